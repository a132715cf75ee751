"""Whether the desk, asked for the stored commands again, answers with the stored facts."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gorod.server.store.replaying import COMMAND, ReplayError
from gorod.tournament.denied import Denied
from gorod.tournament.log import Entry, Log

_entry = msgspec.json.Decoder(Entry).decode


def redecide(log: Iterable[tuple[int, str, bytes]]) -> Log:
    """The tournament at the end of a log of (version, kind, body); raises where they differ."""
    whole = Log()
    for version, kind, body in log:
        if kind != COMMAND:
            continue
        try:
            entry = _entry(body)
        except msgspec.MsgspecError:
            raise ReplayError(version, "body") from None
        after = whole.then(entry.command, entry.who, entry.at)
        if isinstance(after, Denied):
            raise ReplayError(version, "refused")
        if after.entries[-1] != entry:
            raise ReplayError(version, "events")
        whole = after
    return whole
