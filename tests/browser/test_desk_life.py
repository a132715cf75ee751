"""The life of a tournament at the desk: made with its days, renamed, read by everybody."""

import pytest
from playwright.sync_api import expect

LAPTOP = (1366, 768)
PHONE = (390, 844)


@pytest.fixture
def organiser(device, url):
    """A page of a club that has just registered."""
    page = device(LAPTOP, reduced_motion="reduce").page
    page.goto(f"{url}/desk")
    page.get_by_role("button", name="Зарегистрироваться").first.click()
    page.locator("[name=username]").fill("Клуб календаря")
    page.locator("[name=password]").fill("длинный пароль")
    page.locator("form > .act").click()
    return page


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
    page.get_by_role("button", name="Опубликовать").click()
    public = page.get_by_role("link", name="Страница турнира").get_attribute("href")
    phone = device(PHONE, reduced_motion="reduce").page
    phone.goto(f"{url}/tournaments")
    expect(phone.get_by_role("link", name="Кубок Полиса")).to_contain_text("21–22 ноября 2026")
    phone.goto(f"{url}{public}")
    facts = phone.locator(".facts")
    for said in ("21–22 ноября 2026", "Москва, клуб «Полис»", "1500 ₽", "club@example.org"):
        expect(facts).to_contain_text(said)
