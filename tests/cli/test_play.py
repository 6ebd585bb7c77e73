"""Village in the terminal, played through a pipe."""

import json
import signal
from pathlib import Path

import pytest

import cadency
from cadency.table import Table
from tests.cli.command import cadency as command
from tests.cli.command import start


def read(path: Path) -> Table:
    return cadency.replay(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_a_whole_game_can_be_played_through_a_pipe(bots: int, tmp_path: Path) -> None:
    seats = ",".join(["me", *["page"] * bots])
    played = command("play", "village", "--seats", seats, "--seed", "9", where=tmp_path, typed="1\n" * 3000)
    assert played.returncode == 0
    assert played.stderr == ""
    assert "\x1b" not in played.stdout
    assert "wins" in played.stdout or "share the win" in played.stdout
    assert "The seed 9 matches the commitment made at the start" in played.stdout
    assert all(line in played.stdout for line in ("V-17.1", "V-17.7", "total"))
    (saved,) = tmp_path.iterdir()
    assert f"Saved in {saved.name}" in played.stdout
    table = read(saved)
    assert table.over in ("chronicle", "graves")
    assert table.verify() > 10
    assert max(len(line) for line in played.stdout.splitlines()) <= 80


def test_a_game_that_was_left_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    words = ("play", "village", "--seats", "me,page,squire", "--seed", "12")
    whole = command(*words, "--save", "whole.jsonl", where=tmp_path, typed="1\n" * 6)
    assert whole.returncode == 0
    first = command(*words, "--save", "parts.jsonl", where=tmp_path, typed="1\n1\n1\nquit\n")
    assert "cadency play --resume parts.jsonl" in first.stdout
    kept = (tmp_path / "parts.jsonl").read_text(encoding="utf-8")
    looked = command("play", "--resume", "parts.jsonl", where=tmp_path)
    assert looked.returncode == 0
    assert (tmp_path / "parts.jsonl").read_text(encoding="utf-8") == kept
    command("play", "--resume", "parts.jsonl", where=tmp_path, typed="1\n1\n1\n")
    assert read(tmp_path / "parts.jsonl").view() == read(tmp_path / "whole.jsonl").view()
    assert (tmp_path / "parts.jsonl").read_text(encoding="utf-8") == (tmp_path / "whole.jsonl").read_text(
        encoding="utf-8"
    )


def test_the_end_of_the_input_saves_and_never_over_another_game(tmp_path: Path) -> None:
    for n in (1, 2):
        left = command("play", "village", "--seats", "me,page", "--seed", "9", where=tmp_path, typed="1\n" * n)
        assert left.returncode == 0
        assert "Go on with: cadency play --resume" in left.stdout
    assert len(list(tmp_path.iterdir())) == 2


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    words = ("play", "village", "--seats", "me:Ada,me:Bob", "--seed", "2", "--save", "game.jsonl")
    played = command(*words, where=tmp_path, typed="1\nundo\n")
    assert played.stderr == ""
    assert "went back" in played.stdout
    table = read(tmp_path / "game.jsonl")
    assert [line["cut"] for line in table.record.lines if "cut" in line] == [len(table.record.answers)]
    again = cadency.open_table("village", 2, seed=2)
    assert table.view() == again.view()


def test_what_others_have_learnt_is_taken_back_only_if_all_agree(tmp_path: Path) -> None:
    words = ("play", "village", "--seats", "me:Ada,page,me:Bob", "--seed", "3", "--save", "game.jsonl")
    declined = command(*words, where=tmp_path, typed="1\n" * 6 + "undo all\nno\nundo all\n")
    assert declined.stdout.count("do you agree to take that back?") >= 1
    assert "does not agree" in declined.stdout
    before = read(tmp_path / "game.jsonl")
    assert before.decision is not None
    agreed = command("play", "--resume", "game.jsonl", where=tmp_path, typed="undo all\nyes\n")
    assert "went back" in agreed.stdout
    after = read(tmp_path / "game.jsonl")
    assert after.decision is not None
    assert after.decision.seat == before.decision.seat
    assert len(after.record.answers) < len(before.record.answers)


SPOKEN = {
    "en": ("help board log why rules advice ways better undo save quit", "Take a cube"),
    "fr": ("aide plateau journal pourquoi règles conseil chemins mieux annuler sauver quitter", "Prenez un cube"),
    "de": ("hilfe tisch verlauf warum regeln rat wege besser zurück sichern ende", "Nimm einen Würfel"),
}


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_table_answers_questions_in_three_languages(lang: str, tmp_path: Path) -> None:
    words, asked = SPOKEN[lang]
    helped, board, log, why, rules, advice, ways, better, undo, _, leave = words.split()
    lines = [helped, log, board, f"{board} xyz", f"{why} travel", rules, f"{rules} V-6.3", f"{rules} V-99"]
    typed = "\n".join([*lines, f"{advice} squire", ways, better, undo, leave, ""])
    played = command("play", "village", "--seats", "me,page", "--seed", "8", where=tmp_path, typed=typed, lang=lang)
    assert played.returncode == 0
    assert asked in played.stdout
    assert all(word in played.stdout for word in words.split())
    assert "V-6.3" in played.stdout
    assert {"en": "in a hundred to win", "fr": "sur cent de gagner", "de": "von hundert auf den Sieg"}[
        lang
    ] in played.stdout
    assert {"en": "Three ways to score (1 so far)", "fr": "Trois façons de marquer", "de": "Drei Wege zu Punkten"}[
        lang
    ] in played.stdout
    complaints = played.stderr.splitlines()
    assert len(complaints) == 4, played.stderr  # no such part, no such clause, no turn yet, nothing to take back
    assert "xyz" in complaints[0]
    assert "V-99" in complaints[1]
    assert "cadency play --resume" in played.stdout


def test_examples_in_the_help_are_of_the_game_that_is_played(tmp_path: Path) -> None:
    played = command("play", "legacy", "--seats", "me,page", "--seed", "2", where=tmp_path, typed="help\nwhy\nquit\n")
    told = " ".join(played.stdout.split())
    for example in ("by words of it: side matriarch", "one part of it: board families", "another such as L-1.1"):
        assert example in told


def test_there_is_no_advice_for_one_person_against_another(tmp_path: Path) -> None:
    played = command(
        "play", "village", "--seats", "me,me:Ada", "--seed", "8", where=tmp_path, typed="advice\nways\nbetter\nquit\n"
    )
    assert "in a hundred" not in played.stdout
    assert "Three ways" not in played.stdout
    assert played.stderr.count("no other person") == 3


def test_a_choice_can_be_named_in_words_and_a_wrong_one_is_explained(tmp_path: Path) -> None:
    table = cadency.open_table("village", 2, seed=8)
    assert table.decision is not None
    wires = [option.wire() for option in table.decision.options]
    spaces = cadency.rules("village").view(table.state, None).spaces
    empty = next((s, c) for s, cubes in spaces.items() for c, n in cubes.items() if not n)
    one = " ".join(map(str, wires[0]))
    typed = f"take {empty[0]} {empty[1]}\nfly away\n99\ntake\n{one}\n"
    words = ("play", "village", "--seats", "me,me", "--seed", "8", "--save", "game.jsonl")
    played = command(*words, where=tmp_path, typed=typed)
    refused, unknown, number, many = played.stderr.splitlines()
    assert "V-4.1" in refused
    assert empty[1] in refused
    assert "fly away" in unknown
    assert "help" in unknown
    assert f"1 to {len(wires)}" in number
    assert "1, 2" in many
    kept = read(tmp_path / "game.jsonl").record.answers
    assert [answer.wire for answer in kept if answer.seat >= 0] == [wires[0]]


def test_why_names_reason_and_clause(tmp_path: Path) -> None:
    played = command(
        "play", "village", "--seats", "me,me", "--seed", "8", where=tmp_path, typed="why\nwhy well\nwhy nonsense\n"
    )
    assert "(V-4.5)" in played.stdout
    assert "Pay 3 pink cubes at the well" in " ".join(played.stdout.split())
    assert "Nothing of the kind is refused." in played.stdout


def test_a_file_of_somebody_else_stays_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada", encoding="utf-8")
    played = command(
        "play", "village", "--seats", "me,page", where=tmp_path, typed="save letter.txt\nsave mine.jsonl\nsave\n"
    )
    assert played.stderr.count("\n") == 1
    assert "letter.txt" in played.stderr
    assert letter.read_text(encoding="utf-8") == "Dear Ada"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "mine.jsonl"]


def test_a_save_that_somebody_else_has_changed_is_left_alone(tmp_path: Path) -> None:
    command("play", "village", "--seats", "me,page", "--seed", "9", "--save", "game.jsonl", where=tmp_path)
    game = tmp_path / "game.jsonl"
    process = start("play", "--resume", "game.jsonl", where=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    while "(V-" not in process.stdout.readline():
        pass
    game.write_text("something else", encoding="utf-8")
    out, _ = process.communicate("1\n", timeout=240)
    assert process.returncode == 0
    assert game.read_text(encoding="utf-8") == "something else"
    assert "village-" in out.splitlines()[-1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(number: signal.Signals, tmp_path: Path) -> None:
    process = start("play", "village", "--seats", "me,page", "--seed", "9", where=tmp_path)
    assert process.stdout is not None
    while "(V-" not in process.stdout.readline():
        pass
    process.send_signal(number)
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0
    assert err == ""
    assert "--resume" in out
    (saved,) = tmp_path.iterdir()
    assert read(saved).decision is not None


def test_a_game_is_saved_when_nobody_reads_it_any_more(tmp_path: Path) -> None:
    process = start("play", "village", "--seats", "me,page", "--seed", "9", where=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    try:
        process.stdin.write("1\n" * 1000)
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.wait(240)
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_with_values_of_its_own_carries_them(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[[time]]\nlength = 12\n", encoding="utf-8")
    words = ("play", "village", "--seats", "me,page", "--content", "mine.toml", "--save", "game.jsonl")
    assert command(*words, "--option", "market_end=last", where=tmp_path).returncode == 0
    pack.unlink()
    resumed = command("play", "--resume", "game.jsonl", where=tmp_path, typed="board\n")
    assert resumed.returncode == 0
    assert "●─────────── 0" in resumed.stdout  # a time track of twelve spaces
    assert json.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()[0])["options"] == {
        "market_end": "last"
    }
