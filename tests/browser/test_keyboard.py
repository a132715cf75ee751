"""A whole game by keyboard alone: digits, arrows, Enter, and Tab for controls without a key."""

import re
from dataclasses import dataclass

import pytest

from gorod.record import parse, replay
from tests.browser import judge as hand
from tests.kit.browser import WALK
from tests.kit.golden_records import GOLDEN, Golden, outcome_in_short

LAPTOP = (1366, 768)
FURTHEST = 150


@dataclass
class Typist(hand.Judge):
    """A user who never touches the screen. A tap is a key, or Tab to the control and then Enter."""

    tabs: int = 0

    def tap(self, selector, words=""):
        self.find(selector, words)
        self.page.evaluate("() => probe.forget()")
        self.page.keyboard.press(key_of(selector) or self.reached())
        self.tally.taps += 1

    def reached(self):
        for _ in range(FURTHEST):
            if self.page.evaluate("() => probe.focused()"):
                return "Enter"
            self.page.keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError("Tab does not lead there")

    def hold(self, selector, until):
        seat = re.search(r'data-seat="(\d+)"', selector)
        self.find(selector)
        self.page.evaluate("() => probe.forget()")
        if seat:
            self.page.keyboard.press(f"Alt+Digit{int(seat[1]) % 10}")
        else:
            self.reached()
            self.page.keyboard.down("Space")
        self.page.locator(until).first.wait_for()
        self.page.keyboard.up("Space")
        self.tally.taps += 1


def key_of(selector):
    seat = re.search(r'data-seat="(\d+)"\] \.(body|foul)', selector)
    if seat and int(seat[1]) <= 10:
        return f"{'Shift+' if seat[2] == 'foul' else ''}Digit{int(seat[1]) % 10}"
    return "ArrowRight" if selector == "footer .next" else None


def starts(page, url, rules):
    """From the address to the deal: Tab, arrows in the list of rules, Enter."""
    page.add_init_script(path=hand.PROBE)
    page.goto(url)
    page.locator(f'form option[value="{rules}"]').wait_for(state="attached")
    go_to(page, "form select")
    while page.locator("form select").first.input_value() != rules:
        page.keyboard.press("ArrowDown")
    go_to(page, ".start")
    page.keyboard.press("Enter")
    page.locator('.console[data-idle="true"]').wait_for()


def go_to(page, selector):
    for _ in range(FURTHEST):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


@WALK
@pytest.mark.parametrize("name", ["fiim-2019/02-black-by-vote", "cma-2025/04-draw"])
def test_a_whole_game_by_keyboard_alone(device, url, name):
    golden = Golden(GOLDEN / f"{name}.mgn")
    console = device(LAPTOP, reduced_motion="reduce")
    starts(console.page, url, golden.rules)
    judge = Typist(console.page)
    judge.look()
    hand.plays(judge, golden)
    print(f"\n{name}: {judge.tally.taps} keys, {judge.tabs} times Tab")
    tapped = replay(parse(console.exported("record"), "typed.mgn"), "typed.mgn")
    assert outcome_in_short(tapped) == outcome_in_short(golden.played())
