# La première leçon. Un texte a 25 mots au plus, une raison (-why) 45 ; -no se dit à qui essaie autre chose.
first-title = Votre première partie de Legacy
first-cover-1 = Vous fondez une famille dans la vieille France, et menez ses enfants et petits-enfants.
first-cover-2 = À chaque tour, placez un pion : pour marier, avoir des enfants, rencontrer des amis, trouver de l'or ou briller en ville.
first-cover-3 = { first-win-1 } L'or et les amis n'en sont que le chemin.

# Ce que l'on devrait savoir dire ensuite.
first-win-1 = Après trois générations, la famille qui a le plus d'honneur gagne.
first-win-2 = À la fin d'une génération, votre prestige devient de l'honneur, et chaque enfant né en ajoute 1.
first-win-3 = Missions, contributions et objectifs du mentor donnent aussi de l'honneur ; mais qui finit une génération sans enfant a perdu.

first-head = C'est vous, le patriarche d'une nouvelle famille. Vos enfants, et les leurs, grandiront sur l'arbre, au-dessous.
first-head-why = Une matriarche pourrait aussi mener la famille : elle commence avec plus d'or et moins de revenu. Votre carte vous a aussi donné un pion supplémentaire, un rouge.
first-hand = Voici vos amis, que vous seul voyez. Ils entrent dans la famille en se mariant, ou servent à payer ce que vous faites.
first-hand-why = Une carte montre la nation, souvent une activité, et ce que la noce apporte : de l'or à payer ou à recevoir, du revenu ou des amis, et du prestige.
first-bride = Une famille commence par une noce. Épousez Ginevra, une aristocrate : sa dot est de 3 or, et elle apporte 1 prestige.
first-bride-why = Les femmes apportent en général une dot ; les hommes coûtent de l'or et apportent plus de prestige. Une noce prend l'un des deux pions que vous avez à chaque manche.
first-bride-no = Pas encore. D'abord une noce, et c'est l'activité de Ginevra qui vous servira bientôt.
first-girl = C'est une fille ! Chaque noce donne une carte enfant, et chaque enfant vaudra 1 honneur à la fin de la génération.
first-girl-why = Un couple a trois enfants au plus. Quelques cartes sont des complications : on perd alors l'enfant ou sa mère. Un chef de famille ne meurt jamais.
first-prestige = Vous avez 1 prestige. Il vous reste, et à la fin de chaque génération il vous donne autant d'honneur.
first-prestige-why = Le prestige compte donc surtout s'il vient tôt : trois fois si vous le gagnez maintenant, une seule dans la dernière génération.
first-pawn = Apolline s'est mariée, elle aussi. On place un pion par tour, deux par manche ; le rouge vient en plus.
first-pawn-why = Les pions supplémentaires vont en ville, chaque couleur à sa place, et attendent jusqu'à la fin de la génération. Apolline est un robot ; le sien est vert et achète une demeure.

first-mission = Servez-vous du pion rouge. Il entreprend une mission : on en pioche deux, vous en gardez une.
first-mission-why = Chaque place de la ville n'accepte qu'un pion par manche, celui du premier venu. L'un des vôtres pourrait y aller, mais il a mieux à faire.
first-mission-no = Gardez votre pion : le rouge ne sert qu'aux missions, qu'il commence.
first-price = Une mission coûte un ami. De qui vous passerez-vous, Elif ou Fabrizio ?
first-price-why = Qui sert à payer va à la défausse. Chaque ami de votre main est deux choses à la fois : une noce à venir, ou un prix à payer.
first-price-no = Gardez les autres pour des noces à venir. Laissez Elif ou Fabrizio.
first-court = Celle-ci est à moitié faite. Deux aristocrates dans la famille rapportent 8 honneur, et Ginevra en est une.
first-court-why = Les missions demandent des activités, des nations, des titres, du revenu et autres. Tous voient la vôtre. On la valide à son tour, dès que tout est vrai.
first-court-no = Réunir autant d'or prendrait du temps. Gardez la mission à moitié faite.

first-socialise = Il vous faut un second aristocrate. Pressez « Recevoir » et voyez qui l'on peut rencontrer.
first-socialise-why = Chez vous, on marie, on a des enfants, on demande de l'argent, on noue des relations, autant qu'on a de pions. Personne ne peut prendre ces quatre places.
first-socialise-no = Cherchez d'abord l'aristocrate que demande votre mission.
first-visit = Cinq amis sont au salon. En prendre un est gratuit ; deux coûteraient 1 or, trois 2 or.
first-visit-why = Un ami ne reste jamais seul : qui n'en laisse qu'un le prend aussi, pour rien. Puis cinq autres arrivent.
first-visit-no = Un seul suffit : il vous faudra de l'or pour une noce.
first-take = Robert est aristocrate. Prenez-le : il épousera votre fille.
first-take-why = Sa noce coûte 3 or et apporte 2 prestige. Ce qui est écrit au bas d'une carte vient en plus ; pour Robert, il faudrait un autre Anglais dans la famille.
first-take-no = Bonne compagnie, mais seul Robert est aristocrate.
first-income = La manche est finie. Votre revenu est arrivé en or, et vos deux pions sont de retour.
first-income-why = Le revenu est versé après chaque manche, sauf la dernière ; titres, entreprises et certains conjoints l'augmentent. Apolline a acheté une demeure avec son pion vert, pour 2 prestige.

first-others = Apolline est passée la première et s'est offert un titre. Son pion y reste : la place est prise pour cette manche.
first-others-why = La carte premier joueur tourne : la prochaine fois, c'est vous. Son titre de Comte a coûté 4 or et 2 amis et donné 2 prestige et 1 revenu.
first-arrange = Votre fille est une enfant, mais on peut la promettre. Pressez Robert : payez ses 3 or, la noce viendra plus tard.
first-arrange-why = Un ami promis est aussitôt de la famille, et votre mission le compte. Le prestige et tout ce qu'il apporte viennent avec la noce.
first-arrange-no = Robert d'abord : il fait le second aristocrate.
first-promised = Robert attend à côté de votre fille. Quand elle sera grande, ils se marieront d'eux-mêmes, sans pion.
first-promised-why = Voilà à quoi servent les mariages arrangés : la nouvelle génération commence avec un couple, et le plus souvent un enfant. Mais on paie longtemps avant de gagner.
first-claim = Deux aristocrates : la mission est accomplie. Validez-la avant d'agir, et 8 honneur sont à vous.
first-claim-why = Valider ne demande pas de pion, et votre tour continue. La carte est défaussée, sauf si elle dit qu'on la garde.
first-claim-no = D'abord les 8 honneur : ils ne coûtent rien, pas même votre tour.

first-birth = Votre dernier pion de cette génération. Pressez « Un enfant » : un second vaut 1 honneur, et une noce de plus un jour.
first-birth-why = On choisit un couple qui a de la place et l'on pioche une carte. Le médecin, en ville, en pioche deux, pour 2 or et 1 ami.
first-birth-no = Un second enfant vaut mieux à présent. Pressez « Un enfant ».
first-wish = Fille ou garçon ? Choisir coûte 1 honneur. Une fille épouse un homme et son prestige, un garçon une femme et sa dot.
first-wish-why = Sans choix, la première carte décide, et c'est gratuit. Vous avez en main des hommes et des femmes ; en choisissant, vous êtes sûr que quelqu'un conviendra.
first-wish-no = Le hasard est gratuit, mais essayez une fois de choisir : fille ou garçon ?

first-honour = La première génération est finie. { first-win-2 }
first-honour-why = Pour vous, 1 pour le prestige et 2 pour les enfants. Avec 8 pour la mission, et 1 de moins pour le choix, cela fait 10.
first-grown = Les enfants sont grands. Robert et votre fille sont mariés : 2 prestige, et déjà un enfant à eux.
first-grown-why = Tous les enfants grandissent ensemble ; viennent alors leurs dons et les mariages arrangés. Désormais vos pions agissent pour cette génération, et non plus pour Ginevra et vous.
first-extinct = Ne finissez jamais une génération sans enfant : la famille s'éteindrait et ne pourrait gagner. Vous avez déjà un petit-enfant.
first-extinct-why = Chaque génération a besoin de ses enfants, même la dernière. Une complication peut en coûter un : ne comptez pas sur une seule naissance.
first-doctor = À nouvelle génération, nouveau pion, tiré au sort. Le vôtre est bleu ciel : il appelle le médecin, pour deux enfants d'un coup.
first-doctor-why = Le médecin demande 2 or et 1 ami, et un couple qui a de la place pour deux. Un pion qui n'a pas servi repart à la fin de la génération.

first-title-place = Cette fois, vous êtes premier en ville. Placez un pion sur « Titre » avant Apolline.
first-title-place-why = Il y a trois titres par génération. Ils donnent du prestige, et presque tous autre chose. Ceux que personne n'achète s'en vont avec elle.
first-title-place-no = Le reste peut attendre ; les titres, non. Apolline en voudrait un autre.
first-viscount = Vicomte : 3 prestige et 1 revenu, pour 5 or et 2 amis. Prenez-le.
first-viscount-why = Le Marquis donne 1 prestige de plus, mais coûte 7 or ; le Bailli est bon marché et donne du revenu. Le revenu revient après chaque manche.
first-viscount-no = Le Vicomte convient le mieux à votre bourse, et vous laisse un peu d'or.
first-holder = Qui le portera ? Chaque couple, ou célibataire, peut avoir un titre, une demeure, une entreprise et une contribution.
first-holder-why = Ce que donne le titre est le même pour tous. Mais qui en a un n'en aura pas d'autre : les suivants iront à quelqu'un d'autre.
first-holder-no = Seuls vos enfants, grands désormais, peuvent le porter : choisissez l'un d'eux.
first-first = L'or est payé, deux amis doivent suivre. De qui vous séparez-vous d'abord ?
first-first-why = Pensez au cadet, encore célibataire : gardez pour sa noce un ami de l'autre sexe.
first-first-no = Le prix est de deux amis : choisissez le premier.
first-second = Et le second. Gardez quelqu'un que votre cadet puisse épouser.
first-second-why = Une petite main n'est pas une honte : des amis viennent quand on noue des relations, avec certains conjoints et avec certaines contributions.
first-second-no = Le prix est de deux amis : choisissez le second.
first-early = Vous avez 6 prestige. Ils compteront après cette génération et après la dernière : 12 honneur.
first-early-why = Voilà pourquoi l'on achète tôt titres et demeures. Les contributions donnent de l'honneur sur-le-champ ; elles ne perdent rien à attendre.

first-money = Votre bourse est légère. Pressez « Demander » : vos amis vous aideront.
first-money-why = L'or paie noces, titres et maisons. On n'en doit jamais : ce qu'on ne peut payer, on ne peut le faire.
first-money-no = Avec peu d'or, peu de choix. Demandez d'abord à vos amis.
first-plead = 2 or pour rien, ou 3 or contre 1 honneur ? C'est votre bon nom que vous vendez.
first-plead-why = Contre 1 honneur et un ami, il y en aurait 4. C'est l'honneur qui gagne : ne le vendez que pour un or qui rapportera davantage.
first-plead-no = Cela coûterait aussi un ami, et il vous en reste peu. Demandez 2 ou 3 or.
first-street = La ville offre encore autre chose. Une demeure donne 2 prestige, une entreprise 1 revenu, une contribution de l'honneur sur-le-champ.
first-street-why = Une demeure coûte 3 or et 1 ami ; une entreprise, 2 prestige et 2 amis. Les contributions coûtent surtout de l'or, et changent à chaque génération.

first-mentor = Votre mentor, Madame de Pompadour, est votre secret. Si votre famille a trois titres à la fin, vous gagnez 11 honneur.
first-mentor-why = Vous avez un titre ; il en manque deux. Apolline aussi a un mentor, avec d'autres souhaits ; vous saurez lequel quand la partie sera finie.
first-sealed = Elle a deux objectifs secondaires, à 4 chacun. Pour que chacun compte, scellez une mission sous elle, à la troisième génération.
first-sealed-why = À la troisième génération, la place des missions change : pour 1 ami, la première mission va sous le mentor, face cachée. Ses objectifs secondaires : 20 prestige, et deux mariages arrangés pour la quatrième génération.
first-win = C'est ce qui décide. { first-win-1 }
first-win-why = Ce nombre est tout ce que vous avez jusqu'ici ; le mentor vient en plus. À égalité, la plus grande main gagne, puis le plus de prestige.
first-ways = Et n'oubliez pas ceci. { first-win-3 }
first-ways-why = Une mission donne 6 ou 8 honneur, une contribution jusqu'à 9. Le plus vient du prestige que l'on a eu tôt. Une famille éteinte finit dernière.
first-end = Les générations durent deux, trois et quatre manches. C'est la troisième sur neuf ; votre cadet attend sa noce.
first-end-why = Après la neuvième manche, plus de revenu, et l'or qui reste ne compte pour rien, sauf pour certain mentor. Dépensez-le à temps.
first-free = Désormais, la famille est à vous. Continuez contre Apolline, qui joue comme un page ; vous pouvez partir quand il vous plaît.
first-free-why = La partie continue à cette table, avec des tirages que personne ne connaît. Tout s'explique quand on le pointe, et les règles sont à un clic.
