# Die erste Lektion. Ein Text hat höchstens 25 Wörter, ein Grund (-why) 45; -no hört, wer etwas anderes versucht.
first-title = Deine erste Partie Village
first-cover-1 = Du führst eine Familie in einem kleinen Dorf: Eltern, Kinder und Enkel.
first-cover-2 = In jedem Zug nimmst du einen Würfel und tust, was sein Ort bietet: Ernte, Handwerk, Markt, Reise, Rat oder Kirche.
first-cover-3 = { first-win-1 } Alle sterben einmal; es zählt, wofür man sich an sie erinnert.

# Was man danach sagen können sollte.
first-win-1 = Wer am Ende das meiste Prestige hat, gewinnt.
first-win-2 = Prestige bringen Kunden und Städte, Rat und Kirche und die Namen in der Chronik.
first-win-3 = Arbeit kostet Zeit, und Zeit kostet Leben: Ist die Chronik voll oder das letzte Grab, endet das Spiel.

first-cube = Jeder Zug beginnt mit einem Würfel. Nimm dir hier einen, beim Handwerk. Er gehört dir, und sein Ort gibt dir Arbeit.
first-cube-why = Würfel sind dein Geld: Orange ist Geschick, Grün Überzeugungskraft, Braun Glaube, Rosa Wissen. Die Farbe zählt später; woher du ihn nimmst, bestimmt, was du jetzt tust.
first-cube-no = Später. Diese Lektion beginnt beim Handwerk, mit einem der hellen Würfel.
first-train = Stell eine Ware her. Schick jemanden in die Bibliothek: Lernen kostet 2 Zeit, und wer lernt, bleibt dort.
first-train-why = Deine vier Ältesten stehen auf dem Hof. Wer ein Handwerk lernt, lebt von da an in der Werkstatt und kann dort wieder arbeiten, ohne neu zu lernen.
first-train-no = Eine andere Werkstatt ginge auch, aber ein Kunde will, was die Bibliothek macht.
first-scroll = Nun wird gearbeitet. Für 2 weitere Zeit hast du eine Schriftrolle. Die nächste kostet nur noch 2 Zeit.
first-scroll-why = Eine Ware, die jemand von dir herstellt, kostet Zeit. Eine gekaufte kostet Würfel oder Getreide und braucht niemanden in der Werkstatt.
first-scroll-no = Man könnte es dabei lassen, aber nach der Lehre mach gleich die Schriftrolle.
first-time = Arbeit kostet Zeit. Deine Sanduhr ging 4 Schritte um den Hof; nach zehn kommt sie zur Brücke.
first-time-why = Alle haben ihre eigene Sanduhr, und die Züge warten nicht auf sie: Wer wenig Zeit ausgibt, lebt länger, aber schafft weniger.
first-others = Auch die anderen ziehen. Beide nahmen einen schwarzen Würfel, die Pest: Er ist nichts wert und kostet 2 Zeit.
first-others-why = Mechthild und Ranulf sind Bots. Sie nehmen wie du je einen Würfel, bis keiner mehr liegt; dann ist die Runde vorbei.

first-harvest = Du bist wieder dran. Nimm einen Würfel bei der Ernte, grün oder rosa, wie du magst.
first-harvest-why = Der schwarze gäbe dieselbe Arbeit, aber er ist gleich wieder weg und kostet 2 Zeit. Man darf auch einen Würfel nehmen und die Arbeit lassen.
first-harvest-no = Eins nach dem anderen: erst Getreide, von der Ernte.
first-reap = Bring sie ein. Wer jemanden auf dem Hof hat, bekommt 2 Säcke Getreide, und das kostet keine Zeit.
first-reap-why = Mit Pflug und Pferd bringt eine Ernte 3 Säcke, mit Pflug und Ochse 4. Auf einen Hof passen fünf.
first-reap-no = Der Würfel gehört dir; lass das Getreide nicht auf dem Feld.
first-customer = Kunden wollen Waren. Dieser verlangt eine Schriftrolle und einen Sack und ist 2 Prestige wert.
first-customer-why = Nur Kunden an den vier Ständen kann man bedienen. Die in der Schlange darunter rücken nach einem Markttag auf.

first-again = Nun etwas für unterwegs. Nimm noch einen Würfel beim Handwerk.
first-again-why = Einen Ort kann man immer wieder nutzen, solange dort ein Würfel liegt. Ist der letzte weg, ist er für diese Runde geschlossen.
first-again-no = Noch nicht: Du wirst einen Wagen brauchen, und den macht das Handwerk.
first-wainwright = Ein Wagen führt aus dem Dorf hinaus. Schick jemanden in die Lehre zur Wagnerei, für 2 Zeit.
first-wainwright-why = Jede Werkstatt macht ihre Ware: Wagen, Pferd oder Ochse, Schriftrolle, Pflug. Die Mühle braucht niemanden; sie macht aus Getreide Münzen.
first-wainwright-no = Eine gute Idee für eine andere Partie. Für die Reise brauchst du einen Wagen.
first-wagon = Und 2 weitere für den Wagen. Sieh dann auf deine Sanduhr: Die Brücke ist nah.
first-wagon-why = Acht von zehn Schritten sind dann vorbei. Zeit wird nie verweigert: Man kann sie immer zahlen, und sie hat immer ihren Preis.
first-wagon-no = Ohne Wagen reist niemand: Bau ihn jetzt.
first-bridge = Das ist die Brücke. Jedes Mal, wenn deine Sanduhr sie überquert, stirbt jemand aus deiner Familie.
first-bridge-why = Das ist keine Strafe. Bei allen wird immerzu gestorben; eine gute Familie sorgt dafür, dass es am richtigen Ort geschieht.

first-church = Überqueren wir sie mit Absicht. Nimm den braunen Würfel bei der Kirche.
first-church-why = Die Aktion der Kirche legt jemanden von dir in den schwarzen Beutel. Von dort kommt man in die Kirche, wenn am Ende der Runde Messe ist.
first-church-no = Erst die Kirche: Ihr brauner Würfel hilft dir auch auf der Straße.
first-give = Gib jemanden der Kirche. Ein brauner Würfel, Glaube, würde reichen; zahl aber 3 Zeit und überquere die Brücke.
first-give-why = Vieles kann man auf zwei Arten bezahlen. Würfel sind schnell, Zeit ist immer da. Deine braunen Würfel brauchst du für eine Straße.
first-give-no = Behalte den braunen Würfel für die Reise und zahle mit Zeit.
first-bury = Die Ältesten gehen zuerst. Du wählst, wer: jemand aus der Bibliothek oder aus der Wagnerei?
first-bury-why = Vier von dir gehören zur Generation 1, und jemand davon muss gehen. Im schwarzen Beutel ist man sicher. Wo man stirbt, dafür bleibt man in Erinnerung.
first-bury-no = Auf dem Hof bliebe man als Bauer in Erinnerung. Nimm fürs Erste eine Werkstatt.
first-chronicle = Man wird sich erinnern. In der Chronik bringen 3 Namen deiner Familie 4 Prestige, 4 bringen 7 und 5 bringen 12.
first-chronicle-why = Jede Laufbahn hat ihre Spalte: Handwerk, Reise, Rat, Kirche und Hof. Es zählt nur, wie viele Namen deine sind, gleich wo.
first-graves = Ist eine Spalte voll, kommt der Nächste mit diesem Beruf in ein namenloses Grab und ist nichts wert.
first-graves-why = Das ist der Wettlauf in diesem Spiel: rechtzeitig zu sterben, solange noch Platz ist. Auch Mechthild hat inzwischen jemanden verloren.

first-family = Eine Familie braucht Kinder. Nimm den Würfel bei der Familie.
first-family-why = Sieben von dir sind noch nicht geboren: drei der zweiten Generation, dann zwei und zwei. Ohne sie ist bald niemand mehr da, der arbeitet.
first-family-no = Dein Hof ist fast leer: Denk erst an die Kinder.
first-child = Willkommen! Ein Kind der zweiten Generation kommt auf den Hof. Die Ältesten sterben zuerst, die Jungen haben also Zeit.
first-child-why = Statt einer Geburt darf man jemanden heimrufen, aus einer Werkstatt, einer Stadt, dem Rat oder der Kirche. Der Platz dort ist dann verloren.
first-child-no = Lass die anderen, wo sie sind: Ein Kind ist jetzt mehr wert.

first-market = Du hast eine Schriftrolle und Getreide. Nimm einen Würfel beim Markt, und es ist Markttag.
first-market-why = Markttag ist, sobald jemand hier einen Würfel nimmt, und alle dürfen verkaufen. Wer ihn eröffnet, verkauft zuerst, und das kostet nichts.
first-market-no = Auch Mechthild hat eine Schriftrolle. Sei vor ihr auf dem Markt.
first-sell = Bediene diesen: Schriftrolle und ein Sack gehen, 2 Prestige bleiben dir. Ein Sack ist noch für die Messe da.
first-sell-why = Kunden behält man, und sie zählen am Ende. Wer Pferde, Pflüge oder Wagen will, ist bis zu 6 wert.
first-sell-no = Auch der will eine Schriftrolle, aber dann bliebe nichts mehr für den anderen.
first-sales = Nun die anderen. Jeder Verkauf außer deinem ersten kostet einen grünen Würfel und 1 Zeit. Mechthild hat verkauft und mit einer Münze bezahlt.
first-sales-why = Der Reihe nach dürfen alle verkaufen, bis alle gepasst haben. Eine Münze ersetzt einen Würfel jeder Farbe und ist 1 Prestige wert, wenn sie übrig bleibt.

first-council = Ranulf sitzt nun im Rat. Eine Stufe kostet Zeit und 2 grüne Würfel oder eine Schriftrolle; jede gibt ein Privileg.
first-council-why = Mit der ersten Stufe beginnst du die nächste Runde, die zweite gibt zwei Würfel, die dritte eine Ware, die vierte für eine Münze 3 Prestige. Am Ende zählen sie 0, 2, 4 und 6.
first-travel = Dein Wagen steht bereit. Nimm den braunen Würfel bei der Reise.
first-travel-why = Der Würfel zählt sofort: Mit ihm hast du drei braune, und die Straße verlangt zwei.
first-travel-no = Die Würfel gehen aus, und mit ihnen die Runde. Reise, solange es geht.
first-road = Auf nach Aubrac! Eine Reise kostet 2 Zeit, deinen Wagen und 2 Würfel in der Farbe der Straße.
first-road-why = Zwei Straßen führen aus dem Dorf, andere von Stadt zu Stadt. Wer unterwegs ist, reist von dort weiter; auf der Straße kommt niemand zurück.
first-road-no = Diese Straße verlangt andere Würfel oder nimmt dem Hof das Kind. Schick jemand Älteres nach Aubrac.
first-pay = Zahl mit zwei braunen Würfeln. Deine Münze könnte einen ersetzen, aber bald ist Messe.
first-pay-why = Münzen können dreierlei: Sie ersetzen jeden Würfel, sie holen jemanden aus dem schwarzen Beutel, und was am Ende übrig ist, bringt je 1 Prestige.
first-pay-no = Behalte die Münze: Du siehst gleich, wofür.
first-city = Dein Fähnchen weht in Aubrac: 3 Prestige sofort. Am Ende zählt, wie viele Städte es sind, bis zu 18.
first-city-why = Eine Stadt ist 1 wert, zwei sind 3 wert, dann 6, 10, 14 und 18. Den Lohn in der Stadt selbst gibt es einmal, beim ersten Besuch.

first-mass = Kein Würfel liegt mehr: Die Runde ist vorbei, und es ist Messe. Vier Figuren verlassen den schwarzen Beutel.
first-mass-why = Im Beutel sind vier Mönche und alle, die der Kirche gegeben wurden: aus jeder Familie jemand. Mönche kommen zurück, die anderen ans erste Fenster.
first-ransom = Verlass dich nicht auf den Zufall. Für deine Münze kommt jemand von dir sicher heraus.
first-ransom-why = Jede Familie wird einmal gefragt und darf so viele auslösen, wie sie Münzen hat. Was dann noch fehlt, wird blind gezogen.
first-ransom-no = Zufall heißt: vier Mönche gegen dich. Zahl diesmal die Münze.
first-promote = Ein Fenster weiter. Es kostet deinen letzten Sack und ist am Ende mehr wert.
first-promote-why = Die Fenster sind am Ende 2, 3, 4 und 6 wert. Dorthin aufzurücken kostet 1, dann 2, dann 4 Säcke.
first-promote-no = Das Getreide läge nur herum: Bei der Messe nützt es am meisten.
first-majority = Die meisten in der Kirche? Mechthild hat so viele wie du, und ebenso weit. Also bekommt ihr beide 2 Prestige.
first-majority-why = Bei jeder Messe gehen 2 Prestige an die Familie mit den meisten Leuten an den Fenstern. Bei Gleichstand zählt, wer am weitesten links steht.

first-score = Du hast bisher 11 Prestige. { first-win-1 }
first-score-why = Manches Prestige gehört dir sofort, wie in Aubrac und bei der Messe; der Rest wird am Ende gezählt. Der Lorbeer auf deinem Hof zeigt beides zusammen.
first-ways = Merk dir drei Wege. { first-win-2 }
first-ways-why = Auf dem Markt verkaufen; Plätze in Städten, Rat und Kirche besetzen; und fünf von dir in die Chronik bringen. Wer gewinnt, kann meist zwei davon gut.
first-end = Und achte auf die Uhr. { first-win-3 }
first-end-why = Bei drei Familien hat die Chronik zwölf Plätze, und es gibt sechs Gräber. Ist eins von beiden voll, haben die anderen noch einen Zug; dann kommt eine letzte Messe.
first-free = Die nächste Runde gehört dir. Spiel von hier aus weiter gegen zwei Pagen, oder komm wieder, wann du magst.
first-free-why = Pagen sind die schwächsten Bots. Alles auf dem Plan erklärt sich selbst, wenn du darauf zeigst, und die Regeln sind einen Klick entfernt.
