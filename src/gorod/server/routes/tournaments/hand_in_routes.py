"""A live table of a tournament: its judge asks the tournament with the link of the table alone."""

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
from gorod.server.tournaments.hand_in.views import Act, handed_in, protested, told_of
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.people.views import listed
from gorod.tournament.rounds import TableGame

TABLE = "/api/tables/{table:str}"
PHOTO = "/api/tournaments/{tournament}/people/{player}/photo"
ANYBODY = Principal()


class GameOfTable(NamedTuple):
    """The game for which a table is played, and its tournament."""

    stream: LiveTournament
    game: TableGame


async def _game_of(services: Services, live: LiveTable) -> GameOfTable | None:
    tie = await services.attendant.tournament_of(live)
    game = None if tie is None else tie[0].t.games.get(tie[1])
    return None if tie is None or game is None else GameOfTable(tie[0], game)


async def _own(
    live: NamedDependency[LiveTable], services: NamedDependency[Services]
) -> GameOfTable:
    """The table's game as it stands; 404 if the table is for none."""
    return or_404(await _game_of(services, live))


GAME = {"own": Provide(_own)}


@get(f"{TABLE}/tournament", opt={"operation": "table-tournament"}, dependencies=GAME)
async def table_tournament(
    live: NamedDependency[LiveTable],
    own: NamedDependency[GameOfTable],
    by: NamedDependency[Principal],
) -> TableOfTournament:
    """For which game of which tournament this table is; 404 if for none."""
    return told_of(own.stream, own.game, live, by)


@get(f"{TABLE}/photos", opt={"operation": "table-view"})
async def table_photos(
    live: NamedDependency[LiveTable], services: NamedDependency[Services]
) -> dict[str, str]:
    """By seat: where the photo of whoever sits there is, as far as everybody may see it."""
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
    """Whoever took the link signs the record; another person has to confirm it."""
    if not live.timeline.now.game.cards:
        raise Problem(404, "too-early")
    await services.attendant.attend(live)
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
    """A protest against this game goes to the tournament, within the document's window."""
    if data.seat > live.timeline.size:
        raise Problem(422)
    await services.attendant.attend(live)
    told, act = (data.text, data.clauses), Act(data.id, lang, by.root)
    answer = await protested(own.stream, own.game, data.seat, act, told)
    return answered(answer)


HANDLERS = [table_tournament, table_photos, table_hand_in, table_protest]
