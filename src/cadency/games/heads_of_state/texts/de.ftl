### Heads of State. Nomen stehen im Nominativ; was in einer Variablen hinter dem Bindestrich steht, ist eine Form davon.

game-heads_of_state = Heads of State
game-heads_of_state-about = Zwei bis fünf Dynastien stellen ihre Adligen auf die Karte des alten Europa und räumen die der anderen ab, bis zur dritten Revolution.

## Attributkarten

attribute-gold = Gold
attribute-title = Titel
attribute-troops = Truppen
attribute-castle = Burg
attribute-education = Bildung
attribute-duelling = Duell
attribute-bishop = Bischof
attribute-palace = Palast
attribute-courtesan = Kurtisane

## Verratskarten

treason-assassin = Attentäter
treason-axeman = Henker
treason-guillotine = Guillotine
treason-gallows = Galgen
treason-inquisition = Inquisition
treason-britain-france = Karte Großbritannien/Frankreich
treason-britain-germany = Karte Großbritannien/Deutschland
treason-britain-spain = Karte Großbritannien/Spanien
treason-france-germany = Karte Frankreich/Deutschland
treason-france-spain = Karte Frankreich/Spanien
treason-germany-spain = Karte Deutschland/Spanien

## Adlige

noble-baron = Baron
    .a = einen Baron
    .the = den Baron
noble-count = Vicomte
    .a = einen Vicomte
    .the = den Vicomte
noble-earl = Graf
    .a = einen Grafen
    .the = den Grafen
noble-marquis = Marquis
    .a = einen Marquis
    .the = den Marquis
noble-duke = Herzog
    .a = einen Herzog
    .the = den Herzog
noble-prince = Prinz
    .a = einen Prinzen
    .the = den Prinzen
noble-king = König
    .a = einen König
    .the = den König

## Sektoren

sector-england = England
    .at = in England
sector-scotland = Schottland
    .at = in Schottland
sector-ireland = Irland
    .at = in Irland
sector-ile-de-france = Île-de-France
    .at = in der Île-de-France
sector-burgundy = Burgund
    .at = in Burgund
sector-normandy = Normandie
    .at = in der Normandie
sector-aquitaine = Aquitanien
    .at = in Aquitanien
sector-brittany = Bretagne
    .at = in der Bretagne
sector-brandenburg = Brandenburg
    .at = in Brandenburg
sector-bavaria = Bayern
    .at = in Bayern
sector-saxony = Sachsen
    .at = in Sachsen
sector-hanover = Hannover
    .at = in Hannover
sector-castile = Kastilien
    .at = in Kastilien
sector-aragon = Aragonien
    .at = in Aragonien
sector-andalusia = Andalusien
    .at = in Andalusien
sector-galicia = Galicien
    .at = in Galicien

## Länder

country-britain = Großbritannien
    .at = in Großbritannien
country-france = Frankreich
    .at = in Frankreich
country-germany = deutsche Staaten
    .at = in den deutschen Staaten
country-spain = Spanien
    .at = in Spanien

## Karten in einer Liste: mit Namen, und der Anzahl, wenn es mehrere sind

count-gold =
    { $count ->
        [1] { attribute-gold }
       *[other] { $count } × { attribute-gold }
    }
    .said = { count-gold }
count-title =
    { $count ->
        [1] { attribute-title }
       *[other] { $count } × { attribute-title }
    }
    .said = { count-title }
count-troops =
    { $count ->
        [1] { attribute-troops }
       *[other] { $count } × { attribute-troops }
    }
    .said = { count-troops }
count-castle =
    { $count ->
        [1] { attribute-castle }
       *[other] { $count } × { attribute-castle }
    }
    .said = { count-castle }
count-education =
    { $count ->
        [1] { attribute-education }
       *[other] { $count } × { attribute-education }
    }
    .said = { count-education }
count-duelling =
    { $count ->
        [1] { attribute-duelling }
       *[other] { $count } × { attribute-duelling }
    }
    .said = { count-duelling }
count-bishop =
    { $count ->
        [1] { attribute-bishop }
       *[other] { $count } × { attribute-bishop }
    }
    .said = { count-bishop }
count-palace =
    { $count ->
        [1] { attribute-palace }
       *[other] { $count } × { attribute-palace }
    }
    .said = { count-palace }
count-courtesan =
    { $count ->
        [1] { attribute-courtesan }
       *[other] { $count } × { attribute-courtesan }
    }
    .said = { count-courtesan }
count-assassin =
    { $count ->
        [1] { treason-assassin }
       *[other] { $count } × { treason-assassin }
    }
    .said = { count-assassin }
count-axeman =
    { $count ->
        [1] { treason-axeman }
       *[other] { $count } × { treason-axeman }
    }
    .said = { count-axeman }
count-guillotine =
    { $count ->
        [1] { treason-guillotine }
       *[other] { $count } × { treason-guillotine }
    }
    .said = { count-guillotine }
count-gallows =
    { $count ->
        [1] { treason-gallows }
       *[other] { $count } × { treason-gallows }
    }
    .said = { count-gallows }
count-inquisition =
    { $count ->
        [1] { treason-inquisition }
       *[other] { $count } × { treason-inquisition }
    }
    .said = { count-inquisition }
count-britain-france =
    { $count ->
        [1] { treason-britain-france }
       *[other] { $count } × { treason-britain-france }
    }
    .said = { count-britain-france }
count-britain-germany =
    { $count ->
        [1] { treason-britain-germany }
       *[other] { $count } × { treason-britain-germany }
    }
    .said = { count-britain-germany }
count-britain-spain =
    { $count ->
        [1] { treason-britain-spain }
       *[other] { $count } × { treason-britain-spain }
    }
    .said = { count-britain-spain }
count-france-germany =
    { $count ->
        [1] { treason-france-germany }
       *[other] { $count } × { treason-france-germany }
    }
    .said = { count-france-germany }
count-france-spain =
    { $count ->
        [1] { treason-france-spain }
       *[other] { $count } × { treason-france-spain }
    }
    .said = { count-france-spain }
count-germany-spain =
    { $count ->
        [1] { treason-germany-spain }
       *[other] { $count } × { treason-germany-spain }
    }
    .said = { count-germany-spain }

## Andere Wörter des Spiels

dynasty = Dynastie
noble = Adliger
nobles = Adlige
noble-cards = Adelskarten
counters = Plättchen
country = Land
sector = Sektor
province = Provinz
capital = Hauptstadt
hexagon = Sechseck
hand = Hand
attributes = Attributkarten
treasons = Verratskarten
deck = Stapel
row = Auslage
disc = Revolutionsscheibe
pile = unter der Scheibe
discards = Ablage
swept = abgeräumt
supply = Vorrat
chamber = Adelskammer
influence = Einfluss
round-year = Runde { NUMBER($year, useGrouping: 0) }
score = Wertung

## Teile der Texte weiter unten

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }
gain =
    { $points ->
        [0] { "" }
        [one] { " " }(1 Punkt)
       *[other] { " " }({ $points } Punkte)
    }

## Was gefragt wird

ask-opening-begin = Wer beginnt?
ask-disc-conceal = Welche Karten kommen unter die Scheibe?
ask-disc-lift = Ist die oberste Karte unter der Scheibe die Revolution?
ask-row-fill = Welche Karten kommen in die Auslage?
ask-row-expose = Welche Verratskarten kommen in die Auslage?
ask-turn-begin = Nimm die erste Karte: ein Attribut für Option 1, Verrat für Option 2. Oder räume die Auslage ab.
ask-draw-attribute =
    { $left ->
        [one] Zieh eine Attributkarte aus der Auslage oder vom Stapel.
       *[other] Zieh Attributkarten aus der Auslage oder vom Stapel: noch { $left }.
    }
ask-draw-receive = Welche Karte wird gezogen?
ask-draw-intrigue = Welche Verratskarte wird gezogen?
ask-court-raise = Welchen Adligen ernennst du?
ask-court-settle = Wohin stellst du { $noble-the }?
ask-treason-play =
    { $owed ->
        [0]
            { $open ->
                [0] Verrat spielen oder es dabei belassen?
               *[other] Weiter Verrat spielen, Tote ersetzen oder es dabei belassen?
            }
        [one] Du musst einen der Getöteten ersetzen.
       *[other] Du musst { $owed } der Getöteten ersetzen.
    }
ask-treason-target = Gegen wen spielst du das aus: { $cards-list }?
ask-treason-attempt = Wessen Würfel kommt aus dem Beutel?
ask-treason-settle = Auf welches Feld stellst du { $noble-the }?
ask-limit-discard =
    { $count ->
        [one] Zu viele Attributkarten: Leg eine ab.
       *[other] Zu viele Attributkarten: Leg { $count } ab, in der Reihenfolge der Arten.
    }
ask-limit-drop =
    { $count ->
        [one] Zu viele Verratskarten: Leg eine ab.
       *[other] Zu viele Verratskarten: Leg { $count } ab, in der Reihenfolge der Arten.
    }

## Was man antworten kann

choice-take = { $attribute-name } aus der Auslage nehmen
choice-draw = Attributkarte vom Stapel ziehen
choice-sweep = Auslage abräumen
choice-seize = Verrat aus der Auslage nehmen: { $treason-name }
choice-plot = Verratskarte vom Stapel ziehen
choice-raise =
    { $noble-name } ernennen{ $stood-count ->
        [0] { "" }
       *[other] , Kurtisane für { $stood-list }
    }{ cost }
choice-settle = { $noble-name } { $sector-at } aufstellen{ gain }
choice-play = { $items-list } ausspielen
choice-target = { $noble-name } { $sector-at } benennen
choice-discard = { $attribute-name } ablegen
choice-drop = Verrat ablegen: { $treason-name }
choice-skip =
    { $about ->
        [court] Niemanden ernennen
        [cabal] Dabei belassen
       *[other] Lassen
    }
choice-begin = { $seat } beginnt
choice-lift =
    { $found ->
        [revolution] Die Revolution
       *[card] Eine andere Karte
    }
choice-cube =
    { $owner ->
        [attacker] Ein Würfel des Angreifers
       *[victim] Der Würfel des Opfers
    }

## Was geschehen ist

event-began = { log-did } begonnen.
event-round = Die Runde { NUMBER($year, useGrouping: 0) } hat begonnen.
event-filled = Neu in der Auslage: { $attributes-row }.
event-exposed = Neuer Verrat in der Auslage: { $treasons-row }.
event-shuffled = Die Verratsablage wurde zu einem neuen Stapel gemischt.
event-took = { log-did } aus der Auslage genommen: { $attribute-name }.
event-drew =
    { $source ->
        [pile] { log-did } eine Karte unter der Scheibe gezogen.
       *[deck] { log-did } eine Karte vom Stapel gezogen.
    }
event-got = { log-did } gezogen: { $attribute-name }.
event-swept = { log-did } die Auslage abgeräumt: { $attributes-row }.
event-returned = Die abgeräumten Karten kamen zurück in den Stapel.
event-seized = { log-did } Verrat aus der Auslage genommen: { $treason-name }.
event-plotted = { log-did } eine Verratskarte gezogen.
event-armed = { log-did } Verrat gezogen: { $treason-name }.
event-raised = { log-did } ausgelegt: { $attributes-list }.
event-created =
    { $card ->
        [0] { log-did } { $sector-at } { $noble-a } ernannt, ohne Karte: alle zehn sind vergeben.
       *[other] { log-did } { $sector-at } { $noble-a } ernannt.
    }
event-opened = { log-did } { $sector-at } den Anfang gemacht: { $points } Punkte.
event-spanned = { log-did } { $country-at } überall Fuß gefasst: { $points } Punkte.
event-admitted = { log-did } einen Sitz in der Adelskammer bekommen: { $points } Punkte.
event-played = { log-did } ausgespielt: { $treasons-list }.
event-named = { log-did } { $noble-the } { $sector-at } benannt.
event-killed = { log-did } { $noble-the } { $sector-at } verloren.
event-escaped = { log-did } { $noble-the } { $sector-at } behalten: Der Anschlag ist misslungen.
event-discarded = { log-did } abgelegt: { $attribute-name }.
event-dropped = { log-did } Verrat abgelegt: { $treason-name }.
event-revolution = Revolution! Die Runde { NUMBER($year, useGrouping: 0) } ist zu Ende.
event-ruled =
    { $place ->
        [1] { log-did } { $country-at } den meisten Einfluss gehabt: { $points } Punkte.
       *[other] { log-did } { $country-at } den zweiten Platz belegt: { $points } Punkte.
    }
event-excelled = { log-did } die meisten Karten dieses Ranges gehabt, { $noble-name }: { $points } Punkte.
event-over = Die dritte Revolution hat das Spiel beendet.

## Wie das Spiel endet

end-drawn = Die dritte Revolution wurde mitten in einem Zug gezogen.
end-filled = Die dritte Revolution erschien beim Auffüllen der Auslage.

## Warum etwas nicht geht

why-not-in-row = Eine solche Karte liegt nicht in der Auslage.
why-deck-too-small = Zum Abräumen braucht der Stapel sechs Karten, ohne die unter der Scheibe.
why-no-courtesan-here = Baron und König vertragen keine Kurtisane.
why-no-counter = Du hast kein Plättchen dieses Ranges mehr.
why-no-courtesan = Du hast keine Kurtisane.
why-cards-short = Du hast nicht alle Karten dieses Satzes.
why-no-empty-slot = Für diesen Adligen ist kein Feld leer.
why-slot-taken = Dieses Feld ist besetzt.
why-not-emptied-now = Mit Verrat füllst du nur Felder, die du in diesem Zug geleert hast.
why-not-held = Diese Karte hast du nicht.
why-cannot-replace = Du könntest nicht alle Getöteten bis auf einen ersetzen.
why-no-target = Es gibt niemanden, gegen den sich das spielen ließe.
why-must-replace = Erst müssen alle Getöteten bis auf einen ersetzt sein.
why-slot-empty = Dort ist niemand.
why-own-noble = Einen eigenen Adligen kannst du nicht benennen.
why-already-named = Dieser Adlige wurde in diesem Zug schon benannt.
why-other-country = Diese Karte gilt für ein anderes Land.
why-capital-takes-two = Eine Hauptstadt braucht zwei Karten.
why-one-is-enough = Zwei Karten sind nur für Hauptstädte.
why-named-in-order = Karten werden der Reihe nach genannt: Diese ist schon vorbei.
why-too-few-after = Karten werden der Reihe nach genannt, und nach dieser kommen zu wenige.

## Wertung

score-sectors = Zuerst in Sektoren
score-countries = Ländermarker
score-chamber = Adelskammer
score-influence = Einfluss an den Rundenenden
score-nobles = Die meisten Adligen
score-king-cards = Könige
score-prince-cards = Prinzen
score-duke-cards = Herzöge
score-marquis-cards = Marquis
score-earl-cards = Grafen
score-count-cards = Vicomtes
score-baron-cards = Barone

## Warum eine Stellung gut ist

term-sectors = Sektormarker
term-countries = Ländermarker
term-chamber = die Adelskammer
term-influence = Einfluss
term-nobles = die meisten Adligen
term-hand = die Hand
term-treason = Verrat
way-first = Vorrang
way-first-about = Als Erster in einem Sektor einen Adligen ernennen, und früh in allen Sektoren eines Landes.
way-influence = Einfluss
way-influence-about = Am Ende jeder Runde den größten oder zweitgrößten Einfluss in einem Land haben.
way-titles = Titel
way-titles-about = Adlige aller sieben Ränge besitzen und am Ende die meisten eines Ranges.

## Gedruckte Werte, die nicht sein können

fault-nothing-to-draw = Auslagen und Züge brauchen mindestens eine Karte
fault-too-few-cards = es muss mehr Karten geben, als Auslagen, Scheibe und volle Hände brauchen
fault-opening-amiss = jeder Spieler muss in seinem ersten Zug mindestens eine Karte ziehen
fault-points-amiss = Punkte müssen ganze Zahlen sein
fault-set-amiss = ein Satz braucht verschiedene Attribute, mindestens eines, und keine Kurtisane
fault-points-odd = diese Punkte müssen gerade sein: zwei Spieler müssen sie vielleicht teilen
fault-yes-or-no = hier geht nur 0 oder 1
fault-bag-empty = beide Seiten brauchen einen Würfel im Beutel
fault-country-unknown = ein Sektor muss in britain, france, germany oder spain liegen
fault-hexagon-twice = zwei Sektoren eines Landes dürfen nicht dasselbe Sechseck haben
fault-slots-amiss = ein Sektor braucht ein oder zwei Felder, das höhere zuerst
fault-one-capital = jedes Land braucht genau eine Hauptstadt
