### Wörter auf dem Brett von Legacy. Schilder sind kurz: sie müssen auf ein kleines Stück Papier passen.

sign-board = Der Tisch von Legacy
sign-map = Familie und Stadt
sign-tree-of = Die Familie von { $name }
sign-hand-of = Die Freunde von { $name }
sign-tree-place = Baum
sign-town-place = Stadt
sign-hand-place = Hand
sign-salon-place = Salon
sign-houses-place = Häuser
sign-goals-place = Ziele
sign-you = du
sign-first = Startspieler
sign-house-label = Haus zum Turnierkragen
sign-house-crescent = Haus zum Halbmond
sign-house-mullet = Haus zum Stern
sign-house-martlet = Haus zur Merlette
sign-arms-label = der Turnierkragen
sign-arms-crescent = der Halbmond
sign-arms-mullet = der Stern
sign-arms-martlet = die Merlette

## Leisten

sign-track-honour = Reputation
sign-track-money = Gold
sign-track-income = Einkommen
sign-track-prestige = Ansehen
sign-score = { $name }: { $points } Reputation

## Was man tun kann

sign-marry = Heiraten
sign-marry-says = oder später
sign-marry-says-inheritance = wer war es?
sign-birth = Ein Kind
sign-money = Geld erbitten
sign-socialise = Einladen
sign-title = Titel
sign-doctor = Arzt
sign-mansion = Herrenhaus
sign-venture = Unternehmen
sign-mission = Aufgabe
sign-contribution = Beitrag
sign-on-offer =
    { $count ->
        [0] keiner mehr
        [one] { $count } zur Wahl
       *[other] { $count } zur Wahl
    }
sign-left = noch { $count }
sign-used = In dieser Runde benutzt von { $name }
sign-closed-by = Von der Auslage gesperrt: { $profession }

## Freunde

sign-hand = Deine Hand
sign-hand-other = Auf der Hand
sign-hand-says =
    { $count ->
        [0] kein Freund
        [one] ein Freund
       *[other] { $count } Freunde
    }
sign-salon = Der Salon
sign-salon-says =
    { $count ->
        [0] niemand ist da
        [one] ein Freund zum Kennenlernen
       *[other] { $count } Freunde zum Kennenlernen
    }
sign-deck = { $count } im Stapel
sign-hidden =
    { $count ->
        [one] und einer, den niemand gesehen hat
       *[other] und { $count }, die niemand gesehen hat
    }

sign-nation-american =
    { $sex ->
        [woman] Amerikanerin
       *[man] Amerikaner
    }
sign-nation-dutch =
    { $sex ->
        [woman] Niederländerin
       *[man] Niederländer
    }
sign-nation-english =
    { $sex ->
        [woman] Engländerin
       *[man] Engländer
    }
sign-nation-french =
    { $sex ->
        [woman] Französin
       *[man] Franzose
    }
sign-nation-italian =
    { $sex ->
        [woman] Italienerin
       *[man] Italiener
    }
sign-nation-polish =
    { $sex ->
        [woman] Polin
       *[man] Pole
    }
sign-nation-prussian =
    { $sex ->
        [woman] Preußin
       *[man] Preuße
    }
sign-nation-russian =
    { $sex ->
        [woman] Russin
       *[man] Russe
    }
sign-nation-spanish =
    { $sex ->
        [woman] Spanierin
       *[man] Spanier
    }
sign-nation-turkish =
    { $sex ->
        [woman] Türkin
       *[man] Türke
    }
sign-round = Runde { $round } von { $rounds } in dieser Generation
sign-cradle = { $count } Karten im Kinderstapel

## Ziele

sign-mentor = Förderer
sign-mission-open = Aufgabe, offen
sign-sealed =
    { $count ->
        [one] eine Aufgabe versiegelt
       *[other] { $count } Aufgaben versiegelt
    }
sign-clue-open = zu finden
sign-clue-solved = gefunden
sign-offer = eine bleibt
sign-pawns = Deine Steine
sign-pawns-of = Steine
sign-pawn-count =
    { $count ->
        [0] kein Stein
        [one] ein Stein
       *[other] { $count } Steine
    }
sign-supply = Zusatzsteine im Vorrat
sign-trouble =
    { $count ->
        [one] eine Komplikation
       *[other] { $count } Komplikationen
    }
sign-extinct = erloschen
sign-boon-money = Freunde geben mehr Geld
sign-boon-social = ein Freund mehr im Salon
sign-boon-mansion = Herrenhäuser kosten weniger
sign-boon-public = Beiträge kosten weniger
sign-boon-deck = Freunde auch vom Stapel

sign-many-artist = { $least ->
    [one] Künstler
   *[other] Künstler
    }
sign-many-aristocrat = { $least ->
    [one] Aristokrat
   *[other] Aristokraten
    }
sign-many-scientist = { $least ->
    [one] Wissenschaftler
   *[other] Wissenschaftler
    }
sign-many-craftsman = { $least ->
    [one] Handwerker
   *[other] Handwerker
    }
sign-many-diplomat = { $least ->
    [one] Diplomat
   *[other] Diplomaten
    }
sign-need-profession = { $least } { $of }
sign-need-nation = { $least } Mal { $of }
sign-need-nations = { $least } Nationen
sign-need-professions = { $least } Berufe
sign-need-couples =
    { $least ->
        [one] { $least } Paar
       *[other] { $least } Paare
    }
sign-need-children = { $least } Kinder
sign-need-born = { $least } in III geboren
sign-need-titles = { $least } Titel
sign-need-mansions =
    { $least ->
        [one] { $least } Herrenhaus
       *[other] { $least } Herrenhäuser
    }
sign-need-ventures = { $least } Unternehmen
sign-need-contributions =
    { $least ->
        [one] { $least } Beitrag
       *[other] { $least } Beiträge
    }
sign-need-income = Einkommen von { $least }
sign-need-prestige = Ansehen von { $least }
sign-need-gold = { $least } Gold
sign-need-hand = { $least } Freunde auf der Hand
sign-need-arranged =
    { $least ->
        [one] ein Versprechen offen
       *[other] { $least } Versprechen offen
    }
sign-need-arranged-of = { $least } { $of } versprochen
sign-need-third = { $least } in III verheiratet
sign-need-third-of = { $least } { $of } in III verheiratet
sign-need-knowns = { $least } Vorfahren bekannt

## Die Chronik

story-house-label = Das Haus zum Turnierkragen
story-house-crescent = Das Haus zum Halbmond
story-house-mullet = Das Haus zum Stern
story-house-martlet = Das Haus zur Merlette
story-subtitle = seine Chronik durch drei Generationen
story-subtitle-short = seine Chronik, so weit sie reicht
story-generation = Generation { $roman }
story-played =
    { $seats ->
        [one] Legacy, allein gespielt
       *[other] Legacy zu { $seats }
    }
story-on = , { $date }
story-and = { $first } und { $last }
story-from-american = aus Amerika
story-from-dutch = aus Holland
story-from-english = aus England
story-from-french = aus Frankreich
story-from-italian = aus Italien
story-from-polish = aus Polen
story-from-prussian = aus Preußen
story-from-russian = aus Russland
story-from-spanish = aus Spanien
story-from-turkish = aus der Türkei
story-who-artist =
    { $sex ->
        [woman] Künstlerin { $from }
       *[man] Künstler { $from }
    }
story-who-aristocrat =
    { $sex ->
        [woman] Aristokratin { $from }
       *[man] Aristokrat { $from }
    }
story-who-scientist =
    { $sex ->
        [woman] Gelehrte { $from }
       *[man] Gelehrter { $from }
    }
story-who-craftsman =
    { $sex ->
        [woman] Handwerkerin { $from }
       *[man] Handwerker { $from }
    }
story-who-diplomat =
    { $sex ->
        [woman] Diplomatin { $from }
       *[man] Diplomat { $from }
    }
story-who-none =
    { $sex ->
        [woman] Dame { $from }
       *[man] Herr { $from }
    }
story-founder =
    { $sex ->
        [woman] { $name } war die Erste dieses Hauses, und alle darin stammen von ihr ab.
       *[man] { $name } war der Erste dieses Hauses, und alle darin stammen von ihm ab.
    }
story-wed-1 = { $name } und { $mate }, { $who }, heirateten.
story-wed-2 =
    { $sex ->
        [woman] { $name } gab das Jawort; { $mate }, { $who }, gab es zurück.
       *[man] { $name } gab das Jawort; { $mate }, { $who }, gab es zurück.
    }
story-wed-3 = { $name } wählte gut: { $mate }, { $who }.
story-wed-children-1 = { $name } und { $mate }, { $who }, heirateten und bekamen { $children }.
story-wed-children-2 = { $mate }, { $who }, und { $name } hatten { $children }.
story-wed-children-3 = { $name } und { $mate }, { $who }, zogen { $children } groß.
story-first = { $name } und { $mate }, { $who }, heirateten; sie starb jung.
story-first-children = { $name } und { $mate }, { $who }, bekamen { $children }; sie sah ihr jüngstes Kind nicht mehr groß werden.
story-again = Danach heirateten { $name } und { $mate }, { $who }.
story-again-children = Danach heirateten { $name } und { $mate }, { $who }, und bekamen { $children }.
story-alone-children =
    { $sex ->
        [woman] { $name } zog { $children } allein groß.
       *[man] { $name } verlor früh seine Frau und zog { $children } allein groß.
    }
story-lost =
    { $sex ->
        [woman] { $name } sah ihr jüngstes Kind nicht mehr groß werden.
       *[man] { $name } sah sein jüngstes Kind nicht mehr groß werden.
    }
story-single-1 =
    { $sex ->
        [woman] { $name } blieb frei.
       *[man] { $name } blieb frei.
    }
story-single-2 = { $name } heiratete nie und las alles.
story-single-3 = { $name } hütete das Haus und seine Schlüssel.
story-title = Der Titel { $title } fiel an { $name }.
story-mansion = { $name } baute ein großes Haus.
story-venture = { $name } rüstete Schiffe aus.
story-gift-almshouse = Die Stadt verdankt { $name } ihr Armenhaus.
story-gift-ballet = { $name } schenkte dem Hof ein Ballett.
story-gift-bridge = Die Brücke über den Fluss heißt nach { $name }.
story-gift-garden = { $name } öffnete allen einen Garten.
story-gift-hospital = { $name } gründete das Hospital.
story-gift-library = { $name } füllte der Stadt eine Bibliothek.
story-gift-monument = Das Denkmal auf dem Platz war ein Geschenk von { $name }.
story-gift-school = { $name } bezahlte eine Schule.
story-gift-theatre = { $name } baute das Theater.
story-others =
    { $count ->
        [one] Von einem weiteren erzählt nur der Baum.
       *[other] Von { $count } weiteren erzählt nur der Baum.
    }
story-children =
    { $count ->
        [one] Ein Kind steht in der letzten Reihe: { $children }.
       *[other] { $count } Kinder stehen in der letzten Reihe: { $children }.
    }
story-promised =
    { $sex ->
        [woman] { $name } und { $mate } sind einander versprochen.
       *[man] { $name } und { $mate } sind einander versprochen.
    }
story-after = Was das neue Jahrhundert aus ihnen machte, kann unsere Chronik nicht sagen.
story-extinct = Kein Kind blieb, den Namen weiterzutragen. Hier endet die Chronik.
story-whole = Die Geschichte geht weiter.
story-won = Von allen Häusern schloss dieses seine Bücher als Erstes.
story-who-we-were = Wer wir waren
story-search = was sich über eine Familie herausfinden ließ
story-self = du selbst
story-grandparents = die Großeltern
story-elders = die vor ihnen
story-around = Geschwister, Vettern und Basen
story-you = Du bist { $name }, und von hier kommst du.
story-your-parents = Deine Eltern sind { $mother } und { $father }.
story-known = Bekannt ist { $name }, { $who }.
story-pair = { $man }, { $his }, und { $woman }, { $hers }, waren ein Paar.
story-unknown =
    { $count ->
        [one] Von einer weiteren Person ist kein Name auf uns gekommen.
       *[other] Von { $count } weiteren ist kein Name auf uns gekommen.
    }
story-none-known = Aus dieser Zeit ist kein Name auf uns gekommen.
story-clues = was gefunden wurde
story-solved = Gefunden: { $clues }.
story-open = Noch zu finden: { $clues }.
story-all-solved = Nichts ist mehr zu finden: das Erbe ist deins.

## Was jedes gedruckte Ding ist, in einem Satz

gift-gold = { $count } Gold
gift-income = { $count } Einkommen
gift-prestige = { $count } Ansehen
gift-honour = { $count } Reputation
gift-friends =
    { $count ->
        [one] { $count } Freund
       *[other] { $count } Freunde
    }
gift-pawn = ein Stein ({ $colour })
gift-take = { $count } aus der Auslage
gift-draw = { $count } vom Stapel
gift-money = Geld von Freunden
gift-sweep = eine neue Auslage und ein Freund
gift-trade = neue Freunde für alte
gift-seal = eine versiegelte Aufgabe
gift-keep = für immer ein { $profession }
gift-boon-money = { $count } Gold mehr von Freunden
gift-boon-social = { $count } Freund mehr beim Knüpfen
gift-boon-mansion = Herrenhäuser { $count } Gold billiger
gift-boon-public = Beiträge { $count } Gold billiger
gift-boon-deck = Freunde aus Stapel oder Auslage
gift-others-gold = { $count } Gold weniger für andere
gift-others-honour = { $count } Reputation weniger für andere
gift-others-prestige = { $count } Ansehen weniger für andere
gift-others-friend = ein Freund weniger für andere
gift-free = eine Hochzeit ohne Stein
gift-births =
    { $count ->
        [0] keine Kinder
        [one] { $count } Kind bei der Hochzeit
       *[other] { $count } Kinder bei der Hochzeit
    }
gift-pick = immer das bessere von zwei Kindern
gift-if = { $gifts }, bei { $need }
thing-friend-says = Herkunft { $nation-name }, { $profession }. Heiratet, wer ledig und vom anderen Geschlecht ist.
thing-friend-brings = Herkunft { $nation-name }, { $profession }. Bringt: { $gifts }.
thing-head = Oberhaupt der { $colour }n Familie
thing-head-says = Stammmutter oder Stammvater, mit Zusatzstein ({ $pawn }); sie hat mehr Gold, er mehr Einkommen.
thing-mentor-says = Hauptziel { $goal }; versiegelte Aufgaben öffnen { $second } und { $third }.
thing-title-says = Kostet { $price }; gibt { $gifts }.
thing-contribution-says = Kostet { $price }; gibt { $gifts }.
thing-mission-says = Verlangt: { $need }; Belohnung: { $gifts }.
thing-clue-says = Löst sich von selbst, sobald er stimmt; gibt 1 Ansehen.
thing-child-girl-says = Wird in der nächsten Generation erwachsen, kann heiraten und Kinder bekommen.
thing-child-boy-says = Wird in der nächsten Generation erwachsen, kann heiraten und Kinder bekommen.
thing-child-beauty-says = Ihre Hochzeit kostet 2 Gold weniger, aber nie weniger als nichts.
thing-child-gossip-says = Zieht beim Erwachsenwerden 2 Freunde vom Stapel.
thing-child-smile-says = Ab dem Erwachsenwerden geben Freunde 1 Gold mehr, in dieser Generation.
thing-child-twin-girl-says = Zwillinge bringen sofort ein weiteres Kind, ungeachtet der Grenze.
thing-child-brave-says = Bringt beim Erwachsenwerden 1 Reputation.
thing-child-charming-says = Bringt 2 Gold nach seiner Hochzeit.
thing-child-don-juan-says = Nimmt beim Erwachsenwerden eine Frau aus der Auslage, wenn eine da ist.
thing-child-healthy-says = Trifft nie auf eine Komplikation, wenn für ihn ein Kind gezogen wird.
thing-child-twin-boy-says = Zwillinge bringen sofort ein weiteres Kind, ungeachtet der Grenze.
thing-complication = Komplikation
thing-complication-says = Kostet das Kind oder die Mutter; solange sie liegt, gelten weitere nicht.
thing-space-title = Titel erwerben
thing-space-title-says = Einen offenen Titel wählen, bezahlen und einem Mitglied oder Paar geben.
thing-space-mansion = Herrenhaus erwerben
thing-space-mansion-says = Ein Haus für ein Mitglied oder Paar; es bringt 2 Ansehen.
thing-space-venture = Unternehmen gründen
thing-space-venture-says = Kostet Freunde und guten Namen, bringt dauernd 1 Einkommen.
thing-space-contribution = Zum Gemeinwohl beitragen
thing-space-contribution-says = Einen offenen Beitrag wählen, bezahlen und sagen, wer ihn gibt.
thing-space-doctor = Fruchtbarkeitsarzt
thing-space-doctor-says = Zwei Kinderkarten nacheinander für ein Paar mit Platz für zwei.
thing-space-mission = Aufgabe annehmen
thing-space-mission-says = Zwei ziehen, eine behalten; in der dritten Generation eine versiegeln.
thing-home-marry = Heiraten
thing-home-marry-says = Ein Freund aus der Hand heiratet jetzt oder wird einem Kind versprochen.
thing-home-birth = Kinder bekommen
thing-home-birth-says = Eine Kinderkarte für ein Paar mit Platz; ein Wunschgeschlecht kostet.
thing-home-money = Freunde um Geld bitten
thing-home-money-says = 2 Gold umsonst, mehr für Reputation, am meisten mit einem Freund.
thing-home-socialise = Kontakte knüpfen
thing-home-socialise-says = Einen Freund aus der Auslage nehmen, oder zwei oder drei für Gold.
thing-track-honour = Reputation
thing-track-honour-says = Was am Ende zählt; wer am meisten hat, gewinnt.
thing-track-prestige = Ansehen
thing-track-prestige-says = Wird am Ende jeder Generation zu ebenso viel Reputation.
thing-track-income = Einkommen
thing-track-income-says = So viel Gold am Ende jeder Runde.
thing-track-money = Gold
thing-track-money-says = Bezahlt Hochzeiten, Titel und Häuser; man kann es nie schulden.
thing-row = Die Auslage
thing-row-says = Freunde, die man kennenlernen kann; nie bleibt einer allein zurück.
thing-hand = Hand
thing-hand-says = Freunde, die nur du siehst; sie heiraten, oder man zahlt mit ihnen.
thing-deck-friends = Stapel der Freunde
thing-deck-friends-says = Füllt die Auslage; ist er leer, wird die Ablage zum Stapel.
thing-deck-missions = Stapel der Aufgaben
thing-deck-missions-says = Aufgaben mit Belohnung; zwei werden gezogen, eine behalten.
thing-pawn = Stein
thing-pawn-says = Zwei je Runde; solange einer übrig ist, muss man ziehen.
thing-extra-green = Grüner Stein
thing-extra-green-says = Ein Zusatzstein, der erwirbt ein Herrenhaus; er bleibt bis zum Ende der Generation.
thing-extra-orange = Oranger Stein
thing-extra-orange-says = Ein Zusatzstein, der gründet ein Unternehmen; er bleibt bis zum Ende der Generation.
thing-extra-red = Roter Stein
thing-extra-red-says = Ein Zusatzstein, der nimmt eine Aufgabe an; er bleibt bis zum Ende der Generation.
thing-extra-blue = Hellblauer Stein
thing-extra-blue-says = Ein Zusatzstein, der holt den Arzt; er bleibt bis zum Ende der Generation.
thing-extra-yellow = Gelber Stein
thing-extra-yellow-says = Ein Zusatzstein, der erwirbt einen Titel oder trägt bei; er bleibt bis zum Ende der Generation.
thing-deck-children = Stapel der Kinder
thing-deck-children-says = Mädchen, Jungen und Komplikationen; ein Paar hat höchstens drei Kinder.
thing-round = Runde
thing-round-says = Neun Runden: zwei, drei und vier in den drei Generationen.
thing-generation = Generation
thing-generation-says = Aktionen betreffen die Generation, die gerade gespielt wird.
thing-boon-money = Großzügige Freunde
thing-boon-money-says = Um Geld gebetene Freunde geben mehr, in dieser Generation.
thing-boon-social = Gute Gesellschaft
thing-boon-social-says = Kontakte bringen einen Freund mehr, in dieser Generation.
thing-boon-mansion = Billigere Herrenhäuser
thing-boon-mansion-says = Herrenhäuser kosten weniger Gold, in dieser Generation.
thing-boon-public = Billigere Beiträge
thing-boon-public-says = Beiträge kosten weniger Gold, in dieser Generation.
thing-boon-deck = Freunde von Freunden
thing-boon-deck-says = Freunde dürfen vom Stapel statt aus der Auslage kommen, in dieser Generation.
