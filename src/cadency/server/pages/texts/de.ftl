### Die Wörter der Seiten: Start, neuer Tisch, Tisch, Abrechnung, Regeln.

## Jede Seite

site = Cadency
site-about = Brettspiele über Familien und ihre Generationen
skip-to-main = Zum Inhalt
nav-play = Spielen
nav-new = Tisch eröffnen
nav-rules = Regeln
nav-forget = Mich vergessen
nav-licences = Lizenzen
language = Sprache
foot-houses = Jedes Haus hat eine Farbe und ein Beizeichen, so ist keines nur an der Farbe zu erkennen.
close = Schließen
date-day = { $day }.
date =
    { $month ->
        [1] { date-day } Januar { $year }
        [2] { date-day } Februar { $year }
        [3] { date-day } März { $year }
        [4] { date-day } April { $year }
        [5] { date-day } Mai { $year }
        [6] { date-day } Juni { $year }
        [7] { date-day } Juli { $year }
        [8] { date-day } August { $year }
        [9] { date-day } September { $year }
        [10] { date-day } Oktober { $year }
        [11] { date-day } November { $year }
       *[12] { date-day } Dezember { $year }
    }
points-count =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
points-total = Punkte
things = { $things-list }
list-or = { $before } oder { $last }
free-seat = freier Platz

## Start

home-line-1 = Gründe ein Haus.
home-line-2 = Überlebe deine Rivalen.
home-about = Vier Brettspiele über Familien und ihre Generationen, mit Menschen oder mit Bots, im Browser.
home-play = Gleich spielen
home-play-about = Du gegen zwei Bots. Ohne Konto, ohne Warten.
home-learn = Village in zehn Minuten lernen
home-learn-about = Kurze Schritte an einem echten Tisch. Ohne Konto, ohne Warten.
home-open = Tisch eröffnen
home-your-turn = Du bist am Zug
home-go-on = Weiter
home-mine = Meine Tische
home-picture = Ein Tisch im Spiel: { $game }
home-own-table = Dein Tisch
home-now = Wird gerade gespielt
home-example = Eine Partie mittendrin
home-more-turns = Noch mehr Züge warten
home-open-tables = Offene Tische
home-running = Laufende Partien
home-over = Beendete Partien
home-none-open = Gerade ist kein Platz frei. Eröffne einen Tisch und mach den Anfang.
home-none-over = Noch wurde keine öffentliche Partie zu Ende gespielt.
home-sit = Hinsetzen
home-watch = Zuschauen
home-until = bleibt bis { $date }
home-see = Ansehen
home-to-table = Zum Tisch
home-with = { $game } mit { $names }
home-players = { $first }–{ $last } Spieler
minutes = ein Abend
minutes-village = 60 min
minutes-heads_of_state = 75 min
minutes-dynasties = 90 min
minutes-legacy = 90 min
home-play-game = { $game } spielen
home-rules-of = Regeln von { $game }
home-first-time = Zum ersten Mal hier?

## Neuer Tisch

new-title = Tisch eröffnen
new-game = Spiel
new-seats = Plätze
new-seats-about = mindestens { $first }, höchstens { $last }
new-seat = Platz { $number }
new-name = Name
new-who = Wer dort sitzt
kind-me = Ich
kind-bot = Ein Bot
kind-friend = Freund
kind-screen = Dieser Schirm
kind-none = Niemand
kind-bot-page = ein Page
kind-bot-squire = ein Knappe
kind-bot-knight = ein Ritter
kind-bot-baron = ein Baron
kind-bot-duke = ein Herzog
told-me = du
told-friend = mit dem Link
told-screen = an diesem Schirm
new-arms = Dein Wappen
new-level = Wie stark
new-sealed = Verteilung vorher versiegelt
new-pace = Bots ziehen
new-pace-about = Am Tisch lässt es sich ändern.
pace-once = Sofort
pace-brisk = Zügig
pace-calm = Ruhig
house-0 = blau mit Turnierkragen
house-1 = rot mit Mond
house-2 = gold mit Stern
house-3 = grün mit Merle
house-4 = silbern mit Ring
new-how = Wie gespielt wird
new-public = Wer ihn sieht
new-public-yes = Alle
new-public-no = Nur wer den Link hat
new-public-about = An einem öffentlichen Tisch darf jeder zuschauen und einen freien Platz nehmen.
new-language = Sprache
new-rules = Welche Regeln
new-pack = Gedruckte Werte
new-pack-own = Die des Spiels
new-pack-about = Was auf Plan und Karten steht; eine Wertedatei bringt die eines anderen Exemplars mit.
new-deal = Das Los
new-deal-about = Vor dem ersten Zug versiegelt; danach kann es jeder prüfen.
new-open = Tisch eröffnen
new-after = Bots beginnen sofort. Freunde setzen sich, wann immer sie kommen.
new-few = Dieses Spiel braucht { $first } bis { $last } Plätze.
new-alone = { $option } „{ $value }“ ist für eine Person allein: nimm die anderen Plätze weg, oder wähle etwas anderes.
new-for =
    { $seats ->
        [one] { $game } allein
        [2] { $game } zu zweit
        [3] { $game } zu dritt
        [4] { $game } zu viert
        [5] { $game } zu fünft
       *[other] { $game } zu { $seats }
    }

## Hinsetzen

join-title = { $game }: ein Platz für dich
join-about = An diesem Tisch sitzen { $names }.
join-nobody = Du bist der Erste an diesem Tisch.
join-name = Dein Name
join-sit = Hinsetzen

## Der Tisch

goes = Tische, die niemand anrührt, werden nach einer Weile entfernt: dieser am { $date }.
goes-soon = Hier hat lange niemand etwas getan. Dieser Tisch wird am { $date } entfernt, wenn es dabei bleibt.
table-pack = Werte: { $pack }
turn-mine = Du bist dran
turn-of = { $name } ist dran
turn-nobody = Noch ist ein Platz frei
turn-over = Das Spiel ist aus
turn-then = Zug { $at } von { $answers }
title-mine = Du bist dran!
tool-rules = Regeln
tool-talk = Reden
tool-settings = Einstellungen
reconnecting = Die Leitung ist weg. Neuer Versuch …
seat-gone = Dein Platz wurde übergeben, oder du sitzt jetzt über einen anderen Link dort. Diese Seite folgt der Partie nicht mehr.
load-again = Neu laden
note-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt.
thinking = { $kind }, denkt nach …
bot-strength = Stärke { $strength } von 5
not-now = { $names }: jetzt nicht
not-now-many = { $count } weitere: jetzt nicht
why-not = warum?
asked-of = Warten auf { $name }
you-are-next = Danach bist du dran.
asked-open = Dieser Platz ist noch frei
watching = Du schaust zu.
choices-of = Deine Möglichkeiten
rule = Regel
brings-none = Zeig auf eine Möglichkeit, um zu sehen, was sie bewirkt.
more-below = Weiter unten:
more-above = Zurück nach oben
take-back = Zurücknehmen
nothing-back = Nichts zurückzunehmen
ask-back = Um Rücknahme bitten
asks-back = { $name } bittet alle, einen Zug zurückzunehmen.
asks-back-mine = Du hast alle gebeten, einen Zug zurückzunehmen. Warten auf die anderen.
agree = Einverstanden
decline = Ablehnen
confirm-now = Bestätigen
tale = Was bisher geschah
tale-empty = Noch ist nichts geschehen.
talk = Gespräch am Tisch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Senden
history = Frühere Augenblicke
history-back = Einen Zug zurück
history-on = Einen Zug vor
history-play = Abspielen
history-stop = Anhalten
history-live = Zurück zu jetzt
history-now = Der Tisch, wie er jetzt ist
follow = Den anderen folgen
follow-pause = Pause
follow-on = Weiter
follow-step = Schritt
follow-mine = Ich bin dran
follow-now = Zum Jetzt
follow-runs = Ein Klick auf den Plan führt gleich zu deinem Zug.
follow-runs-now = Ein Klick auf den Plan führt gleich zum Jetzt.
follow-stands = Ein Klick auf den Plan zeigt den nächsten Schritt.
chapters = Runden und Wendepunkte
since-own = seit deinem letzten Zug
since-replay = Noch einmal
setting-confirm = Vor jeder Wahl nachfragen
setting-notify = Sag mir, wenn ich dran bin
setting-candle = Kerzenlicht
setting-stop = Partie abbrechen
setting-stop-about = Dann gewinnt niemand, und das Spiel kann nicht weitergehen.
setting-stop-sure = Ja, beenden
setting-sound = Eine Glocke, wenn ich dran bin
notify-text = Du bist am Zug.
links = Links zum Weitergeben
links-about = Jeder Link gilt für einen Platz und nur einmal.
link-seat = Platz { $number }
link-watch = Zum Zuschauen
link-copy = Kopieren
link-copied = Kopiert
link-new = Neuer Link
cover-title = { $name }, du bist dran
cover-about = Gib den Schirm weiter. Was anderen gehört, bleibt verborgen, bis du drückst.
cover-waiting = Warten auf deinen Freund
cover-waiting-about = Der Tisch kommt in Gang, sobald der freie Platz besetzt ist. Bis dahin kannst du ihn ansehen.
cover-look = Den Tisch als { $name } ansehen
invite-title = Schick das deinem Freund
invite-about = Wer es zuerst öffnet, bekommt den freien Platz. Bis dahin bleibt es hier stehen.
cover-go = Ich bin { $name }
all-houses = Die Häuser
own-things = Was dir gehört
places = Orte
ask-many =
    { $choices ->
        [one] (1 Möglichkeit)
       *[other] ({ $choices } Möglichkeiten)
    }
all-choices =
    { $choices ->
        [one] 1 Möglichkeit
       *[other] Alle { $choices } Möglichkeiten
    }

## Die Abrechnung

end-title = Die Abrechnung
end-wins = { $name } gewinnt
end-wins-by =
    { $lead ->
        [one] { $name } gewinnt mit einem Punkt Vorsprung
       *[other] { $name } gewinnt mit { $lead } Punkten Vorsprung
    }
end-shared = { $names } teilen sich den Sieg
end-tie = Bei Gleichstand
end-rank =
    { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[other] { $rank }.
    }
end-back = Zurück zur Abrechnung
end-you-win = Du gewinnst
end-you-win-by =
    { $lead ->
        [one] Du gewinnst mit einem Punkt
       *[other] Du gewinnst mit { $lead } Punkten
    }
end-you-share = Du teilst den Sieg
end-you-rank =
    { $rank ->
        [2] Du bist Zweiter
        [3] Du bist Dritter
        [4] Du bist Vierter
        [5] Du bist Fünfter
       *[other] Du bist { $rank }.
    }
end-alone-lost = Du hast verloren
end-alone-won = Du hast gewonnen, mit { $points } Punkten
end-alone-score = Du hinterlässt { $points } Punkte
end-lost = verloren
end-nobody = Niemand gewinnt
end-rematch = Revanche
end-watch = Noch einmal ansehen
end-board = Das Brett ansehen
end-record = Partie herunterladen
end-sealed = Das Los war vor dem ersten Zug versiegelt als
end-opened =
    { $draws ->
        [one] Jetzt geöffnet, stimmt es: die eine Ziehung folgt daraus.
       *[other] Jetzt geöffnet, stimmt es: alle { $draws } Ziehungen folgen daraus.
    }
end-mismatch = Jetzt geöffnet, stimmt es nicht überein.
end-seed = Der Startwert war
end-check = Prüfe es selbst mit der Partie: cadency replay DATEI --verify
course-title = Der Weg dorthin
rematch-invite = Eine Revanche, { $name }? { $link }

## Regeln, Lizenzen, Fehler

rules-title = { $game }: die Regeln
rules-search = In den Regeln suchen
rules-search-hint = ein Wort, in jeder Sprache
rules-aid = Spielhilfe, eine Seite
rules-glossary = Glossar
rules-find = Suchen
rules-found =
    { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-all = Alle Regeln
rules-unwritten = Dieses Spiel bringt keine Regeln in Worten mit. Am Tisch sagt die Frage, worum es geht, und ihre Schaltflächen sind alles, was die Regeln erlauben.
rules-doubts = Werte von uns
rules-doubts-about = Keine Quelle nennt diese Zahlen; wir haben sie mit Bedacht gewählt. Eine Wertedatei kann sie ersetzen.
shelf-title = Die Regeln
licences-title = Lizenzen und Dank
licences-own = Cadency ist freie Software unter der MIT-Lizenz. Die Zeichnungen sind dafür gemacht.
licences-fonts = Schriften
licences-fonts-about = Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
licences-icons = Zeichen
licences-icons-about = Von game-icons.net, CC BY 3.0, umgefärbt. Nach Urhebern:
licences-scripts = Skripte
licences-scripts-about = htmx 4.0.0, Zero-Clause BSD.
licences-text = Lizenztext
error-title =
    { $status ->
        [404] Hier ist nichts
        [403] Das steht dir nicht zu
        [401] Dieser Tisch ist nicht öffentlich
        [409] Zu spät
        [429] Bitte etwas langsamer
        [500] Bei uns ist etwas schiefgegangen
       *[other] Das hat nicht geklappt
    }
error-home = Zur Startseite

## Tooltips

tip-click = Klick zeigt die Regel
tip-keys = Pfeiltasten zum nächsten Ding, Esc schließt

## Vergessen werden

forget-title = Mich vergessen
forget-about = Hier braucht niemand ein Konto; Namen, Plätze und Gesagtes werden bei den Tischen aufbewahrt. Du kannst alles vergessen lassen, was von dir stammt:
forget-name = An jedem Tisch steht statt deines Namens der des Hauses, das du gespielt hast.
forget-chat = Was du an den Tischen gesagt hast, wird gelöscht.
forget-tables = Tische, an denen sonst niemand sitzt, werden mitsamt ihrer Partie entfernt.
forget-running = In laufenden Partien wird dein Platz frei, und du kannst nicht dorthin zurück.
forget-records = Aufzeichnungen, die jemand heruntergeladen hat, lassen sich nicht zurückholen; sie enthalten Züge, keine Namen. Wer diesen Server betreibt, hat vielleicht Sicherungen; darin bleibst du, bis sie gelöscht werden.
forget-count =
    { $tables ->
        [0] Dieser Browser sitzt an keinem Tisch.
        [one] Dieser Browser sitzt an einem Tisch.
       *[other] Dieser Browser sitzt an { $tables } Tischen.
    }
forget-do = Mich vergessen
forget-done =
    { $seats ->
        [0] Du bist vergessen; einen Platz hattest du nicht.
        [one] Du bist vergessen: ein Platz, Gesagtes: { $lines }, entfernte Tische: { $tables }.
       *[other] Du bist vergessen: { $seats } Plätze, Gesagtes: { $lines }, entfernte Tische: { $tables }.
    }

## A game looked at again

analysis-go = Zu diesem Moment
analysis-otherwise = Anders versuchen
analysis-otherwise-about = Ein neuer, eigener Tisch ab diesem Moment: Du spielst diesen Platz, Bots spielen die anderen.
analysis-weighing = Ein Ritter betrachtet diese Partie: { $done } von hundert sind getan.
analysis-known = Was schon bekannt ist, steht unten.
analysis-progress = Wie viel getan ist
analysis-failed = Diese Partie ließ sich nicht noch einmal betrachten. Aufgezeichnet ist sie vollständig; versuche es damit: cadency analyse.
analysis-unplayed = In dieser Partie hat niemand etwas gewählt: Es gibt nichts zu betrachten.
analysis-record = Partie
analysis-won = gewann
analysis-won-with = gewann mit { $points }
analysis-placed = { $rank } mit { $points }
analysis-scored =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
analysis-you = du
analysis-few = zu wenige Züge
analysis-your-best = Was du am besten machtest
analysis-picture = Die Stelle auf dem Brett, an der es geschah
analysis-board = Das Brett in diesem Moment
analysis-round = Runde { $round }
analysis-round-head = Runde
analysis-by-round = Wie alle nach jeder Runde standen
analysis-before = Vor dem ersten Zug
analysis-move-round = Runde { $round }. { $when }
analysis-slider = Moment der Partie
analysis-back = Einen Zug zurück
analysis-on = Einen Zug weiter
analysis-keys-move = ein Zug
analysis-keys-swings = die Wendungen
analysis-key-best = bester
analysis-key-fair = guter
analysis-key-slip = Ausrutscher
analysis-key-mistake = Fehler
analysis-steady-alone = Kein Zug änderte die Punkte, die zu hoffen sind, um 3 von hundert oder mehr.

## Rat am Tisch

advice-ask = Um Rat fragen
advice-away = Rat weglegen
advice-thinking =
    { $level ->
        [squire] Ein Knappe denkt darüber nach …
        [baron] Ein Baron denkt darüber nach …
        [duke] Ein Herzog denkt darüber nach …
       *[knight] Ein Ritter denkt darüber nach …
    }
advice-here =
    { $lines ->
        [one] Der Rat ist da. Eine Zugfolge:
       *[other] Der Rat ist da. { $lines } Zugfolgen, die beste zuerst:
    }
advice-about = etwa: Aussicht auf den Sieg, Punkte am Ende
advice-about-alone = etwa: die Punkte am Ende
advice-short =
    { $chance } von 100 · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
advice-short-alone =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
advice-even = Zwischen diesem und dem zweiten liegt wenig.
advice-later = Zu zählen bringt es gleich nichts; später führt es zu mehr.
advice-only = Eine andere Wahl gibt es nicht.
advice-then = dann: { $steps }
advice-marks = Merkt diese Möglichkeit vor, ohne sie zu wählen
hindsight-ask = Wie war mein letzter Zug?
way-short = { $now } · etwa { $end }
setting-advice = Den Rat eines Ritters anbieten
coach-together = Mit dem Lehrmeister spielen?
coach-about = Wer gefragt ist, kann dann einen Ritter um Rat fragen. Alle Menschen am Tisch müssen einverstanden sein.
coach-wish = Die anderen fragen
coach-wished =
    { $count ->
        [one] { $names } möchte mit dem Lehrmeister spielen: Wer gefragt ist, kann einen Ritter um Rat fragen.
       *[other] { $names } möchten mit dem Lehrmeister spielen: Wer gefragt ist, kann einen Ritter um Rat fragen.
    }
coach-mine = Du möchtest es.
coach-for = Dafür: { $names }.
coach-against = Lieber nicht: { $names }.
coach-silent = Noch nicht geantwortet: { $names }.
coach-free = ein freier Platz
coach-withdraw = Doch lieber nicht
coach-on = Der Lehrmeister spielt mit: Alle sind einverstanden.
coach-without = Ohne Lehrmeister spielen
coach-mark = Mit Lehrmeister
coach-mark-wished = Lehrmeister: { $agreed } von { $people } dafür
