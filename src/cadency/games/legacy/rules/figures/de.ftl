figure-board = Das eigene Tableau: was man hat, und die vier Aktionen, die den beiden Steinen immer offenstehen.
figure-street = In der Straße nimmt jede Aktion einen Stein je Runde auf. Darüber liegt, was es dort zu holen gibt.
figure-tree = Ein Paar sind zwei Bildnisse mit einem Ring; die Kinder stehen darunter, das kleine Zeichen ist ein Besitz.
figure-row = Freunde in der Auslage: oben Nation und Beruf, unten, was die Hochzeit kostet und bringt.
figure-mission = Die Ziele des Förderers und darunter die noch offenen Aufgaben.
figure-prestige = Am Ende einer Generation kommt die Zahl der Krone zu der des Lorbeers.
figure-grown = Der Stammbaum spät im Spiel: eine Reihe für jede Generation, die jüngsten unten.
