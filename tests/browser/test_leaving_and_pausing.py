"""During an online game: somebody leaves and is replaced, two players stop the table."""

from tests.kit import fingers
from tests.kit.browser import PHONE
from tests.kit.gathered_table import Gathered

NEWCOMER = "Мария"
STEP = 1.0
READY = 'main[data-idle="true"] .tiles'


def dealt(server):
    """Ten people sit at the table by links of their own, and the cards are dealt."""
    game = Gathered(server.url, judge="automatic")
    while not server.phase(game.table).startswith("N1.meet"):
        server.goes_on(STEP)
    return game


def at_seat(device, game, seat, excused=""):
    console = device(PHONE)
    console.excused = excused
    page = console.page
    page.goto(game.address(f"seat:{seat}"))
    page.locator(READY).wait_for()
    return page


def test_a_seat_changes_hands_during_the_game_with_all_that_it_knows(device, steered_server):
    game = dealt(steered_server)
    leaver = at_seat(device, game, 4, excused="401")
    card = fingers.held(leaver, ".peek")
    fingers.tap(leaver, ".stops .leave")  # a tap is not enough
    leaver.get_by_text("Держите").first.wait_for()
    fingers.hold(leaver, ".stops .leave", 900)
    leaver.locator("p.state").wait_for()
    page = device(PHONE).page
    page.goto(game.address("lobby"))
    page.get_by_text("Свободны места ушедших: 4.").wait_for()
    page.get_by_label("Ваш ник").fill(NEWCOMER)
    fingers.tap(page, page.get_by_role("button", name="Занять место"))
    page.locator(f'{READY} .me[data-seat="4"]', has_text=NEWCOMER).wait_for()
    assert fingers.held(page, ".peek") == card
    leaver.reload()
    leaver.locator("p.state").wait_for()
    assert leaver.locator(".tiles").count() == 0, "the link of whoever left is no key any more"


def test_two_players_stop_the_table_and_let_it_go_on(device, steered_server):
    game = dealt(steered_server)
    for seat in range(3, 11):
        game.ask({"wish": "leave"}, f"seat:{seat}")
    one, other = at_seat(device, game, 1), at_seat(device, game, 2)
    fingers.tap(one, one.get_by_role("button", name="Пауза"))
    other.get_by_text("За паузу 1 из 2.").wait_for()
    assert not game.look("host")["online"]["paused"]["on"]
    fingers.tap(other, other.get_by_role("button", name="Пауза"))
    for page in (one, other):
        page.get_by_role("button", name="Продолжить").wait_for()
    assert game.look("host")["online"]["paused"]["on"]
    phase = steered_server.phase(game.table)
    steered_server.goes_on(60)  # longer than the step: a table that is paused does not go on
    fingers.tap(other, other.get_by_role("button", name="Продолжить"))
    one.get_by_text("За продолжение 1 из 2.").wait_for()
    assert steered_server.phase(game.table) == phase
    fingers.tap(one, one.get_by_role("button", name="Продолжить"))
    for page in (one, other):
        page.locator(".paused").wait_for(state="detached")
    assert game.look("host")["online"]["paused"] is None
