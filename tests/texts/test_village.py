"""Village's texts: its nouns, and how its sentences read."""

import re
from pathlib import Path
from typing import Any

import pytest

import cadency
from cadency.games.village import names, why
from cadency.games.village.choices import METHODS, ROUTES
from cadency.texts import LANGUAGES, Texts

NOUNS = {
    "space": names.SPACES,
    "colour": names.COLOURS,
    "good": names.GOODS,
    "building": (*names.BUILDINGS, "mill"),
    "place": names.PLACES,
    "city": ROUTES,
    "career": names.CAREERS,
    "where": ("chronicle", "grave", "nowhere"),
}
RULES = cadency.rules("village")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.fixture(scope="module")
def view() -> Any:
    return cadency.open_table("village", 2, seed=1).view(0)


def options(about: tuple[Any, ...], view: Any, *wire: str | int) -> list[str]:
    return [plain(Texts(lang, "village").choice(RULES.choice(wire), about, view)) for lang in LANGUAGES]


def told(view: Any = None, **event: Any) -> list[str]:
    return [plain(Texts(language, "village").event(event, ["Isolde", "Hugo"], view)) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_its_word(language: str) -> None:
    t = Texts(language, "village")
    for kind, values in NOUNS.items():
        said = [t(f"{kind}-{value}") for value in values]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_can_be_counted(language: str) -> None:
    t = Texts(language, "village")
    for thing in (*names.COLOURS, *names.GOODS, "coin", "grain", "hour", "prestige", "cube"):
        for count in (1, 2, 3):
            assert t(f"count-{thing}", count=count) == f"{count} " + t(f"count-{thing}", count=count).split(" ", 1)[1]
            assert t(f"count-{thing}.said", count=count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_source_has_its_sentence(language: str) -> None:
    source = Path(why.__file__).read_text("utf-8")
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert len(reasons) >= 20
    assert {reason for reason in reasons if f"why-{reason}" not in Texts(language, "village")} == set()


def test_a_take_reads_naturally(view: Any) -> None:
    about = ("turn", 0)
    assert options(about, view, "take", "crafts", "pink") == [
        "Take a pink cube at the crafts",
        "Prendre un cube rose à l’artisanat",
        "Rosa Würfel beim Handwerk nehmen",
    ]
    assert options(about, view, "take", "market", "plague") == [
        "Take a plague cube at the market (2 time)",
        "Prendre un cube de peste au marché (2 temps)",
        "Pestwürfel auf dem Markt nehmen (2 Zeit)",
    ]


def test_a_price_is_named_where_it_is_known(view: Any) -> None:
    about = ("crafts", 0, 1)
    assert options(about, view, "train", "smithy", 2) == [
        "Train a generation-2 member at the smithy (3 time)",
        "Former un membre de génération 2 à la forge (3 temps)",
        "Mitglied der Generation 2 in der Schmiede ausbilden (3 Zeit)",
    ]
    assert options(about, None, "train", "stables", 1) == [
        "Train a generation-1 member at the stables",
        "Former un membre de génération 1 aux étables",
        "Mitglied der Generation 1 im Stall ausbilden",
    ]
    assert options(about, view, "buy", "ox")[2] == "Ochsen kaufen (3 Getreide)"
    assert options(about, view, "grind")[0] == "Grind grain into 2 coins (2 grain, 2 time)"


def test_a_way_is_named_by_both_its_ends(view: Any) -> None:
    about = ("travel", 0, 1)
    assert options(about, view, "travel", "village", "aubrac", 1) == [
        "Send a generation-1 member to Aubrac (2 brown, 1 wagon, 2 time)",
        "Envoyer un membre de génération 1 à Aubrac (2 bruns, 1 chariot, 2 temps)",
        "Mitglied der Generation 1 nach Aubrac schicken (2 braun, 1 Wagen, 2 Zeit)",
    ]
    assert "d’Aubrac à Corvey" in options(about, view, "travel", "aubrac", "corvey", 1)[1]
    assert "d’Elmet à Corvey" in options(about, view, "travel", "elmet", "corvey", 1)[1]


def test_a_customer_is_named_by_what_it_wants(view: Any) -> None:
    assert options(("stall", 0, 0, 1), view, "serve", 1) == [
        "Serve the customer who wants a horse and a plough: 6 prestige",
        "Servir le client qui veut un cheval et une charrue : 6 points de prestige",
        "Kunden bedienen, der ein Pferd und einen Pflug will: 6 Prestige",
    ]
    assert options(("stall", 0, 0, 0), view, "serve", 24)[0].endswith("2 prestige (1 green, 1 time)")
    assert options(("stall", 0, 0, 0), None, "serve", 24) == [
        "Serve customer 24",
        "Servir le client 24",
        "Kunden 24 bedienen",
    ]


@pytest.mark.parametrize("method", METHODS[:2])
def test_the_ways_to_pay_are_told_apart(method: str, view: Any) -> None:
    paid = {"cubes": "2 green", "scroll": "1 scroll"}[method]
    said = options(("council", 0, 1), view, "rise", 1, 1, method)[0]
    assert said == f"Enter the council with a generation-1 member ({paid}, 1 time)"


def test_a_payment_is_a_list(view: Any) -> None:
    assert options(("payment", 0, ()), view, "pay", "orange", "pink", "coin") == [
        "Pay an orange cube, a pink cube and a coin",
        "Payer un cube orange, un cube rose et une pièce",
        "Bezahlen: 1 orange, 1 rosa, 1 Münze",
    ]
    assert options(("turn", 0), view, "well", "green", "green", "coin")[1] == (
        "Payer 2 cubes verts et une pièce au puits"
    )


def test_skipping_says_what_is_left() -> None:
    assert [
        options(about, None, "skip")[0] for about in (("stall", 0, 0, 1), ("bench", 0, "smithy"), ("crafts", 0, 1))
    ] == [
        "Pass for this market day",
        "Make nothing",
        "Leave the action",
    ]


def test_the_log_is_short() -> None:
    assert told(event="took", seat=0, space="crafts", colour="orange") == [
        "Isolde took an orange cube at the crafts.",
        "Isolde a pris un cube orange à l’artisanat.",
        "Isolde hat beim Handwerk einen orangen Würfel genommen.",
    ]
    assert told(event="recalled", seat=1, place="elmet", generation=2) == [
        "Hugo called a generation-2 member home from Elmet.",
        "Hugo a rappelé d’Elmet un membre de génération 2.",
        "Hugo hat ein Mitglied der Generation 2 aus Elmet heimgerufen.",
    ]


@pytest.mark.parametrize(("coins", "french"), [(1, "une pièce."), (2, "2 pièces.")])
def test_numbers_in_the_log_agree(coins: int, french: str) -> None:
    assert told(event="ground", seat=0, coins=coins)[1].endswith(french)


def test_no_grain_and_no_monks_are_said_in_words() -> None:
    assert told(event="reaped", seat=0, sacks=0) == [
        "Isolde harvested, but the store was full.",
        "Isolde a moissonné, mais le grenier était plein.",
        "Isolde hat geerntet, doch der Speicher war voll.",
    ]
    assert told(event="monks", count=0)[1] == "Aucun moine n’a été tiré."


def test_a_sale_is_told_by_its_goods_where_a_view_is_given(view: Any) -> None:
    event = {"event": "sold", "seat": 0, "customer": "c02", "points": 6}
    assert told(**event)[0] == "Isolde served a customer: 6 prestige."
    assert told(view, **event)[2] == "Isolde hat einen Pflug und einen Ochsen verkauft: 6 Prestige."


@pytest.mark.parametrize("where", NOUNS["where"])
@pytest.mark.parametrize("career", names.CAREERS)
def test_a_death_is_told_wherever_it_happens(career: str, where: str) -> None:
    said = told(event="died", seat=0, generation=1, career=career, where=where)
    assert all("Isolde" in line and line.endswith(".") for line in said)


def test_the_highest_privilege_is_told_by_what_it_brings(view: Any) -> None:
    event = {"event": "used", "seat": 0, "level": 4}
    assert told(**event)[0] == "Isolde bought prestige in the council."
    assert told(view, **event) == [
        "Isolde bought 3 prestige in the council.",
        "Isolde a acheté 3 points de prestige au conseil.",
        "Isolde hat im Rat 3 Prestige gekauft.",
    ]


def test_rare_events_are_told_too() -> None:
    assert told(event="spared", seat=1)[0] == "Hugo had nobody who could die."
    assert told(event="visited", seat=0, city="dorn", prestige=0, coins=1, cubes=2)[0] == (
        "Isolde came to Dorn for the first time: a coin and 2 cubes of choice."
    )
    assert (
        told(event="visited", seat=0, city="dorn", prestige=0, coins=0, cubes=0)[1]
        == "Isolde a posé un marqueur à Dorn."
    )
    assert told(event="filled", space="church", cubes=())[2] == "Keine Würfel für Kirche."
