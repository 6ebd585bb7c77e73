figure-board = Votre plateau : ce que vous avez, et les quatre actions toujours ouvertes à vos deux pions.
figure-street = Dans la rue, chaque action accueille un pion par manche. Au-dessus, ce qu'on peut y obtenir.
figure-tree = Un couple, ce sont deux portraits unis par un anneau ; les enfants viennent dessous, le petit signe est un bien.
figure-row = Les amis de l'étalage : en haut nation et activité, en bas ce que le mariage coûte et rapporte.
figure-mission = Les buts du mentor et, dessous, les missions encore ouvertes.
figure-prestige = À la fin d'une génération, le nombre de la couronne s'ajoute à celui du laurier.
figure-grown = L'arbre tard dans la partie : un rang par génération, les plus jeunes en bas.
