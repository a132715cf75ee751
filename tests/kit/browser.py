"""Tests of the pages: a real Chromium at a real server, with the console operated by taps."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.kit import fingers
from tests.kit.chromium import Chromium
from tests.kit.fingers import PATIENCE
from tests.kit.running_server import LOOSE, RULES, SIZE, WEAK
from tests.kit.server_processes import ServerProcess, free_port

# Changed areas are redrawn completely, so pictures that should be equal are equal in every pixel.
STEADY = ["--disable-partial-raster", "--force-color-profile=srgb", "--disable-lcd-text"]
NON_LOCAL_HOST = "gorod.test"
"""A host name of this machine that browsers do not treat as local: no secure context over http."""
NAMED = f"--host-resolver-rules=MAP {NON_LOCAL_HOST} 127.0.0.1"
ARGUMENTS = ["--disable-gpu", "--no-sandbox", "--disable-dev-shm-usage", NAMED, *STEADY]
ROOT = Path(__file__).parents[2]
UI = ROOT / "src" / "gorod" / "server" / "web" / "ui" / "judge.html"
PHONE = (390, 844)
WALK = pytest.mark.walk
"""Marks one more whole game or a tour of all screens; `make walks` runs these tests."""
IDLE = '.console[data-idle="true"]'
"""Everything has been answered. A mouse click, which is aimed, works immediately in this state."""
READY = f"{IDLE}:not([data-deaf])"
"""In addition, the step has been shown long enough to accept a finger's tap."""
SETTLES = """async ([wanted, patience]) => {
  const end = performance.now() + patience;
  const moment = () => new Promise((done) => setTimeout(done, 5));
  if (!String(setTimeout).includes("native code")) return false;
  for (let quiet = 0; quiet < 3; await moment()) {
    quiet = document.querySelector(wanted) ? quiet + 1 : 0;
    if (performance.now() > end) return false;
  }
  return true;
}"""
"""The page has to stay settled for a moment, because an answer may trigger a request (the clock).

The page checks this itself; from outside it could only be polled twice a second. If a test steers
the page's clock, the page cannot check by itself.
"""


@contextmanager
def browser(chromium: Chromium) -> Iterator[Browser]:
    variables: dict[str, str | float | bool] = {**os.environ, **chromium.variables}
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium.path, args=ARGUMENTS, env=variables
        )
        yield started
        started.close()


@contextmanager
def served(folder: Path, *flags: str, kill: bool = False, port: int = 0) -> Iterator[str]:
    """Start a server in a separate process and return its address.

    It may be killed without a shutdown. It has no limits per sender: browsers under test share one
    address, and tap faster than any judge. Its password hashes are also cheap to check.
    """
    easy = {"limits": LOOSE, "strength": WEAK, "roles_delay": 0}
    words = ("--log-level", "warning", "--lang", "en", *flags)
    server = ServerProcess(str(folder / "gorod.db"), words, port or free_port(), settings=easy)
    server.start(warm=True)
    try:
        server.wait_until_ready()
        yield server.url
    finally:
        server.kill() if kill else server.stop()


def opened(
    browser: Browser, size: tuple[int, int] = PHONE, *, worker: bool = False, **more: Any
) -> BrowserContext:
    """Open a separate device: it shares nothing with another one.

    It has no service worker unless one is asked for, like every device over plain HTTP: to install
    one, a browser loads all the console's files a second time.
    """
    width, height = size
    settings: dict[str, Any] = {
        "locale": "ru-RU",
        "color_scheme": "dark",
        "has_touch": True,
        "reduced_motion": "reduce",
        **more,
    }
    context = browser.new_context(viewport={"width": width, "height": height}, **settings)
    context.set_default_timeout(PATIENCE)
    if not worker:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    return context


@dataclass
class Console:
    """A judge's console in a page."""

    page: Page
    problems: list[str] = field(default_factory=list)
    taps: int = 0
    hasty: bool = True
    """The morning is announced as soon as the last role has acted."""
    _table: str = ""
    excused: str = ""
    """Expect complaints that contain one of these words from now on, whenever they come."""

    @classmethod
    def on(cls, page: Page) -> Console:
        """Remember everything that the page complains about."""
        console = cls(page)
        page.on("pageerror", lambda error: console.problems.append(str(error)))
        page.on("console", lambda said: console._heard(said.type, said.text))
        return console

    def _heard(self, kind: str, text: str) -> None:
        # A network that is cut on purpose is not a fault of the page.
        expected = any(one in text for one in ("net::", "ERR_", *self.excused.split()))
        if kind == "error" and not expected:
            self.problems.append(text)

    @property
    def table(self) -> str:
        """Return the id of the table for which the page has made a request.

        The page itself says what it has loaded, because observing each request would cost ten times
        as much as the load.
        """
        loaded = self.page.evaluate(
            "performance.getEntriesByType('resource').map((one) => one.name)"
        )
        for url in loaded:
            if found := re.search(r"/api/tables/([^/?]+)/", url):
                self._table = found[1]
        return self._table

    def new_table(self, url: str) -> Console:
        """Make a table for ten, opened by its judge's link."""
        body = {"rules": RULES, "names": [""] * SIZE, "phones": None}
        made = self.page.request.post(f"{url}/api/tables", data=body)
        assert made.ok, made.text()
        self._table = made.json()["table"]
        token = next(link["token"] for link in made.json()["links"] if link["scope"] == "judge")
        self.page.goto(f"{url}/judge#{token}")
        return self.ready()

    def quick_game(self, url: str) -> Console:
        """Make a table for ten on the first page."""
        self.page.goto(url)
        self.page.locator(".start").click()
        return self.ready()

    def ready(self) -> Console:
        return self._settled(IDLE, READY)

    def _settled(self, idle: str, ready: str) -> Console:
        try:
            settled = self.page.evaluate(SETTLES, [idle, PATIENCE])
        except PlaywrightError:  # the page was about to be left for another one
            settled = False
        if not settled:
            self.page.locator(ready).wait_for()
        return self

    @property
    def phase(self) -> str:
        return self.ready().page.locator(".console").get_attribute("data-phase") or ""

    @property
    def step(self) -> str:
        return self.phase.rpartition(".")[2]

    def until(self, phase: str) -> Console:
        stands = f'[data-phase="{phase}"]'
        return self._settled(IDLE + stands, READY + stands)

    def tap(self, *seats: int) -> None:
        for seat in seats:
            self.ready().page.locator(f'[data-seat="{seat}"] .body').click()
            self.taps += 1
        self.ready()

    def foul(self, seat: int) -> None:
        strip = self.ready().page.locator(f'[data-seat="{seat}"] .foul')
        if strip.count():
            strip.click()
        else:  # at night and in a vote a foul is given from the sheet
            fingers.hold(self.page, f'[data-seat="{seat}"] .body', until="dialog[open]")
            fingers.tap(self.page, "dialog .plain .foul")
            self.page.locator("dialog .plain").wait_for(state="detached")
            self.taps += 1
        self.taps += 1
        self.ready()

    def fouls(self, seat: int) -> int:
        return self.page.locator(f'[data-seat="{seat}"] .dots i').count()

    def next(self) -> None:
        """Go on to the next step; if nothing else is asked, announce the morning at once."""
        self.ready().page.locator("footer .next").click()
        self.taps += 1
        if self.hasty and self.step == "dawn":
            self.page.locator("footer .next").click()
            self.taps += 1
        self.ready()

    def undo(self) -> None:
        self.ready().page.locator("footer .undo").click()
        self.taps += 1
        self.ready()

    def chosen(self) -> list[int]:
        marked = self.page.locator(".seat.chosen")
        return sorted(int(seat.get_attribute("data-seat") or 0) for seat in marked.all())

    def living(self) -> list[int]:
        marked = self.page.locator(".seat:not(.out)")
        return sorted(int(seat.get_attribute("data-seat") or 0) for seat in marked.all())

    def held(self, selector: str) -> str:
        """Return the text shown while something is held; check that it disappears afterwards."""
        return fingers.held(self.page, selector)

    def exported(self, what: str) -> Any:
        """Return a file as the menu would save it: `record`, `document` or `protocol`."""
        token = self.page.evaluate("sessionStorage.getItem('token')")
        answer = self.page.request.get(
            f"{self.page.url.rpartition('/')[0]}/api/tables/{self.table}/{what}",
            headers={"authorization": f"Bearer {token}"},
        )
        assert answer.ok, f"{what}: {answer.status} {answer.text()}"
        return answer.json() if what == "document" else answer.text()

    def deal(self, *rare: int) -> None:
        """Deal the cards by entering who has the rare ones, in the order of the questions."""
        self.page.get_by_role("button", name="Карты уже на столе").click()
        self.tap(*rare)
        self.next()


def eventually(
    page: Page, asked: str, *, expected: object, seconds: float = PATIENCE / 1000
) -> None:
    """Poll a condition from outside; a page whose policy forbids `eval` cannot poll itself."""
    until = time.monotonic() + seconds
    while page.evaluate(asked) != expected and time.monotonic() < until:
        page.wait_for_timeout(100)
    assert page.evaluate(asked) == expected
