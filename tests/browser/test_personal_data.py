"""Personal data by hand: the organiser's text, the tick at signing up, the copy, the erasure."""

import json
import re

from playwright.sync_api import expect

from tests.browser.http_tournament import HttpTournament
from tests.browser.test_access import Inspector
from tests.kit import browser as kit

NAME = "Евграф Колядин"


def asked_for_consent(desk):
    """The organiser begins with a sample and puts the club into it."""
    card = desk.locator("form").filter(has=desk.get_by_role("heading", name="Персональные данные"))
    card.get_by_role("button", name="Подставить образец").click()
    text = card.get_by_label("Текст согласия")
    expect(text).to_have_value(re.compile("Записываясь на турнир «Кубок»"))
    text.fill(text.input_value().replace("________", "Клуб «Полис»"))
    card.get_by_role("button", name="Сохранить текст").click()
    expect(card.get_by_role("status")).to_have_text("Сохранено: при записи нужно согласие")


def erases_a_player(desk, tournament, inspector):
    """The organiser is asked about them by name, and told what stays."""
    desk.goto(f"{tournament.url}/desk?at=people")
    desk.locator("main li").filter(has_text="Чародей").get_by_role("button").first.click()
    sheet = desk.locator("dialog[open]")
    expect(sheet).to_contain_text(NAME)
    expect(sheet).to_contain_text("Согласие на обработку данных:")
    sheet.get_by_text("Личные данные", exact=True).click()
    sheet.get_by_role("button", name="Стереть личные данные").click()
    sheet.get_by_role("heading", name="Стереть личные данные: Чародей?").wait_for()
    expect(sheet).to_contain_text("Останутся подписанные протоколы")
    inspector(desk, "erasing")
    sheet.get_by_role("checkbox", name="Заменить ник на «Игрок 3»").check()
    sheet.get_by_role("button", name="Да, стереть навсегда").click()
    desk.locator("main li").filter(has_text="Игрок 3").get_by_role("button").first.click()
    expect(desk.locator("dialog[open]")).to_contain_text("Личные данные стёрты")
    log = tournament.http.get(tournament.at("/log")).text
    assert NAME not in log
    assert "Чародей" not in log


def erases_an_official(desk, tournament, inspector):
    """They are called by their number from then on, and keep the office."""
    desk.goto(f"{tournament.url}/desk?at=people")
    desk.locator(".desk-tabs button").nth(1).click()
    desk.get_by_role("button", name=re.compile("Судья second$")).first.click()
    sheet = desk.locator("dialog[open]")
    sheet.get_by_text("Личные данные", exact=True).click()
    sheet.get_by_role("button", name="Стереть личные данные").click()
    sheet.get_by_role("heading", name="Стереть личные данные: Судья second?").wait_for()
    inspector(desk, "erasing-official")
    sheet.get_by_role("button", name="Да, стереть навсегда").click()
    sheet.wait_for(state="detached")
    expect(desk.locator("main")).not_to_contain_text("Судья second")
    assert "Судья second" not in tournament.http.get(tournament.at("/log")).text
    assert tournament.http.get(tournament.at(""), headers=tournament.second).status_code == 401


def test_from_the_consent_to_the_copy_and_the_erasure(device, url):
    tournament, inspector = HttpTournament(url).entered(2), Inspector("ru")
    me = tournament.http.get(tournament.at("")).json()["me"]["who"]
    laptop = device((1366, 768), reduced_motion="reduce")
    desk = laptop.page
    desk.goto(f"{url}/desk?at=regulation#{tournament.link(f'official:{me}')}")
    asked_for_consent(desk)
    # Nobody signs up without the tick.
    phone = device(kit.PHONE)
    page = phone.page
    page.goto(f"{url}/sign-up#{tournament.sign_up}")
    page.get_by_label("Игровой ник").fill("Чародей")
    page.get_by_label("Имя и фамилия").fill(NAME)
    expect(page.get_by_role("region", name="Персональные данные")).to_contain_text("Клуб «Полис»")
    send = page.get_by_role("button", name="Записаться")
    expect(send).to_be_disabled()
    tick = page.get_by_role("checkbox")
    assert tick.locator("xpath=..").bounding_box()["height"] >= 44
    inspector(page, "sign-up")
    tick.check()
    send.click()
    page.get_by_role("link", name="Моя ссылка").click()
    # The player sees what they agreed to, and takes a copy of their data.
    page.get_by_text("Согласие на обработку данных дано").click()
    expect(page.get_by_role("region", name="Персональные данные")).to_contain_text("Клуб «Полис»")
    page.get_by_text("Мои данные", exact=True).click()
    inspector(page, "own")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Скачать мои данные").click()
    copied = json.loads(saved.value.path().read_text("utf-8"))
    assert copied["person"][0]["name"] == NAME
    assert "Клуб «Полис»" in copied["consents"][0]["text"]
    phone.excused = "401"
    erases_a_player(desk, tournament, inspector)
    page.reload()
    page.get_by_role("heading", name="Ссылка не открывается").wait_for()
    erases_an_official(desk, tournament, inspector)
    assert not inspector.found
