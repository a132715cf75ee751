"""Decisions about stages: entering by list or by place, lots, the end of a stage."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.decide.checks import (
    Answer,
    Asked,
    cited,
    regulation_of,
    seconds,
    stage_of,
    the_book,
)
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import Lot, round_key
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.cut import advancing, tied
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.state import Tournament


def enter_stage(t: Tournament, command: c.EnterStage, _: Asked) -> Answer:
    """Enter players who are present or expected: a stage can be seated the evening before.

    Latecomers are added at the end until a game of the stage has begun; seatings stay as they are.
    """
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if plan.sources:
        return Denied("stage-by-place", (plan.id,))
    players = tuple(map(t.who, command.players))
    absent = tuple(p for p in players if not (t.takes_part(p) or t.comes(p)))
    if absent or len(set(players)) < len(players):
        return Denied("absent" if absent else "player-twice", absent or players)
    before = t.entrants.get(plan.id, ())
    begun = any(game.stage == plan.id and game.begun for game in t.games.values())
    more = len(players) > len(before) and players[: len(before)] == tuple(map(t.who, before))
    return _entered(t, command.stage, players, seated=bool(before) and more and not begun)


def advance(t: Tournament, command: c.Advance, _: Asked) -> Answer:
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if not plan.sources:
        return Denied("stage-by-list", (plan.id,))
    ledger, entered = Ledger(), list[PersonId]()
    for source in plan.sources:
        if source.stage not in t.finished:
            return Denied("stage-unfinished", (source.stage,))
        through = advancing(t, ledger.table(t, Scope(source.stage)), source)
        if isinstance(through, Denied):
            return through
        entered += (player for player in through if player not in entered)
    return _entered(t, command.stage, tuple(entered))


def _entered(
    t: Tournament, stage: StageId, players: tuple[PersonId, ...], *, seated: bool = False
) -> Answer:
    """Enter players; `seated` allows it even if rounds of the stage have their seating already."""
    if not seated and any(own.stage == stage for own in t.rounds.values()):
        return Denied("stage-begun", (stage,))
    if len(players) < regulation_of(t).seats:
        return Denied("too-few", (str(len(players)), str(regulation_of(t).seats)))
    return (e.StageEntered(stage, players),)


def finish_stage(t: Tournament, command: c.FinishStage, asked: Asked) -> Answer:
    """Finish a stage once every round is locked, every protest decided, and no more can come."""
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    denied = next((d for d in _unsettled(t, plan, asked) if d.why not in command.despite), None)
    return denied or (e.StageFinished(plan.id, command.despite),)


def _unsettled(t: Tournament, plan: StagePlan, asked: Asked) -> Iterator[Denied]:
    if plan.id in t.finished:
        yield Denied("stage-finished", (plan.id,))
    keys = [round_key(plan.id, number) for number in range(1, plan.rounds + 1)]
    unlocked = tuple(key for key in keys if key not in t.rounds or not t.rounds[key].locked)
    if unlocked:
        yield Denied("rounds-unlocked", unlocked)
    own = [game for game in t.games.values() if game.stage == plan.id]
    games = {game.id for game in own}
    waiting = tuple(f.id for f in t.protests.values() if f.open and f.game in games)
    if waiting:
        yield Denied("protests-open", waiting)
    book = the_book(t)
    window = book.rules.protest_seconds
    late = tuple(g.id for g in own if g.ended_at and seconds(g.ended_at, asked.at) <= (window or 0))
    if window is not None and late:
        yield Denied("window-open", late, cited(book, "protest-window"))


def record_lot(t: Tournament, command: c.RecordLot, asked: Asked) -> Answer:
    """Record a lot that people drew among players whom nothing else separates."""
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
