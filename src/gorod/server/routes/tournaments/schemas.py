"""Bodies of responses about who came to a tournament by which link or account."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import PLAYERS, PUBLIC
from gorod.server.http.link_schemas import MintedLink
from gorod.server.wire.bodies import ResponseBody


class SignedUp(ResponseBody):
    """A player who signed up alone, and their link; it is told this once."""

    player: Annotated[str, PLAYERS]
    waiting: Annotated[bool, PLAYERS]
    """The tournament is full: the player moves up when somebody leaves."""
    link: Annotated[MintedLink, PLAYERS]


class HeldOffice(ResponseBody):
    """An office of a tournament that somebody has added to an account."""

    who: Annotated[str, PUBLIC]
    """As whom the tournament knows them."""
    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    """Of the account."""
    since: Annotated[str, PUBLIC]
