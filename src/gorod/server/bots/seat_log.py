"""Turns the frames of a seat's link into the view by which bots decide."""

from __future__ import annotations

import msgspec

from gorod.bots.seat_view import SeatView, after, opening
from gorod.engine.events import Event
from gorod.rulebooks import BOOKS
from gorod.server.bots.json_moves import Json


class SeatLog:
    """The log of one seat, built from frames; lines that were taken back are removed."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._views: list[SeatView] = []
        """What the seat knew after each line of its log."""
        self.phase = ""
        """The phase of the last frame."""

    @property
    def view(self) -> SeatView | None:
        """What the seat knows now; None before the first frame."""
        return self._views[-1] if self._views else None

    def take(self, frame: Json) -> SeatView:
        """Add a frame and return the view after it."""
        size = len(frame["players"])
        book = BOOKS[frame["rules"]].chosen(frame["options"], size)
        self.phase = frame["phase"]
        del self._views[frame["log"]["keep"] :]
        view = self.view or opening(book, self._seat, size)
        for line in frame["log"]["add"]:
            view = after(book, view, _event(line))
            self._views.append(view)
        return view


def _event(line: Json) -> Event:
    """Return the event of a log line; frames give a clause instead of its rule."""
    told = {"rule": "", **line, "type": line["event"]}
    event: Event = msgspec.convert(told, Event)
    return event
