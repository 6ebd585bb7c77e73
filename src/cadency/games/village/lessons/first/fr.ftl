# La première leçon. Un texte a 25 mots au plus, une raison (-why) 45 ; -no se dit à qui essaie autre chose.
first-title = Votre première partie de Village
first-cover-1 = Vous menez une famille dans un petit village : parents, enfants et petits-enfants.
first-cover-2 = À chaque tour, prenez un cube et faites le travail de sa case : récolte, artisanat, marché, voyage, conseil, église.
first-cover-3 = { first-win-1 } Tous meurent un jour ; l'important est le souvenir qu'ils laissent.

# Ce que l'on devrait savoir dire ensuite.
first-win-1 = La famille qui a le plus de prestige à la fin gagne.
first-win-2 = Le prestige vient des clients, des cités, du conseil, de l'église et des noms dans les archives.
first-win-3 = Le travail prend du temps, le temps prend des vies : archives ou tombes pleines, la partie finit.

first-cube = Chaque tour commence par un cube. Prenez-en un ici, à l'artisanat. Il est à vous, et sa case vous donne du travail.
first-cube-why = Les cubes sont votre monnaie : orange le pouvoir, vert la persuasion, brun la foi, rose le savoir. La couleur servira plus tard ; la case décide de ce que vous faites maintenant.
first-cube-no = Plus tard. Cette leçon commence à l'artisanat, par un des cubes éclairés.
first-train = Fabriquez une marchandise. Envoyez quelqu'un à la bibliothèque : apprendre prend 2 temps, et l'on y reste.
first-train-why = Vos quatre aînés sont à la ferme. Qui apprend un métier vit désormais dans l'atelier, et peut y travailler encore sans rien réapprendre.
first-train-no = Un autre atelier irait aussi, mais un client veut ce que fait la bibliothèque.
first-scroll = Au travail. Pour 2 temps de plus, un parchemin est à vous. Le prochain ne coûtera que 2 temps.
first-scroll-why = Une marchandise faite par l'un des vôtres coûte du temps. Achetée, elle coûte des cubes ou du grain, et n'exige personne dans l'atelier.
first-scroll-no = On peut en rester là, mais après l'apprentissage, autant faire le parchemin.
first-time = Le travail prend du temps. Votre sablier a fait 4 pas autour de la ferme ; au dixième vient le pont.
first-time-why = Chacun a son sablier, et les tours ne l'attendent pas : qui dépense peu de temps vit plus longtemps, mais en fait moins.
first-others = Les autres jouent aussi. Tous deux ont pris un cube noir, la peste : il ne vaut rien et coûte 2 temps.
first-others-why = Mechthild et Ranulf sont des robots. Ils prennent un cube chacun, comme vous, jusqu'à ce qu'il n'en reste plus ; alors la manche est finie.

first-harvest = À vous de nouveau. Prenez un cube à la récolte, vert ou rose, comme il vous plaît.
first-harvest-why = Le cube noir donnerait le même travail, mais il repart aussitôt et coûte 2 temps. On peut aussi prendre un cube et laisser le travail.
first-harvest-no = Une chose après l'autre : d'abord du grain, à la récolte.
first-reap = Rentrez-la. Qui a quelqu'un à la ferme reçoit 2 sacs de grain, sans dépenser de temps.
first-reap-why = Avec charrue et cheval, une récolte donne 3 sacs ; avec charrue et bœuf, 4. Une ferme en garde cinq.
first-reap-no = Le cube est à vous ; ne laissez pas le grain au champ.
first-customer = Les clients veulent des marchandises. Celui-ci demande un parchemin et un sac, et vaut 2 points de prestige.
first-customer-why = Seuls les clients des quatre étals peuvent être servis. Ceux de la file, plus bas, avancent après un jour de marché.

first-again = Et maintenant, de quoi voyager. Prenez un autre cube à l'artisanat.
first-again-why = Une case sert autant de fois qu'il y reste des cubes. Une fois le dernier parti, elle est fermée pour cette manche.
first-again-no = Pas encore : il vous faudra un chariot, et il se fait à l'artisanat.
first-wainwright = Un chariot mène hors du village. Envoyez quelqu'un apprendre chez le charron, pour 2 temps.
first-wainwright-why = Chaque atelier fait sa marchandise : chariot, cheval ou bœuf, parchemin, charrue. Le moulin n'exige personne ; il change le grain en pièces.
first-wainwright-no = Bonne idée pour une autre partie. Pour le voyage à venir, il faut un chariot.
first-wagon = Et 2 de plus pour le chariot. Regardez ensuite votre sablier : le pont est proche.
first-wagon-why = Huit pas sur dix seront passés. Le temps ne se refuse jamais : on peut toujours le payer, et il a toujours son prix.
first-wagon-no = Sans chariot, personne ne voyage : faites-le maintenant.
first-bridge = Voici le pont. Chaque fois que votre sablier le passe, quelqu'un de votre famille meurt.
first-bridge-why = Ce n'est pas une punition. Chez tous on meurt, sans cesse ; une bonne famille veille à ce que ce soit au bon endroit.

first-church = Passons-le exprès. Prenez le cube brun à l'église.
first-church-why = L'action de l'église met l'un des vôtres dans le sac noir. De là, il entre à l'église quand vient la messe, en fin de manche.
first-church-no = D'abord l'église : son cube brun servira aussi sur la route.
first-give = Donnez quelqu'un à l'église. Un cube brun, la foi, suffirait ; mais payez 3 temps, et passez le pont.
first-give-why = Bien des choses se paient de deux façons. Les cubes sont rapides, le temps est toujours là. Il vous faudra vos cubes bruns pour une route.
first-give-no = Gardez le cube brun pour le voyage, et payez en temps.
first-bury = Les aînés partent d'abord. À vous de choisir : à la bibliothèque, ou chez le charron ?
first-bury-why = Quatre des vôtres sont de génération 1, et l'un d'eux doit partir. Ceux du sac noir sont à l'abri. L'endroit où l'on meurt fait le souvenir que l'on laisse.
first-bury-no = À la ferme, on se souviendrait d'un paysan. Pour l'instant, prenez un des ateliers.
first-chronicle = On se souviendra. Aux archives, 3 noms de votre famille valent 4 points de prestige, 4 en valent 7, 5 en valent 12.
first-chronicle-why = Chaque carrière a sa colonne : artisanat, voyage, conseil, église et ferme. Seul compte le nombre de vos noms, dans n'importe lesquelles.
first-graves = Une colonne pleine, le suivant de cet état va dans une tombe anonyme, qui ne vaut rien.
first-graves-why = Voilà la course de ce jeu : mourir à temps, tant qu'il reste une case. Entre-temps, Mechthild aussi a perdu quelqu'un.

first-family = Une famille a besoin d'enfants. Prenez le cube à la famille.
first-family-why = Sept de vos membres ne sont pas encore nés : trois de la deuxième génération, puis deux et deux. Sans eux, plus personne bientôt pour travailler.
first-family-no = Votre ferme est presque vide : pensez d'abord aux enfants.
first-child = Bienvenue ! Un enfant de la deuxième génération arrive. Les aînés partent d'abord, les jeunes ont donc le temps.
first-child-why = Au lieu d'une naissance, on peut rappeler quelqu'un d'un atelier, d'une cité, du conseil ou de l'église. Il perd la place qu'il avait.
first-child-no = Laissez les autres où ils sont : une naissance vaut mieux maintenant.

first-market = Vous avez un parchemin et du grain. Prenez un cube au marché, et c'est jour de marché.
first-market-why = Un jour de marché a lieu dès que quelqu'un prend un cube ici, et tous peuvent vendre. Qui l'ouvre vend d'abord, et sans frais.
first-market-no = Mechthild aussi a un parchemin. Arrivez au marché avant elle.
first-sell = Servez-le : le parchemin et un sac partent, 2 points de prestige vous restent. Il reste un sac pour la messe.
first-sell-why = Les clients se gardent et comptent à la fin. Ceux qui veulent chevaux, charrues ou chariots valent jusqu'à 6.
first-sell-no = Lui aussi veut un parchemin, mais il ne resterait rien à vendre à l'autre.
first-sales = Aux autres. Chaque vente sauf votre première coûte un cube vert et 1 temps. Mechthild a vendu un parchemin et payé d'une pièce.
first-sales-why = Chacun peut vendre à son tour, jusqu'à ce que tous aient passé. Une pièce remplace un cube de n'importe quelle couleur, et vaut 1 point si elle reste.

first-council = Ranulf siège au conseil. Un niveau coûte du temps et 2 cubes verts ou un parchemin ; chacun donne un privilège.
first-council-why = Le premier niveau vous fait commencer la manche suivante, le deuxième donne deux cubes, le troisième une marchandise, le quatrième 3 points pour une pièce. À la fin : 0, 2, 4 et 6.
first-travel = Votre chariot est prêt. Prenez le cube brun au voyage.
first-travel-why = Le cube pris compte aussitôt : avec lui vous en avez trois bruns, et la route en demande deux.
first-travel-no = Les cubes s'épuisent, et la manche avec eux. Voyagez tant que c'est possible.
first-road = En route pour Aubrac ! Un voyage prend 2 temps, votre chariot, et 2 cubes de la couleur de la route.
first-road-why = Deux routes quittent le village, d'autres vont de cité en cité. Un voyageur repart de là où il est ; nul ne revient par la route.
first-road-no = Cette route demande d'autres cubes, ou prive la ferme de l'enfant. Envoyez un aîné à Aubrac.
first-pay = Payez deux cubes bruns. Votre pièce pourrait en remplacer un, mais la messe approche.
first-pay-why = Une pièce sert à trois choses : remplacer un cube, racheter quelqu'un du sac noir, et valoir 1 point de prestige si elle reste à la fin.
first-pay-no = Gardez la pièce : vous verrez bientôt pourquoi.
first-city = Votre fanion est à Aubrac : 3 points de prestige aussitôt. À la fin compte le nombre de vos cités, jusqu'à 18.
first-city-why = Une cité vaut 1, deux valent 3, puis 6, 10, 14 et 18. La récompense de la cité elle-même ne vient qu'une fois, à la première visite.

first-mass = Plus de cubes : la manche est finie, et la messe a lieu. Quatre figurines quittent le sac noir.
first-mass-why = Dans le sac, quatre moines et ceux qu'on a donnés à l'église : un de chaque famille. Les moines y retournent, les autres vont à la première fenêtre.
first-ransom = Ne vous fiez pas au hasard. Contre votre pièce, le vôtre sort à coup sûr.
first-ransom-why = Chaque famille est invitée une fois, et rachète autant de gens qu'elle a de pièces. Ce qui manque est tiré au hasard.
first-ransom-no = Le hasard, ce sont quatre moines contre vous. Cette fois, payez la pièce.
first-promote = Une fenêtre plus loin. Il en coûte votre dernier sac, et elle vaut plus à la fin.
first-promote-why = Les fenêtres valent 2, 3, 4 et 6 à la fin. Y avancer coûte 1, puis 2, puis 4 sacs.
first-promote-no = Le grain attendrait en vain : c'est à la messe qu'il sert le plus.
first-majority = Qui en a le plus à l'église ? Mechthild en a autant, aussi loin. Chacun de vous deux gagne 2 points.
first-majority-why = À chaque messe, 2 points vont à la famille la plus nombreuse aux fenêtres. À égalité, c'est la figurine la plus à gauche qui compte.

first-score = Vous avez 11 points de prestige. { first-win-1 }
first-score-why = Une partie est à vous tout de suite, comme à Aubrac et à la messe ; le reste se compte à la fin. Le laurier de votre ferme montre la somme.
first-ways = Retenez trois chemins. { first-win-2 }
first-ways-why = Vendre au marché ; prendre place aux cités, au conseil et à l'église ; et inscrire cinq des vôtres aux archives. Qui gagne en suit souvent deux.
first-end = Et retenez l'heure. { first-win-3 }
first-end-why = À trois familles, les archives ont douze cases, et il y a six tombes. Quand l'une ou l'autre est pleine, les autres jouent encore un tour ; puis une dernière messe.
first-free = La manche suivante est à vous. Continuez contre deux pages, ou revenez quand il vous plaira.
first-free-why = Les pages sont les plus faibles des robots. Tout sur le plateau s'explique quand on le pointe, et les règles sont à un clic.
