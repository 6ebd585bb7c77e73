### Village. Nomen stehen da wie mitten im Satz; was in einer Variablen nach einem Bindestrich kommt, ist eine Form davon.

game-village = Village
game-village-about = Zwei bis vier Familien erleben in einem Dorf vier Generationen, und alles, was sich lohnt, kostet Zeit, und die Zeit kostet Leben.

## Optionen

option-market_end = Letzte Züge nach einem Markttag
option-market_end-about = Wer die letzten Züge beginnt, wenn an einem Markttag ein anderer als der Marktherr das Ende auslöst.
option-market_end-first = Marktherr zuerst
option-market_end-first-about = Der Marktherr beginnt die letzten Züge.
option-market_end-last = Marktherr zuletzt
option-market_end-last-about = Der Spieler nach dem Marktherrn beginnt, sodass der Marktherr als Letzter zieht.

## Aktionsfelder

space-harvest = Ernte
    .at = bei der Ernte
space-family = Familie
    .at = bei der Familie
space-crafts = Handwerk
    .at = beim Handwerk
space-market = Markt
    .at = auf dem Markt
space-travel = Reise
    .at = bei der Reise
space-council = Rat
    .at = beim Rat
space-church = Kirche
    .at = bei der Kirche

## Würfel

colour-orange = orange
    .noun = oranger Würfel
    .power = Geschick
    .cube = einen orangen Würfel
    .first = Orangen Würfel
colour-green = grün
    .noun = grüner Würfel
    .power = Überzeugungskraft
    .cube = einen grünen Würfel
    .first = Grünen Würfel
colour-brown = braun
    .noun = brauner Würfel
    .power = Glaube
    .cube = einen braunen Würfel
    .first = Braunen Würfel
colour-pink = rosa
    .noun = rosa Würfel
    .power = Wissen
    .cube = einen rosa Würfel
    .first = Rosa Würfel
colour-plague = Pest
    .noun = Pestwürfel
    .power = kostet Zeit
    .cube = einen Pestwürfel
    .first = Pestwürfel

## Waren

good-scroll = Schriftrolle
    .a = eine Schriftrolle
good-horse = Pferd
    .a = ein Pferd
good-plow = Pflug
    .a = einen Pflug
good-ox = Ochse
    .a = einen Ochsen
good-wagon = Wagen
    .a = einen Wagen

## Orte

place-farm = Hof
    .at = auf dem Hof
    .from = vom Hof
place-wainwright = Wagnerei
    .at = in der Wagnerei
    .from = aus der Wagnerei
place-stables = Stall
    .at = im Stall
    .from = aus dem Stall
place-library = Bibliothek
    .at = in der Bibliothek
    .from = aus der Bibliothek
place-smithy = Schmiede
    .at = in der Schmiede
    .from = aus der Schmiede
place-mill = Mühle
    .at = in der Mühle
    .from = aus der Mühle
place-aubrac = { city-aubrac }
    .at = in { city-aubrac }
    .from = aus { city-aubrac }
place-bellac = { city-bellac }
    .at = in { city-bellac }
    .from = aus { city-bellac }
place-corvey = { city-corvey }
    .at = in { city-corvey }
    .from = aus { city-corvey }
place-dorn = { city-dorn }
    .at = in { city-dorn }
    .from = aus { city-dorn }
place-elmet = { city-elmet }
    .at = in { city-elmet }
    .from = aus { city-elmet }
place-fenwick = { city-fenwick }
    .at = in { city-fenwick }
    .from = aus { city-fenwick }
place-council1 = Ratsstufe 1
    .at = auf Ratsstufe 1
    .from = von Ratsstufe 1
place-council2 = Ratsstufe 2
    .at = auf Ratsstufe 2
    .from = von Ratsstufe 2
place-council3 = Ratsstufe 3
    .at = auf Ratsstufe 3
    .from = von Ratsstufe 3
place-council4 = Ratsstufe 4
    .at = auf Ratsstufe 4
    .from = von Ratsstufe 4
place-window1 = Kirchenfenster 1
    .at = am Kirchenfenster 1
    .from = vom Kirchenfenster 1
place-window2 = Kirchenfenster 2
    .at = am Kirchenfenster 2
    .from = vom Kirchenfenster 2
place-window3 = Kirchenfenster 3
    .at = am Kirchenfenster 3
    .from = vom Kirchenfenster 3
place-window4 = Kirchenfenster 4
    .at = am Kirchenfenster 4
    .from = vom Kirchenfenster 4
place-bag = schwarzer Beutel
    .at = im schwarzen Beutel
    .from = aus dem schwarzen Beutel

building-wainwright = { place-wainwright }
building-stables = { place-stables }
building-library = { place-library }
building-smithy = { place-smithy }
building-mill = { place-mill }

city-village = Dorf
    .to = ins Dorf
    .from = vom Dorf
city-aubrac = Aubrac
    .to = nach Aubrac
    .from = von Aubrac
city-bellac = Bellac
    .to = nach Bellac
    .from = von Bellac
city-corvey = Corvey
    .to = nach Corvey
    .from = von Corvey
city-dorn = Dorn
    .to = nach Dorn
    .from = von Dorn
city-elmet = Elmet
    .to = nach Elmet
    .from = von Elmet
city-fenwick = Fenwick
    .to = nach Fenwick
    .from = von Fenwick

## Laufbahnen, und wo die Toten liegen

career-crafts = Handwerk
career-travel = Reise
career-council = Rat
career-church = Kirche
career-farm = Hof

where-chronicle = Chronik
where-grave = Grab
where-nowhere = nirgends

## Andere Wörter des Spiels

family = Familie
member = Mitglied
generation = Generation { $generation }
generation-1 = Generation 1
    .member = ein Mitglied der Generation 1
generation-2 = Generation 2
    .member = ein Mitglied der Generation 2
generation-3 = Generation 3
    .member = ein Mitglied der Generation 3
generation-4 = Generation 4
    .member = ein Mitglied der Generation 4
unborn = ungeboren
farm = Hof
store = Speicher
grain = Getreide
coin = Münze
good = Ware
cube = Würfel
influence = Einfluss
time = Zeit
bridge = Brücke
prestige = Prestige
round = Runde
round-number = Runde { $round }
bell = Glocke
marker = Vormerker
well = Brunnen
customer = Kunde
stall = Stand
stalls = Stände
queue = Schlange
pile = Stapel
city = Stadt
cities = Städte
road = Straße
council = Rat
level = Stufe { $level }
privilege = Privileg
church = Kirche
window = Fenster { $window }
monk = Mönch
mass = Messe
chronicle = Chronik
grave = Grab
graves = Gräber
green-bag = grüner Beutel
black-bag = schwarzer Beutel
supply = Vorrat
score = Wertung

## Wie viele: gedruckt in einer Reihe, und gesagt in einem Satz (im Akkusativ)

count-orange = { $count } orange
    .said =
        { $count ->
            [one] einen orangen Würfel
           *[other] { $count } orange Würfel
        }
count-green = { $count } grün
    .said =
        { $count ->
            [one] einen grünen Würfel
           *[other] { $count } grüne Würfel
        }
count-brown = { $count } braun
    .said =
        { $count ->
            [one] einen braunen Würfel
           *[other] { $count } braune Würfel
        }
count-pink = { $count } rosa
    .said =
        { $count ->
            [one] einen rosa Würfel
           *[other] { $count } rosa Würfel
        }
count-plague = { $count } Pest
    .said =
        { $count ->
            [one] einen Pestwürfel
           *[other] { $count } Pestwürfel
        }
count-cube = { $count } Würfel nach Wahl
    .said =
        { $count ->
            [one] einen Würfel nach Wahl
           *[other] { $count } Würfel nach Wahl
        }
count-coin =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
    .said =
        { $count ->
            [one] eine Münze
           *[other] { $count } Münzen
        }
count-grain = { $count } Getreide
    .said = { $count } Getreide
count-hour = { $count } Zeit
    .said = { $count } Zeit
count-prestige = { $count } Prestige
    .said = { $count } Prestige
count-scroll =
    { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
    .said =
        { $count ->
            [one] eine Schriftrolle
           *[other] { $count } Schriftrollen
        }
count-horse =
    { $count ->
        [one] 1 Pferd
       *[other] { $count } Pferde
    }
    .said =
        { $count ->
            [one] ein Pferd
           *[other] { $count } Pferde
        }
count-plow =
    { $count ->
        [one] 1 Pflug
       *[other] { $count } Pflüge
    }
    .said =
        { $count ->
            [one] einen Pflug
           *[other] { $count } Pflüge
        }
count-ox =
    { $count ->
        [one] 1 Ochse
       *[other] { $count } Ochsen
    }
    .said =
        { $count ->
            [one] einen Ochsen
           *[other] { $count } Ochsen
        }
count-wagon = { $count } Wagen
    .said =
        { $count ->
            [one] einen Wagen
           *[other] { $count } Wagen
        }

## Teile der Texte weiter unten

cost =
    { $cost-count ->
        [0] { "" }
       *[other] { " " }({ $cost-row })
    }

## Was gefragt wird

ask-opening-bell = Wer hat zuerst die Glocke?
ask-round-fill = Welche Würfel kommen auf das Feld { $space-name }?
ask-turn-take = Nimm einen Würfel oder bezahle am Brunnen.
ask-turn-last = Dein letzter Zug: Was tust du?
ask-well-act = Der Brunnen ist bezahlt. Welche Aktion führst du aus?
ask-harvest-reap = Die Ernte einbringen?
ask-family-grow = Ein Kind, oder jemanden heimrufen?
ask-crafts-work = Was tust du beim Handwerk?
ask-crafts-bench = Frisch ausgebildet { $building-at }: gleich etwas herstellen?
ask-market-sell =
    { $free ->
        [1] Markttag: Wen bedienst du? Der erste Verkauf ist frei.
       *[other]
            { $cost-count ->
                [0] Markttag: Wen bedienst du gegen das Standgeld?
               *[other] Markttag: Wen bedienst du? Jeder Verkauf kostet außerdem { $cost-list }.
            }
    }
ask-market-arrivals = Welche Kunden kommen?
ask-travel-go = Wer reist wohin?
ask-council-act = In den Rat eintreten, aufsteigen oder ein Privileg nutzen?
ask-council-privilege =
    { $level ->
        [1] Das Privileg der Stufe 1 nutzen?
       *[other] Ein Privileg nutzen, höchstens das der Stufe { $level }?
    }
ask-council-claim = Welche Ware nimmst du?
ask-church-give = Wen gibst du der Kirche?
ask-mass-ransom = Messe: für eine Münze ein Mitglied aus dem schwarzen Beutel holen?
ask-mass-lots = Wer wird aus dem schwarzen Beutel gezogen?
ask-mass-promote = Messe: Wer rückt für Getreide ein Fenster nach links?
ask-payment-pay = Wie bezahlst du { $price-list }?
ask-bounty-gather = Welche Würfel nimmst du aus dem Vorrat?
ask-death-bury = Von deinen Ältesten stirbt jemand. Wer?

## Was man antworten kann

choice-take = { $colour-first } { $space-at } nehmen{ cost }
choice-pay = Bezahlen: { $items-row }
choice-well = Am Brunnen bezahlen: { $items-row }
choice-act = Aktion: { $space-name }
choice-skip =
    { $about ->
        [last] Nichts tun
        [stall] Für diesen Markttag passen
        [bench] Nichts herstellen
        [privilege] Kein Privileg nutzen
        [alms] Die übrigen im Beutel lassen
        [promotion] Niemanden mehr aufrücken lassen
       *[other] Auf die Aktion verzichten
    }
choice-reap = Die Ernte einbringen
choice-bear =
    { $born ->
        [0] Ein Kind bekommen
       *[other] Ein Kind der Generation { $born } bekommen
    }
choice-recall = Mitglied der Generation { $generation } { $place-from } heimrufen
choice-train = Mitglied der Generation { $generation } { $building-at } ausbilden{ cost }
choice-make =
    { $good ->
        [horse] Pferd züchten
        [ox] Ochsen züchten
       *[other] { $good-name } herstellen
    }{ cost }
choice-buy =
    { $good ->
        [ox] Ochsen kaufen
       *[other] { $good-name } kaufen
    }{ cost }
choice-grind =
    { $gain-count ->
        [0] Getreide zu Münzen mahlen
       *[other] Getreide mahlen: { $gain-row }
    }{ cost }
choice-serve =
    { $wants-count ->
        [0] Kunden { $customer } bedienen
       *[other] Kunden bedienen, der { $wants-list } will: { $points } Prestige
    }{ cost }
choice-travel =
    { $start ->
        [village] Mitglied der Generation { $generation } { $to-to } schicken
       *[other] Mitglied der Generation { $generation } { $start-from } { $to-to } schicken
    }{ cost }
choice-gather = Nehmen: { $items-row }
choice-rise =
    { $level ->
        [1] Mit einem Mitglied der Generation { $generation } in den Rat eintreten
       *[other] Mit einem Mitglied der Generation { $generation } auf Ratsstufe { $level } aufsteigen
    }{ $cost-count ->
        [0]
            { $method ->
                [scroll] { " " }(für eine Schriftrolle)
               *[other] { " " }(für Würfel)
            }
       *[other] { cost }
    }
choice-use =
    { $level ->
        [1] Privileg 1: den Vormerker nehmen
        [2]
            { $gain-count ->
                [0] Privileg 2: Würfel nach Wahl nehmen
               *[other] Privileg 2: { $gain-list } nehmen
            }
        [3] Privileg 3: eine Ware nach Wahl nehmen
       *[other]
            { $gain-count ->
                [0] Privileg 4: Prestige für Münzen
               *[other] Privileg 4: { $gain-list } gewinnen
            }
    }{ cost }
choice-claim =
    { $good ->
        [ox] Ochsen nehmen
       *[other] { $good-name } nehmen
    }
choice-give =
    Mitglied der Generation { $generation } der Kirche geben{ $cost-count ->
        [0]
            { $method ->
                [hours] { " " }(für Zeit)
               *[other] { " " }(für Würfel)
            }
       *[other] { cost }
    }
choice-ransom = Mitglied der Generation { $generation } für eine Münze aus dem Beutel holen
choice-promote = Mitglied der Generation { $generation } an Fenster { $reach } aufrücken lassen{ cost }
choice-bury = Das Mitglied { $place-at } begraben
choice-ring = { $seat } bekommt die Glocke

## Was geschehen ist

event-began = { log-did } zuerst die Glocke bekommen.
event-round = Runde { $round }. { log-did } die Glocke bekommen.
event-filled =
    { $cubes-count ->
        [0] Keine Würfel für { $space-name }.
       *[other] Neue Würfel für { $space-name }: { $cubes-row }.
    }
event-took = { log-did } { $space-at } { $colour-cube } genommen.
event-drew = { log-did } am Brunnen { $price-list } bezahlt.
event-paid = { log-did } { $price-list } bezahlt.
event-crossed = { log-did } die Brücke überquert.
event-reaped =
    { $crop-count ->
        [0] { log-did } geerntet, doch der Speicher war voll.
       *[other] { log-did } { $crop-list } geerntet.
    }
event-born = { log-did } ein Kind bekommen: { $generation-member }.
event-recalled = { log-did } { $generation-member } { $place-from } heimgerufen.
event-trained = { log-did } { $building-at } { $generation-member } ausgebildet.
event-made =
    { $good ->
        [horse] { log-did } { $good-a } gezüchtet.
        [ox] { log-did } { $good-a } gezüchtet.
       *[other] { log-did } { $good-a } hergestellt.
    }
event-bought = { log-did } { $good-a } gekauft.
event-ground =
    { $gain-count ->
        [0] { log-did } Getreide gemahlen und nichts bekommen.
       *[other] { log-did } Getreide gemahlen und { $gain-list } bekommen.
    }
event-market = { log-did } einen Markttag eröffnet.
event-sold =
    { $wants-count ->
        [0] { log-did } einen Kunden bedient: { worth }.
       *[other] { log-did } { $wants-list } verkauft: { worth }.
    }
event-passed = { log-did } gepasst.
event-closed = Der Markt hat geschlossen.
event-arrived =
    { $customers-count ->
        [one] Ein neuer Kunde ist gekommen.
       *[other] { $customers-count } neue Kunden sind gekommen.
    }
event-travelled = { log-did } { $generation-member } { $city-to } geschickt.
event-visited =
    { $gain-count ->
        [0] { log-did } einen Marker nach { $city-name } gelegt.
       *[other] { log-did } { $city-name } zum ersten Mal besucht: { $gain-list }.
    }
event-gathered = { log-did } { $cubes-list } aus dem Vorrat genommen.
event-rose =
    { $level ->
        [1] { log-did } { $generation-member } in den Rat gebracht.
       *[other] { log-did } { $generation-member } auf Ratsstufe { $level } gebracht.
    }
event-used =
    { $level ->
        [1] { log-did } den Vormerker genommen.
        [4]
            { $gain-count ->
                [0] { log-did } im Rat Prestige gekauft.
               *[other] { log-did } im Rat { $gain-list } gekauft.
            }
       *[other] { log-did } Privileg { $level } genutzt.
    }
event-claimed = { log-did } { $good-a } aus dem Vorrat genommen.
event-gave = { log-did } { $generation-member } der Kirche gegeben.
event-mass = Die Messe wurde gelesen.
event-ransomed = { log-did } für eine Münze { $generation-member } aus dem Beutel geholt.
event-called =
    { $you ->
        [yes] Für dich wurde { $generation-member } aus dem Beutel gezogen.
       *[no] Für { $seat } wurde { $generation-member } aus dem Beutel gezogen.
    }
event-monks =
    { $count ->
        [0] Kein Mönch wurde gezogen.
        [one] Ein Mönch wurde gezogen und kam zurück in den Beutel.
       *[other] { $count } Mönche wurden gezogen und kamen zurück in den Beutel.
    }
event-promoted = { log-did } { $generation-member } an Fenster { $window } aufrücken lassen.
event-honoured = { log-did } in der Kirche die Mehrheit gehabt: { worth }.
event-died =
    { log-did } { $career ->
        [crafts] im Handwerk
        [travel] auf Reisen
        [council] im Rat
        [church] in der Kirche
       *[farm] auf dem Hof
    } { $generation-member } verloren; { $where ->
        [chronicle] es steht nun in der Chronik.
        [grave] es liegt nun in einem anonymen Grab.
       *[nowhere] niemand gedenkt seiner.
    }
event-spared =
    { $you ->
        [yes] Du hattest niemanden, der sterben könnte.
       *[no] { $seat } hatte niemanden, der sterben könnte.
    }
event-ending =
    { $cause ->
        [chronicle] { log-did } den letzten Platz der Chronik gefüllt. Die letzten Züge haben begonnen.
       *[graves] { log-did } das letzte Grab gefüllt. Die letzten Züge haben begonnen.
    }
event-over = Das Spiel ist vorbei. { $cause ->
        [chronicle] Die Chronik ist voll.
       *[graves] Die Gräber sind voll.
    }

# Was etwas wert war, in einem Satz.
worth =
    { $worth-count ->
        [0] kein Prestige
       *[other] { $worth-list }
    }

## Wie das Spiel endet

end-chronicle = Die Chronik ist voll.
end-graves = Die Gräber sind voll.

## Warum etwas nicht geht

why-space-empty = Auf diesem Feld liegt kein Würfel.
why-no-such-cube = Auf diesem Feld liegt kein Würfel dieser Farbe.
why-well-short = Der Brunnen verlangt drei Würfel einer Farbe oder Münzen an ihrer Stelle.
why-farm-empty = Auf deinem Hof ist niemand.
why-nothing-possible = Dort könntest du nichts tun.
why-cubes-short = Dir fehlen die Würfel und auch die Münzen, um sie zu ersetzen.
why-coins-short = Du hast nicht genug Münzen.
why-supply-short = Im Vorrat sind nicht genug solche Würfel.
why-all-born = Deine ganze Familie ist schon geboren.
why-nobody-there = Dort hast du kein solches Mitglied.
why-not-on-farm = Auf deinem Hof ist kein Mitglied dieser Generation.
why-nobody-trained = In diesem Gebäude hast du niemanden ausgebildet.
why-grain-short = Du hast nicht genug Getreide.
why-in-queue = Dieser Kunde wartet noch in der Schlange.
why-goods-short = Du hast nicht alles, was dieser Kunde verlangt.
why-fee-short = Du kannst das Standgeld nicht bezahlen.
why-no-wagon = Du hast keinen Wagen.
why-no-scroll = Du hast keine Schriftrolle.
why-marker-gone = Der Vormerker ist schon vergeben.
why-level-too-low = Auf einer so hohen Stufe hast du niemanden.
why-not-in-bag = Du hast kein Mitglied dieser Generation im schwarzen Beutel.
why-named-in-order = Die Mitglieder werden der Reihe nach benannt: Dieses ist schon übergangen.
why-not-oldest = Nur ein Mitglied deiner ältesten Generation stirbt.

## Wertung

score-prestige = Im Spiel gewonnenes Prestige
score-travel = Städte
score-council = Rat
score-church = Kirche
score-chronicle = Chronik
score-customers = Bediente Kunden
score-coins = Münzen
score-living = Lebende Mitglieder

## Warum eine Stellung gut ist

term-prestige = im Spiel gewonnenes Prestige
term-coins = Münzen
term-customers = bediente Kunden
term-market = Waren für Kunden
term-farm = der Hof
term-crafts = ausgebildete Leute
term-council = der Rat
term-church = die Kirche
term-chronicle = die Chronik
term-travel = Städte
term-cubes = Einflusswürfel
term-bell = die Glocke
way-stalls = Die Stände
way-stalls-about = Herstellen, was Kunden suchen, und es ihnen auf dem Markt verkaufen.
way-places = Die Orte
way-places-about = Angehörige in Städte, in den Rat und in die Kirche schicken; weiter und höher zählt mehr.
way-book = Die Chronik
way-book-about = Namen in die Chronik bringen, solange dort Platz ist; je mehr es sind, desto mehr zählen sie.

## Gedruckte Werte, die nicht sein können

fault-no-hours = die Zeitleiste braucht eine Länge
fault-nobody-begins = generation1 darf nicht 0 sein: Irgendwer muss anfangen
fault-no-plague = ohne Pestwürfel könnten die Aktionsfelder leer bleiben
fault-too-few-monks = es braucht mindestens so viele Mönche, wie bei einer Messe Figuren gezogen werden
fault-too-many-spaces = die Felder der ersten Runde brauchen mehr Würfel, als in den Beutel kommen
fault-too-few-spaces = auf mindestens zwei Aktionsfeldern müssen Würfel liegen
fault-no-stalls = der Markt braucht mindestens einen Stand
fault-no-rest = ohne Chronik und ohne Gräber ginge das Spiel nie zu Ende
fault-price-too-high = ein Preis darf höchstens drei Würfel betragen
fault-wants-amiss = ein Kunde muss etwas wollen, und nicht mehr Getreide, als auf einen Hof passt
fault-points-amiss = Punkte müssen ganze Zahlen sein, mindestens eine
fault-road-ends = eine Straße verbindet das Dorf oder eine Stadt mit einer anderen Stadt, wie village-aubrac
fault-road-twice = diese Straße ist doppelt da, einmal in jeder Richtung
fault-no-way-out = mindestens eine Straße muss aus dem Dorf führen
fault-gift-too-large = mehr als zwei Würfel nach Wahl auf einmal gibt es nicht
