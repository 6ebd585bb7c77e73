"""Days as people say them."""

from __future__ import annotations

import time

from cadency.texts import Texts

_NEAR = 14 * 86_400


def near(at: float) -> bool:
    """Whether somebody should be told without asking."""
    return at - time.time() < _NEAR


def day(t: Texts, at: float) -> str:
    then = time.gmtime(at)
    return t("date", day=then.tm_mday, month=then.tm_mon, year=str(then.tm_year))
