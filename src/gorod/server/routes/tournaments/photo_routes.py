"""Photos of players: sent by the desk or by the player himself, seen by whoever sees the list."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from litestar import Request, Response, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.server.access.principal import Kind
from gorod.server.http.error_responses import Problem
from gorod.server.http.guard import asking
from gorod.server.journal import note
from gorod.server.pictures import LARGEST, cleaned
from gorod.server.routes.tournaments.tournament_routes import DESK, desk_at
from gorod.server.services import Services
from gorod.server.store.stored_rows import Photo
from gorod.server.time_source import stamp
from gorod.server.tournaments.live_tournament import LiveDesk
from gorod.server.tournaments.people.views import listed

Ask = Request[Any, Any, Any]
PHOTO = f"{DESK}/people/{{player:str}}/photo"
VIEW = {"operation": "tournament-view"}
OWN = {"operation": "tournament-photo"}


async def _player(services: Services, tournament: str, player: str, request: Ask) -> str:
    desk = await desk_at(services, tournament)
    own = listed(desk.t, asking(request), player)
    if own is None:
        raise Problem(404)
    return own


async def _own(services: Services, tournament: str, player: str, request: Ask) -> str:
    """A player has to do with his own photo alone."""
    own, by = await _player(services, tournament, player, request), asking(request)
    if by.kind == Kind.PLAYER and by.who != own:
        raise Problem(403)
    return own


async def photographed(services: Services, desk: LiveDesk) -> set[str]:
    """The players of whom there is a photo."""
    return set(await services.store.photographed(desk.id))


@get(f"{DESK}/photos", opt=VIEW)
async def photos_list(
    tournament: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> list[str]:
    """The ids of the players of whom there is a photo."""
    desk, by = await desk_at(services, tournament), asking(request)
    there = await photographed(services, desk)
    return sorted(player for player in there if listed(desk.t, by, player) == player)


@get(PHOTO, opt=VIEW, media_type="image/*")
async def photo_view(
    tournament: FromPath[str],
    player: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[bytes]:
    """The photo; asked for again it is sent again only if it is another one."""
    own = await _player(services, tournament, player, request)
    photo = await services.store.photo(tournament, own)
    if photo is None:
        raise Problem(404)
    mark = f'"{hashlib.sha256(photo.body).hexdigest()[:32]}"'
    headers = {"etag": mark, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers, media_type=photo.kind)
    return Response(photo.body, headers=headers, media_type=photo.kind)


@put(PHOTO, opt=OWN, status_code=204, request_max_body_size=LARGEST)
async def photo_put(
    tournament: FromPath[str],
    player: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """A JPEG, PNG or WebP; what the camera wrote into it is not kept."""
    own = await _own(services, tournament, player, request)
    found = await asyncio.to_thread(cleaned, await request.body())
    if found is None:
        raise Problem(422, "no-picture")
    kind, body = found
    photo = Photo(tournament, own, kind, stamp(services.time.now()), body)
    await services.store.put_photo(photo)
    note("photo kept", tournament=tournament, player=own, by=asking(request).label)


@delete(PHOTO, opt=OWN)
async def photo_drop(
    tournament: FromPath[str],
    player: FromPath[str],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """It is gone; backups made before have it."""
    own = await _own(services, tournament, player, request)
    await services.store.drop_photo(tournament, own)
    note("photo dropped", tournament=tournament, player=own, by=asking(request).label)


HANDLERS = [photos_list, photo_view, photo_put, photo_drop]
