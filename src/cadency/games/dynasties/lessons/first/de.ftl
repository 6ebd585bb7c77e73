# Die erste Lektion. Ein Text hat höchstens 25 Wörter, ein Grund (-why) 45; -no hört, wer etwas anderes versucht.
first-title = Deine erste Partie Dynasties
first-cover-1 = Du führst eines der großen Häuser Europas, zur Zeit von Leonardo und Kolumbus.
first-cover-2 = In jedem Zug spielst du eine Karte für eine Aktion: Du handelst, oder du schickst jemanden in eine Stadt, zum Heiraten.
first-cover-3 = { first-win-1 } Und was auch geteilt wird: Einer teilt, der andere wählt.

# Was man danach sagen können sollte.
first-win-1 = Nach drei Runden gewinnt das Haus mit den meisten Punkten.
first-win-2 = Punkte bringen Städte, Hochzeiten, Ledige nach einer Runde und Wertungskarten.
first-win-3 = Am Ende bringt jede Region Punkte: für die meisten Figuren und Wappen dort und für ihre Kronen.

first-card = Eine Karte, eine Aktion. Spiel Brest für einen Handel: Er bringt Würfelchen, und mit denen bezahlst du Prinzen und Prinzessinnen.
first-card-why = Eine Karte zeigt zwei Zeichen und darunter eine Sonderaktion. Du nutzt eines der drei, dann ist die Karte weg. Mit sechs Karten kommst du durch diese Runde.
first-card-no = Jede Karte hat ihre Zeit. Erst ein Handel, mit der Karte Brest, damit du den Rest bezahlen kannst.
first-board = Drei Schiffe tragen je fünf Würfelchen. Geh auf das erste: Noch ist niemand dort, also gehört dir das große Feld.
first-board-why = Mehr geschieht erst, wenn jemand dazukommt. Kommt niemand, nimmst du am Ende der Runde zwei der Würfelchen und kehrst heim.
first-board-no = Auch dort sind gute Würfelchen, aber das erste Schiff trägt zwei weiße. Weiß wirst du brauchen.
first-lots = Bertrand kam als Zweiter an Bord, also musste er teilen. Du warst zuerst da: Wähl einen Teil. Weiß ist in beiden.
first-lots-why = Einer teilt, der andere wählt: So wird in diesem Spiel alles geteilt. Wer ungerecht teilt, dem bleibt der schlechtere Teil.
first-lots-no = Wähl einen der beiden Teile; der andere ist für Bertrand.
first-cubes = Mit Würfelchen bezahlst du alles: schwarz Prinzen, weiß Prinzessinnen, gelb Sonderaktionen, blau Personen. Zwei rosa ersetzen ein beliebiges.
first-cubes-why = Was bezahlt wird, kommt in den Beutel, und aus dem Beutel werden die Schiffe neu beladen. Mit Rosa bezahlst du auch einen besseren Platz, wenn du passt.

first-rival = Maja hat einen Prinzen nach York geschickt. Das kostete sie 1 schwarzes Würfelchen, und die Stadt gab ihr 2 Punkte.
first-rival-why = Jede Stadt hat einen Platz für einen Prinzen und einen für eine Prinzessin, jeder hat seinen Preis. Der teurere ist der große: Er wählt bei der Hochzeit.
first-prince = Jetzt du. Spiel Dublin für sein Schwert: Es schickt einen Prinzen los. Die Rose wäre eine Prinzessin.
first-prince-why = Ein Zeichen wird genutzt, die anderen auf der Karte verfallen. Wohin ein Prinz kann, hängt davon ab, was du bezahlen kannst und welche Plätze frei sind.
first-prince-no = Diese Karte brauchst du später. Spiel jetzt Dublin für einen Prinzen.
first-send = Auf nach Carcassonne! Der Platz kostet 1 schwarzes Würfelchen, die Stadt gibt 2 Punkte. Dann wartet er auf eine Prinzessin.
first-send-why = Sein Platz ist der kleine, also billig, und er wird teilen, wenn er heiratet. Wer den teuren Platz gegenüber nimmt, wählt.
first-send-no = Auch dorthin könnte er. Aber Carcassonne kostet 1, gibt Punkte und liegt in Frankreich, wo du stark sein willst.
first-points = Deine ersten 2 Punkte. Andere Städte geben für ihren Anker ein Würfelchen oder ein geheimes Buch. Kronen zählen am Ende.
first-points-why = Eine Stadt gibt, was ihr Zeichen sagt, und zwar allen, die kommen, Prinz oder Prinzessin. Bücher nutzt man später: für eine Karte, einen Handel, eine Reise, Punkte oder ein Wappen.

first-wed = Hochzeit! Bertrands Prinzessin ist nach Carcassonne gekommen. Sind beide Plätze besetzt, heiraten die zwei, und drei Würfel bringen die Mitgift.
first-wed-why = Niemand darf beide Plätze einer Stadt haben: Man heiratet in andere Häuser ein, und beide haben etwas davon. Wer verheiratet ist, bleibt bis zum Ende.
first-apart = Der kleine Platz teilt, und das bist du. Leg das Wappen beiseite: Bertrand nimmt dann die anderen zwei Würfel.
first-apart-why = Würfel zeigen Kind, Wappen, 3 Punkte, 2 Würfelchen, Aktionskarte oder Wertungskarte. Zwei sind meist mehr wert als einer; leg also beiseite, was du selbst willst.
first-apart-no = Dann könnte er das Wappen nehmen und einen Würfel dazu. Leg das Wappen beiseite, und es bleibt dir.
first-dowry = Wie erhofft: Er nahm zwei, und du hast das Wappen von Frankreich. Es zählt dort wie eine Figur, bis zum Ende.
first-dowry-why = Bertrand bekam 3 Punkte und eine Aktionskarte. Was eine Mehrheit in einer Region wert ist, siehst du am Ende dieser Lektion.

first-special = Unter den Zeichen steht eine Sonderaktion. Spiel die von Paris: Für 1 gelbes Würfelchen geht jemand dorthin, wie teuer der Platz auch ist.
first-special-why = Zwanzig Karten tragen den Namen einer Stadt. Andere handeln zweimal, nutzen eine Person auf einem gelben Feld oder passen auf das beste freie Feld. Nur Joker haben keine.
first-special-no = Später. Paris ist deine beste Karte: 1 gelbes Würfelchen statt 2 oder 3 anderer.
first-paris = Schick einen Prinzen. Sein Platz ist der große: Wer kommt, um ihn zu heiraten, muss teilen, und du wählst.
first-paris-why = Eine Prinzessin würde in Frankreich genauso zählen. Aber ihr Platz ist hier der kleine, und die Karte kostet für beide gleich viel.
first-paris-no = Auch sie könnte hin. Aber nimm den großen Platz, solange er nicht mehr kostet.
first-single = Er ist ledig. Ist er nach dieser Runde noch allein, bringt er 4 Punkte; auf einem kleinen Platz wären es 2.
first-single-why = Eine Figur lohnt sich also immer: mit Mitgift, wenn jemand kommt, mit Punkten, wenn nicht. Nach der ersten Runde bleiben Ledige einfach stehen.

first-character = Maja hat Karl V. benutzt: ein Wappen ihrer Wahl und ein Würfelchen. Personen kosten blaue Würfelchen; sein Feld kostet keins.
first-character-why = Die Feder auf einer Karte benutzt eine der sechs Personen auf blauen Feldern, jede einmal in einer Runde. Jede Runde werden sie neu ausgelegt.
first-princess = Majas Prinz ist allein in York. Spiel Salamanca für die Rose: Eine Prinzessin kann hin und ihn heiraten.
first-princess-why = Eine Hochzeit bringt sofort etwas, und als Zweite zu kommen ist sicher: Du bestimmst den Moment, und oft ist gerade der große Platz noch frei.
first-princess-no = Nicht jetzt: Bevor jemand anders nach York kommt, schick eine Prinzessin, mit Salamanca.
first-york = Schick sie nach York. Das kostet 2 weiße Würfelchen und gibt 2 Punkte, und ihr Platz ist der große.
first-york-why = Jetzt muss Maja würfeln und teilen, denn ihr Platz ist der kleine; du wählst. Wer gerade am Zug ist, spielt keine Rolle.
first-york-no = Dort wäre sie allein. In York wartet ein Prinz.
first-choose = Maja hat gewürfelt und das Wappen beiseitegelegt. Nimm die anderen zwei: ein Kind und 3 Punkte.
first-choose-why = Wer wählt, bekommt zuerst, was seine Würfel bringen; der andere hat den Rest. Maja bekommt ein Wappen von Britannia.
first-choose-no = Ein Wappen ist gut, aber zwei Würfel sind besser als einer, und diese sind gute.
first-child = In York ist ein Kind geboren. Es zählt wie jede Figur: Du hast nun zwei in Britannia, Maja eine.
first-child-why = Jede Stadt hat einen Stern, also Platz für ein Kind. Maja hat dazu das Wappen von Britannia und liegt dort gleichauf mit dir.

first-trade = Du hast nur noch wenige Würfelchen. Spiel Lyon für einen Handel: Maja wartet auf dem ersten Schiff.
first-trade-why = Statt einer Aktion darfst du auch eine Karte abwerfen und ein Würfelchen ziehen. Aber ein Handel bringt zwei oder drei.
first-trade-no = In der nächsten Runde brauchst du Würfelchen: Handle, mit der Karte Lyon.
first-join = Geh auf das erste Schiff. Maja hat das große Feld, also teilst diesmal du.
first-join-why = Auf dem kleinen Feld kannst du nicht wählen, musst aber auch nicht warten: Es wird sofort gehandelt.
first-join-no = Dort müsstest du warten. Maja ist bereit zum Handel, auf dem ersten Schiff.
first-divide = Teile so, dass dir beides recht ist. Biete Schwarz und Weiß gegen Schwarz, Weiß und Blau: Du bekommst, was Maja übrig lässt.
first-divide-why = Fünf Würfelchen teilt man drei und zwei oder vier und eins. Sieh, was der andere braucht: Zwei Würfelchen können drei wert sein.
first-divide-no = Das geht, aber lass ein schwarzes und ein weißes zusammen: Prinz und Prinzessin für die nächste Runde.
first-even = Maja nahm die drei. Schwarz und Weiß gehören dir, gut für Prinz und Prinzessin, und beide Händler sind wieder daheim.
first-even-why = Das Schiff hat fünf neue Würfelchen geladen. Händler kommen gleich zurück; Figuren in Städten bleiben.

first-early = Bertrand hat früh gepasst. Auf dem kostenlosen Feld steht er vorn, aber er behält nur eine Karte: Die anderen sind weg.
first-early-why = Wer gepasst hat, ist in dieser Runde nicht mehr am Zug, bekommt aber bei Handel und Hochzeit noch seinen Teil. Die behaltene Karte hast du nächste Runde zusätzlich.
first-pass = Pass auch du: Deine letzte Karte darf bleiben. Für 1 rosa Würfelchen nimm ein oberes Feld, noch vor Bertrand.
first-pass-why = Die oberen Felder kosten 3, 2, 1 und 1 rosa Würfelchen. Wer ganz vorn steht, beginnt die nächste Runde und wählt zuerst eine Bonusaktion.
first-pass-no = Möglich, aber dann wählt Bertrand am Rundenende vor dir. Für 1 rosa Würfelchen stehst du vor ihm.
first-late = Maja blieb und hatte einen Zug mehr als du, steht aber hinten. Früh heißt guter Platz, spät heißt mehr Züge.
first-late-why = Mit einer Passkarte kommt man kostenlos auf das erste freie Feld. Maja hat ihre für andere Zeichen gespielt; so kann es gehen.

first-bonus = Die Runde ist vorbei, und du stehst vorn: Du beginnst die nächste und wählst zuerst deine Bonusaktion. Nimm eine Wertungskarte.
first-bonus-why = Punkte dürfen alle nehmen, jede andere Bonusaktion gibt es einmal in der Runde: Aktionskarte, Würfelchen, Wappen, eine wertvollere Region oder eine freie Stadt.
first-bonus-no = Auch das ist gut. Aber nimm die Wertungskarte: Du siehst gleich, wozu.
first-singles = Nun zählen die Ledigen. Dein Prinz in Paris bringt 4 Punkte; er bleibt dort und kann noch heiraten.
first-singles-why = Bertrand hat 4 Punkte für Barcelona und 2 für Lübeck, wo sein Platz der kleine ist. Maja hat 2 für Köln.
first-cards = Deine neue Karte bringt 3 Punkte für jedes Kind. Du hast drei Karten und darfst zwei behalten: Spiel diese.
first-cards-why = Nach jeder Runde darfst du beliebig viele Wertungskarten spielen. Sie zählen, was du in dem Moment hast; es kann sich also lohnen zu warten.
first-cards-no = Die wächst mit jeder Figur, die du schickst. Spiel jetzt die Karte für Kinder.
first-keep = Die anderen zwei warten. Diese bringt 3 Punkte für je zwei Figuren in Frankreich: jetzt 3, mit vier Figuren schon 6.
first-keep-why = Du hast mit zwei grünen Karten begonnen. Sie zeigen dir, wohin du willst; niemand sonst kennt sie. Nach der dritten Runde werden alle gespielt.

first-majority = Frankreich zählt am Ende: 10 Punkte für die meisten Figuren und Wappen, 6 für die zweitmeisten. Du hast drei, Bertrand hat eine.
first-majority-why = Prinzen, Prinzessinnen, Kinder und Wappen zählen gleich, verheiratet oder nicht. Alle vier Regionen werden gezählt. Wer sich den ersten Platz teilt, bekommt alle Punkte dafür.
first-crown = Paris hat eine Krone, die einzige in Frankreich. Wer in allen Kronenstädten einer Region ist, bekommt mehr: hier 4 Punkte.
first-crown-why = Andere Regionen haben je zwei Kronenstädte, und man braucht beide. Mehrere Häuser können die Kronen einer Region haben, denn jede Stadt hat zwei Plätze.
first-cloister = Achte auf die zweite Runde. Ledige bringen dann 6 oder 3 Punkte, gehen danach aber heim, wenn du nicht je ein rosa Würfelchen zahlst.
first-cloister-why = Wer heimging, zählt in seiner Region nicht mehr. Sieh also zu, dass in der zweiten Runde heiratet, wer dir wichtig ist. Nach der dritten bringen Ledige nichts.

first-score = Du hast bisher 14 Punkte und liegst vorn. { first-win-1 }
first-score-why = 4 gab es für zwei Städte, 3 bei einer Hochzeit, 4 für einen Ledigen und 3 für eine Wertungskarte. Regionen und Kronen werden am Ende gezählt.
first-ways = Merk dir, woher Punkte kommen. { first-win-2 }
first-ways-why = Jede Figur wirkt mehrfach: Die Stadt gibt etwas, die Hochzeit oder das Warten bringt etwas, Karten zählen sie, und am Ende tut es ihre Region.
first-end = Und behalte die Karte im Blick. { first-win-3 }
first-end-why = In einer ganzen Partie bringen Mehrheiten, Ledige und Wertungskarten etwa gleich viel. Schick deine Figuren also dahin, wo mehreres davon zusammenkommt.
first-free = Die zweite Runde beginnst du. Spiel von hier aus weiter gegen zwei Pagen, oder komm wieder, wann du magst.
first-free-why = Pagen sind die schwächsten Bots. Alles auf dem Plan erklärt sich selbst, wenn du darauf zeigst, und die Regeln sind einen Klick entfernt.
