"""Random games of every rulebook in which earlier facts are corrected, against plain laws.

Viewers who are not notified see what they saw before; the log alone gives the same table; the
engine gives the same game again; the record leads to it; and undoing everything leads back to where
it was.
"""

import asyncio
from collections import Counter
from random import Random

import msgspec
import pytest

from gorod.engine import commands as c
from gorod.engine import offers
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.struct import replace
from gorod.i18n import catalogue
from gorod.record import parse, replay
from gorod.record.forward import forward
from gorod.rulebooks import BOOKS
from gorod.server.access.principal import Principal
from gorod.server.audit import replaying
from gorod.server.store.stored_rows import Table
from gorod.server.streams.answers import Ack, Refused
from gorod.server.tables.corrections import facts, previewed
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.opened_rulebooks import book_of
from gorod.server.tables.table_entries import Seated, decode
from gorod.server.tables.table_requests import Correct, Do, Redo, Take, Undo
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.reads import look, protocol_for, record_text
from tests.kit.running_server import SeededChance, SteeredTime
from tests.server.command_sender import CommandSender
from tests.server.secrecy.memory import MemoryStore
from tests.server.secrecy.scripts import DaySender, Sender

GAMES, CORRECTIONS = 6, 6
SECRET = (c.Show, c.Order, c.Shoot, b.Act)
OWN = ("seq", "clock", "control")


class Corrected:
    """A game that is played to some point, corrected, played on."""

    def __init__(self, book, seed):
        self.chance = Random(seed)
        sizes = (8, 9) if book.format is BY_DAY else tuple(sorted(book.sizes))
        self.size = self.chance.choice(sizes)
        self.book = book_of(book.id, (), self.size)
        sender = DaySender if book.format is BY_DAY else Sender
        self.player = sender(self.book.rules, self.chance)
        self.counts = Counter()

    async def open(self):
        names = tuple(f"Игрок {seat}" for seat in range(1, self.size + 1))
        table = Table("t1", "2026", self.book.id, (), names)
        self.store, self.time = MemoryStore(), SteeredTime()
        self.live = LiveTable(table, self.store, self.time, SeededChance())
        await self.store.add_table(table)
        await self.live.begin(Seated(secret="5e" * 32))
        self.sender = CommandSender(self.live)
        await self.sender.ask(Take())
        cards = list(self.book.rules.deck(self.size))
        self.chance.shuffle(cards)
        await self.sender.ask(Do(c.Deal(tuple(cards))))

    @property
    def timeline(self):
        return self.live.timeline

    async def on(self, moves):
        for _ in range(moves):
            game = self.timeline.now.game
            if not offers(self.book.rules, game):
                return
            command = self.player.move(game)
            if command is not None:
                await self.sender.ask(Do(command))

    def eyes(self):
        yield Principal("hall", "t1")
        yield Principal("overlay", "t1")
        for seat in range(1, self.size + 1):
            yield Principal("seat", "t1", seat=seat)

    def views(self):
        """Return what everybody but the judge sees, without the number and the clock."""
        told = {}
        for by in self.eyes():
            view = msgspec.to_builtins(look(self.timeline, by))
            for name in OWN:
                view.pop(name, None)
            told[by] = view, protocol_for(self.timeline, by, "ru")
        return told

    def wish(self):
        """A turn, and something that was offered there: or nothing, or something forgotten."""
        told = facts(self.timeline, catalogue("ru"))
        secret = [fact for fact in told if isinstance(fact.command, SECRET)]
        turn = self.chance.choice(secret if secret and self.chance.random() < 0.5 else told)
        before = self.timeline.since(turn.turn)[0].before.game
        how = self.chance.choice(("replace", "replace", "strike", "insert"))
        command = None
        if how != "strike":
            if isinstance(turn.command, c.Deal):
                cards = list(turn.command.cards)
                self.chance.shuffle(cards)
                command = c.Deal(tuple(cards))
            else:
                command = self.player.move(before)
        keep = self.chance.choice(("all", "until"))
        insert = how == "insert" and command is not None
        return Correct(turn.turn, "не тот игрок", command, insert=insert, keep=keep)

    async def correct(self):
        if not self.timeline.now.steps or not facts(self.timeline, catalogue("ru")):
            return
        wish, before, was = self.wish(), self.views(), self.timeline.now
        shown = previewed(self.timeline, wish, catalogue("ru"))
        answer = await self.sender.ask(wish)
        self.counts[type(answer).__name__] += 1
        if not isinstance(answer, Ack):
            assert isinstance(answer, Refused), answer
            assert self.timeline.now is was
            assert shown is None or shown.stop is not None
            return
        assert shown is not None
        assert not shown.own
        assert shown.stop is None or wish.keep == "until"
        after = self.views()
        for by in self.eyes():
            if not self.timeline.now.noticed_by >> by.viewer & 1:
                assert after[by] == before[by], (wish, by)
                self.counts["untold"] += 1
            elif by.kind == "hall":
                assert after[by] != before[by], wish
        self.counts["lost"] += shown.lost > 0
        self.replayed()
        if self.chance.random() < 0.4:
            await self.there_and_back(was, before, after)

    async def there_and_back(self, was, before, after):
        assert isinstance(await self.sender.ask(Undo()), Ack)
        assert self.timeline.now.game == was.game
        assert promised_anew(self.views()) == promised_anew(before)
        assert isinstance(await self.sender.ask(Redo()), Ack)
        assert promised_anew(self.views()) == promised_anew(after)

    def replayed(self):
        """The log and the record alone give this game."""
        game = self.timeline.now.game
        again = Timeline(self.timeline.table, self.time)
        log = self.store._entries["t1"]
        for entry in log:
            again.add(entry, decode(entry.body), live=False)
        assert again.now.game == game
        assert (again.now.undo_to, again.now.steps) == (
            self.timeline.now.undo_to,
            self.timeline.now.steps,
        )
        assert again.now.deals == self.timeline.now.deals
        entries = [(entry.version, entry.kind, entry.body) for entry in log]
        assert replaying.replay(self.timeline.table, entries) == game
        if game.cards and self.book.format is not BY_DAY:
            text = record_text(self.timeline)
            read = replay(parse(text, "x.mgn"), "x.mgn")
            assert leads_to(self.book.rules, read.history, game), text
            self.counts["undo lines"] += "\nundo " in text


def promised_anew(views):
    """A deal that was struck and came back has another secret behind it."""
    return {by: ({**view, "commitment": ""}, text) for by, (view, text) in views.items()}


def leads_to(rules, history, game):
    """Whether it comes next, after any cues that no record writes."""
    for _ in range(40):
        if history is None or plain(history.game) == plain(game):
            return history is not None
        history = forward(rules, history)
    return False


def plain(game):
    """Without texts: a line cannot hold every character."""
    protests = tuple(replace(p, text="", ruling="") for p in game.facts.protests)
    return replace(game, facts=replace(game.facts, protests=protests))


async def whole(book, seed):
    game = Corrected(book, seed)
    await game.open()
    await game.on(game.chance.randint(5, 40))
    for _ in range(CORRECTIONS):
        await game.correct()
        await game.on(game.chance.randint(0, 12))
    return game.counts


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_random_corrections(book):
    counts = Counter()
    for seed in range(GAMES):
        counts += asyncio.run(whole(book, seed))
    print(book.id, dict(counts))
    assert counts["Ack"] > GAMES
    assert counts["untold"]
    assert counts["lost"]
