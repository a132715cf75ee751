"""The console loses its page, its network or its server in every phase, and nothing else."""

import itertools

import pytest

from gorod.record import parse, replay
from tests.browser import judge as hand
from tests.browser.test_golden_games import tapped_as_it_is_written
from tests.kit import browser as kit
from tests.kit.browser import WALK, eventually
from tests.kit.golden_records import GOLDEN, Golden, outcome_in_short
from tests.kit.network_cable import Cable

SERVICE_WORKER = True

QUEUED = "JSON.parse(sessionStorage.getItem('queue')).length > 0"
LIFT = Golden(GOLDEN / "fiim-2019/03-red-by-lift-of-two-of-four.mgn")
MOST = Golden(GOLDEN / "tournament-2026/01-maniac-alone.mgn")
PHASES = {
    LIFT: "meet sheriff-look speech vote tie revote lift last-word dusk hunt don sheriff over",
    MOST: "meet speech vote hunt don sheriff maniac last-word best-move over",
}


def port(url):
    return int(url.rpartition(":")[2])


def place(seen):
    """Return where the judge is; the clock continues meanwhile."""
    return {key: seen[key] for key in ("phase", "open", "prompt", "answer", "phrase", "buttons")}


@pytest.mark.parametrize(
    "golden", [LIFT, pytest.param(MOST, marks=WALK)], ids=lambda golden: golden.rules
)
def test_a_reload_in_every_phase_returns_to_the_same_place(device, url, golden):
    console = device(hand.SMALLEST, has_touch=True, reduced_motion="reduce")
    judge = hand.sits_down(console.page, url, golden)
    reloaded = set()
    for turn in golden.played().history.line[1:]:
        judge.does(turn)
        before = judge.seen
        step = before["phase"].rpartition(".")[2]
        if step not in reloaded:
            reloaded.add(step)
            console.page.reload()
            assert place(judge.look()) == place(before)
    assert reloaded >= set(PHASES[golden].split())
    tapped_as_it_is_written(console, judge, golden)


class Troubled(hand.Judge):
    """A judge whose network fails at a tap: before it leaves, or before its answer comes."""

    def fails(self, cable, how):
        self.cable, self.how = cable, how

    def tap(self, selector, words=""):
        if getattr(self, "how", "") == "cut":
            spot = self.find(selector, words)
            self.cable.cut()
            self.page.locator(".saved.lost").wait_for()
            self.page.touchscreen.tap(spot["x"], spot["y"])
            self.tally.taps += 1
        else:
            if getattr(self, "how", "") == "deaf":
                self.cable.deaf = True
            super().tap(selector, words)

    def look(self):
        if getattr(self, "how", ""):
            eventually(self.page, QUEUED, expected=True)
            self.cable.cut()
            self.page.locator(".saved.lost").wait_for()
            self.cable.mend()
            self.how = ""
        return super().look()


ONE_TAP = (hand.c.Proceed, hand.c.Pass, hand.c.Nominate, hand.c.Shoot, hand.c.Show, hand.c.Foul)


@WALK
def test_a_network_cut_in_every_phase_loses_and_doubles_nothing(device, url):
    golden, ways = LIFT, itertools.cycle(["deaf", "cut"])
    with Cable(port(url)) as cable:
        console = device(has_touch=True, reduced_motion="reduce")
        hand.sits_down(console.page, cable.url, golden)
        judge, failed = Troubled(console.page), set()
        judge.look()
        turns = golden.played().history.line[1:]
        for turn in turns:
            step = judge.seen["phase"].rpartition(".")[2]
            if step != "deal" and step not in failed:
                failed.add(step)
                single = isinstance(turn.command, ONE_TAP)
                judge.fails(cable, next(ways) if single else "deaf")
            judge.does(turn)
        assert failed >= set(PHASES[golden].split())
        tapped = replay(parse(console.exported("record"), "tapped.mgn"), "tapped.mgn")
    assert outcome_in_short(tapped) == outcome_in_short(golden.played())
    assert len(tapped.history.line) == len(turns) + 1, "every command once"


def test_a_network_that_returns_three_times_at_once_opens_one_socket(device, url):
    sockets = []
    with Cable(port(url)) as cable:
        console = device()
        console.page.on("websocket", lambda socket: sockets.insert(0, socket))
        console.quick_game(cable.url)
        cable.cut()
        console.page.locator(".saved.lost").wait_for()
        cable.mend()
        console.page.evaluate(
            "for (let n = 0; n < 3; n++) window.dispatchEvent(new Event('online'))"
        )
        console.deal(10, 9, 8, 7)
        assert [socket.is_closed() for socket in sockets].count(False) == 1


def test_a_server_that_is_killed_comes_back_to_the_same_table(device, tmp_path):
    """A command is given while there is no server; the new one gets it once."""
    with Cable(0) as cable:
        console = device(reduced_motion="reduce")
        with kit.served(tmp_path, kill=True) as first:
            cable.server = port(first)
            console.quick_game(cable.url)
            console.deal(10, 9, 8, 7)
            console.next()
            assert console.phase == "N1.sheriff-look"
        console.page.locator(".saved.lost").wait_for()
        console.page.locator("footer .next").click()
        eventually(console.page, QUEUED, expected=True)
        with kit.served(tmp_path) as second:
            cable.server = port(second)
            console.page.locator('[data-phase="N1.dawn"]').wait_for()
            console.until("N1.dawn")
            assert console.exported("document")["phase"] == "N1.dawn", "once, not twice"
            console.next()
            assert console.exported("document")["phase"] == "D1.speech"
            assert console.page.locator(".seat.speaking").get_attribute("data-seat") == "1"
