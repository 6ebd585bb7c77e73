### Words on Village's board. Signs are short: they must fit a small piece of paper.

sign-board = The village
sign-still = The village as it is built
sign-well = Well
sign-chronicle = Chronicle
sign-graves = Graves
sign-each-trip = each trip
sign-each-sale = each sale
sign-cities = Cities
sign-farm = Farm of { $name }
sign-you = you
sign-influence = Influence
sign-goods = Goods
sign-granary = Granary, { $room } at most
sign-coins = Coins
sign-unborn = Yet unborn
sign-customers = Customers
sign-for = for { $points }
sign-home = At home
sign-first = has the bell
sign-next-first = starts the next round
sign-owed = { $deaths ->
        [one] One must die
       *[other] { $deaths } must die
    }
sign-time = Time { $time } of { $length }
sign-prestige = { $points } prestige so far
sign-score = { $points } if the game were over now
sign-member = { $name }, generation { $generation }
sign-dead = { $name }, generation { $generation }, dead
sign-marker = { $name } has been here
sign-monks = { $monks } monks
sign-pile = { $count } customers yet to come
sign-would-die = would die
sign-house-label = House of the Label
sign-house-crescent = House of the Crescent
sign-house-mullet = House of the Mullet
sign-house-martlet = House of the Martlet
sign-house-annulet = House of the Annulet
sign-tab-fields = Fields
sign-tab-crafts = Crafts
sign-tab-market = Market
sign-tab-travel = Travel
sign-tab-council = Council
sign-tab-church = Church
sign-tab-book = Book
sign-drawn = drawn
sign-paid = paid
sign-mass = Mass
sign-market-day = Market day
sign-died-chronicle = { $name }’s { $generation } is remembered
sign-died-grave = { $name }’s { $generation } lies in a nameless grave
sign-died-nowhere = { $name }’s { $generation } is forgotten

## What things are: a name, and one sentence of at most twenty words. Numbers stand beside it as pictures.

number-end = at the end
number-at-once = at once
number-to-move-in = to move in
number-to-train = to train
number-to-make = to make
number-to-buy = to buy
number-to-pay = to pay
number-one-colour = of one colour
number-after-first = after the first sale
number-or-scroll =
    { $scrolls ->
        [one] or a scroll
       *[other] or { $scrolls } scrolls
    }

thing-space-harvest-says = Take a cube here, then bring in grain if somebody is at home.
thing-space-family-says = Take a cube here, then have a child or call somebody home.
thing-space-crafts-says = Take a cube here, then make or buy a good, or grind grain to coins.
thing-space-market-says = Take a cube here, then a market day is held: everybody may sell, you first.
thing-space-travel-says = Take a cube here, then send somebody along a road to the next city.
thing-space-council-says = Take a cube here, then enter the council, rise in it or use a privilege.
thing-space-church-says = Take a cube here, then give one of your family to the church.
thing-fields = The fields
thing-fields-says = What a harvest brings: more with a plough and a horse, most with a plough and an ox.
thing-home = The family house
thing-home-says = Children are born here, and members out in the world are called home from here.
thing-well = The well
thing-well-says = Pay three cubes of one colour instead of taking one, and do any action you like.

thing-window-first = First church window
thing-window-first-says = Members drawn from the black bag at mass come here first.
thing-window = Church window { $window }
thing-window-says = At mass a member may move up to here, one window after another, for grain.
thing-window-last = Last church window
thing-window-last-says = As far as one can rise in the church, and worth most at the end.
thing-bag = The black bag
thing-bag-says = At mass four figures are drawn from here, { $monks } monks among them; a coin buys one of yours out.

thing-level-1 = Council, level 1
thing-level-1-says = Whoever stands here, or higher, may take the bell of the next round.
thing-level-2 = Council, level 2
thing-level-2-says = Whoever stands here, or higher, may take { $cubes } cubes of their choice.
thing-level-3 = Council, level 3
thing-level-3-says = Whoever stands here, or on level 4, may take one good of their choice.
thing-level-4 = Council, level 4
thing-level-4-says = Whoever stands here may turn a coin into { $prestige } prestige.
thing-bell = The bell of the next round
thing-bell-says = Taken with the privilege of level 1; whoever has it begins the next round.

thing-workshop-says = Makes: { $goods }. Train somebody here and pay time, or buy without waiting.
thing-mill-says = Grinds grain to coins for anybody; nobody has to be trained here.

thing-customer = A customer
thing-customer-says = Bring what is asked for on a market day and keep the tile. Only stalls are served.
thing-stall = An empty stall
thing-stall-says = The next customer of the queue comes here when the market day is over.
thing-queue = The queue
thing-queue-says = These customers wait; after a market day they move up to the empty stalls.
thing-pile = Customers yet to come
thing-pile-says = They join the end of the queue after a market day, until there are none left.
thing-sale = What a sale costs
thing-sale-says = The first sale of whoever opened the market is free; every other sale costs this.

thing-city-says = The first visit of a house leaves its banner here and brings this.
thing-road = Road from { $start } to { $end }
thing-road-says = What it costs to send one member along this road.
thing-trip = What a trip costs
thing-trip-says = Every road costs this, and the two cubes that lie on it.
thing-honours = Points for cities
thing-honours-says = At the end a house scores for the number of cities where its banner flies.

thing-career = Chronicle: { $career }
thing-career-says = Whoever dies in this calling is remembered here while one of the { $room } places is free.
thing-chronicle = The chronicle
thing-chronicle-says = What a house scores at the end for three, four or more of its dead in this book.
thing-graves = The graves
thing-graves-says = For the dead whom the chronicle has no room for. When all { $room } are full, the game ends.

thing-cube = { $name }: { $power }
thing-cube-orange-says = Pays for wagons, ploughs and some roads.
thing-cube-green-says = Pays for sales at the market and for the council.
thing-cube-brown-says = Pays for the church and for some roads.
thing-cube-pink-says = Pays for scrolls, wagons, ploughs and some roads.
thing-cube-plague-says = Gives the action but no influence, and takes time instead.

thing-good-scroll-says = Pays for a step in the council in place of green cubes, and customers want it.
thing-good-horse-says = With a plough a harvest brings more, and customers want it.
thing-good-plow-says = With a horse or an ox a harvest brings more, and customers want it.
thing-good-ox-says = With a plough a harvest brings most, and customers want it.
thing-good-wagon-says = Used up on every road, and customers want it.
thing-member = Somebody of generation { $generation }
thing-member-says = When time takes a life, the oldest generation of the house goes first.

thing-grain = Grain
thing-grain-says = Feeds the mill, buys horses and oxen, moves members up in the church; { $room } sacks at most.
thing-coins = Coins
thing-coins-says = Stands for any one cube; each coin left at the end is worth a point.
thing-served = Customers served
thing-served-says = Each tile counts its points at the end; whoever has more of them wins a tie.
thing-unborn = Yet unborn
thing-unborn-says = They come into play by the family action, the lowest number first.
thing-time = Time
thing-time-says = What takes time moves the hourglass on; a day has { $length } hours, from bridge to bridge.
thing-bridge = The bridge
thing-bridge-says = Each time the hourglass crosses it, one member of the family dies.
thing-score = Prestige
thing-score-says = What this house would have if the game were over now. The most prestige wins.
thing-first = The bell
thing-first-says = Whoever has it began this round, and is asked first at mass.
