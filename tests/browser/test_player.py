"""A player's own link: their card while it is held, their moves, and nothing about others."""

import json
import re
import time

import pytest

from tests.browser.screens import DRAWN
from tests.browser.test_console import link
from tests.kit import fingers
from tests.kit.browser import PHONE
from tests.kit.fingers import PATIENCE, touching
from tests.kit.recorded_traffic import listening
from tests.kit.scripted_table import Driven

ROLES = "мирный|мафия|дон|шериф|доктор|маньяк|комиссар|гетера|босс"


def opened(device, game, seat, *, steered=False, **more):
    """The page of a seat; where it is steered, the test may stop the page's clock."""
    console = device(PHONE, **more)
    if steered:
        console.page.clock.install()
    console.page.goto(game.address(f"seat:{seat}"))
    console.page.locator('main[data-idle="true"]').wait_for()
    return console


def of(game, *roles):
    return [seat for seat, role in game.cards().items() if role in roles]


@pytest.fixture
def dealt(url):
    game = Driven(url)
    game.deal()
    return game


def quietly(game, until, *victims):
    """Nobody is named by day; at night the mafia shoots these, one after another."""
    left = list(victims)
    for _ in range(100):
        if game.phase == until:
            return
        verbs = {offer["move"] for offer in game.view["offers"]}
        if "shoot" in verbs:
            hunters = [o["actor"] for o in game.view["offers"] if o["move"] == "shoot"]
            target = left.pop(0)
            game.do("shoot", shots=[[hunter, target] for hunter in hunters])
        elif "pass" in verbs:
            game.do("pass", seat=game.view["clock"]["seat"])
        else:
            game.do("proceed")
    raise AssertionError(game.phase)


CARD = ".peek"
KNOWN = ".told"


def leaves(page, role):
    """Check that no trace of the card is left in the page, its title or its storage."""
    kept = page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}, document.title])")
    return role in page.locator("html").inner_html() or role in kept


@pytest.mark.parametrize(
    "gone",
    [
        "window.dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
        "window.dispatchEvent(new Event('pagehide'))",
        "window.dispatchEvent(new PointerEvent('pointerdown', {pointerId: 77, isPrimary: false}))",
        "window.dispatchEvent(new PointerEvent('pointerdown', {pointerId: 78, isPrimary: true}))",
    ],
    ids=["blur", "hidden", "left", "second finger", "another device's touch"],
)
def test_a_card_is_shown_only_while_it_is_held(device, dealt, gone):
    (seat,) = of(dealt, "sheriff")
    page = opened(device, dealt, seat).page
    assert not leaves(page, "шериф")
    with touching(page, CARD):
        page.locator(CARD).get_by_text("шериф").wait_for()
        page.evaluate(gone)
        page.locator(".held").wait_for(state="detached")
        assert not leaves(page, "шериф")


SETTLED = """async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map((one) => one.finished));
}"""
"""A page that has just been opened passes into the colours of its hour."""


def test_every_card_has_one_layout_and_one_brightness(device, dealt):
    """Where the card is, how large, and in which colours: alike for all roles."""
    looks = set()
    for role in ("citizen", "mafia", "don", "sheriff"):
        page = opened(device, dealt, of(dealt, role)[0]).page
        page.evaluate(SETTLED)
        with touching(page, CARD):
            page.locator(".held").wait_for()
            look = page.evaluate(
                """() => [".peek", ".card", ".letter"].map((one) => {
                    const found = document.querySelector(one);
                    const { top, left, width, height } = found.getBoundingClientRect();
                    const { color, backgroundColor, fontSize } = getComputedStyle(found);
                    const box = one === ".card" ? [top, height] : [top, left, width, height];
                    return [box, color, backgroundColor, fontSize];
                })"""
            )
            looks.add(json.dumps(look))
    assert len(looks) == 1, looks


def test_at_night_every_seat_has_the_same_pad_and_sends_the_same(device, dealt):
    """With a move or without one, alive or dead: the same screen and the same request (A4.3)."""
    (sheriff,) = of(dealt, "sheriff")
    dead, next_, other = of(dealt, "citizen")[:3]
    quietly(dealt, "N3.sheriff", dead, next_)
    screens, sent, lengths = set(), set(), set()
    for seat in (other, dead, sheriff):
        page = device(PHONE).page
        heard = listening(page)
        page.goto(dealt.address(f"seat:{seat}"))
        page.locator('main[data-idle="true"]').wait_for()
        screens.add(page.locator(".secret").inner_html())
        page.locator(".secret").get_by_role("button", name="3", exact=True).click()
        page.context.set_offline(seat == other)
        page.get_by_role("button", name="Отправить").click()
        if seat == other:
            page.get_by_text("в очереди 1").wait_for()
            assert page.evaluate("sessionStorage.getItem('queue')") == "[]", "the phone tells it"
            page.context.set_offline(False)
        page.locator('main[data-idle="true"]').wait_for()
        page.get_by_text("Принято.").wait_for()
        asked = json.loads(heard.sent[-1])
        lengths.add(len(heard.sent[-1].encode()))
        del asked["id"], asked["seen"]
        asked["wish"]["command"]["seat"] = 0
        sent.add(json.dumps(asked))
    assert len(screens) == 1
    assert len(sent) == len(lengths) == 1
    page.locator('main:not([data-phase="N3.sheriff"])').wait_for()
    assert dealt.look("judge")["phase"] != "N3.sheriff", "the sheriff's own move counted"
    checks = dealt.look(f"seat:{sheriff}")["checks"]
    assert [check["target"] for check in checks][-1:] == [3]


def test_own_checks_are_shown_while_they_are_held(device, dealt):
    quietly(dealt, "N2.sheriff", of(dealt, "citizen")[0])
    (sheriff,), black = of(dealt, "sheriff"), of(dealt, "don", "mafia")
    dealt.do("show", duty="sheriff", target=black[0], seat=sheriff)
    console = opened(device, dealt, sheriff)
    assert not leaves(console.page, "чёрный")
    assert f"{black[0]} — чёрный" in console.held(KNOWN)
    assert not leaves(console.page, "чёрный")
    plain = opened(device, dealt, of(dealt, "citizen")[0])
    assert plain.held(KNOWN) == "Пока ничего."


def test_whoever_speaks_nominates_and_ends_his_speech(device, dealt):
    quietly(dealt, "D1.speech")
    seat = dealt.view["clock"]["seat"]
    console = opened(device, dealt, seat, steered=True)
    page = console.page
    target = next(o for o in dealt.view["offers"] if o["move"] == "nominate")["choices"]["target"][
        "of"
    ][0]
    named = page.get_by_role("group", name="Выставление")
    fingers.tap(page, named.get_by_role("button", name=str(target), exact=True))
    page.get_by_text("Принято.").wait_for()
    assert target in dealt.look()["candidates"]
    end = page.get_by_role("button", name="Закончить речь")
    place = fingers.point(page, end, hearing=True)
    # The hint goes away by itself: the page's clock stands still until it has been read.
    page.clock.pause_at((page.evaluate("Date.now()") + 5_000) / 1000)
    fingers.tap(page, place)
    page.get_by_text("Держите дольше").wait_for()
    page.clock.resume()
    assert dealt.look()["clock"]["seat"] == seat, "a touch in a pocket has ended a speech"
    with touching(page, fingers.point(page, end, hearing=True)):
        end.wait_for(state="detached")
    assert dealt.look()["clock"]["seat"] != seat
    other = opened(
        device, dealt, next(s for s in dealt.cards() if s != dealt.view["clock"]["seat"])
    )
    assert other.page.locator(".moves").count() == 0


def test_by_day_a_player_votes_writes_and_acts_by_himself(device, url):
    game = Driven(url, "by-day", 10)
    game.deal()
    (commissar,), citizen = of(game, "commissar"), of(game, "citizen")[0]
    pads = set()
    for seat in (commissar, citizen):
        page = opened(device, game, seat).page
        target = 1 if seat != 1 else 2
        pads.add(page.locator(".secret").inner_html())
        page.locator(".secret").get_by_role("button", name=str(target), exact=True).click()
        page.locator(".secret").get_by_role("button", name="Отправить").click()
        page.get_by_text("Принято.").wait_for()
        page.get_by_role("button", name="Голос", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=str(target), exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Отправить").click()
        page.get_by_role("dialog").wait_for(state="detached")
        page.get_by_role("button", name="Легенда", exact=True).click()
        page.locator("textarea").fill("Я всю ночь спал.")
        page.get_by_role("dialog").get_by_role("button", name="Отправить").click()
        page.get_by_role("dialog").wait_for(state="detached")
        page.get_by_role("button", name="Голос за лучшего игрока").click()
        page.get_by_role("dialog").get_by_role("button", name=str(target), exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Отправить").click()
        page.get_by_role("dialog").wait_for(state="detached")
        page.locator('main[data-idle="true"]').wait_for()
    assert len(pads) == 1
    told = [(line["event"], line.get("seat")) for line in game.look()["log"]["add"]]
    assert ("act-entered", commissar) in told
    assert ("act-entered", citizen) not in told
    assert {("ballot-entered", commissar), ("ballot-entered", citizen)} <= set(told)
    assert {("legend-written", commissar), ("legend-written", citizen)} <= set(told)
    assert {("player-chosen", commissar), ("player-chosen", citizen)} <= set(told)


def test_what_a_player_chooses_survives_what_arrives_meanwhile(device, url):
    """A frame between the choice and the button, and one that was not seen when it was pressed."""
    game = Driven(url, "by-day", 10)
    game.deal()
    console = device((360, 640))
    page = console.page
    late, holding = [], []

    def between(socket):
        server = socket.connect_to_server()

        def told(frame):
            late.append(frame) if holding and '"view"' in frame else socket.send(frame)

        server.on_message(told)
        sockets.append(socket)

    sockets = []
    page.route_web_socket("**/ws", between)
    page.goto(game.address("seat:1"))
    page.locator('main[data-idle="true"]').wait_for()
    dialog = page.get_by_role("dialog")
    send = dialog.get_by_role("button", name="Отправить")
    fingers.tap(page, page.get_by_role("button", name="Голос"))
    fingers.tap(page, dialog.get_by_role("button", name="4", exact=True))
    game.wish({"wish": "phones", "on": False})
    game.wish({"wish": "phones", "on": True})
    page.wait_for_timeout(300)
    assert send.is_enabled(), "a frame has made the page forget what was chosen"
    assert (
        dialog.get_by_role("button", name="4", exact=True).get_attribute("aria-pressed") == "true"
    )
    holding.append(True)
    game.do("choose-player", seat=1, target=3)  # the host enters something of the same player
    fingers.tap(page, send)
    page.wait_for_timeout(300)
    holding.clear()
    for frame in late:
        sockets[-1].send(frame)
    dialog.wait_for(state="detached")
    page.get_by_text("Ваш голос: против 4").wait_for()
    # The answer to the last move does not clear what is typed for the next one.
    fingers.tap(page, page.get_by_role("button", name="Легенда", exact=True))
    page.locator("textarea").fill("Я всю ночь спал.")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    fingers.tap(page, page.get_by_role("button", name="Легенда", exact=True))
    assert page.locator("textarea").input_value() == "Я всю ночь спал."
    assert page.get_by_text("фолы").count() == 0, "a game by day has none"


ALIKE = """() => {
    const main = document.querySelector("main").cloneNode(true);
    main.querySelector("header p").remove();  // whose phone it is, and whether he is out
    for (const one of main.querySelectorAll(".me")) one.classList.remove("me");
    for (const one of main.querySelectorAll(".time, .mine")) one.remove();  // runs, own
    return main.innerHTML;
}"""


def alike(game, pages):
    """Check that all players without the floor have the same page while nothing is held."""
    floor = (game.view["clock"] or {"seat": 0})["seat"]
    others = [page for seat, page in pages.items() if seat != floor]
    for page in others:
        page.locator(f'main[data-phase="{game.phase}"][data-idle="true"]').wait_for()
    until = time.monotonic() + PATIENCE / 1000
    while len(looks := {page.evaluate(ALIKE) for page in others}) > 1:
        if time.monotonic() > until:
            break
        others[0].wait_for_timeout(100)  # a frame may still be on its way
    else:
        return
    one, other = sorted(looks)[:2]
    at = next(n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    raise AssertionError(f"{game.phase}: {one[at - 80 : at + 80]} <> {other[at - 80 : at + 80]}")


def test_all_seats_have_one_page_at_every_step_while_nothing_is_held(device, url):
    """No step of a game shows anything unheld that only one card has."""
    for rules, steps in (("fiim-2019", 34), ("by-day", 1)):
        game = Driven(url, rules)
        game.deal()
        first = device((360, 640)).page
        pages = {1: first, **{seat: first.context.new_page() for seat in range(2, 11)}}
        for seat, page in pages.items():
            page.goto(game.address(f"seat:{seat}"))
        for _ in range(steps):
            alike(game, pages)
            if game.phase == "over":
                break
            game.move()
        first.context.close()


def test_where_the_judge_says_so_a_players_phone_only_shows(device, url):
    """A quick game: the judge switches it on, and off; the button fits on the smallest phone."""
    console = device((360, 640)).quick_game(url)
    console.deal(10, 9, 8, 7)
    while not console.phase.startswith("D1"):
        console.next()
    page = device((360, 640)).page
    page.goto(link(console, "seat:1"))
    page.get_by_text("телефон только показывает").wait_for()
    assert page.locator(".moves").count() == 0

    def switch():
        fingers.tap(console.page, ".menu")
        fingers.tap(console.page, console.page.get_by_role("button", name="Настройки"))
        fingers.tap(console.page, ".phones")
        console.ready().page.keyboard.press("Escape")
        console.page.locator("dialog").wait_for(state="detached")

    switch()
    page.get_by_role("group", name="Выставление").wait_for()
    switch()
    page.get_by_text("телефон только показывает").wait_for()
    assert page.locator(".moves").count() == 0


@pytest.mark.parametrize("rules", ["fiim-2019", "cma-2025", "by-day"])
def test_the_button_that_sends_is_on_the_screen_of_the_smallest_phone(device, url, rules):
    game = Driven(url, rules, 12 if rules == "cma-2025" else 10)
    game.deal()
    if rules != "by-day":
        assert game.until("sheriff", "don", "beauty", "doctor")
    page = device((360, 640)).page
    page.goto(game.address("seat:1"))
    page.locator('main[data-idle="true"]').wait_for()
    send = page.locator(".secret").get_by_role("button", name="Отправить")
    send.wait_for()
    page.evaluate(DRAWN)
    box = send.bounding_box()
    assert box["y"] + box["height"] <= 640, box


def test_a_protest_is_filed_where_it_is_offered(device, dealt):
    page = opened(device, dealt, 1).page
    assert page.get_by_role("button", name="Протест").count() == 0
    for _ in range(300):
        if dealt.phase == "over":
            break
        dealt.move()
    page.get_by_role("button", name="Протест").click()
    page.locator("textarea").fill("Судья не объявил итог голосования.")
    page.get_by_role("button", name="Отправить").click()
    page.get_by_text("Принято.").wait_for()
    assert dealt.look()["protest"]["text"] == "Судья не объявил итог голосования."
    assert not re.search(ROLES, page.locator("main").inner_text())


def test_a_ticket_that_is_refused_is_asked_for_once_more(device, url):
    """Another process may not know the first one; a second refusal is the end of it."""
    game = Driven(url, "fiim-2019", 10)
    game.deal()
    page = device((390, 844)).page
    refusals, opened = [1], []

    def between(socket):
        opened.append(socket)
        if not refusals:
            socket.connect_to_server()
            return
        refusals.pop()
        socket.on_message(lambda _: socket.close(code=4401))

    page.route_web_socket("**/ws", between)
    page.goto(game.address("seat:1"))
    page.locator('main[data-idle="true"]').wait_for()
    assert len(opened) == 2
    refusals += [1] * 9
    opened.clear()
    page.reload()
    page.wait_for_function("() => performance.now() > 4000")
    assert len(opened) == 2


def test_a_player_adds_to_the_deal_and_checks_it_after_the_game(device, url):
    """The page recomputes the deal, over plain HTTP, and remembers what it saw before it."""
    game = Driven(url)
    page = opened(device, game, 3).page
    page.get_by_text("Обещание раздачи").click()
    page.get_by_label("Буквы и цифры").fill("dice615243")
    page.get_by_role("button", name="Добавить к раздаче").click()
    page.get_by_text("Вы добавили: dice615243").wait_for()
    game.deal()
    game.do("defeat", seat=of(game, "don")[0], clause="6.8.1")
    page.get_by_role("button", name="Проверить раздачу").click()
    page.locator('[data-verdict="holds"]').wait_for()
    page.get_by_text("Добавленное с этого устройства есть в раздаче 1: dice615243").wait_for()
    assert page.locator("dialog li.no").count() == 0
