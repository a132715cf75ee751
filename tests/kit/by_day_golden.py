"""What the golden games of the by-day course end with: times and places in hours."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.record import Replay
from gorod.report.by_day import in_hours
from gorod.rulebooks.policies.by_day.hours import bonus_minutes, final_protocol
from gorod.scoring import as_text


def times(played: Replay) -> str:
    """`hours -24.00 0.00 …`: the time of each seat in the final protocol."""
    lines = sorted(final_protocol(played.book.edition, played.game), key=lambda line: line.seat)
    return f"hours {' '.join(as_text(in_hours(line.minutes)) for line in lines)}"


def final_lines(played: Replay) -> Iterator[str]:
    """The final protocol, with the bonus of each player."""
    for line in final_protocol(played.book.edition, played.game):
        bonus = in_hours(bonus_minutes(played.book.edition, played.game, line.seat))
        time, earned = as_text(in_hours(line.minutes)), as_text(bonus)
        yield f"{line.place}. seat {line.seat}, {line.clan}: {time} h (bonus {earned} h)"
