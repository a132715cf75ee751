"""The tournament as judges see it at a live table, and the requests that they send to it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from gorod.engine.phases import Over
from gorod.i18n import catalogue
from gorod.record import RecordError
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Kind, Principal
from gorod.server.access.rights import may
from gorod.server.streams.answers import Answer, Refused
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.access import in_person, principal_at
from gorod.server.tournaments.game_tables import may_judge
from gorod.server.tournaments.hand_in.schemas import NotedProtest, TableOfTournament
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.table_sync import player_at
from gorod.server.tournaments.tournament_requests import TournamentCommands
from gorod.server.wire.reads import record_text
from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.filed_protests import Protest
from gorod.tournament.ids import ProtestId
from gorod.tournament.messages import named, refusal
from gorod.tournament.rounds import GameStatus, TableGame, round_key


def view_for_judges(
    stream: LiveTournament, game: TableGame, live: LiveTable, by: Principal
) -> TableOfTournament:
    """Return the tournament game as the judges of its live table see it."""
    t = stream.t
    over = isinstance(live.timeline.now.game.phase, Over)
    waits = game.status in (GameStatus.PLANNED, GameStatus.PLAYING)
    last = game.sheets[-1] if game.sheets and waits else None
    view = TableOfTournament(
        tournament=stream.id,
        name=t.name,
        stage=game.stage,
        round=game.round,
        table=game.table,
        game=game.id,
        state=game.status,
        judge=named(t, game.judge) if game.judge else "",
        signed=game.status in (GameStatus.SIGNED, GameStatus.CONFIRMED),
        signer=_signer_name(stream, game, by),
        may_hand_in=over
        and waits
        and by.kind == Kind.JUDGE
        and not t.rounds[round_key(game.stage, game.round)].locked,
        differs=game.status in (GameStatus.SIGNED, GameStatus.CONFIRMED) and differs(game, live),
        rejected="" if last is None else last.reason,
        protests=tuple(_noted(filed) for filed in t.protests.values() if filed.game == game.id),
    )
    fitted(view, by.kind)
    return view


def _signer_name(stream: LiveTournament, game: TableGame, by: Principal) -> str:
    """Return the name of the person who signs with this link; "" if it is the game's judge."""
    own = signer(stream, game, by.maker) if by.kind == Kind.JUDGE else None
    return "" if own is None or own.who == game.judge else named(stream.t, own.who)


def differs(game: TableGame, live: LiveTable) -> bool:
    """Whether the signed record differs from that of the live table.

    If a paper protocol was typed instead, the table has no cards, and there is nothing to compare.
    """
    if not live.timeline.now.game.cards:
        return False
    try:
        return game.sheets[-1].record != record_text(live.timeline)
    except RecordError:
        return True


def _noted(filed: Protest) -> NotedProtest:
    outcome = "" if filed.decision is None else filed.decision.outcome
    return NotedProtest(filed.id, filed.seat, filed.text, filed.at, outcome)


@dataclass(frozen=True, slots=True)
class Act:
    """A request to the tournament that is made at a live table."""

    id: str
    lang: str
    maker: str
    """The person who took the link to the table and answers for what is done with it."""


async def handed_in(stream: LiveTournament, game: TableGame, live: LiveTable, act: Act) -> Answer:
    """Sign the table's record in the name of the person who took the link, its judge or not.

    A chief judge who takes the link signs as chief judge, and cannot confirm the protocol
    afterwards.
    """
    by = signer(stream, game, act.maker)
    if by is None:
        denied = Denied("seating-judge-missing", (str(game.table),))
        said = refusal(catalogue(act.lang), stream.t, denied)
        return Refused(act.id, stream.version, denied.why, said)
    signed = c.SignGame(game.id, record_text(live.timeline))
    # The sender is at a table and has not seen the tournament: they sign that table as it is, at
    # the current version.
    asked = TournamentCommands(act.id, stream.version, (signed,))
    return await stream.submit(Sender(by, act.lang), asked)


async def protested(
    stream: LiveTournament, game: TableGame, seat: int, act: Act, told: tuple[str, tuple[str, ...]]
) -> Answer:
    """File a protest for the player at a seat. `told` is its text and the clauses concerned.

    It is entered by the person who took the link, or else by the player themselves.
    """
    player = player_at(stream.t, game.id, seat)
    by = signer(stream, game, act.maker) or Principal(Kind.PLAYER, stream.id, who=player)
    own = hashlib.sha256(f"{game.id}/{seat}/{act.id}".encode()).hexdigest()[:16]
    filed = c.FileProtest(ProtestId(own), game.id, player, *told)
    asked = TournamentCommands(act.id, stream.version, (filed,))
    return await stream.submit(Sender(by, act.lang), asked)


def signer(stream: LiveTournament, game: TableGame, maker: str) -> Principal | None:
    """Return the person who answers for what is done with a link to the table.

    Return None if their right to it is gone. Links of an earlier release do not record who took
    them, so they act for the game's judge.
    """
    own = in_person(stream, maker) or principal_at(
        stream, Principal(Kind.OFFICIAL, stream.id, who=game.judge)
    )
    return own if own.who and may(own, "tournament-hand-in") and may_judge(own, game) else None
