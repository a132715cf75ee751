"""Entering a stage, by list or by place; lots; the end of a stage."""

from __future__ import annotations

from gorod.tournament import commands as c
from gorod.tournament import events as e
from gorod.tournament.decide.checks import Answer, Asked, regulation_of, stage_of
from gorod.tournament.denied import Denied
from gorod.tournament.rounds import Lot, round_key
from gorod.tournament.state import Tournament
from gorod.tournament.table.cut import advancing, tied
from gorod.tournament.table.ledger import Ledger
from gorod.tournament.table.scope import Scope


def enter_stage(t: Tournament, command: c.EnterStage, _: Asked) -> Answer:
    """Everybody in it is present."""
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if plan.sources:
        return Denied("stage-by-place", (plan.id,))
    players = tuple(map(t.who, command.players))
    absent = tuple(player for player in players if not t.takes_part(player))
    if absent or len(set(players)) < len(players):
        return Denied("absent" if absent else "player-twice", absent or players)
    return _entered(t, command.stage, players)


def advance(t: Tournament, command: c.Advance, _: Asked) -> Answer:
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if not plan.sources:
        return Denied("stage-by-list", (plan.id,))
    ledger, entered = Ledger(), list[str]()
    for source in plan.sources:
        if source.stage not in t.finished:
            return Denied("stage-unfinished", (source.stage,))
        through = advancing(t, ledger.table(t, Scope(source.stage)), source)
        if isinstance(through, Denied):
            return through
        entered += (player for player in through if player not in entered)
    return _entered(t, command.stage, tuple(entered))


def _entered(t: Tournament, stage: str, players: tuple[str, ...]) -> Answer:
    if any(own.stage == stage for own in t.rounds.values()):
        return Denied("stage-begun", (stage,))
    if len(players) < regulation_of(t).seats:
        return Denied("too-few", (str(len(players)), str(regulation_of(t).seats)))
    return (e.StageEntered(stage, players),)


def finish_stage(t: Tournament, command: c.FinishStage, _: Asked) -> Answer:
    """Every round is locked and every protest decided."""
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if plan.id in t.finished:
        return Denied("stage-finished", (plan.id,))
    keys = [round_key(plan.id, number) for number in range(1, plan.rounds + 1)]
    unlocked = tuple(key for key in keys if key not in t.rounds or not t.rounds[key].locked)
    if unlocked:
        return Denied("rounds-unlocked", unlocked)
    waiting = tuple(
        filed.id
        for filed in t.protests.values()
        if filed.open and t.games[filed.game].stage == plan.id
    )
    return Denied("protests-open", waiting) if waiting else (e.StageFinished(plan.id),)


def record_lot(t: Tournament, command: c.RecordLot, asked: Asked) -> Answer:
    """People drew it, among players whom nothing else parts."""
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if not command.witnesses.strip():
        return Denied("witnesses-missing")
    players = tuple(map(t.who, command.players))
    if not tied(Ledger().table(t, Scope(command.stage)), players):
        return Denied("no-tie", players)
    return (e.LotRecorded(Lot(command.stage, players, command.witnesses, asked.who, asked.at)),)


def reveal(t: Tournament, _: c.Reveal, __: Asked) -> Answer:
    hidden = regulation_of(t).hidden
    return (e.Revealed(),) if hidden and not t.revealed else Denied("nothing-hidden")
