"""How much a search may look at. Everything is counted, so that the same seed and view give the same answer."""

from __future__ import annotations

from typing import Final


class Plan:
    """The budget of one answer. Without tries the best whole turn is taken as the judge sees it."""

    __slots__ = ("candidates", "clear", "ponder", "positions", "prior", "slack", "tree", "tries", "turns", "worlds")

    def __init__(
        self,
        positions: int,
        tries: int = 0,
        candidates: int = 4,
        turns: int = 2,
        ponder: int = 0,
        prior: float = 2.0,
        clear: float = 8.0,
        slack: float = 0.0,
        tree: float = 0.0,
        worlds: int = 24,
    ) -> None:
        self.positions: Final = positions  # looked at to find the candidates
        self.tries: Final = tries  # rollouts, all candidates together
        self.candidates: Final = candidates  # lines that are tried
        self.turns: Final = turns  # played on after a line, before it is judged
        self.ponder: Final = ponder  # positions that a seat looks at in a rollout for the rest of its turn; 0: one step
        self.prior: Final = prior  # how many tries the judge's own value of a line counts for
        self.clear: Final = clear  # points behind the best at which a line is not worth a try
        self.slack: Final = slack  # points behind the best within which any line will do: how carelessly it plays
        self.tree: Final = tree  # points that curiosity counts for in a tree over turns; 0: no tree
        self.worlds: Final = worlds  # imagined for a tree; its tries go through them again and again

    def __repr__(self) -> str:
        sizes = f"{self.positions}, {self.tries}, {self.candidates}, {self.turns}, {self.ponder}"
        tree = f", tree {self.tree} in {self.worlds}" if self.tree else ""
        return f"Plan({sizes}, {self.prior}, {self.clear}, {self.slack}{tree})"
