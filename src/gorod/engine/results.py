"""Results as words of the notation: `red`, `draw`, `black+maniac`, `draw:black+maniac`.

A rulebook lists the results that its document allows. Rulings on protests, a tournament's points
and records that contain only a result name them by these words.
"""

from __future__ import annotations

from gorod.engine.struct import Struct

CHANGED, ANNULLED, REPLAYED = "changed", "annulled", "replayed"
REMEDIES = (CHANGED, ANNULLED, REPLAYED)
"""What an upheld protest may do to a result; it is the first word of the ruling."""
VOID = frozenset({ANNULLED, REPLAYED})
"""Kinds of an outcome after which the game counts for nobody."""
STOPPED = "stopped"
"""The kind of an outcome after the host has stopped the game: nobody has won."""

DRAW = "draw"
WORDS = frozenset({"red", "black", "maniac", DRAW})


class Result(Struct, frozen=True, gc=False):
    """Who wins, and how: `victory`, `draw`, `defeat` (of the teams that are not named)."""

    kind: str
    winners: tuple[str, ...]

    @property
    def word(self) -> str:
        """The result in the notation."""
        teams = "+".join(self.winners)
        if self.kind != DRAW:
            return teams
        return f"{DRAW}:{teams}" if teams else DRAW


def read_result(word: str) -> Result:
    """Return the result that a word names; several winners mean the defeat of the other team."""
    kind, _, shared = word.partition(":")
    if kind == DRAW:
        return Result(DRAW, tuple(filter(None, shared.split("+"))))
    winners = tuple(word.split("+"))
    return Result("victory" if len(winners) == 1 else "defeat", winners)


def names_a_result(word: str) -> bool:
    """Whether a word is a result of this document or of another one."""
    return set(word.removeprefix(f"{DRAW}:").split("+")) <= WORDS


class Ruling(Struct, frozen=True, gc=False):
    """The parts of a ruling: the remedy for the result, the result that it names, the reasons."""

    remedy: str
    named: str
    reasons: str


def read_ruling(text: str, remedies: tuple[str, ...] = REMEDIES) -> Ruling:
    """Split a ruling such as `changed black the count was wrong`; most contain only reasons."""
    remedy, _, rest = text.strip().partition(" ")
    if remedy not in remedies:
        return Ruling("", "", text)
    named, _, reasons = rest.strip().partition(" ")
    if remedy == CHANGED and names_a_result(named):
        return Ruling(remedy, named, reasons.strip())
    return Ruling(remedy, "", rest.strip())


def opposite(results: tuple[str, ...], winners: tuple[str, ...]) -> Result | None:
    """Return the win of the other side, or None unless there are two sides and one of them won."""
    sides = tuple(word for word in results if read_result(word).kind == "victory")
    if len(sides) != len(("red", "black")) or winners not in {(side,) for side in sides}:
        return None
    return next(read_result(side) for side in sides if (side,) != winners)


def remedy_values(results: tuple[str, ...], winners: tuple[str, ...]) -> tuple[str, ...]:
    """Return how a ruling that upholds a protest may begin."""
    implied = (CHANGED,) if opposite(results, winners) is not None else ()
    return (*implied, *(f"{CHANGED} {word}" for word in results), ANNULLED, REPLAYED)
