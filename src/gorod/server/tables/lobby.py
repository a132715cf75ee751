"""Who may come to an online table, who holds its seats, and who may make links there.

Everything here is a function of the lobby as it stands. Which link belongs to a seat is written
with the seat, so that an old one moves nothing.
"""

from __future__ import annotations

from dataclasses import replace

from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.lobby_entries import Joined
from gorod.server.tables.online import Lobby, Place

SIGHT = frozenset({Kind.JUDGE, Kind.SIDE_JUDGE, Kind.OVERLAY_ROLES})
"""Links that show roles before the end."""
OF_HOSTS = frozenset({Kind.LOBBY, Kind.HALL, Kind.JUDGE})
"""Links that whoever runs the table may make."""

Names = tuple[str, ...]


def open_seats(lobby: Lobby) -> tuple[int, ...]:
    """The seats that a person who comes may take; free ones before those that bots hold."""
    numbered = list(enumerate(lobby.places, 1))
    if lobby.started:
        return tuple(seat for seat, place in numbered if place.absent)
    free = tuple(seat for seat, place in numbered if not place.taken)
    return free or tuple(seat for seat, place in numbered if place.bot)


def against_joining(lobby: Lobby, names: Names, wanted: Joined) -> ServerReason | None:
    """Why a person cannot take a seat; None if they can."""
    place = lobby.place(wanted.seat)
    own = place.key == wanted.key and place.person
    others = [name.casefold() for n, name in enumerate(names, 1) if n != wanted.seat]
    reasons: dict[ServerReason, bool] = {
        "started": lobby.started and not own and not place.absent,
        "closed": lobby.successor is not None,
        "seat-taken": place.person and not own,
        "nick-taken": wanted.name.casefold() in others,
        "host-judges": wanted.host and lobby.settings.judge == "human",
        "already-sits": not own and any(_same(one, wanted) for one in lobby.places),
    }
    return next((code for code, holds in reasons.items() if holds), None)


def _same(place: Place, wanted: Joined) -> bool:
    """Whether whoever wants a seat sits there already."""
    return place.person and (place.key == wanted.key or (wanted.host and place.host))


def seat_of_key(lobby: Lobby, key: str) -> int:
    """The seat that was taken with a key; 0 for none."""
    return next((n for n, own in enumerate(lobby.places, 1) if own.person and own.key == key), 0)


def against_reseating(lobby: Lobby, by: Principal, to: int) -> ServerReason | None:
    """Why a person cannot go to another seat; None if they can."""
    if lobby.started:
        return "started"
    if not holds(lobby, by):
        return "forbidden"
    return "seat-taken" if lobby.place(to).person else None


def against_linking(lobby: Lobby | None, by: Principal, scope: str) -> ServerReason | None:
    """Why a link cannot be made at this table by this person; None if it can.

    Whoever sits at the table is not given sight of roles, and a seat's link comes by joining.
    """
    if lobby is None:
        return "scope-unknown" if scope in (Kind.HOST, Kind.LOBBY) else None
    if scope.startswith(Kind.SEAT) or scope == Kind.HOST:
        return "scope-unknown"
    if by.kind == Kind.JUDGE:
        return None
    if scope not in OF_HOSTS:
        return "forbidden"
    sits = any(place.host and place.person for place in lobby.places)
    return "host-sits" if scope in SIGHT and sits else None


def as_told(lobby: Lobby | None, by: Principal) -> Principal:
    """Whoever holds the invitation and no seat only watches the game: as late as the hall."""
    if lobby is None or by.kind != Kind.LOBBY or not lobby.started:
        return by
    return replace(by, delay=max(by.delay, lobby.settings.delay))


def holds(lobby: Lobby, by: Principal) -> bool:
    """Whether a seat's link is the one that holds the seat; a bot holds its seat without one."""
    place = lobby.place(by.seat)
    return place.taken and not place.absent and place.link == by.link
