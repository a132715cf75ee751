"""Claims of a record about who left: they are checked against the rules, and change nothing.

`out` and `alive` look at the game as it will be if nothing more is written for this night or day.
Steps that complete themselves are completed for this look only, so a check may still follow an
`out`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gorod.engine.game import Departure, Game
from gorod.engine.history import History
from gorod.engine.phases import Night, Over
from gorod.engine.rules import Rules
from gorod.record import args as a
from gorod.record.expected import expected
from gorod.record.forward import completion, forward
from gorod.record.record_errors import fault

OUT, ALIVE = "out", "alive"


def upcoming_games(rules: Rules, history: History) -> Iterator[Game]:
    """Yield the game as it is and as it will be while its night or day completes itself.

    A night is looked at from its last act on: nobody is dead before it is over.
    """
    moment = history.game.moment
    passed: list[Game] = []
    further: History | None = history
    while further is not None and further.game.moment == moment and further.game not in passed:
        passed.append(further.game)
        history = further
        further = forward(rules, history)
    acted = [game for game in passed if not isinstance(game.phase, Night)]
    yield from acted or passed[-1:]


def gone(game: Game) -> frozenset[int]:
    """Return the seats that have left so far."""
    return frozenset(left.seat for left in game.facts.departures)


def leaving(game: Game, recorded_out: frozenset[int]) -> a.Leaving:
    """Return those who have left and are not in `recorded_out`, as the notation writes it."""
    fresh = (left for left in game.facts.departures if left.seat not in recorded_out)
    return a.Leaving(tuple(_grouped(fresh)))


def _grouped(left: Iterable[Departure]) -> Iterator[tuple[tuple[int, ...], str]]:
    """Yield the seats and the cause of those who left one after another by one cause."""
    seats: tuple[int, ...] = ()
    cause = ""
    for one in left:
        if seats and one.cause != cause:
            yield seats, cause
            seats = ()
        seats, cause = (*seats, one.seat), one.cause
    if seats:
        yield seats, cause


def check_out(
    rules: Rules, history: History, claim: a.Leaving, recorded_out: frozenset[int]
) -> frozenset[int]:
    """Return all seats that have left after this claim.

    Raise an error if the rules contradict it.
    """
    *earlier, last = upcoming_games(rules, history)
    points = (last, *reversed(earlier)) if claim.groups else (last,)
    for game in points:
        if _same(claim, leaving(game, recorded_out)):
            return gone(game)
    raise _contradicted(rules, last, f"{OUT} {claim}", f"{OUT} {leaving(last, recorded_out)}")


def _same(claim: a.Leaving, ruled: a.Leaving) -> bool:
    """Whether both name the same seats, each with the same cause where one was written."""
    said, true = _causes(claim), _causes(ruled)
    return said.keys() == true.keys() and all(
        cause in ("", true[seat]) for seat, cause in said.items()
    )


def _causes(claim: a.Leaving) -> dict[int, str]:
    return {seat: cause for seats, cause in claim.groups for seat in seats}


def check_alive(rules: Rules, history: History, claim: a.SeatList) -> None:
    """Raise an error unless exactly these seats are in the game."""
    games: Sequence[Game] = tuple(upcoming_games(rules, history))
    if not any(set(game.living) == set(claim.seats) for game in games):
        ruled = a.SeatList(games[-1].living)
        raise _contradicted(rules, games[-1], f"{ALIVE} {claim}", f"{ALIVE} {ruled}")


def _contradicted(rules: Rules, game: Game, said: str, ruled: str) -> Exception:
    """Return the error: what the record says, what the rules give, and a move that is due.

    The move is named only if one is due there.
    """
    stuck = not isinstance(game.phase, Over) and completion(rules, game) is None
    due = expected(rules, game) if stuck else ""
    if due:
        return fault("record-claim-early", said=said, ruled=ruled, due=due)
    return fault("record-claim-other", said=said, ruled=ruled)
