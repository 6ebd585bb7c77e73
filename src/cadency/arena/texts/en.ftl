### The arena's report, and what its run says.

## The report’s head

arena-title =
    Arena: { $game }, { $seats ->
        [1] alone
       *[other] { $seats } seats
    }
arena-under =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $alone ->
        [yes] every deal for everybody
       *[no] every deal from every seat
    }. { $date }.
arena-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    } { $year }
arena-unfinished = So far: { $games } of { $wanted } games.

## Players, as the subject of a sentence

who-page = The page
    .inside = the page
who-squire = The squire
    .inside = the squire
who-knight = The knight
    .inside = the knight
who-baron = The baron
    .inside = the baron
who-duke = The duke
    .inside = the duke
arena-guest = guest
arena-strength = strength { $strength } of 5

## What it comes to, in words

arena-lead-clear = { $who } leads, clear of everybody.
arena-lead-close = { $who } is in front, but not clear of { $next }: their intervals overlap.
arena-lead-won = Of a hundred games { $who } wins { $won } ({ $least } to { $most }); a fair share would be { $fair }.
arena-lead-score = On average { $who } scores { $score } points ({ $least } to { $most }).
arena-lead-seat = Number { $number } in turn order wins { $won } in a hundred ({ $least } to { $most }).
arena-lead-even = No place in turn order has an advantage that could be told from chance.
arena-lead-same = All seats were played by { $who }: this is about seats, length and cards, not about strength.

## The ladder

arena-ladder = Ladder
arena-ladder-under = Rating with { $zero } at nought; 400 points are odds of ten to one. The line is the 95 % interval, with all games of a deal taken together.
arena-ladder-alone = Mean score; the line is its 95 % interval.
arena-head-rating = rating
arena-head-interval = 95 %
arena-head-won = won
arena-head-games = games
arena-head-move = a move
arena-head-score = points
arena-head-margin = margin
arena-head-mean = mean
arena-head-most = 95 in 100
arena-head-longest = longest
arena-head-answers = answers
arena-fixed = fixed
arena-from-to = { $least } to { $most }
arena-above = over { $least }
arena-below = under { $most }
arena-plot-ratings = Ratings with their 95 % intervals; the numbers stand in the table beside
arena-plot-shares = Shares with their 95 % intervals; the numbers stand in the table beside

## Pairings, points and time

arena-pairings = Pairings
arena-pairings-under = In a hundred games that both played, how often the row finished before the column; below it the 95 % interval. Warm is more than half, cool is less.
arena-pairings-alone = In a hundred deals that both had, how often the row scored more than the column; below it the 95 % interval. Warm is more than half, cool is less.
arena-itself = the same
arena-numbers = Points and time
arena-numbers-under = Margin: above the mean of the others at the table, with its standard error. Time is that of one answer, as long as the player thought.
arena-numbers-alone = Margin: above the mean of all players with the same deal, with its standard error. Time is that of one answer, as long as the player thought.

## Seats and length

arena-seats = Seats
arena-seats-under = Games won, in a hundred, in turn order from whoever begins. The dashed line is a fair share, { $fair }.
arena-head-seat = turn
arena-turn-1 = First
arena-turn-2 = Second
arena-turn-3 = Third
arena-turn-4 = Fourth
arena-turn-5 = Fifth
arena-turn-6 = Sixth
arena-length = Length
arena-length-under = Decisions in a game: a tenth have { $tenth } or fewer, a tenth { $most } or more; rounds: { $rounds }.
arena-length-half = half of the games: { $half } or fewer
arena-ends = How games ended

## Cards and deeds

arena-things = Cards and deeds
arena-things-under = Houses that did this so often: how many games in a hundred they won above what the same player wins otherwise. Filled: the interval leaves out nought. Not a cause: whoever is winning does more. Of { $all } things that were counted these are the surest; about { $chance } would leave out nought by chance.
arena-things-alone = Games in which this was done so often: how many points above what the same player reaches otherwise. Filled: the interval leaves out nought. Not a cause: whoever does well does more. Of { $all } things that were counted these are the surest; about { $chance } would leave out nought by chance.
arena-things-few = Nothing was done often enough, and left undone often enough, to say anything: it takes { $few } houses of each kind.
arena-head-thing = what
arena-head-often = times
arena-head-above = above
arena-head-houses = houses
arena-often = { $often } or more

## What was done, behind the name of a thing

did-accepted = chosen
did-armed = drawn
did-born = born
did-bought = bought
did-called = used
did-claimed = claimed
did-created = created
did-deployed = sent
did-died = died
did-discarded = discarded
did-drawn = drawn
did-dropped = discarded
did-escaped = kept
did-excelled = most cards
did-found = found
did-founded = chosen
did-gained = gained
did-got = drawn
did-headed = family
did-held = acquired
did-killed = lost
did-learnt = drawn
did-made = made
did-married = married
did-mentored = mentor
did-named = attacked
did-opened = first there
did-passed-over = refused
did-pawned = extra pawn
did-placed = action
did-played = played
did-promised = promised
did-raised = laid down
did-read = found
did-recalled = called home
did-retired = to the monastery
did-revalued = re-evaluated
did-revealed = revealed
did-rolled = rolled
did-ruled = influence
did-seized = taken
did-shed = discarded
did-shielded = shield
did-swept = swept
did-took = taken
did-trained = trained
did-travelled = travelled to
did-undertook = undertaken
did-visited = first visit
did-waited = waited
did-wed = wedding

## How it was run

arena-run = How it was run
arena-run-again = To run it again
arena-run-seeds = Seeds
arena-run-seeds-says = { $seed }; deal n draws from { $example }; the same seed, the same games
arena-run-seating = Seating
arena-run-seating-says = every deal is replayed in all rotations of one line-up; a player has the same dice in each
arena-run-seating-alone = every deal is played by everybody, each alone
arena-run-rules = Rules and values
arena-run-rules-says = { $game }, rules { $version }, values { $content }{ $options }
arena-run-version = Version
arena-run-version-says = Cadency { $version }, code { $code }, Python { $python }
arena-run-time = Time
arena-run-time-says = the players thought for { $time } in all; no game was left out
arena-run-intervals = Intervals
arena-run-intervals-says = 95 %. Replays of a deal are not independent: shares have Wilson’s interval for the effective number of games, means Student’s with deals as the sample; a shared win counts in parts
arena-run-ratings = Ratings
arena-run-ratings-says =
    openskill, Plackett-Luce, { $times } times through all games, each time in another order, and that twice: the order moved no rating by more than { $order ->
        [one] 1 point
       *[other] { $order } points
    }
arena-run-raw = Raw games

## In the terminal

arena-says-begin =
    { $game }: { $todo ->
        [one] { $todo } game
       *[other] { $todo } games
    } to play, { $done } done before
arena-says-far = { $done } of { $all } games, { $left } left
arena-says-stopped = Stopped after { $games } of { $wanted } games; the same command goes on.
arena-says-nobody = The cluster has no worker yet. Start some: dask worker { $address } --nthreads 1
arena-says-reckoning = reckoning
arena-says-report = Report: { $file }
arena-says-seats = turn order, won in a hundred: { $shares } (fair { $fair })
arena-says-length = { $decisions } decisions, { $rounds } rounds in half of the games or fewer
