"""Before the deal on phones: settings, a table that is replaced, a judge by invitation."""

from tests.browser.test_online_table import create, invitation, joined, own_seat
from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE, eventually


def settings(page):
    fingers.tap(page, page.get_by_role("button", name="Настройки", exact=True))
    return page.get_by_role("dialog")


def shut(page):
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    eventually(page, "history.state?.open ?? 0", expected=0)


def test_everybody_sees_a_change_and_is_asked_again(device, url):
    host = create(device, url)
    guest = joined(device, invitation(host), "Борис").page
    fingers.tap(guest, guest.get_by_role("button", name="Я готов"))
    guest.get_by_role("button", name="Подождите меня").wait_for()
    sheet = settings(host)
    fingers.tap(host, sheet.get_by_role("button", name="спокойно"))
    sheet.locator('[aria-pressed="true"]', has_text="спокойно").wait_for()
    fingers.tap(host, sheet.get_by_text("Фол голосованием."))
    guest.get_by_text("спокойно · судит Город · фол голосованием").wait_for()
    guest.get_by_role("button", name="Я готов").wait_for()
    assert guest.get_by_role("button", name="Настройки", exact=True).count() == 0
    shut(host)


def test_a_table_gathers_anew_by_other_rules(device, url):
    host = create(device, url)
    guest = joined(device, invitation(host), "Борис").page
    sheet = settings(host)
    fingers.tap(host, sheet.get_by_role("link", name="Другие правила, число игроков, судья"))
    host.get_by_role("heading", name="Другие правила, число игроков, судья").wait_for()
    rules = host.locator("form select").first
    host.locator("form select option[value='cma-2025']").wait_for(state="attached")
    rules.select_option("cma-2025")
    fingers.tap(host, host.get_by_role("button", name="Собрать заново"))
    host.locator('main[data-idle="true"] .lobby .me').wait_for()
    assert host.locator(".seats li").count() == 12
    fingers.tap(guest, guest.get_by_role("button", name="Перейти за новый стол"))
    guest.get_by_role("button", name="Сесть за стол").wait_for()
    assert guest.get_by_label("Ваш ник").input_value() == "Борис"
    fingers.tap(guest, guest.get_by_role("button", name="Сесть за стол"))
    guest.locator('main[data-idle="true"] .lobby .me').wait_for()
    seat = own_seat(guest)
    host.locator(f".seats [data-seat='{seat}']").get_by_text("Борис").wait_for()


def judged(device, url):
    """The host, a guest, and Vera, whom both have let in to judge."""
    host = create(device, url)
    guest = joined(device, invitation(host), "Борис").page
    fingers.tap(host, host.get_by_role("button", name="Позвать судью"))
    address = host.locator("dialog input").first.input_value()
    shut(host)
    console = device(PHONE)
    judge = console.page
    judge.goto(address)
    judge.get_by_label("Ваш ник").fill("Вера")
    fingers.tap(judge, judge.get_by_role("button", name="Предложить себя в судьи"))
    judge.get_by_text("Ждём согласия игроков: 0 из 2.").wait_for()
    guest.get_by_text("решат игроки, когда игра начнётся").wait_for()
    fingers.tap(host, host.get_by_role("button", name="Боты на 8 свободных мест"))
    host.locator(".seats .free").first.wait_for(state="detached")
    for page in (host, guest):
        fingers.tap(page, page.get_by_role("button", name="Я готов"))
    host.locator("button.act:enabled", has_text="Начать игру").wait_for()
    fingers.tap(host, host.get_by_role("button", name="Начать игру"))
    for page in (host, guest):
        page.locator(".lobby").wait_for(state="detached")
        page.get_by_text("Вера хочет судить.").wait_for()
        fingers.tap(page, page.get_by_role("button", name="Согласен", exact=True))
    judge.wait_for_url(f"{url}/judge*")
    guest.get_by_text("Судить приглашён: Вера.").wait_for()
    return host, guest, console


def test_players_let_a_judge_in_who_takes_the_table(device, url):
    judge = judged(device, url)[2].page
    fingers.tap(judge, "footer .take")
    judge.locator("footer .take").wait_for(state="detached")
    fingers.tap(judge, "header .menu")
    fingers.tap(judge, judge.get_by_role("button", name="Передать стол Городу"))
    judge.locator("footer .take").wait_for()


def test_the_host_sends_the_judge_away_before_the_deal(device, steered_server):
    host, guest, console = judged(device, steered_server.url)  # time stands: nobody deals
    console.excused = "401"  # their link ends
    judge = console.page
    fingers.tap(judge, "footer .take")
    judge.locator("footer .take").wait_for(state="detached")
    assert guest.get_by_role("button", name="Отказаться от судьи").count() == 0
    fingers.tap(host, host.get_by_role("button", name="Отказаться от судьи"))
    judge.get_by_text("хозяин стола отказался от вас как от судьи").wait_for()
    for page in (host, guest):
        page.get_by_text("Судить приглашён: Вера.").wait_for(state="detached")
    host.get_by_role("button", name="Позвать судью").wait_for()
    steered_server.goes_on()  # the automatic judge deals
    guest.get_by_text("Добавить к раздаче").first.wait_for(state="detached")


def test_a_host_without_a_seat_refuses_a_judge(device, steered_server):
    game = BegunOnlineTable(steered_server.url, judge="automatic")
    body = {"key": "v" * 24, "name": "Вера"}
    game._ask("POST", f"/api/tables/{game.table}/judge", body, "lobby")
    page = device(PHONE).page
    page.goto(game.address("host"))
    page.get_by_text("Вера хочет судить.").wait_for()
    fingers.tap(page, page.get_by_role("button", name="Отказать"))
    page.get_by_text("Вера хочет судить.").wait_for(state="detached")
    assert game.look("host")["online"]["candidate"] is None
