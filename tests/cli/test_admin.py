"""`gorod admin`: accounts, from the machine of the server."""

import asyncio
import re

import pytest

from gorod.server.access.accounts import Accounts
from tests.kit.running_server import WEAK, SeededChance, SteeredTime
from tests.kit.stores import game_of, opened, with_desk

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


def test_the_owner_is_made_and_decides(run, database):
    told = run("admin", "owner", lang="en").out
    key = told.partition("#")[2].strip()
    used = with_accounts(database, lambda own: own.rescues.use_link(key))
    assert with_accounts(database, lambda own: own.profile(used.account)).standing == "owner"
    assert "New accounts wait" in run("admin", "registration", "approved").out
    assert "the owner invites" in run("admin", "registration", "invite", lang="en").out
    assert "no new accounts" in run("admin", "registration", "off", lang="en").out
    assert "invitations are off" in run("admin", "invite", "Гость", lang="en").out
    assert "the owner invites" in run("admin", "registration", "closed", lang="en").out
    assert run("admin", "registration", "never").code == 2
    wait = with_accounts(database, lambda own: own.create("Новый", "длинный пароль", "waiting"))
    assert "waits for approval" in run("admin", "list").out
    assert "is let in" in run("admin", "approve", "Новый").out
    assert "does not wait" in run("admin", "refuse", "Новый").out
    assert with_accounts(database, lambda own: own.profile(wait.id)).standing == ""
    assert "owns the server" in run("admin", "owner", "Клуб Север").out


def test_tournaments_are_hidden_removed_and_called_official(run, database):
    asyncio.run(a_cup(str(database)))
    acts = ("official", "hide", "remove", "restore", "unhide", "unofficial")
    states = []
    for act in acts:
        assert run("admin", act, "кубок", lang="en").code == 0
        states.append(run("admin", "list").out.splitlines()[-1].partition(" · ")[2])
    assert [state.partition(" · ")[2] for state in states] == [
        "not published · official",
        "hidden by the owner · official",
        "removed · official",
        "hidden by the owner · official",
        "not published · official",
        "not published",
    ]
    assert run("admin", "hide", "нет такого").code == 2


async def a_cup(database):
    async with opened(database) as store:
        await with_desk(store, "кубок")


def test_tables_are_listed_closed_and_deleted(run, database):
    asyncio.run(two_games(str(database)))
    told = run("admin", "tables", lang="en").out.splitlines()
    assert [line.partition(" · ")[0] for line in told] == ["table a", "table b"]
    assert "quick game" in told[0]
    assert "is closed" in run("admin", "close-table", "a", lang="en").out
    assert "closed" in run("admin", "tables", lang="en").out
    assert run("admin", "purge-table", "a").code == 0
    assert run("admin", "purge-table", "a").code == 2
    assert "deleted: 1" in run("admin", "purge-quick", "0", lang="en").out
    assert "no tables" in run("admin", "tables", lang="en").out
    assert run("admin", "purge-quick", "soon").code == 2


async def two_games(database):
    async with opened(database) as store:
        for name in ("a", "b"):
            table, log = game_of(name, 1)
            await store.add_table(table)
            for entry in log:
                await store.append([entry], None)


def test_tournaments_and_accounts_are_deleted_in_that_order(run, database):
    asyncio.run(a_cup(str(database)))
    assert "remove" in run("admin", "purge-tournament", "кубок", lang="en").err
    assert "has tournaments" in run("admin", "purge-account", "Клуб Север", lang="en").err
    assert run("admin", "remove", "кубок").code == 0
    assert run("admin", "purge-tournament", "кубок").code == 0
    assert run("admin", "purge-account", "Клуб Север").code == 0
    assert "no accounts" in run("admin", "list", lang="en").out.lower()


@pytest.mark.usefixtures("database")
def test_somebody_is_invited_and_has_a_quota(run):
    told = run("admin", "invite", "Гость", lang="ru").out
    assert "/desk?at=password#" in told
    assert "занято" in run("admin", "invite", "Гость", lang="ru").out
    assert "7" in run("admin", "quota", "Гость", "tables", "7", lang="en").out
    for wrong in (("Гость", "bytes", "7"), ("Гость", "tables", "many"), ("Никто", "tables", "7")):
        assert run("admin", "quota", *wrong).code == 2
    assert run("admin", "quota", "Гость").code == 2
