aid-game = Dynasties
aid-title = Dynasties: Spielhilfe
aid-about = Drei bis fünf Häuser, drei Runden. Einer teilt, der andere wählt. Die meisten Punkte gewinnen.
aid-foot = Nummern wie D-3.2 sind Absätze: „cadency rules dynasties“ und die Seite der Regeln zeigen sie. Cadency.

aid-turn = Der Zug: eines davon
aid-turn-1 = Eine Karte spielen: für eine der zwei Grundaktionen oder für die Sonderaktion unten.
aid-turn-2 = Eine Karte abwerfen: und ein Würfelchen aus dem Beutel ziehen.
aid-turn-3 = Ein Buch nutzen: ein Kartenbuch beendet den Zug nicht.
aid-turn-4 = Passen: eine Figur auf die Passleiste; kein Zug mehr in dieser Runde.

aid-actions = Die Grundaktionen
aid-actions-1 = Handel: eine Figur auf ein Schiff, zuerst der große Platz. Sind beide besetzt, teilt der kleine in zwei Teile, der große wählt.
aid-actions-2 = Prinz: die schwarzen Würfelchen des Platzes zahlen; die Stadt gibt, was ihr Symbol sagt.
aid-actions-3 = Prinzessin: ebenso mit weißen. Niemand hat beide Plätze einer Stadt.
aid-actions-4 = Person: die blauen Würfelchen ihres Platzes zahlen; jede dient einmal je Runde.
aid-actions-5 = Sonderaktion: kostet 1 gelbes. Ein Platz der Stadt ohne seinen Preis, zweimal handeln oder eine gelbe Person. Passen ist frei.

aid-city = Was eine Stadt gibt
aid-city-1 = Punkte: 2 Punkte.
aid-city-2 = Anker: ein Würfelchen aus dem Beutel.
aid-city-3 = Buch: das oberste Buch, verdeckt.
aid-city-4 = Krone: jetzt nichts; am Ende Punkte für alle Kronen einer Region.

aid-wedding = Die Hochzeit
aid-wedding-1 = Wann: sobald beide Plätze einer Stadt besetzt sind.
aid-wedding-2 = Mitgift: der kleine Platz wirft drei Würfel und legt einen beiseite; der große nimmt den einen oder die zwei, zuerst.
aid-wedding-3 = Seiten: Kind, Wappen, 3 Punkte, 2 Würfelchen, eine Aktionskarte, eine gelbe Wertungskarte.

aid-round = Das Ende einer Runde
aid-round-1 = Passen: die oberen Plätze kosten 3, 2, 1, 1 rosa, der große nichts. Eine Karte bleibt.
aid-round-2 = Schiffe: wer allein darauf steht, nimmt 2 Würfelchen.
aid-round-3 = Bonus: in der Reihenfolge der Leiste nimmt jeder einen; der Vorderste beginnt die nächste Runde.
aid-round-4 = Ledige: 4 auf einem großen Platz, 2 auf einem kleinen; nach der zweiten Runde 6 und 3, dann ins Kloster, außer für je 1 rosa.
aid-round-5 = Wertungskarten: beliebig viele spielen, höchstens zwei behalten.

aid-score = Nach der dritten Runde
aid-score-1 = Regionen: Figuren, Kinder, Wappen und Bücher mit dem Wappen; erster und zweiter Platz laut Plättchen.
aid-score-2 = Kronen: eine Figur in jeder Kronenstadt einer Region.
aid-score-3 = Bücher: die mit 3 Punkten.
aid-score-4 = Gleichstand: mehr Würfelchen.

aid-mind = Leicht vergessen
aid-mind-1 = Zwei rosa Würfelchen stehen für eines jeder anderen Farbe.
aid-mind-2 = Wer gepasst hat, teilt, wählt und bekommt weiterhin.
aid-mind-3 = Beide Figuren auf einem Schiff von dir: 2 Würfelchen, der Rest in den Beutel.
aid-mind-4 = Ist der erste Platz geteilt, hat niemand den zweiten.
