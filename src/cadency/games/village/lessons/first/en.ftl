# The first lesson. A text has at most 25 words, a reason (-why) at most 45; -no is said to whoever tries something else.
first-title = Your first game of Village
first-cover-1 = You lead a family in a small village: its parents, its children and theirs.
first-cover-2 = Each turn you take a cube and do the work of its place: harvest, craft, trade, travel, council or church.
first-cover-3 = { first-win-1 } Everybody dies in time; what counts is what they are remembered for.

# What a learner should be able to say afterwards.
first-win-1 = The house with the most prestige at the end wins.
first-win-2 = Prestige comes from customers and cities, from council and church, and from names in the chronicle.
first-win-3 = Work takes time and time takes lives: the game ends when the chronicle or the graves are full.

first-cube = Every turn starts with a cube. Take one of these at the crafts. You keep it, and its place lets you work.
first-cube-why = Cubes are your money: orange is skill, green persuasion, brown faith, pink knowledge. Which colour you take matters later; which place you take it from decides what you do now.
first-cube-no = Later. This lesson begins at the crafts, with one of the lit cubes.
first-train = Make a good. Send one of your people to the library: learning takes 2 time, and they stay there.
first-train-why = Your four eldest stand on the farm. Whoever learns a craft lives in that workshop from then on, and can work there again without learning anew.
first-train-no = Another workshop would do as well, but a customer of this village wants what the library makes.
first-scroll = Now they can work. For 2 more time you own a scroll. The next one will cost 2 time only.
first-scroll-why = A good made by somebody of yours costs time. A good that is bought costs cubes or grain instead, and needs nobody in the workshop.
first-scroll-no = You could leave it at that, but having learnt, make the scroll right away.
first-time = Work takes time. Your hourglass went 4 steps round your farm; it has ten before it comes to the bridge.
first-time-why = Everybody has an hourglass of their own, and turns do not wait for it: whoever spends little time lives longer, but gets less done.
first-others = The others move too. Both took a black cube: that is the plague. It is worth nothing and costs 2 time.
first-others-why = Mechthild and Ranulf are bots. They take a cube each, as you do, until no cube is left; then the round is over.

first-harvest = Your turn again. Take a cube at the harvest; green or pink, as you like.
first-harvest-why = The black cube would do the same work, but it goes back at once and costs 2 time. Taking a cube and leaving its work is allowed, too.
first-harvest-no = One thing at a time: first some grain, from the harvest.
first-reap = Bring it in. Whoever has somebody at home gets 2 sacks of grain, and it takes no time.
first-reap-why = With a plough and a horse a harvest brings 3 sacks, with a plough and an ox 4. A farm has room for five.
first-reap-no = The cube is yours; do not leave the grain on the field.
first-customer = Customers want goods. This one asks for a scroll and a sack, and is worth 2 prestige to whoever brings both.
first-customer-why = Only customers at the four stalls can be served. Those in the queue below move up after a market day.

first-again = Now something for the road. Take another cube at the crafts.
first-again-why = The same place can be used again and again, as long as a cube lies there. When its last cube is gone, it is closed for this round.
first-again-no = Not yet: you will want a wagon, and the crafts are where it is made.
first-wainwright = A wagon leads out of the village. Send somebody to learn at the wainwright's, for 2 time.
first-wainwright-why = Each workshop makes its own good: wagon, horse or ox, scroll, plough. The mill needs nobody; it makes coins of grain.
first-wainwright-no = Good idea for another game. For the journey to come you need a wagon.
first-wagon = And 2 more for the wagon. Look at your hourglass afterwards: the bridge is near.
first-wagon-why = Eight of ten steps will be gone. Time is never refused: you can always pay it, and it always has its price.
first-wagon-no = Without a wagon nobody travels: make it now.
first-bridge = That is the bridge. Each time your hourglass crosses it, one of your family dies.
first-bridge-why = It is no punishment. Everybody's people die, all the time; a good house sees to it that they die in the right place.

first-church = Let us cross it on purpose. Take the brown cube at the church.
first-church-why = The church action puts one of yours into the black bag. From there they come to the church when mass is held, at the end of the round.
first-church-no = First the church: its brown cube will be of use on the road, too.
first-give = Give one of yours to the church. Faith would do, a brown cube; but pay with 3 time, and cross the bridge.
first-give-why = Many things can be paid in two ways. Cubes are quick, time is always at hand. You will need your brown cubes for a road.
first-give-no = Keep the brown cube for the journey, and pay with time.
first-bury = The eldest die first. You choose who: somebody from the library, or from the wainwright's?
first-bury-why = Four of yours are of generation 1, and one of them has to go. Those in the black bag are safe. The place where one dies is what one is remembered for.
first-bury-no = At home they would be remembered as farmers. Let it be one of the workshops, for now.
first-chronicle = They will be remembered. In the chronicle, 3 names of your house bring 4 prestige, 4 bring 7, and 5 bring 12.
first-chronicle-why = Every career has its own row: crafts, travel, council, church and farm. What counts is how many names are yours, in whatever rows.
first-graves = When a row is full, the next one of that calling lies in a nameless grave, worth nothing.
first-graves-why = That is the race in this game: to die in time, while there is still room in the row. Meanwhile Mechthild has lost somebody, too.

first-family = A house needs children. Take the cube at the family.
first-family-why = You have seven members who are not born yet: three of the second generation, then two and two. Without them there would soon be nobody left to work.
first-family-no = Your farm is nearly empty: think of the children first.
first-child = Welcome! A child of the second generation comes home. The eldest die first, so the young have time.
first-child-why = Instead of a birth you may call somebody home who works in a building, travels or sits in council. They give up the place they had.
first-child-no = Leave the others where they are: a birth is worth more now.

first-market = You have a scroll and grain. Take a cube at the market, and it is market day.
first-market-why = A market day is held whenever somebody takes a cube here, and everybody may sell. Whoever calls it sells first, and that sale is free.
first-market-no = Mechthild has a scroll, too. Be the first at the market.
first-sell = Serve this one: your scroll and a sack go, and 2 prestige stay with you. One sack is left for mass.
first-sell-why = Customers are kept and counted at the end. Those who want horses, ploughs or wagons are worth up to 6.
first-sell-no = That one wants a scroll, too, but there would be nothing left to sell to the other.
first-sales = Now the others. Every sale but your first costs a green cube and 1 time. Mechthild has sold a scroll, and paid with a coin.
first-sales-why = One after another may sell, until everybody has passed. A coin may stand for a cube of any colour, and is worth 1 prestige if it is left.

first-council = Ranulf sits in the council now. A level costs time and 2 green cubes or a scroll; each gives a privilege.
first-council-why = The first level makes you first in the next round, the second gives two cubes, the third a good, the fourth turns a coin into 3 prestige. At the end they are worth 0, 2, 4 and 6.
first-travel = Your wagon is ready. Take the brown cube at travel.
first-travel-why = The cube that you take counts at once: with this one you have three brown ones, and the road asks for two.
first-travel-no = The cubes are nearly gone, and with them the round. Travel while you can.
first-road = To Aubrac! A journey takes 2 time, your wagon, and 2 cubes in the colour of the road.
first-road-why = Two roads lead out of the village, others from city to city. Somebody on a journey goes on from where they are; nobody comes back by road.
first-road-no = That road asks for other cubes, or takes the child away from the farm. Send one of the eldest to Aubrac.
first-pay = Pay with two brown cubes. Your coin could stand for one of them, but mass is coming.
first-pay-why = Coins do three things: they stand for any cube, they buy somebody out of the black bag, and each one left at the end is 1 prestige.
first-pay-no = Keep the coin: you will see at once what for.
first-city = Your flag is in Aubrac: 3 prestige at once. At the end the number of your cities counts, up to 18.
first-city-why = One city is worth 1, two are worth 3, then 6, 10, 14 and 18. The reward in the city itself comes once, with the first visit.

first-mass = No cube is left, so the round is over, and mass is held. Four figures leave the black bag.
first-mass-why = In the bag are four monks, and those who were given to the church: one of each house. Monks go back, the others come to the first window.
first-ransom = Do not leave it to chance. For your coin, your own one comes out for certain.
first-ransom-why = Each house is asked once, and may buy out as many as it has coins for. Whatever is still missing is drawn blindly.
first-ransom-no = Chance is four monks against you. This time, pay the coin.
first-promote = One window further. It costs your last sack, and is worth more at the end.
first-promote-why = The windows are worth 2, 3, 4 and 6 at the end. Moving to them costs 1, then 2, then 4 sacks.
first-promote-no = The grain would wait in vain: at mass it does the most.
first-majority = Most in the church? Mechthild has as many as you, and stands as far. So each of you gains 2 prestige.
first-majority-why = Two prestige at every mass go to the house with the most people on the windows. If houses are equal, the one furthest left counts.

first-score = You have 11 prestige so far. { first-win-1 }
first-score-why = Some prestige is yours at once, as in Aubrac and at mass; the rest is counted at the end. The laurel on your farm shows both together.
first-ways = Remember three ways. { first-win-2 }
first-ways-why = Sell at the market; go places, in cities, council and church; and see to it that five of yours are written into the chronicle. Most winners do two of these well.
first-end = And remember the clock. { first-win-3 }
first-end-why = With three houses the chronicle has twelve places, and there are six graves. When the last one of either is taken, everybody else has one more turn; then comes a last mass.
first-free = The next round is yours. Play on from here against two pages, or come back whenever you like.
first-free-why = Pages are the weakest of the bots. Everything on the board explains itself when you point at it, and the rules are one click away.
