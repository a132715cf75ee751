"""What leaves a desk. Every field says for whom it is; `fitted` drops what is for others."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UnsetType

from gorod.server.wire.audience import OFFICIALS, PUBLIC
from gorod.tournament.commands import Command
from gorod.tournament.regulation import Regulation

Text = Annotated[str | UnsetType, OFFICIALS]
Number = Annotated[int | UnsetType, OFFICIALS]


class Face(msgspec.Struct, omit_defaults=False):
    """Base of what leaves."""


class Me(Face):
    """Who asks."""

    kind: Annotated[str, PUBLIC]
    who: Annotated[str, PUBLIC]
    """By which id the desk knows him; empty for everybody else."""
    name: Annotated[str, PUBLIC]
    may: Annotated[tuple[str, ...], PUBLIC]
    """The commands that he may ask for at all."""


class StageFace(Face):
    """A stage of the plan."""

    id: Annotated[str, PUBLIC]
    kind: Annotated[str, PUBLIC]
    rounds: Annotated[int, PUBLIC]
    tables: Annotated[int, PUBLIC]
    finished: Annotated[bool, PUBLIC]
    entrants: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]
    """Who advanced would tell the table that is kept back; the released seating tells it."""


class PlayerFace(Face):
    """Somebody in the list."""

    id: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    signed_up: Annotated[bool, PUBLIC]
    waiting: Annotated[bool, PUBLIC]
    out: Annotated[str, PUBLIC]
    name: Text
    checked_in: Annotated[bool | UnsetType, OFFICIALS]
    reason: Text
    clause: Text


class OfficialFace(Face):
    """Somebody who runs the tournament."""

    name: Annotated[str, PUBLIC]
    offices: Annotated[tuple[str, ...], PUBLIC]
    id: Text
    conflicts: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]


class NamedFace(Face):
    """A club or a team."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC] = ""
    members: Annotated[tuple[str, ...], PUBLIC] = ()


class TournamentFace(Face):
    """A tournament at a glance."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    """Of the rulebook."""
    seats: Annotated[int, PUBLIC]
    limit: Annotated[int, PUBLIC]
    me: Annotated[Me, PUBLIC]
    stages: Annotated[tuple[StageFace, ...], PUBLIC]
    players: Annotated[tuple[PlayerFace, ...], PUBLIC]
    officials: Annotated[tuple[OfficialFace, ...], PUBLIC]
    clubs: Annotated[tuple[NamedFace, ...], PUBLIC]
    teams: Annotated[tuple[NamedFace, ...], PUBLIC]
    shown: Annotated[bool | UnsetType, OFFICIALS]
    version: Number
    """What a command names as seen. Its growth would tell others of what is being prepared."""
    apart: Annotated[tuple[tuple[str, str], ...] | UnsetType, OFFICIALS]
    revealed: Annotated[bool | UnsetType, OFFICIALS]
    mark: Annotated[str, PUBLIC] = ""
    """Changes when something changes for whoever asks, and tells nothing else."""


class ListedTournament(Face):
    """A line of the list."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    state: Annotated[str, PUBLIC]
    """`coming`, `playing` once a seating is released to everybody, or `over`."""


class MadeTournament(Face):
    """A new tournament: its id."""

    tournament: Annotated[str, PUBLIC]


class RegulationFace(Face):
    """The regulation in force: everybody plays by it."""

    regulation: Annotated[Regulation, PUBLIC]


class Marked(Face):
    """What to ask for again and again: small, and new only when something is."""

    mark: Annotated[str, PUBLIC]
    version: Number


class SeatFace(Face):
    """A seat of a round."""

    seat: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]


class TableFace(Face):
    """A table of a round, and its game once the seating is released."""

    table: Annotated[int, PUBLIC]
    game: Annotated[str, PUBLIC]
    state: Annotated[str, PUBLIC]
    """`planned`, `playing`, `ended`, `confirmed` or `void`; officials also see `signed`."""
    judge: Annotated[str, PUBLIC]
    seats: Annotated[tuple[SeatFace, ...], PUBLIC]
    live: Annotated[bool, PUBLIC]
    """It can be watched now."""
    judge_id: Text
    earlier: Annotated[tuple[str, ...], PUBLIC] = ()
    """Games of this table that count for nothing, and that this person may see."""
    started_at: Text = ""
    ended_at: Text = ""


class FlagFace(Face):
    """What is wrong with a draft."""

    kind: Annotated[str, OFFICIALS]
    about: Annotated[tuple[str, ...], OFFICIALS]
    soft: Annotated[bool, OFFICIALS]
    text: Annotated[str, OFFICIALS]


class RoundFace(Face):
    """A round."""

    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    locked: Annotated[bool, PUBLIC]
    tables: Annotated[tuple[TableFace, ...], PUBLIC]
    status: Text
    source: Text
    despite: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]
    flags: Annotated[tuple[FlagFace, ...] | UnsetType, OFFICIALS]


class ItemFace(Face):
    """A part of somebody's points."""

    kind: Annotated[str, PUBLIC]
    value: Annotated[Any, PUBLIC]
    rule: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]


class PlayedSeat(Face):
    """How a game went for a seat."""

    seat: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    role: Annotated[str, PUBLIC]
    total: Annotated[Any, PUBLIC]
    items: Annotated[tuple[ItemFace, ...], PUBLIC]


class SheetFace(Face):
    """A protocol, by whom and when it was signed, and what became of it."""

    digest: Annotated[str, OFFICIALS]
    signed_by: Annotated[str, OFFICIALS]
    signed_at: Annotated[str, OFFICIALS]
    confirmed_by: Annotated[str, OFFICIALS]
    confirmed_at: Annotated[str, OFFICIALS]
    despite: Annotated[tuple[str, ...], OFFICIALS]
    rejected_by: Annotated[str, OFFICIALS]
    reason: Annotated[str, OFFICIALS]
    record: Annotated[str, OFFICIALS]


class DecisionFace(Face):
    """What became of a protest."""

    outcome: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]
    by: Annotated[str, PUBLIC]
    panel: Annotated[tuple[str, ...], PUBLIC]
    at: Annotated[str, PUBLIC]
    winners: Annotated[tuple[str, ...], PUBLIC]
    corrections: Annotated[tuple[tuple[int, int, str, str], ...], PUBLIC]
    """Seat, hundredths, kind, clause."""


class ProtestFace(Face):
    """A protest, for those who may see it."""

    id: Annotated[str, PUBLIC]
    game: Annotated[str, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    seat: Annotated[int, PUBLIC]
    text: Annotated[str, PUBLIC]
    clauses: Annotated[tuple[str, ...], PUBLIC]
    at: Annotated[str, PUBLIC]
    level: Annotated[int, PUBLIC]
    """At which step of appeal; 1 where the document has no steps."""
    support: Annotated[tuple[int, ...] | None, PUBLIC]
    passed: Annotated[bool | None, PUBLIC]
    decision: Annotated[DecisionFace | None, PUBLIC]


class GameFace(Face):
    """A game that may be seen: its result, its points, its record."""

    id: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    attempt: Annotated[int, PUBLIC]
    state: Annotated[str, PUBLIC]
    judge: Annotated[str, PUBLIC]
    winners: Annotated[tuple[str, ...], PUBLIC]
    ended_at: Annotated[str, PUBLIC]
    seats: Annotated[tuple[PlayedSeat, ...], PUBLIC]
    protests: Annotated[tuple[ProtestFace, ...], PUBLIC]
    sheets: Annotated[tuple[SheetFace, ...] | UnsetType, OFFICIALS]
    open: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]
    """What the signed record leaves open, in words."""
    open_as: Annotated[tuple[str, ...] | UnsetType, OFFICIALS] = ()
    """By which names a second person accepts that, each once."""


class StandingsFace(Face):
    """The table of a stage, as far as it is shown."""

    stage: Annotated[str, PUBLIC]
    upto: Annotated[int | None, PUBLIC]
    columns: Annotated[tuple[str, ...], PUBLIC]
    headings: Annotated[tuple[str, ...], PUBLIC]
    players: Annotated[tuple[str, ...], PUBLIC]
    """The ids, row by row."""
    rows: Annotated[list[list[Any]], PUBLIC]
    provisional: Annotated[bool | UnsetType, OFFICIALS]


class PartFace(Face):
    """A part of a player's total, down to the game and the clause."""

    game: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    seat: Annotated[int, PUBLIC]
    role: Annotated[str, PUBLIC]
    won: Annotated[bool, PUBLIC]
    kind: Annotated[str, PUBLIC]
    value: Annotated[Any, PUBLIC]
    rule: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]
    main: Annotated[bool, PUBLIC]
    column: Annotated[str, PUBLIC]
    """In which column of the table it is counted, beside the sums."""
    protests: Annotated[tuple[str, ...], PUBLIC]


class TallyFace(Face):
    """Games of one kind, and how they ended."""

    of: Annotated[str, PUBLIC]
    games: Annotated[int, PUBLIC]
    wins: Annotated[int, PUBLIC]
    losses: Annotated[int, PUBLIC]


class PointFace(Face):
    """Points after a game."""

    game: Annotated[str, PUBLIC]
    earned: Annotated[Any, PUBLIC]
    total: Annotated[Any, PUBLIC]


class PlayerPage(Face):
    """A player in a stage."""

    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    place: Annotated[int, PUBLIC]
    parts: Annotated[tuple[PartFace, ...], PUBLIC]
    roles: Annotated[tuple[TallyFace, ...], PUBLIC]
    seats: Annotated[tuple[TallyFace, ...], PUBLIC]
    first_killed: Annotated[int, PUBLIC]
    best_moves: Annotated[tuple[tuple[str, tuple[int, ...], int], ...], PUBLIC]
    points: Annotated[tuple[PointFace, ...], PUBLIC]


class MeetingsFace(Face):
    """Who met whom."""

    players: Annotated[tuple[str, ...], PUBLIC]
    nicknames: Annotated[tuple[str, ...], PUBLIC]
    rows: Annotated[list[list[int]], PUBLIC]


class JudgeFace(Face):
    """What a judge did."""

    judge: Annotated[str, OFFICIALS]
    name: Annotated[str, OFFICIALS]
    games: Annotated[int, OFFICIALS]
    red: Annotated[int, OFFICIALS]
    black: Annotated[int, OFFICIALS]
    other: Annotated[int, OFFICIALS]
    fouls: Annotated[int, OFFICIALS]
    disqualified: Annotated[int, OFFICIALS]
    awarded: Annotated[Any, OFFICIALS]
    fines: Annotated[int, OFFICIALS]
    sent_back: Annotated[int, OFFICIALS]
    protests: Annotated[int, OFFICIALS]
    upheld: Annotated[int, OFFICIALS]


class DutyFace(Face):
    """What waits for somebody."""

    kind: Annotated[str, OFFICIALS]
    about: Annotated[tuple[str, ...], OFFICIALS]
    names: Annotated[tuple[str, ...], OFFICIALS]
    clause: Annotated[str, OFFICIALS]


class EntryFace(Face):
    """A line of the log."""

    number: Annotated[int, OFFICIALS]
    at: Annotated[str, OFFICIALS]
    who: Annotated[str, OFFICIALS]
    name: Annotated[str, OFFICIALS]
    command: Annotated[Command, OFFICIALS]
    undone: Annotated[bool, OFFICIALS]


class Adjudicated(Face):
    """What the rulebook says to a record so far."""

    legal: Annotated[bool, OFFICIALS]
    finished: Annotated[bool, OFFICIALS]
    line: Annotated[int, OFFICIALS] = 0
    statement: Annotated[str, OFFICIALS] = ""
    cite: Annotated[str, OFFICIALS] = ""
    text: Annotated[str, OFFICIALS] = ""
    """What is wrong: with the record, or with it as the protocol of this game."""
    digest: Annotated[str, OFFICIALS] = ""
    winners: Annotated[tuple[str, ...], OFFICIALS] = ()
    open: Annotated[tuple[str, ...], OFFICIALS] = ()
    saved: Annotated[bool, OFFICIALS] = False


class DraftFace(Face):
    """What a judge saved."""

    text: Annotated[str, OFFICIALS]
    by: Annotated[str, OFFICIALS]
    at: Annotated[str, OFFICIALS]


class LiveGame(Face):
    """A game that is being played, as the hall sees it."""

    game: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    judge: Annotated[str, PUBLIC]
    phase: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    living: Annotated[int, PUBLIC]


class ChangeFace(Face):
    """A row of a file that can be taken."""

    row: Annotated[int, OFFICIALS]
    id: Annotated[str, OFFICIALS]
    nickname: Annotated[str, OFFICIALS]
    new: Annotated[bool, OFFICIALS]
    fields: Annotated[tuple[str, ...], OFFICIALS]


class CellFace(Face):
    """A cell that is wrong."""

    cell: Annotated[str, OFFICIALS]
    why: Annotated[str, OFFICIALS]
    value: Annotated[str, OFFICIALS]
    text: Annotated[str, OFFICIALS]


class PreviewFace(Face):
    """What a file would do; nothing of it has happened."""

    changes: Annotated[tuple[ChangeFace, ...], OFFICIALS]
    faults: Annotated[tuple[CellFace, ...], OFFICIALS]
    clubs: Annotated[tuple[str, ...], OFFICIALS]
    ignored: Annotated[tuple[str, ...], OFFICIALS]
    left: Annotated[tuple[tuple[str, ...], ...], OFFICIALS]
    taken: Annotated[bool, OFFICIALS] = False
