"""A bot for one seat of a table.

    python bot.py ws://127.0.0.1:8000/ws TOKEN

It needs `pip install websockets` and nothing else. docs/bots.md explains every message.
"""

import asyncio
import json
import random
import sys

from websockets.asyncio.client import connect


def choose(view, seat):
    """Return the command to send after a view, or None: the first offer that the bot can handle."""
    step = view["phase"].partition(".")[2]
    living = [player["seat"] for player in view["players"] if player["alive"]]
    if view["phase"].startswith("N") and step in {"don", "sheriff"} and seat in living:
        target = random.choice(living)  # everybody sends one, so nobody can be told apart
        return {"type": "show", "duty": step, "seat": seat, "target": target}
    for offer in view["offers"]:
        if offer["move"] == "best":
            named = offer["choices"]["named"]
            return {"type": "best", "seat": seat, "named": named["of"][: named.get("asked", 0)]}
        if offer["move"] == "pass":
            return {"type": "pass", "seat": seat}
    return None


async def play(url, token):
    """Sit at the table until the game is over; gives the winners."""
    async with connect(url, max_size=None, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        seat, sent, number, view = 0, "", 0, None
        async for raw in socket:
            frame = json.loads(raw)
            if frame["type"] == "welcome":
                seat = int(frame["scope"].partition(":")[2])
            if frame["type"] == "view":
                view = frame
                if view["phase"] != sent:
                    sent = ""  # another step; the last one may come again, as a second tie does
            elif frame["type"] == "stale" and view:
                sent = ""  # something happened in between, so decide again on the last view
            else:
                continue
            if view["phase"] == "over":
                return view["outcome"]["winners"]
            command = choose(view, seat)
            if command and view["phase"] != sent:  # one answer to each step
                sent, number = view["phase"], number + 1
                ask = {"type": "ask", "id": f"bot-{number}", "seen": view["seq"]}
                await socket.send(json.dumps({**ask, "wish": {"wish": "do", "command": command}}))
    return []  # the server has closed the socket


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:3])))
