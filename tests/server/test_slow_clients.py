"""Slow, large and many requests over real sockets: each of them has an end.

The limits are small, and a test waits for the server to close: no machine is too slow for that.
"""

import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest

from gorod.server.config import Config, Limits
from gorod.server.network import sender
from tests.kit.running_server import LOOSE, serving

PATIENCE = 60
HOST = b"Host: localhost\r\n"


def limited(**limits):
    return Config(limits=msgspec.structs.replace(LOOSE, **limits))


@asynccontextmanager
async def connected(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.services.config.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def answered(reader):
    """All that the server says until it closes."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


def status(said):
    return int(said.split(b" ", 2)[1])


SLOW = {
    "nothing": (b"", {"header_s": 0.2}, 0),
    "a line end": (b"\r\n", {"header_s": 0.2}, 0),
    "half a first line": (b"GET /heal", {"header_s": 0.2}, 408),
    "half a header": (b"GET /healthz HTTP/1.1\r\n" + HOST, {"header_s": 0.2}, 408),
    "half a body": (
        b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 50\r\n\r\n{",
        {"body_s": 0.2},
        408,
    ),
    "half a chunk": (
        b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        {"body_s": 0.2},
        408,
    ),
}


@pytest.mark.parametrize("what", SLOW)
def test_a_request_that_does_not_come_is_closed(tmp_path, what):
    sent, limits, code = SLOW[what]

    async def whole():
        async with (
            serving(tmp_path, limited(**limits)) as server,
            connected(server) as (reader, writer),
        ):
            writer.write(sent)
            said = await answered(reader)
            assert (status(said) if said else 0) == code

    asyncio.run(whole())


def test_a_second_request_that_does_not_come_is_closed(tmp_path):
    async def whole():
        async with (
            serving(tmp_path, limited(header_s=0.5)) as server,
            connected(server) as (reader, writer),
        ):
            writer.write(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(b"GET /healthz HTTP/1.1\r\nHo")
            assert b" 408 " in await answered(reader)

    asyncio.run(whole())


LARGE = {
    "one long line": b"x: " + b"a" * 5000,
    "many short lines": b"\r\n".join(b"x%d: y" % n for n in range(60)),
    "a long address": b"",
}


@pytest.mark.parametrize("what", LARGE)
@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"], ids=["open", "whole"])
def test_a_header_has_a_size_and_a_number_of_lines(tmp_path, what, end):
    path = b"/healthz?" + b"a" * 5000 if what == "a long address" else b"/healthz"
    header = b"GET " + path + b" HTTP/1.1\r\n" + HOST + LARGE[what] + end

    async def whole():
        config = limited(header_bytes=2000, header_lines=50, header_s=PATIENCE)
        async with serving(tmp_path, config) as server, connected(server) as (reader, writer):
            writer.write(header)
            if what == "many short lines" and not end:
                writer.write(b"\r\nlast: ")
            assert status(await answered(reader)) == 431

    asyncio.run(whole())


def test_a_body_that_goes_on_coming_may_take_longer(tmp_path):
    """A slow phone sends a large file: it is given up only when nothing comes any more."""

    async def whole():
        config = limited(body_s=0.1, body_bytes_per_s=0)
        async with serving(tmp_path, config) as server, connected(server) as (reader, writer):
            writer.write(b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 40\r\n\r\n")
            for _ in range(40):
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.02)
            said = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert status(said) == 400, "it was read to its end, and made no sense"

    asyncio.run(whole())


def test_one_address_has_so_many_connections_and_a_socket_is_none_of_them(tmp_path):
    async def whole():
        config = limited(connections_per_address=3)
        async with serving(tmp_path, config) as server:
            made = await server.table()
            await server.http.aclose()
            async with (
                server.socket(made.tokens["hall"]),
                server.socket(made.tokens["hall"]),
                server.socket(made.tokens["hall"]),
                connected(server),
                connected(server),
                connected(server) as (_, third),
            ):
                async with connected(server) as (reader, _):
                    assert status(await answered(reader)) == 429
                third.close()
                await third.wait_closed()
                for _ in range(1000):
                    async with connected(server) as (reader, writer):
                        writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
                        if status(await answered(reader)) == 200:
                            break
                    await asyncio.sleep(0.01)
                else:
                    pytest.fail("a connection that was closed is counted for ever")

    asyncio.run(whole())


def test_behind_a_proxy_connections_are_the_proxys_business(tmp_path):
    async def whole():
        config = Config(
            limits=msgspec.structs.replace(LOOSE, connections_per_address=1), behind_proxy=True
        )
        async with (
            serving(tmp_path, config) as server,
            connected(server),
            connected(server) as (reader, writer),
        ):
            writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
            assert status(await answered(reader)) == 200

    asyncio.run(whole())


def test_the_limits_are_these():
    limits = Limits()
    assert (limits.header_bytes, limits.header_lines, limits.header_s) == (16_384, 100, 10)
    assert (limits.body_s, limits.body_bytes_per_s) == (30, 4096)
    assert limits.connections_per_address == 1000


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::1", True),
        ("", "testclient", False),
    ],
)
def test_a_network_of_ipv6_is_one_sender(one, other, same):
    assert (sender(one) == sender(other)) is same


@pytest.mark.parametrize("what", ["request", "account", "sign_in", "create", "wrong_token"])
def test_limits_count_a_network_of_ipv6_as_one(tmp_path, what):
    from gorod.server.access.limits import Rate  # noqa: PLC0415

    asks = {
        "request": ("GET", "/healthz", {}),
        "account": ("POST", "/api/accounts", {"json": {"name": "", "password": ""}}),
        "sign_in": ("POST", "/api/sessions", {"json": {"name": "x", "password": "y" * 10}}),
        "create": ("POST", "/api/tables", {"json": {"rules": "x", "names": ["a"] * 10}}),
        "wrong_token": ("GET", "/api/link", {"headers": {"authorization": "Bearer x"}}),
    }
    method, path, more = asks[what]

    async def whole():
        limits = msgspec.structs.replace(LOOSE, **{what: Rate(2, 0.000_001)})
        async with serving(tmp_path, Config(limits=limits, behind_proxy=True)) as server:
            seen = []
            for host in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"):
                headers = {"x-forwarded-for": host, **more.get("headers", {})}
                asked = {**more, "headers": headers}
                seen.append((await server.http.request(method, path, **asked)).status_code)
            assert [one == 429 for one in seen] == [False, False, True, False], seen

    asyncio.run(whole())
