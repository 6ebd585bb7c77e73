### Wörter auf den Seiten von Dynasties.

tip-1 = Handel bringt Würfelchen: Wer als Zweiter zu einem Schiff kommt, teilt die Ladung, der andere wählt.
tip-2 = Schick Prinzen und Prinzessinnen in die Städte. Zwei in einer Stadt heiraten und teilen sich drei Würfel Mitgift.
tip-3 = Die meisten Figuren einer Region, alle ihre Kronen und deine Wertungskarten entscheiden nach drei Runden.
crumb-round = Runde { $round } von 3
crumb-first = { $name } begann
crumb-passed =
    { $count ->
        [one] eines hat gepasst
       *[other] { $count } haben gepasst
    }
others = Die anderen Häuser
drawer-court = Personen
drawer-hand = Hand
count-scorings =
    { $count ->
        [one] 1 Wertungskarte
       *[other] { $count } Wertungskarten
    }
tab-britannia = Britannien
tab-france = Frankreich
tab-hispania = Hispanien
tab-empire = Reich

## Questions, in few words

title-turn-act = Du bist am Zug
    .sub = Spiel eine Karte, benutz ein Buch oder pass
title-trade-board = Welches Schiff?
    .sub = Wer zuerst kommt, wählt später; der Zweite teilt gleich
title-trade-divide = Teile die Ladung
    .sub = Zwei Teile, keiner leer
title-trade-choose = Wähl einen Teil
    .sub = Der andere nimmt, was bleibt
title-deploy-send = Wohin?
    .sub = Der Platz, sein Preis und was die Stadt gibt
title-wedding-divide = Teile die Mitgift
    .sub = Hochzeit { $city-at }
title-wedding-choose = Wähl deine Mitgift
    .sub = Hochzeit { $city-at }
title-character-call = Wen rufst du?
    .sub = Jede Person einmal je Runde
title-bonus-claim = Eine Bonusaktion
    .sub = Jede einmal je Runde, nur Punkte öfter

## Groups

group-pass = Passen
group-books = Bücher
group-lots = Alle Teilungen
group-cubes = Würfelchen
group-dice = Mitgift
group-price = Preis
group-hand = Hand
group-regions = Regionen
group-free = Freie Städte
group-ship = Schiff { $ship }
about-alone = du bist allein dort
about-divide = { $name } ist dort: Du teilst
about-region = Erster { $first }, Zweiter { $second }, Kronen { $crowns }
about-found = dann schickst du jemanden hin
short-free-book = Stadt mit Buch
short-free-anchor = Stadt mit Anker
short-free-points = Stadt mit Punkten

## Buttons

verb-special-city = Schicken
verb-special-character = Rufen
verb-special-trade = Zweimal handeln
verb-special-pass = Passen
verb-last = Letzter
verb-space = { $space }.
verb-use-card = Karte
verb-use-scoring = Wertungskarte
verb-use-trade = Handel
verb-use-deploy = Schicken
verb-board = An Bord
verb-call = Rufen
verb-claim = Nehmen
verb-reveal = Spielen

## Two lots

lot-first = Erster Teil
lot-second = Zweiter Teil
lot-two = Zwei Würfel
lot-one = Ein Würfel
hint-cubes = Drück auf ein Würfelchen, um es hinüberzuschicken.
hint-dice = Drück auf einen Würfel: Er liegt dann allein.
send-across = { $piece }: in den anderen Teil
offer = Anbieten
tell-lots = { $name } wählt einen Teil, du nimmst den anderen.
tell-dice = { $name } wählt die zwei oder den einen, du hast den Rest.
tell-own-dice = Du behältst die zwei.

## A wedding

step-dice = Würfel
step-divides = { $name } teilt
step-chooses = { $name } wählt
step-sets-apart = Einer liegt allein

## What a choice brings about

fate-points =
    { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
fate-gain = Du bekommst { $things-list }.
fate-spend = Du bezahlst { $things-list }.
fate-shield = Ein Wappen { $region-of }.
fate-pass = Du hast in dieser Runde keinen Zug mehr, aber du teilst, wählst und bekommst weiterhin.
fate-symbol =
    { $symbol ->
        [points] Die Stadt gibt { $points } Punkte.
        [anchor] Die Stadt gibt ein Würfelchen aus dem Beutel.
        [book]
            { $books ->
                [0] Hier liegt kein Buch mehr.
               *[other] Die Stadt gibt ein Buch.
            }
       *[crown] Eine Kronenstadt: Punkte für alle Kronen einer Region.
    }
fate-single = Ledig, bis jemand kommt.
fate-wed-neutral = Hochzeit mit einer neutralen Figur: Du behältst zwei von drei Würfeln.
fate-wed-choose = Hochzeit: { $name } teilt drei Würfel, du wählst.
fate-wed-divide = Hochzeit: Du teilst drei Würfel, { $name } wählt.
fate-large = Am großen Liegeplatz: Wer als Nächster kommt, teilt, und du wählst.
fate-alone =
    { $count ->
        [one] Du handelst mit dir selbst: ein Würfelchen deiner Wahl.
       *[other] Du handelst mit dir selbst: { $count } Würfelchen deiner Wahl.
    }
fate-small = Du teilst, { $name } wählt.

## The way there

course-about = Punkte von Zug zu Zug, nach Runden
course-of =
    { $points ->
        [one] { $name }: am Ende 1 Punkt
       *[other] { $name }: am Ende { $points } Punkte
    }
course-born = ein Kind wird geboren
course-founded = eine Stadt wird gegründet
course-retired = ein Lediger geht ins Kloster
slide-other = Zur anderen Hälfte der Karte
slide-cards = Zu den anderen Karten
