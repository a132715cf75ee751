"""What the judge reads aloud: rulings and phrases in the middle, the morning, clocks that wait."""

import os
from pathlib import Path

import pytest

from tests.kit import fingers
from tests.kit.browser import WALK

SHOTS = os.environ.get("SHOTS", "")
DON, MAFIA, SHERIFF = 10, (9, 8), 7


def shot(page, name):
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


class Judge:
    """A judge with a finger."""

    def __init__(self, console):
        self.console, self.page = console, console.page

    def seat(self, *seats):
        for seat in seats:
            self.console.ready()
            fingers.tap(self.page, f'[data-seat="{seat}"] .body')
        self.console.ready()

    def next(self):
        self.console.ready()
        fingers.tap(self.page, "footer .next")
        self.console.ready()

    def until(self, *steps):
        while self.console.step not in steps:
            self.next()

    @property
    def said(self):
        return self.page.locator(".said").inner_text()

    @property
    def runs(self):
        return "running" in (self.page.locator(".centre .clock").get_attribute("class") or "")

    def fits(self):
        """Check that nothing in the middle is cut off or outside its box."""
        return self.page.evaluate(
            """() => {
                const inside = document.querySelector(".middle .inside");
                const box = inside.getBoundingClientRect();
                return [...inside.querySelectorAll("p, button")].every((one) => {
                    const own = one.getBoundingClientRect();
                    return own.top >= box.top - 1 && own.bottom <= box.bottom + 1
                        && own.left >= box.left - 9 && own.right <= box.right + 9;
                });
            }"""
        )


def game(device, url, size=(360, 640), **more):
    console = device(size, has_touch=True, **more).new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    return Judge(console)


@pytest.mark.parametrize("size", [(360, 640), pytest.param((1024, 768), marks=WALK)])
def test_the_judge_reads_each_ruling_and_starts_the_clock_after_it(device, url, size):
    judge = game(device, url, size)
    page, console = judge.page, judge.console
    assert console.phase == "N1.meet"
    page.locator(".centre .clock.running").wait_for()  # the minute of the mafia runs, too
    judge.until("dawn")
    assert page.locator("header h1").inner_text() == "Утро"
    assert "Доброе утро, город" in judge.said
    shot(page, f"dawn-{size[0]}")
    judge.next()
    assert console.phase == "D1.speech"
    judge.seat(8)
    judge.next()
    judge.seat(3)
    judge.until("vote")
    assert "На голосование выставлены 8 и 3" in page.locator(".phrase").inner_text()
    shot(page, f"vote-{size[0]}")
    for round_ in ("tie", "lift"):
        judge.seat(1, 2, 4, 5, 6)
        judge.next()
        judge.next()
        assert console.step == round_
        again = "" if round_ == "tie" else "снова "
        assert f"Голоса {again}разделились: 8 и 3" in judge.said
        assert judge.fits()
        shot(page, f"{round_}-{size[0]}")
        if round_ == "tie":
            assert "Слово игроку номер восемь" in judge.said
            assert not judge.runs, "while the judge reads, nobody's time goes by"
            fingers.tap(page, ".begin")
            page.locator(".centre .clock.running").wait_for()
            page.locator(".said").wait_for(state="detached")
            judge.next()
            assert judge.runs, "nothing was ruled between the two speeches"
            judge.next()
            assert console.step == "revote"
    judge.seat(1, 2, 4, 5, 6)
    judge.next()
    assert console.step == "dusk"
    assert "За подъём 5 из 10, нужно 6: стол не покидает никто" in judge.said
    assert "Наступает ночь" in judge.said
    assert judge.fits()
    shot(page, f"lift-failed-{size[0]}")
    fingers.tap(page, ".said .clause")
    assert "4.4" in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    console.undo()
    assert console.step == "lift"
    assert "нужно 6" not in page.locator(".board").inner_text(), "an undo takes the ruling back"


def test_the_morning_is_a_step_and_the_table_hears_it_from_the_judge(device, url):
    judge = game(device, url)
    page, console = judge.page, judge.console
    page.locator("header .menu").click()
    page.get_by_role("button", name="Ссылки").click()
    token = page.evaluate("sessionStorage.getItem('token')")
    page.keyboard.press("Escape")
    made = page.request.post(
        f"{url}/api/tables/{console.table}/links",
        headers={"authorization": f"Bearer {token}"},
        data={"scope": "hall"},
    )
    hall = device((1920, 1080)).page
    hall.goto(made.json()["url"])
    judge.until("dusk")
    judge.next()
    judge.seat(1)
    assert "Мафия удаляется" in judge.said
    assert "Просыпается Дон и ищет Шерифа" in judge.said
    shot(page, "don")
    judge.next()
    judge.next()
    assert console.phase == "N2.dawn"
    assert "Шериф засыпает" in judge.said
    assert "Доброе утро, город. Этой ночью убит игрок номер один" in judge.said
    assert judge.fits()
    shot(page, "morning")
    hall.locator('main[data-phase="N2.dawn"]').wait_for()
    assert "убит" not in hall.locator("main").inner_text()
    judge.next()
    assert console.phase == "N2.best-move"
    page.locator(".centre .clock.running").wait_for()
    assert page.locator("header h1").inner_text().startswith("Утро")
    hall.get_by_text("Этой ночью убит игрок номер один").wait_for()
    shot(hall, "hall-morning")


def test_in_english_a_phrase_is_said_in_russian_and_explained(device, url):
    console = device((360, 640), has_touch=True, locale="en-GB")
    console.page.goto(f"{url}/?lang=en")
    console.page.evaluate("localStorage.setItem('lang', 'en')")
    console.page.locator(".start").click()
    console.ready()
    console.page.locator(".deal button").nth(1).click()
    judge = Judge(console)
    judge.seat(DON, *MAFIA, SHERIFF)
    judge.next()
    judge.until("dawn")
    assert "Доброе утро, город" in judge.said
    assert "Good morning, city" in judge.said
    shot(console.page, "english")
    judge.next()
    strip = console.page.locator(".phrase").inner_text()
    assert "Слово игроку номер один" in strip
    assert "Player 1 has the floor" in strip


@WALK
def test_the_protocol_on_a_phone_is_a_table_and_a_list_with_clauses_behind_a_sign(device, url):
    judge = game(device, url)
    page = judge.page
    judge.until("dusk")
    judge.next()
    judge.seat(1)
    judge.until("last-word", "best-move", "speech")
    fingers.tap(page, "header .menu")
    fingers.tap(page, page.get_by_role("button", name="Протокол"))
    region = page.get_by_role("region", name="Протокол")
    region.get_by_text("ДЕНЬ 1").wait_for()
    assert region.locator("tbody tr").count() == 10
    assert "НОЧЬ" not in region.inner_text()
    assert "дон" not in region.inner_text(), "cards are told with the nights"
    fingers.tap(page, page.get_by_role("button", name="Показать и ночи"))
    region.get_by_text("НОЧЬ 2").wait_for()
    assert "шериф" in region.locator("tbody").inner_text()
    shot(page, "protocol")
    assert not region.get_by_text("[").count(), "no numbers in brackets"
    across = "one => one.scrollWidth > one.clientWidth"
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not region.evaluate(across)
    assert not page.locator("dialog").first.evaluate(across)
    fingers.tap(page, region.locator(".cite").first)
    assert page.get_by_role("dialog").last.inner_text().startswith("Почему?")


def test_cards_are_entered_seat_by_seat_and_corrected_before_they_are_dealt(device, url):
    console = device((360, 640), has_touch=True).new_table(url)
    page, judge = console.page, Judge(console)
    assert page.locator(".deal small").count() == 3, "each way to deal says what it is"
    shot(page, "deal")
    fingers.tap(page, page.get_by_role("button", name="Карты уже на столе"))
    fingers.tap(page, page.get_by_role("button", name="По местам"))
    cards = ["мирный"] * 6 + ["шериф", "мафия", "дон"]
    for seat, card in enumerate(cards, 1):
        page.get_by_text(f"Место {seat}: карта?").wait_for()
        fingers.tap(page, page.locator(".kinds").get_by_role("button", name=card, exact=True))
    shot(page, "entering")
    assert page.locator('[data-seat="9"] .role').inner_text().lower() == "дон"
    for seat, card in ((9, "мафия"), (10, "дон")):
        if seat == 9:
            judge.seat(8)  # was entered wrongly: the don sits here
            civilian = page.locator(".kinds").get_by_role("button", name="мирный")
            assert civilian.is_disabled(), "six have it already"
            judge.seat(8)
            fingers.tap(page, page.locator(".kinds").get_by_role("button", name="мафия"))
            judge.seat(9)
        fingers.tap(page, page.locator(".kinds").get_by_role("button", name=card, exact=True))
    page.get_by_text("Остальные — мирные. Верно?").wait_for()
    judge.next()
    assert console.phase == "N1.meet"
    assert "дон" not in page.locator(".board").inner_text().lower()
    told = page.evaluate("sessionStorage.getItem('token')")
    document = page.request.get(
        f"{url}/api/tables/{console.table}/document", headers={"authorization": f"Bearer {told}"}
    ).json()
    roles = [player["role"] for player in document["players"]]
    assert roles == ["citizen"] * 6 + ["sheriff", "mafia", "mafia", "don"]
