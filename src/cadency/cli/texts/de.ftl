### Die Kommandozeile und das Spiel im Terminal.

## Hilfe

help-usage = Aufruf: { $usage }
help-about = Cadency: Brettspiele über Familien und ihre Generationen, bei denen die Regeln gelten.
help-commands = Befehle:
help-flags = Optionen:
help-more = „{ $program } BEFEHL --help“ sagt mehr. Zum Anfangen: { $program } play village

command-play = Ein Spiel in diesem Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm.
command-learn = Ein Spiel lernen, indem man es spielt, Schritt für Schritt.
command-serve = Die Tische ins Web stellen: Seiten, API, Live-Ereignisse.
command-backup = Eine Sicherung aller Tische schreiben, während der Server läuft.
command-restore = Eine Sicherung in eine neue oder leere Datenbank zurückspielen.
command-prune = Tische entfernen, die lange niemand angerührt hat.
command-forget = Namen, Gesagtes und Plätze einer Person vergessen, oder einen ganzen Tisch.
command-simulate = Bots viele Partien spielen lassen und sagen, wie sie ausgingen.
command-arena = Spieler von jedem Platz aus gegeneinander antreten lassen und sagen, wie stark sie sind.
command-export = Einen Ordner mit Aufzeichnungen in Tabellen verwandeln: Partien, Entscheidungen, Optionen, Ergebnisse.
command-replay = Eine aufgezeichnete Partie nacherzählen oder prüfen.
command-analyse = Eine beendete Partie noch einmal betrachten: Aussichten, die größten Wendungen und was besser gewesen wäre.
command-render = Das Spielbrett einer aufgezeichneten Partie als SVG-Bild zeichnen.
command-rules = Die Regeln eines Spiels Absatz für Absatz nachschlagen.
command-aid = Die Regeln eines Spiels auf einer Seite zeichnen, zum Drucken.
command-content = Gedruckte Werte ansehen oder eigene prüfen.
command-content-doubts = Die aufgedruckten Werte auflisten, für die niemand eine Quelle fand.
command-content-check = Eine eigene Wertedatei prüfen.
command-lesson = Nach Lektionen sehen.
command-lesson-check = Eine Lektion prüfen: ob sie sich spielen lässt und ob alles da ist, was sie nennt und sagt.
command-train = Die Gewichte des Beurteilers eines Spiels an Partien unter Knappen anpassen.
command-bench = Messen, wie schnell ein Spiel auf diesem Rechner läuft.
command-compile = Spielkern und Suche der Bots in Maschinencode übersetzen: um ein Mehrfaches schneller, dauert Minuten.
command-completion = Ausgeben, womit eine Shell Befehle und Optionen ergänzt.
command-test = Alle Prüfungen des Projekts ausführen (nur in einer Kopie der Quellen).

argument-game = das Spiel: { $known }
argument-record = die Aufzeichnung einer Partie
argument-records = ein Ordner mit Aufzeichnungen von Partien, auch in Unterordnern
argument-backup = die Datei der Sicherung
argument-forget = der Name, genau wie er an den Tischen steht
argument-pack = eine Wertedatei (TOML)
argument-lesson = die lesson.toml einer Lektion; ihre Texte liegen daneben
argument-clause = ein Absatz wie V-6.3 oder ein gesuchtes Wort in jeder Sprache; ohne Angabe alle
argument-shell = die Shell: bash, zsh, fish, powershell oder pwsh

flag-lang = Sprache: en, fr oder de; sonst die der Umgebung
flag-version = die Version zeigen
flag-help = diese Hilfe zeigen
flag-json = ein JSON-Objekt ausgeben
flag-option = eine Option des Spiels; mehrfach möglich
flag-content = eine Datei mit eigenen aufgedruckten Werten
flag-game = das Spiel, für das die Datei gedacht ist
flag-play-seats = wer spielt, Platz für Platz: me, me:NAME, page, squire, knight, baron oder duke; sonst me,squire,squire
flag-play-seed = der Startwert des Zufalls; derselbe Startwert ergibt dieselbe Partie
flag-play-save = wo die Partie aufbewahrt wird
flag-play-resume = eine gespeicherte Partie fortsetzen
flag-learn-step = mit diesem Schritt beginnen
flag-simulate-seats = Zahl der Plätze
flag-simulate-games = Zahl der Partien
flag-simulate-seed = der Startwert; derselbe Startwert spielt dieselben Partien
flag-simulate-bots = wer spielt, reihum ab dem ersten Platz: page, squire, knight, baron oder duke
flag-arena-players = wer spielt: page, squire, knight, baron, duke oder MODUL:KLASSE von eigener Hand; fehlen welche, füllt der letzte auf
flag-arena-games = wie viele Partien; die letzte Verteilung wird von jedem Platz aus gespielt
flag-arena-seats = wie viele Plätze; sonst so viele wie Spieler, soweit das Spiel es erlaubt
flag-arena-out = der Ordner der Ergebnisse; sonst arena-SPIEL; derselbe Befehl macht darin weiter
flag-arena-processes = wie viele Prozesse spielen; sonst einer je Kern
flag-arena-cluster = auf einem Dask-Verbund spielen: die Adresse seines Verteilers
flag-arena-keep-records = auch die Aufzeichnung jeder Partie behalten
flag-export-to = was geschrieben wird: parquet
flag-export-out = der Ordner dafür; sonst DIR-parquet; derselbe Befehl macht darin weiter
flag-replay-verify = Startwert, jede Ziehung, Ende und Punkte prüfen
flag-replay-at = den Tisch zeigen, wie er nach so vielen Antworten war
flag-analyse-level = wer urteilt: knight, baron oder duke; ein stärkerer braucht länger
flag-render-at = wie es nach so vielen Antworten war
flag-render-seat = wie dieser Platz es sah, mit allem, was er wählen konnte (der erste Platz ist 0)
flag-render-out = die Datei, in die geschrieben wird; ohne sie geht das Bild in die Ausgabe
flag-rules-coverage = zeigen, welche Tests zu jedem Absatz gehören
flag-aid-out = die Datei, in die geschrieben wird; ohne sie geht das Bild in die Ausgabe
flag-train-seats = Zahl der Plätze, eine oder mehrere; sonst jede, die das Spiel erlaubt, außer einem
flag-train-games = Zahl der Partien, aus denen gelernt wird
flag-train-match = Zahl der Partien der neuen Gewichte gegen die bisherigen; 0 für keine
flag-train-out = wo Partien und Gewichte bleiben; derselbe Ordner macht weiter; sonst train-GAME
flag-train-plot = auch zeichnen, wie gut die Chancen halten, was sie versprechen, als SVG-Datei
flag-bench-seats = Zahl der Plätze; sonst so viele, wie das Spiel erlaubt
flag-bench-seconds = wie lange gemessen wird
flag-compile-processes = wie viele Compiler zugleich arbeiten; sonst einer je Kern
flag-force = die Datei ersetzen, wenn es sie gibt
flag-dry-run = nur sagen, was geschähe
flag-prune-older-than = Tische entfernen, die so viele Tage niemand angerührt hat
flag-prune-finished = andere Tage für Tische, deren Partie vorbei ist
flag-forget-table = nur an diesem Tisch; ohne Namen der Tisch selbst
flag-serve-db = wo die Partien liegen: eine Datei oder postgresql+asyncpg://…; sonst eine eigene Datei
flag-serve-host = die Adresse des Servers; 0.0.0.0 für alle im Netz
flag-serve-port = der Port des Servers; 0 für irgendeinen freien
flag-serve-rate = Anfragen pro Sekunde und Adresse; 0 für beliebig viele
flag-serve-cost = Millisekunden Serverzeit pro Sekunde für eine Adresse; 0 für beliebig viel
flag-serve-connections = Verbindungen insgesamt; 0 für beliebig viele
flag-serve-patience = Sekunden, in denen eine Anfrage ankommen muss
flag-serve-trust-proxy = ein Reverse-Proxy (Adresse oder Netz), dem geglaubt wird, woher Anfragen kommen; mehrfach möglich
flag-serve-streams = Live-Verbindungen pro Adresse; 0 für beliebig viele
flag-serve-thinkers = in wie vielen Prozessen die Bots nachdenken
flag-serve-pause = wie lange ein Bot vor seiner Antwort wartet, in Millisekunden
flag-serve-heartbeat = nach so vielen stillen Sekunden meldet sich eine Live-Verbindung
flag-serve-kept = Tische im Speicher; andere werden aus der Datenbank gelesen, wenn jemand fragt
flag-serve-keep-unfinished = nach so vielen Tagen wird ein Tisch entfernt, den niemand anrührt; 0 für nie
flag-serve-keep-finished = dasselbe für Tische, deren Partie vorbei ist; 0 für nie
flag-serve-tables = wie viele Tische es geben darf; 0 für beliebig viele
flag-serve-tables-each = wie viele laufende Tische eine Adresse eröffnet haben darf; 0 für beliebig viele
flag-serve-content = ein Ordner mit Wertedateien zur Auswahl, als DIR/SPIEL/NAME.toml
flag-serve-metrics-port = wo Prometheus Messwerte ohne Token lesen darf; 0 für einen freien Port
flag-serve-metrics-host = die Adresse dieses Ports; ohne Angabe nur dieser Rechner
flag-serve-metrics-token-file = eine Datei mit dem Token, das /metrics öffnet; oder setz CADENCY_METRICS_TOKEN
flag-serve-quiet = nur Warnungen protokollieren, nicht jede Anfrage
flag-serve-secure = Cookies nur über HTTPS

## Plätze und Wörter zum Tippen

seat-me = Spieler
word-number = 1, 2, …
word-all = alle
word-help = hilfe
word-board = tisch
word-log = verlauf
word-why = warum
word-rules = regeln
word-undo = zurück
word-advice = rat
word-ways = wege
word-better = besser
word-save = sichern
word-quit = ende
word-back = vorher
word-next = weiter

## Beim Spielen

play-seated = Am Tisch: { $seats }
play-seated-bot = { $name }, Stärke { $strength } von 5
play-commitment = Der Zufall ist versiegelt; am Ende lässt er sich prüfen an { $commitment }
play-saved = Gespeichert in { $file }
play-resume = Weiter geht es mit: { $command }
play-more =
    … davor { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }; „{ $command }“ zeigt mehr
play-hint = Tippe eine Nummer, Wörter einer Möglichkeit oder „hilfe“.
play-thinking = { $name } überlegt …
play-help-number = eine Möglichkeit wählen, mit ihrer Nummer oder mit Wörtern daraus: { $choice }
play-help-help = diese Liste
play-usage-board = [Teil]
play-help-board = den Tisch neu zeichnen, oder einen Teil davon: { $word } { $part }
play-usage-log = [alle]
play-help-log = was zuletzt geschehen ist, oder alles seit Beginn
play-usage-why = [Wörter]
play-help-why = was nicht angeboten wird und warum
play-usage-rules = [Absatz]
play-help-rules = der Absatz zu dieser Frage, oder ein anderer wie { $clause }
play-usage-advice = [squire|knight|baron|duke]
play-help-advice = was ein Ritter oder ein anderer an Ihrer Stelle täte, und warum
play-help-ways = drei Wege zu Punkten, und wie weit jeder ist
play-help-better = was im letzten Zug besser gewesen wäre, und um wie viel
play-usage-undo = [alle]
play-help-undo = die letzte Antwort zurücknehmen; „alle“, wenn die anderen zustimmen
play-usage-save = [Datei]
play-help-save = die Partie in einer Datei aufbewahren
play-help-quit = speichern und aufhören; später geht es weiter
play-why-more = und { $count } weitere; mit einem Wort dazu, etwa: warum { $word }
play-why-nothing = Nichts dergleichen wird verweigert.
play-undo-together = Seitdem wurde etwas bekannt, deshalb müssen alle zustimmen. „{ $command }“ fragt sie; Bots stimmen immer zu.
play-undo-ask = { $name }, bist du mit dem Zurücknehmen einverstanden? (ja/nein)
play-undo-declined = { $name } ist nicht einverstanden.

## Das Ende

over-total = gesamt
over-lost = Das Spiel ist verloren.
over-left = { $name } hat { $score } Punkte erreicht.
over-won = { $name } gewinnt mit { $score } Punkten.
over-won-tie = { $name } gewinnt den Gleichstand durch: { $by } ({ $clause }).
over-shared = { $name } teilen sich den Sieg mit je { $score } Punkten.
over-shared-tie = { $name } teilen sich den Sieg, vor anderen durch: { $by } ({ $clause }).
over-seed =
    Der Startwert { $seed } passt zur Zusage vom Anfang; aus ihm {  $draws ->
        [one] folgt die eine Ziehung
       *[other] folgen alle { NUMBER($draws, useGrouping: 0) } Ziehungen
    } dieser Partie.
over-offer = Die Aufzeichnung dieser Partie behalten? 1 { $save } [Datei] · 2 { $quit }

## Der Tisch

board-queue =
    Schlange · { $pile ->
        [0] danach kommt niemand mehr
       *[other] noch { $pile } im Stapel
    }
board-ending = das Ende hat begonnen
board-log = Verlauf
board-map = Karte
board-farms = Höfe
board-bag = Beutel
board-coins = Münzen
board-cubes = Würfel
board-goods = Waren
board-privilege-1 = Glocke
board-privilege-2 = { $cubes }□
board-privilege-3 = 1 Ware
board-privilege-4 = { $coins }¢ → { $prestige }★
board-next = danach: { $name }
board-served = Kunden
board-wants = { $wants-row }
board-monks =
    { $monks ->
        [one] 1 Mönch
       *[other] { $monks } Mönche
    }
board-owed =
    { $deaths ->
        [one] einer stirbt
       *[other] { $deaths } sterben
    }
board-legend = ★ Prestige · ¢ Münzen · □ Würfel nach Wahl · ♪ Glocke · Ziffern: Generationen
letter-orange = O
letter-green = G
letter-brown = B
letter-pink = R
letter-plague = †

outcome-no-action = keine Aktion möglich
outcome-no-sale = nichts zu verkaufen
outcome-death = jemand wird sterben
outcome-chronicle = † Generation { $generation } in die Chronik ({ $career })
outcome-grave = † Generation { $generation } in ein Grab
outcome-ending = damit beginnt das Ende

## Fehler

error-bad-command-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Die Befehle sind: { $known }.
error-bad-command-missing-command = „{ $command }“ allein tut nichts. Es gibt: { $known }.
error-bad-command-unknown-shell = Wie „{ $value }“ Wörter ergänzt, ist nicht bekannt. Die Shells sind: { $known }.
error-bad-command-needs-extra = „{ $command }“ braucht Teile, die nicht installiert sind. Sie kommen mit: { $install }
error-bad-command-no-compiler = „compile“ braucht einen C-Compiler, und es gibt keinen. Installieren Sie einen, etwa gcc (Debian: apt install gcc). Alles läuft auch ohne.
error-bad-command-no-headers = „compile“ braucht die Header von Python, und { $file } gibt es nicht. Installieren Sie sie (Debian: apt install python3-dev). Alles läuft auch ohne.
error-bad-command-build-failed = Es wurde nichts kompiliert; alles läuft wie zuvor. Die Werkzeuge melden: { $reason }
error-bad-command-not-on-windows = „{ $command }“ läuft nur unter Linux und macOS. Partien im Terminal und in Python laufen auch unter Windows.
error-bad-command-unknown-flag = „{ $command }“ kennt { $flag } nicht. Es gibt: { $known }.
error-bad-command-needs-value = { $flag } braucht einen Wert.
error-bad-command-missing-word = Bei „{ $command }“ fehlt { $word }.
error-bad-command-extra-word = „{ $command }“ kann mit „{ $word }“ nichts anfangen.
error-bad-command-not-a-number = { $flag } muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
error-bad-command-not-a-time = { $flag } muss eine Zahl von Sekunden über 0 sein, nicht „{ $value }“.
error-bad-command-not-a-pair = --option wird als NAME=WERT angegeben, nicht als „{ $value }“.
error-bad-command-unknown-format = Das Format „{ $value }“ gibt es nicht. Die Formate sind: { $known }.
error-bad-command-unknown-language = Die Sprache „{ $value }“ gibt es nicht. Die Sprachen sind: { $known }.
error-bad-command-not-together = { $flag } und { $other } gehen nicht zusammen.
error-bad-command-no-person = So würde niemand spielen: Mindestens ein Platz muss „me“ sein. („simulate“ lässt Bots unter sich spielen.)
error-bad-command-no-clauses = { $game } bringt keine Regeln in Worten mit.
error-bad-command-unknown-clause = { $game } hat keinen Absatz { $clause }. Gemeint vielleicht: { $near }?
error-bad-command-nothing-found = Die Regeln von { $game } sagen nichts zu „{ $wish }“. Vielleicht hilft ein anderes Wort oder ein Absatz wie 6.3.
error-bad-command-no-such-answer = --at muss zwischen 0 und { NUMBER($answers, useGrouping: 0) } liegen, so viele Antworten hat die Aufzeichnung, nicht { $value }.
error-bad-command-no-such-step = --step muss 0 bis { $last } sein, der letzte Schritt dieser Lektion, nicht { $value }.
error-bad-command-no-such-number = Nummer { $number } gibt es nicht. Die Nummern gehen von 1 bis { $last }.
error-bad-command-no-meaning = „{ $words }“ ist weder eine Möglichkeit noch ein Befehl. Tippe eine Nummer von 1 bis { $last } oder „hilfe“.
error-bad-command-many-meanings = „{ $words }“ kann mehreres heißen: { $numbers }.
error-bad-command-unknown-part = „{ $part }“ gibt es auf dem Tisch nicht. Es gibt: { $known }.
error-bad-command-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
error-bad-command-other-run = { $folder } enthält einen anderen Lauf, mit anderen Plätzen, Optionen, Startwert oder Gewichten. Wähle mit --out einen anderen Ordner.
error-bad-command-no-sources = Die Tests sind nicht hier. Dies geht nur in einer Kopie der Quellen.
error-bad-file-no-file = { $file }: Diese Datei gibt es nicht.
error-bad-file-no-folder = { $file }: Diesen Ordner gibt es nicht.
error-bad-file-no-records = { $file }: Darin liegt keine Aufzeichnung (eine Datei, die auf .jsonl endet).
error-bad-file-no-reading = { $file }: lässt sich nicht lesen ({ $reason }).
error-bad-file-empty = { $file }: Da steht nichts drin.
error-bad-file-no-text = { $file }: ist keine Textdatei.
error-bad-file-no-writing = { $file }: lässt sich nicht schreiben ({ $reason }).
error-bad-file-file-exists = { $file }: Eine Datei dieses Namens gibt es schon. Sie bleibt, wie sie ist; wähle einen anderen Namen.
error-bad-file-save-exists = { $file }: Eine Datei dieses Namens gibt es schon. Setze sie mit --resume fort oder wähle einen anderen Namen.
error-bad-file-not-over = { $file }: Diese Partie ist nicht zu Ende, ihr Startwert ist also noch versiegelt.
error-bad-file-unfinished = { $file }: Diese Partie ist nicht zu Ende; danach lässt sie sich noch einmal betrachten.
error-bad-command-advice-alone = Rat gibt es nur, wo kein anderer Mensch mitspielt; nach der Partie können alle sie noch einmal betrachten: { $command }
error-bad-command-no-turn = Es gab noch keinen Zug von Ihnen; fragen Sie nach dem ersten.
analyse-kept = { $done } von hundert der Arbeit sind getan und liegen in { $file }; derselbe Befehl macht weiter.
analyse-progress = Züge werden gewogen
error-bad-arena-no-players = Es ist niemand da, der spielt. Nenne mindestens einen von: { $known }.
error-bad-arena-no-such-class = { $player }: lässt sich nicht laden ({ $reason }). Es muss MODUL:KLASSE eines Moduls auf dem Pfad sein (PYTHONPATH).
error-bad-arena-other-experiment = { $folder } enthält die Ergebnisse eines anderen Versuchs ({ $difference }). Wähle mit --out einen anderen Ordner.
error-bad-arena-not-results = { $folder } ist kein Ordner mit Ergebnissen. Wähle mit --out einen anderen oder einen, den es noch nicht gibt.
error-bad-arena-no-folder = { $folder }: lässt sich nicht verwenden ({ $reason }).
error-bad-arena-not-written = { $folder }: lässt sich nicht beschreiben ({ $reason }). Was fertig ist, bleibt erhalten; derselbe Befehl macht weiter.
error-bad-arena-busy = In { $folder } arbeitet schon ein anderer Lauf. Warte auf ihn oder wähle mit --out einen anderen Ordner.
error-bad-arena-damaged = { $file }: Das hat die Arena nicht geschrieben.
error-bad-arena-game-failed = Verteilung { $deal }, Drehung { $turn }: Die Partie ließ sich nicht spielen ({ $reason }). Was fertig ist, bleibt erhalten.
error-bad-arena-game-kills = Verteilung { $deal }, Drehung { $turn }: Die Partie hat ihren Prozess { $times }-mal beendet. Was fertig ist, bleibt erhalten.
error-bad-arena-no-address = „{ $address }“ ist keine Adresse eines Schedulers. Es ist die, die „dask scheduler“ beim Start nennt, etwa tcp://192.168.1.5:8786.
error-bad-arena-no-cluster = Unter { $address } hört niemand zu. Starte einen Verbund mit „dask scheduler“ und auf jedem Rechner „dask worker { $address } --nthreads 1“.
error-bad-arena-no-cadency = Die Arbeiter von { $address } können nicht laden, was sie brauchen ({ $reason }). Installiere dort dasselbe Cadency.
error-bad-arena-other-code = Ein Arbeiter von { $address } hat anderen Code ({ $there }) als dieser Rechner ({ $here }). Gleiche sie ab; was fertig ist, bleibt erhalten.
error-bad-arena-cluster-gone = Der Verbund unter { $address } ist verschwunden. Was fertig ist, bleibt erhalten; derselbe Befehl macht weiter.

## Was die anderen Befehle sagen

simulate-head =
    { $games ->
        [one] 1 Partie
       *[other] { NUMBER($games, useGrouping: 0) } Partien
    }, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, { NUMBER($rate, useGrouping: 0) } je Sekunde
simulate-seat = { $name }  { $numbers }  Siege { NUMBER($wins, useGrouping: 0) } ({ $percent } %)
simulate-end = { NUMBER($count, useGrouping: 0) } × { $end }
export-progress = Aufzeichnungen
export-stopped = Angehalten. Was geschrieben ist, bleibt in { $folder }; derselbe Befehl macht weiter.
export-done =
    { $records ->
        [one] 1 Aufzeichnung steht
       *[other] { NUMBER($records, useGrouping: 0) } Aufzeichnungen stehen
    } in { $folder }.
export-bad =
    { $records ->
        [one] 1 Aufzeichnung wurde ausgelassen, siehe oben.
       *[other] { NUMBER($records, useGrouping: 0) } Aufzeichnungen wurden ausgelassen, siehe oben.
    }
train-games = Partien
train-match = Vergleich
train-stopped = Angehalten. Das Gespielte liegt in { $folder }; derselbe Befehl macht weiter.
train-brier = { $games } Partien. Brier-Wert der Chancen { $brier } (bisherige Gewichte { $before }, gleiche Chancen { $even })
train-table = { "  " }gesagt   kam      wie oft
train-plot = { $game }: die Chancen, die der Bewerter nannte, und wie oft sie eintraten
train-said = gesagt, in Prozent
train-came = eingetreten, in Prozent
train-result = { $seats } Plätze: Die neuen Gewichte gewannen { $won } % von { $games } Partien ({ $low } bis { $high } %, gerechter Anteil { $fair } %), Abstand { $margin }
train-better = Die neuen Gewichte gewannen mehr als ihren Anteil.
train-worse = Die neuen Gewichte haben sich nicht als besser erwiesen: Die bisherigen bleiben, mit dazu passenden Chancen.
train-place = Die neuen Gewichte liegen in { $candidate }. So werden sie gültig: cp { $candidate } { $place }
replay-verified =
    alles in Ordnung. { NUMBER($answers, useGrouping: 0) } Antworten; der Startwert passt zur Zusage, und aus ihm folgen alle { NUMBER($draws, useGrouping: 0) } Ziehungen. { $end } Punkte: { $scores }
rules-covered = { $count } von { $all } Absätzen haben einen Test.
rules-missing = Ohne Test: { $clauses }
rules-strange = In Tests genannt, aber unbekannt: { $clauses }
doubts-inferred = Aus der Anleitung erschlossen:
doubts-ours = Von uns, weil sich keine Quelle fand:
doubts-count = { $count } Zeilen insgesamt. Wer die Schachtel besitzt, kann die gedruckten Werte in eine eigene Datei eintragen.
check-good = eine gute Datei für { $game } ({ $id })
compile-reading = Übersetzung nach C …
compile-building = Kompilieren …
compile-stopped = Abgebrochen; es ist nichts liegen geblieben.
compile-done = In { $seconds } s kompiliert: { $folder }. Jeder Befehl benutzt es, bis sich eine Quelle ändert.
compile-there = Nichts zu tun: { $folder } passt zu den Quellen.

bench-report =
    { $game }, { $seats } Plätze, zufälliges Spiel, Rechenzeit
      { $usdecision } µs je Entscheidung ({ $decisionspersecond } je Sekunde, mit Möglichkeiten, die des Zufalls eingerechnet)
      { $uscopy } µs je Kopie
      { $gamespersecond } Partien je Sekunde
      kompiliert: { $compiled ->
        [yes] ja
       *[no] nein
    }; Version { $version }, Python { $python }

## Lernen

learn-step = Schritt { $number } von { $last }
learn-look = Sieh hin: { $things }
learn-read = Die Eingabetaste geht weiter.
learn-move = Tippe eine Nummer oder Wörter einer Möglichkeit.
learn-hint = { $back }: ein Schritt zurück. { $why }: der Grund. { $board }: der ganze Tisch. { $quit }: aufhören.
learn-not-read = Dieser Schritt wird nur gelesen: Die Eingabetaste geht weiter.
learn-free = Die Eingabetaste spielt von hier aus weiter, gegen Pagen.
learn-left = Weiter geht es mit: { $command }
lesson-good = eine gute Lektion von { $game }: { $steps } Schritte, davon { $moves } Züge

error-bad-lesson-not-toml = Das ist kein TOML: { $problem }
error-bad-lesson-shape = So wird eine Lektion nicht geschrieben: { $problem }
error-bad-lesson-no-lesson = Von { $game } gibt es noch keine Lektion. Es gibt Lektionen von: { $known }.
error-bad-lesson-rules = Diese Lektion gehört zu Version { $found } der Regeln von { $game }; dieses Programm spielt Version { $known }.
error-bad-lesson-table = Einen solchen Tisch gibt es nicht: { $problem }
error-bad-lesson-learner = Der Platz des Lernenden muss 0 bis { $last } sein, nicht { $found }.
error-bad-lesson-names = Jeder der { $seats } Plätze braucht einen Namen (der des Lernenden wird nicht gezeigt), nicht { $found }.
error-bad-lesson-same-step = Schritt { $step }: Einen Schritt dieses Namens gibt es schon davor.
error-bad-lesson-not-played = Schritt { $step }: „{ $answer }“ kann nicht gespielt werden (Weg { $way }). Gefragt ist Platz { $seat }: { $offered }
error-bad-lesson-over = Schritt { $step }: Das Spiel ist aus (Weg { $way }).
error-bad-lesson-not-asked = Schritt { $step }: Gefragt ist nicht der Lernende, sondern Platz { $seat } (Weg { $way }).
error-bad-lesson-not-offered = Schritt { $step }: „{ $choice }“ steht nicht zur Wahl (Weg { $way }). Zur Wahl stehen: { $offered }
error-bad-lesson-many-ways = Schritt { $step }: Mehr als { $most } Wege führen hierher. Öffne weniger Möglichkeiten.
error-bad-lesson-no-thing = Schritt { $step }: Auf dem Plan gibt es kein „{ $thing }“. Ähnlich: { $near }.
error-bad-lesson-not-drawn = Schritt { $step }: „{ $thing }“ ist in diesem Augenblick nicht gezeichnet.
error-bad-lesson-no-place = Schritt { $step }: Ein schmaler Bildschirm hat keinen Ort „{ $place }“. Er hat: { $known }.
error-bad-lesson-other-place = Schritt { $step }: „{ $thing }“ ist am Ort „{ $place }“ eines schmalen Bildschirms nicht gezeichnet, sondern an: { $known }.
error-bad-lesson-no-clause = Schritt { $step }: { $game } hat keine Regel { $clause }.
error-bad-lesson-no-text-file = { $file } fehlt.
error-bad-lesson-bad-text-file = { $file }: { $problem }
error-bad-lesson-no-text = Schritt { $step }: In { $file } fehlt der Text { $key }.
error-bad-lesson-long-text = Schritt { $step }: { $file }: { $key } hat { $words } Wörter; erlaubt sind { $most }.
error-bad-lesson-spare-text = { $file }: { $key } wird nirgends gebraucht.
error-bad-lesson-not-shown = { $file }: Die Lektion zeigt { $key } nirgends. Zitiere es im Text eines Schritts.
error-bad-lesson-open-end = Schritt { $step }: Der letzte Schritt muss einer sein, den man nur liest, und das Spiel noch laufen.
