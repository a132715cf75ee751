"""The last lines of golden by-day games: publications, times and places, with times in hours."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.by_day.by_day_events import LinesPublished
from gorod.record import Replay
from gorod.report.by_day.by_day_parts import in_hours, public_lines
from gorod.rulebooks.policies.by_day.hours import bonus_minutes, final_protocol
from gorod.scoring import as_text


def times(played: Replay) -> str:
    """`hours -24.00 0.00 …`: the time of each seat in the final protocol."""
    lines = sorted(final_protocol(played.book.edition, played.game), key=lambda line: line.seat)
    return f"hours {' '.join(as_text(in_hours(line.minutes)) for line in lines)}"


def publication(played: Replay) -> Iterator[str]:
    """`publication D1 Мафия убила #Аня`: every line that was published."""
    for event in played.history.log:
        if isinstance(event, LinesPublished):
            for line in public_lines(played.book, played.names, event):
                yield f"publication D{event.day} {line}"


def final_lines(played: Replay) -> Iterator[str]:
    """The final protocol, with the bonus of each player."""
    for line in final_protocol(played.book.edition, played.game):
        bonus = in_hours(bonus_minutes(played.book.edition, played.game, line.seat))
        time, earned = as_text(in_hours(line.minutes)), as_text(bonus)
        yield f"{line.place}. seat {line.seat}, {line.clan}: {time} h (bonus {earned} h)"
