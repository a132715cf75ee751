"""The records of the store. All of them are frozen; none of them holds a secret in clear."""

from __future__ import annotations

import msgspec

from gorod.server.store.store_ids import NO_LINK, AccountId, LinkId, StreamId, TableId, TournamentId


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One accepted turn of a table, or command of a tournament, chained to the one before it.

    `version` counts from 1 without gaps. `kind` is `command` (an engine command and its events),
    `undo` (back to an earlier version), `correction` (the line again, with another command in the
    place of one), `clock` (a timer was started, stopped or set) or `note`
    (a fact of the table that is no move: a link made, a judge's takeover). A tournament has
    commands (taking one back is a command too) and notes.
    """

    table: StreamId
    """The table, or the tournament: whose log it is."""
    version: int
    kind: str
    actor: str
    """Who did it, as a label without a secret: `judge`, `seat:3`, `account:7`, `server`."""
    at: str
    """UTC wall time, for people only: nothing is ever decided by it."""
    body: bytes
    """JSON. Of a command: the command, its events, and every random draw that it used."""
    previous: bytes
    """The hash of the entry before; 32 zero bytes for the first."""
    hash: bytes
    """SHA-256 over all of the above."""


class Receipt(msgspec.Struct, frozen=True, gc=False):
    """What a command was answered, so that its copy is answered the same."""

    table: StreamId
    command: str
    """The id that the client gave it."""
    digest: bytes
    """SHA-256 of its body: the same id with another body is a conflict."""
    version: int
    """The version of the table after it; of a refusal, the version at which it was refused."""
    answer: bytes
    """JSON, as it was sent."""


class Table(msgspec.Struct, frozen=True):
    """A table, before and apart from what happens at it."""

    id: TableId
    created: str
    rules: str
    options: tuple[str, ...]
    names: tuple[str, ...]
    """Nicknames by seat."""
    tags: tuple[tuple[str, str], ...] = ()
    account: AccountId | None = None
    """The club or organiser it belongs to; nobody's for a quick game."""
    live: bool = True


class Tournament(msgspec.Struct, frozen=True):
    """A tournament, before and apart from what happens at its tournament."""

    id: TournamentId
    created: str
    account: AccountId
    """The club or organiser it belongs to."""
    organiser: str
    """As whom that account speaks at the tournament."""
    shown: bool = False
    """Whether others than its own people are told that it exists."""


class Photo(msgspec.Struct, frozen=True):
    """A picture of a player of a tournament."""

    table: TournamentId
    """The tournament."""
    player: str
    kind: str
    """`image/jpeg`, `image/png` or `image/webp`."""
    at: str
    body: bytes


class Link(msgspec.Struct, frozen=True):
    """A capability: whoever holds its token may do what it says, at one table or tournament."""

    id: LinkId
    """Public, for lists and revocation; 64 random bits."""
    digest: bytes
    """SHA-256 of the token. The token itself is never stored."""
    table: StreamId
    scope: str
    """`judge`, `side-judge`, `seat:3`, `hall`, `overlay` or `overlay-roles`; of a tournament
    `official:` or `player:` with an id, or `sign-up`."""
    created: str
    expires: str | None = None
    delay: int = 0
    """Seconds by which everything reaches this link late."""
    revoked: bool = False
    parent: LinkId = NO_LINK
    """The link that it was made from: it ends with that one."""
    maker: str = ""
    """The person with whom the chain of links began: `account:7`, `official:` or `player:` with an
    id, or `anonymous` for a quick game. Links of earlier releases do not know theirs."""


class Ticket(msgspec.Struct, frozen=True):
    """What opens one socket instead of a link's token."""

    digest: bytes
    """SHA-256 of the ticket. The ticket itself is never stored."""
    link: LinkId
    """The id of the link for which it stands."""
    expires: str


class Account(msgspec.Struct, frozen=True):
    """A club or an organiser."""

    id: AccountId
    name: str
    password: str
    """An argon2id hash."""
    created: str


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser."""

    digest: bytes
    account: AccountId
    created: str
    expires: str


class Profile(msgspec.Struct, frozen=True):
    """What is kept of an account beside its name and password; one without it is ordinary."""

    account: AccountId
    standing: str = ""
    """`owner` of the server, `waiting` for the owner's approval, or empty."""
    email: str = ""
    """Confirmed by whoever reads it; empty if there is none."""


class Rescue(msgspec.Struct, frozen=True):
    """A secret that works once: a printed code, or a link that was sent or printed."""

    digest: bytes
    account: AccountId
    kind: str
    """`code`, `link`, or `email:` with the address that it confirms."""
    created: str
    expires: str | None = None


class Browser(msgspec.Struct, frozen=True):
    """What is known of a browser beside the session it has, or after that session."""

    digest: bytes
    """Of the session's token, or of the token by which a device is known again."""
    account: AccountId
    kind: str
    """`session` or `device`."""
    label: str
    seen: str


class Post(msgspec.Struct, frozen=True):
    """An office at a tournament that its holder has added to an account of their own."""

    table: TournamentId
    """The tournament."""
    account: AccountId
    who: str
    """As whom the account speaks at that tournament."""
    created: str


class Notice(msgspec.Struct, frozen=True):
    """What the owner of the server has decided about a tournament."""

    table: TournamentId
    hidden: bool = False
    """Its public pages are closed, whatever its organiser wants."""
    removed: bool = False
    """Nobody opens it any more; what was written stays."""
    official: bool = False


class Planned(msgspec.Struct, frozen=True):
    """A search for a seating as far as it is, or the wish that it stop."""

    table: TournamentId
    """The tournament."""
    stage: str
    kind: str
    """`plan` or `stop`."""
    at: str
    """When it was last heard of."""
    body: bytes
    """JSON; empty for a wish."""


class Tip(msgspec.Struct, frozen=True):
    """The signature over the ends of all logs."""

    name: str
    number: int
    at: str
    logs: int
    hash: bytes
    """Over all anchors."""
    key: bytes
    """The public key that it was signed with."""
    signature: bytes


class Grave(msgspec.Struct, frozen=True):
    """A log that the server has taken away, signed; it stays until the next tip."""

    table: StreamId
    at: str
    key: bytes
    signature: bytes


class Setting(msgspec.Struct, frozen=True):
    """What the owner of the server has set, or what one account has chosen."""

    name: str
    """`registration`, `backed-up`, `clock`; `language:7` of letters to account 7."""
    value: str


class Outgoing(msgspec.Struct, frozen=True):
    """A notice that waits, or its way by one channel; see `notify/outbox.py` for its states."""

    key: str
    """What makes it the same notice however often it is asked for."""
    person: str
    """`seat:t:3`, `player:t:7f`, `official:t:7f` or `account:7`."""
    table: StreamId
    """The table or tournament that it is about; empty where it is about an account."""
    kind: str
    params: str
    """JSON: what its text is made with; nothing once it has arrived."""
    channel: str
    """Empty for a notice that has not been dealt out to channels yet."""
    subscription: str
    state: str
    due: str
    """When it is to be sent next."""
    until: str
    """How long it belongs to the process that has claimed it."""
    not_after: str
    """When it is of no use any more; empty for never."""
    attempts: int
    owner: str
    """The process that has claimed it."""
    why: str
    """Why it did not arrive last time: a word of ours, never what a server said."""
    changed: str


class Subscription(msgspec.Struct, frozen=True):
    """One way in which a person wants to be told."""

    id: str
    person: str
    table: StreamId
    channel: str
    address: str
    """A mailbox, the number of a chat, or what a browser gave, as JSON."""
    code: bytes
    """SHA-256 of what confirms it; empty once it is confirmed."""
    leave: str
    """What the address `/n/…` of its letters ends with: it ends this subscription, and no more."""
    lang: str
    link: LinkId
    """The link by which the person came: the subscription ends with it. Empty for an account."""
    created: str
    expires: str
    """When it is forgotten if nobody confirms it; empty once it is confirmed."""


class QuietHours(msgspec.Struct, frozen=True):
    """When a person does not want to be disturbed, in their own time zone."""

    person: str
    table: StreamId
    begins: str
    """`22:00`; empty for never."""
    ends: str
    zone: str
    """A name of the IANA database."""


class UnwantedKinds(msgspec.Struct, frozen=True):
    """What a person does not want to be told of."""

    person: str
    table: StreamId
    kinds: str
    """Names of kinds, parted by spaces."""


class Lease(msgspec.Struct, frozen=True):
    """Work that one process does at a time."""

    name: str
    owner: str
    until: str
