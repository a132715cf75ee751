"""The records of the store.

All of them are frozen, and none of them holds a secret in clear text.
"""

from __future__ import annotations

import msgspec

from gorod.server.store.store_ids import NO_LINK, AccountId, LinkId, StreamId, TableId, TournamentId


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An accepted turn of a table or command of a tournament, chained to the entry before it.

    `version` counts from 1 without gaps. `kind` is `command` (an engine command and its events),
    `undo` (back to an earlier version), `correction` (the line again, with another command in place
    of one), `clock` (a timer was started, stopped or set) or `note` (a fact of the table that is
    not a move: a link made, a judge's takeover). A tournament has commands (an undo is a command
    too) and notes.
    """

    table: StreamId
    """The table or tournament that has this log."""
    version: int
    kind: str
    actor: str
    """Who acted, as a label without a secret: `judge`, `seat:3`, `account:7`, `server`."""
    at: str
    """UTC wall time, only for people to read: nothing is ever decided by it."""
    body: bytes
    """JSON; of a command: the command, its events, and every random draw that it used."""
    previous: bytes
    """The hash of the previous entry; 32 zero bytes for the first."""
    hash: bytes
    """SHA-256 over all of the above."""


class Receipt(msgspec.Struct, frozen=True, gc=False):
    """The reply to a command, so that a repeated command gets the same one."""

    table: StreamId
    command: str
    """The id that the client gave the command."""
    digest: bytes
    """SHA-256 of the command's body; the same id with another body is a conflict."""
    version: int
    """The table's version after the command; for a refusal, the version at which it was refused."""
    answer: bytes
    """The reply as it was sent, in JSON."""


class Table(msgspec.Struct, frozen=True):
    """A table as it was made, without what happens at it."""

    id: TableId
    created: str
    rules: str
    options: tuple[str, ...]
    names: tuple[str, ...]
    """Nicknames by seat."""
    tags: tuple[tuple[str, str], ...] = ()
    account: AccountId | None = None
    """The account of the club or organiser; None for a quick game."""
    live: bool = True


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as it was made, without what happens at it."""

    id: TournamentId
    created: str
    account: AccountId
    """The club or organiser that it belongs to."""
    organiser: str
    """The person as whom that account acts at the tournament."""
    shown: bool = False
    """Whether people outside the tournament may learn that it exists."""


class Photo(msgspec.Struct, frozen=True):
    """A photo of a player of a tournament."""

    table: TournamentId
    """The tournament."""
    player: str
    kind: str
    """`image/jpeg`, `image/png` or `image/webp`."""
    at: str
    body: bytes


class Link(msgspec.Struct, frozen=True):
    """A capability: its holder may do what it says, at one table or tournament."""

    id: LinkId
    """A public id for lists and revocation; 64 random bits."""
    digest: bytes
    """SHA-256 of the token. The token itself is never stored."""
    table: StreamId
    scope: str
    """`judge`, `side-judge`, `seat:3`, `hall`, `overlay` or `overlay-roles`; for a tournament
    `official:` or `player:` with an id, or `sign-up`."""
    created: str
    expires: str | None = None
    delay: int = 0
    """The delay with which everything reaches this link, in seconds."""
    revoked: bool = False
    parent: LinkId = NO_LINK
    """The link that it was made from; it ends with that link."""
    maker: str = ""
    """The person who made the first link of the chain: `account:7`, `official:` or `player:` with
    an id, or `anonymous` for a quick game; empty for links of earlier releases."""


class Ticket(msgspec.Struct, frozen=True):
    """A ticket that opens one socket in place of a link's token."""

    digest: bytes
    """SHA-256 of the ticket. The ticket itself is never stored."""
    link: LinkId
    """The id of the link that it represents."""
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
    """What is stored of an account beside its name and password.

    An account without a profile is an ordinary one.
    """

    account: AccountId
    standing: str = ""
    """`owner` of the server, `waiting` for the owner's approval, or empty."""
    email: str = ""
    """The confirmed address; empty if there is none."""


class Rescue(msgspec.Struct, frozen=True):
    """A secret that works once: a printed code, or a link that was sent or printed."""

    digest: bytes
    account: AccountId
    kind: str
    """`code`, `link`, or `email:` with the address that it confirms."""
    created: str
    expires: str | None = None


class Browser(msgspec.Struct, frozen=True):
    """What is known of a browser during its session or after it."""

    digest: bytes
    """The hash of the session's token, or of the token by which a device is recognised."""
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
    """The person as whom the account acts at that tournament."""
    created: str


class OwnerDecision(msgspec.Struct, frozen=True):
    """What the owner of the server has decided about a tournament."""

    table: TournamentId
    hidden: bool = False
    """Whether its public pages are closed, even if its organiser wants them open."""
    removed: bool = False
    """Whether nobody can open it any more; its log is kept."""
    official: bool = False


class Planned(msgspec.Struct, frozen=True):
    """The progress of a search for a seating, or a request to stop it."""

    table: TournamentId
    """The tournament."""
    stage: str
    kind: str
    """`plan` or `stop`."""
    at: str
    """When the search last gave a sign of life."""
    body: bytes
    """JSON; empty for a request to stop."""


class Tip(msgspec.Struct, frozen=True):
    """The signature over the ends of all logs."""

    name: str
    number: int
    at: str
    logs: int
    hash: bytes
    """The hash over all anchors."""
    key: bytes
    """The public key of the signature."""
    signature: bytes


class Grave(msgspec.Struct, frozen=True):
    """The signed name of a log that the server has deleted; it is kept until the next tip."""

    table: StreamId
    at: str
    key: bytes
    signature: bytes


class Setting(msgspec.Struct, frozen=True):
    """A setting of the owner of the server, or a choice of one account."""

    name: str
    """`registration`, `backed-up`, `clock`; `language:7` for the language of letters to account
    7."""
    value: str


class Outgoing(msgspec.Struct, frozen=True):
    """A notice that waits, or its delivery by one channel; `notify/outbox.py` has its states."""

    key: str
    """A key that makes repeated requests for the same notice one notice."""
    person: str
    """`seat:t:3`, `player:t:7f`, `official:t:7f` or `account:7`."""
    table: StreamId
    """The table or tournament concerned; empty for a notice about an account."""
    kind: str
    params: str
    """The parameters of its text as JSON; empty once it has arrived."""
    channel: str
    """Empty for a notice that is not distributed to channels yet."""
    subscription: str
    state: str
    due: str
    """When it is to be sent next."""
    until: str
    """Until when the process that has claimed it may keep it."""
    not_after: str
    """When it becomes useless; empty for never."""
    attempts: int
    owner: str
    """The process that has claimed it."""
    why: str
    """Why the last delivery failed: a word of ours, never the text of a server."""
    changed: str


class Subscription(msgspec.Struct, frozen=True):
    """One way in which a person wants to be notified."""

    id: str
    person: str
    table: StreamId
    channel: str
    address: str
    """A mailbox, the number of a chat, or what a browser gave, as JSON."""
    code: bytes
    """SHA-256 of the code that confirms it; empty once it is confirmed."""
    leave: str
    """The token of the address `/n/…` in its letters, which ends this subscription and nothing
    else."""
    lang: str
    link: LinkId
    """The link by which the person came; the subscription ends with it. Empty for an account."""
    created: str
    expires: str
    """When it is deleted if nobody confirms it; empty once it is confirmed."""


class QuietHours(msgspec.Struct, frozen=True):
    """When a person does not want to be disturbed, in their own time zone."""

    person: str
    table: StreamId
    begins: str
    """A time such as `22:00`; empty for never."""
    ends: str
    zone: str
    """A name of the IANA time zone database."""


class UnwantedKinds(msgspec.Struct, frozen=True):
    """The kinds of notices that a person does not want."""

    person: str
    table: StreamId
    kinds: str
    """Names of kinds, separated by spaces."""


class Lease(msgspec.Struct, frozen=True):
    """A task that only one process does at a time."""

    name: str
    owner: str
    until: str
