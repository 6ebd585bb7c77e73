# The first lesson. A text has at most 25 words, a reason (-why) at most 45; -no is said to whoever tries something else.
first-title = Your first game of Dynasties
first-cover-1 = You lead one of the great houses of Europe, in the days of Leonardo and Columbus.
first-cover-2 = Each turn you play one card for one action: trade for cubes, or send somebody into a city, to marry.
first-cover-3 = { first-win-1 } And whatever is shared: one divides, the other chooses.

# What a learner should be able to say afterwards.
first-win-1 = After three rounds, the house with the most points wins.
first-win-2 = Points come from cities, from weddings, from singles after a round, and from scoring cards.
first-win-3 = At the end each region brings points: for the most figures and shields there, and for its crowns.

first-card = One card, one action. Play Brest for a trade: it brings cubes, and cubes are what princes and princesses cost.
first-card-why = A card shows two signs and, below them, a special action. You use one of the three, then the card is gone. Six cards are what you have for this round.
first-card-no = Every card has its time. First a trade, with the card of Brest, so that you can pay for the rest.
first-board = Three ships carry five cubes each. Board the first: nobody is there yet, so its large space is yours.
first-board-why = Nothing more happens until a second trader comes aboard. If none comes, you take two of the cubes when the round ends, and come home.
first-board-no = Good cubes there, too, but the first ship carries two white ones. You will want white.
first-lots = Bertrand has come aboard second, so he had to divide. You were first: choose a lot. Both hold a white cube.
first-lots-why = One divides, the other chooses: that is how everything is shared in this game. Whoever divides unfairly is left with the worse part.
first-lots-no = Choose one of the two lots; the other one is for Bertrand.
first-cubes = Cubes pay for everything. Black for princes, white for princesses, yellow for special actions, blue for characters; two pink stand for any one.
first-cubes-why = What is paid goes into the bag, and from the bag the ships are filled again. Pink cubes also pay for a better place when you pass.

first-rival = Maja has sent a prince to York. It cost her 1 black cube, and the city gave her 2 points.
first-rival-why = Every city has a slot for a prince and one for a princess, each with its price. The dearer slot is the large one: at a wedding it chooses.
first-prince = Now you. Play Dublin for its sword: it sends a prince. A rose would send a princess.
first-prince-why = One sign is used, the others on the card are lost. Where a prince can go depends on what you can pay and on which slots are free.
first-prince-no = That card will be of use later. Now play Dublin for a prince.
first-send = To Carcassonne! The slot costs 1 black cube, and the city gives 2 points. Now he waits for a princess.
first-send-why = His slot is the small one, so it is cheap, and he will divide when he marries. Whoever takes the dear slot opposite will choose.
first-send-no = You could go there. But Carcassonne costs 1 cube, gives points, and lies in France, where you want to be strong.
first-points = Your first 2 points. Other cities give a cube for their anchor, or a secret book. Crowns count at the end.
first-points-why = A city gives what its sign says to everybody who comes, prince or princess. Books are used later: for a card, a trade, a journey, points or a shield.

first-wed = A wedding! Bertrand's princess has come to Carcassonne. When both slots are taken, the two marry, and three dice bring the dowry.
first-wed-why = Nobody may have both slots of a city, so one marries into other houses, and both gain by it. Whoever is married stays to the end.
first-apart = The small slot divides, and that is you. Set the shield apart: Bertrand will take the other two dice.
first-apart-why = Dice show a child, a shield, 3 points, 2 cubes, an action card or a scoring card. Two are mostly worth more than one, so set apart what you want yourself.
first-apart-no = Then he could take the shield, and another die with it. Set the shield apart, and it stays yours.
first-dowry = As hoped: he took two, and you have the shield of France. It counts there like a figure, to the end.
first-dowry-why = Bertrand got 3 points and an action card. You will see at the end of this lesson what a majority in a region is worth.

first-special = Below its signs each card has a special action. Play that of Paris: for 1 yellow cube somebody goes there, however dear the slot.
first-special-why = Twenty cards bear the name of a city. Others trade twice, use a character on a yellow space, or pass to the best free space. Only jokers have none.
first-special-no = Later. Paris is the best card that you hold: 1 yellow cube instead of 2 or 3 others.
first-paris = Send a prince. His slot is the large one: whoever comes to marry him will have to divide, and you choose.
first-paris-why = A princess would count as much in France. But her slot is the small one here, and the card costs the same for both.
first-paris-no = She could go, too. But take the large slot, as long as it costs no more.
first-single = He is a single. If he is still alone after this round, he brings 4 points; on a small slot it would be 2.
first-single-why = So a figure pays either way: a dowry if somebody comes, points if nobody does. After the first round singles simply stay.

first-character = Maja has used Charles V: a shield of her choice and a cube. Characters cost blue cubes; his space costs none.
first-character-why = The quill on a card uses one of the six characters on blue spaces, each once in a round. Every round they are laid out anew.
first-princess = Maja's prince is alone in York. Play Salamanca for its rose: a princess can go there and marry him.
first-princess-why = A wedding pays at once, and to come second is safe: you choose the moment, and often the large slot is the free one.
first-princess-no = Not now: before somebody else comes to York, send a princess, with Salamanca.
first-york = Send her to York. It costs 2 white cubes, gives 2 points, and her slot is the large one.
first-york-why = Now Maja has to roll and divide, for her slot is the small one; you choose. It does not matter whose turn it is.
first-york-no = There she would be alone. In York a prince is waiting.
first-choose = Maja has rolled, and set the shield apart. Take the other two: a child, and 3 points.
first-choose-why = Whoever chooses has their dice first; the other seat gets what is left. Maja will have a shield of Britannia.
first-choose-no = A shield is good, but two dice are better than one, and these are good ones.
first-child = A child is born in York. It counts like any figure: you have two in Britannia now, and Maja has one.
first-child-why = Every city has one star, so there is room for one child. Maja also has the shield of Britannia, which makes her your equal there.

first-trade = You have few cubes left. Play Lyon for a trade: Maja is waiting on the first ship.
first-trade-why = Instead of any action you may also discard a card and draw a cube. But a trade brings two or three.
first-trade-no = You will want cubes in the next round: trade, with the card of Lyon.
first-join = Board the first ship. Maja has the large space, so now it is you who divides.
first-join-why = On the small space you cannot choose, but you need not wait either: the trade happens at once.
first-join-no = There you would wait for a partner. Maja is ready to trade, on the first ship.
first-divide = Divide so that you like both lots. Offer black and white against black, white and blue: you get what Maja leaves.
first-divide-why = Five cubes make three and two, or four and one. Look at what the other one needs: two cubes can be worth three.
first-divide-no = Possible, but keep one black and one white together: a prince and a princess for the next round.
first-even = Maja took the three. Black and white are yours, good for a prince and a princess, and both traders are home.
first-even-why = The ship has been filled with five new cubes. Traders come back at once; figures in cities stay.

first-early = Bertrand has passed early. The first to do so, he is foremost on the free space, but he keeps only one card.
first-early-why = Whoever has passed has no more turns in this round, but still gets a share in trades and weddings. A card that is kept is one more for the next round.
first-pass = Pass, too: your last card may stay. For 1 pink cube take an upper space, ahead of Bertrand.
first-pass-why = Upper spaces cost 3, 2, 1 and 1 pink cubes. The foremost begins the next round, and is the first to choose a bonus action.
first-pass-no = You could, but Bertrand would choose before you when the round ends. For 1 pink cube you are ahead of him.
first-late = Maja went on and had one turn more than you, but she stands last. Early means a good place, late more turns.
first-late-why = Cards for passing take the first free space and cost nothing. Maja played hers for other signs; so it goes.

first-bonus = The round is over, and you are foremost: you begin the next one and choose your bonus action first. Take a scoring card.
first-bonus-why = Points may be taken by all, every other bonus action once in a round: an action card, cubes, a shield, a region that is worth more, or a free city.
first-bonus-no = A good bonus action, too. But take the scoring card: you will see at once what it is for.
first-singles = Now singles are paid. Your prince in Paris brings 4 points; he stays there, and may still marry.
first-singles-why = Bertrand has 4 points for Barcelona and 2 for Lübeck, where his slot is small. Maja has 2 for Köln.
first-cards = Your new card pays 3 points for each child. You have three cards and may keep two: play this one.
first-cards-why = After each round you may play as many scoring cards as you like. They count what you have at that moment, so it can pay to wait.
first-cards-no = That one grows with every figure that you send. Play the card for children now.
first-keep = The other two wait. This one pays 3 points for every two figures in France: 3 now, 6 if you have four.
first-keep-why = You began with two green cards. They tell you where to go; nobody else knows them. After the third round all cards are played.

first-majority = France pays at the end: 10 points for the most figures and shields, 6 for the second. You have three, Bertrand one.
first-majority-why = Princes, princesses, children and shields count alike, married or not. Each of the four regions is counted. Who shares the first place has all its points.
first-crown = Paris has a crown, the only one in France. Whoever is in all crown cities of a region gets more: here 4 points.
first-crown-why = Other regions have two crown cities each, and you need both. Several houses can have the crowns of a region, for there are two slots.
first-cloister = Mind the second round. Singles then bring 6 or 3 points, but go home afterwards, unless you pay a pink cube for each.
first-cloister-why = Figures that went home no longer count in their region. So in the second round, see that those who matter get married. After the third, singles bring nothing.

first-score = You have 14 points so far, and you are ahead. { first-win-1 }
first-score-why = You got 4 for two cities, 3 at a wedding, 4 for a single and 3 for a scoring card. Regions and crowns are counted at the end.
first-ways = Remember where points come from. { first-win-2 }
first-ways-why = Every figure works several times: the city gives something, the wedding or the wait brings something, cards count it, and at the end its region does.
first-end = And keep an eye on the map. { first-win-3 }
first-end-why = Over a whole game, majorities, singles and scoring cards bring about as much as one another. So send your figures where several of these come together.
first-free = The second round is yours to begin. Play on from here against two pages, or come back whenever you like.
first-free-why = Pages are the weakest bots. Everything on the board explains itself when you point at it, and the rules are one click away.
