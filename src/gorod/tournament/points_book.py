"""The rulebook of a tournament: its document with its options and the regulation's points."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from gorod.engine.powers.repeated_protests import Appeals
from gorod.engine.struct import decode_json, encode_json, field_names
from gorod.rulebooks import BOOKS, Rulebook
from gorod.rulebooks.build import build_of
from gorod.rulebooks.policies.awards import (
    award_within,
    what_the_judge_may_not_give_alone_waits,
)
from gorod.rulebooks.policies.compensation import Compensation
from gorod.rulebooks.policies.compensation_by_progression import (
    ByProgression,
    over_the_tournament,
    within_the_night,
)
from gorod.rulebooks.policies.compensation_by_share import ByShareOfTheGames
from gorod.rulebooks.policies.points import BestMoveWorth, Edition
from gorod.scoring import TIES
from gorod.tournament.regulation import PointsEdition, Regulation, Share

PLAIN = ("name", "disqualification", "awards_exclude_best_move", "ties", "lot")
LIMITS = ("award_players", "award_players_alone", "award_total", "award_total_alone")
VALUES = ("award_winner", "award_loser", "award_with_consent")

SCORED = (
    "win-red",
    "win-black",
    "win-maniac",
    "result-points",
    "disqualification-penalty",
    "best-move",
    "award",
    "award-draw",
    "award-winner",
    "award-loser",
    "award-players",
    "award-total",
    "award-superseded",
    "consent",
    "compensation-value",
    "tie-lot",
    *(rule for rule, _ in TIES),
)
"""Rules that cite the regulation's points if the document has no clause for them."""


def book_of(regulation: Regulation) -> Rulebook:
    """Return the book by which this tournament's games are adjudicated and scored."""
    return _built(encode_json(regulation))


@lru_cache(maxsize=64)
def _built(regulation: bytes) -> Rulebook:
    told = decode_json(regulation, type=Regulation)
    return amended(BOOKS[told.rulebook].chosen(told.options, told.seats), told.points)


def build_of_tournament(regulation: Regulation | None) -> str:
    """Return the build of that book; empty before there is a regulation."""
    return "" if regulation is None else _build(encode_json(regulation))


@lru_cache(maxsize=64)
def _build(regulation: bytes) -> str:
    return build_of(_built(regulation))


def amended(book: Rulebook, points: PointsEdition | None) -> Rulebook:
    """Return the same book with these points instead of its own.

    A book whose format has no points is returned unchanged.
    """
    if points is None or not book.format.scored:
        return book
    edition = edition_of(book.edition, points)
    rules = replace(
        book.rules,
        award=award_within(edition),
        award_waits=what_the_judge_may_not_give_alone_waits(edition),
        award_values=tuple(sorted(edition.award_winner | edition.award_loser)),
    )
    silent = dict.fromkeys(SCORED, (points.clause or points.name,))
    return replace(book, edition=edition, rules=rules, citations={**silent, **book.citations})


def offices_of_appeal(book: Rulebook) -> tuple[str, ...]:
    """Return the offices that answer a protest, step by step; empty if there are no such steps."""
    appeals = book.rules.power(Appeals)
    return () if appeals is None else appeals.appeals


def edition_of(edition: Edition, points: PointsEdition) -> Edition:
    """Return an edition with a regulation's values."""
    given: dict[str, Any] = {
        name: value
        for name in field_names(PointsEdition)
        if (value := getattr(points, name)) is not None
    }
    told = {name: given[name] for name in (*PLAIN, *LIMITS) if name in given}
    told |= {name: frozenset(given[name]) for name in VALUES if name in given}
    told["win"] = {**edition.win, **(points.win or {})}
    told["outcomes"] = {**edition.outcomes, **(points.outcomes or {})}
    best = dict(edition.best_moves)
    for team, worth in (points.best_moves or {}).items():
        rule = edition.best_moves[team].rule if team in edition.best_moves else "best-move"
        best[team] = BestMoveWorth(rule, frozenset(worth.sought), worth.points)
    told["best_moves"] = best
    if points.compensation is not None:
        told["compensation"] = _compensation(points.compensation, best)
    return replace(edition, **told)


def _compensation(told: Any, best: dict[str, BestMoveWorth]) -> Compensation:  # noqa: ANN401  a tagged union
    if isinstance(told, Share):
        return ByShareOfTheGames(most=Fraction(told.most), share=Fraction(told.share))
    numbering = within_the_night if told.within_the_night else over_the_tournament
    return ByProgression(step=Fraction(told.step), best_moves=best, numbering=numbering)
