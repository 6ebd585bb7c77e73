figure-sector = Provinces have a higher slot above a lower one; the number on the hexagon is what the first noble there brings.
figure-rows = Six attribute cards to choose from, two treason cards, and a deck for whoever prefers luck.
figure-set = What each rank costs. The numbers on the right go to whoever has created the most of it.
figure-treason = Under the guillotine lie ten cards and the revolution. Beside it the treason cards wait.
figure-dead = Counters on a hexagon are the dead: they prove that their house has been there.
figure-country = A country's board: its two markers, what a round pays there, and who has been in how many sectors.
figure-influence = At the end of a round the living count: 2 in a province, 4 in a capital, half below a higher rank.
figure-chamber = The Chamber of Nobles pays the first houses that have created every rank.
