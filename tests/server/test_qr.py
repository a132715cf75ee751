"""QR codes that pages ask for: read back, bounded, and nowhere in an address or in the log."""

import asyncio
import logging

import pytest

from gorod.report import qr as drawn
from gorod.server.access.limits import Rate
from gorod.server.config import Config, Limits
from tests.kit.qr_reader import grid_of, grid_printed, read
from tests.kit.running_server import served, serving

LINK = "https://192.168.100.105:8443/judge#" + "Zq-_" * 10 + "abc"


def test_a_code_on_paper_on_a_page_and_in_a_terminal_says_the_same():
    assert read(grid_of(drawn.on_paper(LINK))) == LINK
    assert read(grid_of(drawn.on_a_page(LINK))) == LINK
    assert read(grid_printed(drawn.in_a_terminal(LINK))) == LINK


def test_the_text_comes_in_the_body_and_is_not_written_down(tmp_path, caplog):
    async def whole():
        async with serving(tmp_path) as server:
            answer = await server.http.post("/api/qr", json={"text": LINK})
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers["cache-control"] == "no-store"
            assert read(grid_of(answer.text)) == LINK
            asked = await server.http.get("/api/qr", params={"text": LINK})
            assert asked.status_code == 405

    with caplog.at_level(logging.DEBUG):
        asyncio.run(whole())
    own = [r.getMessage() for r in caplog.records if not r.name.startswith(("httpx", "httpcore"))]
    assert LINK.partition("#")[2] not in "".join(own)


@pytest.mark.parametrize("text", ["", "x" * 501, "http://a/\nb", "город", "\x00"])
def test_what_is_no_address_is_not_drawn(tmp_path, text):
    @served
    async def whole(server):
        answer = await server.http.post("/api/qr", json={"text": text})
        assert answer.status_code in (400, 422), answer.text

    whole(tmp_path)


def test_nobody_draws_without_end(tmp_path):
    async def whole():
        config = Config(limits=Limits(qr=Rate(2, 0.001)))
        async with serving(tmp_path, config) as server:
            asked = [await server.http.post("/api/qr", json={"text": "x"}) for _ in range(3)]
            assert [one.status_code for one in asked] == [200, 200, 429]

    asyncio.run(whole())
