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
sign-grain = Getreide
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
sign-cube = Würfel, { $colour }
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
