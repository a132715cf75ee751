"""What the judge may impose now, on whom, and under which clauses."""

from __future__ import annotations

from collections.abc import Iterator

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
from gorod.engine.seats import Seats, seats_of
from gorod.engine.table.decide.discipline import at_table, may_be_disqualified
from gorod.engine.table.decide.polls import BY_DAYLIGHT


def sanctions(rules: Rules, game: Game) -> Iterator[Offer]:
    if type(game.phase) is Seating:
        return
    present = tuple(s for s in range(1, game.size + 1) if at_table(game, s, "foul") is None)
    if present:
        fouls = tuple(_fouls(rules, game, present))
        yield from _warnings(rules, present, fouls)
        yield from fouls
    yield from _removals(rules, game, present)
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


def _warnings(rules: Rules, present: Seats, fouls: tuple[Offer, ...]) -> Iterator[Offer]:
    if CountedWarnings in rules.powers:
        for foul in fouls:
            yield Offer("warn", 0, {k: v for k, v in foul.choices.items() if k != "reason"})
        return
    warned = (clause for kind, clause in rules.violations if kind == "warn")
    yield Offer("warn", 0, {"seat": One(present), "clause": One(("", *warned))})


def _fouls(rules: Rules, game: Game, present: Seats) -> Iterator[Offer]:
    """Every clause for everybody, but for what is tolerated of some of them now."""
    given: dict[tuple[Seats, bool], list[str]] = {(present, False): [""]}
    tolerance = rules.power(ToleratedFouls)
    for (kind, clause), violation in rules.violations.items():
        if kind == "foul":
            own, seats = violation.clause, present
            if tolerance is not None and own in tolerance.conditional_fouls:
                seats = tuple(s for s in present if tolerance.tolerated(game, s, own) is None)
            given.setdefault((seats, violation.weighed), []).append(clause)
    for (seats, weighed), clauses in given.items():
        if seats:
            yield _imposed("foul", seats, clauses, weighed=weighed)


def _removals(rules: Rules, game: Game, present: Seats) -> Iterator[Offer]:
    """The clauses under which the same seats may be removed are offered together."""
    everyone = tuple(range(1, game.size + 1))
    free = tuple(s for s in everyone if not game.facts.banned >> s & 1)
    given: dict[tuple[str, Seats, bool], list[str]] = {}
    # Of a violation only two things matter to a disqualification, and the lists are long.
    open_to: dict[tuple[bool, bool], Seats] = {}
    delay = rules.power(DelayedRemoval)
    delayed = frozenset() if delay is None else delay.delayed
    decided = game.outcome is not None
    for (kind, clause), violation in rules.violations.items():
        if kind == "disqualify":
            if decided and violation.clause in rules.amnesty:
                continue
            alike = violation.clause in delayed, violation.from_the_hall
            if alike not in open_to:
                open_to[alike] = tuple(
                    s for s in everyone if may_be_disqualified(rules, game, s, violation) is None
                )
            given.setdefault(("dq", open_to[alike], violation.weighed), []).append(clause)
        elif kind == "defeat" and not decided:
            defeatable = _defeatable(rules, game, violation, everyone, present)
            given.setdefault(("defeat", defeatable, violation.weighed), []).append(clause)
        elif kind == "ban":
            given.setdefault(("ban", free, False), []).append(clause)
    for (verb, seats, weighed), clauses in given.items():
        if seats:
            yield _imposed(verb, seats, clauses, weighed=weighed)


def _imposed(move: str, seats: Seats, clauses: list[str], *, weighed: bool) -> Offer:
    choices: dict[str, Choice] = {"seat": One(seats), "clause": One(tuple(clauses))}
    if move != "ban":
        choices["reason"] = Words(needed=weighed)
    return Offer(move, 0, choices)


def _defeatable(
    rules: Rules, game: Game, violation: Violation, everyone: Seats, present: Seats
) -> Seats:
    """Whose team may be declared the loser for it."""
    own = violation.clause
    seats = everyone if violation.from_the_hall else present
    if violation.farewell_only:
        seats = tuple(s for s in seats if rules.farewell_defeat(game, s, own))
    return tuple(s for s in seats if rules.defeat_refused(game, s, own) is None)
