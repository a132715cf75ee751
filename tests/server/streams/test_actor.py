"""The contract of a stream, shown by a kind of stream that is no table and no tournament."""

import asyncio
import hashlib
from dataclasses import dataclass

import pytest

from gorod.server.access.principal import Principal
from gorod.server.store.interface import VersionTakenError
from gorod.server.store.open import DEFAULT, open_store
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Table
from gorod.server.streams.actor import Decision, Stream, Written
from gorod.server.streams.answers import Ack, Conflict, Refused
from gorod.server.streams.registry import IDLE_MS, Registry, Streams
from tests.kit.running_server import SteeredTime


@dataclass(frozen=True)
class Guest:
    """Who writes."""

    by: Principal
    lang: str = "en"

    def key(self, command):
        return f"{self.by.label}/{command}"


@dataclass(frozen=True)
class Say:
    """A line of a guest book."""

    id: str
    text: str

    @property
    def digest(self):
        return hashlib.sha256(self.text.encode()).digest()


class GuestBook(Stream[Guest, Say, tuple[str, ...]]):
    """Its fold is its lines."""

    def __init__(self, stream_id, store, time):
        super().__init__(stream_id, store, time)
        self.lines, self.folded, self.followed_by = (), 0, []

    async def decide(self, sender, asked):
        if not asked.text:
            return Decision(self.refused(sender, asked, "malformed"), receipt=False)
        after = (*self.lines, asked.text)
        return Decision(Ack(asked.id, self.version + 1), self.chained(_line(asked.text)), after)

    async def fold(self, stored, *, live):
        self.folded += len(stored)
        self.lines += tuple(entry.body.decode() for entry in stored)

    def adopt(self, entries, folded):
        self.lines = folded

    def number(self, sender):
        return self.version

    async def followed(self, asked):
        self.followed_by.append(asked.id)


def _line(text):
    return "note", "guest", text.encode()


class GuestBooks(Streams[StreamId, GuestBook]):
    """They are stored in the table of tables, as they have none of their own."""

    async def find(self, stream_id):
        row = await self.store.table(stream_id)
        return None if row is None else GuestBook(row.id, self.store, self.time)


def with_a_book(path, scenario):
    async def run():
        store = await open_store(str(path / "gorod.db"), DEFAULT)
        try:
            await store.add_table(Table("book", "2026-11-16", "fiim-2019", (), ("a",)))
            time = SteeredTime()
            books = GuestBooks(Registry(store, time))
            book = books.keep(GuestBook("book", store, time))
            await scenario(books, book)
        finally:
            await store.close()

    asyncio.run(run())


BY = Guest(Principal("hall", "book"))


def test_a_command_is_decided_once_and_a_repeated_one_is_answered_the_same(tmp_path):
    async def scenario(_, book):
        first = await book.submit(BY, Say("1", "one"))
        assert (first, await book.submit(BY, Say("1", "one"))) == (Ack("1", 1), Ack("1", 1))
        assert isinstance(await book.submit(BY, Say("1", "two")), Conflict)
        assert isinstance(await book.submit(BY, Say("2", "")), Refused)
        assert (book.lines, book.folded, book.version) == (("one",), 0, 1)
        assert book.followed_by == ["1", "1"]

    with_a_book(tmp_path, scenario)


def test_where_another_writer_was_first_its_entries_are_folded_before_ours(
    tmp_path,
):
    async def scenario(books, book):
        other = await books.find("book")
        await other.submit(BY, Say("1", "one"))
        assert await book.submit(BY, Say("2", "two")) == Ack("2", 2)
        assert (book.lines, book.folded) == (("one", "two"), 1)
        told = []
        other.watching = [lambda book: told.append(book.lines)]
        await other.catch_up()
        assert told == [("one", "two")]

    with_a_book(tmp_path, scenario)


def test_what_the_server_writes_by_itself_is_asked_for_anew(tmp_path):
    async def scenario(books, book):
        async def due():
            if "closed" in book.lines:
                return None
            return Written(book.chained(_line("closed")), (*book.lines, "closed"))

        other = await books.find("book")
        await other.submit(BY, Say("1", "one"))
        assert await book.write(due)
        assert not await book.write(due)
        assert book.lines == ("one", "closed")

    with_a_book(tmp_path, scenario)


def test_a_store_that_takes_nothing_and_has_nothing_new_is_not_asked_for_ever(tmp_path):
    """Its log is gone: writers are told so, and the server can stop."""

    async def scenario(_, book):
        async def taken(*_):
            raise VersionTakenError

        async def due():
            return Written(book.chained(_line("closed")), ("closed",))

        book._store.append = taken
        with pytest.raises(VersionTakenError):
            await book.submit(BY, Say("1", "one"))
        with pytest.raises(VersionTakenError):
            await book.write(due)

    with_a_book(tmp_path, scenario)


def test_an_idle_stream_leaves_the_memory_and_is_folded_again(tmp_path):
    async def scenario(books, book):
        changed = []
        books.watch(lambda stream: changed.append(stream.lines))
        assert await books.get("book") is None  # nothing is in its log yet
        await book.submit(BY, Say("1", "one"))
        books.registry.watched = lambda stream: stream == "book"
        books.time.pass_(IDLE_MS / 1000 + 1)
        books.registry.tidy()
        assert books.known("book") is book
        books.registry.watched = lambda _: False
        books.time.pass_(IDLE_MS / 1000)
        books.registry.tidy()
        assert books.known("book") is None
        again = await books.get("book")
        assert again is not book
        assert again.lines == ("one",)
        assert await books.get("other") is None
        assert changed == [("one",), ("one",)]

    with_a_book(tmp_path, scenario)
