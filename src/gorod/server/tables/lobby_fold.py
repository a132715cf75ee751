"""The fold of a lobby: who holds which seat of an online table after every entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gorod.server.store.store_ids import LinkId
from gorod.server.tables.lobby import Names
from gorod.server.tables.lobby_entries import (
    Adjusted,
    BotsSeated,
    Joined,
    Left,
    LobbyEntry,
    Readied,
    Reseated,
    Sighted,
    Started,
    Succeeded,
)
from gorod.server.tables.online import EMPTY, Former, Lobby, Place

Gathered = tuple[Lobby, Names]


def lobby_after(lobby: Lobby, names: Names, body: LobbyEntry) -> Gathered:
    """Return the lobby after an entry, and the names of the seats."""
    return _FOLD[type(body)](replace(lobby, entries=lobby.entries + 1), names, body)


def _joined(lobby: Lobby, names: Names, body: Joined) -> Gathered:
    former = lobby.place(body.seat)
    own = former.person and former.key == body.key
    ready, host = lobby.started or (own and former.ready), body.host or (own and former.host)
    place = Place(body.link, key=body.key, ready=ready, host=host)
    lobby = _ended(lobby, body.seat, "elsewhere")
    return _placed(lobby, body.seat, place), _named(names, body.seat, body.name)


def _reseated(lobby: Lobby, names: Names, body: Reseated) -> Gathered:
    place = replace(lobby.place(body.seat), link=body.link, ready=False)
    names = _named(_named(names, body.to, names[body.seat - 1]), body.seat, "")
    lobby = _placed(_ended(lobby, body.seat, "moved"), body.to, place)
    return _placed(lobby, body.seat, EMPTY), names


def _readied(lobby: Lobby, names: Names, body: Readied) -> Gathered:
    place = replace(lobby.place(body.seat), ready=body.on)
    return _placed(lobby, body.seat, place), names


def _left(lobby: Lobby, names: Names, body: Left) -> Gathered:
    """Free a seat.

    After the start it stays in the game, with its name until another person comes.
    """
    lobby = _ended(lobby, body.seat, "kicked" if body.kicked else "left")
    if lobby.started:
        return _placed(lobby, body.seat, Place(absent=True)), names
    return _placed(lobby, body.seat, EMPTY), _named(names, body.seat, "")


def _bots(lobby: Lobby, names: Names, body: BotsSeated) -> Gathered:
    for seat, name in body.seats:
        lobby = _placed(lobby, seat, Place(bot=body.kind) if body.kind else EMPTY)
        names = _named(names, seat, name)
    return lobby, names


def _adjusted(lobby: Lobby, names: Names, body: Adjusted) -> Gathered:
    """Apply new settings. Nobody stays ready: they agreed to other settings."""
    places = tuple(replace(place, ready=False) for place in lobby.places)
    return replace(lobby, settings=body.online, places=places), names


def _succeeded(lobby: Lobby, names: Names, body: Succeeded) -> Gathered:
    return replace(lobby, successor=body.table), names


def _started(lobby: Lobby, names: Names, _: Started) -> Gathered:
    return replace(lobby, started=True), names


def _sighted(lobby: Lobby, names: Names, _: Sighted) -> Gathered:
    return replace(lobby, sighted=lobby.sighted + 1), names


def _ended(lobby: Lobby, seat: int, why: str) -> Lobby:
    link = lobby.place(seat).link
    return replace(lobby, former=(*lobby.former, Former(link, why))) if link else lobby


def dismissed(lobby: Lobby, links: tuple[LinkId, ...]) -> Lobby:
    """Add the links of a dismissed judge to the former links, which end."""
    gone = tuple(Former(link, "dismissed") for link in links)
    return replace(lobby, former=(*lobby.former, *gone))


def _placed(lobby: Lobby, seat: int, place: Place) -> Lobby:
    return replace(lobby, places=(*lobby.places[: seat - 1], place, *lobby.places[seat:]))


def _named(names: Names, seat: int, name: str) -> Names:
    return (*names[: seat - 1], name, *names[seat:])


_FOLD: dict[type, Callable[[Lobby, Names, Any], Gathered]] = {
    Joined: _joined,
    Reseated: _reseated,
    Readied: _readied,
    Left: _left,
    BotsSeated: _bots,
    Adjusted: _adjusted,
    Succeeded: _succeeded,
    Started: _started,
    Sighted: _sighted,
}
