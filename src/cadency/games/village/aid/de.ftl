aid-game = Village
aid-title = Village: Spielhilfe
aid-about = Zwei bis vier Familien durchleben vier Generationen. Das meiste Prestige gewinnt.
aid-foot = Nummern wie V-4.1 sind Absätze: „cadency rules village“ und die Seite der Regeln zeigen sie. Cadency.

aid-turn = Der Zug
aid-turn-1 = Einen Würfel nehmen: von einem Aktionsfeld; er gehört dir und bezahlt später.
aid-turn-2 = Pestwürfel: er geht sofort zurück und kostet 2 Zeit.
aid-turn-3 = Dann handeln: die Aktion des Feldes ist erlaubt. Der Markt findet immer statt.
aid-turn-4 = Oder der Brunnen: drei Würfel einer Farbe abgeben und eine beliebige Aktion machen, ohne Würfel.
aid-turn-5 = Letzter Würfel weg: der Zug endet, dann folgen die Messe und eine neue Runde.

aid-actions = Die sieben Aktionen
aid-actions-1 = Ernte: 2 Getreide mit einem Mitglied zu Hause; 3 mit Pferd und Pflug, 4 mit Ochse und Pflug. Der Speicher fasst 5.
aid-actions-2 = Familie: ein Kind kommt, oder ein Mitglied kehrt heim.
aid-actions-3 = Handwerk: eine Ware für Zeit herstellen (erst ausbilden) oder für Würfel oder Getreide kaufen. Mühle: 2 Getreide und 2 Zeit für 2 Münzen.
aid-actions-4 = Markt: einen Kunden frei bedienen; dann reihum alle für 1 grünen und 1 Zeit. Wer nicht verkauft, scheidet aus.
aid-actions-5 = Reise: eine Straße für 2 Zeit, 1 Wagen und zwei Würfel ihrer Farbe. Der erste Besuch bringt den Lohn der Stadt.
aid-actions-6 = Rat: eintreten oder eine Stufe steigen, für Zeit und 2 grüne oder eine Schriftrolle; dann ein Vorrecht bis zu dieser Stufe. Oder nur eines nutzen.
aid-actions-7 = Kirche: ein Mitglied in den schwarzen Beutel, für 1 braunen oder 3 Zeit.

aid-time = Zeit und Tod
aid-time-1 = Zeit: zehn Felder im Kreis. Sie lässt sich immer bezahlen.
aid-time-2 = Über die Brücke: am Ende des Zuges stirbt ein Mitglied, am Markttag sofort.
aid-time-3 = Wer stirbt: die niedrigste Generation; unter Gleichen wählst du. Ungeborene und der schwarze Beutel sind sicher.
aid-time-4 = Chronik: wenn die Laufbahn Platz hat. Sonst ein Grab, das nichts zählt.

aid-mass = Die Messe
aid-mass-1 = Vier Figuren verlassen den Beutel: eigene für je 1 Münze, der Rest nach Los. Mönche gehen zurück.
aid-mass-2 = Aufrücken: 1, 2 und 4 Getreide für die Schritte nach links.
aid-mass-3 = Die meisten in den Fenstern: 2 Prestige.

aid-score = Ende und Wertung
aid-score-1 = Das Ende: der letzte Platz der Chronik oder das letzte Grab. Alle anderen ziehen noch einmal, dann die letzte Messe.
aid-score-2 = Städte: 1, 3, 6, 10, 14, 18 für eine bis sechs.
aid-score-3 = Rat: 0, 2, 4, 6 je nach Stufe.
aid-score-4 = Kirche: 2, 3, 4, 6 je nach Fenster.
aid-score-5 = Chronik: 4, 7, 12 für drei, vier, fünf Mitglieder.
aid-score-6 = Kunden: was auf ihnen steht. Münzen: je 1.

aid-mind = Leicht vergessen
aid-mind-1 = Eine Münze steht für einen beliebigen Würfel.
aid-mind-2 = Wer ein Handwerk gelernt hat, braucht keine neue Ausbildung.
aid-mind-3 = Kein Brunnen mehr, wenn der letzte Würfel weg ist.
aid-mind-4 = Gleichstand: mehr Kunden, dann mehr Lebende.
