"""Every text that a person reads, in three languages. Messages are Fluent files; this room looks them up.

from cadency.texts import Texts
t = Texts("fr", game="village")
t("good-ox")                        # a noun, in the middle of a sentence: "bœuf"
t.choice(choice, about, view)       # an option, with its price where a view is given
t.event(event, names)               # a line of the log
"""

from cadency.texts.language import LANGUAGES, negotiate
from cadency.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts", "negotiate"]
