"""Faults that were found by looking at every screen in every size: each stays fixed."""

import re

from playwright.sync_api import expect

from tests.browser.http_tournament import HttpTournament
from tests.kit import fingers
from tests.kit.browser import eventually

RARE = (10, 9, 8, 7)
LAPTOP, TABLET, SMALLEST = (1366, 768), (1024, 768), (360, 640)
WHOLE = """() => {
    const one = [...document.querySelectorAll('.chain')].at(-1);
    return one.clientHeight > 0 && one.scrollHeight <= one.clientHeight + 4;
}"""
ABOVE = """(one) => {
    const top = (element) => element.getBoundingClientRect().top;
    return top(one) < top(one.closest('.protocol'));
}"""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
OVERLAP = """() => {
    const all = [...document.querySelectorAll('nav.wide button')];
    const boxes = all.map((one) => one.getBoundingClientRect());
    const over = boxes.some((one, at) => at > 0 && boxes[at - 1].right > one.left + 1);
    return over || boxes.at(-1).right > innerWidth;
}"""


def sized(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_a_days_protocol_a_tie_and_a_morning(device, url):
    console = device(LAPTOP, has_touch=True, reduced_motion="reduce", color_scheme="light")
    page = console.quick_game(url).page
    console.deal(*RARE)
    while console.step != "speech":
        console.next()
    console.tap(10)
    heading = page.locator(".log .protocol h3")
    expect(page.locator(".log li", has_text="выставляет 10")).to_have_count(1)
    assert not heading.last.evaluate(ABOVE), "the heading is scrolled out of an empty column"

    # Without a network the text that was written can still be read.
    page.context.set_offline(True)
    page.get_by_text("нет сети", exact=False).first.wait_for()
    fingers.tap(page, "footer .next")
    page.locator(".banner").wait_for()
    expect(page.locator(".log li", has_text="выставляет 10")).to_have_count(1)
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    console.ready()

    console.tap(2)
    while console.step == "speech":
        console.next()
    console.tap(1, 3, 5, 6, 7)
    console.next()
    console.next()
    assert console.step == "tie"
    for size in (TABLET, SMALLEST, LAPTOP):
        sized(page, size)
        page.locator(".chain").last.wait_for()
        eventually(page, WHOLE, expected=True)  # who is on the ballot is read
    while console.step == "tie":
        console.next()
    console.tap(1, 3, 5, 6, 7)
    console.next()
    console.next()
    sized(page, TABLET)
    assert console.step == "lift"
    eventually(page, WHOLE, expected=True)
    console.next()
    while console.step != "hunt":
        console.next()
    assert page.locator("html[data-night]").count() == 1
    console.tap(1)
    console.next()
    console.next()
    page.locator("h1", has_text="Утро").wait_for()
    assert page.locator("html[data-night]").count() == 0, "the day has come"


def test_an_organisers_first_pages_on_the_smallest_phone_and_a_tablet(device, url):
    page = device(SMALLEST, has_touch=True, reduced_motion="reduce").page
    page.goto(f"{url}/desk")
    fingers.tap(page, page.get_by_role("button", name="Зарегистрироваться").first)
    page.locator("[name=username]").fill("Клуб ширины")
    page.locator("[name=password]").fill("длинный пароль")
    fingers.tap(page, "form > .act")
    fingers.tap(page, page.get_by_role("button", name="Новый турнир"))
    rules = page.locator("[name=rules]")
    rules.wait_for()
    assert not page.evaluate(WIDER)
    names = rules.locator("option").all_inner_texts()
    assert any(name.startswith("ФИИМ 2019: ") for name in names)
    assert len({name[:9] for name in names}) == len(names), (
        "names are told apart by their beginning"
    )

    tournament = HttpTournament(url)
    desk = device(TABLET, reduced_motion="reduce").page
    desk.goto(f"{url}/desk?at=regulation#{tournament.link('official:chief')}")
    desk.locator("nav.wide button").nth(5).wait_for()
    assert not desk.evaluate(OVERLAP)


def test_a_link_that_opens_nothing_says_so_in_a_sentence(device, url):
    console = device(SMALLEST)
    console.excused = "401"
    page = console.page
    page.goto(f"{url}/judge#nothing")
    why = page.locator("main > .why")
    why.wait_for()
    assert (
        why.evaluate("(one) => getComputedStyle(one, '::first-letter').textTransform")
        == "uppercase"
    )
    assert re.search(r"\w", why.inner_text())
