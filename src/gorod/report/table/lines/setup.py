"""Arguments of the sentences about the setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.view import View


def position(scribe: Scribe, event: e.PositionSet, _: View) -> Args:
    return {"alive": numbers(event.alive), "opener": scribe.who(event.opener)}


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.PositionSet: position,
}
