"""A complete remote player for any Cadency server, with Python's standard library only.

python examples/bot.py http://127.0.0.1:8000                 opens a table against a squire and plays it
python examples/bot.py http://127.0.0.1:8000 TABLE INVITE    takes the seat that the invite is for
"""
# ruff: noqa: INP001, S310 - a script on its own; the address comes from whoever starts it

import json
import random
import sys
import urllib.error
import urllib.request
import uuid


def ask(url, token="", body=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    return urllib.request.urlopen(urllib.request.Request(url, body and json.dumps(body).encode(), headers), timeout=60)


def choose(look):
    """The clever part: put something better here. look["view"] shows the table."""
    return random.choice(look["decision"]["options"])["wire"]


def looks(table, token):
    """Every look that the server sends: the first at once, the next whenever something happens."""
    with ask(f"{table}/stream", token) as lines:
        for line in lines:
            if line.startswith(b'data: {"table"'):
                yield json.loads(line[6:])


def play(table, token):
    """Answer whatever this seat is asked until the game is over; the standing."""
    look = {"version": -1, "over": None}
    stream = looks(table, token)
    while not look["over"]:
        look = max(look, next(stream), key=lambda look: look["version"])
        while look["decision"]:
            answer = {"version": look["version"], "key": uuid.uuid4().hex, "choices": [choose(look)]}
            try:
                look = json.load(ask(f"{table}/choices", token, answer))
            except urllib.error.HTTPError as error:
                look = json.load(error)["look"]  # 409, stale: somebody took something back
    return look["standing"]


if __name__ == "__main__":
    server, *invited = sys.argv[1:]
    if invited:
        table_id, invite = invited
        token = json.load(ask(f"{server}/api/tables/{table_id}/join", body={"invite": invite}))["token"]
    else:
        seats = [{"kind": "human", "name": "remote"}, {"kind": "bot", "level": "squire"}]
        opened = json.load(ask(f"{server}/api/tables", body={"game": "village", "seats": seats, "public": True}))
        table_id, token = opened["id"], opened["seats"][0]["token"]
    for place in play(f"{server}/api/tables/{table_id}", token):
        print("seat", place["seat"], "rank", place["rank"], "score", place["score"])
