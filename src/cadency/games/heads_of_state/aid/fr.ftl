aid-game = Heads of State
aid-title = Heads of State : aide de jeu
aid-about = De deux à cinq dynasties, trois manches, trois révolutions. Le plus de points l'emporte.
aid-foot = Les nombres comme H-4.1 sont des articles : « cadency rules heads_of_state » et la page des règles les montrent. Cadency.

aid-turn = Votre tour : l'une des deux options
aid-turn-1 = 1, attributs : piocher trois cartes, chacune de l'étalage ou de la pioche. Puis créer autant de nobles qu'on peut payer.
aid-turn-2 = Ou balayer : six nouvelles cartes, puis en piocher une. Il en faut six dans la pioche.
aid-turn-3 = 2, trahison : piocher une carte trahison et une carte attribut. Puis trahir, et ne créer de nobles que là où l'on a tué.
aid-turn-4 = Tout premier tour : des cartes attribut seulement.
aid-turn-5 = À la fin : au plus 10 cartes attribut et 4 trahisons en main. Puis on complète les étalages.

aid-noble = Créer un noble
aid-noble-1 = L'ensemble : défausser celui du rang, poser son jeton sur un emplacement de ce rang, prendre la carte noble.
aid-noble-2 = Courtisane : remplace une carte de l'ensemble ; jamais pour un baron ni un roi.
aid-noble-3 = Premier dans un secteur : son marqueur, la valeur de l'hexagone.
aid-noble-4 = Les deux emplacements : d'un secteur peuvent être à vous.

aid-treason = La trahison
aid-treason-1 = Assassin : un pour une province, deux pour une capitale. Trois cubes à vous contre un : il peut échouer.
aid-treason-2 = Carte de pays : tue dans une province de son pays ; deux du même pays dans la capitale. Elle n'échoue jamais.
aid-treason-3 = Deux pays : vaut l'un ou l'autre.
aid-treason-4 = Le devoir : de ceux qu'on tue dans un tour, on doit tous les remplacer sauf un.

aid-revolution = La révolution
aid-revolution-1 = Quand sa carte paraît : on s'arrête et on compte la manche. La troisième finit la partie.
aid-revolution-2 = Les mains : réduites à 6 attributs et 2 trahisons. Nouvelles pioches et étalages ; puis le tour reprend.

aid-score = Les points
aid-score-1 = Influence des vivants : 2 en province, 4 en capitale ; la moitié sous un noble vivant de rang plus haut.
aid-score-2 = Chaque manche : Grande-Bretagne 8 et 3, France 10 et 2, États allemands 6 et 5, Espagne 7 et 4, au premier et au deuxième.
aid-score-3 = Marqueur de pays : qui a créé un noble dans tous ses secteurs, mort ou vif ; le premier reçoit plus.
aid-score-4 = Chambre des Nobles : les sept rangs créés : 16, 12, 8.
aid-score-5 = À la fin, le plus de cartes nobles : 4, 6, 8, 10, 12, 14, 16 du baron au roi. À deux on partage ; à trois, rien.

aid-mind = Ce qu'on oublie
aid-mind-1 = Aucun noble n'est désigné deux fois dans un tour, et jamais l'un des siens.
aid-mind-2 = Les cartes nobles restent à vous quand leurs nobles meurent.
aid-mind-3 = Les cartes de l'étalage ne sont remplacées qu'après le tour.
aid-mind-4 = Seul dans un pays : la première place seulement.
