"""Responses with the overview of a tournament."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC, STAFF
from gorod.server.wire.bodies import OfficialText, ResponseBody
from gorod.tournament.participants import Office
from gorod.tournament.regulation import Regulation


class ConsentView(ResponseBody):
    """A text about personal data that players consent to, and when somebody did."""

    text: Annotated[str, PUBLIC]
    digest: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC] = ""
    """When the person consented; empty if they have not."""


class Me(ResponseBody):
    """The sender of the request, as this tournament knows them."""

    kind: Annotated[str, PUBLIC]
    who: Annotated[str, PUBLIC]
    """Their id at the tournament; empty for outsiders."""
    name: Annotated[str, PUBLIC]
    may: Annotated[tuple[str, ...], PUBLIC]
    """The kinds of commands that they may give."""
    consents: Annotated[tuple[ConsentView, ...], PUBLIC] = ()
    """The texts that the sender has consented to, the latest last."""


class TimesView(ResponseBody):
    """The times of a stage's rounds, as an organiser set them."""

    start: Annotated[str, OFFICIALS]
    minutes: Annotated[int, OFFICIALS]
    rest: Annotated[int, OFFICIALS]
    breaks: Annotated[dict[int, int], OFFICIALS]
    by_hand: Annotated[dict[int, str], OFFICIALS]


class StageView(ResponseBody):
    """A stage of the tournament."""

    id: Annotated[str, PUBLIC]
    kind: Annotated[str, PUBLIC]
    rounds: Annotated[int, PUBLIC]
    tables: Annotated[int, PUBLIC]
    finished: Annotated[bool, PUBLIC]
    entrants: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]
    """The players of this stage; officials only.

    They would reveal standings that are withheld; others learn them from the released seating.
    """
    starts: Annotated[tuple[str, ...], PUBLIC] = ()
    """When each round begins, in the local time of the venue; empty if that is not known."""
    times: Annotated[TimesView | UnsetType, OFFICIALS] = UNSET


class RegisteredPlayer(ResponseBody):
    """A player of the tournament."""

    id: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    signed_up: Annotated[bool, PUBLIC]
    waiting: Annotated[bool, PUBLIC]
    out: Annotated[str, PUBLIC]
    name: OfficialText
    checked_in: Annotated[bool | UnsetType, STAFF]
    reason: OfficialText
    clause: OfficialText
    paid: Annotated[bool | UnsetType, OFFICIALS]
    by: OfficialText
    """Who took over the seats of a player who is out."""
    substitute: Annotated[bool | UnsetType, OFFICIALS]
    """Whether they replaced somebody, and so do not count towards the limit of places."""
    consent: OfficialText = ""
    """When they consented to the latest text that they consented to."""
    erased: OfficialText = ""
    """When their personal data were erased."""


class OfficialView(ResponseBody):
    """An official of the tournament."""

    name: Annotated[str, PUBLIC]
    offices: Annotated[tuple[Office, ...], PUBLIC]
    id: Annotated[str | UnsetType, STAFF]
    conflicts: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]


class NamedView(ResponseBody):
    """A club or a team."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC] = ""
    members: Annotated[tuple[str, ...], PUBLIC] = ()


class AboutView(ResponseBody):
    """What a tournament says about itself; unknown fields are empty."""

    first_day: Annotated[str, PUBLIC]
    last_day: Annotated[str, PUBLIC]
    zone: Annotated[str, PUBLIC]
    place: Annotated[str, PUBLIC]
    address: Annotated[str, PUBLIC]
    description: Annotated[str, PUBLIC]
    contacts: Annotated[str, PUBLIC]
    fee: Annotated[str, PUBLIC]
    when: Annotated[str, PUBLIC]
    """The days of the tournament in the reader's language."""


class ArchiveView(ResponseBody):
    """The archive from which a tournament was read: who read it, when, and the head of its log."""

    name: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC]
    entries: Annotated[int, PUBLIC]
    head: Annotated[str, PUBLIC]
    continued: Annotated[bool, PUBLIC]
    """Whether the reader of the archive continues it; else it is a copy that cannot change."""


class BanView(ResponseBody):
    """Two players who must not, or should not, meet at a table."""

    one: Annotated[str, OFFICIALS]
    other: Annotated[str, OFFICIALS]
    level: Annotated[str, OFFICIALS]
    """`never` or `avoid`."""
    stages: Annotated[tuple[str, ...], OFFICIALS]
    """The stages where it holds; empty means all stages."""


class TournamentView(ResponseBody):
    """The overview of a tournament."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    """The title of the rulebook."""
    seats: Annotated[int, PUBLIC]
    limit: Annotated[int, PUBLIC]
    me: Annotated[Me, PUBLIC]
    stages: Annotated[tuple[StageView, ...], PUBLIC]
    players: Annotated[tuple[RegisteredPlayer, ...], PUBLIC]
    officials: Annotated[tuple[OfficialView, ...], PUBLIC]
    clubs: Annotated[tuple[NamedView, ...], PUBLIC]
    teams: Annotated[tuple[NamedView, ...], PUBLIC]
    shown: Annotated[bool | UnsetType, OFFICIALS]
    version: Annotated[int | UnsetType, STAFF]
    """The version that a command names as seen.

    Only officials get it: for others its growth would reveal that something is being prepared.
    """
    apart: Annotated[tuple[tuple[str, str], ...] | UnsetType, OFFICIALS]
    bans: Annotated[tuple[BanView, ...] | UnsetType, OFFICIALS]
    """The pairs of `apart`, with the level of each ban and the stages where it holds."""
    revealed: Annotated[bool | UnsetType, OFFICIALS]
    about: Annotated[AboutView, PUBLIC]
    away: Annotated[bool | UnsetType, OFFICIALS]
    signed: Annotated[bool | UnsetType, OFFICIALS]
    """Whether a game is signed. Then the tournament can be put away, but no longer deleted."""
    organiser: Annotated[str, PUBLIC] = ""
    archive: Annotated[ArchiveView | None, PUBLIC] = None
    official: Annotated[bool, PUBLIC] = False
    """Whether the owner of the server declared it official."""
    consent: Annotated[ConsentView | None, PUBLIC] = None
    """The text that everybody who signs up has to consent to; null if there is none."""


class ListedTournament(ResponseBody):
    """A tournament in the list of tournaments."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    state: Annotated[str, PUBLIC]
    """`coming`, `playing` once a seating is released to everybody, or `over`."""
    first_day: Annotated[str, PUBLIC] = ""
    when: Annotated[str, PUBLIC] = ""
    """The days of the tournament in the reader's language."""
    place: Annotated[str, PUBLIC] = ""
    organiser: Annotated[str, PUBLIC] = ""
    """Who runs it; for a copy, who ran it where it was played."""
    archive: Annotated[ArchiveView | None, PUBLIC] = None
    away: Annotated[bool, PUBLIC] = False
    """Whether it is put away: only its own people find it in their lists."""
    official: Annotated[bool, PUBLIC] = False
    """Whether the owner of the server declared it official."""


class MadeTournament(ResponseBody):
    """The id of a new tournament."""

    tournament: Annotated[str, PUBLIC]


class RegulationView(ResponseBody):
    """The regulation in force."""

    regulation: Annotated[Regulation, PUBLIC]
    frozen: Annotated[bool | UnsetType, OFFICIALS] = UNSET
    """Whether a game is signed: rulebook and points are fixed, and other changes need a reason."""
