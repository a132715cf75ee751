"""From a header to a game that waits for its first move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorod.engine import Events, Game, History, Position, Refusal, begin, set_position, start
from gorod.engine import commands as c
from gorod.engine.seats import Seats
from gorod.engine.usual import no_golden_minute
from gorod.record import by_day
from gorod.record.dealing import deal_from_seed
from gorod.record.errors import Message, RecordError, fault
from gorod.record.header import Header
from gorod.record.refusals import refused
from gorod.rulebooks import BOOKS, OptionError, Rulebook
from gorod.rulebooks.courses import BY_DAY, TABLE


def open_book(header: Header) -> Rulebook:
    """The rulebook that a record names, with its options."""
    book = BOOKS.get(header.rules)
    if book is None:
        raise fault("record-rules-unknown", rules=header.rules, known=", ".join(sorted(BOOKS)))
    try:
        return book.chosen(_names(book, header), len(header.seats))
    except OptionError as error:
        raise _unchosen(book, error) from None


def _names(book: Rulebook, header: Header) -> list[str]:
    """What the options are called; only some of them take a value."""
    valued = {a for o in book.available.values() if o.valued for a in (o.name, *o.aliases)}
    return [
        name if value is None or name in valued else f"{name}={value}"
        for name, value in header.options
    ]


def _unchosen(book: Rulebook, error: OptionError) -> RecordError:
    """Why these options cannot be chosen, and by which clause."""
    named = " + ".join(error.options)
    if error.conflict is None:
        message = "record-option-unknown" if error.why == "unknown" else "record-option-twice"
        return fault(message, option=named, rules=book.id)
    reason = Message(
        "record-option-clash",
        {"option": named, "why-en": error.conflict.en, "why-ru": error.conflict.ru},
    )
    return RecordError(None, None, "", reason, f"{book.id} {error.conflict.clause}")


def seated(book: Rulebook, header: Header) -> History:
    """The game after the deal, or in the position that the header sets."""
    rules = book.rules
    begun = start(rules, len(header.seats))
    if isinstance(begun, Refusal):
        raise refused(book, begun)
    cards = _cards(book, header)
    if header.position is not None:
        placed = PLACED[book.course.name](book, header, cards)
        if isinstance(placed, Refusal):
            raise refused(book, placed)
        return begin(*placed)
    if header.states:
        raise fault("record-state-without-position")
    dealt = begin(*begun).then(rules, c.Deal(cards))
    if isinstance(dealt, Refusal):
        raise refused(book, dealt)
    return dealt


def _cards(book: Rulebook, header: Header) -> tuple[str, ...]:
    roles = tuple(seat.role for seat in header.seats)
    if header.deal is not None:
        return deal_from_seed(book.rules.deck(len(roles)), header.deal)[: len(roles)]
    known = tuple(role for role in roles if role is not None)
    if len(known) < len(roles):
        raise fault("record-roles-unknown")
    return known


def _at_table(
    book: Rulebook, header: Header, cards: tuple[str, ...]
) -> tuple[Game, Events] | Refusal:
    return set_position(book.rules, cards, _position(book, header))


PLACED: dict[str, Callable[[Rulebook, Header, tuple[str, ...]], tuple[Game, Events] | Refusal]] = {
    TABLE.name: _at_table,
    BY_DAY.name: by_day.placed,
}
"""How a game in the middle is set up, by its course."""


DEEDS = {"healed": "doctor", "visited": "beauty"}
"""Facts that tell whom a role has already shown, and the role."""


FACTS: dict[str, Callable[[Any], bool]] = {
    "golden": lambda rules: rules.golden is not no_golden_minute,
    "mayor": lambda rules: "mayor" in rules.polls,
    "novote": lambda rules: rules.day_card or bool(rules.takings),
}
"""Facts that only some documents know, and whether this one does."""


def _position(book: Rulebook, header: Header) -> Position:
    at = header.position
    if at is None:  # pragma: no cover - the caller has one
        raise fault("record-state-without-position")
    facts = {line.seat: dict(line.facts) for line in header.states}
    _all_known(book, facts)
    return Position(
        number=int(at.moment[1:]),
        night=at.moment[0] == "N",
        opener=at.opener or at.alive[0],
        alive=at.alive,
        fouls={seat: int(known["fouls"]) for seat, known in facts.items() if "fouls" in known},
        silenced=_held(facts, "silenced"),
        golden=_held(facts, "golden"),
        mayor=next(iter(_held(facts, "mayor")), 0),
        voteless=_held(facts, "novote"),
        deeds=tuple(
            (DEEDS[key], seat, int(target))
            for seat, known in facts.items()
            for key in DEEDS.keys() & known.keys()
            for target in known[key].split(",")
        ),
    )


def _all_known(book: Rulebook, facts: Mapping[int, Mapping[str, str]]) -> None:
    """A fact about a role belongs to the books that have the role."""
    own = {key for key, role in DEEDS.items() if role in book.rules.teams}
    own |= {key for key, known in FACTS.items() if known(book.rules)}
    for known in facts.values():
        for key in known:
            if key not in {"fouls", "silenced", *own}:
                raise fault("record-fact-foreign", key=key)


def _held(facts: Mapping[int, Mapping[str, str]], key: str) -> Seats:
    """The seats for which a fact that holds or does not is said to hold."""
    no = ("0", "no", "false")
    return tuple(s for s, known in facts.items() if key in known and known[key] not in no)
