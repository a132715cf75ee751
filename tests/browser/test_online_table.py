"""An online table in the browser: made, joined by invitation, begun, come back to."""

import pytest

from tests.browser.lobby import create, invitation, joined, own_seat
from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE

LAPTOP = (1366, 768)


def test_two_people_gather_and_begin_with_bots(device, url):
    host = create(device, url)
    address = invitation(host)
    free = next(seat for seat in (4, 5) if seat != own_seat(host))
    guest = joined(device, address, "Борис", free).page
    assert own_seat(guest) == free
    host.locator(f".seats [data-seat='{free}']").get_by_text("Борис").wait_for()
    # What one writes the other reads.
    host.get_by_label("Сообщение столу").fill("Привет!")
    fingers.tap(host, host.get_by_role("button", name="Сказать"))
    guest.locator(".talk").get_by_text("Привет!").wait_for()
    start = host.get_by_role("button", name="Начать игру")
    assert start.is_disabled()
    fingers.tap(host, host.get_by_role("button", name="Боты на 8 свободных мест"))
    host.locator(".seats .free").first.wait_for(state="detached")
    for page in (host, guest):
        fingers.tap(page, page.get_by_role("button", name="Я готов"))
    host.locator("button.act:enabled", has_text="Начать игру").wait_for()
    fingers.tap(host, start)
    for page in (host, guest):
        page.locator(".lobby").wait_for(state="detached")
        page.locator(".peek").wait_for()


def test_a_closed_tab_comes_back_to_its_seat(device, url):
    host = create(device, url)
    invited = invitation(host)
    console = joined(device, invited, "Вера")
    seat = own_seat(console.page)
    context = console.page.context
    console.page.close()
    page = context.new_page()
    page.goto(invited)
    page.get_by_role("link", name=f"Вернуться на место {seat}").click()
    page.locator('main[data-idle="true"] .lobby .me').wait_for()
    assert own_seat(page) == seat
    # The same link is good on another device as well.
    other = device(LAPTOP).page
    token = page.evaluate("sessionStorage.getItem('token')")
    other.goto(f"{url}/play#{token}")
    other.locator('main[data-idle="true"] .lobby .me').wait_for()
    assert own_seat(other) == seat


def test_names_and_seats_that_are_refused_say_why(device, url):
    host = create(device, url)
    address = invitation(host)
    taken = own_seat(host)
    console = device(PHONE)
    console.excused = "409"
    page = console.page
    page.goto(address)
    page.locator('main[data-idle="true"] .lobby').wait_for()
    assert page.locator(f".seats [data-seat='{taken}'] button").is_disabled()
    page.get_by_label("Ваш ник").fill("Анна")
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text()
    page.get_by_label("Ваш ник").fill("Глеб")
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.locator('main[data-idle="true"] .lobby .me').wait_for()


def test_somebody_moves_leaves_and_is_sent_away(device, url):
    host = create(device, url)
    invited = invitation(host)
    guest = joined(device, invited, "Дина").page
    free = next(n for n in range(1, 11) if n not in (own_seat(host), own_seat(guest)))
    fingers.tap(guest, f".seats [data-seat='{free}'] button")
    fingers.tap(guest, guest.get_by_role("button", name=f"Пересесть на место {free}"))
    guest.locator(f'main[data-idle="true"] .lobby .me[data-seat="{free}"]').wait_for()
    fingers.tap(host, f".seats [data-seat='{free}'] button")
    fingers.tap(host, host.get_by_role("button", name="Попросить уйти: Дина"))
    guest.locator("p.state").wait_for()
    assert guest.locator(".lobby").count() == 0
    host.locator(f".seats [data-seat='{free}'].free").wait_for()
    guest.goto(invited)  # they may come again
    guest.get_by_role("button", name="Сесть за стол").wait_for()


@pytest.fixture
def gathered(url):
    game = BegunOnlineTable(url)
    game.deal()
    return game


def onward(game, until, *naming):
    """Let the judge go on; the named seats put somebody up."""
    for _ in range(80):
        if game.phase == until:
            return
        moves = {offer["move"] for offer in game.view["offers"]}
        if "pass" in moves:
            seat = game.view["clock"]["seat"]
            if seat in naming and "nominate" in moves:
                game.do("nominate", seat=seat, target=seat + 6)
            game.do("pass", seat=seat)
        else:
            game.do("proceed")
    raise AssertionError(game.phase)


def at_seat(device, game, seat, size=PHONE):
    page = device(size).page
    page.goto(game.address(f"seat:{seat}"))
    page.locator('main[data-idle="true"]').wait_for()
    return page


def test_a_hand_is_one_tap_and_another_tap_changes_it(device, gathered):
    onward(gathered, "D1.vote", 1, 2)
    page = at_seat(device, gathered, 5)
    hands = page.locator('[data-asks="vote"] .hands')
    fingers.tap(page, hands.get_by_role("button", name="7", exact=True))
    page.get_by_text("Принято.").wait_for()
    entered = {one["seat"]: one["target"] for one in gathered.look()["entered"]}
    assert entered == {5: 7}
    fingers.tap(page, hands.get_by_role("button", name="8", exact=True))
    hands.locator('button[aria-pressed="true"]', has_text="8").wait_for()
    page.reload()
    hands.locator('button[aria-pressed="true"]', has_text="8").wait_for()
    entered = {one["seat"]: one["target"] for one in gathered.look()["entered"]}
    assert entered == {5: 8}


def test_words_are_said_in_ones_own_minute(device, gathered):
    onward(gathered, "D1.speech")
    speaker, listener = at_seat(device, gathered, 1), at_seat(device, gathered, 2, LAPTOP)
    assert listener.get_by_label("Ваша речь").count() == 0
    speaker.get_by_label("Ваша речь").fill("Город, проснись.")
    fingers.tap(speaker, speaker.get_by_role("button", name="Сказать"))
    listener.locator(".talk").get_by_text("Город, проснись.").wait_for()
    fingers.tap(speaker, speaker.get_by_role("button", name="Подозреваю…"))
    pad = speaker.get_by_role("dialog")
    for number in ("4", "6"):
        fingers.tap(speaker, pad.get_by_role("button", name=number, exact=True))
    fingers.tap(speaker, pad.get_by_role("button", name="Отправить"))
    listener.locator(".talk").get_by_text("Подозреваю 4, 6.").wait_for()


def test_at_night_a_choice_survives_a_frame_and_a_lost_network(device, gathered):
    page = at_seat(device, gathered, 3)
    onward(gathered, "N2.hunt")
    pad = page.locator('[data-asks="shoot"]')
    pad.wait_for()
    assert page.locator(".secret").count() == 1, "one pad"
    fingers.tap(page, pad.get_by_role("button", name="9", exact=True))
    gathered.wish({"wish": "phones", "on": True})
    page.wait_for_timeout(300)
    chosen = pad.get_by_role("button", name="9", exact=True)
    assert chosen.get_attribute("aria-pressed") == "true"
    page.context.set_offline(True)
    fingers.tap(page, pad.get_by_role("button", name="Отправить"))
    page.context.set_offline(False)
    page.get_by_text("Принято.").wait_for()
    kept = page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}])")
    assert '"target":9' not in kept


def test_practice_is_one_tap_from_the_first_page(device, url):
    page = device(PHONE).page
    page.goto(url)
    fingers.tap(page, page.get_by_role("button", name="Тренировка: вы и девять ботов"))
    page.locator('main[data-idle="true"][data-phase^="N1"] .peek').wait_for()
    page.locator('[data-asks="order"]').wait_for()
    assert page.locator(".tiles li").count() == 10
    page.goto(url)
    page.get_by_role("link", name="Вернуться за стол").click()
    page.locator('main[data-idle="true"] .peek').wait_for()


def test_a_judge_hands_the_table_to_the_automatic_one_and_takes_it_back(device, gathered):
    page = device(PHONE).page
    page.goto(gathered.address("judge"))
    fingers.tap(page, "footer .take")
    page.locator("footer .take").wait_for(state="detached")
    fingers.tap(page, "header .menu")
    fingers.tap(page, page.get_by_role("button", name="Передать стол Городу"))
    page.locator("footer .take").wait_for()
    assert gathered.look()["online"]["judging"] == "automatic"
    fingers.tap(page, "footer .take")
    page.locator("footer .take").wait_for(state="detached")
    assert gathered.look()["online"]["judging"] == "human"


def test_an_invitation_that_was_taken_back_says_so_now_and_later(device, gathered):
    console = device(PHONE)
    console.excused = "401"
    page = console.page
    page.goto(gathered.address("lobby"))
    page.locator('main[data-idle="true"] .tiles').wait_for()
    gathered.revoke("lobby")
    page.get_by_text("эта ссылка отозвана").wait_for()
    for _ in range(2):
        page.locator("p.state").wait_for()
        assert page.locator(".tiles").count() + page.locator(".lost").count() == 0
        page.reload()


def test_whoever_hosts_without_a_seat_is_not_told_to_ask_the_host_for_one(device, url):
    page = device(PHONE).page
    page.goto(BegunOnlineTable(url, judge="automatic").address("host"))
    page.locator('main[data-idle="true"] .tiles').wait_for()
    assert page.get_by_text("Мест нет").count() == 0


def test_a_public_table_is_found_on_the_first_page_joined_and_watched(device, steered_server):
    url, title = steered_server.url, "Вечер пятницы"

    def listed(page):
        """The table in the list of the first page, as that tells it now."""
        steered_server.time.pass_(60)  # the list is renewed after a few seconds
        page.goto(url)
        return page.locator(".online .open", has_text=title)

    reader = device(PHONE).page
    page = device(PHONE).page
    page.goto(f"{url}/online")
    page.get_by_role("heading", name="Новый стол онлайн").wait_for()
    assert listed(reader).count() == 0
    fingers.tap(page, page.get_by_text("Открытый стол."))
    page.get_by_label("Название стола, если хотите").fill(title)
    page.get_by_label("Ваш ник").fill("Анна")
    fingers.tap(page, page.get_by_role("button", name="Создать стол"))
    page.locator('main[data-idle="true"] .lobby').wait_for()
    row = listed(reader)
    row.get_by_text("9 мест из 10").wait_for()
    fingers.tap(reader, row.get_by_role("link"))
    reader.get_by_label("Ваш ник").fill("Борис")
    fingers.tap(reader, reader.get_by_role("button", name="Сесть за стол"))
    reader.locator('main[data-idle="true"] .lobby .me').wait_for()
    fingers.tap(page, page.get_by_role("button", name="Боты на 8 свободных мест"))
    for one in (page, reader):
        fingers.tap(one, one.get_by_role("button", name="Я готов", exact=True))
    page.locator("button.act:enabled", has_text="Начать игру").wait_for()
    fingers.tap(page, page.get_by_role("button", name="Начать игру"))
    page.locator(".lobby").wait_for(state="detached")
    # Once it has begun nobody can sit down any more; people who find it may watch.
    third = device(PHONE).page
    row = listed(third)
    row.get_by_text("игра идёт").wait_for()
    row.get_by_text("смотреть").wait_for()
    fingers.tap(third, row.get_by_role("link"))
    third.locator("main[data-phase]").wait_for()
    assert third.get_by_role("button", name="Сесть за стол").count() == 0


SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...where) { super(...where); window.sockets.push(this); }
    };
"""
CLOSED_AND_TAPPED = """
    () => { sockets.at(-1).close(); document.querySelector(".lobby .big").click(); }
"""


def test_what_is_asked_for_while_the_socket_closes_is_sent_by_the_next_one(device, url):
    host = create(device, url)
    page = device(PHONE).page  # a complaint of the browser would fail the test
    page.add_init_script(SOCKETS)
    page.goto(invitation(host))
    page.get_by_label("Ваш ник").fill("Вера")
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.locator('main[data-idle="true"] .lobby .me').wait_for()
    page.evaluate(CLOSED_AND_TAPPED)
    page.get_by_role("button", name="Подождите меня").wait_for()
    host.locator(f".seats [data-seat='{own_seat(page)}'] .ready").wait_for()
