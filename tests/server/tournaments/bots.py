"""A bot with the judge's link of a live table: plays a whole game over a real socket.

It does what it is offered, for itself and for the players, who only talk.
"""

from __future__ import annotations

from gorod.server.bots.moves import MAKERS, move

VERBS = frozenset(MAKERS)
AWARDS = 3


async def wished(viewer, wish):
    """One wish, and the view after it."""
    # A console that comes back goes on counting: no id is used twice.
    answer = await viewer.ask(wish, f"{viewer.seq}-{viewer.asked}")
    assert answer["type"] == "ack", (wish, answer)
    while viewer.seq < answer["seq"]:
        await viewer.next()
    return viewer.last


async def play(viewer, chance):
    """From the deal to the awards; gives how many commands it took."""
    view = await wished(viewer, {"wish": "take"})
    while view["phase"] != "over":
        if any(offer["verb"] == "deal" for offer in view["offers"]):
            view = await wished(viewer, {"wish": "draw"})
            continue
        command = move(view["offers"], chance, VERBS)
        view = await wished(viewer, {"wish": "do", "command": command})
    for _ in range(AWARDS):
        view = await award(viewer, view, chance)
    return viewer.asked


async def award(viewer, view, chance):
    """Points of the judge's own, of those that he is offered."""
    offered = next((offer for offer in view["offers"] if offer["verb"] == "bonus"), None)
    if offered is None:
        return view
    seat, points = chance.choice(list(zip(offered["seats"], offered["values"], strict=True)))
    given = {"type": "give-award", "seat": seat, "points": int(points)}
    return await wished(viewer, {"wish": "do", "command": given})
