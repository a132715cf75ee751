"""What views share is what each of them would work out by itself."""

import asyncio
from random import Random

import msgspec
import pytest

from gorod.bots.random_legal import PLAYED
from gorod.engine import Game
from gorod.engine.phases import Over
from gorod.engine.viewers import JUDGE
from gorod.report.glosses import glossed
from gorod.report.phrases import spoken
from gorod.server.bots.json_moves import random_move
from gorod.server.streams.answers import Ack
from gorod.server.tables.table_requests import (
    Contribute,
    Draw,
    Name,
    Phones,
    Redo,
    SeatName,
    TableRequest,
    Take,
    Timer,
    Undo,
)
from gorod.server.wire import next_steps
from gorod.server.wire.shared_parts import SharedParts
from gorod.server.wire.watcher import Eyes, Watcher
from gorod.server.wire.worded_rulings import ruling_view
from tests.kit.running_server import LOOSE, SteeredTime, live_table
from tests.server.command_sender import CommandSender

MOVES = 150


def chosen(game: Game, offered, chance: Random):
    """A random move; now and then the clock is set, or a turn is taken back."""
    if chance.random() < 0.1:
        return Timer("set", 30)
    found = None if isinstance(game.phase, Over) else random_move(offered, chance, PLAYED)
    if found is None or chance.random() < 0.05:
        return Undo(turns=1)
    return msgspec.convert({"wish": "do", "command": found}, TableRequest)


@pytest.mark.parametrize("seed", [1, 2])
def test_shared_parts_are_what_each_viewer_would_hear_alone(tmp_path, seed):
    async def whole():
        async with live_table(tmp_path, limits=LOOSE) as (live, _):
            line, judge, chance = live.timeline, CommandSender(live), Random(seed)
            shared = SharedParts(line)
            assert isinstance(await judge.ask(Take()), Ack)
            assert isinstance(await judge.ask(Draw()), Ack)
            for _ in range(MOVES):
                game = line.now.game
                await judge.ask(chosen(game, line.offers(game, JUDGE), chance))
                turn, rules = line.now.turn, line.book.rules
                at = line.current_step(turn.game)
                for viewer in (JUDGE, *range(line.size + 1)):
                    heard = spoken(rules, turn, viewer)
                    announced = shared.announcement(turn, viewer)
                    assert announced.heard == heard
                    assert announced.gloss == glossed(rules, at, heard)
                    assert announced.ruling == ruling_view(line.book, turn, viewer)
                assert shared.steps_ahead(turn) == SharedParts(line).steps_ahead(turn)

    asyncio.run(whole())


def test_a_step_that_was_foreseen_is_not_worked_out_again(tmp_path, monkeypatch):
    worked_out = []
    real = next_steps._view

    def counted(*args, **more):
        worked_out.append(args)
        return real(*args, **more)

    async def whole():
        async with live_table(tmp_path, limits=LOOSE) as (live, _):
            judge, shared = CommandSender(live), SharedParts(live.timeline)
            await judge.ask(Take())
            await judge.ask(Draw())
            shared.steps_ahead(live.timeline.now.turn)
            first = shared._ahead[0].turn.command
            ahead = len(worked_out)
            await judge.ask(Timer("set", 30))
            shared.steps_ahead(live.timeline.now.turn)
            assert len(worked_out) == ahead, "a clock changes no game"
            assert isinstance(await judge.ask(next_wish(first)), Ack)
            shared.steps_ahead(live.timeline.now.turn)
            assert len(worked_out) <= ahead + 1

    monkeypatch.setattr(next_steps, "_view", counted)
    asyncio.run(whole())


def next_wish(command):
    return msgspec.convert({"wish": "do", "command": msgspec.to_builtins(command)}, TableRequest)


EYES = [
    ("judge", JUDGE),
    ("side-judge", JUDGE),
    ("hall", 0),
    ("overlay-roles", 0),
    *(("seat", seat) for seat in range(1, 11)),
]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_view_takes_over_from_the_last_one_is_what_it_would_be_anew(tmp_path, seed):
    async def whole():
        time = SteeredTime()
        async with live_table(tmp_path, time=time, limits=LOOSE) as (live, _):
            line, judge, chance = live.timeline, CommandSender(live), Random(seed)
            shared = SharedParts(line)
            kept = [Watcher(line, Eyes(*eyes), shared) for eyes in EYES]
            for number in range(MOVES):
                wish: TableRequest = chosen(
                    line.now.game, line.offers(line.now.game, JUDGE), chance
                )
                if number < len(FIRST):
                    wish = FIRST[number]
                elif number % 10 == 0:
                    wish = chance.choice(BESIDE)
                await judge.ask(wish)
                time.pass_(chance.randrange(3))
                for watcher in kept:
                    fresh = Watcher(line, watcher.eyes)
                    watcher.bring_to(line.now)
                    fresh.bring_to(line.now)
                    assert watcher.frame(followed=True) == fresh.frame(), (wish, watcher.eyes)

    asyncio.run(whole())


FIRST = (Take(), Contribute("abc123"), Draw())
BESIDE = (
    Phones(on=False),
    Phones(on=True),
    Name((SeatName(3, "Новый"),)),
    Name((SeatName(3, "Старый"),)),
    Timer("start"),
    Timer("stop"),
    Take(),
    Redo(),
)
