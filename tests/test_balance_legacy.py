"""The command that tells how Legacy plays with its values runs, keeps or counts its games and goes on from them."""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

from cadency.games.legacy.content import PRINTED
from tests.balance import Balance

BALANCE = Balance("balance_legacy")
run = BALANCE.run_here


def games(kept: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in kept.read_text("utf-8").splitlines()]


def test_it_tells_of_cards_seats_and_clues_and_goes_on_from_games_that_are_kept(tmp_path: Path) -> None:
    kept, drawn = tmp_path / "games.jsonl", tmp_path / "balance.svg"
    words = ["--seats", "2", "--games", "2", "--clues", "1", "--editions", "fr", "--plot", str(drawn)]
    fresh = BALANCE.run(*words)
    assert fresh.returncode == 1, fresh.stderr  # with two games no interval is narrow enough
    for word in (
        "| fr, 2 seats | 2 |",
        "| mentor law | ours |",
        "| title count | printed |",
        "| c01 |",
        "| Inheritance |",
    ):
        assert word in fresh.stdout
    assert "cards of ours open: head blue-matriarch" in fresh.stdout
    assert "the interval of turn 1 reaches" in fresh.stdout
    run("--seats", "2", "--games", "1", "--clues", "0", "--editions", "fr", "--keep", str(kept))
    first = kept.read_text("utf-8")
    assert len(games(kept)) == 1
    kept.write_text(first + first[:40], "utf-8")  # as if it had been cut off while writing
    assert run(*words, "--keep", str(kept)).stdout == fresh.stdout
    whole = kept.read_text("utf-8").splitlines()
    assert whole[0] + "\n" == first
    assert len(whole) == 4
    assert run(*words, "--keep", str(kept)).stdout == fresh.stdout
    assert kept.read_text("utf-8").splitlines() == whole  # nothing was left to play
    played = [json.loads(line) for line in (whole[0], whole[2])]
    hands = [(game["given"], card) for game in played for cards in game["dealt"] for card in cards]
    dealt = {card for given, card in hands if not given or not card.startswith("mentor")}
    dots = ET.fromstring(drawn.read_text("utf-8")).findall("{*}circle")
    assert len(dots) == 2 + len(dealt)  # two turns, and every card that was dealt


def test_games_are_counted_in_a_small_file_that_can_be_gone_on_from_and_added_to_others(tmp_path: Path) -> None:
    whole, one, other = [tmp_path / f"{name}.jsonl" for name in ("whole", "one", "other")]
    words = ["--seats", "2", "--editions", "fr"]
    fresh = run(*words, "--games", "2", "--clues", "1", "--tally", str(whole))
    run(*words, "--games", "1", "--clues", "0", "--tally", str(one))
    assert [(line["seats"], line["games"]) for line in games(one)] == [(2, 1)]
    on = run(*words, "--games", "2", "--clues", "1", "--tally", str(one))
    assert on.stdout == fresh.stdout  # the first game was not played twice
    assert one.read_bytes() == whole.read_bytes()
    run(*words, "--games", "1", "--clues", "1", "--seed", "2", "--tally", str(other))
    both = run("--games", "0", "--clues", "0", "--add", str(one), str(other))
    assert "| fr, 2 seats | 3 |" in both.stdout
    assert "| fr | 2 |" in both.stdout
    sums = [sum(line["games"] for line in games(path)) for path in (one, other)]
    assert sums == [3, 2]
    again = run("--games", "0", "--clues", "0", "--add", str(one), str(whole))
    assert (again.returncode, again.stdout, len(again.stderr.splitlines())) == (2, "", 1)
    assert "are there twice" in again.stderr


def test_games_with_other_values_are_not_told_together(tmp_path: Path) -> None:
    tally, pack = tmp_path / "tally.jsonl", tmp_path / "pack.toml"
    words = ["--seats", "2", "--editions", "fr", "--games", "1", "--clues", "0", "--tally", str(tally)]
    layout = {**PRINTED.load(None, "").rows["layout"][0], "colour": 4}
    pack.write_text("[[layout]]\n" + "\n".join(f"{name} = {json.dumps(n)}" for name, n in layout.items()), "utf-8")
    assert run(*words, "--content", str(pack)).returncode == 1
    assert "| fr, 2 seats | 1 |" in run(*words).stdout
    assert [line["games"] for line in games(tally)] == [1, 1]
    assert len({line["content"] for line in games(tally)}) == 2


def test_games_of_other_bots_are_told_by_themselves_with_the_name_of_who_played(tmp_path: Path) -> None:
    tally, drawn = tmp_path / "tally.jsonl", tmp_path / "balance.svg"
    run("--seats", "2", "--editions", "fr", "--games", "1", "--clues", "0", "--tally", str(tally))
    (mine,) = games(tally)
    theirs = [{**mine, "bots": "0123456789ab", "seed": seed} for seed in ("1", "2")]
    tally.write_text("\n".join(json.dumps(line) for line in [mine, *theirs]), "utf-8")
    told = run("--games", "0", "--clues", "0", "--add", str(tally), "--plot", str(drawn))
    assert told.returncode == 1, told.stderr
    heads = [line for line in told.stdout.splitlines() if line.startswith(("Values", "| fr, 2 seats"))]
    assert heads[0] == f"Values {mine['content']}, played by the bots 0123456789ab, not those of today."
    assert heads[1].startswith("| fr, 2 seats | 2 |")
    assert heads[2] == f"Values {mine['content']}, played by the bots {mine['bots']}, those of today."
    assert heads[3].startswith("| fr, 2 seats | 1 |")
    assert drawn.exists()
    more = run("--seats", "2", "--editions", "fr", "--games", "1", "--clues", "0", "--tally", str(tally))
    assert "0123456789ab" not in more.stdout  # whoever plays is told of today's bots alone
    tally.write_text(json.dumps({**mine, "content": "0123456789abcdef"}), "utf-8")
    none = run("--games", "0", "--clues", "0", "--add", str(tally))
    assert (none.returncode, none.stdout) == (2, "")
    assert none.stderr == f"balance: no games were counted with the values {mine['content']}\n"


def test_every_card_of_a_kind_goes_to_one_seat_at_most(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    run("--seats", "4", "--games", "2", "--clues", "0", "--editions", "de", "--keep", str(kept))
    given, free = games(kept)
    for game in (given, free):
        cards = Counter(card for hand in game["dealt"] for card in hand)
        assert max(cards.values()) == 1
        kinds = Counter(card.split()[0] for card in cards)
        assert (kinds["head"], kinds["mentor"], kinds["mission"]) == (4, 4, 4)
        assert kinds["friend"] >= 4 * 5
        assert kinds["title"] == kinds["contribution"] == (9 if game["given"] else 0)
    assert given["given"]
    assert not free["given"]


def test_a_title_that_was_given_to_somebody_is_never_anybody_elses(tmp_path: Path) -> None:
    """A pack in which titles cost nothing: all of them are taken, and each by whom it was given to."""
    pack, kept = tmp_path / "pack.toml", tmp_path / "games.jsonl"
    rows = PRINTED.load(None, "").rows["title"]
    pack.write_text(
        "\n".join(
            f'[[title]]\nid = "{row["id"]}"\ngeneration = {row["generation"]}\ncost = {{}}\n'
            'effect = ["prestige 9"]\nsrc = "ours"'
            for row in rows
        ),
        "utf-8",
    )
    told = run(
        *("--seats", "3", "--games", "1", "--clues", "0", "--editions", "fr"),
        *("--content", str(pack), "--keep", str(kept)),
    )
    assert told.returncode == 1, told.stderr
    (game,) = games(kept)
    for seat, cards in enumerate(game["dealt"]):
        taken = {card for card in game["held"][seat] if card.startswith("title")}
        assert taken
        assert taken <= set(cards)


def test_what_cannot_be_played_is_said_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"games": 3', "utf-8")
    for words in (["--content", str(tmp_path / "nowhere.toml")], ["--add", str(broken)], ["--tally", str(broken)]):
        told = BALANCE.run(*words)
        assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1)
    BALANCE.refuses(["--games", "0", "--clues", "0"], ["--seats", "1"], ["--clues", "-1"], ["--editions", "en"])


def test_interrupted_it_tells_what_is_done() -> None:
    told = BALANCE.interrupted("--games", "1000000", "--seats", "2", after="fr, 2 seats")
    assert "| edition, seats | games |" in told
