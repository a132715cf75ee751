"""What else may a hand mean: a self-vote, several votes, one more minute, a card of the day?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Floor
from gorod.engine.seats import has

Nominee = Callable[[Game, int, int], Refusal | None]


def no_missing_hand_goes_to_another(_: object) -> Callable[[Game, Vote, int], int]:
    """A vote that is held back counts against no candidate."""

    def absent_hands(_: Game, __: Vote, ___: int) -> int:
        return 0

    return absent_hands


def those_who_held_back(voters: Callable[[Game], int]) -> Callable[[Game, Vote], int]:
    """Return the voters who have not voted when the last candidate is called."""

    def self_votes(game: Game, ballot: Vote) -> int:
        return voters(game) & ~ballot.cast

    return self_votes


def everybody_with_a_vote(game: Game) -> int:
    """Return the living whose vote was not taken away."""
    return game.alive & ~game.today.voteless


def one_hand_against_each(_: Game, __: Vote, shown: int) -> int:
    """A voter may vote against several candidates, once against each."""
    return shown


def a_candidate_who_has_spoken_once_a_game(
    seconds: int,
) -> Callable[[Game, int], Floor | Refusal]:
    """A candidate may speak once more before a ballot, once a game, unless silenced today."""
    minute = Floor(seconds, "golden-minute")

    def golden(game: Game, seat: int) -> Floor | Refusal:
        ballot = game.phase
        slate = ballot.slate if isinstance(ballot, Vote) else ()
        if seat not in slate:
            return Refusal("golden-not-a-candidate", rule="golden-minute", seat=seat)
        if isinstance(ballot, Vote) and ballot.hands:
            return Refusal("golden-late", rule="golden-minute", seat=seat)
        if has(game.rare.golden, seat):
            return Refusal("golden-used", rule="golden-minute", seat=seat)
        if has(game.today.had_silent_turn, seat):
            return Refusal("golden-unspoken", rule="golden-minute", seat=seat)
        return minute

    return golden


def only_whom_the_card_lets_be_chosen(previous: Nominee) -> Nominee:
    """A card of the day may limit who can be put up."""

    def nominee(game: Game, seat: int, target: int) -> Refusal | None:
        refused = previous(game, seat, target)
        if refused is None and game.today.eligible and not has(game.today.eligible, target):
            return Refusal("not-eligible", rule="day-card", seat=target)
        return refused

    return nominee
