### Was jeder Bildschirm braucht, gleich welches Spiel.

## Wörter

yes = ja
no = nein
seat = Platz
seat-number = Platz { $number }
nature = Zufall
language-en = English
language-fr = Français
language-de = Deutsch

## Bots

bot-page = Page
bot-page-about = Spielt irgendeinen erlaubten Zug. Gute Gesellschaft für die erste Partie.
bot-page-time = Zieht sofort.
bot-squire = Knappe
bot-squire-about = Schaut bis ans Ende seines Zugs. Unter Zügen, die fast gleich gut aussehen, nimmt er irgendeinen.
bot-squire-time = Zieht sofort.
bot-knight = Ritter
bot-knight-about = Probiert seine besten Züge ein Stück weit aus. Liegen sie nah beieinander, vergreift er sich noch.
bot-knight-time = Zieht fast sofort.
bot-baron = Baron
bot-baron-about = Probiert sie öfter aus als ein Ritter und vergreift sich selten.
bot-baron-time = Zieht fast sofort.
bot-duke = Herzog
bot-duke-about = Der Stärkste hier. Probiert am meisten aus, wägt die Chancen aller Häuser ab und lässt nichts liegen.
bot-duke-time = Denkt einen Augenblick nach.
bot-guest-about = Ein Gast aus einem anderen Paket; wie stark er ist, zeigen nur Partien.
bot-said = { $name }, Stärke { $strength } von 5

## Listen

list-and = { $before } und { $last }
list-comma = { $before }, { $next }

## Was an jedem Tisch geschehen kann

event-undone = { log-did } zurückgenommen bis zu Zug { NUMBER($answers, useGrouping: 0) }.
# How a line of the log begins: whoever did it, as the reader is spoken to, up to where the verb's own forms end.
log-did =
    { $you ->
        [yes] { log-you } hast
       *[no] { $seat } hat
    }
log-you = Du
end-stopped = Die Partie wurde vorzeitig abgebrochen.
choice-deal =
    { $items-count ->
        [one] 1 Teil wird gezogen
       *[other] { $items-count } Teile werden gezogen
    }

## Rat, und eine Partie noch einmal betrachtet

advice-title =
    { $level ->
        [squire] Was täte ein Knappe, und warum?
        [baron] Was täte ein Baron, und warum?
        [duke] Was täte ein Herzog, und warum?
       *[knight] Was täte ein Ritter, und warum?
    }
advice-chance =
    etwa { $chance } von hundert auf den Sieg, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende
advice-alone =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende
advice-term = { $term } (+{ $points })
advice-for = Dafür spricht: { $terms }.
ways-title = Drei Wege zu Punkten
ways-have = bisher { $points }
way-far = jetzt { $now }, am Ende etwa { $end }
hindsight-title = Der letzte Zug
hindsight-did = Du hast gewählt: „{ $played }“.
hindsight-better =
    „{ $better }“ wäre besser gewesen: von hundert Partien gewinnt es etwa { $by ->
        [one] eine
       *[other] { $by }
    } mehr (± { $doubt }).
hindsight-better-alone =
    „{ $better }“ wäre besser gewesen, um etwa { $by ->
        [one] einen Punkt
       *[other] { $by } Punkte
    } (± { $doubt }).
analysis-title = Wie sie gewonnen wurde
analysis-title-alone = Wie sie verlief
analysis-judged =
    { $level ->
        [squire] Beurteilt von einem Knappen.
        [baron] Beurteilt von einem Baron.
        [duke] Beurteilt von einem Herzog.
       *[knight] Beurteilt von einem Ritter.
    }
analysis-chances = Aussichten auf den Sieg
analysis-chances-unit = von hundert, Zug um Zug
analysis-points = Punkte, die zu hoffen sind
analysis-points-unit = Zug um Zug
analysis-move = Zug { NUMBER($move, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
analysis-line = { $name } begann bei { $start }, stand am höchsten bei { $most } nach Zug { NUMBER($high, useGrouping: 0) }, am tiefsten bei { $least } nach Zug { NUMBER($low, useGrouping: 0) } und endete bei { $end }.
analysis-swings = Die größten Wendungen
analysis-swing = Zug { NUMBER($move, useGrouping: 0) }: { $deed }
analysis-swing-round = Runde { $round }, Zug { NUMBER($move, useGrouping: 0) }: { $deed }
analysis-in-round = Runde { $round }: { $deed }
analysis-chose = { $name }: { $played }
analysis-did = Gewählt: „{ $played }“.
analysis-better = „{ $better }“ wäre um { $by } besser gewesen (± { $doubt }).
analysis-nothing = Klar Besseres fand sich nicht.
analysis-steady = Kein Zug änderte die Aussichten um 3 von hundert oder mehr.
analysis-change = { $before } → { $after } von hundert
analysis-change-turn = { $before } → { $after } von hundert bis zum nächsten Zug
analysis-change-alone = { $before } → { $after } Punkte
analysis-played = Wie gut alle spielten
analysis-played-alone = Wie gut gespielt wurde
analysis-played-unit = von hundert
analysis-played-about = 100 verschenkt nichts, 0 so viel wie Wahlen aufs Geratewohl.
analysis-played-of = { $name }: { $share } von hundert (± { $doubt })
analysis-played-few = { $name }: zu wenige Züge, um es zu sagen
analysis-finest = Was { $name } am besten machte
analysis-ended = { $name } gewann mit { $points }, um { $lead }.
analysis-ended-even = { $name } gewann mit { $points }, durch den Gleichstandsentscheid.
analysis-ended-shared = { $names } teilen sich den Sieg mit { $points }.
analysis-ended-nobody = Niemand gewann.
analysis-ended-alone = { $points } Punkte am Ende.
analysis-houses =
    { $seats ->
        [one] ein Haus
       *[other] { $seats } Häuser
    }
analysis-rounds =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
analysis-best =
    { $count ->
       *[other] { $count } beste
    }
analysis-fair =
    { $count ->
       *[other] { $count } gute
    }
analysis-slip =
    { $count ->
        [one] 1 Ausrutscher
       *[other] { $count } Ausrutscher
    }
analysis-mistake =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
error-bad-setup-no-adviser = Ein „{ $bot }“ kann keine Partie beurteilen. Das können: { $known }.
error-bad-setup-no-analyst = Ein „{ $bot }“ kann keine beendete Partie beurteilen. Das können: { $known }.

## Fehler: einen Tisch eröffnen

error-bad-setup-unknown-game = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $known }.
error-bad-setup-unknown-option = { $game } hat keine Option „{ $option }“. Die Optionen sind: { $known }.
error-bad-setup-unknown-value = Option { $option } von { $game } kann nicht „{ $value }“ sein. Möglich ist: { $known }.
error-bad-setup-seat-count = { $game } ist für { $first } bis { $last } Plätze, nicht für { $seats }.
error-bad-setup-only-alone = Option { $option } von { $game } kann „{ $value }“ nur für einen Platz allein sein.
error-bad-setup-unknown-bot = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $known }.
error-bad-setup-no-judge = Noch kann niemand eine Stellung von { $game } beurteilen. Ein Knappe kann spielen: { $known }.
error-bad-setup-no-aid = { $game } hat keine Spielhilfe. Eine haben: { $known }.
error-bad-setup-cannot-play = „{ $bot }“ kann { $game } nicht spielen, weil niemand dieses Spiel beurteilen kann. Das können: { $known }.
error-bad-plugin-broken = { $plugin } aus dem Paket { $package } bleibt weg: Es lässt sich nicht laden ({ $reason }).
error-bad-plugin-bad-name = „{ $plugin }“ aus dem Paket { $package } bleibt weg: Ein Name besteht aus Kleinbuchstaben, Ziffern und _.
error-bad-plugin-name-taken = { $plugin } aus dem Paket { $package } bleibt weg: Der Name ist schon vergeben.
error-bad-plugin-no-rules = { $plugin } aus dem Paket { $package } bleibt weg: Sein Entry-Point ist kein cadency.Rules.
error-bad-plugin-other-id = { $plugin } aus dem Paket { $package } bleibt weg: Seine Regeln heißen anders als sein Entry-Point.
error-bad-plugin-too-many = { $plugin } aus dem Paket { $package } bleibt weg: Es ist für mehr als fünf Plätze.
error-bad-plugin-no-view = { $plugin } aus dem Paket { $package } bleibt weg: Seiner Ansicht fehlt game, content, seat, seats oder todo.
error-bad-plugin-no-bot = { $plugin } aus dem Paket { $package } bleibt weg: Sein Entry-Point hat kein choose(view, seat).

## Fehler: wählen

error-not-a-choice-not-a-choice = „{ $choice }“ ist keine Wahl in { $game }.
error-not-a-choice-not-a-frame = „{ $frame }“ ist kein Schritt in { $game }.
error-not-a-choice-over = Das Spiel ist vorbei; es wird nichts mehr gefragt.
error-not-legal-not-offered = „{ $choice }“ steht jetzt nicht zur Wahl ({ $kind }, { $clause }). Zur Wahl steht: { $offered }.
error-not-legal-refused = „{ $choice }“ geht jetzt nicht. { $reason } ({ $clause })
error-not-your-turn-not-your-turn = Platz { $seat } ist nicht gefragt; gewartet wird auf Platz { $waiting }.
error-not-your-turn-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind 0 bis { $last }.

## Fehler: zurücknehmen

error-cannot-undo-nothing = Platz { $seat } hat nichts zurückzunehmen.
error-cannot-undo-learnt = Platz { $seat } kann das nicht allein zurücknehmen: Seither hat jemand etwas erfahren.
error-cannot-undo-no-proposal = Niemand hat darum gebeten, etwas zurückzunehmen.
error-cannot-undo-beyond =
    Diese Partie hat { $answers ->
        [one] 1 Antwort
       *[other] { NUMBER($answers, useGrouping: 0) } Antworten
    }; zu Antwort { NUMBER($to, useGrouping: 0) } führt kein Weg zurück.

## Fehler: Inhalte

error-bad-content-not-toml = { $file }: kein TOML: { $reason }
error-bad-content-unknown-table = { $file }: Es gibt keine Tabelle [[{ $table }]]. Die Tabellen sind: { $known }.
error-bad-content-not-rows = { $file }: { $table } muss aus Zeilen bestehen, jede unter ihrem eigenen [[{ $table }]].
error-bad-content-unknown-key = { $file }: { $row }: unbekannter Schlüssel „{ $name }“. Die Schlüssel sind: { $known }.
error-bad-content-missing-key = { $file }: { $row }: { $name } fehlt.
error-bad-content-must-be-int = { $file }: { $row }: { $name } muss eine ganze Zahl ab 0 sein, nicht „{ $value }“.
error-bad-content-must-be-str = { $file }: { $row }: { $name } muss ein Text sein, nicht „{ $value }“.
error-bad-content-must-be-list = { $file }: { $row }: { $name } muss eine Liste sein, nicht „{ $value }“.
error-bad-content-must-be-dict = { $file }: { $row }: { $name } muss eine Tabelle von Anzahlen sein, nicht „{ $value }“.
error-bad-content-must-be-among = { $file }: { $row }: { $name } kann { $known } sein, nicht „{ $value }“.
error-bad-content-row-twice = { $file }: { $table } hat diese Zeilen doppelt: { $rows }. Nötig sind genau: { $known }.
error-bad-content-row-missing = { $file }: In { $table } fehlen diese Zeilen: { $rows }. Nötig sind genau: { $known }.
error-bad-content-row-unknown = { $file }: { $table } hat keine Zeilen { $rows }. Nötig sind genau: { $known }.
error-bad-content-wrong-count = { $file }: { $table } braucht { $wanted } Zeilen, nicht { $found }.
error-bad-content-wrong-total = { $file }: { $table } muss zusammen { $wanted } ergeben, nicht { $found }.
error-bad-content-wrong-value = { $file }: { $row }: { $reason }.

## Fehler: aufgezeichnete Partien

error-bad-record-empty = Die Aufzeichnung ist leer; sie sollte mit einer Kopfzeile beginnen.
error-bad-record-not-json = Zeile { NUMBER($line, useGrouping: 0) }: kein JSON.
error-bad-record-not-an-object = Zeile { NUMBER($line, useGrouping: 0) }: kein JSON-Objekt.
error-bad-record-not-a-record = Zeile 1: Das ist keine aufgezeichnete Partie. Die erste Zeile müsste unter „cadency“ die Version nennen.
error-bad-record-header = Zeile 1: Im Kopf fehlt „{ $name }“ oder ist von der falschen Art.
error-bad-record-after-end = Zeile { NUMBER($line, useGrouping: 0) }: Nach dem Ende des Spiels folgt noch etwas.
error-bad-record-seat = Zeile { NUMBER($line, useGrouping: 0) }: Der Platz muss -1 (der Zufall) bis { $last } sein, nicht „{ $found }“.
error-bad-record-choice = Zeile { NUMBER($line, useGrouping: 0) }: choice muss eine Liste sein, die mit einem Wort beginnt.
error-bad-record-hidden = Zeile { NUMBER($line, useGrouping: 0) }: Diese Aufzeichnung stammt aus der laufenden Partie und verbirgt, was man noch nicht wissen darf. Hole sie noch einmal, wenn die Partie zu Ende ist.
error-bad-record-cut = Zeile { NUMBER($line, useGrouping: 0) }: cut muss 0 bis { NUMBER($last, useGrouping: 0) } sein, nicht „{ $found }“.
error-bad-record-unknown-line = Zeile { NUMBER($line, useGrouping: 0) }: Erwartet wird choice, cut, end oder stop.
error-bad-record-not-a-choice = Zeile { NUMBER($line, useGrouping: 0) }: „{ $choice }“ ist keine Wahl von { $game }.
error-bad-record-other-values = Zeile 1: Diese Partie wurde mit anderen gedruckten Werten gespielt, und die Aufzeichnung enthält sie nicht.
error-bad-record-newer = Zeile 1: Diese Aufzeichnung stammt von einer neueren Version (Format { $found }; diese hier liest { $known }).
error-bad-record-rules = Zeile 1: Diese Aufzeichnung folgt Version { $found } der Regeln von { $game }; diese hier spielt { $known }.
error-bad-record-not-offered = Zeile { NUMBER($line, useGrouping: 0) }: „{ $choice }“ steht dort nicht zur Wahl. Zur Wahl stehen: { $offered }.
error-bad-record-not-dealt =
    Zeile { NUMBER($line, useGrouping: 0) }: „{ $choice }“ kann dort nicht gezogen werden; { $count ->
        [one] gezogen wird 1 Stück
       *[other] gezogen werden { $count } Stück
    }.
error-bad-record-wrong-seat = Zeile { NUMBER($line, useGrouping: 0) }: Platz { $seat } antwortet, aber gefragt ist Platz { $waiting }.
error-bad-record-too-long = Zeile { NUMBER($line, useGrouping: 0) }: Das Spiel war vor dieser Antwort schon vorbei.
error-bad-record-wrong-end = Zeile { NUMBER($line, useGrouping: 0) }: Laut Aufzeichnung endete das Spiel durch „{ $said }“, laut Spiel durch „{ $found }“.
error-bad-record-wrong-scores = Zeile { NUMBER($line, useGrouping: 0) }: Laut Aufzeichnung ist der Punktestand { $said }, laut Spiel { $found }.
error-bad-record-wrong-seed = Zeile { NUMBER($line, useGrouping: 0) }: Der Startwert ergibt nicht die Ziehungen dieser Aufzeichnung ({ $choice }).
error-bad-record-commitment = Zeile { NUMBER($line, useGrouping: 0) }: Der Startwert passt nicht zu der Prüfsumme, die am Anfang stand.
