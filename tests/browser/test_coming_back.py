"""A closed tab, a dead battery, a finished game: the device finds the table again by itself."""

from datetime import UTC, datetime, timedelta

from gorod.server.access.links import SECOND_THOUGHTS
from tests.kit import browser as kit
from tests.kit.fingers import tap
from tests.kit.finished_games import NAMES, Quick

SERVICE_WORKER = True

TOUCH = {"has_touch": True, "is_mobile": True}
GAMES = "JSON.parse(localStorage.getItem('games') ?? '[]').length"


def speaking(console, url):
    console.quick_game(url)
    console.deal(10, 9, 8, 7)
    console.next()
    console.next()
    assert console.phase == "D1.speech"
    return console


def test_a_closed_tab_comes_back_in_control(device, url):
    """From the first page and from `/judge` alone; another tab of the device only watches."""
    console = speaking(device(**TOUCH), url)
    page = console.page
    console.foul(3)
    page.wait_for_timeout(1_500)
    cold = page.context.new_page()
    cold.goto(f"{url}/judge")
    cold.locator('.console[data-phase="D1.speech"]').wait_for()
    cold.get_by_role("button", name="Забрать управление").wait_for()
    cold.close()
    page.close()
    fresh = kit.Console.on(console.page.context.new_page())
    fresh.page.goto(url)
    row = fresh.page.locator(".game")
    assert "ФИИМ 2019" in row.inner_text()
    assert "День 1" in row.inner_text()
    tap(fresh.page, row.get_by_role("link", name="Продолжить"))
    assert fresh.phase == "D1.speech"
    assert fresh.page.get_by_role("button", name="Забрать управление").count() == 0
    assert fresh.fouls(3) == 1
    fresh.next()
    assert fresh.problems == []


def test_what_was_not_sent_survives_a_closed_tab(device, url):
    console = speaking(device(**TOUCH), url)
    context = console.page.context
    context.set_offline(True)
    tap(console.page, '[data-seat="4"] .foul')
    kit.eventually(
        console.page,
        "Object.keys(localStorage).some((key) => key.startsWith('unsent-')"
        " && JSON.parse(JSON.parse(localStorage[key]).queue ?? '[]').length > 0)",
        expected=True,
    )
    console.page.close()
    context.set_offline(False)
    fresh = kit.Console.on(context.new_page())
    fresh.page.goto(f"{url}/judge")
    fresh.ready()
    fresh.page.locator('[data-seat="4"] .dots i').first.wait_for(state="attached")
    assert fresh.fouls(4) == 1


def test_a_finished_game_is_found_again_and_forgotten_on_demand(device, url):
    """Two tables are kept apart; a revoked link is dropped; forgetting can be taken back."""
    old, going, dead = Quick(url).over(), Quick(url).dealt(), Quick(url).dealt()
    console = device(**TOUCH)
    page = console.page
    for table in (old, going, dead):
        page.goto("about:blank")
        page.goto(f"{url}/judge#{table.token}")
        page.locator(".console").wait_for()
    dead.http.delete(
        f"/api/tables/{dead.id}/links/{dead.links['judge']}",
        headers={"authorization": f"Bearer {dead.token}"},
    )
    page.goto(url)
    page.locator(f'.game[data-table="{dead.id}"]').wait_for(state="detached")
    console.problems = [said for said in console.problems if "401" not in said]
    rows = page.locator(".game")
    assert [row.get_attribute("data-table") for row in rows.all()] == [going.id, old.id]
    assert "победа чёрных" in rows.last.inner_text()
    assert ", ".join(NAMES[:4]) + " и ещё 6" in rows.last.inner_text()
    with page.expect_download() as saved:
        tap(page, rows.last.get_by_role("button", name="Запись"))
    assert "mgn 1" in saved.value.path().read_text("utf-8")
    evening = page.locator(".evening")
    tap(page, evening.locator("summary"))
    assert "Кирилл" in evening.inner_text()
    tap(page, rows.last.get_by_role("link", name="Протокол"))
    page.locator("dialog[open]").get_by_text("Кирилл").first.wait_for()
    page.goto(url)
    tap(page, rows.last.get_by_role("button", name="Забыть игру"))
    assert rows.count() == 1
    tap(page, page.get_by_role("button", name="Вернуть"))
    assert rows.count() == 2
    tap(page, page.get_by_text("Игры помнит это устройство"))
    tap(page, page.get_by_role("button", name="Забыть всё"))
    tap(page, page.get_by_role("button", name="Забыть всё"))
    assert page.evaluate(GAMES) == 0
    page.goto("about:blank")
    page.evaluate("1")
    again = page.context.new_page()
    again.goto(f"{url}/judge")
    again.get_by_role("heading", name="Стол не открыт").wait_for()


def test_a_table_can_be_kept_off_the_device(device, url):
    console = speaking(device(**TOUCH), url)
    page = console.page
    tap(page, "header .menu")
    tap(page, page.get_by_role("button", name="Настройки"))
    tap(page, page.get_by_label("Не помнить на этом устройстве"))
    page.wait_for_timeout(1_500)
    token = page.evaluate("sessionStorage.getItem('token')")
    assert token not in page.evaluate("JSON.stringify({ ...localStorage })")
    assert (
        page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('unsent'))") == []
    )
    page.goto(url)
    page.get_by_text("Продолжить свою игру").wait_for()
    other = page.context.new_page()
    other.goto(url)
    other.locator(".start").wait_for()
    assert other.get_by_text("Продолжить").count() == 0


def test_one_game_more_with_the_same_people(device, url):
    """By lot or in the same seats; the old one stays, with its points, and the judge is known."""
    old = Quick(url).over()
    console = device((360, 640), **TOUCH)
    page = console.page
    page.goto(url)
    tap(page, page.locator("form details summary").last)
    page.get_by_label("Имя судьи").fill("Мария")
    page.get_by_label("Имя судьи").blur()
    page.goto(f"{url}/judge#{old.token}")
    tap(page, page.get_by_role("button", name="Ещё игра"))
    tap(page, page.get_by_role("button", name="Места те же"))
    console.ready()
    page.locator('.console[data-phase$="deal"]').wait_for()
    assert "Аня" in page.locator('[data-seat="1"]').inner_text()
    console.deal(10, 9, 8, 7)
    assert "tag judge Мария" in console.exported("record")
    page.goto("about:blank")
    page.goto(f"{url}/judge#{old.token}")
    tap(page, page.get_by_role("button", name="Ещё игра"))
    tap(page, page.get_by_role("button", name="Места по жребию"))
    page.locator('.console[data-phase$="deal"][data-idle="true"]').wait_for()
    drawn = [page.locator(f'[data-seat="{seat}"] .nick').inner_text() for seat in range(1, 11)]
    assert sorted(drawn) == sorted(NAMES)
    page.goto(url)
    rows = page.locator(".game")
    assert rows.count() == 3
    assert rows.last.get_attribute("data-table") == old.id


def test_a_judges_link_is_opened_once_and_the_device_comes_back_by_its_own(device, url):
    """What stays in the history of the browser opens nothing; the device has its own link."""
    table = Quick(url).dealt()
    console = device(**TOUCH)
    page = console.page
    page.goto(f"{url}/judge#{table.token}")
    page.locator(".console").wait_for()
    own = page.evaluate("sessionStorage.getItem('token')")
    assert own != table.token
    # The same link again on the same device: no other link is made.
    page.goto("about:blank")
    page.goto(f"{url}/judge#{table.token}")
    page.locator(".console").wait_for()
    assert page.evaluate("sessionStorage.getItem('token')") == own
    known = table.http.get(
        f"/api/tables/{table.id}/links", headers={"authorization": f"Bearer {own}"}
    ).json()
    code = next(link for link in known if link["id"] == table.links["judge"])
    soon = datetime.now(UTC) + timedelta(seconds=SECOND_THOUGHTS)
    assert datetime.fromisoformat(code["expires"]) <= soon
    # From the first page by its table; no token stands in the address.
    page.goto(url)
    row = page.locator(f'.game[data-table="{table.id}"] a.open')
    row.wait_for()
    assert "#" not in row.get_attribute("href")
    tap(page, row)
    page.locator(".console").wait_for()
    assert page.url == f"{url}/judge"
    assert page.evaluate("sessionStorage.getItem('token')") == own
