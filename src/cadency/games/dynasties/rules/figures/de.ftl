figure-city = Jede Stadt hat einen Platz für einen Prinzen und einen für eine Prinzessin. Der große wählt, der kleine teilt.
figure-cards = Eine Karte gilt für eines der beiden Zeichen oben oder für die Sonderaktion unten, nie für beides.
figure-ship = Fünf Würfelchen und zwei Plätze. Sind beide besetzt, wird geteilt.
figure-deploy = Schwarz bezahlt einen Prinzen, Weiß eine Prinzessin; das Symbol der Stadt bekommt man sofort.
figure-wedding = Spät im Spiel: Wer allein steht, ist ledig; zwei in einer Stadt sind verheiratet, ihr Kind steht auf dem Stern.
figure-characters = Jede Person dient einmal in der Runde, für die blauen Würfelchen ihres Platzes.
figure-pass = Früh passen kostet rosa Würfelchen, spät passen nichts: Die Reihenfolge der Leiste ist die der Boni.
figure-region = Das Plättchen sagt, was die meisten und die zweitmeisten hier zählen und was alle Kronen.
