### Words on the board of Legacy. Signs are short: they must fit a small piece of paper.

sign-board = The table of Legacy
sign-map = Family and town
sign-tree-of = The family of { $name }
sign-hand-of = Friends of { $name }
sign-tree-place = Tree
sign-town-place = Town
sign-hand-place = Hand
sign-salon-place = Salon
sign-houses-place = Houses
sign-goals-place = Goals
sign-you = you
sign-first = first player
sign-house-label = House of the Label
sign-house-crescent = House of the Crescent
sign-house-mullet = House of the Mullet
sign-house-martlet = House of the Martlet
sign-arms-label = the Label
sign-arms-crescent = the Crescent
sign-arms-mullet = the Mullet
sign-arms-martlet = the Martlet

## Tracks

sign-track-honour = Honour
sign-track-money = Gold
sign-track-income = Income
sign-track-prestige = Prestige
sign-score = { $name }: { $points } honour

## What one can do

sign-marry = Marry
sign-marry-says = or promise
sign-marry-says-inheritance = find out who
sign-birth = A child
sign-money = Ask friends
sign-socialise = Socialise
sign-title = Title
sign-doctor = Doctor
sign-mansion = Mansion
sign-venture = Venture
sign-mission = Mission
sign-contribution = Contribution
sign-on-offer =
    { $count ->
        [0] none left
        [one] { $count } on offer
       *[other] { $count } on offer
    }
sign-left = { $count } left
sign-used = Used this round by { $name }
sign-closed-by = Closed by the row: { $profession }

## Friends

sign-hand = Your hand
sign-hand-other = In hand
sign-hand-says =
    { $count ->
        [0] no friend
        [one] one friend
       *[other] { $count } friends
    }
sign-salon = The salon
sign-salon-says =
    { $count ->
        [0] nobody is here
        [one] one friend to be met
       *[other] { $count } friends to be met
    }
sign-deck = { $count } in the deck
sign-hidden =
    { $count ->
        [one] and one that nobody has seen
       *[other] and { $count } that nobody has seen
    }

sign-nation-american =
    { $sex ->
        [woman] American
       *[man] American
    }
sign-nation-dutch =
    { $sex ->
        [woman] Dutch
       *[man] Dutch
    }
sign-nation-english =
    { $sex ->
        [woman] English
       *[man] English
    }
sign-nation-french =
    { $sex ->
        [woman] French
       *[man] French
    }
sign-nation-italian =
    { $sex ->
        [woman] Italian
       *[man] Italian
    }
sign-nation-polish =
    { $sex ->
        [woman] Polish
       *[man] Polish
    }
sign-nation-prussian =
    { $sex ->
        [woman] Prussian
       *[man] Prussian
    }
sign-nation-russian =
    { $sex ->
        [woman] Russian
       *[man] Russian
    }
sign-nation-spanish =
    { $sex ->
        [woman] Spanish
       *[man] Spanish
    }
sign-nation-turkish =
    { $sex ->
        [woman] Turkish
       *[man] Turkish
    }
sign-round = Round { $round } of { $rounds } in this generation
sign-cradle = { $count } cards in the children’s deck

## Goals

sign-mentor = mentor
sign-mission-open = mission, open
sign-sealed =
    { $count ->
        [one] one mission sealed
       *[other] { $count } missions sealed
    }
sign-clue-open = to be found
sign-clue-solved = found
sign-offer = keep one
sign-pawns = Your pawns
sign-pawns-of = Pawns
sign-pawn-count =
    { $count ->
        [0] no pawn
        [one] one pawn
       *[other] { $count } pawns
    }
sign-supply = Extra pawns in supply
sign-trouble =
    { $count ->
        [one] one complication
       *[other] { $count } complications
    }
sign-extinct = extinct
sign-boon-money = asking friends brings more
sign-boon-social = one more friend when socialising
sign-boon-mansion = mansions cost less
sign-boon-public = contributions cost less
sign-boon-deck = friends from the deck too

sign-many-artist = { $least ->
    [one] artist
   *[other] artists
    }
sign-many-aristocrat = { $least ->
    [one] aristocrat
   *[other] aristocrats
    }
sign-many-scientist = { $least ->
    [one] scientist
   *[other] scientists
    }
sign-many-craftsman = { $least ->
    [one] craftsman
   *[other] craftsmen
    }
sign-many-diplomat = { $least ->
    [one] diplomat
   *[other] diplomats
    }
sign-need-profession = { $least } { $of }
sign-need-nation = { $least } { $of }
sign-need-nations = { $least } nations
sign-need-professions = { $least } professions
sign-need-couples =
    { $least ->
        [one] { $least } couple
       *[other] { $least } couples
    }
sign-need-children = { $least } children
sign-need-born = { $least } born in III
sign-need-titles =
    { $least ->
        [one] { $least } title
       *[other] { $least } titles
    }
sign-need-mansions =
    { $least ->
        [one] { $least } mansion
       *[other] { $least } mansions
    }
sign-need-ventures =
    { $least ->
        [one] { $least } venture
       *[other] { $least } ventures
    }
sign-need-contributions =
    { $least ->
        [one] { $least } contribution
       *[other] { $least } contributions
    }
sign-need-income = income of { $least }
sign-need-prestige = prestige of { $least }
sign-need-gold = { $least } gold
sign-need-hand = { $least } friends in hand
sign-need-arranged =
    { $least ->
        [one] one promise open
       *[other] { $least } promises open
    }
sign-need-arranged-of = { $least } { $of } promised
sign-need-third = { $least } wed in III
sign-need-third-of = { $least } { $of } wed in III
sign-need-knowns = { $least } forebears known

## The chronicle

story-house-label = The House of the Label
story-house-crescent = The House of the Crescent
story-house-mullet = The House of the Mullet
story-house-martlet = The House of the Martlet
story-subtitle = its chronicle through three generations
story-subtitle-short = its chronicle, as far as it goes
story-generation = generation { $roman }
story-played =
    { $seats ->
        [one] Legacy, played alone
       *[other] Legacy, { $seats } players
    }
story-on = , { $date }
story-and = { $first } and { $last }
story-from-american = from America
story-from-dutch = from Holland
story-from-english = from England
story-from-french = from France
story-from-italian = from Italy
story-from-polish = from Poland
story-from-prussian = from Prussia
story-from-russian = from Russia
story-from-spanish = from Spain
story-from-turkish = from Turkey
story-who-artist =
    { $sex ->
        [woman] an artist { $from }
       *[man] an artist { $from }
    }
story-who-aristocrat =
    { $sex ->
        [woman] an aristocrat { $from }
       *[man] an aristocrat { $from }
    }
story-who-scientist =
    { $sex ->
        [woman] a scholar { $from }
       *[man] a scholar { $from }
    }
story-who-craftsman =
    { $sex ->
        [woman] a craftswoman { $from }
       *[man] a craftsman { $from }
    }
story-who-diplomat =
    { $sex ->
        [woman] a diplomat { $from }
       *[man] a diplomat { $from }
    }
story-who-none =
    { $sex ->
        [woman] a lady { $from }
       *[man] a gentleman { $from }
    }
story-founder =
    { $sex ->
        [woman] { $name } was the first of this house, and everybody in it comes from her.
       *[man] { $name } was the first of this house, and everybody in it comes from him.
    }
story-wed-1 = { $name } married { $mate }, { $who }.
story-wed-2 =
    { $sex ->
        [woman] { $name } gave her hand to { $mate }, { $who }.
       *[man] { $name } gave his hand to { $mate }, { $who }.
    }
story-wed-3 = { $name } found { $mate }, { $who }, and kept to that choice.
story-wed-children-1 = { $name } married { $mate }, { $who }, and they had { $children }.
story-wed-children-2 = With { $mate }, { $who }, { $name } had { $children }.
story-wed-children-3 = { $name } and { $mate }, { $who }, brought up { $children }.
story-first = { $name } married { $mate }, { $who }, and lost her young.
story-first-children = { $name } married { $mate }, { $who }; she gave him { $children } and did not live to see the youngest grow up.
story-again = Then { $name } married { $mate }, { $who }.
story-again-children = Then { $name } married { $mate }, { $who }, and they had { $children }.
story-alone-children =
    { $sex ->
        [woman] { $name } brought up { $children } alone.
       *[man] { $name } lost his wife early and brought up { $children } alone.
    }
story-lost =
    { $sex ->
        [woman] { $name } did not live to see her youngest grow up.
       *[man] { $name } did not live to see his youngest grow up.
    }
story-single-1 =
    { $sex ->
        [woman] { $name } stayed free.
       *[man] { $name } stayed free.
    }
story-single-2 = { $name } never married, and read everything.
story-single-3 = { $name } kept the house and its keys.
story-title = The title of { $title } came to { $name }.
story-mansion = { $name } built a great house.
story-venture = { $name } fitted out ships.
story-gift-almshouse = The town owes its almshouse to { $name }.
story-gift-ballet = { $name } gave a ballet to the court.
story-gift-bridge = The bridge over the river bears the name of { $name }.
story-gift-garden = { $name } opened a garden to everybody.
story-gift-hospital = { $name } founded the hospital.
story-gift-library = { $name } filled a library for the town.
story-gift-monument = The monument in the square was a gift of { $name }.
story-gift-school = { $name } paid for a school.
story-gift-theatre = { $name } built the theatre.
story-others =
    { $count ->
        [one] One more of them is told on the tree alone.
       *[other] { $count } more of them are told on the tree alone.
    }
story-children =
    { $count ->
        [one] One child stands in the last row: { $children }.
       *[other] { $count } children stand in the last row: { $children }.
    }
story-promised =
    { $sex ->
        [woman] { $name } is promised to { $mate }.
       *[man] { $name } is promised to { $mate }.
    }
story-after = What the new century did with them no chronicle of ours can say.
story-extinct = No child was left to carry the name on. Here the chronicle ends.
story-whole = The story goes on.
story-won = Of all houses this one closed its books first.
story-who-we-were = Who we were
story-search = what was found out about one family
story-self = yourself
story-grandparents = the grandparents
story-elders = those before them
story-around = brothers, sisters, cousins
story-you = You are { $name }, and this is where you come from.
story-your-parents = Your parents are { $mother } and { $father }.
story-known = { $name } is known, { $who }.
story-pair = { $man }, { $his }, married { $woman }, { $hers }.
story-unknown =
    { $count ->
        [one] Of one more no name has come down to us.
       *[other] Of { $count } more no name has come down to us.
    }
story-none-known = No name from that time has come down to us.
story-clues = what was found
story-solved = Found: { $clues }.
story-open = Still to be found: { $clues }.
story-all-solved = Nothing is left to be found: the inheritance is yours.

## What every printed thing is, in one sentence

gift-gold = { $count } gold
gift-income = { $count } income
gift-prestige = { $count } prestige
gift-honour = { $count } honour
gift-friends =
    { $count ->
        [one] { $count } friend
       *[other] { $count } friends
    }
gift-pawn = a pawn in { $colour }
gift-take = { $count } from the row
gift-draw = { $count } from the deck
gift-money = money from friends
gift-sweep = a new row and a friend
gift-trade = new friends for old ones
gift-seal = a sealed mission
gift-keep = a lasting { $profession }
gift-boon-money = { $count } more gold whenever friends help
gift-boon-social = { $count } friend more when socialising
gift-boon-mansion = mansions { $count } gold cheaper
gift-boon-public = contributions { $count } gold cheaper
gift-boon-deck = friends from deck or row
gift-others-gold = { $count } gold less for others
gift-others-honour = { $count } honour less for others
gift-others-prestige = { $count } prestige less for others
gift-others-friend = a friend less for others
gift-free = a wedding without a pawn
gift-births =
    { $count ->
        [0] no children
        [one] { $count } child at the wedding
       *[other] { $count } children at the wedding
    }
gift-pick = always the better of two children
gift-if = { $gifts }, given { $need }
thing-friend-says = { $nation-name }, { $profession }. Marries whoever is unmarried and of the other sex.
thing-friend-brings = { $nation-name }, { $profession }. Brings { $gifts }.
thing-head = Head of the { $colour } family
thing-head-says = Matriarch or patriarch, with a pawn in { $pawn }; she has more gold, he more income.
thing-mentor-says = Main goal { $goal }; sealed missions unlock { $second } and { $third }.
thing-title-says = Costs { $price }; gives { $gifts }.
thing-contribution-says = Costs { $price }; gives { $gifts }.
thing-mission-says = Asks for { $need }; gives { $gifts }.
thing-clue-says = Solved by itself as soon as it is true; gives 1 prestige.
thing-child-girl-says = Grows up in the next generation, may marry and have children.
thing-child-boy-says = Grows up in the next generation, may marry and have children.
thing-child-beauty-says = Her wedding costs 2 gold less, but never less than nothing.
thing-child-gossip-says = Draws 2 friends from the deck on growing up.
thing-child-smile-says = From growing up, friends give 1 gold more, in this generation.
thing-child-twin-girl-says = Twins bring another child at once, whatever the limit.
thing-child-brave-says = Brings 1 honour on growing up.
thing-child-charming-says = Brings 2 gold when his wedding is over.
thing-child-don-juan-says = Takes a woman from the row on growing up, if there is one.
thing-child-healthy-says = Never meets a complication when a child is drawn for him.
thing-child-twin-boy-says = Twins bring another child at once, whatever the limit.
thing-complication = Complication
thing-complication-says = Costs the child or its mother; while it lies here, others are ignored.
thing-space-title = Acquire a title
thing-space-title-says = Choose an open title, pay for it and give it to a member or couple.
thing-space-mansion = Buy a mansion
thing-space-mansion-says = A house for a member or couple; it brings 2 prestige.
thing-space-venture = Found a venture
thing-space-venture-says = Costs friends and good name, brings 1 income for ever.
thing-space-contribution = Contribute to the public
thing-space-contribution-says = Choose an open contribution, pay for it and name who gives it.
thing-space-doctor = Fertility doctor
thing-space-doctor-says = Two child cards, one after the other, for a couple with room for two.
thing-space-mission = Undertake a mission
thing-space-mission-says = Draw two, keep one; in the third generation seal one under the mentor.
thing-home-marry = Marry
thing-home-marry-says = A friend from hand marries a member now, or is promised to a child.
thing-home-birth = Have children
thing-home-birth-says = A child card for a couple with room; a wished sex costs extra.
thing-home-money = Ask friends for money
thing-home-money-says = 2 gold for nothing, more for honour, most for honour and a friend.
thing-home-socialise = Socialise
thing-home-socialise-says = Take one friend from the row, or two or three for gold.
thing-track-honour = Honour
thing-track-honour-says = What is counted at the end; the most wins.
thing-track-prestige = Prestige
thing-track-prestige-says = Turned into so much honour at the end of each generation.
thing-track-income = Income
thing-track-income-says = So much gold at the end of each round.
thing-track-money = Gold
thing-track-money-says = Pays weddings, titles and houses; it can never be owed.
thing-row = The row
thing-row-says = Friends that can be met; never does a single one stay behind.
thing-hand = Hand
thing-hand-says = Friends whom only you see; they marry, or are paid.
thing-deck-friends = Deck of friends
thing-deck-friends-says = Fills the row; when it is empty the discards become the deck.
thing-deck-missions = Deck of missions
thing-deck-missions-says = Tasks with a reward; two are drawn, one is kept.
thing-pawn = Pawn
thing-pawn-says = Two a round; while one is left a turn must be taken.
thing-extra-green = Green pawn
thing-extra-green-says = An extra pawn that buys a mansion; it lasts until the generation ends.
thing-extra-orange = Orange pawn
thing-extra-orange-says = An extra pawn that founds a venture; it lasts until the generation ends.
thing-extra-red = Red pawn
thing-extra-red-says = An extra pawn that undertakes a mission; it lasts until the generation ends.
thing-extra-blue = Light blue pawn
thing-extra-blue-says = An extra pawn that consults the doctor; it lasts until the generation ends.
thing-extra-yellow = Yellow pawn
thing-extra-yellow-says = An extra pawn that acquires a title or contributes; it lasts until the generation ends.
thing-deck-children = Deck of children
thing-deck-children-says = Girls, boys and complications; a couple has at most three children.
thing-round = Round
thing-round-says = Nine rounds: two, three and four in the three generations.
thing-generation = Generation
thing-generation-says = Actions touch those of the generation that is being played.
thing-boon-money = Generous friends
thing-boon-money-says = Friends who are asked for money give more, in this generation.
thing-boon-social = Good company
thing-boon-social-says = Socialising brings one friend more, in this generation.
thing-boon-mansion = Cheaper mansions
thing-boon-mansion-says = Mansions cost less gold, in this generation.
thing-boon-public = Cheaper contributions
thing-boon-public-says = Contributions cost less gold, in this generation.
thing-boon-deck = Friends of friends
thing-boon-deck-says = Friends may come from the deck instead of the row, in this generation.
