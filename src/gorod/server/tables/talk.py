"""What people say at an online table: who may speak when, and phrases that need no typing.

Before the start and after the end everybody chats. During the game only the player who has the
floor speaks, in their own words or by a phrase. A phrase is stored by its meaning, so every page
words it in its own language, and bots understand it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.phases import Golden, LastWord, Over, Speech, Tie
from gorod.rulebooks import Rulebook
from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.nicks import MOST_SEATS, single_spaced
from gorod.server.tables.online import Lobby

LONGEST = 300
"""The most characters of one line."""
SPOKEN = (Speech, Golden, Tie, LastWord)
"""The phases in which a player has the floor to speak; a best move is named by fingers."""

TalkKind = Literal["speech", "chat"]


class PhraseForm(msgspec.Struct, frozen=True):
    """What is chosen for a phrase: a minimum and maximum of seats, and whether a role."""

    least: int = 0
    most: int = 0
    role: bool = False


PHRASES: dict[str, PhraseForm] = {
    "i-am": PhraseForm(role=True),
    "check-red": PhraseForm(1, 9),
    "check-black": PhraseForm(1, 9),
    "nominate": PhraseForm(1, 1),
    "vote-against": PhraseForm(1, 3),
    "suspect": PhraseForm(1, 5),
    "trust": PhraseForm(1, 5),
    "thanks": PhraseForm(),
    "nothing-to-add": PhraseForm(),
}
"""Phrases by id; the catalogues have a message `phrase-` plus the id for each."""


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A phrase with what was chosen for it."""

    id: Annotated[str, Meta(max_length=20)]
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...], Meta(max_length=9)] = ()
    role: Annotated[str, Meta(max_length=20)] = ""


class _TalkRequest(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """Base class of requests to speak."""


class Chat(_TalkRequest, frozen=True, tag="chat"):
    """A chat message to everybody, before the start or after the end."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Say(_TalkRequest, frozen=True, tag="say"):
    """Words of the player who has the floor: a text or a phrase."""

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    phrase: Phrase | None = None


TalkRequest = Chat | Say


class Said(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="said", omit_defaults=True):
    """An entry of the log: a person said something."""

    seat: int
    """0 for the person who runs or judges the table."""
    kind: str
    text: str = ""
    phrase: Phrase | None = None


class TalkLine(msgspec.Struct, frozen=True, gc=False):
    """A line that was said, with its speaker and moment."""

    said: Said
    moment: str
    name: str
    turn: Turn
    """The last turn of the game when it was said."""


def said_by(
    lobby: Lobby, game: Game, book: Rulebook, by: Principal, wish: TalkRequest
) -> Said | ServerReason:
    """Return what is heard of a request to speak, or the reason why nothing is."""
    seat = by.seat if by.kind == Kind.SEAT else 0
    if isinstance(wish, Chat):
        if lobby.started and not isinstance(game.phase, Over):
            return "not-now"
        text = worded(wish.text)
        return Said(seat, "chat", text) if text else "malformed"
    if not lobby.started or not isinstance(game.phase, SPOKEN) or game.floor != seat:
        return "no-floor"
    text = worded(wish.text)
    if bool(text) == (wish.phrase is not None):
        return "malformed"
    if wish.phrase is not None and not makes_sense(wish.phrase, game.size, book):
        return "malformed"
    return Said(seat, "speech", text, wish.phrase)


def worded(text: str) -> str:
    """Return a text in one line; empty if it contains unprintable characters."""
    line = single_spaced(text)
    return line if line.isprintable() else ""


def makes_sense(phrase: Phrase, size: int, book: Rulebook) -> bool:
    """Whether a phrase has the seats and the role that it needs."""
    form = PHRASES.get(phrase.id)
    if form is None or not form.least <= len(phrase.seats) <= form.most:
        return False
    if len({*phrase.seats}) < len(phrase.seats) or any(seat > size for seat in phrase.seats):
        return False
    return phrase.role in book.rules.deck(size) if form.role else not phrase.role
