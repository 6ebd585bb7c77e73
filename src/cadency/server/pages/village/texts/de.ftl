### Die Wörter der Seiten von Village.

tip-1 = Nimm einen Würfel und nutze seinen Ort: Ernte, Familie, Handwerk, Markt, Reise, Rat oder Kirche.
tip-2 = Was du tust, kostet Zeit. Geht dein Marker über die Brücke, stirbt einer deiner Ältesten.
tip-3 = Wer einen Beruf hatte, bleibt in der Chronik; für die anderen bleibt nur ein namenloses Grab.
prestige-points = { $points } Prestige
farm-mine = Dein Hof
farm-others = Die anderen Höfe
farm-of = Hof von { $name }
crumb-round = Runde { $round }
crumb-first = { $name } hat begonnen
crumb-market = Markttag
crumb-mass = Messe
crumb-ending = Letzte Züge
crumb-cubes =
    { $cubes ->
        [0] kein Würfel mehr
        [one] noch 1 Würfel
       *[other] noch { $cubes } Würfel
    }
slide-other = Zur anderen Hälfte des Plans
slide-land = Land und Buch
slide-village = Dorf
legend-cubes = Was die Würfel sind
legend-cube = { $name }: { $power }
legend-coin = Münze: jeder Würfel
step-coins = Münzen
step-drawn = Vier gezogen
step-grain = Getreide
lead-harvest =
    { $gain-count ->
        [0] dann die Ernte, doch dein Speicher ist voll
       *[other] dann { $gain-list }: für Kunden, Mühle, Tiere
    }
lead-birth = dann ein Kind: eines mehr zum Aussenden
lead-birth-home = dann ein Kind, oder jemand kommt heim
lead-home = dann rufst du jemanden heim
lead-crafts = dann eine Ware, oder Getreide zu Münzen mahlen
lead-crafts-good = dann { $good-a } machen; ein Kunde zahlt dafür { $points }
lead-crafts-customer = dann eine Ware; Kunden zahlen bis zu { $points }
lead-market-sell = dann verkaufst du zuerst: ein Kunde zahlt { $points }
lead-market-nothing = dann Markttag, doch du hast nichts dafür
lead-travel = dann eine Reise: { $city-name } bringt { $gain-list }
lead-travel-seen = dann eine Reise, wo du schon warst
lead-rise =
    dann Ratsstufe { $level } mit ihrem Privileg{ $points ->
        [0] { "" }
       *[other] ; am Ende { $points }
    }
lead-use = dann ein Privileg des Rats
lead-church = dann jemand in die Kirche: { $least } bis { $most } Punkte
lead-with = { $what } (nur mit { $cubes-list })
lead-nothing =
    { $why }: { $kept ->
        [all] nur der Würfel bleibt dir
        [some] nur der Würfel bleibt dir (Pest: nichts)
       *[none] ein Pestwürfel bringt hier nichts
    }
lack-home = niemand ist zu Hause
lack-family = alle sind geboren und zu Hause
lack-crafts = niemand zum Arbeiten, nichts zum Bezahlen
lack-wagon = noch kein Wagen
lack-road = noch nicht genug für eine Straße
lack-step = noch nicht genug für einen Sitz
about-harvest = Getreide für den Speicher
about-family = ein Kind, oder jemand kommt heim
about-crafts = eine Ware oder Münzen
about-market = Markttag, der erste Verkauf ist frei
about-travel = eine Reise in eine Stadt
about-council = ein Sitz oder ein Privileg
about-church = jemand von dir wartet auf einen Platz in der Kirche
about-well = jeder Ort, für drei gleiche Würfel
about-mill = zwei Münzen
about-bag = aus dem Beutel vor dem Ziehen
about-stables = ein Pferd oder ein Ochse
about-seen = dort warst du schon
about-level = Rat, Stufe { $level }
about-then-privilege = danach ihr Privileg
about-privilege = Privileg { $level }
about-privilege-1 = du beginnst die nächste Runde
about-privilege-2 = zwei Würfel nach Wahl
about-privilege-3 = eine Ware nach Wahl
about-privilege-4 = Prestige für eine Münze
about-window = Zu Fenster { $window }
about-chronicle = ein Platz in der Chronik
about-grave = ein namenloses Grab
about-birth = Geburt
about-newborn = jemand mehr auf deinem Hof
about-home = Heimrufen
about-recall = zurück auf den Hof
verb-act = Dorthin
verb-reap = Ernten
verb-bear = Ein Kind bekommen
verb-train = Ausbilden
verb-make = Herstellen
verb-make-horse = Pferd züchten
verb-make-ox = Ochsen züchten
verb-buy = Kaufen
verb-buy-horse = Pferd kaufen
verb-buy-ox = Ochsen kaufen
verb-grind = Mahlen
verb-serve = Bedienen
verb-use = Nutzen
verb-ransom = Auslösen
verb-promote = Aufrücken
verb-bury = Begraben
fate-plague = Einen Pestwürfel behältst du nicht.
fate-time = Zeit { $before } → { $after }.
fate-bridge = Zeit { $before } → { $after }, über die Brücke.
fate-dies = Am Ende deines Zuges stirbt jemand aus deiner Generation { $generation }: { $places }.
fate-death =
    Jemand aus deiner Generation { $generation } stirbt { $career ->
        [crafts] im Handwerk
        [travel] auf Reisen
        [council] im Rat
        [church] in der Kirche
       *[farm] auf dem Hof
    } { $where ->
        [chronicle] und kommt in die Chronik.
        [grave] und kommt in ein anonymes Grab.
       *[nowhere] und wird vergessen.
    }
fate-points = { $points } Prestige.
fate-gain = Du bekommst { $things }.
fate-spend = Du gibst { $things }.
total = Prestige
course-about = Prestige von Zug zu Zug, nach Runden
course-remembered = ein Tod, der in der Chronik steht
course-forgotten = ein Tod ohne Namen
course-of = { $name }: am Ende { $points } Prestige
