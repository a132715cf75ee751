"""The planner at the desk: what cannot be is said, what is shown is recalled only with a reason."""

from collections import Counter
from itertools import combinations

import pytest
from playwright.sync_api import expect

from gorod.tournament.regulation import Regulation, StagePlan
from tests.browser.http_tournament import HttpTournament
from tests.kit.fingers import touching

LAPTOP, PHONE = (1366, 768), (390, 844)
TWO_TABLES = Regulation(
    "fiim-2019", (StagePlan("q", "qualification", rounds=3, tables=2),), players=20
)
OPTIMAL = 20 * 9 * 3 // 2 + 2 * 3 * 4 * 10
"""Three rounds of two tables: every two rounds share five players a table at best, C(5,2) = 10."""


@pytest.fixture
def tournament(url):
    tournament = HttpTournament(url, regulation=TWO_TABLES).entered(20)
    tournament.checked_in()
    return tournament


@pytest.fixture
def page(device, tournament):
    page = device(LAPTOP, reduced_motion="reduce").page
    page.goto(f"{tournament.url}/desk?at=seating#{tournament.link('official:chief')}")
    page.locator("main[data-section=seating] .desk-page").wait_for()
    return page


def rounds(tournament):
    return tournament.http.get(tournament.at("/rounds")).json()


def squares(seated, swapped):
    """The sum of squared meetings after two have changed places in the first round."""
    met = Counter()
    for own in seated:
        for table in own["tables"]:
            there = [seat["nickname"] for seat in table["seats"]]
            if own["round"] == 1:
                there = [swapped.get(name, name) for name in there]
            met.update(combinations(sorted(there), 2))
    return sum(count * count for count in met.values())


def found(page):
    """A seating that cannot be improved; taking it ends the search."""
    page.get_by_role("button", name="Найти рассадку").or_(
        page.get_by_role("button", name="Искать ещё раз")
    ).click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator(".best")).to_have_text("Доказано: лучше нельзя.")


def test_who_cannot_be_parted_is_named_and_seated_together_knowingly(page, tournament):
    team = {"id": "t", "name": "Трое", "members": tournament.players[:3]}
    tournament.do({"type": "form-team", "team": team})
    page.get_by_role("button", name="Найти рассадку").click()
    expect(page.locator(".aside [role=alert]")).to_contain_text("Игрок 1, Игрок 2, Игрок 3")
    assert rounds(tournament) == []
    page.get_by_role("button", name="Развести нельзя, сажаем вместе").click()
    page.get_by_role("button", name="3 тура станут черновиками").click()
    expect(page.locator(".strip button")).to_have_count(3)
    expect(page.locator(".flag").filter(has_text="разведены, но сидят")).to_have_count(1)
    page.get_by_role("button", name="Подтвердить рассадку").click()
    expect(page.locator("dialog")).to_contain_text("разведены, но сидят")
    page.get_by_role("button", name="Всё равно подтвердить").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert set(rounds(tournament)[0]["despite"]) == {"apart", "judge-missing"}

    # A single pair has a level.
    page.keyboard.press("2")
    page.get_by_role("button", name="Команды и пары").click()
    page.locator("form select").nth(0).select_option(label="Игрок 5")
    page.locator("form select").nth(1).select_option(label="Игрок 6")
    page.locator("[name=level]").select_option(label="по возможности")
    page.get_by_role("button", name="Развести").click()
    expect(page.locator("main li", has_text="Игрок 5")).to_contain_text("по возможности")


def test_a_plan_beside_its_bound_becomes_drafts_and_a_shown_round_needs_a_reason(page, tournament):
    found(page)
    expect(page.locator(".score b")).to_have_text(str(OPTIMAL))
    said = "20 игроков: 2 стола, никто не отдыхает, у каждого 3 игры; двое встретятся 0–3 раза"
    expect(page.locator(".cost")).to_contain_text(said)
    page.get_by_role("button", name="3 тура станут черновиками").click()
    expect(page.locator(".strip button")).to_have_count(3)
    assert [own["status"] for own in rounds(tournament)] == ["draft"] * 3
    sat = [seat["player"] for table in rounds(tournament)[0]["tables"] for seat in table["seats"]]
    assert sorted(sat) == sorted(tournament.players)

    # One judge for two tables: this has to be accepted knowingly.
    page.get_by_role("button", name="Подтвердить рассадку").click()
    expect(page.locator("dialog")).to_contain_text("нет судьи")
    page.get_by_role("button", name="Всё равно подтвердить").click()
    page.get_by_role("button", name="Объявить рассадку").click()
    expect(page.locator(".desk-chip.good")).to_have_text("объявлена")
    assert rounds(tournament)[0]["despite"] == ["judge-missing"]

    found(page)
    page.get_by_role("button", name="3 тура станут черновиками").click()
    taken = page.get_by_role("button", name="Отозвать и рассадить заново")
    expect(taken).to_be_disabled()
    page.locator("dialog input").fill("сменились столы")
    taken.click()
    expect(page.locator("dialog")).to_have_count(0)
    assert [own["status"] for own in rounds(tournament)] == ["draft"] * 3


def test_two_taps_show_the_cost_of_a_swap_before_it_is_done(page, tournament):
    found(page)
    page.get_by_role("button", name="3 тура станут черновиками").click()
    first = page.locator(".table").nth(0).locator("li button").first
    other = page.locator(".table").nth(1).locator("li button").first
    names = first.inner_text(), other.inner_text()
    before = rounds(tournament)
    first.click()
    other.click()
    expect(page.locator("dialog dl")).to_contain_text("Встречи")
    told = page.locator("dialog dd").nth(1).inner_text().split()
    cost = squares(before, dict(zip(names, reversed(names), strict=True))) - OPTIMAL
    assert told == [str(OPTIMAL + cost), f"+{cost}" if cost else "="]
    page.keyboard.press("Escape")
    assert rounds(tournament) == before
    first.click()
    other.click()
    page.locator("dialog .act").click()
    expect(first).to_have_text(names[1])
    expect(other).to_have_text(names[0])


def test_a_stage_is_seated_the_evening_before_and_a_latecomer_joins(device, url):
    """Eleven signed up, ten of them are not here yet; the eleventh place is taken later."""
    tournament = HttpTournament(url).entered(10)
    page = device(LAPTOP, reduced_motion="reduce").page
    page.goto(f"{tournament.url}/desk?at=seating#{tournament.link('official:chief')}")
    page.get_by_role("button", name="Рассадить заранее: 10 записанных").click()
    expect(page.locator(".aside")).to_contain_text("Ещё не отмечены: Игрок 1, Игрок 2")
    tournament.seated(1, released=False)
    expect(page.locator(".flag").filter(has_text="ещё не отмечены")).to_have_count(1)
    page.get_by_role("button", name="Подтвердить рассадку").click()
    page.get_by_role("button", name="Всё равно подтвердить").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert "expected" in rounds(tournament)[0]["despite"]
    tournament.entered(11)
    tournament.do({"type": "check-in", "player": "p11"})
    page.get_by_role("button", name="Добавить 1 игрока на этап").click()
    expect(page.locator(".aside h2").first).to_have_text("На этапе 11 игроков")

    # The next round by hand: dragged, and moved by the keyboard, at the same cost as a plan.
    page.get_by_role("button", name="Рассадить тур 2 вручную").click()
    expect(page.locator(".strip button")).to_have_count(2)
    seats = page.locator(".tables ol").first.locator("button")
    expect(seats).to_have_count(10)
    seats.nth(0).drag_to(seats.nth(4))
    expect(page.locator("dialog dl")).to_contain_text("Соседи")
    page.locator("dialog .act").click()
    expect(seats.nth(4)).to_contain_text("Игрок 1")
    seats.nth(4).focus()
    page.keyboard.press("ArrowDown")
    expect(seats.nth(5)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(seats.nth(4)).to_be_focused()
    page.keyboard.press("Alt+ArrowDown")
    page.locator("dialog dl").wait_for()
    page.locator("dialog .act").click()
    expect(seats.nth(5)).to_contain_text("Игрок 1")
    expect(page.locator(".cost").last).to_contain_text("11 игроков: 1 стол, 1 отдыхает")
    assert rounds(tournament)[1]["source"].startswith("by hand")
    dragged_with_a_finger(device(PHONE).page, tournament)


def dragged_with_a_finger(page, tournament):
    """A player who is held comes along; mouse events alone never reach a phone."""
    page.goto(f"{tournament.url}/desk?at=seating#{tournament.link('official:chief')}")
    page.locator(".strip button").last.click()
    places = page.locator(".tables ol").first.locator("button")
    name = places.nth(2).inner_text()
    places.nth(9).scroll_into_view_if_needed()
    box = places.nth(5).bounding_box()
    assert box["height"] >= 44
    with touching(page, places.nth(2)) as finger:
        expect(page.locator("button.held")).to_have_count(1)
        finger.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("button.over")).to_have_count(1)
    page.locator("dialog dl").wait_for()
    page.locator("dialog .act").click()
    expect(places.nth(5)).to_have_text(name)
    expect(page.locator("button.held")).to_have_count(0)
