game-pig = Pig
game-pig-about = Roll as often as you dare, and hold before a one takes it all.
option-goal = Points to win
option-goal-50 = 50
option-goal-100 = 100
ask-turn-dare = Roll once more, or hold?
choice-roll = roll the die
choice-hold = hold what you have
event-rolled = { $seat } rolls { $face }{ $face ->
        [1]{""}: all of this turn is lost
       *[other]{""}
    }.
event-held = { $seat } holds { $pot } and has { $points }.
score-held = points held
end-goal = Somebody has reached the goal.
view-pot = In this turn: { $value }
view-goal = To win: { $value }
view-points-seat =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
