"""Offers of sanctions: what the judge may impose now, on whom, and under which clauses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gorod.engine.choices import Choice, One, Words
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import LastWord, Naming, Over, Seating
from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.engine.powers.delayed_removal import DelayedRemoval
from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.engine.powers.waivers import Waivers
from gorod.engine.rules import Rules, Violation
from gorod.engine.seats import Seats, seats_of, whole_table
from gorod.engine.struct import Struct
from gorod.engine.table.decide.discipline import UNNAMED, may_be_disqualified, present
from gorod.engine.table.decide.polls import BY_DAYLIGHT


def sanctions(rules: Rules, game: Game) -> Iterator[Offer]:
    if type(game.phase) is Seating:
        return
    here = seats_of(present(game))
    if here:
        fouls = tuple(_fouls(rules, game, here))
        yield from _warnings(rules, here, fouls)
        yield from fouls
    yield from _removals(rules, game, here)
    waivers = rules.power(Waivers)
    waivable = () if waivers is None else waivers.may_waive(game)
    if waivable:
        yield Offer("waive", 0, {"clause": One(waivable), "reason": Words(needed=True)})
    by_day = game.today.card and type(game.phase) in BY_DAYLIGHT
    obedient = game.alive & ~game.today.voteless if by_day else 0
    if obedient:
        yield Offer("breach", 0, {"seat": One(seats_of(obedient))})
    if NotedHints in rules.powers and type(game.phase) in (Naming, LastWord, Over):
        entitled = seats_of(game.facts.best_right & ~game.facts.hinted)
        if entitled:
            yield Offer("hint", 0, {"seat": One(entitled)})


def _warnings(rules: Rules, here: Seats, fouls: tuple[Offer, ...]) -> Iterator[Offer]:
    if CountedWarnings in rules.powers:
        for foul in fouls:
            yield Offer("warn", 0, {k: v for k, v in foul.choices.items() if k != "reason"})
        return
    yield Offer("warn", 0, {"seat": One(here), "clause": One(("", *_warned(rules)))})


@lru_cache(maxsize=256)
def _warned(rules: Rules) -> tuple[str, ...]:
    return tuple(clause for kind, clause in rules.violations if kind == "warn")


def _fouls(rules: Rules, game: Game, here: Seats) -> Iterator[Offer]:
    """Offer all clauses for everybody, except for violations tolerated of some players now."""
    listed, tolerance, open_to = _listed_fouls(rules), rules.power(ToleratedFouls), [here]
    if tolerance is not None:
        open_to += [
            tuple([s for s in here if tolerance.tolerated(game, s, case.own) is None])
            for case in listed.cases[1:]
        ]
    yield from _imposed(listed, open_to)


def _removals(rules: Rules, game: Game, here: Seats) -> Iterator[Offer]:
    """Offer the clauses under which players, or their teams, may be removed."""
    everyone = seats_of(whole_table(game.size))
    free = seats_of(whole_table(game.size) & ~game.facts.banned)
    listed, open_to = _listed_removals(rules, decided=game.outcome is not None), list[Seats]()
    for case in listed.cases:
        violation = case.violation
        if case.move == "dq":
            asked = everyone if violation.from_the_hall else here
            open_to.append(
                tuple([s for s in asked if may_be_disqualified(rules, game, s, violation) is None])
            )
        elif case.move == "defeat":
            open_to.append(_defeatable(rules, game, violation, everyone, here))
        else:
            open_to.append(free)
    yield from _imposed(listed, open_to)


def _defeatable(
    rules: Rules, game: Game, violation: Violation, everyone: Seats, here: Seats
) -> Seats:
    """Return the seats whose team may be declared the loser for this violation."""
    own = violation.clause
    seats = everyone if violation.from_the_hall else here
    if violation.farewell_only:
        seats = tuple(s for s in seats if rules.farewell_defeat(game, s, own))
    refused = rules.defeat_refused
    return tuple([s for s in seats if refused(game, s, own) is None])


# --- Lists of violations ------------------------------------------------------------------------
# These lists are long, but few properties of a violation decide whether somebody may be punished
# for it. Each combination of them is a case: it is checked once, and the clauses of cases that
# apply to the same seats are offered together.


class _Case(Struct, frozen=True, gc=False):
    """A group of violations that may always be imposed on the same seats, with one of them."""

    move: str
    violation: Violation

    @property
    def own(self) -> str:
        return self.violation.clause


class _Listed(Struct, frozen=True, gc=False, eq=False):
    """The violations of a document, grouped into cases."""

    cases: tuple[_Case, ...]
    clauses: tuple[tuple[str, int, bool], ...]
    """Of each violation: its clause, the number of its case, and whether it is weighed."""


@lru_cache(maxsize=256)
def _listed_fouls(rules: Rules) -> _Listed:
    """Return the cases of fouls; the first one covers those that are always punished.

    A foul without a clause belongs to it as well.
    """
    tolerance = rules.power(ToleratedFouls)
    conditional = frozenset() if tolerance is None else tolerance.conditional_fouls
    cases = {"": _Case("foul", UNNAMED)}
    clauses = [("", 0, False)]
    for (kind, clause), violation in rules.violations.items():
        if kind == "foul":
            own = violation.clause if violation.clause in conditional else ""
            cases.setdefault(own, _Case("foul", violation))
            clauses.append((clause, [*cases].index(own), violation.weighed))
    return _Listed(tuple(cases.values()), tuple(clauses))


@lru_cache(maxsize=256)
def _listed_removals(rules: Rules, *, decided: bool) -> _Listed:
    """Return the cases of removals.

    Once the game is decided, there are no team defeats, and amnestied violations are left out.
    """
    delay = rules.power(DelayedRemoval)
    delayed = frozenset() if delay is None else delay.delayed
    cases: dict[tuple[str, tuple[object, ...]], _Case] = {}
    clauses: list[tuple[str, int, bool]] = []
    alike: tuple[object, ...]
    for (kind, clause), violation in rules.violations.items():
        own, hall = violation.clause, violation.from_the_hall
        if kind == "disqualify" and not (decided and own in rules.amnesty):
            move, weighed, alike = "dq", violation.weighed, (own in delayed, hall)
        elif kind == "defeat" and not decided:
            move, weighed, alike = kind, violation.weighed, (own, hall, violation.farewell_only)
        elif kind == "ban":
            move, weighed, alike = kind, False, ()
        else:
            continue
        cases.setdefault((move, alike), _Case(move, violation))
        clauses.append((clause, [*cases].index((move, alike)), weighed))
    return _Listed(tuple(cases.values()), tuple(clauses))


def _imposed(listed: _Listed, open_to: list[Seats]) -> Iterator[Offer]:
    """Offer the clauses that apply to the same seats together."""
    first: dict[tuple[str, Seats], int] = {}
    same = [
        first.setdefault((case.move, seats), number)
        for number, (case, seats) in enumerate(zip(listed.cases, open_to, strict=True))
    ]
    for case, weighed, clauses in _together(listed, tuple(same)):
        if open_to[case]:
            move = listed.cases[case].move
            choices: dict[str, Choice] = {"seat": One(open_to[case]), "clause": One(clauses)}
            if move != "ban":
                choices["reason"] = Words(needed=weighed)
            yield Offer(move, 0, choices)


@lru_cache(maxsize=1024)
def _together(
    listed: _Listed, same: tuple[int, ...]
) -> tuple[tuple[int, bool, tuple[str, ...]], ...]:
    """Return (case, whether it is weighed, clauses); `same` maps each case to the first like it."""
    given: dict[tuple[int, bool], list[str]] = {}
    for clause, case, weighed in listed.clauses:
        given.setdefault((same[case], weighed), []).append(clause)
    return tuple((case, weighed, tuple(clauses)) for (case, weighed), clauses in given.items())
