"""The traffic of a by-day game: every seat is sent as many frames, of the same lengths."""

import asyncio
from contextlib import AsyncExitStack

from gorod.server.hub.table_room import TableRoom
from gorod.server.tables import live_table
from tests.server.by_day.by_day_games import game

SIZE = 8


async def traffic(g):
    """What reaches each seat while everybody sends the form, a host writes and results come."""
    async with AsyncExitStack() as stack:
        viewers = {}
        for seat in range(1, SIZE + 1):
            socket = g.server.socket(g.tokens[f"seat:{seat}"])
            viewers[seat] = await stack.enter_async_context(socket)
            await viewers[seat].view()
        for seat, viewer in viewers.items():
            answer = await viewer.do("act", seat=seat, target=0)
            assert answer["type"] == "ack"
        await g.asked("judge", "story", day=1, text="Черновик.")
        for seat, viewer in viewers.items():
            answer = await viewer.do("cast-ballot", seat=seat, target=seat % SIZE + 1)
            assert answer["type"] == "ack"
        g.time.to("07-02T00:00:00")
        await g.wait(lambda now: now["day"] == 2)
        for viewer in viewers.values():
            while viewer.last["by_day"]["day"] != 2:
                await viewer.next()
        return {
            seat: [(f["type"], len(r.encode())) for f, r in zip(v.frames, v.raw, strict=True)]
            for seat, v in viewers.items()
        }


def even(path):
    async def whole():
        async with game(path, SIZE, prose=False) as g:
            g.time.to("07-01T00:00:00")
            await g.until("open", 1)
            told = await traffic(g)
            counted = {seat: [f for f in frames if f[0] != "ping"] for seat, frames in told.items()}
            return len({str(frames) for frames in counted.values()}) == 1, counted

    return asyncio.run(whole())


def test_nobody_sees_from_the_traffic_who_has_a_quest(tmp_path):
    same, counted = even(tmp_path)
    assert same, counted


def test_a_frame_for_those_alone_whose_view_changed_would_be_seen(tmp_path, monkeypatch):
    """The comparison can fail: forms that nobody keeps and nobody is shown are found."""
    true = TableRoom.show
    monkeypatch.setattr(live_table, "decoy", lambda *_: None)
    monkeypatch.setattr(TableRoom, "show", lambda own, seat, **_: true(own, seat, anyway=False))
    same, _ = even(tmp_path)
    assert not same
