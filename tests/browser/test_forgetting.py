"""Forgetting everything on a device includes its online tables and notes."""

from tests.browser.test_online_table import create
from tests.kit import fingers

LEFT = "[...Object.keys(localStorage), ...Object.keys(sessionStorage)]"
KEYS = {"online-tables", "table-notes", "nickname"}


def test_the_first_page_forgets_seats_at_online_tables_and_notes(device, url):
    page = create(device, url)
    page.evaluate("localStorage.setItem('table-notes', '[]')")
    assert {*page.evaluate(LEFT)} >= KEYS
    page.goto(url)
    page.get_by_role("link", name="Вернуться за стол").wait_for()
    fingers.tap(page, page.get_by_text("Игры помнит это устройство"))
    for _ in range(2):  # it asks whether it is meant
        fingers.tap(page, page.get_by_role("button", name="Забыть всё"))
    page.get_by_role("link", name="Вернуться за стол").wait_for(state="detached")
    assert not {*page.evaluate(LEFT)} & KEYS
    assert page.get_by_text("Игры помнит это устройство").count() == 0
