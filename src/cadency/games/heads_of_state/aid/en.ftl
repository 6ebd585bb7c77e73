aid-game = Heads of State
aid-title = Heads of State: player's aid
aid-about = Two to five dynasties, three rounds, three revolutions. Most points win.
aid-foot = Numbers such as H-4.1 are clauses: “cadency rules heads_of_state” and the rules page show them. Cadency, drawn for this game.

aid-turn = Your turn: one of two options
aid-turn-1 = 1, attributes: draw three cards, each from the row or the deck. Then create nobles, as many as you can pay.
aid-turn-2 = Or sweep: lay six new cards out and draw one. Needs six in the deck.
aid-turn-3 = 2, treason: draw one treason card and one attribute card. Then play treason, and create nobles only where you have killed.
aid-turn-4 = Very first turn: attribute cards only.
aid-turn-5 = At the end: at most 10 attribute and 4 treason cards in hand. Then the rows are filled.

aid-noble = Creating a noble
aid-noble-1 = Set: discard the rank's set, put your counter on a slot of that rank, take its noble card.
aid-noble-2 = Courtesan: stands for one card of a set; never for a baron or a king.
aid-noble-3 = First in a sector: its marker, worth the number of the hexagon.
aid-noble-4 = Both slots: of a sector may be yours.

aid-treason = Treason
aid-treason-1 = Assassin: one for a province, two for a capital. Three cubes of yours against one: it can fail.
aid-treason-2 = Country card: kills in a province of its country; two of the same country in its capital. It never fails.
aid-treason-3 = Two countries: counts as either.
aid-treason-4 = Duty: of those you kill in a turn you must replace all but one.

aid-revolution = Revolution
aid-revolution-1 = When its card appears: stop and score the round. The third one ends the game.
aid-revolution-2 = Hands: down to 6 attribute and 2 treason cards. New decks and rows; then the turn goes on.

aid-score = Points
aid-score-1 = Influence of the living: 2 in a province, 4 in a capital; half below a living noble of higher rank.
aid-score-2 = Each round: Britain 8 and 3, France 10 and 2, German States 6 and 5, Spain 7 and 4, for most and second most.
aid-score-3 = Country marker: whoever has created a noble in all its sectors, dead or alive; the first gets more.
aid-score-4 = Chamber of Nobles: all seven ranks created: 16, 12, 8.
aid-score-5 = In the end, most noble cards: 4, 6, 8, 10, 12, 14, 16 from baron to king. Two share; three get nothing.

aid-mind = Easily forgotten
aid-mind-1 = No noble is named twice in a turn, and never your own.
aid-mind-2 = Noble cards stay with you when their nobles die.
aid-mind-3 = Cards from a row are replaced only after the turn.
aid-mind-4 = Alone in a country: the first place only.
