"""Which sounds are scheduled on the audio thread and when; and a screen that stays on."""

import pytest

from tests.kit.browser import WALK, eventually
from tests.kit.fake_audio import EARS

RARE = (10, 9, 8, 7)
WARNING, END, CONFIRM = 880, 523, 660


@pytest.fixture
def console(device, url):
    console = device()
    console.page.add_init_script(EARS)
    console.new_table(url)
    console.deal(*RARE)
    return console


def starts(page, hertz):
    """When a signal is to sound, in seconds from when it was planned."""
    return page.evaluate(
        """(hertz) => heard.filter((one) => one.kind === "start" && one.hertz === hertz)
            .map((one) => one.when - one.from)""",
        hertz,
    )


def to_the_first_speech(console):
    console.next()
    console.next()
    assert console.phase == "D1.speech"


def settings(page, **changed):
    """As the menu sets them, before a reload."""
    page.evaluate(
        """(changed) => localStorage.setItem("settings",
            JSON.stringify({ ...JSON.parse(localStorage.getItem("settings")), ...changed }))""",
        changed,
    )
    page.reload()
    page.locator('.console[data-idle="true"]').wait_for()


def test_a_stopped_clock_calls_its_signals_off(console):
    to_the_first_speech(console)
    page = console.page
    page.evaluate("heard.length = 0")
    page.locator(".centre .clock").click()
    console.ready()
    assert page.evaluate("heard.filter((one) => one.kind === 'off-oscillator').length") == 3
    assert starts(page, END) == []


@pytest.mark.parametrize(
    ("name", "hertz"),
    [
        ("warning", WARNING),
        pytest.param("end", END, marks=WALK),
        pytest.param("confirm", CONFIRM, marks=WALK),
    ],
)
def test_every_signal_can_be_switched_off(console, name, hertz):
    page = console.page
    settings(page, **{name: False})
    page.locator("header h1").click()
    to_the_first_speech(console)
    assert starts(page, hertz) == []
    others = {WARNING, END, CONFIRM} - {hertz}
    assert all(starts(page, other) for other in others)
    settings(page, sound=False)
    page.locator("header h1").click()
    console.next()
    assert all(starts(page, one) == [] for one in (WARNING, END, CONFIRM))


CHORDS = (
    "heard.filter((one) => one.kind === 'start' && one.hertz < 500 && one.hertz !== 392).length"
)
TWO_CHORDS = 16
"""Four voices of two strings each, twice."""

LATER = "{ const now = performance.now.bind(performance); performance.now = () => now() + 20_000; }"
"""So late that another chord would be due."""


def chords(page):
    return page.evaluate(CHORDS)


def test_music_plays_at_night_ducks_and_ends_at_dawn(console):
    page = console.page
    assert console.phase == "N1.meet"
    assert chords(page) == 0, "nobody asked for it"
    settings(page, music=True)
    assert chords(page) == 0, "before a touch nothing may sound"
    page.locator(".phrase").click()
    eventually(page, f"{CHORDS} >= {TWO_CHORDS}", expected=True)
    page.locator(".centre .clock.running").click()
    page.locator(".centre .clock:not(.running)").click()
    page.locator(".centre .clock.running").wait_for()
    ducked = "heard.some((one) => one.kind === 'setTargetAtTime' && one.args[0] === 0.25)"
    assert page.evaluate(ducked), "under the signals of the clock"
    page.evaluate("heard.length = 0")
    to_the_first_speech(console)
    faded = "heard.some((one) => one.kind === 'setTargetAtTime' && one.args[0] === 0)"
    assert page.evaluate(faded)
    page.evaluate("heard.length = 0")
    page.evaluate(LATER)
    page.wait_for_timeout(2_500)
    assert chords(page) == 0, "no chord after dawn"


def test_every_sound_has_a_switch_in_the_menu(console):
    page = console.page
    page.locator("header .menu").click()
    page.get_by_role("button", name="Настройки").click()
    for label in ("Музыка ночью", "Вибрация", "Осталось 10 секунд", "Время вышло", "Ход принят"):
        box = page.get_by_role("checkbox", name=label)
        before = box.is_checked()
        box.set_checked(not before)
    kept = page.evaluate("JSON.parse(localStorage.getItem('settings'))")
    assert kept["music"] is True
    assert [kept[name] for name in ("vibration", "warning", "end", "confirm")] == [False] * 4
    page.get_by_role("checkbox", name="Осталось 10 секунд").check()
    page.evaluate("heard.length = 0")
    page.get_by_role("button", name="Слушать: Осталось 10 секунд").click()
    assert len(starts(page, WARNING)) == 1


def test_the_screen_stays_on_and_is_asked_for_again(console):
    page = console.page
    assert page.evaluate("awake.length") == 1
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("awake.length") == 1, "it still has one"
    page.evaluate("awake.at(-1).released = true")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("awake.length") == 2
    page.evaluate("awake.at(-1).released = true")
    page.locator(".phrase").click()
    assert page.evaluate("awake.length") == 3
