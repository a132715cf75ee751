"""Accounts in the pages: signing in, signing in again, and what belongs to an account."""

import os
import re
import subprocess
import sys

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


def test_codes_a_new_password_and_other_devices(page, chromium, url):
    """From registering to getting back in with a printed code."""
    page.goto(f"{url}/desk")
    page.get_by_role("button", name="Зарегистрироваться").first.click()
    sign_in(page, "Клуб кодов")
    shown = page.locator(".codes li")
    expect(shown).to_have_count(8)
    codes = shown.all_inner_texts()
    page.get_by_role("button", name="Коды сохранены").click()
    expect(shown).to_have_count(0)

    # A second device is seen, and signed out from the first.
    other = kit.opened(chromium, kit.PHONE).new_page()
    other.goto(f"{url}/desk")
    sign_in(other, "Клуб кодов")
    other.get_by_role("button", name="Новый турнир").wait_for()
    page.get_by_role("button", name="Учётная запись").click()
    expect(page.get_by_text("Осталось 8 кодов.")).to_be_visible()
    sessions = page.locator("section", has_text="Где выполнен вход").locator("li")
    expect(sessions).to_have_count(2)
    expect(sessions.first).to_contain_text("это устройство")
    page.get_by_role("button", name="Завершить").click()
    expect(sessions).to_have_count(1)
    other.reload()
    expect(other.locator("main")).to_contain_text("Вход закончился, войдите снова.")

    # The password is changed, with the present one only.
    change = page.locator("section", has_text="Нынешний пароль")
    for old, fresh in (("не тот пароль", "второй пароль клуба"), (PASSWORD, "второй пароль клуба")):
        change.locator("[name=old-password]").fill(old)
        change.locator("[name=new-password]").fill(fresh)
        change.locator("[name=again]").fill(fresh)
        change.locator(".act").click()
        said = "нынешний пароль неверен" if old != PASSWORD else "Пароль изменён."
        expect(change).to_contain_text(said)

    # It is forgotten on the other device: a code replaces it, once.
    other.get_by_role("button", name="Забыли пароль?").click()
    other.locator("[name=code]").fill(codes[2].upper())
    for field in ("new-password", "again"):
        other.locator(f"[name={field}]").fill("третий пароль клуба")
    other.get_by_role("button", name="Сохранить новый пароль").click()
    other.get_by_role("button", name="Новый турнир").wait_for()
    other.context.close()
    page.reload()
    expect(page.locator("main")).to_contain_text("Вход закончился, войдите снова.")


def test_the_owner_decides_and_a_secretary_takes_the_office_home(page, chromium, tmp_path):
    """A server of its own: its first start prints the link of the owner, once."""
    with kit.served(tmp_path) as url:
        cup = Cup(url, "Кубок владельца")
        page.goto(owners_link(tmp_path, url))
        for field in ("new-password", "again"):
            page.locator(f"[name={field}]").fill(PASSWORD)
        page.get_by_role("button", name="Сохранить новый пароль").click()
        page.get_by_role("button", name="Владельцу сервера").click()
        page.get_by_role("button", name="С одобрением").click()
        row = page.locator(f'[data-cup="{cup.id}"]')
        row.get_by_role("button", name="Отметить официальным").click()
        row.get_by_role("button", name="Снять отметку").wait_for()

        # Somebody registers, waits, and is let in.
        other = kit.opened(chromium, kit.PHONE).new_page()
        other.goto(f"{url}/desk")
        other.get_by_role("button", name="Зарегистрироваться").first.click()
        sign_in(other, "Ольга Ким")
        expect(other.get_by_text("ждёт одобрения владельца сервера")).to_be_visible()
        page.reload()
        page.get_by_role("button", name="Одобрить").click()
        expect(page.get_by_text("Никто не ждёт одобрения")).to_be_visible()

        # She came by a link as the secretary: afterwards the tournament is in her own list.
        other.goto(f"{url}/desk?at=people#{cup.link('official:second')}")
        other.locator(".who").click()
        other.get_by_role("button", name="Добавить должность в учётную запись").click()
        expect(other.get_by_text("входить можно и без ссылки")).to_be_visible()
        other.get_by_role("button", name="Закрыть").first.click()
        other.locator(".who").click()
        other.get_by_role("button", name="Войти без ссылки").click()
        other.locator(".cups a", has_text="Кубок владельца").click()
        other.locator("main[data-section=people]").wait_for()

        other.goto(f"{url}/tournaments")
        expect(other.locator("li", has_text="Кубок владельца")).to_contain_text("Официальный")
        row.get_by_role("button", name="Закрыть страницы").click()
        row.get_by_role("button", name="Разрешить страницы").wait_for()
        other.reload()
        expect(other.get_by_text("Кубок владельца")).to_have_count(0)
        other.context.close()


def owners_link(folder, url):
    """The first start has printed a link already; whoever has the machine can have another."""
    command = [sys.executable, "-m", "gorod", "admin", "owner", "--public-url", url]
    done = subprocess.run(
        [*command, "--database", str(folder / "gorod.db"), "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(kit.ROOT / "src")},
    )
    return re.search(r"http\S+", done.stdout)[0]
