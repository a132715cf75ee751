"""A tournament of one evening, from an empty server to the printed standings, by hand on the pages.

The camera is asked to look at every screen: to photograph it, or to search it for faults. Buttons
are found by the words of the catalogues, so that the walk is the same in both languages. `python -m
tests.browser.desk docs/screens` takes the pictures of docs/desk.md.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from gorod.i18n import catalogue
from gorod.tournament.regulation import Regulation, StagePlan
from tests.kit import browser as kit
from tests.kit.browser import ROOT
from tests.kit.chromium import installed
from tests.tournament.kit import record

LAPTOP = (1366, 768)
LOCALES = {"ru": "ru-RU", "en": "en-GB"}
NAMES = ("Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега")
LATE = "Комета"
PASSWORD = "длинный пароль"  # noqa: S105  of a club that lives for one walk
RULES = "fiim-2019"
SEATS = 10
SEED = 4

Camera = Callable[[Page, str], None]


TERM = re.compile(r'\{ (-[\w-]+(?:\(case: "\w+"\))?) \}')


def with_terms(said: str, lang: str) -> str:
    """Return a sentence with the common terms filled in."""

    def term(found: re.Match[str]) -> str:
        return catalogue(lang).amended(f"role-don = {found[0]}").say("role-don")

    return TERM.sub(term, said)


def words(lang: str) -> dict[str, re.Pattern[str]]:
    """Return every sentence of one message, with anything in place of its arguments."""
    found = {}
    for file in ("lib", "desk", "signup"):
        text = (ROOT / "web" / "src" / file / f"{lang}.ftl").read_text("utf-8")
        for name, said in re.findall(r"^([\w-]+) = (\S.*)$", text, re.MULTILINE):
            parts = re.split(r"\{[^}]*\}", with_terms(said, lang))
            found[name] = re.compile(".*".join(map(re.escape, parts)))
    return found


@dataclass
class Evening:
    """One organiser at a laptop, a judge and a secretary with their own links."""

    browser: Browser
    url: str
    camera: Camera
    lang: str = "ru"
    club: str = "Клуб Север"
    downloads: dict[str, Path] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.words = words(self.lang)
        self.page = self.device()
        self.links: dict[str, str] = {}
        self.standings: list[list[str]] = []
        plain = (ROOT / "web" / "src" / "desk" / f"{self.lang}.ftl").read_text("utf-8")
        titles = re.findall(r"^desk-any-section-([\w-]+) = (.*)$", plain, re.MULTILINE)
        self.titles = {name: with_terms(said, self.lang) for name, said in titles}

    def device(self, size: tuple[int, int] = LAPTOP) -> Page:
        context = kit.opened(self.browser, size, worker=True, locale=LOCALES[self.lang])
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        return page

    # --- fingers ----------------------------------------------------------------------------------

    def button(self, name: str, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.words[name]).first

    def press(self, name: str, within: Page | Locator | None = None) -> None:
        self.button(name, within).click()

    def section(self, name: str, page: Page | None = None) -> None:
        page = page or self.page
        page.locator("nav.wide").get_by_role("button", name=self.titles[name]).click()
        page.locator(f"main[data-section={name}] .desk-page").wait_for()

    def dialog(self, page: Page | None = None) -> Locator:
        return (page or self.page).locator("dialog[open]")

    def gone(self, page: Page | None = None) -> None:
        self.dialog(page).wait_for(state="detached")

    def look(self, name: str, page: Page | None = None) -> None:
        self.camera(page or self.page, name)

    # --- the evening ------------------------------------------------------------------------------

    def whole(self) -> None:
        self.registered()
        self.tournament()
        self.officials()
        self.signed_up()
        self.checked_in()
        self.seated()
        self.typed()
        self.confirmed()
        self.locked()
        self.printed()
        self.others()
        self.reopened()

    def registered(self) -> None:
        page = self.page
        page.goto(f"{self.url}/desk")
        self.press("desk-register")
        page.locator("[name=username]").fill(self.club)
        page.locator("[name=password]").fill(PASSWORD)
        self.look("70-desk-entrance")
        page.locator("form > .act").click()
        self.button("desk-new").wait_for()

    def tournament(self) -> None:
        page = self.page
        self.press("desk-new")
        page.locator("[name=cup]").fill("Кубок Севера")
        page.locator("[name=organiser]").fill("Анна Орлова")
        page.locator("[name=rules]").select_option(RULES)
        page.locator("[name=players]").fill(str(SEATS))
        page.locator("[name=rounds]").fill("1")
        page.locator("[name=rounds]").press("Tab")
        self.look("71-desk-new")
        page.locator(".make").click()
        page.locator("nav.wide").wait_for()
        self.section("regulation")
        self.press("desk-publish")
        self.button("desk-unpublish").wait_for()
        self.look("72-desk-regulation")

    def officials(self) -> None:
        page = self.page
        self.section("people")
        self.press("desk-any-people-officials")
        for name, office in (("Пётр Иванов", "judge"), ("Ольга Ким", "secretary")):
            self.press("desk-official-add")
            page.locator("[name=official]").fill(name)
            for box in page.locator("dialog input[type=checkbox]").all():
                box.set_checked(box.get_attribute("value") == office)
            self.press("desk-save", self.dialog())
            self.gone()
        for name, office in (("Пётр Иванов", "judge"), ("Ольга Ким", "secretary")):
            card = page.locator("main .card", has_text=name)
            self.press("desk-link-qr", card)
            self.links[office] = self.minted()
        self.look("73-desk-officials")

    def minted(self) -> str:
        """Return the link that the open sheet makes, as somebody would copy it."""
        self.press("desk-link-make", self.dialog())
        self.dialog().locator("img.qr").wait_for()
        link = self.dialog().locator("input").input_value()
        self.page.keyboard.press("Escape")
        self.gone()
        return link

    def signed_up(self) -> None:
        """Sign one player up on the link's page, on a phone.

        The others send what that page sends.
        """
        self.press("desk-any-people-links")
        self.press("desk-link-qr")
        link = self.minted()
        self.look("74-desk-links")
        for name in NAMES:
            self.sent(link, name)
        phone = self.device(kit.PHONE)
        phone.goto(link)
        phone.locator("form input").first.fill(LATE)
        self.look("75-sign-up", phone)
        phone.locator("form .act").click()
        phone.locator("form").wait_for(state="detached")
        self.look("76-signed-up", phone)
        phone.context.close()
        self.press("desk-any-people-players")
        self.page.locator("li", has_text=LATE).wait_for()

    def sent(self, link: str, name: str) -> None:
        head = {"authorization": f"Bearer {link.partition('#')[2]}"}
        asked = self.page.request
        own = asked.get(f"{self.url}/api/link", headers=head).json()["tournament"]
        who = {"id": f"{NAMES.index(name):022d}", "nickname": name}
        at = f"{self.url}/api/tournaments/{own}/sign-up"
        answer = asked.post(at, headers=head, data=who)
        assert answer.ok, answer.text()

    def checked_in(self) -> None:
        page = self.page
        search = page.locator("[type=search]")
        search.fill(NAMES[3][:5])
        self.look("77-desk-search")
        search.press("Enter")
        page.locator(".told").wait_for()
        self.press("chip-undo", page.locator(".told"))
        page.locator("li .check").nth(SEATS - 1).wait_for()
        self.press("desk-check-in-all")
        self.dialog().locator(".act").click()
        self.gone()
        self.look("78-desk-people")

    def seated(self) -> None:
        page = self.page
        self.section("seating")
        page.locator(".card .act").click()
        self.press("desk-plan-begin")
        page.locator(".cost").wait_for()
        page.locator(".aside .card > .act").wait_for()
        self.look("80-desk-plan")
        page.locator(".aside .card > .act").click()
        seats = page.locator(".table ol button")
        seats.nth(0).click()
        seats.nth(1).click()
        self.dialog().locator("dl").wait_for()
        self.look("81-desk-swap")
        self.press("desk-swap", self.dialog())
        self.gone()
        self.press("desk-confirm-seating")
        self.press("desk-release")
        page.locator(".desk-chip.good").wait_for()
        self.look("82-desk-seating")

    def typed(self) -> None:
        """Let the judge open their link and type what they wrote on paper."""
        judge = self.device()
        judge.goto(self.links["judge"])
        judge.locator("nav.wide").wait_for()
        self.section("round", judge)
        judge.locator("article .seats, article ol").first.wait_for()
        self.look("83-desk-round", judge)
        self.press("enter-paper", judge)
        judge.locator("textarea").wait_for()
        self.look("84-desk-paper", judge)
        seats = self.seating()
        judge.locator("textarea").fill(paper(seats))
        expect(self.button("paper-sign", judge)).to_be_enabled()
        self.look("84-desk-paper-typed", judge)
        self.button("paper-sign", judge).click()
        judge.locator("article[data-state=signed]").wait_for()
        judge.context.close()

    def seating(self) -> list[str]:
        """Return the nicknames by seat, as everybody sees them now."""
        cup = re.search(r"cup=([^&]+)", self.page.url)
        assert cup
        rounds = self.page.request.get(f"{self.url}/api/tournaments/{cup[1]}/rounds").json()
        return [seat["nickname"] for seat in rounds[0]["tables"][0]["seats"]]

    def confirmed(self) -> None:
        """Let a second person check the same data."""
        second = self.device()
        second.goto(self.links["secretary"])
        second.locator("nav.wide").wait_for()
        self.section("round", second)
        second.locator("article[data-state=signed]").wait_for()
        box = second.locator("article input[type=checkbox]")
        box.or_(second.locator("article .act:enabled")).first.wait_for()
        if box.count():
            box.check()
        self.look("85-desk-second-signature", second)
        self.press("confirm-game", second)
        second.locator("article[data-state=confirmed]").wait_for()
        second.context.close()

    def locked(self) -> None:
        page = self.page
        self.section("round")
        self.press("lock-round", page.locator("main header"))
        self.button("unlock-round").wait_for()
        self.look("86-desk-locked")
        self.section("standings")
        page.locator("tbody tr").nth(SEATS - 1).wait_for()
        self.standings = self.table()
        self.look("87-desk-standings")
        page.locator("tbody th button").first.click()
        self.dialog().wait_for()
        self.look("88-desk-explained")
        page.keyboard.press("Escape")

    def table(self) -> list[list[str]]:
        """Return what is on the screen, the headings first."""
        rows = self.page.locator("main table tr").all()
        return [row.locator("th, td").all_inner_texts() for row in rows]

    def printed(self) -> None:
        self.section("papers")
        for kind in ("xlsx", "pdf"):
            self.downloads[kind] = self.saved(f'[data-file="standings/q/{kind}"]')
        self.downloads["zip"] = self.saved(".card > .act")
        self.look("89-desk-files")

    def saved(self, selector: str) -> Path:
        with self.page.expect_download() as coming:
            self.page.locator(selector).click()
        return coming.value.path()

    def others(self) -> None:
        """Visit the sections in which nothing has to be done on such an evening."""
        for name in ("protests", "log", "preflight"):
            self.section(name)
            self.look(f"9-desk-{name}")
        self.section("people")
        for name in ("clubs", "teams", "import"):
            self.press(f"desk-any-people-{name}")
            self.look(f"9-desk-{name}")

    def reopened(self) -> None:
        """Open the archive, which is recognised, and try a copy as another club would."""
        page = self.page
        page.goto(f"{self.url}/desk")
        page.locator(".cups a").first.wait_for()
        self.look("9-desk-own")
        self.press("desk-my-account")
        page.locator("main form, main input").first.wait_for()
        self.look("9-desk-account")
        self.press("back")
        page.locator(".cups a").first.wait_for()
        page.locator("input[type=file]").set_input_files(self.downloads["zip"])
        page.locator("dialog").get_by_role("button").last.wait_for()
        page.locator("dialog .act").click()
        page.locator("dialog [role=alert]").wait_for()  # the same log is there already


def paper(nicknames: list[str]) -> str:
    """A whole game as a judge wrote it down."""
    stage = StagePlan("q", "qualification", rounds=1, tables=1)
    return str(record(Regulation(RULES, (stage,), players=SEATS), nicknames, SEED))


# --- pictures for docs/desk.md --------------------------------------------------------------------

KEPT = {
    "71-desk-new": "desk-new",
    "78-desk-people": "desk-people",
    "81-desk-swap": "desk-swap",
    "82-desk-seating": "desk-seating",
    "84-desk-paper-typed": "desk-paper",
    "85-desk-second-signature": "desk-second-signature",
    "87-desk-standings": "desk-standings",
    "89-desk-files": "desk-files",
}


def kept(folder: Path) -> Camera:
    """Keep some of the screens as WebP, in the light theme."""

    def camera(page: Page, name: str) -> None:
        if name not in KEPT:
            return
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        page.wait_for_timeout(300)
        shot = page.context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": 80}
        )
        (folder / f"{KEPT[name]}.webp").write_bytes(base64.b64decode(shot["data"]))

    return camera


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as data,
        kit.served(Path(data)) as url,
        kit.browser(installed()) as browser,
    ):
        Evening(browser, url, kept(Path(sys.argv[1]))).whole()
