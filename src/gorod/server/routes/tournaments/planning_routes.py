"""HTTP routes of the seating planner: run a search, take its plan, swap players."""

from __future__ import annotations

import hashlib

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from gorod.i18n import Catalogue
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, or_404
from gorod.server.http.responses import STATUS, answered
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.streams import answers
from gorod.server.streams.answers import Ack, Answer
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.planning.plan_requests import NewPlan, SwapPlayers, TakePlan
from gorod.server.tournaments.planning.schemas import PlanView, SwapView
from gorod.server.tournaments.planning.search_job import PlanState
from gorod.server.tournaments.planning.seating_requests import How, hand_swap, may_begin
from gorod.server.tournaments.planning.views import begun, stale, swap_view, view_of_plan
from gorod.server.tournaments.tournament_requests import TournamentCommands
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import round_key
from gorod.tournament.seating_numbers import drafts, first_open

PLAN = f"{TOURNAMENT}/plans/{{stage:str}}"
SEED_BITS = 32


def _stage(stream: NamedDependency[LiveTournament], stage: FromPath[StageId]) -> StagePlan:
    return or_404(stream.t.plan(stage))


async def _plan(
    services: Services, stream: LiveTournament, stage: StagePlan, texts: Catalogue
) -> PlanView:
    return view_of_plan(stream, stage, await services.plans.plan(stream.id, stage.id), texts)


@get(PLAN, opt={"operation": "tournament-desk"})
async def plan_view(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[StagePlan],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> PlanView:
    """Return the progress of the search and its best plan so far."""
    return await _plan(services, stream, own, texts)


@post(PLAN, opt={"operation": "tournament-plan"}, status_code=201)
async def plan_begin(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[StagePlan],
    data: JSONBody[NewPlan],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> PlanView:
    """Begin a search in a separate process; a tournament has one search at a time."""
    first = first_open(stream.t, own.id) if data.first is None else data.first
    if not may_begin(stream.t, own, first):
        raise Problem(422, "plan-first")
    if await services.plans.busy(stream.id):
        raise Problem(409, "plan-busy")
    drawn = int(services.chance.seed(), 16) % (1 << SEED_BITS)
    seed = drawn if data.seed is None else data.seed
    how = How(data.together, data.short)
    plan = begun(stream.t, own, first, seed, data.seconds, how=how)
    await services.plans.keep(stream.id, plan)
    return await _plan(services, stream, own, texts)


@delete(PLAN, opt={"operation": "tournament-plan"}, status_code=200)
async def plan_stop(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[StagePlan],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> PlanView:
    """Stop the search; the best plan so far is kept."""
    await services.plans.stop(stream.id, own.id)
    return await _plan(services, stream, own, texts)


@post(f"{PLAN}/take", opt={"operation": "tournament-plan-take"}, status_code=200)
async def plan_take(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[StagePlan],
    data: JSONBody[TakePlan],
    *,
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[Answer]:
    """Turn the plan's rounds into drafts, with judges proposed; stop a running search first."""
    sender, name = Sender(by, lang), _hashed(f"take/{own.id}/{data.id}")
    known = await _answered(services, stream, sender.key(name))
    if known is None:
        await services.plans.stop(stream.id, own.id)
        plan = await services.plans.plan(stream.id, own.id)
        if plan is None or plan.state == PlanState.FAILED or not plan.rounds:
            raise Problem(422, "plan-none")
        if stale(stream, own, plan):
            raise Problem(409, "plan-stale")
        wanted = drafts(
            stream.t, own.id, plan.rounds, plan.first, source=plan.source, reason=data.reason
        )
        asked = TournamentCommands(name, data.seen, tuple(wanted))
        known = await stream.submit(sender, asked)
    return answered(known)


@post(f"{PLAN}/swap", opt={"operation": "tournament-plan-swap"}, status_code=200)
async def plan_swap(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[StagePlan],
    data: JSONBody[SwapPlayers],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[SwapView | Answer]:
    """Swap two players of a seated round; without an id, return what that would do."""
    if round_key(own.id, data.round) not in stream.t.rounds:
        raise Problem(404)
    t = stream.t
    name = _hashed(f"swap/{own.id}/{data.round}/{data.one}/{data.other}/{data.id}")
    sender = Sender(by, lang)
    known = await _answered(services, stream, sender.key(name)) if data.id else None
    swap = hand_swap(t, own, data.round, (PersonId(data.one), PersonId(data.other)), data.reason)
    if swap is None:
        raise Problem(422, "plan-swap")
    if data.id and known is None:
        known = await stream.submit(sender, TournamentCommands(name, data.seen, swap.commands))
    if known is not None and not isinstance(known, Ack):
        return Response(known, status_code=STATUS[type(known)])
    return Response(swap_view(t, swap, texts, taken=known is not None), status_code=200)


def _hashed(name: str) -> str:
    """Return the id of a command that depends on the state, made from the request's name alone."""
    return hashlib.sha256(name.encode()).hexdigest()


async def _answered(services: Services, stream: LiveTournament, key: str) -> Answer | None:
    """Return the stored answer to the same request, or None."""
    before = await services.store.receipt(stream.id, key)
    if before is None:
        return None
    answer: Answer = answers.decode(before.answer)
    return answer


HANDLERS = [
    Router(
        path="/",
        dependencies={"own": Provide(_stage, sync_to_thread=False)},
        route_handlers=[plan_view, plan_begin, plan_stop, plan_take, plan_swap],
    )
]
