"""The entries of an online table's log beside the game: who came, who left, who is ready."""

from __future__ import annotations

import msgspec

from gorod.server.store.store_ids import LinkId, TableId
from gorod.server.tables.online import Online


class _LobbyBody(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Base class of the entries of a lobby."""


class Joined(_LobbyBody, frozen=True, tag="joined"):
    """A person took a seat, or returned to their own by a new link."""

    seat: int
    name: str
    link: LinkId
    """The id of the link that they were given."""
    key: str
    """A hash of the key that their page made."""
    host: bool = False


class Reseated(_LobbyBody, frozen=True, tag="reseated"):
    """A person moved from one seat to another."""

    seat: int
    to: int
    link: LinkId


class Readied(_LobbyBody, frozen=True, tag="readied"):
    """A person is ready, or is no longer ready."""

    seat: int
    on: bool = True


class Left(_LobbyBody, frozen=True, tag="left"):
    """A person has left their seat or was removed from it."""

    seat: int
    kicked: bool = False


class BotsSeated(_LobbyBody, frozen=True, tag="bots-seated"):
    """Bots of a kind hold these seats from now on; an empty kind removes the bots."""

    seats: tuple[tuple[int, str], ...]
    """Each seat with the name of its bot."""
    kind: str = ""


class Adjusted(_LobbyBody, frozen=True, tag="adjusted"):
    """The settings of the table were changed."""

    online: Online


class Succeeded(_LobbyBody, frozen=True, tag="succeeded"):
    """The players gather at another table, made with other rules or another number of players."""

    table: TableId


class Started(_LobbyBody, frozen=True, tag="started"):
    """Everybody is there: the game begins."""


class Sighted(_LobbyBody, frozen=True, tag="sighted"):
    """A link that shows roles was made."""

    scope: str


LobbyEntry = (
    Joined | Reseated | Readied | Left | BotsSeated | Adjusted | Succeeded | Started | Sighted
)
