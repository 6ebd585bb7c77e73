figure-sector = In einer Provinz liegt ein höheres Feld über einem niedrigeren; die Zahl im Sechseck bringt der erste Adlige dort ein.
figure-rows = Sechs Attributkarten zur Wahl, zwei Verratskarten und ein Stapel für alle, die dem Glück trauen.
figure-set = Was jeder Rang kostet. Die Zahlen rechts bekommt, wer die meisten davon ernannt hat.
figure-treason = Unter der Guillotine liegen zehn Karten und die Revolution. Daneben warten die Verratskarten.
figure-dead = Plättchen auf einem Sechseck sind die Toten: der Beweis, dass ihr Haus dort gewesen ist.
figure-country = Die Tafel eines Landes: seine zwei Marker, was eine Runde dort bringt und wer in wie vielen Sektoren war.
figure-influence = Am Ende einer Runde zählen die Lebenden: 2 in einer Provinz, 4 in einer Hauptstadt, die Hälfte unter einem höheren Rang.
figure-chamber = Die Adelskammer belohnt die ersten Häuser, die jeden Rang ernannt haben.
