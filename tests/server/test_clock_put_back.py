"""What has ended stays ended, even if the wall clock is changed."""

import asyncio
import json
from datetime import timedelta

import pytest

from gorod.server.journal import LOGGER, JsonLines
from gorod.server.time_source import ForwardTime
from tests.kit.running_server import SteeredTime, serving

PASSWORD = "длинный пароль"  # noqa: S105  of an account that lives for one test
YEAR = timedelta(days=365)


def test_the_clock_of_ends_goes_on_and_never_back():
    time = SteeredTime()
    forward = ForwardTime(time)
    begun = forward.now()
    time.pass_(10)
    assert forward.now() - begun == timedelta(seconds=10)
    time.wall -= YEAR
    assert forward.now() - begun == timedelta(seconds=10)
    time.pass_(5)
    assert forward.now() - begun == timedelta(seconds=15)
    time.wall += YEAR + timedelta(seconds=100)
    assert forward.now() - begun == timedelta(seconds=115)
    forward.not_before(begun + YEAR)
    forward.not_before(begun)
    assert forward.now() == begun + YEAR


async def ended(server, made):
    """Whether the link for an hour, and the session, open nothing."""
    table = await server.http.get(
        f"/api/tables/{made.id}/document", headers=made.bearer("side-judge")
    )
    return table.status_code == 401, (await server.http.get("/api/me")).status_code == 401


@pytest.mark.parametrize("while_running", [True, False])
def test_an_expired_link_and_session_do_not_live_again(
    tmp_path, caplog, monkeypatch, while_running
):
    monkeypatch.setattr(LOGGER, "propagate", True)
    time = SteeredTime()

    async def before():
        async with serving(tmp_path, time=time) as server:
            made = await server.table()
            await server.link(made, "side-judge", hours=1)
            account = {"name": "Клуб", "password": PASSWORD}
            assert (await server.http.post("/api/accounts", json=account)).status_code == 201
            signed = await server.http.post("/api/sessions", json=account)
            assert signed.status_code == 204, signed.text
            assert await ended(server, made) == (False, False)
            time.pass_(30 * 24 * 3600)
            assert await ended(server, made) == (True, True)
            if while_running:
                time.wall -= YEAR
                assert await ended(server, made) == (True, True)
            assert (await server.http.get("/healthz")).status_code == 200
            return made, dict(server.http.cookies)

    async def after(made, cookies):
        async with serving(tmp_path, time=time) as server:
            server.http.cookies.update(cookies)
            return await ended(server, made)

    known = asyncio.run(before())
    if not while_running:
        time.wall -= YEAR
    caplog.clear()
    assert asyncio.run(after(*known)) == (True, True)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    (line,) = [line for line in lines if line["what"] == "the clock of this machine was put back"]
    assert line["seconds"] > YEAR.total_seconds() - 60
