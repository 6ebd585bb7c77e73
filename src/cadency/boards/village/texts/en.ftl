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
sign-grain = Grain
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
sign-cube = { $colour } cube
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
