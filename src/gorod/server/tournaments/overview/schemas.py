"""A tournament at a glance, as it leaves a tournament."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC, STAFF
from gorod.server.wire.bodies import OfficialText, ResponseBody
from gorod.tournament.participants import Office
from gorod.tournament.regulation import Regulation


class ConsentView(ResponseBody):
    """A text about personal data that people agree to, and when somebody did."""

    text: Annotated[str, PUBLIC]
    digest: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC] = ""
    """Empty: it is asked for, and not given."""


class Me(ResponseBody):
    """Who asks."""

    kind: Annotated[str, PUBLIC]
    who: Annotated[str, PUBLIC]
    """By which id the tournament knows them; empty for everybody else."""
    name: Annotated[str, PUBLIC]
    may: Annotated[tuple[str, ...], PUBLIC]
    """The commands that they may ask for at all."""
    consents: Annotated[tuple[ConsentView, ...], PUBLIC] = ()
    """What whoever asks has agreed to, the latest last."""


class TimesView(ResponseBody):
    """How the rounds of a stage follow each other, as somebody set it."""

    start: Annotated[str, OFFICIALS]
    minutes: Annotated[int, OFFICIALS]
    rest: Annotated[int, OFFICIALS]
    breaks: Annotated[dict[int, int], OFFICIALS]
    by_hand: Annotated[dict[int, str], OFFICIALS]


class StageView(ResponseBody):
    """A stage of the plan."""

    id: Annotated[str, PUBLIC]
    kind: Annotated[str, PUBLIC]
    rounds: Annotated[int, PUBLIC]
    tables: Annotated[int, PUBLIC]
    finished: Annotated[bool, PUBLIC]
    entrants: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]
    """Who advanced would tell the table that is kept back; the released seating tells it."""
    starts: Annotated[tuple[str, ...], PUBLIC] = ()
    """When each round begins, by the clock of the place; empty where nobody knows it."""
    times: Annotated[TimesView | UnsetType, OFFICIALS] = UNSET


class RegisteredPlayer(ResponseBody):
    """Somebody in the list."""

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
    """Who took over the seats of somebody who is out."""
    substitute: Annotated[bool | UnsetType, OFFICIALS]
    """They came in for somebody else, outside the limit of places."""
    consent: OfficialText = ""
    """When they agreed to the latest text that they agreed to."""
    erased: OfficialText = ""
    """When their personal data were erased."""


class OfficialView(ResponseBody):
    """Somebody who runs the tournament."""

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
    """What a tournament tells about itself; what is not known yet is empty."""

    first_day: Annotated[str, PUBLIC]
    last_day: Annotated[str, PUBLIC]
    zone: Annotated[str, PUBLIC]
    place: Annotated[str, PUBLIC]
    address: Annotated[str, PUBLIC]
    description: Annotated[str, PUBLIC]
    contacts: Annotated[str, PUBLIC]
    fee: Annotated[str, PUBLIC]
    when: Annotated[str, PUBLIC]
    """Its days in the reader's language."""


class ArchiveView(ResponseBody):
    """That a tournament was read from an archive: by whom, when, and which log it was."""

    name: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC]
    entries: Annotated[int, PUBLIC]
    head: Annotated[str, PUBLIC]
    continued: Annotated[bool, PUBLIC]
    """Whoever read it goes on with it; otherwise it is a copy, to which nothing is added."""


class BanView(ResponseBody):
    """Two who must never meet at a table, or should rather not."""

    one: Annotated[str, OFFICIALS]
    other: Annotated[str, OFFICIALS]
    level: Annotated[str, OFFICIALS]
    """`never` or `avoid`."""
    stages: Annotated[tuple[str, ...], OFFICIALS]
    """Empty: in all stages."""


class TournamentView(ResponseBody):
    """A tournament at a glance."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    """Of the rulebook."""
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
    """What a command names as seen. Its growth would tell others of what is being prepared."""
    apart: Annotated[tuple[tuple[str, str], ...] | UnsetType, OFFICIALS]
    bans: Annotated[tuple[BanView, ...] | UnsetType, OFFICIALS]
    """The same pairs with the level of each and the stages that it is for."""
    revealed: Annotated[bool | UnsetType, OFFICIALS]
    about: Annotated[AboutView, PUBLIC]
    away: Annotated[bool | UnsetType, OFFICIALS]
    signed: Annotated[bool | UnsetType, OFFICIALS]
    """A game is signed: it can be put away, and no longer be deleted."""
    organiser: Annotated[str, PUBLIC] = ""
    archive: Annotated[ArchiveView | None, PUBLIC] = None
    official: Annotated[bool, PUBLIC] = False
    """The owner of the server says so."""
    consent: Annotated[ConsentView | None, PUBLIC] = None
    """What whoever signs up has to agree to; none where nothing is asked."""


class ListedTournament(ResponseBody):
    """A line of the list."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    state: Annotated[str, PUBLIC]
    """`coming`, `playing` once a seating is released to everybody, or `over`."""
    first_day: Annotated[str, PUBLIC] = ""
    when: Annotated[str, PUBLIC] = ""
    """Its days in the reader's language."""
    place: Annotated[str, PUBLIC] = ""
    organiser: Annotated[str, PUBLIC] = ""
    """Who made it and runs it; of a copy, who did so where it was played."""
    archive: Annotated[ArchiveView | None, PUBLIC] = None
    away: Annotated[bool, PUBLIC] = False
    """It is put away; only its own people find it in their list."""
    official: Annotated[bool, PUBLIC] = False
    """The owner of the server says so."""


class MadeTournament(ResponseBody):
    """A new tournament: its id."""

    tournament: Annotated[str, PUBLIC]


class RegulationView(ResponseBody):
    """The regulation in force: everybody plays by it."""

    regulation: Annotated[Regulation, PUBLIC]
    frozen: Annotated[bool | UnsetType, OFFICIALS] = UNSET
    """A game is signed: the rulebook and the points stay, the rest changes with a reason."""
