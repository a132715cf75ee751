"""A link contains the address at which its request arrived; phones get one that they can reach."""

import asyncio
import io
import re
import subprocess
import sys
from ipaddress import ip_address

import httpx
import pypdf
import pytest

from gorod.i18n import catalogue
from gorod.server import network
from gorod.server.config import Config, configured
from gorod.server.greeting import greeted
from gorod.server.showcase import Shown
from tests.kit.http_clients import client
from tests.kit.qr_reader import grid_printed, read
from tests.kit.running_server import LOOSE, NAMES, RULES, SteeredTime, served, serving
from tests.kit.server_processes import until_open
from tests.server.tournaments.kit import ServedTournament

LAN = "192.168.1.5:8000"
EVERY_IPV4 = "0.0.0.0"  # noqa: S104  named, not bound to
FORGED = [
    "evil.example/x",
    "evil.example#",
    "a b",
    'x"onload=alert(1)',
    "evil.example:port",
    "evil.example:123456",
    "user@evil.example",
    "[::1",
    "-x.example",
    "x" * 300,
    "; script-src *",
]


def urls(made):
    return [link["url"] for link in made["links"]]


async def created(server, **headers):
    body = {"rules": RULES, "names": NAMES}
    return (await server.http.post("/api/tables", json=body, headers=headers)).json()


@pytest.fixture
def at_home(monkeypatch):
    """A machine with a cable and Wi-Fi."""
    found = ["192.168.1.5", "10.0.0.7", "fd00::5"]
    monkeypatch.setattr(network, "lan_addresses", lambda: found)


@served
async def test_links_bear_the_address_of_the_request(server):
    for host in (LAN, "club.local:8000", "[fd00::2]:8000", "gorod.lan", "mafia.example.org"):
        made = await created(server, host=host)
        assert all(url.startswith(f"http://{host}/") for url in urls(made)), host
        judge = {"authorization": f"Bearer {made['links'][0]['token']}", "host": host}
        path = f"/api/tables/{made['table']}/links"
        more = await server.http.post(path, json={"scope": "hall"}, headers=judge)
        assert more.json()["url"].startswith(f"http://{host}/hall#")
        page = await server.http.get("/", headers={"host": host})
        assert f"connect-src 'self' ws://{host};" in page.headers["content-security-policy"]


@served
async def test_papers_and_links_of_a_desk_bear_it_too(server):
    desk = await ServedTournament(server, SteeredTime()).opened()
    by = {**desk.headers["chief"], "host": LAN}
    path = f"/api/tournaments/{desk.id}/links"
    link = await server.http.post(path, json={"scope": "sign-up"}, headers=by)
    assert link.json()["url"].startswith(f"http://{LAN}/sign-up#")
    poster = f"/api/tournaments/{desk.id}/files/sign-up-poster/pdf"
    made = await server.http.post(poster, json={}, headers=by)
    text = pypdf.PdfReader(io.BytesIO(made.content)).pages[0].extract_text()
    assert f"http://{LAN}/sign-up#" in "".join(text.split())


@served
async def test_what_is_no_host_is_not_repeated(server):
    """It is refused, or the links bear the server's own address."""
    for host in FORGED:
        made = await created(server, host=host)
        assert made.get("code") == "malformed" or urls(made)[0].startswith(server.url), host
        page = await server.http.get("/", headers={"host": host})
        assert host not in page.headers["content-security-policy"]
        assert host not in page.text


@served
async def test_a_forged_host_is_seen_by_nobody_else(server):
    server.services.showcase.links = (Shown("hall", "t" * 43),)
    forged = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    for path in ("/", "/api/showcase", "/api/tables", "/api/reach", "/judge"):
        await server.http.get(path, headers=forged)
        answer = await server.http.get(path)
        assert "evil.example" not in answer.text
        assert "evil.example" not in str(answer.headers)
    made = await created(server, host=LAN)
    judge = {"authorization": f"Bearer {made['links'][0]['token']}", **forged}
    await server.http.post(
        f"/api/tables/{made['table']}/links", json={"scope": "hall"}, headers=judge
    )
    stored = await server.services.store.links(made["table"])
    assert "evil.example" not in repr(stored)
    shown = (await server.http.get("/api/showcase")).json()["links"]
    assert shown == [{"scope": "hall", "url": f"{server.url}/hall#{'t' * 43}"}]


@served
async def test_what_a_proxy_would_say_is_not_believed(server):
    told = {"x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "forwarded": "host=e"}
    made = await created(server, **told)
    assert all(url.startswith(server.url) for url in urls(made))


def test_the_public_address_counts_more_than_any_other(tmp_path):
    async def whole():
        config = Config(public_url="https://mafia.example.org/", limits=LOOSE)
        async with serving(tmp_path, config) as server:
            made = await created(server, host=LAN)
            assert all(url.startswith("https://mafia.example.org/") for url in urls(made))
            told = (await server.http.get("/api/reach")).json()
            assert told["phones"] == ["https://mafia.example.org"]

    asyncio.run(whole())


def test_whoever_sits_at_the_server_makes_links_for_phones(tmp_path, at_home):
    """127.0.0.1 on a phone is the phone."""

    async def whole():
        async with serving(tmp_path, Config(host="::", limits=LOOSE)) as server:
            port = server.services.config.port
            made = await created(server)
            assert all(url.startswith(f"http://192.168.1.5:{port}/") for url in urls(made))
            told = (await server.http.get("/api/reach")).json()
            hosts = ("192.168.1.5", "10.0.0.7", "[fd00::5]")
            assert told["phones"] == [f"http://{host}:{port}" for host in hosts]
            assert told["here"] == server.url
            # A client that came by another address stays with it.
            other = await created(server, host=f"10.0.0.7:{port}")
            assert all(url.startswith(f"http://10.0.0.7:{port}/") for url in urls(other))

    asyncio.run(whole())


@served
async def test_a_server_that_only_this_machine_reaches_says_so(server):
    assert (await server.http.get("/api/reach")).json() == {"here": server.url, "phones": []}


@served
async def test_a_stranger_is_not_told_the_addresses_of_this_machine(server):
    """By the name of a machine for itself, from elsewhere: there is nothing to tell."""
    application = httpx.ASGITransport(application_of(server), client=("203.0.113.9", 1))
    async with httpx.AsyncClient(transport=application, base_url="http://127.0.0.1") as http:
        assert (await http.get("/api/reach")).json()["phones"] == []


def application_of(server):
    from gorod.server.web.app import application  # noqa: PLC0415  one test asks it without a socket

    return application(server.services)


def test_it_is_reached_by_every_address_that_it_names(tmp_path):
    """Real sockets, by all addresses of the machine that runs the tests."""

    async def whole():
        async with serving(tmp_path, Config(host=network.everywhere(), limits=LOOSE)) as server:
            config = server.services.config
            found = config.addresses(network.reachable(config.host))
            for url in [*found, config.own_url]:
                async with client(url) as http:
                    assert (await http.get("/healthz")).status_code == 200
                    made = await http.post("/api/tables", json={"rules": RULES, "names": NAMES})
                    # Only the machine's own name for itself is not passed on.
                    better = found[0] if found and url == config.own_url else url
                    assert urls(made.json())[0].startswith(f"{better}/judge#")

    asyncio.run(whole())


# --- addresses of this machine --------------------------------------------------------------------


def test_containers_tunnels_and_the_machine_itself_are_left_out(monkeypatch):
    known = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("br-12ab", "172.18.0.1"),
        ("tun0", "10.8.0.2"),
        ("wlan0", "192.168.1.5"),
        ("eth0", "10.0.0.7"),
        ("wlan0", "fe80::1"),
        ("wlan0", "fd00::5"),
    ]
    interfaces = [(name, ip_address(one)) for name, one in known]
    monkeypatch.setattr(network, "_of_interfaces", lambda: iter(interfaces))
    monkeypatch.setattr(network, "_sending", lambda: iter([ip_address("10.8.0.2")]))
    monkeypatch.setattr(network, "CONTAINER", ())
    assert network.lan_addresses() == ["192.168.1.5", "10.0.0.7", "fd00::5"]
    monkeypatch.setattr(network, "_sending", lambda: iter([ip_address("10.0.0.7")]))
    assert network.lan_addresses() == ["10.0.0.7", "192.168.1.5", "fd00::5"]
    assert network.reachable(EVERY_IPV4) == ["10.0.0.7", "192.168.1.5"]


def test_a_container_in_a_network_of_its_own_has_none(monkeypatch, tmp_path):
    monkeypatch.setattr(network, "CONTAINER", (tmp_path,))
    monkeypatch.setattr(network, "_of_interfaces", lambda: [("eth0", ip_address("172.17.0.2"))])
    monkeypatch.setattr(network, "_sending", lambda: [ip_address("172.17.0.2")])
    assert network.lan_addresses() == []


def test_where_interfaces_are_not_told_the_name_of_the_host_helps(monkeypatch):
    monkeypatch.setattr(network, "CONTAINER", ())
    monkeypatch.setattr(network, "_of_interfaces", list)
    monkeypatch.setattr(network, "_sending", list)
    told = [(0, 0, 0, "", ("192.168.1.5", 0)), (0, 0, 0, "", ("fe80::1%3", 0, 0, 3))]
    monkeypatch.setattr(network.socket, "getaddrinfo", lambda *_, **__: told)
    assert network.lan_addresses() == ["192.168.1.5"]


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1.2.3", "[::1]", "::ffff:127.0.0.1", "localhost", "LOCALHOST", "::"]
)
def test_a_machines_names_for_itself(host):
    assert network.is_own(host)


@pytest.mark.parametrize("host", ["192.168.1.5", "fd00::5", "club.local", "localhost.example"])
def test_names_that_others_may_use(host):
    assert not network.is_own(host)


# --- what is printed ------------------------------------------------------------------------------


def printed(config, *, drawn=False):
    lines = []
    url = greeted(config, catalogue("ru"), lines.append, drawn=drawn)
    return url, lines


def test_phones_come_first_then_this_machine_then_how_to_stay_alone(at_home):
    url, lines = printed(Config(host=EVERY_IPV4, port=8000), drawn=True)
    assert url == "http://192.168.1.5:8000"
    assert lines[0].endswith(url)
    code = [line for line in lines if "▄" in line or set(line) == {"█"}]
    assert lines[1 : 1 + len(code)] == code
    assert read(grid_printed(code)) == f"{url}/"
    rest = lines[1 + len(code) :]
    assert rest[0].endswith("http://10.0.0.7:8000")
    assert rest[1].endswith("http://127.0.0.1:8000")
    assert "LOCAL=1" in rest[2]
    assert "--https" in rest[3]
    assert len(rest) == 4


def test_alone_in_no_network_or_behind_a_public_address(monkeypatch):
    assert "--lan" in printed(Config())[1][1]
    monkeypatch.setattr(network, "lan_addresses", list)
    url, lines = printed(Config(host="::"))
    assert url == "http://127.0.0.1:8000"
    assert "нет" in lines[1]
    behind = Config(host="::", public_url="https://x.example/", behind_proxy=True)
    url, lines = printed(behind, drawn=True)
    assert url == "https://x.example"
    assert read(grid_printed(lines[1:])) == "https://x.example/"


def in_clear(config):
    return any("открытым текстом" in line for line in printed(config)[1])


def test_plain_http_that_others_can_hear_is_said_loudly(at_home):
    public = "https://x.example"
    for clear in (
        Config(host=EVERY_IPV4),
        Config(host="192.168.1.5"),
        Config(host=EVERY_IPV4, public_url=public),
        Config(host=EVERY_IPV4, public_url="http://x.example"),
    ):
        assert in_clear(clear)
    for safe in (
        Config(),
        Config(host=EVERY_IPV4, tls_cert="cert.pem", tls_key="key.pem"),
        Config(host=EVERY_IPV4, public_url=public, behind_proxy=True),
        Config(host="127.0.0.1", public_url=public, behind_proxy=True),
    ):
        assert not in_clear(safe)


def test_without_a_network_it_is_said_too(monkeypatch):
    monkeypatch.setattr(network, "lan_addresses", list)
    assert in_clear(Config(host="::"))


def test_the_network_is_asked_for_and_a_host_counts_more():
    assert network.is_own(configured({}, {}).host)
    assert configured({"lan": "yes"}, {}).host in network.EVERYWHERE
    assert configured({"lan": "yes", "host": "10.0.0.7"}, {}).host == "10.0.0.7"


def test_the_command_line_draws_a_code_where_it_is_asked_to(tmp_path):
    command = [sys.executable, "-m", "gorod", "serve", "--port", "0", "--lan", "--qr"]
    process = subprocess.Popen(
        [*command, "--log-level", "error"], cwd=tmp_path, stdout=-1, text=True
    )
    try:
        lines = [line.rstrip("\n") for line in until_open(process)]
    finally:
        process.terminate()
        process.communicate(timeout=180)
    url = re.search(r"http://\S+", lines[0])[0]
    if network.lan_addresses():
        code = [line for line in lines if line.strip() and set(line) <= set(" █▀▄")]
        assert read(grid_printed(code)) == f"{url}/"
    else:
        assert network.is_own(url.split("/")[2].partition(":")[0])
