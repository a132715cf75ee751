"""Fingers on a screen: real touches, which a mouse cannot replace.

Playwright's own `touchscreen` can only tap. These go through the browser's input pipeline, so the
browser itself turns them into the same events as a finger's: pointer events, a click after a short
touch, a cancelled pointer where it begins to scroll. A place is a selector, a locator or a point.

`tap` is a deliberate tap: it waits until the place accepts taps again (`data-deaf`). `touching`
waits only for the place itself: it simulates a mistake, as does a `tap` at a point.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Locator, Page

Place = str | Locator | tuple[float, float]

PATIENCE = 90_000
LONG = 450
"""Milliseconds after which Android takes a touch for a long press and sends `contextmenu`."""

UNHEARD = """one => !!one.closest('[data-deaf]') || one.matches(':disabled')
    || [...document.querySelectorAll('dialog')].some((over) => !over.contains(one))"""
"""Whether a tap would be lost: the place ignores taps, is disabled, or a sheet still covers it."""

_SESSIONS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


def _session(page: Page) -> CDPSession:
    if page not in _SESSIONS:
        _SESSIONS[page] = page.context.new_cdp_session(page)
    return _SESSIONS[page]


@dataclass
class Touch:
    """One finger that is down, at its place."""

    page: Page
    x: float
    y: float
    others: dict[int, tuple[float, float]] = field(default_factory=dict)
    """Further fingers that are down at the same time."""
    down: bool = True
    since: float = field(default_factory=time.monotonic)

    def _send(self, kind: str, *, with_others: bool = True) -> None:
        points: list[dict[str, Any]] = []
        if kind not in ("touchEnd", "touchCancel"):
            points = [{"x": self.x, "y": self.y, "id": 1}]
        if with_others:
            points += [{"x": x, "y": y, "id": id_} for id_, (x, y) in self.others.items()]
        _session(self.page).send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self) -> None:
        self._send("touchStart")

    def move(self, x: float, y: float) -> None:
        """Move to another point of the screen with the finger still down."""
        self.x, self.y = x, y
        self._send("touchMove")

    def second_finger(self, x: float, y: float) -> None:
        self.others[2] = (x, y)
        self._send("touchStart")

    def send_contextmenu(self, at: int = LONG) -> bool:
        """Send what Android sends when a finger has been down for `LONG` milliseconds.

        Return True if the page prevented it.
        """
        time.sleep(max(0.0, self.since + at / 1000 - time.monotonic()))
        return bool(
            self.page.evaluate(
                """([x, y]) => !document.elementFromPoint(x, y).dispatchEvent(
                    new PointerEvent("contextmenu", {
                        clientX: x, clientY: y, button: 0, pointerType: "touch",
                        bubbles: true, cancelable: true, composed: true,
                    }))""",
                [self.x, self.y],
            )
        )

    def wait(self, ms: int) -> None:
        """Stay down until the finger has been down for this number of milliseconds."""
        time.sleep(max(0.0, self.since + ms / 1000 - time.monotonic()))

    def lift(self) -> None:
        if self.down:
            self.down = False
            self.others.clear()
            self._send("touchEnd")

    def cancel(self) -> None:
        """Cancel the touch as the system does for a call or one of its own gestures."""
        if self.down:
            self.down = False
            self.others.clear()
            self._send("touchCancel")


def point(page: Page, place: Place, *, hearing: bool = False) -> tuple[float, float]:
    """Scroll to a place and return its middle; for a deliberate tap, wait until it accepts taps."""
    if isinstance(place, tuple):
        return place
    found = (page.locator(place) if isinstance(place, str) else place).first
    found.wait_for(timeout=PATIENCE)
    if hearing:
        until = time.monotonic() + PATIENCE / 1000
        while found.evaluate(UNHEARD):
            assert time.monotonic() < until, f"{place} stays deaf"
            time.sleep(0.06)
    found.scroll_into_view_if_needed(timeout=PATIENCE)
    box = found.bounding_box()
    assert box, f"{place} is nowhere"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def touching(page: Page, place: Place) -> Iterator[Touch]:
    """Keep a finger down on a place for the duration of the block."""
    touch = Touch(page, *point(page, place))
    touch.press()
    try:
        yield touch
    finally:
        touch.lift()


def tap(page: Page, place: Place) -> None:
    """Tap on purpose. It is sent in one go, so that a busy machine does not turn it into a hold."""
    page.touchscreen.tap(*point(page, place, hearing=True))


def hold(page: Page, place: Place, ms: int = 0, *, until: str = "", contextmenu: int = 0) -> None:
    """Hold for some time, or until something is shown; then release where the touch began."""
    touch = Touch(page, *point(page, place, hearing=True))
    touch.press()
    try:
        if contextmenu:
            touch.send_contextmenu(contextmenu)
        touch.wait(ms)
        if until:
            page.locator(until).first.wait_for(timeout=PATIENCE)
    finally:
        touch.lift()


def held(page: Page, place: Place) -> str:
    """Return what a place shows while it is held; it is read at the place of the finger."""
    found = page.locator(place) if isinstance(place, str) else place
    assert isinstance(found, Locator)
    with touching(page, found):
        found.and_(page.locator(".held")).first.wait_for(timeout=PATIENCE)
        return found.first.inner_text()


def slide(page: Page, place: Place, by: tuple[float, float], steps: int = 8) -> None:
    """Draw a finger across the screen."""
    with touching(page, place) as touch:
        x, y = touch.x, touch.y
        for step in range(1, steps + 1):
            touch.move(x + by[0] * step / steps, y + by[1] * step / steps)


def press_back(page: Page) -> None:
    """Press the phone's own Back button, as the page notices it."""
    page.evaluate("void setTimeout(() => history.back())")  # the page is gone before it answers
