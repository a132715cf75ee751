"""A button whose answer was lost is pressed again: only one table is made."""

import pytest

from gorod.server.store.row_codecs import TABLES
from tests.browser.test_by_day import lost
from tests.kit.browser import PHONE
from tests.kit.fingers import tap

MAKING = {
    "quick": ("/", "**/api/tables", "Начать", "**/judge*"),
    "trainer": ("/", "**/api/training", "Судить учебную игру", "**/judge*"),
    "online": ("/online", "**/api/online", "Создать стол", "**/table*"),
}
"""The page, what it asks for, its button, and where that leads."""


@pytest.mark.parametrize("kind", MAKING)
def test_one_table_is_made(device, steered_server, kind):
    path, request, button, leads = MAKING[kind]
    page = device(PHONE).page
    page.goto(f"{steered_server.url}{path}")
    make = page.get_by_role("button", name=button, exact=True).and_(page.locator(":enabled")).first
    make.wait_for()
    lost(page, request)
    tap(page, make)
    page.get_by_role("alert").first.wait_for()
    made = steered_server.served.services.store.count
    assert steered_server.call(made(TABLES)) == 1
    make.wait_for()
    tap(page, make)
    page.wait_for_url(leads)
    assert steered_server.call(made(TABLES)) == 1
