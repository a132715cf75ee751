"""A stream: a log with one writer in this process.

A table and a tournament are streams. They differ in how a command is decided (`decide`), in what is
folded from the log (`fold`, `adopt`) and in what a sender has seen (`number`). This module has what
all of them share: one command at a time; a repeated command gets the same reply; what is
acknowledged is on disk; if another process was first, its entries are folded and the command is
decided again; an erasure rewrites earlier entries.

First `decide` is asked, then the receipt: a command that was answered before is never carried out
twice, because its receipt is written in one transaction with its entries.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from gorod.i18n import catalogue
from gorod.server.access.principal import Principal
from gorod.server.store.chain import chained
from gorod.server.store.interface import Erasing, Store, VersionTakenError
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Entry, Receipt
from gorod.server.store.trusted import trusted
from gorod.server.streams import answers
from gorod.server.streams.answers import Answer, Conflict, Refused, ServerReason, Stale
from gorod.server.time_source import Time, stamp

SHARE = 100
"""A longer log is checked in a thread, and folded in parts of this many entries."""


class Sender(Protocol):
    """The sender of a command to a stream."""

    @property
    def by(self) -> Principal: ...
    @property
    def lang(self) -> str: ...
    def key(self, command: str, /) -> str:
        """Return the command's id made unique to this sender: no one can get another's receipts."""


class Asked(Protocol):
    """A command to a stream, as it arrived."""

    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> bytes:
        """The hash of what is asked for. The same id with another digest is a conflict."""


S = TypeVar("S", bound=Sender)
A = TypeVar("A", bound=Asked)
F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Decision(Generic[F]):
    """The reply to a command, and the entries that are written with it."""

    reply: Answer
    entries: tuple[Entry, ...] = ()
    folded: F | None = None
    """The state to which the entries lead. It was computed to decide, so it is kept."""
    receipt: bool = True
    """Whether the reply is stored, so that a repeated command gets the same one."""
    erasing: Erasing | None = None
    """What earlier entries become; such a decision has exactly one entry."""


@dataclass(frozen=True, slots=True)
class Written(Generic[F]):
    """Entries that the server writes by itself: nobody waits for a reply."""

    entries: tuple[Entry, ...]
    folded: F | None = None
    receipt: Receipt | None = None
    """Belongs to the request that made the stream; if that is repeated, the receipt answers it."""


class Stream(ABC, Generic[S, A, F]):
    """The only writer of one log in this process.

    `S` is the type of the sender, `A` of the command, `F` of what `decide` hands to `adopt`.
    """

    id: StreamId
    stale_text = "server-stale"
    """The message to a sender who has not seen what they decide about."""

    def __init__(self, stream_id: StreamId, store: Store, time: Time) -> None:
        self.id = stream_id
        self.head: Entry | None = None
        self.gone = False
        """Whether the stream was deleted, here or by another process."""
        self.heard = 0
        """How often another process was heard to have written to this log."""
        self._caught_up = 0
        """How much of what was heard is folded."""
        self.watching: Sequence[Callable[[Any], None]] = ()
        """Called with the stream after every change that happens now, whatever process made it."""
        self._store, self._time = store, time
        self._lock = asyncio.Lock()

    @property
    def version(self) -> int:
        return 0 if self.head is None else self.head.version

    @property
    def behind(self) -> bool:
        """Whether another process has written something that is not folded here yet."""
        return self._caught_up < self.heard

    @property
    def busy(self) -> bool:
        """Whether a command is being written."""
        return self._lock.locked()

    # --- what a kind of stream says of itself -----------------------------------------------

    @abstractmethod
    async def decide(self, sender: S, asked: A) -> Decision[F]:
        """Decide a command by the current state. Writes nothing."""

    @abstractmethod
    async def fold(self, entries: list[Entry], *, live: bool) -> None:
        """Fold entries from the store. `live`: another process has written them just now."""

    @abstractmethod
    def adopt(self, entries: Sequence[Entry], folded: F | None) -> None:
        """Take the state to which new entries lead, as it was decided."""

    @abstractmethod
    def number(self, sender: S) -> int:
        """Return how many changes the sender has seen, or could have seen, by their own count."""

    async def reread(self) -> None:
        """Read again the row of the stream and its links, which have changed beside the log."""

    def too_many(self, _: S, __: A) -> bool:
        """Whether the sender has sent so much lately that the command is not even looked at."""
        return False

    async def followed(self, asked: A) -> None:
        """Do what follows from an acknowledged command before its sender is answered."""

    def rewrites(self, _: Entry) -> bool:
        """Whether an entry is an erasure, which has rewritten earlier entries."""
        return False

    def reset(self) -> None:
        """Forget everything that was folded: the log is about to be folded from its start.

        Never called for a stream whose entries are not rewritten.
        """
        raise NotImplementedError

    # --- commands ---------------------------------------------------------------------------

    async def submit(self, sender: S, asked: A) -> Answer:
        """Answer a command. Once begun, it is finished even if the sender disconnects."""
        if self.too_many(sender, asked):
            return self.refused(sender, asked, "too-many")
        return await asyncio.shield(asyncio.create_task(self._finished(sender, asked)))

    async def _finished(self, sender: S, asked: A) -> Answer:
        reply: Answer | None = None
        async with self._lock:
            while reply is None:
                try:
                    decision = await self.decide(sender, asked)
                    reply = await self._recorded(sender, asked, decision)
                except VersionTakenError:
                    # Another process was first. Whether that matters to this sender is decided
                    # again: an entry that they cannot see must not make their command stale.
                    if not await self._catch_up(live=True):
                        raise
        if isinstance(reply, answers.Ack):
            await self.followed(asked)
        return reply

    async def _recorded(self, sender: S, asked: A, decision: Decision[F]) -> Answer:
        """Write the decision with its receipt and take the state to which it leads.

        Returns the earlier reply if the command was answered before.
        """
        if not decision.receipt:
            before = await self._store.receipt(self.id, sender.key(asked.id))
            return decision.reply if before is None else self._repeated(sender, asked, before)
        entries = decision.entries
        version = entries[-1].version if entries else self.version
        reply = answers.encode(decision.reply)
        receipt = Receipt(self.id, sender.key(asked.id), asked.digest, version, reply)
        if decision.erasing is None:
            known = await self._store.append(entries, receipt)
        else:
            known = await self._store.erase(entries[0], receipt, decision.erasing)
        if known is not None or decision.erasing is not None:
            await self._catch_up(live=True)
        elif entries:
            self.adopt(entries, decision.folded)
            self.head = entries[-1]
            self.changed()
        return decision.reply if known is None else self._repeated(sender, asked, known)

    def _repeated(self, sender: S, asked: A, before: Receipt) -> Answer:
        if before.digest != asked.digest:
            text = catalogue(sender.lang).say("server-conflict")
            return Conflict(asked.id, self.number(sender), text)
        reply: Answer = answers.decode(before.answer)
        return reply

    def refused(self, sender: S, asked: A, code: ServerReason) -> Refused:
        """Return a refusal that is not a ruling; its text is the message of that name."""
        text = catalogue(sender.lang).say(f"server-{code}")
        return Refused(asked.id, self.number(sender), code, text)

    def stale(self, sender: S, asked: A) -> Stale:
        text = catalogue(sender.lang).say(self.stale_text)
        return Stale(asked.id, self.number(sender), text)

    # --- what the server writes by itself ---------------------------------------------------

    async def write(self, due: Callable[[], Awaitable[Written[F] | None]]) -> bool:
        """Write what is due; `due` is asked again if another process was first.

        Returns whether something was written.
        """
        async with self._lock:
            while (written := await due()) is not None:
                try:
                    known = await self._store.append(written.entries, written.receipt)
                except VersionTakenError:
                    if not await self._catch_up(live=True):
                        raise
                    continue
                if known is not None:
                    await self._catch_up(live=True)
                else:
                    self.adopt(written.entries, written.folded)
                    self.head = written.entries[-1]
                    self.changed()
                    return True
            return False

    # --- the log ----------------------------------------------------------------------------

    async def load(self) -> None:
        """Fold everything that is stored."""
        async with self._lock:
            await self._catch_up(live=False)

    async def catch_up(self) -> None:
        """Fold what another process has written."""
        async with self._lock:
            await self._catch_up(live=True)

    async def _catch_up(self, *, live: bool) -> bool:
        """Fold what is stored beyond this version. Returns False if there is nothing.

        A store that refuses an entry and yet has none of that version has lost the log; the caller
        must not retry for ever.
        """
        heard = self.heard
        stored, head = await self._store.entries(self.id, self.version), self.head
        anew = head is not None and any(map(self.rewrites, stored))
        if anew:
            stored, head = await self._store.entries(self.id), None
        if len(stored) > SHARE:
            await asyncio.to_thread(trusted, stored, head)
        else:
            trusted(stored, head)
        if anew:
            self.reset()
        await self.fold(stored, live=live)
        self.head = stored[-1] if stored else self.head
        self._caught_up = heard
        if live and stored:
            self.changed()
        return bool(stored)

    def changed(self) -> None:
        """Call everybody who watches the stream."""
        for told in self.watching:
            told(self)

    def chained(self, *said: tuple[str, str, bytes]) -> tuple[Entry, ...]:
        """Return the next entries of the log, chained, from the kind, actor and body of each."""
        last, at, entries = self.head, stamp(self._time.now()), list[Entry]()
        for kind, actor, body in said:
            last = chained(last, table=self.id, kind=kind, actor=actor, at=at, body=body)
            entries.append(last)
        return tuple(entries)
