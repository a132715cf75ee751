"""From an offer to a command, at random but legal. A verb that is not here is left to people."""

from __future__ import annotations

from collections.abc import Callable, Container
from random import Random
from typing import Any

from gorod.server.tables.seats import secret_at_night

Offer = dict[str, Any]
Command = dict[str, Any]
Maker = Callable[[Offer, list[Offer], Random], Command]

SOME = 0.35
"""How readily a hand goes up."""


def _some(offer: Offer, chance: Random) -> list[int]:
    return [seat for seat in offer["seats"] if chance.random() < SOME]


def _several(offer: Offer, chance: Random) -> list[int]:
    most = min(offer["most"] or len(offer["seats"]), len(offer["seats"]))
    return chance.sample(offer["seats"], most)


def _seat(verb: str) -> Maker:
    return lambda o, _, __: {"type": verb, "seat": o["actor"]}


def _aimed(verb: str) -> Maker:
    return lambda o, _, chance: {
        "type": verb,
        "seat": o["actor"],
        "target": chance.choice(o["seats"]),
    }


def _shots(_: Offer, every: list[Offer], chance: Random) -> Command:
    """The pack agrees more often than not."""
    hunters = [offer for offer in every if offer["verb"] == "shoot"]
    living = [seat for seat in hunters[0]["seats"] if seat] or [0]
    one = chance.choice(living)
    agreed = chance.random() < 0.8  # noqa: PLR2004
    shots = [[o["actor"], one if agreed else chance.choice(o["seats"])] for o in hunters]
    return {"type": "shoot", "shots": shots}


def _show(offer: Offer, _: list[Offer], chance: Random) -> Command:
    target = chance.choice(offer["seats"])
    return {"type": "show", "duty": offer["verb"], "target": target, "seat": offer["actor"]}


def _foul(offer: Offer, _: list[Offer], chance: Random) -> Command:
    return {"type": "foul", "seat": chance.choice(offer["seats"]), "clause": offer["values"][0]}


def _plain(verb: str) -> Maker:
    return lambda _, __, ___: {"type": verb}


MAKERS: dict[str, Maker] = {
    "proceed": _plain("proceed"),
    "miss": _plain("miss"),
    "order": lambda o, _, chance: {"type": "order", "seats": chance.sample(o["seats"], 3)},
    "shoot": _shots,
    **dict.fromkeys(("don", "sheriff", "maniac", "doctor", "beauty", "courtesan", "lawyer"), _show),
    "nominate": _aimed("nominate"),
    "pass": _seat("pass"),
    "vote": lambda o, _, chance: {
        "type": "hands",
        "candidate": int(o["values"][0]),
        "hands": _some(o, chance),
    },
    "lift": lambda o, _, chance: {"type": "lift-hands", "hands": _some(o, chance)},
    "best": lambda o, _, chance: {
        "type": "best",
        "seat": o["actor"],
        "named": _several(o, chance),
    },
    "foul": _foul,
    "ballot": _aimed("cast-ballot"),
    "act": _aimed("act"),
    "close": _plain("close-day"),
}
"""Everything that brings a game to its end; discipline and points are for people."""

WEIGHT = {"nominate": 0.35, "order": 0.5, "shoot": 8.0, "foul": 0.05, "miss": 0.1, "proceed": 0.5}


def makeable(every: list[Offer], verbs: Container[str]) -> list[Offer]:
    """The offers of these verbs that can be taken at random; giving a reason is for people."""
    made = (offer for offer in every if offer["verb"] in verbs and not offer.get("reason"))
    return [offer for offer in made if offer["seats"] or offer["verb"] in UNAIMED]


def move(every: list[Offer], chance: Random, verbs: Container[str]) -> Command | None:
    """One of these verbs, or nothing if none of them is offered."""
    usable = makeable(every, verbs)
    if not usable:
        return None
    weights = [WEIGHT.get(offer["verb"], 1.0) for offer in usable]
    (offer,) = chance.choices(usable, weights)
    return MAKERS[offer["verb"]](offer, every, chance)


def decoy(view: dict[str, Any], seat: int, chance: Random) -> Command | None:
    """What a player without a secret move sends in its place, as everybody's page does.

    A step of the night goes on at once when every living seat has sent something.
    """
    moment, _, step = view["phase"].partition(".")
    if not secret_at_night(moment, step) or not view.get("phones", True):
        return None
    living = [player["seat"] for player in view["players"] if player["alive"]]
    if seat not in living:
        return None
    return {"type": "show", "duty": step, "target": chance.choice(living), "seat": seat}


UNAIMED = frozenset({"proceed", "miss", "pass", "close"})
