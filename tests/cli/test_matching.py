"""Words that somebody types find the option they mean."""

import cadency
from cadency.cli.matching import find
from cadency.texts.texts import Texts


def test_the_apostrophe_on_the_keyboard_finds_the_one_that_is_printed() -> None:
    table = cadency.open_table("village", 2, seed="words")
    asked = table.decision
    assert asked is not None
    about = Texts("fr", "village")
    told = [about.choice(option) for option in asked.options]
    at = next(n for n, text in enumerate(told) if "l’artisanat" in text)
    words = told[at].replace("’", "'").split()
    assert find(words, asked, told, table.rules) == asked.options[at]
