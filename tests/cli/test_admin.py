"""`gorod admin`: accounts, from the machine of the server."""

import asyncio
import re

import pytest

from gorod.server.access.accounts import Accounts
from tests.kit.served import WEAK, SeededChance, SteeredTime
from tests.kit.stores import opened

FRESH = "совсем другой пароль"


@pytest.fixture
def database(tmp_path, monkeypatch):
    path = tmp_path / "gorod.db"
    monkeypatch.setenv("GOROD_DATABASE", str(path))
    with_accounts(path, lambda accounts: accounts.create("Клуб Север", "длинный пароль"))
    return path


def with_accounts(path, work):
    async def whole():
        async with opened(str(path)) as store:
            accounts = Accounts(store, SteeredTime(), SeededChance(), WEAK)
            done = await work(accounts)
            accounts.close()
            return done

    return asyncio.run(whole())


def test_a_reset_prints_a_link_that_sets_a_password_once(run, database):
    told = run("admin", "reset", "Клуб  Север", "--public-url", "https://gorod.example/", lang="ru")
    assert (told.code, told.err) == (0, "")
    link = re.search(r"https://gorod\.example/desk\?at=password#(\S+)", told.out)
    used = [
        with_accounts(database, lambda own: own.rescues.use_link(link[1])) is not None
        for _ in range(2)
    ]
    assert used == [True, False]
    assert "organiser" in run("admin", "list", lang="en").out


def test_complaints_are_one_line(run, database):
    assert "Никто" in run("admin", "reset", "Никто", lang="ru").err
    for words in ((), ("reset",), ("list", "x"), ("rest", "Клуб")):
        told = run("admin", *words)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    nowhere = run("admin", "list", "--database", database.with_name("none.db"))
    assert nowhere.code == 2
