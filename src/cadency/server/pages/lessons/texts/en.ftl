lesson-learn = Learn
lesson-learn-game = Learn { $game } by playing
lesson-title = Learn { $game }
lesson-mark = Your first game
lesson-cover = Lesson: before the first step
lesson-step = Lesson, step { $number } of { $last }
lesson-back = Back
lesson-next = Next
lesson-begin = Begin
lesson-why = Why?
lesson-leave = Leave the lesson
lesson-free = Play on from here
lesson-open =
    { $count ->
        [one] One is open to you now.
       *[other] { $count } are open to you now.
    }
lesson-when = step { $step }
lesson-done = done already
lesson-never = not in this lesson
lesson-point = Point at a lit choice to see what it brings about.
lesson-touch = Touch a lit choice to see what it brings, again to take it.
lesson-reads = Nothing to choose yet
lesson-reads-about = Read the card, then press “{ $press }”.
