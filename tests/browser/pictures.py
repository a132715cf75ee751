"""The pictures of docs/ and of the READMEs, anew from what there is now: `make pictures`.

The walk is that of `screens`; here each picture has one size, one theme and a name that stays.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.desk import Evening
from tests.browser.screens import DRAWN, WRITTEN, Camera, Tour
from tests.kit import browser as kit
from tests.kit.chromium import installed

FOLDER = kit.ROOT / "docs" / "screens"
PHONE, LAPTOP, HALL = (390, 844), (1366, 768), (1920, 1080)
QUALITY = 82
PICTURES = {
    "06-cards": ("deal", PHONE),
    "04-hand-the-phone": ("hand-the-phone", PHONE),
    "09-nominated-and-foul": ("speech", PHONE),
    "10-seat-sheet": ("seat-sheet", PHONE),
    "14-vote": ("vote", PHONE),
    "23-answer-held": ("answer", PHONE),
    "32-links": ("links", PHONE),
    "40-hall": ("hall", HALL),
    "40-play": ("player", PHONE),
    "50-result": ("result", PHONE),
    "53-protocol": ("protocol", PHONE),
    "60-cma-2025": ("laptop", LAPTOP),
    "71-desk-new": ("desk-new", LAPTOP),
    "78-desk-people": ("desk-people", LAPTOP),
    "8-tournament": ("tournament", PHONE),
    "81-desk-swap": ("desk-swap", LAPTOP),
    "82-desk-seating": ("desk-seating", LAPTOP),
    "84-desk-paper-typed": ("desk-paper", LAPTOP),
    "85-desk-second-signature": ("desk-second-signature", LAPTOP),
    "8-person": ("person", PHONE),
    "8-screen": ("screen", (960, 540)),
    "87-desk-standings": ("desk-standings", LAPTOP),
    "89-desk-files": ("desk-files", LAPTOP),
    "8-explained": ("explained", PHONE),
}
"""A screen of the walk, and the picture that is made of it."""


@dataclass
class Album(Camera):
    """Keeps one picture of each screen that is written about."""

    made: set[str] = field(default_factory=set)

    def __call__(self, page: Page, name: str, **_: bool) -> None:
        if name not in PICTURES:
            return
        title, (width, height) = PICTURES[name]
        was = page.viewport_size
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.wait_for_timeout(WRITTEN)
        self.keep(page, title)
        if was:
            page.set_viewport_size(was)
            page.evaluate(DRAWN)

    def once(self, page: Page, name: str) -> None:
        if name in PICTURES:
            self.keep(page, PICTURES[name][0])

    def keep(self, page: Page, title: str) -> None:
        session = page.context.new_cdp_session(page)
        told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        session.detach()
        (self.folder / f"{title}.webp").write_bytes(base64.b64decode(told["data"]))
        self.made.add(title)


class Walk(Tour):
    """The same walk, with only those menus and other links that are written about."""

    def menus(self, console: kit.Console) -> dict[str, str]:
        page = console.page
        page.locator("header .menu").click()
        page.get_by_role("button", name="Ссылки").click()
        page.wait_for_timeout(WRITTEN)
        self.camera(page, "32-links")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        token = page.evaluate("sessionStorage.getItem('token')")
        made = {}
        for name, scope in (("hall", "hall"), ("play", "seat:3")):
            answer = page.request.post(
                f"{self.url}/api/tables/{console.table}/links",
                data={"scope": scope},
                headers={"authorization": f"Bearer {token}"},
            )
            made[name] = answer.json()["url"]
        return made

    def others(self, console: kit.Console, links: dict[str, str]) -> None:  # noqa: ARG002
        for scope, address in links.items():
            page = self.device().page
            page.goto(address)
            page.get_by_text("10", exact=True).first.wait_for()
            self.camera(page, f"40-{scope}")
            page.context.close()


def corrected(browser: Browser, url: str, album: Album) -> None:
    """A nomination that was misheard, and the first page that leads back to its table."""
    console = kit.Console.on(kit.opened(browser).new_page()).quick_game(url)
    page = console.page
    console.deal(10, 9, 8, 7)
    while console.step != "speech":
        console.next()
    console.tap(4)
    console.next()
    page.locator("header .menu").click()
    page.get_by_role("button", name="Протокол").first.click()
    page.get_by_role("button", name="Поправить запись").click()
    page.locator("dialog li button").last.wait_for()
    page.wait_for_timeout(WRITTEN)
    album.keep(page, "correction")
    page.goto(url)
    page.locator(".start:enabled").wait_for()
    page.wait_for_timeout(WRITTEN)
    album.keep(page, "my-games")
    page.context.close()


def streamed(browser: Browser, url: str, album: Album) -> None:
    page = kit.opened(browser, (1920, 260)).new_page()
    page.goto(f"{url}/overlay?preview=1&size=strip")
    page.locator("main").wait_for()
    page.wait_for_timeout(4 * WRITTEN)
    album.keep(page, "overlay")
    page.context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    album = Album(folder, "ru", "")
    with (
        tempfile.TemporaryDirectory() as data,
        kit.served(Path(data)) as url,
        kit.browser(installed()) as browser,
    ):
        streamed(browser, url, album)
        corrected(browser, url, album)
        tour = Walk(browser, url, album)
        tour.whole()
        tour.tournament()
        Evening(browser, url, album, "ru").whole()
    missing = {title for title, _ in PICTURES.values()} - album.made
    print(f"{len(album.made)} pictures in {folder}; missing: {sorted(missing) or 'none'}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
