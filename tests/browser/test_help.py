"""«?» opens the right place of the help, and the way back leads to the table as it was."""

import msgspec
import pytest
from playwright.sync_api import expect

from gorod.tournament.regulation import Regulation, StagePlan
from tests.browser.test_access import Inspector
from tests.kit import browser as kit
from tests.kit.browser import eventually
from tests.kit.fingers import press_back, tap
from tests.kit.scripted_table import Driven

SERVICE_WORKER = True

SMALL = (360, 640)
RARE = (10, 9, 8, 7)
CUP = Regulation("fiim-2019", (StagePlan("q", "qualification", rounds=1, tables=1),), players=10)
ACCOUNT = {"name": "Клуб справки", "password": "длинный пароль"}
FITS = "document.documentElement.scrollWidth <= innerWidth"
SEEN = """() => {
    const box = document.querySelector(":target")?.getBoundingClientRect();
    return !!box && box.top >= 0 && box.bottom <= innerHeight;
}"""


def at(page, place):
    """The help is open at this place, which is on the screen."""
    page.wait_for_url(lambda url: url.partition("/help/")[2].startswith(place.partition("#")[0]))
    assert page.url.endswith(f"#{place.partition('#')[2]}")
    eventually(page, SEEN, expected=True)
    assert page.evaluate(FITS)


@kit.WALK
def test_from_the_console_and_back_to_the_live_table(device, url):
    console = device(SMALL, has_touch=True).quick_game(url)
    page = console.page
    console.deal(*RARE)
    console.next()
    console.next()
    console.tap(4)
    console.foul(3)
    for back in (press_back, lambda page: tap(page, "header .back")):
        tap(page, "header .menu")
        tap(page, "dialog .help")
        at(page, "judge#speech")
        back(page)
        page.wait_for_url("**/judge")
        assert console.phase == "D1.speech"
        assert console.fouls(3) == 1
    console.foul(3)
    assert console.fouls(3) == 2, "the table is this console's own still"
    page.emulate_media(color_scheme="light")
    tap(page, "header .menu")
    tap(page, page.get_by_role("button", name="Ссылки"))
    tap(page, "dialog .help")
    at(page, "judge#links")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(250, 247, 240)"
    inspected = Inspector("ru")
    inspected(page, "help")
    assert inspected.found == {}


def test_at_night_it_is_dark(device, url):
    console = device(SMALL, has_touch=True, color_scheme="light").quick_game(url)
    page = console.page
    console.deal(*RARE)
    tap(page, "header .menu")
    tap(page, "dialog .help")
    at(page, "judge#night")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(14, 16, 20)"
    tap(page, page.get_by_role("link", name="English"))
    expect(page.locator("h1")).to_have_text("For the judge")
    tap(page, "header .back")
    page.wait_for_url("**/judge")
    assert console.phase == "N1.meet"


def test_from_a_players_page_and_back(device, url):
    game = Driven(url)
    game.deal()
    page = device(SMALL, has_touch=True, locale="en-GB").page
    page.goto(game.address("seat:3"))
    tap(page, "header .help")
    at(page, "player#table")
    expect(page.locator("h1")).to_have_text("For the player")
    tap(page, "header .back")
    page.locator('main[data-idle="true"]').wait_for()
    assert page.url.endswith("/play"), "the seat's link is in this tab, and in no address"
    expect(page.locator("header")).to_contain_text("3 ·")


def test_without_a_network_the_judge_still_reads_it(device, url):
    console = device(SMALL, has_touch=True).quick_game(url)
    page = console.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    console.ready()
    page.context.set_offline(True)
    tap(page, "header .menu")
    tap(page, "dialog .help")
    at(page, "judge#deal")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(14, 16, 20)"
    tap(page, "header .back")
    page.wait_for_url("**/judge")
    page.context.set_offline(False)
    console.ready()


@pytest.fixture
def cup(device, url):
    page = device(SMALL, has_touch=True).page
    page.goto(url)
    for path in ("accounts", "sessions"):
        page.request.post(f"{url}/api/{path}", data=ACCOUNT)
    body = {"name": "Кубок", "regulation": msgspec.to_builtins(CUP)}
    made = page.request.post(f"{url}/api/tournaments", data=body).json()["tournament"]
    page.evaluate("(name) => localStorage.setItem('account', name)", ACCOUNT["name"])
    page.goto(f"{url}/desk?cup={made}")
    return page


def test_every_section_of_the_desk_has_its_own_place(cup):
    page = cup
    for section in ("people", "papers"):
        if section != "people":
            tap(page, "nav.narrow button:last-child")
            tap(page, page.locator("dialog .all button").nth(7))
        page.locator(f'main[data-section="{section}"]').wait_for()
        tap(page, "header .help")
        at(page, f"organiser#{section}")
        tap(page, "header .back")
        page.locator(f'main[data-section="{section}"]').wait_for()


def test_every_other_screen_has_a_way_to_it(device, url):
    page = device(kit.PHONE, has_touch=True).page
    for path in ("/", "/overlay", "/desk", "/tournaments", "/ratings", "/player", "/sign-up"):
        page.goto(url + path)
        tap(page, ".help")
        page.wait_for_url("**/help/**")
        eventually(page, SEEN, expected=True)
        tap(page, "header .back")
        page.wait_for_url(url + path)
