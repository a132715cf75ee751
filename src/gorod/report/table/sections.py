"""The parts of a protocol around its course: the heading, the players, the points, the end."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.record.header import ATTESTED
from gorod.record.replay import Replay
from gorod.report.citing import document_name
from gorod.report.columns import columns
from gorod.report.document import awaits, knows_points, rating
from gorod.report.figures import figure, moment_name
from gorod.report.scribe import Args, Scribe, printable, result_text
from gorod.report.standing import standing
from gorod.report.view import PlayerView, View
from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.points import Edition
from gorod.scoring import Points, bans_due, proposals, score, superseded

TAGS = ("date", "time", "event", "round", "stage", "table", "place", "judge")
"""Tags with a name in the catalogues, in the order of a protocol; others keep their own."""


def heading(played: Replay, scribe: Scribe) -> Iterator[str]:
    """The document, the tags, and for whom this was written."""
    book, texts = scribe.book, scribe.texts
    yield texts.say("protocol-title")
    yield document_name(texts, book)
    if played.game.told:
        yield texts.say("protocol-known", known=played.game.told)
    if scribe.viewer == SPECTATOR:
        yield texts.say("protocol-for-spectator")
    elif scribe.viewer != JUDGE:
        yield texts.say("protocol-for-seat", seat=scribe.who(scribe.viewer))
    rows = tags(played, scribe)
    yield from columns(rows, (False, False)) if rows else ()


def tags(played: Replay, scribe: Scribe) -> list[tuple[str, str]]:
    """What the record is called by, each with its name."""
    tagged = dict(played.record.header.tags)
    known = [(scribe.texts.say(f"tag-{key}"), tagged[key]) for key in TAGS if key in tagged]
    own = [(key, value) for key, value in tagged.items() if not ATTESTED.fullmatch(key)]
    return known + [(key, value) for key, value in own if key not in TAGS]


def attested(played: Replay, scribe: Scribe) -> Iterator[str]:
    """What the desk of a tournament wrote into the record about its signatures."""
    for key, value in played.record.header.tags:
        found = ATTESTED.fullmatch(key)
        if found is not None:
            yield f"{scribe.texts.say(f'tag-{found[1] or found[2]}')}: {printable(value)}"


def players(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """The table of seats."""
    rows = player_rows(played, scribe, view)
    yield from columns(rows, (True, False, False, True, False, True)[: len(rows[0])])


def player_rows(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Its cells, the names of the columns first."""
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


def team_text(scribe: Scribe, player: PlayerView) -> str:
    return scribe.texts.say(f"card-{player.team}") if player.team else "?"


def left_text(scribe: Scribe, player: PlayerView) -> str:
    left = player.left
    if left is None:
        return "" if player.alive else scribe.texts.say("left-before")
    how = scribe.texts.say(f"left-{left.cause or 'unknown'}")
    first = scribe.texts.say("left-first-killed") if player.first_killed else ""
    when = f"{moment_name(scribe.texts, left.moment)}, " if left.moment else ""
    return f"{when}{how}{first}{scribe.cited((left.clause,) if left.clause else ())}"


def result(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """How it ended, or where it stands and what is awaited."""
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


def stands(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Where a game that is not over stands."""
    if view.over:
        return
    texts, at = scribe.texts, standing(played.book.rules, played.game)
    step = texts.say(f"step-{at.step}")
    place = f"{step}, {scribe.who(at.seat)}" if at.seat else step
    yield texts.say("protocol-stands", moment=moment_name(texts, at.moment), step=place)
    verbs = [texts.say(f"verb-{verb}") for verb in awaits(played, scribe.viewer)]
    if verbs:
        yield texts.say("protocol-awaits", verbs=", ".join(verbs))


def points(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Every item with its clause, for those who may know it; or the rating instead."""
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
    """Seat, name, total and items of everybody whose points the viewer may know."""
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
    """What only the table of a tournament can count is named, without a number."""
    edition: Edition = played.book.edition
    if any(edition.compensation.values((Sitting(played.game, seat),))):
        clauses = played.book.citations.get("compensation", ())
        yield scribe.say("item-compensation-later", clauses=clauses[:1])


def remarks(played: Replay, scribe: Scribe) -> Iterator[str]:
    """For the judge: what is not credited, what waits, what the record proves."""
    if scribe.viewer != JUDGE or played.game.outcome is None:
        return
    book, game = played.book, played.game
    for seat, item in superseded(book, game):
        yield _remark(scribe, "superseded", seat, item.value, (item.clause,))
    for award in game.sheet.awards:
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


def signatures(played: Replay, scribe: Scribe) -> Iterator[str]:
    """A place for the judges' names."""
    if scribe.viewer != JUDGE:
        return
    judge = dict(played.record.header.tags).get("judge", "")
    rule = "_" * 24
    rows = [
        (scribe.texts.say("protocol-judge"), rule, f"({judge})" if judge else ""),
    ]
    second = scribe.texts.say("protocol-second")
    if second:
        rows.append((second, rule, ""))
    yield from columns(rows, (False, False, False))
