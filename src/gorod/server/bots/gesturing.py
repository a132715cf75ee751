"""Gestures of bots to those who are awake with them at night, and their reactions to others'.

The leader shows the order or the victim, and the others nod. A bot prefers a person's choice to its
own.
"""

from __future__ import annotations

from gorod.bots.seat_view import SeatView
from gorod.engine.struct import replace
from gorod.server.bots.json_moves import Json

SHOOT, NOD, LEAD = "shoot", "yes", "i-lead"
WISH = "gesture"


def looking_round(view: SeatView, frame: Json) -> SeatView:
    """Return the view extended by the seats that this seat sees awake during the meeting."""
    eyes = frame.get("open_eyes")
    if not eyes or view.seat not in eyes["awake"] or view.pack:
        return view
    return replace(view, pack=tuple(eyes["awake"]))


def agreed(view: SeatView, frame: Json) -> list[int]:
    """Return the numbers shown by others that the bot follows; [] if it decides for itself.

    These are the last numbers of a person, else those of the leader.
    """
    eyes = frame.get("open_eyes")
    if not eyes or view.seat not in eyes["awake"]:
        return []
    bots = {place["seat"] for place in frame["online"]["seats"] if place["bot"]}
    people = [seat for seat in eyes["awake"] if seat not in bots and seat != view.seat]
    leader = leader_of(view, eyes["awake"])
    named = _named(view, eyes)
    followed = [seat for seat in named if seat in people] or [
        seat for seat in named if seat == leader and seat != view.seat
    ]
    return named[followed[-1]] if followed else []


def leader_of(view: SeatView, awake: list[int]) -> int:
    """Return the seat with the leading card; without it, the first of those who are awake."""
    if view.role == view.leader:
        return view.seat
    known = (seat for seat in awake if view.known.player(seat).role == view.leader)
    return next(known, awake[0])


def gesture_for(view: SeatView, frame: Json, wanted: list[int], said: list[str]) -> Json | None:
    """Return the gesture to show now, or None; `wanted` are the numbers that the bot enters."""
    eyes = frame.get("open_eyes")
    if not eyes or view.seat not in eyes["awake"] or len(eyes["awake"]) == 1:
        return None
    followed, leads = agreed(view, frame), leader_of(view, eyes["awake"]) == view.seat
    shows: list[Json] = []
    if view.role == view.leader:
        shows.append({"wish": WISH, "id": LEAD, "seats": []})
    if followed:
        shows.append({"wish": WISH, "id": NOD, "seats": []})
    elif leads and wanted:
        shows.append({"wish": WISH, "id": SHOOT, "seats": wanted})
    for one in shows:
        name = f"{frame['phase']} {one['id']} {followed or one['seats']}"
        if name not in said:
            said.append(name)
            return one
    return None


def _named(view: SeatView, eyes: Json) -> dict[int, list[int]]:
    """Return each seat with the numbers that it showed last; the latest is at the end."""
    named: dict[int, list[int]] = {}
    for one in eyes["shown"]:
        if one["id"] == SHOOT and all(seat in view.living for seat in one["seats"]):
            named.pop(one["seat"], None)
            named[one["seat"]] = one["seats"]
    for one in eyes["aims"]:
        if one["target"] and one["seat"] not in named:
            named[one["seat"]] = [one["target"]]
    return named
