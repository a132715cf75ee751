"""Photos of players: officials or the players send them, and whoever sees the list sees them."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from litestar import Request, Response, delete, get, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from gorod.server.access.principal import Kind, Principal
from gorod.server.http.error_responses import Problem, or_404
from gorod.server.journal import note
from gorod.server.pictures import LARGEST, cleaned
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.store.stored_rows import Photo
from gorod.server.time_source import stamp
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.people.views import listed
from gorod.tournament.ids import PersonId

Ask = Request[Any, Any, Any]
PHOTO = f"{TOURNAMENT}/people/{{player:str}}/photo"
VIEW = {"operation": "tournament-view"}
PHOTOS = {"operation": "tournament-photo"}


def _listed(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    player: FromPath[PersonId],
) -> str:
    """The id by which the list has this player; 404 if whoever asks does not see them there."""
    return or_404(listed(stream.t, by, player))


def _own(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    player: FromPath[PersonId],
) -> str:
    """The same for changes: a player changes nobody's photo but their own."""
    own = _listed(stream, by, player)
    if by.kind == Kind.PLAYER and by.who != own:
        raise Problem(403)
    return own


LISTED = {"own": Provide(_listed, sync_to_thread=False)}
OWN = {"own": Provide(_own, sync_to_thread=False)}


async def photographed(services: Services, stream: LiveTournament) -> set[PersonId]:
    """The players of whom there is a photo."""
    return set(map(PersonId, await services.store.photographed(stream.id)))


@get(f"{TOURNAMENT}/photos", opt=VIEW)
async def photos_list(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> list[str]:
    """The ids of the players of whom there is a photo."""
    there = await photographed(services, stream)
    return sorted(player for player in there if listed(stream.t, by, player) == player)


@get(PHOTO, opt=VIEW, dependencies=LISTED, media_type="image/*")
async def photo_view(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[bytes]:
    """The photo; asked for again it is sent again only if it is another one."""
    photo = await services.store.photo(stream.id, own)
    if photo is None:
        raise Problem(404)
    mark = f'"{hashlib.sha256(photo.body).hexdigest()[:32]}"'
    headers = {"etag": mark, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers, media_type=photo.kind)
    return Response(photo.body, headers=headers, media_type=photo.kind)


@put(PHOTO, opt=PHOTOS, dependencies=OWN, status_code=204, request_max_body_size=LARGEST)
async def photo_put(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[str],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """A JPEG, PNG or WebP; what the camera wrote into it is not kept."""
    found = await asyncio.to_thread(cleaned, await request.body())
    if found is None:
        raise Problem(422, "no-picture")
    kind, body = found
    photo = Photo(stream.id, own, kind, stamp(services.time.now()), body)
    await services.store.put_photo(photo)
    note("photo kept", tournament=stream.id, player=own, by=by.label)


@delete(PHOTO, opt=PHOTOS, dependencies=OWN)
async def photo_drop(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[str],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """It is gone; backups made before have it."""
    await services.store.drop_photo(stream.id, own)
    note("photo dropped", tournament=stream.id, player=own, by=by.label)


HANDLERS = [photos_list, photo_view, photo_put, photo_drop]
