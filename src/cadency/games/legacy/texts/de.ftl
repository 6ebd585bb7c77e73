### Legacy. Nomen stehen wie mitten im Satz; was in einer Variablen nach einem Bindestrich steht, ist eine Form eines Nomens.

game-legacy = Legacy
game-legacy-about = Eine bis vier Familien des alten Frankreich heiraten, bekommen Kinder und steigen auf, durch drei Generationen.
option-edition = Ausgabe
option-edition-about = Zwei Spielregeln erzählen dieses Spiel und weichen an acht Stellen ab.
option-edition-fr = französisch
option-edition-fr-about = Zusatzsteine kommen zufällig; ein gewünschtes Geschlecht kostet Reputation, ein Unternehmen Ansehen.
option-edition-de = deutsch
option-edition-de-about = Zusatzsteine werden gewählt; ein gewünschtes Geschlecht kostet Ansehen, ein Unternehmen Reputation.
option-variant = Spiel für einen
option-variant-about = Was man allein spielt; für mehrere ist es immer das gewöhnliche Spiel.
option-variant-standard = gewöhnlich
option-variant-standard-about = Eine Familie wächst nach unten, und die Auslage der Freunde schließt Aktionen.
option-variant-inheritance = Erbschaft
option-variant-inheritance-about = Du suchst deine Vorfahren, und neun Hinweise sind zu lösen.

## Freunde

friend-abigail = Abigail
friend-adele = Adele
friend-agnieszka = Agnieszka
friend-aleksandr = Aleksandr
friend-alessandro = Alessandro
friend-angelique = Angelique
friend-ann = Ann
friend-ariane = Ariane
friend-aylin = Aylin
friend-baptiste = Baptiste
friend-beatrijs = Beatrijs
friend-bernadette = Bernadette
friend-bianca = Bianca
friend-camille = Camille
friend-carlos = Carlos
friend-claire = Claire
friend-constant = Constant
friend-cornelis = Cornelis
friend-david = David
friend-diego = Diego
friend-dmitri = Dmitri
friend-dorothea = Dorothea
friend-elif = Elif
friend-emir = Emir
friend-erich = Erich
friend-eustachy = Eustachy
friend-evgenia = Evgenia
friend-fabrizio = Fabrizio
friend-fehmi = Fehmi
friend-friedrich = Friedrich
friend-george = George
friend-gertrude = Gertrude
friend-ginevra = Ginevra
friend-gregor = Gregor
friend-hans-heinrich = Hans Heinrich
friend-hendrik = Hendrik
friend-henrietta = Henrietta
friend-ignacio = Ignacio
friend-ines = Inés
friend-isabella = Isabella
friend-jadwiga = Jadwiga
friend-jan = Jan
friend-jozef = Józef
friend-katherine = Katherine
friend-katya = Katya
friend-laurent = Laurent
friend-leonid = Leonid
friend-lorenzo = Lorenzo
friend-lucienne = Lucienne
friend-lucrezia = Lucrezia
friend-manuel = Manuel
friend-margarethe = Margarethe
friend-maria = Maria
friend-michael = Michael
friend-miranda = Miranda
friend-nancy = Nancy
friend-nathalie = Nathalie
friend-nicolas = Nicolas
friend-otto = Otto
friend-patrick = Patrick
friend-paulina = Paulina
friend-pierre = Pierre
friend-pieter = Pieter
friend-robert = Robert
friend-roger = Roger
friend-rowena = Rowena
friend-saskia = Saskia
friend-selim = Selim
friend-sonja = Sonja
friend-sophie = Sophie
friend-stanislaw = Stanisław
friend-teresa = Teresa
friend-thomas = Thomas
friend-vera = Vera
friend-vittorio = Vittorio

## Nationen und Berufe

nation-american = amerikanisch
nation-dutch = niederländisch
nation-english = englisch
nation-french = französisch
nation-italian = italienisch
nation-polish = polnisch
nation-prussian = preußisch
nation-russian = russisch
nation-spanish = spanisch
nation-turkish = türkisch
profession-artist = Künstler
profession-aristocrat = Aristokrat
profession-scientist = Wissenschaftler
profession-craftsman = Handwerker
profession-diplomat = Diplomat
profession-none = ohne Beruf

## Kinderkarten

child-girl = Mädchen
    .a = ein Mädchen
child-beauty = Schönheit
    .a = ein Mädchen, die Schönheit
child-gossip = Klatschbase
    .a = ein Mädchen, die Klatschbase
child-smile = Hübsches Lächeln
    .a = ein Mädchen, Hübsches Lächeln
child-twin-girl = Zwillingsmädchen
    .a = ein Zwillingsmädchen
child-boy = Junge
    .a = einen Jungen
child-brave = Mutig
    .a = einen Jungen, Mutig
child-charming = Stattlich
    .a = einen Jungen, Stattlich
child-don-juan = Don Juan
    .a = einen Jungen, Don Juan
child-healthy = Gesund
    .a = einen Jungen, Gesund
child-twin-boy = Zwillingsjunge
    .a = einen Zwillingsjungen
child-complication = Komplikation
    .a = eine Komplikation

## Aktionen und Besitz

action-title = Titel erwerben
action-mansion = Herrenhaus erwerben
action-venture = Unternehmen gründen
action-contribution = zum Gemeinwohl beitragen
action-doctor = Fruchtbarkeitsarzt holen
action-mission = Aufgabe annehmen
action-birth = Kinder bekommen
action-money = Freunde um Geld bitten
action-socialise = Kontakte knüpfen
holding-title = Titel
holding-mansion = Herrenhaus
holding-venture = Unternehmen
holding-contribution = Beitrag
colour-green = grün
colour-orange = orange
colour-red = rot
colour-blue = hellblau
colour-yellow = gelb
head-blue = blaue
head-green = grüne
head-orange = orangefarbene
head-red = rote
side-matriarch = Stammmutter
side-patriarch = Stammvater

## Titel und Beiträge

title-bailiff = Vogt
title-baron = Baron
title-chancellor = Kanzler
title-count = Graf
title-duke = Herzog
title-knight = Ritter
title-marquis = Marquis
title-peer = Pair
title-viscount = Vicomte
contribution-almshouse = Armenhaus
contribution-ballet = Ballett bei Hofe
contribution-bridge = Brücke
contribution-garden = öffentlicher Garten
contribution-hospital = Hospital
contribution-library = Bibliothek
contribution-monument = Denkmal
contribution-school = Schule
contribution-theatre = Theater
card-bailiff = { title-bailiff }
card-baron = { title-baron }
card-chancellor = { title-chancellor }
card-count = { title-count }
card-duke = { title-duke }
card-knight = { title-knight }
card-marquis = { title-marquis }
card-peer = { title-peer }
card-viscount = { title-viscount }
card-almshouse = { contribution-almshouse }
card-ballet = { contribution-ballet }
card-bridge = { contribution-bridge }
card-garden = { contribution-garden }
card-hospital = { contribution-hospital }
card-library = { contribution-library }
card-monument = { contribution-monument }
card-school = { contribution-school }
card-theatre = { contribution-theatre }
card-mansion = { holding-mansion }
card-venture = { holding-venture }

## Aufgaben, Förderer und Hinweise

mission-academy = Eine Akademie
mission-congress = Ein Kongress der Nationen
mission-court = Ein Platz bei Hofe
mission-crown = Nahe der Krone
mission-dynasty = Eine Dynastie
mission-embassy = Eine Gesandtschaft
mission-empire = Ein Reich zu stärken
mission-engine = Eine Dampfmaschine
mission-fresco = Ein Fresko für die Kathedrale
mission-guild = Eine Handwerkergilde
mission-party = Eine neue Partei
mission-revolution = Revolution liegt in der Luft
mission-salon = Ein Salon
mission-treasury = Eine volle Schatzkammer
mission-unrest = Unruhe bei Hof
mentor-franklin = Benjamin Franklin
mentor-law = John Law
mentor-montesquieu = Montesquieu
mentor-pompadour = Madame de Pompadour
mentor-rousseau = Jean-Jacques Rousseau
mentor-soufflot = Soufflot
clue-c01 = drei Vorfahren bekannt
clue-c02 = ein Preuße in der Familie
clue-c03 = ein Künstler in der Familie
clue-c04 = ein Herrenhaus
clue-c05 = drei Nationen
clue-c06 = zwei bekannte Paare
clue-c07 = ein Titel
clue-c08 = zwei Wissenschaftler
clue-c09 = ein Russe in der Familie
clue-c10 = ein Beitrag
clue-c11 = ein Unternehmen
clue-c12 = ein Diplomat in der Familie
clue-c13 = fünf Nationen
clue-c14 = drei gefundene Kinder
clue-c15 = zwei Titel

## Dinge in einer Liste

count-abigail = { friend-abigail }
    .said = { friend-abigail }
count-adele = { friend-adele }
    .said = { friend-adele }
count-agnieszka = { friend-agnieszka }
    .said = { friend-agnieszka }
count-aleksandr = { friend-aleksandr }
    .said = { friend-aleksandr }
count-alessandro = { friend-alessandro }
    .said = { friend-alessandro }
count-angelique = { friend-angelique }
    .said = { friend-angelique }
count-ann = { friend-ann }
    .said = { friend-ann }
count-ariane = { friend-ariane }
    .said = { friend-ariane }
count-aylin = { friend-aylin }
    .said = { friend-aylin }
count-baptiste = { friend-baptiste }
    .said = { friend-baptiste }
count-beatrijs = { friend-beatrijs }
    .said = { friend-beatrijs }
count-bernadette = { friend-bernadette }
    .said = { friend-bernadette }
count-bianca = { friend-bianca }
    .said = { friend-bianca }
count-camille = { friend-camille }
    .said = { friend-camille }
count-carlos = { friend-carlos }
    .said = { friend-carlos }
count-claire = { friend-claire }
    .said = { friend-claire }
count-constant = { friend-constant }
    .said = { friend-constant }
count-cornelis = { friend-cornelis }
    .said = { friend-cornelis }
count-david = { friend-david }
    .said = { friend-david }
count-diego = { friend-diego }
    .said = { friend-diego }
count-dmitri = { friend-dmitri }
    .said = { friend-dmitri }
count-dorothea = { friend-dorothea }
    .said = { friend-dorothea }
count-elif = { friend-elif }
    .said = { friend-elif }
count-emir = { friend-emir }
    .said = { friend-emir }
count-erich = { friend-erich }
    .said = { friend-erich }
count-eustachy = { friend-eustachy }
    .said = { friend-eustachy }
count-evgenia = { friend-evgenia }
    .said = { friend-evgenia }
count-fabrizio = { friend-fabrizio }
    .said = { friend-fabrizio }
count-fehmi = { friend-fehmi }
    .said = { friend-fehmi }
count-friedrich = { friend-friedrich }
    .said = { friend-friedrich }
count-george = { friend-george }
    .said = { friend-george }
count-gertrude = { friend-gertrude }
    .said = { friend-gertrude }
count-ginevra = { friend-ginevra }
    .said = { friend-ginevra }
count-gregor = { friend-gregor }
    .said = { friend-gregor }
count-hans-heinrich = { friend-hans-heinrich }
    .said = { friend-hans-heinrich }
count-hendrik = { friend-hendrik }
    .said = { friend-hendrik }
count-henrietta = { friend-henrietta }
    .said = { friend-henrietta }
count-ignacio = { friend-ignacio }
    .said = { friend-ignacio }
count-ines = { friend-ines }
    .said = { friend-ines }
count-isabella = { friend-isabella }
    .said = { friend-isabella }
count-jadwiga = { friend-jadwiga }
    .said = { friend-jadwiga }
count-jan = { friend-jan }
    .said = { friend-jan }
count-jozef = { friend-jozef }
    .said = { friend-jozef }
count-katherine = { friend-katherine }
    .said = { friend-katherine }
count-katya = { friend-katya }
    .said = { friend-katya }
count-laurent = { friend-laurent }
    .said = { friend-laurent }
count-leonid = { friend-leonid }
    .said = { friend-leonid }
count-lorenzo = { friend-lorenzo }
    .said = { friend-lorenzo }
count-lucienne = { friend-lucienne }
    .said = { friend-lucienne }
count-lucrezia = { friend-lucrezia }
    .said = { friend-lucrezia }
count-manuel = { friend-manuel }
    .said = { friend-manuel }
count-margarethe = { friend-margarethe }
    .said = { friend-margarethe }
count-maria = { friend-maria }
    .said = { friend-maria }
count-michael = { friend-michael }
    .said = { friend-michael }
count-miranda = { friend-miranda }
    .said = { friend-miranda }
count-nancy = { friend-nancy }
    .said = { friend-nancy }
count-nathalie = { friend-nathalie }
    .said = { friend-nathalie }
count-nicolas = { friend-nicolas }
    .said = { friend-nicolas }
count-otto = { friend-otto }
    .said = { friend-otto }
count-patrick = { friend-patrick }
    .said = { friend-patrick }
count-paulina = { friend-paulina }
    .said = { friend-paulina }
count-pierre = { friend-pierre }
    .said = { friend-pierre }
count-pieter = { friend-pieter }
    .said = { friend-pieter }
count-robert = { friend-robert }
    .said = { friend-robert }
count-roger = { friend-roger }
    .said = { friend-roger }
count-rowena = { friend-rowena }
    .said = { friend-rowena }
count-saskia = { friend-saskia }
    .said = { friend-saskia }
count-selim = { friend-selim }
    .said = { friend-selim }
count-sonja = { friend-sonja }
    .said = { friend-sonja }
count-sophie = { friend-sophie }
    .said = { friend-sophie }
count-stanislaw = { friend-stanislaw }
    .said = { friend-stanislaw }
count-teresa = { friend-teresa }
    .said = { friend-teresa }
count-thomas = { friend-thomas }
    .said = { friend-thomas }
count-vera = { friend-vera }
    .said = { friend-vera }
count-vittorio = { friend-vittorio }
    .said = { friend-vittorio }
count-academy = { mission-academy }
    .said = { mission-academy }
count-congress = { mission-congress }
    .said = { mission-congress }
count-court = { mission-court }
    .said = { mission-court }
count-crown = { mission-crown }
    .said = { mission-crown }
count-dynasty = { mission-dynasty }
    .said = { mission-dynasty }
count-embassy = { mission-embassy }
    .said = { mission-embassy }
count-empire = { mission-empire }
    .said = { mission-empire }
count-engine = { mission-engine }
    .said = { mission-engine }
count-fresco = { mission-fresco }
    .said = { mission-fresco }
count-guild = { mission-guild }
    .said = { mission-guild }
count-party = { mission-party }
    .said = { mission-party }
count-revolution = { mission-revolution }
    .said = { mission-revolution }
count-salon = { mission-salon }
    .said = { mission-salon }
count-treasury = { mission-treasury }
    .said = { mission-treasury }
count-unrest = { mission-unrest }
    .said = { mission-unrest }
count-c01 = { clue-c01 }
    .said = { clue-c01 }
count-c02 = { clue-c02 }
    .said = { clue-c02 }
count-c03 = { clue-c03 }
    .said = { clue-c03 }
count-c04 = { clue-c04 }
    .said = { clue-c04 }
count-c05 = { clue-c05 }
    .said = { clue-c05 }
count-c06 = { clue-c06 }
    .said = { clue-c06 }
count-c07 = { clue-c07 }
    .said = { clue-c07 }
count-c08 = { clue-c08 }
    .said = { clue-c08 }
count-c09 = { clue-c09 }
    .said = { clue-c09 }
count-c10 = { clue-c10 }
    .said = { clue-c10 }
count-c11 = { clue-c11 }
    .said = { clue-c11 }
count-c12 = { clue-c12 }
    .said = { clue-c12 }
count-c13 = { clue-c13 }
    .said = { clue-c13 }
count-c14 = { clue-c14 }
    .said = { clue-c14 }
count-c15 = { clue-c15 }
    .said = { clue-c15 }

## Teile der Texte unten

price =
    { $price ->
        [0] { "" }
       *[other] { " " }({ $price } Gold)
    }
dowry =
    { $dowry ->
        [0] { "" }
       *[other] { " " }({ $dowry } Gold Mitgift)
    }
beside =
    { $mate-count ->
        [0] { "" }
       *[other] , mit { $mate-list }
    }
person =
    { $kind ->
        [none] { "" }
       *[other] { " " }({ $child-name }{ beside })
    }

## Was gefragt wird

ask-opening-mentor = Welcher Förderer wird ausgeteilt?
ask-opening-heads = Welche Oberhäupter werden ausgeteilt?
ask-opening-side = Stammmutter oder Stammvater?
ask-opening-redraw = Diese Hand behalten oder eine andere ziehen?
ask-opening-first = Wer ist Startspieler?
ask-opening-self = Wer bist du?
ask-row-fill = Welche Freunde kommen in die Auslage?
ask-friends-source = Freunde aus der Auslage oder vom Stapel?
ask-friends-take = Nimm einen Freund aus der Auslage: noch { $left }.
ask-friends-receive = Welche Freunde werden gezogen?
ask-friends-discard = Bezahle mit einem Freund: noch { $left }.
ask-friends-trade = Freunde gegen neue ablegen?
ask-friends-visit = Wie viele Freunde nimmst du?
ask-money-ask = Um wie viel Geld bittest du?
ask-turn-act = Was tust du?
ask-wedding-whom = Für wen ist { $friend-name }?
ask-birth-parents = Welches Paar bekommt ein Kind?
ask-birth-wish = Was kommt, oder ein Mädchen, oder ein Junge?
ask-birth-draw = Welche Karte wird gezogen?
ask-birth-pick = Welche von beiden behältst du?
ask-birth-trouble = Eine Komplikation. Das Kind oder die Mutter verlieren?
ask-board-title = Welcher Titel?
ask-board-contribution = Welcher Beitrag?
ask-board-holder = Für wen ist das: { $holding-name }?
ask-board-doctor = Welches Paar geht zum Arzt?
ask-mission-draw = Welche Aufgaben werden gezogen?
ask-mission-keep = Welche Aufgabe behältst du?
ask-generation-lots = Wer bekommt welchen Zusatzstein?
ask-generation-pawn = Welchen Zusatzstein wählst du?
ask-generation-grow = Wessen Gabe oder Hochzeit kommt als Nächstes?
ask-generation-juan = Welche Frau gewinnt Don Juan?
ask-ending-mentor = Welcher Förderer wird aufgedeckt?
ask-clue-deal = Welche Hinweise werden aufgedeckt?

## Was man antworten kann

choice-skip =
    { $about ->
        [turn] Passen
        [redrawing] Diese Hand behalten
        [pleading] Um nichts bitten
        [trading] Nichts mehr ablegen
       *[other] Lassen
    }
choice-redraw = Eine andere Hand ziehen
choice-live = Auf dem Tableau: { $action-name }
choice-place = Auf dem Spielplan: { $action-name }
choice-extra = Mit einem Zusatzstein: { $action-name }
choice-wed = { $friend-name } verheiraten oder versprechen{ price }{ dowry }
choice-claim = Aufgabe einlösen: { $mission-name }
choice-member = Nummer { $member }{ person }
choice-instead = An Stelle von Nummer { $member }{ person }
choice-become = Du bist { $whom-name }
choice-wish =
    { $sex ->
        [any] Was kommt
        [girl] Ein Mädchen
       *[boy] Einen Jungen
    }
choice-plead =
    { $size ->
        [small] Ein wenig
        [middle] Mehr, für Reputation
       *[large] Am meisten, für Reputation und einen Freund
    }
choice-visit =
    { $size ->
        [two] Zwei Freunde nehmen
        [three] Drei Freunde nehmen
       *[other] Einen Freund nehmen
    }
choice-take = { $friend-name } nehmen
choice-discard = { $friend-name } ablegen
choice-source =
    { $source ->
        [row] Aus der Auslage
       *[deck] Vom Stapel
    }
choice-acquire = Titel: { $title-name }
choice-give = Beitrag: { $contribution-name }
choice-undertake = Aufgabe behalten: { $mission-name }
choice-keep = Behalten: { $child-a }
choice-lose =
    { $whom ->
        [child] Das Kind verlieren
       *[mother] Die Mutter verlieren
    }
choice-side = Als { $side-name } spielen
choice-colour = Den Stein in { $colour-name }
choice-begin = { $seat } beginnt
choice-born = Geboren: { $child-name }
whom-nathalie = { friend-nathalie }
whom-patrick = { friend-patrick }

## Was geschah

event-headed = { log-did } das Oberhaupt der Familie bekommen: { $head-name }.
event-founded = { log-did } gewählt: { $side-name }.
event-mentored = { log-did } einen Förderer bekommen: { $mentor-name }.
event-redrew = { log-did } eine andere erste Hand gezogen.
event-began = { log-did } die Startspielerkarte bekommen.
event-round = Runde { $round }. { log-did } begonnen.
event-filled = Neu in der Auslage: { $friends-row }.
event-shuffled = Die abgelegten Freunde wurden zu einem neuen Stapel gemischt.
event-took = { log-did } genommen: { $friends-list }.
event-drew = { log-did } Freunde vom Stapel gezogen: { $count }.
event-got = { log-did } gezogen: { $friends-list }.
event-discarded = { log-did } { $friend-name } abgelegt.
event-swept = { log-did } die Auslage geräumt.
event-placed =
    { $pawn ->
        [extra] { log-did } einen Zusatzstein gesetzt: { $action-name }.
       *[own] { log-did } einen Stein gesetzt: { $action-name }.
    }
event-passed = { log-did } gepasst.
event-wed = { log-did } Hochzeit mit { $friend-name } gefeiert.
event-promised = { log-did } ein Kind mit { $friend-name } verlobt.
event-married = { log-did } ein Versprechen gehalten: Hochzeit mit { $friend-name }.
event-born = { log-did } { $child-a } bekommen.
event-unborn = { log-did } kein Kind bekommen: Es war keine Karte übrig.
event-spared = { log-did } eine Komplikation ignoriert.
event-trouble = { log-did } eine Komplikation gezogen.
event-lost =
    { $whom ->
        [child] { log-did } das Kind verloren.
       *[mother] { log-did } die Mutter verloren.
    }
event-passed-over = { log-did } { $child-a } abgelehnt.
what-gold = Gold
what-income = Einkommen
what-prestige = Ansehen
what-honour = Reputation
event-gained =
    { $sign ->
        [less] { log-did } { $amount } { $what-name } verloren.
       *[more] { log-did } { $amount } { $what-name } gewonnen.
    }
event-pawned = { log-did } einen Zusatzstein bekommen: { $colour-name }.
event-asked = { log-did } { $gold } Gold von Freunden bekommen.
event-held =
    { $holding ->
        [mansion] { log-did } ein Herrenhaus erworben.
        [venture] { log-did } ein Unternehmen gegründet.
       *[other] { log-did } erworben: { $card-name } ({ $holding-name }).
    }
event-drawn = { log-did } Aufgaben gezogen: { $missions-row }.
event-undertook = { log-did } eine Aufgabe angenommen: { $mission-name }.
event-sealed = { log-did } eine Aufgabe unter dem Förderer versiegelt.
event-claimed = { log-did } eine Aufgabe eingelöst: { $mission-name }.
event-paid = { log-did } { $gold } Gold Einkommen bekommen.
event-grew = { log-did } Nummer { $member } erwachsen werden sehen.
event-prestige = { log-did } Ansehen in Reputation verwandelt: { $points }.
event-children = { log-did } für Kinder gewertet: { $points }.
event-extinct = { log-did } kein Kind hinterlassen: Die Familie ist erloschen.
event-generation = Generation { $generation } begann.
event-revealed = { log-did } einen Förderer aufgedeckt: { $mentor-name }.
event-became = Erbe ist { $friend-name }.
event-found = { log-did } herausgefunden, wer Nummer { $member } war: { $friend-name }.
event-hinted = Neue Hinweise: { $clues-row }.
event-solved = Ein Hinweis wurde gelöst: { $clue-name }.
event-over =
    { $cause ->
        [extinct] Keine Familie ist übrig.
        [solved] Alle Hinweise sind gelöst.
       *[played] Die dritte Generation ist vorbei.
    }

## Wie es endete

end-played = Drei Generationen sind vergangen.
end-extinct = Keine Familie hat überlebt.
end-solved = Jeder Hinweis ist gelöst: Die Erbschaft gehört dir.

## Warum nicht

why-no-pawn = Du hast keinen Stein mehr.
why-no-extra-pawn = Du hast keinen Zusatzstein dieser Farbe.
why-not-done = Was diese Aufgabe verlangt, ist nicht getan.
why-nobody-to-marry = Es gibt niemanden zu verheiraten, oder die Hochzeit kostet zu viel.
why-no-couple = Kein Paar hat dafür Platz.
why-nobody-there = Nirgends ist ein Freund übrig.
why-occupied = Diese Aktion wurde in dieser Runde schon genutzt.
why-closed-by-row = Ein Freund in der Auslage schließt diese Aktion.
why-none-left = Davon ist nichts übrig.
why-nobody-lacks = Alle, die es haben könnten, haben eines.
why-gold-short = Du hast nicht genug Gold.
why-friends-short = Du hast nicht genug Freunde auf der Hand.
why-sealed-full = Zwei Aufgaben liegen schon unter deinem Förderer.
why-not-in-order = Freunde nimmt man der Reihe nach: Dieser ist vorbei, oder es kommen zu wenige danach.
why-alike = Jemand, der genau gleich ist, wird angeboten.
why-other-generation = Diese Person gehört zu einer anderen Generation.
why-dead = Dieses Mitglied ist tot.
why-promised = Dieses Kind ist schon versprochen.
why-married = Diese Person ist verheiratet.
why-same-sex = Hier heiraten nur Mann und Frau.
why-not-you = Keine Aktion betrifft dich und deine Eltern.
why-known = Dieser Vorfahr ist schon bekannt.
why-other-sex = Dieser Vorfahr hat das andere Geschlecht.
why-holds-one = Davon ist schon eines da.
why-by-her-husband = Ein Paar wird nach dem Mann benannt.
why-no-spouse = Nur Paare haben Kinder.
why-infertile = Dieses Paar kann keine Kinder haben.
why-no-room = Dieses Paar hat für so viele Kinder keinen Platz.

## Die Abrechnung

score-prestige = Ansehen am Ende der Generationen
score-children = Kinder
score-missions = Aufgaben
score-deeds = Hochzeiten, Beiträge und Kosten
score-mentor = Hauptziel des Förderers
score-goals = Kleinere Ziele des Förderers
score-nations = Nationen der Vorfahren
score-trades = Aristokraten und Handwerker
score-clues = Offene Hinweise
score-hand = Freunde auf der Hand
score-esteem = Ansehen

## Warum eine Stellung gut ist

term-honour = bisherige Ehre
term-prestige = Ansehen
term-peril = weniger Gefahr, dass die Familie ausstirbt
term-actions = kommende Aktionen
term-gold = Gold und Einkommen
term-friends = Freunde auf der Hand
term-missions = offene Aufgaben
term-mentor = die Ziele des Förderers
term-children = Kinder
term-promised = arrangierte Hochzeiten
term-coming = was gleich dazukommt
term-heritage = Nationen und Berufe der Vorfahren
term-clues = offene Hinweise
way-prestige = Ansehen
way-prestige-about = Das Ende jeder Generation macht aus Ansehen Reputation: Früh gewonnen zählt es öfter.
way-children = Kinder
way-children-about = Jedes Kind zählt einmal, am Ende der Generation, in der es geboren ist.
way-goals = Die Ziele
way-goals-about = Aufgaben einlösen, sobald sie erfüllt sind, und die Ziele des Förderers im Auge behalten.
way-missions = Aufgaben
way-missions-about = Aufgaben einlösen, sobald sie erfüllt sind.
way-forebears = Vorfahren
way-forebears-about = Eltern finden, deren Nation und Beruf passen, und keinen Hinweis offen lassen.

## Fehler einer Wertedatei

fault-nothing-to-do = Auslage und Steine müssen mindestens eins sein
fault-edition-amiss = eine Ausgabe kostet Reputation oder Ansehen und entfernt Freunde, die es gibt
fault-removed-amiss = nur Freunde und Aufgaben, die es gibt, können fehlen
fault-actions-amiss = das sind keine Aktionen des Spielplans
fault-generation-amiss = die Generation ist 1, 2 oder 3
fault-effect-amiss = eine Wirkung hat ein unbekanntes Wort
fault-need-amiss = eine Bedingung hat ein unbekanntes Wort
fault-colour-unknown = es gibt keinen Zusatzstein dieser Farbe
fault-person-amiss = Geschlecht, Nation oder Beruf ist unbekannt
fault-either-or = eine Karte hat Kosten oder Mitgift, Einkommen oder Freunde, Ansehen oder Schande
fault-yes-or-no = das ist 1 für ja oder 0 für nein
fault-sex-amiss = eine Kinderkarte hat das falsche Geschlecht

## Auf dem Bildschirm

honour = Reputation
gold = Gold
income = Einkommen
prestige = Ansehen
pawns = Steine
extras = Zusatzsteine
short-extras = Zusatz
cards = Freunde
children = Kinder
missions = Aufgaben
sealed = versiegelt
mentor = Förderer
family = Familie
families = Familien
forebears = Vorfahren
row = Auslage
hand = Hand
deck = Stapel
town = Spielplan
home = eigenes Tableau
clues = Hinweise
goals = Ziele
houses = Häuser
closed = geschlossen
taken = benutzt
left = noch { $count }
nobody = niemand
unknown = unbekannt
you = du
extinct = erloschen
round-number = Generation { $generation }, Runde { $round } von { $rounds }
menu-marry = heiraten
menu-claim = einlösen
menu-else = oder
short-title = Titel
short-mansion = Herrenhaus
short-venture = Unternehmen
short-contribution = Beitrag
short-doctor = Arzt
short-mission = Aufgabe
short-birth = Kinder
short-money = Geld
short-socialise = Freunde
legend = ★ Reputation ♔ Ansehen ⊕ Einkommen ¤ Gold ☺ Freunde ♙ Zusatzstein · ∞ verheiratet ✉ versprochen † tot ✦ eine Gabe wartet · ♛ Titel ⌂ Herrenhaus ⚓ Unternehmen ✿ Beitrag
legend-forebears = ★ Reputation ♔ Ansehen ⊕ Einkommen ¤ Gold ☺ Freunde ♙ Zusatzstein · ↑3 Eltern von 3 ↓ Kind ∞ verheiratet (?) unbekannt · ♛ Titel ⌂ Herrenhaus ⚓ Unternehmen ✿ Beitrag
if-others = falls { $need }
effect-pawn = ♙ { $colour-name }
effect-draw = ☺+{ $count } vom Stapel
effect-money = um Geld bitten
effect-sweep = neue Auslage, ☺+1
effect-trade = Freunde tauschen
effect-seal = eine Aufgabe versiegeln
effect-keep = zählt als { $profession-name }
effect-boon-money = um Geld bitten ¤+{ $count }
effect-boon-social = Kontakte ☺+{ $count }
effect-boon-mansion = Herrenhäuser ¤{ $count } billiger
effect-boon-public = Beiträge ¤{ $count } billiger
effect-boon-deck = Freunde aus Auslage oder Stapel
effect-others-gold = andere ¤−{ $count }
effect-others-honour = andere ★−{ $count }
effect-others-prestige = andere ♔−{ $count }
effect-others-friend = andere ☺−{ $count }
effect-free = ohne Stein
effect-births = { $count } Kinder
effect-pick = Wahl aus 2 Kindern
need-profession = { $profession-name }: { $least }
need-nation = { $nation-name }: { $least }
need-nations = Nationen: { $least }
need-professions = Berufe: { $least }
need-couples = Paare: { $least }
need-children = Kinder: { $least }
need-born = neue Kinder: { $least }
need-titles = Titel: { $least }
need-mansions = Herrenhäuser: { $least }
need-ventures = Unternehmen: { $least }
need-contributions = Beiträge: { $least }
need-income = Einkommen: { $least }
need-prestige = Ansehen: { $least }
need-gold = Gold: { $least }
need-hand = Freunde auf der Hand: { $least }
need-arranged = versprochen: { $least }
need-arranged-profession = { $profession-name } versprochen: { $least }
need-third = { $profession-name } in Generation III: { $least }
need-knowns = bekannte Vorfahren: { $least }
