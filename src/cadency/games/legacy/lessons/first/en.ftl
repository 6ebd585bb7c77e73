# The first lesson. A text has at most 25 words, a reason (-why) at most 45; -no is said to whoever tries something else.
first-title = Your first game of Legacy
first-cover-1 = You found a family in old France, and lead its children and grandchildren.
first-cover-2 = Each turn you place one pawn: to marry, to have children, to meet friends, to find money, or to rise in town.
first-cover-3 = { first-win-1 } Gold and friends are only the way there.

# What a learner should be able to say afterwards.
first-win-1 = After three generations the family with the most honour wins.
first-win-2 = When a generation ends, your prestige comes in as honour, and each child born in it as 1 more.
first-win-3 = Missions, contributions and your mentor's goals bring more honour; but whoever ends a generation without a child is out.

first-head = This is you, the patriarch of a new family. Your children, and theirs, will grow on the tree below you.
first-head-why = A matriarch could lead the family as well: she begins with more gold and less income. Your card also gave you an extra pawn, a red one.
first-hand = These are your friends, and nobody else sees them. They marry into your family, or they are the price of what you do.
first-hand-why = A card shows the nation, mostly a profession, and what a wedding brings: gold to pay or to receive, income or new friends, and prestige.
first-bride = A family begins with a wedding. Marry Ginevra, an aristocrat: her dowry is 3 gold, and she brings 1 prestige.
first-bride-why = Women mostly bring a dowry; men mostly cost gold, and bring more prestige. A wedding takes one of the two pawns that you have in each round.
first-bride-no = Not yet. First a wedding, and it is Ginevra whose profession will soon be of use.
first-girl = It's a girl! With a wedding comes a child card, and each child is 1 honour at the end of the generation.
first-girl-why = A couple has at most three children. Some cards are complications: then you lose either the child or its mother. Heads of family never die.
first-prestige = You have 1 prestige. It stays with you, and at the end of each generation brings you as much honour.
first-prestige-why = So prestige counts most when it comes early: three times if you gain it now, only once if you gain it in the last generation.
first-pawn = Apolline has married, too. You place one pawn a turn and two a round; the red one comes on top.
first-pawn-why = Extra pawns go to town, each colour to its own place, and wait until they are used or the generation ends. Apolline is a bot; hers is green and buys a mansion.

first-mission = Use the red pawn. It undertakes a mission: two are drawn, and you keep one.
first-mission-why = Each place in town takes one pawn a round, from whoever comes first. One of your own could go there, too, but you have better work for it.
first-mission-no = Keep your own pawn for now: red is for missions only, so let it begin.
first-price = A mission costs one friend. Whom can you spare, Elif or Fabrizio?
first-price-why = Whoever is paid goes to the discards. Every friend in your hand is two things at once: a wedding to come, or the price of something.
first-price-no = Keep the others for later weddings. Part with Elif or Fabrizio.
first-court = This one is half done. Two aristocrats in your family bring 8 honour, and Ginevra is one.
first-court-why = Missions ask for professions, nations, titles, income or the like. Everybody sees yours. You claim the reward in your own turn, once all is true.
first-court-no = So much gold would take long. Keep the mission that is half done.

first-socialise = You need a second aristocrat. Press “Socialise” and look whom you can meet.
first-socialise-why = At home you marry, have children, ask for money and socialise, as often as you have pawns. Nobody can take these four places from you.
first-socialise-no = First look for the aristocrat that your mission asks for.
first-visit = Five friends stand in the salon. One is free; two would cost 1 gold, three 2 gold.
first-visit-why = A single friend never stays behind: whoever leaves only one takes that one, too, for nothing. Then five new ones come in.
first-visit-no = One is enough: you will need your gold for a wedding.
first-take = Robert is an aristocrat. Take him: he will marry your daughter.
first-take-why = His wedding costs 3 gold and brings 2 prestige. What is written below on a card comes on top; Robert's needs another Englishman in the family.
first-take-no = Good company, but only Robert is an aristocrat.
first-income = The round is over. Your income has come in as gold, and your two pawns are back.
first-income-why = Income is paid after every round but the last; titles, ventures and some spouses raise it. Apolline has bought a mansion with her green pawn, for 2 prestige.

first-others = Apolline came first and bought a title. Her pawn stands there, so the place is closed until the round ends.
first-others-why = The first player card goes round: next time you will be first. Her title, Count, cost 4 gold and 2 friends and brought 2 prestige and 1 income.
first-arrange = Your daughter is a child, but can be promised. Press Robert: you pay his 3 gold now, and they marry later.
first-arrange-why = Promised friends belong to the family at once, so your mission counts him. Prestige and all else that he brings come with the wedding.
first-arrange-no = Robert first: he makes the second aristocrat.
first-promised = Robert waits beside your daughter. When she grows up they marry by themselves, and you need no pawn for it.
first-promised-why = That is what arranged marriages are good for: the new generation begins with a couple, and mostly with a child. The price is that you pay long before you gain.
first-claim = Two aristocrats: your mission is done. Claim it before you act, and 8 honour are yours.
first-claim-why = Claiming needs no pawn, and your turn goes on. The card is laid aside, unless it says that you keep it.
first-claim-no = First take the 8 honour: they cost nothing, not even your turn.

first-birth = Your last pawn of this generation. Press “A child”: a second one is 1 honour, and one more wedding to come.
first-birth-why = You choose a couple with room and draw one card. The doctor in town draws two, for 2 gold and 1 friend.
first-birth-no = A second child is worth more now. Press “A child”.
first-wish = A girl or a boy? A wish costs 1 honour. Daughters marry men, who bring more prestige; sons marry women, who bring a dowry.
first-wish-why = Without a wish the top card decides, and that is free. You hold both men and women; a wish makes sure that one of them fits.
first-wish-no = Chance costs nothing, but try a wish for once: a girl or a boy?

first-honour = The first generation is over. { first-win-2 }
first-honour-why = For you that is 1 for prestige and 2 for children. With 8 for the mission, and 1 less for the wish, you have 10.
first-grown = The children are grown up. Robert and your daughter are married now: 2 prestige, and a child of their own.
first-grown-why = All children grow up at once; then come their gifts and the arranged marriages. From now on your pawns act for this generation, no longer for you and Ginevra.
first-extinct = Never end a generation without a child: the family would die out and could not win. Yours has a grandchild already.
first-extinct-why = Each generation needs children of its own, even the last. A complication can cost you one, so do not rely on a single birth.
first-doctor = A new generation, a new extra pawn, by lot. Yours is light blue: it calls the doctor, for two children at once.
first-doctor-why = The doctor asks for 2 gold and 1 friend, and comes to a couple with room for two. A pawn that is not used goes back when the generation ends.

first-title-place = Now you are first in town. Place a pawn on “Title” before Apolline does.
first-title-place-why = There are three titles for each generation. They bring prestige, and most of them something else. What nobody has bought goes away with the generation.
first-title-place-no = The rest can wait; titles cannot. Apolline would like another one.
first-viscount = Viscount: 3 prestige and 1 income, for 5 gold and 2 friends. Take it.
first-viscount-why = The Marquis brings 1 prestige more but costs 7 gold; the Bailiff is cheap and brings income. Income comes again after every round.
first-viscount-no = The Viscount fits your purse best, and leaves you some gold.
first-holder = Who shall bear it? Each couple, and whoever is single, may have one title, one mansion, one venture and one contribution.
first-holder-why = What the title brings is the same for all. But who has one can have no second, so further titles need somebody else.
first-holder-no = Only your grown-up children can bear it now: choose one of them.
first-first = The gold is paid; two friends are to follow. Whom do you part with first?
first-first-why = Look at your younger child, who is still single: keep a friend of the other sex for the wedding.
first-first-no = The price is two friends: choose the first of them.
first-second = And the second one. Somebody should stay for your younger child to marry.
first-second-why = A small hand is no shame: friends come by socialising, with some spouses, and with some contributions.
first-second-no = The price is two friends: choose the second of them.
first-early = You have 6 prestige now. It will count after this generation and after the last: 12 honour.
first-early-why = That is why one buys titles and mansions early. Contributions bring honour at once; they lose nothing by waiting.

first-money = Your purse is light. Press “Ask friends” and let them help.
first-money-why = Gold pays weddings, titles and houses. You can never owe any: what you cannot pay, you cannot do.
first-money-no = With little gold there is little to choose. First ask your friends.
first-plead = 2 gold for nothing, or 3 gold for 1 honour? It is your good name that you sell.
first-plead-why = For 1 honour and a friend there would be 4. Honour is what wins, so sell it only for gold that will bring you more.
first-plead-no = That would cost a friend, too, and few are left. Ask for 2 or 3 gold.
first-street = There is more in town. Mansions bring 2 prestige, ventures 1 income, contributions to the public honour at once.
first-street-why = A mansion costs 3 gold and 1 friend; a venture costs 2 prestige and 2 friends. Contributions mostly cost gold, and are different in each generation.

first-mentor = Your mentor, Madame de Pompadour, is your secret. If your family has three titles at the end, you gain 11 honour.
first-mentor-why = You have one title, so two are missing. Apolline has a mentor, too, with other wishes; you will see who it is when the game is over.
first-sealed = She has two lesser goals, worth 4 each. For each to count, you seal a mission under her in the third generation.
first-sealed-why = In the third generation the mission place works so: for 1 friend the top mission goes under your mentor, unseen. Her lesser goals are 20 prestige and two marriages arranged for the fourth generation.
first-win = This is what decides. { first-win-1 }
first-win-why = The number holds all that is yours so far; the mentor comes on top. If families are equal, the larger hand wins, then more prestige.
first-ways = And do not forget. { first-win-3 }
first-ways-why = Missions bring 6 or 8 honour, contributions up to 9. Most honour comes from prestige that you had early. A family that has died out comes last.
first-end = Generations last two, three and four rounds. This is the third round of nine; your younger child is waiting for a wedding.
first-end-why = After the ninth round no income is paid, and gold that is left counts for nothing, unless a mentor wants it. So spend it in time.
first-free = From here the family is yours. Play on against Apolline, who plays like a page. You can leave whenever you like.
first-free-why = The game goes on at this very table, with draws that nobody knows. Point at anything to learn what it is, and press “Rules” if you want to read on.
