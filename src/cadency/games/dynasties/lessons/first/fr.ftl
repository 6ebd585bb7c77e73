# La première leçon. Un texte a 25 mots au plus, une raison (-why) 45 ; -no se dit à qui essaie autre chose.
first-title = Votre première partie de Dynasties
first-cover-1 = Vous menez l'une des grandes maisons d'Europe, au temps de Léonard et de Colomb.
first-cover-2 = À chaque tour, jouez une carte pour une action : commercer, ou envoyer quelqu'un dans une ville, pour le marier.
first-cover-3 = { first-win-1 } Et quoi que l'on partage : l'un divise, l'autre choisit.

# Ce que l'on devrait savoir dire ensuite.
first-win-1 = Après trois manches, la maison qui a le plus de points gagne.
first-win-2 = Les points viennent des villes, des mariages, des célibataires après une manche et des cartes de décompte.
first-win-3 = À la fin, chaque région rapporte des points : pour le plus de figures et de blasons, et pour ses couronnes.

first-card = Une carte, une action. Jouez Brest pour commercer : cela donne des cubes, et princes et princesses en coûtent.
first-card-why = Une carte montre deux symboles et, dessous, une action spéciale. On utilise l'un des trois, puis la carte est partie. Vous avez six cartes pour cette manche.
first-card-no = Chaque carte aura son heure. D'abord du commerce, avec la carte Brest, pour pouvoir payer le reste.
first-board = Trois navires portent chacun cinq cubes. Montez sur le premier : il est vide, la grande case est donc pour vous.
first-board-why = Rien de plus avant qu'un second marchand n'arrive. S'il n'en vient aucun, vous prenez deux des cubes en fin de manche, et rentrez.
first-board-no = De bons cubes là aussi, mais le premier navire en porte deux blancs. Il vous en faudra.
first-lots = Bertrand est monté en second : à lui de diviser. Vous étiez là d'abord : choisissez un lot. Les deux ont un cube blanc.
first-lots-why = L'un divise, l'autre choisit : ainsi se partage tout dans ce jeu. Qui divise mal garde la moins bonne part.
first-lots-no = Choisissez l'un des deux lots ; l'autre sera pour Bertrand.
first-cubes = Tout se paie en cubes : noirs les princes, blancs les princesses, jaunes les actions spéciales, bleus les personnages. Deux roses en remplacent un.
first-cubes-why = Ce que l'on paie va dans le sac, et c'est du sac que l'on remplit les navires. Le rose paie aussi une meilleure place quand vous passez.

first-rival = Maja a envoyé un prince à York. Il lui en coûte 1 cube noir, et la ville lui donne 2 points.
first-rival-why = Chaque ville a une case de prince et une de princesse, chacune à son prix. La plus chère est la grande : au mariage, c'est elle qui choisit.
first-prince = À vous. Jouez Dublin pour son épée : elle envoie un prince. La rose enverrait une princesse.
first-prince-why = On utilise un symbole, les autres de la carte sont perdus. Où va un prince dépend de ce que vous pouvez payer et des cases libres.
first-prince-no = Cette carte servira plus tard. Jouez maintenant Dublin pour un prince.
first-send = À Carcassonne ! La case coûte 1 cube noir, et la ville donne 2 points. Il y attendra une princesse.
first-send-why = Sa case est la petite, donc bon marché, et il divisera le jour du mariage. Qui prendra la case chère, en face, choisira.
first-send-no = C'est possible. Mais Carcassonne coûte 1 cube, donne des points, et se trouve en France, où vous voulez peser.
first-points = Vos 2 premiers points. D'autres villes donnent un cube pour leur ancre, ou un livre secret. Les couronnes comptent à la fin.
first-points-why = Une ville donne ce que dit son symbole à tous ceux qui viennent, prince ou princesse. Un livre sert plus tard : une carte, un commerce, un voyage, des points ou un blason.

first-wed = Un mariage ! La princesse de Bertrand est venue à Carcassonne. Les deux cases prises, on se marie, et trois dés apportent la dot.
first-wed-why = Nul ne peut avoir les deux cases d'une ville : on se marie dans d'autres maisons, et chacune y gagne. Qui est marié reste jusqu'à la fin.
first-apart = La petite case divise, et c'est la vôtre. Mettez le blason à part : Bertrand prendra les deux autres dés.
first-apart-why = Les dés montrent un enfant, un blason, 3 points, 2 cubes, une carte action ou une carte de décompte. Deux valent souvent mieux qu'un : mettez à part ce que vous voulez garder.
first-apart-no = Il pourrait alors prendre le blason, et un autre dé avec. Mettez le blason à part, il vous restera.
first-dowry = Comme espéré : il en a pris deux, et le blason de France est à vous. Il y compte comme une figure.
first-dowry-why = Bertrand a reçu 3 points et une carte action. Ce que vaut une majorité dans une région, vous le verrez à la fin de cette leçon.

first-special = Sous les symboles : une action spéciale. Jouez celle de Paris : pour 1 cube jaune, quelqu'un y va, si chère que soit la case.
first-special-why = Vingt cartes portent le nom d'une ville. D'autres commercent deux fois, utilisent un personnage d'une case jaune, ou passent à la meilleure case libre. Seuls les jokers n'en ont pas.
first-special-no = Plus tard. Paris est votre meilleure carte : 1 cube jaune au lieu de 2 ou 3 autres.
first-paris = Envoyez un prince. Sa case est la grande : qui viendra l'épouser devra diviser, et vous choisirez.
first-paris-why = Une princesse compterait autant en France. Mais ici sa case est la petite, et la carte coûte la même chose pour les deux.
first-paris-no = Elle aussi pourrait y aller. Mais prenez la grande case, puisqu'elle ne coûte pas plus.
first-single = Le voilà célibataire. S'il est encore seul après cette manche, il rapporte 4 points ; sur une petite case, ce serait 2.
first-single-why = Une figure rapporte donc toujours : une dot si quelqu'un vient, des points sinon. Après la première manche, les célibataires restent en place.

first-character = Maja a utilisé Charles Quint : un blason de son choix et un cube. Un personnage coûte des cubes bleus ; ici, aucun.
first-character-why = La plume d'une carte utilise l'un des six personnages des cases bleues, chacun une fois par manche. À chaque manche on les pose de nouveau.
first-princess = À York, le prince de Maja est seul. Jouez Salamanca pour sa rose : une princesse peut y aller et l'épouser.
first-princess-why = Un mariage rapporte aussitôt, et venir en second est sûr : vous choisissez le moment, et souvent la grande case est encore libre.
first-princess-no = Pas maintenant : avant qu'un autre ne vienne à York, envoyez une princesse, avec Salamanca.
first-york = Envoyez-la à York. Il en coûte 2 cubes blancs, la ville donne 2 points, et sa case est la grande.
first-york-why = Maja doit lancer les dés et diviser, car sa case est la petite ; vous choisissez. Peu importe à qui est le tour.
first-york-no = Elle y serait seule. À York, un prince attend.
first-choose = Maja a lancé les dés et mis le blason à part. Prenez les deux autres : un enfant et 3 points.
first-choose-why = Qui choisit reçoit d'abord ce que ses dés apportent ; l'autre a le reste. Maja aura un blason de Britannia.
first-choose-no = Un blason, c'est bien, mais deux dés valent mieux qu'un, et ceux-ci sont bons.
first-child = Un enfant est né à York. Il compte comme toute figure : vous en avez deux en Britannia, et Maja une.
first-child-why = Chaque ville a une étoile, donc la place d'un enfant. Maja a aussi le blason de Britannia, et vous y êtes à égalité.

first-trade = Il vous reste peu de cubes. Jouez Lyon pour commercer : Maja attend sur le premier navire.
first-trade-why = Au lieu d'une action, on peut défausser une carte et piocher un cube. Mais commercer en rapporte deux ou trois.
first-trade-no = Il vous faudra des cubes à la manche suivante : commercez, avec la carte Lyon.
first-join = Montez sur le premier navire. Maja a la grande case : cette fois, c'est vous qui divisez.
first-join-why = Sur la petite case on ne choisit pas, mais on n'attend pas non plus : l'échange a lieu aussitôt.
first-join-no = Là, il faudrait attendre. Maja est prête à commercer, sur le premier navire.
first-divide = Divisez pour que les deux lots vous plaisent. Proposez noir et blanc contre noir, blanc et bleu : vous aurez ce que laisse Maja.
first-divide-why = De cinq cubes on fait trois et deux, ou quatre et un. Voyez ce qu'il faut à l'autre : deux cubes peuvent en valoir trois.
first-divide-no = C'est possible, mais laissez un noir et un blanc ensemble : un prince et une princesse pour la suite.
first-even = Maja a pris les trois. Noir et blanc sont à vous, bons pour un prince et une princesse, et les marchands sont rentrés.
first-even-why = Le navire a reçu cinq nouveaux cubes. Les marchands reviennent aussitôt ; les figures des villes restent.

first-early = Bertrand a passé tôt. Il est premier sur la case gratuite, mais ne garde qu'une carte : les autres sont perdues.
first-early-why = Qui a passé n'a plus de tour dans cette manche, mais reçoit encore sa part des échanges et des mariages. La carte gardée s'ajoute à celles de la manche suivante.
first-pass = Passez aussi : votre dernière carte peut rester. Pour 1 cube rose, prenez une case du haut, devant Bertrand.
first-pass-why = Les cases du haut coûtent 3, 2, 1 et 1 cubes roses. Le plus avancé commence la manche suivante et choisit d'abord une action bonus.
first-pass-no = C'est possible, mais Bertrand choisirait avant vous en fin de manche. Pour 1 cube rose, vous êtes devant lui.
first-late = Maja est restée et a joué un tour de plus, mais elle est dernière. Tôt, une bonne place ; tard, plus de tours.
first-late-why = Une carte passer mène sans rien payer à la première case libre. Maja a joué les siennes pour d'autres symboles ; cela arrive.

first-bonus = La manche est finie, et vous êtes devant : vous commencez la suivante et choisissez d'abord votre action bonus. Prenez une carte de décompte.
first-bonus-why = Tous peuvent prendre les points, mais chaque autre action bonus une fois par manche : carte action, cubes, blason, région plus précieuse ou ville libre.
first-bonus-no = C'est une bonne action bonus. Mais prenez la carte de décompte : vous verrez aussitôt à quoi elle sert.
first-singles = On compte les célibataires. Votre prince à Paris rapporte 4 points ; il y reste, et peut encore se marier.
first-singles-why = Bertrand a 4 points pour Barcelona et 2 pour Lübeck, où sa case est petite. Maja en a 2 pour Köln.
first-cards = Votre nouvelle carte rapporte 3 points par enfant. Vous avez trois cartes et pouvez en garder deux : jouez celle-ci.
first-cards-why = Après chaque manche, on joue autant de cartes de décompte qu'on veut. Elles comptent ce que vous avez à ce moment : attendre peut donc rapporter.
first-cards-no = Celle-là grandit avec chaque figure envoyée. Jouez maintenant la carte des enfants.
first-keep = Les deux autres attendent. Celle-ci rapporte 3 points pour deux figures en France : 3 maintenant, 6 avec quatre.
first-keep-why = Vous avez commencé avec deux cartes vertes. Elles disent où aller ; personne d'autre ne les connaît. Après la troisième manche, toutes sont jouées.

first-majority = La France compte à la fin : 10 points pour le plus de figures et blasons, 6 au deuxième. Vous : trois, Bertrand : une.
first-majority-why = Princes, princesses, enfants et blasons comptent autant, mariés ou non. On compte les quatre régions. Qui partage la première place en a tous les points.
first-crown = Paris a une couronne, la seule de France. Qui est dans toutes les villes couronnées d'une région gagne plus : ici 4 points.
first-crown-why = Les autres régions ont deux villes couronnées, et il faut les deux. Plusieurs maisons peuvent avoir les couronnes d'une région, car il y a deux cases.
first-cloister = Attention à la deuxième manche. Un célibataire rapporte alors 6 ou 3 points, mais rentre ensuite, sauf si vous payez un cube rose.
first-cloister-why = Qui est rentré ne compte plus dans sa région. À la deuxième manche, mariez donc ceux qui comptent pour vous. Après la troisième, un célibataire ne rapporte rien.

first-score = Vous avez 14 points, et vous êtes en tête. { first-win-1 }
first-score-why = 4 pour deux villes, 3 à un mariage, 4 pour un célibataire et 3 pour une carte de décompte. Régions et couronnes se comptent à la fin.
first-ways = Retenez d'où viennent les points. { first-win-2 }
first-ways-why = Chaque figure sert plusieurs fois : la ville donne, le mariage ou l'attente rapporte, les cartes la comptent, et à la fin sa région aussi.
first-end = Et regardez le plateau. { first-win-3 }
first-end-why = Dans une partie entière, majorités, célibataires et cartes de décompte rapportent à peu près autant. Envoyez donc vos figures là où cela se rejoint.
first-free = La deuxième manche commence par vous. Continuez contre deux pages, ou revenez quand il vous plaira.
first-free-why = Les pages sont les plus faibles des robots. Tout sur le plateau s'explique quand on le pointe, et les règles sont à un clic.
