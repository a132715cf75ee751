"""Moves as JSON: the offers in a frame, commands to send, and decoys at night."""

from __future__ import annotations

from collections.abc import Container, Sequence
from random import Random
from typing import Any

import msgspec

from gorod.bots.random_legal import PLAYED, move
from gorod.engine import Command, Offer
from gorod.engine import commands as c
from gorod.server.tables.own_moves import secret_at_night

Json = dict[str, Any]


def offers_in(view: Json) -> list[Offer]:
    """Return the offers of a view."""
    return msgspec.convert(view.get("offers", ()), list[Offer])


def as_json(command: Command) -> Json:
    """Return a command in the form in which it is sent."""
    told: Json = msgspec.to_builtins(command)
    return told


def random_move(
    every: Sequence[Offer], chance: Random, among: Container[str] = PLAYED
) -> Json | None:
    """Return a random legal command of these moves, ready to send; None if none is offered."""
    command = move(every, chance, among)
    return None if command is None else as_json(command)


def decoy(view: Json, seat: int, chance: Random) -> Json | None:
    """Return the decoy that a player without a secret move sends, as every player's page does.

    A step of the night ends as soon as every living seat has sent something. Return None if no
    decoy is due.
    """
    moment, _, step = view["phase"].partition(".")
    if not secret_at_night(moment, step) or not view.get("phones", True):
        return None
    living = [player["seat"] for player in view["players"] if player["alive"]]
    if seat not in living:
        return None
    return as_json(c.Show(step, chance.choice(living), seat))
