"""A player's screen beside the game itself: notes, who voted for whom, the end, the replay."""

import json

import pytest

from tests.kit import fingers
from tests.kit.browser import PHONE, eventually
from tests.kit.scripted_table import Driven

LAPTOP = (1366, 768)


def opened(device, game, seat, size=PHONE, **more):
    console = device(size, **more)
    console.page.goto(game.address(f"seat:{seat}"))
    console.page.locator('main[data-idle="true"]').wait_for()
    return console.page


@pytest.fixture
def dealt(url):
    game = Driven(url, seed=7)
    game.deal()
    return game


def voted(game):
    """On, until hands of a vote were counted; gives the candidate and the hands."""
    for _ in range(400):
        counted = [
            line
            for line in game.view["log"]["add"]
            if line["event"] == "hands-counted" and line["hands"]
        ]
        if counted:
            return counted[0]["candidate"], counted[0]["hands"]
        assert game.phase != "over"
        game.move()
    raise AssertionError(game.phase)


def test_notes_stay_on_the_device_over_a_reload(device, dealt):
    page = opened(device, dealt, 1)
    fingers.tap(page, ".tiles [data-seat='4'] button")
    fingers.tap(page, page.get_by_role("button", name="Чёрный", exact=True))
    page.get_by_label("Моя заметка").fill("Путает слова.")
    dealt.wish({"wish": "phones", "on": False})  # a frame while it is being written
    assert page.get_by_label("Моя заметка").input_value() == "Путает слова."
    page.keyboard.press("Escape")
    page.locator(".tiles [data-seat='4'] .mark.black").wait_for()
    eventually(page, "history.state?.open ?? 0", expected=0)
    page.reload()
    page.locator(".tiles [data-seat='4'] .mark.black").wait_for()
    fingers.tap(page, ".tiles [data-seat='4'] button")
    assert page.get_by_label("Моя заметка").input_value() == "Путает слова."
    with page.expect_download() as saved:
        page.evaluate("Object.defineProperty(navigator, 'maxTouchPoints', {value: 0})")
        fingers.tap(page, page.get_by_role("button", name="Все заметки текстом"))
    text = saved.value.path().read_text("utf-8")
    assert text == "4 Профессор: Чёрный. Путает слова."
    # Another seat on the same device has separate notes.
    page.goto("about:blank")
    page.goto(dealt.address("seat:2"))
    page.locator('main[data-idle="true"]').wait_for()
    assert page.locator(".tiles .mark").count() == 0


def test_whoever_speaks_has_a_larger_tile_in_its_place(device, dealt):
    page = opened(device, dealt, 1)
    while dealt.step != "speech":
        dealt.do("proceed")
    page.locator(".tiles .speaking").wait_for()
    seats = page.locator(".tiles li").evaluate_all("all => all.map((one) => one.dataset.seat)")
    assert seats == [str(seat) for seat in range(1, 11)]
    large, plain = (
        page.locator(f".tiles li{which} >> nth=0").bounding_box()
        for which in (".speaking", ":not(.speaking):not(.beside)")
    )
    assert large["width"] > 1.4 * plain["width"]
    tops = page.locator(".tiles li").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(set(tops)) == 2, "two rows of five"


def test_who_voted_for_whom_is_told_so_far(device, dealt):
    page = opened(device, dealt, 1)
    page.get_by_text("Голосований ещё не было.").wait_for()
    candidate, hands = voted(dealt)
    row = page.locator(".votes li").filter(has_text=f"← {', '.join(map(str, hands))}")
    row.first.wait_for()
    assert row.first.locator("b").first.inner_text() == str(candidate)
    fingers.tap(page, f".tiles [data-seat='{hands[0]}'] button")
    page.get_by_text(f"голосовал против {candidate}").first.wait_for()


def over(game):
    for _ in range(600):
        if game.phase == "over":
            return
        game.move()
    raise AssertionError(game.phase)


def test_the_end_tells_points_and_the_clauses_of_this_seat(device, dealt):
    over(dealt)
    own = next(p for p in dealt.view["players"] if p["points"]["items"])
    page = opened(device, dealt, own["seat"])
    page.locator(".won").wait_for()
    assert page.locator(".points li").count() == len(own["points"]["items"])
    page.locator(".points li button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("p b").first.wait_for()
    eventually(page, "document.querySelector('dialog p').innerText.length > 12", expected=True)
    page.keyboard.press("Escape")
    fingers.tap(page, page.get_by_text("Карты всех игроков"))
    page.get_by_text("дон").first.wait_for()


def test_a_game_is_seen_again_step_by_step_and_shown_to_others(device, dealt):
    page = opened(device, dealt, 3)
    over(dealt)
    page.get_by_role("link", name="Повтор игры").click()
    page.get_by_role("heading", name="Игра глазами места 3").wait_for()
    at = "Number(document.querySelector('main').dataset.step)"
    total = page.locator("input[type=range]")
    eventually(page, "document.querySelector('input').max > 20", expected=True)
    last = int(total.get_attribute("max"))
    fingers.tap(page, page.get_by_role("button", name="Шаг вперёд"))
    fingers.tap(page, page.get_by_role("button", name="Шаг вперёд"))
    fingers.tap(page, page.get_by_role("button", name="Шаг назад"))
    eventually(page, at, expected=1)
    page.keyboard.press("ArrowRight")
    eventually(page, at, expected=2)
    page.keyboard.press("End")
    page.locator(".won").wait_for()
    eventually(page, at, expected=last)
    page.keyboard.press("Home")
    eventually(page, at, expected=0)
    page.clock.install()
    fingers.tap(page, page.get_by_role("button", name="Смотреть"))
    page.clock.run_for(3_500)
    eventually(page, at, expected=2)
    fingers.tap(page, page.get_by_role("button", name="Пауза"))
    fingers.tap(page, page.get_by_role("button", name="Поделиться"))
    shared = page.locator("dialog input").input_value()
    other = device(LAPTOP).page
    other.goto(shared)
    other.get_by_role("heading", name="Игра глазами места 3").wait_for()
    assert other.get_by_role("button", name="Поделиться").count() == 0
    token = shared.partition("#")[2]
    looked = other.request.get(
        f"{shared.partition('/replay')[0]}/api/tables/{dealt.table}/view",
        headers={"authorization": f"Bearer {token}"},
    )
    assert looked.status == 403, json.dumps(looked.json())


def test_before_the_end_there_is_nothing_to_see_again(device, dealt):
    console = device(PHONE)
    console.excused = "404"
    token = dealt.links["seat:3"]["token"]
    console.page.goto(f"{dealt.url}/replay#{token}")
    console.page.locator(".state").wait_for()
    eventually(
        console.page, "document.querySelector('.state').innerText.length > 20", expected=True
    )
    assert console.page.locator(".tiles").count() == 0
