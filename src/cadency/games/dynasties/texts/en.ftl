### Dynasties. Nouns are as in the middle of a sentence; what stands after a hyphen in a variable is a form of a noun.

game-dynasties = Dynasties
game-dynasties-about = Three to five houses trade and marry all over Renaissance Europe: one divides, the other chooses.

## Cubes

colour-black = black
colour-white = white
colour-yellow = yellow
colour-blue = blue
colour-pink = pink

## Regions

region-britannia = Britannia
    .at = in Britannia
    .of = of Britannia
region-france = France
    .at = in France
    .of = of France
region-hispania = Hispania
    .at = in Hispania
    .of = of Hispania
region-empire = Empire
    .at = in the Empire
    .of = of the Empire

## Cities

city-london = London
    .at = in London
    .to = to London
city-edinburgh = Edinburgh
    .at = in Edinburgh
    .to = to Edinburgh
city-york = York
    .at = in York
    .to = to York
city-dublin = Dublin
    .at = in Dublin
    .to = to Dublin
city-oxford = Oxford
    .at = in Oxford
    .to = to Oxford
city-paris = Paris
    .at = in Paris
    .to = to Paris
city-carcassonne = Carcassonne
    .at = in Carcassonne
    .to = to Carcassonne
city-brest = Brest
    .at = in Brest
    .to = to Brest
city-lyon = Lyon
    .at = in Lyon
    .to = to Lyon
city-madrid = Madrid
    .at = in Madrid
    .to = to Madrid
city-lisboa = Lisboa
    .at = in Lisboa
    .to = to Lisboa
city-barcelona = Barcelona
    .at = in Barcelona
    .to = to Barcelona
city-granada = Granada
    .at = in Granada
    .to = to Granada
city-salamanca = Salamanca
    .at = in Salamanca
    .to = to Salamanca
city-wien = Wien
    .at = in Wien
    .to = to Wien
city-praha = Praha
    .at = in Praha
    .to = to Praha
city-augsburg = Augsburg
    .at = in Augsburg
    .to = to Augsburg
city-luebeck = Lübeck
    .at = in Lübeck
    .to = to Lübeck
city-koeln = Köln
    .at = in Köln
    .to = to Köln
city-milano = Milano
    .at = in Milano
    .to = to Milano
city-canterbury = Canterbury
    .at = in Canterbury
    .to = to Canterbury
city-bordeaux = Bordeaux
    .at = in Bordeaux
    .to = to Bordeaux
city-sevilla = Sevilla
    .at = in Sevilla
    .to = to Sevilla
city-nuernberg = Nürnberg
    .at = in Nürnberg
    .to = to Nürnberg
city-free-book = free city with the book
    .at = in the free city with the book
    .to = to the free city with the book
city-free-anchor = free city with the anchor
    .at = in the free city with the anchor
    .to = to the free city with the anchor
city-free-points = free city with the points
    .at = in the free city with the points
    .to = to the free city with the points

## Slots and symbols

slot-prince = prince
    .a = a prince
slot-princess = princess
    .a = a princess
symbol-points = points
symbol-anchor = anchor
symbol-book = book
symbol-crown = crown

## Action cards

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
card-patron-1 = character card (trade and character)
card-patron-2 = character card (prince and princess)
card-patron-3 = character card (prince and character)
card-fleet-1 = trade card (trade and prince)
card-fleet-2 = trade card (trade and princess)
card-fleet-3 = trade card (princess and character)
card-pass-1 = pass card (trade and character)
card-pass-2 = pass card (prince and princess)
card-pass-3 = pass card (prince and character)
card-joker = joker
action-trade = trade
action-prince = prince
action-princess = princess
action-character = character
action-special = special action

## Characters

character-leonardo = Leonardo da Vinci
character-drake = Francis Drake
character-machiavelli = Machiavelli
character-gutenberg = Gutenberg
character-catherine = Catherine de' Medici
character-fugger = Jakob Fugger
character-charles = Charles V
character-columbus = Columbus
character-leonardo-about = a figure on his tile: one more bonus action
character-drake-about = draw cubes and keep most of them
character-machiavelli-about = draw action cards
character-gutenberg-about = draw a yellow scoring card and a cube
character-catherine-about = a neutral figure weds one of your singles
character-fugger-about = take cubes of your choice from the bag
character-charles-about = take a shield of your choice and draw a cube
character-columbus-about = deploy opposite a single of another seat, for less

## Books, dice, bonus actions, spaces

book-cards = Cards book
book-points = book of points
book-ships = Ships book
book-rose = Sword and Rose book
book-shield-britannia = book with the shield of Britannia
book-shield-france = book with the shield of France
book-shield-hispania = book with the shield of Hispania
book-shield-empire = book with the shield of the Empire
face-child = child
face-shield = shield
face-points = points
face-ship = ship
face-card = card
face-scoring = scoring card
bonus-points = points
bonus-card = action card
bonus-scoring = scoring card
bonus-goods = goods
bonus-shield = shield and cube
bonus-revalue = re-evaluation
bonus-found = free city

## Scoring cards

scoring-folk-britannia = pairs in Britannia
scoring-folk-france = pairs in France
scoring-folk-hispania = pairs in Hispania
scoring-folk-empire = pairs in the Empire
scoring-homes-points = pairs in cities with points
scoring-homes-anchor = pairs in cities with an anchor
scoring-homes-book = pairs in cities with a book
scoring-homes-crown = pairs in cities with a crown
scoring-princes = pairs of princes
scoring-princesses = pairs of princesses
scoring-large = pairs on large slots
scoring-small = pairs on small slots
scoring-wed-britannia = married in Britannia
scoring-wed-france = married in France
scoring-wed-hispania = married in Hispania
scoring-wed-empire = married in the Empire
scoring-seats-points = figures in cities with points
scoring-seats-anchor = figures in cities with an anchor
scoring-seats-book = figures in cities with a book
scoring-seats-crown = figures in cities with a crown
scoring-london-paris = London and Paris
scoring-madrid-wien = Madrid and Wien
scoring-brest-barcelona = Brest and Barcelona
scoring-carcassonne-granada = Carcassonne and Granada
scoring-children = children
scoring-cubes = cubes
scoring-shields = shields
scoring-regions = regions

## How many of something: printed in a row, and said in a sentence

count-black = { $count } black
    .said =
        { $count ->
            [1] a black cube
           *[other] { $count } black cubes
        }
count-white = { $count } white
    .said =
        { $count ->
            [1] a white cube
           *[other] { $count } white cubes
        }
count-yellow = { $count } yellow
    .said =
        { $count ->
            [1] a yellow cube
           *[other] { $count } yellow cubes
        }
count-blue = { $count } blue
    .said =
        { $count ->
            [1] a blue cube
           *[other] { $count } blue cubes
        }
count-pink = { $count } pink
    .said =
        { $count ->
            [1] a pink cube
           *[other] { $count } pink cubes
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
        [1] character
       *[other] { $count } × character
    }
    .said = { count-patron-1 }
count-patron-2 =
    { $count ->
        [1] character
       *[other] { $count } × character
    }
    .said = { count-patron-2 }
count-patron-3 =
    { $count ->
        [1] character
       *[other] { $count } × character
    }
    .said = { count-patron-3 }
count-fleet-1 =
    { $count ->
        [1] trade
       *[other] { $count } × trade
    }
    .said = { count-fleet-1 }
count-fleet-2 =
    { $count ->
        [1] trade
       *[other] { $count } × trade
    }
    .said = { count-fleet-2 }
count-fleet-3 =
    { $count ->
        [1] trade
       *[other] { $count } × trade
    }
    .said = { count-fleet-3 }
count-pass-1 =
    { $count ->
        [1] pass
       *[other] { $count } × pass
    }
    .said = { count-pass-1 }
count-pass-2 =
    { $count ->
        [1] pass
       *[other] { $count } × pass
    }
    .said = { count-pass-2 }
count-pass-3 =
    { $count ->
        [1] pass
       *[other] { $count } × pass
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

## Other nouns of the game

house = house
figures = figures
goods = cubes
bag = bag
ship = ship
hand = hand
deck = deck
discards = discards
scorings = scoring cards
green = green
yellow = yellow
books = books
shields = shields
characters = characters
track = pass track
bonuses = bonus actions
neutral = neutral figure
crowns = crowns
majority = majority
score = score
passed = passed
map = map
houses = houses
ships = ships
cards = action cards
points = points
large-space = behind
menu-discard = for a cube
menu-pass = pass
menu-special = special
legend = ♂ prince ♀ princess, [ ] large slot, ( ) small slot · ★ points ⚓ anchor ▤ book ♛ crown · ☆ child ○ neutral figure
round-number = round { $round }

## Parts of the texts below

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }

## What is asked

ask-opening-begin = Who begins?
ask-opening-values = Which tile lies on which region?
ask-character-cast = Which character comes to which space?
ask-ship-load = Which cubes come aboard?
ask-bag-draw = Which cubes come out of the bag?
ask-bag-keep = Which cubes will you keep?
ask-bag-pick = Which cubes will you take from the bag?
ask-deck-draw = Which action cards are drawn?
ask-scoring-draw = Which scoring cards are drawn?
ask-book-draw = Which book lies on top?
ask-turn-act = Play a card, use a book, discard for a cube, or pass.
ask-price-pay = How will you pay?
ask-trade-board = Which ship do you board?
ask-trade-divide = Divide the cubes of ship { $ship } into two lots; the other seat chooses.
ask-trade-choose = Which lot of ship { $ship } do you take?
ask-trade-unload = Which cubes of ship { $ship } do you take?
ask-deploy-send = Where will you send somebody?
ask-deploy-post = Prince or princess { $city-at }?
ask-deploy-cross = Whom does Columbus bring where?
ask-bonus-man = Whom will you send to the new city?
ask-wedding-roll = How do the dice fall { $city-at }?
ask-wedding-divide = A wedding { $city-at }: which die do you set apart?
ask-wedding-choose = A wedding { $city-at }: one die or two?
ask-wedding-match = Who weds a neutral figure?
ask-character-call = Which character will you use?
ask-shield-take = A shield of which region?
ask-pass-shed = You keep one card: name the others in order, { $count } to go.
ask-bonus-claim =
    { $source ->
        [leonardo] Leonardo: which bonus action do you take?
       *[track] Which bonus action do you take?
    }
ask-bonus-revalue = Which region shall be worth more?
ask-bonus-found = Which city do you found, and where?
ask-single-stay = Pay a pink cube for your single { $city-at } to stay?
ask-scoring-reveal = Which scoring card do you play next?
ask-end-unveil = What was hidden is turned over.

## What can be answered

choice-play = Play { $card-name }: { $action-name }
choice-discard = Discard { $card-name } for a cube
choice-shed = Discard { $card-name }
choice-pass =
    { $space ->
        [large] Pass, behind the others
       *[other] Pass, on space { $space }{ cost }
    }
choice-use =
    { $use ->
        [card] Cards book: draw an action card
        [scoring] Cards book: draw a scoring card
        [trade] Ships book: trade
       *[deploy] Sword and Rose book: deploy somebody
    }
choice-board = Board ship { $ship }{ $cost-count ->
        [0] { "" }
       *[other] : { $cost-row }
    }
choice-divide = Offer { $items-list }{ $rest-count ->
        [0] { "" }
       *[other] , or else { $rest-list }
    }
choice-take = Take { $items-list }
choice-roll = The dice show { $items-list }
choice-apart = Set apart: { $face-name }
choice-accept = Choose: { $items-list }
choice-send = Send { $slot-a } { $city-to }{ cost }
choice-pay = Pay { $cost-list } (price: { $colour-name })
choice-call = { $character-name }{ cost }
choice-match = Wed your single { $city-at }
choice-claim = Bonus action: { $bonus-name }
choice-found = Found the { $tile-name } { $region-at }
choice-revalue = Re-evaluate { $region-name }
choice-shield = Take a shield { $region-of }
choice-ransom = Pay a pink cube: your single stays { $city-at }
choice-reveal = Play the scoring card: { $scoring-name }
choice-skip =
    { $about ->
        [cloister] Let your single go
       *[other] Play no more scoring cards
    }
choice-unveil = Everything hidden is turned over
choice-begin = { $seat } begins

## What happened

event-began = { log-did } began.
event-valued = The region tiles were laid out.
event-loaded = Ship { $ship } was filled: { $cubes-row }.
event-reloaded = A colour was short: the ships were emptied.
event-stocked = Everybody got { $cubes-row }.
event-cast = The characters were laid out.
event-dealt =
    { $count ->
        [one] { log-did } drew an action card.
       *[other] { log-did } drew { $count } action cards.
    }
event-got = { log-did } drew: { $cards-list }.
event-planned =
    { $count ->
        [one] { log-did } drew a scoring card.
       *[other] { log-did } drew { $count } scoring cards.
    }
event-learnt = { log-did } drew: { $scorings-list }.
event-fetched = { log-did } took a book.
event-read = { log-did } found the { $book-name }.
event-shuffled = The discards were shuffled into the deck.
event-drew = { log-did } drew { $cubes-list }.
event-took = { log-did } took { $cubes-list }.
event-paid = { log-did } paid { $cubes-list }.
event-played = { log-did } played { $card-name }: { $action-name }.
event-discarded = { log-did } discarded { $card-name } for a cube.
event-used = { log-did } used the { $book-name }.
event-boarded =
    { $space ->
        [large] { log-did } boarded ship { $ship }, on the large space.
       *[small] { log-did } boarded ship { $ship }, on the small space.
    }
event-divided = { log-did } divided: { $lot-row } against { $rest-row }.
event-deployed = { log-did } sent { $slot-a } { $city-to }.
event-honoured = { log-did } got { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-wed = There was a wedding { $city-at }.
event-rolled = { log-did } rolled { $faces-list }.
event-parted = { log-did } set apart: { $lot-row } against { $rest-row }.
event-accepted = { log-did } chose { $faces-list }.
event-born = { log-did } had a child { $city-at }.
event-shielded = { log-did } got a shield { $region-of }.
event-called = { log-did } used { $character-name }.
event-matched = { log-did } brought a neutral { $slot-name } { $city-to }.
event-passed =
    { $space ->
        [large] { log-did } passed, behind the others.
       *[other] { log-did } passed, on space { $space }.
    }
event-shed = { log-did } discarded { $card-name }.
event-ended = Everybody has passed: round { $round } is over.
event-led = { log-did } became the first player.
event-claimed = { log-did } took the bonus action: { $bonus-name }.
event-revalued = { log-did } re-evaluated { $region-name }.
event-founded = { log-did } founded the { $tile-name } { $region-at }.
event-waited = { log-did } got { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the single { $city-at }.
event-retired = { log-did } lost the single { $city-at } to the monastery.
event-revealed = { log-did } played { $scoring-name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-round = Round { $round } began.
event-opened = { log-did } got { $points ->
        [one] 1 point
       *[other] { $points } points
    } for books.
event-ruled =
    { $place ->
        [1] { log-did } came first { $region-at }: { $points } points.
       *[other] { log-did } came second { $region-at }: { $points } points.
    }
event-crowned = { log-did } held every crown { $region-at }: { $points } points.
event-over = The third round is over.

## How the game ends

end-rounds = Three rounds have been played.

## Why something is not possible

why-not-there = These cubes are not there.
why-smaller-lot-is-named = A division is named by its smaller lot.
why-same-division = This is the same division as another one.
why-needed-later = You need these pink cubes for what follows.
why-cubes-short = You do not have enough cubes for this price.
why-pink-short = You do not have enough pink cubes.
why-not-held = You do not have this card.
why-not-on-card = The card does not show this action.
why-no-character = No character can be used.
why-no-figure = You have no figure left in your supply.
why-no-city = There is no city where you could send anybody.
why-no-special = A joker has no special action.
why-no-room = The city is full, or you are there already.
why-space-taken = This space is taken.
why-no-book = You do not have such a book.
why-nothing-to-draw = There is nothing left to draw.
why-named-in-order = Cards are named in order: this one's go is past.
why-too-few-after = Cards are named in order, and too few come after this one.
why-other-slot = The card is for the other slot.
why-slot-taken = This slot is taken.
why-own-figure-there = You have a figure in this city already.
why-not-in-play = This city is not on the map.
why-nobody-opposite = No single of another seat is there.
why-not-rolled = No die shows this.
why-no-single = You have no single there.
why-no-shield = No shield of this region is left.
why-does-nothing = This would do nothing now.
why-bonus-taken = Somebody has taken this bonus action in this round.
why-already-revalued = This region has been re-evaluated.
why-already-founded = This city has been founded.
why-too-many-kept = You may keep two scoring cards at most.
why-only-special = This character can only be used by a special action.
why-not-on-yellow = This special action is for the yellow spaces only.
why-face-down = This character has been used in this round.

## Reckoning

score-cities = Cities with points
score-dowry = Dowries
score-bonus = Bonus actions
score-singles = Singles
score-cards = Scoring cards
score-books = Books
score-majorities = Majorities
score-crowns = Crowns
score-goods = Cubes

## Why a position is good

term-scored = points scored so far
term-regions = places in the regions
term-crowns = crowns
term-singles = singles
term-weddings = weddings under way
term-cubes = cubes
term-cards = action cards
term-plans = scoring cards
term-books = books
term-track = the pass track
way-couples = Courtship
way-couples-about = Place figures in cities with points, wed them for a dowry, or let singles wait for the round's end.
way-regions = The regions
way-regions-about = Have the most figures and shields in a region, and somebody in each of its crown cities.
way-cards = The cards
way-cards-about = Collect scoring cards and books, and play each card when it counts most.

## Printed values that cannot be

fault-city-amiss = a city needs a known symbol, and a prince's or a princess's slot as the large one
fault-region-unknown = all but free cities must lie in a known region
fault-too-dear = a price can be 5 cubes at most
fault-extra-amiss = the cities for five seats have no book and no crown
fault-one-book-and-crowns = every region has one book city and at least one crown city
fault-too-few-books = there are not enough books for all book cities
fault-actions-amiss = a card must show one of the basic actions
fault-special-amiss = the cards of cities, and only they, send somebody to a city
fault-prices-amiss = there must be a price for every space
fault-ship-amiss = a ship holds 1 to 5 cubes, and whoever is alone takes 1 or 2
fault-too-few-figures = every seat needs a figure
fault-too-few-cards = there are not enough cards for all seats
fault-limit-amiss = 1 to 3 action cards and at most 4 scoring cards are kept, no fewer than are dealt
fault-too-few-cubes = there are not enough cubes for ships and seats
fault-gift-amiss = nobody keeps more than was drawn, nor more than 4
fault-scoring-amiss = a scoring card must count something known, for every so many
fault-colour-amiss = the first twelve scoring cards are green, the others yellow
