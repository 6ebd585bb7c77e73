"""Village drawn in the terminal."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import cadency
from cadency.boards.kit.terminal import HOUSES, MARKS, told
from cadency.boards.village.terminal import LOUD, draw, outcome, parts
from cadency.boards.village.terminal_pieces import CUBES
from cadency.cli.speech import speak
from cadency.kernel.words import Choice
from cadency.table import Table

NAMES = ["Ada", "Squire 1", "Page", "Squire 2"]


def position(seats: int, answers: int, content: str | None = None) -> Table:
    rng = random.Random(seats * 1000 + answers)
    table = cadency.open_table("village", seats, seed=answers, content=content)
    for _ in range(answers):
        if table.decision is not None:
            table.choose(rng.choice(table.decision.options))
    return table


def printed(drawing: Any, width: int, *, colours: bool = False) -> str:
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colours, color_system="truecolor" if colours else None
    )
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_screen_and_leaves_nothing_out(lang: str, seats: int, width: int) -> None:
    texts = speak(lang, "village")
    for answers in (0, 60, 150, 2000):
        view = position(seats, answers).view()
        text = printed(draw(view, texts, NAMES[:seats], width), width)
        lines = text.splitlines()
        assert max(map(len, lines)) <= width
        for part in parts(view, texts, NAMES[:seats]):
            assert part.lower() in text.lower() or part == texts("board-farms")
        for farm in view.farms:
            assert NAMES[farm.seat] in text
            for generations in farm.members.values():
                assert MARKS[farm.seat] + "".join(map(str, generations)) in text
        for city in ("Aubrac", "Bellac", "Corvey", "Dorn", "Elmet", "Fenwick"):
            assert city in text
        assert "…" not in text  # nothing is cut off


def test_colour_is_there_and_never_the_only_sign() -> None:
    texts = speak("en", "village")
    view = position(4, 150).view()
    drawing = draw(view, texts, NAMES)
    assert "\x1b[" in printed(drawing, 80, colours=True)
    assert "\x1b[" not in printed(drawing, 80)
    assert len(set(MARKS)) == len(set(HOUSES)) == 5
    for lang in ("en", "fr", "de"):
        assert len({speak(lang, "village")(f"letter-{colour}") for colour in CUBES}) == 5


def test_a_pack_may_bring_roads_that_the_map_has_no_place_for() -> None:
    roads = "\n".join(
        f'[[road]]\nid = "{road}"\ncubes = {{ pink = 2 }}\n'
        for road in ("village-fenwick", "aubrac-fenwick", "dorn-elmet")
    )
    text = printed(draw(position(2, 0, roads).view(), speak("en", "village"), NAMES[:2]), 80)
    assert "Village – Fenwick PP" in text
    assert "Aubrac – Fenwick PP" in text
    assert "Dorn – Elmet PP" in text


def test_a_line_of_the_log_bears_the_mark_of_its_house() -> None:
    assert told({"event": "passed", "seat": 2}, "Page passes.", LOUD).plain == "▲ Page passes."
    assert told({"event": "closed"}, "The market closes.", LOUD).plain == "  The market closes."


def test_what_a_choice_brings_about_is_told_before_it_is_made() -> None:
    """Whatever is told happens: deaths, gains, the end, and that no action follows."""
    texts = speak("en", "village")
    seen: set[str] = set()
    for seed in range(6):
        rng = random.Random(seed)
        table = cadency.open_table("village", 2, seed=seed)
        while (decision := table.decision) is not None:
            seat, option = decision.seat, rng.choice(decision.options)
            before = table.view(seat)
            said = outcome(before, option, seat, table.setup.content, texts)
            table.choose(option)
            seen |= check(table, before, seat, option, said)
    assert seen == {"no action", "no sale", "somebody will die", "chronicle", "grave", "end", "grain", "★", "¢"}


def check(table: Table, before: Any, seat: int, option: Choice, said: str) -> set[str]:
    """What was said of this choice, each compared with what came of it."""
    after, found = table.view(seat), set()
    farm, old = after.farms[seat], before.farms[seat]
    buried = sum(map(len, after.chronicle.values())) + len(after.graves) + farm.lost
    dead = buried - sum(map(len, before.chronicle.values())) - len(before.graves) - old.lost
    if "no action possible" in said:
        found.add("no action")
        assert option.tag == "take"
        assert table.decision is None or table.decision.about[:2] != (option.wire()[1], seat)
    if "nothing you could sell" in said:
        found.add("no sale")
        assert option.wire()[:2] == ("take", "market")
        assert len(farm.served) == len(old.served)
    if "somebody will die" in said:
        found.add("somebody will die")
        assert farm.owed > old.owed or dead or table.decision is None or table.decision.kind == "death.bury"
    if "into the chronicle" in said:
        found.add("chronicle")
        assert dead > 0
    if "into a grave" in said:
        found.add("grave")
        assert dead > 0
    if "brings about the end" in said:
        found.add("end")
        assert after.ending is not None
    if "+" in said:
        for sign in ("grain", "★", "¢"):
            found |= {sign} if sign in said else set()
    return found
