"""Decides the requests of a lobby: the entry that follows, or the reason why none does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from gorod.server.access.principal import Principal
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.lobby import Names
from gorod.server.tables.lobby_entries import (
    Adjusted,
    BotsSeated,
    Left,
    LobbyEntry,
    Readied,
    Started,
)
from gorod.server.tables.lobby_requests import (
    Fill,
    Kick,
    Leave,
    LobbyRequest,
    Ready,
    SeatBot,
    Settings,
    Start,
)
from gorod.server.tables.online import Lobby

BOT_NAMES = (
    *("Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега"),
    *("Медуза", "Гроза", "Филин", "Ладья", "Перец", "Сойка", "Янтарь", "Комета", "Магнит", "Ирис"),
)
DURING = (Leave, SeatBot)
"""Requests that are allowed during the game, too."""

Found = LobbyEntry | ServerReason


def lobby_entry(lobby: Lobby, names: Names, by: Principal, wish: LobbyRequest) -> Found:
    """Return the entry that follows from a request, or the reason why none does."""
    if lobby.started and not isinstance(wish, DURING):
        return "started"
    return _DECIDE[type(wish)](lobby, names, by, wish)


def _leave(_: Lobby, __: Names, by: Principal, ___: Leave) -> Found:
    return Left(by.seat)


def _ready(_: Lobby, __: Names, by: Principal, wish: Ready) -> Found:
    return Readied(by.seat, wish.on)


def _fill(lobby: Lobby, names: Names, _: Principal, wish: Fill) -> Found:
    free = [seat for seat, place in enumerate(lobby.places, 1) if not place.taken]
    return _bots(names, free, wish.kind) if free else "nobody-there"


def _kick(lobby: Lobby, _: Names, __: Principal, wish: Kick) -> Found:
    there = wish.seat <= len(lobby.places) and lobby.place(wish.seat).person
    return Left(wish.seat, kicked=True) if there else "nobody-there"


def _start(lobby: Lobby, _: Names, __: Principal, ___: Start) -> Found:
    return Started() if lobby.startable else "not-ready"


def _settings(lobby: Lobby, _: Names, __: Principal, wish: Settings) -> Found:
    settings = lobby.settings
    return Adjusted(
        replace(
            settings,
            pace=wish.pace or settings.pace,
            foul_vote=settings.foul_vote if wish.foul_vote is None else wish.foul_vote,
        )
    )


def _bot(lobby: Lobby, names: Names, _: Principal, wish: SeatBot) -> Found:
    """Seat a bot: before the start at any seat without a person, later where a person has left."""
    if wish.seat > len(lobby.places):
        return "nobody-there"
    place = lobby.place(wish.seat)
    if place.person:
        return "seat-taken"
    if lobby.started and not (place.absent and wish.kind):
        return "started"
    return _bots(names, (wish.seat,), wish.kind) if wish.kind else BotsSeated(((wish.seat, ""),))


def _bots(names: Names, seats: Iterable[int], kind: str) -> BotsSeated:
    used = {name.casefold() for name in names}
    unused = iter([name for name in BOT_NAMES if name.casefold() not in used])
    return BotsSeated(tuple((seat, next(unused, f"№ {seat}")) for seat in seats), kind)


_DECIDE: dict[type, Callable[[Lobby, Names, Principal, Any], Found]] = {
    Ready: _ready,
    Leave: _leave,
    SeatBot: _bot,
    Fill: _fill,
    Kick: _kick,
    Start: _start,
    Settings: _settings,
}
