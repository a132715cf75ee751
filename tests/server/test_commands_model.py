"""Copies, late and reordered commands of two judges and of seats, against a small model.

Everybody decides by what they see; the network delivers anything, any number of times and as late
as it likes. In every case the log is one legal order in which every accepted command occurs once,
nothing lands in a situation that its sender has not seen, and one console at a time is the judge's.
Set `GOROD_SCHEDULES` for more schedules.
"""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass
from random import Random

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gorod.engine import commands as c
from gorod.engine.history import line_of
from gorod.server.access.principal import Principal
from gorod.server.audit.replaying import replay
from gorod.server.store.stored_rows import Table
from gorod.server.streams.answers import Ack, Conflict, Refused, Stale
from gorod.server.tables.decide import admission
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender as AskedBy
from gorod.server.tables.table_entries import Seated, decode
from gorod.server.tables.table_requests import Ask, Correct, Do, Redo, Take, Timer, Undo
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.reads import look
from tests.kit.running_server import CARDS, NAMES, RULES, SeededChance, SteeredTime
from tests.server.secrecy.memory import MemoryStore
from tests.server.secrecy.scripts import Sender

SCHEDULES = int(os.environ.get("GOROD_SCHEDULES", "100"))
JUDGE = Principal("judge", "t1")
CONSOLES = ("one", "two")
COUNTS = Counter()


def situation(timeline, by):
    """Return what somebody sees of the game, without its number and without the clock."""
    view = msgspec.to_builtins(look(timeline, by))
    for name in ("seq", "clock", "control"):
        view.pop(name, None)
    return view


@dataclass
class Message:
    sender: AskedBy
    asked: Ask
    situation: dict
    epoch: int

    @property
    def key(self):
        return self.sender.key(self.asked.id)


class Commands(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store, self.time = MemoryStore(), SteeredTime()
        table = Table("t1", "2026", RULES, (), NAMES)
        self.live = LiveTable(table, self.store, self.time, SeededChance())
        self.wait(self.store.add_table(table))
        self.wait(self.live.begin(Seated(secret="5e" * 32)))
        self.sent, self.messages = 0, []
        self.answers = {}
        """The model: what every command was answered that has left a trace."""
        self.accepted, self.holder = [], ""
        self.chance = Random(0)
        self.player = Sender(self.timeline.book.rules, self.chance)
        for wish in (Take(), Do(c.Deal(CARDS))):
            self.deliver_one(self.message(JUDGE, "one", wish))
        while self.timeline.now.game.night:
            self.deliver_one(self.message(JUDGE, "one", Do(c.Proceed())))

    @property
    def timeline(self):
        return self.live.timeline

    def wait(self, work):
        return self.loop.run_until_complete(work)

    def message(self, by, console, wish):
        self.sent += 1
        seen = self.timeline.number(by.viewer)
        sender, asked = AskedBy(by, console), Ask(f"m{self.sent}", seen, wish)
        made = Message(sender, asked, situation(self.timeline, by), self.timeline.now.control.epoch)
        self.messages.append(made)
        return made

    # --- deciding ---------------------------------------------------------------------------

    @rule(console=st.sampled_from(CONSOLES), seed=st.integers(0, 1 << 16))
    def a_judge_moves(self, console, seed):
        self.chance.seed(seed)
        self.message(JUDGE, console, Do(self.player.move(self.timeline.now.game)))

    @rule(
        console=st.sampled_from(CONSOLES),
        wish=st.sampled_from((Take(), Undo(), Undo(3), Redo(), Timer("start"), Timer("add", 5))),
    )
    def a_judge_wishes(self, console, wish):
        self.message(JUDGE, console, wish)

    @rule(console=st.sampled_from(CONSOLES), data=st.data(), seed=st.integers(0, 1 << 16))
    def a_judge_corrects(self, console, data, seed):
        """An earlier turn: struck, replaced or preceded by something that was offered there."""
        turns = [turn for turn in line_of(self.timeline.now.turn) if turn.command is not None]
        if not turns:
            return
        turn = turns[-1 - data.draw(st.integers(0, min(12, len(turns) - 1)))]
        self.chance.seed(seed)
        command = data.draw(st.sampled_from((None, self.player.move(turn.before.game))))
        keep = data.draw(st.sampled_from(("all", "until")))
        insert = command is not None and data.draw(st.booleans())
        name = self.timeline.name(turn)
        wish = Correct(name, "не тот игрок", command, insert=insert, keep=keep)
        self.message(JUDGE, console, wish)

    @rule(seat=st.integers(1, 10), whom=st.integers(1, 10))
    def a_seat_speaks(self, seat, whom):
        by = Principal("seat", "t1", seat=self.timeline.now.game.floor or seat)
        wish = c.Nominate(by.seat, whom) if whom % 2 else c.Pass(by.seat)
        self.message(by, "phone", Do(wish))

    # --- the network ------------------------------------------------------------------------

    @rule(data=st.data())
    def deliver(self, data):
        """Any message: the newest, an old one, or one that has arrived before."""
        back = data.draw(st.integers(0, min(8, len(self.messages) - 1)))
        self.deliver_one(self.messages[-1 - back])

    @rule(copies=st.integers(2, 5))
    def deliver_copies_at_once(self, copies):
        message = self.messages[-1]
        answers = self.wait(self.all_at_once([message] * copies))
        assert len({repr(answer) for answer in answers if isinstance(answer, Ack)}) <= 1
        self.learn(message, answers[0])

    @rule()
    @precondition(lambda self: len(self.messages) > 2)
    def deliver_two_at_once(self):
        first, second = self.messages[-2:]
        answers = self.wait(self.all_at_once([first, second]))
        for message, answer in zip((first, second), answers, strict=True):
            self.learn(message, answer)

    async def all_at_once(self, messages):
        return await asyncio.gather(*(self.live.submit(m.sender, m.asked) for m in messages))

    @rule(data=st.data())
    def another_body_under_a_known_id(self, data):
        known = [m for m in self.messages if m.key in self.answers]
        message = data.draw(st.sampled_from(known))
        asked = message.asked
        body = Timer("set", 77)
        forged = Ask(asked.id, asked.seen, body)
        before = self.timeline.version
        answer = self.wait(self.live.submit(message.sender, forged))
        wrong = isinstance(answer, Conflict) if asked.wish != body else True
        assert wrong, answer
        assert self.timeline.version == before

    def deliver_one(self, message):
        expected, before = self.expected(message), self.timeline.version
        game = self.timeline.now.game
        answer = self.wait(self.live.submit(message.sender, message.asked))
        assert expected(answer), (message, answer)
        if not isinstance(answer, Ack) or message.key in self.answers:
            assert self.timeline.version == before
            assert self.timeline.now.game is game
        self.learn(message, answer)

    def expected(self, message):
        """What the model says of a delivery."""
        sender, asked = message.sender, message.asked
        known = self.answers.get(message.key)
        if known is not None:
            return lambda answer: answer == known
        taking = isinstance(asked.wish, Take)
        if sender.by.kind == "judge" and not taking and sender.console != self.holder:
            return lambda a: isinstance(a, Refused) and a.code == "not-in-control"
        if taking:
            return lambda answer: isinstance(answer, Ack)
        if situation(self.timeline, sender.by) != message.situation:
            return lambda answer: isinstance(answer, Stale)
        if sender.by.kind == "judge" and message.epoch != self.timeline.now.control.epoch:
            return lambda answer: isinstance(answer, Stale)
        # A judge also misses what was done and undone, because then the situation is the same
        # again.
        return lambda answer: isinstance(answer, Ack | Refused | Stale)

    def learn(self, message, answer):
        COUNTS[type(answer).__name__] += 1
        asked = message.asked
        if message.key in self.answers:
            COUNTS["repeated"] += 1
            return
        if isinstance(answer, Ack):
            COUNTS["corrected"] += isinstance(asked.wish, Correct)
            self.accepted.append(message.key)
            if isinstance(asked.wish, Take):
                self.holder = message.sender.console
        if isinstance(answer, Ack) or (isinstance(answer, Refused) and answer.cite):
            self.answers[message.key] = answer

    # --- what always holds ------------------------------------------------------------------

    @invariant()
    def every_accepted_command_stands_once(self):
        assert self.timeline.version == 1 + len(self.accepted)
        assert len(set(self.accepted)) == len(self.accepted)

    def teardown(self):
        """The log alone gives the same table, and every move in it was legal at its place."""
        again = Timeline(self.timeline.table, self.time)
        for entry in self.wait(self.store.entries("t1")):
            again.add(entry, decode(entry.body), live=False)
        assert again.now.game == self.timeline.now.game
        assert again.now.control == self.timeline.now.control
        assert again.now.steps == self.timeline.now.steps
        log = [(entry.version, entry.kind, entry.body) for entry in self.store._entries["t1"]]
        assert replay(self.timeline.table, log) == self.timeline.now.game
        self.loop.close()


SETTINGS = settings(max_examples=SCHEDULES, stateful_step_count=40, deadline=None)
Commands.TestCase.settings = SETTINGS


class TestCommands(Commands.TestCase):
    @classmethod
    def teardown_class(cls):
        print("answers:", dict(COUNTS))
        assert COUNTS["corrected"]


APPEND = MemoryStore.append
MUTANTS = {
    "late commands are taken": (Timeline, "barrier", lambda *_: 0),
    "two judges at once": (admission, "_elsewhere", lambda *_: False),
    "answers are forgotten": (MemoryStore, "append", lambda *of: APPEND(*of[:2], None)),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_the_model_can_fail(name, monkeypatch):
    monkeypatch.setattr(*MUTANTS[name])
    with pytest.raises(AssertionError):
        run_state_machine_as_test(
            Commands, settings=settings(SETTINGS, database=None, phases=[Phase.generate])
        )
