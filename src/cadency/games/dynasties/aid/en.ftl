aid-game = Dynasties
aid-title = Dynasties: player's aid
aid-about = Three to five houses, three rounds. One divides, the other chooses. Most points win.
aid-foot = Numbers such as D-3.2 are clauses: “cadency rules dynasties” and the rules page show them. Cadency, drawn for this game.

aid-turn = Your turn: one of these
aid-turn-1 = Play a card: for one of its two basic actions, or for its special action below.
aid-turn-2 = Discard a card: and draw one cube from the bag.
aid-turn-3 = Use a book: a book of cards does not end the turn.
aid-turn-4 = Pass: put a figure on the pass track; no more turns in this round.

aid-actions = The basic actions
aid-actions-1 = Trade: a figure on a ship, large space first. When both are taken the small one makes two lots, the large one chooses.
aid-actions-2 = Prince: pay the black cubes of the slot; the city gives what its symbol says.
aid-actions-3 = Princess: the same with white cubes. Nobody has both slots of a city.
aid-actions-4 = Character: pay the blue cubes of its space; each is used once a round.
aid-actions-5 = Special action: costs 1 yellow. The city's own slot without its price, trade twice, or a yellow character. Pass is free.

aid-city = What a city gives
aid-city-1 = Points: 2 points.
aid-city-2 = Anchor: one cube from the bag.
aid-city-3 = Book: its top book, face down.
aid-city-4 = Crown: nothing now; in the end points for all crowns of a region.

aid-wedding = Wedding
aid-wedding-1 = When: at once when both slots of a city are taken.
aid-wedding-2 = Dowry: the small slot rolls three dice and sets one apart; the large slot takes the one or the two, first.
aid-wedding-3 = Faces: child, shield, 3 points, 2 cubes, an action card, a yellow scoring card.

aid-round = The end of a round
aid-round-1 = Passing: the upper spaces cost 3, 2, 1, 1 pink; the large one nothing. Keep one card.
aid-round-2 = Ships: whoever is alone on one takes 2 cubes.
aid-round-3 = Bonus: in the order of the track each takes one; the foremost begins the next round.
aid-round-4 = Singles: 4 on a large slot, 2 on a small one; after the second round 6 and 3, then to the monastery unless 1 pink each is paid.
aid-round-5 = Scoring cards: play what you like, keep two at most.

aid-score = After the third round
aid-score-1 = Regions: figures, children, shields and books with that shield; first and second place as the tile says.
aid-score-2 = Crowns: a figure in every crown city of a region.
aid-score-3 = Books: those with 3 points.
aid-score-4 = A tie: more cubes.

aid-mind = Easily forgotten
aid-mind-1 = Two pink cubes stand for one of any other colour.
aid-mind-2 = Who has passed still divides, chooses and receives.
aid-mind-3 = Both figures on a ship yours: take 2 cubes, the rest go to the bag.
aid-mind-4 = If the first place is shared, nobody has the second.
