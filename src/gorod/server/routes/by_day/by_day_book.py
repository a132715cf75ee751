"""The book of a by-day game: everything published about it, in the order of its days."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

from gorod.engine.by_day.by_day_commands import WriteLegend
from gorod.engine.history import line_of
from gorod.engine.phases import Over
from gorod.i18n import Catalogue
from gorod.report.figures import figure
from gorod.rulebooks.policies.by_day.hours import HOUR, bonus_minutes, clan_bases, final_protocol
from gorod.server.access.principal import Kind, Principal
from gorod.server.routes.by_day.schemas import (
    BookDay,
    BookLegend,
    BookPlace,
    BookPlayer,
    BookQuestion,
    ByDayBook,
)
from gorod.server.tables.replayed import proof_of
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.by_day_projection import earned
from gorod.server.wire.by_day_views import ByDayView
from gorod.server.wire.models import View
from gorod.server.wire.reads import look


def book_of(timeline: Timeline, by: Principal, state: TableState) -> ByDayBook | None:
    """Return the book as the hall may read it; None if nothing is published yet."""
    view = look(timeline, Principal(Kind.HALL, timeline.table.id, delay=by.delay))
    if view is None or not isinstance(view.by_day, ByDayView):
        return None
    return ByDayBook(
        title=view.tags.get("event", ""),
        introduction=view.by_day.introduction,
        players=tuple(BookPlayer(p.seat, p.name, p.role or "") for p in view.players),
        days=tuple(_days(view, view.by_day, state)),
        outcome=view.outcome,
        protocol=tuple(_places(timeline, state)),
        fair=proof_of(timeline, state),
    )


def _days(view: View, told: ByDayView, state: TableState) -> Iterator[BookDay]:
    legends: dict[int, list[BookLegend]] = defaultdict(list)
    for turn in line_of(state.turn):
        if isinstance(turn.command, WriteLegend):
            written = BookLegend(turn.command.seat, turn.command.text)
            legends[turn.game.number].append(written)
    lines = view.publication or {}
    for day in told.days:
        number = day.day
        yield BookDay(
            day=number,
            opens=day.opens,
            ends=day.ends,
            published=day.published,
            late=day.late,
            story=day.story,
            lines=tuple(lines.get(f"D{number}", ())),
            legends=tuple(legends[number]),
            questions=tuple(
                BookQuestion(one.text, one.answer) for one in told.questions if one.day == number
            ),
            calendar=tuple(one for one in told.calendar if one.day == number),
        )


def _places(timeline: Timeline, state: TableState) -> Iterator[BookPlace]:
    """Yield the places of the final protocol; none before the end, when hours are secret."""
    if not isinstance(state.game.phase, Over):
        return
    hours, game = timeline.book.edition, state.game
    bases = clan_bases(hours, game)
    for place in final_protocol(hours, game):
        yield BookPlace(
            place=place.place,
            seat=place.seat,
            clan=place.clan,
            base=bases[place.clan],
            bonus=bonus_minutes(hours, game, place.seat),
            minutes=place.minutes,
            hours=earned(hours, game, place.seat),
        )


def protocol_rows(book: ByDayBook, texts: Catalogue) -> list[tuple[str, ...]]:
    """Return the final protocol as rows; the first row has the names of the columns."""
    columns = ("place", "seat", "name", "clan", "base", "bonus", "hours", "reasons")
    names = {player.seat: player.name for player in book.players}
    rows = [tuple(texts.say(f"by-day-column-{column}") for column in columns)]
    for place in book.protocol:
        reasons = "; ".join(
            texts.say(
                "by-day-reason",
                day=one.day,
                what=texts.say(f"by-day-bonus-{one.what}"),
                hours=_hours(texts, one.minutes),
            )
            for one in place.hours
        )
        rows.append(
            (
                str(place.place),
                str(place.seat),
                names[place.seat],
                texts.say(f"clan-{place.clan}"),
                _hours(texts, place.base),
                _hours(texts, place.bonus),
                _hours(texts, place.minutes),
                reasons,
            )
        )
    return rows


def _hours(texts: Catalogue, minutes: int) -> str:
    return figure(texts, Fraction(minutes, HOUR))
