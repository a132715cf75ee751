"""Pictures of every screen in every size, language and theme, into a folder: `make screens`.

A game is driven once in each language; at every screen the window changes its size and its theme,
so that 28 pictures cost little more than one. A second argument keeps only the screens in whose
name this expression is found.
"""

from __future__ import annotations

import re
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page

from gorod.engine import commands as c
from tests.browser.desk import Evening
from tests.browser.http_tournament import HttpTournament
from tests.kit import browser as kit
from tests.kit import fingers
from tests.kit.browser import Console
from tests.kit.chromium import Chromium, installed
from tests.kit.taught_table import Taught, asks, owes, speaks, telling_seed

SIZES = (
    (390, 844),
    (360, 640),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1366, 768),
    (1920, 1080),
)
THEMES = ("dark", "light")
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}
NAMES = ("Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега")
RARE = (10, 9, 8, 7)
MENU = {0: "31-protocol", 2: "32-links", 3: "33-settings", 4: "34-keys", 1: "35-names"}
"""The place of each menu button, and the screen that it opens."""
LINKS = 2
SCOPES = {"play": "seat:3", "hall": "hall", "overlay": "overlay"}
WRITTEN = 500
"""How many milliseconds the protocol beside the table takes to appear."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass
class Camera:
    """Photograph a page as every device would show it."""

    folder: Path
    lang: str
    only: str
    count: int = 0

    def __call__(self, page: Page, name: str, **more: bool) -> None:
        if not re.search(self.only, name):
            return
        was = page.viewport_size
        for size, theme in product(SIZES, THEMES):
            width, height = size
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            if page.locator(".log").count() and theme == THEMES[0]:
                page.wait_for_timeout(WRITTEN)
            path = self.folder / f"{name}-{width}x{height}-{self.lang}-{theme}.png"
            page.screenshot(path=path, **more)
            self.count += 1
        page.emulate_media(color_scheme="dark")
        if was:
            page.set_viewport_size(was)
            page.evaluate(DRAWN)

    def once(self, page: Page, name: str) -> None:
        """What is held disappears when the window changes, so it is photographed once."""
        page.screenshot(path=self.folder / f"{name}-390x844-{self.lang}-dark.png")


@dataclass
class Tour:
    """One language: a browser, a server, and the screens in the order in which they come."""

    browser: Browser
    url: str
    camera: Camera

    def whole(self) -> None:
        console = self.home()
        self.handing()
        self.day(console)
        self.ballots(console)
        self.night(console)
        self.others(console, self.menus(console))
        self.end(console)
        console.page.context.close()
        self.books()
        self.lesson()

    def device(self) -> Console:
        context = kit.opened(self.browser, worker=True, locale=LANGUAGES[self.camera.lang])
        return Console.on(context.new_page())

    def closed(self, page: Page) -> None:
        """Check that every sheet is closed and that what is under it accepts taps again."""
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.locator("#app:not([data-deaf])").wait_for()

    def home(self) -> Console:
        console = self.device()
        page = console.page
        page.goto(self.url)
        page.locator(".start:enabled").wait_for()
        self.camera(page, "01-home")
        page.locator("form details summary").last.click()
        for place, name in enumerate(NAMES):
            page.locator(".names input").nth(place).fill(name)
        self.camera(page, "02-seats")
        page.locator(".start").click()
        console.ready()
        self.camera(page, "03-deal")
        return console

    def handing(self) -> None:
        console = self.device().quick_game(self.url)
        page = console.page
        page.locator(".deal button").first.click()
        page.locator(".card").wait_for()
        self.camera(page, "04-hand-the-phone")
        with fingers.touching(page, ".card"):
            self.camera.once(page, "05-card-held")
        page.context.close()

    def day(self, console: Console) -> None:
        page, camera = console.page, self.camera
        page.locator(".deal button").nth(1).click()
        console.tap(*RARE[:2])
        camera(page, "06-cards")
        console.tap(*RARE[2:])
        console.next()
        camera(page, "07-night-one")
        console.next()
        console.next()
        camera(page, "08-speech")
        console.tap(10)
        console.foul(4)
        camera(page, "09-nominated-and-foul")
        console.foul(4)
        console.next()
        self.sheet(console)
        console.tap(10)
        page.locator(".notice").wait_for()
        camera(page, "11-refused")
        page.locator(".notice button").click()
        page.locator("dialog[open]").wait_for()
        camera(page, "12-why")
        self.closed(page)
        console.tap(2)
        self.no_network(console)
        while console.step == "speech":
            console.next()

    def sheet(self, console: Console) -> None:
        page = console.page
        page.locator('[data-seat="4"] .body').click(delay=500)
        page.locator("dialog .brings li").first.wait_for()
        self.camera(page, "10-seat-sheet")
        fingers.tap(page, "dialog .clause")
        page.locator("dialog .impose").first.wait_for()
        self.camera(page, "10-seat-sheet-clause")
        self.closed(page)

    def no_network(self, console: Console) -> None:
        page = console.page
        page.context.set_offline(True)
        page.evaluate("window.dispatchEvent(new Event('offline'))")
        page.locator("footer .next").click()
        page.locator(".banner").wait_for()
        self.camera(page, "13-no-network")
        fingers.tap(page, ".saved button")
        page.locator("dialog li").first.wait_for()
        self.camera(page, "13-waiting")
        self.closed(page)
        page.context.set_offline(False)
        console.ready()

    def ballots(self, console: Console) -> None:
        page, camera = console.page, self.camera
        console.tap(1, 3, 5, 6, 7)
        camera(page, "14-vote")
        console.next()
        camera(page, "15-remainder")
        console.next()
        camera(page, "16-tie")
        while console.step == "tie":
            console.next()
        camera(page, "17-revote")
        console.tap(1, 3, 5, 6, 7)
        console.next()
        console.next()
        camera(page, "18-lift")
        console.next()
        while console.step != "hunt":
            console.next()

    def night(self, console: Console) -> None:
        page, camera = console.page, self.camera
        camera(page, "20-hunt")
        console.tap(1)
        camera(page, "21-don")
        console.next()
        console.tap(9)
        camera(page, "22-answer")
        with fingers.touching(page, ".show"):
            camera.once(page, "23-answer-held")
        console.next()
        console.tap(8, 9)
        camera(page, "24-best-move")
        console.next()
        camera(page, "25-last-word")

    def menus(self, console: Console) -> dict[str, str]:
        page, camera = console.page, self.camera
        fingers.tap(page, "header .menu")
        camera(page, "30-menu")
        buttons = page.locator("dialog .body > button")
        for place, name in MENU.items():
            fingers.tap(page, buttons.nth(place))
            page.wait_for_timeout(400)
            camera(page, name)
            self.closed(page)
            fingers.tap(page, "header .menu")
        fingers.tap(page, buttons.nth(LINKS))
        made = {name: self.link(page, scope) for name, scope in SCOPES.items()}
        self.closed(page)
        return made

    def link(self, page: Page, scope: str) -> str:
        """Make a link in the sheet of links; it fills the screen, and is closed again."""
        fingers.tap(page, f'.links [data-scope="{scope}"] .make')
        large = page.locator("dialog:has(> .code)")
        address = large.locator("input").input_value()
        self.camera(page, f"36-link-{scope.partition(':')[0]}")
        page.keyboard.press("Escape")
        large.wait_for(state="detached")
        return address

    def others(self, console: Console, links: dict[str, str]) -> None:
        """Show the other links, a second device, and a link that has ended."""
        for scope, address in links.items():
            page = self.device().page
            page.goto(address)
            page.get_by_text("10", exact=True).first.wait_for()
            self.camera(page, f"40-{scope}", omit_background=True)
            page.context.close()
        token = console.page.evaluate("sessionStorage.getItem('token')")
        for name, link in (("41-second-device", token), ("42-gone", "nothing")):
            page = self.device().page
            page.goto(f"{self.url}/judge#{link}")
            page.locator(".console, main > h1").wait_for()
            self.camera(page, name)
            page.context.close()

    def end(self, console: Console) -> None:
        page, camera = console.page, self.camera
        left, today = [8, 9, 10], ""
        while (phase := console.phase) != "over":
            if console.step == "speech" and phase != today:
                today = phase
                console.tap(left.pop())
            if console.step in ("vote", "revote"):
                page.keyboard.press("a")
            if console.step == "hunt":
                page.locator(".ways button").first.click()
            else:
                console.next()
        camera(page, "50-result")
        fingers.tap(page, ".result .points")
        page.locator("dialog[open]").wait_for()
        camera(page, "51-summary")
        self.closed(page)
        page.locator('[data-seat="1"] .body').click()
        page.locator("dialog[open]").wait_for()
        camera(page, "52-points")
        self.closed(page)
        page.locator("footer .next").click()
        page.locator("dialog .protocol section").first.wait_for()
        camera(page, "53-protocol")
        self.closed(page)
        page.goto(self.url)
        page.locator(".start:enabled").wait_for()
        camera(page, "54-my-games")

    def seldom(self) -> None:
        """Show rare screens: a removal is confirmed, a record is corrected, hands are counted."""
        console = self.device().quick_game(self.url)
        page = console.page
        page.locator(".deal button").nth(1).click()
        console.tap(*RARE)
        while console.step != "speech":
            console.next()
        console.tap(10)
        console.next()
        console.tap(3)
        for number in range(3):
            console.foul(5)
            page.locator('[data-seat="5"] .dots i').nth(number).wait_for()
        page.locator('[data-seat="5"] .foul').click()
        page.locator("dialog .brings li, dialog li").first.wait_for()
        self.camera(page, "19-asked-before-a-removal")
        self.closed(page)
        fingers.tap(page, "header .menu")
        buttons = page.locator("dialog .body > button")
        fingers.tap(page, buttons.first)
        page.locator("dialog .protocol section").first.wait_for()
        fingers.tap(page, page.get_by_role("button", name=re.compile("Поправить|Correct")).first)
        page.locator("dialog button", has_text="10").last.wait_for()
        self.camera(page, "19-correction")
        fingers.tap(page, page.locator("dialog button", has_text="10").last)
        page.locator("dialog input, dialog textarea").last.wait_for()
        self.camera(page, "19-correction-of-one")
        self.closed(page)
        while console.step == "speech":
            console.next()
        page.keyboard.press("c")
        page.locator(".pad button").first.wait_for()
        self.camera(page, "19-hands-by-number")
        page.context.close()

    def books(self) -> None:
        """Show larger tables, and a by-day game."""
        for rules, players in (("cma-2025", 12), ("tournament-2026", 14), ("by-day", 12)):
            console = self.device()
            page = console.page
            page.goto(self.url)
            page.locator(f'form option[value="{rules}"]').wait_for(state="attached")
            page.locator("form select").first.select_option(rules)
            size = page.locator("form select").nth(1)
            if size.count():
                size.select_option(str(players))
            page.locator(".start").click()
            console.ready()
            page.locator(".deal button").nth(0 if rules == "by-day" else 2).click()  # by links
            page.locator('.console[data-idle="true"]:not([data-phase$=".deal"])').wait_for()
            while not re.fullmatch("speech|open", console.step):
                console.next()
            self.camera(page, f"60-{rules}")
            page.context.close()

    def lesson(self) -> None:
        """Show the judge's trainer: the room, a question, the review of a day, the end."""
        taught, page = Taught(self.url, lesson=telling_seed()), self.device().page
        page.goto(taught.address("judge"))
        taught.rightly(speaks)
        page.locator(f'[data-phase="{taught.phase}"] .room .more').wait_for()
        fingers.tap(page, "footer .take")
        page.locator("footer .take").wait_for(state="detached")
        fingers.tap(page, ".room .more")
        page.locator(".room li").nth(1).wait_for()
        self.camera(page, "90-trainer")
        taught.wish({"wish": "take"})
        taught.rightly(asks)
        page.locator("dialog .cue").first.wait_for()
        self.camera(page, "91-trainer-question")
        taught.wish({"wish": "take"})
        taught.answer(wrong=True)
        taught.rightly(owes)
        taught.wrongly("D1 speeches")
        taught.answer()
        page.locator('dialog [data-kind="missed-foul"]').first.wait_for()
        self.camera(page, "92-trainer-review")
        taught.enter(c.Defeat(taught.stage.turn.game.living[0], "6.8.1"))
        page.locator("dialog tr[data-kind]").first.wait_for()
        self.closed(page)
        fingers.tap(page, "footer .take")
        page.locator("footer .take").wait_for(state="detached")
        fingers.tap(page, ".room .act")
        page.locator("dialog tr[data-kind]").first.wait_for()
        self.camera(page, "93-trainer-end")
        page.context.close()

    def tournament(self) -> None:
        """Show the pages of a tournament for everybody, for a player and for a newcomer."""
        tournament = HttpTournament(self.url).entered(11)
        tournament.checked_in()
        tournament.seated(1)
        tournament.signed("q.1.1")
        tournament.confirmed("q.1.1")
        tournament.seated(2)
        own, page = tournament.link("player:p3"), self.device().page
        places = {
            "tournament": tournament.page(),
            "schedule": tournament.page("/schedule"),
            "live": tournament.page("/live"),
            "standings": tournament.page("/standings/q"),
            "game": tournament.page("/games/q.1.1"),
            "person": tournament.page("/players/p3"),
            "screen": tournament.page("/screen"),
            "players": tournament.page("/players"),
            "meetings": tournament.page("/meetings"),
            "tournaments": f"{self.url}/tournaments",
            "ratings": f"{self.url}/ratings",
            "player": f"{self.url}/player#{own}",
            "sign-up": f"{self.url}/sign-up#{tournament.sign_up}",
        }
        for name, place in places.items():
            page.goto(place)
            page.wait_for_load_state("networkidle")
            self.camera(page, f"8-{name}")
        page.goto(tournament.page("/standings/q"))
        page.locator("tbody .nick").first.click()
        page.locator("dialog[open] section").first.wait_for()
        self.camera(page, "8-explained")
        page.context.close()


def photograph(folder: Path, lang: str, only: str, chromium: Chromium) -> int:
    with (
        tempfile.TemporaryDirectory() as data,
        kit.served(Path(data)) as url,
        kit.browser(chromium) as browser,
    ):
        camera = Camera(folder, lang, only)
        tour = Tour(browser, url, camera)
        tour.whole()
        tour.seldom()
        tour.tournament()
        Evening(browser, url, camera, lang).whole()
        return camera.count


def main(folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = installed()
    with ProcessPoolExecutor(len(LANGUAGES)) as both:
        done = [both.submit(photograph, folder, lang, only, chromium) for lang in LANGUAGES]
        print(f"{sum(one.result() for one in done)} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
