### Legacy. Nouns are as in the middle of a sentence; what stands after a hyphen in a variable is a form of a noun.

game-legacy = Legacy
game-legacy-about = One to four families of old France marry, have children and rise, through three generations.
option-edition = Edition
option-edition-about = Two rulebooks tell this game and differ in eight places.
option-edition-fr = French
option-edition-fr-about = Extra pawns come at random; a wished sex costs honour, a venture prestige.
option-edition-de = German
option-edition-de-about = Extra pawns are chosen; a wished sex costs prestige, a venture honour.
option-variant = Game for one
option-variant-about = What one player alone plays; for several it is always the standard game.
option-variant-standard = standard
option-variant-standard-about = A family grows downwards, and the row of friends closes actions.
option-variant-inheritance = Inheritance
option-variant-inheritance-about = You look for your forebears, and nine clues are to be solved.

## Friends

friend-abigail = Abigail
friend-adele = Adèle
friend-agnieszka = Agnieszka
friend-aleksandr = Aleksandr
friend-alessandro = Alessandro
friend-angelique = Angelique
friend-ann = Ann
friend-ariane = Ariane
friend-aylin = Aylin
friend-baptiste = Baptiste
friend-beatrijs = Beatrijs
friend-bernadette = Bernadette
friend-bianca = Bianca
friend-camille = Camille
friend-carlos = Carlos
friend-claire = Claire
friend-constant = Constant
friend-cornelis = Cornelis
friend-david = David
friend-diego = Diego
friend-dmitri = Dmitri
friend-dorothea = Dorothea
friend-elif = Elif
friend-emir = Emir
friend-erich = Erich
friend-eustachy = Eustachy
friend-evgenia = Evgenia
friend-fabrizio = Fabrizio
friend-fehmi = Fehmi
friend-friedrich = Friedrich
friend-george = George
friend-gertrude = Gertrude
friend-ginevra = Ginevra
friend-gregor = Gregor
friend-hans-heinrich = Hans Heinrich
friend-hendrik = Hendrik
friend-henrietta = Henrietta
friend-ignacio = Ignacio
friend-ines = Inés
friend-isabella = Isabella
friend-jadwiga = Jadwiga
friend-jan = Jan
friend-jozef = Józef
friend-katherine = Katherine
friend-katya = Katya
friend-laurent = Laurent
friend-leonid = Leonid
friend-lorenzo = Lorenzo
friend-lucienne = Lucienne
friend-lucrezia = Lucrezia
friend-manuel = Manuel
friend-margarethe = Margarethe
friend-maria = Maria
friend-michael = Michael
friend-miranda = Miranda
friend-nancy = Nancy
friend-nathalie = Nathalie
friend-nicolas = Nicolas
friend-otto = Otto
friend-patrick = Patrick
friend-paulina = Paulina
friend-pierre = Pierre
friend-pieter = Pieter
friend-robert = Robert
friend-roger = Roger
friend-rowena = Rowena
friend-saskia = Saskia
friend-selim = Selim
friend-sonja = Sonja
friend-sophie = Sophie
friend-stanislaw = Stanisław
friend-teresa = Teresa
friend-thomas = Thomas
friend-vera = Vera
friend-vittorio = Vittorio

## Nations and professions

nation-american = American
nation-dutch = Dutch
nation-english = English
nation-french = French
nation-italian = Italian
nation-polish = Polish
nation-prussian = Prussian
nation-russian = Russian
nation-spanish = Spanish
nation-turkish = Turkish
profession-artist = artist
profession-aristocrat = aristocrat
profession-scientist = scientist
profession-craftsman = craftsman
profession-diplomat = diplomat
profession-none = no profession

## Child cards

child-girl = girl
    .a = a girl
child-beauty = Beauty
    .a = a girl, the Beauty
child-gossip = Gossip
    .a = a girl, the Gossip
child-smile = Pretty Smile
    .a = a girl, Pretty Smile
child-twin-girl = twin girl
    .a = a twin girl
child-boy = boy
    .a = a boy
child-brave = Brave
    .a = a boy, Brave
child-charming = Charming
    .a = a boy, Charming
child-don-juan = Don Juan
    .a = a boy, Don Juan
child-healthy = Healthy
    .a = a boy, Healthy
child-twin-boy = twin boy
    .a = a twin boy
child-complication = complication
    .a = a complication

## Actions and holdings

action-title = acquire a title
action-mansion = buy a mansion
action-venture = found a venture
action-contribution = contribute to the public
action-doctor = consult the fertility doctor
action-mission = undertake a mission
action-birth = have children
action-money = ask friends for money
action-socialise = socialise
holding-title = title
holding-mansion = mansion
holding-venture = venture
holding-contribution = contribution
colour-green = green
colour-orange = orange
colour-red = red
colour-blue = light blue
colour-yellow = yellow
head-blue = blue
head-green = green
head-orange = orange
head-red = red
side-matriarch = matriarch
side-patriarch = patriarch

## Titles and contributions

title-bailiff = Bailiff
title-baron = Baron
title-chancellor = Chancellor
title-count = Count
title-duke = Duke
title-knight = Knight
title-marquis = Marquis
title-peer = Peer
title-viscount = Viscount
contribution-almshouse = almshouse
contribution-ballet = court ballet
contribution-bridge = bridge
contribution-garden = public garden
contribution-hospital = hospital
contribution-library = library
contribution-monument = monument
contribution-school = school
contribution-theatre = theatre
card-bailiff = { title-bailiff }
card-baron = { title-baron }
card-chancellor = { title-chancellor }
card-count = { title-count }
card-duke = { title-duke }
card-knight = { title-knight }
card-marquis = { title-marquis }
card-peer = { title-peer }
card-viscount = { title-viscount }
card-almshouse = { contribution-almshouse }
card-ballet = { contribution-ballet }
card-bridge = { contribution-bridge }
card-garden = { contribution-garden }
card-hospital = { contribution-hospital }
card-library = { contribution-library }
card-monument = { contribution-monument }
card-school = { contribution-school }
card-theatre = { contribution-theatre }
card-mansion = { holding-mansion }
card-venture = { holding-venture }

## Missions, mentors and clues

mission-academy = An academy
mission-congress = A congress of nations
mission-court = A place at court
mission-crown = Close to the crown
mission-dynasty = A dynasty
mission-embassy = An embassy
mission-empire = An empire to support
mission-engine = A steam engine
mission-fresco = A fresco for the cathedral
mission-guild = A guild of craftsmen
mission-party = A new party
mission-revolution = A revolution in the air
mission-salon = A salon
mission-treasury = A full treasury
mission-unrest = Unrest at court
mentor-franklin = Benjamin Franklin
mentor-law = John Law
mentor-montesquieu = Montesquieu
mentor-pompadour = Madame de Pompadour
mentor-rousseau = Jean-Jacques Rousseau
mentor-soufflot = Soufflot
clue-c01 = three forebears known
clue-c02 = a Prussian in the family
clue-c03 = an artist in the family
clue-c04 = a mansion
clue-c05 = three nations
clue-c06 = two known couples
clue-c07 = a title
clue-c08 = two scientists
clue-c09 = a Russian in the family
clue-c10 = a contribution
clue-c11 = a venture
clue-c12 = a diplomat in the family
clue-c13 = five nations
clue-c14 = three children found
clue-c15 = two titles

## Things in a list

count-abigail = { friend-abigail }
    .said = { friend-abigail }
count-adele = { friend-adele }
    .said = { friend-adele }
count-agnieszka = { friend-agnieszka }
    .said = { friend-agnieszka }
count-aleksandr = { friend-aleksandr }
    .said = { friend-aleksandr }
count-alessandro = { friend-alessandro }
    .said = { friend-alessandro }
count-angelique = { friend-angelique }
    .said = { friend-angelique }
count-ann = { friend-ann }
    .said = { friend-ann }
count-ariane = { friend-ariane }
    .said = { friend-ariane }
count-aylin = { friend-aylin }
    .said = { friend-aylin }
count-baptiste = { friend-baptiste }
    .said = { friend-baptiste }
count-beatrijs = { friend-beatrijs }
    .said = { friend-beatrijs }
count-bernadette = { friend-bernadette }
    .said = { friend-bernadette }
count-bianca = { friend-bianca }
    .said = { friend-bianca }
count-camille = { friend-camille }
    .said = { friend-camille }
count-carlos = { friend-carlos }
    .said = { friend-carlos }
count-claire = { friend-claire }
    .said = { friend-claire }
count-constant = { friend-constant }
    .said = { friend-constant }
count-cornelis = { friend-cornelis }
    .said = { friend-cornelis }
count-david = { friend-david }
    .said = { friend-david }
count-diego = { friend-diego }
    .said = { friend-diego }
count-dmitri = { friend-dmitri }
    .said = { friend-dmitri }
count-dorothea = { friend-dorothea }
    .said = { friend-dorothea }
count-elif = { friend-elif }
    .said = { friend-elif }
count-emir = { friend-emir }
    .said = { friend-emir }
count-erich = { friend-erich }
    .said = { friend-erich }
count-eustachy = { friend-eustachy }
    .said = { friend-eustachy }
count-evgenia = { friend-evgenia }
    .said = { friend-evgenia }
count-fabrizio = { friend-fabrizio }
    .said = { friend-fabrizio }
count-fehmi = { friend-fehmi }
    .said = { friend-fehmi }
count-friedrich = { friend-friedrich }
    .said = { friend-friedrich }
count-george = { friend-george }
    .said = { friend-george }
count-gertrude = { friend-gertrude }
    .said = { friend-gertrude }
count-ginevra = { friend-ginevra }
    .said = { friend-ginevra }
count-gregor = { friend-gregor }
    .said = { friend-gregor }
count-hans-heinrich = { friend-hans-heinrich }
    .said = { friend-hans-heinrich }
count-hendrik = { friend-hendrik }
    .said = { friend-hendrik }
count-henrietta = { friend-henrietta }
    .said = { friend-henrietta }
count-ignacio = { friend-ignacio }
    .said = { friend-ignacio }
count-ines = { friend-ines }
    .said = { friend-ines }
count-isabella = { friend-isabella }
    .said = { friend-isabella }
count-jadwiga = { friend-jadwiga }
    .said = { friend-jadwiga }
count-jan = { friend-jan }
    .said = { friend-jan }
count-jozef = { friend-jozef }
    .said = { friend-jozef }
count-katherine = { friend-katherine }
    .said = { friend-katherine }
count-katya = { friend-katya }
    .said = { friend-katya }
count-laurent = { friend-laurent }
    .said = { friend-laurent }
count-leonid = { friend-leonid }
    .said = { friend-leonid }
count-lorenzo = { friend-lorenzo }
    .said = { friend-lorenzo }
count-lucienne = { friend-lucienne }
    .said = { friend-lucienne }
count-lucrezia = { friend-lucrezia }
    .said = { friend-lucrezia }
count-manuel = { friend-manuel }
    .said = { friend-manuel }
count-margarethe = { friend-margarethe }
    .said = { friend-margarethe }
count-maria = { friend-maria }
    .said = { friend-maria }
count-michael = { friend-michael }
    .said = { friend-michael }
count-miranda = { friend-miranda }
    .said = { friend-miranda }
count-nancy = { friend-nancy }
    .said = { friend-nancy }
count-nathalie = { friend-nathalie }
    .said = { friend-nathalie }
count-nicolas = { friend-nicolas }
    .said = { friend-nicolas }
count-otto = { friend-otto }
    .said = { friend-otto }
count-patrick = { friend-patrick }
    .said = { friend-patrick }
count-paulina = { friend-paulina }
    .said = { friend-paulina }
count-pierre = { friend-pierre }
    .said = { friend-pierre }
count-pieter = { friend-pieter }
    .said = { friend-pieter }
count-robert = { friend-robert }
    .said = { friend-robert }
count-roger = { friend-roger }
    .said = { friend-roger }
count-rowena = { friend-rowena }
    .said = { friend-rowena }
count-saskia = { friend-saskia }
    .said = { friend-saskia }
count-selim = { friend-selim }
    .said = { friend-selim }
count-sonja = { friend-sonja }
    .said = { friend-sonja }
count-sophie = { friend-sophie }
    .said = { friend-sophie }
count-stanislaw = { friend-stanislaw }
    .said = { friend-stanislaw }
count-teresa = { friend-teresa }
    .said = { friend-teresa }
count-thomas = { friend-thomas }
    .said = { friend-thomas }
count-vera = { friend-vera }
    .said = { friend-vera }
count-vittorio = { friend-vittorio }
    .said = { friend-vittorio }
count-academy = { mission-academy }
    .said = { mission-academy }
count-congress = { mission-congress }
    .said = { mission-congress }
count-court = { mission-court }
    .said = { mission-court }
count-crown = { mission-crown }
    .said = { mission-crown }
count-dynasty = { mission-dynasty }
    .said = { mission-dynasty }
count-embassy = { mission-embassy }
    .said = { mission-embassy }
count-empire = { mission-empire }
    .said = { mission-empire }
count-engine = { mission-engine }
    .said = { mission-engine }
count-fresco = { mission-fresco }
    .said = { mission-fresco }
count-guild = { mission-guild }
    .said = { mission-guild }
count-party = { mission-party }
    .said = { mission-party }
count-revolution = { mission-revolution }
    .said = { mission-revolution }
count-salon = { mission-salon }
    .said = { mission-salon }
count-treasury = { mission-treasury }
    .said = { mission-treasury }
count-unrest = { mission-unrest }
    .said = { mission-unrest }
count-c01 = { clue-c01 }
    .said = { clue-c01 }
count-c02 = { clue-c02 }
    .said = { clue-c02 }
count-c03 = { clue-c03 }
    .said = { clue-c03 }
count-c04 = { clue-c04 }
    .said = { clue-c04 }
count-c05 = { clue-c05 }
    .said = { clue-c05 }
count-c06 = { clue-c06 }
    .said = { clue-c06 }
count-c07 = { clue-c07 }
    .said = { clue-c07 }
count-c08 = { clue-c08 }
    .said = { clue-c08 }
count-c09 = { clue-c09 }
    .said = { clue-c09 }
count-c10 = { clue-c10 }
    .said = { clue-c10 }
count-c11 = { clue-c11 }
    .said = { clue-c11 }
count-c12 = { clue-c12 }
    .said = { clue-c12 }
count-c13 = { clue-c13 }
    .said = { clue-c13 }
count-c14 = { clue-c14 }
    .said = { clue-c14 }
count-c15 = { clue-c15 }
    .said = { clue-c15 }

## Parts of the texts below

price =
    { $price ->
        [0] { "" }
       *[other] { " " }({ $price } gold)
    }
dowry =
    { $dowry ->
        [0] { "" }
       *[other] { " " }({ $dowry } gold dowry)
    }
beside =
    { $mate-count ->
        [0] { "" }
       *[other] , with { $mate-list }
    }
person =
    { $kind ->
        [none] { "" }
       *[other] { " " }({ $child-name }{ beside })
    }

## What is asked

ask-opening-mentor = Which mentor is dealt?
ask-opening-heads = Which heads of family are dealt?
ask-opening-side = Matriarch or patriarch?
ask-opening-redraw = Keep this hand, or draw another?
ask-opening-first = Who is the first player?
ask-opening-self = Who are you?
ask-row-fill = Which friends come into the row?
ask-friends-source = Friends from the row or from the deck?
ask-friends-take = Take a friend from the row: { $left } to go.
ask-friends-receive = Which friends are drawn?
ask-friends-discard = Pay with a friend: { $left } to go.
ask-friends-trade = Discard friends for new ones?
ask-friends-visit = How many friends do you take?
ask-money-ask = How much money do you ask for?
ask-turn-act = What do you do?
ask-wedding-whom = Who is { $friend-name } for?
ask-birth-parents = Which couple has a child?
ask-birth-wish = Whatever comes, or a girl, or a boy?
ask-birth-draw = Which card is drawn?
ask-birth-pick = Which of the two do you keep?
ask-birth-trouble = A complication. Lose the child or the mother?
ask-board-title = Which title?
ask-board-contribution = Which contribution?
ask-board-holder = Who is the { $holding-name } for?
ask-board-doctor = Which couple consults the doctor?
ask-mission-draw = Which missions are drawn?
ask-mission-keep = Which mission do you keep?
ask-generation-lots = Who gets which extra pawn?
ask-generation-pawn = Which extra pawn do you choose?
ask-generation-grow = Whose gift or wedding comes next?
ask-generation-juan = Which woman does Don Juan win?
ask-ending-mentor = Which mentor is revealed?
ask-clue-deal = Which clues are laid open?

## What can be answered

choice-skip =
    { $about ->
        [turn] Pass
        [redrawing] Keep this hand
        [pleading] Ask for nothing
        [trading] Discard no more
       *[other] Leave it
    }
choice-redraw = Draw another hand
choice-live = On your board: { $action-name }
choice-place = On the main board: { $action-name }
choice-extra = With an extra pawn: { $action-name }
choice-wed = Marry or promise { $friend-name }{ price }{ dowry }
choice-claim = Claim the mission: { $mission-name }
choice-member = Number { $member }{ person }
choice-instead = In place of number { $member }{ person }
choice-become = You are { $whom-name }
choice-wish =
    { $sex ->
        [any] Whatever comes
        [girl] A girl
       *[boy] A boy
    }
choice-plead =
    { $size ->
        [small] A little
        [middle] More, for honour
       *[large] Most, for honour and a friend
    }
choice-visit =
    { $size ->
        [two] Take two friends
        [three] Take three friends
       *[other] Take one friend
    }
choice-take = Take { $friend-name }
choice-discard = Discard { $friend-name }
choice-source =
    { $source ->
        [row] From the row
       *[deck] From the deck
    }
choice-acquire = The title of { $title-name }
choice-give = The contribution: { $contribution-name }
choice-undertake = Keep the mission: { $mission-name }
choice-keep = Keep { $child-a }
choice-lose =
    { $whom ->
        [child] Lose the child
       *[mother] Lose the mother
    }
choice-side = Play the { $side-name }
choice-colour = The pawn in { $colour-name }
choice-begin = { $seat } begins
choice-born = Born: { $child-a }
whom-nathalie = { friend-nathalie }
whom-patrick = { friend-patrick }

## What happened

event-headed = { log-did } received the head of the { $head-name } family.
event-founded = { log-did } chose the { $side-name }.
event-mentored = { log-did } drew a mentor: { $mentor-name }.
event-redrew = { log-did } drew another first hand.
event-began = { log-did } became first player.
event-round = Round { $round }. { log-did } began.
event-filled = New in the row: { $friends-row }.
event-shuffled = The discarded friends were shuffled into a new deck.
event-took = { log-did } took { $friends-list }.
event-drew = { log-did } drew friends from the deck: { $count }.
event-got = { log-did } drew { $friends-list }.
event-discarded = { log-did } gave up { $friend-name }.
event-swept = { log-did } cleared the row.
event-placed =
    { $pawn ->
        [extra] { log-did } used an extra pawn: { $action-name }.
       *[own] { log-did } placed a pawn: { $action-name }.
    }
event-passed = { log-did } passed.
event-wed = { log-did } celebrated a wedding with { $friend-name }.
event-promised = { log-did } promised a child to { $friend-name }.
event-married = { log-did } saw a promise kept: { $friend-name } married.
event-born = { log-did } had { $child-a }.
event-unborn = { log-did } drew no child: no card was left.
event-spared = { log-did } ignored a complication.
event-trouble = { log-did } drew a complication.
event-lost =
    { $whom ->
        [child] { log-did } lost the child.
       *[mother] { log-did } lost the mother.
    }
event-passed-over = { log-did } refused { $child-a }.
what-gold = gold
what-income = income
what-prestige = prestige
what-honour = honour
event-gained =
    { $sign ->
        [less] { log-did } lost { $amount } { $what-name }.
       *[more] { log-did } gained { $amount } { $what-name }.
    }
event-pawned = { log-did } received an extra pawn: { $colour-name }.
event-asked = { log-did } received { $gold } gold from friends.
event-held =
    { $holding ->
        [mansion] { log-did } acquired a mansion.
        [venture] { log-did } founded a venture.
       *[other] { log-did } acquired this: { $card-name } ({ $holding-name }).
    }
event-drawn = { log-did } drew missions: { $missions-row }.
event-undertook = { log-did } undertook a mission: { $mission-name }.
event-sealed = { log-did } sealed a mission under the mentor.
event-claimed = { log-did } claimed a mission: { $mission-name }.
event-paid = { log-did } received an income of { $gold } gold.
event-grew = { log-did } saw number { $member } grow up.
event-prestige = { log-did } turned prestige into honour: { $points }.
event-children = { log-did } scored for children: { $points }.
event-extinct = { log-did } left no child: the family is extinct.
event-generation = Generation { $generation } began.
event-revealed = { log-did } revealed a mentor: { $mentor-name }.
event-became = The heir is { $friend-name }.
event-found = { log-did } found out who number { $member } was: { $friend-name }.
event-hinted = New clues: { $clues-row }.
event-solved = A clue was solved: { $clue-name }.
event-over =
    { $cause ->
        [extinct] No family is left.
        [solved] All clues are solved.
       *[played] The third generation is over.
    }

## How it ended

end-played = Three generations have passed.
end-extinct = No family has lived on.
end-solved = Every clue is solved: the inheritance is yours.

## Why not

why-no-pawn = You have no pawn left.
why-no-extra-pawn = You have no extra pawn of this colour.
why-not-done = What this mission asks for is not done.
why-nobody-to-marry = There is nobody to marry, or the wedding costs too much.
why-no-couple = No couple has room for that.
why-nobody-there = No friend is left anywhere.
why-occupied = This action was used in this round.
why-closed-by-row = A friend in the row closes this action.
why-none-left = There is no more of these.
why-nobody-lacks = Everybody who could hold it has one.
why-gold-short = You do not have enough gold.
why-friends-short = You do not have enough friends in hand.
why-sealed-full = Two missions lie under your mentor already.
why-not-in-order = Friends are taken in order: this one's go is past, or too few come after.
why-alike = Somebody just like this one is offered.
why-other-generation = This one is of another generation.
why-dead = This member is dead.
why-promised = This child is promised already.
why-married = This one is married.
why-same-sex = Only a man and a woman marry here.
why-not-you = No action touches you and your parents.
why-known = This forebear is known already.
why-other-sex = This forebear is of the other sex.
why-holds-one = There is one of this kind already.
why-by-her-husband = A couple is named by its man.
why-no-spouse = Only couples have children.
why-infertile = This couple cannot have children.
why-no-room = This couple has no room for so many children.

## The reckoning

score-prestige = Prestige at the ends of generations
score-children = Children
score-missions = Missions
score-deeds = Weddings, contributions and costs
score-mentor = The mentor's main goal
score-goals = The mentor's lesser goals
score-nations = Nations of forebears
score-trades = Aristocrats and craftsmen
score-clues = Open clues
score-hand = Friends in hand
score-esteem = Prestige

## Why a position is good

term-honour = honour won so far
term-prestige = prestige
term-peril = less danger that the family dies out
term-actions = actions to come
term-gold = gold and income
term-friends = friends in hand
term-missions = open missions
term-mentor = the mentor’s goals
term-children = children
term-promised = arranged weddings
term-coming = what is about to come
term-heritage = nations and professions of forebears
term-clues = open clues
way-prestige = Prestige
way-prestige-about = The end of each generation turns prestige into honour: won early, it counts more often.
way-children = Children
way-children-about = Each child counts once, when the generation ends in which it was born.
way-goals = The goals
way-goals-about = Claim missions as soon as they are fulfilled, and mind the mentor’s goals for the end.
way-missions = Missions
way-missions-about = Claim missions as soon as they are fulfilled.
way-forebears = Forebears
way-forebears-about = Find parents whose nations and professions fit, and leave no clue open.

## Faults of a pack

fault-nothing-to-do = row and pawns must be at least one
fault-edition-amiss = an edition is paid in honour or prestige, and removes friends that there are
fault-removed-amiss = only friends and missions that there are can be left out
fault-actions-amiss = these are not actions of the main board
fault-generation-amiss = the generation is 1, 2 or 3
fault-effect-amiss = an effect has a word that nobody knows
fault-need-amiss = a condition has a word that nobody knows
fault-colour-unknown = there is no extra pawn of this colour
fault-person-amiss = sex, nation or profession is unknown
fault-either-or = a card has a cost or a dowry, income or friends, prestige or disgrace
fault-yes-or-no = this is 1 for yes or 0 for no
fault-sex-amiss = a child card has the wrong sex

## On the screen

honour = honour
gold = gold
income = income
prestige = prestige
pawns = pawns
extras = extra pawns
short-extras = extra
cards = friends
children = children
missions = missions
sealed = sealed
mentor = mentor
family = family
families = families
forebears = forebears
row = row
hand = hand
deck = deck
town = main board
home = own board
clues = clues
goals = goals
houses = houses
closed = closed
taken = used
left = { $count } left
nobody = nobody
unknown = unknown
you = you
extinct = extinct
round-number = generation { $generation }, round { $round } of { $rounds }
menu-marry = marry
menu-claim = claim
menu-else = or
short-title = title
short-mansion = mansion
short-venture = venture
short-contribution = contribution
short-doctor = doctor
short-mission = mission
short-birth = children
short-money = money
short-socialise = friends
legend = ★ honour ♔ prestige ⊕ income ¤ gold ☺ friends ♙ extra pawn · ∞ married ✉ promised † dead ✦ a gift waits · ♛ title ⌂ mansion ⚓ venture ✿ contribution
legend-forebears = ★ honour ♔ prestige ⊕ income ¤ gold ☺ friends ♙ extra pawn · ↑3 parents of 3 ↓ child ∞ married (?) unknown · ♛ title ⌂ mansion ⚓ venture ✿ contribution
if-others = if { $need }
effect-pawn = ♙ { $colour-name }
effect-draw = ☺+{ $count } from the deck
effect-money = ask for money
effect-sweep = new row, ☺+1
effect-trade = exchange friends
effect-seal = seal a mission
effect-keep = counts as { $profession-name }
effect-boon-money = asking for money ¤+{ $count }
effect-boon-social = socialising ☺+{ $count }
effect-boon-mansion = mansions ¤{ $count } cheaper
effect-boon-public = contributions ¤{ $count } cheaper
effect-boon-deck = friends from row or deck
effect-others-gold = others ¤−{ $count }
effect-others-honour = others ★−{ $count }
effect-others-prestige = others ♔−{ $count }
effect-others-friend = others ☺−{ $count }
effect-free = no pawn
effect-births = { $count } children
effect-pick = choose of 2 children
need-profession = { $profession-name }: { $least }
need-nation = { $nation-name }: { $least }
need-nations = nations: { $least }
need-professions = professions: { $least }
need-couples = couples: { $least }
need-children = children: { $least }
need-born = new children: { $least }
need-titles = titles: { $least }
need-mansions = mansions: { $least }
need-ventures = ventures: { $least }
need-contributions = contributions: { $least }
need-income = income: { $least }
need-prestige = prestige: { $least }
need-gold = gold: { $least }
need-hand = friends in hand: { $least }
need-arranged = promised: { $least }
need-arranged-profession = promised { $profession-name }: { $least }
need-third = { $profession-name } in generation III: { $least }
need-knowns = forebears known: { $least }
