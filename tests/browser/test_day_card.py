"""The card of the day on a player's screen and in the hall."""

from tests.browser.test_online_table import at_seat, onward
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE


def test_the_card_of_the_day_is_on_the_players_screen(device, url):
    game = BegunOnlineTable(url, rules="fiim-2011", options=("6.11",))
    game.deal()
    onward(game, "D1.speech")
    page = at_seat(device, game, 3)
    assert page.locator("[data-card]").count() == 0
    game.wish({"wish": "draw"})
    page.get_by_text("Карточка дня: ").wait_for()
    game.do("pass", seat=game.view["clock"]["seat"])
    page.locator("[data-card]").get_by_text("Карточка дня:").wait_for()
    hall = device(PHONE).page
    hall.goto(game.address("hall"))
    hall.get_by_text("Карточка дня").wait_for()
