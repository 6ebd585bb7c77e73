### The command line and the game in the terminal.

## Help

help-usage = Usage: { $usage }
help-about = Cadency: board games about families and their generations, with their rules enforced.
help-commands = Commands:
help-flags = Options:
help-more = “{ $program } COMMAND --help” says more. To begin: { $program } play village

command-play = Play a game in this terminal, against bots or with several people at one screen.
command-learn = Learn a game by playing it, step by step.
command-serve = Serve the web table: pages, API, live events.
command-backup = Write a backup of all tables, while the server runs.
command-restore = Put a backup into a new or an empty database.
command-prune = Remove tables that nobody has touched for long.
command-forget = Forget a person’s name, talk and seats, or a whole table.
command-simulate = Let bots play many games and say how they went.
command-arena = Let players meet from every seat, and say how strong they are.
command-export = Turn a folder of records into tables: games, decisions, options, outcomes.
command-replay = Tell a recorded game in words, or check it.
command-analyse = Look at a finished game again: everybody’s chances, the largest swings, and what would have been better.
command-render = Draw the board of a recorded game as an SVG picture.
command-rules = Look up the rules of a game by their clauses.
command-aid = Draw a game's rules on one page, to print.
command-content = Look at the printed values, or check your own.
command-content-doubts = List the printed values that nobody could source.
command-content-check = Check a content pack of your own.
command-lesson = Look after lessons.
command-lesson-check = Check a lesson: whether it plays, and whether all that it names and says is there.
command-train = Fit the weights of a game’s judge to games of squires among themselves.
command-bench = Measure how fast a game runs on this machine.
command-compile = Turn the engine and the bots’ search into machine code: several times faster, takes minutes.
command-completion = Print what makes a shell complete commands and options.
command-test = Run every check of the project (in a checkout only).

argument-game = the game: { $known }
argument-record = a record of a game
argument-records = a folder with records of games, at any depth
argument-backup = the file of the backup
argument-forget = the name, exactly as it was given at the tables
argument-pack = a content pack (TOML)
argument-lesson = the lesson.toml of a lesson; its texts lie beside it
argument-clause = a clause, such as V-6.3, or a word to look for in any language; all of them if left out
argument-shell = the shell: bash, zsh, fish, powershell or pwsh

flag-lang = language: en, fr or de; otherwise as the environment says
flag-version = show the version
flag-help = show this help
flag-json = print one JSON object
flag-option = an option of the game; can be given several times
flag-content = a content pack with your own printed values
flag-game = the game that the pack is for
flag-play-seats = who plays, seat by seat: me, me:NAME, page, squire, knight, baron or duke; otherwise me,squire,squire
flag-play-seed = the seed of all chance; the same seed deals the same game
flag-play-save = where to keep the game
flag-play-resume = go on with a saved game
flag-learn-step = begin with this step
flag-simulate-seats = how many seats
flag-simulate-games = how many games
flag-simulate-seed = the seed; the same seed plays the same games
flag-simulate-bots = who plays, in turn from the first seat on: page, squire, knight, baron or duke
flag-arena-players = who plays: page, squire, knight, baron, duke, or MODULE:CLASS of your own; fewer than seats: the last fills up
flag-arena-games = how many games; the last deal is played from every seat
flag-arena-seats = how many seats; otherwise as many as players, as far as the game allows
flag-arena-out = the folder of results; otherwise arena-GAME; the same command goes on with it
flag-arena-processes = how many processes play; otherwise one a core
flag-arena-cluster = play on a Dask cluster: the address of its scheduler
flag-arena-keep-records = keep the record of every game, too
flag-export-to = what to write: parquet
flag-export-out = the folder to write to; otherwise DIR-parquet; the same command goes on with it
flag-replay-verify = check the seed against its commitment, every draw, the end and the scores
flag-replay-at = draw the table as it was after so many answers
flag-analyse-level = who judges: knight, baron or duke; a stronger one takes longer
flag-render-at = as it was after so many answers
flag-render-seat = as this seat saw it, with what it could choose (the first seat is 0)
flag-render-out = the file to write; without it the picture goes to the output
flag-rules-coverage = show which tests hold to each clause
flag-aid-out = the file to write; without it the picture goes to the output
flag-train-seats = how many seats, one or several numbers; otherwise each that the game allows but one
flag-train-games = how many games to learn from
flag-train-match = how many games the new weights play against those in place; 0 for none
flag-train-out = where games and weights are kept; the same folder goes on; otherwise train-GAME
flag-train-plot = also draw how well the chances keep what they promise, as an SVG file
flag-bench-seats = how many seats; otherwise as many as the game allows
flag-bench-seconds = how long to measure
flag-compile-processes = how many compilers work at a time; otherwise one a core
flag-force = replace the file if there is one
flag-dry-run = only say what would be done
flag-prune-older-than = remove tables untouched for so many days
flag-prune-finished = other days for tables whose game is over
flag-forget-table = only at this table; without a name the table itself
flag-serve-db = where games are kept: a file, or postgresql+asyncpg://…; otherwise a file of your own
flag-serve-host = the address to listen at; 0.0.0.0 for everybody on the network
flag-serve-port = the port to listen at; 0 for any that is free
flag-serve-rate = requests a second from one address; 0 for any number
flag-serve-cost = milliseconds of the server’s time a second for one address; 0 for any number
flag-serve-connections = connections in all; 0 for any number
flag-serve-patience = seconds that a request may take to arrive
flag-serve-trust-proxy = a reverse proxy (address or network) whose word on where requests come from is taken; can be given several times
flag-serve-streams = live connections from one address; 0 for any number
flag-serve-thinkers = how many processes the bots think in
flag-serve-pause = how long a bot waits before it answers, in milliseconds
flag-serve-heartbeat = seconds of silence after which a live connection shows that it is alive
flag-serve-kept = tables kept in memory; others are read from the database when somebody asks
flag-serve-keep-unfinished = days after which a table that nobody touches is removed; 0 for never
flag-serve-keep-finished = the same for tables whose game is over; 0 for never
flag-serve-tables = how many tables there may be; 0 for any number
flag-serve-tables-each = how many unfinished tables one address may have opened; 0 for any number
flag-serve-content = a folder of content packs to choose from, as DIR/GAME/NAME.toml
flag-serve-metrics-port = where Prometheus may read metrics without a token; 0 for any port that is free
flag-serve-metrics-host = the address for that port; only this machine unless you say otherwise
flag-serve-metrics-token-file = a file with the token that opens /metrics; or set CADENCY_METRICS_TOKEN
flag-serve-quiet = log warnings only, not every request
flag-serve-secure = cookies only over HTTPS

## Seats and words to type

seat-me = Player
word-number = 1, 2, …
word-all = all
word-help = help
word-board = board
word-log = log
word-why = why
word-rules = rules
word-undo = undo
word-advice = advice
word-ways = ways
word-better = better
word-save = save
word-quit = quit
word-back = back
word-next = next

## Playing

play-seated = At the table: { $seats }
play-seated-bot = { $name }, strength { $strength } of 5
play-commitment = Chance is sealed; at the end you can check it against { $commitment }
play-saved = Saved in { $file }
play-resume = Go on with: { $command }
play-more =
    … { $count ->
        [one] one line
       *[other] { $count } lines
    } before; “{ $command }” shows more
play-hint = Type a number, words of an option, or “help”.
play-thinking = { $name } is thinking …
play-help-number = choose an option by its number, or by words of it: { $choice }
play-help-help = this list
play-usage-board = [part]
play-help-board = draw the table again, or one part of it: { $word } { $part }
play-usage-log = [all]
play-help-log = what has happened lately, or since the start
play-usage-why = [words]
play-help-why = what is not offered, and why
play-usage-rules = [clause]
play-help-rules = the clause of this question, or another such as { $clause }
play-usage-advice = [squire|knight|baron|duke]
play-help-advice = what a knight, or another, would do in your place, and why
play-help-ways = three ways to score, and how far each is
play-help-better = what would have been better in your last turn, and by how much
play-usage-undo = [all]
play-help-undo = take back your last answer; “all” if the others agree
play-usage-save = [file]
play-help-save = keep the game in a file
play-help-quit = save and leave; you can go on later
play-why-more = and { $count } more; add a word, as in: why { $word }
play-why-nothing = Nothing of the kind is refused.
play-undo-together = Something has been learnt since, so everybody must agree. “{ $command }” asks them; bots always agree.
play-undo-ask = { $name }, do you agree to take that back? (yes/no)
play-undo-declined = { $name } does not agree.

## The end

over-total = total
over-lost = The game is lost.
over-left = { $name } reached { $score } points.
over-won = { $name } wins with { $score } points.
over-won-tie = { $name } wins the tie by { $by } ({ $clause }).
over-shared = { $name } share the win with { $score } points each.
over-shared-tie = { $name } share the win, ahead of others by { $by } ({ $clause }).
over-seed =
    The seed { $seed } matches the commitment made at the start; it gives { $draws ->
        [one] the one draw
       *[other] all { NUMBER($draws, useGrouping: 0) } draws
    } of this game.
over-offer = Keep the record of this game? 1 { $save } [file] · 2 { $quit }

## The board

board-queue =
    queue · { $pile ->
        [0] nobody comes after them
       *[other] { $pile } more to come
    }
board-ending = the end has begun
board-log = Log
board-map = map
board-farms = farms
board-bag = bag
board-coins = coins
board-cubes = cubes
board-goods = goods
board-privilege-1 = bell next
board-privilege-2 = { $cubes }□
board-privilege-3 = a good
board-privilege-4 = { $coins }¢ → { $prestige }★
board-next = next: { $name }
board-served = served
board-wants = { $wants-row }
board-monks =
    { $monks ->
        [one] 1 monk
       *[other] { $monks } monks
    }
board-owed =
    { $deaths ->
        [one] one will die
       *[other] { $deaths } will die
    }
board-legend = ★ prestige · ¢ coins · □ cube of choice · ♪ bell · digits: generations
letter-orange = O
letter-green = G
letter-brown = B
letter-pink = P
letter-plague = †

outcome-no-action = no action possible
outcome-no-sale = nothing you could sell
outcome-death = somebody will die
outcome-chronicle = † generation { $generation } into the chronicle ({ $career })
outcome-grave = † generation { $generation } into a grave
outcome-ending = this brings about the end

## Mistakes

error-bad-command-unknown-command = There is no command “{ $command }”. The commands are: { $known }.
error-bad-command-missing-command = “{ $command }” alone does nothing. There are: { $known }.
error-bad-command-unknown-shell = Nothing is known about completing words in “{ $value }”. The shells are: { $known }.
error-bad-command-needs-extra = “{ $command }” needs parts that are not installed. They come with: { $install }
error-bad-command-no-compiler = “compile” needs a C compiler, and there is none. Install one, for example gcc (Debian: apt install gcc). Everything works without.
error-bad-command-no-headers = “compile” needs Python’s headers, and there is no { $file }. Install them (Debian: apt install python3-dev). Everything works without.
error-bad-command-build-failed = Nothing was compiled; everything runs as before. What the tools said: { $reason }
error-bad-command-not-on-windows = “{ $command }” runs on Linux and macOS only. Games in the terminal and in Python run on Windows, too.
error-bad-command-unknown-flag = “{ $command }” has no { $flag }. It has: { $known }.
error-bad-command-needs-value = { $flag } needs a value.
error-bad-command-missing-word = “{ $command }” needs { $word }.
error-bad-command-extra-word = “{ $command }” has no use for “{ $word }”.
error-bad-command-not-a-number = { $flag } must be a whole number of at least { $least }, not “{ $value }”.
error-bad-command-not-a-time = { $flag } must be a number of seconds above 0, not “{ $value }”.
error-bad-command-not-a-pair = --option must be given as NAME=VALUE, not “{ $value }”.
error-bad-command-unknown-format = There is no format “{ $value }”. The formats are: { $known }.
error-bad-command-unknown-language = There is no language “{ $value }”. The languages are: { $known }.
error-bad-command-not-together = { $flag } and { $other } do not go together.
error-bad-command-no-person = Nobody would be playing: put at least one “me” among the seats. (“simulate” plays bots alone.)
error-bad-command-no-clauses = { $game } brings no rules in words.
error-bad-command-unknown-clause = { $game } has no clause { $clause }. Did you mean { $near }?
error-bad-command-nothing-found = The rules of { $game } say nothing of “{ $wish }”. Try another word, or a clause such as 6.3.
error-bad-command-no-such-answer = --at must be 0 to { NUMBER($answers, useGrouping: 0) }, the number of answers in this record, not { $value }.
error-bad-command-no-such-step = --step must be 0 to { $last }, the last step of this lesson, not { $value }.
error-bad-command-no-such-number = There is no option { $number }. The options are 1 to { $last }.
error-bad-command-no-meaning = “{ $words }” is neither an option nor a command. Type a number from 1 to { $last }, or “help”.
error-bad-command-many-meanings = “{ $words }” could be several options: { $numbers }.
error-bad-command-unknown-part = There is no “{ $part }” on the table. There are: { $known }.
error-bad-command-nothing-to-undo = There is nothing to take back yet.
error-bad-command-other-run = { $folder } holds another run, with other seats, options, seed or weights. Choose another folder by --out.
error-bad-command-no-sources = The tests are not here. Run this in a checkout of the sources.
error-bad-file-no-file = { $file }: there is no such file.
error-bad-file-no-folder = { $file }: there is no such folder.
error-bad-file-no-records = { $file }: there is no record in it (a file that ends with .jsonl).
error-bad-file-no-reading = { $file }: cannot be read ({ $reason }).
error-bad-file-empty = { $file }: there is nothing in it.
error-bad-file-no-text = { $file }: this is not a text file.
error-bad-file-no-writing = { $file }: cannot be written ({ $reason }).
error-bad-file-file-exists = { $file }: there is a file of that name already. It stays as it is; choose another name.
error-bad-file-save-exists = { $file }: there is a file of that name already. Go on with it by --resume, or choose another name.
error-bad-file-not-over = { $file }: this game is not over, so its seed is still sealed.
error-bad-file-unfinished = { $file }: this game is not over; it can be looked at again once it is.
error-bad-command-advice-alone = There is advice only where no other person plays; after the game everybody can look at it again: { $command }
error-bad-command-no-turn = There was no turn of yours yet; ask after your first one.
analyse-kept = { $done } in a hundred of the work is done and kept in { $file }; the same command goes on.
analyse-progress = Weighing moves
error-bad-arena-no-players = There is nobody to play. Name at least one of: { $known }.
error-bad-arena-no-such-class = { $player }: cannot be loaded ({ $reason }). It must be MODULE:CLASS of a module on the path (PYTHONPATH).
error-bad-arena-other-experiment = { $folder } holds the results of another experiment ({ $difference }). Choose another folder with --out.
error-bad-arena-not-results = { $folder } is no folder of results. Choose another one with --out, or one that does not exist yet.
error-bad-arena-no-folder = { $folder }: cannot be used ({ $reason }).
error-bad-arena-not-written = { $folder }: cannot be written ({ $reason }). What was done is kept; the same command goes on.
error-bad-arena-busy = Another run is at work in { $folder }. Wait for it, or choose another folder with --out.
error-bad-arena-damaged = { $file }: this is not what the arena wrote.
error-bad-arena-game-failed = Deal { $deal }, turn { $turn }: the game could not be played ({ $reason }). What was done is kept.
error-bad-arena-game-kills = Deal { $deal }, turn { $turn }: the game ended its process { $times } times. What was done is kept.
error-bad-arena-no-address = “{ $address }” is no address of a scheduler. It is the one that “dask scheduler” names when it starts, such as tcp://192.168.1.5:8786.
error-bad-arena-no-cluster = Nobody listens at { $address }. Start a cluster with “dask scheduler” and, on every machine, “dask worker { $address } --nthreads 1”.
error-bad-arena-no-cadency = The workers of { $address } cannot load what they need ({ $reason }). Install the same Cadency there.
error-bad-arena-other-code = A worker of { $address } has other code ({ $there }) than this machine ({ $here }). Bring them together; what was done is kept.
error-bad-arena-cluster-gone = The cluster at { $address } went away. What was done is kept; the same command goes on.

## What the other commands say

simulate-head =
    { $games ->
        [one] 1 game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }, { NUMBER($decisions, useGrouping: 0) } decisions, { NUMBER($rate, useGrouping: 0) } a second
simulate-seat = { $name }  { $numbers }  wins { NUMBER($wins, useGrouping: 0) } ({ $percent } %)
simulate-end = { NUMBER($count, useGrouping: 0) } × { $end }
export-progress = Records
export-stopped = Stopped. What was written is kept in { $folder }; the same command goes on.
export-done =
    { $records ->
        [one] 1 record is
       *[other] { NUMBER($records, useGrouping: 0) } records are
    } in { $folder }.
export-bad =
    { $records ->
        [one] 1 record was left out, see above.
       *[other] { NUMBER($records, useGrouping: 0) } records were left out, see above.
    }
train-games = games
train-match = match
train-stopped = Stopped. What was played is kept in { $folder }; the same command goes on.
train-brier = { $games } games. Brier score of the chances { $brier } (weights in place { $before }, equal chances { $even })
train-table = { "  " }said     came     how often
train-plot = { $game }: the chances that the judge gave, and how often they came true
train-said = said, in per cent
train-came = came true, in per cent
train-result = { $seats } seats: the new weights won { $won } % of { $games } games ({ $low } to { $high } %, fair share { $fair } %), margin { $margin }
train-better = The new weights won more than their share.
train-worse = The new weights did not prove better: those in place stay, with chances fitted to them.
train-place = The new weights are in { $candidate }. To put them in place: cp { $candidate } { $place }
replay-verified =
    all is well. { NUMBER($answers, useGrouping: 0) } answers; the seed matches its commitment and gives all { NUMBER($draws, useGrouping: 0) } draws. { $end } Scores: { $scores }
rules-covered = { $count } of { $all } clauses have a test.
rules-missing = Without a test: { $clauses }
rules-strange = Marked in tests, but no such clause: { $clauses }
doubts-inferred = Inferred from the rulebook:
doubts-ours = Ours, because no source was found:
doubts-count = { $count } rows in all. Whoever owns the box can put the printed values into a pack of their own.
check-good = a good pack for { $game } ({ $id })
compile-reading = Translating to C …
compile-building = Compiling …
compile-stopped = Stopped; nothing was left behind.
compile-done = Compiled in { $seconds } s: { $folder }. Every command uses it until a source changes.
compile-there = Nothing to do: { $folder } fits the sources.

bench-report =
    { $game }, { $seats } seats, random play, CPU time
      { $usdecision } µs a decision ({ $decisionspersecond } a second, options asked, nature's counted)
      { $uscopy } µs a copy
      { $gamespersecond } games a second
      compiled: { $compiled }; version { $version }, Python { $python }

## Learning

learn-step = Step { $number } of { $last }
learn-look = Look at: { $things }
learn-read = Enter goes on.
learn-move = Type a number or words of an option.
learn-hint = { $back }: one step back. { $why }: the reason. { $board }: the whole table. { $quit }: leave.
learn-not-read = This step is only read: Enter goes on.
learn-free = Enter plays on from here, against pages.
learn-left = You can go on with: { $command }
lesson-good = a good lesson of { $game }: { $steps } steps, { $moves } of them moves

error-bad-lesson-not-toml = This is not TOML: { $problem }
error-bad-lesson-shape = This is not how a lesson is written: { $problem }
error-bad-lesson-no-lesson = There is no lesson of { $game } yet. There are lessons of: { $known }.
error-bad-lesson-rules = This lesson is of version { $found } of the rules of { $game }; this program plays version { $known }.
error-bad-lesson-table = There is no such table: { $problem }
error-bad-lesson-learner = The learner’s seat must be 0 to { $last }, not { $found }.
error-bad-lesson-names = There must be a name for each of the { $seats } seats (the learner’s is not shown), not { $found }.
error-bad-lesson-same-step = Step { $step }: there is a step of that name before it.
error-bad-lesson-not-played = Step { $step }: “{ $answer }” cannot be played (way { $way }). Seat { $seat } is asked: { $offered }
error-bad-lesson-over = Step { $step }: the game is over (way { $way }).
error-bad-lesson-not-asked = Step { $step }: not the learner is asked but seat { $seat } (way { $way }).
error-bad-lesson-not-offered = Step { $step }: “{ $choice }” is not offered (way { $way }). Offered: { $offered }
error-bad-lesson-many-ways = Step { $step }: there are more than { $most } ways to here. Open fewer options.
error-bad-lesson-no-thing = Step { $step }: the board has no thing “{ $thing }”. Near it: { $near }.
error-bad-lesson-not-drawn = Step { $step }: “{ $thing }” is not drawn at that moment.
error-bad-lesson-no-place = Step { $step }: a narrow screen has no place “{ $place }”. It has: { $known }.
error-bad-lesson-other-place = Step { $step }: “{ $thing }” is not drawn at the place “{ $place }” of a narrow screen. It is at: { $known }.
error-bad-lesson-no-clause = Step { $step }: { $game } has no clause { $clause }.
error-bad-lesson-no-text-file = { $file } is missing.
error-bad-lesson-bad-text-file = { $file }: { $problem }
error-bad-lesson-no-text = Step { $step }: { $file } has no text { $key }.
error-bad-lesson-long-text = Step { $step }: { $file }: { $key } has { $words } words; { $most } at most.
error-bad-lesson-spare-text = { $file }: nothing uses { $key }.
error-bad-lesson-not-shown = { $file }: the lesson shows { $key } nowhere. Quote it in the text of a step.
error-bad-lesson-open-end = Step { $step }: the last step must be one that is read, while the game still runs.
