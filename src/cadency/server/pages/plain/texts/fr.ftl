### Words on the pages of a game that has none of its own.

course-about = les points coup après coup
course-of =
    { $points ->
        [0] { $name } : 0 point à la fin
        [1] { $name } : 1 point à la fin
       *[other] { $name } : { $points } points à la fin
    }
