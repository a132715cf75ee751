"""Accounts in the pages: signing in, signing in again, and what belongs to an account."""

import pytest
from playwright.sync_api import expect

from tests.browser.cups import Cup
from tests.kit import browser as kit

LAPTOP = (1366, 768)
PASSWORD = "длинный пароль"  # noqa: S105  of clubs that live for one test


@pytest.fixture
def page(chromium):
    """A device whose refusals are no faults: a session that is over is answered with 401."""
    context = kit.opened(chromium, LAPTOP, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def name_of(cup):
    return cup.http.get("/api/me").json()["name"]


def sign_in(page, name, password=PASSWORD):
    page.locator("[name=username]").fill(name)
    page.locator("[name=password]").fill(password)
    page.locator("form > .act").click()


def test_signing_in_and_a_session_that_ends(page, url):
    cup = Cup(url, "Кубок входа")
    name = name_of(cup)
    page.goto(f"{url}/desk")
    sign_in(page, name, "коротко")
    expect(page.locator("[role=alert]")).to_have_text("неверное имя или пароль")
    page.get_by_role("button", name="Зарегистрироваться").click()
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.get_by_role("button", name="Войти").first.click()
    sign_in(page, name)
    page.locator(".cups a").wait_for()

    # The desk is open and something is typed when the session ends.
    page.goto(f"{url}/desk?cup={cup.id}&at=people")
    page.locator("main[data-section=people] [type=search]").fill("Тень")
    page.context.clear_cookies()
    cup.do({"type": "add-player", "player": {"id": "p99", "nickname": "Новый"}})
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading")).to_have_text("Вход закончился, войдите снова.")
    expect(page.locator("[type=search]")).to_have_value("Тень")
    assert dialog.locator("[name=username]").input_value() == name
    dialog.locator("[name=password]").fill(PASSWORD)
    dialog.locator("form > .act").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[type=search]")).to_have_value("Тень")
    expect(page.get_by_text("Вход закончился")).to_have_count(0)

    # A page that is opened without a session asks first, and then is the same page; so it is with
    # a tournament that strangers are not told of.
    for shown in (True, False):
        cup.http.put(cup.at("/shown"), json={"shown": shown})
        page.context.clear_cookies()
        page.goto(f"{url}/desk?cup={cup.id}&at=log")
        expect(page.locator("main")).to_contain_text("Вход закончился, войдите снова.")
        sign_in(page, name)
        page.locator("main[data-section=log] .desk-page").wait_for()
    page.context.clear_cookies()
    page.goto(f"{url}/desk")
    expect(page.locator("main")).to_contain_text("Вход закончился, войдите снова.")
    sign_in(page, name)
    page.locator(".cups a").wait_for()
