### Words on Village's pages.

tip-1 = Take a cube and use its place: harvest, family, crafts, market, travel, council or church.
tip-2 = What you do costs time. When your marker crosses the bridge, one of your oldest dies.
tip-3 = Whoever had a calling is remembered in the chronicle; for the others only a nameless grave is left.
prestige-points =
    { $points ->
        [one] 1 prestige
       *[other] { $points } prestige
    }
farm-mine = Your farm
farm-others = The other farms
farm-of = Farm of { $name }
crumb-round = Round { $round }
crumb-first = { $name } began
crumb-market = Market day
crumb-mass = Mass
crumb-ending = Last turns
crumb-cubes =
    { $cubes ->
        [0] no cube left
        [one] 1 cube left
       *[other] { $cubes } cubes left
    }
slide-other = To the other half of the board
slide-land = Land and book
slide-village = Village
legend-cubes = What the cubes are
legend-cube = { $name }: { $power }
legend-coin = coin: any cube
step-coins = Coins
step-drawn = Four drawn
step-grain = Grain
lead-harvest =
    { $gain-count ->
        [0] then the harvest, but your store is full
       *[other] then { $gain-list }: for customers, mill or animals
    }
lead-birth = then a child: one more to send out
lead-birth-home = then a child, or call somebody home
lead-home = then call somebody home
lead-crafts = then make a good, or grind grain to coins
lead-crafts-good = then make { $good-a }; a customer pays { $points } for it
lead-crafts-customer = then make a good; customers pay up to { $points }
lead-market-sell = then sell first: a customer pays { $points }
lead-market-nothing = then a market day; you have nothing for it
lead-travel = then a journey: { $city-name } brings { $gain-list }
lead-travel-seen = then a journey to where you were before
lead-rise =
    then council level { $level } and its privilege{ $points ->
        [0] { "" }
       *[other] ; { $points } at the end
    }
lead-use = then use a privilege of the council
lead-church = then one of yours to church: { $least } to { $most } points
lead-with = { $what } (only with { $cubes-list })
lead-nothing =
    { $why }: { $kept ->
        [all] you only keep the cube
        [some] you only keep the cube (plague: nothing)
       *[none] a plague cube brings you nothing here
    }
lack-home = nobody is at home
lack-family = all are born and at home
lack-crafts = nobody to work, nothing to pay
lack-wagon = no wagon yet
lack-road = you cannot pay for a road yet
lack-step = you cannot pay for a seat yet
about-harvest = grain for your store
about-family = a child, or somebody called home
about-crafts = a good, or coins
about-market = market day, your first sale free
about-travel = a journey to a city
about-council = a seat or a privilege
about-church = one of yours waits for a place in the church
about-well = any place, for three cubes alike
about-mill = two coins
about-bag = out of the bag before the draw
about-stables = a horse or an ox
about-seen = you were here before
about-level = Council, level { $level }
about-then-privilege = then its privilege
about-privilege = Privilege { $level }
about-privilege-1 = you start the next round
about-privilege-2 = two cubes of choice
about-privilege-3 = a good of choice
about-privilege-4 = prestige for a coin
about-window = To window { $window }
about-chronicle = a place in the chronicle
about-grave = a nameless grave
about-birth = Birth
about-newborn = one more on your farm
about-home = Call home
about-recall = back to the farm
verb-act = Go there
verb-reap = Harvest
verb-bear = Have a child
verb-train = Train
verb-make = Make it
verb-make-horse = Raise horse
verb-make-ox = Raise ox
verb-buy = Buy it
verb-buy-horse = Buy horse
verb-buy-ox = Buy ox
verb-grind = Grind
verb-serve = Serve
verb-use = Use
verb-ransom = Buy out
verb-promote = Raise
verb-bury = Bury
fate-plague = You do not keep a plague cube.
fate-time = Time { $before } → { $after }.
fate-bridge = Time { $before } → { $after }, over the bridge.
fate-dies = When your turn ends, one of your generation { $generation } dies: { $places }.
fate-death =
    One of your generation { $generation } dies { $career ->
        [crafts] at work
        [travel] abroad
        [council] in the council
        [church] in the church
       *[farm] on the farm
    } { $where ->
        [chronicle] and enters the chronicle.
        [grave] and lies in an anonymous grave.
       *[nowhere] and is forgotten.
    }
fate-points =
    { $points ->
        [one] 1 prestige.
       *[other] { $points } prestige.
    }
fate-gain = You get { $things }.
fate-spend = You give { $things }.
total = Prestige
course-about = prestige from move to move, by round
course-remembered = a death that is remembered
course-forgotten = a death without a name
course-of = { $name }: { $points } prestige in the end
