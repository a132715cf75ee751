"""An online table: how it was made, and who sits at it.

It is an ordinary live table whose first entry has these settings. People join by an invitation,
take a seat and say that they are ready; bots hold seats that nobody has taken.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.server.store.store_ids import NO_LINK, LinkId, TableId

LONGEST_DELAY = 3600
ONLINE = (":online", "yes")
"""The tag of an online table: it lets the server find its online tables after a restart."""

PUBLIC = (":public", "yes")
"""The tag of a table that appears in the public list of online tables."""

BotKind = Literal["random", "reasoning"]


class Online(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of an online table."""

    judge: Literal["automatic", "human"] = "automatic"
    pace: Literal["quick", "club", "calm"] = "club"
    """How long a step waits that the document does not time; the document's own times never
    change."""
    public: bool = False
    """Whether the table appears in the public list; otherwise only the invitation leads to it."""
    foul_vote: bool = False
    """Whether the players may give fouls by a vote."""
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    """The delay for those who only watch, in seconds."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """A seat of an online table, and who holds it."""

    link: LinkId = NO_LINK
    """The id of the link by which a person holds the seat; empty for a bot or an empty seat."""
    bot: str = ""
    """The kind of bot that holds the seat; empty for a person or an empty seat."""
    key: str = ""
    """A hash of the key with which the person's page joined; with it, the page can ask for its link
    again."""
    ready: bool = False
    absent: bool = False
    """Whether the person left after the start: another person may take the seat."""
    host: bool = False
    """Whether the person who runs the table sits here."""

    @property
    def person(self) -> bool:
        return bool(self.link)

    @property
    def taken(self) -> bool:
        """Whether a person or a bot holds the seat."""
        return bool(self.link or self.bot)


EMPTY = Place()


class Former(msgspec.Struct, frozen=True, gc=False):
    """A link that once held a seat or judged, and the reason why it no longer does."""

    link: LinkId
    why: str


class Lobby(msgspec.Struct, frozen=True, gc=False):
    """An online table beside its game, after one entry of its log."""

    settings: Online
    places: tuple[Place, ...]
    started: bool = False
    """Whether everybody was there and the game has begun: the cards are dealt next."""
    successor: TableId | None = None
    """The table at which people gather instead; it has other settings than this one."""
    sighted: int = 0
    """How many links that show roles were made; everybody at the table may know this number."""

    former: tuple[Former, ...] = ()
    """The links that no longer hold a seat or judge: they end."""
    entries: int = 0
    """How many entries of the log concern the lobby; a table accepts a limited number."""

    def place(self, seat: int) -> Place:
        return self.places[seat - 1]

    @property
    def startable(self) -> bool:
        """Whether every seat is taken and every person is ready."""
        return self.successor is None and all(
            place.taken and (place.ready or place.bot) for place in self.places
        )


def opened(settings: Online | None, size: int) -> Lobby | None:
    """Return the lobby of a new table; None at a table that is not online."""
    if settings is None:
        return None
    # If a person judges, a judge's link is made together with the table.
    return Lobby(settings, (EMPTY,) * size, sighted=int(settings.judge == "human"))
