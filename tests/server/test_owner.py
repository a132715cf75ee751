"""The owner of the server, and offices that people add to their own accounts."""

import asyncio

from gorod.server.access.principal import SERVER, Origin
from gorod.server.config import Config, Limits
from gorod.server.store.row_codecs import BACKED_UP, POSTS, SETTINGS
from gorod.server.store.stored_rows import Setting
from tests.kit.running_server import LOOSE, SteeredTime, served, serving
from tests.server.tournaments.kit import ServedTournament

PASSWORD = "длинный пароль"  # noqa: S105  of accounts that live for one test


async def signed_in(server, name, *, register=True):
    """The cookie of an account."""
    account = {"name": name, "password": PASSWORD}
    told = None
    if register:
        told = (await server.http.post("/api/accounts", json=account)).json()
    signed = await server.http.post("/api/sessions", json=account)
    server.http.cookies.clear()
    return {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}, told


async def the_owner(server):
    """Made as at the first start: the link that is printed sets the password."""
    key = await server.services.owners.first_start()
    assert await server.services.owners.first_start() is None
    body = {"key": key, "password": PASSWORD}
    name = (await server.http.post("/api/recovery/link", json=body)).json()["name"]
    headers, _ = await signed_in(server, name, register=False)
    assert (await server.http.get("/api/me", headers=headers)).json()["standing"] == "owner"
    return headers


@served
async def test_whoever_registers_waits_where_the_owner_approves(server):
    owner = await the_owner(server)
    way = {"way": "approved"}
    await server.http.put("/api/server/registration", json=way, headers=owner)
    club, told = await signed_in(server, "Клуб")
    other, refused = await signed_in(server, "Спам")
    assert (told["waiting"], refused["waiting"]) == (True, True)
    assert (await server.http.get("/api/me", headers=club)).json()["standing"] == "waiting"
    body = {"name": "Кубок", "regulation": {}}
    assert (await server.http.post("/api/tournaments", json=body, headers=club)).status_code == 403
    view = (await server.http.get("/api/server", headers=owner)).json()
    assert [one["name"] for one in view["waiting"]] == ["Клуб", "Спам"]
    assert view["bytes"] > 0
    assert view["free"] > 0
    assert (view["backed_up"], view["backup_late"]) == (None, False)
    made = "2020-11-14T00:00:00.000Z"
    await server.services.store.put(SETTINGS, Setting(BACKED_UP, made))
    view = (await server.http.get("/api/server", headers=owner)).json()
    assert (view["backed_up"], view["backup_late"]) == (made, True)
    at = "/api/server/accounts"
    approved = await server.http.post(f"{at}/{told['account']}", headers=owner)
    assert approved.status_code == 204
    gone = await server.http.delete(f"{at}/{refused['account']}", headers=owner)
    assert gone.status_code == 204
    assert (await server.http.delete(f"{at}/{told['account']}", headers=owner)).status_code == 404
    assert (await server.http.get("/api/me", headers=club)).json()["standing"] == ""
    assert (await server.http.get("/api/me", headers=other)).status_code == 401


@served
async def test_the_owner_hides_removes_and_calls_official(server):
    owner = await the_owner(server)
    desk = await ServedTournament(server, SteeredTime()).opened()
    await desk.shown()
    path, at = f"/api/tournaments/{desk.id}", f"/api/server/tournaments/{desk.id}"

    async def public():
        server.http.cookies.clear()
        listed = [one["id"] for one in (await server.http.get("/api/tournaments")).json()]
        return (await server.http.get(path)).status_code, desk.id in listed

    assert await public() == (200, True)
    await server.http.put(at, json={"official": True}, headers=owner)
    assert (await server.http.get(path)).json()["official"] is True
    (line,) = (await server.http.get("/api/tournaments")).json()
    assert line["official"] is True

    await server.http.put(at, json={"hidden": True}, headers=owner)
    assert await public() == (404, False)
    organiser = await official(server, desk, "org")
    assert (await server.http.get(path, headers=organiser)).status_code == 200
    again = await server.http.put(f"{path}/shown", json={"shown": True}, headers=organiser)
    assert (again.status_code, again.json()["code"]) == (409, "hidden-by-owner")

    await server.http.put(at, json={"removed": True}, headers=owner)
    assert (await server.http.get(path, headers=organiser)).status_code == 404
    await server.http.put(at, json={}, headers=owner)
    assert (await server.http.get(path, headers=organiser)).status_code == 200
    assert await public() == (404, False), "its organiser shows it again, not the owner"


async def official(server, desk, who):
    """Return the link of an official; `org` is the maker of the tournament."""
    row = await server.services.store.tournament(desk.id)
    own = row.organiser if who == "org" else who
    minted = await server.services.links.mint(desk.id, f"official:{own}", Origin(SERVER))
    return {"authorization": f"Bearer {minted.token}", "x-link": minted.link.id}


@served
async def test_an_office_that_was_given_by_link_is_added_to_an_account(server):
    desk = await ServedTournament(server, SteeredTime()).opened()
    server.http.cookies.clear()
    secretary, organiser = (
        await official(server, desk, "secretary"),
        await official(server, desk, "org"),
    )
    path = f"/api/tournaments/{desk.id}"
    alone = await server.http.post(f"{path}/post", headers=secretary)
    assert (alone.status_code, alone.json()["code"]) == (422, "attach-sign-in")
    own, _ = await signed_in(server, "Ольга Ким")
    assert (await server.http.get(path, headers=own)).status_code == 404
    added = await server.http.post(f"{path}/post", headers={**secretary, **own})
    assert added.status_code == 204

    told = (await server.http.get(path, headers=own)).json()
    assert told["me"]["who"] == "secretary"
    assert desk.id in (await server.http.get("/api/me", headers=own)).json()["tournaments"]
    listed = (await server.http.get("/api/tournaments", headers=own)).json()
    assert [one["id"] for one in listed] == [desk.id]
    assert (await server.http.get(path, headers=secretary)).status_code == 200

    # Revoking the link also removes the office from accounts.
    ended = await server.http.delete(f"{path}/links/{secretary['x-link']}", headers=organiser)
    assert ended.status_code == 204
    assert (await server.http.get(path, headers=own)).status_code == 404
    assert await server.services.store.found(POSTS) == []


@served
async def test_an_office_leaves_the_account_by_its_owners_wish_or_with_the_office(server):
    desk = await ServedTournament(server, SteeredTime()).opened()
    server.http.cookies.clear()
    secretary = await official(server, desk, "secretary")
    path = f"/api/tournaments/{desk.id}"
    own, _ = await signed_in(server, "Ольга Ким")
    await server.http.post(f"{path}/post", headers={**secretary, **own})
    assert (await server.http.delete(f"/api/me/posts/{desk.id}", headers=own)).status_code == 204
    assert (await server.http.get(path, headers=own)).status_code == 404
    assert (await server.http.get(path, headers=secretary)).status_code == 200
    assert (await server.http.delete(f"/api/me/posts/{desk.id}", headers=own)).status_code == 404


@served
async def test_the_organiser_sees_whose_account_holds_an_office_and_detaches_it(server):
    desk = await ServedTournament(server, SteeredTime()).opened()
    server.http.cookies.clear()
    secretary, organiser = (
        await official(server, desk, "secretary"),
        await official(server, desk, "org"),
    )
    path = f"/api/tournaments/{desk.id}"
    assert (await server.http.get(f"{path}/posts", headers=organiser)).json() == []
    own, told = await signed_in(server, "Ольга Ким")
    await server.http.post(f"{path}/post", headers={**secretary, **own})
    (held,) = (await server.http.get(f"{path}/posts", headers=organiser)).json()
    assert held.pop("since")
    assert held == {"who": "secretary", "account": told["account"], "name": "Ольга Ким"}

    for other in (secretary, own):
        assert (await server.http.get(f"{path}/posts", headers=other)).status_code == 403
    at = f"{path}/posts/{told['account']}"
    assert (await server.http.delete(at, headers=own)).status_code == 403
    assert (await server.http.delete(at, headers=organiser)).status_code == 204
    assert (await server.http.delete(at, headers=organiser)).status_code == 404
    assert (await server.http.get(path, headers=own)).status_code == 404
    assert (await server.http.get(path, headers=secretary)).status_code == 200, "by the link"
    assert (await server.http.get(f"{path}/posts", headers=organiser)).json() == []


@served
async def test_the_owner_sees_the_limits_and_how_far_they_are_used(server):
    owner = await the_owner(server)
    await server.http.get("/api/me", headers={"authorization": "Bearer x"})
    await ServedTournament(server, SteeredTime()).opened()
    made = await server.table()
    async with server.socket(made.tokens["hall"]):
        view = (await server.http.get("/api/server", headers=owner)).json()
    assert 0 < view["free"] < view["disk"]
    assert view["cups"] == 1
    config = server.services.config.limits
    rates = {one["what"]: one for one in view["rates"]}
    assert set(rates) == {*server.services.limiters, "frame", "far-undo"}
    assert rates["frame"]["per_minute"] == config.frame.per_second * 60
    sizes = {one["what"]: one for one in view["sizes"]}
    assert sizes["sockets"]["now"] == 1
    assert sizes["sockets-of-a-table"]["most"] == config.sockets_per_table
    assert (sizes["request"]["most"], sizes["request"]["unit"]) == (16_384, "bytes")
    assert view["letters"] == {"sender": "", "sent": 0, "failed": 0, "waiting": 0, "most": 200}


def test_the_owner_sees_how_often_a_limit_was_met(tmp_path):
    async def whole():
        limits = Limits(account=LOOSE.account, sign_in=LOOSE.sign_in)
        async with serving(tmp_path, Config(limits=limits), time=SteeredTime()) as server:
            owner = await the_owner(server)
            for _ in range(23):
                await server.http.get("/api/me", headers={"authorization": "Bearer x"})
            view = (await server.http.get("/api/server", headers=owner)).json()
            refused = {one["what"]: one["refused"] for one in view["rates"]}
            assert refused["wrong-token"] == 3
            assert refused["sign-in"] == 0

    asyncio.run(whole())
