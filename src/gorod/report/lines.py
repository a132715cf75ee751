"""Turn an event into its protocol lines; routine events have none.

Every sentence is in the catalogues. The functions of `table.lines` and `by_day.lines` only return
its arguments, or None if the event is not worth a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.report.by_day import by_day_lines as by_day
from gorod.report.scribe import Args, Scribe
from gorod.report.table import lines as table
from gorod.report.view import View

LINES: dict[type, Callable[[Scribe, Any, View], Iterator[str]]] = {**table.LINES, **by_day.LINES}
ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    **table.ARGUMENTS,
    **by_day.ARGUMENTS,
}

REASONED = (e.Fouled, e.Disqualified, e.RemovalDue, e.TeamDefeated, e.Waived)
"""Events for which the judge may give a reason in their own words."""


def lines(scribe: Scribe, event: e.Event, view: View) -> Iterator[str]:
    """Yield what the protocol says about an event, with the clauses of its ruling."""
    own = LINES.get(type(event))
    if own is not None:
        yield from own(scribe, event, view)
        return
    arguments = ARGUMENTS.get(type(event))
    args = None if arguments is None else arguments(scribe, event, view)
    if args is not None:
        said = scribe.tell(event, args)
        reason = event.reason if isinstance(event, REASONED) else ""
        yield (
            scribe.say("protocol-with-reason", {"said": said, "reason": reason}) if reason else said
        )
