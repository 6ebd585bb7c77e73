### Words on the pages of Dynasties.

tip-1 = Trade for cubes: whoever comes to a ship second divides its cargo, and the other chooses.
tip-2 = Send princes and princesses to the cities. Two in one city marry, and share three dice of dowry.
tip-3 = The most figures in a region, every crown city, and your scoring cards decide after three rounds.
crumb-round = Round { $round } of 3
crumb-first = { $name } began
crumb-passed =
    { $count ->
        [one] one has passed
       *[other] { $count } have passed
    }
others = The other houses
drawer-court = Characters
drawer-hand = Hand
count-scorings =
    { $count ->
        [one] 1 scoring card
       *[other] { $count } scoring cards
    }
tab-britannia = Britain
tab-france = France
tab-hispania = Hispania
tab-empire = Empire

## Questions, in few words

title-turn-act = Your turn
    .sub = Play a card, use a book, or pass
title-trade-board = Which ship?
    .sub = First comes, chooses later; second comes, divides now
title-trade-divide = Divide the cargo
    .sub = Two lots, neither empty
title-trade-choose = Choose a lot
    .sub = The other seat takes the other one
title-deploy-send = Where to?
    .sub = The slot, its price, and what the city gives
title-wedding-divide = Part the dowry
    .sub = A wedding { $city-at }
title-wedding-choose = Choose your dowry
    .sub = A wedding { $city-at }
title-character-call = Whom do you call?
    .sub = Each of them once a round
title-bonus-claim = A bonus action
    .sub = Each but the points once a round

## Groups

group-pass = Pass
group-books = Books
group-lots = Every way to divide
group-cubes = Cubes
group-dice = Dowry
group-price = Price
group-hand = Hand
group-regions = Regions
group-free = Free cities
group-ship = Ship { $ship }
about-alone = you are there alone
about-divide = { $name } is there: you divide
about-region = first { $first }, second { $second }, crowns { $crowns }
about-found = then you send somebody there
short-free-book = City with the book
short-free-anchor = City with the anchor
short-free-points = City with the points

## Buttons

verb-special-city = Send
verb-special-character = Call
verb-special-trade = Trade twice
verb-special-pass = Pass
verb-last = Last
verb-space = { $space }.
verb-use-card = Card
verb-use-scoring = Scoring card
verb-use-trade = Trade
verb-use-deploy = Send
verb-board = Board
verb-call = Call
verb-claim = Take
verb-reveal = Play

## Two lots

lot-first = First lot
lot-second = Second lot
lot-two = Two dice
lot-one = One die
hint-cubes = Press a cube to send it across.
hint-dice = Press a die: it becomes the one.
send-across = { $piece }: to the other lot
offer = Offer
tell-lots = { $name } chooses a lot, you take the other.
tell-dice = { $name } chooses the two or the one, you have the rest.
tell-own-dice = You keep the two.

## A wedding

step-dice = Dice
step-divides = { $name } divides
step-chooses = { $name } chooses
step-sets-apart = One is set apart

## What a choice brings about

fate-points =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
fate-gain = You get { $things-list }.
fate-spend = You pay { $things-list }.
fate-shield = A shield { $region-of }.
fate-pass = You have no more turns in this round, but you still divide, choose and receive.
fate-symbol =
    { $symbol ->
        [points] The city gives { $points } points.
        [anchor] The city gives a cube from the bag.
        [book]
            { $books ->
                [0] No book is left here.
               *[other] The city gives a book.
            }
       *[crown] A crown city: worth points for all of a region’s crowns.
    }
fate-single = Single until somebody comes.
fate-wed-neutral = A wedding with a neutral figure: you keep two of three dice.
fate-wed-choose = A wedding: { $name } parts three dice, you choose.
fate-wed-divide = A wedding: you part three dice, { $name } chooses.
fate-large = On the large mooring: whoever comes next divides, and you choose.
fate-alone =
    { $count ->
        [one] You trade with yourself: one cube of your choice.
       *[other] You trade with yourself: { $count } cubes of your choice.
    }
fate-small = You divide, { $name } chooses.

## The way there

course-about = points from move to move, by round
course-of =
    { $points ->
        [one] { $name }: 1 point in the end
       *[other] { $name }: { $points } points in the end
    }
course-born = a child is born
course-founded = a city is founded
course-retired = a single goes to the monastery
slide-other = To the other half of the map
slide-cards = To the other cards
