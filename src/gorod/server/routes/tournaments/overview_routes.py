"""What is read of a tournament: rounds, tables, protests, what waits, the log."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import UNSET

from gorod.i18n import catalogue
from gorod.server.http.error_responses import Problem, language
from gorod.server.http.guard import asking
from gorod.server.routes.tournaments.tournament_routes import DESK, desk_at
from gorod.server.services import Services
from gorod.server.tournaments.game_tables import playing
from gorod.server.tournaments.games.schemas import ProtestFace
from gorod.server.tournaments.games.views import protests
from gorod.server.tournaments.officials.schemas import DutyFace, EntryFace, SightFace
from gorod.server.tournaments.overview.schemas import RegulationFace
from gorod.server.tournaments.overview.views import logged, regulated, rounds, waiting
from gorod.server.tournaments.rounds.schemas import LiveGame, RoundFace
from gorod.server.tournaments.sight_words import sighted
from gorod.server.tournaments.standings import views as standings_views
from gorod.server.tournaments.standings.schemas import (
    JudgeFace,
    MeetingsFace,
    PlayerPage,
    StandingsFace,
)
from gorod.tournament.decide.opening import signed
from gorod.tournament.regulation import Circle
from gorod.tournament.sight import audience
from gorod.tournament.standings.counted_games import Scope

Ask = Request[Any, Any, Any]
VIEW = {"operation": "tournament-view"}
OFFICIAL = {"operation": "tournament-official"}
MOST = 500
LAST_ROUND = 10_000


def scope_of(stage: str, upto: int | None, *, provisional: bool) -> Scope:
    """A table as of a round; rounds count from 1."""
    if upto is not None and not 1 <= upto <= LAST_ROUND:
        raise Problem(404)
    return Scope(stage, upto, provisional)


@get(f"{DESK}/regulation", opt=VIEW)
async def tournament_regulation(
    tournament: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> RegulationFace:
    """What everybody plays by."""
    t = (await desk_at(services, tournament)).t
    official = audience(t, asking(request).who) == Circle.OFFICIALS
    return RegulationFace(regulated(t), signed(t) if official else UNSET)


@get(f"{DESK}/rounds", opt=VIEW)
async def tournament_rounds(
    tournament: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> list[RoundFace]:
    """The seating, once it is released; drafts for officials."""
    desk = await desk_at(services, tournament)
    return rounds(desk, asking(request), catalogue(language(request)))


@get(f"{DESK}/rounds/{{stage:str}}/{{number:int}}", opt=VIEW)
async def tournament_round(
    tournament: FromPath[str],
    stage: FromPath[str],
    number: FromPath[int],
    request: Ask,
    services: NamedDependency[Services],
) -> RoundFace:
    """One round; one that is not released does not exist for others."""
    desk = await desk_at(services, tournament)
    shown = rounds(desk, asking(request), catalogue(language(request)))
    found = next((own for own in shown if (own.stage, own.round) == (stage, number)), None)
    if found is None:
        raise Problem(404)
    return found


@get(f"{DESK}/live", opt=VIEW)
async def tournament_live(
    tournament: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> list[LiveGame]:
    """The games that are being played at live tables."""
    return await playing(services.hub, await desk_at(services, tournament), asking(request))


@get(f"{DESK}/protests", opt=VIEW)
async def tournament_protests(
    tournament: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> list[ProtestFace]:
    """The protests that may be seen; always one's own."""
    return protests(await desk_at(services, tournament), asking(request))


@get(f"{DESK}/standings/{{stage:str}}", opt=VIEW)
async def tournament_standings(
    tournament: FromPath[str],
    stage: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
    *,
    upto: FromQuery[int | None] = None,
    provisional: FromQuery[bool] = False,
) -> StandingsFace:
    """The table of a stage, as of a round if one is named, as far as it is not kept back."""
    desk, texts = await desk_at(services, tournament), catalogue(language(request))
    scope = scope_of(stage, upto, provisional=provisional)
    found = await standings_views.standings(desk, asking(request), scope, texts)
    if found is None:
        raise Problem(404)
    return found


@get(f"{DESK}/standings/{{stage:str}}/{{player:str}}", opt=VIEW)
async def tournament_player(
    tournament: FromPath[str],
    stage: FromPath[str],
    player: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
    *,
    upto: FromQuery[int | None] = None,
) -> PlayerPage:
    """A player in a stage: every part of his total, down to the game and the clause."""
    desk = await desk_at(services, tournament)
    scope = scope_of(stage, upto, provisional=False)
    found = await standings_views.page_of(desk, asking(request), scope, player)
    if found is None:
        raise Problem(404)
    return found


@get(f"{DESK}/meetings", opt=VIEW)
async def tournament_meetings(
    tournament: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
    stage: FromQuery[str | None] = None,
) -> MeetingsFace:
    """Who met whom in the released rounds."""
    found = standings_views.meetings(await desk_at(services, tournament), asking(request), stage)
    if found is None:
        raise Problem(404)
    return found


@get(f"{DESK}/judges/{{stage:str}}", opt=OFFICIAL)
async def tournament_judges(
    tournament: FromPath[str],
    stage: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
) -> list[JudgeFace]:
    """What every judge did in a stage."""
    found = await standings_views.judges(
        await desk_at(services, tournament), asking(request), stage
    )
    if found is None:
        raise Problem(404)
    return found


@get(f"{DESK}/duties", opt=OFFICIAL)
async def tournament_duties(
    tournament: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> list[DutyFace]:
    """What waits for somebody."""
    desk, who = await desk_at(services, tournament), asking(request).who
    texts = catalogue(language(request))
    return desk.kept(("duties", who, texts.lang), lambda: waiting(desk, who, texts))


@get(f"{DESK}/log", opt=OFFICIAL)
async def tournament_log(
    tournament: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
    after: FromQuery[int] = 0,
) -> list[EntryFace]:
    """Who did what and when; what was taken back stays readable."""
    desk = await desk_at(services, tournament)
    by = asking(request)
    return logged(desk, by, max(0, after), MOST, catalogue(language(request)))


@get(f"{DESK}/log/roles", opt={"operation": "tournament-desk"})
async def tournament_sights(
    tournament: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
    after: FromQuery[int] = 0,
) -> list[SightFace]:
    """Who was given sight of roles, who used it and who lost it."""
    desk = await desk_at(services, tournament)
    return sighted(desk, max(0, after), MOST, catalogue(language(request)))


HANDLERS = [
    tournament_regulation,
    tournament_rounds,
    tournament_round,
    tournament_live,
    tournament_protests,
    tournament_standings,
    tournament_player,
    tournament_meetings,
    tournament_judges,
    tournament_duties,
    tournament_log,
    tournament_sights,
]
