"""What the reports on balance share: intervals, tables in Markdown, a plot of shares, games that are kept."""

import json
import sys
from collections.abc import Callable
from html import escape
from math import sqrt
from pathlib import Path
from typing import Any

Game = dict[str, Any]
Share = tuple[float, float, float]  # least, found, most


def wilson(wins: float, games: int) -> Share:
    """A share with its 95 % interval: least, found, most."""
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, p, middle + half


def evenly(wins: float, games: int, seats: int) -> Share:
    """The same as multiples of an even share."""
    least, found, most = wilson(wins, games)
    return least * seats, found * seats, most * seats


def told(share: Share) -> str:
    return f"{share[1]:.2f} ({share[0]:.2f}–{share[2]:.2f})"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows))


ROW, LEFT, WIDE, MOST = 22, 190, 560, 2.5  # pixels of a row, before the axis and along it; the end of the axis


def plot(title: str, groups: dict[str, dict[str, Share]], bounds: dict[str, float]) -> str:
    """An SVG: for each group its shares as dots with whiskers, an even share and a bound as lines."""
    lines: list[str] = []
    y = 56
    for name, shares in groups.items():
        lines.append(f'<text x="12" y="{y}" font-weight="bold">{escape(name)}</text>')
        top, y = y + 8, y + ROW
        for label, share in shares.items():
            least, found, most = [_x(value) for value in share]
            lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(label)}</text>')
            lines.append(f'<path d="M{least:.1f} {y}H{most:.1f}" stroke="#35506b" stroke-width="2"/>')
            lines.append(f'<circle cx="{found:.1f}" cy="{y}" r="4" fill="#35506b"/>')
            lines.append(f'<text x="{LEFT + WIDE + 10}" y="{y + 4}">{told(share)}</text>')
            y += ROW
        for at, colour in ((1.0, "#8a8a8a"), (bounds[name], "#b03a2e")):
            lines.append(f'<path d="M{_x(at):.1f} {top}V{y - ROW // 2}" stroke="{colour}" stroke-dasharray="4 3"/>')
        y += 14
    for tick in range(int(2 * MOST) + 1):
        lines.append(f'<text x="{_x(tick / 2):.1f}" y="{y}" text-anchor="middle">{tick / 2:.1f}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 150}" height="{y + 16}" '
        'font-family="sans-serif" font-size="13" fill="#222"><rect width="100%" height="100%" fill="#fff"/>\n'
        f'<text x="12" y="26" font-size="16">{escape(title)}</text>\n' + "\n".join(lines) + "\n</svg>\n"
    )


def _x(value: float) -> float:
    return LEFT + WIDE * min(value, MOST) / MOST


class Kept:
    """Games that are written down as soon as they are over, so that a later run plays only what is missing."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.old: dict[str, Game] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                try:
                    game = json.loads(line)
                except ValueError:  # the last line may have been cut short
                    continue
                self.old[game["key"]] = game

    def game(self, key: str, play: Callable[[], Game]) -> Game:
        """The game with this key: of an earlier run, or played now and kept."""
        if key in self.old:
            return self.old[key]
        game = {"key": key, **play()}
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("\n" * _cut(self.path) + json.dumps(game) + "\n")
        return game


def _cut(path: Path) -> bool:
    """Does a file end within a line?"""
    text = path.read_bytes()[-1:] if path.exists() else b""
    return text not in (b"", b"\n")


def watch(what: str, games: int, add: Callable[[int], None]) -> bool:
    """Play, and say now and then how far it is; False if it was interrupted. A game cut short does not count."""
    looks = sys.stderr.isatty()
    try:
        for n in range(games):
            add(n)
            if looks or n % 100 == 0:
                print(f"{what}: {n + 1} of {games} games", end="\r" if looks else "\n", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return False
    return True
