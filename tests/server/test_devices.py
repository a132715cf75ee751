"""A judge's or an official's link is opened once: the device then gets its own link."""

import asyncio

import pytest

from gorod.server.access.links import SECOND_THOUGHTS, TABLE_HOURS, TOURNAMENT_HOURS
from gorod.server.config import Config
from gorod.server.time_source import stamp_in
from tests.kit.running_server import LOOSE, SteeredTime, served, serving
from tests.server.tournaments.kit import desk_over_http


def bearer(token):
    return {"authorization": f"Bearer {token}"}


async def opened(server, headers):
    answer = await server.http.post("/api/link/device", headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def view(server, made, token):
    path = f"/api/tables/{made.id}/view"
    return (await server.http.get(path, headers=bearer(token))).status_code


def test_the_code_of_a_judges_link_is_worth_nothing_after_it_was_opened(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE), time=time) as server:
            made = await server.table()
            code = made.tokens["judge"]
            phone = await opened(server, bearer(code))
            assert phone["token"] != code
            assert phone["scope"] == "judge"
            time.pass_(SECOND_THOUGHTS - 1)
            browser = await opened(server, bearer(code))
            # What the first device got, the same person's other browser gets as well.
            assert browser["expires"] == phone["expires"]
            time.pass_(1)
            assert await view(server, made, code) == 401
            answer = await server.http.post("/api/link/device", headers=bearer(code))
            assert answer.status_code == 401
            for device in (phone, browser):
                assert await view(server, made, device["token"]) == 200

    asyncio.run(whole())


@served
async def test_whoever_ends_the_link_ends_it_on_every_device(server):
    made = await server.table()
    await server.link(made, "side-judge")
    phone = await opened(server, made.bearer("side-judge"))
    path = f"/api/tables/{made.id}/links/{made.links['side-judge']}"
    async with server.socket(phone["token"]) as socket:
        await socket.view()
        ended = await server.http.delete(path, headers=made.bearer("judge"))
        assert ended.status_code == 204
        assert (await socket.until("gone"))["code"] == "revoked"
    assert await view(server, made, phone["token"]) == 401


@pytest.mark.parametrize("scope", ["seat:1", "hall", "overlay"])
def test_links_that_open_no_secret_of_others_are_opened_anywhere(tmp_path, scope):
    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            answer = await server.http.post("/api/link/device", headers=made.bearer(scope))
            assert (answer.status_code, answer.json()["code"]) == (409, "link-shared")
            assert await view(server, made, made.tokens[scope]) == 200

    asyncio.run(whole())


def test_an_officials_link_opens_the_desk_on_one_device(tmp_path):
    async def whole():
        async with desk_over_http(tmp_path) as desk:
            http, code = desk.server.http, desk.headers["secretary"]
            own = await opened(desk.server, code)
            desk.headers["phone"] = bearer(own["token"])
            assert (await desk.read("", "phone"))["me"]["who"] == "secretary"
            desk.time.pass_(SECOND_THOUGHTS)
            assert (await desk.get("", "secretary")).status_code == 401
            assert (await desk.read("", "phone"))["me"]["who"] == "secretary"
            # An account is not a link, and has no link of its own.
            answer = await http.post("/api/link/device", headers=desk.headers["organiser"])
            assert answer.status_code == 403

    asyncio.run(whole())


def test_a_link_ends_by_itself_where_nobody_says_when(tmp_path):
    async def whole():
        async with desk_over_http(tmp_path) as desk:
            told = (await desk.post("/links", {"scope": "official:judge"})).json()
            assert told["expires"] == stamp_in(desk.time, TOURNAMENT_HOURS * 3600)
            made = await desk.server.http.post(
                "/api/tables", json={"rules": "fiim-2019", "names": [f"p{n}" for n in range(10)]}
            )
            ends = {link["expires"] for link in made.json()["links"]}
            assert ends == {stamp_in(desk.time, TABLE_HOURS * 3600)}

    asyncio.run(whole())
