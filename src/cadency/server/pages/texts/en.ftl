### Words on the pages: home, new table, table, reckoning, rules.

## Every page

site = Cadency
site-about = Board games about families and their generations
skip-to-main = Skip to the content
nav-play = Play
nav-new = Open a table
nav-rules = Rules
nav-licences = Licences
language = Language
foot-houses = Each house has a tincture and a cadency mark, so no two are told apart by colour alone.
close = Close
points =
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
home-about = Board games about families and their generations, with people or with bots, in your browser.
home-play = Play now
home-play-about = You against two bots. No account, no waiting.
home-open = Open a table
home-your-turn = It is your turn
home-go-on = Go on
home-mine = My tables
home-open-tables = Open tables
home-running = Being played
home-over = Finished games
home-none-open = No free seat just now. Open a table and be the first.
home-none-over = Nothing has been played to its end in public yet.
home-sit = Sit down
home-watch = Watch
home-see = See it
home-to-table = To the table
home-with = { $game } with { $names }
home-players = { $first }–{ $last } players
minutes = an evening
minutes-village = 60 min
minutes-heads_of_state = 75 min
home-play-game = Play { $game }
home-rules = Read the rules
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
kind-friend = A friend, by link
kind-screen = On this screen
kind-none = Nobody
kind-bot-page = A page (bot)
kind-bot-squire = A squire (bot)
hint-me = That is you.
hint-friend = You get a link to send.
hint-screen = Plays beside you; the table is covered between turns.
hint-bot-page = { bot-page-about }
hint-bot-squire = { bot-squire-about }
hint-none = The table is for one fewer.
new-how = How it is played
new-public = Who sees it
new-public-yes = Everybody
new-public-no = Only people with the link
new-public-about = At a public table anybody may look on and take a free seat.
new-language = Language
new-rules = Which rules
new-deal = The deal
new-deal-about = Sealed before the first move; anybody can check it afterwards.
new-open = Open the table
new-after = Bots begin at once. Friends can sit down whenever they come.
new-few = This game needs { $first } to { $last } seats.
new-for =
    { $seats ->
        [one] { $game } for one
        [2] { $game } for two
        [3] { $game } for three
        [4] { $game } for four
       *[other] { $game } for { $seats }
    }

## Sitting down

join-title = { $game }: a seat for you
join-about = At this table sit { $names }.
join-nobody = You are the first at this table.
join-name = Your name
join-sit = Sit down

## The table

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
note-stale = The table has moved on since you looked. This is how it stands now.
thinking = { $name } is thinking
asked-of = { $name } is asked
asked-open = This seat is still free
watching = You are looking on.
choices-of = Your choices
rule = rule
brings-none = Point at a choice to see what it brings about.
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
history-move = Move { $at } of { $answers }
setting-confirm = Ask again before every choice
setting-notify = Tell me when it is my turn
setting-candle = Candle light
setting-stop = End this game early
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
cover-go = I am { $name }
houses = The houses
own-things = What is yours
places = Places
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
end-check = Check it yourself with the record: ./cadency replay FILE --verify
course-title = The way there
rematch-invite = A rematch, { $name }? { $link }

## Rules, licences, mistakes

rules-title = { $game }: the rules
rules-search = Search the rules
rules-find = Search
rules-found =
    { $count ->
        [0] No clause holds these words.
        [one] 1 clause
       *[other] { $count } clauses
    }
rules-all = All clauses
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
