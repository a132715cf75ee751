"""The to-do list of a tournament: what waits for somebody. No command is refused because of it."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.seats import seats_of
from gorod.engine.struct import Struct
from gorod.tournament.counted_points import as_confirmed, readings
from gorod.tournament.decide.checks import cited, the_book
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.protocols import Fault
from gorod.tournament.regulation import Circle
from gorod.tournament.rounds import GameStatus, RoundStatus, TableGame, round_key
from gorod.tournament.seating_flags import seating_flags
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import audience


class Duty(Struct, frozen=True):
    """One thing to do, and whom or what it concerns."""

    kind: str
    about: tuple[str, ...]
    clause: str = ""


URGENT = ("decide-protest", "file-protest", "disqualify", "replace", "mend-seating")
NOW = ("draft-after-lock", "confirm", "sign", "lock-round")
TOGETHER = ("confirm-seating", "release-seating")
"""Duties that are listed once for all the rounds that wait for them."""


def duties(t: Tournament) -> tuple[Duty, ...]:
    """Return everything that waits, the urgent first, then in the order of a tournament."""
    if t.regulation is None or t.copy:
        return ()
    found = (*_rounds(t), *_games(t), *_protests(t), *_from_the_tables(t), *_read_today(t))
    lines = [duty for duty in found if duty.kind not in TOGETHER]
    for kind in TOGETHER:
        keys = tuple(key for duty in found if duty.kind == kind for key in duty.about)
        lines += [Duty(kind, keys)] if keys else []
    return tuple(sorted(lines, key=lambda duty: _rank(duty.kind)))


def own_duties(t: Tournament, who: PersonId) -> tuple[Duty, ...]:
    """Return what waits for this person; for a judge of tables, what is left to do at their own."""
    found = duties(t)
    if audience(t, who) != Circle.JUDGES:
        return found
    games = {"sign": 0, "decide-protest": 1}
    return tuple(
        duty
        for duty in found
        if duty.kind in games and t.games[GameId(duty.about[games[duty.kind]])].judge == who
    )


def _rank(kind: str) -> int:
    order = (*URGENT, *NOW, *TOGETHER, *READ_TODAY)
    if kind in URGENT:
        return 0
    return order.index(kind)


def _rounds(t: Tournament) -> Iterator[Duty]:
    for key, own in t.rounds.items():
        if own.status == RoundStatus.DRAFT:
            yield Duty("confirm-seating", (key,))
        elif own.status != RoundStatus.RELEASED:
            yield Duty("release-seating", (key,))
        if own.status != RoundStatus.RELEASED:
            faults = {flag.kind for flag in seating_flags(t, own) if not flag.soft}
            yield from (Duty("mend-seating", (key, kind)) for kind in sorted(faults))
        elif not own.locked and not any(_waits(g) for g in t.games_of(own.stage, own.number)):
            yield Duty("lock-round", (key,))


def _waits(game: TableGame) -> bool:
    return game.status in (GameStatus.PLANNED, GameStatus.PLAYING, GameStatus.SIGNED)


def _games(t: Tournament) -> Iterator[Duty]:
    for game in t.games.values():
        if game.status == GameStatus.PLAYING and game.ended_at:
            yield Duty("sign", (game.id, game.judge))
        if game.status == GameStatus.SIGNED:
            yield Duty("confirm", (game.id,))
        gone = tuple(p for p in map(t.who, game.players) if not (t.takes_part(p) or t.comes(p)))
        if not game.begun and gone:
            yield Duty("replace", (game.id, *gone))
        saved = t.drafts.get(game.id)
        if saved is not None and t.rounds[round_key(game.stage, game.round)].locked:
            last = game.sheets[-1].signed_at if game.sheets else ""
            if saved.at > last:
                yield Duty("draft-after-lock", (game.id, saved.who))


def _protests(t: Tournament) -> Iterator[Duty]:
    clause = cited(the_book(t), "protest-ruling")
    open_ones = (filed for filed in t.protests.values() if filed.open)
    yield from (Duty("decide-protest", (filed.id, filed.game), clause) for filed in open_ones)


def _from_the_tables(t: Tournament) -> Iterator[Duty]:
    """Yield what a judge wrote and the tournament has not acted on: bans and protests."""
    known = {(filed.game, t.who(filed.player)) for filed in t.protests.values()}
    for game in t.games.values():
        protocol = None if game.sheet is None else as_confirmed(t, game)
        if protocol is None or isinstance(protocol, Fault):
            continue
        players = [t.who(player) for player in game.players]
        for seat in seats_of(protocol.game.facts.banned):
            own = t.signed_up.get(players[seat - 1])
            if own is None or not own.out:
                yield Duty("disqualify", (players[seat - 1], game.id))
        for filed in protocol.game.facts.protests:
            if filed.status == "open" and (game.id, players[filed.seat - 1]) not in known:
                yield Duty("file-protest", (players[filed.seat - 1], game.id))


READ_TODAY = ("reads-differently", "reads-no-more")
"""Duties about a confirmed protocol that today's rules read differently, or not at all.

It counts as it was confirmed.
"""


def _read_today(t: Tournament) -> Iterator[Duty]:
    """Yield confirmed protocols that today's rules read differently; what was confirmed counts."""
    for own in readings(t):
        yield Duty(READ_TODAY[own.fault is not None], (own.game,))
