"""A live table and the game that it is for: what its judges see of the desk, and may ask of it."""

from __future__ import annotations

import hashlib

from gorod.engine.phases import Over
from gorod.i18n import catalogue
from gorod.record import RecordError
from gorod.server.access.principal import JUDGE_KIND, OFFICIAL, PLAYER, Principal
from gorod.server.desks.attending import player_at
from gorod.server.desks.coming import at_desk
from gorod.server.desks.live import LiveDesk, Submission
from gorod.server.desks.table_models import NotedProtest, TableOfTournament
from gorod.server.looking import record_text
from gorod.server.tables.answers import Answer, Refused
from gorod.server.tables.live import LiveTable
from gorod.server.wire.audience import fitted
from gorod.tournament import commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.protests import Protest
from gorod.tournament.rounds import PLANNED, PLAYING, SIGNED, VALID, TableGame, round_key
from gorod.tournament.words import named, refusal


def told_of(desk: LiveDesk, game: TableGame, live: LiveTable, by: Principal) -> TableOfTournament:
    """The game as its own table's judges see it."""
    t = desk.t
    over = isinstance(live.line.now.game.phase, Over)
    waits = game.status in (PLANNED, PLAYING)
    last = game.sheets[-1] if game.sheets and waits else None
    face = TableOfTournament(
        tournament=desk.id,
        name=t.name,
        stage=game.stage,
        round=game.round,
        table=game.table,
        game=game.id,
        state=game.status,
        judge=named(t, game.judge) if game.judge else "",
        signed=game.status in (SIGNED, VALID),
        may_hand_in=over
        and waits
        and by.kind == JUDGE_KIND
        and not t.rounds[round_key(game.stage, game.round)].locked,
        differs=game.status in (SIGNED, VALID) and differs(game, live),
        rejected="" if last is None else last.reason,
        protests=tuple(_noted(filed) for filed in t.protests.values() if filed.game == game.id),
    )
    fitted(face, by.kind)
    return face


def differs(game: TableGame, live: LiveTable) -> bool:
    """A paper that was typed for it is no record of the table at all."""
    if not live.line.now.game.cards:
        return False
    try:
        return game.sheets[-1].record != record_text(live.line)
    except RecordError:
        return True


def _noted(filed: Protest) -> NotedProtest:
    outcome = "" if filed.decision is None else filed.decision.outcome
    return NotedProtest(filed.id, filed.seat, filed.text, filed.at, outcome)


async def handed_in(
    desk: LiveDesk, game: TableGame, live: LiveTable, asked: str, lang: str
) -> Answer:
    """The record is signed in the name of the game's judge: whoever holds his link is he."""
    by = _judge_of(desk, game)
    if by is None:
        denied = Denied("seating-judge-missing", (str(game.table),))
        said = refusal(catalogue(lang), desk.t, denied)
        return Refused(asked, desk.version, denied.why, said)
    signed = c.SignGame(game.id, record_text(live.line))
    # The judge of a table has not seen the desk; what he signs is his own table, as it stands.
    return await desk.submit(Submission(by, asked, desk.version, (signed,), lang))


async def protested(
    desk: LiveDesk, game: TableGame, seat: int, asked: str, told: tuple[str, tuple[str, ...], str]
) -> Answer:
    """Entered by the judge for the player of a seat; where nobody judges, by the player.

    Told are the text, the clauses concerned, and the language of the answer.
    """
    text, clauses, lang = told
    player = player_at(desk.t, game.id, seat)
    by = _judge_of(desk, game) or Principal(PLAYER, desk.id, who=player)
    own = hashlib.sha256(f"{game.id}/{seat}/{asked}".encode()).hexdigest()[:16]
    filed = c.FileProtest(own, game.id, player, text, clauses)
    return await desk.submit(Submission(by, asked, desk.version, (filed,), lang))


def _judge_of(desk: LiveDesk, game: TableGame) -> Principal | None:
    """The game's judge at his desk; nobody if none is assigned, or he holds no office there."""
    own = at_desk(desk, Principal(OFFICIAL, desk.id, who=game.judge))
    return own if own.who and own.kind != OFFICIAL else None
