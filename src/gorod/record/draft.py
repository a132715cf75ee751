"""A header while it is being read: one function per header verb.

Each function reads the rest of its line, stores it in the draft, and returns the key that makes the
line unique. What needs the whole header is checked in `complete`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from gorod.engine.vocabulary import Role
from gorod.record.cursor import Cursor
from gorod.record.facts import read_facts
from gorod.record.header import (
    KNOWN,
    MAX_SEATS,
    MIN_SEATS,
    ROLES,
    VERSION,
    Header,
    Position,
    SeatLine,
    StateLine,
)
from gorod.record.record_errors import fault, shown
from gorod.record.source_lines import SourceLine, unquoted
from gorod.record.words import choice, moment, seat_number


@dataclass(slots=True)
class Draft:
    """What the lines read so far have said; `sources` holds the line of each key."""

    rules: str = ""
    options: dict[str, str | None] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    seats: list[SeatLine] = field(default_factory=list)
    deal: str | None = None
    position: Position | None = None
    states: list[StateLine] = field(default_factory=list)
    sources: dict[str, SourceLine] = field(default_factory=dict)
    known: str = ""
    partial: bool = False
    """Whether the header says that the course is not known: then roles may be unknown, too."""

    def complete(self) -> Header:
        if not self.rules:
            raise fault("record-rules-missing")
        if len(self.seats) < MIN_SEATS:
            raise fault("record-seats-few", count=len(self.seats), min=MIN_SEATS)
        if self.partial and (self.position is not None or self.deal is not None):
            raise fault("record-known-mixed", known=self.known)
        self._check_position()
        for state in self.states:
            self._check_seated(f"state {state.seat} {state.facts[0][0]}", state.seat)
        return Header(
            VERSION,
            self.rules,
            tuple(self.options.items()),
            tuple(self.tags.items()),
            tuple(self.seats),
            self.deal,
            self.position,
            tuple(self.states),
            self.known,
        )

    def _check_position(self) -> None:
        if self.position is None:
            return
        if self.position.opener is not None:
            self._check_seated("position", self.position.opener)
        for seat in self.position.alive:
            self._check_seated("position", seat)

    def _check_seated(self, key: str, seat: int) -> None:
        if seat > len(self.seats):
            source = self.sources[key]
            error = fault("record-seat-absent", seat=seat, count=len(self.seats))
            raise error.at(None, source.number, source.body)


def take_version(_draft: Draft, words: Cursor) -> str:
    version = words.take()
    if version != str(VERSION):
        raise fault("record-version", version=shown(version), known=str(VERSION))
    return "mgn"


def take_rules(draft: Draft, words: Cursor) -> str:
    draft.rules = words.take().lower()
    return "rules"


def take_option(draft: Draft, words: Cursor) -> str:
    word = words.take()
    name, equals, value = word.partition("=")
    if not name or (equals and not value):
        raise fault("record-option-bad", word=shown(word))
    draft.options.setdefault(name.lower(), value or None)
    return f"option {name.lower()}"


def take_tag(draft: Draft, words: Cursor) -> str:
    key = words.take().lower()
    draft.tags.setdefault(key, words.some_prose())
    return f"tag {key}"


def take_seat(draft: Draft, words: Cursor) -> str:
    number, role, name = words.seat(), _role(words.take()), unquoted(words.prose())
    expected = len(draft.seats) + 1
    if number < expected:
        raise fault("record-seat-twice", seat=number)
    if number > MAX_SEATS:
        raise fault("record-seats-many", max=MAX_SEATS)
    if number > expected:
        raise fault("record-seat-gap", seat=number, expected=expected)
    mixed = draft.seats and (draft.seats[0].role is None) != (role is None)
    if mixed and not draft.partial:
        raise fault("record-roles-mixed")
    if role is not None and draft.deal is not None:
        raise fault("record-deal-roles")
    draft.seats.append(SeatLine(number, role, name))
    return f"seat {number}"


def take_known(draft: Draft, words: Cursor) -> str:
    draft.known = choice(words.take(), KNOWN)
    return "known"


def take_deal(draft: Draft, words: Cursor) -> str:
    if draft.seats and draft.seats[0].role is not None:
        raise fault("record-deal-roles")
    draft.deal = words.take()
    return "deal"


def take_position(draft: Draft, words: Cursor) -> str:
    at = moment(words.take())
    opener = None
    if words.peek().lower() == "opener":
        words.take()
        opener = words.seat()
    if words.peek().lower() != "alive":
        raise fault("record-word-missing", usage=words.usage)
    words.take()
    alive = tuple(map(seat_number, (words.take(), *words.rest())))
    for index, seat in enumerate(alive):
        if seat in alive[:index]:
            raise fault("record-word-repeated", word=str(seat))
    draft.position = Position(at, opener, tuple(sorted(alive)))
    return "position"


def take_state(draft: Draft, words: Cursor) -> str:
    if draft.position is None:
        raise fault("record-state-early")
    seat = words.seat()
    facts = read_facts([words.take(), *words.rest()])
    known = {key for state in draft.states if state.seat == seat for key, _ in state.facts}
    for key, _ in facts:
        if key in known:
            raise fault("record-word-repeated", word=key)
    draft.states.append(StateLine(seat, facts))
    return f"state {seat} {facts[0][0]}"


def _role(word: str) -> Role | None:
    role = word.lower()
    if role == "?":
        return None
    if role not in ROLES:
        raise fault("record-role-unknown", word=shown(word), roles=", ".join(ROLES))
    return Role(role)


@dataclass(frozen=True, slots=True)
class HeaderShape:
    """How a header line is read, with an example."""

    take: Callable[[Draft, Cursor], str]
    usage: str


HEADER_SHAPES: dict[str, HeaderShape] = {
    "mgn": HeaderShape(take_version, "mgn 1"),
    "rules": HeaderShape(take_rules, "rules fiim-2019"),
    "known": HeaderShape(take_known, "known result"),
    "option": HeaderShape(take_option, "option doctor"),
    "tag": HeaderShape(take_tag, "tag date 2026-11-15"),
    "seat": HeaderShape(take_seat, "seat 1 citizen Аня"),
    "deal": HeaderShape(take_deal, "deal 9f2c"),
    "position": HeaderShape(take_position, "position D4 opener 7 alive 1 2 7 9"),
    "state": HeaderShape(take_state, "state 4 fouls=3"),
}
