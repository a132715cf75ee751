"""What may be asked of an online table beside its game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.server.tables.nicks import MOST_SEATS
from gorod.server.tables.online import BotKind

Seat = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class _LobbyRequest(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """Base of all requests of a lobby."""


class Ready(_LobbyRequest, frozen=True, tag="ready"):
    """I am ready to begin, or I am not after all."""

    on: bool = True


class Leave(_LobbyRequest, frozen=True, tag="leave"):
    """I give up my seat, and my link ends."""


class SeatBot(_LobbyRequest, frozen=True, tag="bot"):
    """Let a bot hold a seat that nobody has; of no kind: take it away."""

    seat: Seat
    kind: BotKind | Literal[""]


class Fill(_LobbyRequest, frozen=True, tag="fill"):
    """Let bots hold all seats that nobody has."""

    kind: BotKind = "reasoning"


class Kick(_LobbyRequest, frozen=True, tag="kick"):
    """Send a person away from their seat."""

    seat: Seat


class Start(_LobbyRequest, frozen=True, tag="start"):
    """Everybody is there: begin."""


class Settings(_LobbyRequest, frozen=True, tag="settings"):
    """Play it otherwise; who judges, and who finds the table, stays as it was made."""

    pace: Literal["quick", "club", "calm"] | None = None
    foul_vote: bool | None = None


LobbyRequest = Ready | Leave | SeatBot | Fill | Kick | Start | Settings
