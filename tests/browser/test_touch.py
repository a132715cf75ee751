"""A finger that holds too long, taps twice, trembles, and presses Back."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as LateError

from tests.browser.screens import DRAWN
from tests.kit import fingers
from tests.kit.browser import READY, WALK, eventually
from tests.kit.scripted_table import Driven

PHONES = ((360, 640), (390, 844), (844, 390))
TABLETS = ((768, 1024), (1024, 768), (1180, 820))
RARE = (10, 9, 8, 7)
SHEET = "dialog[open]"


def at_speech(console, url):
    """Day one, the first speech."""
    console.new_table(url).deal(*RARE)
    while not console.phase.startswith("D1"):
        console.next()
    return console


def speaker(page):
    return page.locator(".seat.speaking").get_attribute("data-seat")


def fouls(page):
    """Return what the seats' strips show; a sheet that is closing has its own foul button."""
    return page.locator("[data-seat] .foul").evaluate_all(
        "all => all.map((one) => one.ariaLabel).sort().join()"
    )


def closed(page):
    """The sheet has left the page: its `open` goes a moment before it."""
    page.locator("dialog").first.wait_for(state="detached")


def pressed(page, keys, opens):
    """A key that comes while a sheet is still going away is not heard: it is pressed again."""
    for _ in range(30):
        page.keyboard.press(keys)
        with suppress(LateError):
            opens.wait_for(timeout=2_000)
            return
    raise AssertionError(keys)


@pytest.mark.parametrize(
    "sizes", [PHONES, pytest.param(TABLETS, marks=WALK)], ids=["phones", "tablets"]
)
def test_a_held_seat_opens_its_sheet_and_presses_nothing_in_it(device, url, sizes):
    console = at_speech(device(), url)
    page = console.page
    before = fouls(page)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)  # the tiles are where a finger sees them
        for seat in (3, 8):  # what opens is under these
            fingers.hold(page, f'[data-seat="{seat}"] .body', 420, until=SHEET)
            page.locator(f"{SHEET}:not([data-deaf])").wait_for()
            assert page.locator(f"{SHEET} details[open]").count() == 0, (width, height, seat)
            page.keyboard.press("Escape")
            closed(page)
    assert fouls(console.ready().page) == before


def test_a_seat_tapped_twice_where_it_has_no_move_gets_no_foul(device, url):
    """The first tap opens the sheet; the second one hits what is there then."""
    console = device((360, 640))
    page = console.page
    page.clock.install()
    at_speech(console, url)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({autostart: false}))")
    console.tap(3)  # the first speaker's one nomination: nothing else can be tapped now
    before = fouls(console.ready().page)
    for seat in (3, 4, 7, 8):
        page.clock.pause_at((page.evaluate("Date.now()") + 5_000) / 1000)
        place = fingers.point(page, f'[data-seat="{seat}"] .body')
        fingers.tap(page, place)
        page.locator(f"{SHEET}[data-deaf]").wait_for()
        fingers.tap(page, place)
        page.clock.resume()
        page.locator(f"{SHEET}:not([data-deaf])").wait_for()
        assert page.locator(f"{SHEET} details[open]").count() == 0, seat
        page.keyboard.press("Escape")
        closed(page)
    assert fouls(console.ready().page) == before


def test_a_fresh_step_is_deaf_to_the_second_tap_but_not_to_keys(device, url):
    """The page's clock stands still, so that no machine is too slow to tap twice."""
    console = device((360, 640))
    page = console.page
    page.clock.install()
    at_speech(console, url)
    assert speaker(page) == "1"
    now = page.evaluate("Date.now()")
    page.clock.pause_at((now + 5_000) / 1000)
    page.locator(READY).wait_for()
    next_ = fingers.point(page, "footer .next")
    fingers.tap(page, next_)
    page.locator('[data-seat="2"].speaking').wait_for()
    page.locator('.console[data-idle="true"][data-deaf]').wait_for()
    fingers.tap(page, next_)
    fingers.tap(page, fingers.point(page, '[data-seat="5"] .body'))
    with fingers.touching(page, next_):  # down while taps are ignored, lifted when they work again
        page.clock.run_for(400)
        page.locator(READY).wait_for()
    assert speaker(console.ready().page) == "2", "the second tap has ended a speech"
    assert page.locator(".nominee").count() == 0, "a tap for the last step named somebody"
    fingers.tap(page, next_)
    page.locator('[data-seat="3"].speaking').wait_for()
    page.locator('.console[data-idle="true"][data-deaf]').wait_for()
    page.keyboard.press("ArrowRight")
    page.locator('[data-seat="4"].speaking').wait_for()


def test_two_taps_after_the_last_speech_take_no_vote(device, url):
    console = device((360, 640))
    page = console.page
    page.clock.install()
    at_speech(console, url)
    console.tap(3)
    while speaker(page) != "10":
        console.next()
    page.clock.pause_at((page.evaluate("Date.now()") + 5_000) / 1000)
    page.locator(READY).wait_for()
    next_ = fingers.point(page, "footer .next")
    fingers.tap(page, next_)
    page.locator('.console:not([data-phase="D1.speech"])[data-idle="true"][data-deaf]').wait_for()
    phase = page.locator(".console").get_attribute("data-phase")
    fingers.tap(page, next_)
    page.clock.run_for(400)
    assert console.phase == phase
    assert len(console.living()) == 10


def test_a_sheet_that_has_gone_passes_no_tap_to_the_table(device, url):
    """«Закрыть» tapped twice: the second tap falls on what the sheet had covered."""
    console = device((360, 640))
    page = console.page
    page.clock.install()
    at_speech(console, url)
    page.clock.pause_at((page.evaluate("Date.now()") + 5_000) / 1000)
    with fingers.touching(page, '[data-seat="5"] .body'):
        page.clock.run_for(350)
        page.locator(SHEET).wait_for()
    page.clock.run_for(1_000)
    page.keyboard.press("Escape")
    closed(page)
    fingers.tap(page, fingers.point(page, "footer .next"))
    assert page.locator("#app[data-deaf]").count() == 1
    page.clock.run_for(300)
    assert page.locator("#app[data-deaf]").count() == 0
    assert speaker(console.ready().page) == "1"


def test_a_removing_foul_is_asked_about_by_name_by_strip_key_and_sheet(device, url):
    """And the chip says which foul it is and what the book makes of it; a vote has no strip."""
    console = device((360, 640))
    page = console.page
    page.goto(url)
    names = page.locator(".names input, .names textarea")
    names.first.wait_for(state="attached")
    page.locator(".start").click()
    console.ready().deal(*RARE)
    assert page.locator(".foul").count() == 0, "at night a tile is a number, not a foul"
    while not console.phase.startswith("D1"):
        console.next()
    for place, words in enumerate(("первый", "второй", "третий; ближайшая минута потеряна"), 1):
        fingers.tap(page, '[data-seat="5"] .foul')
        page.locator(".chip").get_by_text(f"Фол игроку 5: {words}").wait_for()
        assert console.ready().fouls(5) == place
    asked = page.get_by_role("dialog", name="Удалить игрока 5")
    fingers.tap(page, '[data-seat="5"] .foul')
    asked.wait_for()
    page.keyboard.press("Escape")
    closed(page)
    pressed(page, "Shift+Digit5", asked)
    page.keyboard.press("Enter")  # the focus is not on the removal
    closed(page)
    assert 5 in console.living()
    fingers.hold(page, '[data-seat="5"] .body', until=SHEET)
    box = page.locator(f"{SHEET} .plain .foul").bounding_box()
    who = page.locator(f"{SHEET} .who").bounding_box()
    assert who["y"] < box["y"], "a sanction comes first"
    assert "danger" in page.locator(f"{SHEET} .plain .foul").get_attribute("class")
    fingers.tap(page, f"{SHEET} .plain .foul")
    asked.wait_for()
    fingers.tap(page, asked.get_by_role("button", name="Удалить игрока 5"))
    closed(page)
    console.ready()
    assert 5 not in console.living()


def test_the_sheet_has_the_usual_reasons_first_each_once_and_a_search(device, url):
    console = at_speech(device((360, 640)), url)
    page = console.page
    fingers.hold(page, '[data-seat="4"] .body', until=SHEET)
    assert page.locator(f"{SHEET} .clause").count() == 5
    fingers.tap(page, page.get_by_role("button", name="Все причины"))
    numbers = page.locator(f"{SHEET} .clause").evaluate_all(
        "all => all.map((o) => o.dataset.clause)"
    )
    assert len(numbers) == len(set(numbers))
    assert "6.8.1" in numbers
    assert "5.1.1" not in numbers, "the same offence twice"
    fingers.tap(page, f'{SHEET} input[type="search"]')
    page.keyboard.type("клятв")
    fingers.tap(page, f'{SHEET} .clause[data-clause="6.8.1"]')
    page.locator(f"{SHEET} .impose", has_text="Поражение").wait_for()
    page.keyboard.press("Escape")


# --- what is held ---------------------------------------------------------------------------------


def survives(page, place, shown):
    """Android sends `contextmenu` at 0.45 s and the finger trembles: shown until it is let go."""
    with fingers.touching(page, place) as finger:
        page.locator(shown).first.wait_for()
        assert finger.send_contextmenu(), "the menu of the browser comes up"
        finger.move(finger.x + 7, finger.y + 9)
        finger.wait(900)
        assert page.locator(shown).count(), f"{place} went while the finger was down"
    page.locator(shown).first.wait_for(state="detached")


def goes(page, place, shown):
    """Anything that takes away the finger or the eyes hides the secret."""
    blur, hidden, left = (
        "window.dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
        "window.dispatchEvent(new Event('pagehide'))",
    )
    takes = [lambda _, script=script: page.evaluate(script) for script in (blur, hidden, left)]
    takes.append(lambda finger: finger.cancel())
    takes.append(lambda finger: finger.second_finger(5, 5))
    takes.append(lambda finger: finger.move(finger.x, 3 if finger.y > 300 else 600))
    for take in takes:
        if page.locator(".again").count():  # a card that was passed round opens once
            fingers.hold(page, ".again", until=".hold.card")
        with fingers.touching(page, place) as finger:
            page.locator(shown).first.wait_for()
            take(finger)
            page.locator(shown).first.wait_for(state="detached")


def test_what_is_held_survives_a_long_press_and_goes_with_everything_else(device, url):
    handing = device().new_table(url)
    page = handing.page
    page.get_by_role("button", name="Раздать с телефона").click()
    survives(page, ".card", ".card.held")
    goes(page, ".card", ".card.held")
    console = device().new_table(url)
    page = console.page
    console.deal(*RARE)
    survives(page, ".eye", ".seat .role")
    goes(page, ".eye", ".seat .role")
    game = Driven(url)
    game.deal()
    player = device().page
    player.goto(game.address("seat:1"))
    player.locator('main[data-idle="true"]').wait_for()
    survives(player, ".peek", ".peek.held")
    goes(player, ".peek", ".peek.held")


# --- Back -----------------------------------------------------------------------------------------


def entries(page, expected):
    """How many things stand open by the history of the browser."""
    eventually(page, "history.state?.open ?? 0", expected=expected)


def opened_by_touch(page, seat=4):
    fingers.hold(page, f'[data-seat="{seat}"] .body', until=SHEET)
    entries(page, 1)


def back(page):
    fingers.press_back(page)
    entries(page, 0)


def test_back_closes_what_is_open_and_leaves_nothing_in_the_history(device, url):
    console = at_speech(device((360, 640)), url)
    page = console.page
    page.evaluate("window.same = true")
    length = page.evaluate("history.length")
    for _ in range(3):
        opened_by_touch(page)
        back(page)
        closed(page)
        assert page.evaluate("window.same"), "Back has left the table"
    # Forward to where a sheet was: nothing opens, nothing is left.
    page.evaluate("history.forward()")
    page.wait_for_timeout(300)
    assert page.evaluate("[history.state?.open ?? 0, window.same]") == [0, True]
    # A sheet over a sheet, one at a time.
    fingers.tap(page, ".menu")
    fingers.tap(page, page.get_by_role("button", name="Настройки"))
    entries(page, 2)
    fingers.press_back(page)
    entries(page, 1)
    page.get_by_role("button", name="Настройки").wait_for()
    back(page)
    closed(page)
    # Escape and the button take their own entry away.
    opened_by_touch(page)
    page.keyboard.press("Escape")
    entries(page, 0)
    opened_by_touch(page)
    fingers.tap(page, page.get_by_role("button", name="Закрыть"))
    entries(page, 0)
    assert page.evaluate("history.length") <= length + 2, "the history is littered"
    # A reload on an open sheet comes back to the table.
    opened_by_touch(page)
    page.reload()
    console.ready()
    entries(page, 0)
    assert page.locator(SHEET).count() == 0
    opened_by_touch(page)
    back(page)
    closed(page)
    assert console.ready()
