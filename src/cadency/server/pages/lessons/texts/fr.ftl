lesson-learn = Apprendre
lesson-learn-game = Apprendre { $game } en jouant
lesson-title = Apprendre { $game }
lesson-mark = Votre première partie
lesson-cover = Leçon : avant la première étape
lesson-step = Leçon, étape { $number } sur { $last }
lesson-back = Retour
lesson-next = Suite
lesson-begin = Commencer
lesson-why = Pourquoi ?
lesson-leave = Quitter la leçon
lesson-free = Continuer la partie
lesson-open =
    { $count ->
        [0] Rien n'est ouvert pour l'instant.
        [one] Un choix vous est ouvert.
       *[other] { $count } choix vous sont ouverts.
    }
lesson-when = étape { $step }
lesson-done = déjà fait
lesson-never = pas dans cette leçon
lesson-point = Pointez un choix éclairé pour voir ce qu'il apporte.
lesson-touch = Touchez un choix éclairé pour voir ce qu'il apporte, encore une fois pour le prendre.
lesson-reads = Rien à choisir encore
lesson-reads-about = Lisez la carte, puis « { $press } ».
