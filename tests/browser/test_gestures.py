"""The blacks' meeting on phones: gestures that only they see, and pages that look alike for all."""

import pytest

from tests.browser.test_online_table import at_seat, onward
from tests.kit import fingers
from tests.kit.begun_online_table import BegunOnlineTable
from tests.kit.browser import PHONE
from tests.kit.recorded_traffic import listening

BEATS = 3
BEAT_MS = 2_000


def by_card(game, *cards):
    view = game.look()
    return [player["seat"] for player in view["players"] if player["role"] in cards]


def shown(game):
    eyes = game.look()["open_eyes"]
    return [(one["seat"], one["id"], one["seats"]) for one in eyes["shown"]]


@pytest.fixture
def meeting(url):
    game = BegunOnlineTable(url)
    game.deal()
    assert game.phase == "N1.meet"
    return game


def pad(page):
    return page.locator(".gestures")


def round_(page):
    return fingers.held(page, pad(page).locator(".round"))


def seen_around(page, words):
    """Return what is shown while the finger holds, once these words are in it."""
    with fingers.touching(page, pad(page).locator(".round")):
        pad(page).locator(".round").get_by_text(words).wait_for()
        return pad(page).locator(".round").inner_text()


def test_the_blacks_agree_by_gestures_and_nobody_else_sees_them(device, meeting):
    (don,), (mate, _), (red, *_) = (by_card(meeting, c) for c in ("don", "mafia", "citizen"))
    pages = {seat: at_seat(device, meeting, seat) for seat in (don, mate, red)}
    leader = pages[don]
    fingers.tap(leader, pad(leader).get_by_role("button", name="Стреляем…"))
    sheet = leader.get_by_role("dialog")
    others = [seat for seat in range(1, 11) if seat not in (don, mate)][:3]
    for seat in others:
        fingers.tap(leader, sheet.get_by_role("button", name=str(seat), exact=True))
    fingers.tap(leader, sheet.get_by_role("button", name="Отправить"))
    words = f"стреляем {', '.join(map(str, others))}"
    leader.get_by_text(f"Вы показали: {words}").wait_for()
    fingers.tap(pages[red], pad(pages[red]).get_by_role("button", name="Да", exact=True))
    pages[red].get_by_text("Вы показали: да").wait_for()
    assert shown(meeting) == [(don, "shoot", others)]
    # Players who sleep see the dark; those who are awake see each other and their gestures.
    assert "Вы спите" in round_(pages[red])
    seen = seen_around(pages[mate], words)
    assert str(don) in seen
    assert all(str(seat) in seen for seat in others)
    kept = leader.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}])")
    assert "shoot" not in kept


def test_every_page_sends_one_frame_a_beat_whatever_was_pressed(device, meeting):
    """A black who shows something and a red who touches nothing cannot be distinguished."""
    (don,), (red, *_) = by_card(meeting, "don"), by_card(meeting, "citizen")
    pages, sent = {}, {}
    for seat in (don, red):
        page = pages[seat] = device(PHONE).page
        sent[seat] = listening(page).sent
        page.clock.install()
        page.goto(meeting.address(f"seat:{seat}"))
        page.locator('main[data-idle="true"] .gestures').wait_for()
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 0.1)
    for beat in range(BEATS):
        before = {seat: len(frames) for seat, frames in sent.items()}
        if beat:
            pad(pages[don]).get_by_role("button", name="Я главный").focus()
            pages[don].keyboard.press("Enter")
        for seat, page in pages.items():
            page.clock.run_for(BEAT_MS)
            page.locator('main[data-idle="true"]').wait_for()
            new = sent[seat][before[seat] :]
            assert [len(frame.encode()) for frame in new] == [512], (seat, new)
    assert shown(meeting) == [(don, "i-lead", [])] * (BEATS - 1)


def test_the_pad_goes_with_the_step(device, meeting):
    page = at_seat(device, meeting, 1)
    pad(page).wait_for()
    onward(meeting, "N1.sheriff-look")
    pad(page).wait_for(state="detached")
    onward(meeting, "N2.hunt")
    page.locator('[data-asks="shoot"]').wait_for()
    assert pad(page).count() == 0, "this hunt is with closed eyes"


def test_hunters_with_open_eyes_see_each_others_numbers(device, url):
    game = BegunOnlineTable(url, rules="cma-2025", size=12)
    game.deal()
    onward(game, "N2.hunt")
    don, mate = by_card(game, "don")[0], by_card(game, "mafia")[0]
    game.ask({"wish": "enter", "move": "shoot", "target": 5}, f"seat:{don}")
    page = at_seat(device, game, mate)
    assert "целится в 5" in seen_around(page, "целится в 5")
