"""HTTP routes for reading a tournament: rounds, standings, protests, duties, the log."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import UNSET

from gorod.i18n import Catalogue
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, or_404
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.tournaments.game_tables import playing
from gorod.server.tournaments.games.schemas import FiledProtest
from gorod.server.tournaments.games.views import protests
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.officials.schemas import DutyView, EntryView, SightView
from gorod.server.tournaments.overview.schemas import RegulationView
from gorod.server.tournaments.overview.views import logged, regulated, rounds, waiting
from gorod.server.tournaments.role_access_words import role_access_views
from gorod.server.tournaments.rounds.schemas import LiveGame, RoundView
from gorod.server.tournaments.standings import views as standings_views
from gorod.server.tournaments.standings.schemas import (
    JudgeView,
    MeetingsView,
    PlayerPage,
    StandingsView,
)
from gorod.tournament.decide.opening import signed
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.regulation import Circle
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.visibility import audience

Ask = Request[Any, Any, Any]
VIEW = {"operation": "tournament-view"}
OFFICIAL = {"operation": "tournament-official"}
MOST = 500
LAST_ROUND = 10_000


def scope_of(stage: StageId, upto: int | None, *, provisional: bool) -> Scope:
    """Return the scope of standings, up to a round if given; raise 404 for impossible rounds."""
    if upto is not None and not 1 <= upto <= LAST_ROUND:
        raise Problem(404)
    return Scope(stage, upto, provisional)


@get(f"{TOURNAMENT}/regulation", opt=VIEW)
async def tournament_regulation(
    stream: NamedDependency[LiveTournament], by: NamedDependency[Principal]
) -> RegulationView:
    """Return the regulation of the tournament."""
    t = stream.t
    official = audience(t, by.who) == Circle.OFFICIALS
    return RegulationView(regulated(t), signed(t) if official else UNSET)


@get(f"{TOURNAMENT}/rounds", opt=VIEW)
async def tournament_rounds(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> list[RoundView]:
    """Return the seating of released rounds; officials also get drafts."""
    return rounds(stream, by, texts)


@get(f"{TOURNAMENT}/rounds/{{stage:str}}/{{number:int}}", opt=VIEW)
async def tournament_round(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    number: FromPath[int],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> RoundView:
    """Return one round; 404 if it is not released and the reader is no official."""
    shown = rounds(stream, by, texts)
    return or_404(next((own for own in shown if (own.stage, own.round) == (stage, number)), None))


@get(f"{TOURNAMENT}/live", opt=VIEW)
async def tournament_live(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> list[LiveGame]:
    """List the games that are being played at live tables."""
    return await playing(services.hub, stream, by)


@get(f"{TOURNAMENT}/protests", opt=VIEW)
async def tournament_protests(
    stream: NamedDependency[LiveTournament], by: NamedDependency[Principal]
) -> list[FiledProtest]:
    """List the protests that the reader may see, always including their own."""
    return protests(stream, by)


@get(f"{TOURNAMENT}/standings/{{stage:str}}", opt=VIEW)
async def tournament_standings(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    *,
    upto: FromQuery[int | None] = None,
    provisional: FromQuery[bool] = False,
) -> StandingsView:
    """Return the standings of a stage, up to a round if given, unless they are withheld."""
    scope = scope_of(stage, upto, provisional=provisional)
    return or_404(await standings_views.standings(stream, by, scope, texts))


@get(f"{TOURNAMENT}/standings/{{stage:str}}/{{player:str}}", opt=VIEW)
async def tournament_player(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    player: FromPath[PersonId],
    by: NamedDependency[Principal],
    *,
    upto: FromQuery[int | None] = None,
) -> PlayerPage:
    """Return a player's results in a stage, with the game and clause of each part of the total."""
    scope = scope_of(stage, upto, provisional=False)
    return or_404(await standings_views.page_of(stream, by, scope, player))


@get(f"{TOURNAMENT}/meetings", opt=VIEW)
async def tournament_meetings(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    stage: FromQuery[StageId | None] = None,
) -> MeetingsView:
    """Return how often any two players met in the released rounds."""
    return or_404(standings_views.meetings(stream, by, stage))


@get(f"{TOURNAMENT}/judges/{{stage:str}}", opt=OFFICIAL)
async def tournament_judges(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
) -> list[JudgeView]:
    """Return the work of every judge in a stage, in numbers."""
    return or_404(await standings_views.judges(stream, by, stage))


@get(f"{TOURNAMENT}/duties", opt=OFFICIAL)
async def tournament_duties(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> list[DutyView]:
    """Return the duties that wait for the reader."""
    who = by.who
    return stream.kept(("duties", who, texts.lang), lambda: waiting(stream, who, texts))


@get(f"{TOURNAMENT}/log", opt=OFFICIAL)
async def tournament_log(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    after: FromQuery[int] = 0,
) -> list[EntryView]:
    """Return who did what and when; entries that were undone remain readable."""
    return logged(stream, by, max(0, after), MOST, texts)


@get(f"{TOURNAMENT}/log/roles", opt={"operation": "tournament-desk"})
async def tournament_sights(
    stream: NamedDependency[LiveTournament],
    texts: NamedDependency[Catalogue],
    after: FromQuery[int] = 0,
) -> list[SightView]:
    """Return who was given access to hidden roles, who used it and who lost it."""
    return role_access_views(stream, max(0, after), MOST, texts)


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
