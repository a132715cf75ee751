"""What is heard and when, by what was handed to the audio thread; and a screen that stays on."""

import pytest

RARE = (10, 9, 8, 7)
EARS = """
window.heard = [];
window.awake = [];
class Param {
    constructor(owner) { this.owner = owner; this.value = 0; this.calls = []; }
}
for (const name of ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime",
                    "setTargetAtTime", "cancelScheduledValues"]) {
    Param.prototype[name] = function (...args) {
        this.calls.push([name, ...args]);
        if (this.owner.kind === "gain") heard.push({ kind: name, args, at: this.owner.context.currentTime });
        return this;
    };
}
class Part {
    constructor(kind, context) {
        Object.assign(this, { kind, context, off: false });
        for (const name of ["gain", "frequency", "detune"]) this[name] = new Param(this);
    }
    connect(other) { this.to = other; return other; }
    disconnect() { this.off = true; heard.push({ kind: `off-${this.kind}`, type: this.type }); }
    start(when) { this.mine = { kind: "start", type: this.type, hertz: this.frequency.value, when,
                                from: this.context.currentTime }; heard.push(this.mine); }
    stop() {}
}
class Ears {
    constructor() { this.began = performance.now(); this.state = "running"; this.destination = {}; }
    get currentTime() { return (performance.now() - this.began) / 1000; }
    resume() { return Promise.resolve(); }
    createOscillator() { return new Part("oscillator", this); }
    createGain() { return new Part("gain", this); }
    createBiquadFilter() { return new Part("filter", this); }
}
window.AudioContext = Ears;
Object.defineProperty(navigator, "vibrate", { value: (pattern) => heard.push({ kind: "shake", pattern }) });
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    const lock = { released: false };
    awake.push(lock);
    return lock;
} } });
"""
WARNING, END, CONFIRM = 880, 523, 660


@pytest.fixture
def console(device, url):
    console = device()
    console.page.add_init_script(EARS)
    console.quick_game(url)
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


def left(console):
    view = console.page.evaluate(
        """async () => {
            const headers = { Authorization: `Bearer ${sessionStorage.getItem("token")}` };
            const table = JSON.parse(sessionStorage.getItem("last-view")).view.table;
            return (await fetch(`/api/tables/${table}/view`, { headers })).json();
        }"""
    )
    return view["clock"]["left_ms"] / 1000


def test_the_signals_of_a_clock_are_planned_to_the_moment(console):
    """T2: ten seconds before the end and at the end, within 150 ms of the server's clock."""
    to_the_first_speech(console)
    page = console.page
    planned = page.evaluate(
        """() => heard.filter((one) => one.kind === "start" && (one.hertz === 880 || one.hertz === 523))
            .map((one) => one.when - one.from)"""
    )
    warning, end = planned[-2:]
    assert end - warning == pytest.approx(10, abs=0.001)
    for _ in range(3):
        now = page.evaluate("performance.now()")
        rest = left(console)
        took = (page.evaluate("performance.now()") - now) / 1000
        if took < 0.1:
            break
    at = page.evaluate(
        """() => { const last = heard.filter((one) => one.hertz === 523).at(-1);
            return last.when; }"""
    )
    began = page.evaluate("performance.now()") / 1000
    origin = page.evaluate("performance.now() / 1000") - began
    assert origin == pytest.approx(0, abs=0.2)
    context = page.evaluate("heard.filter((one) => one.hertz === 523).at(-1).from")
    assert at - context == pytest.approx(end)
    assert rest <= 60


def test_a_stopped_clock_calls_its_signals_off(console):
    to_the_first_speech(console)
    page = console.page
    page.evaluate("heard.length = 0")
    page.locator(".centre .clock").click()
    console.ready()
    assert page.evaluate("heard.filter((one) => one.kind === 'off-oscillator').length") == 3
    assert starts(page, END) == []


@pytest.mark.parametrize(
    ("name", "hertz"), [("warning", WARNING), ("end", END), ("confirm", CONFIRM)]
)
def test_every_signal_can_be_switched_off(console, name, hertz):
    page = console.page
    settings(page, **{name: False})
    page.mouse.click(5, 400)
    to_the_first_speech(console)
    assert starts(page, hertz) == []
    others = {WARNING, END, CONFIRM} - {hertz}
    assert all(starts(page, other) for other in others)
    settings(page, sound=False)
    page.mouse.click(5, 400)
    console.next()
    assert all(starts(page, one) == [] for one in (WARNING, END, CONFIRM))


def chords(page):
    return page.evaluate(
        "heard.filter((one) => one.kind === 'start' && one.hertz < 500 && one.hertz !== 392).length"
    )


def test_music_plays_at_night_ducks_and_ends_at_dawn(console):
    page = console.page
    assert console.phase == "N1.meet"
    assert chords(page) == 0, "nobody asked for it"
    settings(page, music=True)
    assert chords(page) == 0, "before a touch nothing may sound"
    page.locator(".phrase").click()
    page.wait_for_timeout(100)
    assert chords(page) >= 16, "two chords of four voices, two strings each"
    page.evaluate("heard.length = 0")
    page.locator(".centre .clock").click()
    console.ready()
    ducked = "heard.some((one) => one.kind === 'setTargetAtTime' && one.args[0] === 0.25)"
    assert page.evaluate(ducked), "under the signals of the clock"
    page.evaluate("heard.length = 0")
    to_the_first_speech(console)
    faded = "heard.some((one) => one.kind === 'setTargetAtTime' && one.args[0] === 0)"
    assert page.evaluate(faded)
    page.wait_for_timeout(2_000)
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
