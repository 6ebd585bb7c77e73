"""One plan of a search held against another: from every seat, and what is no plan is told."""

from tests.balance import Balance

PLANS = Balance("plans")


def test_a_plan_is_held_against_another_from_every_seat() -> None:
    done = PLANS.run("legacy", "squire", "positions=20,slack=9", "--games", "2")
    assert done.returncode == 0, done.stderr
    assert "2 of 2 games" in done.stderr
    assert "legacy, 2 seats, squire among positions=20,slack=9:" in done.stdout
    assert "of 2 games" in done.stdout


def test_what_is_no_plan_is_said() -> None:
    PLANS.refuses(
        ["chess", "knight", "squire"],
        ["legacy", "page", "squire"],
        ["legacy", "knight,tries=many", "squire"],
        ["legacy", "knight,luck=3", "squire"],
        ["legacy", "tries=3", "squire"],
        ["legacy", "knight", "squire", "--seats", "9"],
    )
