"""A judge runs a game by touch, in a real browser."""

import json
import re

import pytest

from tests.kit import fingers
from tests.kit.browser import WALK

DON, MAFIA, SHERIFF = 10, (9, 8), 7
BLACK = [DON, *MAFIA]


def day(console, target):
    """Let everybody speak; the first one puts the target up, and the table votes them out."""
    console.tap(target)
    while console.step == "speech":
        console.next()
    while console.step in ("vote", "revote"):
        console.page.keyboard.press("a")
        console.next()
    farewell(console)


def farewell(console):
    while console.step in ("last-word", "best-move"):
        console.next()
    if console.step == "dusk":
        console.next()


def night(console, victim, suspect):
    """The mafia shoots, the sheriff checks; the answer is on the screen while it is held."""
    assert console.step == "hunt"
    console.tap(victim)
    assert console.step == "don"
    console.next()
    assert console.step == "sheriff"
    console.tap(suspect)
    assert "чёрный" not in console.page.locator(".board").inner_text()
    assert "чёрный" in console.held(".show")
    assert "чёрный" not in console.page.locator(".board").inner_text()
    console.next()


@WALK
def test_a_whole_game_of_fiim_2019_is_clicked_through_the_console(device, url):
    console = device().new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    assert console.phase == "N1.meet"
    console.next()
    console.next()
    assert console.phase == "D1.speech"
    assert "Слово игроку номер один" in console.page.locator(".phrase").inner_text()

    hall_link = link(console, "hall")
    hall = device((1920, 1080))
    hall.page.goto(hall_link)
    hall.page.locator('main[data-phase="D1.speech"]').wait_for()

    console.tap(DON)
    console.next()
    console.tap(2)
    console.page.reload()
    assert console.phase == "D1.speech"
    assert "10 → 2" in console.page.locator(".chain").inner_text()
    assert "10 → 2" in hall.page.locator("footer").inner_text()
    while console.step == "speech":
        console.next()
    console.tap(1, 3, 4, 5, 6, 7)
    assert console.chosen() == [1, 3, 4, 5, 6, 7]
    assert "осталось 4" in console.page.locator(".board").inner_text()
    console.next()
    assert console.chosen() == [2, 8, 9, 10], "the rest goes to the last candidate"
    console.next()
    farewell(console)
    assert DON not in console.living()

    night(console, 1, 9)
    assert console.step == "best-move"
    console.tap(8, 9, 2)
    assert console.chosen() == [2, 8, 9]
    console.next()
    farewell(console)
    day(console, 9)
    night(console, 2, 8)
    farewell(console)
    day(console, 8)
    assert console.phase == "over"
    assert "Победа красных" in console.page.locator(".board").inner_text()
    assert "Победа красных" in hall.page.locator("footer").inner_text()

    console.page.locator("footer .next").click()
    console.page.get_by_role("region", name="Протокол").get_by_text("НОЧЬ 2").wait_for()
    for name, ending in (("Запись .mgn", ".mgn"), ("JSON", ".json")):
        with console.page.expect_download() as download:
            console.page.get_by_role("button", name=name).click()
        assert download.value.suggested_filename.endswith(ending)


def test_a_foul_is_one_tap_and_so_is_its_undo(device, url):
    console = device().new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    while not console.phase.startswith("D1"):
        console.next()
    taps = console.taps
    console.foul(3)
    assert console.taps == taps + 1
    assert console.fouls(3) == 1
    console.page.locator(".chip").click()
    console.ready()
    assert console.fouls(3) == 0
    console.foul(3)
    console.undo()
    assert console.fouls(3) == 0


def link(console, kind):
    """A link of this table, as the judge would hand it out."""
    page = console.page
    fingers.tap(page, "header .menu")
    fingers.tap(page, page.get_by_role("button", name="Ссылки"))
    fingers.tap(page, f'.links [data-scope="{kind}"] .make')
    large = page.locator("dialog:has(> .code)")
    address = large.locator("input").input_value()
    for dialog in (large, page.locator("dialog")):
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
    page.locator("#app:not([data-deaf])").wait_for()
    return address


def test_the_console_fetches_its_rulebook_once(device, url):
    console = device().new_table(url)
    console.deal(10, 9, 8, 7)
    fetched = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/book'))"
    assert console.page.evaluate(f"{fetched}.length") == 1


def test_two_devices_one_judge(device, url):
    """The second device watches until it takes the table over; then the first one watches."""
    first = device().new_table(url)
    first.deal(DON, *MAFIA, SHERIFF)
    token = first.page.evaluate("sessionStorage.getItem('token')")
    second = device((1366, 768))
    second.page.goto(f"{url}/judge#{token}")
    second.ready()
    assert second.page.get_by_text("Только просмотр").is_visible()
    assert "#" not in second.page.url, "the token does not stay in the address"
    second.page.get_by_role("button", name="Забрать управление").click()
    first.page.get_by_text("Только просмотр").wait_for()
    second.next()
    first.until("N1.sheriff-look")
    first.page.get_by_role("button", name="Забрать управление").click()
    second.page.get_by_text("Только просмотр").wait_for()
    first.next()
    second.until("D1.speech")


def test_the_phone_goes_round_and_shows_a_card_only_while_it_is_held(device, url):
    console = device().new_table(url)
    console.page.get_by_role("button", name="Раздать с телефона").click()
    seen = []
    for seat in range(1, 11):
        page = console.page
        page.locator(".who b", has_text=re.compile(f"^{seat}$")).wait_for()
        assert not re.search("мирный|мафия|дон|шериф", page.locator("#app").inner_html())
        seen.append(console.held(".card").split("\n")[-1])
        assert not re.search("мирный|мафия|дон|шериф", page.locator("#app").inner_html())
        if seat == 5:
            page.reload()
            page.get_by_text("Карта открыта 1 раз.").wait_for()
        page.locator(".next").click()
    assert not page.locator(".console").count(), "the last player cannot open it by a tap"
    fingers.hold(page, ".unlock", until=".console")
    assert sorted(seen) == sorted(["мирный"] * 6 + ["мафия"] * 2 + ["дон", "шериф"])
    assert console.phase == "N1.meet"


def test_nothing_acknowledged_is_lost_with_the_network(device, url):
    """A command that was given without a network is sent once, when it is back."""
    console = device().new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    console.next()
    context = console.page.context
    context.set_offline(True)
    console.page.evaluate("window.dispatchEvent(new Event('offline'))")
    console.page.locator("footer .next").click()
    console.page.get_by_text("в очереди 1").or_(console.page.get_by_text("нет сети")).wait_for()
    queued = json.loads(console.page.evaluate("sessionStorage.getItem('queue')"))
    assert len(queued) == 1
    context.set_offline(False)
    console.until("N1.dawn")
    assert console.page.get_by_text("сохранено").is_visible()


@pytest.mark.parametrize("size", [(360, 640), pytest.param((390, 844), marks=WALK)])
def test_nothing_scrolls_during_play(device, url, size):
    console = device(size).new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    console.next()
    console.next()
    console.tap(4)
    for _ in range(4):
        assert fits(console.page)
        console.next()
    small = console.page.evaluate(
        """() => [...document.querySelectorAll(".console button")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width < 44 || box.height < 44;
        }).map((one) => one.outerHTML)"""
    )
    assert small == []


def fits(page):
    return page.evaluate(
        """() => {
            const parts = document.querySelectorAll(".console :not(.hidden)");
            const all = [document.documentElement, ...parts];
            return all.every((one) => one.scrollHeight <= one.clientHeight + 1
                || getComputedStyle(one).overflowY === "visible") && innerHeight >=
                document.querySelector("footer").getBoundingClientRect().bottom;
        }"""
    )


def test_a_day_by_keyboard_only(device, url):
    console = device((1366, 768))
    keys = console.page.keyboard
    console.page.goto(url)
    console.page.locator(".start:enabled").wait_for()
    console.page.locator(".start").focus()
    keys.press("Enter")
    console.ready()
    console.page.locator(".deal button").nth(1).focus()
    keys.press("Enter")
    for key in ("0", "9", "8", "7", "ArrowRight"):
        keys.press(key)
    console.until("N1.meet")
    keys.press("ArrowRight")
    console.until("N1.sheriff-look")
    keys.press("Enter")
    console.until("N1.dawn")
    keys.press("Enter")
    console.until("D1.speech")
    keys.press("Shift+Digit3")
    console.ready()
    assert console.fouls(3) == 1
    keys.press("Backspace")
    console.ready()
    assert console.fouls(3) == 0
    clock = console.page.locator(".centre .clock")
    running = "running" in clock.get_attribute("class")
    keys.press("Space")
    console.ready()
    assert ("running" in clock.get_attribute("class")) is not running
    for target in ("0", "2"):
        keys.press(target)
        console.ready()
        keys.press("Enter")
        console.ready()
    while console.step == "speech":
        keys.press("Enter")
    keys.press("a")
    assert console.chosen() == list(range(1, 11))
    keys.press("n")
    assert console.chosen() == []
    keys.press("Shift+Slash")
    console.page.get_by_role("dialog", name="Клавиши").wait_for()


def test_a_greyed_out_seat_says_why_and_by_which_clause(device, url):
    console = device().new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    console.next()
    console.next()
    console.tap(4)
    console.next()
    console.tap(4)
    notice = console.page.locator(".notice")
    notice.wait_for()
    notice.get_by_role("button", name="Почему?").click()
    assert "4.4.2" in console.page.get_by_role("dialog").inner_text()


WATCH = """() => void (window.places = new Promise((done) => {
    const seen = [];
    const step = () => {
        const all = [...document.querySelectorAll("dialog[open] :is(button, summary)")];
        if (all.length) seen.push(all.map((one) => one.getBoundingClientRect().top).join());
        if (document.querySelector("dialog .brings li")) done(seen);
        else requestAnimationFrame(step);
    };
    step();
}))"""


@pytest.mark.parametrize("size", [(360, 640), pytest.param((1366, 768), marks=WALK)])
def test_a_sheet_does_not_move_when_it_is_told_what_a_foul_brings(device, url, size):
    console = device(size).new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    for _ in range(3):
        console.foul(4)
    console.page.evaluate(WATCH)
    console.page.locator('[data-seat="4"] .body').click(delay=500)
    places = console.page.evaluate("places")
    assert len(places) > 1, "it was looked at before"
    assert len(set(places)) == 1
    assert console.page.locator("dialog .brings li").count() > 1, "the fourth brings most"


def listen(page, heard):
    """Everything that this page's sockets are sent."""

    def hear(frame):
        heard.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))


def test_the_hall_the_overlay_and_the_player_are_told_no_secret(device, url):
    console = device().new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    for kind in ("hall", "overlay", "seat:1"):
        other = device((1920, 1080))
        heard = []
        listen(other.page, heard)
        other.page.goto(link(console, kind))
        other.page.locator("main").wait_for()
        other.page.get_by_text("10", exact=True).first.wait_for()
        told = "".join(str(frame) for frame in heard)
        assert '"view"' in told
        assert not re.search(r'"(don|mafia|sheriff)"', told)
        if kind == "seat:1":
            assert "мирный" not in other.page.locator("#app").inner_html()
            assert "мирный" in other.held(".peek")
            assert "мирный" not in other.page.locator("#app").inner_html()
