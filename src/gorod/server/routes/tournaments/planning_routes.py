"""The planner over HTTP: begin a search, look, stop, take, and two who change places by hand."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.i18n import catalogue
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, language
from gorod.server.http.guard import asking
from gorod.server.http.responses import STATUS, answered
from gorod.server.routes.tournaments.tournament_routes import DESK, desk_at
from gorod.server.services import Services
from gorod.server.streams import answers
from gorod.server.streams.answers import Ack, Answer
from gorod.server.tournaments.live_tournament import LiveDesk, Submission
from gorod.server.tournaments.planning.requests import NewPlan, SwapPlayers, TakePlan
from gorod.server.tournaments.planning.schemas import PlanFace, SwapFace
from gorod.server.tournaments.planning.search_job import PlanState
from gorod.server.tournaments.planning.seating_requests import How, hand_swap, may_begin
from gorod.server.tournaments.planning.views import begun, plan_face, stale, swap_face
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import round_key
from gorod.tournament.seating_numbers import drafts, first_open

Ask = Request[Any, Any, Any]
PLAN = f"{DESK}/plans/{{stage:str}}"
SEED_BITS = 32


async def _stage(services: Services, tournament: str, stage: str) -> tuple[LiveDesk, StagePlan]:
    desk = await desk_at(services, tournament)
    plan = desk.t.plan(stage)
    if plan is None:
        raise Problem(404)
    return desk, plan


async def _face(services: Services, desk: LiveDesk, stage: StagePlan, request: Ask) -> PlanFace:
    own = await services.plans.plan(desk.id, stage.id)
    return plan_face(desk, stage, own, catalogue(language(request)))


@get(PLAN, opt={"operation": "tournament-desk"})
async def plan_view(
    tournament: FromPath[str],
    stage: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
) -> PlanFace:
    """How far the search is, and its best so far."""
    desk, own = await _stage(services, tournament, stage)
    return await _face(services, desk, own, request)


@post(PLAN, opt={"operation": "tournament-plan"}, status_code=201)
async def plan_begin(
    tournament: FromPath[str],
    stage: FromPath[str],
    data: JSONBody[NewPlan],
    request: Ask,
    services: NamedDependency[Services],
) -> PlanFace:
    """A search in a process of its own; a tournament has one at a time."""
    desk, own = await _stage(services, tournament, stage)
    first = first_open(desk.t, stage) if data.first is None else data.first
    if not may_begin(desk.t, own, first):
        raise Problem(422, "plan-first")
    if await services.plans.busy(tournament):
        raise Problem(409, "plan-busy")
    drawn = int(services.chance.seed(), 16) % (1 << SEED_BITS)
    seed = drawn if data.seed is None else data.seed
    how = How(data.together, data.short)
    plan = begun(desk.t, own, first, seed, data.seconds, how=how)
    await services.plans.keep(tournament, plan)
    return await _face(services, desk, own, request)


@delete(PLAN, opt={"operation": "tournament-plan"}, status_code=200)
async def plan_stop(
    tournament: FromPath[str],
    stage: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
) -> PlanFace:
    """The search ends; the best so far stays."""
    desk, own = await _stage(services, tournament, stage)
    await services.plans.stop(tournament, stage)
    return await _face(services, desk, own, request)


@post(f"{PLAN}/take", opt={"operation": "tournament-plan-take"}, status_code=200)
async def plan_take(
    tournament: FromPath[str],
    stage: FromPath[str],
    data: JSONBody[TakePlan],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[Answer]:
    """The rounds of the plan become drafts, with judges proposed; a search is stopped first."""
    desk, own = await _stage(services, tournament, stage)
    asked = _asked(asking(request), f"take/{stage}/{data.id}", data.seen, request)
    known = await _answered(services, desk, asked)
    if known is None:
        await services.plans.stop(tournament, stage)
        plan = await services.plans.plan(tournament, stage)
        if plan is None or plan.state == PlanState.FAILED or not plan.rounds:
            raise Problem(422, "plan-none")
        if stale(desk, own, plan):
            raise Problem(409, "plan-stale")
        wanted = drafts(
            desk.t, stage, plan.rounds, plan.first, source=plan.source, reason=data.reason
        )
        known = await desk.submit(_with(asked, tuple(wanted)))
    return answered(known)


@post(f"{PLAN}/swap", opt={"operation": "tournament-plan-swap"}, status_code=200)
async def plan_swap(
    tournament: FromPath[str],
    stage: FromPath[str],
    data: JSONBody[SwapPlayers],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[SwapFace | Answer]:
    """Two players of a seated round change places, or what that would do."""
    desk, own = await _stage(services, tournament, stage)
    if round_key(stage, data.round) not in desk.t.rounds:
        raise Problem(404)
    texts, t = catalogue(language(request)), desk.t
    name = f"swap/{stage}/{data.round}/{data.one}/{data.other}/{data.id}"
    asked = _asked(asking(request), name, data.seen, request)
    known = await _answered(services, desk, asked) if data.id else None
    swap = hand_swap(t, own, data.round, (data.one, data.other), data.reason)
    if swap is None:
        raise Problem(422, "plan-swap")
    if data.id and known is None:
        known = await desk.submit(_with(asked, swap.commands))
    if known is not None and not isinstance(known, Ack):
        return Response(known, status_code=STATUS[type(known)])
    return Response(swap_face(t, swap, texts, taken=known is not None), status_code=200)


def _asked(by: Principal, name: str, seen: int, request: Ask) -> Submission:
    """What is asked for follows from the state: it is known by its name, and not by its body."""
    return Submission(by, hashlib.sha256(name.encode()).hexdigest(), seen, (), language(request))


def _with(asked: Submission, commands: tuple[Any, ...]) -> Submission:
    return Submission(asked.by, asked.id, asked.seen, commands, asked.lang)


async def _answered(services: Services, desk: LiveDesk, asked: Submission) -> Answer | None:
    """The answer that the same request had before."""
    before = await services.store.receipt(desk.id, asked.key)
    if before is None:
        return None
    answer: Answer = answers.decode(before.answer)
    return answer


HANDLERS = [plan_view, plan_begin, plan_stop, plan_take, plan_swap]
