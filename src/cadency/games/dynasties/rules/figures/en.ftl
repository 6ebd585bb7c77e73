figure-city = Each city has a slot for a prince and one for a princess. The large one chooses, the small one divides.
figure-cards = A card is played for one of the two signs above or for the special action below, never for both.
figure-ship = Five cubes and two spaces. When both are taken the cubes are divided.
figure-deploy = Black cubes pay for a prince, white ones for a princess; the city's sign is what you get at once.
figure-wedding = Late in a game: whoever stands alone is single; two in one city are married, a star may hold their child.
figure-characters = Each character can be used once in a round, for the blue cubes of its space.
figure-pass = Pass early and pay pink cubes, or late and pay nothing: the order of the track is the order of the bonuses.
figure-region = The tile says what the most and the second most are worth in this region, and what all its crowns are.
