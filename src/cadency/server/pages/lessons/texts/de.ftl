lesson-learn = Lernen
lesson-learn-game = { $game } beim Spielen lernen
lesson-title = { $game } lernen
lesson-mark = Deine erste Partie
lesson-cover = Lektion: vor dem ersten Schritt
lesson-step = Lektion, Schritt { $number } von { $last }
lesson-back = Zurück
lesson-next = Weiter
lesson-begin = Anfangen
lesson-why = Warum?
lesson-leave = Lektion verlassen
lesson-free = Von hier aus weiterspielen
lesson-open =
    { $count ->
        [one] Eine Möglichkeit ist jetzt offen.
       *[other] { $count } Möglichkeiten sind jetzt offen.
    }
lesson-when = Schritt { $step }
lesson-done = schon gelernt
lesson-never = nicht in dieser Lektion
lesson-point = Zeig auf eine helle Möglichkeit, um zu sehen, was sie bringt.
lesson-touch = Berühre eine helle Möglichkeit, um zu sehen, was sie bringt, noch einmal, um sie zu nehmen.
lesson-reads = Noch nichts zu wählen
lesson-reads-about = Lies die Karte, dann „{ $press }“.
