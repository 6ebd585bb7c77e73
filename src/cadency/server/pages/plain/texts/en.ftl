### Words on the pages of a game that has none of its own.

course-about = points from move to move
course-of =
    { $points ->
        [one] { $name }: 1 point in the end
       *[other] { $name }: { $points } points in the end
    }
