aid-game = Legacy
aid-title = Legacy: player's aid
aid-about = One to four families, three generations. Most honour wins.
aid-foot = Numbers such as L-4.1 are clauses: “cadency rules legacy” and the rules page show them. Cadency, drawn for this game.

aid-turn = Your turn
aid-turn-1 = One pawn: place it and do what the place says, with all its costs.
aid-turn-2 = Own board: only your two pawns, each action as often as you like.
aid-turn-3 = Main board: each action takes one pawn a round, yours or an extra pawn of its colour.
aid-turn-4 = Before it: claim a mission that you have fulfilled.

aid-home = On your own board
aid-home-1 = Marry: a friend from hand beside an unmarried member of the other sex. Pay or receive; then income, prestige, effect, and a child is drawn.
aid-home-2 = Or promise: a friend to a child. Pay now, all else when the child grows up.
aid-home-3 = A child: for a couple with fewer than three. A wished sex costs extra.
aid-home-4 = Ask friends: 2 gold free, 3 for 1 honour, 4 for 1 honour and 1 friend.
aid-home-5 = Socialise: 1 friend free, 2 for 1 gold, 3 for 2 gold.

aid-street = On the main board
aid-street-1 = Title: pay what it costs, take what it gives.
aid-street-2 = Mansion: 3 gold and 1 friend for 2 prestige.
aid-street-3 = Venture: 2 prestige (German rules: 1 honour) and 2 friends for 1 income.
aid-street-4 = Contribution: as for a title.
aid-street-5 = Doctor: 2 gold and 1 friend for two children, with room for both.
aid-street-6 = Mission: 1 friend; draw two, keep one. In the third generation one is sealed under the mentor.

aid-rounds = Rounds and generations
aid-rounds-1 = Nine rounds: two, three and four in the three generations.
aid-rounds-2 = End of a round: income in gold, but not after the ninth.
aid-rounds-3 = End of a generation: prestige as honour, and 1 honour for each child born in it.
aid-rounds-4 = Without a child: the family is extinct and cannot win.
aid-rounds-5 = A new generation: children grow up, promised marriages are made, each family gets an extra pawn.

aid-score = The end
aid-score-1 = Mentor: the main goal, if reached; each sealed mission lets one lesser goal count.
aid-score-2 = Most honour wins: then the larger hand, then more prestige.

aid-mind = Easily forgotten
aid-mind-1 = One friend left in the row is taken along, free.
aid-mind-2 = One holding of each kind for a member or couple.
aid-mind-3 = A head of family never dies in childbirth.
aid-mind-4 = Extra pawns last until the end of the generation.
aid-mind-5 = Honour, prestige and income may be paid below zero.
