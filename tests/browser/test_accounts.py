"""Accounts in the pages: signing in, signing in again, and what belongs to an account."""

import os
import re
import subprocess
import sys
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.http_tournament import HttpTournament
from tests.browser.test_access import Inspector
from tests.kit import browser as kit
from tests.kit.server_processes import free_port
from tests.kit.smtp_server import link_in, post_office

LAPTOP = (1366, 768)
PASSWORD = "длинный пароль"  # noqa: S105  of clubs that live for one test


@pytest.fixture
def page(chromium):
    """A device whose refusals are not faults: an ended session is answered with 401."""
    context = kit.opened(chromium, LAPTOP, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def name_of(tournament):
    return tournament.http.get("/api/me").json()["name"]


def sign_in(page, name, password=PASSWORD):
    page.locator("[name=username]").fill(name)
    page.locator("[name=password]").fill(password)
    page.locator("form > .act").click()


def choose_password(page, password):
    for field in ("new-password", "again"):
        page.locator(f"[name={field}]").fill(password)
    page.get_by_role("button", name="Сохранить новый пароль").click()


def test_signing_in_and_a_session_that_ends(page, url):
    tournament = HttpTournament(url, "Кубок входа")
    name = name_of(tournament)
    page.goto(f"{url}/desk")
    sign_in(page, name, "коротко")
    expect(page.locator("[role=alert]")).to_have_text("неверное имя или пароль")
    page.get_by_role("button", name="Зарегистрироваться").click()
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.get_by_role("button", name="Войти").first.click()
    sign_in(page, name)
    page.locator(".cups a").wait_for()

    # The desk is open and something is typed when the session ends.
    page.goto(f"{url}/desk?cup={tournament.id}&at=people")
    page.locator("main[data-section=people] [type=search]").fill("Тень")
    page.context.clear_cookies()
    tournament.do({"type": "add-player", "player": {"id": "p99", "nickname": "Новый"}})
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading")).to_have_text("Вход закончился, войдите снова.")
    expect(page.locator("[type=search]")).to_have_value("Тень")
    assert dialog.locator("[name=username]").input_value() == name
    dialog.locator("[name=password]").fill(PASSWORD)
    dialog.locator("form > .act").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[type=search]")).to_have_value("Тень")
    expect(page.get_by_text("Вход закончился")).to_have_count(0)

    # A page opened without a session asks for a sign-in first, and then is the same page; this also
    # holds for a tournament that is hidden from strangers.
    for shown in (True, False):
        tournament.http.put(tournament.at("/shown"), json={"shown": shown})
        page.context.clear_cookies()
        page.goto(f"{url}/desk?cup={tournament.id}&at=log")
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

    # The password is forgotten on the other device: a code replaces it, once.
    other.get_by_role("button", name="Забыли пароль?").click()
    expect(other.get_by_text("Писем этот сервер не отправляет.")).to_be_visible()
    other.locator("[name=code]").fill(codes[2].upper())
    for field in ("new-password", "again"):
        other.locator(f"[name={field}]").fill("третий пароль клуба")
    other.get_by_role("button", name="Сохранить новый пароль").click()
    other.get_by_role("button", name="Новый турнир").wait_for()
    other.context.close()
    page.reload()
    expect(page.locator("main")).to_contain_text("Вход закончился, войдите снова.")


def test_an_address_is_confirmed_and_brings_a_forgotten_password_back(page, chromium, tmp_path):
    """Letters go to a real SMTP server, and their links are followed."""
    looks = Inspector("ru")
    with writing(tmp_path) as (url, office):
        page.goto(f"{url}/desk")
        page.get_by_role("button", name="Зарегистрироваться").first.click()
        sign_in(page, "Клуб писем")
        page.get_by_role("button", name="Коды сохранены").click()
        page.get_by_role("button", name="Учётная запись").click()
        card = page.locator("[data-card=email]")
        expect(card).to_contain_text("Адреса нет.")
        for password, said in (("не тот", "нынешний пароль неверен"), (PASSWORD, "отправлено")):
            card.locator("[name=email]").fill("olga@mail.example")
            card.locator("[name=email-password]").fill(password)
            card.get_by_role("button", name="Прислать письмо для подтверждения").click()
            expect(card).to_contain_text(said)
        page.reload()
        expect(card).to_contain_text("Ждём подтверждения: olga@mail.example.")
        looks(page, "account")

        # The letter is read on a phone where nobody is signed in.
        phone = kit.opened(chromium, kit.PHONE).new_page()
        phone.goto(link_in(office.letter(1)))
        phone.get_by_role("button", name="Да, адрес мой").wait_for()
        assert "#" not in phone.url, "the key is gone from the address"
        looks(phone, "confirm")
        phone.get_by_role("button", name="Да, адрес мой").click()
        expect(phone.locator("main")).to_contain_text("привязан к учётной записи «Клуб писем»")
        page.reload()
        expect(card).to_contain_text("olga@mail.example: на него придёт ссылка")

        # The page says the same of an account that there is not.
        for whose in ("Никто", "Olga@mail.example"):
            phone.goto(f"{url}/desk")
            phone.get_by_role("button", name="Забыли пароль?").click()
            expect(phone.get_by_role("button", name="Есть запасной код")).to_be_visible()
            phone.locator("[name=whose]").fill(whose)
            phone.get_by_role("button", name="Прислать ссылку на почту").click()
            expect(phone.locator("[role=status]")).to_contain_text("письмо уже в пути")
            expect(phone.locator("[role=status]")).to_contain_text("30 минут")
        phone.get_by_role("button", name="Есть запасной код").click()
        looks(phone, "forgotten")
        assert looks.found == {}
        letter = office.letter(2)
        assert letter["To"] == "olga@mail.example"
        phone.goto(link_in(letter))
        choose_password(phone, "второй пароль клуба")
        phone.get_by_role("button", name="Новый турнир").wait_for()
        page.reload()
        expect(page.locator("main")).to_contain_text("Вход закончился, войдите снова.")

        # It is spent.
        phone.goto("about:blank")
        phone.goto(link_in(letter))
        choose_password(phone, "третий пароль клуба")
        expect(phone.locator("[role=alert]")).to_have_text(re.compile("уже использована"))
        phone.context.close()


@contextmanager
def writing(folder):
    """A server that sends letters, and the post office that takes them."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with post_office() as office:
        flags = ("--public-url", url, "--smtp", office.url, "--registration", "open")
        with kit.served(folder, *flags, "--mail-from", "Город <gorod@club.example>", port=port):
            yield url, office


def test_the_owner_decides_and_a_secretary_takes_the_office_home(page, chromium, tmp_path):
    """This needs a separate server: its first start prints the owner's link, once."""
    with kit.served(tmp_path) as url:
        tournament = HttpTournament(url, "Кубок владельца")
        page.goto(owners_link(tmp_path, url))
        choose_password(page, PASSWORD)
        page.get_by_role("button", name="Владельцу сервера").click()
        page.get_by_role("button", name="С одобрением").click()
        row = page.locator(f'[data-cup="{tournament.id}"]')
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
        other.goto(f"{url}/desk?at=people#{tournament.link('official:second')}")
        other.locator(".who").click()
        other.get_by_role("button", name="Добавить должность в учётную запись").click()
        expect(other.get_by_text("входить можно и без ссылки")).to_be_visible()
        other.get_by_role("button", name="Закрыть").first.click()
        other.locator(".who").click()
        other.get_by_role("button", name="Войти без ссылки").click()
        other.locator(".cups a", has_text="Кубок владельца").click()
        other.locator("main[data-section=people]").wait_for()

        detached(chromium, url, tournament)
        other.goto(f"{url}/desk")
        other.get_by_role("button", name="Новый турнир").wait_for()
        expect(other.locator(".cups a")).to_have_count(0)

        limits = page.locator("[data-card=limits]")
        expect(limits.locator("tr", has_text="попытки войти, отовсюду")).to_contain_text("0")
        expect(limits.locator("tr", has_text="обычный запрос")).to_contain_text("16,4")
        expect(page.locator("[data-card=letters]")).to_contain_text("не задан --smtp")
        expect(page.locator("[data-card=storage]")).to_contain_text("Диск занят на")
        expect(page.locator("[data-backup]")).to_contain_text("Копии базы ещё не делали")
        keeps_house(page, url)
        looks = Inspector("ru")
        looks(page, "server")
        assert looks.found == {}

        other.goto(f"{url}/tournaments")
        expect(other.locator("li", has_text="Кубок владельца")).to_contain_text("Официальный")
        row.get_by_role("button", name="Закрыть страницы").click()
        row.get_by_role("button", name="Разрешить страницы").wait_for()
        other.reload()
        expect(other.get_by_text("Кубок владельца")).to_have_count(0)
        other.context.close()


def detached(chromium, url, tournament):
    """Her account is shown next to her office; the organiser detaches the tournament from it."""
    page = kit.opened(chromium, LAPTOP).new_page()
    page.goto(f"{url}/desk")
    sign_in(page, name_of(tournament))
    page.locator(".cups a").wait_for()
    page.goto(f"{url}/desk?cup={tournament.id}&at=people")
    page.get_by_role("button", name=re.compile("^Судьи")).first.click()
    expect(page.get_by_text("В учётной записи «Ольга Ким»")).to_be_visible()
    page.get_by_role("button", name="Отсоединить").click()
    page.locator("dialog[open]").get_by_role("button", name="Отсоединить").click()
    expect(page.get_by_text("В учётной записи «Ольга Ким»")).to_have_count(0)
    page.context.close()


def keeps_house(page, url):
    """The owner invites somebody, gives a quota, closes a table and deletes both for good."""
    table = {"rules": "fiim-2019", "names": [f"Игрок {n}" for n in range(1, 11)]}
    assert page.request.post(f"{url}/api/tables", data=table, headers={"cookie": ""}).ok
    page.reload()
    people = page.locator("[data-card=people]")
    people.get_by_label("Имя новой учётной записи").fill("Клуб Юг")
    people.get_by_role("button", name="Пригласить").click()
    expect(people.get_by_label("Ссылка для «Клуб Юг»")).to_have_value(re.compile("at=password#"))
    own = people.locator("[data-account]", has_text="Клуб Юг")
    own.get_by_role("button", name="Изменить предел").click()
    people.get_by_label("Столов, не больше").fill("7")
    people.get_by_role("button", name="Сохранить").click()
    expect(own).to_contain_text("столы: 0 из 7")
    own.get_by_role("button", name="Удалить насовсем").click()
    own.get_by_role("button", name="Точно удалить?").click()
    expect(own).to_have_count(0)
    board = page.locator("[data-board]").first
    board.get_by_role("button", name="Закрыть стол").click()
    expect(board).to_contain_text("закрыт")
    boards = page.locator("[data-board]").count()
    board.get_by_role("button", name="Удалить насовсем").click()
    board.get_by_role("button", name="Точно удалить?").click()
    expect(page.locator("[data-board]")).to_have_count(boards - 1)


def owners_link(folder, url):
    """The first start has already printed a link.

    A person with access to the machine can get another.
    """
    command = [sys.executable, "-m", "gorod", "admin", "owner", "--public-url", url]
    done = subprocess.run(
        [*command, "--database", str(folder / "gorod.db"), "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(kit.ROOT / "src")},
    )
    return re.search(r"http\S+", done.stdout)[0]
