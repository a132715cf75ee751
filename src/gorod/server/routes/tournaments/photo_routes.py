"""HTTP routes for photos of players, sent by officials or players, seen by readers of the list."""

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
    """Return the player's id on the list; raise 404 if the sender does not see them there."""
    return or_404(listed(stream.t, by, player))


def _own(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    player: FromPath[PersonId],
) -> str:
    """Return the player's id for a change; players may only change their own photo."""
    own = _listed(stream, by, player)
    if by.kind == Kind.PLAYER and by.who != own:
        raise Problem(403)
    return own


LISTED = {"own": Provide(_listed, sync_to_thread=False)}
OWN = {"own": Provide(_own, sync_to_thread=False)}


async def photographed(services: Services, stream: LiveTournament) -> set[PersonId]:
    """Return the ids of the players who have a photo."""
    return set(map(PersonId, await services.store.photographed(stream.id)))


@get(f"{TOURNAMENT}/photos", opt=VIEW)
async def photos_list(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> list[str]:
    """List the ids of the players who have a photo."""
    there = await photographed(services, stream)
    return sorted(player for player in there if listed(stream.t, by, player) == player)


@get(PHOTO, opt=VIEW, dependencies=LISTED, media_type="image/*")
async def photo_view(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return the photo, with an `ETag`: an unchanged photo is not sent again."""
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
    """Store a photo (JPEG, PNG or WebP) without the metadata that the camera wrote into it."""
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
    """Delete the photo; backups made before still contain it."""
    await services.store.drop_photo(stream.id, own)
    note("photo dropped", tournament=stream.id, player=own, by=by.label)


HANDLERS = [photos_list, photo_view, photo_put, photo_drop]
