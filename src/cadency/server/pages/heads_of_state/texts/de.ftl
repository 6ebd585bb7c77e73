### Die Wörter der Seiten von Heads of State.

tip-1 = Sammle die Attributkarten eines Adligen und ernenne ihn, wo ein Feld seines Ranges leer ist.
tip-2 = Oder wähle Verrat und räume Adlige der anderen ab; in die Lücke darfst du einen eigenen setzen.
tip-3 = Ist der Stapel leer, droht die Revolution: In jedem Land punkten nur die zwei mit dem meisten Einfluss.
crumb-round =
    { NUMBER($year, useGrouping: 0) }, { $round ->
        [1] erste von drei Runden
        [2] zweite von drei Runden
       *[3] dritte von drei Runden
    }
crumb-tension =
    { $deck ->
        [0] die nächste Karte ist die Revolution, 1 zu { $pile }
        [one] 1 Karte, dann { $pile } unter der Klinge
       *[other] { $deck } Karten, dann { $pile } unter der Klinge
    }
drawer-display = In der Auslage
drawer-houses = Häuser
drawer-nobles = Adlige
ledger-ranks = Ränge von sieben
others = Die anderen Häuser
notice-revolution = Revolution von { NUMBER($year, useGrouping: 0) }: { $scores }

## Die Fragen, in wenigen Worten

title-turn-begin = Nimm die erste Karte
    .sub = Attribute schaffen Adlige, Verrat tötet sie
title-draw-attribute = Zieh eine Karte
    .sub =
        { $left ->
            [one] Deine letzte Karte in diesem Zug
           *[other] { $left } Karten zu ziehen
        }
title-court-nothing = Du kannst jetzt niemanden ernennen
title-treason-nothing = Du kannst jetzt keinen Verrat ausspielen
title-treason-target = Gegen wen?
    .sub = { $cards-list }
title-limit-discard =
    { $count ->
        [one] Leg eine Karte ab
       *[other] Leg { $count } Karten ab
    }
    .sub =
        { $count ->
            [one] { $most } dürfen bleiben
           *[other] { $most } dürfen bleiben; der Reihe nach
        }
title-limit-drop =
    { $count ->
        [one] Leg eine Verratskarte ab
       *[other] Leg { $count } Verratskarten ab
    }
    .sub =
        { $count ->
            [one] { $most } dürfen bleiben
           *[other] { $most } dürfen bleiben; der Reihe nach
        }

## Die Möglichkeiten, kurz

group-row = Aus der Auslage
group-deck = Vom Stapel
group-pile = Unter der Klinge
group-sweep = Auslage abräumen
group-treason = Verrat
lead-able =
    mit { $attribute-name } kannst du { $noble-a } ernennen{ $points ->
        [0] { "" }
       *[other] : bis zu { $points } Punkte sofort
    }
lead-near = mit { $attribute-name } fehlt für { $noble-a } nur noch { $cards-list }
lead-ready = die Karten für { $noble-a } hast du; sammle für den Nächsten
lead-set = ein voller Satz Karten schafft einen Adligen
about-unseen = eine Karte, die nur du siehst
about-risk = 1 von { $pile } ist die Revolution
about-sweep = sechs neue Karten, doch du ziehst nur eine
about-treason = um fremde Adlige zu töten; dann eine Attributkarte
about-been = du warst in { $count } von { $all } Sektoren
about-reach-sure =
    { $count ->
        [one] ein Adliger in Reichweite, sicher
       *[other] { $count } Adlige in Reichweite, sicher
    }
about-reach-odds =
    { $count ->
        [one] ein Adliger in Reichweite, { $chance } von { $all }
       *[other] { $count } Adlige in Reichweite, { $chance } von { $all }
    }
about-give =
    { $count ->
        [one] eine muss weg
       *[other] { $count } müssen weg
    }
lacks = es fehlt: { $cards-list }
lacks-many = es fehlen { $count } Karten
verb-draw = Ziehen
verb-sweep = Abräumen
verb-raise = Ernennen
verb-instead = für
verb-play = Ausspielen
whose = { $noble-name } von { $name } { $sector-at }
place-points = { $sector-name } ({ $points })
list-more = { $list } und { $count } weitere

## Was eine Wahl bewirkt

fate-able = Dann kannst du { $nobles } ernennen.
fate-unable = Dann kannst du nicht mehr ernennen: { $nobles }.
fate-twin =
    { $count ->
        [one] Davon hast du schon eine.
       *[other] Davon hast du schon { $count }.
    }
fate-lacks = Für { $noble-a } fehlt dann noch: { $cards-list }.
fate-unseen =
    { $deck ->
        [one] Die letzte Karte des Stapels; danach kommen die { $pile } unter der Klinge.
       *[other] Verdeckt, eine von { $deck }. Danach liegen { $pile } unter der Klinge.
    }
fate-risk = 1 von { $pile } ist die Revolution, dann wird sofort gewertet.
fate-now = Das gäbe jetzt: { $scores }.
fate-sweep = Sechs neue Karten kommen in die Auslage, und du ziehst nur eine. Die alten sechs gehen am Ende deines Zuges zurück in den Stapel.
fate-plot = Eine verdeckte Verratskarte.
fate-then-attribute = Danach ziehst du eine Attributkarte.
fate-nobody = Zurzeit ist niemand in Reichweite.
fate-reach = In Reichweite: { $list }.
fate-gone = Weg: { $cards-list }.
fate-spend = Das kostet { $cards-list }.
fate-rooms = Frei: { $places }.
fate-most = Die meisten Karten dieses Ranges, am Ende { $points } Punkte, wenn es so bleibt.
fate-most-shared = So viele Karten dieses Ranges wie { $name }, am Ende je { $points } Punkte, wenn es so bleibt.
fate-no-card = Alle zehn Karten dieses Ranges sind vergeben.
fate-first = Zuerst hier: { $points } Punkte.
fate-country = Überall { $country-at }: { $points } Punkte.
fate-chamber = Alle sieben Ränge: { $points } Punkte.
fate-influence =
    Einfluss { $country-at } { $before } → { $after }{ $place ->
        [1] , am meisten: { $points } Punkte, wenn die Klinge fällt.
        [2] , am zweitmeisten: { $points } Punkte, wenn die Klinge fällt.
       *[0] , nicht unter den ersten zwei.
    }
fate-influence-of =
    { $name } { $country-at }: Einfluss { $before } → { $after }{ $place ->
        [1] , immer noch am meisten.
        [2] , am zweitmeisten.
       *[0] , nicht unter den ersten zwei.
    }
fate-passes = Du überholst { $name }.
fate-kills = Du tötest { $noble-the }, ganz sicher.
fate-odds = { $chance } von { $all }: Du tötest { $noble-the }.
fate-fails = { $chance } von { $all }: nichts, und die Karten sind weg.
fate-heir = Du könntest ihn sofort ersetzen.
fate-no-heir = Ersetzen könntest du ihn nicht.
fate-owed =
    { $count ->
        [one] Dann musst du einen der Toten ersetzen.
       *[other] Dann musst du { $count } der Toten ersetzen.
    }
fate-end = Dein Zug endet.
fate-surplus =
    { $count ->
        [one] Davor legst du eine Karte ab.
       *[other] Davor legst du { $count } Karten ab.
    }

## Der Weg dorthin

course-about = Punkte von Zug zu Zug, nach Runden
course-of =
    { $points ->
        [one] { $name }: am Ende 1 Punkt
       *[other] { $name }: am Ende { $points } Punkte
    }
course-killed = ein Adliger wird getötet
course-spanned = ein Land ist vollständig
course-admitted = in die Adelskammer
