### Dynasties. Les noms sont comme au milieu d'une phrase ; ce qui suit un tiret dans une variable est une forme du nom.

game-dynasties = Dynasties
game-dynasties-about = De trois à cinq maisons commercent et se marient dans l'Europe de la Renaissance : l'une divise, l'autre choisit.

## Cubes

colour-black = noir
colour-white = blanc
colour-yellow = jaune
colour-blue = bleu
colour-pink = rose

## Régions

region-britannia = Britannia
    .at = en Britannia
    .of = de Britannia
region-france = France
    .at = en France
    .of = de France
region-hispania = Hispania
    .at = en Hispania
    .of = d'Hispania
region-empire = Empire
    .at = dans l'Empire
    .of = de l'Empire

## Villes

city-london = London
    .at = à London
    .to = à London
city-edinburgh = Edinburgh
    .at = à Edinburgh
    .to = à Edinburgh
city-york = York
    .at = à York
    .to = à York
city-dublin = Dublin
    .at = à Dublin
    .to = à Dublin
city-oxford = Oxford
    .at = à Oxford
    .to = à Oxford
city-paris = Paris
    .at = à Paris
    .to = à Paris
city-carcassonne = Carcassonne
    .at = à Carcassonne
    .to = à Carcassonne
city-brest = Brest
    .at = à Brest
    .to = à Brest
city-lyon = Lyon
    .at = à Lyon
    .to = à Lyon
city-madrid = Madrid
    .at = à Madrid
    .to = à Madrid
city-lisboa = Lisboa
    .at = à Lisboa
    .to = à Lisboa
city-barcelona = Barcelona
    .at = à Barcelona
    .to = à Barcelona
city-granada = Granada
    .at = à Granada
    .to = à Granada
city-salamanca = Salamanca
    .at = à Salamanca
    .to = à Salamanca
city-wien = Wien
    .at = à Wien
    .to = à Wien
city-praha = Praha
    .at = à Praha
    .to = à Praha
city-augsburg = Augsburg
    .at = à Augsburg
    .to = à Augsburg
city-luebeck = Lübeck
    .at = à Lübeck
    .to = à Lübeck
city-koeln = Köln
    .at = à Köln
    .to = à Köln
city-milano = Milano
    .at = à Milano
    .to = à Milano
city-canterbury = Canterbury
    .at = à Canterbury
    .to = à Canterbury
city-bordeaux = Bordeaux
    .at = à Bordeaux
    .to = à Bordeaux
city-sevilla = Sevilla
    .at = à Sevilla
    .to = à Sevilla
city-nuernberg = Nürnberg
    .at = à Nürnberg
    .to = à Nürnberg
city-free-book = ville libre au livre
    .at = dans la ville libre au livre
    .to = dans la ville libre au livre
city-free-anchor = ville libre à l'ancre
    .at = dans la ville libre à l'ancre
    .to = dans la ville libre à l'ancre
city-free-points = ville libre aux points
    .at = dans la ville libre aux points
    .to = dans la ville libre aux points

## Cases et symboles

slot-prince = prince
    .a = un prince
slot-princess = princesse
    .a = une princesse
symbol-points = points
symbol-anchor = ancre
symbol-book = livre
symbol-crown = couronne

## Cartes action

card-london = London
card-edinburgh = Edinburgh
card-york = York
card-dublin = Dublin
card-oxford = Oxford
card-paris = Paris
card-carcassonne = Carcassonne
card-brest = Brest
card-lyon = Lyon
card-madrid = Madrid
card-lisboa = Lisboa
card-barcelona = Barcelona
card-granada = Granada
card-salamanca = Salamanca
card-wien = Wien
card-praha = Praha
card-augsburg = Augsburg
card-luebeck = Lübeck
card-koeln = Köln
card-milano = Milano
card-patron-1 = carte personnage (commerce et personnage)
card-patron-2 = carte personnage (prince et princesse)
card-patron-3 = carte personnage (prince et personnage)
card-fleet-1 = carte commerce (commerce et prince)
card-fleet-2 = carte commerce (commerce et princesse)
card-fleet-3 = carte commerce (princesse et personnage)
card-pass-1 = carte passer (commerce et personnage)
card-pass-2 = carte passer (prince et princesse)
card-pass-3 = carte passer (prince et personnage)
card-joker = joker
action-trade = commerce
action-prince = prince
action-princess = princesse
action-character = personnage
action-special = action spéciale

## Personnages

character-leonardo = Léonard de Vinci
character-drake = Francis Drake
character-machiavelli = Machiavel
character-gutenberg = Gutenberg
character-catherine = Catherine de Médicis
character-fugger = Jakob Fugger
character-charles = Charles Quint
character-columbus = Colomb
character-leonardo-about = une figure sur sa tuile : une action bonus de plus
character-drake-about = piocher des cubes et en garder la plupart
character-machiavelli-about = piocher des cartes action
character-gutenberg-about = piocher une carte de décompte jaune et un cube
character-catherine-about = une figure neutre épouse un de vos célibataires
character-fugger-about = prendre des cubes du sac à son choix
character-charles-about = prendre un blason à son choix et piocher un cube
character-columbus-about = déployer en face du célibataire d'un autre, pour moins

## Livres, dés, actions bonus, cases

book-cards = livre Cartes
book-points = livre de points
book-ships = livre Navires
book-rose = livre Épée et Rose
book-shield-britannia = livre au blason de Britannia
book-shield-france = livre au blason de France
book-shield-hispania = livre au blason d'Hispania
book-shield-empire = livre au blason de l'Empire
face-child = enfant
face-shield = blason
face-points = points
face-ship = navire
face-card = carte
face-scoring = carte de décompte
bonus-points = points
bonus-card = carte action
bonus-scoring = carte de décompte
bonus-goods = ressources
bonus-shield = blason et cube
bonus-revalue = réévaluation
bonus-found = ville libre

## Cartes de décompte

scoring-folk-britannia = paires en Britannia
scoring-folk-france = paires en France
scoring-folk-hispania = paires en Hispania
scoring-folk-empire = paires dans l'Empire
scoring-homes-points = paires dans les villes à points
scoring-homes-anchor = paires dans les villes à ancre
scoring-homes-book = paires dans les villes à livre
scoring-homes-crown = paires dans les villes à couronne
scoring-princes = paires de princes
scoring-princesses = paires de princesses
scoring-large = paires sur de grandes cases
scoring-small = paires sur de petites cases
scoring-wed-britannia = mariés en Britannia
scoring-wed-france = mariés en France
scoring-wed-hispania = mariés en Hispania
scoring-wed-empire = mariés dans l'Empire
scoring-seats-points = figures dans les villes à points
scoring-seats-anchor = figures dans les villes à ancre
scoring-seats-book = figures dans les villes à livre
scoring-seats-crown = figures dans les villes à couronne
scoring-london-paris = London et Paris
scoring-madrid-wien = Madrid et Wien
scoring-brest-barcelona = Brest et Barcelona
scoring-carcassonne-granada = Carcassonne et Granada
scoring-children = enfants
scoring-cubes = cubes
scoring-shields = blasons
scoring-regions = régions

## Combien de choses : imprimées en rang, et dites dans une phrase

count-black =
    { $count ->
        [1] 1 noir
       *[other] { $count } noirs
    }
    .said =
        { $count ->
            [1] un cube noir
           *[other] { $count } cubes noirs
        }
count-white =
    { $count ->
        [1] 1 blanc
       *[other] { $count } blancs
    }
    .said =
        { $count ->
            [1] un cube blanc
           *[other] { $count } cubes blancs
        }
count-yellow =
    { $count ->
        [1] 1 jaune
       *[other] { $count } jaunes
    }
    .said =
        { $count ->
            [1] un cube jaune
           *[other] { $count } cubes jaunes
        }
count-blue =
    { $count ->
        [1] 1 bleu
       *[other] { $count } bleus
    }
    .said =
        { $count ->
            [1] un cube bleu
           *[other] { $count } cubes bleus
        }
count-pink =
    { $count ->
        [1] 1 rose
       *[other] { $count } roses
    }
    .said =
        { $count ->
            [1] un cube rose
           *[other] { $count } cubes roses
        }
count-child =
    { $count ->
        [1] { face-child }
       *[other] { $count } × { face-child }
    }
    .said = { count-child }
count-shield =
    { $count ->
        [1] { face-shield }
       *[other] { $count } × { face-shield }
    }
    .said = { count-shield }
count-points =
    { $count ->
        [1] { face-points }
       *[other] { $count } × { face-points }
    }
    .said = { count-points }
count-ship =
    { $count ->
        [1] { face-ship }
       *[other] { $count } × { face-ship }
    }
    .said = { count-ship }
count-card =
    { $count ->
        [1] { face-card }
       *[other] { $count } × { face-card }
    }
    .said = { count-card }
count-scoring =
    { $count ->
        [1] { face-scoring }
       *[other] { $count } × { face-scoring }
    }
    .said = { count-scoring }
count-london =
    { $count ->
        [1] { card-london }
       *[other] { $count } × { card-london }
    }
    .said = { count-london }
count-edinburgh =
    { $count ->
        [1] { card-edinburgh }
       *[other] { $count } × { card-edinburgh }
    }
    .said = { count-edinburgh }
count-york =
    { $count ->
        [1] { card-york }
       *[other] { $count } × { card-york }
    }
    .said = { count-york }
count-dublin =
    { $count ->
        [1] { card-dublin }
       *[other] { $count } × { card-dublin }
    }
    .said = { count-dublin }
count-oxford =
    { $count ->
        [1] { card-oxford }
       *[other] { $count } × { card-oxford }
    }
    .said = { count-oxford }
count-paris =
    { $count ->
        [1] { card-paris }
       *[other] { $count } × { card-paris }
    }
    .said = { count-paris }
count-carcassonne =
    { $count ->
        [1] { card-carcassonne }
       *[other] { $count } × { card-carcassonne }
    }
    .said = { count-carcassonne }
count-brest =
    { $count ->
        [1] { card-brest }
       *[other] { $count } × { card-brest }
    }
    .said = { count-brest }
count-lyon =
    { $count ->
        [1] { card-lyon }
       *[other] { $count } × { card-lyon }
    }
    .said = { count-lyon }
count-madrid =
    { $count ->
        [1] { card-madrid }
       *[other] { $count } × { card-madrid }
    }
    .said = { count-madrid }
count-lisboa =
    { $count ->
        [1] { card-lisboa }
       *[other] { $count } × { card-lisboa }
    }
    .said = { count-lisboa }
count-barcelona =
    { $count ->
        [1] { card-barcelona }
       *[other] { $count } × { card-barcelona }
    }
    .said = { count-barcelona }
count-granada =
    { $count ->
        [1] { card-granada }
       *[other] { $count } × { card-granada }
    }
    .said = { count-granada }
count-salamanca =
    { $count ->
        [1] { card-salamanca }
       *[other] { $count } × { card-salamanca }
    }
    .said = { count-salamanca }
count-wien =
    { $count ->
        [1] { card-wien }
       *[other] { $count } × { card-wien }
    }
    .said = { count-wien }
count-praha =
    { $count ->
        [1] { card-praha }
       *[other] { $count } × { card-praha }
    }
    .said = { count-praha }
count-augsburg =
    { $count ->
        [1] { card-augsburg }
       *[other] { $count } × { card-augsburg }
    }
    .said = { count-augsburg }
count-luebeck =
    { $count ->
        [1] { card-luebeck }
       *[other] { $count } × { card-luebeck }
    }
    .said = { count-luebeck }
count-koeln =
    { $count ->
        [1] { card-koeln }
       *[other] { $count } × { card-koeln }
    }
    .said = { count-koeln }
count-milano =
    { $count ->
        [1] { card-milano }
       *[other] { $count } × { card-milano }
    }
    .said = { count-milano }
count-patron-1 =
    { $count ->
        [1] personnage
       *[other] { $count } × personnage
    }
    .said = { count-patron-1 }
count-patron-2 =
    { $count ->
        [1] personnage
       *[other] { $count } × personnage
    }
    .said = { count-patron-2 }
count-patron-3 =
    { $count ->
        [1] personnage
       *[other] { $count } × personnage
    }
    .said = { count-patron-3 }
count-fleet-1 =
    { $count ->
        [1] commerce
       *[other] { $count } × commerce
    }
    .said = { count-fleet-1 }
count-fleet-2 =
    { $count ->
        [1] commerce
       *[other] { $count } × commerce
    }
    .said = { count-fleet-2 }
count-fleet-3 =
    { $count ->
        [1] commerce
       *[other] { $count } × commerce
    }
    .said = { count-fleet-3 }
count-pass-1 =
    { $count ->
        [1] passer
       *[other] { $count } × passer
    }
    .said = { count-pass-1 }
count-pass-2 =
    { $count ->
        [1] passer
       *[other] { $count } × passer
    }
    .said = { count-pass-2 }
count-pass-3 =
    { $count ->
        [1] passer
       *[other] { $count } × passer
    }
    .said = { count-pass-3 }
count-joker =
    { $count ->
        [1] { card-joker }
       *[other] { $count } × { card-joker }
    }
    .said = { count-joker }
count-folk-britannia =
    { $count ->
        [1] { scoring-folk-britannia }
       *[other] { $count } × { scoring-folk-britannia }
    }
    .said = { count-folk-britannia }
count-folk-france =
    { $count ->
        [1] { scoring-folk-france }
       *[other] { $count } × { scoring-folk-france }
    }
    .said = { count-folk-france }
count-folk-hispania =
    { $count ->
        [1] { scoring-folk-hispania }
       *[other] { $count } × { scoring-folk-hispania }
    }
    .said = { count-folk-hispania }
count-folk-empire =
    { $count ->
        [1] { scoring-folk-empire }
       *[other] { $count } × { scoring-folk-empire }
    }
    .said = { count-folk-empire }
count-homes-points =
    { $count ->
        [1] { scoring-homes-points }
       *[other] { $count } × { scoring-homes-points }
    }
    .said = { count-homes-points }
count-homes-anchor =
    { $count ->
        [1] { scoring-homes-anchor }
       *[other] { $count } × { scoring-homes-anchor }
    }
    .said = { count-homes-anchor }
count-homes-book =
    { $count ->
        [1] { scoring-homes-book }
       *[other] { $count } × { scoring-homes-book }
    }
    .said = { count-homes-book }
count-homes-crown =
    { $count ->
        [1] { scoring-homes-crown }
       *[other] { $count } × { scoring-homes-crown }
    }
    .said = { count-homes-crown }
count-princes =
    { $count ->
        [1] { scoring-princes }
       *[other] { $count } × { scoring-princes }
    }
    .said = { count-princes }
count-princesses =
    { $count ->
        [1] { scoring-princesses }
       *[other] { $count } × { scoring-princesses }
    }
    .said = { count-princesses }
count-large =
    { $count ->
        [1] { scoring-large }
       *[other] { $count } × { scoring-large }
    }
    .said = { count-large }
count-small =
    { $count ->
        [1] { scoring-small }
       *[other] { $count } × { scoring-small }
    }
    .said = { count-small }
count-wed-britannia =
    { $count ->
        [1] { scoring-wed-britannia }
       *[other] { $count } × { scoring-wed-britannia }
    }
    .said = { count-wed-britannia }
count-wed-france =
    { $count ->
        [1] { scoring-wed-france }
       *[other] { $count } × { scoring-wed-france }
    }
    .said = { count-wed-france }
count-wed-hispania =
    { $count ->
        [1] { scoring-wed-hispania }
       *[other] { $count } × { scoring-wed-hispania }
    }
    .said = { count-wed-hispania }
count-wed-empire =
    { $count ->
        [1] { scoring-wed-empire }
       *[other] { $count } × { scoring-wed-empire }
    }
    .said = { count-wed-empire }
count-seats-points =
    { $count ->
        [1] { scoring-seats-points }
       *[other] { $count } × { scoring-seats-points }
    }
    .said = { count-seats-points }
count-seats-anchor =
    { $count ->
        [1] { scoring-seats-anchor }
       *[other] { $count } × { scoring-seats-anchor }
    }
    .said = { count-seats-anchor }
count-seats-book =
    { $count ->
        [1] { scoring-seats-book }
       *[other] { $count } × { scoring-seats-book }
    }
    .said = { count-seats-book }
count-seats-crown =
    { $count ->
        [1] { scoring-seats-crown }
       *[other] { $count } × { scoring-seats-crown }
    }
    .said = { count-seats-crown }
count-london-paris =
    { $count ->
        [1] { scoring-london-paris }
       *[other] { $count } × { scoring-london-paris }
    }
    .said = { count-london-paris }
count-madrid-wien =
    { $count ->
        [1] { scoring-madrid-wien }
       *[other] { $count } × { scoring-madrid-wien }
    }
    .said = { count-madrid-wien }
count-brest-barcelona =
    { $count ->
        [1] { scoring-brest-barcelona }
       *[other] { $count } × { scoring-brest-barcelona }
    }
    .said = { count-brest-barcelona }
count-carcassonne-granada =
    { $count ->
        [1] { scoring-carcassonne-granada }
       *[other] { $count } × { scoring-carcassonne-granada }
    }
    .said = { count-carcassonne-granada }
count-children =
    { $count ->
        [1] { scoring-children }
       *[other] { $count } × { scoring-children }
    }
    .said = { count-children }
count-cubes =
    { $count ->
        [1] { scoring-cubes }
       *[other] { $count } × { scoring-cubes }
    }
    .said = { count-cubes }
count-shields =
    { $count ->
        [1] { scoring-shields }
       *[other] { $count } × { scoring-shields }
    }
    .said = { count-shields }
count-regions =
    { $count ->
        [1] { scoring-regions }
       *[other] { $count } × { scoring-regions }
    }
    .said = { count-regions }

## Autres noms du jeu

house = maison
figures = figures
goods = cubes
bag = sac
ship = navire
hand = main
deck = pioche
discards = défausse
scorings = cartes de décompte
green = vertes
yellow = jaunes
books = livres
shields = blasons
characters = personnages
track = piste de passage
bonuses = actions bonus
neutral = figure neutre
crowns = couronnes
majority = majorité
score = score
passed = a passé
map = carte
houses = maisons
ships = navires
cards = cartes action
points = points
large-space = derrière
menu-discard = pour un cube
menu-pass = passer
menu-special = spéciale
legend = ♂ prince ♀ princesse, [ ] grande case, ( ) petite case · ★ points ⚓ ancre ▤ livre ♛ couronne · ☆ enfant ○ figure neutre
round-number = manche { $round }

## Morceaux des textes qui suivent

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }

## Ce qui est demandé

ask-opening-begin = Qui commence ?
ask-opening-values = Quelle tuile va sur quelle région ?
ask-character-cast = Quel personnage va sur quelle case ?
ask-ship-load = Quels cubes montent à bord ?
ask-bag-draw = Quels cubes sortent du sac ?
ask-bag-keep = Quels cubes gardez-vous ?
ask-bag-pick = Quels cubes prenez-vous dans le sac ?
ask-deck-draw = Quelles cartes action sont piochées ?
ask-scoring-draw = Quelles cartes de décompte sont piochées ?
ask-book-draw = Quel livre est au-dessus ?
ask-turn-act = Jouez une carte, utilisez un livre, défaussez pour un cube, ou passez.
ask-price-pay = Comment payez-vous ?
ask-trade-board = Sur quel navire montez-vous ?
ask-trade-divide = Divisez les cubes du navire { $ship } en deux lots ; l'autre joueur choisit.
ask-trade-choose = Quel lot du navire { $ship } prenez-vous ?
ask-trade-unload = Quels cubes du navire { $ship } prenez-vous ?
ask-deploy-send = Où envoyez-vous quelqu'un ?
ask-deploy-post = Prince ou princesse { $city-at } ?
ask-deploy-cross = Qui Colomb amène-t-il, et où ?
ask-bonus-man = Qui envoyez-vous dans la nouvelle ville ?
ask-wedding-roll = Comment tombent les dés { $city-at } ?
ask-wedding-divide = Mariage { $city-at } : quel dé mettez-vous à part ?
ask-wedding-choose = Mariage { $city-at } : un dé ou deux ?
ask-wedding-match = Qui épouse une figure neutre ?
ask-character-call = Quel personnage utilisez-vous ?
ask-shield-take = Un blason de quelle région ?
ask-pass-shed = Vous gardez une carte : nommez les autres dans l'ordre, encore { $count }.
ask-bonus-claim =
    { $source ->
        [leonardo] Léonard : quelle action bonus prenez-vous ?
       *[track] Quelle action bonus prenez-vous ?
    }
ask-bonus-revalue = Quelle région vaudra plus ?
ask-bonus-found = Quelle ville fondez-vous, et où ?
ask-single-stay = Payer un cube rose pour que votre célibataire reste { $city-at } ?
ask-scoring-reveal = Quelle carte de décompte jouez-vous ensuite ?
ask-end-unveil = Ce qui était caché est retourné.

## Ce que l'on peut répondre

choice-play = Jouer { $card-name } : { $action-name }
choice-discard = Défausser { $card-name } pour un cube
choice-shed = Défausser { $card-name }
choice-pass =
    { $space ->
        [large] Passer, derrière les autres
       *[other] Passer, sur la case { $space }{ cost }
    }
choice-use =
    { $use ->
        [card] Livre Cartes : piocher une carte action
        [scoring] Livre Cartes : piocher une carte de décompte
        [trade] Livre Navires : commercer
       *[deploy] Livre Épée et Rose : déployer quelqu'un
    }
choice-board = Monter sur le navire { $ship }{ $cost-count ->
        [0] { "" }
       *[other] { " " }: { $cost-row }
    }
choice-divide = Proposer { $items-list }{ $rest-count ->
        [0] { "" }
       *[other] , ou bien { $rest-list }
    }
choice-take = Prendre { $items-list }
choice-roll = Les dés montrent { $items-list }
choice-apart = Mettre à part : { $face-name }
choice-accept = Choisir : { $items-list }
choice-send = Envoyer { $slot-a } { $city-to }{ cost }
choice-pay = Payer { $cost-list } (prix : { $colour-name })
choice-call = { $character-name }{ cost }
choice-match = Marier votre célibataire { $city-at }
choice-claim = Action bonus : { $bonus-name }
choice-found = Fonder la { $tile-name } { $region-at }
choice-revalue = Réévaluer : { $region-name }
choice-shield = Prendre un blason { $region-of }
choice-ransom = Payer un cube rose : votre célibataire reste { $city-at }
choice-reveal = Jouer la carte de décompte : { $scoring-name }
choice-skip =
    { $about ->
        [cloister] Laisser partir votre célibataire
       *[other] Ne plus jouer de carte de décompte
    }
choice-unveil = Tout ce qui est caché est retourné
choice-begin = { $seat } commence

## Ce qui est arrivé

event-began = { log-did } commencé.
event-valued = Les tuiles de région ont été posées.
event-loaded = Le navire { $ship } a été rempli : { $cubes-row }.
event-reloaded = Une couleur manquait : les navires ont été vidés.
event-stocked = Chacun a reçu { $cubes-row }.
event-cast = Les personnages ont été posés.
event-dealt =
    { $count ->
        [1] { log-did } pioché une carte action.
       *[other] { log-did } pioché { $count } cartes action.
    }
event-got = { log-did } pioché : { $cards-list }.
event-planned =
    { $count ->
        [1] { log-did } pioché une carte de décompte.
       *[other] { log-did } pioché { $count } cartes de décompte.
    }
event-learnt = { log-did } pioché : { $scorings-list }.
event-fetched = { log-did } pris un livre.
event-read = { log-did } trouvé : { $book-name }.
event-shuffled = La défausse a été mélangée à la pioche.
event-drew = { log-did } pioché { $cubes-list }.
event-took = { log-did } pris { $cubes-list }.
event-paid = { log-did } payé { $cubes-list }.
event-played = { log-did } joué { $card-name } : { $action-name }.
event-discarded = { log-did } défaussé { $card-name } pour un cube.
event-used = { log-did } utilisé : { $book-name }.
event-boarded =
    { $space ->
        [large] { log-did } pris la grande case du navire { $ship }.
       *[small] { log-did } pris la petite case du navire { $ship }.
    }
event-divided = { log-did } divisé : { $lot-row } contre { $rest-row }.
event-deployed = { log-did } envoyé { $slot-a } { $city-to }.
event-honoured = { log-did } reçu { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
event-wed = Il y a eu un mariage { $city-at }.
event-rolled = { log-did } lancé { $faces-list }.
event-parted = { log-did } mis à part : { $lot-row } contre { $rest-row }.
event-accepted = { log-did } choisi { $faces-list }.
event-born = { log-did } eu un enfant { $city-at }.
event-shielded = { log-did } reçu un blason { $region-of }.
event-called = { log-did } utilisé { $character-name }.
event-matched = { log-did } amené une figure neutre { $city-to } ({ $slot-name }).
event-passed =
    { $space ->
        [large] { log-did } passé, derrière les autres.
       *[other] { log-did } passé, sur la case { $space }.
    }
event-shed = { log-did } défaussé { $card-name }.
event-ended = Tous ont passé : la manche { $round } est finie.
event-led = { log-did } pris la tête.
event-claimed = { log-did } pris l'action bonus : { $bonus-name }.
event-revalued = { log-did } réévalué la région : { $region-name }.
event-founded = { log-did } fondé la { $tile-name } { $region-at }.
event-waited = { log-did } reçu { $points ->
        [1] 1 point
       *[other] { $points } points
    } pour le célibataire { $city-at }.
event-retired = { log-did } perdu le célibataire { $city-at }, parti au monastère.
event-revealed = { log-did } joué { $scoring-name } : { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
event-round = La manche { $round } a commencé.
event-opened = { log-did } reçu { $points ->
        [1] 1 point
       *[other] { $points } points
    } pour des livres.
event-ruled =
    { $place ->
        [1] { log-did } eu la première place { $region-at } : { $points } points.
       *[other] { log-did } eu la deuxième place { $region-at } : { $points } points.
    }
event-crowned = { log-did } tenu toutes les couronnes { $region-at } : { $points } points.
event-over = La troisième manche est finie.

## Comment le jeu finit

end-rounds = Trois manches ont été jouées.

## Pourquoi quelque chose n'est pas possible

why-not-there = Ces cubes n'y sont pas.
why-smaller-lot-is-named = Une division se nomme par son plus petit lot.
why-same-division = C'est la même division qu'une autre.
why-needed-later = Il vous faut ces cubes roses pour la suite.
why-cubes-short = Vous n'avez pas assez de cubes pour ce prix.
why-pink-short = Vous n'avez pas assez de cubes roses.
why-not-held = Vous n'avez pas cette carte.
why-not-on-card = La carte ne montre pas cette action.
why-no-character = Aucun personnage n'est utilisable.
why-no-figure = Vous n'avez plus de figure en réserve.
why-no-city = Il n'y a aucune ville où envoyer quelqu'un.
why-no-special = Un joker n'a pas d'action spéciale.
why-no-room = La ville est pleine, ou vous y êtes déjà.
why-space-taken = Cette case est prise.
why-no-book = Vous n'avez pas un tel livre.
why-nothing-to-draw = Il n'y a plus rien à piocher.
why-named-in-order = Les cartes se nomment dans l'ordre : celle-ci est passée.
why-too-few-after = Les cartes se nomment dans l'ordre, et trop peu suivent celle-ci.
why-other-slot = La carte vaut pour l'autre case.
why-slot-taken = Cette case est prise.
why-own-figure-there = Vous avez déjà une figure dans cette ville.
why-not-in-play = Cette ville n'est pas sur la carte.
why-nobody-opposite = Aucun célibataire d'un autre joueur n'est là.
why-not-rolled = Aucun dé ne montre cela.
why-no-single = Vous n'avez pas de célibataire là.
why-no-shield = Il ne reste aucun blason de cette région.
why-does-nothing = Cela ne ferait rien maintenant.
why-bonus-taken = Cette action bonus a déjà été prise dans cette manche.
why-already-revalued = Cette région est déjà réévaluée.
why-already-founded = Cette ville est déjà fondée.
why-too-many-kept = Vous pouvez garder deux cartes de décompte au plus.
why-only-special = Ce personnage ne s'utilise que par une action spéciale.
why-not-on-yellow = Cette action spéciale ne vaut que pour les cases jaunes.
why-face-down = Ce personnage a déjà servi dans cette manche.

## Décompte

score-cities = Villes à points
score-dowry = Dots
score-bonus = Actions bonus
score-singles = Célibataires
score-cards = Cartes de décompte
score-books = Livres
score-majorities = Majorités
score-crowns = Couronnes
score-goods = Cubes

## Ce qui fait la valeur d’une position

term-scored = les points déjà marqués
term-regions = les places dans les régions
term-crowns = les couronnes
term-singles = les célibataires
term-weddings = les noces en cours
term-cubes = les cubes
term-cards = les cartes d’action
term-plans = les cartes de décompte
term-books = les livres
term-track = la piste de passage
way-couples = Les alliances
way-couples-about = Placer des figures dans les villes à points, les marier pour la dot, ou garder des célibataires jusqu’à la fin de la manche.
way-regions = Les régions
way-regions-about = Avoir le plus de figures et de blasons dans une région, et quelqu’un dans chacune de ses villes à couronne.
way-cards = Les cartes
way-cards-about = Réunir cartes de décompte et livres, et jouer chaque carte quand elle rapporte le plus.

## Valeurs imprimées impossibles

fault-city-amiss = une ville demande un symbole connu, et la case du prince ou de la princesse comme grande
fault-region-unknown = toutes les villes sauf les libres doivent être dans une région connue
fault-too-dear = un prix est de 5 cubes au plus
fault-extra-amiss = les villes pour cinq joueurs n'ont ni livre ni couronne
fault-one-book-and-crowns = chaque région a une ville à livre et au moins une ville à couronne
fault-too-few-books = il n'y a pas assez de livres pour toutes les villes à livre
fault-actions-amiss = une carte doit montrer une des actions de base
fault-special-amiss = les cartes de villes, et elles seules, envoient quelqu'un dans une ville
fault-prices-amiss = il faut un prix pour chaque case
fault-ship-amiss = un navire porte 1 à 5 cubes, et qui est seul en prend 1 ou 2
fault-too-few-figures = chaque joueur a besoin d'une figure
fault-too-few-cards = il n'y a pas assez de cartes pour tous les joueurs
fault-limit-amiss = on garde 1 à 3 cartes action et au plus 4 cartes de décompte, pas moins qu'il n'en est donné
fault-too-few-cubes = il n'y a pas assez de cubes pour les navires et les joueurs
fault-gift-amiss = on ne garde pas plus que ce qui est pioché, ni plus de 4
fault-scoring-amiss = une carte de décompte doit compter une chose connue, par tant
fault-colour-amiss = les douze premières cartes de décompte sont vertes, les autres jaunes
