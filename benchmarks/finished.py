"""What the page of a finished game costs the server: CPU of the first visit and of the later ones.

A server is started as people start it, a game is played at random over HTTP, and then its page is visited.

    benchmarks/finished.py village --seats 4 --visits 20
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from load import work

ROOT = Path(__file__).resolve().parent.parent


def play(http: httpx.Client, game: str, seats: int) -> str:
    """The page of a game that was played to its end."""
    opened = http.post("/api/tables", json={"game": game, "seats": [{"kind": "human"}] * seats, "public": True}).json()
    table = f"/api/tables/{opened['id']}"
    headers = [{"Authorization": f"Bearer {seat['token']}"} for seat in opened["seats"]]
    rng, look = random.Random(1), http.get(f"{table}/look", headers=headers[0]).json()
    while not look["over"]:
        seat = look["waiting"]
        if look["decision"] is None:
            look = http.get(f"{table}/look", headers=headers[seat]).json()
            continue
        wire = rng.choice(look["decision"]["options"])["wire"]
        body = {"version": look["version"], "choices": [wire]}
        look = http.post(f"{table}/choices", json=body, headers=headers[seat]).json()
    return f"/tables/{opened['id']}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", nargs="?", default="village")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--visits", type=int, default=20, help="visits after the first")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--rate", "0", "--quiet", "--db", f"{folder}/finished.db"]
        command = [sys.executable, "-m", "cadency", *words]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if "http://" not in said:
                return 2
            with httpx.Client(base_url="http://" + said.split("http://")[1].split()[0].rstrip("."), timeout=60) as http:
                report = _visited(http, play(http, wish.game, wish.seats), server.pid, wish.visits)
        finally:
            server.terminate()
            server.wait()
    print(json.dumps({"game": wish.game, **report}, indent=2))
    return 0


def _visited(http: httpx.Client, page: str, pid: int, visits: int) -> dict[str, Any]:
    before = work(pid)
    size = len(http.get(page).content)
    first = work(pid)
    for _ in range(visits):
        http.get(page).raise_for_status()
    return {
        "first_visit_ms": round((first - before) * 1000),
        "later_visit_ms": round((work(pid) - first) * 1000 / visits, 1),
        "bytes": size,
    }


if __name__ == "__main__":
    sys.exit(main())
