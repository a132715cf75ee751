"""The comparison of two worlds can fail: every leak that is planted is found."""

import asyncio
from collections import Counter

import pytest

from gorod.server.journal import LOGGER
from tests.server.secrecy.clients import called
from tests.server.secrecy.leaks import LEAKS, TRAFFIC
from tests.server.secrecy.observed_traffic import Pair
from tests.server.secrecy.scripts import script
from tests.server.secrecy.worlds import Leak, both_worlds

ROLES = ("citizen", "mafia", "sheriff", "spectator", "don")
MOST = 60
"""This number of pairs is enough for any of them; most are found in the first."""


def found(book_id="fiim-2019"):
    """How many pairs it took."""

    async def whole():
        async with called() as left, called() as right:
            for number in range(MOST):
                seed = number % 4 * 4 + number // 4 % 4 + number // 16 * 16  # all who watch, soon
                one = script(book_id, ROLES[number % len(ROLES)], seed)
                try:
                    await both_worlds((left, right), one, Counter())
                except Leak as leak:
                    return number + 1, str(leak)
        return 0, ""

    return asyncio.run(whole())


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(name, monkeypatch, caplog):
    incident, plant = LEAKS[name]
    plant(monkeypatch.setattr)
    monkeypatch.setattr(LOGGER, "propagate", True)
    pairs, told = found()
    assert pairs, f"{name} ({incident}) was not noticed in {MOST} pairs"
    assert "socket failed" not in caplog.messages, "it does not leak, it breaks"
    print(f"{name}: pair {pairs}, {told.splitlines()[0]}")


GAMES = ("fiim-2019", "by-day", "cma-2025")


def read():
    """Return the number of games that a reader of lengths and times alone needed."""

    async def whole():
        async with called() as left, called() as right:
            for number in range(MOST // 3):
                one = script(GAMES[number % 3], ROLES[number // 3 % 3], number // 3)
                try:
                    await Pair((left, right), one).play()
                except Leak as leak:
                    return number + 1, str(leak)
        return 0, ""

    return asyncio.run(whole())


@pytest.mark.parametrize("name", TRAFFIC)
def test_a_planted_leak_is_read_from_the_traffic(name, monkeypatch, caplog):
    incident, plant = TRAFFIC[name]
    plant(monkeypatch.setattr)
    monkeypatch.setattr(LOGGER, "propagate", True)
    games, told = read()
    assert games, f"{name} ({incident}) was not noticed in {MOST // 3} games"
    assert "socket failed" not in caplog.messages, "it does not leak, it breaks"
    print(f"{name}: game {games}, {told.splitlines()[0]}")
