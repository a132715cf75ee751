"""Noninterference at real tables: a viewer cannot tell worlds apart by others' secrets."""

import asyncio
import os
from collections import Counter

import pytest

from gorod.rulebooks import BOOKS
from tests.kit.invented_rulebook import OPTED, SIZED
from tests.kit.secrecy_counts import PATHS, counted
from tests.server.secrecy.clients import called, networked
from tests.server.secrecy.scripts import script
from tests.server.secrecy.worlds import WATCHING, both_worlds

PAIRS = int(os.environ.get("GOROD_PAIRS", "40"))
"""Of every rulebook; a pair is two games."""
PARTS = 2


def roles(book):
    return (*sorted(book.rules.teams), "spectator")


async def all_alike(clients, scripts):
    """Play them all; how many pairs were really different for each viewer and path."""
    counts = Counter()
    for one in scripts:
        await both_worlds(clients, one, counts)
    return counts


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("book_id", BOOKS)
def test_two_worlds_are_one_to_whoever_may_not_know(book_id, part, record_property):
    known = roles(BOOKS[book_id])
    seeds = range(part, PAIRS, PARTS)

    async def whole():
        async with called() as left, called() as right:
            pairs = (script(book_id, known[s // PARTS % len(known)], s) for s in seeds)
            return await all_alike((left, right), pairs)

    counts = asyncio.run(whole())
    record_property("counted", counted(book_id, len(seeds), counts))
    for viewer in (*known[:-1], "hall", "overlay", "other seat", "anonymous", "journal"):
        assert any(counts[viewer, path] for path in PATHS), f"no pair differed for {viewer}"
    assert sum(counts[viewer, "frames"] for viewer in (*known[:-1], *WATCHING)) > len(seeds)
    assert any(counts[f"{role}, dead", "frames"] for role in known)


FOUND = [("fiim-2019", "don", 92)]
"""Pairs that were once told apart: a judge's own entry changed how long a step lasted."""


@pytest.mark.parametrize("found", FOUND)
def test_a_pair_that_was_told_apart(found):
    async def whole():
        async with called() as left, called() as right:
            await both_worlds((left, right), script(*found), Counter())

    asyncio.run(whole())


SOME_OPTED = sorted(OPTED)[:: max(1, len(OPTED) * 4 // PAIRS)]


@pytest.mark.parametrize("part", range(2))
def test_other_sizes_and_options_hide_as_much(part, record_property):
    async def whole():
        async with called() as left, called() as right:
            pairs = []
            for number, name in enumerate((*sorted(SIZED), *SOME_OPTED)[part::2]):
                known = roles({**SIZED, **OPTED}[name])
                pairs += [script(name, known[(number + s) % len(known)], s) for s in range(1)]
            return len(pairs), await all_alike((left, right), pairs)

    played, counts = asyncio.run(whole())
    record_property("counted", counted("fiim-2011, other sizes and options", played, counts))


@pytest.mark.parametrize("book_id", BOOKS)
def test_over_real_sockets_two_worlds_are_one(book_id, tmp_path, record_property):
    known, played = roles(BOOKS[book_id]), max(3, PAIRS // 25)

    async def whole():
        for side in "ab":
            (tmp_path / side).mkdir()
        async with networked(tmp_path / "a") as left, networked(tmp_path / "b") as right:
            pairs = (script(book_id, known[s % len(known)], 5000 + s) for s in range(played))
            return await all_alike((left, right), pairs)

    counts = asyncio.run(whole())
    record_property("counted", counted(f"{book_id} over real sockets", played, counts))
