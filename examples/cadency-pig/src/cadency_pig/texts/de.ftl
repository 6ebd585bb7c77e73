game-pig = Schweinerei
game-pig-about = Würfle, sooft du dich traust, und höre auf, bevor eine Eins alles nimmt.
option-goal = Punkte zum Sieg
option-goal-50 = 50
option-goal-100 = 100
ask-turn-dare = Noch einmal würfeln oder aufhören?
choice-roll = würfeln
choice-hold = aufhören und behalten
event-rolled = { $seat } würfelt { $face }{ $face ->
        [1]{""}: Der ganze Zug ist verloren
       *[other]{""}
    }.
event-held = { $seat } behält { $pot } und hat { $points }.
score-held = behaltene Punkte
end-goal = Jemand hat das Ziel erreicht.
view-pot = In diesem Zug: { $value }
view-goal = Zum Sieg: { $value }
view-points-seat =
    { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
