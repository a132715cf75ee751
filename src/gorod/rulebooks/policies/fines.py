"""Does the record allow a penalty that a clause prescribes?

Only the judge sees intentions. The record can only contradict a penalty: by the wrong colour, a
team that did not lose, a vote that was never cast. A penalty that it does not contradict is
allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from gorod.engine.game import Ballot, Game
from gorod.engine.phases import UNNAMED
from gorod.engine.refusal import Refusal
from gorod.engine.vocabulary import Why
from gorod.rulebooks.policies.victory import lost, team_of

Contradiction = Why | Literal[""]
"""Why the record contradicts the penalty, or an empty string if it does not."""
Condition = Callable[[Game, int], Contradiction]

KNOWN_BY_RESULT = frozenset({"fine-not-red", "fine-not-black", "fine-not-sheriff"})
"""Contradictions that hold even if the course of the game was not recorded."""

FIRST_DAY = 1
SEVERAL_NIGHTS = 2


class Penalty:
    """The conditions of one penalty, and the rule that states it."""

    def __init__(self, rule: str, *conditions: Condition) -> None:
        """Conditions are tried in order; the first contradiction is reported."""
        self.rule = rule
        self.conditions = conditions

    def contradiction(self, game: Game, seat: int) -> Contradiction:
        """Return why the record contradicts this penalty, or an empty string."""
        for check in self.conditions:
            why = check(game, seat)
            if why:
                return why
        return ""


def unless_contradicted(
    penalties: Mapping[str, Penalty],
) -> Callable[[Game, int, str], Refusal | None]:
    """A penalty is allowed unless the record contradicts one of its clause's conditions."""

    def fine(game: Game, seat: int, clause: str) -> Refusal | None:
        penalty = penalties[clause]
        why = penalty.contradiction(game, seat)
        if not why or (game.told and why not in KNOWN_BY_RESULT):
            return None
        return Refusal(why, rule=penalty.rule, seat=seat, clause=clause)

    return fine


def is_red(game: Game, seat: int) -> Contradiction:
    """The player is red."""
    return "" if game.red >> seat & 1 else "fine-not-red"


def is_black(game: Game, seat: int) -> Contradiction:
    """The player is black."""
    return "" if game.black >> seat & 1 else "fine-not-black"


def is_sheriff(game: Game, seat: int) -> Contradiction:
    """The player is the sheriff."""
    return "" if game.card(seat) == "sheriff" else "fine-not-sheriff"


def team_lost(game: Game, seat: int) -> Contradiction:
    """The player's team has lost."""
    return "" if lost(game, team_of(game, seat)) else "fine-not-lost"


def some_black_stayed(game: Game, _: int) -> Contradiction:
    """A player who is not red was never out; if there is none, red has not lost."""
    return "" if game.alive & ~game.red else "fine-not-lost"


def broke_the_first_vote_onto_red(game: Game, seat: int) -> Contradiction:
    """On the first day, at a full table, they voted against a red, and that vote removed a red."""
    ballots = [
        b for b in game.facts.ballots if b.day == FIRST_DAY and b.alive.bit_count() == game.size
    ]
    if not any(_voted_against_red(game, ballot, seat) for ballot in ballots):
        return "fine-no-such-vote"
    out = (
        d.seat for d in game.facts.departures if d.moment == "D1" and d.cause in ("vote", "lift")
    )
    return "" if any(game.red >> gone & 1 for gone in out) else "fine-nobody-left"


def voted_against_red_on_the_first_day(game: Game, seat: int) -> Contradiction:
    """On the first day they voted against a red player, possibly themselves."""
    ballots = [b for b in game.facts.ballots if b.day == FIRST_DAY]
    voted = any(_voted_against_red(game, ballot, seat) for ballot in ballots)
    return "" if voted else "fine-no-such-vote"


def broke_onto_red_at_four(game: Game, seat: int) -> Contradiction:
    """With four players at the table they voted against a red player."""
    four = 4
    ballots = [b for b in game.facts.ballots if b.alive.bit_count() == four]
    broke = any(_voted_against_red(game, ballot, seat) for ballot in ballots)
    return "" if broke else "fine-no-such-vote"


def _voted_against_red(game: Game, ballot: Ballot, seat: int) -> bool:
    """Whether they did, or may have: hands that were only counted could be anybody's."""
    known = any(hands >> seat & 1 for hands in ballot.hands)
    own = 1 << seat if known or not ballot.alive >> seat & 1 else -1 << UNNAMED
    return any(
        hands & own and game.red >> candidate & 1
        for candidate, hands in zip(ballot.slate, ballot.hands, strict=True)
    )


def nights_without_check(game: Game, seat: int, *, surely: bool) -> int:
    """Return on how many nights a living sheriff checked nobody.

    Where the record does not say whether a check was made, the night counts only if `surely` is
    false.
    """
    return sum(
        1
        for check in game.facts.checks
        if check.seat == seat and not check.target and (check.said or not surely)
    )


def nights_without_shot(game: Game, seat: int, *, surely: bool) -> int:
    """Return on how many nights a living black did not shoot.

    A miss noted without its shots does not say who did not shoot: it counts only if `surely` is
    false.
    """
    return sum(
        1
        for hunt in game.facts.hunts
        if hunt.hunters >> seat & 1
        and (not surely if hunt.deliberate else all(shooter != seat for shooter, _ in hunt.shots))
    )


def an_order_was_not_set(game: Game, seat: int) -> Contradiction:
    """A don whose order is in the record was awake to set it."""
    set_by_him = game.card(seat) == "don" and game.facts.ordered >> seat & 1
    return "fine-order-set" if set_by_him else ""


def skipped_checks(nights: int) -> Condition:
    """They left out at least this many checks."""

    def check(game: Game, seat: int) -> Contradiction:
        enough = nights_without_check(game, seat, surely=False) >= nights
        return "" if enough else "fine-checks-made"

    return check


def skipped_shots(nights: int) -> Condition:
    """They left out at least this many shots, as far as the record can tell."""

    def check(game: Game, seat: int) -> Contradiction:
        enough = nights_without_shot(game, seat, surely=False) >= nights
        return "" if enough else "fine-shots-fired"

    return check


def missed_a_winning_kill(game: Game, seat: int) -> Contradiction:
    """They could have shot in a hunt that missed, although a kill would have won the game."""
    for hunt in game.facts.hunts:
        winning = hunt.prey.bit_count() - 1 <= hunt.hunters.bit_count()
        if hunt.hunters >> seat & 1 and not hunt.victim and winning:
            return ""
    return "fine-no-winning-miss"


def proposed(game: Game) -> Iterator[tuple[int, str]]:
    """Yield neglect that the record proves, as (seat, `checks` or `shots`)."""
    for seat in range(1, game.size + 1):
        if not lost(game, team_of(game, seat)):
            continue
        if (
            game.card(seat) == "sheriff"
            and nights_without_check(game, seat, surely=True) >= SEVERAL_NIGHTS
        ):
            yield seat, "checks"
        if (
            game.black >> seat & 1
            and nights_without_shot(game, seat, surely=True) >= SEVERAL_NIGHTS
        ):
            yield seat, "shots"


def no_penalty_is_known(_: Game, seat: int, clause: str) -> Refusal | None:
    """The document takes no points away."""
    return Refusal("no-such-fine", rule="fine", seat=seat, clause=clause)
