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
sign-passed = { $name } has passed
sign-founded = Founded: { $region }
sign-unfounded = Not founded yet
sign-on-leonardo = { $name } is with Leonardo
sign-region-says = { $region }: first { $first } points, second { $second }, all crowns { $crowns }
sign-leads-first = { $name } has the most here
sign-leads-second = { $name } comes second here
sign-leads-crowns = { $name } is in every crown city

sign-pass = Pass
sign-for-nothing = free
sign-bonuses = Then a bonus action
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
sign-power-leonardo = a bonus later
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
sign-special-pass = Pass

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
sign-has-passed = passed
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
sign-discards =
    { $count ->
        [one] { $count } discarded action card
       *[other] { $count } discarded action cards
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

thing-prince-slot = Prince’s slot, { $city }
thing-prince-slot-says = Send a prince here for so many black cubes. The city then gives what its sign shows.
thing-princess-slot = Princess’s slot, { $city }
thing-princess-slot-says = Send a princess here for so many white cubes. The city then gives what its sign shows.
thing-free-city-says = A bonus action lays it into a region of your choice; from then on it is a city there.
thing-reward-points = Points of a city
thing-reward-points-says = Whoever arrives has these points at once.
thing-reward-anchor = Anchor
thing-reward-anchor-says = Whoever arrives draws a cube from the bag.
thing-reward-book = Book of a city
thing-reward-book-says = Whoever arrives takes the top book, face down, while there is one.
thing-reward-crown = Crown city
thing-reward-crown-says = Nothing now. Whoever is in every crown city of a region in the end has its crown points.
thing-tile-says = In the end most figures and shields here score the first number, next most the second; crowns count apart.
thing-shield = Shield, { $region }
thing-shield-says = Counts like a figure in its region in the end.
thing-pass = Place { $place } of the pass track
thing-pass-says = Pass to here for pink cubes. Whoever stands first begins the next round and takes a bonus action first.
thing-pass-large = Large space of the pass track
thing-pass-large-says = Pass to here for nothing, behind whoever came before.
thing-bonus = Bonus action: { $bonus }
thing-bonus-points-says = When the round ends: points. Any number of seats may take them.
thing-bonus-card-says = When the round ends: an action card, beyond the one you keep.
thing-bonus-scoring-says = When the round ends: a yellow scoring card.
thing-bonus-goods-says = When the round ends: draw { $cubes } cubes from the bag and keep { $keep }.
thing-bonus-shield-says = When the round ends: a shield of any region, and a cube from the bag.
thing-bonus-revalue-says = When the round ends: make a region worth more, once for each region.
thing-bonus-found-says = When the round ends: lay a free city into a region and send somebody there at its price.
thing-character-leonardo-says = A figure goes on his tile: after everybody else you take one more bonus action.
thing-character-drake-says = Draw { $cubes } cubes from the bag and keep { $keep }.
thing-character-machiavelli-says = Draw { $cards } action cards.
thing-character-gutenberg-says = Draw a yellow scoring card, and a cube from the bag.
thing-character-catherine-says = A neutral figure comes opposite one of your singles, and they marry.
thing-character-fugger-says = Take { $choose } cubes of your choice from the bag.
thing-character-charles-says = Take a shield of any region, and draw a cube.
thing-character-columbus-says = Send a prince or princess opposite somebody else’s single for { $less } less, and wed.
thing-action-city = Card of { $city }
thing-action-city-says = One of the upper actions, or a prince or princess to { $city } for the yellow price alone.
thing-action-character = Character card
thing-action-character-says = One of the upper actions, or a character of the two yellow spaces for the yellow price.
thing-action-trade = Trade card
thing-action-trade-says = One of the upper actions, or two trades one after the other for the yellow price.
thing-action-pass = Pass card
thing-action-pass-says = One of the upper actions, or pass to the best free place for nothing.
thing-action-none = Joker
thing-action-none-says = Any of the four actions, and no special one.
thing-scoring-says = Gives points when you play it after a round. At most two are kept for later.
thing-good-black-says = Black cubes pay for princes.
thing-good-white-says = White cubes pay for princesses.
thing-good-yellow-says = Yellow cubes pay for the special actions of cards.
thing-good-blue-says = Blue cubes pay for characters.
thing-good-pink-says = Two pink cubes stand for one of any colour; alone they pay for places on the pass track.
thing-star = Star
thing-star-says = A child born at the wedding stands here and counts as a figure of the region.
thing-ship = Ship
thing-ship-says = Its cubes are divided into two lots by one seat, and the other chooses.
thing-mooring-large = Large mooring
thing-mooring-large-says = For whoever comes first: it chooses its lot when another moors here.
thing-mooring-small = Small mooring
thing-mooring-small-says = For whoever comes second: it divides the cubes at once.
thing-deck = Deck
thing-deck-says = Action cards, face down. When it is empty the discards are shuffled.
thing-discards = Discards
thing-discards-says = Played action cards, face up for all. They are shuffled when the deck is empty.
thing-pile = Scoring cards
thing-pile-says = Yellow scoring cards, face down. Played ones stay out of the game.
thing-bag = Bag
thing-bag-says = Cubes are drawn from it, and what is paid goes back into it.
thing-neutrals = Neutral figures
thing-neutrals-says = Pink figures that belong to nobody; Catherine weds your singles to them.
thing-figures = Supply
thing-figures-says = Figures of the house that are nowhere else. Without one nobody can be sent.
thing-hand = Action cards
thing-hand-says = How many a house holds; which ones only it knows.
thing-green = Green scoring cards
thing-green-says = Dealt in the beginning. They give points for every two of what they count.
thing-yellow = Yellow scoring cards
thing-yellow-says = Won on the way, at weddings and by bonus actions.
thing-books = Books
thing-books-says = Taken face down from cities; only their owner may look.
thing-book = Book
thing-book-says = Cards, a trade or somebody sent in your turn; points or a shield in the end.
thing-score = Points
thing-score-says = The most after three rounds win; among equals whoever has more cubes.
number-large = large slot: chooses
number-small = small slot: divides
