"""The pictures of docs/ and of the READMEs, taken from the current pages: `make pictures`.

The walk is that of `screens`; here each picture has one size, one theme and a name that stays.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.by_day import Steered
from tests.browser.desk import Evening
from tests.browser.screens import DRAWN, WRITTEN, Camera, Tour
from tests.kit import browser as kit
from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.chromium import installed

FOLDER = kit.ROOT / "docs" / "screens"
PHONE, LAPTOP, HALL = (390, 844), (1366, 768), (1920, 1080)
QUALITY = 82
SPEAKER = 3
"""The seat whose page shows an online table."""
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
    "90-trainer": ("trainer", PHONE),
    "91-trainer-question": ("trainer-question", PHONE),
    "92-trainer-review": ("trainer-review", PHONE),
    "93-trainer-end": ("trainer-end", LAPTOP),
}
"""A screen of the walk, and the picture that is made of it."""


@dataclass
class Album(Camera):
    """Keep one picture of each screen that the documentation describes."""

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
    """The same walk, with only those menus and other links that are described."""

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
    """Show a nomination that was misheard, and the first page that leads back to its table."""
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


def both(album: Album, page: Page, title: str) -> None:
    """Take it on a phone and on a laptop."""
    for (width, height), name in ((PHONE, title), (LAPTOP, f"{title}-laptop")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.wait_for_timeout(WRITTEN)
        album.keep(page, name)


def said(game: BegunOnlineTable) -> None:
    """Let the first speakers of the day say something and put somebody up."""
    words = {1: "Доброе утро. Мне не нравится седьмой.", 2: "А мне восьмой: молчит."}
    while game.phase != "D1.vote":
        moves = {offer["move"] for offer in game.view["offers"]}
        if "pass" not in moves:
            game.do("proceed")
            continue
        seat = game.view["clock"]["seat"]
        if seat in words:
            game.ask({"wish": "say", "text": words[seat]}, f"seat:{seat}")
            game.look()
            game.do("nominate", seat=seat, target=seat + 6)
        if seat == SPEAKER:
            return
        game.do("pass", seat=seat)


def gestured(browser: Browser, game: BegunOnlineTable, album: Album) -> None:
    """Show the meeting of the first night, as one of the blacks sees it."""
    don, *others = sorted(
        (seat for seat, role in game.cards().items() if role in ("don", "mafia")),
        key=lambda seat: game.cards()[seat] != "don",
    )
    for seat, gesture, seats in (
        (don, "i-lead", []),
        (don, "shoot", [1, 3]),
        (others[0], "yes", []),
    ):
        game.ask({"wish": "gesture", "id": gesture, "seats": seats}, f"seat:{seat}")
    page = kit.opened(browser).new_page()
    page.goto(game.address(f"seat:{others[-1]}"))
    page.locator(".gestures .round").wait_for()
    for (width, height), name in ((PHONE, "online-gestures"), (LAPTOP, "online-gestures-laptop")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        with fingers.touching(page, ".gestures .round"):  # gestures are visible only while held
            page.wait_for_timeout(WRITTEN)
            album.keep(page, name)
    page.context.close()


def online(browser: Browser, url: str, album: Album) -> None:
    """Show an online table from its lobby to the replay, as one seat sees it."""
    page = kit.opened(browser).new_page()
    page.goto(f"{url}/online")
    page.get_by_label("Ваш ник").fill("Тень")
    page.get_by_role("button", name="Создать стол").click()
    page.locator('main[data-idle="true"] .lobby').wait_for()
    page.get_by_role("button", name="Боты на").click()
    page.locator(".seats .free").first.wait_for(state="detached")
    page.get_by_role("button", name="Я готов").click()
    page.locator("button.act:enabled", has_text="Начать игру").wait_for()
    both(album, page, "online-lobby")
    page.context.close()
    game = BegunOnlineTable(url)
    page = kit.opened(browser).new_page()
    page.goto(game.address(f"seat:{SPEAKER}"))
    game.deal()
    gestured(browser, game, album)
    said(game)
    page.get_by_label("Ваша речь").wait_for()
    both(album, page, "online-speech")
    game.do("pass", seat=SPEAKER)
    said(game)
    page.locator('[data-asks="vote"]').wait_for()
    both(album, page, "online-vote")
    game.wish({"wish": "close"})
    for _ in range(20):
        if game.phase == "N2.hunt":
            break
        moves = {offer["move"] for offer in game.view["offers"]}
        open_ = (game.view.get("asks") or {}).get("move")
        if "pass" in moves:
            game.do("pass", seat=game.view["clock"]["seat"])
        elif open_:
            game.wish({"wish": "close"})
        else:
            game.do("proceed")
    page.locator('[data-asks="shoot"]').wait_for()
    both(album, page, "online-night")
    don = next(seat for seat, role in game.cards().items() if role == "don")
    game.do("defeat", seat=don, clause="6.8.1")
    page.locator(".won").wait_for()
    both(album, page, "online-end")
    page.get_by_role("link", name="Повтор игры").click()
    page.locator("footer input").wait_for()
    page.locator("footer input").fill("14")
    both(album, page, "online-replay")
    page.context.close()


def by_day(browser: Browser, folder: Path, album: Album) -> None:
    """Show a by-day game on its second morning, as its host and a player see it."""
    with Steered(folder) as steered:
        pages = {}
        for scope, path in (("judge", "/judge"), ("seat:3", "/play")):
            pages[scope] = kit.opened(browser).new_page()
            pages[scope].goto(steered.url(path, scope))
        host, player = pages["judge"], pages["seat:3"]
        host.get_by_role("button", name="Раздать роли").click()
        host.get_by_text("Роли розданы").wait_for()
        steered.to("07-01T00:00:00", "open", 1)
        steered.votes(*range(1, 13))
        steered.to("07-02T00:00:00", "shut", 1)
        host.get_by_role("navigation").get_by_role("button", name="Публикация").click()
        story = "Над городом всю ночь шёл дождь. К утру на площади стояла толпа."
        host.get_by_label("Рассказ о дне 1").fill(story)
        host.get_by_text("Черновик сохранён").wait_for()
        host.get_by_label("Рассказ о дне 1").blur()
        both(album, host, "by-day-host")
        host.get_by_role("button", name="Опубликовать", exact=True).click()
        steered.until("open", 2)
        player.get_by_text("Над городом").wait_for()
        both(album, player, "by-day-player")
        for page in pages.values():
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
        online(browser, url, album)
        calendar = Path(data) / "by-day"
        calendar.mkdir()
        by_day(browser, calendar, album)
        tour = Walk(browser, url, album)
        tour.whole()
        tour.tournament()
        Evening(browser, url, album, "ru").whole()
    missing = {title for title, _ in PICTURES.values()} - album.made
    print(f"{len(album.made)} pictures in {folder}; missing: {sorted(missing) or 'none'}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
