"""The by-day parts of a game's JSON document: publication, bonus hours, final protocol."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.engine.by_day.by_day_events import Line, LinesPublished
from gorod.engine.viewers import JUDGE, Viewer
from gorod.record.fair_tags import opened_seed
from gorod.record.replay import Replay
from gorod.report.game_document import GameDocument, PlacePart
from gorod.report.view import View
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.by_day.hours import HOUR, bonuses_of_all, final_protocol
from gorod.scoring import as_json


def by_day_parts(whole: GameDocument, played: Replay, view: View, viewer: Viewer) -> None:
    """Fill in the public lines and the hours that the viewer may know.

    After the end of the game, also fill in the final protocol and the deal.
    """
    whole.publication = {
        f"D{published.day}": tuple(public_lines(played.book, played.names, published))
        for published in view.publication
    }
    whole.bonus_hours = {
        str(seat): as_json(hours) for seat, hours in known_hours(played, view, viewer).items()
    }
    if view.over:
        whole.protocol = tuple(
            PlacePart(p.place, p.seat, p.clan, as_json(in_hours(p.minutes)))
            for p in final_protocol(played.book.edition, played.game)
        )
        whole.deal = opened_seed(played.record.header)


def in_hours(minutes: int) -> Fraction:
    return Fraction(minutes, HOUR)


def known_hours(played: Replay, view: View, viewer: Viewer) -> dict[int, Fraction]:
    """Return bonus hours by seat: all for the host and after the end, else only the viewer's own.

    A player's own hours count only the days that are closed.
    """
    every = viewer == JUDGE or view.over
    bonuses = bonuses_of_all(played.book.edition, played.game, today=every)
    return {
        seat: in_hours(bonus) for seat, bonus in enumerate(bonuses, 1) if every or seat == viewer
    }


def public_lines(
    book: Rulebook, names: tuple[str, ...], published: LinesPublished
) -> Iterator[str]:
    """Yield what everybody reads about a closed day; a line about votes names the voters."""
    votes = enumerate(published.votes, 1)
    void = next((seat for key, seat, _ in published.lines if key == "vote-void"), 0)
    cast = [(seat, target) for seat, target in votes if target and seat != void]
    for line in published.lines:
        key, seat, _ = line
        text = line_text(book, names, line)
        if key == "votes":
            voters = [voter for voter, target in cast if target == seat]
            told = ", ".join(_named(names, voter) for voter in voters)
            text = text.replace("{count}", str(len(voters))).replace("{voters}", told)
        elif key == "vote-void":
            text = text.replace("{target}", _named(names, published.votes[seat - 1]))
        yield text


def _named(names: tuple[str, ...], seat: int) -> str:
    return f"#{names[seat - 1] or seat}"


def line_text(book: Rulebook, names: tuple[str, ...], line: Line) -> str:
    """Return a public line in the words of the document.

    A player without a nickname is named by number.
    """
    key, seat, role = line
    text: str = book.rules.lines[key]
    if role:
        text = text.replace("{role}", book.rules.lines[f"role-{role}"])
    return text.replace("{name}", (names[seat - 1] or str(seat)) if seat else "")
