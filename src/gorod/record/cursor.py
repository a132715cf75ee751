"""The words of one statement, taken one after another."""

from dataclasses import dataclass

from gorod.record.record_errors import fault, shown
from gorod.record.words import NOBODY, seat_number


@dataclass(slots=True)
class Cursor:
    """The position of the reader; `usage` is the example shown if a word is missing or extra."""

    words: list[str]
    usage: str
    taken: int = 0

    def peek(self) -> str:
        return self.words[self.taken] if self.taken < len(self.words) else ""

    def take(self) -> str:
        at = self.taken
        if at == len(self.words):
            raise fault("record-word-missing", usage=self.usage)
        self.taken = at + 1
        return self.words[at]

    def seat(self) -> int:
        return seat_number(self.take())

    def rest(self) -> list[str]:
        words = self.words[self.taken :]
        self.taken = len(self.words)
        return words

    def prose(self) -> str:
        return " ".join(self.rest())

    def some_prose(self) -> str:
        return " ".join((self.take(), *self.rest()))

    def colon(self) -> None:
        if self.peek() != ":":
            raise fault("record-colon-missing", usage=self.usage)
        self.taken += 1

    def seats(self) -> tuple[int, ...]:
        """Return all seats up to the end; a lone `-` means nobody."""
        words = self.rest()
        return () if words == [NOBODY] else tuple(map(seat_number, words))

    def finish(self) -> None:
        if self.taken < len(self.words):
            raise fault("record-word-extra", word=shown(self.peek()), usage=self.usage)
