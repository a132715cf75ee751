"""Who may join an online table, who holds its seats, and who may make links there.

Everything here is a function of the present lobby. The log says which link belongs to a seat, so an
earlier link of that seat can move nothing.
"""

from __future__ import annotations

from dataclasses import replace

from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.lobby_entries import Joined
from gorod.server.tables.online import Lobby, Place

SIGHT = frozenset({Kind.JUDGE, Kind.SIDE_JUDGE, Kind.OVERLAY_ROLES})
"""Links that show roles before the end of the game."""
OF_HOSTS = frozenset({Kind.LOBBY, Kind.HALL, Kind.JUDGE})
"""Links that the person who runs the table may make."""

Names = tuple[str, ...]


def open_seats(lobby: Lobby) -> tuple[int, ...]:
    """Return the seats that a newcomer may take: free ones, or those of bots if there are none."""
    numbered = list(enumerate(lobby.places, 1))
    if lobby.started:
        return tuple(seat for seat, place in numbered if place.absent)
    free = tuple(seat for seat, place in numbered if not place.taken)
    return free or tuple(seat for seat, place in numbered if place.bot)


def against_joining(lobby: Lobby, names: Names, wanted: Joined) -> ServerReason | None:
    """Return why a person cannot take a seat; None if they can."""
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
    """Whether the person who wants a seat already sits in this place."""
    return place.person and (place.key == wanted.key or (wanted.host and place.host))


def seat_of_key(lobby: Lobby, key: str) -> int:
    """Return the seat that was taken with a key; 0 for none."""
    return next((n for n, own in enumerate(lobby.places, 1) if own.person and own.key == key), 0)


def against_reseating(lobby: Lobby, by: Principal, to: int) -> ServerReason | None:
    """Return why a person cannot move to another seat; None if they can."""
    if lobby.started:
        return "started"
    if not holds(lobby, by):
        return "forbidden"
    return "seat-taken" if lobby.place(to).person else None


def against_linking(lobby: Lobby | None, by: Principal, scope: str) -> ServerReason | None:
    """Return why this person cannot make such a link at this table; None if they can.

    A host who sits at the table is not given sight of roles, and a seat's link comes only by
    joining.
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
    """Return the principal with the hall's delay if they hold the invitation but no seat.

    They only watch a started game. Other principals are returned unchanged.
    """
    if lobby is None or by.kind != Kind.LOBBY or not lobby.started:
        return by
    return replace(by, delay=max(by.delay, lobby.settings.delay))


def holds(lobby: Lobby, by: Principal) -> bool:
    """Whether a seat's link is the one that now holds the seat. Bots hold seats without a link."""
    place = lobby.place(by.seat)
    return place.taken and not place.absent and place.link == by.link
