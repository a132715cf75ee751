"""The parts of a by-day protocol that differ from a table's: hours instead of points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.engine.viewers import JUDGE
from gorod.record.fair_tags import opened_seed
from gorod.record.replay import Replay
from gorod.report.by_day.by_day_parts import in_hours, known_hours
from gorod.report.figures import figure, moment_name
from gorod.report.scribe import Scribe, result_text
from gorod.report.sections import left_text, stands, team_text
from gorod.report.text_columns import columns
from gorod.report.view import View
from gorod.rulebooks.policies.by_day.hours import final_protocol


def players(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield the list of seats, with the bonus hours that the viewer may know."""
    rows = player_rows(played, scribe, view)
    yield from columns(rows, (True, False, False, False, True))


def player_rows(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Return the cells of the list of seats; the first row has the column names."""
    texts = scribe.texts
    names = ("seat", "name", "role", "left", "bonus")
    rows = [tuple(texts.say(f"column-{name}") for name in names)]
    hours = known_hours(played, view, scribe.viewer)
    for player in view.players:
        role = texts.say(f"role-{player.role}") if player.role else team_text(scribe, player)
        bonus = _hours(scribe, hours[player.seat]) if player.seat in hours else ""
        name = scribe.name(player.seat)
        rows.append((str(player.seat), name, role, left_text(scribe, player), bonus))
    return rows


def _hours(scribe: Scribe, hours: Fraction) -> str:
    return figure(scribe.texts, hours)


def result(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield the winning clan with its clause, or the current step of an unfinished game."""
    outcome = view.outcome
    if outcome is not None:
        told = result_text(scribe.texts, outcome.kind, outcome.winners)
        line = scribe.say("protocol-clan-result", {"result": told}, (outcome.clause,))
        yield f"{line}, {moment_name(scribe.texts, outcome.moment)}"
    yield from stands(played, scribe, view)


def points(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield the final protocol once the game is over."""
    if not view.over:
        return
    yield scribe.say("protocol-final", clauses=played.book.citations["final-protocol"])
    yield from columns(point_rows(played, scribe, view), (True, True, False, False, True))


def point_rows(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Return the cells of the final protocol, column names first; no rows before the end."""
    if not view.over:
        return []
    book, texts = played.book, scribe.texts
    names = ("place", "seat", "name", "clan", "hours")
    rows = [tuple(texts.say(f"column-{name}") for name in names)]
    return rows + [
        (
            str(line.place),
            str(line.seat),
            scribe.name(line.seat),
            texts.say(f"clan-{line.clan}"),
            _hours(scribe, in_hours(line.minutes)),
        )
        for line in final_protocol(book.edition, played.game)
    ]


def remarks(played: Replay, scribe: Scribe) -> Iterator[str]:
    """Yield, for the host only, the seed of the draw, which is published when the game ends."""
    seed = opened_seed(played.record.header)
    if seed is not None and scribe.viewer == JUDGE:
        yield scribe.say("protocol-seed", {"seed": seed}, played.book.citations["draw-log"])
