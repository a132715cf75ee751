"""An online table: how it was made, and who sits at it.

It is an ordinary live table whose first entry has these settings. People come to it by an
invitation, take a seat and say that they are ready; bots hold seats that nobody has taken.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.server.store.store_ids import NO_LINK, LinkId, TableId

LONGEST_DELAY = 3600
ONLINE = (":online", "yes")
"""The tag of an online table: by it the server finds its own after a restart."""

PUBLIC = (":public", "yes")
"""The tag of one that everybody finds in the list of online tables."""

BotKind = Literal["random", "reasoning"]


class Online(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How an online table is played."""

    judge: Literal["automatic", "human"] = "automatic"
    pace: Literal["quick", "club", "calm"] = "club"
    """How long a step waits that the document does not time; never the document's own times."""
    public: bool = False
    """Whether everybody finds the table in the list; otherwise only the invitation leads to it."""
    foul_vote: bool = False
    """Whether the players may give fouls by a vote."""
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    """How many seconds late those who only watch are told."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """A seat of an online table, and who holds it."""

    link: LinkId = NO_LINK
    """The id of the link by which a person holds the seat; empty for a bot, and for nobody."""
    bot: str = ""
    """The kind of bot that holds it; empty for a person, and for nobody."""
    key: str = ""
    """A hash of the key that the person's page joined with: it may ask for its link again."""
    ready: bool = False
    absent: bool = False
    """The person has left after the start: somebody else may take the seat."""
    host: bool = False
    """Whoever runs the table sits here."""

    @property
    def person(self) -> bool:
        return bool(self.link)

    @property
    def taken(self) -> bool:
        """Whether somebody holds it: a person or a bot."""
        return bool(self.link or self.bot)


EMPTY = Place()


class Former(msgspec.Struct, frozen=True, gc=False):
    """A link that held a seat once, or judged, and why it does no longer."""

    link: LinkId
    why: str


class Lobby(msgspec.Struct, frozen=True, gc=False):
    """An online table beside its game, after one entry of its log."""

    settings: Online
    places: tuple[Place, ...]
    started: bool = False
    """Everybody was there, and the game has begun: the cards are dealt next."""
    successor: TableId | None = None
    """The table at which people gather instead: it is made otherwise than this one."""
    sighted: int = 0
    """How many links that show roles were made; everybody at the table may know that."""

    former: tuple[Former, ...] = ()
    """The links that hold no seat, and judge no more: they end."""
    entries: int = 0
    """How many entries of the log are about the lobby; a table takes so many and no more."""

    def place(self, seat: int) -> Place:
        return self.places[seat - 1]

    @property
    def startable(self) -> bool:
        """Whether every seat is taken, and every person is ready."""
        return self.successor is None and all(
            place.taken and (place.ready or place.bot) for place in self.places
        )


def opened(settings: Online | None, size: int) -> Lobby | None:
    """The lobby of a new table; none at a table that is not online."""
    if settings is None:
        return None
    # Where a person judges, the table is made with a judge's link.
    return Lobby(settings, (EMPTY,) * size, sighted=int(settings.judge == "human"))
