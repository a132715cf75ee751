"""May the judge give these points?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.rulebooks.policies.points import Edition, best_move_points, winners
from gorod.rulebooks.policies.victory import lost, team_of


def award_within(edition: Edition) -> Callable[[Game, int, int], Refusal | None]:
    """Refuse awards in a draw, unlisted values, too many rewarded players and too large a sum."""

    def award(game: Game, seat: int, points: int) -> Refusal | None:
        if not winners(game):
            return Refusal("award-draw", rule="award-draw", seat=seat)
        if lost(game, team_of(game, seat)):
            if points not in edition.award_loser:
                return Refusal("award-value", rule="award-loser", seat=seat, target=points)
        elif points not in edition.award_winner:
            return Refusal("award-value", rule="award-winner", seat=seat, target=points)
        awards = _with(game, seat, points)
        if len(awards) > edition.award_players:
            return Refusal("award-players", rule="award-players", target=edition.award_players)
        charged = _total(edition, game, awards)
        if charged > edition.award_total:
            return Refusal("award-total", rule="award-total", target=charged)
        return None

    return award


def _with(game: Game, seat: int, points: int) -> Mapping[int, int]:
    """Return the awards including this one, which replaces the player's earlier award."""
    return {given.seat: given.points for given in game.facts.awards} | {seat: points}


def _total(edition: Edition, game: Game, awards: Mapping[int, int]) -> int:
    return sum([charge(edition, game, to, value) for to, value in awards.items()])


def charge(edition: Edition, game: Game, seat: int, points: int) -> int:
    """Return what an award takes from the judge's limit: 0 if a larger best move supersedes it."""
    if not edition.awards_exclude_best_move:
        return points
    return points if points > best_move_points(edition, game, seat) else 0


def large_awards_of_winners_wait(edition: Edition) -> Callable[[Game, int, int], bool]:
    """The largest awards count only if the chief judge consents."""

    def award_waits(_: Game, __: int, points: int) -> bool:
        return points in edition.award_with_consent

    return award_waits


def what_the_judge_may_not_give_alone_waits(edition: Edition) -> Callable[[Game, int, int], bool]:
    """The chief judge must consent to the largest awards, more players and a larger sum."""

    def award_waits(game: Game, seat: int, points: int) -> bool:
        awards = _with(game, seat, points)
        return (
            points in edition.award_with_consent
            or len(awards) > edition.award_players_alone
            or _total(edition, game, awards) > edition.award_total_alone
        )

    return award_waits


def the_limit_that_was_passed(edition: Edition) -> Callable[[Game], str]:
    """Return the rule of the first limit that the awards exceed: per award, players, or the sum."""

    def consented(game: Game) -> str:
        awards = game.facts.awards
        if any(given.waits and given.points in edition.award_with_consent for given in awards):
            return "consent-winner"
        return "consent-players" if len(awards) > edition.award_players_alone else "consent"

    return consented


def the_tournament_gives_the_points(_: Game, seat: int, __: int) -> Refusal | None:
    """The document gives no awards; the regulations of a tournament may."""
    return Refusal("no-points", rule="award", seat=seat)


def no_award_waits(_: Game, __: int, ___: int) -> bool:
    """No award needs the chief judge's consent."""
    return False


BY_FIVE_HUNDREDTHS = tuple(range(5, 105, 5))
"""Awards from 0.05 to 1 point; the limits of a document allow some of them."""


def one_rule_for_all_awards_that_wait(_: Game) -> str:
    """The chief judge consents to every award by the same rule."""
    return "consent"
