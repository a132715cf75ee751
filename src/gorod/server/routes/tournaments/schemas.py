"""Responses about signing up, and about offices in accounts."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import PLAYERS, PUBLIC
from gorod.server.http.link_schemas import MintedLink
from gorod.server.wire.bodies import ResponseBody


class SignedUp(ResponseBody):
    """A player who signed up by themselves, and their link, which is shown only once."""

    player: Annotated[str, PLAYERS]
    waiting: Annotated[bool, PLAYERS]
    """Whether the tournament is full; the player moves up when somebody leaves."""
    link: Annotated[MintedLink, PLAYERS]


class HeldOffice(ResponseBody):
    """An office of a tournament that somebody has added to an account."""

    who: Annotated[str, PUBLIC]
    """The official's id at the tournament."""
    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    """The name of the account."""
    since: Annotated[str, PUBLIC]
