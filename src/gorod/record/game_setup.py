"""Set up the game of a header, ready for its first move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorod.engine import Events, Game, History, Position, Refusal, begin, set_position, start
from gorod.engine import commands as c
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.powers import golden_minute
from gorod.engine.powers.answered_acts import AnsweredActs
from gorod.engine.seats import Seats
from gorod.engine.table.table_format import TABLE
from gorod.engine.vocabulary import Role
from gorod.fair.shuffling import deal_from_seed
from gorod.record import by_day
from gorod.record.header import Header
from gorod.record.record_errors import Message, RecordError, fault
from gorod.record.refusals import refused
from gorod.rulebooks import BOOKS, OptionError, Rulebook


def open_book(header: Header) -> Rulebook:
    """Return the rulebook that a record names, with its options."""
    book = BOOKS.get(header.rules)
    if book is None:
        raise fault("record-rules-unknown", rules=header.rules, known=", ".join(sorted(BOOKS)))
    try:
        return book.chosen(_names(book, header), len(header.seats))
    except OptionError as error:
        raise _unchosen(book, error) from None


def _names(book: Rulebook, header: Header) -> list[str]:
    """Return the names of the options; only some of them take a value."""
    valued = {a for o in book.available.values() if o.valued for a in (o.name, *o.aliases)}
    return [
        name if value is None or name in valued else f"{name}={value}"
        for name, value in header.options
    ]


def _unchosen(book: Rulebook, error: OptionError) -> RecordError:
    """Return the error that says why these options cannot be chosen, and by which clause."""
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
    """Return the game after the deal, or in the position that the header sets."""
    rules = book.rules
    begun = start(rules, len(header.seats))
    if isinstance(begun, Refusal):
        raise refused(book, begun)
    cards = _cards(book, header)
    if header.position is not None:
        placed = PLACED[book.format.name](book, header, cards)
        if isinstance(placed, Refusal):
            raise refused(book, placed)
        return begin(*placed)
    if header.states:
        raise fault("record-state-without-position")
    dealt = begin(*begun).then(rules, c.Deal(cards))
    if isinstance(dealt, Refusal):
        raise refused(book, dealt)
    return dealt


def _cards(book: Rulebook, header: Header) -> tuple[Role, ...]:
    roles = tuple(seat.role for seat in header.seats)
    if header.deal is not None:
        return deal_from_seed(book.rules.deck(len(roles)), header.deal)[: len(roles)]
    known = tuple(role for role in roles if role is not None)
    if len(known) < len(roles):
        raise fault("record-roles-unknown")
    return known


def _at_table(
    book: Rulebook, header: Header, cards: tuple[Role, ...]
) -> tuple[Game, Events] | Refusal:
    return set_position(book.rules, cards, _position(book, header, cards))


PLACED: dict[str, Callable[[Rulebook, Header, tuple[Role, ...]], tuple[Game, Events] | Refusal]] = {
    TABLE.name: _at_table,
    BY_DAY.name: by_day.placed,
}
"""Format -> how a game is set up in the middle."""


DEEDS = {"healed": ("doctor",), "visited": ("beauty", "courtesan")}
"""Facts that name whom a role has already shown -> the roles that may have."""

LAST_NIGHT = {"guest": ("courtesan",), "patient": ("doctor",)}
"""Facts that name whom a role showed in the last night -> the role."""

HOSTESS = "courtesan"
"""The role whose guest of the last night has an alibi; the fact is written at the guest's seat."""


def _position(book: Rulebook, header: Header, cards: tuple[Role, ...]) -> Position:
    at = header.position
    if at is None:  # pragma: no cover - the caller has one
        raise fault("record-state-without-position")
    facts = {line.seat: dict(line.facts) for line in header.states}
    _all_known(book, facts)
    alibis = tuple((HOSTESS, cards.index(HOSTESS) + 1, seat) for seat in _held(facts, "alibi"))
    return Position(
        number=int(at.moment[1:]),
        night=at.moment[0] == "N",
        opener=at.opener or at.alive[0],
        alive=at.alive,
        fouls={seat: int(known["fouls"]) for seat, known in facts.items() if "fouls" in known},
        silenced=_held(facts, "silenced"),
        deeds=_shown(book, facts, DEEDS),
        last_night=(*_shown(book, facts, LAST_NIGHT), *alibis),
        golden=_held(facts, golden_minute.USED_UP),
        mayor=next(iter(_held(facts, "mayor")), 0),
        voteless=_held(facts, "novote"),
    )


def _shown(
    book: Rulebook, facts: Mapping[int, Mapping[str, str]], keys: Mapping[str, tuple[str, ...]]
) -> tuple[tuple[str, int, int], ...]:
    """Return role, seat and target of each player whom a role has shown, by these facts."""
    return tuple(
        (next(role for role in keys[key] if role in book.rules.teams), seat, int(target))
        for seat, known in facts.items()
        for key in keys
        if key in known
        for target in known[key].split(",")
    )


def _all_known(book: Rulebook, facts: Mapping[int, Mapping[str, str]]) -> None:
    """Raise an error for a fact whose role or power the rulebook does not have."""
    rules = book.rules
    of_roles = {**DEEDS, "alibi": (HOSTESS,)}
    if AnsweredActs in rules.powers:  # what was done last night matters
        of_roles |= LAST_NIGHT
    own = {key for key, roles in of_roles.items() if any(role in rules.teams for role in roles)}
    for known in facts.values():
        for key in known:
            if key not in {"fouls", "silenced", *own} and not rules.knows_fact(key):
                raise fault("record-fact-foreign", key=key)


def _held(facts: Mapping[int, Mapping[str, str]], key: str) -> Seats:
    """Return the seats for which a yes-or-no fact is said to hold."""
    no = ("0", "no", "false")
    return tuple(s for s, known in facts.items() if key in known and known[key] not in no)
