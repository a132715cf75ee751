"""The requests to an online table beside its game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.server.tables.nicks import MOST_SEATS
from gorod.server.tables.online import BotKind

Seat = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class _LobbyRequest(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """Base class of the requests of a lobby."""


class Ready(_LobbyRequest, frozen=True, tag="ready"):
    """Declare oneself ready to begin, or no longer ready."""

    on: bool = True


class Leave(_LobbyRequest, frozen=True, tag="leave"):
    """Give up one's seat; its link ends."""


class SeatBot(_LobbyRequest, frozen=True, tag="bot"):
    """Let a bot hold a seat that no person holds; an empty kind removes the bot."""

    seat: Seat
    kind: BotKind | Literal[""]


class Fill(_LobbyRequest, frozen=True, tag="fill"):
    """Let bots hold all seats that nobody holds."""

    kind: BotKind = "reasoning"


class Kick(_LobbyRequest, frozen=True, tag="kick"):
    """Remove a person from their seat."""

    seat: Seat


class Start(_LobbyRequest, frozen=True, tag="start"):
    """Begin the game, if everybody is there."""


class Settings(_LobbyRequest, frozen=True, tag="settings"):
    """Change how the table is played. The kind of judge and the listing stay as they were made."""

    pace: Literal["quick", "club", "calm"] | None = None
    foul_vote: bool | None = None


LobbyRequest = Ready | Leave | SeatBot | Fill | Kick | Start | Settings
