### Village. Nouns are as in the middle of a sentence; what stands after a hyphen in a variable is a form of a noun.

game-village = Village
game-village-about = Two to four families live through four generations in one village, where everything worth doing takes time and time takes lives.

## Options

option-market_end = Last turns after a market day
option-market_end-about = Who begins the last turns when somebody else than the starter of a market day brings about the end on it.
option-market_end-first = starter first
option-market_end-first-about = The starter of the market day begins the last turns.
option-market_end-last = starter last
option-market_end-last-about = The seat after the starter begins, so that the starter comes last.

## Action spaces

space-harvest = harvest
    .at = at the harvest
space-family = family
    .at = at the family space
space-crafts = crafts
    .at = at the crafts
space-market = market
    .at = at the market
space-travel = travel
    .at = at the travel space
space-council = council
    .at = at the council
space-church = church
    .at = at the church

## Cubes

colour-orange = orange
    .noun = orange cube
    .power = skill
    .cube = an orange cube
colour-green = green
    .noun = green cube
    .power = persuasion
    .cube = a green cube
colour-brown = brown
    .noun = brown cube
    .power = faith
    .cube = a brown cube
colour-pink = pink
    .noun = pink cube
    .power = knowledge
    .cube = a pink cube
colour-plague = plague
    .noun = plague cube
    .power = costs time
    .cube = a plague cube

## Goods

good-scroll = scroll
    .a = a scroll
good-horse = horse
    .a = a horse
good-plow = plough
    .a = a plough
good-ox = ox
    .a = an ox
good-wagon = wagon
    .a = a wagon

## Places

place-farm = farm
    .at = on the farm
    .from = from the farm
place-wainwright = wainwright
    .at = at the wainwright's
    .from = from the wainwright's
place-stables = stables
    .at = at the stables
    .from = from the stables
place-library = library
    .at = at the library
    .from = from the library
place-smithy = smithy
    .at = at the smithy
    .from = from the smithy
place-mill = mill
    .at = at the mill
    .from = from the mill
place-aubrac = { city-aubrac }
    .at = in { city-aubrac }
    .from = from { city-aubrac }
place-bellac = { city-bellac }
    .at = in { city-bellac }
    .from = from { city-bellac }
place-corvey = { city-corvey }
    .at = in { city-corvey }
    .from = from { city-corvey }
place-dorn = { city-dorn }
    .at = in { city-dorn }
    .from = from { city-dorn }
place-elmet = { city-elmet }
    .at = in { city-elmet }
    .from = from { city-elmet }
place-fenwick = { city-fenwick }
    .at = in { city-fenwick }
    .from = from { city-fenwick }
place-council1 = council level 1
    .at = on council level 1
    .from = from council level 1
place-council2 = council level 2
    .at = on council level 2
    .from = from council level 2
place-council3 = council level 3
    .at = on council level 3
    .from = from council level 3
place-council4 = council level 4
    .at = on council level 4
    .from = from council level 4
place-window1 = church window 1
    .at = at church window 1
    .from = from church window 1
place-window2 = church window 2
    .at = at church window 2
    .from = from church window 2
place-window3 = church window 3
    .at = at church window 3
    .from = from church window 3
place-window4 = church window 4
    .at = at church window 4
    .from = from church window 4
place-bag = black bag
    .at = in the black bag
    .from = from the black bag

building-wainwright = { place-wainwright }
building-stables = { place-stables }
building-library = { place-library }
building-smithy = { place-smithy }
building-mill = { place-mill }

city-village = village
    .to = to the village
    .from = from the village
city-aubrac = Aubrac
    .to = to Aubrac
    .from = from Aubrac
city-bellac = Bellac
    .to = to Bellac
    .from = from Bellac
city-corvey = Corvey
    .to = to Corvey
    .from = from Corvey
city-dorn = Dorn
    .to = to Dorn
    .from = from Dorn
city-elmet = Elmet
    .to = to Elmet
    .from = from Elmet
city-fenwick = Fenwick
    .to = to Fenwick
    .from = from Fenwick

## Careers, and where the dead lie

career-crafts = crafts
career-travel = travel
career-council = council
career-church = church
career-farm = farm

where-chronicle = chronicle
where-grave = grave
where-nowhere = no place

## Other nouns of the game

family = family
member = member
generation = generation { $generation }
generation-1 = generation 1
    .member = a generation-1 member
generation-2 = generation 2
    .member = a generation-2 member
generation-3 = generation 3
    .member = a generation-3 member
generation-4 = generation 4
    .member = a generation-4 member
unborn = unborn
farm = farm
store = farm store
grain = grain
coin = coin
good = good
cube = cube
influence = influence
time = time
bridge = bridge
prestige = prestige
round = round
round-number = round { $round }
bell = bell
marker = next-first marker
well = well
customer = customer
stall = stall
stalls = stalls
queue = queue
pile = pile
city = city
cities = cities
road = road
council = council
level = level { $level }
privilege = privilege
church = church
window = window { $window }
monk = monk
mass = mass
chronicle = chronicle
grave = grave
graves = graves
green-bag = green bag
black-bag = black bag
supply = supply
score = score

## How many of something: printed in a row, and said in a sentence

count-orange = { $count } orange
    .said =
        { $count ->
            [one] an orange cube
           *[other] { $count } orange cubes
        }
count-green = { $count } green
    .said =
        { $count ->
            [one] a green cube
           *[other] { $count } green cubes
        }
count-brown = { $count } brown
    .said =
        { $count ->
            [one] a brown cube
           *[other] { $count } brown cubes
        }
count-pink = { $count } pink
    .said =
        { $count ->
            [one] a pink cube
           *[other] { $count } pink cubes
        }
count-plague = { $count } plague
    .said =
        { $count ->
            [one] a plague cube
           *[other] { $count } plague cubes
        }
count-cube =
    { $count ->
        [one] 1 cube of choice
       *[other] { $count } cubes of choice
    }
    .said =
        { $count ->
            [one] a cube of choice
           *[other] { $count } cubes of choice
        }
count-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    .said =
        { $count ->
            [one] a coin
           *[other] { $count } coins
        }
count-grain = { $count } grain
    .said = { $count } grain
count-hour = { $count } time
    .said = { $count } time
count-prestige = { $count } prestige
    .said = { $count } prestige
count-scroll =
    { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
    }
    .said =
        { $count ->
            [one] a scroll
           *[other] { $count } scrolls
        }
count-horse =
    { $count ->
        [one] 1 horse
       *[other] { $count } horses
    }
    .said =
        { $count ->
            [one] a horse
           *[other] { $count } horses
        }
count-plow =
    { $count ->
        [one] 1 plough
       *[other] { $count } ploughs
    }
    .said =
        { $count ->
            [one] a plough
           *[other] { $count } ploughs
        }
count-ox =
    { $count ->
        [one] 1 ox
       *[other] { $count } oxen
    }
    .said =
        { $count ->
            [one] an ox
           *[other] { $count } oxen
        }
count-wagon =
    { $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    }
    .said =
        { $count ->
            [one] a wagon
           *[other] { $count } wagons
        }

## Parts of the texts below

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }

## What is asked

ask-opening-bell = Who has the bell first?
ask-round-fill = Which cubes come to lie { $space-at }?
ask-turn-take = Take a cube, or pay at the well.
ask-turn-last = Your last turn: what will you do?
ask-well-act = The well is paid. Which action will you do?
ask-harvest-reap = Bring in the harvest?
ask-family-grow = A child, or somebody called home?
ask-crafts-work = What will you do at the crafts?
ask-crafts-bench = Newly trained { $building-at }: make something at once?
ask-market-sell =
    { $free ->
        [1] Market day: whom will you serve? The first sale is free.
       *[other]
            { $cost-count ->
                [0] Market day: whom will you serve, for the market fee?
               *[other] Market day: whom will you serve? Each sale also costs { $cost-list }.
            }
    }
ask-market-arrivals = Which customers come next?
ask-travel-go = Who travels, and where to?
ask-council-act = Enter the council, rise, or use a privilege?
ask-council-privilege =
    { $level ->
        [1] Use the privilege of level 1?
       *[other] Use a privilege, up to level { $level }?
    }
ask-council-claim = Which good will you take?
ask-church-give = Whom will you give to the church?
ask-mass-ransom = Mass: pay a coin to take a member out of the black bag?
ask-mass-lots = Who is drawn from the black bag?
ask-mass-promote = Mass: who moves one window to the left, for grain?
ask-payment-pay = How will you pay { $price-list }?
ask-bounty-gather = Which cubes will you take from the supply?
ask-death-bury = One of your oldest dies. Who?

## What can be answered

choice-take = Take { $colour-cube } { $space-at }{ cost }
choice-pay = Pay { $items-list }
choice-well = Pay { $items-list } at the well
choice-act = Action: { $space-name }
choice-skip =
    { $about ->
        [last] Do nothing
        [stall] Pass for this market day
        [bench] Make nothing
        [privilege] Use no privilege
        [alms] Leave the rest in the bag
        [promotion] Move nobody else
       *[other] Leave the action
    }
choice-reap = Bring in the harvest
choice-bear =
    { $born ->
        [0] Have a child
       *[other] Have a child of generation { $born }
    }
choice-recall = Call a generation-{ $generation } member home { $place-from }
choice-train = Train a generation-{ $generation } member { $building-at }{ cost }
choice-make =
    { $good ->
        [horse] Raise a horse
        [ox] Raise an ox
       *[other] Make { $good-a }
    }{ cost }
choice-buy = Buy { $good-a }{ cost }
choice-grind =
    { $gain-count ->
        [0] Grind grain into coins
       *[other] Grind grain into { $gain-list }
    }{ cost }
choice-serve =
    { $wants-count ->
        [0] Serve customer { $customer }
       *[other] Serve the customer who wants { $wants-list }: { $points } prestige
    }{ cost }
choice-travel =
    { $start ->
        [village] Send a generation-{ $generation } member { $to-to }
       *[other] Move a generation-{ $generation } member { $start-from } { $to-to }
    }{ cost }
choice-gather = Take { $items-list }
choice-rise =
    { $level ->
        [1] Enter the council with a generation-{ $generation } member
       *[other] Raise a generation-{ $generation } member to council level { $level }
    }{ $cost-count ->
        [0]
            { $method ->
                [scroll] { " " }(for a scroll)
               *[other] { " " }(for cubes)
            }
       *[other] { cost }
    }
choice-use =
    { $level ->
        [1] Privilege 1: take the next-first marker
        [2]
            { $gain-count ->
                [0] Privilege 2: take cubes of choice
               *[other] Privilege 2: take { $gain-list }
            }
        [3] Privilege 3: take a good of choice
       *[other]
            { $gain-count ->
                [0] Privilege 4: prestige for coins
               *[other] Privilege 4: gain { $gain-list }
            }
    }{ cost }
choice-claim = Take { $good-a }
choice-give =
    Give a generation-{ $generation } member to the church{ $cost-count ->
        [0]
            { $method ->
                [hours] { " " }(for time)
               *[other] { " " }(for cubes)
            }
       *[other] { cost }
    }
choice-ransom = Take a generation-{ $generation } member out of the bag for a coin
choice-promote = Move a generation-{ $generation } member to window { $reach }{ cost }
choice-bury = Bury the one { $place-at }
choice-ring = { $seat } has the bell

## What happened

event-began = { log-did } had the bell first.
event-round = Round { $round }. { log-did } had the bell.
event-filled =
    { $cubes-count ->
        [0] No cubes for { $space-name }.
       *[other] New cubes for { $space-name }: { $cubes-row }.
    }
event-took = { log-did } took { $colour-cube } { $space-at }.
event-drew = { log-did } paid { $price-list } at the well.
event-paid = { log-did } paid { $price-list }.
event-crossed = { log-did } crossed the bridge.
event-reaped =
    { $crop-count ->
        [0] { log-did } harvested, but the store was full.
       *[other] { log-did } harvested { $crop-list }.
    }
event-born = { log-did } had a child: { $generation-member }.
event-recalled = { log-did } called { $generation-member } home { $place-from }.
event-trained = { log-did } trained { $generation-member } { $building-at }.
event-made =
    { $good ->
        [horse] { log-did } raised { $good-a }.
        [ox] { log-did } raised { $good-a }.
       *[other] { log-did } made { $good-a }.
    }
event-bought = { log-did } bought { $good-a }.
event-ground =
    { log-did } ground grain into { $gain-count ->
        [0] nothing
       *[other] { $gain-list }
    }.
event-market = { log-did } opened a market day.
event-sold =
    { $wants-count ->
        [0] { log-did } served a customer: { worth }.
       *[other] { log-did } sold { $wants-list }: { worth }.
    }
event-passed = { log-did } passed.
event-closed = The market closed.
event-arrived =
    { $customers-count ->
        [one] A new customer arrived.
       *[other] { $customers-count } new customers arrived.
    }
event-travelled = { log-did } sent { $generation-member } { $city-to }.
event-visited =
    { $gain-count ->
        [0] { log-did } left a marker in { $city-name }.
       *[other] { log-did } came to { $city-name } for the first time: { $gain-list }.
    }
event-gathered = { log-did } took { $cubes-list } from the supply.
event-rose =
    { $level ->
        [1] { log-did } entered the council with { $generation-member }.
       *[other] { log-did } raised { $generation-member } to council level { $level }.
    }
event-used =
    { $level ->
        [1] { log-did } took the next-first marker.
        [4]
            { $gain-count ->
                [0] { log-did } bought prestige in the council.
               *[other] { log-did } bought { $gain-list } in the council.
            }
       *[other] { log-did } used privilege { $level }.
    }
event-claimed = { log-did } took { $good-a } from the supply.
event-gave = { log-did } gave { $generation-member } to the church.
event-mass = Mass was held.
event-ransomed = { log-did } paid a coin to take { $generation-member } out of the bag.
event-called = { log-did } saw { $generation-member } drawn from the bag.
event-monks =
    { $count ->
        [0] No monk was drawn.
        [one] A monk was drawn and went back.
       *[other] { $count } monks were drawn and went back.
    }
event-promoted = { log-did } moved { $generation-member } to window { $window }.
event-honoured = { log-did } led in the church: { worth }.
event-died =
    { log-did } lost { $generation-member } { $career ->
        [crafts] at work
        [travel] abroad
        [council] in the council
        [church] in the church
       *[farm] on the farm
    }{ $where ->
        [chronicle] , now in the chronicle
        [grave] , now in an anonymous grave
       *[nowhere] , and nobody remembers
    }.
event-spared = { log-did } had nobody who could die.
event-ending =
    { $cause ->
        [chronicle] { log-did } filled the last space of the chronicle. The last turns began.
       *[graves] { log-did } filled the last grave. The last turns began.
    }
event-over = The game is over. { $cause ->
        [chronicle] The chronicle is full.
       *[graves] The graves are full.
    }

# What something was worth, within a sentence.
worth =
    { $worth-count ->
        [0] no prestige
       *[other] { $worth-list }
    }

## How the game ends

end-chronicle = The chronicle is full.
end-graves = The graves are full.

## Why something is not possible

why-space-empty = No cube lies on this space.
why-no-such-cube = No cube of this colour lies on this space.
why-well-short = The well wants three cubes of one colour, or coins in their place.
why-farm-empty = You have nobody on the farm.
why-nothing-possible = There is nothing you could do there.
why-cubes-short = You do not have these cubes, nor coins in their place.
why-coins-short = You do not have enough coins.
why-supply-short = There are not enough such cubes in the supply.
why-all-born = Your whole family has been born.
why-nobody-there = You have no such member there.
why-not-on-farm = You have no member of this generation on the farm.
why-nobody-trained = You have nobody trained in that building.
why-grain-short = You do not have enough grain.
why-in-queue = This customer still waits in the queue.
why-goods-short = You do not have all that this customer wants.
why-fee-short = You cannot pay the market fee.
why-no-wagon = You have no wagon.
why-no-scroll = You have no scroll.
why-marker-gone = The next-first marker has been taken.
why-level-too-low = You have nobody on so high a level.
why-not-in-bag = You have no member of this generation in the black bag.
why-named-in-order = Members are named in order: this one's go is past.
why-not-oldest = Only a member of your oldest generation dies.

## Reckoning

score-prestige = Prestige won in play
score-travel = Cities
score-council = Council
score-church = Church
score-chronicle = Chronicle
score-customers = Customers served
score-coins = Coins
score-living = Living members

## Why a position is good

term-prestige = prestige won in play
term-coins = coins
term-customers = customers served
term-market = goods for customers
term-farm = the farm
term-crafts = trained hands
term-council = the council
term-church = the church
term-chronicle = the chronicle
term-travel = cities
term-cubes = influence cubes
term-bell = the bell
way-stalls = The stalls
way-stalls-about = Make what customers ask for and sell it to them at the market.
way-places = The places
way-places-about = Send people into cities, the council and the church; farther and higher counts more.
way-book = The book
way-book-about = Get names into the chronicle while its pages have room; the more there are, the more they count.

## Printed values that cannot be

fault-no-hours = the time track must have a length
fault-nobody-begins = generation1 must not be 0: somebody has to begin
fault-no-plague = there must be plague cubes, or the action spaces could run empty
fault-too-few-monks = there must be at least as many monks as figures drawn at a mass
fault-too-many-spaces = the spaces of the first round need more cubes than the bag gets
fault-too-few-spaces = cubes must lie on at least two action spaces
fault-no-stalls = the market needs at least one stall
fault-no-rest = without chronicle spaces and graves the game could never end
fault-price-too-high = a price can be three cubes at most
fault-wants-amiss = a customer must want something, and no more grain than a farm can hold
fault-points-amiss = points must be whole numbers, at least one
fault-road-ends = a road must join the village or a city with another city, as in village-aubrac
fault-road-twice = this road is there twice, once in each direction
fault-no-way-out = at least one road must leave the village
fault-gift-too-large = two cubes of choice at a time are the most
