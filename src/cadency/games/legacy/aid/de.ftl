aid-game = Legacy
aid-title = Legacy: Spielhilfe
aid-about = Eine bis vier Familien, drei Generationen. Die meiste Reputation gewinnt.
aid-foot = Nummern wie L-4.1 sind Absätze: „cadency rules legacy“ und die Seite der Regeln zeigen sie. Cadency.

aid-turn = Der Zug
aid-turn-1 = Ein Stein: setzen und tun, was der Ort sagt, mit allen Kosten.
aid-turn-2 = Tableau: nur die zwei eigenen Steine, jede Aktion beliebig oft.
aid-turn-3 = Spielplan: jede Aktion nimmt einen Stein je Runde, einen eigenen oder einen Zusatzstein ihrer Farbe.
aid-turn-4 = Davor: eine erfüllte Aufgabe einlösen.

aid-home = Auf dem eigenen Tableau
aid-home-1 = Heiraten: ein Freund aus der Hand neben ein lediges Mitglied anderen Geschlechts. Zahlen oder erhalten; dann Einkommen, Ansehen, Wirkung und ein Kind.
aid-home-2 = Oder versprechen: ein Freund einem Kind. Bezahlt wird gleich, alles andere, wenn das Kind groß ist.
aid-home-3 = Ein Kind: für ein Paar mit weniger als dreien. Ein gewünschtes Geschlecht kostet mehr.
aid-home-4 = Freunde bitten: 2 Gold umsonst, 3 für 1 Reputation, 4 für 1 Reputation und 1 Freund.
aid-home-5 = Kontakte knüpfen: 1 Freund umsonst, 2 für 1 Gold, 3 für 2 Gold.

aid-street = Auf dem Spielplan
aid-street-1 = Titel: bezahlen, was er kostet, nehmen, was er gibt.
aid-street-2 = Herrenhaus: 3 Gold und 1 Freund für 2 Ansehen.
aid-street-3 = Unternehmen: 1 Reputation (französische Regeln: 2 Ansehen) und 2 Freunde für 1 Einkommen.
aid-street-4 = Beitrag: wie ein Titel.
aid-street-5 = Arzt: 2 Gold und 1 Freund für zwei Kinder, wenn Platz für beide ist.
aid-street-6 = Aufgabe: 1 Freund; zwei ziehen, eine behalten. In der dritten Generation wird eine unter dem Förderer versiegelt.

aid-rounds = Runden und Generationen
aid-rounds-1 = Neun Runden: zwei, drei und vier in den drei Generationen.
aid-rounds-2 = Ende einer Runde: Einkommen in Gold, nur nicht nach der neunten.
aid-rounds-3 = Ende einer Generation: Ansehen als Reputation und 1 Reputation für jedes Kind dieser Generation.
aid-rounds-4 = Ohne Kind: die Familie ist erloschen und kann nicht gewinnen.
aid-rounds-5 = Neue Generation: Kinder werden groß, versprochene Ehen geschlossen, jede Familie bekommt einen Zusatzstein.

aid-score = Das Ende
aid-score-1 = Förderer: das Hauptziel, wenn erreicht; jede versiegelte Aufgabe lässt ein kleineres Ziel zählen.
aid-score-2 = Die meiste Reputation gewinnt: dann die größere Hand, dann mehr Ansehen.

aid-mind = Leicht vergessen
aid-mind-1 = Bleibt ein einziger Freund in der Auslage, nimmt man ihn umsonst mit.
aid-mind-2 = Ein Besitz jeder Art für ein Mitglied oder Paar.
aid-mind-3 = Ein Oberhaupt stirbt nie im Kindbett.
aid-mind-4 = Zusatzsteine halten bis zum Ende der Generation.
aid-mind-5 = Reputation, Ansehen und Einkommen zahlt man auch unter null.
