"""The stored notices of all processes: none gets lost, and none is sent twice after a crash."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

import msgspec

from gorod.server.chance import Chance
from gorod.server.notify import states
from gorod.server.notify.notices import LONGEST_PARAM, Notice, NoticeKind
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import OUTBOX
from gorod.server.store.stored_rows import Outgoing, Subscription
from gorod.server.time_source import Time, stamp, stamp_in

MOST = 64
"""How many notices are claimed at once."""
NOTHING = "{}"


class Outbox:
    """Moves notices between states. Each step is one write, and only one process succeeds in it."""

    def __init__(self, store: Store, time: Time, chance: Chance) -> None:
        self._store, self._time = store, time
        self.owner = chance.id()

    async def add(self, notices: Sequence[Notice]) -> int:
        """Store notices; return how many of them are new."""
        now = stamp(self._time.now())
        rows = [_written(one, now) for one in notices]
        return await self._store.add_new(OUTBOX, rows) if rows else 0

    async def add_rows(self, rows: Sequence[Outgoing]) -> int:
        return await self._store.add_new(OUTBOX, rows) if rows else 0

    async def claim(self, most: int = MOST) -> list[Outgoing]:
        """Claim due notices for this process until its lease ends."""
        now = stamp(self._time.now())
        found = await self._store.due(now, most)
        return await self._store.changed(OUTBOX, [(one, self._claimed(one)) for one in found])

    def _claimed(self, row: Outgoing) -> Outgoing:
        lost = row.state == states.SENDING
        return self._now(
            row,
            state=states.CLAIMED,
            owner=self.owner,
            until=stamp_in(self._time, states.LEASE_S),
            why=states.INTERRUPTED if lost else row.why,
        )

    async def begin(self, row: Outgoing) -> Outgoing | None:
        """Mark a row before sending, as then it may arrive; None if it is not ours any more."""
        return await self._to(
            row, state=states.SENDING, until=stamp_in(self._time, states.LEASE_S), why=""
        )

    async def sent(self, row: Outgoing) -> None:
        await self._to(row, state=states.SENT, params=NOTHING, why="")

    async def over(self, row: Outgoing, state: str, why: str = "") -> None:
        """End a notice that has not arrived; one that failed keeps its parameters."""
        kept = row.params if state in states.FAILED else NOTHING
        await self._to(row, state=state, why=why, params=kept)

    async def later(self, row: Outgoing, moment: datetime, why: str = "") -> None:
        """Postpone a notice that was not tried."""
        await self._to(row, state=states.WAITING, due=stamp(moment), owner="", until="", why=why)

    async def failed(self, row: Outgoing, why: str, asked: float = 0) -> bool:
        """Schedule a notice that could not be sent again; False if it was the last attempt."""
        attempts = row.attempts + 1
        pause = states.pause_after(attempts, asked)
        if pause is None:
            await self._to(row, state=states.DEAD, why=why, attempts=attempts)
            return False
        due = stamp(self._time.now() + timedelta(seconds=pause))
        waits = {"state": states.WAITING, "due": due, "owner": "", "until": ""}
        await self._to(row, **waits, why=why, attempts=attempts)
        return True

    async def deal_out(self, row: Outgoing, ways: Iterable[tuple[Subscription, datetime]]) -> None:
        """Write a row for each subscription; their keys make this safe to repeat after a crash."""
        new = [self._way(row, one, at) for one, at in ways]
        await self.add_rows(new)
        await self._to(row, state=states.DONE, params=NOTHING)

    def _way(self, row: Outgoing, by: Subscription, at: datetime) -> Outgoing:
        return self._now(
            row,
            key=f"{row.key}/{by.id}",
            channel=by.channel,
            subscription=by.id,
            state=states.WAITING,
            due=stamp(at),
            owner="",
            until="",
        )

    def question(self, by: Subscription, once: str) -> Outgoing:
        """Return the row of a letter that asks whether an address is right."""
        notice = Notice(f"confirm/{by.id}/{once}", by.person, NoticeKind.CONFIRM, stream=by.table)
        row = _written(notice, stamp(self._time.now()))
        return self._now(row, channel=by.channel, subscription=by.id, not_after=by.expires)

    async def again(self, row: Outgoing) -> bool:
        """Schedule a failed notice for another attempt; return False if it has not failed."""
        if row.state not in states.FAILED:
            return False
        waits = {"state": states.WAITING, "attempts": 0, "why": "", "owner": "", "until": ""}
        return await self._to(row, **waits, due=stamp(self._time.now())) is not None

    async def tidy(self) -> None:
        """Delete notices that ended long ago."""
        past = stamp_in(self._time, -states.KEPT_DAYS * 24 * 3600)
        await self._store.forget_notices(past)

    async def _to(self, row: Outgoing, **changes: object) -> Outgoing | None:
        written = await self._store.changed(OUTBOX, [(row, self._now(row, **changes))])
        return written[0] if written else None

    def _now(self, row: Outgoing, **changes: object) -> Outgoing:
        return msgspec.structs.replace(row, changed=stamp(self._time.now()), **changes)


def _written(notice: Notice, now: str) -> Outgoing:
    params = {name: told[:LONGEST_PARAM] for name, told in sorted(notice.params.items())}
    return Outgoing(
        key=notice.key,
        person=notice.person,
        table=notice.stream,
        kind=notice.spoken,
        params=msgspec.json.encode(params).decode(),
        channel="",
        subscription="",
        state=states.WAITING,
        due=notice.not_before or now,
        until="",
        not_after=notice.not_after,
        attempts=0,
        owner="",
        why="",
        changed=now,
    )
