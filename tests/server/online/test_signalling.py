"""Browsers of players agree on their voices through the server, which hands on what they say."""

import asyncio

import pytest

from gorod.server.config import Config, SettingError, configured
from gorod.server.ice import LASTS_S, ice_servers
from tests.kit.running_server import LOOSE, served, serving

ONLINE = {"rules": "fiim-2019", "options": [], "size": 10, "online": {"judge": "human"}}


async def online_table(server):
    """An online table at which three people have sat down."""
    made = (await server.http.post("/api/online", json=ONLINE)).json()
    tokens = {link["scope"]: link["token"] for link in made["links"]}
    by = {"authorization": f"Bearer {tokens['lobby']}"}
    for seat in (1, 2, 3):
        body = {"key": f"{seat}" * 24, "name": f"Player {seat}", "seat": seat}
        path = f"/api/tables/{made['table']}/join"
        answer = await server.http.post(path, json=body, headers=by)
        tokens[f"seat:{seat}"] = answer.json()["token"]
    return made["table"], tokens


@served
async def test_a_signal_reaches_the_seat_that_it_names_and_nobody_else(server):
    _, tokens = await online_table(server)
    async with (
        server.socket(tokens["seat:1"], console="phone-of-one") as one,
        server.socket(tokens["seat:2"]) as two,
        server.socket(tokens["seat:3"]) as three,
        server.socket(tokens["judge"]) as judge,
    ):
        for viewer in (one, two, three, judge):
            await viewer.view()
        await one.send({"type": "signal", "to": 2, "data": '{"is":"hello"}'})
        heard = await two.until("signalled")
        assert (heard["seat"], heard["data"]) == (1, '{"is":"hello"}')
        await two.send({"type": "signal", "to": 1, "device": heard["device"], "data": "back"})
        assert (await one.until("signalled"))["data"] == "back"
        await two.send({"type": "signal", "to": 1, "device": "another", "data": "lost"})
        assert await three.quiet()
        assert await judge.quiet()
        assert await one.quiet()


@served
async def test_only_players_of_an_online_table_signal(server):
    _, tokens = await online_table(server)
    around = await server.table()
    signal = {"type": "signal", "to": 2, "data": "hello"}
    for token in (tokens["judge"], tokens["hall"], around.tokens["seat:1"]):
        async with server.socket(token) as viewer:
            await viewer.send(signal)
            assert (await viewer.until("error"))["code"] == "forbidden"


@served
async def test_a_signal_does_not_leave_its_table(server):
    _, tokens = await online_table(server)
    _, others = await online_table(server)
    async with (
        server.socket(tokens["seat:1"]) as one,
        server.socket(others["seat:2"]) as stranger,
    ):
        await one.view()
        await stranger.view()
        await one.send({"type": "signal", "to": 2, "data": "hello"})
        assert await stranger.quiet()


@served
async def test_an_ended_link_signals_no_more_and_a_long_signal_is_none(server):
    table, tokens = await online_table(server)
    async with server.socket(tokens["seat:1"]) as one, server.socket(tokens["seat:2"]) as two:
        await one.view()
        await two.view()
        await one.send({"type": "signal", "to": 2, "data": "x" * 8_193})
        assert (await one.until("error"))["code"] == "malformed"
        host = {"authorization": f"Bearer {tokens['host']}"}
        body = {"id": "kick", "seen": 0, "wish": {"wish": "kick", "seat": 1}}
        path = f"/api/tables/{table}/commands"
        assert (await server.http.post(path, json=body, headers=host)).json()["type"] == "ack"
        assert (await one.until("gone"))["code"] == "kicked"
        assert (await two.view())["online"]["seats"][0]["taken"] is False
        assert await two.quiet()


def test_players_are_told_the_servers_and_others_are_not(tmp_path):
    ice = "stun:stun.example.org turn:turn.example.org:3478?transport=udp"

    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE, ice=ice)) as server:
            await told_the_servers(server)

    asyncio.run(whole())


async def told_the_servers(server):
    table, tokens = await online_table(server)
    path = f"/api/tables/{table}/voice"
    by = {scope: {"authorization": f"Bearer {token}"} for scope, token in tokens.items()}
    told = (await server.http.get(path, headers=by["seat:1"])).json()
    assert [one["urls"] for one in told["servers"]] == [
        "stun:stun.example.org",
        "turn:turn.example.org:3478?transport=udp",
    ]
    for scope in ("judge", "hall", "host", "lobby"):
        assert (await server.http.get(path, headers=by[scope])).status_code == 403, scope
    around = await server.table()
    own = await server.http.get(f"/api/tables/{around.id}/voice", headers=around.bearer("seat:1"))
    assert own.status_code == 404


def test_a_turn_server_is_given_a_password_that_ends():
    """`printf '44200:abc' | openssl dgst -sha1 -hmac 'open sesame' -binary | base64` agrees."""
    plain, turn = ice_servers("stun:a.example turn:b.example", "open sesame", 1_000, "abc")
    assert (plain.username, plain.credential) == ("", "")
    assert turn.username == f"{1_000 + LASTS_S}:abc"
    assert turn.credential == "5ZB0dNuW1MLs4pvMfH8secDsCsQ="


@pytest.mark.parametrize(
    ("flags", "wrong"),
    [
        ({"ice": "http://example.org"}, "ice"),
        ({"ice": "stun:a.example", "voice_relay": "yes"}, "voice_relay"),
        ({"turn_secret_file": "/nowhere"}, "turn_secret_file"),
    ],
)
def test_settings_that_make_no_sense_are_refused(flags, wrong):
    with pytest.raises(SettingError, match=wrong):
        configured(flags, {})


@served
async def test_only_a_players_page_may_ask_for_a_microphone(server):
    for path, allowed in (("/play", "microphone=(self)"), ("/judge", "microphone=()")):
        policies = (await server.http.get(path)).headers.get_list("permissions-policy")
        assert len(policies) == 1, path
        assert allowed in policies[0], path
