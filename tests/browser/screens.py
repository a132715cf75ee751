"""Pictures of every screen in every size, language and theme, into a folder: `make screens`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.kit import browser as kit
from tests.kit.browser import Console
from tests.kit.chromium import installed

PHONES = {"390x844": (390, 844), "360x640": (360, 640)}
WIDE = {"1366x768": (1366, 768), "1920x1080": (1920, 1080)}
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}
NAMES = ("Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега")
RARE = (10, 9, 8, 7)


def main(folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        kit.served(Path(data)) as url,
        kit.browser(installed()) as browser,
    ):
        sizes = PHONES | WIDE
        for (size, lang), theme in product(product(sizes, LANGUAGES), ("dark", "light")):
            if only in f"{size}-{lang}-{theme}":
                _tour(browser, url, folder, (size, lang, theme))


def _tour(browser: Browser, url: str, folder: Path, look: tuple[str, str, str]) -> None:
    """One game, photographed as it goes."""
    size, lang, theme = look
    more = {"locale": LANGUAGES[lang], "color_scheme": theme, "reduced_motion": "reduce"}
    context = kit.opened(browser, (PHONES | WIDE)[size], **more)
    console = Console.on(context.new_page())
    page = console.page

    def shot(name: str, of: Page = page) -> None:
        of.screenshot(path=folder / f"{name}-{'-'.join(look)}.png")

    page.goto(url)
    page.locator(".start").wait_for()
    shot("01-home")
    page.locator("form details summary").last.click()
    for place, name in enumerate(NAMES):
        page.locator(".names input").nth(place).fill(name)
    shot("02-seats")
    page.locator(".start").click()
    console.ready()
    shot("03-deal")
    page.locator(".deal button").nth(1).click()
    console.tap(*RARE[:2])
    shot("04-cards")
    console.tap(*RARE[2:])
    console.next()
    _game(console, shot)
    _others(console, browser, folder, look)
    context.close()
    print(size, lang, theme, *console.problems)


def _game(console: Console, shot: Callable[[str], None]) -> None:
    page = console.page
    shot("05-night-one")
    console.next()
    console.next()
    shot("06-speech")
    console.tap(10)
    console.foul(4)
    shot("07-nominated-and-foul")
    console.foul(4)
    console.next()
    page.wait_for_timeout(400)
    page.locator('[data-seat="4"] .body').click(delay=500)
    page.locator("dialog .brings li").first.wait_for()
    shot("08-seat-sheet")
    page.keyboard.press("Escape")
    console.tap(10)
    page.locator(".notice").wait_for()
    shot("09-refused")
    console.tap(2)
    while console.step == "speech":
        console.next()
    console.tap(1, 3, 5, 6, 7)
    shot("10-vote")
    console.next()
    shot("11-remainder")
    console.next()
    page.wait_for_timeout(300)
    shot("12-tie")
    while console.step == "tie":
        console.next()
    console.tap(1, 3, 5, 6, 7, 4)
    console.next()
    console.next()
    shot("13-last-word")
    while console.step != "hunt":
        console.next()
    _night(console, shot)


def _night(console: Console, shot: Callable[[str], None]) -> None:
    page = console.page
    shot("14-hunt")
    console.tap(1)
    shot("15-don")
    console.next()
    console.tap(9)
    shot("16-answer")
    place = page.locator(".show")
    place.hover()
    page.mouse.down()
    shot("17-answer-held")
    page.mouse.up()
    console.next()
    console.tap(8, 9)
    shot("18-best-move")
    page.locator("header .menu").click()
    shot("19-menu")
    page.locator("dialog .body > button").nth(2).click()
    shot("20-settings")
    page.keyboard.press("Escape")


def _others(console: Console, browser: Browser, folder: Path, look: tuple[str, str, str]) -> None:
    """The other links, the second device, and the end of the game."""
    size, lang, theme = look
    page = console.page
    made = _links(console)
    for scope, url in made.items():
        more = {"locale": LANGUAGES[lang], "color_scheme": theme}
        with kit.opened(browser, (PHONES | WIDE)[size], **more) as other:
            there = other.new_page()
            there.goto(url)
            there.get_by_text("10", exact=True).first.wait_for()
            there.wait_for_timeout(300)
            there.screenshot(path=folder / f"30-{scope}-{'-'.join(look)}.png", omit_background=True)
    token = page.evaluate("sessionStorage.getItem('token')")
    with kit.opened(browser, (PHONES | WIDE)[size], locale=LANGUAGES[lang]) as other:
        there = other.new_page()
        there.goto(f"{page.url}#{token}")
        there.locator(".console").wait_for()
        there.screenshot(path=folder / f"31-second-device-{'-'.join(look)}.png")
    console.next()
    while console.step in ("last-word", "best-move"):
        console.next()
    for target in (9, 8):
        console.tap(target)
        while console.phase != "over" and console.step != "hunt":
            if console.step == "vote":
                page.keyboard.press("a")
            console.next()
        if console.phase != "over":
            console.tap(2)
            console.next()
            console.next()
            while console.step != "speech":
                console.next()
    page.screenshot(path=folder / f"40-result-{'-'.join(look)}.png")
    page.locator("footer .next").click()
    page.locator("dialog pre").wait_for()
    page.screenshot(path=folder / f"41-protocol-{'-'.join(look)}.png")


def _links(console: Console) -> dict[str, str]:
    page = console.page
    page.locator("header .menu").click()
    page.locator("dialog .body > button").nth(1).click()
    rows = page.locator(".links li")
    made = {}
    for place, scope in enumerate(("hall", "overlay", "play")):
        rows.nth(place).get_by_role("button").click()
        made[scope] = rows.nth(place).locator("input").input_value()
    page.keyboard.press("Escape")
    return made


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
