"""The parts of a protocol that only a game at a table has: the players, the result, the points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.engine.viewers import JUDGE
from gorod.record.replay import Replay
from gorod.report.figures import figure, moment_name
from gorod.report.scribe import Args, Scribe, result_text
from gorod.report.sections import left_text, stands, team_text
from gorod.report.text_columns import columns
from gorod.report.view import View
from gorod.report.visible_points import knows_points, rating
from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.points import Edition
from gorod.scoring import Points, bans_due, proposals, score, superseded


def players(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield the list of seats."""
    rows = player_rows(played, scribe, view)
    yield from columns(rows, (True, False, False, True, False, True)[: len(rows[0])])


def player_rows(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Return the cells of the list of seats; the first row has the column names."""
    texts = scribe.texts
    names = ["seat", "name", "role", "fouls", "left"]
    if played.book.edition.scores:
        names.append("points")
    rows = [tuple(texts.say(f"column-{name}") for name in names)]
    points, scored = score(played.book, played.game), played.book.edition.scores
    for player, own in zip(view.players, points, strict=True):
        known = (
            scored and view.outcome is not None and knows_points(view, scribe.viewer, player.seat)
        )
        rows.append(
            (
                str(player.seat),
                scribe.name(player.seat),
                texts.say(f"role-{player.role}") if player.role else team_text(scribe, player),
                str(player.fouls or ""),
                left_text(scribe, player),
                *((figure(texts, own.total) if known else "",) if scored else ()),
            )
        )
    return rows


def result(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield how the game ended, or its current step and what it waits for."""
    texts, outcome = scribe.texts, view.outcome
    if outcome is not None:
        told = result_text(texts, outcome.kind, outcome.winners)
        why = f"because-{outcome.reason}"
        known = why in texts
        args: Args = {
            "result": told,
            "told": "yes" if known else "no",
            "because": texts.say(why) if known else "",
        }
        cited = (outcome.clause,) if outcome.clause else ()
        line = scribe.say("protocol-result", args, cited)
        yield f"{line}, {moment_name(texts, outcome.moment)}" if outcome.moment else line
    yield from stands(played, scribe, view)


def points(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield every item with its clause, for those who may know it; or the rating instead."""
    if view.outcome is None:
        return
    if not played.book.edition.scores:
        if played.book.edition.rating is not None:
            yield from _rating(played, scribe, view)
        return
    rows = point_rows(played, scribe, view)
    if rows:
        yield scribe.texts.say("protocol-points")
        indented = [(f"  {seat}", *cells) for seat, *cells in rows]
        yield from columns(indented, (True, False, True, False))


def point_rows(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Return seat, name, total and items of everybody whose points the viewer may know."""
    if view.outcome is None or not played.book.edition.scores:
        return []
    return [
        (
            str(own.seat),
            scribe.name(own.seat),
            figure(scribe.texts, own.total),
            ", ".join((*_items(scribe, own), *_compensation(played, scribe, own.seat))),
        )
        for own in score(played.book, played.game)
        if knows_points(view, scribe.viewer, own.seat)
    ]


def _rating(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    if view.over:
        where = rating(played)
        clauses = played.book.citations.get(f"rating-{where}", ())
        yield scribe.say("protocol-rating", {"rating": where}, clauses)


def _items(scribe: Scribe, own: Points) -> Iterator[str]:
    for item in own.items:
        told = figure(scribe.texts, item.value, signed=True)
        yield scribe.say(f"item-{item.kind}", {"points": told}, (item.clause,))


def _compensation(played: Replay, scribe: Scribe, seat: int) -> Iterator[str]:
    """Name a compensation without a number, which only the standings of a tournament can count."""
    edition: Edition = played.book.edition
    if any(edition.compensation.values((Sitting(played.game, seat),))):
        clauses = played.book.citations.get("compensation", ())
        yield scribe.say("item-compensation-later", clauses=clauses[:1])


def remarks(played: Replay, scribe: Scribe) -> Iterator[str]:
    """Yield, for the judge only, what is not credited, what waits, and what the record proves."""
    if scribe.viewer != JUDGE or played.game.outcome is None:
        return
    book, game = played.book, played.game
    for seat, item in superseded(book, game):
        yield _remark(scribe, "superseded", seat, item.value, (item.clause,))
    for award in game.facts.awards:
        if award.waits:
            value = Fraction(award.points, 100)
            yield _remark(scribe, "waits", award.seat, value, book.citations["consent"])
    for seat, clause in bans_due(book, game):
        yield scribe.say("protocol-ban-due", {"seat": scribe.who(seat)}, (clause,))
    for seat, clause, value in proposals(book, game):
        yield _remark(scribe, "proposal", seat, value, (clause,))


def _remark(scribe: Scribe, what: str, seat: int, value: Fraction, clauses: tuple[str, ...]) -> str:
    told = figure(scribe.texts, value, signed=True)
    return scribe.say(f"protocol-{what}", {"seat": scribe.who(seat), "points": told}, clauses)
