"""T2 and N2: the clock that is shown agrees with the server's, also after a nap.

Times are not compared with a stop watch, which a busy machine would spoil: either the page's time
is steered, or the server's answer is taken together with the moments before and after it.
"""

import json
import time

import pytest
from playwright.sync_api import expect

from tests.kit.fake_audio import EARS
from tests.kit.fingers import PATIENCE
from tests.kit.scripted_table import Driven

RARE = (10, 9, 8, 7)
HALL = (1920, 1080)
TOLERANCE = 0.1
"""Seconds by which a clock may be wrong (T2)."""
TICK = 0.06
"""How seldom the display is drawn."""
ATTEMPTS = 20


class Mocked:
    """A server under the test's control, which sends what the test says."""

    def __init__(self, page, view):
        self.page, self.view, self.sockets, self.tickets = page, view, [], 0
        page.route("**/api/tickets", self._ticket)
        page.route_web_socket("**/ws", self._opened)

    def _ticket(self, route):
        self.tickets += 1
        route.fulfill(json={"ticket": "good-once", "seconds": 30})

    def _opened(self, socket):
        self.sockets.append(socket)
        socket.on_message(lambda _: None)

    def welcome(self):
        table, scope = self.view["table"], "hall"
        told = {"type": "welcome", "table": table, "scope": scope, "seq": 1, "resumed": False}
        self._say({**told, "console": "", "now_ms": 0, "delay": 0})

    def show(self, left_ms):
        clock = {"left_ms": left_ms, "running": True, "seat": 1, "seconds": 60}
        self._say({**self.view, "type": "view", "clock": clock})

    def _say(self, frame):
        self.sockets[-1].send(json.dumps(frame))


@pytest.fixture
def mocked(device, url):
    """Open a hall screen whose time stands still, with a server that has sent nothing yet."""
    game = Driven(url)
    page = device(HALL).page
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    server = Mocked(page, game.look("hall"))
    page.goto(f"{url}/hall#made-up")
    until(page, lambda: server.sockets)
    page.wait_for_timeout(100)
    return server


def until(page, true):
    latest = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < latest, "it did not come"
        page.wait_for_timeout(50)


def shows(page, digits, why=""):
    expect(page.locator(".digits"), why).to_have_text(digits)


def test_half_of_the_way_there_and_back_is_counted_in(mocked):
    """A greeting took 400 ms, so what arrives was made 200 ms ago."""
    page = mocked.page
    page.clock.run_for(400)
    mocked.welcome()
    page.wait_for_timeout(50)
    mocked.show(30_150)
    page.locator(".digits").wait_for()
    shows(page, "0:30", "29.95 s are left")
    page.clock.run_for(900)
    shows(page, "0:30", "29.05 s")
    page.clock.run_for(100)
    shows(page, "0:29", "28.95 s")
    page.clock.run_for(18_900)
    expect(page.locator(".clock.late"), "10.05 s").to_have_count(0)
    page.clock.run_for(100)
    expect(page.locator(".clock.late"), "9.95 s").to_have_count(1)
    page.clock.run_for(9_900)
    shows(page, "0:01")
    page.clock.run_for(100)
    shows(page, "0:00")


def test_after_ten_minutes_in_the_background_the_clock_is_right_at_once(mocked):
    """No timer has run meanwhile. The page shows the right time, and asks the server again."""
    page = mocked.page
    mocked.welcome()
    page.wait_for_timeout(50)
    mocked.show(900_000)
    page.locator(".digits").wait_for()
    hide = """(state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hide, "hidden")
    before = mocked.tickets
    page.clock.fast_forward(600_000)
    page.evaluate(hide, "visible")
    page.clock.run_for(100)
    shows(page, "5:00")
    until(page, lambda: mocked.tickets > before and len(mocked.sockets) > 1)
    mocked.welcome()
    page.wait_for_timeout(50)
    mocked.show(200_000)
    page.clock.run_for(60)
    shows(page, "3:20")


FLIP = """([table, token]) => new Promise((done) => {
    const shown = document.querySelector(".digits");
    const seconds = () => { const [m, s] = shown.innerText.split(":"); return 60 * m + 1 * s; };
    const before = seconds();
    const timer = setInterval(async () => {
        if (seconds() === before) return;
        clearInterval(timer);
        const flip = performance.now();
        const headers = { Authorization: `Bearer ${token}` };
        const view = await (await fetch(`/api/tables/${table}/view`, { headers })).json();
        done({ shown: seconds(), left: view.clock.left_ms / 1000,
               took: (performance.now() - flip) / 1000 });
    }, 4);
})"""


def wrong(page, game):
    """Return the least error of the display, given the moments around the server's answer.

    A busy machine notices a change of the display late, which is not an error of the clock, so it
    is asked again. A wrong clock stays wrong however often it is asked.
    """
    least = _wrong_once(page, game)
    for _ in range(ATTEMPTS):
        if least <= TOLERANCE + TICK:
            break
        least = min(least, _wrong_once(page, game))
    return least


def _wrong_once(page, game):
    one = page.evaluate(FLIP, [game.table, game.links["hall"]["token"]])
    latest, earliest = one["left"] + one["took"], one["left"]
    return max(0.0, earliest - one["shown"], one["shown"] - latest)


@pytest.fixture
def running(url):
    game = Driven(url)
    game.deal()
    while game.phase != "D1.speech":
        game.do("proceed")
    game.wish({"wish": "timer", "do": "start"})
    return game


def test_the_display_agrees_with_the_server(device, running):
    page = device(HALL).page
    page.goto(running.mint("hall"))
    page.locator(".clock.running").wait_for()
    assert wrong(page, running) <= TOLERANCE + TICK


def test_a_frozen_tab_is_right_within_a_second_of_its_return(device, running):
    """N2, with the browser's own freezing of a page in the background."""
    page = device(HALL).page
    page.goto(running.mint("hall"))
    page.locator(".clock.running").wait_for()
    cdp = page.context.new_cdp_session(page)
    cdp.send("Page.enable")
    cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
    running.wish({"wish": "timer", "do": "add", "seconds": -20})
    page.wait_for_timeout(1_500)
    cdp.send("Page.setWebLifecycleState", {"state": "active"})
    page.wait_for_timeout(1_000)
    assert wrong(page, running) <= TOLERANCE + TICK
    assert page.locator(".lost").count() == 0


def test_the_ten_second_signal_is_due_when_the_server_says_so(device, url):
    """The signals scheduled on the audio thread match the server's clock within 150 ms."""
    console = device()
    page = console.page
    page.add_init_script(EARS)
    console.new_table(url)
    console.deal(*RARE)
    console.next()
    console.next()
    page.locator(".centre .clock.running").wait_for()
    asked = page.evaluate(
        """async () => {
            const headers = { Authorization: `Bearer ${sessionStorage.getItem("token")}` };
            const table = JSON.parse(sessionStorage.getItem("last-view")).view.table;
            const before = performance.now() / 1000;
            const view = await (await fetch(`/api/tables/${table}/view`, { headers })).json();
            return { before, left: view.clock.left_ms / 1000, after: performance.now() / 1000,
                     due: heard.filter((one) => one.hertz === 880).at(-1).due };
        }"""
    )
    due = asked["left"] - 10
    assert asked["before"] + due - 0.15 <= asked["due"] <= asked["after"] + due + 0.15
