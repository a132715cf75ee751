"""Lines for later inquiries: an address, UTC, at every level, and never a secret."""

import asyncio
import json
import logging
import re
from contextlib import contextmanager

import msgspec

from gorod.server.access.limits import Rate
from gorod.server.config import Config
from gorod.server.journal import LOGGER, JsonLines
from tests.kit.running_server import LOOSE, SteeredTime, served, serving

UTC = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
PASSWORD = "никому не известный пароль"  # noqa: S105  of a club that lives for one test


@contextmanager
def journal(level=logging.WARNING):
    """The lines that are written meanwhile, at the level of a server that says little."""
    lines, handler, before = [], logging.Handler(), LOGGER.level
    handler.emit = lambda record: lines.append(JsonLines().format(record))
    LOGGER.addHandler(handler)
    LOGGER.setLevel(level)
    try:
        yield lines
    finally:
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(before)


def of(lines, *what):
    return [line for line in map(json.loads, lines) if line["what"] in what]


@served
async def test_sign_ins_and_failures_are_lines_with_an_address_and_no_password(server):
    club = {"name": "Клуб", "password": PASSWORD}
    await server.http.post("/api/accounts", json=club)
    with journal() as lines:
        await server.http.post("/api/sessions", json={**club, "password": "не тот пароль вовсе"})
        await server.http.post("/api/sessions", json={**club, "name": "никто"})
        await server.http.post("/api/sessions", json=club)
        await server.http.delete("/api/sessions")
    told = of(lines, "signed in", "sign-in failed", "signed out")
    assert [(line["what"], line.get("account")) for line in told] == [
        ("sign-in failed", 1),
        ("sign-in failed", None),
        ("signed in", 1),
        ("signed out", None),
    ]
    for line in told:
        assert (line["level"], line["address"]) == ("security", "127.0.0.1")
        assert UTC.fullmatch(line["at"])
    assert not any(secret in line for line in lines for secret in (PASSWORD, "не тот", "никто"))


@served
async def test_wrong_links_are_lines_and_never_the_token(server):
    made = await server.table()
    wrong = f"{made.tokens['judge'][:-1]}!"
    with journal() as lines:
        by = {"authorization": f"Bearer {wrong}"}
        assert (await server.http.get(f"/api/tables/{made.id}/view", headers=by)).status_code == 401
        async with server.bare() as viewer:
            await viewer.send({"type": "hello", "token": wrong})
            assert (await viewer.next())["code"] == "unauthorised"
    told = of(lines, "wrong link")
    assert [line["address"] for line in told] == ["127.0.0.1"]  # the second is within the minute
    assert wrong[:20] not in "".join(lines)


def test_a_limit_that_is_met_is_one_line_a_minute(tmp_path):
    async def whole():
        time = SteeredTime()
        config = Config(limits=msgspec.structs.replace(LOOSE, qr=Rate(1, 0.001)))
        async with serving(tmp_path, config, time=time) as server:
            with journal() as lines:
                for _ in range(5):
                    await server.http.post("/api/qr", json={"text": "https://example.org"})
                time.pass_(61)
                for _ in range(5):
                    await server.http.post("/api/qr", json={"text": "https://example.org"})
        told = of(lines, "limit met")
        assert [(line["limit"], line["address"]) for line in told] == [("qr", "127.0.0.1")] * 2

    asyncio.run(whole())


@served
async def test_a_request_names_who_asked_by_kind_and_link(server):
    made = await server.table()
    with journal(logging.INFO) as lines:
        await server.http.get(f"/api/tables/{made.id}/view", headers=made.bearer("seat:3"))
        await server.http.get("/healthz")
    seat, nobody = of(lines, "request")
    assert (seat["by"], seat["link"]) == ("seat:3", made.links["seat:3"])
    assert not any(token in line for line in lines for token in made.tokens.values())
    assert nobody["by"] == "anonymous"
