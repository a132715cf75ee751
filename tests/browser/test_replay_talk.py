"""The replay of an online game on a phone: the speeches, and gestures for those who saw them."""

from tests.browser.test_gestures import by_card
from tests.browser.test_online_table import onward
from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE


def replay_of(device, game, seat):
    page = device(PHONE).page
    page.goto(game.address(f"seat:{seat}").replace("/play", "/replay"))
    page.locator("main[data-total]:not([data-total='0'])").wait_for()
    return page


def to(page, phase):
    while page.locator("main").get_attribute("data-phase") != phase:
        fingers.tap(page, page.get_by_role("button", name="Шаг вперёд"))


def test_speeches_and_gestures_are_in_the_replay(device, url):
    game = BegunOnlineTable(url)
    game.deal()
    (don,), (mate, _), (red, *_) = (by_card(game, c) for c in ("don", "mafia", "citizen"))
    game.ask({"wish": "gesture", "id": "shoot", "seats": [red]}, f"seat:{don}")
    onward(game, "D1.speech")
    game.ask({"wish": "say", "text": "Город, я мирный."}, "seat:1")
    game.look()
    game.do("defeat", seat=don, clause="6.8.1")
    black, town = (replay_of(device, game, seat) for seat in (mate, red))
    for page in (black, town):
        to(page, "N1.meet")
    black.locator(".gesture").get_by_text(f"стреляем {red}").wait_for()
    assert town.locator(".gesture").count() == 0
    for page in (black, town):
        assert page.get_by_text("Город, я мирный.").count() == 0
        to(page, "D1.speech")
        page.locator(".said").get_by_text("Город, я мирный.").wait_for()
        page.locator(".talk").get_by_text("Город, я мирный.").wait_for()
    # People who get it by a link read the same.
    fingers.tap(black, black.get_by_role("button", name="Поделиться"))
    address = black.locator("dialog input").first.input_value()
    guest = device(PHONE).page
    guest.goto(address)
    guest.locator("main[data-total]:not([data-total='0'])").wait_for()
    to(guest, "D1.speech")
    guest.locator(".said").get_by_text("Город, я мирный.").wait_for()
