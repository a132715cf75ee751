"""HTTP routes for printed papers of a tournament: standings, seat cards, schedules, links."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from gorod.i18n import Catalogue
from gorod.server.access.links import above
from gorod.server.access.principal import Principal
from gorod.server.http.dependencies import TOURNAMENT_TEXTS
from gorod.server.http.error_responses import Problem
from gorod.server.http.responses import PDF, attached, minted_link
from gorod.server.routes.tournaments.overview_routes import scope_of
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.tournaments.access import may_link
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.standings import views as standings_views
from gorod.server.wire.bodies import RequestBody
from gorod.tournament.files.download_names import file_called
from gorod.tournament.files.print_links import judges_sheet, poster_sheet, strips_sheet
from gorod.tournament.files.print_seating import cards_sheet, players_sheet, tables_sheet
from gorod.tournament.files.print_standings import standings_sheet
from gorod.tournament.files.standings_sheet import standings_grid
from gorod.tournament.files.typst_pages import PrintPage, printed
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.participants import alphabetical
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import Round
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import seen_rounds

Ask = Request[Any, Any, Any]
VIEW = {"operation": "tournament-view"}
LINKS = {"operation": "tournament-links"}
MOST = 500
Id = Annotated[str, Meta(max_length=100)]
Hours = Annotated[int, Meta(ge=1, le=24 * 365)]


class JudgeSheets(RequestBody, frozen=True):
    """Links for the judges of a round, for these officials, or for all who hold an office."""

    stage: Annotated[str, Meta(max_length=100)] = ""
    round: Annotated[int, Meta(ge=1, le=1000)] | None = None
    officials: Annotated[tuple[Id, ...], Meta(max_length=MOST)] = ()
    hours: Hours | None = None
    void: bool = False
    """Whether earlier sheets, and the pages opened by them, stop working."""


class PlayerSheets(RequestBody, frozen=True):
    """Links for these players, or for everybody who takes part."""

    players: Annotated[tuple[Id, ...], Meta(max_length=MOST)] = ()
    hours: Hours | None = None
    void: bool = False
    """Whether earlier sheets, and the pages opened by them, stop working."""


class Poster(RequestBody, frozen=True):
    """A poster with a link for signing up, and how long it works."""

    hours: Hours | None = None
    void: bool = False
    """Whether earlier sheets, and the pages opened by them, stop working."""


async def paper(layout: str, data: PrintPage, name: str, called: str) -> Response[bytes]:
    """Print a paper. `name` is the plain file name; `called`, the one in the reader's language."""
    made = await asyncio.to_thread(printed, layout, data)
    return attached(made, f"{name}.pdf", PDF, called=f"{called}.pdf")


def stage_seen(
    stream: LiveTournament, by: Principal, stage: StageId
) -> tuple[Tournament, StagePlan, list[Round]]:
    """Return the rounds of a stage that they may see; raise 404 if there are none."""
    t = stream.t
    plan = t.plan(stage)
    rounds = [own for own in seen_rounds(t, by.who) if own.stage == stage and own.tables]
    if plan is None or not rounds:
        raise Problem(404)
    return t, plan, sorted(rounds, key=lambda own: own.number)


@get(f"{TOURNAMENT}/files/standings/{{stage:str}}/pdf", opt=VIEW, media_type=PDF)
async def standings_paper(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    *,
    upto: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the standings of a stage to print and sign, with the same cells as on the page."""
    scope = scope_of(stage, upto, provisional=False)
    found = await standings_views.table_for(stream, by, scope)
    plan = stream.t.plan(stage)
    if found is None or plan is None:
        raise Problem(404)
    t, table = found
    data = standings_sheet(t, plan, table, standings_grid(t, table), texts)
    called = file_called(t, texts, "standings", stage)
    return await paper("standings", data, f"standings-{stage}", called)


@get(f"{TOURNAMENT}/files/seat-cards/{{stage:str}}/{{number:int}}/pdf", opt=VIEW, media_type=PDF)
async def cards_paper(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    number: FromPath[int],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return cards for the seats of a round, one page per table."""
    t, plan, rounds = stage_seen(stream, by, stage)
    own = next((one for one in rounds if one.number == number), None)
    if own is None:
        raise Problem(404)
    called = file_called(t, texts, "cards", stage, number)
    sheet = cards_sheet(t, plan, own, texts)
    return await paper("cards", sheet, f"cards-{stage}-{number}", called)


@get(f"{TOURNAMENT}/files/table-schedule/{{stage:str}}/pdf", opt=VIEW, media_type=PDF)
async def tables_paper(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return each table with all its rounds, then everybody's table and seat by round."""
    seen = stage_seen(stream, by, stage)
    called = file_called(stream.t, texts, "tables", stage)
    return await paper("tables", tables_sheet(*seen, texts), f"tables-{stage}", called)


@get(f"{TOURNAMENT}/files/players-schedule/{{stage:str}}/pdf", opt=VIEW, media_type=PDF)
async def players_paper(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return a strip for every player, with their table and seat in each round."""
    seen = stage_seen(stream, by, stage)
    called = file_called(stream.t, texts, "strips", stage)
    return await paper("players", players_sheet(*seen, texts), f"players-{stage}", called)


# --- with links: each of these papers makes new ones ---------------------------------------------


async def _minted(
    services: Services,
    stream: LiveTournament,
    scopes: Iterable[str],
    asked: JudgeSheets | PlayerSheets | Poster,
    *,
    by: Principal,
    request: Ask,
) -> list[str]:
    """Make links and return their addresses; the journal records only their ids."""
    found, wanted = [], tuple(scopes)
    if asked.void:
        await _voided(services, stream, wanted, by)
    for scope in wanted:
        minted = await services.links.mint(stream.id, scope, by.origin, hours=asked.hours)
        found.append(minted_link(services, minted, request).url)
    return found


async def _voided(
    services: Services, stream: LiveTournament, scopes: tuple[str, ...], by: Principal
) -> None:
    """End the links of these scopes, except those on which this request depends."""
    known = {link.id: link for link in await services.store.links(stream.id)}
    kept = {by.link, *above(known, by.link)}
    for link in known.values():
        if link.scope in scopes and not link.revoked and link.id not in kept:
            await services.link_ender.end(link.id, by.root)


@post(f"{TOURNAMENT}/files/judge-sheets/pdf", opt=LINKS, media_type=PDF, status_code=201)
async def judges_paper(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[JudgeSheets],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return a page for each judge, with a link of theirs and their tables."""
    t = stream.t
    rounds = [
        own
        for own in seen_rounds(t, by.who)
        if data.round is None or (own.stage, own.number) == (data.stage, data.round)
    ]
    everybody = _judging(t, rounds, everybody=data.round is None)
    wanted = tuple(map(PersonId, data.officials)) or tuple(
        own for own in everybody if may_link(stream, by, f"official:{own}")
    )
    if not wanted or not all(t.offices(official) for official in wanted):
        raise Problem(422, "paper-nobody")
    wanted = tuple(dict.fromkeys(wanted))
    scopes = [f"official:{official}" for official in wanted]
    if not all(may_link(stream, by, scope) for scope in scopes):
        raise Problem(403)
    urls = await _minted(services, stream, scopes, data, by=by, request=request)
    links = dict(zip(wanted, urls, strict=True))
    called = file_called(t, texts, "judges")
    return await paper("judges", judges_sheet(t, links, rounds, texts), "judges", called)


def _judging(t: Tournament, rounds: list[Round], *, everybody: bool) -> tuple[PersonId, ...]:
    if everybody:
        return tuple(own for own in t.officials if t.offices(own))
    there = {judge for own in rounds for judge in own.judges if t.offices(judge)}
    return tuple(sorted(there))


@post(f"{TOURNAMENT}/files/player-sheets/pdf", opt=LINKS, media_type=PDF, status_code=201)
async def strips_paper(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[PlayerSheets],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return a strip for each player with a link of theirs."""
    t = stream.t
    there = [player for player, own in t.signed_up.items() if not own.out]
    wanted = tuple(dict.fromkeys(map(t.who, map(PersonId, data.players)))) or tuple(there[:MOST])
    if not wanted or not all(player in t.players for player in wanted):
        raise Problem(422, "paper-nobody")
    wanted = tuple(sorted(wanted, key=lambda player: alphabetical(t.nickname(player))))
    scopes = (f"player:{player}" for player in wanted)
    urls = await _minted(services, stream, scopes, data, by=by, request=request)
    links = dict(zip(wanted, urls, strict=True))
    called = file_called(t, texts, "links")
    return await paper("strips", strips_sheet(t, links, texts), "players", called)


@post(f"{TOURNAMENT}/files/sign-up-poster/pdf", opt=LINKS, media_type=PDF, status_code=201)
async def poster_paper(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[Poster],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return a poster with a link for signing up."""
    (url,) = await _minted(services, stream, ["sign-up"], data, by=by, request=request)
    called = file_called(stream.t, texts, "poster")
    return await paper("poster", poster_sheet(stream.t, url, texts), "sign-up", called)


HANDLERS = [
    Router(
        path="/",
        dependencies=TOURNAMENT_TEXTS,
        route_handlers=[
            standings_paper,
            cards_paper,
            tables_paper,
            players_paper,
            judges_paper,
            strips_paper,
            poster_paper,
        ],
    )
]
