"""Whole games at online tables whose seats the server's bots hold, under the automatic judge."""

import asyncio

import pytest

from tests.kit.running_server import PATIENCE, SteeredTime, serving
from tests.server.online.lobbies import full_table


@pytest.mark.parametrize("kind", ["random", "reasoning"])
def test_one_absent_player_and_nine_bots_play_to_the_end(tmp_path, kind):
    """The table needs nobody: the automatic judge waits for the absent as the document says."""
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            table = await full_table(server, people=1, kind=kind, pace="quick")
            live = await server.services.hub.tables.get(table.id)
            await table.ask("seat:1", {"wish": "leave"})
            async with asyncio.timeout(PATIENCE):
                while (view := await table.view("host"))["phase"] != "over":
                    await asyncio.sleep(0.02)
                    time.pass_(1)
            assert view["outcome"]
            assert {timeline["seat"] for timeline in view["talk"]["add"]} <= {*range(2, 11)}
            assert view["talk"]["add"], "bots have spoken"
            assert live.timeline.now.game.outcome is not None

    asyncio.run(whole())
