"""The writer of a protocol for one viewer, and helpers for its lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from gorod.engine.events import Event
from gorod.engine.results import STOPPED, VOID
from gorod.engine.struct import tag_of
from gorod.engine.viewers import Viewer
from gorod.i18n import Catalogue
from gorod.record.record_errors import shown
from gorod.report.citing import cited
from gorod.report.figures import figure
from gorod.report.text_columns import clipped
from gorod.rulebooks import Rulebook

Args = dict[str, str | int | float]
"""The arguments of a sentence."""

NAME = 20
TURNING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that change the direction of the text after them."""


@dataclass(frozen=True, slots=True)
class Scribe:
    """Writes for one viewer: holds the book, the language, the nicknames and the viewer."""

    book: Rulebook
    texts: Catalogue
    names: tuple[str, ...]
    viewer: Viewer
    bare: bool = False
    """Cite clauses by the numbers that the book has for them, for a program to read."""

    def who(self, seat: int) -> str:
        """Return a seat with its nickname: `6 (Барон)`."""
        name = self.name(seat)
        return f"{seat} ({name})" if name else str(seat)

    def name(self, seat: int) -> str:
        """Return a nickname that fits a sheet and cannot change the direction of the text."""
        return clipped(self.names[seat - 1].translate(TURNING), NAME)

    def all_of(self, seats: Iterable[int]) -> str:
        """Return seats with their nicknames, separated by commas."""
        return ", ".join(map(self.who, seats))

    def say(self, message_id: str, args: Args | None = None, clauses: Iterable[str] = ()) -> str:
        """Return a sentence, with its clauses in brackets."""
        return f"{self.texts.say(message_id, **(args or {}))}{self.cited(clauses)}"

    def tell(self, event: Event, args: Args) -> str:
        """Return the sentence about an event, with the clauses of its ruling."""
        return self.say(f"protocol-{tag_of(event)}", args, self.book.cite(event))

    def cited(self, clauses: Iterable[str]) -> str:
        """Return ` [4.4.2]`, as the document numbers it; empty without clauses."""
        names = ", ".join(clauses) if self.bare else cited(self.texts, clauses)
        return f" [{names}]" if names else ""

    def acting(self, duty: str, seat: int) -> Args:
        """Return who acts: `дон (1, Марс)`, also with a capital, and the gender of the role."""
        named = ", ".join(part for part in (str(seat), self.name(seat)) if part)
        told = f"{self.texts.say(f'role-{duty}')} ({named})"
        gender = self.texts.gender(f"role-{duty}")
        return {"role": told, "Role": capital(told), "gender": gender, "duty": duty}

    def points(self, hundredths: int) -> str:
        """Format points with their sign, as the language writes decimals."""
        return figure(self.texts, Fraction(hundredths, 100), signed=True)

    def listed(self, seats: Iterable[int]) -> str:
        """Join seats as in a sentence: `1 (Марс), 2 (Вега) и 3 (Лира)`."""
        return listed(self.texts, [self.who(seat) for seat in seats])

    def votes(self, weight: float) -> int | float:
        """Return votes without needless decimals; a mayor's hand may add a half."""
        return int(weight) if weight == int(weight) else weight


def numbers(seats: Iterable[int]) -> str:
    """Return bare seat numbers; a dash for nobody."""
    return ", ".join(map(str, seats)) or "—"


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def printable(text: str) -> str:
    """Make what somebody wrote unable to control a terminal; a dash for an empty text."""
    return shown(text, len(text)) or "—"


ORDER = ("red", "black", "civilian", "mafia", "maniac")
"""The order in which teams that share a result are named."""


def result_text(texts: Catalogue, kind: str, winners: Iterable[str]) -> str:
    """Return `победа красных`, `ничья`, or the name that the document has for the result.

    Such a name has the id `result-draw-black-maniac`: the kind, and the teams in alphabetical
    order.
    """
    teams = sorted(winners, key=ORDER.index)
    if not teams:
        return texts.say(f"result-{kind}" if kind in (*VOID, STOPPED) else "result-draw")
    own = "-".join(("result", kind, *sorted(teams)))
    if own in texts:
        return texts.say(own)
    told = listed(texts, [texts.say(f"team-{team}") for team in teams])
    among = listed(texts, [texts.say(f"among-{team}") for team in teams])
    return texts.say("result", kind=kind, teams=told, among=among, count=len(teams))


def listed(texts: Catalogue, words: Sequence[str]) -> str:
    """Join words as in a sentence: `красных`, `красных и маньяка`, `красных, чёрных и маньяка`."""
    *before, last = words
    return texts.say("result-and", first=", ".join(before), last=last) if before else last
