"""Errors of the command line: one line that says what went wrong, and exit code 2."""

from __future__ import annotations

from collections.abc import Mapping

from gorod.i18n import LANGUAGES, Catalogue
from gorod.record.record_errors import RecordError

PROGRAM = "gorod"
BAD = 2


class CliError(Exception):
    """Raised for a request that cannot be met.

    It has the id of a sentence in the catalogue, with its arguments.
    """

    def __init__(self, message_id: str, /, **args: str | int) -> None:
        super().__init__(message_id, args)
        self.message_id = message_id
        self.arguments = args


def complaint(error: CliError | RecordError, spoken: Catalogue) -> str:
    """Return an error in one line; for a record `FILE:LINE: STATEMENT: REASON (BOOK CLAUSES)`."""
    if isinstance(error, CliError):
        told = spoken.say(error.message_id, **in_tongue(error.arguments, spoken.lang))
        return f"{PROGRAM}: {told}"
    spoken = spoken.of(error.reason.words)
    place = ":".join(str(part) for part in (error.file, error.line) if part is not None)
    reason = spoken.say(error.reason.id, **in_tongue(error.reason.args, spoken.lang))
    if error.cite:
        reason = f"{reason} ({error.cite})"
    return ": ".join(part for part in (place, error.statement, reason) if part)


def in_tongue(args: Mapping[str, str | float], lang: str) -> dict[str, str | float]:
    """Keep the arguments of one language: of `why-ru` and `why-en`, the one that is spoken."""
    foreign = tuple(f"-{other}" for other in LANGUAGES if other != lang)
    own = {key: value for key, value in args.items() if not key.endswith(foreign)}
    return {key.removesuffix(f"-{lang}"): value for key, value in own.items()}
