"""Letters to the owners of accounts: a new password, an address to confirm, a changed setting.

They wait in the same outbox as notices, as parameters only; people cannot choose or decline them. A
letter is written when it is sent (`Correspondence.letter`), so its key is not stored anywhere.
"""

from __future__ import annotations

import msgspec

from gorod.server.chance import Chance
from gorod.server.journal import note
from gorod.server.mail.correspondence import Correspondence
from gorod.server.mail.errands import MOST
from gorod.server.mail.handover import Handover
from gorod.server.mail.letters import RESET, enveloped
from gorod.server.metrics import Metrics
from gorod.server.notify import notices, states
from gorod.server.notify.channels import Failed, Outcome, Sent
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import OUTBOX
from gorod.server.store.store_ids import NO_STREAM, AccountId
from gorod.server.store.stored_rows import Outgoing
from gorod.server.time_source import Time, stamp, stamp_in

LETTER = "letter"
"""The channel of these rows in the outbox."""
OF_USE_S = {RESET: 3600}
"""Seconds after which a letter that could not be sent is useless."""
USUALLY_OF_USE_S = 24 * 3600


class _Params(msgspec.Struct, frozen=True):
    account: int
    to: str


class AccountLetters:
    """Queues letters in the outbox, and sends each when it is due."""

    def __init__(
        self,
        store: Store,
        letters: Correspondence | None,
        handover: Handover | None,
        chance: Chance,
    ) -> None:
        self._store, self._letters = store, letters
        self._handover, self._chance = handover, chance

    async def waiting(self) -> int:
        """Return how many letters are not sent yet."""
        found = [
            await self._store.count(OUTBOX, channel=LETTER, state=state)
            for state in states.UNDERWAY
        ]
        return sum(found)

    async def row(self, kind: str, account: int, to: str, time: Time) -> Outgoing | None:
        """Return the outbox row of a letter; None if too many letters wait already."""
        if await self.waiting() >= MOST:
            return None
        return Outgoing(
            key=f"letter/{self._chance.id()}",
            person=notices.account(account),
            table=NO_STREAM,
            kind=kind,
            params=msgspec.json.encode(_Params(account, to)).decode(),
            channel=LETTER,
            subscription="",
            state=states.WAITING,
            due=stamp(time.now()),
            until="",
            not_after=stamp_in(time, OF_USE_S.get(kind, USUALLY_OF_USE_S)),
            attempts=0,
            owner="",
            why="",
            changed=stamp(time.now()),
        )

    async def send(self, row: Outgoing, time: Time) -> Outcome:
        """Write the letter and send it."""
        if self._letters is None or self._letters.relay is None or self._handover is None:
            return Failed("no server", again=False)
        told, relay = msgspec.json.decode(row.params, type=_Params), self._letters.relay
        letter = await self._letters.letter(row.kind, AccountId(told.account), told.to)
        if letter is None:
            return Failed("no account", again=False)
        message = enveloped(letter, relay, time.now(), row.key)
        trouble = await self._handover.trouble(message, letter.to)
        return Sent() if trouble is None else Failed(trouble.why, trouble.again)


def counted(metrics: Metrics, row: Outgoing, result: str, why: str = "") -> None:
    """Count a letter and note its kind and result in the journal, but never its address."""
    metrics.letters.labels(result=result).inc()
    facts = {"why": why} if why else {}
    note(f"letter {result}", kind=row.kind, **facts)
