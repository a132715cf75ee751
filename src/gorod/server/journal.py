"""The server's own journal: one JSON object a line, and no secret in any of them.

Nothing of a game is written here: what happens at a table is in its log, which nobody is sent.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

LOGGER = logging.getLogger("gorod")
HIDDEN = frozenset({"token", "ticket", "password", "authorization", "cookie", "body", "command"})
"""Names that must not appear, whatever somebody hands over."""


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
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


def _where(trace: Any) -> list[str]:  # noqa: ANN401  a traceback
    """Files and lines only: the text of an error may hold what somebody typed."""
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


def fault(what: str, error: BaseException, **facts: str | float) -> None:
    """Write down a bug, without what it was about."""
    LOGGER.error(what, exc_info=error, extra={"facts": facts})


def to_stderr(level: str) -> None:
    """Every logger of the process writes lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
