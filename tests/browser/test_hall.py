"""The screen in the hall: everything large enough, nothing cut off, nothing that burns in."""

import pytest

from tests.kit import qr_reader
from tests.kit.scripted_table import Driven

TV = (1920, 1080)
TABLES = [
    ("fiim-2019", 10),
    ("fiim-2011", 4),
    ("cma-2025", 12),
    ("tournament-2026", 14),
    ("by-day", 10),
]
SMALLEST = 32
"""Pixels of text that are read at six metres (A4.4)."""
FAULTS = """(least) => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.textContent.trim();
        if (!text) continue;
        const size = parseFloat(getComputedStyle(walk.currentNode.parentElement).fontSize);
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const box = range.getBoundingClientRect();
        if (size < least) found.push(`${text}: ${size}px`);
        const off = box.right > innerWidth || box.bottom > innerHeight;
        if (off) found.push(`${text}: off the screen`);
    }
    for (const tile of document.querySelectorAll(".players li")) {
        const top = tile.querySelector(".top");
        const high = tile.scrollHeight > tile.clientHeight + 1;
        const rows = [top, tile.querySelector(".marks")];
        const wide = rows.some((row) => row.scrollWidth > row.clientWidth + 1);
        if (high || wide) found.push(`${tile.innerText}: cut off`);
    }
    return found;
}"""


def at(page, phase):
    page.locator(f'main[data-phase="{phase}"]').wait_for()


@pytest.mark.parametrize(("rules", "size"), TABLES)
def test_every_phase_is_read_at_six_metres(device, url, rules, size):
    game = Driven(url, rules, size, seed=2, tags={"event": "Кубок Залесья", "round": "Тур 3"})
    page = device(TV).page
    page.goto(game.mint("hall"))
    at(page, game.phase)
    assert "Игра скоро начнётся" in page.locator("header").inner_text()
    assert page.evaluate(FAULTS, SMALLEST) == []
    game.deal()
    wanted, looked = {"open"} if rules == "by-day" else {"speech", "vote"}, set()
    for moves in range(400):
        if (step := game.step) not in looked or game.view["ballot"]:
            looked.add(step)
            at(page, game.phase)
            assert page.evaluate(FAULTS, SMALLEST) == [], game.phase
        if game.phase == "over" or (moves >= 90 and looked >= wanted):
            break
        game.move()
    assert looked >= wanted


def play_to_the_last_word(url):
    """Four and nine are named; five hands are against four, the rest against nine."""
    game = Driven(url)
    game.deal()
    while game.phase != "D1.speech":
        game.do("proceed")
    named = {1: 4, 2: 9}
    for seat in range(1, 11):
        if seat in named:
            game.do("nominate", seat=seat, target=named[seat])
        game.do("pass", seat=seat)
    return game


def test_the_hall_says_who_is_named_who_votes_and_who_leaves(device, url):
    game = play_to_the_last_word(url)
    page = device(TV).page
    page.goto(game.mint("hall"))
    at(page, "D1.vote")
    assert "▲1" in page.locator('[data-seat="4"]').inner_text()
    assert "▲2" in page.locator('[data-seat="9"]').inner_text()
    game.do("hands", candidate=4, hands=[1, 2, 3, 5, 6, 7])
    ballot = page.locator("footer li").first
    ballot.get_by_text("1 2 3 5 6 7").wait_for()
    assert ballot.inner_text().split() == ["4", "6", "1", "2", "3", "5", "6", "7"]
    assert "→ 4" in page.locator('[data-seat="7"]').inner_text()
    game.do("hands", candidate=9, hands=[4, 8, 9, 10])
    at(page, "D1.last-word")
    assert "Стол покидает игрок номер четыре" in page.locator("footer").inner_text()
    left = page.locator('[data-seat="4"]').inner_text()
    assert "Д1" in left
    assert "заголосован" in left
    game.do("foul", seat=2)
    page.locator('[data-seat="2"] .fouls').wait_for()
    assert page.locator('[data-seat="2"] .fouls').inner_text() == "●"


def test_a_late_link_says_how_late_it_is(device, url):
    game = Driven(url)
    page = device(TV).page
    page.goto(game.mint("hall", delay=1))
    page.locator("footer").wait_for()
    assert "Задержка показа: 1 секунда" in page.locator("footer").inner_text()


@pytest.mark.parametrize(("motion", "moved"), [("no-preference", 1), ("reduce", 0)])
def test_a_pixel_a_minute_and_none_for_who_wants_none(device, url, motion, moved):
    game = Driven(url)
    page = device(TV, reduced_motion=motion).page
    page.clock.install()
    page.goto(game.address("hall"))
    page.locator("footer").wait_for()
    place = "() => document.querySelector('main').getBoundingClientRect().x"
    before = page.evaluate(place)
    page.clock.run_for(60_000)
    assert page.evaluate(place) - before == moved


def test_the_code_leads_to_the_first_page_and_holds_no_token(device, url):
    """No other device can reach a machine by its local name, so there is no code then."""
    game = Driven(url)
    own = device(TV).page
    own.goto(game.address("hall"))
    own.locator("footer").wait_for()
    assert own.locator("aside img").count() == 0
    named = url.replace("127.0.0.1", "gorod.localhost")
    page = device(TV).page
    page.goto(game.address("hall").replace(url, named))
    assert qr_reader.on_page(page, "aside img") == f"{named}/"
