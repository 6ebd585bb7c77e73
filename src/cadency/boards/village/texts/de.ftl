### Words on Village's board. Signs are short: they must fit a small piece of paper.

sign-board = Das Dorf
sign-still = Das Dorf, wie es gebaut ist
sign-well = Brunnen
sign-chronicle = Chronik
sign-graves = Gräber
sign-each-trip = je Reise
sign-each-sale = je Verkauf
sign-cities = Städte
sign-farm = Hof von { $name }
sign-you = du
sign-influence = Einfluss
sign-goods = Waren
sign-granary = Speicher, höchstens { $room }
sign-coins = Münzen
sign-unborn = Noch ungeboren
sign-customers = Kunden
sign-for = für { $points }
sign-home = Auf dem Hof
sign-first = hat die Glocke
sign-next-first = beginnt die nächste Runde
sign-owed = { $deaths ->
        [one] Ein Mitglied muss sterben
       *[other] { $deaths } Mitglieder müssen sterben
    }
sign-time = Zeit { $time } von { $length }
sign-prestige = Bisher { $points } Prestige
sign-score = { $points }, wenn jetzt Schluss wäre
sign-member = { $name }, Generation { $generation }
sign-dead = { $name }, Generation { $generation }, verstorben
sign-marker = { $name } war schon hier
sign-monks = { $monks } Mönche
sign-pile = { $count } Kunden kommen noch
sign-would-die = würde sterben
sign-house-label = Haus zum Turnierkragen
sign-house-crescent = Haus zum Halbmond
sign-house-mullet = Haus zum Stern
sign-house-martlet = Haus zur Merlette
sign-house-annulet = Haus zum Ring
sign-tab-fields = Felder
sign-tab-crafts = Handwerk
sign-tab-market = Markt
sign-tab-travel = Reise
sign-tab-council = Rat
sign-tab-church = Kirche
sign-tab-book = Chronik
sign-drawn = gezogen
sign-paid = bezahlt
sign-mass = Messe
sign-market-day = Markttag
sign-died-chronicle = { $name }: Generation { $generation } steht in der Chronik
sign-died-grave = { $name }: Generation { $generation } liegt in einem namenlosen Grab
sign-died-nowhere = { $name }: Generation { $generation } ist vergessen

## Was die Dinge sind: ein Name und ein Satz von höchstens zwanzig Wörtern. Zahlen stehen als Bilder daneben.

number-end = am Ende
number-at-once = sofort
number-to-move-in = zum Aufrücken
number-to-train = für die Lehre
number-to-make = zum Herstellen
number-to-buy = zum Kaufen
number-to-pay = zu zahlen
number-one-colour = von einer Farbe
number-after-first = nach dem ersten Verkauf
number-or-scroll =
    { $scrolls ->
        [one] oder eine Schriftrolle
       *[other] oder { $scrolls } Schriftrollen
    }

thing-space-harvest-says = Nimm hier einen Würfel und fahre dann Getreide ein, wenn jemand zu Hause ist.
thing-space-family-says = Nimm hier einen Würfel; dann kommt ein Kind zur Welt oder jemand kehrt heim.
thing-space-crafts-says = Nimm hier einen Würfel, dann stelle eine Ware her, kaufe sie oder mahle Getreide zu Münzen.
thing-space-market-says = Nimm hier einen Würfel, dann ist Markttag: Alle dürfen verkaufen, du zuerst.
thing-space-travel-says = Nimm hier einen Würfel, dann schicke jemanden über eine Straße in die nächste Stadt.
thing-space-council-says = Nimm hier einen Würfel, dann tritt in den Rat ein, steige auf oder nutze ein Vorrecht.
thing-space-church-says = Nimm hier einen Würfel, dann gib jemanden aus deiner Familie der Kirche.
thing-fields = Die Felder
thing-fields-says = Was eine Ernte bringt: mehr mit Pflug und Pferd, am meisten mit Pflug und Ochse.
thing-home = Das Familienhaus
thing-home-says = Hier kommen Kinder zur Welt, und von hier aus ruft man andere heim.
thing-well = Der Brunnen
thing-well-says = Zahle drei Würfel einer Farbe, statt einen zu nehmen, und tu, was du willst.

thing-window-first = Erstes Kirchenfenster
thing-window-first-says = Wer bei der Messe aus dem schwarzen Beutel gezogen wird, kommt zuerst hierher.
thing-window = Kirchenfenster { $window }
thing-window-says = Bei der Messe kann man bis hierher aufrücken, Fenster um Fenster, gegen Getreide.
thing-window-last = Letztes Kirchenfenster
thing-window-last-says = Höher steigt in der Kirche niemand, und nichts zählt dort am Ende mehr.
thing-bag = Der schwarze Beutel
thing-bag-says = Bei der Messe kommen vier Figuren heraus, darunter { $monks } Mönche; eine Münze kauft jemanden frei.

thing-level-1 = Rat, Stufe 1
thing-level-1-says = Wer hier oder höher steht, darf die Glocke der nächsten Runde nehmen.
thing-level-2 = Rat, Stufe 2
thing-level-2-says = Wer hier oder höher steht, darf { $cubes } Würfel nach Wahl nehmen.
thing-level-3 = Rat, Stufe 3
thing-level-3-says = Wer hier oder auf Stufe 4 steht, darf eine Ware nach Wahl nehmen.
thing-level-4 = Rat, Stufe 4
thing-level-4-says = Wer hier steht, darf aus einer Münze { $prestige } Prestige machen.
thing-bell = Die Glocke der nächsten Runde
thing-bell-says = Man nimmt sie mit dem Vorrecht der Stufe 1; wer sie hat, beginnt die nächste Runde.

thing-workshop-says = Macht: { $goods }. Lehre hier jemanden an und zahle Zeit, oder kaufe sofort.
thing-mill-says = Mahlt für alle Getreide zu Münzen; angelernt sein muss hier niemand.

thing-customer = Ein Kunde
thing-customer-says = Bring am Markttag, was verlangt wird, und behalte das Plättchen. Bedient wird nur an Ständen.
thing-stall = Ein leerer Stand
thing-stall-says = Nach dem Markttag kommt der nächste Kunde aus der Schlange hierher.
thing-queue = Die Schlange
thing-queue-says = Diese Kunden warten; nach einem Markttag rücken sie an leere Stände vor.
thing-pile = Künftige Kunden
thing-pile-says = Nach einem Markttag stellen sie sich hinten an, bis keiner mehr da ist.
thing-sale = Was ein Verkauf kostet
thing-sale-says = Der erste Verkauf des Marktherrn ist frei; jeder andere kostet dies.

thing-city-says = Der erste Besuch einer Familie lässt ihr Fähnchen hier und bringt dies.
thing-road = Straße von { $start } nach { $end }
thing-road-says = Was es kostet, jemanden über diese Straße zu schicken.
thing-trip = Was eine Reise kostet
thing-trip-says = Jede Straße kostet dies, dazu die zwei Würfel, die auf ihr liegen.
thing-honours = Punkte für Städte
thing-honours-says = Am Ende zählt, in wie vielen Städten das Fähnchen einer Familie weht.

thing-career = Chronik: { $career }
thing-career-says = Wer in diesem Stand stirbt, steht hier, solange einer der { $room } Plätze frei ist.
thing-chronicle = Die Chronik
thing-chronicle-says = Was eine Familie am Ende für drei, vier oder mehr ihrer Toten in diesem Buch bekommt.
thing-graves = Die Gräber
thing-graves-says = Für Tote, die in der Chronik keinen Platz finden. Sind alle { $room } voll, endet das Spiel.

thing-cube = { $name }: { $power }
thing-cube-orange-says = Bezahlt Wagen, Pflüge und manche Straßen.
thing-cube-green-says = Bezahlt Verkäufe am Markt und den Rat.
thing-cube-brown-says = Bezahlt die Kirche und manche Straßen.
thing-cube-pink-says = Bezahlt Schriftrollen, Wagen, Pflüge und manche Straßen.
thing-cube-plague-says = Gibt die Aktion, aber keinen Einfluss, und nimmt dafür Zeit.

thing-good-scroll-says = Bezahlt im Rat einen Schritt statt grüner Würfel, und Kunden verlangen sie.
thing-good-horse-says = Mit einem Pflug bringt die Ernte mehr, und Kunden verlangen es.
thing-good-plow-says = Mit Pferd oder Ochse bringt die Ernte mehr, und Kunden verlangen ihn.
thing-good-ox-says = Mit einem Pflug bringt die Ernte am meisten, und Kunden verlangen ihn.
thing-good-wagon-says = Jede Straße verbraucht einen, und Kunden verlangen ihn.
thing-member = Jemand aus Generation { $generation }
thing-member-says = Wenn die Zeit ein Leben nimmt, geht die älteste Generation der Familie zuerst.

thing-grain = Getreide
thing-grain-says = Für die Mühle, für Pferde und Ochsen, für den Aufstieg in der Kirche; höchstens { $room } Säcke.
thing-coins = Münzen
thing-coins-says = Steht für einen Würfel jeder Farbe; jede übrige Münze ist am Ende einen Punkt wert.
thing-served = Bediente Kunden
thing-served-says = Jedes Plättchen zählt am Ende seine Punkte; bei Gleichstand gewinnt, wer mehr davon hat.
thing-unborn = Noch nicht geboren
thing-unborn-says = Sie kommen durch die Familienaktion ins Spiel, die niedrigste Zahl zuerst.
thing-time = Zeit
thing-time-says = Was Zeit kostet, rückt das Stundenglas vor; ein Tag hat { $length } Stunden von Brücke zu Brücke.
thing-bridge = Die Brücke
thing-bridge-says = Jedes Mal, wenn das Stundenglas sie überquert, stirbt jemand aus der Familie.
thing-score = Prestige
thing-score-says = So viel hätte diese Familie, wäre das Spiel jetzt zu Ende. Das meiste Prestige gewinnt.
thing-first = Die Glocke
thing-first-says = Wer sie hat, hat diese Runde begonnen und wird bei der Messe zuerst gefragt.
