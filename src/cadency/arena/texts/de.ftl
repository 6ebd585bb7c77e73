### Der Bericht der Arena, und was ihr Lauf sagt.

## Der Kopf des Berichts

arena-title =
    Arena: { $game }, { $seats ->
        [1] allein
       *[other] { $seats } Plätze
    }
arena-under =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } aus { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }, { $alone ->
        [yes] jede Verteilung für alle
       *[no] jede Verteilung von jedem Platz aus
    }. { $date }.
arena-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    } { $year }
arena-unfinished = Bis jetzt: { $games } von { $wanted } Partien.

## Spieler, als Subjekt eines Satzes

who-page = Der Page
    .inside = der Page
who-squire = Der Knappe
    .inside = der Knappe
who-knight = Der Ritter
    .inside = der Ritter
who-baron = Der Baron
    .inside = der Baron
who-duke = Der Herzog
    .inside = der Herzog
arena-guest = Gast
arena-strength = Stärke { $strength } von 5

## Das Ergebnis in Worten

arena-lead-clear = { $who } führt, klar vor allen anderen.
arena-lead-close = { $who } liegt vorn, aber { $next } nicht klar dahinter: Ihre Intervalle überlappen sich.
arena-lead-won = Von hundert Partien gewinnt { $who } { $won } ({ $least } bis { $most }); ein gerechter Anteil wären { $fair }.
arena-lead-score = Im Mittel erreicht { $who } { $score } Punkte ({ $least } bis { $most }).
arena-lead-seat = Wer als Nummer { $number } am Zug ist, gewinnt { $won } von hundert ({ $least } bis { $most }).
arena-lead-even = Kein Platz in der Reihenfolge hat einen Vorteil, der sich vom Zufall unterscheiden ließe.
arena-lead-same = Auf allen Plätzen saß { $who }: Hier geht es um Plätze, Länge und Karten, nicht um Stärke.

## Die Rangliste

arena-ladder = Rangliste
arena-ladder-under = Wertung, { $zero } bei null; 400 Punkte bedeuten zehn zu eins. Der Strich ist das 95-%-Intervall; Partien einer Verteilung zählen zusammen.
arena-ladder-alone = Mittlere Punktzahl; der Strich ist ihr 95-%-Intervall.
arena-head-rating = Wertung
arena-head-interval = 95 %
arena-head-won = gewonnen
arena-head-games = Partien
arena-head-move = je Zug
arena-head-score = Punkte
arena-head-margin = Abstand
arena-head-mean = Mittel
arena-head-most = 95 von 100
arena-head-longest = längste
arena-head-answers = Antworten
arena-fixed = fest
arena-from-to = { $least } bis { $most }
arena-above = über { $least }
arena-below = unter { $most }
arena-plot-ratings = Wertungen mit ihren 95-%-Intervallen; die Zahlen stehen in der Tabelle daneben
arena-plot-shares = Anteile mit ihren 95-%-Intervallen; die Zahlen stehen in der Tabelle daneben

## Paarungen, Punkte und Zeit

arena-pairings = Paarungen
arena-pairings-under = Von hundert Partien, die beide spielten: wie oft die Zeile vor der Spalte lag; darunter das 95-%-Intervall. Warm ist mehr als die Hälfte, kühl ist weniger.
arena-pairings-alone = Von hundert Verteilungen, die beide hatten: wie oft die Zeile mehr Punkte hatte als die Spalte; darunter das 95-%-Intervall. Warm ist mehr als die Hälfte, kühl ist weniger.
arena-itself = derselbe
arena-numbers = Punkte und Zeit
arena-numbers-under = Abstand: über dem Mittel der anderen am Tisch, mit seinem Standardfehler. Die Zeit ist die einer Antwort, solange der Spieler nachdachte.
arena-numbers-alone = Abstand: über dem Mittel aller Spieler bei derselben Verteilung, mit seinem Standardfehler. Die Zeit ist die einer Antwort, solange der Spieler nachdachte.

## Plätze und Länge

arena-seats = Plätze
arena-seats-under = Gewonnene Partien von hundert, in Zugreihenfolge ab dem, der beginnt. Gestrichelt ist ein gerechter Anteil, { $fair }.
arena-head-seat = Zug
arena-turn-1 = Erster
arena-turn-2 = Zweiter
arena-turn-3 = Dritter
arena-turn-4 = Vierter
arena-turn-5 = Fünfter
arena-turn-6 = Sechster
arena-length = Länge
arena-length-under = Entscheidungen je Partie: ein Zehntel hat { $tenth } oder weniger, ein Zehntel { $most } oder mehr; Runden: { $rounds }.
arena-length-half = die Hälfte der Partien: { $half } oder weniger
arena-ends = Wie die Partien endeten

## Karten und Taten

arena-things = Karten und Taten
arena-things-under = Häuser, die dies so oft taten: wie viele von hundert Partien sie über das hinaus gewannen, was derselbe Spieler sonst gewinnt. Gefüllt: Das Intervall schließt null aus. Keine Ursache: Wer gewinnt, tut mehr. Von { $all } gezählten Dingen sind dies die sichersten; etwa { $chance } schlössen null durch Zufall aus.
arena-things-alone = Partien, in denen dies so oft geschah: wie viele Punkte über dem, was derselbe Spieler sonst erreicht. Gefüllt: Das Intervall schließt null aus. Keine Ursache: Wem es gut geht, der tut mehr. Von { $all } gezählten Dingen sind dies die sichersten; etwa { $chance } schlössen null durch Zufall aus.
arena-things-few = Nichts wurde oft genug getan und oft genug gelassen, um etwas zu sagen: Dazu braucht es je { $few } Häuser.
arena-head-thing = was
arena-head-often = oft
arena-head-above = darüber
arena-head-houses = Häuser
arena-often = { $often } oder mehr

## Was getan wurde, hinter dem Namen eines Dings

did-accepted = gewählt
did-armed = gezogen
did-born = geboren
did-bought = gekauft
did-called = genutzt
did-claimed = genommen
did-created = eingesetzt
did-deployed = entsandt
did-died = gestorben
did-discarded = abgeworfen
did-drawn = gezogen
did-dropped = abgeworfen
did-escaped = behalten
did-excelled = meiste Karten
did-found = gefunden
did-founded = gewählt
did-gained = erhalten
did-got = gezogen
did-headed = Familie
did-held = erworben
did-killed = verloren
did-learnt = gezogen
did-made = hergestellt
did-married = geheiratet
did-mentored = Mentor
did-named = angegriffen
did-opened = zuerst dort
did-passed-over = abgelehnt
did-pawned = zusätzlicher Spielstein
did-placed = Aktion
did-played = gespielt
did-promised = versprochen
did-raised = abgelegt
did-read = gefunden
did-recalled = heimgerufen
did-retired = ins Kloster
did-revalued = neu bewertet
did-revealed = aufgedeckt
did-rolled = gewürfelt
did-ruled = Einfluss
did-seized = genommen
did-shed = abgeworfen
did-shielded = Wappen
did-swept = abgeräumt
did-took = genommen
did-trained = ausgebildet
did-travelled = bereist
did-undertook = übernommen
did-visited = erster Besuch
did-waited = gewartet
did-wed = Hochzeit

## Wie gespielt wurde

arena-run = Wie gespielt wurde
arena-run-again = Zum Wiederholen
arena-run-seeds = Startwerte
arena-run-seeds-says = { $seed }; Verteilung n zieht aus { $example }; gleicher Startwert, gleiche Partien
arena-run-seating = Sitzordnung
arena-run-seating-says = jede Verteilung wird in allen Drehungen einer Runde gespielt; jeder Spieler behält dabei seine Würfel
arena-run-seating-alone = jede Verteilung spielen alle, jeder für sich
arena-run-rules = Regeln und Werte
arena-run-rules-says = { $game }, Regeln { $version }, Werte { $content }{ $options }
arena-run-version = Fassung
arena-run-version-says = Cadency { $version }, Code { $code }, Python { $python }
arena-run-time = Zeit
arena-run-time-says = die Spieler dachten insgesamt { $time } nach; keine Partie wurde ausgelassen
arena-run-intervals = Intervalle
arena-run-intervals-says = 95 %. Wiederholungen einer Verteilung sind nicht unabhängig: Anteile haben Wilsons Intervall für die wirksame Zahl der Partien, Mittelwerte Students Intervall über die Verteilungen; ein geteilter Sieg zählt anteilig
arena-run-ratings = Wertungen
arena-run-ratings-says =
    openskill, Plackett-Luce, { $times }-mal durch alle Partien, jedes Mal in anderer Reihenfolge, und das zweimal: Die Reihenfolge verschob keine Wertung um mehr als { $order ->
        [one] 1 Punkt
       *[other] { $order } Punkte
    }
arena-run-raw = Rohdaten

## Im Terminal

arena-says-begin =
    { $game }: { $todo ->
        [one] { $todo } Partie
       *[other] { $todo } Partien
    } zu spielen, { $done } schon gespielt
arena-says-far = { $done } von { $all } Partien, noch { $left }
arena-says-stopped = Angehalten nach { $games } von { $wanted } Partien; derselbe Befehl macht weiter.
arena-says-nobody = Der Verbund hat noch keine Arbeiter. Zum Starten: dask worker { $address } --nthreads 1
arena-says-reckoning = Auswertung
arena-says-report = Bericht: { $file }
arena-says-seats = Zugreihenfolge, gewonnen von hundert: { $shares } (gerecht { $fair })
arena-says-length = { $decisions } Entscheidungen, { $rounds } Runden oder weniger in der Hälfte der Partien
