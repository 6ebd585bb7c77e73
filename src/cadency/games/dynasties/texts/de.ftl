### Dynasties. Nomen stehen im Nominativ; was in einer Variablen hinter dem Bindestrich steht, ist eine Form davon.

game-dynasties = Dynasties
game-dynasties-about = Drei bis fünf Häuser handeln und heiraten im Europa der Renaissance: Eines teilt, das andere wählt.

## Würfelchen

colour-black = schwarz
colour-white = weiß
colour-yellow = gelb
colour-blue = blau
colour-pink = rosa

## Regionen

region-britannia = Britannia
    .at = in Britannia
    .of = von Britannia
region-france = Frankreich
    .at = in Frankreich
    .of = von Frankreich
region-hispania = Hispania
    .at = in Hispania
    .of = von Hispania
region-empire = Reich
    .at = im Reich
    .of = des Reichs

## Städte

city-london = London
    .at = in London
    .to = nach London
city-edinburgh = Edinburgh
    .at = in Edinburgh
    .to = nach Edinburgh
city-york = York
    .at = in York
    .to = nach York
city-dublin = Dublin
    .at = in Dublin
    .to = nach Dublin
city-oxford = Oxford
    .at = in Oxford
    .to = nach Oxford
city-paris = Paris
    .at = in Paris
    .to = nach Paris
city-carcassonne = Carcassonne
    .at = in Carcassonne
    .to = nach Carcassonne
city-brest = Brest
    .at = in Brest
    .to = nach Brest
city-lyon = Lyon
    .at = in Lyon
    .to = nach Lyon
city-madrid = Madrid
    .at = in Madrid
    .to = nach Madrid
city-lisboa = Lisboa
    .at = in Lisboa
    .to = nach Lisboa
city-barcelona = Barcelona
    .at = in Barcelona
    .to = nach Barcelona
city-granada = Granada
    .at = in Granada
    .to = nach Granada
city-salamanca = Salamanca
    .at = in Salamanca
    .to = nach Salamanca
city-wien = Wien
    .at = in Wien
    .to = nach Wien
city-praha = Praha
    .at = in Praha
    .to = nach Praha
city-augsburg = Augsburg
    .at = in Augsburg
    .to = nach Augsburg
city-luebeck = Lübeck
    .at = in Lübeck
    .to = nach Lübeck
city-koeln = Köln
    .at = in Köln
    .to = nach Köln
city-milano = Milano
    .at = in Milano
    .to = nach Milano
city-canterbury = Canterbury
    .at = in Canterbury
    .to = nach Canterbury
city-bordeaux = Bordeaux
    .at = in Bordeaux
    .to = nach Bordeaux
city-sevilla = Sevilla
    .at = in Sevilla
    .to = nach Sevilla
city-nuernberg = Nürnberg
    .at = in Nürnberg
    .to = nach Nürnberg
city-free-book = freie Stadt mit dem Buch
    .at = in der freien Stadt mit dem Buch
    .to = in die freie Stadt mit dem Buch
city-free-anchor = freie Stadt mit dem Anker
    .at = in der freien Stadt mit dem Anker
    .to = in die freie Stadt mit dem Anker
city-free-points = freie Stadt mit den Punkten
    .at = in der freien Stadt mit den Punkten
    .to = in die freie Stadt mit den Punkten

## Plätze und Symbole

slot-prince = Prinz
    .a = einen Prinzen
slot-princess = Prinzessin
    .a = eine Prinzessin
symbol-points = Punkte
symbol-anchor = Anker
symbol-book = Buch
symbol-crown = Krone

## Aktionskarten

card-london = London
card-edinburgh = Edinburgh
card-york = York
card-dublin = Dublin
card-oxford = Oxford
card-paris = Paris
card-carcassonne = Carcassonne
card-brest = Brest
card-lyon = Lyon
card-madrid = Madrid
card-lisboa = Lisboa
card-barcelona = Barcelona
card-granada = Granada
card-salamanca = Salamanca
card-wien = Wien
card-praha = Praha
card-augsburg = Augsburg
card-luebeck = Lübeck
card-koeln = Köln
card-milano = Milano
card-patron-1 = Personenkarte (Handel und Person)
card-patron-2 = Personenkarte (Prinz und Prinzessin)
card-patron-3 = Personenkarte (Prinz und Person)
card-fleet-1 = Handelskarte (Handel und Prinz)
card-fleet-2 = Handelskarte (Handel und Prinzessin)
card-fleet-3 = Handelskarte (Prinzessin und Person)
card-pass-1 = Passkarte (Handel und Person)
card-pass-2 = Passkarte (Prinz und Prinzessin)
card-pass-3 = Passkarte (Prinz und Person)
card-joker = Joker
action-trade = Handel
action-prince = Prinz
action-princess = Prinzessin
action-character = Person
action-special = Sonderaktion

## Personen

character-leonardo = Leonardo da Vinci
character-drake = Francis Drake
character-machiavelli = Machiavelli
character-gutenberg = Gutenberg
character-catherine = Katharina von Medici
character-fugger = Jakob Fugger
character-charles = Karl der Fünfte
character-columbus = Kolumbus
character-leonardo-about = eine Figur auf sein Plättchen: eine Bonusaktion mehr
character-drake-about = Würfelchen ziehen und die meisten behalten
character-machiavelli-about = Aktionskarten ziehen
character-gutenberg-about = eine gelbe Wertungskarte und ein Würfelchen ziehen
character-catherine-about = eine neutrale Figur heiratet eine eigene Ledige
character-fugger-about = Würfelchen nach Wahl aus dem Beutel nehmen
character-charles-about = ein Wappen nach Wahl nehmen und ein Würfelchen ziehen
character-columbus-about = zu einer fremden Ledigen einsetzen, für weniger

## Bücher, Würfel, Bonusaktionen, Felder

book-cards = Kartenbuch
book-points = Punktebuch
book-ships = Schiffebuch
book-rose = Buch Schwert und Rose
book-shield-britannia = Buch mit dem Wappen von Britannia
book-shield-france = Buch mit dem Wappen von Frankreich
book-shield-hispania = Buch mit dem Wappen von Hispania
book-shield-empire = Buch mit dem Wappen des Reichs
face-child = Kind
face-shield = Wappen
face-points = Punkte
face-ship = Schiff
face-card = Karte
face-scoring = Wertungskarte
bonus-points = Punkte
bonus-card = Aktionskarte
bonus-scoring = Wertungskarte
bonus-goods = Waren
bonus-shield = Wappen und Würfelchen
bonus-revalue = Aufwerter
bonus-found = freie Stadt

## Wertungskarten

scoring-folk-britannia = Paare in Britannia
scoring-folk-france = Paare in Frankreich
scoring-folk-hispania = Paare in Hispania
scoring-folk-empire = Paare im Reich
scoring-homes-points = Paare in Punktestädten
scoring-homes-anchor = Paare in Ankerstädten
scoring-homes-book = Paare in Bücherstädten
scoring-homes-crown = Paare in Kronenstädten
scoring-princes = Paare von Prinzen
scoring-princesses = Paare von Prinzessinnen
scoring-large = Paare auf großen Plätzen
scoring-small = Paare auf kleinen Plätzen
scoring-wed-britannia = Verheiratete in Britannia
scoring-wed-france = Verheiratete in Frankreich
scoring-wed-hispania = Verheiratete in Hispania
scoring-wed-empire = Verheiratete im Reich
scoring-seats-points = Figuren in Punktestädten
scoring-seats-anchor = Figuren in Ankerstädten
scoring-seats-book = Figuren in Bücherstädten
scoring-seats-crown = Figuren in Kronenstädten
scoring-london-paris = London und Paris
scoring-madrid-wien = Madrid und Wien
scoring-brest-barcelona = Brest und Barcelona
scoring-carcassonne-granada = Carcassonne und Granada
scoring-children = Kinder
scoring-cubes = Würfelchen
scoring-shields = Wappen
scoring-regions = Regionen

## Wie viele von etwas: in einer Reihe gedruckt und in einem Satz gesagt

count-black = { $count } schwarz
    .said =
        { $count ->
            [1] ein schwarzes Würfelchen
           *[other] { $count } schwarze Würfelchen
        }
count-white = { $count } weiß
    .said =
        { $count ->
            [1] ein weißes Würfelchen
           *[other] { $count } weiße Würfelchen
        }
count-yellow = { $count } gelb
    .said =
        { $count ->
            [1] ein gelbes Würfelchen
           *[other] { $count } gelbe Würfelchen
        }
count-blue = { $count } blau
    .said =
        { $count ->
            [1] ein blaues Würfelchen
           *[other] { $count } blaue Würfelchen
        }
count-pink = { $count } rosa
    .said =
        { $count ->
            [1] ein rosa Würfelchen
           *[other] { $count } rosa Würfelchen
        }
count-child =
    { $count ->
        [1] { face-child }
       *[other] { $count } × { face-child }
    }
    .said = { count-child }
count-shield =
    { $count ->
        [1] { face-shield }
       *[other] { $count } × { face-shield }
    }
    .said = { count-shield }
count-points =
    { $count ->
        [1] { face-points }
       *[other] { $count } × { face-points }
    }
    .said = { count-points }
count-ship =
    { $count ->
        [1] { face-ship }
       *[other] { $count } × { face-ship }
    }
    .said = { count-ship }
count-card =
    { $count ->
        [1] { face-card }
       *[other] { $count } × { face-card }
    }
    .said = { count-card }
count-scoring =
    { $count ->
        [1] { face-scoring }
       *[other] { $count } × { face-scoring }
    }
    .said = { count-scoring }
count-london =
    { $count ->
        [1] { card-london }
       *[other] { $count } × { card-london }
    }
    .said = { count-london }
count-edinburgh =
    { $count ->
        [1] { card-edinburgh }
       *[other] { $count } × { card-edinburgh }
    }
    .said = { count-edinburgh }
count-york =
    { $count ->
        [1] { card-york }
       *[other] { $count } × { card-york }
    }
    .said = { count-york }
count-dublin =
    { $count ->
        [1] { card-dublin }
       *[other] { $count } × { card-dublin }
    }
    .said = { count-dublin }
count-oxford =
    { $count ->
        [1] { card-oxford }
       *[other] { $count } × { card-oxford }
    }
    .said = { count-oxford }
count-paris =
    { $count ->
        [1] { card-paris }
       *[other] { $count } × { card-paris }
    }
    .said = { count-paris }
count-carcassonne =
    { $count ->
        [1] { card-carcassonne }
       *[other] { $count } × { card-carcassonne }
    }
    .said = { count-carcassonne }
count-brest =
    { $count ->
        [1] { card-brest }
       *[other] { $count } × { card-brest }
    }
    .said = { count-brest }
count-lyon =
    { $count ->
        [1] { card-lyon }
       *[other] { $count } × { card-lyon }
    }
    .said = { count-lyon }
count-madrid =
    { $count ->
        [1] { card-madrid }
       *[other] { $count } × { card-madrid }
    }
    .said = { count-madrid }
count-lisboa =
    { $count ->
        [1] { card-lisboa }
       *[other] { $count } × { card-lisboa }
    }
    .said = { count-lisboa }
count-barcelona =
    { $count ->
        [1] { card-barcelona }
       *[other] { $count } × { card-barcelona }
    }
    .said = { count-barcelona }
count-granada =
    { $count ->
        [1] { card-granada }
       *[other] { $count } × { card-granada }
    }
    .said = { count-granada }
count-salamanca =
    { $count ->
        [1] { card-salamanca }
       *[other] { $count } × { card-salamanca }
    }
    .said = { count-salamanca }
count-wien =
    { $count ->
        [1] { card-wien }
       *[other] { $count } × { card-wien }
    }
    .said = { count-wien }
count-praha =
    { $count ->
        [1] { card-praha }
       *[other] { $count } × { card-praha }
    }
    .said = { count-praha }
count-augsburg =
    { $count ->
        [1] { card-augsburg }
       *[other] { $count } × { card-augsburg }
    }
    .said = { count-augsburg }
count-luebeck =
    { $count ->
        [1] { card-luebeck }
       *[other] { $count } × { card-luebeck }
    }
    .said = { count-luebeck }
count-koeln =
    { $count ->
        [1] { card-koeln }
       *[other] { $count } × { card-koeln }
    }
    .said = { count-koeln }
count-milano =
    { $count ->
        [1] { card-milano }
       *[other] { $count } × { card-milano }
    }
    .said = { count-milano }
count-patron-1 =
    { $count ->
        [1] Person
       *[other] { $count } × Person
    }
    .said = { count-patron-1 }
count-patron-2 =
    { $count ->
        [1] Person
       *[other] { $count } × Person
    }
    .said = { count-patron-2 }
count-patron-3 =
    { $count ->
        [1] Person
       *[other] { $count } × Person
    }
    .said = { count-patron-3 }
count-fleet-1 =
    { $count ->
        [1] Handel
       *[other] { $count } × Handel
    }
    .said = { count-fleet-1 }
count-fleet-2 =
    { $count ->
        [1] Handel
       *[other] { $count } × Handel
    }
    .said = { count-fleet-2 }
count-fleet-3 =
    { $count ->
        [1] Handel
       *[other] { $count } × Handel
    }
    .said = { count-fleet-3 }
count-pass-1 =
    { $count ->
        [1] Passen
       *[other] { $count } × Passen
    }
    .said = { count-pass-1 }
count-pass-2 =
    { $count ->
        [1] Passen
       *[other] { $count } × Passen
    }
    .said = { count-pass-2 }
count-pass-3 =
    { $count ->
        [1] Passen
       *[other] { $count } × Passen
    }
    .said = { count-pass-3 }
count-joker =
    { $count ->
        [1] { card-joker }
       *[other] { $count } × { card-joker }
    }
    .said = { count-joker }
count-folk-britannia =
    { $count ->
        [1] { scoring-folk-britannia }
       *[other] { $count } × { scoring-folk-britannia }
    }
    .said = { count-folk-britannia }
count-folk-france =
    { $count ->
        [1] { scoring-folk-france }
       *[other] { $count } × { scoring-folk-france }
    }
    .said = { count-folk-france }
count-folk-hispania =
    { $count ->
        [1] { scoring-folk-hispania }
       *[other] { $count } × { scoring-folk-hispania }
    }
    .said = { count-folk-hispania }
count-folk-empire =
    { $count ->
        [1] { scoring-folk-empire }
       *[other] { $count } × { scoring-folk-empire }
    }
    .said = { count-folk-empire }
count-homes-points =
    { $count ->
        [1] { scoring-homes-points }
       *[other] { $count } × { scoring-homes-points }
    }
    .said = { count-homes-points }
count-homes-anchor =
    { $count ->
        [1] { scoring-homes-anchor }
       *[other] { $count } × { scoring-homes-anchor }
    }
    .said = { count-homes-anchor }
count-homes-book =
    { $count ->
        [1] { scoring-homes-book }
       *[other] { $count } × { scoring-homes-book }
    }
    .said = { count-homes-book }
count-homes-crown =
    { $count ->
        [1] { scoring-homes-crown }
       *[other] { $count } × { scoring-homes-crown }
    }
    .said = { count-homes-crown }
count-princes =
    { $count ->
        [1] { scoring-princes }
       *[other] { $count } × { scoring-princes }
    }
    .said = { count-princes }
count-princesses =
    { $count ->
        [1] { scoring-princesses }
       *[other] { $count } × { scoring-princesses }
    }
    .said = { count-princesses }
count-large =
    { $count ->
        [1] { scoring-large }
       *[other] { $count } × { scoring-large }
    }
    .said = { count-large }
count-small =
    { $count ->
        [1] { scoring-small }
       *[other] { $count } × { scoring-small }
    }
    .said = { count-small }
count-wed-britannia =
    { $count ->
        [1] { scoring-wed-britannia }
       *[other] { $count } × { scoring-wed-britannia }
    }
    .said = { count-wed-britannia }
count-wed-france =
    { $count ->
        [1] { scoring-wed-france }
       *[other] { $count } × { scoring-wed-france }
    }
    .said = { count-wed-france }
count-wed-hispania =
    { $count ->
        [1] { scoring-wed-hispania }
       *[other] { $count } × { scoring-wed-hispania }
    }
    .said = { count-wed-hispania }
count-wed-empire =
    { $count ->
        [1] { scoring-wed-empire }
       *[other] { $count } × { scoring-wed-empire }
    }
    .said = { count-wed-empire }
count-seats-points =
    { $count ->
        [1] { scoring-seats-points }
       *[other] { $count } × { scoring-seats-points }
    }
    .said = { count-seats-points }
count-seats-anchor =
    { $count ->
        [1] { scoring-seats-anchor }
       *[other] { $count } × { scoring-seats-anchor }
    }
    .said = { count-seats-anchor }
count-seats-book =
    { $count ->
        [1] { scoring-seats-book }
       *[other] { $count } × { scoring-seats-book }
    }
    .said = { count-seats-book }
count-seats-crown =
    { $count ->
        [1] { scoring-seats-crown }
       *[other] { $count } × { scoring-seats-crown }
    }
    .said = { count-seats-crown }
count-london-paris =
    { $count ->
        [1] { scoring-london-paris }
       *[other] { $count } × { scoring-london-paris }
    }
    .said = { count-london-paris }
count-madrid-wien =
    { $count ->
        [1] { scoring-madrid-wien }
       *[other] { $count } × { scoring-madrid-wien }
    }
    .said = { count-madrid-wien }
count-brest-barcelona =
    { $count ->
        [1] { scoring-brest-barcelona }
       *[other] { $count } × { scoring-brest-barcelona }
    }
    .said = { count-brest-barcelona }
count-carcassonne-granada =
    { $count ->
        [1] { scoring-carcassonne-granada }
       *[other] { $count } × { scoring-carcassonne-granada }
    }
    .said = { count-carcassonne-granada }
count-children =
    { $count ->
        [1] { scoring-children }
       *[other] { $count } × { scoring-children }
    }
    .said = { count-children }
count-cubes =
    { $count ->
        [1] { scoring-cubes }
       *[other] { $count } × { scoring-cubes }
    }
    .said = { count-cubes }
count-shields =
    { $count ->
        [1] { scoring-shields }
       *[other] { $count } × { scoring-shields }
    }
    .said = { count-shields }
count-regions =
    { $count ->
        [1] { scoring-regions }
       *[other] { $count } × { scoring-regions }
    }
    .said = { count-regions }

## Weitere Wörter des Spiels

house = Haus
figures = Figuren
goods = Würfelchen
bag = Beutel
ship = Schiff
hand = Hand
deck = Stapel
discards = Ablage
scorings = Wertungskarten
green = grün
yellow = gelb
books = Bücher
shields = Wappen
characters = Personen
track = Passleiste
bonuses = Bonusaktionen
neutral = neutrale Figur
crowns = Kronen
majority = Mehrheit
score = Punktestand
passed = gepasst
map = Karte
houses = Häuser
ships = Schiffe
cards = Aktionskarten
points = Punkte
large-space = dahinter
menu-discard = für ein Würfelchen
menu-pass = passen
menu-special = Sonderaktion
legend = ♂ Prinz ♀ Prinzessin, [ ] großer Platz, ( ) kleiner Platz · ★ Punkte ⚓ Anker ▤ Buch ♛ Krone · ☆ Kind ○ neutrale Figur
round-number = Runde { $round }

## Teile der Texte unten

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }

## Was gefragt wird

ask-opening-begin = Wer beginnt?
ask-opening-values = Welches Plättchen liegt auf welcher Region?
ask-character-cast = Welche Person kommt auf welches Feld?
ask-ship-load = Welche Würfelchen kommen an Bord?
ask-bag-draw = Welche Würfelchen kommen aus dem Beutel?
ask-bag-keep = Welche Würfelchen behältst du?
ask-bag-pick = Welche Würfelchen nimmst du aus dem Beutel?
ask-deck-draw = Welche Aktionskarten werden gezogen?
ask-scoring-draw = Welche Wertungskarten werden gezogen?
ask-book-draw = Welches Buch liegt oben?
ask-turn-act = Spiel eine Karte, benutz ein Buch, wirf eine für ein Würfelchen ab, oder pass.
ask-price-pay = Wie bezahlst du?
ask-trade-board = Auf welches Schiff gehst du?
ask-trade-divide = Teile die Würfelchen von Schiff { $ship } in zwei Teile; der andere wählt.
ask-trade-choose = Welchen Teil von Schiff { $ship } nimmst du?
ask-trade-unload = Welche Würfelchen von Schiff { $ship } nimmst du?
ask-deploy-send = Wohin schickst du jemanden?
ask-deploy-post = Prinz oder Prinzessin { $city-at }?
ask-deploy-cross = Wen bringt Kolumbus wohin?
ask-bonus-man = Wen schickst du in die neue Stadt?
ask-wedding-roll = Wie fallen die Würfel { $city-at }?
ask-wedding-divide = Hochzeit { $city-at }: Welchen Würfel legst du weg?
ask-wedding-choose = Hochzeit { $city-at }: ein Würfel oder zwei?
ask-wedding-match = Wer heiratet eine neutrale Figur?
ask-character-call = Welche Person benutzt du?
ask-shield-take = Ein Wappen welcher Region?
ask-pass-shed = Du behältst eine Karte: Nenn die anderen der Reihe nach, noch { $count }.
ask-bonus-claim =
    { $source ->
        [leonardo] Leonardo: Welche Bonusaktion nimmst du?
       *[track] Welche Bonusaktion nimmst du?
    }
ask-bonus-revalue = Welche Region soll mehr wert sein?
ask-bonus-found = Welche Stadt gründest du, und wo?
ask-single-stay = Ein rosa Würfelchen bezahlen, damit deine Ledige { $city-at } bleibt?
ask-scoring-reveal = Welche Wertungskarte spielst du als Nächstes?
ask-end-unveil = Was verdeckt war, wird aufgedeckt.

## Was geantwortet werden kann

choice-play = { $card-name } spielen: { $action-name }
choice-discard = { $card-name } für ein Würfelchen abwerfen
choice-shed = { $card-name } abwerfen
choice-pass =
    { $space ->
        [large] Passen, hinter den anderen
       *[other] Passen, auf Feld { $space }{ cost }
    }
choice-use =
    { $use ->
        [card] Kartenbuch: eine Aktionskarte ziehen
        [scoring] Kartenbuch: eine Wertungskarte ziehen
        [trade] Schiffebuch: handeln
       *[deploy] Buch Schwert und Rose: jemanden einsetzen
    }
choice-board = Auf Schiff { $ship } gehen{ $cost-count ->
        [0] { "" }
       *[other] : { $cost-row }
    }
choice-divide = Anbieten: { $items-list }{ $rest-count ->
        [0] { "" }
       *[other] , oder aber { $rest-list }
    }
choice-take = Nehmen: { $items-list }
choice-roll = Die Würfel zeigen { $items-list }
choice-apart = Weglegen: { $face-name }
choice-accept = Wählen: { $items-list }
choice-send = { $slot-name } { $city-to } schicken{ cost }
choice-pay = Bezahlen: { $cost-list } (Preis: { $colour-name })
choice-call = { $character-name }{ cost }
choice-match = Deine Ledige { $city-at } verheiraten
choice-claim = Bonusaktion: { $bonus-name }
choice-found = Gründen { $region-at }: { $tile-name }
choice-revalue = { $region-name } aufwerten
choice-shield = Ein Wappen { $region-of } nehmen
choice-ransom = Ein rosa Würfelchen bezahlen: Deine Ledige bleibt { $city-at }
choice-reveal = Die Wertungskarte spielen: { $scoring-name }
choice-skip =
    { $about ->
        [cloister] Deine Ledige gehen lassen
       *[other] Keine Wertungskarte mehr spielen
    }
choice-unveil = Alles Verdeckte wird aufgedeckt
choice-begin = { $seat } beginnt

## Was geschehen ist

event-began = { log-did } begonnen.
event-valued = Die Regionsplättchen wurden ausgelegt.
event-loaded = Schiff { $ship } wurde gefüllt: { $cubes-row }.
event-reloaded = Eine Farbe war knapp: Die Schiffe wurden geleert.
event-stocked = Alle haben { $cubes-row } bekommen.
event-cast = Die Personen wurden ausgelegt.
event-dealt =
    { $count ->
        [one] { log-did } eine Aktionskarte gezogen.
       *[other] { log-did } { $count } Aktionskarten gezogen.
    }
event-got = { log-did } gezogen: { $cards-list }.
event-planned =
    { $count ->
        [one] { log-did } eine Wertungskarte gezogen.
       *[other] { log-did } { $count } Wertungskarten gezogen.
    }
event-learnt = { log-did } gezogen: { $scorings-list }.
event-fetched = { log-did } ein Buch genommen.
event-read = { log-did } gefunden: { $book-name }.
event-shuffled = Die Ablage wurde in den Stapel gemischt.
event-drew = { log-did } { $cubes-list } gezogen.
event-took = { log-did } { $cubes-list } genommen.
event-paid = { log-did } { $cubes-list } bezahlt.
event-played = { log-did } { $card-name } gespielt: { $action-name }.
event-discarded = { log-did } { $card-name } für ein Würfelchen abgeworfen.
event-used = { log-did } benutzt: { $book-name }.
event-boarded =
    { $space ->
        [large] { log-did } das große Feld von Schiff { $ship } besetzt.
       *[small] { log-did } das kleine Feld von Schiff { $ship } besetzt.
    }
event-divided = { log-did } geteilt: { $lot-row } gegen { $rest-row }.
event-deployed = { log-did } { $slot-a } { $city-to } geschickt.
event-honoured = { log-did } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bekommen.
event-wed = Es gab eine Hochzeit { $city-at }.
event-rolled = { log-did } { $faces-list } geworfen.
event-parted = { log-did } weggelegt: { $lot-row } gegen { $rest-row }.
event-accepted = { log-did } { $faces-list } gewählt.
event-born = { log-did } { $city-at } ein Kind bekommen.
event-shielded = { log-did } ein Wappen { $region-of } bekommen.
event-called = { log-did } { $character-name } benutzt.
event-matched = { log-did } eine neutrale Figur { $city-to } gebracht ({ $slot-name }).
event-passed =
    { $space ->
        [large] { log-did } gepasst, hinter den anderen.
       *[other] { log-did } gepasst, auf Feld { $space }.
    }
event-shed = { log-did } { $card-name } abgeworfen.
event-ended = Alle haben gepasst: Runde { $round } ist zu Ende.
event-led = { log-did } die Führung der nächsten Runde übernommen.
event-claimed = { log-did } die Bonusaktion genommen: { $bonus-name }.
event-revalued = { log-did } { $region-name } aufgewertet.
event-founded = { log-did } gegründet { $region-at }: { $tile-name }.
event-waited = { log-did } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die Ledige { $city-at } bekommen.
event-retired = { log-did } die Ledige { $city-at } ans Kloster verloren.
event-revealed = { log-did } { $scoring-name } gespielt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-round = Runde { $round } hat begonnen.
event-opened = { log-did } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Bücher bekommen.
event-ruled =
    { $place ->
        [1] { log-did } den ersten Platz { $region-at }: { $points } Punkte.
       *[other] { log-did } den zweiten Platz { $region-at }: { $points } Punkte.
    }
event-crowned = { log-did } alle Kronen { $region-at } gehalten: { $points } Punkte.
event-over = Die dritte Runde ist zu Ende.

## Wie das Spiel endet

end-rounds = Drei Runden sind gespielt.

## Warum etwas nicht geht

why-not-there = Diese Würfelchen sind nicht da.
why-smaller-lot-is-named = Eine Teilung nennt man durch ihren kleineren Teil.
why-same-division = Das ist dieselbe Teilung wie eine andere.
why-needed-later = Du brauchst diese rosa Würfelchen noch.
why-cubes-short = Du hast nicht genug Würfelchen für diesen Preis.
why-pink-short = Du hast nicht genug rosa Würfelchen.
why-not-held = Du hast diese Karte nicht.
why-not-on-card = Die Karte zeigt diese Aktion nicht.
why-no-character = Keine Person kann benutzt werden.
why-no-figure = Du hast keine Figur mehr im Vorrat.
why-no-city = Es gibt keine Stadt, in die du jemanden schicken kannst.
why-no-special = Ein Joker hat keine Sonderaktion.
why-no-room = Die Stadt ist voll, oder du bist schon dort.
why-space-taken = Dieses Feld ist besetzt.
why-no-book = Du hast kein solches Buch.
why-nothing-to-draw = Es ist nichts mehr zu ziehen.
why-named-in-order = Karten nennt man der Reihe nach: Diese ist vorbei.
why-too-few-after = Karten nennt man der Reihe nach, und nach dieser kommen zu wenige.
why-other-slot = Die Karte gilt für den anderen Platz.
why-slot-taken = Dieser Platz ist besetzt.
why-own-figure-there = Du hast schon eine Figur in dieser Stadt.
why-not-in-play = Diese Stadt ist nicht auf der Karte.
why-nobody-opposite = Dort ist keine Ledige eines anderen Spielers.
why-not-rolled = Das zeigt kein Würfel.
why-no-single = Du hast dort keine Ledige.
why-no-shield = Von dieser Region ist kein Wappen mehr da.
why-does-nothing = Das würde jetzt nichts tun.
why-bonus-taken = Diese Bonusaktion ist in dieser Runde schon vergeben.
why-already-revalued = Diese Region ist schon aufgewertet.
why-already-founded = Diese Stadt ist schon gegründet.
why-too-many-kept = Du darfst höchstens zwei Wertungskarten behalten.
why-only-special = Diese Person geht nur mit einer Sonderaktion.
why-not-on-yellow = Diese Sonderaktion gilt nur für die gelben Felder.
why-face-down = Diese Person ist in dieser Runde schon benutzt.

## Abrechnung

score-cities = Punktestädte
score-dowry = Mitgift
score-bonus = Bonusaktionen
score-singles = Ledige
score-cards = Wertungskarten
score-books = Bücher
score-majorities = Mehrheiten
score-crowns = Kronen
score-goods = Würfelchen

## Warum eine Stellung gut ist

term-scored = bisherige Punkte
term-regions = Plätze in den Regionen
term-crowns = Kronen
term-singles = Ledige
term-weddings = laufende Hochzeiten
term-cubes = Würfelchen
term-cards = Aktionskarten
term-plans = Wertungskarten
term-books = Bücher
term-track = die Passleiste
way-couples = Heiraten
way-couples-about = Figuren in Städte mit Punkten setzen, sie für die Mitgift verheiraten oder Ledige bis zum Rundenende warten lassen.
way-regions = Die Regionen
way-regions-about = Die meisten Figuren und Wappen in einer Region haben und jemanden in jeder ihrer Kronenstädte.
way-cards = Die Karten
way-cards-about = Wertungskarten und Bücher sammeln und jede Karte dann spielen, wenn sie am meisten zählt.

## Gedruckte Werte, die nicht sein können

fault-city-amiss = eine Stadt braucht ein bekanntes Symbol und den Platz des Prinzen oder der Prinzessin als großen
fault-region-unknown = alle außer freien Städten müssen in einer bekannten Region liegen
fault-too-dear = ein Preis kann höchstens 5 Würfelchen sein
fault-extra-amiss = die Städte für fünf Spieler haben kein Buch und keine Krone
fault-one-book-and-crowns = jede Region hat eine Bücherstadt und mindestens eine Kronenstadt
fault-too-few-books = es gibt nicht genug Bücher für alle Bücherstädte
fault-actions-amiss = eine Karte muss eine der Grundaktionen zeigen
fault-special-amiss = die Karten von Städten und nur sie schicken jemanden in eine Stadt
fault-prices-amiss = jedes Feld muss einen Preis haben
fault-ship-amiss = ein Schiff trägt 1 bis 5 Würfelchen, und wer allein ist, nimmt 1 oder 2
fault-too-few-figures = jeder Spieler braucht eine Figur
fault-too-few-cards = es gibt nicht genug Karten für alle Spieler
fault-limit-amiss = man behält 1 bis 3 Aktionskarten und höchstens 4 Wertungskarten, nicht weniger als verteilt werden
fault-too-few-cubes = es gibt nicht genug Würfelchen für Schiffe und Spieler
fault-gift-amiss = niemand behält mehr als gezogen wird, und nicht mehr als 4
fault-scoring-amiss = eine Wertungskarte muss etwas Bekanntes zählen, für je so viele
fault-colour-amiss = die ersten zwölf Wertungskarten sind grün, die anderen gelb
