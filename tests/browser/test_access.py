"""Accessibility: axe on every screen of the tour, and what axe does not measure."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.screens import DRAWN, Tour
from tests.kit import fingers
from tests.kit.browser import ROOT, UI, WALK

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}
LOOKS = {"ru": {"dark": TAGS, "light": COLOURS}, "en": {"light": TAGS}}
"""A theme changes nothing but the colours, and a language none of them."""
SIZES = {"ru": ((360, 640), (1366, 768)), "en": ((1366, 768), (360, 640))}
"""The first is checked by axe: a phone in one language, a laptop in the other."""
LOOK = """async (runOnly) => {
    const found = await axe.run(document, {
        runOnly, resultTypes: ["violations"], iframes: false, preload: false });
    return found.violations.flatMap((one) => one.nodes.map((node) =>
        `${one.id}: ${node.target} ${node.failureSummary.split("\\n").slice(1, 2)}`));
}"""
# A citation is inside a sentence, which WCAG 2.5.8 exempts.
BUTTONS = ":is(.console, dialog[open]) button:enabled:not(.cite)"
SMALL = """(buttons) => [...document.querySelectorAll(buttons)]
    .filter((one) => one.checkVisibility()).filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width < 43.9 || box.height < 43.9;
    }).map((one) => `small: ${one.outerHTML.slice(0, 90)}`)"""
CONTRAST = """(selector) => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map((one) => one / 255)
            .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let one = document.querySelector(selector);
    const ink = getComputedStyle(one).color;
    const bare = (box) => /rgba\\(.*, 0\\)|transparent/.test(getComputedStyle(box).backgroundColor);
    while (bare(one)) one = one.parentElement;
    const both = [light(ink), light(getComputedStyle(one).backgroundColor)];
    const [dark, bright] = both.sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}"""


@dataclass
class Inspector:
    """Goes where the camera goes."""

    lang: str
    found: dict[str, str] = field(default_factory=dict)
    screens: int = 0

    def __call__(self, page, name, **_):
        self.screens += 1
        was = page.viewport_size
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(Path(AXE).read_text("utf-8"))
        page.emulate_media(reduced_motion="reduce")
        for width, height in reversed(SIZES[self.lang]):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            self.add(page.evaluate(SMALL, BUTTONS), f"{name} {width}")
        for theme, rules in LOOKS[self.lang].items():
            page.emulate_media(color_scheme=theme)
            self.add(page.evaluate(LOOK, rules), f"{name} {width} {theme}")
        page.set_viewport_size(was)
        page.evaluate(DRAWN)

    def add(self, problems, where):
        for problem in problems:
            self.found.setdefault(problem, where)

    def once(self, page, name):
        """What is held disappears when the window changes, so it is checked as it is."""


@WALK
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_axe_finds_nothing_on_any_screen(chromium, url, lang):
    inspector = Inspector(lang)
    tour = Tour(chromium, url, inspector)
    tour.whole()
    assert inspector.screens > 35
    assert not inspector.found, "\n".join(f"{v}: {k}" for k, v in inspector.found.items())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_clock_is_read_in_all_its_states(device, url, theme):
    console = device(color_scheme=theme, reduced_motion="reduce")
    page = console.page
    page.clock.install()
    console.quick_game(url)
    console.deal(10, 9, 8, 7)
    console.next()
    console.next()
    page.locator(".clock.running").wait_for()
    assert page.evaluate(CONTRAST, ".clock .digits") >= 4.5, "running"
    page.locator(".centre .clock").click()
    page.locator(".clock:not(.running)").wait_for()
    assert page.evaluate(CONTRAST, ".clock .digits") >= 4.5, "stopped"
    # The clock of the table stands while time is taken from it, and the page's own after that: no
    # machine is so slow that one of the states is missed.
    digits = page.locator(".clock .digits")
    buttons = page.locator(".centre .buttons button")
    while not "0:05" <= (left := digits.inner_text()) <= "0:10":
        fingers.tap(page, buttons.first if left > "0:10" else buttons.last)
        expect(digits).not_to_have_text(left)
    start = fingers.point(page, ".centre .clock", hearing=True)
    page.clock.pause_at((page.evaluate("Date.now()") + 5_000) / 1000)
    fingers.tap(page, start)
    page.locator(".clock.late.running").wait_for()
    assert page.evaluate(CONTRAST, ".clock .digits") >= 4.5, "late"
    page.clock.resume()
    page.locator(".clock.over").wait_for()
    assert page.evaluate(CONTRAST, ".clock .digits") >= 4.5, "over"


def test_nothing_flashes_and_reduced_motion_stops_all_motion(device, url):
    """WCAG 2.3.1: at most three flashes a second; animations run once or slowly."""
    css = "".join(path.read_text("utf-8") for path in UI.parent.glob("assets/*.css"))
    for rule in re.findall(r"animation(?:-duration)?:([^;}]+)", css):
        for number, unit in re.findall(r"([\d.]+)(m?s)\b", rule):
            seconds = float(number) / (1000 if unit == "ms" else 1)
            assert "infinite" not in rule or seconds >= 1 / 3, rule
    for motion, still in (("reduce", True), ("no-preference", False)):
        page = device(reduced_motion=motion).quick_game(url).page
        times = page.evaluate(
            """() => [...document.querySelectorAll("*")].map((one) => getComputedStyle(one))
                .flatMap((one) => [one.transitionDuration, one.animationDuration])
                .flatMap((one) => one.split(",")).map(parseFloat)"""
        )
        assert (max(times) <= 0.01) is still
