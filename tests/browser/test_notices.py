"""The sheet of notices under fingers: browser, e-mail, Telegram, quiet hours, and the way out."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.http_tournament import HttpTournament
from tests.browser.test_access import Inspector
from tests.browser.test_accounts import name_of, sign_in
from tests.browser.test_late_answers import HeldBack
from tests.kit import browser as kit
from tests.kit import fingers
from tests.kit.push_service import TOKEN, bot_api, push_service
from tests.kit.server_processes import free_port
from tests.kit.smtp_server import link_in, post_office

SERVICE_WORKER = True

SUBSCRIBES = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (wanted) => {
  window.asked = { visible: wanted.userVisibleOnly, key: wanted.applicationServerKey.length };
  return { toJSON: () => (ADDRESS) };
};
"""
"""A browser without a screen has neither permission nor a push service, so ours replaces it."""


@pytest.fixture
def outside(tmp_path):
    """A server with all three channels, at the address that it is configured with."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    token = tmp_path / "bot-token"
    token.write_text(TOKEN, "ascii")
    with post_office() as office, push_service() as push, bot_api() as bot:
        flags = ("--public-url", url, "--registration", "open")
        mail = ("--smtp", office.url, "--mail-from", "Город <gorod@club.example>")
        telegram = ("--telegram-token-file", str(token), "--telegram-api", bot.url)
        hosts = ("--push-hosts", push.host)
        with kit.served(tmp_path, *flags, *mail, *telegram, *hosts, port=port):
            yield url, office, push, bot


def player(tournament, number=0):
    """The link of a player who is entered."""
    who = tournament.http.get(tournament.at("")).json()["players"][number]["id"]
    return f"{tournament.url}/player#{tournament.link(f'player:{who}')}"


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def sheet_of(page):
    page.get_by_role("heading", level=1).wait_for()
    fingers.tap(page, button(page, "Уведомления"))
    sheet = page.locator("dialog[open]")
    sheet.get_by_label("Не беспокоить в эти часы").wait_for()
    return sheet


def test_a_player_chooses_every_channel_and_leaves_with_one_tap(device, outside):
    url, office, push, bot = outside
    tournament, inspector = HttpTournament(url).entered(10), Inspector("ru")
    browser = push.browser("phone").address
    told = {"endpoint": browser["endpoint"], "keys": {k: browser[k] for k in ("p256dh", "auth")}}
    phone = device(kit.PHONE)
    page = phone.page
    page.add_init_script(SUBSCRIBES.replace("ADDRESS", json.dumps(told)))
    page.goto(player(tournament))
    sheet = sheet_of(page)
    inspector(page, "notices")

    fingers.tap(page, button(sheet, "Показывать в этом браузере"))
    expect(sheet.get_by_role("listitem")).to_contain_text(["В браузере в этом"])
    assert page.evaluate("window.asked") == {"visible": True, "key": 65}

    sheet.get_by_label("Адрес почты").fill("olga@mail.example")
    fingers.tap(page, button(sheet, "Присылать письма"))
    expect(sheet.get_by_role("status")).to_contain_text("Мы отправили письмо")
    expect(sheet.get_by_role("listitem").nth(1)).to_contain_text("ждёт подтверждения")
    mail = device(kit.PHONE).page
    mail.goto(link_in(office.letter(1)))
    fingers.tap(mail, button(mail, "Да, присылать"))
    mail.get_by_role("heading", name="Готово").wait_for()

    fingers.tap(page, button(sheet, "Писать в Telegram"))
    link = sheet.get_by_role("link", name="Открыть бота и нажать «Старт»")
    code = re.fullmatch(r"https://t\.me/gorod_bot\?start=(\w+)", link.get_attribute("href"))[1]
    bot.types(77, f"/start {code}")
    bot.message(1)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(sheet.get_by_role("listitem")).to_have_count(3)
    expect(sheet).not_to_contain_text("ждёт подтверждения")

    tournament.checked_in()
    tournament.seated(1)
    assert "ваше место" in push.message(1).said["title"]
    assert "ваше место" in office.letter(2)["Subject"]
    assert "стол 1" in bot.message(2)[1]

    fingers.tap(page, button(sheet, "Отписаться от всего"))
    expect(sheet.get_by_role("status")).to_have_text("Больше ничего не придёт.")
    expect(sheet.get_by_role("listitem")).to_have_count(0)
    assert inspector.found == {}


def test_quiet_hours_are_those_of_the_place_where_the_phone_is(device, outside):
    url, *_ = outside
    tournament = HttpTournament(url).entered(2)
    page = device(kit.PHONE, timezone_id="Asia/Novosibirsk").page
    page.goto(player(tournament))
    sheet = sheet_of(page)
    fingers.tap(page, sheet.get_by_label("Не беспокоить в эти часы"))
    expect(sheet.get_by_role("status")).to_have_text("Часы сохранены.")
    expect(sheet.get_by_label("По времени")).to_have_value("Asia/Novosibirsk")
    with page.expect_response(lambda answer: answer.url.endswith("/api/notices/quiet")) as kept:
        sheet.get_by_label("До").fill("09:30")
        sheet.get_by_label("До").dispatch_event("change")
    assert kept.value.ok
    page.reload()
    sheet = sheet_of(page)
    expect(sheet.get_by_label("Не беспокоить в эти часы")).to_be_checked()
    expect(sheet.get_by_label("До")).to_have_value("09:30")


def test_an_hour_typed_while_the_page_reads_its_notices_stays(device, outside):
    """An answer that was requested before a change contains the earlier hours."""
    url, *_ = outside
    tournament = HttpTournament(url).entered(2)
    page = device(kit.PHONE).page
    page.goto(player(tournament))
    sheet = sheet_of(page)
    expect(sheet.get_by_label("Не беспокоить в эти часы")).to_be_visible()
    reads = HeldBack(page, "**/api/notices")
    fingers.tap(page, sheet.get_by_label("Не беспокоить в эти часы"))
    early = reads.first()
    reads.holds = True  # the next read would repair it
    answer = early.fetch()
    assert '"08:00"' in answer.text()
    sheet.get_by_label("До").fill("09:30")
    expect(button(sheet, "Писать в Telegram")).to_be_disabled()
    early.fulfill(response=answer)
    expect(button(sheet, "Писать в Telegram")).to_be_enabled()  # the answer has been taken in
    expect(sheet.get_by_label("До")).to_have_value("09:30")
    page.unroute_all(behavior="ignoreErrors")


def test_at_plain_http_the_sheet_says_what_is_missing(device, outside):
    url, *_ = outside
    tournament = HttpTournament(url).entered(2)
    page = device(kit.PHONE).page
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
    page.goto(player(tournament))
    sheet = sheet_of(page)
    expect(sheet).to_contain_text("браузеры разрешают уведомления только по https")
    expect(button(sheet, "Показывать в этом браузере")).to_have_count(0)
    expect(button(sheet, "Писать в Telegram")).to_be_visible()


def test_the_browser_shows_a_notice_of_one_id_once(device, url):
    """Through the browser's own service worker, to which a push is delivered by the browser."""
    phone = device(kit.PHONE)
    page = phone.page
    page.goto(url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    found = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    (worker,) = page.context.service_workers
    worker.evaluate(
        """() => {
          self.shown = [];
          self.registration.showNotification = async (title, said) =>
            void self.shown.push([title, said.body, said.data.page, said.tag]);
          self.asked = [];
          self.fetch = async (path, how) => (self.asked.push([path, how.method]), new Response(""));
        }"""
    )

    def delivered(name, title):
        told = {"id": name, "title": title, "body": "Откройте.", "page": "/", "lang": "ru"}
        number = found[-1]["registrationId"]
        whole = {"origin": url, "registrationId": number, "data": json.dumps(told)}
        session.send("ServiceWorker.deliverPushMessage", whole)
        page.wait_for_timeout(200)

    delivered("day-1", "Город: день опубликован")
    delivered("day-1", "Город: день опубликован")  # it was not known whether it had arrived
    delivered("day-2", "Город: час до конца дня")
    while len(worker.evaluate("self.shown")) < 2:
        page.wait_for_timeout(20)
    assert worker.evaluate("self.shown") == [
        ["Город: день опубликован", "Откройте.", "/", "day-1"],
        ["Город: час до конца дня", "Откройте.", "/", "day-2"],
    ]
    # The button under a notification ends it without opening a page.
    worker.evaluate(
        """async () => {
          const data = { page: "/", leave: "/n/token" };
          const tap = Object.assign(new Event("notificationclick"), {
            action: "leave",
            notification: { close() {}, data },
            waitUntil: (work) => (self.work = work),
          });
          self.dispatchEvent(tap);
          await self.work;
        }"""
    )
    assert worker.evaluate("self.asked") == [["/n/token", "POST"]]


def test_the_organiser_sees_what_did_not_arrive_and_sends_it_again(device, outside):
    url, _, push, _ = outside
    tournament, inspector = HttpTournament(url).entered(10), Inspector("ru")
    tournament.checked_in()
    own = {"authorization": f"Bearer {tournament.link('player:p1')}"}
    tournament.http.post("/api/notices/push", json=push.browser("phone").address, headers=own)
    push.answers = [(400, {})]
    tournament.seated(1)
    me = tournament.http.get(tournament.at("")).json()["me"]["who"]
    page = device((1366, 768)).page
    while not tournament.http.get(tournament.at("/notices")).json()["failed"]:
        page.wait_for_timeout(50)
    page.goto(f"{url}/desk?at=round#{tournament.link(f'official:{me}')}")
    card = page.locator("[data-card=unsent]")
    expect(card.get_by_role("listitem")).to_contain_text(["Игрок 1 место в туре"])
    inspector(page, "unsent")
    fingers.tap(page, button(card, "Отправить ещё раз"))
    assert "место 1" in push.message(1).said["body"]
    expect(card).to_have_count(0)
    assert inspector.found == {}


def test_an_account_chooses_on_its_own_page_and_leaves_with_one_tap(device, outside):
    url, _, push, bot = outside
    address = push.browser("phone").address
    told = {"endpoint": address["endpoint"], "keys": {k: address[k] for k in ("p256dh", "auth")}}
    inspector = Inspector("ru")
    page = device(kit.PHONE).page
    page.add_init_script(SUBSCRIBES.replace("ADDRESS", json.dumps(told)))
    page.goto(f"{url}/desk")
    sign_in(page, name_of(HttpTournament(url)))
    fingers.tap(page, button(page, "Учётная запись"))
    card = page.locator("[data-card=notices]")
    card.get_by_label("Не беспокоить в эти часы").wait_for()
    inspector(page, "account")
    fingers.tap(page, button(card, "Показывать в этом браузере"))
    expect(card.get_by_role("listitem")).to_have_count(1)
    fingers.tap(page, button(card, "Писать в Telegram"))
    link = card.get_by_role("link", name="Открыть бота и нажать «Старт»")
    bot.types(77, f"/start {link.get_attribute('href').rpartition('=')[2]}")
    bot.message(1)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(card.get_by_role("listitem")).to_have_count(2)
    page.reload()
    expect(card.get_by_role("listitem")).to_have_count(2)
    fingers.tap(page, button(card, "Отписаться от всего"))
    expect(card.get_by_role("status")).to_have_text("Больше ничего не придёт.")
    expect(card.get_by_role("listitem")).to_have_count(0)
    assert inspector.found == {}


def test_a_player_says_what_to_be_told_of(device, outside):
    url, *_ = outside
    tournament = HttpTournament(url).entered(2)
    page = device(kit.PHONE).page
    page.goto(player(tournament))
    sheet = sheet_of(page)
    fingers.tap(page, sheet.get_by_label("Рассадка готова: ваш стол и место"))
    expect(sheet.get_by_role("status")).to_have_text("Сохранено.")
    page.reload()
    sheet = sheet_of(page)
    assert not sheet.get_by_label("Рассадка готова: ваш стол и место").is_checked()
    assert sheet.get_by_label("Ваш тур начинается").is_checked()
