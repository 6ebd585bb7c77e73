### Words on the pages: home, new table, table, reckoning, rules.

## Every page

site = Cadency
site-about = Board games about families and their generations
skip-to-main = Skip to the content
nav-play = Play
nav-new = Open a table
nav-rules = Rules
nav-forget = Forget me
nav-licences = Licences
language = Language
foot-houses = Each house has a tincture and a cadency mark, so no two are told apart by colour alone.
close = Close
date-day = { $day }
date =
    { $month ->
        [1] { date-day } January { $year }
        [2] { date-day } February { $year }
        [3] { date-day } March { $year }
        [4] { date-day } April { $year }
        [5] { date-day } May { $year }
        [6] { date-day } June { $year }
        [7] { date-day } July { $year }
        [8] { date-day } August { $year }
        [9] { date-day } September { $year }
        [10] { date-day } October { $year }
        [11] { date-day } November { $year }
       *[12] { date-day } December { $year }
    }
points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-total = Points
things = { $things-list }
list-or = { $before } or { $last }
free-seat = free seat

## Home

home-line-1 = Found a house.
home-line-2 = Outlive your rivals.
home-about = Four board games about families and their generations, with people or with bots, in your browser.
home-play = Play now
home-play-about = You against two bots. No account, no waiting.
home-learn = Learn Village in ten minutes
home-learn-about = Short steps on a real table. No account, nothing to wait for.
home-open = Open a table
home-your-turn = It is your turn
home-go-on = Go on
home-mine = My tables
home-picture = A table in play: { $game }
home-own-table = Your table
home-now = Being played now
home-example = A game in the middle
home-more-turns = More turns wait
home-open-tables = Open tables
home-running = Being played
home-over = Finished games
home-none-open = No free seat just now. Open a table and be the first.
home-none-over = Nothing has been played to its end in public yet.
home-sit = Sit down
home-watch = Watch
home-until = stays until { $date }
home-see = See it
home-to-table = To the table
home-with = { $game } with { $names }
home-players = { $first }–{ $last } players
minutes = an evening
minutes-village = 60 min
minutes-heads_of_state = 75 min
minutes-dynasties = 90 min
minutes-legacy = 90 min
home-play-game = Play { $game }
home-rules-of = Rules of { $game }
home-first-time = For the first time?

## New table

new-title = Open a table
new-game = Game
new-seats = Seats
new-seats-about = at least { $first }, at most { $last }
new-seat = Seat { $number }
new-name = Name
new-who = Who sits there
kind-me = Me
kind-bot = A bot
kind-friend = A friend
kind-screen = This screen
kind-none = Nobody
kind-bot-page = a page
kind-bot-squire = a squire
kind-bot-knight = a knight
kind-bot-baron = a baron
kind-bot-duke = a duke
told-me = you
told-friend = by the link
told-screen = at this screen
new-arms = Your arms
new-level = How strong
new-sealed = deal sealed beforehand
new-pace = Bots move
new-pace-about = You can change it at the table.
pace-once = At once
pace-brisk = Brisk
pace-calm = Calm
house-0 = azure, a label
house-1 = gules, a crescent
house-2 = or, a mullet
house-3 = vert, a martlet
house-4 = argent, an annulet
new-how = How it is played
new-public = Who sees it
new-public-yes = Everybody
new-public-no = Only people with the link
new-public-about = At a public table anybody may look on and take a free seat.
new-language = Language
new-rules = Which rules
new-pack = Printed values
new-pack-own = The game’s own
new-pack-about = What is printed on board and cards; a pack brings values from another copy.
new-deal = The deal
new-deal-about = Sealed before the first move; anybody can check it afterwards.
new-open = Open the table
new-after = Bots begin at once. Friends can sit down whenever they come.
new-few = This game needs { $first } to { $last } seats.
new-alone = { $option } “{ $value }” is for one player alone: take away the other seats, or choose another.
new-for =
    { $seats ->
        [one] { $game } for one
        [2] { $game } for two
        [3] { $game } for three
        [4] { $game } for four
        [5] { $game } for five
       *[other] { $game } for { $seats }
    }

## Sitting down

join-title = { $game }: a seat for you
join-about = At this table sit { $names }.
join-nobody = You are the first at this table.
join-name = Your name
join-sit = Sit down

## The table

goes = Tables that nobody touches are removed after a while: this one on { $date }.
goes-soon = Nobody has done anything here for a long time. This table will be removed on { $date } unless somebody does.
table-pack = Values: { $pack }
turn-mine = Your turn
turn-of = { $name }’s turn
turn-nobody = Waiting for somebody to sit down
turn-over = The game is over
turn-then = Move { $at } of { $answers }
title-mine = Your turn!
tool-rules = Rules
tool-talk = Talk
tool-settings = Settings
reconnecting = The line is down. Trying again …
seat-gone = Your seat was handed over, or you sit there by another link now. This page no longer follows the game.
load-again = Load it again
note-stale = The table has moved on since you looked. This is how it stands now.
thinking = { $kind }, thinking …
bot-strength = strength { $strength } of 5
not-now = { $names }: not now
not-now-many = { $count } others: not now
why-not = why?
asked-of = Waiting for { $name }
you-are-next = You are next.
asked-open = This seat is still free
watching = You are looking on.
choices-of = Your choices
rule = rule
brings-none = Point at a choice to see what it brings about.
more-below = Further down:
more-above = Back to the top
take-back = Take back
nothing-back = Nothing to take back
ask-back = Ask to take back
asks-back = { $name } asks everybody to take back a move.
asks-back-mine = You asked everybody to take back a move. Waiting for the others.
agree = Agree
decline = Decline
confirm-now = Confirm
tale = The tale so far
tale-empty = Nothing has happened yet.
talk = Talk at the table
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
history = Earlier moments
history-back = One move back
history-on = One move on
history-play = Play
history-stop = Stop
history-live = Back to now
history-now = The table as it is now
follow = Following the others
follow-pause = Pause
follow-on = Go on
follow-step = Step
follow-mine = My turn
follow-now = To now
follow-runs = Any click on the board goes to your turn at once.
follow-runs-now = Any click on the board goes to now at once.
follow-stands = A click on the board shows the next step.
chapters = Rounds and turning points
since-own = since your last turn
since-replay = Replay
setting-confirm = Ask again before every choice
setting-notify = Tell me when it is my turn
setting-candle = Candle light
setting-stop = End this game early
setting-stop-about = Nobody wins then, and the game cannot go on.
setting-stop-sure = Yes, end it
setting-sound = A bell when it is my turn
notify-text = It is your turn.
links = Links to give away
links-about = Each link is for one seat and works once.
link-seat = Seat { $number }
link-watch = To look on
link-copy = Copy
link-copied = Copied
link-new = New link
cover-title = { $name }, it is your go
cover-about = Hand the screen over. What belongs to others stays hidden until you press the button.
cover-waiting = Waiting for your friend
cover-waiting-about = The table begins to move when the free seat is taken. Until then you may look at it.
cover-look = Look at the table as { $name }
invite-title = Send this to your friend
invite-about = Whoever opens it first takes the free seat. It stays here until then.
cover-go = I am { $name }
all-houses = The houses
own-things = What is yours
places = Places
ask-many =
    { $choices ->
        [one] (1 choice)
       *[other] ({ $choices } choices)
    }
all-choices =
    { $choices ->
        [one] 1 choice
       *[other] All { $choices } choices
    }

## The reckoning

end-title = The reckoning
end-wins = { $name } wins
end-wins-by =
    { $lead ->
        [one] { $name } wins by one
       *[other] { $name } wins by { $lead }
    }
end-shared = { $names } share the win
end-tie = If equal
end-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $rank }th
    }
end-back = Back to the reckoning
end-you-win = You win
end-you-win-by =
    { $lead ->
        [one] You win by one
       *[other] You win by { $lead }
    }
end-you-share = You share the win
end-you-rank =
    { $rank ->
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
       *[other] You came { $rank }th
    }
end-alone-lost = You have lost
end-alone-won = You have won, with { $points } points
end-alone-score = You leave { $points } points
end-lost = lost
end-nobody = Nobody wins
end-rematch = Rematch
end-watch = Watch again
end-board = See the board
end-record = Download the record
end-sealed = The deal was sealed before the first move as
end-opened =
    { $draws ->
        [one] Opened now, it matches: the one draw follows from it.
       *[other] Opened now, it matches: all { $draws } draws follow from it.
    }
end-mismatch = Opened now, it does not match.
end-seed = The seed was
end-check = Check it yourself with the record: cadency replay FILE --verify
course-title = The way there
rematch-invite = A rematch, { $name }? { $link }

## Rules, licences, mistakes

rules-title = { $game }: the rules
rules-search = Search the rules
rules-search-hint = a noun, in any language
rules-aid = Player's aid, one page
rules-glossary = Glossary
rules-find = Search
rules-found =
    { $count ->
        [0] No clause holds these words.
        [one] 1 clause
       *[other] { $count } clauses
    }
rules-all = All clauses
rules-unwritten = This game has brought no rules in words. At a table, the question says what it is about, and its buttons are all that the rules allow.
rules-doubts = Values of our own
rules-doubts-about = No source gives these numbers; we chose them with care. They can be replaced by a content pack.
shelf-title = The rules
licences-title = Licences and credits
licences-own = Cadency itself is free software under the MIT licence. The drawings were made for it.
licences-fonts = Fonts
licences-fonts-about = Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
licences-icons = Icons
licences-icons-about = From game-icons.net, CC BY 3.0, recoloured. By author:
licences-scripts = Scripts
licences-scripts-about = htmx 4.0.0, Zero-Clause BSD.
licences-text = Licence text
error-title =
    { $status ->
        [404] There is nothing here
        [403] That is not yours to do
        [401] This table is not public
        [409] Too late
        [429] A little slower, please
        [500] Something went wrong on our side
       *[other] That did not work
    }
error-home = To the start page

## Tooltips

tip-click = click for the rule
tip-keys = arrow keys for the next thing, Esc to close

## Being forgotten

forget-title = Forget me
forget-about = You need no account here; names, seats and what was said are kept with the tables. You can have all of yours forgotten:
forget-name = Your name is replaced by that of the house you played, at every table.
forget-chat = What you said at the tables is deleted.
forget-tables = Tables at which nobody else sits are removed, with their games.
forget-running = In games that are still being played your seat becomes free, and you cannot come back to it.
forget-records = Records that somebody has downloaded cannot be recalled; they hold moves, not names. Whoever runs this server may have backups, in which you remain until those are deleted.
forget-count =
    { $tables ->
        [0] This browser sits at no table.
        [one] This browser sits at one table.
       *[other] This browser sits at { $tables } tables.
    }
forget-do = Forget me
forget-done =
    { $seats ->
        [0] You are forgotten; there was no seat of yours.
        [one] You are forgotten: one seat, lines of talk: { $lines }, tables removed: { $tables }.
       *[other] You are forgotten: { $seats } seats, lines of talk: { $lines }, tables removed: { $tables }.
    }

## A game looked at again

analysis-go = Go to this moment
analysis-otherwise = Try it otherwise
analysis-otherwise-about = A new table of your own from this moment on: you play this seat, bots play the others.
analysis-weighing = A knight is looking at this game: { $done } in a hundred is done.
analysis-known = What is known so far stands below.
analysis-progress = How much is done
analysis-failed = This game could not be looked at again. Its record is whole; try “cadency analyse” with it.
analysis-unplayed = Nobody made a choice in this game: there is nothing to look at.
analysis-record = Record
analysis-won = won
analysis-won-with = won with { $points }
analysis-placed = { $rank } with { $points }
analysis-scored =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
analysis-you = you
analysis-few = too few turns to tell
analysis-your-best = What you did best
analysis-picture = The place on the board where it happened
analysis-board = The board at that moment
analysis-round = Round { $round }
analysis-round-head = Round
analysis-by-round = How all stood after each round
analysis-before = Before the first move
analysis-move-round = Round { $round }. { $when }
analysis-slider = Moment of the game
analysis-back = One move back
analysis-on = One move on
analysis-keys-move = one move
analysis-keys-swings = the swings
analysis-key-best = best
analysis-key-fair = fair
analysis-key-slip = slip
analysis-key-mistake = mistake
analysis-steady-alone = No turn changed the points to hope for by 3 in a hundred or more.

## Advice at the table

advice-ask = Ask for advice
advice-away = Put advice away
advice-thinking =
    { $level ->
        [squire] A squire is thinking it over …
        [baron] A baron is thinking it over …
        [duke] A duke is thinking it over …
       *[knight] A knight is thinking it over …
    }
advice-here =
    { $lines ->
        [one] Advice is here. One line:
       *[other] Advice is here. { $lines } lines, the best first:
    }
advice-about = about: chances of winning, points at the end
advice-about-alone = about: the points at the end
advice-short =
    { $chance } in 100 · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
advice-short-alone =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
advice-even = Little lies between this and the second.
advice-later = It brings nothing to count at once; it leads to more later.
advice-only = There is nothing else to choose.
advice-then = then: { $steps }
advice-marks = Marks this choice; it is not made yet
hindsight-ask = How was my last turn?
way-short = { $now } · about { $end }
setting-advice = Offer a knight’s advice
coach-together = Play with the coach?
coach-about = Whoever is asked may then ask a knight for advice. All people at the table have to agree.
coach-wish = Ask the others
coach-wished =
    { $count ->
        [one] { $names } would like to play with the coach: whoever is asked may ask a knight for advice.
       *[other] { $names } would like to play with the coach: whoever is asked may ask a knight for advice.
    }
coach-mine = You would like to.
coach-for = Would like to: { $names }.
coach-against = Would rather not: { $names }.
coach-silent = Still to agree: { $names }.
coach-free = a free seat
coach-withdraw = Rather not after all
coach-on = The coach is on: all of you have agreed.
coach-without = Play without the coach
coach-mark = With the coach
coach-mark-wished = Coach: { $agreed } of { $people } agree
