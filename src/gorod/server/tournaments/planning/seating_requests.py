"""Turn a tournament into a request to the planner; swap two players by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

from gorod.server.tournaments.overview.views import regulated
from gorod.tournament import tournament_commands as c
from gorod.tournament.ids import PersonId
from gorod.tournament.points_book import book_of
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import Round, RoundStatus, Tables, round_key
from gorod.tournament.seating import (
    Measures,
    Rounds,
    SeatingError,
    SeatingRequest,
    Shape,
    measures,
    shape_of,
)
from gorod.tournament.seating_flags import Flag, seating_flags
from gorod.tournament.seating_numbers import apart, avoided, first_open, gone, numbered, numbers_of
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class How:
    """Compromises that the person asking for a plan accepts."""

    together: bool = False
    """Whether players who cannot be kept apart may sit together."""
    short: bool = False
    """Whether tables may lack one player, if that makes one table more."""


AS_USUAL = How()


def may_begin(t: Tournament, plan: StagePlan, first: int) -> bool:
    """Whether the stage can be seated again from this round on."""
    seated = len(numbered(t, plan.id))
    return first_open(t, plan.id) <= first <= min(plan.rounds, seated + 1)


def request_for(
    t: Tournament,
    plan: StagePlan,
    first: int,
    seed: int,
    seconds: float,
    *,
    how: How = AS_USUAL,
) -> SeatingRequest:
    """Return the request for the rounds from `first` on, for the players who are still there.

    Earlier rounds stay as they are. If there are too few players for all tables of the regulation,
    the rounds have fewer tables. With `how.short` some seats stay empty instead, at most one at
    each table; their numbers are higher than those of the stage's players.

    Raise `SeatingError` if there are too few players for one table.
    """
    seats, entered = regulated(t).seats, len(t.entrants.get(plan.id, ()))
    left = set(gone(t, plan.id))
    staying = tuple(n for n in range(1, entered + 1) if n not in left)
    empty = missing(t, plan, len(staying)) if how.short and may_be_short(t, plan) else 0
    numbers = (*staying, *range(entered + 1, entered + 1 + empty))
    most = len(numbers) // seats
    if not most:
        raise SeatingError("seat-few", players=len(staying), seats=seats)
    if first == 1:
        shape = shape_of(len(numbers), min(plan.tables, most), plan.rounds, seats)
    else:
        whole = shape_of(entered, min(plan.tables, entered // seats), plan.rounds, seats)
        rest = (min(tables, most) for tables in whole.tables[first - 1 :])
        shape = Shape(len(numbers), seats, tuple(rest))
    before = numbered(t, plan.id)[: first - 1]
    vacant = combinations(numbers[len(staying) :], 2)
    return SeatingRequest(
        shape,
        frozenset((*apart(t, plan.id), *vacant)),
        seed,
        seconds,
        before,
        numbers,
        frozenset(avoided(t, plan.id)),
        how.together,
    )


def missing(t: Tournament, plan: StagePlan, staying: int) -> int:
    """Return how many more people would make one table more; 0 if the regulation has no more."""
    seats = regulated(t).seats
    tables = min(plan.tables, staying // seats)
    return (tables + 1) * seats - staying if tables < plan.tables else 0


def may_be_short(t: Tournament, plan: StagePlan) -> bool:
    """Whether the rulebook allows tables with one player less, and these make one table more."""
    regulation, entered = regulated(t), len(t.entrants.get(plan.id, ()))
    staying = entered - len(gone(t, plan.id))
    tables = min(plan.tables, staying // regulation.seats) + 1
    fits = 0 < missing(t, plan, staying) <= tables
    return fits and regulation.seats - 1 in book_of(regulation).sizes


def said(error: SeatingError, players: tuple[str, ...]) -> dict[str, str | int]:
    """Return the arguments of an error message with nicknames instead of numbers.

    `players` are the nicknames, in the order of their numbers.
    """
    found = dict(error.arguments)
    if "player" in found:
        found["player"] = players[int(found["player"]) - 1]
    for several in ("players", "pairs"):
        if isinstance(found.get(several), str):
            named = re.sub(r"\d+", lambda n: players[int(n[0]) - 1], str(found[several]))
            found[several] = named
    return found


@dataclass(frozen=True, slots=True)
class HandSwap:
    """The effect of two players changing places in a round, and the commands that do it."""

    before: Measures
    after: Measures
    flags: tuple[Flag, ...]
    commands: tuple[c.Command, ...]


def hand_swap(
    t: Tournament, plan: StagePlan, number: int, two: tuple[PersonId, PersonId], reason: str
) -> HandSwap | None:
    """Swap two players of a round by hand; one of them may be resting in it.

    Return None if neither is seated in the round, or if one is not a player of the stage.
    """
    key = round_key(plan.id, number)
    one, other = map(t.who, two)
    own, there = t.rounds[key], set(map(t.who, t.entrants.get(plan.id, ())))
    sat = {t.who(player) for table in own.tables for player in table}
    if one == other or not {one, other} <= there or not {one, other} & sat:
        return None
    change = {one: other, other: one}
    tables = tuple(tuple(change.get(t.who(p), p) for p in table) for table in own.tables)
    source = own.source if own.source.endswith(SWAPPED) else f"{own.source}{SWAPPED}"
    draft = c.DraftSeating(plan.id, number, tables, own.judges, source)
    mended = Round(plan.id, number, tables, own.judges)
    pairs, less = apart(t, plan.id), avoided(t, plan.id)
    wanted: list[c.Command] = [draft]
    if own.status == RoundStatus.RELEASED:
        wanted.insert(0, c.RecallSeating(plan.id, number, reason))
    return HandSwap(
        before=measures(_numbers(t, plan, {}), pairs, less),
        after=measures(_numbers(t, plan, {key: tables}), pairs, less),
        flags=seating_flags(t, mended),
        commands=tuple(wanted),
    )


SWAPPED = ", swapped by hand"


def _numbers(t: Tournament, plan: StagePlan, instead: dict[str, Tables]) -> Rounds:
    """Return the stage's seated rounds in numbers; people not in the stage get new numbers."""
    known: dict[str, int] = {}
    placed = numbers_of(t, plan.id)

    def number(player: PersonId) -> int:
        if player not in known:
            known[player] = placed(player) or -1 - len(known)
        return known[player]

    keys = (round_key(plan.id, n) for n in range(1, plan.rounds + 1))
    seated = (instead.get(key, t.rounds[key].tables) for key in keys if key in t.rounds)
    return tuple(tuple(tuple(map(number, table)) for table in tables) for tables in seated)
