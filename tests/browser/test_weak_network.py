"""A network that comes and goes: commands wait, are withdrawn or confirmed, and arrive once."""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Timeout

from tests.kit.fingers import tap
from tests.kit.network_cable import Cable
from tests.kit.scripted_table import Driven

SERVICE_WORKER = True

TOUCH = {"has_touch": True, "reduced_motion": "reduce"}
RARE = (10, 9, 8, 7)


@pytest.fixture
def cable(url):
    with Cable(int(url.rpartition(":")[2])) as cable:
        yield cable


def speaking(console, url):
    console.quick_game(url)
    console.deal(*RARE)
    console.next()
    console.next()
    assert console.phase == "D1.speech"
    return console.page


def cut(page, cable):
    cable.cut()
    page.locator(".saved.lost").wait_for()
    page.get_by_text(re.compile(r"^Нет сети с \d\d:\d\d\.")).wait_for()


def mend(page, cable):
    cable.mend()
    page.evaluate("window.dispatchEvent(new Event('online'))")


def foul(page, seat):
    tap(page, f'[data-seat="{seat}"] .foul')


def hollow(page, seat):
    return page.locator(f'[data-seat="{seat}"] .waits b').count()


def counted(page, number):
    page.locator(".saved button", has_text=f"в очереди {number}").wait_for()


def taken_back(page, words):
    """Something is taken out of the list of what waits."""
    tap(page, ".saved button")
    tap(page, page.get_by_role("button", name=re.compile(f"Убрать: {words}")).last)
    tap(page, page.get_by_role("dialog").get_by_role("button", name="Закрыть"))


def test_four_fouls_without_a_network_remove_nobody_unasked(device, cable):
    console = device(**TOUCH)
    page = speaking(console, cable.url)
    cut(page, cable)
    foul(page, 7)
    counted(page, 1)
    assert hollow(page, 7) == 1
    assert "ждёт отправки" in page.locator('[data-seat="7"] .body').inner_text()
    for number in (2, 3, 4):
        foul(page, 7)
        sheet = page.get_by_role("dialog", name=re.compile("7.*ещё раз"))
        tap(page, sheet.get_by_role("button", name="Да, ещё раз"))
        counted(page, number)
    foul(page, 7)
    tap(page, page.get_by_role("dialog").get_by_role("button", name="Нет", exact=True))
    counted(page, 4)
    assert hollow(page, 7) == 4
    taken_back(page, r"\S+ .*7")
    counted(page, 3)
    foul(page, 7)
    tap(page, page.get_by_role("dialog").get_by_role("button", name="Да, ещё раз"))
    foul(page, 3)
    counted(page, 5)
    tap(page, page.get_by_role("button", name=re.compile(r"ждёт отправки\s+Убрать")))
    counted(page, 4)
    assert hollow(page, 3) == 0

    mend(page, cable)
    asked = page.get_by_role("dialog", name=re.compile("Удалить игрока 7"))
    asked.wait_for()
    assert console.fouls(7) == 3
    assert 7 in console.living()
    page.reload()
    asked.wait_for()
    assert 7 in console.living(), "a reload is no answer"
    tap(page, asked.get_by_role("button", name="Нет, убрать"))
    console.ready()
    assert (console.fouls(7), hollow(page, 7)) == (3, 0)
    assert 7 in console.living()
    assert page.locator(".saved").inner_text().startswith("✓")
    assert len(re.findall(r"^foul 7", console.exported("record"), re.MULTILINE)) == 3


def test_a_waiting_foul_that_removes_is_delivered_when_it_is_meant(device, cable):
    console = device(**TOUCH)
    page = speaking(console, cable.url)
    for number in range(3):
        if console.fouls(7) == number:
            console.foul(7)
        page.locator('[data-seat="7"] .dots i').nth(number).wait_for()
    cut(page, cable)
    now = page.get_by_role("dialog", name=re.compile("Удалить игрока 7"))
    # The line about the network may still move the table away from under a finger.
    for _ in range(5):
        foul(page, 7)
        with suppress(Timeout):
            now.wait_for(timeout=10_000)
            break
    tap(page, now.get_by_role("button", name=re.compile("7$")))
    counted(page, 1)
    mend(page, cable)
    asked = page.get_by_role("dialog", name=re.compile("Удалить игрока 7"))
    tap(page, asked.get_by_role("button", name="Да, удалить 7"))
    console.ready()
    assert 7 not in console.living()


def phrase(page, words):
    page.locator(".phrase", has_text=words).wait_for()


def onward(page, words):
    tap(page, "footer .next")
    phrase(page, words)


def test_speeches_go_on_without_a_network_and_arrive_in_order(device, cable):
    console = device(**TOUCH)
    page = speaking(console, cable.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    console.ready()
    cut(page, cable)
    tap(page, '[data-seat="10"] .body')
    assert hollow(page, 10) == 1
    onward(page, "два")
    speaks = page.locator('[data-seat="2"].speaking')
    speaks.wait_for()
    clock = page.locator(".centre .clock")
    assert "running" in clock.get_attribute("class")
    tap(page, '[data-seat="4"] .body')
    onward(page, "три")
    onward(page, "четыре")
    tap(page, "footer .undo")
    phrase(page, "три")
    onward(page, "четыре")
    foul(page, 5)
    counted(page, 6)
    tap(page, "footer .next")
    page.get_by_text("наказание игроку 5 ещё не отправлено").wait_for()
    assert page.locator('[data-seat="4"].speaking').count() == 1

    before = json.loads(page.evaluate("sessionStorage.getItem('queue')"))
    page.reload()
    counted(page, 6)
    phrase(page, "четыре")
    assert (hollow(page, 10), hollow(page, 4), hollow(page, 5)) == (1, 1, 1)
    after = json.loads(page.evaluate("sessionStorage.getItem('queue')"))
    assert [job["id"] for job in after] == [job["id"] for job in before]

    mend(page, cable)
    console.ready()
    page.locator(".saved", has_text="сохранено").wait_for()
    phrase(page, "четыре")
    assert page.locator('[data-seat="4"].speaking').count() == 1
    assert console.fouls(5) == 1
    record = console.exported("record")
    told = [line for line in record.splitlines() if line.startswith(("nominate", "foul"))]
    assert told == ["nominate 1 10", "nominate 2 4", "foul 5"]
    console.next()
    page.locator('[data-seat="5"].speaking').wait_for()


def test_the_end_of_the_speeches_is_not_guessed(device, cable):
    """With a candidate a day ends in a vote, without one in the night: that is the server's."""
    console = device(**TOUCH)
    page = speaking(console, cable.url)
    for _ in range(8):
        console.next()
    page.locator('[data-seat="9"].speaking').wait_for()
    cut(page, cable)
    tap(page, '[data-seat="3"] .body')
    onward(page, "десять")
    tap(page, "footer .next")
    page.get_by_text("отмеченное в этих речах ещё не отправлено").wait_for()
    tap(page, "footer .undo")
    tap(page, "footer .undo")
    assert page.locator(".saved button").count() == 0
    onward(page, "десять")
    tap(page, "footer .next")
    page.locator('.console[data-phase="D1.dusk"]').wait_for()
    mend(page, cable)
    console.until("D1.dusk")


def test_what_somebody_else_has_overtaken_is_asked_about(device, url, cable):
    """A speaker has ended the speech on a phone of their own meanwhile."""
    game = Driven(url)
    game.deal()
    for _ in ("the meeting", "the sheriff's look", "the morning"):
        game.do("proceed")
    console = device(**TOUCH)
    page = console.page
    page.goto(f"{cable.url}/judge#{game.links['judge']['token']}")
    console.ready()
    tap(page, page.get_by_role("button", name="Забрать управление"))
    page.locator("footer .undo").wait_for()
    console.ready()
    cut(page, cable)
    tap(page, '[data-seat="9"] .body')
    foul(page, 6)
    game.wish({"wish": "do", "command": {"type": "pass", "seat": 1}}, "seat:1")
    mend(page, cable)
    asked = page.get_by_role("dialog", name=re.compile("игра ушла вперёд"))
    asked.wait_for()
    assert "9" in asked.inner_text()
    assert game.look()["candidates"] == []
    tap(page, asked.get_by_role("button", name="Убрать всё"))
    console.ready()
    assert (hollow(page, 9), console.fouls(6)) == (0, 0)
    assert game.look()["candidates"] == []


def test_what_waited_in_a_closed_tab_is_delivered_once_by_the_next(device, cable):
    console = device(**TOUCH)
    page = speaking(console, cable.url)
    cut(page, cable)
    foul(page, 3)
    tap(page, '[data-seat="9"] .body')
    counted(page, 2)
    page.wait_for_function("localStorage.length && JSON.stringify(localStorage).includes('foul')")
    page.close()
    cable.mend()
    for _ in range(2):
        later = console.page.context.new_page()
        later.goto(f"{cable.url}/judge")
        later.locator('.console[data-idle="true"]').wait_for()
        later.locator(".chain", has_text="9").wait_for()
        assert later.locator('[data-seat="3"] .dots i').count() == 1
        assert later.locator(".waits").count() == 0
        later.close()


def raise_hands(page, *seats):
    for seat in seats:
        tap(page, f'[data-seat="{seat}"] .body')


def test_hands_for_every_candidate_are_told_without_a_network(device, cable):
    """The next candidate follows regardless of the hands; only the result has to be asked for."""
    console = device(**TOUCH)
    page = speaking(console, cable.url)
    for nominee in (10, 4, 6):
        tap(page, f'[data-seat="{nominee}"] .body')
        page.locator(".chain", has_text=str(nominee)).wait_for()
        console.next()
    for _ in range(6):
        console.next()
    page.locator('[data-seat="10"].speaking').wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    console.ready()
    cut(page, cable)

    onward(page, "десять")
    slate = page.locator(".slate li")
    assert slate.locator("b").all_inner_texts() == ["10", "4", "6"]
    raise_hands(page, 1, 2, 3)
    onward(page, "четыре")
    assert slate.first.inner_text().split() == ["10", "3"]
    page.locator(".left", has_text="7").wait_for()
    assert page.locator('[data-seat="2"].allowed').count() == 0, "this hand was raised already"
    tap(page, "footer .undo")
    phrase(page, "десять")
    raise_hands(page, 1, 2, 3, 5)
    onward(page, "четыре")
    raise_hands(page, 7, 8)
    onward(page, "шесть")
    counted(page, 3)
    page.reload()
    phrase(page, "шесть")
    assert [row.split() for row in slate.all_inner_texts()][:2] == [["10", "4"], ["4", "2"]]
    tap(page, page.get_by_role("button", name=re.compile("Принять 4 голоса")))
    counted(page, 4)
    assert slate.last.inner_text().split() == ["6", "4"]
    tap(page, "footer .next")
    page.get_by_text("от него зависит, что дальше").wait_for()

    mend(page, cable)
    console.until("D1.tie")
    page.locator(".saved", has_text="сохранено").wait_for()
    told = [line for line in console.exported("record").splitlines() if line.startswith("vote")]
    assert told == ["vote 10: 1 2 3 5", "vote 4: 7 8", "vote 6: 4 6 9 10"]
