### Mots du plateau de Dynasties. Les enseignes sont brèves : elles tiennent sur un petit papier.

sign-board = La table de Dynasties
sign-map = Carte
sign-court = Personnages
sign-ships-place = Navires
sign-court-place = Cour
sign-hand-place = Main
sign-you = vous

sign-region-britannia = Britannia
sign-region-france = France
sign-region-hispania = Hispania
sign-region-empire = Empire

sign-city-london = London
sign-city-edinburgh = Edinburgh
sign-city-york = York
sign-city-dublin = Dublin
sign-city-oxford = Oxford
sign-city-paris = Paris
sign-city-carcassonne = Carcassonne
sign-city-brest = Brest
sign-city-lyon = Lyon
sign-city-madrid = Madrid
sign-city-lisboa = Lisboa
sign-city-barcelona = Barcelona
sign-city-granada = Granada
sign-city-salamanca = Salamanca
sign-city-wien = Wien
sign-city-praha = Praha
sign-city-augsburg = Augsburg
sign-city-luebeck = Lübeck
sign-city-koeln = Köln
sign-city-milano = Milano
sign-city-canterbury = Canterbury
sign-city-bordeaux = Bordeaux
sign-city-sevilla = Sevilla
sign-city-nuernberg = Nürnberg
sign-city-free-book = Ville libre au livre
sign-city-free-anchor = Ville libre à l’ancre
sign-city-free-points = Ville libre aux points

sign-good-black = Noir
sign-good-white = Blanc
sign-good-yellow = Jaune
sign-good-blue = Bleu
sign-good-pink = Rose

sign-nobody = À personne
sign-prince-at = { $name } : prince à { $city }
sign-princess-at = { $name } : princesse à { $city }
sign-child-at = { $name } : enfant à { $city }
sign-wed-at = Un mariage à { $city }
sign-books-left =
    { $count ->
        [0] Il ne reste aucun livre
        [one] Il reste { $count } livre
       *[other] Il reste { $count } livres
    }
sign-moored-large = { $name } : grand mouillage
sign-moored-small = { $name } : petit mouillage
sign-harbour = Un navire au mouillage
sign-passed = { $name } a passé
sign-founded = Fondée : { $region }
sign-unfounded = Pas encore fondée
sign-on-leonardo = { $name } est chez Léonard
sign-region-says = { $region } : premier { $first } points, second { $second }, toutes les couronnes { $crowns }
sign-leads-first = { $name } est majoritaire ici
sign-leads-second = { $name } est deuxième ici
sign-leads-crowns = { $name } est dans chaque ville couronnée

sign-pass = Passer
sign-for-nothing = gratuit
sign-bonuses = Puis une action bonus
sign-bonus-points = { $points } points
sign-bonus-card = une carte
sign-bonus-scoring = une carte de décompte
sign-bonus-goods = { $cubes } cubes, garder { $keep }
sign-bonus-shield = blason et cube
sign-bonus-revalue = réévaluation
sign-bonus-found = fonder une ville
sign-bonus-gone = Déjà prise cette manche
sign-free-cities = Villes libres

sign-character-leonardo = Léonard
sign-character-drake = Drake
sign-character-machiavelli = Machiavel
sign-character-gutenberg = Gutenberg
sign-character-catherine = Catherine
sign-character-fugger = Fugger
sign-character-charles = Charles Quint
sign-character-columbus = Colomb
sign-character-spent = { $character }, appelé
sign-power-leonardo = un bonus après
sign-power-drake = { $cubes } cubes, garder { $keep }
sign-power-machiavelli = { $cards } cartes
sign-power-gutenberg = décompte et cube
sign-power-catherine = conjoint rose
sign-power-fugger = { $choose } cubes au choix
sign-power-charles = blason et cube
sign-power-columbus = noces à –{ $less }

sign-any-of-four = une des quatre
sign-special-character = Personnage
sign-special-trade = 2 négoces
sign-special-pass = Passer

sign-counts-region = Figures
sign-counts-symbol = Figures
sign-counts-princes = Princes
sign-counts-princesses = Princesses
sign-counts-large = Grand socle
sign-counts-small = Petit socle
sign-counts-married = Mariés
sign-counts-children = Enfants
sign-counts-cubes = Cubes
sign-counts-shields = Blasons
sign-counts-regions = Régions
sign-counts-regions-says = dans 2, 3, 4
sign-symbol-points = à lauriers
sign-symbol-anchor = à ancre
sign-symbol-book = à livre
sign-symbol-crown = à couronne
sign-of-yours = à vous
sign-at-most = au plus { $points }
sign-for-every = pour { $every }

sign-hand-of = Ce que tient { $name }
sign-score = { $name } : { $points } points
sign-first = Premier joueur
sign-has-passed = a passé
sign-figures =
    { $count ->
        [one] { $count } figure en réserve
       *[other] { $count } figures en réserve
    }
sign-hand =
    { $count ->
        [one] { $count } carte d’action
       *[other] { $count } cartes d’action
    }
sign-green =
    { $count ->
        [one] { $count } carte de décompte verte
       *[other] { $count } cartes de décompte vertes
    }
sign-yellow =
    { $count ->
        [one] { $count } carte de décompte jaune
       *[other] { $count } cartes de décompte jaunes
    }
sign-books =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
sign-shields = Blasons, { $region } : { $count }
sign-deck =
    { $count ->
        [one] { $count } carte d’action dans la pioche
       *[other] { $count } cartes d’action dans la pioche
    }
sign-discards =
    { $count ->
        [one] { $count } carte d’action défaussée
       *[other] { $count } cartes d’action défaussées
    }
sign-pile =
    { $count ->
        [one] { $count } carte de décompte jaune dans la pile
       *[other] { $count } cartes de décompte jaunes dans la pile
    }
sign-bag =
    { $count ->
        [one] { $count } cube dans le sac
       *[other] { $count } cubes dans le sac
    }
sign-neutrals =
    { $count ->
        [one] Il reste { $count } figure neutre
       *[other] Il reste { $count } figures neutres
    }
sign-house-label = Maison du Lambel
sign-house-crescent = Maison du Croissant
sign-house-mullet = Maison de l’Étoile
sign-house-martlet = Maison de la Merlette
sign-house-annulet = Maison de l’Annelet
sign-book-cards = Livre : une carte ou un décompte
sign-book-points = Livre : points
sign-book-ships = Livre : un négoce
sign-book-rose = Livre : épée ou rose
sign-book-shield-britannia = Livre : blason de Britannia
sign-book-shield-france = Livre : blason de France
sign-book-shield-hispania = Livre : blason d’Hispania
sign-book-shield-empire = Livre : blason de l’Empire

thing-prince-slot = Place du prince, { $city }
thing-prince-slot-says = Envoyez ici un prince pour autant de cubes noirs. La ville donne ensuite ce que montre son enseigne.
thing-princess-slot = Place de la princesse, { $city }
thing-princess-slot-says = Envoyez ici une princesse pour autant de cubes blancs. La ville donne ensuite ce que montre son enseigne.
thing-free-city-says = Une action bonus la pose dans une région de votre choix, dont elle devient une ville.
thing-reward-points = Points d’une ville
thing-reward-points-says = Qui arrive a ces points aussitôt.
thing-reward-anchor = Ancre
thing-reward-anchor-says = Qui arrive tire un cube du sac.
thing-reward-book = Livre d’une ville
thing-reward-book-says = Qui arrive prend le livre du dessus, face cachée, tant qu’il y en a.
thing-reward-crown = Ville couronnée
thing-reward-crown-says = Rien pour l’instant. Qui est à la fin dans chaque ville couronnée d’une région en a les points.
thing-tile-says = À la fin, la majorité de figures et blasons vaut le premier nombre, la suivante le second ; couronnes à part.
thing-shield = Blason, { $region }
thing-shield-says = Compte à la fin comme une figure dans sa région.
thing-pass = Place { $place } de la piste de passage
thing-pass-says = Passez ici pour des cubes roses. Le premier commence la manche suivante et choisit d’abord son action bonus.
thing-pass-large = Grande case de la piste de passage
thing-pass-large-says = Passez ici pour rien, derrière qui est déjà venu.
thing-bonus = Action bonus : { $bonus }
thing-bonus-points-says = À la fin de la manche : des points. Chacun peut les prendre.
thing-bonus-card-says = À la fin de la manche : une carte d’action, en plus de celle que l’on garde.
thing-bonus-scoring-says = À la fin de la manche : une carte de décompte jaune.
thing-bonus-goods-says = À la fin de la manche : tirez { $cubes } cubes du sac, gardez-en { $keep }.
thing-bonus-shield-says = À la fin de la manche : un blason de n’importe quelle région et un cube du sac.
thing-bonus-revalue-says = À la fin de la manche : augmentez la valeur d’une région, une fois chacune.
thing-bonus-found-says = À la fin de la manche : posez une ville libre dans une région et envoyez-y quelqu’un à son prix.
thing-character-leonardo-says = Une figure va sur sa tuile : après tous les autres, vous prenez une action bonus de plus.
thing-character-drake-says = Tirez { $cubes } cubes du sac et gardez-en { $keep }.
thing-character-machiavelli-says = Piochez { $cards } cartes d’action.
thing-character-gutenberg-says = Piochez une carte de décompte jaune et un cube du sac.
thing-character-catherine-says = Une figure neutre vient face à l’un de vos célibataires, et ils se marient.
thing-character-fugger-says = Prenez dans le sac { $choose } cubes de votre choix.
thing-character-charles-says = Prenez un blason de n’importe quelle région et tirez un cube.
thing-character-columbus-says = Envoyez un prince ou une princesse face au célibataire d’un autre, pour { $less } de moins : un mariage.
thing-action-city = Carte de { $city }
thing-action-city-says = Une des actions du haut, ou un prince ou une princesse à { $city } pour le seul prix jaune.
thing-action-character = Carte de personnage
thing-action-character-says = Une des actions du haut, ou un personnage des deux cases jaunes pour le prix jaune.
thing-action-trade = Carte de négoce
thing-action-trade-says = Une des actions du haut, ou deux négoces de suite pour le prix jaune.
thing-action-pass = Carte passer
thing-action-pass-says = Une des actions du haut, ou passer gratuitement à la meilleure place libre.
thing-action-none = Joker
thing-action-none-says = N’importe laquelle des quatre actions, sans action spéciale.
thing-scoring-says = Donne des points quand on la joue après une manche. On en garde deux au plus.
thing-good-black-says = Les cubes noirs paient les princes.
thing-good-white-says = Les cubes blancs paient les princesses.
thing-good-yellow-says = Les cubes jaunes paient les actions spéciales des cartes.
thing-good-blue-says = Les cubes bleus paient les personnages.
thing-good-pink-says = Deux cubes roses en remplacent un de toute couleur ; seuls, ils paient les places de la piste de passage.
thing-star = Étoile
thing-star-says = Un enfant né au mariage se tient ici et compte comme figure de la région.
thing-ship = Navire
thing-ship-says = L’un partage ses cubes en deux lots, l’autre choisit.
thing-mooring-large = Grand mouillage
thing-mooring-large-says = Pour le premier venu : il choisit son lot quand un autre mouille ici.
thing-mooring-small = Petit mouillage
thing-mooring-small-says = Pour le second venu : il partage aussitôt les cubes.
thing-deck = Pioche
thing-deck-says = Cartes d’action, face cachée. Vide, on mélange la défausse.
thing-discards = Défausse
thing-discards-says = Cartes d’action jouées, visibles de tous. On les mélange quand la pioche est vide.
thing-pile = Cartes de décompte
thing-pile-says = Cartes de décompte jaunes, face cachée. Celles jouées restent hors du jeu.
thing-bag = Sac
thing-bag-says = On en tire les cubes, et ce que l’on paie y retourne.
thing-neutrals = Figures neutres
thing-neutrals-says = Des figures roses à personne ; Catherine y marie vos célibataires.
thing-figures = Réserve
thing-figures-says = Les figures de la maison qui ne sont nulle part. Sans elles, on n’envoie personne.
thing-hand = Cartes d’action
thing-hand-says = Combien une maison en tient ; elle seule sait lesquelles.
thing-green = Cartes de décompte vertes
thing-green-says = Distribuées au début. Elles donnent des points pour deux de ce qu’elles comptent.
thing-yellow = Cartes de décompte jaunes
thing-yellow-says = Gagnées en chemin, aux mariages et par actions bonus.
thing-books = Livres
thing-books-says = Pris face cachée dans les villes ; seul leur maître les regarde.
thing-book = Livre
thing-book-says = Cartes, négoce ou envoi à votre tour ; points ou blason à la fin.
thing-score = Points
thing-score-says = Le plus grand nombre après trois manches gagne ; à égalité, qui a plus de cubes.
number-large = grande place : choisit
number-small = petite place : partage
