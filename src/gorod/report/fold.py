"""Fold seen events into a view, with one function per event type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.engine.seen import stream
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.by_day.by_day_view import FOLD as BY_DAY
from gorod.report.table.view import FOLD as TABLE
from gorod.report.view import View
from gorod.rulebooks import Rulebook

FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {**TABLE, **BY_DAY}
"""Event -> the function that changes a view."""


def blank(book: Rulebook, viewer: Viewer) -> View:
    """Return what a viewer knows before anything has happened."""
    return View(listed=viewer == JUDGE or book.rules.list_is_shown)


def views(book: Rulebook, log: Iterable[e.Event], viewer: Viewer) -> Iterator[tuple[e.Event, View]]:
    """Yield each event that the viewer has seen, and their view after it."""
    view = blank(book, viewer)
    for event in stream(log, viewer):
        view = FOLD[type(event)](book, view, event)
        yield event, view


def view_of(book: Rulebook, log: Iterable[e.Event], viewer: Viewer) -> View:
    """Return what the viewer knows after a whole log."""
    known = blank(book, viewer)
    for _, view in views(book, log, viewer):
        known = view
    return known
