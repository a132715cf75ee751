"""Nothing overlaps on any screen, over a whole game of every document."""

from itertools import cycle

import msgspec
import pytest

from tests.browser import judge as hand
from tests.kit.browser import ROOT, WALK
from tests.kit.golden_records import GOLDEN, Golden

OVERLAP = ROOT / "tests" / "browser" / "overlap.js"
SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1366, 768),
    (1920, 1080),
)
GAMES = (
    "cma-2025/02-black-by-night-kill",
    "fiim-2019/17-shrinking-tie",
    "fiim-2011/option-6.8-black-and-white-balls",
    "tournament-2026/06-draw-of-mafia-and-maniac",
    "by-day/10-civilians-by-hand",
)
LOOK = "() => overlap.drawn().then(() => overlap.faults())"
SIGNS = """() => [document.querySelector(".console").dataset.phase.replace(/^\\d+|\\d+/g, ""),
    document.querySelectorAll(".slate li").length, document.querySelectorAll(".ways button").length,
    !!document.querySelector(".console .prompt"), !!document.querySelector(".clock"),
    !!document.querySelector(".notice"), !!document.querySelector(".chip"),
    !!document.querySelector(".pad"),
    document.querySelector(".phrase").innerText.length > 60].join()"""


class Look:
    """Go through the sizes and remember the faults and their places."""

    def __init__(self, page):
        self.page = page
        self.seen = set()
        self.turn = cycle(SIZES)
        self.faults = {}

    def __call__(self):
        signs = self.page.evaluate(SIGNS)
        sizes = (next(self.turn),) if signs in self.seen else SIZES
        self.seen.add(signs)
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            for fault in self.page.evaluate(LOOK):
                self.faults.setdefault(f"{width}x{height} {fault}", signs.partition(",")[0])

    def by_number(self):
        """A ballot that is counted by number has a separate pad."""
        if self.page.locator(".slate li:not(.choosing)").count() > 1:
            self.page.keyboard.press("c")
            self()
            self.page.keyboard.press("c")

    def nothing_wrong(self):
        assert not self.faults, "\n".join(f"{v}: {k}" for k, v in self.faults.items())


@WALK
@pytest.mark.parametrize("name", GAMES)
def test_nothing_lies_on_anything_in_a_whole_game(device, url, name):
    golden = Golden(GOLDEN / f"{name}.mgn")
    page = device(hand.SMALLEST, reduced_motion="reduce").page
    page.add_init_script(path=OVERLAP)
    hand.sits_down(page, url, golden)
    look = Look(page)
    look()
    for turn in golden.played().history.line:
        if turn.command is not None:
            command = msgspec.to_builtins(turn.command)
            assert page.evaluate("(one) => overlap.wire(one)", command) is None
            look()
            look.by_number()
    look.nothing_wrong()
