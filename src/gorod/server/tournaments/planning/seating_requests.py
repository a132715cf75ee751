"""From the tournament to a request of the planner, and two players who change places by hand."""

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
    """What whoever asks for a plan takes knowingly."""

    together: bool = False
    """Whoever cannot be kept apart is seated together."""
    short: bool = False
    """Tables with one player less, where that makes one table more."""


AS_USUAL = How()


def may_begin(t: Tournament, plan: StagePlan, first: int) -> bool:
    """Whether the stage can be seated anew from that round on."""
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
    """The rounds from `first` on, for those who are there; those before stay as they are.

    Where those who came are too few for all tables of the regulation, the rounds have fewer; or,
    if that is wanted, nobody sits on some seats, each at another table: numbers beyond the stage.
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
    """How many people would make one table more; none where the regulation has no more."""
    seats = regulated(t).seats
    tables = min(plan.tables, staying // seats)
    return (tables + 1) * seats - staying if tables < plan.tables else 0


def may_be_short(t: Tournament, plan: StagePlan) -> bool:
    """Whether tables with one player less would make one table more, and the document has them."""
    regulation, entered = regulated(t), len(t.entrants.get(plan.id, ()))
    staying = entered - len(gone(t, plan.id))
    tables = min(plan.tables, staying // regulation.seats) + 1
    fits = 0 < missing(t, plan, staying) <= tables
    return fits and regulation.seats - 1 in book_of(regulation).sizes


def said(error: SeatingError, players: tuple[str, ...]) -> dict[str, str | int]:
    """The arguments of a complaint, with people instead of numbers; `players`: their nicknames."""
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
    """Two have changed places in a round: what that does, and what to ask of the tournament."""

    before: Measures
    after: Measures
    flags: tuple[Flag, ...]
    commands: tuple[c.Command, ...]


def hand_swap(
    t: Tournament, plan: StagePlan, number: int, two: tuple[PersonId, PersonId], reason: str
) -> HandSwap | None:
    """One of the two may sit the round out; none where neither sits in it, or one is a stranger."""
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
    """All rounds of the stage that are seated, in numbers; each stranger has one of their own."""
    known: dict[str, int] = {}
    placed = numbers_of(t, plan.id)

    def number(player: PersonId) -> int:
        if player not in known:
            known[player] = placed(player) or -1 - len(known)
        return known[player]

    keys = (round_key(plan.id, n) for n in range(1, plan.rounds + 1))
    seated = (instead.get(key, t.rounds[key].tables) for key in keys if key in t.rounds)
    return tuple(tuple(tuple(map(number, table)) for table in tables) for tables in seated)
