### Words on the pages of Heads of State.

tip-1 = Collect a set of attribute cards and create a noble with it, wherever a slot of that rank is empty.
tip-2 = Take treason instead, and remove the nobles of others; in the gap you may put one of your own.
tip-3 = When the deck runs out, the revolution comes any moment: in each country only the two with the most influence score.
crumb-round =
    { NUMBER($year, useGrouping: 0) }, { $round ->
        [1] first round of three
        [2] second round of three
       *[3] third round of three
    }
crumb-tension =
    { $deck ->
        [0] the next card is the revolution, 1 in { $pile }
        [one] 1 card, then { $pile } under the blade
       *[other] { $deck } cards, then { $pile } under the blade
    }
drawer-display = On display
drawer-houses = Houses
drawer-nobles = Nobles
ledger-ranks = ranks of seven
others = The other houses
notice-revolution = Revolution of { NUMBER($year, useGrouping: 0) }: { $scores }

## Questions, in few words

title-turn-begin = Take your first card
    .sub = Attributes create nobles, treason kills them
title-draw-attribute = Draw a card
    .sub =
        { $left ->
            [one] Your last card of this turn
           *[other] { $left } cards to draw
        }
title-court-nothing = You cannot create a noble now
title-treason-nothing = There is no treason to play now
title-treason-target = Against whom?
    .sub = { $cards-list }
title-limit-discard =
    { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
    .sub =
        { $count ->
            [one] { $most } may stay
           *[other] { $most } may stay; name them in order
        }
title-limit-drop =
    { $count ->
        [one] Discard one treason card
       *[other] Discard { $count } treason cards
    }
    .sub =
        { $count ->
            [one] { $most } may stay
           *[other] { $most } may stay; name them in order
        }

## Choices, briefly

group-row = From the row
group-deck = From the deck
group-pile = From under the blade
group-sweep = Sweep the row
group-treason = Treason
lead-able =
    with { $attribute-name } you can create { $noble-a }{ $points ->
        [0] { "" }
       *[other] : up to { $points } points at once
    }
lead-near = with { $attribute-name } you lack only { $cards-list } for { $noble-a }
lead-ready = you have the cards for { $noble-a }; collect for the next
lead-set = a full set of cards creates a noble
about-unseen = a card that only you will see
about-risk = 1 in { $pile } is the revolution
about-sweep = a new row of six, but you draw only one card
about-treason = to kill a rival’s noble; then one attribute card
about-been = you were in { $count } of { $all } sectors
about-reach-sure =
    { $count ->
        [one] one noble in reach, for sure
       *[other] { $count } nobles in reach, for sure
    }
about-reach-odds =
    { $count ->
        [one] one noble in reach, { $chance } in { $all }
       *[other] { $count } nobles in reach, { $chance } in { $all }
    }
about-give =
    { $count ->
        [one] one must go
       *[other] { $count } must go
    }
lacks = lacks { $cards-list }
lacks-many = lacks { $count } cards
verb-draw = Draw
verb-sweep = Sweep
verb-raise = Create
verb-instead = for
verb-play = Play
whose = { $name }’s { $noble-name } { $sector-at }
place-points = { $sector-name } ({ $points })
list-more = { $list } and { $count } more

## What a choice brings about

fate-able = You can then create { $nobles }.
fate-unable = Then you can no longer create { $nobles }.
fate-twin =
    { $count ->
        [one] You hold one of these already.
       *[other] You hold { $count } of these already.
    }
fate-lacks = For { $noble-a } you then lack { $cards-list }.
fate-unseen =
    { $deck ->
        [one] The last card of the deck; after it come the { $pile } under the blade.
       *[other] Unseen, one of { $deck }. Then { $pile } lie under the blade.
    }
fate-risk = 1 in { $pile } it is the revolution, and the round is scored at once.
fate-now = That would be now: { $scores }.
fate-sweep = Six new cards come into the row, and you draw only one. The old six go back into the deck when your turn ends.
fate-plot = An unseen treason card.
fate-then-attribute = Then you draw one attribute card.
fate-nobody = Nobody is in reach now.
fate-reach = In reach: { $list }.
fate-gone = Gone: { $cards-list }.
fate-spend = It costs { $cards-list }.
fate-rooms = Free: { $places }.
fate-most = Most cards of this rank, { $points } points at the end if it stays so.
fate-most-shared = As many cards of this rank as { $name }, { $points } points each at the end if it stays so.
fate-no-card = All ten cards of this rank are taken.
fate-first = First here: { $points } points.
fate-country = Everywhere { $country-at }: { $points } points.
fate-chamber = All seven ranks: { $points } points.
fate-influence =
    Influence { $country-at } { $before } → { $after }{ $place ->
        [1] , the most: { $points } points when the blade falls.
        [2] , the second most: { $points } points when the blade falls.
       *[0] , not among the first two.
    }
fate-influence-of =
    { $name } { $country-at }: influence { $before } → { $after }{ $place ->
        [1] , still the most.
        [2] , the second most.
       *[0] , not among the first two.
    }
fate-passes = You pass { $name }.
fate-kills = You kill { $noble-the }, without fail.
fate-odds = { $chance } in { $all }: you kill { $noble-the }.
fate-fails = { $chance } in { $all }: nothing happens, and the cards are spent.
fate-heir = You could replace him at once.
fate-no-heir = You could not replace him.
fate-owed =
    { $count ->
        [one] Then you must replace one of the dead.
       *[other] Then you must replace { $count } of the dead.
    }
fate-end = Your turn ends.
fate-surplus =
    { $count ->
        [one] Before that you discard one card.
       *[other] Before that you discard { $count } cards.
    }

## The way there

course-about = points from move to move, by round
course-of =
    { $points ->
        [one] { $name }: 1 point in the end
       *[other] { $name }: { $points } points in the end
    }
course-killed = a noble of theirs is killed
course-spanned = a country complete
course-admitted = into the Chamber of Nobles
