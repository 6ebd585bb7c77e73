aid-game = Legacy
aid-title = Legacy : aide de jeu
aid-about = D'une à quatre familles, trois générations. Le plus d'honneur l'emporte.
aid-foot = Les nombres comme L-4.1 sont des articles : « cadency rules legacy » et la page des règles les montrent. Cadency.

aid-turn = Votre tour
aid-turn-1 = Un pion : le poser et faire ce que dit la place, avec tout ce qu'elle coûte.
aid-turn-2 = Plateau individuel : vos deux pions seulement, chaque action autant qu'on veut.
aid-turn-3 = Plateau principal : chaque action prend un pion par manche, le vôtre ou un pion supplémentaire de sa couleur.
aid-turn-4 = Avant : réclamer une mission remplie.

aid-home = Sur votre plateau
aid-home-1 = Marier : un ami de la main auprès d'un membre non marié de l'autre sexe. Payer ou recevoir ; puis revenu, prestige, effet, et un enfant.
aid-home-2 = Ou promettre : un ami à un enfant. On paie tout de suite, le reste vient quand l'enfant grandit.
aid-home-3 = Un enfant : pour un couple qui en a moins de trois. Choisir le sexe coûte en plus.
aid-home-4 = Demander aux amis : 2 or sans frais, 3 pour 1 honneur, 4 pour 1 honneur et 1 ami.
aid-home-5 = Nouer des relations : 1 ami sans frais, 2 pour 1 or, 3 pour 2 or.

aid-street = Sur le plateau principal
aid-street-1 = Titre : payer son prix, prendre ce qu'il donne.
aid-street-2 = Demeure : 3 or et 1 ami pour 2 de prestige.
aid-street-3 = Entreprise : 2 de prestige (règles allemandes : 1 honneur) et 2 amis pour 1 de revenu.
aid-street-4 = Contribution : comme un titre.
aid-street-5 = Fertilité : 2 or et 1 ami pour deux enfants, s'il y a place pour les deux.
aid-street-6 = Mission : 1 ami ; en piocher deux, en garder une. À la troisième génération, on en scelle une sous le mentor.

aid-rounds = Manches et générations
aid-rounds-1 = Neuf manches : deux, trois et quatre dans les trois générations.
aid-rounds-2 = Fin d'une manche : le revenu en or, sauf après la neuvième.
aid-rounds-3 = Fin d'une génération : le prestige en honneur, et 1 honneur par enfant né en elle.
aid-rounds-4 = Sans enfant : la famille est éteinte et ne peut gagner.
aid-rounds-5 = Nouvelle génération : les enfants grandissent, les mariages promis se font, chaque famille reçoit un pion supplémentaire.

aid-score = La fin
aid-score-1 = Mentor : le but principal, s'il est atteint ; chaque mission scellée fait compter un but secondaire.
aid-score-2 = Le plus d'honneur gagne : puis la plus grande main, puis plus de prestige.

aid-mind = Ce qu'on oublie
aid-mind-1 = S'il reste un seul ami à l'étalage, on le prend aussi, sans frais.
aid-mind-2 = Un bien de chaque sorte par membre ou couple.
aid-mind-3 = Un chef de famille ne meurt jamais en couches.
aid-mind-4 = Les pions supplémentaires durent jusqu'à la fin de la génération.
aid-mind-5 = Honneur, prestige et revenu se paient même au-dessous de zéro.
