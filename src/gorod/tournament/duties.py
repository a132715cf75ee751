"""What waits for somebody: the signals of the desk. Nothing here is refused; it is only told."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.seats import seats_of
from gorod.engine.struct import Struct
from gorod.tournament.counting import as_confirmed, readings
from gorod.tournament.decide.checks import cited, the_book
from gorod.tournament.flags import seating_flags
from gorod.tournament.protocols import Fault
from gorod.tournament.rounds import DRAFT, PLANNED, PLAYING, RELEASED, SIGNED, TableGame, round_key
from gorod.tournament.state import Tournament


class Duty(Struct, frozen=True):
    """One thing to do, and whom or what it concerns."""

    kind: str
    about: tuple[str, ...]
    clause: str = ""


def duties(t: Tournament) -> tuple[Duty, ...]:
    """Everything that waits, in the order in which a tournament goes."""
    if t.regulation is None:
        return ()
    return (*_rounds(t), *_games(t), *_protests(t), *_from_the_tables(t), *_read_today(t))


def _rounds(t: Tournament) -> Iterator[Duty]:
    for key, own in t.rounds.items():
        if own.status == DRAFT:
            yield Duty("confirm-seating", (key,))
        elif own.status != RELEASED:
            yield Duty("release-seating", (key,))
        if own.status != RELEASED:
            faults = {flag.kind for flag in seating_flags(t, own) if not flag.soft}
            yield from (Duty("mend-seating", (key, kind)) for kind in sorted(faults))
        elif not own.locked and not any(_waits(g) for g in t.games_of(own.stage, own.number)):
            yield Duty("lock-round", (key,))


def _waits(game: TableGame) -> bool:
    return game.status in (PLANNED, PLAYING, SIGNED)


def _games(t: Tournament) -> Iterator[Duty]:
    for game in t.games.values():
        if game.status == PLAYING and game.ended_at:
            yield Duty("sign", (game.id, game.judge))
        if game.status == SIGNED:
            yield Duty("confirm", (game.id,))
        gone = tuple(p for p in map(t.who, game.players) if not (t.takes_part(p) or t.comes(p)))
        if game.status == PLANNED and gone:
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
    """What a judge wrote at his table and the desk has not acted on: bans and protests."""
    known = {(filed.game, t.who(filed.player)) for filed in t.protests.values()}
    for game in t.games.values():
        protocol = None if game.sheet is None else as_confirmed(t, game)
        if protocol is None or isinstance(protocol, Fault):
            continue
        players = [t.who(player) for player in game.players]
        for seat in seats_of(protocol.game.sheet.banned):
            own = t.signed_up.get(players[seat - 1])
            if own is None or not own.out:
                yield Duty("disqualify", (players[seat - 1], game.id))
        for filed in protocol.game.sheet.protests:
            if filed.status == "open" and (game.id, players[filed.seat - 1]) not in known:
                yield Duty("file-protest", (players[filed.seat - 1], game.id))


READ_TODAY = ("reads-differently", "reads-no-more")
"""What is told of a confirmed protocol: it counts as it was confirmed."""


def _read_today(t: Tournament) -> Iterator[Duty]:
    """Confirmed protocols that today's rules read differently; what was confirmed counts."""
    for own in readings(t):
        yield Duty(READ_TODAY[own.fault is not None], (own.game,))
