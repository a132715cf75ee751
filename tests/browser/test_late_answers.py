"""An answer that comes late puts nothing back that somebody has changed meanwhile."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.http_tournament import HttpTournament
from tests.browser.lobby import create, invitation
from tests.browser.test_lobby_settings import settings
from tests.kit import fingers
from tests.kit.browser import PHONE

LAPTOP = (1366, 768)


class HeldBack:
    """The first request to an address waits until it is let go."""

    def __init__(self, page, address, method="GET"):
        self.page, self.method, self.waiting = page, method, []
        self.holds = True
        page.route(address, self._comes)

    def _comes(self, route):
        if self.holds and route.request.method == self.method:
            self.waiting.append(route)
        else:
            route.fallback()

    def first(self):
        """The first that waits; those after it pass."""
        while not self.waiting:
            self.page.wait_for_timeout(20)
        self.holds = False
        return self.waiting[0]


@pytest.fixture
def desk(device, url):
    """The desk of an organiser at a section, and their tournament."""

    def open_(section, players=2):
        tournament = HttpTournament(url).entered(players)
        if section == "seating":
            tournament.checked_in()
        page = device(LAPTOP).page
        me = tournament.http.get(tournament.at("")).json()["me"]["who"]
        page.goto(f"{url}/desk?at={section}#{tournament.link(f'official:{me}')}")
        page.locator(f"main[data-section={section}] .desk-page").wait_for()
        return tournament, page

    return open_


def test_a_look_at_the_desk_from_before_a_change_does_not_undo_it(desk):
    tournament, page = desk("people")
    overview = HeldBack(page, re.compile(rf"{tournament.at('')}(\?.*)?$"))
    tournament.entered(3)
    early = overview.first()
    before = early.fetch()
    row = page.locator("main li", has_text="Игрок 1")
    row.locator(".check").click()
    expect(row.locator(".desk-chip")).to_have_text("✓ на месте")
    overview.holds = True  # the next read would repair it
    # The page continues after the answer.
    with page.expect_response(f"**{tournament.at('/duties')}*"):
        early.fulfill(response=before)
    expect(row.locator(".desk-chip")).to_have_text("✓ на месте")


def test_a_change_by_somebody_else_while_an_own_request_is_under_way_is_shown(desk):
    tournament, page = desk("seating", 10)
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda _: frames.append(1)))
    page.reload()
    search = page.get_by_role("button", name="Найти рассадку")
    search.wait_for()
    while not frames:
        page.wait_for_timeout(20)
    overview = HeldBack(page, re.compile(rf"{tournament.at('')}(\?.*)?$"))
    search.click()
    late = overview.first()
    before, told = late.fetch(), len(frames)
    tournament.do({"type": "withdraw-player", "player": "p4", "reason": "заболел"})
    while len(frames) == told:
        page.wait_for_timeout(20)
    page.evaluate("new Promise((done) => setTimeout(done))")  # until the page has heard it too
    late.fulfill(response=before)
    expect(page.locator(".aside .desk-wrong").first).to_contain_text("Игрок 4")


def test_what_is_written_while_it_is_saved_stays(desk):
    tournament, page = desk("regulation")
    commands = HeldBack(page, f"**{tournament.at('/commands')}*", "POST")
    save = page.get_by_role("button", name="Сохранить текст")
    text = page.get_by_label("Текст согласия")
    text.fill("Мы храним имя.")
    save.click()
    sent = commands.first()
    text.fill("Мы храним имя. И город.")
    expect(save).to_be_disabled()
    sent.continue_()
    expect(save).to_be_enabled()
    expect(text).to_have_value("Мы храним имя. И город.")


def test_a_form_that_begins_like_the_last_table_waits_for_it(device, url):
    page = create(device, url)
    link = settings(page).get_by_role("link", name="Другие правила, число игроков, судья")
    view = HeldBack(page, "**/api/tables/*/view*")
    fingers.tap(page, link)
    late = view.first()
    page.get_by_role("heading", name="Другие правила, число игроков, судья").wait_for()
    expect(page.locator("form")).to_have_count(0)
    late.continue_()
    expect(page.locator("form select").first).to_have_value("fiim-2019")


def test_the_next_message_is_written_while_the_last_one_is_sent(device, url):
    host = create(device, url)
    page = device(PHONE).page
    frames, holding = [], []

    def between(socket):
        server = socket.connect_to_server()
        socket.on_message(lambda frame: frames.append(frame) if holding else server.send(frame))
        servers.append(server)

    servers = []
    page.route_web_socket("**/ws", between)
    page.goto(invitation(host))
    page.get_by_label("Ваш ник").fill("Борис")
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.locator('main[data-idle="true"] .lobby .me').wait_for()
    message = page.get_by_label("Сообщение столу")
    message.fill("Привет!")
    holding.append(True)
    fingers.tap(page, page.get_by_role("button", name="Сказать"))
    while not frames:
        page.wait_for_timeout(20)
    message.fill("Кто судит?")
    holding.clear()
    for frame in frames:
        servers[-1].send(frame)
    page.locator(".talk").get_by_text("Привет!").wait_for()
    expect(page.get_by_role("button", name="Сказать")).to_be_enabled()
    expect(message).to_have_value("Кто судит?")
