"""What is wrong with a seating.

A draft is never refused: it is flagged, and the flags are checked when it is confirmed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from gorod.engine.struct import Struct
from gorod.tournament.ids import NOBODY, PersonId
from gorod.tournament.points_book import book_of
from gorod.tournament.refusal_reasons import Reason, reason_named
from gorod.tournament.rounds import Round
from gorod.tournament.state import Tournament

FlagKind = Literal[
    "absent",
    "apart",
    "expected",
    "judge-conflict",
    "judge-missing",
    "judge-twice",
    "judge-unknown",
    "not-in-stage",
    "other-size",
    "player-twice",
    "player-unknown",
    "size",
    "tables",
]
SOFT: frozenset[FlagKind] = frozenset({"apart", "expected", "judge-missing", "other-size"})
"""Flags that may be accepted knowingly."""


class Flag(Struct, frozen=True):
    """One thing that is wrong with a seating, and whom it concerns."""

    kind: FlagKind
    about: tuple[str, ...]

    @property
    def soft(self) -> bool:
        return self.kind in SOFT

    @property
    def reason(self) -> Reason:
        """The reason for which a seating with this flag is refused."""
        return reason_named(f"seating-{self.kind}")


def seating_flags(t: Tournament, own: Round) -> tuple[Flag, ...]:
    """Return everything that is wrong with the seating of a round."""
    return (*_tables(t, own), *_players(t, own), *_apart(t, own), *_judges(t, own))


def open_flags(t: Tournament, own: Round) -> Iterator[Flag]:
    """Yield what is wrong and was not accepted when the seating was confirmed."""
    for flag in seating_flags(t, own):
        if not flag.soft or flag.kind not in own.despite:
            yield flag


def _tables(t: Tournament, own: Round) -> Iterator[Flag]:
    plan, regulation = t.plan(own.stage), t.regulation
    seats = 0 if regulation is None else regulation.seats
    if not own.tables or (plan is not None and len(own.tables) > plan.tables):
        yield Flag("tables", (str(len(own.tables)),))
    for at, table in enumerate(own.tables, 1):
        if len(table) != seats:
            known = regulation is not None and len(table) in book_of(regulation).sizes
            yield Flag("other-size" if known else "size", (str(at), str(len(table))))


def _players(t: Tournament, own: Round) -> Iterator[Flag]:
    entrants = set(map(t.who, t.entrants.get(own.stage, ())))
    sat = Counter(t.who(player) for table in own.tables for player in table)
    expected: list[str] = []
    for player, times in sat.items():
        if player not in t.players:
            yield Flag("player-unknown", (player,))
        elif player not in entrants:
            yield Flag("not-in-stage", (player,))
        elif not t.takes_part(player):
            left = player not in t.signed_up or t.signed_up[player].out
            if left:
                yield Flag("absent", (player,))
            else:
                expected.append(player)
        if times > 1:
            yield Flag("player-twice", (player,))
    if expected:
        yield Flag("expected", tuple(expected))


def _apart(t: Tournament, own: Round) -> Iterator[Flag]:
    pairs = [(t.who(one), t.who(other)) for one, other in t.kept_apart(own.stage)]
    for at, table in enumerate(own.tables, 1):
        there = set(map(t.who, table))
        yield from (Flag("apart", (*pair, str(at))) for pair in pairs if set(pair) <= there)


def _judges(t: Tournament, own: Round) -> Iterator[Flag]:
    judges = own.judges + (NOBODY,) * (len(own.tables) - len(own.judges))
    for at, (judge, table) in enumerate(zip(judges, own.tables, strict=False), 1):
        if not judge:
            yield Flag("judge-missing", (str(at),))
        elif judge not in t.officials:
            yield Flag("judge-unknown", (judge,))
        elif judge_conflicts(t, judge, table):
            yield Flag("judge-conflict", (judge, *judge_conflicts(t, judge, table)))
    twice = [judge for judge, times in Counter(filter(None, judges)).items() if times > 1]
    yield from (Flag("judge-twice", (judge,)) for judge in twice)


def judge_conflicts(
    t: Tournament, judge: PersonId, table: tuple[PersonId, ...]
) -> tuple[PersonId, ...]:
    """Return the players at a table whom this judge must not judge.

    These include the judge, if they sit there.
    """
    barred: set[str] = set(t.officials[judge].conflicts) | {judge}
    return tuple(
        player
        for player in map(t.who, table)
        if player in barred or (player in t.players and t.players[player].club in barred)
    )
