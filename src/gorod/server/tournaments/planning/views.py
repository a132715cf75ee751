"""Plans as officials see them: names instead of numbers, sentences instead of message ids."""

from __future__ import annotations

from gorod.i18n import Catalogue
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.views import flag_view
from gorod.server.tournaments.planning.costs import cost_of
from gorod.server.tournaments.planning.schemas import (
    BoundsView,
    CostView,
    MeasuresView,
    PlanView,
    SwapView,
)
from gorod.server.tournaments.planning.search_job import Plan, PlanState
from gorod.server.tournaments.planning.seating_requests import (
    AS_USUAL,
    HandSwap,
    How,
    may_begin,
    request_for,
    said,
)
from gorod.tournament.ids import PersonId
from gorod.tournament.regulation import StagePlan
from gorod.tournament.seating import Measures, SeatingError
from gorod.tournament.seating.search import bounds
from gorod.tournament.seating_numbers import first_open, numbered
from gorod.tournament.state import Tournament


def begun(
    t: Tournament,
    plan: StagePlan,
    first: int,
    seed: int,
    seconds: float,
    *,
    how: How = AS_USUAL,
) -> Plan:
    """Return a plan that can be searched for; or a failed one that says why it cannot."""
    found = Plan(
        stage=plan.id,
        first=first,
        seed=seed,
        seconds=seconds,
        state=PlanState.SEARCHING,
        elapsed=0.0,
        how=how,
    )
    try:
        found.wish = request_for(t, plan, first, seed, seconds, how=how)
    except SeatingError as error:
        found.failed(error.message_id, error.arguments)
    else:
        found.bounds = bounds(found.wish)
    return found


def stale(stream: LiveTournament, stage: StagePlan, plan: Plan) -> bool:
    """Whether the same request would be a different one now, because people or rounds changed."""

    def changed() -> bool:
        if not may_begin(stream.t, stage, plan.first):
            return True
        try:
            now = request_for(stream.t, stage, plan.first, plan.seed, plan.seconds, how=plan.how)
        except SeatingError:
            return True
        return plan.wish != now

    asked = (plan.first, plan.seed, plan.seconds, plan.how)
    return stream.kept(("plan-stale", stage.id, *asked), changed)


def view_of_plan(
    stream: LiveTournament, stage: StagePlan, plan: Plan | None, texts: Catalogue
) -> PlanView:
    if plan is None:
        first = first_open(stream.t, stage.id)
        foreseen = _foreseen(stream.t, stage, first)
        return PlanView(
            PlanState.NONE, stage.id, first, cost=foreseen, seated=_seated(stream.t, stage)
        )
    players = stream.t.entrants.get(stage.id, ())
    old = plan.state != PlanState.FAILED and stale(stream, stage, plan)
    return PlanView(
        state=plan.state,
        stage=stage.id,
        first=plan.first,
        seed=plan.seed,
        seconds=plan.seconds,
        elapsed=round(plan.elapsed, 3),
        share=plan.share,
        score=plan.score,
        start_score=plan.start_score,
        bounds=None
        if plan.bounds is None
        else BoundsView(plan.bounds.counting, plan.bounds.rounds),
        optimal=plan.optimal,
        measures=None if plan.measures is None else measures_view(plan.measures),
        # Numbers beyond the list of players are empty seats.
        rounds=()
        if old
        else tuple(
            tuple(
                tuple(players[n - 1] if n > 0 else "" for n in table if n <= len(players))
                for table in tables
            )
            for tables in plan.rounds
        ),
        text=_text(stream.t, plan, players, texts),
        source=plan.source if plan.rounds else "",
        stale=old,
        inseparable=plan.inseparable,
        cost=None if plan.wish is None or old else cost_of(stream.t, stage, plan.wish, plan.rounds),
        seated=_seated(stream.t, stage),
    )


def _seated(t: Tournament, stage: StagePlan) -> CostView | None:
    """Return the costs of the rounds that are seated now, however they were made."""
    rounds = numbered(t, stage.id)
    if not any(rounds):
        return None
    try:
        return cost_of(t, stage, request_for(t, stage, 1, seed=1, seconds=1), rounds)
    except SeatingError:
        return None


def _foreseen(t: Tournament, stage: StagePlan, first: int) -> CostView | None:
    """Return the costs of any plan for the next rounds, before there is a search."""
    if not t.entrants.get(stage.id) or not may_begin(t, stage, first):
        return None
    try:
        return cost_of(t, stage, request_for(t, stage, first, seed=1, seconds=1))
    except SeatingError:
        return None


def _text(t: Tournament, plan: Plan, players: tuple[PersonId, ...], texts: Catalogue) -> str:
    if not plan.message:
        return ""
    error = SeatingError(plan.message, **plan.args)
    return texts.say(plan.message, **said(error, tuple(map(t.nickname, players))))


def measures_view(m: Measures) -> MeasuresView:
    return MeasuresView(m.apart, m.pairs2, m.seats2, m.neighbours2, m.tables2, m.avoided)


def swap_view(t: Tournament, swap: HandSwap, texts: Catalogue, *, taken: bool) -> SwapView:
    flags = tuple(flag_view(t, flag, texts) for flag in swap.flags)
    return SwapView(measures_view(swap.before), measures_view(swap.after), flags, taken)
