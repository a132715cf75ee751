"""The server's journal: one JSON object per line, none of which contains a secret.

It contains nothing of games: what happens at a table is in its log, which is never sent.
"""

from __future__ import annotations

import logging
import sys
from collections import Counter
from contextvars import ContextVar
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

LOGGER = logging.getLogger("gorod")
HIDDEN = frozenset({"token", "ticket", "password", "authorization", "cookie", "body", "command"})
"""Names of facts that are never written, even if a caller passes them."""


MINUTE_MS = 60_000
MOST_SAID = 1_000
"""How many different lines are counted per minute; further ones are counted together."""
SECURITY = 35
logging.addLevelName(SECURITY, "SECURITY")
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address from which the current request comes."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        line = {
            "at": _utc(record.created),
            "level": record.levelname.lower(),
            "what": record.getMessage() if record.name == LOGGER.name else record.name,
            **{name: value for name, value in facts.items() if name not in HIDDEN},
        }
        if record.name != LOGGER.name and record.levelno >= logging.WARNING:
            line["message"] = record.msg if isinstance(record.msg, str) else ""
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
            reason = getattr(record.exc_info[1], "reason", "")
            if isinstance(reason, str) and reason:
                line["reason"] = reason
        return msgspec.json.encode(line).decode()


def _utc(seconds: float) -> str:
    """Return a time in UTC."""
    at = datetime.fromtimestamp(seconds, UTC)
    return f"{at:%Y-%m-%dT%H:%M:%S}.{at.microsecond // 1000:03}Z"


def _where(trace: Any) -> list[str]:  # noqa: ANN401  a traceback
    """Return files and lines only, because an error's text may contain what somebody typed."""
    places: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}:{code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def note(what: str, **facts: str | float | None) -> None:
    """Write a line."""
    LOGGER.info(what, extra={"facts": facts})


def warn(what: str, **facts: str | float | None) -> None:
    """Write a line that somebody should act on."""
    LOGGER.warning(what, extra={"facts": facts})


def security(what: str, **facts: str | float | None) -> None:
    """Write a line for later investigations, with the address of the sender.

    Its level is above warnings, so that it is written at every configured level.
    """
    where = ADDRESS.get()
    told = {"address": where, **facts} if where else facts
    LOGGER.log(SECURITY, what, extra={"facts": told})


class _Line(NamedTuple):
    """A line of the journal, and the address that it is about."""

    address: str
    what: str
    facts: tuple[tuple[str, str], ...] = ()

    def say(self, times: int) -> None:
        facts: dict[str, str | float | None] = dict(self.facts)
        if self.address:
            facts["address"] = self.address
        if times > 1:
            facts["times"] = times
        LOGGER.log(SECURITY, self.what, extra={"facts": facts})


OTHERS = _Line("", "further lines like these")


class Seldom:
    """Writes equal lines at most once a minute, so that floods of requests do not fill the journal.

    Suppressed lines are counted, and the next line has their number (`times`).
    """

    def __init__(self) -> None:
        self._until: dict[_Line, int] = {}
        self._kept_back: Counter[_Line] = Counter()

    def security(self, now: int, what: str, **facts: str) -> None:
        """Write a line, or count it."""
        line = _Line(ADDRESS.get(), what, tuple(facts.items()))
        if line not in self._until and len(self._until) >= MOST_SAID:
            line = OTHERS
        self._kept_back[line] += 1
        if now >= self._until.get(line, now):
            self._say(now, line)

    def tick(self, now: int) -> None:
        """Write suppressed lines whose minute is over; forget those that did not occur again."""
        for line in [line for line, until in self._until.items() if now >= until]:
            if line in self._kept_back:
                self._say(now, line)
            else:
                del self._until[line]

    def close(self) -> None:
        """Write everything that was suppressed."""
        for line, times in self._kept_back.items():
            line.say(times)
        self._kept_back.clear()

    def _say(self, now: int, line: _Line) -> None:
        self._until[line] = now + MINUTE_MS
        line.say(self._kept_back.pop(line))


def fault(what: str, error: BaseException, **facts: str | float) -> None:
    """Write a bug to the journal, without the data that caused it."""
    LOGGER.error(what, exc_info=error, extra={"facts": facts})


def open_journal(level: str, file: str = "") -> None:
    """Send all loggers of the process to this file, or to standard error, as lines of JSON.

    A file that was moved away, as in a rotation, is created again. Only this user may read it.
    """
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file:
        Path(file).touch(mode=0o600)
        handler = WatchedFileHandler(file, encoding="utf-8")
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
