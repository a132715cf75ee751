"""HTTP route for a copy of all data that a tournament keeps about a person."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.i18n import Catalogue
from gorod.server.access.principal import Kind, Principal, kind_and_who
from gorod.server.http.error_responses import Problem
from gorod.server.http.responses import attached
from gorod.server.journal import note
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.store.row_codecs import told_as
from gorod.server.time_source import stamp
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.people.views import person_for
from gorod.server.tournaments.personal_data.views import Kept, personal_data
from gorod.tournament.ids import PersonId

Ask = Request[Any, Any, Any]
JSON = "application/json"


@get(
    f"{TOURNAMENT}/people/{{person:str}}/data",
    opt={"operation": "tournament-person-data"},
    media_type=JSON,
)
async def person_data(
    stream: NamedDependency[LiveTournament],
    person: FromPath[PersonId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return a person's data. Organisers can get anybody's, others only their own."""
    own = stream.t.who(person)
    if own not in stream.t.players and own not in stream.t.officials:
        raise Problem(404)
    if Kind.ORGANISER not in by.kinds and stream.t.who(by.who) != own:
        raise Problem(403)
    found = [link for link in await services.store.links(stream.id) if _of(link.scope, own)]
    photo = await services.store.photo(stream.id, own)
    page = await person_for(stream, by, own, None, photo=photo is not None)
    ids = [name for one in stream.t.ids_of(own) for name in told_as(stream.id, one)]
    ways = [way for name in ids for way in await services.notify.subscriptions.of(name)]
    kept = Kept(photo, tuple(found), tuple(ways), page, stamp(services.time.now()))
    data = await asyncio.to_thread(personal_data, stream, by, own, kept, texts)
    note("personal data copied", tournament=stream.id, by=by.label)
    called = f"{texts.say('desk-file-person-data')}.json"
    return attached(data, "personal-data.json", JSON, called=called)


def _of(scope: str, person: PersonId) -> bool:
    found = kind_and_who(scope)
    return found is not None and found[1] == person


HANDLERS = [person_data]
