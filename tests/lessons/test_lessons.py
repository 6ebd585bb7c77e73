"""Every lesson keeps what it promises, and a lesson that does not is told so in one line."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import cadency
from cadency.cli.speech import speak
from cadency.lessons import BadLesson, at, freed, lesson, lessons, load, runs
from cadency.lessons.check import check
from cadency.lessons.lesson import FIRST, WINS, Lesson
from cadency.lessons.walk import MOST, run
from cadency.lessons.words import counted
from cadency.texts import LANGUAGES
from tests.cli.command import cadency as command
from tests.support import cover

GAMES = sorted(lessons())
SOURCES = Path(cadency.__file__).parent / "games"
WRITTEN = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
Edit = Callable[[str], str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Village's first lesson, to be spoilt."""
    return Path(shutil.copytree(SOURCES / "village" / "lessons" / FIRST, tmp_path / FIRST))


def wrong(folder: Path) -> list[BadLesson]:
    return check(load((folder / "lesson.toml").read_text("utf-8"), folder.name), folder)


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_good(game: str) -> None:
    assert [str(error) for error in check(lesson(game))] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_lasts_about_ten_minutes(game: str) -> None:
    steps = lesson(game).step
    assert 25 <= len(steps) <= 40
    assert sum(1 for step in steps if step.open) >= 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_has_been_shown_how_one_wins(game: str, language: str) -> None:
    """The three sentences that somebody should be able to say afterwards, each word for word on the way."""
    found = lesson(game)
    words = found.words(language)
    shown = [words(f"cover-{n}") for n in (1, 2, 3)] + [words(step.id) for step in found.step]
    for n in range(1, WINS + 1):
        assert any(words(f"win-{n}") in text for text in shown), n


@pytest.mark.parametrize("game", GAMES)
def test_what_a_learner_can_say_afterwards_is_written_down_with_where_it_was_shown(game: str) -> None:
    found = lesson(game)
    words = found.words("en")
    places = {step.id: words(step.id) for step in found.step}
    cover = " ".join([words(f"cover-{n}") for n in (1, 2, 3)])
    for n in range(1, WINS + 1):
        said = words(f"win-{n}")
        shown = ["the cover"] * (said in cover) + [f"`{name}`" for name, text in places.items() if said in text]
        assert f"| {said} | {', '.join(shown)} |" in WRITTEN


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_in_a_game_that_goes_on(game: str) -> None:
    end = at(lesson(game), lesson(game).last)
    table, other = freed(end), freed(end)
    assert table.view(None) == end.table.view(None)
    assert [answer.wire for answer in table.record.answers] == [answer.wire for answer in end.table.record.answers]
    assert table.commitment not in (end.table.commitment, other.commitment)  # nobody knows what will be drawn
    while table.decision is not None:
        table.choose(table.decision.options[0])
    assert table.verify() >= 0


@pytest.mark.parametrize("chosen", [0, 1])
def test_back_and_forth_is_the_same_table(chosen: int) -> None:
    found = lesson("village")
    views = [moment.table.view(0) for moment in run(found, [chosen, 0, 0, chosen])]
    assert [at(found, n, [chosen, 0, 0, chosen]).table.view(0) for n in range(found.last + 1)] == views


@pytest.mark.parametrize("game", [game for game in GAMES if any(step.id == "score" for step in lesson(game).step)])
def test_the_score_that_a_lesson_names_is_so_on_every_way(game: str) -> None:
    (score,) = {
        next(place.score for place in moment.table.standing() if place.seat == lesson(game).learner)
        for moment in runs(lesson(game))
        if moment.step and moment.step.id == "score"
    }
    assert all(str(score) in lesson(game).words(language)("score").split() for language in LANGUAGES)


def test_words_are_what_stands_between_blanks() -> None:
    assert counted("« Oui », dit-il : 3 sacs !") == 4


# --- what can be wrong

BROKEN = {
    "not-toml": ('game = "village"', "game ="),
    "shape": ("seats = 3", 'seats = "three"'),
    "rules": ("rules = 1", "rules = 99"),
    "table": ("53665135b7b5d2dc", "no-such-values"),
    "learner": ("seats = 3", "seats = 3\nlearner = 3"),
    "names": ('"Ranulf"]', '"Ranulf", "Odo"]'),
    "same-step": ('id = "train"', 'id = "cube"'),
    "not-played": ('"1 make scroll"', '"1 make wagon"'),
    "not-asked": ('id = "time"', 'id = "time"\nopen = ["take"]'),
    "not-offered": ('open = ["make scroll"]', 'open = ["make plow"]'),
    "no-thing": ('look = ["library"]', 'look = ["libary"]'),
    "not-drawn": ('look = ["library"]', 'look = ["customer-c01"]'),
    "no-place": ('place = "book"', 'place = "cellar"'),
    "other-place": ('place = "book"', 'place = "crafts"'),
    "no-clause": ("V-4.1", "V-99.1"),
}


@pytest.mark.parametrize("key", sorted(BROKEN))
def test_a_fault_is_named_with_its_step(key: str, folder: Path) -> None:
    spoil(folder / "lesson.toml", *BROKEN[key])
    try:
        found = wrong(folder)
    except BadLesson as error:
        found = [error]
    assert key in [error.key for error in found]


def test_a_lesson_of_too_many_ways_is_not_gone_through(folder: Path) -> None:
    text = (folder / "lesson.toml").read_text("utf-8")
    head, first, *_ = text.split("[[step]]")
    step = first.replace('"take crafts orange", "take crafts pink"', '"take"')
    skip = '\nid = "s{n}"\nclause = "V-4.4"\nopen = ["{open}"]\n'
    steps = [step, *[skip.format(n=n, open="take") for n in range(4)]]
    found = load("[[step]]".join([head, *steps]))
    with pytest.raises(BadLesson):
        list(runs(found))
    assert MOST == 500


def test_a_lesson_does_not_end_with_a_question(folder: Path) -> None:
    text = (folder / "lesson.toml").read_text("utf-8")
    (folder / "lesson.toml").write_text("[[step]]".join(text.split("[[step]]")[:2]), "utf-8")
    assert "open-end" in [error.key for error in wrong(folder)]


@pytest.mark.parametrize(
    ("key", "edit"),
    [
        ("no-text", lambda text: text.replace("first-cube-no", "first-cube-not")),
        ("spare-text", lambda text: text + "\nfirst-more = More.\n"),
        ("long-text", lambda text: text.replace("first-reap = ", "first-reap = " + "so " * 25)),
        ("not-shown", lambda text: text.replace("{ first-win-3 }", "It ends.")),
        ("bad-text-file", lambda text: text + "\nnonsense\n"),
        ("bad-text-file", lambda text: text.replace("{ first-win-3 }", "{ first-win-9 }")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_short_and_used(key: str, edit: Edit, language: str, folder: Path) -> None:
    file = folder / f"{language}.ftl"
    file.write_text(edit(file.read_text("utf-8")), "utf-8")
    found = [error for error in wrong(folder) if error.key == key]
    assert found
    assert f"{language}.ftl" in str(found[0])


def test_a_missing_language_is_told(folder: Path) -> None:
    (folder / "de.ftl").unlink()
    assert [(error.key, error.details) for error in wrong(folder)] == [("no-text-file", {"file": "de.ftl"})]


def test_a_game_without_a_lesson_says_which_have_one() -> None:
    without = [game for game in cadency.GAMES if game not in lessons()]
    for game in without:
        with pytest.raises(BadLesson, match="village"):
            lesson(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_text(language: str) -> None:
    texts = speak(language)
    assert not [key for key in BadLesson.says if f"error-bad-lesson-{key}" not in texts]


# --- at the terminal


def typed(found: Lesson) -> str:
    """What somebody types who takes the first of what is open at each step."""
    return "\n" + "".join("1\n" if step.open else "\n" for step in found.step)


@pytest.mark.parametrize(("game", "language"), cover(GAMES, LANGUAGES))
def test_a_lesson_can_be_learnt_at_the_terminal(game: str, language: str, tmp_path: Path) -> None:
    found = lesson(game)
    told = command("learn", game, where=tmp_path, typed=typed(found) + "quit\n", lang=language)
    assert (told.returncode, told.stderr) == (0, "")
    plain = " ".join(told.stdout.split())
    for step in found.step:
        assert " ".join(found.words(language)(step.id).split()) in plain
    assert "play --resume" in plain  # the free game had begun


def test_trying_something_else_says_why_not_now(tmp_path: Path) -> None:
    lines = "\ntake harvest green\nboard\nwhy\n7\nback\n\n1\nback\n2\nquit\n"
    told = command("learn", "village", where=tmp_path, typed=lines)
    plain = " ".join(told.stdout.split())
    words = lesson("village").words("en")
    assert words("cube-no") in plain
    assert words("cube-why") in plain
    assert "options are 1 to 2" in told.stderr
    assert plain.count(words("cube")) == 3
    assert "learn village --step 2" in plain


def test_the_command_names_file_and_step(folder: Path) -> None:
    file = folder / "lesson.toml"
    assert "35 steps" in command("lesson", "check", str(file), where=folder).stdout
    spoil(file, *BROKEN["not-offered"])
    spoil(file, *BROKEN["no-clause"])
    told = command("lesson", "check", str(file), where=folder)
    assert (told.returncode, told.stdout) == (2, "")
    assert len(told.stderr.splitlines()) == 2
    assert all(str(file) in line and "Step " in line for line in told.stderr.splitlines())
    file.write_text("game =", "utf-8")
    assert "TOML" in command("lesson", "check", str(file), where=folder).stderr
    assert "no such file" in command("lesson", "check", "nowhere.toml", where=folder).stderr
