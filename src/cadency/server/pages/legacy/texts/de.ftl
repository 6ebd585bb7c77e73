### Worte auf den Seiten von Legacy.

tip-1 = Verheirate Freunde in die Familie: jeder bringt Einkommen, Freunde oder Ansehen, und ein Kind.
tip-2 = Setze einen Stein zu Hause oder in der Stadt: Titel, Herrenhäuser, Unternehmen und Beiträge.
tip-3 = Bekommt Kinder: eine Familie ohne Kinder erlischt. Drei Generationen entscheiden, und ein geheimer Förderer.
crumb-round = Generation { $roman }, Runde { $round } von { $rounds }
crumb-round-short = Gen. { $roman }, Runde { $round }/{ $rounds }
crumb-first = { $name } hat begonnen
crumb-last = die letzte Runde
crumb-clues =
    { $count ->
        [one] ein Hinweis ist offen
       *[other] { $count } Hinweise sind offen
    }
others = Die anderen Familien
honour-count =
    { $count ->
        [one] { $count } Reputation
       *[other] { $count } Reputation
    }
pawns-left =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
honour-points = { $points } Reputation
honour-total = Reputation
unknown-number = unbekannt ({ $number })
keep-chronicle = Die Chronik der Familie
keep-page = Die Seite behalten
chronicle-title = Die Chronik
chronicle-back = Zurück zur Abrechnung

## Fragen, in wenigen Worten

title-turn-act = Du bist dran
    .sub = Heiraten, zu Hause bleiben oder in die Stadt gehen
title-wedding-whom = Eine Hochzeit: für wen?
    .sub = Jetzt, oder ein Versprechen für ein Kind
title-birth-parents = Welches Paar?
    .sub = Es zieht eine Kinderkarte
title-birth-wish = Mädchen oder Junge?
    .sub = Ein Wunsch hat seinen Preis
title-birth-pick = Wähle das Kind
    .sub = Eines bleibt, das andere wird abgelegt
title-birth-trouble = Eine Komplikation
    .sub = Das Kind ist verloren, oder die Mutter
title-board-title = Welcher Titel?
    .sub = Sein Preis, und was er gibt
title-board-contribution = Welcher Beitrag?
    .sub = Sein Preis, und was er gibt
title-board-doctor = Welches Paar?
    .sub = Zwei Kinderkarten nacheinander
title-friends-visit = Wie viele Freunde?
    .sub = Aus der Auslage; mehr kosten Gold
title-money-ask = Wie viel Geld?
    .sub = Mehr kostet Reputation, am meisten einen Freund
title-opening-side = Stammmutter oder Stammvater?
    .sub = Wer deine Familie gründet
title-opening-redraw = Diese Hand behalten?
    .sub = Die zweite gilt
title-opening-self = Wer bist du?
    .sub = Deine Vorfahren werden gefunden
title-mission-keep = Welche Aufgabe?
    .sub = Die andere wird abgelegt
title-generation-grow = Eine neue Generation
    .sub = Wessen Gabe oder Hochzeit kommt zuerst?

## Gruppen

group-home = Zu Hause
group-town = In der Stadt
group-extra = Mit einem Zusatzstein
group-now = Eine Hochzeit jetzt
group-later = Einem Kind versprochen
group-beside = Verheiratet mit
group-instead = Dieser Vorfahr war
group-couples = Paare
group-holders = Wer es hält
group-grow = Erwachsen werden
group-wish = Der Wunsch
group-money = Freunde
group-visit = Im Salon
group-source = Freunde aus
group-child = Die Kinder
group-loss = Verlieren
group-side = Das Oberhaupt
group-self = Du
group-pawns = Ein Zusatzstein
group-hand = Deine Hand

## Knöpfe

verb-marry = Heiraten
verb-take = Nehmen
verb-discard = Abgeben
verb-claim = Einlösen
verb-acquire = Erwerben
verb-give = Geben
verb-undertake = Behalten
verb-redraw = Neu ziehen
verb-wish-any = Was kommt
verb-wish-girl = Ein Mädchen
verb-wish-boy = Ein Junge
verb-lose-child = Das Kind
verb-lose-mother = Die Mutter
verb-source-row = Die Auslage
verb-source-deck = Der Stapel
verb-side-matriarch = Stammmutter
verb-side-patriarch = Stammvater

## Was eine Wahl bewirkt

fate-gold = Gold { $before } → { $after }.
fate-income = Einkommen { $before } → { $after }.
fate-prestige = Ansehen { $before } → { $after }.
fate-cards = Freunde auf der Hand { $before } → { $after }.
fate-honour = { $points } Reputation.
fate-child = Dann wird ein Kind gezogen.
fate-waits = Die Hochzeit wartet, bis das Kind erwachsen ist.
fate-pawn = Ein Zusatzstein.

## Der Weg dorthin

course-about = Reputation von Zug zu Zug, nach Runden
course-of = { $name }: am Ende { $points } Reputation
course-wed = eine Hochzeit
course-held = ein Titel, ein Haus oder ein Beitrag
course-lost = jemand ist verloren
slide-other = Zur anderen Hälfte des Plans
slide-cards = Zu den anderen Karten
tree-window = Der Stammbaum; Pfeiltasten bewegen ihn, Plus und Minus holen ihn näher oder rücken ihn weg, 0 zeigt den ganzen Baum
tree-farther = Weiter weg
tree-closer = Näher
tree-whole = Ganzer Baum
tree-open = Die Familie von { $name } öffnen
tree-title = Familien
tree-back = Zurück zum Tisch
