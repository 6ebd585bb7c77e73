aid-game = Village
aid-title = Village: player's aid
aid-about = Two to four houses live through four generations. Most prestige wins.
aid-foot = Numbers such as V-4.1 are clauses: “cadency rules village” and the rules page show them. Cadency, drawn for this game.

aid-turn = Your turn
aid-turn-1 = Take a cube: from any action space; it is yours and pays later.
aid-turn-2 = Plague cube: it goes back at once and costs 2 time.
aid-turn-3 = Then act: you may do the action of that space. The market is always held.
aid-turn-4 = Or the well: give back three cubes of one colour and do any action, without taking a cube.
aid-turn-5 = Last cube taken: end the turn, then mass is held and a new round begins.

aid-actions = The seven actions
aid-actions-1 = Harvest: 2 grain with a member at home; 3 with horse and plough, 4 with ox and plough. The store holds 5.
aid-actions-2 = Family: a child is born, or a member is called home.
aid-actions-3 = Crafts: make one good for time (train a member first) or buy it for cubes or grain. Mill: 2 grain and 2 time for 2 coins.
aid-actions-4 = Market: serve one customer free; then all in turn for 1 green and 1 time each. Who does not sell is out.
aid-actions-5 = Travel: one road for 2 time, 1 wagon and two cubes of its colour. A first visit brings the city's reward.
aid-actions-6 = Council: enter or rise one level for time and 2 green or a scroll; then one privilege of that level or below. Or only use one.
aid-actions-7 = Church: one member into the black bag, for 1 brown or 3 time.

aid-time = Time and death
aid-time-1 = Time: ten spaces in a ring. It can always be paid.
aid-time-2 = Over the bridge: one member dies at the end of the turn; on a market day at once.
aid-time-3 = Who dies: the lowest generation number; you choose among equals. Unborn members and the black bag are safe.
aid-time-4 = Chronicle: if the career has room. Otherwise a grave, worth nothing.

aid-mass = Mass
aid-mass-1 = Four figures leave the bag: own members for 1 coin each, the rest by lot. Monks go back.
aid-mass-2 = Move up: 1, 2 and 4 grain for the steps to the left.
aid-mass-3 = Most members in the windows: 2 prestige.

aid-score = The end and scoring
aid-score-1 = The end: the last space of the chronicle or the last grave. Everybody else has one more turn, then a last mass.
aid-score-2 = Cities: 1, 3, 6, 10, 14, 18 for one to six.
aid-score-3 = Council: 0, 2, 4, 6 by level.
aid-score-4 = Church: 2, 3, 4, 6 by window.
aid-score-5 = Chronicle: 4, 7, 12 for three, four, five members.
aid-score-6 = Customers: what their tiles say. Coins: 1 each.

aid-mind = Easily forgotten
aid-mind-1 = A coin stands for any one cube.
aid-mind-2 = Whoever has learnt a craft makes its good without training again.
aid-mind-3 = No well once the last cube is gone.
aid-mind-4 = A tie: more customers, then more living members.
