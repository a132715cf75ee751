"""The points of a document as a regulation has them: the values that an organiser starts from."""

from __future__ import annotations

from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.compensation import Compensation
from gorod.rulebooks.policies.compensation_by_progression import ByProgression, within_the_night
from gorod.rulebooks.policies.compensation_by_share import ByShareOfTheGames
from gorod.rulebooks.policies.points import Edition
from gorod.tournament.regulation import BestMovePoints, PointsEdition, Progression, Share


def document_points(book: Rulebook) -> PointsEdition:
    """Return every value of the book's edition, so that nothing is left out."""
    edition: Edition = book.edition
    return PointsEdition(
        name=edition.name,
        win=dict(edition.win),
        outcomes={result: dict(worth) for result, worth in edition.outcomes.items()},
        disqualification=edition.disqualification,
        best_moves={
            team: BestMovePoints(tuple(sorted(worth.sought)), dict(worth.points))
            for team, worth in edition.best_moves.items()
        },
        awards_exclude_best_move=edition.awards_exclude_best_move,
        award_players=edition.award_players,
        award_players_alone=edition.award_players_alone,
        award_total=edition.award_total,
        award_total_alone=edition.award_total_alone,
        award_winner=tuple(sorted(edition.award_winner)),
        award_loser=tuple(sorted(edition.award_loser)),
        award_with_consent=tuple(sorted(edition.award_with_consent)),
        compensation=_compensation(edition.compensation),
        ties=edition.ties,
        lot=edition.lot,
    )


def _compensation(own: Compensation) -> Share | Progression | None:
    if isinstance(own, ByShareOfTheGames):
        return Share(str(own.most), str(own.share))
    if isinstance(own, ByProgression):
        return Progression(str(own.step), own.numbering is within_the_night)
    return None
