"""Players of one table at two servers: what their browsers agree on crosses, whole and once."""

import asyncio

from gorod.server.store.postgres_messages import PIECE, UNFINISHED, MessageAssembler, pieces
from tests.kit.running_server import AT_ONCE
from tests.server.online.test_signalling import online_table
from tests.server.store.test_two_lobbies import two_servers


async def heard(viewer):
    return await asyncio.wait_for(viewer.until("signalled"), AT_ONCE)


async def test_a_signal_reaches_its_seat_at_the_other_server(address, tmp_path):
    async with two_servers(address, tmp_path) as (one, two):
        _, tokens = await online_table(one)
        async with (
            one.socket(tokens["seat:1"], console="phone-of-one") as first,
            two.socket(tokens["seat:2"]) as second,
            two.socket(tokens["seat:3"]) as third,
        ):
            for viewer in (first, second, third):
                await viewer.view()
            await first.send({"type": "signal", "to": 2, "data": "hello"})
            told = await heard(second)
            assert (told["seat"], told["data"]) == (1, "hello")
            assert await third.quiet()
            back = {"type": "signal", "to": 1, "device": told["device"], "data": "back"}
            await second.send(back)
            assert (await heard(first))["data"] == "back"
            await second.send({**back, "device": "another"})
            assert await first.quiet()
            long = "x" * 8000
            await first.send({"type": "signal", "to": 2, "data": long})
            assert (await heard(second))["data"] == long
            assert await second.quiet(), "it is said once"


def test_a_word_is_put_together_from_its_pieces_and_a_lost_piece_loses_it():
    message = bytes(range(256)) * 100
    parts = [*pieces("a", "t1", message)]
    assert len(parts) > 2
    assert all(len(part) < 8000 for part in parts)
    assert PIECE < 8000
    mine, other = MessageAssembler("a"), MessageAssembler("b")
    assert [mine.take(part) for part in parts] == [None] * len(parts)
    assert [other.take(part) for part in parts] == [None] * (len(parts) - 1) + [("t1", message)]
    assert [other.take(part) for part in parts[1:]] == [None] * (len(parts) - 1)
    assert other.take("[1, 2") is None
    for _ in range(UNFINISHED * 2):
        other.take(next(iter(pieces("a", "t1", message))))
    assert len(other._parts) <= UNFINISHED
