"""What is wrong with a record, and where.

A reason is a message id with its arguments: the sentences are in the Fluent catalogues, so that
every screen can say them in its own language. The functions that read a single word know neither
the file nor the line; they raise `fault(...)`, and the caller who knows the place adds it with
`RecordError.at`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

WORD_LIMIT = 60
STATEMENT_LIMIT = 120


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogue, by its id and arguments, not yet in a language."""

    id: str
    args: Mapping[str, str | float] = field(default_factory=dict)
    words: str = ""
    """The name of the document in whose words it is said."""


class RecordError(Exception):
    """Raised for a record that cannot be taken: one reason, at one place."""

    def __init__(
        self,
        file: str | None,
        line: int | None,
        statement: str,
        reason: Message,
        cite: str = "",
    ) -> None:
        # All fields are passed to Exception so that the error survives pickling.
        super().__init__(file, line, statement, reason, cite)
        self.file = file
        self.line = line
        self.statement = statement
        self.reason = reason
        self.cite = cite

    def __str__(self) -> str:
        """Return a text for logs and tracebacks.

        People are shown the catalogue's sentence instead.
        """
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        arguments = " ".join(f"{key}={value!r}" for key, value in self.reason.args.items())
        parts = (place, self.statement, f"{self.reason.id} {arguments}".rstrip())
        return ": ".join(part for part in parts if part)

    def at(self, file: str | None, line: int | None, statement: str) -> "RecordError":
        """Return the same error with its place; parts that are already known are kept."""
        return RecordError(
            file if self.file is None else self.file,
            line if self.line is None else self.line,
            self.statement or shown(statement, STATEMENT_LIMIT),
            self.reason,
            self.cite,
        )


@contextmanager
def placed(file: str | None, line: int | None, statement: str) -> Iterator[None]:
    """Add this place to every `RecordError` that is raised inside."""
    try:
        yield
    except RecordError as error:
        raise error.at(file, line, statement) from None


def fault(message_id: str, /, **args: str | int) -> RecordError:
    return RecordError(None, None, "", Message(message_id, args))


def shown(text: str, limit: int = WORD_LIMIT) -> str:
    """Return a piece of the file that may be printed: short, and unable to control a terminal."""
    clipped = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in clipped)
