"""A person judges an online table: the console shows what the seats entered, and accepts it."""

from tests.browser.test_online_table import onward
from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE


def test_hands_that_players_entered_are_taken_in_one_tap(device, url):
    game = BegunOnlineTable(url)
    game.deal()
    onward(game, "D1.vote", 1, 2)
    page = device(PHONE).page
    page.goto(game.address("judge"))
    fingers.tap(page, "footer .take")
    page.locator("footer .take").wait_for(state="detached")
    take = page.get_by_role("button", name="Принять введённое")
    take.wait_for()
    assert take.is_disabled()
    for seat in range(1, 11):
        game.ask({"wish": "enter", "move": "vote", "target": 7 if seat < 7 else 8}, f"seat:{seat}")
    page.get_by_text("Ввели: 10").wait_for()
    fingers.tap(page, take)
    while not game.look()["ballot"]["counts"]:
        page.wait_for_timeout(50)
    assert game.view["ballot"]["counts"] == {"7": 6}


def test_the_judge_sees_what_the_blacks_show(device, url):
    game = BegunOnlineTable(url)
    game.deal()
    black = next(p["seat"] for p in game.look()["players"] if p["role"] == "don")
    game.ask({"wish": "gesture", "id": "shoot", "seats": [1, 2]}, f"seat:{black}")
    page = device(PHONE).page
    page.goto(game.address("judge"))
    page.locator(".round").wait_for()
    assert page.get_by_text("стреляем 1, 2").count() == 0, "nobody reads it in passing"
    assert "стреляем 1, 2" in fingers.held(page, ".round")
