aid-game = Heads of State
aid-title = Heads of State: Spielhilfe
aid-about = Zwei bis fünf Dynastien, drei Runden, drei Revolutionen. Die meisten Punkte gewinnen.
aid-foot = Nummern wie H-4.1 sind Absätze: „cadency rules heads_of_state“ und die Seite der Regeln zeigen sie. Cadency.

aid-turn = Der Zug: eine von zwei Optionen
aid-turn-1 = 1, Attribute: drei Karten ziehen, jede aus der Auslage oder vom Stapel. Dann beliebig viele Adlige ernennen.
aid-turn-2 = Oder abräumen: sechs neue Karten auslegen und eine ziehen. Im Stapel müssen sechs sein.
aid-turn-3 = 2, Verrat: eine Verratskarte und eine Attributkarte ziehen. Dann verraten und nur dort ernennen, wo jemand starb.
aid-turn-4 = Allererster Zug: nur Attributkarten.
aid-turn-5 = Am Ende: höchstens 10 Attribut- und 4 Verratskarten auf der Hand. Dann werden die Auslagen gefüllt.

aid-noble = Einen Adligen ernennen
aid-noble-1 = Satz: den Satz des Ranges abwerfen, das Plättchen auf ein Feld dieses Ranges legen, die Adelskarte nehmen.
aid-noble-2 = Kurtisane: vertritt eine Karte eines Satzes; nie bei Baron oder König.
aid-noble-3 = Als Erster im Sektor: sein Marker, so viel wie das Sechseck zeigt.
aid-noble-4 = Beide Felder: eines Sektors dürfen dir gehören.

aid-treason = Verrat
aid-treason-1 = Attentäter: einer für eine Provinz, zwei für eine Hauptstadt. Drei eigene Würfel gegen einen: er kann scheitern.
aid-treason-2 = Länderkarte: tötet in einer Provinz ihres Landes, zwei desselben Landes in der Hauptstadt. Sie scheitert nie.
aid-treason-3 = Zwei Länder: gilt als eines von beiden.
aid-treason-4 = Pflicht: von denen, die du in einem Zug tötest, musst du alle bis auf einen ersetzen.

aid-revolution = Revolution
aid-revolution-1 = Erscheint ihre Karte: anhalten und die Runde werten. Die dritte beendet das Spiel.
aid-revolution-2 = Hände: auf 6 Attribut- und 2 Verratskarten. Neue Stapel und Auslagen; dann geht der Zug weiter.

aid-score = Punkte
aid-score-1 = Einfluss der Lebenden: 2 in der Provinz, 4 in der Hauptstadt; die Hälfte unter einem lebenden höheren Rang.
aid-score-2 = Jede Runde: Britannien 8 und 3, Frankreich 10 und 2, deutsche Staaten 6 und 5, Spanien 7 und 4, für den meisten und zweitmeisten.
aid-score-3 = Ländermarker: wer in allen Sektoren einen Adligen ernannt hat, tot oder lebend; der Erste bekommt mehr.
aid-score-4 = Adelskammer: alle sieben Ränge ernannt: 16, 12, 8.
aid-score-5 = Am Ende, die meisten Adelskarten: 4, 6, 8, 10, 12, 14, 16 vom Baron bis zum König. Zwei teilen, drei bekommen nichts.

aid-mind = Leicht vergessen
aid-mind-1 = Kein Adliger wird in einem Zug zweimal benannt, und nie ein eigener.
aid-mind-2 = Adelskarten bleiben, auch wenn ihre Adligen sterben.
aid-mind-3 = Karten der Auslage werden erst nach dem Zug ersetzt.
aid-mind-4 = Allein in einem Land: nur der erste Platz.
