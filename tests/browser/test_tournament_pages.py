"""The pages of a tournament as players in the hall use them, on their own phones."""

import re
import time

import httpx
import pytest

from tests.browser.http_tournament import PRIVATE, SMALL, HttpTournament
from tests.browser.test_access import AXE, COLOURS, LOOK, TAGS
from tests.kit import browser as kit
from tests.kit.http_clients import plain_client

LAPTOP, TV, SMALLEST = (1366, 768), (1920, 1080), (360, 640)
WIDER = "document.documentElement.scrollWidth - innerWidth"
# A link in a sentence, or a cell of a table whose row has a larger one, may be smaller (2.5.8).
TOO_SMALL = """() => [...document.querySelectorAll("button:enabled, nav a, footer a, .field")]
    .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.matches(".cite"))
    .filter((one) => one.getBoundingClientRect().height < 37.9)
    .map((one) => one.outerHTML.slice(0, 90))"""
SIX_METRES = 32
SIZES = """() => [...document.querySelectorAll("main section *")]
    .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
    .map((one) => parseFloat(getComputedStyle(one).fontSize))"""


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    """The address of the demonstration, its finished cup and its league."""
    with kit.served(tmp_path_factory.mktemp("demo"), "--demo", "--pace", "0.5") as url:
        http = plain_client(url)
        until = time.monotonic() + kit.PATIENCE / 1000
        while len(listed := http.get("/api/tournaments").json()) < 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        found = {one["state"]: one["id"] for one in listed}
        yield url, found["over"], found["playing"]


def settled(page):
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")


def test_a_number_is_taken_apart_down_to_the_game_and_the_clause(device, demo):
    url, over, _ = demo
    page = device(kit.PHONE).page
    page.goto(f"{url}/tournaments")
    page.get_by_role("link", name="Кубок Белых ночей").click()
    page.get_by_role("link", name="Вся таблица").click()
    row = page.locator("tbody tr").first
    total = row.locator("td.total").inner_text().strip()
    row.locator("td.total button").click()
    sheet = page.locator("dialog[open]")
    sheet.locator("section").first.wait_for()
    values = [
        float(text.replace(",", ".").replace("−", "-"))
        for text in sheet.locator("li b").all_inner_texts()
    ]
    assert round(sum(values), 2) == float(total.replace(",", "."))
    assert sheet.locator(".sum b").inner_text() == total
    sheet.locator(".cite").first.click()
    sheet.locator(".words").filter(has_text=re.compile(".{20}")).wait_for()
    sheet.locator(".game").first.click()
    page.locator(".result").wait_for()
    assert page.url.startswith(f"{url}/t/{over}/games/q.")
    assert page.locator("tbody tr:not(.items)").count() == 10
    page.go_back()
    page.locator("tbody .nick").first.wait_for()
    assert page.url.endswith(f"/t/{over}/standings/q")
    page.goto(f"{url}/t/{over}/standings/q?upto=2")
    page.locator("tbody .nick").first.wait_for()
    assert max(map(int, page.locator("td.games").all_inner_texts())) == 2


def test_somebody_finds_his_seat_and_his_page(device, demo):
    url, _, league = demo
    page = device(kit.PHONE).page
    page.goto(f"{url}/t/{league}")
    page.get_by_label("Где я сижу?").fill("граф")
    page.locator(".find li button").click()
    seat = [int(text) for text in page.locator(".find dd").all_inner_texts()]
    rounds = httpx.get(f"{url}/api/tournaments/{league}/rounds", timeout=kit.PATIENCE / 1000).json()
    found = [
        (table["table"], own["seat"])
        for table in rounds[-1]["tables"]
        for own in table["seats"]
        if own["nickname"] == "Графиня"
    ]
    assert found == [tuple(seat)]
    page.get_by_role("link", name="Мои игры и баллы").click()
    page.locator("svg[role=img] circle").first.wait_for()
    assert page.locator("svg[role=img] circle").count() >= 2
    page.reload()
    assert page.get_by_role("button", name="Это я").get_attribute("aria-pressed") == "true"


VIEWS = (
    *("", "/schedule", "/schedule?by=player", "/live", "/standings/q", "/overall"),
    *("/games/q.1.1", "/players", "/players/p1", "/meetings", "/screen?show=standings"),
)


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [
        ("ru-RU", SMALLEST, "dark"),
        pytest.param("en-GB", LAPTOP, "light", marks=kit.WALK),
    ],
)
def test_axe_finds_nothing_and_nothing_sticks_out(device, demo, lang, size, theme):
    url, over, league = demo
    page = device(size, locale=lang, color_scheme=theme, reduced_motion="reduce").page
    places = [f"{url}/t/{league}{view}" for view in VIEWS]
    places += [f"{url}/t/{over}", f"{url}/tournaments", url]
    places += [f"{url}/ratings", f"{url}/clubs", f"{url}/player", f"{url}/sign-up"]
    found = []
    # The themes differ in nothing but colours: every second page says enough of them.
    for place in places if theme == "dark" else places[::2]:
        page.goto(place)
        settled(page)
        page.evaluate(AXE.read_text("utf-8"))
        rules = TAGS if theme == "dark" else COLOURS
        seen = [*page.evaluate(LOOK, rules), *page.evaluate(TOO_SMALL)]
        found += [f"{place}: {one}" for one in seen]
        if lang.startswith("en") and "ratings" not in place:
            words = page.locator("nav, h1, thead").all_inner_texts()
            assert not any("Рассадка" in text or "Таблица" in text for text in words)
        for width, height in {size, kit.PHONE, TV} if theme == "dark" else {size}:
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate(WIDER) > 0:
                found.append(f"{place}: wider than {width}")
        page.set_viewport_size({"width": size[0], "height": size[1]})
    assert not found, "\n".join(found)


def test_the_screen_is_read_at_six_metres_and_turns_by_itself(device, demo):
    url, _, league = demo
    console = device(TV)
    page = console.page
    page.clock.install()
    page.goto(f"{url}/t/{league}/screen?seconds=5")
    shown = page.locator("section[data-slide]")
    shown.wait_for()
    seen = set()
    for _ in range(8):
        seen.add((shown.get_attribute("data-slide"), shown.inner_text()[:40]))
        assert min(page.evaluate(SIZES)) >= SIX_METRES
        page.clock.run_for(5_100)
    assert {"standings"} < {kind for kind, _ in seen}
    page.keyboard.press(" ")
    before = shown.inner_text()[:40]
    page.clock.run_for(20_000)
    assert page.get_by_role("button", name="Остановить").get_attribute("aria-pressed") == "true"
    assert shown.get_attribute("data-slide")
    assert before


def test_a_page_asks_for_nothing_until_something_has_changed(device, url):
    tournament = HttpTournament(url).entered(11)
    tournament.checked_in()
    page = device(kit.PHONE).page
    asked = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.clock.install()
    page.goto(tournament.page())
    page.get_by_text("Рассадка ещё не объявлена").wait_for()
    asked.clear()
    page.clock.run_for(120_000)
    assert asked == []
    tournament.seated(1)
    there = page.get_by_label("Где я сижу?")
    for _ in range(600):  # the socket notifies it, and then it waits by its own stopped clock
        page.clock.run_for(1_000)
        page.wait_for_timeout(100)
        if there.is_visible():
            break
    there.wait_for()
    assert "rounds" in asked


def test_from_signing_up_to_the_own_seat_a_protest_and_leave(device, url):
    tournament = HttpTournament(url).entered(9)
    console = device(kit.PHONE)
    page = console.page
    page.goto(f"{url}/sign-up#{tournament.sign_up}")
    page.get_by_label("Игровой ник").fill("Новичок")
    page.get_by_role("button", name="Записаться").click()
    own = page.get_by_role("link", name="Моя ссылка")
    token = own.get_attribute("href").partition("#")[2]
    listed = tournament.http.get(tournament.at("")).json()["players"]
    tournament.players.append(next(one["id"] for one in listed if one["nickname"] == "Новичок"))
    tournament.checked_in()
    own.click()
    page.get_by_role("heading", name="Новичок").wait_for()
    assert token not in page.url
    # Only where the device keeps links, which can be switched off.
    assert token not in page.evaluate("JSON.stringify({ ...localStorage, 'links-kept': '' })")
    page.get_by_text("Рассадка следующего тура ещё не объявлена.").wait_for()
    tournament.seated(1)
    page.locator(".next dd").first.wait_for()
    assert page.locator(".next dd").all_inner_texts() == ["1", "10"]
    page.get_by_role("button", name="Моя карта и мой стол").click()
    page.locator("main[data-phase]").wait_for()
    assert page.url == f"{url}/play"
    page.go_back()
    tournament.signed("q.1.1")
    page.reload()
    page.get_by_text("Подать протест").first.click()
    page.get_by_label("Что произошло").fill("Голос засчитан после слова «стоп»")
    page.get_by_role("button", name="Подать протест").click()
    page.get_by_text("Ждёт решения").wait_for()
    # The same tab shows what players may see; the next visitor of the address does not.
    tournament.confirmed("q.1.1")
    page.goto(tournament.page("/games/q.1.1"))
    page.get_by_text("Голос засчитан после").wait_for()
    other = device(kit.PHONE).page
    other.goto(tournament.page("/games/q.1.1"))
    other.locator(".result").wait_for()
    assert other.get_by_text("Голос засчитан после").count() == 0
    page.go_back()
    page.get_by_role("button", name="Сняться с турнира").click()
    page.get_by_role("button", name="Да, снимаюсь").click()
    page.locator(".next").get_by_text("выбыл из турнира").wait_for()


def test_nothing_hidden_reaches_the_network_of_a_page(device, url):
    """Neither names, drafts, unconfirmed protocols, nor how much is being prepared.

    Not even in the browser of the organiser, which may be the one on the wall of the hall.
    """
    tournament = HttpTournament(url, regulation=SMALL).entered(11)
    tournament.checked_in()
    tournament.seated(1)
    tournament.signed("q.1.1")
    tournament.seated(2, released=False)
    page = device(kit.PHONE).page
    session = tournament.http.cookies["gorod_session"]
    page.context.add_cookies([{"name": "gorod_session", "value": session, "url": url}])
    told = []
    page.on("requestfinished", lambda one: "/api/" in one.url and told.append(one.response()))
    text = ""
    for view in (*(view for view in VIEWS if "games" not in view), "/games/q.1.1"):
        page.goto(tournament.page(view))
        settled(page)
        text += "".join(one.text() for one in told if one.ok)
        told.clear()
    page.get_by_text("игра окончена").wait_for()
    assert "Игрок 11" in text, "he is in the list"
    for hidden in (PRIVATE, '"round":2', "digest", "version", '"role":"', "signed_by", "q.2.1"):
        assert hidden not in text, hidden
