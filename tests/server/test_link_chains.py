"""A link is never more than the one it was made from, and it ends with it: everywhere, at once."""

import asyncio

import pytest

from gorod.server.access.links import EndedLinkError
from gorod.server.access.principal import Origin, Principal
from gorod.server.access.rights import AT_TABLES, KINDS, LATE, RIGHTS, may
from gorod.server.config import Config
from gorod.server.store.row_codecs import LINKS, TICKETS
from tests.kit.running_server import AT_ONCE, CARDS, LOOSE, SteeredTime, served, serving

HOUR = 3600


async def ended(server, made, scope, by="judge"):
    path = f"/api/tables/{made.id}/links/{made.links[scope]}"
    return await server.http.delete(path, headers=made.bearer(by))


async def from_link(server, made, token, scope, **more):
    """A link that is made with the token of another one."""
    by = {"authorization": f"Bearer {token}"}
    path = f"/api/tables/{made.id}/links"
    return await server.http.post(path, json={"scope": scope, **more}, headers=by)


async def view(server, made, token):
    by = {"authorization": f"Bearer {token}"}
    return await server.http.get(f"/api/tables/{made.id}/view", headers=by)


async def ticket(server, made, scope):
    told = await server.http.post("/api/tickets", headers=made.bearer(scope))
    assert told.status_code == 201, told.text
    return {"type": "hello", "ticket": told.json()["ticket"]}


@served
async def test_a_ticket_of_a_link_that_was_revoked_opens_nothing(server):
    made = await server.table()
    await server.link(made, "side-judge")
    hello = await ticket(server, made, "side-judge")
    assert (await ended(server, made, "side-judge")).status_code == 204
    async with server.bare() as late:
        await late.send(hello)
        assert (await late.next())["code"] == "unauthorised"


def test_a_ticket_past_its_time_or_its_links_time_opens_nothing(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            made = await server.table()
            await server.link(made, "side-judge", hours=1)
            time.pass_(HOUR - 10)
            hellos = [await ticket(server, made, scope) for scope in ("side-judge", "hall")]
            time.pass_(11)
            for hello, code in zip(hellos, ("error", "welcome"), strict=True):
                async with server.bare() as viewer:
                    await viewer.send(hello)
                    assert (await viewer.next())["type"] == code
            waits = await ticket(server, made, "hall")
            time.pass_(31)
            async with server.bare() as viewer:
                await viewer.send(waits)
                assert (await viewer.next())["code"] == "unauthorised"
            # Links that nobody has used are deleted, not kept for ever.
            await ticket(server, made, "hall")
            time.pass_(61)
            await ticket(server, made, "hall")
            assert len(await server.services.store.found(TICKETS)) == 1

    asyncio.run(whole())


@served
async def test_a_link_ends_with_everything_that_was_made_from_it(server):
    made = await server.table()
    await server.link(made, "side-judge")
    second = (await from_link(server, made, made.tokens["judge"], "judge")).json()
    third = (await from_link(server, made, second["token"], "judge")).json()
    hall = (await from_link(server, made, third["token"], "hall")).json()
    by = {"authorization": f"Bearer {third['token']}"}
    told = (await server.http.post("/api/tickets", headers=by)).json()
    async with server.socket(hall["token"]) as screen, server.socket(third["token"]) as judge:
        await screen.view()
        await judge.view()
        path = f"/api/tables/{made.id}/links/{second['id']}"
        assert (await server.http.delete(path, headers=made.bearer("judge"))).status_code == 204
        for viewer in (screen, judge):
            gone = await asyncio.wait_for(viewer.until("gone"), AT_ONCE)
            assert gone["code"] == "revoked"
    for one in (second, third, hall):
        assert (await view(server, made, one["token"])).status_code == 401
    async with server.bare() as late:
        await late.send({"type": "hello", "ticket": told["ticket"]})
        assert (await late.next())["code"] == "unauthorised"
    for scope in ("judge", "side-judge", "hall", "seat:3"):
        assert (await view(server, made, made.tokens[scope])).status_code == 200


@served
async def test_nothing_is_made_from_a_link_that_has_ended(server):
    """The link ends between the question who asks and the making of the new one."""
    made = await server.table()
    await server.services.hub.end_link(made.links["judge"], "anonymous")
    child = Origin("anonymous", made.links["judge"])
    with pytest.raises(EndedLinkError):
        await server.services.links.mint(made.id, "judge", child)


def test_a_link_that_is_told_late_only_watches(tmp_path):
    async def whole():
        async with serving(tmp_path) as server, server.dealt(CARDS) as (made, _):
            late = (await from_link(server, made, made.tokens["judge"], "judge", delay=60)).json()
            by = {"authorization": f"Bearer {late['token']}"}
            at = f"/api/tables/{made.id}"
            refused = [
                await from_link(server, made, late["token"], "judge"),
                await from_link(server, made, late["token"], "hall", delay=60),
                await server.http.get(f"{at}/links", headers=by),
                await server.http.delete(f"{at}/links/{made.links['judge']}", headers=by),
                await server.http.post(f"{at}/close", headers=by),
                await server.http.get(f"{at}/record", headers=by),
                await server.http.get(f"{at}/turns", headers=by),
                await server.http.get(f"{at}/tournament", headers=by),
            ]
            assert [one.status_code for one in refused] == [403] * len(refused)
            assert (await view(server, made, made.tokens["judge"])).status_code == 200

    asyncio.run(whole())


def test_whoever_is_told_late_has_no_right_to_change_anything():
    """For every operation of every kind: a delayed link is refused what is not allowed to it."""
    for kind in KINDS_WITH_LINKS:
        allowed = {name for name in RIGHTS if may(Principal(kind, "t", delay=1), name)}
        assert allowed <= LATE
    assert not any(name.startswith(("link-c", "link-r", "wish-", "table-close")) for name in LATE)


KINDS_WITH_LINKS = tuple(map(str, AT_TABLES))


def test_a_link_lives_no_longer_than_the_one_it_was_made_from(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            made = await server.table()
            first = (await from_link(server, made, made.tokens["judge"], "judge", hours=1)).json()
            for hours in ({}, {"hours": 48}):
                child = (await from_link(server, made, first["token"], "judge", **hours)).json()
                assert child["expires"] == first["expires"]
            short = Origin("anonymous", first["id"], delay=30, expires=first["expires"])
            link = (await server.services.links.mint(made.id, "hall", short, delay=5)).link
            assert (link.delay, link.expires) == (30, first["expires"])
            time.pass_(HOUR + 1)
            assert (await view(server, made, child["token"])).status_code == 401

    asyncio.run(whole())


@served
async def test_a_link_does_not_end_those_from_which_it_was_made(server):
    made = await server.table()
    second = (await from_link(server, made, made.tokens["judge"], "judge")).json()
    third = (await from_link(server, made, second["token"], "judge")).json()
    by = {"authorization": f"Bearer {third['token']}"}
    for above in (made.links["judge"], second["id"]):
        path = f"/api/tables/{made.id}/links/{above}"
        assert (await server.http.delete(path, headers=by)).status_code == 403
    path = f"/api/tables/{made.id}/links/{third['id']}"
    assert (await server.http.delete(path, headers=by)).status_code == 204


@served
async def test_every_command_asks_for_its_link_again(server):
    """Another process has revoked the link, and its word is still under way."""
    async with server.dealt(CARDS) as (made, judge):
        assert (await judge.do("proceed"))["type"] == "ack"
        await server.services.store.revoke_link(made.links["judge"])
        server.services.links.forget(made.id)
        told = await judge.do("proceed")
        assert (told["type"], told["code"]) == ("error", "unauthorised")


@served
async def test_a_link_knows_who_began_its_chain(server):
    made = await server.table()
    child = (await from_link(server, made, made.tokens["judge"], "hall")).json()
    (row,) = await server.services.store.found(LINKS, id=child["id"])
    assert (row.parent, row.maker) == (made.links["judge"], "anonymous")
    own = (await server.services.store.found(LINKS, id=made.links["seat:1"]))[0]
    assert (own.parent, own.maker) == ("", "anonymous")


@pytest.mark.parametrize(
    ("by", "root"),
    [
        (Principal("judge", "t", link="k", maker="official:chief"), "official:chief"),
        (Principal("chief", "c", link="k", who="chief"), "official:chief"),
        (Principal("player", "c", link="k", who="p1"), "player:p1"),
        (Principal("organiser", "c", account=7, who="account:7"), "account:7"),
        (Principal("desk-judge", "c", account=7, who="second"), "official:second"),
        (Principal("owner", "t", account=7), "account:7"),
        (Principal(), "anonymous"),
    ],
)
def test_one_person_answers_for_whatever_a_link_does(by, root):
    assert by.root == root
    assert by.origin.parent == by.link
    assert by.kind in KINDS


def test_an_overlay_with_roles_is_told_late_while_the_game_is_played(tmp_path):
    async def whole():
        config = Config(limits=LOOSE)
        async with serving(tmp_path, config) as server, server.dealt(CARDS) as (made, judge):
            for asked, given in ((0, 15), (14, 15), (15, 15), (60, 60)):
                own = made.tokens["judge"]
                told = await from_link(server, made, own, "overlay-roles", delay=asked)
                assert told.json()["delay"] == given
            for scope in ("hall", "overlay", "side-judge"):
                told = await from_link(server, made, made.tokens["judge"], scope)
                assert told.json()["delay"] == 0
            assert (await judge.do("defeat", seat=8, clause="6.8.1"))["type"] == "ack"
            told = await from_link(server, made, made.tokens["judge"], "overlay-roles")
            assert told.json()["delay"] == 0

    asyncio.run(whole())


@served
async def test_a_table_that_was_closed_by_mistake_goes_on(server):
    async with server.dealt(CARDS) as (made, judge):
        at, by = f"/api/tables/{made.id}", made.bearer("judge")
        assert (await server.http.post(f"{at}/close", headers=by)).status_code == 204
        gone = await asyncio.wait_for(judge.until("gone"), AT_ONCE)
        assert gone["code"] == "closed"
    for scope in ("side-judge", "seat:1", "hall"):
        if scope == "side-judge":
            await server.link(made, scope)
        told = await server.http.post(f"{at}/reopen", headers=made.bearer(scope))
        assert told.status_code == 403
    assert (await server.http.post(f"{at}/reopen", headers=by)).status_code == 204
    async with server.judge(made, "another console") as judge:
        assert (await judge.do("proceed"))["type"] == "ack"
