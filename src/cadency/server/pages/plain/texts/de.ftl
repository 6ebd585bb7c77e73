### Words on the pages of a game that has none of its own.

course-about = Punkte von Zug zu Zug
course-of =
    { $points ->
        [one] { $name }: am Ende 1 Punkt
       *[other] { $name }: am Ende { $points } Punkte
    }
