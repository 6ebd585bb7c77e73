### Words on the pages of Legacy.

tip-1 = Marry friends into the family: each brings income, friends or prestige, and a child.
tip-2 = Place a pawn on your board or in town: titles, mansions, ventures and gifts to the public.
tip-3 = Have children: a family without any is extinct. Three generations decide, and a secret mentor.
crumb-round = Generation { $roman }, round { $round } of { $rounds }
crumb-round-short = Gen. { $roman }, round { $round }/{ $rounds }
crumb-first = { $name } began
crumb-last = the last round
crumb-clues =
    { $count ->
        [one] one clue is open
       *[other] { $count } clues are open
    }
others = The other families
honour-count =
    { $count ->
        [one] { $count } honour
       *[other] { $count } honour
    }
pawns-left =
    { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    }
honour-points = { $points } honour
honour-total = Honour
unknown-number = unknown ({ $number })
keep-chronicle = The family's chronicle
keep-page = Keep the page
chronicle-title = The chronicle
chronicle-back = Back to the reckoning

## Questions, in few words

title-turn-act = Your turn
    .sub = Marry, stay at home or go to town
title-wedding-whom = A wedding: for whom?
    .sub = Now, or a promise for a child
title-birth-parents = Which couple?
    .sub = They draw a child card
title-birth-wish = A girl or a boy?
    .sub = A wish has its price
title-birth-pick = Choose the child
    .sub = One is kept, the other discarded
title-birth-trouble = A complication
    .sub = The child is lost, or the mother
title-board-title = Which title?
    .sub = Its price, and what it gives
title-board-contribution = Which contribution?
    .sub = Its price, and what it gives
title-board-doctor = Which couple?
    .sub = Two child cards, one after the other
title-friends-visit = How many friends?
    .sub = From the row; more cost gold
title-money-ask = How much money?
    .sub = More costs honour, most a friend
title-opening-side = Matriarch or patriarch?
    .sub = The founder of your family
title-opening-redraw = Keep this hand?
    .sub = The second one stands
title-opening-self = Who are you?
    .sub = Your forebears will be found
title-mission-keep = Which mission?
    .sub = The other one is discarded
title-generation-grow = A new generation
    .sub = Whose gift or wedding comes next?

## Groups

group-home = At home
group-town = In town
group-extra = With an extra pawn
group-now = A wedding now
group-later = Promised to a child
group-beside = Married to
group-instead = This forebear was
group-couples = Couples
group-holders = Who holds it
group-grow = Growing up
group-wish = The wish
group-money = Friends
group-visit = In the salon
group-source = Friends from
group-child = The children
group-loss = Losing
group-side = The head
group-self = You
group-pawns = An extra pawn
group-hand = Your hand

## Buttons

verb-marry = Marry
verb-take = Take
verb-discard = Give up
verb-claim = Claim
verb-acquire = Acquire
verb-give = Give
verb-undertake = Keep
verb-redraw = Draw again
verb-wish-any = Whatever comes
verb-wish-girl = A girl
verb-wish-boy = A boy
verb-lose-child = The child
verb-lose-mother = The mother
verb-source-row = The row
verb-source-deck = The deck
verb-side-matriarch = Matriarch
verb-side-patriarch = Patriarch

## What a choice brings about

fate-gold = Gold { $before } → { $after }.
fate-income = Income { $before } → { $after }.
fate-prestige = Prestige { $before } → { $after }.
fate-cards = Friends in hand { $before } → { $after }.
fate-honour = { $points } honour.
fate-child = Then a child is drawn.
fate-waits = The wedding waits until the child grows up.
fate-pawn = An extra pawn.

## The way there

course-about = honour from move to move, by round
course-of = { $name }: { $points } honour in the end
course-wed = a wedding
course-held = a title, a house or a gift
course-lost = somebody is lost
slide-other = To the other half of the board
slide-cards = To the other cards
tree-window = The family tree; arrow keys move it, plus and minus bring it closer or farther, 0 shows the whole tree
tree-farther = Farther
tree-closer = Closer
tree-whole = Whole tree
tree-open = Open the family of { $name }
tree-title = Families
tree-back = Back to the table
