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
sign-passed = { $name } s’est retiré
sign-founded = Fondée : { $region }
sign-unfounded = Pas encore fondée
sign-on-leonardo = { $name } est chez Léonard
sign-region-says = { $region } : premier { $first } points, second { $second }, toutes les couronnes { $crowns }
sign-leads-first = { $name } est majoritaire ici
sign-leads-second = { $name } est deuxième ici
sign-leads-crowns = { $name } est dans chaque ville couronnée

sign-pass = Se retirer
sign-for-nothing = gratuit
sign-bonuses = Puis une faveur
sign-bonus-points = { $points } points
sign-bonus-card = une carte
sign-bonus-scoring = une carte de décompte
sign-bonus-goods = { $cubes } cubes, garder { $keep }
sign-bonus-shield = un blason, un cube
sign-bonus-revalue = valoriser une région
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
sign-power-leonardo = une faveur après
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
sign-special-pass = Retrait

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
sign-withdrawn = retiré
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
