### Heads of State. Nouns are as in the middle of a sentence; what stands after a hyphen in a variable is a form of a noun.

game-heads_of_state = Heads of State
game-heads_of_state-about = Two to five dynasties put their nobles on the map of old Europe and take each other's off it, until the third revolution.

## Attribute cards

attribute-gold = gold
attribute-title = title
attribute-troops = troops
attribute-castle = castle
attribute-education = education
attribute-duelling = duelling
attribute-bishop = bishop
attribute-palace = palace
attribute-courtesan = courtesan

## Treason cards

treason-assassin = assassin
treason-axeman = axeman
treason-guillotine = guillotine
treason-gallows = gallows
treason-inquisition = inquisition
treason-britain-france = Britain/France card
treason-britain-germany = Britain/Germany card
treason-britain-spain = Britain/Spain card
treason-france-germany = France/Germany card
treason-france-spain = France/Spain card
treason-germany-spain = Germany/Spain card

## Nobles

noble-baron = baron
    .a = a baron
    .the = the baron
noble-count = count
    .a = a count
    .the = the count
noble-earl = earl
    .a = an earl
    .the = the earl
noble-marquis = marquis
    .a = a marquis
    .the = the marquis
noble-duke = duke
    .a = a duke
    .the = the duke
noble-prince = prince
    .a = a prince
    .the = the prince
noble-king = king
    .a = a king
    .the = the king

## Sectors

sector-england = England
    .at = in England
sector-scotland = Scotland
    .at = in Scotland
sector-ireland = Ireland
    .at = in Ireland
sector-ile-de-france = Ile-de-France
    .at = in Ile-de-France
sector-burgundy = Burgundy
    .at = in Burgundy
sector-normandy = Normandy
    .at = in Normandy
sector-aquitaine = Aquitaine
    .at = in Aquitaine
sector-brittany = Brittany
    .at = in Brittany
sector-brandenburg = Brandenburg
    .at = in Brandenburg
sector-bavaria = Bavaria
    .at = in Bavaria
sector-saxony = Saxony
    .at = in Saxony
sector-hanover = Hanover
    .at = in Hanover
sector-castile = Castile
    .at = in Castile
sector-aragon = Aragon
    .at = in Aragon
sector-andalusia = Andalusia
    .at = in Andalusia
sector-galicia = Galicia
    .at = in Galicia

## Countries

country-britain = Great Britain
    .at = in Great Britain
country-france = France
    .at = in France
country-germany = the German States
    .at = in the German States
country-spain = Spain
    .at = in Spain

## Cards in a list: by name, and how many if more than one

count-gold =
    { $count ->
        [1] { attribute-gold }
       *[other] { $count } × { attribute-gold }
    }
    .said = { count-gold }
count-title =
    { $count ->
        [1] { attribute-title }
       *[other] { $count } × { attribute-title }
    }
    .said = { count-title }
count-troops =
    { $count ->
        [1] { attribute-troops }
       *[other] { $count } × { attribute-troops }
    }
    .said = { count-troops }
count-castle =
    { $count ->
        [1] { attribute-castle }
       *[other] { $count } × { attribute-castle }
    }
    .said = { count-castle }
count-education =
    { $count ->
        [1] { attribute-education }
       *[other] { $count } × { attribute-education }
    }
    .said = { count-education }
count-duelling =
    { $count ->
        [1] { attribute-duelling }
       *[other] { $count } × { attribute-duelling }
    }
    .said = { count-duelling }
count-bishop =
    { $count ->
        [1] { attribute-bishop }
       *[other] { $count } × { attribute-bishop }
    }
    .said = { count-bishop }
count-palace =
    { $count ->
        [1] { attribute-palace }
       *[other] { $count } × { attribute-palace }
    }
    .said = { count-palace }
count-courtesan =
    { $count ->
        [1] { attribute-courtesan }
       *[other] { $count } × { attribute-courtesan }
    }
    .said = { count-courtesan }
count-assassin =
    { $count ->
        [1] { treason-assassin }
       *[other] { $count } × { treason-assassin }
    }
    .said = { count-assassin }
count-axeman =
    { $count ->
        [1] { treason-axeman }
       *[other] { $count } × { treason-axeman }
    }
    .said = { count-axeman }
count-guillotine =
    { $count ->
        [1] { treason-guillotine }
       *[other] { $count } × { treason-guillotine }
    }
    .said = { count-guillotine }
count-gallows =
    { $count ->
        [1] { treason-gallows }
       *[other] { $count } × { treason-gallows }
    }
    .said = { count-gallows }
count-inquisition =
    { $count ->
        [1] { treason-inquisition }
       *[other] { $count } × { treason-inquisition }
    }
    .said = { count-inquisition }
count-britain-france =
    { $count ->
        [1] { treason-britain-france }
       *[other] { $count } × { treason-britain-france }
    }
    .said = { count-britain-france }
count-britain-germany =
    { $count ->
        [1] { treason-britain-germany }
       *[other] { $count } × { treason-britain-germany }
    }
    .said = { count-britain-germany }
count-britain-spain =
    { $count ->
        [1] { treason-britain-spain }
       *[other] { $count } × { treason-britain-spain }
    }
    .said = { count-britain-spain }
count-france-germany =
    { $count ->
        [1] { treason-france-germany }
       *[other] { $count } × { treason-france-germany }
    }
    .said = { count-france-germany }
count-france-spain =
    { $count ->
        [1] { treason-france-spain }
       *[other] { $count } × { treason-france-spain }
    }
    .said = { count-france-spain }
count-germany-spain =
    { $count ->
        [1] { treason-germany-spain }
       *[other] { $count } × { treason-germany-spain }
    }
    .said = { count-germany-spain }

## Other nouns of the game

dynasty = dynasty
noble = noble
nobles = nobles
noble-cards = noble cards
counters = counters
country = country
sector = sector
province = province
capital = capital
hexagon = hexagon
hand = hand
attributes = attribute cards
treasons = treason cards
deck = deck
row = row
disc = revolution disc
pile = under the disc
discards = discards
swept = swept
supply = supply
chamber = Chamber of Nobles
influence = influence
round-year = round { NUMBER($year, useGrouping: 0) }
score = score

## Parts of the texts below

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }
gain =
    { $points ->
        [0] { "" }
        [one] { " " }(1 point)
       *[other] { " " }({ $points } points)
    }

## What is asked

ask-opening-begin = Who begins?
ask-disc-conceal = Which cards go under the disc?
ask-disc-lift = Is the top card under the disc the revolution?
ask-row-fill = Which cards come into the row?
ask-row-expose = Which treason cards come into the row?
ask-turn-begin = Take your first card: an attribute for option 1, treason for option 2. Or sweep the row.
ask-draw-attribute =
    { $left ->
        [one] Draw an attribute card from the row or the deck.
       *[other] Draw attribute cards from the row or the deck: { $left } to go.
    }
ask-draw-receive = Which card is drawn?
ask-draw-intrigue = Which treason card is drawn?
ask-court-raise = Which noble will you create?
ask-court-settle = Where does { $noble-the } go?
ask-treason-play =
    { $owed ->
        [0]
            { $open ->
                [0] Play treason, or leave it at that?
               *[other] Play more treason, replace the dead, or leave it at that?
            }
        [one] You must replace one of those you killed.
       *[other] You must replace { $owed } of those you killed.
    }
ask-treason-target = Against whom do you play this: { $cards-list }?
ask-treason-attempt = Whose cube comes out of the bag?
ask-treason-settle = Which slot does { $noble-the } take?
ask-limit-discard =
    { $count ->
        [one] Too many attribute cards: discard one.
       *[other] Too many attribute cards: discard { $count }, in the order of their kinds.
    }
ask-limit-drop =
    { $count ->
        [one] Too many treason cards: discard one.
       *[other] Too many treason cards: discard { $count }, in the order of their kinds.
    }

## What can be answered

choice-take = Take { $attribute-name } from the row
choice-draw = Draw an attribute card from the deck
choice-sweep = Sweep the row
choice-seize = Take treason from the row: { $treason-name }
choice-plot = Draw a treason card from the deck
choice-raise =
    Create { $noble-a }{ $stood-count ->
        [0] { "" }
       *[other] , the courtesan for { $stood-list }
    }{ cost }
choice-settle = Put { $noble-the } { $sector-at }{ gain }
choice-play = Play: { $items-list }
choice-target = Name { $noble-the } { $sector-at }
choice-discard = Discard { $attribute-name }
choice-drop = Discard treason: { $treason-name }
choice-skip =
    { $about ->
        [court] Create nobody now
        [cabal] Leave it at that
       *[other] Leave it
    }
choice-begin = { $seat } begins
choice-lift =
    { $found ->
        [revolution] The revolution
       *[card] Another card
    }
choice-cube =
    { $owner ->
        [attacker] A cube of the attacker
       *[victim] The cube of the victim
    }

## What happened

event-began = { log-did } began.
event-round = The round of { NUMBER($year, useGrouping: 0) } began.
event-filled = New in the row: { $attributes-row }.
event-exposed = New treason in the row: { $treasons-row }.
event-shuffled = The treason discards were shuffled into a new deck.
event-took = { log-did } took { $attribute-name } from the row.
event-drew =
    { $source ->
        [pile] { log-did } drew a card from under the disc.
       *[deck] { log-did } drew a card from the deck.
    }
event-got = { log-did } drew { $attribute-name }.
event-swept = { log-did } swept the row: { $attributes-row }.
event-returned = The swept cards went back into the deck.
event-seized = { log-did } took treason from the row: { $treason-name }.
event-plotted = { log-did } drew a treason card.
event-armed = { log-did } drew treason: { $treason-name }.
event-raised = { log-did } laid down { $attributes-list }.
event-created =
    { $card ->
        [0] { log-did } created { $noble-a } { $sector-at }, without a card: all ten are taken.
       *[other] { log-did } created { $noble-a } { $sector-at }.
    }
event-opened = { log-did } came first { $sector-at }: { $points } points.
event-spanned = { log-did } reached every sector { $country-at }: { $points } points.
event-admitted = { log-did } entered the Chamber of Nobles: { $points } points.
event-played = { log-did } played: { $treasons-list }.
event-named = { log-did } named { $noble-the } { $sector-at }.
event-killed = { log-did } lost { $noble-the } { $sector-at }.
event-escaped = { log-did } kept { $noble-the } { $sector-at }: the attempt failed.
event-discarded = { log-did } discarded { $attribute-name }.
event-dropped = { log-did } discarded treason: { $treason-name }.
event-revolution = Revolution! The round of { NUMBER($year, useGrouping: 0) } is over.
event-ruled =
    { $place ->
        [1] { log-did } had the most influence { $country-at }: { $points } points.
       *[other] { log-did } came second { $country-at }: { $points } points.
    }
event-excelled = { log-did } had the most cards of this rank, { $noble-name }: { $points } points.
event-over = The third revolution ended the game.

## How the game ends

end-drawn = The third revolution was drawn in the middle of a turn.
end-filled = The third revolution appeared while the row was filled up.

## Why something is not possible

why-not-in-row = No such card lies in the row.
why-deck-too-small = A sweep needs six cards in the deck, without those under the disc.
why-no-courtesan-here = Barons and kings take no courtesan.
why-no-counter = You have no counter of this rank left.
why-no-courtesan = You have no courtesan.
why-cards-short = You do not have all the cards of this set.
why-no-empty-slot = No slot for this noble is empty.
why-slot-taken = This slot is taken.
why-not-emptied-now = With treason you can only fill slots that you have emptied in this turn.
why-not-held = You do not have this card.
why-cannot-replace = You could not replace all but one of those you killed.
why-no-target = There is nobody whom this could be played against.
why-must-replace = All but one of those you killed must be replaced first.
why-slot-empty = Nobody is there.
why-own-noble = You cannot name a noble of your own.
why-already-named = This noble has been named in this turn.
why-other-country = This card is for another country.
why-capital-takes-two = A capital takes two cards.
why-one-is-enough = Two cards are for capitals only.
why-named-in-order = Cards are named in order: this one's go is past.
why-too-few-after = Cards are named in order, and too few come after this one.

## Reckoning

score-sectors = First in sectors
score-countries = Country markers
score-chamber = Chamber of Nobles
score-influence = Influence at the ends of rounds
score-nobles = Most nobles
score-king-cards = Kings
score-prince-cards = Princes
score-duke-cards = Dukes
score-marquis-cards = Marquises
score-earl-cards = Earls
score-count-cards = Counts
score-baron-cards = Barons

## Why a position is good

term-sectors = sector markers
term-countries = country markers
term-chamber = the Chamber of Nobles
term-influence = influence
term-nobles = the most nobles
term-hand = the hand
term-treason = treason
way-first = Being first
way-first-about = Be the first to create a noble in a sector, and early in all sectors of a country.
way-influence = Influence
way-influence-about = Have the most or second most influence in a country whenever a round ends.
way-titles = Titles
way-titles-about = Own nobles of all seven ranks, and at the end the most of a rank.

## Printed values that cannot be

fault-nothing-to-draw = rows and draws must have at least one card
fault-too-few-cards = there must be more cards than rows, disc and full hands take
fault-opening-amiss = every seat must draw at least one card in its first turn
fault-points-amiss = points must be whole numbers
fault-set-amiss = a set must have different attributes, at least one, and no courtesan
fault-points-odd = these points must be even: two seats may have to share them
fault-yes-or-no = this can only be 0 or 1
fault-bag-empty = both sides must have a cube in the bag
fault-country-unknown = a sector must lie in britain, france, germany or spain
fault-hexagon-twice = two sectors of a country cannot have the same hexagon
fault-slots-amiss = a sector must have one or two slots, the higher noble first
fault-one-capital = every country must have exactly one capital
