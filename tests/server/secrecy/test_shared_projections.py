"""Viewers share a projection only where they may know the same.

Whoever comes is told what they would be told if they were alone at the table, whoever came before
them, by socket and over HTTP.
"""

import asyncio
import json
from itertools import permutations

import pytest

from gorod.engine import commands as c
from gorod.server.access.principal import Principal
from gorod.server.hub.table_room import TableRoom, eyes_of
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Do, Take
from gorod.server.wire.gallery import Gallery
from gorod.server.wire.watcher import Eyes
from tests.kit.running_server import CARDS, NAMES
from tests.server.secrecy.clients import called

SCOPES = ("judge", "side-judge", "seat:1", "seat:8", "hall", "overlay", "overlay-roles")
MADE = ("side-judge", "overlay-roles")


async def _told(client, scopes):
    """Return everything that the last of these viewers gets at a table where all of them watch."""
    client.chance._random.seed(7)
    body = json.dumps({"rules": "fiim-2019", "names": NAMES}).encode()
    made = json.loads((await client.http("POST", "/api/tables", body=body)).body)
    table, tokens = made["table"], {link["scope"]: link["token"] for link in made["links"]}
    for scope in MADE:
        wanted = json.dumps({"scope": scope, "delay": 0}).encode()
        path = f"/api/tables/{table}/links"
        link = await client.http("POST", path, tokens["judge"], wanted)
        tokens[scope] = json.loads(link.body)["token"]
    live, judge = await client.services.hub.tables.get(table), Principal("judge", table)

    async def enter(number, wish):
        asked = Ask(f"j{number}", live.timeline.version, wish)
        await client.services.hub.submit(live, Sender(judge, "console"), asked)

    await enter(1, Take())
    await enter(2, Do(c.Deal(CARDS)))
    sockets, looked = [], []
    for scope in scopes:
        looked.append(await client.http("GET", f"/api/tables/{table}/view", tokens[scope]))
        sockets.append(await client.socket())
        await sockets[-1].send(json.dumps({"type": "hello", "token": tokens[scope]}))
        await asyncio.sleep(0)
    frames = [await sockets[-1].recv(), await sockets[-1].recv()]
    await enter(3, Do(c.Order((1, 2, 3))))
    await enter(4, Do(c.Proceed()))
    frames.append(await sockets[-1].recv())
    for socket in sockets:
        await socket.close()
    return looked[-1].body, frames


def told(*scopes):
    async def whole():
        async with called(roles_delay=0) as client:
            return await _told(client, scopes)

    return asyncio.run(whole())


def strangers():
    """Return pairs of viewers of whom the second gets something else than if they were alone."""
    alone = {scope: told(scope) for scope in SCOPES}
    return [pair for pair in permutations(SCOPES, 2) if told(*pair) != alone[pair[1]]]


def test_whoever_came_before_changes_nothing_that_a_viewer_is_told():
    assert strangers() == []


def _room(patch):
    real = TableRoom.join

    def join(self, connection, seen):
        mine = eyes_of(connection)
        for eyes, watch in list(self._watches.items()):
            if (eyes.viewer, eyes.delay) == (mine.viewer, mine.delay):
                self._watches[mine] = watch
        return real(self, connection, seen)

    patch(TableRoom, "join", join)


def _gallery(patch):
    real = Gallery.watcher
    first = {}

    def watcher(self, eyes):
        kept = first.setdefault((id(self), eyes.viewer, eyes.delay), eyes)
        return real(self, Eyes(kept.kind, eyes.viewer, eyes.delay))

    patch(Gallery, "watcher", watcher)


@pytest.mark.parametrize("plant", [_room, _gallery])
def test_projections_that_are_shared_by_viewer_alone_are_caught(plant, monkeypatch):
    """An overlay with roles looks on first, and then the hall is sent all of them."""
    plant(monkeypatch.setattr)
    assert told("overlay-roles", "hall") != told("hall")
