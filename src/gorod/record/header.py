"""The header of a record: which rules, who sits where, from which position."""

import re

from gorod.engine.struct import Struct
from gorod.engine.vocabulary import Role
from gorod.record.source_lines import quoted

VERSION = 1
MIN_SEATS = 2
MAX_SEATS = 40

KNOWN = ("result", "deaths", "course")
PARTIAL = frozenset({"result", "deaths"})

ATTESTED = re.compile(r"(signed|confirmed|digest)|(consent|decision)-\d+")
"""Tags by which a tournament says who signed, who consented, and what was decided."""

ROLES = (
    "citizen",
    "sheriff",
    "mafia",
    "don",
    "doctor",
    "maniac",
    "lawyer",
    "beauty",
    "courtesan",
    "boss",
    "commissar",
    "hetaera",
)


class SeatLine(Struct, frozen=True):
    """A seat: `seat 2 sheriff Борис`; a role of None is written `?`."""

    number: int
    role: Role | None
    name: str

    def __str__(self) -> str:
        return f"seat {self.number} {self.role or '?'} {quoted(self.name)}".rstrip()


class Position(Struct, frozen=True):
    """The position to begin from: `position D4 opener 7 alive 1 2 7 9`.

    A by-day game has no opener.
    """

    moment: str
    opener: int | None
    alive: tuple[int, ...]

    def __str__(self) -> str:
        opener = "" if self.opener is None else f" opener {self.opener}"
        return f"position {self.moment}{opener} alive {' '.join(map(str, self.alive))}"


class StateLine(Struct, frozen=True):
    """What is known about a seat: `state 4 fouls=3 healed=1,2 alibi`.

    A fact that only holds or does not has the value ''.
    """

    seat: int
    facts: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        facts = (f"{key}={value}" if value else key for key, value in self.facts)
        return f"state {self.seat} {' '.join(facts)}"


class Header(Struct, frozen=True):
    """Everything before the first move."""

    version: int
    rules: str
    options: tuple[tuple[str, str | None], ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    seats: tuple[SeatLine, ...] = ()
    deal: str | None = None
    position: Position | None = None
    states: tuple[StateLine, ...] = ()
    known: str = ""
    """What the record knows: `result`, `deaths` or `course`; empty also means the course."""

    @property
    def partial(self) -> bool:
        """Whether the course of the game is not in the record."""
        return self.known in PARTIAL


class HeaderNote(Struct, frozen=True):
    """The comments of one header line; `key` is what makes the line unique (`seat 3`)."""

    key: str
    comment: str = ""
    above: tuple[str, ...] = ()


def header_lines(header: Header) -> list[tuple[str, str]]:
    """Return key and canonical text of each line, in canonical order."""
    lines = [("mgn", f"mgn {header.version}"), ("rules", f"rules {header.rules}")]
    if header.known:
        lines.append(("known", f"known {header.known}"))
    for name, value in header.options:
        lines.append((f"option {name}", f"option {name}" + (f"={value}" if value else "")))
    lines += [(f"tag {key}", f"tag {key} {value}") for key, value in header.tags]
    lines += [(f"seat {seat.number}", str(seat)) for seat in header.seats]
    if header.deal is not None:
        lines.append(("deal", f"deal {header.deal}"))
    if header.position is not None:
        lines.append(("position", str(header.position)))
    # A seat may have several lines, but each fact only once.
    lines += [(f"state {state.seat} {state.facts[0][0]}", str(state)) for state in header.states]
    return lines
