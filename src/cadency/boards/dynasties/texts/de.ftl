### Wörter auf dem Brett von Dynasties. Schilder sind kurz: sie passen auf ein kleines Papier.

sign-board = Der Tisch von Dynasties
sign-map = Karte
sign-court = Charaktere
sign-ships-place = Schiffe
sign-court-place = Hof
sign-hand-place = Hand
sign-you = du

sign-region-britannia = Britannia
sign-region-france = Frankreich
sign-region-hispania = Hispania
sign-region-empire = Reich

sign-city-london = London
sign-city-edinburgh = Edinburgh
sign-city-york = York
sign-city-dublin = Dublin
sign-city-oxford = Oxford
sign-city-paris = Paris
sign-city-carcassonne = Carcassonne
sign-city-brest = Brest
sign-city-lyon = Lyon
sign-city-madrid = Madrid
sign-city-lisboa = Lisboa
sign-city-barcelona = Barcelona
sign-city-granada = Granada
sign-city-salamanca = Salamanca
sign-city-wien = Wien
sign-city-praha = Praha
sign-city-augsburg = Augsburg
sign-city-luebeck = Lübeck
sign-city-koeln = Köln
sign-city-milano = Milano
sign-city-canterbury = Canterbury
sign-city-bordeaux = Bordeaux
sign-city-sevilla = Sevilla
sign-city-nuernberg = Nürnberg
sign-city-free-book = Freie Stadt mit Buch
sign-city-free-anchor = Freie Stadt mit Anker
sign-city-free-points = Freie Stadt mit Punkten

sign-good-black = Schwarz
sign-good-white = Weiß
sign-good-yellow = Gelb
sign-good-blue = Blau
sign-good-pink = Rosa

sign-nobody = Niemand
sign-prince-at = { $name }: Prinz in { $city }
sign-princess-at = { $name }: Prinzessin in { $city }
sign-child-at = { $name }: Kind in { $city }
sign-wed-at = Eine Hochzeit in { $city }
sign-books-left =
    { $count ->
        [0] Kein Buch ist übrig
        [one] { $count } Buch ist übrig
       *[other] { $count } Bücher sind übrig
    }
sign-moored-large = { $name }: großer Liegeplatz
sign-moored-small = { $name }: kleiner Liegeplatz
sign-harbour = Ein Schiff vor Anker
sign-passed = { $name } hat gepasst
sign-founded = Gegründet: { $region }
sign-unfounded = Noch nicht gegründet
sign-on-leonardo = { $name } ist bei Leonardo
sign-region-says = { $region }: Erster { $first } Punkte, Zweiter { $second }, alle Kronen { $crowns }
sign-leads-first = { $name } hat hier die Mehrheit
sign-leads-second = { $name } ist hier Zweiter
sign-leads-crowns = { $name } ist in jeder Kronenstadt

sign-pass = Passen
sign-for-nothing = gratis
sign-bonuses = Dann ein Bonus
sign-bonus-points = { $points } Punkte
sign-bonus-card = eine Karte
sign-bonus-scoring = Wertungskarte
sign-bonus-goods = { $cubes } Würfel, nimm { $keep }
sign-bonus-shield = Wappen, Würfel
sign-bonus-revalue = Aufwertung
sign-bonus-found = freie Stadt
sign-bonus-gone = In dieser Runde vergeben
sign-free-cities = Freie Städte

sign-character-leonardo = Leonardo
sign-character-drake = Drake
sign-character-machiavelli = Machiavelli
sign-character-gutenberg = Gutenberg
sign-character-catherine = Katharina
sign-character-fugger = Fugger
sign-character-charles = Karl V.
sign-character-columbus = Kolumbus
sign-character-spent = { $character }: genutzt
sign-power-leonardo = später ein Bonus
sign-power-drake = { $cubes } Würfel, { $keep } bleiben
sign-power-machiavelli = { $cards } Aktionskarten
sign-power-gutenberg = Wertung und Würfel
sign-power-catherine = rosa Gemahl
sign-power-fugger = { $choose } Würfel nach Wahl
sign-power-charles = Wappen und Würfel
sign-power-columbus = Hochzeit für –{ $less }

sign-any-of-four = eine der vier
sign-special-character = Charakter
sign-special-trade = Handel ×2
sign-special-pass = Passen

sign-counts-region = Figuren
sign-counts-symbol = Figuren
sign-counts-princes = Prinzen
sign-counts-princesses = Prinzessinnen
sign-counts-large = Große Plätze
sign-counts-small = Kleine Plätze
sign-counts-married = Vermählte
sign-counts-children = Kinder
sign-counts-cubes = Würfel
sign-counts-shields = Wappen
sign-counts-regions = Regionen
sign-counts-regions-says = in 2, 3, 4
sign-symbol-points = bei Lorbeer
sign-symbol-anchor = bei Ankern
sign-symbol-book = bei Büchern
sign-symbol-crown = bei Kronen
sign-of-yours = von dir
sign-at-most = höchstens { $points }
sign-for-every = je { $every }

sign-hand-of = Was { $name } hält
sign-score = { $name }: { $points } Punkte
sign-first = Startspieler
sign-has-passed = gepasst
sign-figures =
    { $count ->
        [one] { $count } Figur im Vorrat
       *[other] { $count } Figuren im Vorrat
    }
sign-hand =
    { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    }
sign-green =
    { $count ->
        [one] { $count } grüne Wertungskarte
       *[other] { $count } grüne Wertungskarten
    }
sign-yellow =
    { $count ->
        [one] { $count } gelbe Wertungskarte
       *[other] { $count } gelbe Wertungskarten
    }
sign-books =
    { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
sign-shields = Wappen, { $region }: { $count }
sign-deck =
    { $count ->
        [one] { $count } Aktionskarte im Stapel
       *[other] { $count } Aktionskarten im Stapel
    }
sign-discards =
    { $count ->
        [one] { $count } abgelegte Aktionskarte
       *[other] { $count } abgelegte Aktionskarten
    }
sign-pile =
    { $count ->
        [one] { $count } gelbe Wertungskarte im Stapel
       *[other] { $count } gelbe Wertungskarten im Stapel
    }
sign-bag =
    { $count ->
        [one] { $count } Würfel im Beutel
       *[other] { $count } Würfel im Beutel
    }
sign-neutrals =
    { $count ->
        [one] { $count } neutrale Figur ist übrig
       *[other] { $count } neutrale Figuren sind übrig
    }
sign-house-label = Haus zum Turnierkragen
sign-house-crescent = Haus zum Halbmond
sign-house-mullet = Haus zum Stern
sign-house-martlet = Haus zur Merlette
sign-house-annulet = Haus zum Ring
sign-book-cards = Buch: Karte oder Wertungskarte
sign-book-points = Buch: Punkte
sign-book-ships = Buch: ein Handel
sign-book-rose = Buch: Schwert oder Rose
sign-book-shield-britannia = Buch: Wappen von Britannia
sign-book-shield-france = Buch: Wappen von Frankreich
sign-book-shield-hispania = Buch: Wappen von Hispania
sign-book-shield-empire = Buch: Wappen des Reichs

thing-prince-slot = Platz des Prinzen, { $city }
thing-prince-slot-says = Entsende einen Prinzen für so viele schwarze Würfel. Dann gibt die Stadt, was ihr Zeichen zeigt.
thing-princess-slot = Platz der Prinzessin, { $city }
thing-princess-slot-says = Entsende eine Prinzessin für so viele weiße Würfel. Dann gibt die Stadt, was ihr Zeichen zeigt.
thing-free-city-says = Eine Bonusaktion legt sie in eine Region deiner Wahl; von da an ist sie dort eine Stadt.
thing-reward-points = Punkte einer Stadt
thing-reward-points-says = Wer ankommt, hat sofort diese Punkte.
thing-reward-anchor = Anker
thing-reward-anchor-says = Wer ankommt, zieht einen Würfel aus dem Beutel.
thing-reward-book = Buch einer Stadt
thing-reward-book-says = Wer ankommt, nimmt verdeckt das oberste Buch, solange eines da ist.
thing-reward-crown = Kronenstadt
thing-reward-crown-says = Jetzt nichts. Wer am Ende in jeder Kronenstadt einer Region ist, hat deren Kronenpunkte.
thing-tile-says = Am Ende bringen die meisten Figuren und Wappen die erste Zahl, die zweitmeisten die zweite; Kronen zählen extra.
thing-shield = Wappen, { $region }
thing-shield-says = Zählt am Ende wie eine Figur in seiner Region.
thing-pass = Platz { $place } der Passleiste
thing-pass-says = Pass für rosa Würfelchen hierher. Wer vorn steht, beginnt die nächste Runde und wählt zuerst eine Bonusaktion.
thing-pass-large = Großes Feld der Passleiste
thing-pass-large-says = Pass umsonst hierher, hinter alle, die schon da sind.
thing-bonus = Bonusaktion: { $bonus }
thing-bonus-points-says = Wenn die Runde endet: Punkte. Jeder darf sie nehmen.
thing-bonus-card-says = Wenn die Runde endet: eine Aktionskarte, über die behaltene hinaus.
thing-bonus-scoring-says = Wenn die Runde endet: eine gelbe Wertungskarte.
thing-bonus-goods-says = Wenn die Runde endet: { $cubes } Würfel aus dem Beutel ziehen und { $keep } behalten.
thing-bonus-shield-says = Wenn die Runde endet: ein Wappen einer beliebigen Region und ein Würfel aus dem Beutel.
thing-bonus-revalue-says = Wenn die Runde endet: eine Region aufwerten, jede nur einmal.
thing-bonus-found-says = Wenn die Runde endet: eine freie Stadt in eine Region legen und jemanden zum Preis entsenden.
thing-character-leonardo-says = Eine Figur kommt auf sein Plättchen: nach allen anderen nimmst du eine weitere Bonusaktion.
thing-character-drake-says = Zieh { $cubes } Würfel aus dem Beutel und behalte { $keep }.
thing-character-machiavelli-says = Zieh { $cards } Aktionskarten.
thing-character-gutenberg-says = Zieh eine gelbe Wertungskarte und einen Würfel aus dem Beutel.
thing-character-catherine-says = Eine neutrale Figur kommt gegenüber einer deiner ledigen, und die beiden heiraten.
thing-character-fugger-says = Nimm { $choose } Würfel deiner Wahl aus dem Beutel.
thing-character-charles-says = Nimm ein Wappen einer beliebigen Region und zieh einen Würfel.
thing-character-columbus-says = Entsende Prinz oder Prinzessin gegenüber einer fremden ledigen Figur für { $less } weniger; sie heiraten.
thing-action-city = Karte von { $city }
thing-action-city-says = Eine der oberen Aktionen, oder Prinz oder Prinzessin nach { $city } nur für den gelben Preis.
thing-action-character = Charakterkarte
thing-action-character-says = Eine der oberen Aktionen, oder ein Charakter der zwei gelben Felder für den gelben Preis.
thing-action-trade = Handelskarte
thing-action-trade-says = Eine der oberen Aktionen, oder zweimal Handel nacheinander für den gelben Preis.
thing-action-pass = Passkarte
thing-action-pass-says = Eine der oberen Aktionen, oder umsonst auf den besten freien Platz passen.
thing-action-none = Joker
thing-action-none-says = Eine beliebige der vier Aktionen, und keine besondere.
thing-scoring-says = Gibt Punkte, wenn du sie nach einer Runde spielst. Höchstens zwei bleiben für später.
thing-good-black-says = Schwarze Würfel bezahlen Prinzen.
thing-good-white-says = Weiße Würfel bezahlen Prinzessinnen.
thing-good-yellow-says = Gelbe Würfel bezahlen die Sonderaktionen der Karten.
thing-good-blue-says = Blaue Würfel bezahlen Charaktere.
thing-good-pink-says = Zwei rosa Würfel stehen für einen beliebigen; allein bezahlen sie Plätze der Passleiste.
thing-star = Stern
thing-star-says = Ein Kind der Hochzeit steht hier und zählt als Figur der Region.
thing-ship = Schiff
thing-ship-says = Einer teilt ihre Würfel in zwei Teile, der andere wählt.
thing-mooring-large = Großer Liegeplatz
thing-mooring-large-says = Für den, der zuerst kommt: er wählt, wenn ein anderer anlegt.
thing-mooring-small = Kleiner Liegeplatz
thing-mooring-small-says = Für den, der als Zweiter kommt: er teilt sofort die Würfel.
thing-deck = Stapel
thing-deck-says = Aktionskarten, verdeckt. Ist er leer, werden die abgelegten gemischt.
thing-discards = Ablage
thing-discards-says = Gespielte Aktionskarten, offen für alle. Ist der Stapel leer, werden sie gemischt.
thing-pile = Wertungskarten
thing-pile-says = Gelbe Wertungskarten, verdeckt. Gespielte bleiben aus dem Spiel.
thing-bag = Beutel
thing-bag-says = Daraus werden Würfel gezogen, und was man bezahlt, kommt wieder hinein.
thing-neutrals = Neutrale Figuren
thing-neutrals-says = Rosa Figuren, die niemandem gehören; Katharina vermählt deine ledigen mit ihnen.
thing-figures = Vorrat
thing-figures-says = Figuren des Hauses, die nirgends stehen. Ohne sie kann niemand entsandt werden.
thing-hand = Aktionskarten
thing-hand-says = Wie viele ein Haus hält; welche, weiß nur es selbst.
thing-green = Grüne Wertungskarten
thing-green-says = Am Anfang verteilt. Sie geben Punkte für je zwei von dem, was sie zählen.
thing-yellow = Gelbe Wertungskarten
thing-yellow-says = Unterwegs gewonnen, bei Hochzeiten und durch Bonusaktionen.
thing-books = Bücher
thing-books-says = Verdeckt aus Städten genommen; nur der Besitzer darf hineinsehen.
thing-book = Buch
thing-book-says = Karten, ein Handel oder eine Entsendung im Zug; Punkte oder ein Wappen am Ende.
thing-score = Punkte
thing-score-says = Die meisten nach drei Runden gewinnen; bei Gleichstand, wer mehr Würfel hat.
number-large = großer Platz: wählt
number-small = kleiner Platz: teilt
