"""A reader of the network who cannot decipher it learns nothing about anybody's role."""

import asyncio

import pytest

from gorod.rulebooks import BOOKS
from tests.server.secrecy.clients import called
from tests.server.secrecy.observed_traffic import Pair
from tests.server.secrecy.scripts import script
from tests.server.secrecy.test_two_worlds import PAIRS, roles


async def even(scripts):
    """How many steps were played with secret moves by the seats themselves."""
    async with called() as left, called() as right:
        return sum([await Pair((left, right), one).play() for one in scripts])


@pytest.mark.parametrize("book_id", BOOKS)
def test_every_seat_of_every_world_is_sent_the_same_lengths_at_the_same_times(book_id):
    known = roles(BOOKS[book_id])
    seeds = range(max(3, PAIRS // 13))
    scripts = [script(book_id, known[seed % len(known)], seed) for seed in seeds]
    assert asyncio.run(even(scripts))
