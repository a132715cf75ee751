"""What the judge may impose now, on whom, and under which clauses."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.decide.day_cards import BY_DAYLIGHT
from gorod.engine.decide.discipline import at_table, may_be_disqualified
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import LastWord, Naming, Over, Seating
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, seats_of


def sanctions(rules: Rules, game: Game) -> Iterator[Offer]:
    if type(game.phase) is Seating:
        return
    present = tuple(s for s in range(1, game.size + 1) if at_table(game, s, "foul") is None)
    if present:
        yield from _warnings(rules, game, present)
        yield from _fouls(rules, game, present)
    yield from _removals(rules, game, present)
    by_day = game.day_card and type(game.phase) in BY_DAYLIGHT
    obedient = game.alive & ~game.voteless if by_day else 0
    if obedient:
        yield Offer("breach", 0, seats_of(obedient))
    if type(game.phase) in (Naming, LastWord, Over):
        entitled = seats_of(game.sheet.best_right & ~game.sheet.hinted)
        hintable = tuple(seat for seat in entitled if rules.hint(game, seat) is None)
        if hintable:
            yield Offer("hint", 0, hintable)


def _warnings(rules: Rules, game: Game, present: Seats) -> Iterator[Offer]:
    if rules.warnings_count:
        fouls = _fouls(rules, game, present)
        yield from (Offer("warn", 0, foul.seats, foul.values) for foul in fouls)
        return
    warned = (clause for kind, clause in rules.violations if kind == "warn")
    yield Offer("warn", 0, present, ("", *warned))


def _fouls(rules: Rules, game: Game, present: Seats) -> Iterator[Offer]:
    """Every clause for everybody, but for what is tolerated of some of them now."""
    given: dict[Seats, list[str]] = {present: [""]}
    for (kind, clause), violation in rules.violations.items():
        if kind == "foul":
            own = violation.clause
            seats = tuple(s for s in present if rules.tolerated(game, s, own) is None)
            given.setdefault(seats, []).append(clause)
    for seats, clauses in given.items():
        if seats:
            yield Offer("foul", 0, seats, tuple(clauses))


def _removals(rules: Rules, game: Game, present: Seats) -> Iterator[Offer]:
    decided = game.outcome is not None
    everyone = tuple(range(1, game.size + 1))
    # Of a violation only two things matter here, and the lists are long: each pair is asked once.
    open_to: dict[tuple[bool, bool], Seats] = {}
    for (kind, clause), violation in rules.violations.items():
        spared = decided and violation.clause in rules.amnesty
        if kind == "disqualify" and not spared:
            alike = violation.clause in rules.delayed, violation.from_the_hall
            if alike not in open_to:
                open_to[alike] = tuple(
                    s for s in everyone if may_be_disqualified(rules, game, s, violation) is None
                )
            seats = open_to[alike]
            if seats:
                yield Offer("dq", 0, seats, (clause,))
        if kind == "defeat" and not decided:
            seats = everyone if violation.from_the_hall else present
            if violation.farewell_only:
                seats = tuple(s for s in seats if rules.farewell_defeat(game, s, violation.clause))
            own = violation.clause
            seats = tuple(s for s in seats if rules.defeat_refused(game, s, own) is None)
            if seats:
                yield Offer("defeat", 0, seats, (clause,))
        if kind == "ban":
            free = tuple(s for s in everyone if not game.sheet.banned >> s & 1)
            if free:
                yield Offer("ban", 0, free, (clause,))
