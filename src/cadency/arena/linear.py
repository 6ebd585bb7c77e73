"""A few linear equations, as many as there are players."""

from __future__ import annotations


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's way, the largest pivot first."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for n in range(size):
        best = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[best] = rows[best], rows[n]
        for m in range(n + 1, size):
            part = rows[m][n] / rows[n][n]
            rows[m] = [one - part * other for one, other in zip(rows[m], rows[n], strict=True)]
    found = [0.0] * size
    for n in reversed(range(size)):
        rest = sum([rows[n][m] * found[m] for m in range(n + 1, size)])
        found[n] = (rows[n][size] - rest) / rows[n][n]
    return found
