"""A bot with the judge's link of a live table, which plays a whole game over a real socket."""

from __future__ import annotations

from gorod.bots.random_legal import at_random
from gorod.server.bots.json_moves import as_json, offers_in, random_move

AWARDS = 3


async def wished(viewer, wish):
    """Send one request, and read the view after it."""
    # A console that reconnects continues counting, so no id is used twice.
    answer = await viewer.ask(wish, f"{viewer.seq}-{viewer.asked}")
    assert answer["type"] == "ack", (wish, answer)
    while viewer.seq < answer["seq"]:
        await viewer.next()
    return viewer.last


async def play(viewer, chance):
    """Play from the deal to the awards; return how many commands it took."""
    view = await wished(viewer, {"wish": "take"})
    while view["phase"] != "over":
        if any(offer["move"] == "deal" for offer in view["offers"]):
            view = await wished(viewer, {"wish": "draw"})
            continue
        command = random_move(offers_in(view), chance)
        view = await wished(viewer, {"wish": "do", "command": command})
    for _ in range(AWARDS):
        view = await award(viewer, view, chance)
    return viewer.asked


async def award(viewer, view, chance):
    """Return judge's points among the offered ones."""
    awards = [offer for offer in offers_in(view) if offer.move == "bonus"]
    if not awards:
        return view
    given = at_random(chance.choice(awards), chance)
    return await wished(viewer, {"wish": "do", "command": as_json(given)})
