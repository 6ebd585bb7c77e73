"""What is said at the end of a game: who won, by what, or that nobody did."""

from __future__ import annotations

from cadency.cli.ending import victory
from cadency.cli.speech import speak
from cadency.kernel.rules import Line, Placing, placings

NAMES = ["Ada", "Bert", "Cleo"]
TEXTS = speak("en", "legacy")


def placed(*points: tuple[int, int], outcomes: tuple[str, ...] = ()) -> list[Placing]:
    """Seats with these points and friends in hand."""
    scores: list[tuple[tuple[Line, ...], tuple[Line, ...]]] = [
        ((Line("deeds", score, "L-14.1"),), (Line("hand", hand, "L-12.4"),)) for score, hand in points
    ]
    return placings(scores, list(outcomes or [""] * len(points)))


def test_points_decide_and_then_what_parts_equals() -> None:
    assert victory(placed((5, 0), (3, 9)), TEXTS, NAMES) == "Ada wins with 5 points."
    assert "Bert wins the tie by Friends in hand" in victory(placed((5, 0), (5, 1)), TEXTS, NAMES)
    assert "Ada and Bert share the win" in victory(placed((5, 1), (5, 1)), TEXTS, NAMES)


def test_whoever_has_lost_decides_no_tie() -> None:
    standing = placed((5, 0), (5, 9), (8, 0), outcomes=("", "lost", "lost"))
    assert victory(standing, TEXTS, NAMES) == "Ada wins with 5 points."


def test_a_game_may_be_won_by_nobody_and_one_for_one_may_be_a_number() -> None:
    assert victory(placed((5, 0), (8, 0), outcomes=("lost", "lost")), TEXTS, NAMES) == "The game is lost."
    assert victory(placed((5, 0), outcomes=("lost",)), TEXTS, NAMES) == "The game is lost."
    assert victory(placed((5, 0)), TEXTS, NAMES) == "Ada reached 5 points."
    assert victory(placed((5, 0), outcomes=("won",)), TEXTS, NAMES) == "Ada wins with 5 points."
