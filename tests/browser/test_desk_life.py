"""The life of a tournament at the desk: made with its days, renamed, read by everybody."""

import re

import pytest
from playwright.sync_api import expect

LAPTOP = (1366, 768)
PHONE = (390, 844)


def registered(device, url, club):
    """A page of a club that has just registered."""
    console = device(LAPTOP, reduced_motion="reduce")
    page = console.page
    page.goto(f"{url}/desk")
    page.get_by_role("button", name="Зарегистрироваться").first.click()
    page.locator("[name=username]").fill(club)
    page.locator("[name=password]").fill("длинный пароль")
    page.locator("form > .act").click()
    return console


@pytest.fixture
def organiser(device, url):
    console = registered(device, url, "Клуб календаря")
    console.excused = "404"  # a look that was under way when the tournament was deleted
    return console.page


def test_a_tournament_has_days_and_a_place_and_is_renamed(organiser, device, url):
    page = organiser
    page.get_by_role("button", name="Новый турнир").click()
    page.locator("[name=cup]").fill("Кубок с опечаткой")
    page.locator("[name=first-day]").fill("2026-11-21")
    page.locator("[name=last-day]").fill("2026-11-22")
    page.locator("[name=place]").fill("Москва, клуб «Полис»")
    page.get_by_role("button", name="Создать турнир").click()
    page.locator("main[data-section=people]").wait_for()
    expect(page.locator("header")).to_contain_text("21–22 ноября 2026, Москва, клуб «Полис»")
    page.goto(page.url.replace("at=people", "at=regulation"))
    about = page.get_by_role("form", name="О турнире")
    expect(about.locator("[name=first-day]")).to_have_value("2026-11-21")
    about.locator("[name=cup]").fill("Кубок Полиса")
    about.locator("[name=fee]").fill("1500 ₽")
    about.locator("[name=contacts]").fill("+7 900 000-00-00\nclub@example.org")
    about.get_by_role("button", name="Сохранить сведения").click()
    expect(about.get_by_role("status")).to_have_text("Сохранено.")
    expect(page.locator("header h1")).to_have_text("Кубок Полиса")
    times = page.locator("[data-times=q]")
    times.locator("[name=start]").fill("2026-11-21T12:00")
    times.locator("[name=minutes]").fill("50")
    times.get_by_role("button", name="Сохранить расписание").click()
    expect(times.get_by_role("status")).to_have_text("Сохранено.")
    times.locator("summary").click()
    by_hand = times.get_by_label("Начало тура 2")
    expect(by_hand).to_have_value("2026-11-21T13:00")
    by_hand.fill("2026-11-22T11:30")
    by_hand.blur()
    times.get_by_role("button", name="Сохранить расписание").click()
    expect(times.get_by_label("Начало тура 3")).to_have_value("2026-11-22T12:30")
    page.get_by_role("button", name="Опубликовать").click()
    public = page.get_by_role("link", name="Страница турнира").get_attribute("href")
    phone = device(PHONE, reduced_motion="reduce").page
    phone.goto(f"{url}/tournaments")
    expect(phone.get_by_role("link", name="Кубок Полиса")).to_contain_text("21–22 ноября 2026")
    phone.goto(f"{url}{public}")
    facts = phone.locator(".facts")
    for said in ("21–22 ноября 2026", "Москва, клуб «Полис»", "1500 ₽", "club@example.org"):
        expect(facts).to_contain_text(said)
    phone.goto(f"{url}{public}/schedule")
    expect(phone.locator("main")).to_contain_text("11:30")
    with phone.expect_download() as kept:
        phone.get_by_role("link", name="В календарь").click()
    assert kept.value.suggested_filename == "Кубок Полиса, расписание.ics"
    put_away_and_deleted(page, phone, url)


def put_away_and_deleted(page, phone, url):
    page.get_by_role("button", name="Убрать в архив").click()
    page.get_by_role("button", name="Вернуть из архива").wait_for()
    phone.goto(f"{url}/tournaments")
    phone.get_by_role("heading", name="Турниры").wait_for()
    expect(phone.get_by_role("link", name="Кубок Полиса")).to_have_count(0)
    page.get_by_role("button", name="Удалить турнир").click()
    dialog = page.locator("dialog")
    expect(dialog.locator("button.danger")).to_be_disabled()
    dialog.locator("[name=delete-name]").fill("Кубок Полиса")
    dialog.locator("button.danger").click()
    page.get_by_text("Турниров пока нет").wait_for()
    expect(page.get_by_text("Кубок Полиса")).to_have_count(0)


def test_an_option_that_cannot_be_chosen_says_why_in_words(device, url):
    """The same fields are used wherever rules are chosen: other options are shown by name."""
    page = registered(device, url, "Клуб вариантов").page
    for at in ("/desk", "/", "/online"):
        if at == "/desk":
            page.get_by_role("button", name="Новый турнир").click()
        else:
            page.goto(f"{url}{at}")
        rules = page.locator("select", has=page.locator("option[value=fiim-2011]")).first
        rules.select_option("fiim-2011")
        page.locator("summary", has_text="Варианты правил").click()
        page.get_by_role("checkbox", name="Доктор").first.check()
        barred = page.locator(".option", has_text="Не сочетается с")
        expect(barred.locator("input")).to_be_disabled()
        expect(barred.locator("em")).to_have_text(re.compile("доктор", re.IGNORECASE))
        expect(page.locator(".option", has_text="doctor")).to_have_count(0)
