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
sign-passed = { $name } hat sich zurückgezogen
sign-founded = Gegründet: { $region }
sign-unfounded = Noch nicht gegründet
sign-on-leonardo = { $name } ist bei Leonardo
sign-region-says = { $region }: Erster { $first } Punkte, Zweiter { $second }, alle Kronen { $crowns }
sign-leads-first = { $name } hat hier die Mehrheit
sign-leads-second = { $name } ist hier Zweiter
sign-leads-crowns = { $name } ist in jeder Kronenstadt

sign-pass = Rückzug
sign-for-nothing = gratis
sign-bonuses = Dann eine Gunst
sign-bonus-points = { $points } Punkte
sign-bonus-card = eine Karte
sign-bonus-scoring = eine Wertungskarte
sign-bonus-goods = { $cubes } Würfel, behalte { $keep }
sign-bonus-shield = ein Wappen, ein Würfel
sign-bonus-revalue = Region aufwerten
sign-bonus-found = freie Stadt gründen
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
sign-power-leonardo = später eine Gunst
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
sign-special-pass = Rückzug

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
sign-withdrawn = zurückgezogen
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
