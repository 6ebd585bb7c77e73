aid-game = Dynasties
aid-title = Dynasties : aide de jeu
aid-about = De trois à cinq maisons, trois manches. L'un partage, l'autre choisit. Le plus de points l'emporte.
aid-foot = Les nombres comme D-3.2 sont des articles : « cadency rules dynasties » et la page des règles les montrent. Cadency.

aid-turn = Votre tour : au choix
aid-turn-1 = Jouer une carte : pour l'une de ses deux actions de base, ou pour l'action spéciale du bas.
aid-turn-2 = Défausser une carte : et piocher un cube dans le sac.
aid-turn-3 = Employer un livre : un livre de cartes ne finit pas le tour.
aid-turn-4 = Passer : poser une figure sur la piste ; plus de tour dans cette manche.

aid-actions = Les actions de base
aid-actions-1 = Commerce : une figure sur un navire, d'abord la grande case. Les deux prises, la petite fait deux lots, la grande choisit.
aid-actions-2 = Prince : payer les cubes noirs de la case ; la ville donne ce que dit son symbole.
aid-actions-3 = Princesse : de même en cubes blancs. Nul n'a les deux cases d'une ville.
aid-actions-4 = Personnage : payer les cubes bleus de sa case ; chacun sert une fois par manche.
aid-actions-5 = Action spéciale : coûte 1 jaune. Une case de la ville sans son prix, deux commerces, ou un personnage jaune. Passer est gratuit.

aid-city = Ce que donne une ville
aid-city-1 = Points : 2 points.
aid-city-2 = Ancre : un cube du sac.
aid-city-3 = Livre : le livre du dessus, face cachée.
aid-city-4 = Couronne : rien maintenant ; à la fin, des points pour toutes les couronnes d'une région.

aid-wedding = Le mariage
aid-wedding-1 = Quand : dès que les deux cases d'une ville sont prises.
aid-wedding-2 = Dot : la petite case lance trois dés et en met un à part ; la grande prend l'un ou les deux, d'abord.
aid-wedding-3 = Faces : enfant, blason, 3 points, 2 cubes, une carte action, une carte de décompte jaune.

aid-round = La fin d'une manche
aid-round-1 = Passer : les cases du haut coûtent 3, 2, 1, 1 rose ; la grande, rien. On garde une carte.
aid-round-2 = Navires : qui est seul à bord prend 2 cubes.
aid-round-3 = Bonus : dans l'ordre de la piste, chacun en prend un ; le premier commence la manche suivante.
aid-round-4 = Célibataires : 4 sur une grande case, 2 sur une petite ; après la deuxième manche 6 et 3, puis le monastère, sauf contre 1 rose chacun.
aid-round-5 = Cartes de décompte : en jouer à volonté, en garder deux au plus.

aid-score = Après la troisième manche
aid-score-1 = Régions : figures, enfants, blasons et livres au blason ; première et deuxième place selon la tuile.
aid-score-2 = Couronnes : une figure dans chaque ville à couronne d'une région.
aid-score-3 = Livres : ceux à 3 points.
aid-score-4 = Égalité : plus de cubes.

aid-mind = Ce qu'on oublie
aid-mind-1 = Deux cubes roses valent un cube d'une autre couleur.
aid-mind-2 = Qui a passé partage, choisit et reçoit encore.
aid-mind-3 = Les deux figures d'un navire à vous : 2 cubes, le reste au sac.
aid-mind-4 = Si la première place est partagée, il n'y a pas de deuxième.
