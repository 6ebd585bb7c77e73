### Words on the board of Dynasties. Signs are short: they must fit a small piece of paper.

sign-board = The table of Dynasties
sign-map = Map
sign-court = Characters
sign-ships-place = Ships
sign-court-place = Court
sign-hand-place = Hand
sign-you = you

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
sign-city-free-book = Free city with a book
sign-city-free-anchor = Free city with an anchor
sign-city-free-points = Free city with points

sign-good-black = Black
sign-good-white = White
sign-good-yellow = Yellow
sign-good-blue = Blue
sign-good-pink = Pink

sign-nobody = Nobody’s
sign-prince-at = { $name }: prince in { $city }
sign-princess-at = { $name }: princess in { $city }
sign-child-at = { $name }: child in { $city }
sign-wed-at = A wedding in { $city }
sign-books-left =
    { $count ->
        [0] No book is left
        [one] { $count } book is left
       *[other] { $count } books are left
    }
sign-moored-large = { $name }: large mooring
sign-moored-small = { $name }: small mooring
sign-harbour = A ship at its moorings
sign-passed = { $name } has withdrawn
sign-founded = Founded: { $region }
sign-unfounded = Not founded yet
sign-on-leonardo = { $name } is with Leonardo
sign-region-says = { $region }: first { $first } points, second { $second }, all crowns { $crowns }
sign-leads-first = { $name } has the most here
sign-leads-second = { $name } comes second here
sign-leads-crowns = { $name } is in every crown city

sign-pass = Withdraw
sign-for-nothing = free
sign-bonuses = Then one boon
sign-bonus-points = { $points } points
sign-bonus-card = a card
sign-bonus-scoring = a scoring card
sign-bonus-goods = { $cubes } cubes, keep { $keep }
sign-bonus-shield = any shield, a cube
sign-bonus-revalue = raise a region
sign-bonus-found = found a free city
sign-bonus-gone = Taken in this round
sign-free-cities = Free cities

sign-character-leonardo = Leonardo
sign-character-drake = Drake
sign-character-machiavelli = Machiavelli
sign-character-gutenberg = Gutenberg
sign-character-catherine = Catherine
sign-character-fugger = Fugger
sign-character-charles = Charles V
sign-character-columbus = Columbus
sign-character-spent = { $character }: spent
sign-power-leonardo = a boon later
sign-power-drake = { $cubes } cubes, keep { $keep }
sign-power-machiavelli = { $cards } action cards
sign-power-gutenberg = a scoring card, a cube
sign-power-catherine = a pink spouse
sign-power-fugger = choose { $choose } cubes
sign-power-charles = any shield, a cube
sign-power-columbus = wed for { $less } less

sign-any-of-four = any of four
sign-special-character = Character
sign-special-trade = Trade ×2
sign-special-pass = Withdraw

sign-counts-region = Figures
sign-counts-symbol = Figures
sign-counts-princes = Princes
sign-counts-princesses = Princesses
sign-counts-large = Large slots
sign-counts-small = Small slots
sign-counts-married = Married
sign-counts-children = Children
sign-counts-cubes = Cubes
sign-counts-shields = Shields
sign-counts-regions = Regions
sign-counts-regions-says = in 2, 3, 4
sign-symbol-points = at laurels
sign-symbol-anchor = at anchors
sign-symbol-book = at books
sign-symbol-crown = at crowns
sign-of-yours = of yours
sign-at-most = at most { $points }
sign-for-every = for { $every }

sign-hand-of = What { $name } holds
sign-score = { $name }: { $points } points
sign-first = First player
sign-withdrawn = withdrawn
sign-figures =
    { $count ->
        [one] { $count } figure in the supply
       *[other] { $count } figures in the supply
    }
sign-hand =
    { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
sign-green =
    { $count ->
        [one] { $count } green scoring card
       *[other] { $count } green scoring cards
    }
sign-yellow =
    { $count ->
        [one] { $count } yellow scoring card
       *[other] { $count } yellow scoring cards
    }
sign-books =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
sign-shields = Shields of { $region }: { $count }
sign-deck =
    { $count ->
        [one] { $count } action card in the deck
       *[other] { $count } action cards in the deck
    }
sign-pile =
    { $count ->
        [one] { $count } yellow scoring card in the pile
       *[other] { $count } yellow scoring cards in the pile
    }
sign-bag =
    { $count ->
        [one] { $count } cube in the bag
       *[other] { $count } cubes in the bag
    }
sign-neutrals =
    { $count ->
        [one] { $count } neutral figure is left
       *[other] { $count } neutral figures are left
    }
sign-house-label = House of the Label
sign-house-crescent = House of the Crescent
sign-house-mullet = House of the Mullet
sign-house-martlet = House of the Martlet
sign-house-annulet = House of the Annulet
sign-book-cards = Book: a card or a scoring card
sign-book-points = Book: points
sign-book-ships = Book: a trade
sign-book-rose = Book: sword or rose
sign-book-shield-britannia = Book: shield of Britannia
sign-book-shield-france = Book: shield of France
sign-book-shield-hispania = Book: shield of Hispania
sign-book-shield-empire = Book: shield of the Empire
