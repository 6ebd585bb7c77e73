figure-board = Your own board: what you have, and the four actions that always stand open to your two pawns.
figure-street = On the street each action takes one pawn a round. Above it lie what can be had there.
figure-tree = A couple is two portraits joined by a ring; their children hang below, the small sign is what somebody holds.
figure-row = Friends in the row: nation and profession above, what the marriage costs and brings below.
figure-mission = The mentor's goals, and below them the missions that are still open.
figure-prestige = At the end of a generation the crown's number is added to the laurel's.
figure-grown = The tree late in a game: one row for each generation, the youngest below.
