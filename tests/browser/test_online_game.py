"""During an online game: leaving, a pause, fouls by vote, words aloud, a judge who comes."""

import re
import time

from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE, eventually
from tests.kit.running_server import PATIENCE

LAPTOP = (1366, 768)
NEWCOMER = "Мария"
STEP = 1.0
READY = 'main[data-idle="true"] .tiles'


def dealt(server):
    """Ten people sit at the table with their own links, and the cards are dealt."""
    game = BegunOnlineTable(server.url, judge="automatic")
    onward(server, lambda: server.phase(game.table).startswith("N1.meet"))
    return game


def onward(server, there):
    """Time passes until something has happened."""
    until = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < until
        server.goes_on(STEP)


def only(game, people):
    """All others leave: a vote of the living is then one of these."""
    for seat in range(people + 1, 11):
        game.ask({"wish": "leave"}, f"seat:{seat}")


def at_seat(device, game, seat, excused="", size=PHONE):
    console = device(size)
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
    only(game, 2)
    one, other = at_seat(device, game, 1), at_seat(device, game, 2)
    fingers.tap(one, one.get_by_role("button", name="Пауза"))
    other.get_by_text("За паузу 1 из 2.").wait_for()
    assert not game.look("host")["online"]["paused"]["on"]
    fingers.tap(other, other.get_by_role("button", name="Пауза"))
    for page in (one, other):
        page.get_by_role("button", name="Продолжить").wait_for()
    assert game.look("host")["online"]["paused"]["on"]
    phase = steered_server.rests_at(game.table)
    steered_server.goes_on(60)  # longer than the step: a table that is paused does not go on
    fingers.tap(other, other.get_by_role("button", name="Продолжить"))
    one.get_by_text("За продолжение 1 из 2.").wait_for()
    assert steered_server.rests_at(game.table) == phase
    fingers.tap(one, one.get_by_role("button", name="Продолжить"))
    for page in (one, other):
        page.locator(".paused").wait_for(state="detached")
    assert game.look("host")["online"]["paused"] is None


def test_two_players_give_a_third_one_a_foul(device, steered_server):
    game = dealt(steered_server)
    only(game, 3)
    one, other, third = (at_seat(device, game, seat) for seat in (1, 2, 3))

    def votes(page):
        fingers.tap(page, '.tiles [data-seat="3"] button')
        fingers.tap(page, page.get_by_role("button", name="Голосую за фол"))
        page.get_by_role("dialog").get_by_text("Принято.").wait_for()

    votes(one)
    fingers.tap(one, one.get_by_role("button", name="Голосую за фол"))  # one vote is one vote
    one.get_by_role("dialog").get_by_text("Принято.").wait_for(state="detached")
    steered_server.goes_on(STEP)
    for page in (one, other, third):
        assert page.locator(".tiles .fouls").count() == 0, "nobody sees a vote"
    votes(other)
    marked = third.locator('.tiles [data-seat="3"] .fouls')
    onward(steered_server, marked.count)
    assert third.locator(".mine .number").inner_text() == "1"
    fingers.tap(third, '.tiles [data-seat="3"] button')
    third.get_by_role("dialog").wait_for()
    assert third.get_by_role("button", name="Голосую за фол").count() == 0


VOICE = """
    window.said = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    Object.defineProperty(window, "speechSynthesis", { value: {
        speak: (one) => window.said.push([one.lang, one.text]),
        cancel: () => window.said.push("silence"),
    } });
"""
CUE = "[...document.querySelectorAll('.cue')].map((one) => one.innerText).join(' ')"


def test_the_judges_words_are_spoken_where_somebody_wants_to_hear_them(device, steered_server):
    game = dealt(steered_server)
    page = device(PHONE).page
    page.add_init_script(VOICE)
    page.goto(game.address("seat:4"))
    page.locator(READY).wait_for()

    def shown():
        return ". ".join(re.findall("«(.*?)»", page.evaluate(CUE)))

    def next_words():
        before = shown()
        onward(steered_server, lambda: shown() not in ("", before))
        return shown()

    next_words()
    assert page.evaluate("said") == [], "nobody has asked for it"
    switch = page.get_by_role("button", name="Слова судьи вслух")
    fingers.tap(page, switch)
    eventually(page, "said.at(-1)", expected=["ru-RU", shown()])  # at once, so that one hears it
    words = next_words()
    eventually(page, "said.at(-1)", expected=["ru-RU", words])
    page.reload()
    page.locator(READY).wait_for()
    words = next_words()
    eventually(page, "said.at(-1)", expected=["ru-RU", words])
    fingers.tap(page, switch)
    eventually(page, "said.at(-1)", expected="silence")
    next_words()
    assert page.evaluate("said.at(-1)") == "silence"


def test_a_human_judge_comes_takes_the_table_and_gives_it_back(device, steered_server):
    game = dealt(steered_server)
    judge = device(PHONE).page
    judge.goto(game.mint("judge", by="host"))
    player = at_seat(device, game, 5)
    fingers.tap(judge, "footer .take")
    judge.locator("footer .take").wait_for(state="detached")
    assert game.look("host")["online"]["judging"] == "human"
    phase = steered_server.rests_at(game.table)
    steered_server.goes_on(600)
    assert steered_server.rests_at(game.table) == phase, "nobody goes on but the judge"
    fingers.tap(judge, "footer .next")
    onward(steered_server, lambda: steered_server.phase(game.table) not in ("", phase))
    phase = steered_server.rests_at(game.table)
    player.locator(f'main[data-phase="{phase}"]').wait_for()
    fingers.tap(judge, "header .menu")
    fingers.tap(judge, judge.get_by_role("button", name="Передать стол Городу"))
    judge.locator("footer .take").wait_for()
    onward(steered_server, lambda: steered_server.phase(game.table) not in ("", phase))
    assert game.look("host")["online"]["judging"] == "automatic"


def test_a_seat_is_played_from_two_devices(device, steered_server):
    game = dealt(steered_server)
    phone, laptop = at_seat(device, game, 6), at_seat(device, game, 6, size=LAPTOP)
    assert fingers.held(phone, ".peek") == fingers.held(laptop, ".peek")
    pad = phone.locator('[data-asks="order"]')
    for number in ("1", "2", "3"):
        fingers.tap(phone, pad.get_by_role("button", name=number, exact=True))
    fingers.tap(phone, pad.get_by_role("button", name="Отправить"))
    for page in (phone, laptop):
        page.get_by_text("Принято.").wait_for()
    phone.close()  # the battery is empty
    onward(steered_server, lambda: steered_server.phase(game.table).startswith("D1"))
    laptop.locator('main[data-idle="true"][data-phase^="D1"]').wait_for()
