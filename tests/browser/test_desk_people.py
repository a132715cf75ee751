"""People at the door: links, lists, two devices at once, a broken connection, a withdrawal."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from gorod.engine.struct import replace
from tests.browser.http_tournament import SMALL, HttpTournament

LAPTOP = (1366, 768)
TEN_PLACES = replace(SMALL, players=10)
LIST = """Список на кубок;;;
№;Ник;Имя;Клуб
1;Сова;Анна;Лес
2;Coва;;
3;Филин;;Лес
;Итого 3;;
4;;Без ника;
"""


@pytest.fixture
def tournament(url):
    return HttpTournament(url).entered(10)


@pytest.fixture
def at(device, tournament):
    """A device at a section of the desk, by the link of an official."""

    def open_(section, who="chief"):
        console = device(LAPTOP, reduced_motion="reduce")
        console.excused = "422 409"  # a deliberate refusal is not a fault of the page
        page = console.page
        page.goto(f"{tournament.url}/desk?at={section}#{tournament.link(f'official:{who}')}")
        page.locator(f"main[data-section={section}] .desk-page").wait_for()
        return page

    return open_


def players(tournament):
    return {
        own["nickname"]: own for own in tournament.http.get(tournament.at("")).json()["players"]
    }


def row(page, name):
    return page.locator("main li").filter(has=page.get_by_text(name, exact=True))


def test_a_link_leaves_no_trace_and_opens_its_own_office_alone(at, tournament):
    told = {"id": "j", "name": "Пётр", "offices": ["judge"]}
    tournament.do({"type": "appoint", "official": told})
    page = at("people", "j")
    # Only where the device keeps links, which can be switched off.
    elsewhere = (
        "() => JSON.stringify({ ...localStorage, 'links-kept': '', devices: '' }) + location.href"
    )
    kept = page.evaluate(elsewhere)
    token = page.evaluate("() => sessionStorage.getItem('desk-token')")
    assert token
    assert token not in kept
    assert page.evaluate("() => location.hash") == ""
    expect(page.locator(".who").first).to_contain_text("Пётр")
    expect(row(page, "Игрок 3").locator(".check")).to_be_visible()
    tabs = page.locator("main .desk-tabs").first
    assert tabs.get_by_role("button").all_inner_texts() == [
        "Игроки",
        "Судьи",
        "Клубы",
        "Команды и пары",
    ]
    expect(page.get_by_role("button", name="Добавить игрока")).to_have_count(0)
    page.reload()
    expect(page.locator(".who").first).to_contain_text("Пётр")


def test_a_list_is_read_looked_at_row_by_row_taken_and_taken_back(at, tournament):
    """A list from Russian Excel: a title, numbers, a look-alike, a total, an empty nickname."""
    page = at("people")
    page.get_by_role("button", name="Импорт").click()
    file = {"name": "list.csv", "mimeType": "text/csv", "buffer": LIST.encode("cp1251")}
    page.locator("input[type=file]").set_input_files(file)
    preview = page.locator(".card[aria-live]")
    expect(preview).to_contain_text("Отмечено: новых 2, изменений 0. Не отмечено: 4.")
    expect(preview).to_contain_text("Свободных мест 1: 1 игрок попадёт в лист ожидания")
    expect(row(page, "Сова").get_by_role("checkbox")).to_be_checked()
    twin = row(page, "Coва").get_by_role("checkbox")
    expect(twin).not_to_be_checked()
    expect(row(page, "Coва")).to_contain_text("похоже на «Сова»")
    expect(row(page, "Итого 3")).to_contain_text("строка итога")
    expect(page.locator("main li").filter(has_text="нет ника")).to_contain_text("B7")
    assert len(players(tournament)) == 10
    twin.check()
    expect(preview.get_by_role("button", name="Добавить 3 игроков")).to_be_enabled()
    twin.uncheck()
    row(page, "Филин").get_by_role("checkbox").uncheck()
    preview.get_by_role("button", name="Добавить 1 игрока").click()
    expect(preview).to_contain_text("Новых 1, изменено 0.")
    now = players(tournament)
    assert (now["Сова"]["club"], now["Сова"]["waiting"], len(now)) == ("Лес", False, 11)
    page.get_by_role("button", name="Отменить весь импорт").click()
    expect(page.locator("textarea")).to_be_visible()
    assert len(players(tournament)) == 10

    # The same dialog takes a pasted list, and another column can be chosen.
    page.locator("textarea").fill("Москва\tЁж\nТула\tЛис")
    page.get_by_role("button", name="Посмотреть").click()
    expect(row(page, "Москва")).to_be_visible()
    page.get_by_label("Ёж").select_option(label="ник")
    expect(row(page, "Ёж")).to_be_visible()
    preview.get_by_role("button", name="Добавить 2 игроков").click()
    expect(preview).to_contain_text("Принято")
    assert {"Ёж", "Лис"} <= set(players(tournament))


def test_a_look_alike_is_pointed_out_before_it_is_added_by_hand(at, tournament):
    page = at("people")
    page.get_by_role("button", name="Добавить игрока").click()
    page.locator("[name=nickname]").fill("игрок  З")  # a letter that looks like the digit 3
    page.locator("dialog .act").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Похоже на игрока «Игрок 3»")
    assert len(players(tournament)) == 10
    page.locator("dialog").get_by_role("button", name="Другой, всё равно записать").click()
    expect(row(page, "игрок З")).to_be_visible()


def test_a_list_of_judges_gets_links_and_links_are_closed_together(at, tournament):
    page = at("people")
    page.get_by_role("button", name="Судьи").click()
    page.get_by_role("button", name="Добавить списком").click()
    sheet = page.locator("dialog")
    sheet.locator("textarea").fill("Имя\tДолжность\nАнна\tсудья\nСвета\tсекретарь")
    sheet.get_by_role("button", name="Посмотреть").click()
    expect(sheet.locator("li").filter(has_text="Света")).to_contain_text("секретарь")
    sheet.get_by_role("button", name="Назначить 2 человек").click()
    expect(sheet.get_by_label("Ссылка: Анна")).to_have_value(re.compile("#"))
    expect(sheet.get_by_label("Ссылка: Света")).to_be_visible()
    page.keyboard.press("Escape")
    tournament.link("player:p1")
    tournament.link("player:p2")
    page.get_by_role("button", name="Ссылки").click()
    page.get_by_role("button", name="Закрыть ссылки игроков: 2").click()
    page.locator("dialog").get_by_role("button", name="Закрыть 2 ссылки").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_text("Игрок: Игрок 1")).to_have_count(0)
    known = tournament.http.get(tournament.at("/links")).json()
    closed = {link["scope"] for link in known if link["revoked"]}
    assert closed == {"player:p1", "player:p2"}


def test_two_desks_see_each_other_and_a_refusal_is_said_in_words(at, tournament):
    here, there = at("people"), at("people", "second")
    row(here, "Игрок 1").locator(".check").click()
    expect(row(there, "Игрок 1").locator(".desk-chip")).to_have_text("✓ на месте")
    row(there, "Игрок 2").locator(".who").click()
    there.get_by_role("button", name="Изменить данные").click()
    there.locator("[name=nickname]").fill("Игрок 5")
    there.locator("dialog .act").click()
    expect(there.locator("dialog [role=alert]")).to_contain_text("уже у игрока")
    there.locator("[name=nickname]").fill("Новый ник")
    there.locator("dialog .act").click()
    expect(row(here, "Новый ник")).to_be_visible()
    assert "Игрок 2" not in players(tournament)


def test_what_was_asked_for_while_the_line_was_broken_happens_once(at, tournament):
    page = at("people")
    page.context.set_offline(True)
    row(page, "Игрок 4").locator(".check").click()
    expect(page.locator(".offline")).to_be_visible()
    page.context.set_offline(False)
    expect(row(page, "Игрок 4").locator(".desk-chip")).to_have_text("✓ на месте")
    expect(page.locator(".offline")).to_have_count(0)
    log = tournament.http.get(tournament.at("/log")).json()
    assert [e["command"]["player"] for e in log if e["command"]["type"] == "check-in"] == ["p4"]


def test_somebody_leaves_and_another_takes_over_the_seat_in_three_taps(at, tournament):
    """Ten places are taken; one player leaves, and a stranger and then the queue come in."""
    tournament.entered(10)
    tournament.do({"type": "regulate", "regulation": msgspec.to_builtins(TEN_PLACES)})
    tournament.entered(11)  # the eleventh waits
    tournament.do(*({"type": "check-in", "player": player} for player in tournament.players[:10]))
    tournament.do({"type": "enter-stage", "stage": "q", "players": tournament.players[:10]})
    tournament.seated(1)
    tournament.do({"type": "withdraw-player", "player": "p7"})
    page = at("people")

    # Three taps: the player who has left, what to do, who comes in.
    row(page, "Игрок 7").locator(".who").click()
    page.get_by_role("button", name="Заменить").click()
    assert page.locator("dialog li button b").all_inner_texts() == ["Игрок 11"]
    page.locator("dialog li button").click()
    expect(page.locator(".told")).to_contain_text("Игрок 11 вместо игрока Игрок 7")
    expect(row(page, "Игрок 11").locator(".desk-chip")).to_have_text("✓ на месте")
    expect(page.locator("main")).to_contain_text("и 1 замена")
    page.locator(".told button").click()
    expect(row(page, "Игрок 11").locator(".check")).to_be_visible()  # a place is free

    # Somebody who is present, by a new name that is typed right there.
    row(page, "Игрок 3").locator(".who").click()
    page.get_by_role("button", name="Заменить").click()
    page.locator("dialog input").fill("С улицы")
    page.get_by_role("button", name="Новый игрок «С улицы»").click()
    expect(row(page, "Игрок 3").locator(".desk-chip")).to_have_text("заменён")
    expect(page.locator("dialog[open]")).to_have_count(0)  # which takes all keys
    page.keyboard.press("3")
    seats = page.locator("main[data-section=seating] .table ol li")
    expect(seats.nth(2)).to_contain_text("С улицы")

    # The seating page offers the same for players who have left.
    page.get_by_role("button", name="Заменить: Игрок 7").click()
    page.locator("dialog li button").filter(has_text="Игрок 11").click()
    expect(seats.nth(6)).to_contain_text("Игрок 11")


def test_two_entries_of_one_person_become_one(at, tournament):
    page = at("people")
    row(page, "Игрок 1").locator(".who").click()
    page.get_by_role("button", name="Объединить с другим").click()
    page.locator("dialog select").select_option(label="Игрок 2")
    page.locator("dialog .act").click()
    expect(row(page, "Игрок 2")).to_have_count(0)
    assert "Игрок 2" not in players(tournament)


def test_an_entry_by_mistake_is_deleted_after_a_question(at, tournament):
    page = at("people")
    row(page, "Игрок 9").locator(".who").click()
    page.get_by_role("button", name="Удалить").click()
    expect(page.locator("dialog")).to_contain_text("Удалить игрока «Игрок 9»?")
    assert "Игрок 9" in players(tournament)
    page.locator("dialog .danger").click()
    expect(row(page, "Игрок 9")).to_have_count(0)
    assert "Игрок 9" not in players(tournament)


def test_keys_open_sections_and_leave_those_who_type_alone(at):
    page = at("people")
    page.keyboard.press("/")
    page.keyboard.type("Игрок 1")
    assert page.locator("[type=search]").input_value() == "Игрок 1"
    expect(page.locator("main li")).to_have_count(2)
    page.keyboard.press("Tab")
    page.keyboard.press("1")
    page.locator("main[data-section=regulation]").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog kbd")).to_have_count(13)
