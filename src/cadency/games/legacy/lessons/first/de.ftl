# Die erste Lektion. Ein Text hat höchstens 25 Wörter, ein Grund (-why) 45; -no hört, wer etwas anderes versucht.
first-title = Deine erste Partie Legacy
first-cover-1 = Du gründest eine Familie im alten Frankreich und führst ihre Kinder und Enkel.
first-cover-2 = In jedem Zug setzt du einen Stein: um zu heiraten, Kinder zu bekommen, Freunde zu finden, Geld zu beschaffen oder aufzusteigen.
first-cover-3 = { first-win-1 } Gold und Freunde sind nur der Weg dahin.

# Was man danach sagen können sollte.
first-win-1 = Nach drei Generationen gewinnt die Familie mit der meisten Reputation.
first-win-2 = Endet eine Generation, bringt dein Ansehen ebenso viel Reputation, und jedes Kind aus ihr 1 dazu.
first-win-3 = Auch Aufgaben, Beiträge und die Ziele des Förderers bringen Reputation; doch wer eine Generation ohne Kind beendet, scheidet aus.

first-head = Das bist du, der Stammvater einer neuen Familie. Am Stammbaum unter dir wachsen deine Kinder und deren Kinder heran.
first-head-why = Auch eine Stammmutter könnte die Familie führen: Sie beginnt mit mehr Gold und weniger Einkommen. Deine Karte gab dir außerdem einen Zusatzstein, einen roten.
first-hand = Das sind deine Freunde, und nur du siehst sie. Sie heiraten in deine Familie ein, oder du bezahlst mit ihnen.
first-hand-why = Eine Karte zeigt die Nation, meist einen Beruf und was die Hochzeit bringt: Gold, das man zahlt oder bekommt, Einkommen oder neue Freunde, und Ansehen.
first-bride = Eine Familie beginnt mit einer Hochzeit. Heirate Ginevra, eine Aristokratin: Sie bringt 3 Gold Mitgift und 1 Ansehen mit.
first-bride-why = Frauen bringen meist eine Mitgift; Männer kosten meist Gold und bringen mehr Ansehen. Eine Hochzeit braucht einen der zwei Steine, die du in jeder Runde hast.
first-bride-no = Noch nicht. Erst eine Hochzeit, und Ginevras Beruf wirst du bald brauchen.
first-girl = Ein Mädchen! Zu jeder Hochzeit gehört eine Kinderkarte, und jedes Kind bringt am Ende der Generation 1 Reputation.
first-girl-why = Ein Paar hat höchstens drei Kinder. Manche Karten sind Komplikationen: Dann verlierst du das Kind oder seine Mutter. Oberhäupter sterben nie.
first-prestige = Du hast 1 Ansehen. Es bleibt dir, und am Ende jeder Generation bringt es dir ebenso viel Reputation.
first-prestige-why = Ansehen zählt also am meisten, wenn es früh kommt: dreimal, wenn du es jetzt gewinnst, nur einmal in der letzten Generation.
first-pawn = Auch Apolline hat geheiratet. Man setzt einen Stein je Zug und zwei je Runde; der rote kommt noch dazu.
first-pawn-why = Zusatzsteine gehen in die Stadt, jede Farbe an ihren Ort, und warten bis zum Ende der Generation. Apolline ist ein Bot; ihrer ist grün und erwirbt ein Herrenhaus.

first-mission = Setz den roten Stein. Er nimmt eine Aufgabe an: Zwei werden gezogen, eine behältst du.
first-mission-why = An jedem Ort der Stadt ist je Runde nur Platz für einen Stein, den ersten. Auch dein eigener dürfte dorthin, aber der hat Besseres zu tun.
first-mission-no = Behalte deinen eigenen Stein: Rot kann nur Aufgaben annehmen und fängt an.
first-price = Eine Aufgabe kostet einen Freund. Auf wen verzichtest du, auf Elif oder Fabrizio?
first-price-why = Mit wem du bezahlst, der wird abgelegt. Jeder Freund auf deiner Hand ist beides: eine künftige Hochzeit oder der Preis für etwas.
first-price-no = Behalte die anderen für spätere Hochzeiten. Gib Elif oder Fabrizio her.
first-court = Die ist schon halb erfüllt. Zwei Aristokraten in der Familie bringen 8 Reputation, und Ginevra zählt dazu.
first-court-why = Aufgaben verlangen Berufe, Nationen, Titel, Einkommen und anderes. Alle sehen deine. Du löst sie in deinem Zug ein, sobald alles stimmt.
first-court-no = So viel Gold, das dauert lange. Behalte die Aufgabe, die halb erfüllt ist.

first-socialise = Du brauchst einen zweiten Aristokraten. Drück „Einladen“ und sieh, wen man kennenlernen kann.
first-socialise-why = Zu Hause heiratest du, bekommst Kinder, bittest um Geld und knüpfst Kontakte, so oft du Steine hast. Diese vier Orte nimmt dir niemand weg.
first-socialise-no = Such erst den Aristokraten, den deine Aufgabe verlangt.
first-visit = Fünf Freunde stehen im Salon. Einer ist umsonst; zwei würden 1 Gold kosten, drei 2 Gold.
first-visit-why = Nie bleibt ein Freund allein zurück: Wer nur einen übrig lässt, nimmt ihn umsonst dazu. Dann kommen fünf neue.
first-visit-no = Einer genügt: Dein Gold brauchst du für eine Hochzeit.
first-take = Robert ist Aristokrat. Nimm ihn: Er wird deine Tochter heiraten.
first-take-why = Seine Hochzeit kostet 3 Gold und bringt 2 Ansehen. Was unten auf einer Karte steht, kommt dazu; bei Robert nur, wenn noch jemand aus England zur Familie gehört.
first-take-no = Gute Gesellschaft, aber nur Robert ist Aristokrat.
first-income = Die Runde ist vorbei. Dein Einkommen kam als Gold herein, und deine zwei Steine sind zurück.
first-income-why = Einkommen gibt es nach jeder Runde, nur nicht nach der letzten; Titel, Unternehmen und manche Ehepartner erhöhen es. Apolline hat mit ihrem grünen Stein ein Herrenhaus erworben, für 2 Ansehen.

first-others = Apolline war zuerst da und hat einen Titel erworben. Dort steht ihr Stein; in dieser Runde ist der Ort vergeben.
first-others-why = Die Startspielerkarte wandert: Nächstes Mal bist du zuerst dran. Ihr Titel, Graf, kostete 4 Gold und 2 Freunde und brachte 2 Ansehen und 1 Einkommen.
first-arrange = Deine Tochter ist ein Kind, aber man kann sie versprechen. Drück Robert: Die 3 Gold zahlst du jetzt, geheiratet wird später.
first-arrange-why = Wer versprochen ist, gehört sofort zur Familie, und deine Aufgabe zählt ihn mit. Ansehen und alles andere bringt er erst mit der Hochzeit.
first-arrange-no = Erst Robert: Er ist der zweite Aristokrat.
first-promised = Robert wartet neben deiner Tochter. Ist sie erwachsen, heiraten die beiden von selbst, und du brauchst keinen Stein dafür.
first-promised-why = Dazu sind arrangierte Ehen gut: Die neue Generation beginnt mit einem Paar, meist sogar mit einem Kind. Dafür zahlst du lange, bevor du etwas bekommst.
first-claim = Zwei Aristokraten: Deine Aufgabe ist erfüllt. Lös sie ein, bevor du handelst, und 8 Reputation gehören dir.
first-claim-why = Einlösen braucht keinen Stein, und dein Zug geht weiter. Die Karte wird abgelegt, außer sie sagt, dass man sie behält.
first-claim-no = Erst die 8 Reputation: Sie kosten nichts, nicht einmal deinen Zug.

first-birth = Dein letzter Stein in dieser Generation. Drück „Ein Kind“: Ein zweites bringt 1 Reputation und später eine Hochzeit mehr.
first-birth-why = Du wählst ein Paar, das Platz hat, und ziehst eine Karte. Der Arzt in der Stadt zieht zwei, für 2 Gold und 1 Freund.
first-birth-no = Ein zweites Kind ist jetzt mehr wert. Drück „Ein Kind“.
first-wish = Mädchen oder Junge? Ein Wunsch kostet 1 Reputation. Töchter heiraten Männer, die mehr Ansehen bringen, Söhne Frauen mit Mitgift.
first-wish-why = Ohne Wunsch entscheidet die oberste Karte, und das ist umsonst. Du hast Männer und Frauen auf der Hand; mit einem Wunsch passt sicher jemand davon.
first-wish-no = Der Zufall kostet nichts, aber versuch es einmal mit einem Wunsch: Mädchen oder Junge?

first-honour = Die erste Generation ist vorbei. { first-win-2 }
first-honour-why = Für dich heißt das 1 für Ansehen und 2 für Kinder. Mit 8 für die Aufgabe und 1 weniger für den Wunsch hast du 10.
first-grown = Die Kinder sind erwachsen. Robert und deine Tochter sind jetzt verheiratet: 2 Ansehen und schon ein eigenes Kind.
first-grown-why = Alle Kinder werden zugleich erwachsen; dann kommen ihre Gaben und die arrangierten Ehen. Von nun an handeln deine Steine für diese Generation, nicht mehr für dich und Ginevra.
first-extinct = Beende nie eine Generation ohne Kind: Die Familie würde erlöschen und könnte nicht gewinnen. Du hast schon ein Enkelkind.
first-extinct-why = Jede Generation braucht eigene Kinder, auch die letzte. Eine Komplikation kann eines kosten; verlass dich nicht auf eine einzige Geburt.
first-doctor = Neue Generation, neuer Zusatzstein, vom Los bestimmt. Deiner ist hellblau: Er holt den Arzt, für zwei Kinder auf einmal.
first-doctor-why = Der Arzt verlangt 2 Gold und 1 Freund und kommt zu einem Paar, das Platz für zwei hat. Ein ungenutzter Stein geht am Ende der Generation zurück.

first-title-place = Jetzt bist du zuerst in der Stadt. Setz einen Stein auf „Titel“, bevor Apolline es tut.
first-title-place-why = Für jede Generation gibt es drei Titel. Sie bringen Ansehen und die meisten noch etwas dazu. Was niemand erwirbt, verschwindet mit der Generation.
first-title-place-no = Das Übrige kann warten, Titel nicht. Apolline hätte gern noch einen.
first-viscount = Vicomte: 3 Ansehen und 1 Einkommen für 5 Gold und 2 Freunde. Nimm ihn.
first-viscount-why = Der Marquis bringt 1 Ansehen mehr, kostet aber 7 Gold; der Vogt ist billig und bringt Einkommen. Einkommen gibt es nach jeder Runde wieder.
first-viscount-no = Der Vicomte passt am besten zu deinem Beutel und lässt dir etwas Gold.
first-holder = Wer soll ihn tragen? Jedes Paar und jeder Ledige darf einen Titel, ein Herrenhaus, ein Unternehmen und einen Beitrag haben.
first-holder-why = Was der Titel bringt, ist bei allen gleich. Aber wer einen hat, bekommt keinen zweiten; für weitere brauchst du jemand anderen.
first-holder-no = Nur deine erwachsenen Kinder können ihn jetzt tragen: Wähl eines von ihnen.
first-first = Das Gold ist bezahlt, zwei Freunde fehlen noch. Von wem trennst du dich zuerst?
first-first-why = Denk an dein jüngeres Kind, das noch ledig ist: Behalte jemanden vom anderen Geschlecht für die Hochzeit.
first-first-no = Der Preis sind zwei Freunde: Wähl den ersten.
first-second = Und der zweite. Behalte jemanden, den dein jüngeres Kind heiraten kann.
first-second-why = Eine kleine Hand ist keine Schande: Freunde kommen durch Kontakte, mit manchen Ehepartnern und mit manchen Beiträgen.
first-second-no = Der Preis sind zwei Freunde: Wähl den zweiten.
first-early = Du hast jetzt 6 Ansehen. Es zählt nach dieser Generation und nach der letzten: 12 Reputation.
first-early-why = Darum erwirbt man Titel und Herrenhäuser früh. Beiträge bringen ihre Reputation sofort; sie verlieren nichts, wenn sie warten.

first-money = Dein Beutel ist leicht. Drück „Geld erbitten“: Deine Freunde helfen dir.
first-money-why = Gold bezahlt Hochzeiten, Titel und Häuser. Man kann es nie schulden: Was du nicht bezahlen kannst, kannst du nicht tun.
first-money-no = Mit wenig Gold ist wenig zu wählen. Bitte erst deine Freunde.
first-plead = 2 Gold umsonst oder 3 Gold für 1 Reputation? Du verkaufst damit deinen guten Namen.
first-plead-why = Für 1 Reputation und einen Freund gäbe es 4. Reputation gewinnt das Spiel; verkauf sie nur für Gold, das dir mehr einbringt.
first-plead-no = Das würde auch einen Freund kosten, und du hast nur noch wenige. Bitte um 2 oder 3 Gold.
first-street = Die Stadt bietet noch mehr. Ein Herrenhaus bringt 2 Ansehen, ein Unternehmen 1 Einkommen, ein Beitrag zum Gemeinwohl sofort Reputation.
first-street-why = Ein Herrenhaus kostet 3 Gold und 1 Freund, ein Unternehmen 2 Ansehen und 2 Freunde. Beiträge kosten vor allem Gold und sind in jeder Generation andere.

first-mentor = Deine Förderin, Madame de Pompadour, ist dein Geheimnis. Hat deine Familie am Ende drei Titel, gewinnst du 11 Reputation.
first-mentor-why = Einen Titel hast du, zwei fehlen noch. Auch Apolline hat einen Förderer mit anderen Wünschen; wer es ist, siehst du, wenn das Spiel vorbei ist.
first-sealed = Sie hat zwei kleinere Ziele, je 4 wert. Damit eines zählt, musst du in der dritten Generation eine Aufgabe unter ihr versiegeln.
first-sealed-why = In der dritten Generation kommt für 1 Freund die oberste Aufgabe ungesehen unter den Förderer. Die kleineren Ziele sind hier 20 Ansehen und zwei Ehen, die für die vierte Generation arrangiert sind.
first-win = Das entscheidet. { first-win-1 }
first-win-why = Die Zahl zeigt alles, was du bisher hast; die Förderin kommt noch dazu. Bei Gleichstand gewinnt die größere Hand, dann das höhere Ansehen.
first-ways = Und vergiss das nicht. { first-win-3 }
first-ways-why = Aufgaben bringen 6 oder 8 Reputation, Beiträge bis zu 9. Das meiste kommt von Ansehen, das man früh hatte. Eine erloschene Familie wird Letzte.
first-end = Die Generationen dauern zwei, drei und vier Runden. Dies ist die dritte von neun; dein jüngeres Kind wartet auf eine Hochzeit.
first-end-why = Nach der neunten Runde gibt es kein Einkommen mehr, und übriges Gold zählt nichts, außer ein Förderer will es. Gib es also rechtzeitig aus.
first-free = Von hier an gehört die Familie dir. Spiel weiter gegen Apolline, die wie ein Page spielt; gehen kannst du jederzeit.
first-free-why = Das Spiel geht an diesem Tisch weiter, mit Karten, die niemand kennt. Alles erklärt sich selbst, wenn du darauf zeigst, und die Regeln sind einen Klick entfernt.
