"""A live table of a tournament: its judge asks the desk with the link of the table alone."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.record import RecordError
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, language
from gorod.server.http.guard import asking
from gorod.server.http.responses import answered
from gorod.server.routes.tables.table_routes import found
from gorod.server.routes.tournaments.photo_routes import photographed
from gorod.server.services import Services
from gorod.server.streams.answers import Answer
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.hand_in.schemas import HandOver, NewProtest, TableOfTournament
from gorod.server.tournaments.hand_in.views import Act, handed_in, protested, told_of
from gorod.server.tournaments.live_tournament import LiveDesk
from gorod.server.tournaments.people.views import listed
from gorod.tournament.rounds import TableGame

Ask = Request[Any, Any, Any]
TABLE = "/api/tables/{table:str}"
PHOTO = "/api/tournaments/{tournament}/people/{player}/photo"
ANYBODY = Principal()


async def _present(services: Services, table: str) -> tuple[LiveDesk, TableGame, LiveTable]:
    """The table's game as it stands."""
    live = await found(services, table)
    tie = await services.attendant.desk_of(live)
    game = None if tie is None else tie[0].t.games.get(tie[1])
    if tie is None or game is None:
        raise Problem(404)
    return tie[0], game, live


@get(f"{TABLE}/tournament", opt={"operation": "table-tournament"})
async def table_tournament(
    table: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> TableOfTournament:
    """For which game of which tournament this table is; 404 if for none."""
    desk, game, live = await _present(services, table)
    return told_of(desk, game, live, asking(request))


@get(f"{TABLE}/photos", opt={"operation": "table-view"})
async def table_photos(table: FromPath[str], services: NamedDependency[Services]) -> dict[str, str]:
    """By seat: where the photo of whoever sits there is, as far as everybody may see it."""
    tie = await services.attendant.desk_of(await found(services, table))
    game = None if tie is None else tie[0].t.games.get(tie[1])
    if tie is None or game is None:
        return {}
    desk = tie[0]
    there = await photographed(services, desk)
    seats = enumerate((listed(desk.t, ANYBODY, player) for player in game.players), start=1)
    return {
        str(seat): PHOTO.format(tournament=desk.id, player=player)
        for seat, player in seats
        if player in there
    }


@post(f"{TABLE}/hand-in", opt={"operation": "table-hand-in"}, status_code=200)
async def table_hand_in(
    table: FromPath[str],
    data: JSONBody[HandOver],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[Answer]:
    """Whoever took the link signs the record; another person has to confirm it."""
    desk, game, live = await _present(services, table)
    if not live.line.now.game.cards:
        raise Problem(404, "too-early")
    await services.attendant.attend(live)
    try:
        answer = await handed_in(desk, game, live, _act(data.id, request))
    except RecordError:
        raise Problem(409, "unwritable") from None
    return answered(answer)


@post(f"{TABLE}/protests", opt={"operation": "table-protest"}, status_code=200)
async def table_protest(
    table: FromPath[str],
    data: JSONBody[NewProtest],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[Answer]:
    """A protest against this game goes to the desk, within the document's window."""
    desk, game, live = await _present(services, table)
    if data.seat > live.line.size:
        raise Problem(422)
    await services.attendant.attend(live)
    told = (data.text, data.clauses)
    answer = await protested(desk, game, data.seat, _act(data.id, request), told)
    return answered(answer)


def _act(asked: str, request: Ask) -> Act:
    return Act(asked, language(request), asking(request).root)


HANDLERS = [table_tournament, table_photos, table_hand_in, table_protest]
