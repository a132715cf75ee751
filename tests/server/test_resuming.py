"""A client that reconnects with the number of a view gets what it lacks, however late."""

import asyncio
from random import Random

import msgspec
import pytest

from gorod.bots.random_legal import PLAYED
from gorod.engine.phases import Over
from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.server.bots.json_moves import random_move
from gorod.server.streams.answers import Ack
from gorod.server.tables.table_requests import Draw, TableRequest, Take, Undo
from gorod.server.wire.watcher import NEAR, Eyes, Watcher
from tests.kit.running_server import LOOSE, live_table
from tests.server.command_sender import CommandSender

MOVES = 200
EYES = [Eyes("judge", JUDGE), Eyes("hall", SPECTATOR), Eyes("seat", 1), Eyes("seat", 7)]


def do(command):
    return msgspec.convert({"wish": "do", "command": command}, TableRequest)


def resumed(kept, part):
    """What a client has that kept these lines and was sent that part."""
    return [*kept[: part.keep], *part.add]


def test_a_line_that_was_taken_back_and_said_again_is_not_lost(tmp_path):
    """Nobody has looked for so long that the way back is not remembered; a client has."""

    async def whole():
        async with live_table(tmp_path, limits=LOOSE) as (live, _):
            line, judge = live.timeline, CommandSender(live)
            await judge.ask(Take())
            await judge.ask(Draw())
            said = []
            while len(said) < NEAR + 4:
                said.append(line.current_step().seat)
                going = {"type": "pass", "seat": said[-1]} if said[-1] else {"type": "proceed"}
                assert isinstance(await judge.ask(do(going)), Ack)
            looked = Watcher(line, EYES[1])
            looked.bring_to(line.now)
            client = Watcher(line, EYES[1])
            await judge.ask(Undo(turns=NEAR + 2))
            client.bring_to(line.now)
            again = said[-NEAR - 2]
            going = {"type": "pass", "seat": again} if again else {"type": "proceed"}
            assert isinstance(await judge.ask(do(going)), Ack)
            looked.bring_to(line.now)
            told = looked.frame(client.seq).log
            assert resumed(client.log, told) == looked.log

    asyncio.run(whole())


@pytest.mark.parametrize("seed", [1, 2])
def test_every_number_is_brought_up_to_date(tmp_path, seed):
    async def whole():
        async with live_table(tmp_path, limits=LOOSE) as (live, _):
            line, judge, chance = live.timeline, CommandSender(live), Random(seed)
            await judge.ask(Take())
            await judge.ask(Draw())
            prompt = [Watcher(line, eyes) for eyes in EYES]
            seldom = [Watcher(line, eyes) for eyes in EYES]
            logs = [{} for _ in EYES]
            """Numbers -> the log of a client that has this number."""
            for _ in range(MOVES):
                game = line.now.game
                found = random_move(line.offers(game, JUDGE), chance, PLAYED)
                back = found is None or isinstance(game.phase, Over) or chance.random() < 0.25
                await judge.ask(Undo(turns=chance.randrange(1, 14)) if back else do(found))
                for watcher, known in zip(prompt, logs, strict=True):
                    while watcher.version < line.version:
                        watcher.bring_to(line.states[watcher.version])
                        known[watcher.seq] = list(watcher.log)
                if chance.random() < 0.1:
                    for watcher, known in zip(seldom, logs, strict=True):
                        watcher.bring_to(line.now)
                        for number in [*known][-12:]:
                            told = watcher.frame(number).log
                            assert resumed(known[number], told) == watcher.log, number

    asyncio.run(whole())
