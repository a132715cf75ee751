"""Signatures: what is signed stays, and nobody undoes for others."""

import pytest
from playwright.sync_api import expect

from gorod.tournament.regulation import Regulation, StagePlan
from tests.browser.http_tournament import PRIVATE, HttpTournament

LAPTOP = (1366, 768)


@pytest.fixture(scope="module")
def tournament(url):
    own = HttpTournament(url)
    judge = {"id": "judge", "name": "Судья стола", "offices": ["judge"]}
    own.do({"type": "appoint", "official": judge})
    own.entered(10).checked_in()
    own.seated(1)
    own.signed("q.1.1")
    own.confirmed("q.1.1")
    return own


@pytest.fixture
def at(device, url, tournament):
    def opened(section, scope):
        page = device(LAPTOP, reduced_motion="reduce").page
        page.goto(f"{url}/desk?at={section}#{tournament.link(scope)}")
        page.locator(f"main[data-section={section}]").wait_for()
        return page

    return opened


def test_a_judge_sees_no_button_to_undo_another_persons_signature(at):
    page = at("log", "official:judge")
    page.locator("main[data-section=log] .desk-page").wait_for()
    expect(page.locator("li[data-entry]", has_text="Протокол подтверждён")).to_have_count(0)
    theirs = at("log", "official:second").locator("li", has_text="Протокол подтверждён")
    expect(theirs.get_by_role("button")).to_have_count(1)


def test_a_stage_is_lengthened_with_a_reason_after_the_first_signature(at, tournament):
    page = at("regulation", "official:chief")
    expect(page.locator(".rules select")).to_be_disabled()
    page.locator("fieldset.stage input").first.fill("3")
    page.get_by_role("button", name="Сохранить регламент").first.click()
    page.locator("dialog input").fill("ещё один тур")
    page.locator("dialog .act").click()
    expect(page.locator("dialog")).to_have_count(0)
    told = tournament.http.get(tournament.at("/regulation")).json()
    assert told["regulation"]["stages"][0]["rounds"] == 3
    assert told["frozen"] is True


def test_a_hidden_table_is_opened_with_a_second_look(at, tournament):
    told = tournament.http.get(tournament.at("/regulation")).json()["regulation"]
    hidden = {**told, "hidden": {"stage": "q", "round": 1}}
    tournament.do({"type": "regulate", "regulation": hidden, "reason": "тайна до конца"})
    page = at("standings", "official:chief")
    page.get_by_role("button", name="Открыть таблицу всем").click()
    expect(page.locator("dialog")).to_contain_text("Снова скрыть увиденное нельзя")
    assert not tournament.http.get(tournament.at("")).json()["revealed"]
    page.locator("dialog .act").click()
    expect(page.get_by_role("button", name="Открыть таблицу всем")).to_have_count(0)
    assert tournament.http.get(tournament.at("")).json()["revealed"]


def test_what_was_changed_by_hand_stays_when_more_players_come(device, url):
    page = device(LAPTOP, reduced_motion="reduce").page
    page.goto(f"{url}/desk")
    page.get_by_role("button", name="Зарегистрироваться").first.click()
    page.locator("[name=username]").fill("Клуб формы")
    page.locator("[name=password]").fill("длинный пароль")
    page.locator("form > .act").click()
    page.get_by_role("button", name="Новый турнир").click()
    page.get_by_role("button", name="Отбор и финал").click()
    final = page.locator("fieldset.stage").nth(1).locator("input").first
    final.fill("2")
    page.locator("[name=players]").fill("30")
    page.locator("[name=players]").blur()
    expect(page.locator("fieldset.stage").first.locator("input").nth(1)).to_have_value("3")
    expect(final).to_have_value("2")


def test_another_clubs_archive_is_recognised_and_opens_as_a_marked_copy(
    device, url, tournament, tmp_path
):
    file = tmp_path / "cup.zip"
    file.write_bytes(tournament.http.get(tournament.at("/archive")).content)
    console = device(LAPTOP, reduced_motion="reduce")
    page = console.page
    page.goto(f"{url}/desk")
    page.get_by_role("button", name="Зарегистрироваться").first.click()
    page.locator("[name=username]").fill("Клуб копии")
    page.locator("[name=password]").fill("длинный пароль")
    page.locator("form > .act").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Продолжить наш турнир").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Продолжить его от своего имени")
    page.get_by_role("button", name="Всё равно открыть копию").click()
    expect(page.locator("[role=note]")).to_contain_text("Клуб копии")
    page.goto(f"{page.url.split('&')[0]}&at=log")
    page.locator("main[data-section=log] li[data-entry]").first.wait_for()
    expect(page.locator("li[data-entry]", has_text="прочитан из архива")).to_have_count(1)
    expect(page.get_by_role("button", name="Отменить")).to_have_count(0)
    page.goto(f"{url}/desk")
    expect(page.locator(".cups")).to_contain_text("Копия из архива")
    console.problems.clear()  # the refusals were asked for


def test_a_judges_phone_opens_at_their_own_table_and_comes_back_after_the_tab_is_closed(
    device, url
):
    stage = StagePlan("q", "qualification", rounds=2, tables=2)
    own = HttpTournament(
        url, name="Два стола", regulation=Regulation("fiim-2019", (stage,), players=20)
    )
    for name in ("first", "second-judge"):
        told = {"id": name, "name": f"Судья {name}", "offices": ["judge"]}
        own.do({"type": "appoint", "official": told})
    own.entered(20).checked_in()
    tables = [own.players[:10], own.players[10:]]
    for number in (1, 2):
        where = {"stage": "q", "round": number}
        judges = ["first", "second-judge"]
        own.do({"type": "draft-seating", **where, "tables": tables, "judges": judges})
    where["round"] = 1
    own.do({"type": "confirm-seating", **where}, {"type": "release-seating", **where})
    phone = device(reduced_motion="reduce")
    page = phone.page
    page.goto(f"{url}/desk#{own.link('official:second-judge')}")
    expect(page.locator("article h2")).to_have_text("Стол 2")
    expect(page.locator("[data-duty]")).to_have_count(0)
    again = page.context.new_page()
    page.close()
    again.goto(f"{url}/desk")
    expect(again.locator("article h2")).to_have_text("Стол 2")
    assert PRIVATE not in again.content()
    again.get_by_role("button", name="Пульт судьи").click()
    again.wait_for_url(f"{url}/judge*")
    again.locator("main").first.wait_for()
    again.goto(f"{url}/desk")
    again.locator("header .who").click()
    again.evaluate("localStorage.setItem('online-tables', '[]')")
    again.get_by_label("Помнить на этом устройстве").uncheck()
    assert again.evaluate("localStorage.getItem('online-tables')") is None, "seats are links, too"
    last = again.context.new_page()
    again.close()
    last.goto(f"{url}/desk")
    expect(last.locator("body")).to_contain_text("на этом устройстве её не сохранили")
    last.goto(f"{url}/player")
    expect(last.locator("main")).to_contain_text("На этом устройстве ссылки нет")
