### What every screen needs, whatever the game.

## Words

yes = yes
no = no
seat = seat
seat-number = Seat { $number }
nature = chance
language-en = English
language-fr = Français
language-de = Deutsch

## Bots

bot-page = Page
bot-page-about = Plays any legal move. Good company for a first game.
bot-page-time = Moves at once.
bot-squire = Squire
bot-squire-about = Looks to the end of its own turn. Of turns that look nearly alike it takes any.
bot-squire-time = Moves at once.
bot-knight = Knight
bot-knight-about = Tries its best turns out a little way ahead. It still slips where they are close.
bot-knight-time = Moves almost at once.
bot-baron = Baron
bot-baron-about = Tries them out more often than a knight, and seldom slips.
bot-baron-time = Moves almost at once.
bot-duke = Duke
bot-duke-about = The strongest here. Tries the most, weighs every house’s chances and lets nothing slip.
bot-duke-time = Thinks for a moment.
bot-guest-about = A guest from another package; how strong it is, only games will tell.
bot-said = { $name }, strength { $strength } of 5

## Lists

list-and = { $before } and { $last }
list-comma = { $before }, { $next }

## What can happen at any table

event-undone = { log-did } went back to move { NUMBER($answers, useGrouping: 0) }.
# How a line of the log begins: whoever did it, as the reader is spoken to, up to where the verb's own forms end.
log-did =
    { $you ->
        [yes] { log-you }
       *[no] { $seat }
    }
log-you = You
end-stopped = The game was stopped early.
choice-deal =
    { $items-count ->
        [one] 1 piece is drawn
       *[other] { $items-count } pieces are drawn
    }

## Advice, and a game looked at again

advice-title =
    { $level ->
        [squire] What would a squire do, and why?
        [baron] What would a baron do, and why?
        [duke] What would a duke do, and why?
       *[knight] What would a knight do, and why?
    }
advice-chance =
    about { $chance } in a hundred to win, { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end
advice-alone =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end
advice-term = { $term } (+{ $points })
advice-for = For it: { $terms }.
ways-title = Three ways to score
ways-have = { $points } so far
way-far = { $now } now, about { $end } in the end
hindsight-title = The last turn
hindsight-did = You chose: “{ $played }”.
hindsight-better =
    “{ $better }” would have been better: it wins about { $by ->
        [one] 1 game
       *[other] { $by } games
    } more in a hundred (± { $doubt }).
hindsight-better-alone =
    “{ $better }” would have been better, by about { $by ->
        [one] 1 point
       *[other] { $by } points
    } (± { $doubt }).
analysis-title = How it was won
analysis-title-alone = How it went
analysis-judged =
    { $level ->
        [squire] Judged by a squire.
        [baron] Judged by a baron.
        [duke] Judged by a duke.
       *[knight] Judged by a knight.
    }
analysis-chances = Chances of winning
analysis-chances-unit = in a hundred, move by move
analysis-points = Points to hope for
analysis-points-unit = move by move
analysis-move = Move { NUMBER($move, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
analysis-line = { $name } began at { $start }, stood highest at { $most } after move { NUMBER($high, useGrouping: 0) } and lowest at { $least } after move { NUMBER($low, useGrouping: 0) }, and ended at { $end }.
analysis-swings = The largest swings
analysis-swing = Move { NUMBER($move, useGrouping: 0) }: { $deed }
analysis-swing-round = Round { $round }, move { NUMBER($move, useGrouping: 0) }: { $deed }
analysis-in-round = Round { $round }: { $deed }
analysis-chose = { $name }: { $played }
analysis-did = Chosen: “{ $played }”.
analysis-better = “{ $better }” would have been better by { $by } (± { $doubt }).
analysis-nothing = Nothing clearly better was found.
analysis-steady = No move changed the chances by 3 in a hundred or more.
analysis-change = { $before } → { $after } in a hundred
analysis-change-turn = { $before } → { $after } in a hundred by the next turn
analysis-change-alone = { $before } → { $after } points
analysis-played = How well each played
analysis-played-alone = How well it was played
analysis-played-unit = of a hundred
analysis-played-about = 100 gives nothing away, 0 as much as choices at random would have.
analysis-played-of = { $name }: { $share } of a hundred (± { $doubt })
analysis-played-few = { $name }: too few turns to tell
analysis-finest = What { $name } did best
analysis-ended = { $name } won with { $points }, by { $lead }.
analysis-ended-even = { $name } won with { $points }, on the tie-break.
analysis-ended-shared = { $names } share the win with { $points }.
analysis-ended-nobody = Nobody won.
analysis-ended-alone = { $points } points in the end.
analysis-houses =
    { $seats ->
        [one] one house
       *[other] { $seats } houses
    }
analysis-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
analysis-best =
    { $count ->
       *[other] { $count } best
    }
analysis-fair =
    { $count ->
       *[other] { $count } fair
    }
analysis-slip =
    { $count ->
        [one] 1 slip
       *[other] { $count } slips
    }
analysis-mistake =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
error-bad-setup-no-adviser = A “{ $bot }” cannot judge a game. These can: { $known }.
error-bad-setup-no-analyst = A “{ $bot }” cannot judge a finished game. These can: { $known }.

## Mistakes: opening a table

error-bad-setup-unknown-game = There is no game “{ $game }”. The games are: { $known }.
error-bad-setup-unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
error-bad-setup-unknown-value = Option { $option } of { $game } cannot be “{ $value }”. It can be: { $known }.
error-bad-setup-seat-count = { $game } is for { $first } to { $last } seats, not { $seats }.
error-bad-setup-only-alone = Option { $option } of { $game } can be “{ $value }” for one seat only.
error-bad-setup-unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
error-bad-setup-no-judge = Nobody can judge a position of { $game } yet. A squire can play: { $known }.
error-bad-setup-no-aid = { $game } has no player's aid. These have one: { $known }.
error-bad-setup-cannot-play = A { $bot } cannot play { $game }, which nobody can judge. These can: { $known }.
error-bad-plugin-broken = { $plugin } of the package { $package } is left out: it cannot be loaded ({ $reason }).
error-bad-plugin-bad-name = “{ $plugin }” of the package { $package } is left out: a name is made of small letters, digits and _.
error-bad-plugin-name-taken = { $plugin } of the package { $package } is left out: there is another of that name.
error-bad-plugin-no-rules = { $plugin } of the package { $package } is left out: its entry point is no cadency.Rules.
error-bad-plugin-other-id = { $plugin } of the package { $package } is left out: its rules have another id than its entry point.
error-bad-plugin-too-many = { $plugin } of the package { $package } is left out: it is for more than five seats.
error-bad-plugin-no-view = { $plugin } of the package { $package } is left out: its view lacks game, content, seat, seats or todo.
error-bad-plugin-no-bot = { $plugin } of the package { $package } is left out: its entry point has no choose(view, seat).

## Mistakes: choosing

error-not-a-choice-not-a-choice = “{ $choice }” is not a choice of { $game }.
error-not-a-choice-not-a-frame = “{ $frame }” is not a frame of { $game }.
error-not-a-choice-over = The game is over; nothing is asked any more.
error-not-legal-not-offered = “{ $choice }” is not offered now ({ $kind }, { $clause }). Offered: { $offered }.
error-not-legal-refused = “{ $choice }” is not possible now. { $reason } ({ $clause })
error-not-your-turn-not-your-turn = Seat { $seat } is not asked; waiting for seat { $waiting }.
error-not-your-turn-no-such-seat = There is no seat { $seat } at this table; seats are 0 to { $last }.

## Mistakes: taking back

error-cannot-undo-nothing = Seat { $seat } has nothing to take back.
error-cannot-undo-learnt = Seat { $seat } cannot take that back alone: something was learnt since.
error-cannot-undo-no-proposal = Nobody has asked to take anything back.
error-cannot-undo-beyond =
    This game has { $answers ->
        [one] 1 answer
       *[other] { NUMBER($answers, useGrouping: 0) } answers
    }; it cannot go back to answer { NUMBER($to, useGrouping: 0) }.

## Mistakes: content packs

error-bad-content-not-toml = { $file }: not TOML: { $reason }
error-bad-content-unknown-table = { $file }: there is no table [[{ $table }]]. The tables are: { $known }.
error-bad-content-not-rows = { $file }: { $table } must be rows, each under its own [[{ $table }]].
error-bad-content-unknown-key = { $file }: { $row }: unknown key “{ $name }”. The keys are: { $known }.
error-bad-content-missing-key = { $file }: { $row }: { $name } is missing.
error-bad-content-must-be-int = { $file }: { $row }: { $name } must be a whole number, 0 or more, not “{ $value }”.
error-bad-content-must-be-str = { $file }: { $row }: { $name } must be text, not “{ $value }”.
error-bad-content-must-be-list = { $file }: { $row }: { $name } must be a list, not “{ $value }”.
error-bad-content-must-be-dict = { $file }: { $row }: { $name } must be a table of counts, not “{ $value }”.
error-bad-content-must-be-among = { $file }: { $row }: { $name } must be one of { $known }, not “{ $value }”.
error-bad-content-row-twice = { $file }: { $table } has these rows twice: { $rows }. It must have exactly: { $known }.
error-bad-content-row-missing = { $file }: { $table } lacks these rows: { $rows }. It must have exactly: { $known }.
error-bad-content-row-unknown = { $file }: { $table } has no rows { $rows }. It must have exactly: { $known }.
error-bad-content-wrong-count = { $file }: { $table } must have { $wanted } rows, not { $found }.
error-bad-content-wrong-total = { $file }: { $table } must add up to { $wanted }, not { $found }.
error-bad-content-wrong-value = { $file }: { $row }: { $reason }.

## Mistakes: records

error-bad-record-empty = The record is empty; it should start with a header line.
error-bad-record-not-json = Line { NUMBER($line, useGrouping: 0) }: not JSON.
error-bad-record-not-an-object = Line { NUMBER($line, useGrouping: 0) }: not a JSON object.
error-bad-record-not-a-record = Line 1: this is not a record. Its first line should give the version under “cadency”.
error-bad-record-header = Line 1: the header's “{ $name }” is missing or not of the right kind.
error-bad-record-after-end = Line { NUMBER($line, useGrouping: 0) }: something follows after the end of the game.
error-bad-record-seat = Line { NUMBER($line, useGrouping: 0) }: seat must be -1 (chance) to { $last }, not “{ $found }”.
error-bad-record-choice = Line { NUMBER($line, useGrouping: 0) }: choice must be a list that starts with a word.
error-bad-record-hidden = Line { NUMBER($line, useGrouping: 0) }: this record was taken while the game ran and hides what its reader may not know yet. Take it again when the game is over.
error-bad-record-cut = Line { NUMBER($line, useGrouping: 0) }: cut must be 0 to { NUMBER($last, useGrouping: 0) }, not “{ $found }”.
error-bad-record-unknown-line = Line { NUMBER($line, useGrouping: 0) }: expected choice, cut, end or stop.
error-bad-record-not-a-choice = Line { NUMBER($line, useGrouping: 0) }: “{ $choice }” is not a choice of { $game }.
error-bad-record-other-values = Line 1: this game was played with other printed values, and the record does not carry them.
error-bad-record-newer = Line 1: this record was made by a newer version (format { $found }; this one reads { $known }).
error-bad-record-rules = Line 1: this record follows version { $found } of the rules of { $game }; this one plays { $known }.
error-bad-record-not-offered = Line { NUMBER($line, useGrouping: 0) }: “{ $choice }” is not offered there. Offered: { $offered }.
error-bad-record-not-dealt =
    Line { NUMBER($line, useGrouping: 0) }: “{ $choice }” cannot be dealt there; { $count ->
        [one] 1 item is dealt
       *[other] { $count } items are dealt
    }.
error-bad-record-wrong-seat = Line { NUMBER($line, useGrouping: 0) }: seat { $seat } answers, but seat { $waiting } is asked.
error-bad-record-too-long = Line { NUMBER($line, useGrouping: 0) }: the game was over before this answer.
error-bad-record-wrong-end = Line { NUMBER($line, useGrouping: 0) }: the record says that it ended by “{ $said }”, but the game says “{ $found }”.
error-bad-record-wrong-scores = Line { NUMBER($line, useGrouping: 0) }: the record says that the scores are { $said }, but the game says { $found }.
error-bad-record-wrong-seed = Line { NUMBER($line, useGrouping: 0) }: the seed does not give the draws of this record ({ $choice }).
error-bad-record-commitment = Line { NUMBER($line, useGrouping: 0) }: the seed does not match the commitment made at the start.
