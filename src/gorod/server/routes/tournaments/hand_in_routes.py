"""HTTP routes by which judges reach the tournament with the link of their live table alone."""

from __future__ import annotations

from typing import NamedTuple

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from gorod.record import RecordError
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, or_404
from gorod.server.http.responses import answered
from gorod.server.routes.tournaments.photo_routes import photographed
from gorod.server.services import Services
from gorod.server.streams.answers import Answer
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.hand_in.schemas import HandOver, NewProtest, TableOfTournament
from gorod.server.tournaments.hand_in.views import Act, handed_in, protested, view_for_judges
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.people.views import listed
from gorod.tournament.rounds import TableGame

TABLE = "/api/tables/{table:str}"
PHOTO = "/api/tournaments/{tournament}/people/{player}/photo"
ANYBODY = Principal()


class GameOfTable(NamedTuple):
    """The tournament game that is played at a table."""

    stream: LiveTournament
    game: TableGame


async def _game_of(services: Services, live: LiveTable) -> GameOfTable | None:
    tie = await services.table_reporter.tournament_of(live)
    game = None if tie is None else tie[0].t.games.get(tie[1])
    return None if tie is None or game is None else GameOfTable(tie[0], game)


async def _own(
    live: NamedDependency[LiveTable], services: NamedDependency[Services]
) -> GameOfTable:
    """Return the game of the table; raise 404 if it belongs to no tournament."""
    return or_404(await _game_of(services, live))


GAME = {"own": Provide(_own)}


@get(f"{TABLE}/tournament", opt={"operation": "table-tournament"}, dependencies=GAME)
async def table_tournament(
    live: NamedDependency[LiveTable],
    own: NamedDependency[GameOfTable],
    by: NamedDependency[Principal],
) -> TableOfTournament:
    """Return the tournament game that is played at this table; 404 if there is none."""
    return view_for_judges(own.stream, own.game, live, by)


@get(f"{TABLE}/photos", opt={"operation": "table-view"})
async def table_photos(
    live: NamedDependency[LiveTable], services: NamedDependency[Services]
) -> dict[str, str]:
    """Return the address of the photo for each seat, if there is one that everybody may see."""
    own = await _game_of(services, live)
    if own is None:
        return {}
    stream, game = own
    there = await photographed(services, stream)
    seats = enumerate((listed(stream.t, ANYBODY, player) for player in game.players), start=1)
    return {
        str(seat): PHOTO.format(tournament=stream.id, player=player)
        for seat, player in seats
        if player in there
    }


@post(f"{TABLE}/hand-in", opt={"operation": "table-hand-in"}, dependencies=GAME, status_code=200)
async def table_hand_in(
    live: NamedDependency[LiveTable],
    own: NamedDependency[GameOfTable],
    data: JSONBody[HandOver],
    *,
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[Answer]:
    """Sign the record for the person who took the link; another person must confirm it."""
    if not live.timeline.now.game.cards:
        raise Problem(404, "too-early")
    await services.table_reporter.report(live)
    try:
        answer = await handed_in(own.stream, own.game, live, Act(data.id, lang, by.root))
    except RecordError:
        raise Problem(409, "unwritable") from None
    return answered(answer)


@post(f"{TABLE}/protests", opt={"operation": "table-protest"}, dependencies=GAME, status_code=200)
async def table_protest(
    live: NamedDependency[LiveTable],
    own: NamedDependency[GameOfTable],
    data: JSONBody[NewProtest],
    *,
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[Answer]:
    """File a protest against this game with the tournament, within the time that is allowed."""
    if data.seat > live.timeline.size:
        raise Problem(422)
    await services.table_reporter.report(live)
    told, act = (data.text, data.clauses), Act(data.id, lang, by.root)
    answer = await protested(own.stream, own.game, data.seat, act, told)
    return answered(answer)


HANDLERS = [table_tournament, table_photos, table_hand_in, table_protest]
