"""Headers, limits, errors and pages, over a real socket."""

import asyncio
import json
import logging
import re
from importlib.resources import files

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from gorod.i18n import LANGUAGES, catalogue
from gorod.record import parse, replay
from gorod.rulebooks import BOOKS
from gorod.server.access.limits import Rate
from gorod.server.config import Config, SettingError, configured
from gorod.server.journal import LOGGER, JsonLines
from gorod.server.routes.tables.table_routes import LONG_COMMAND
from gorod.server.tables.decide.rewinds import FAR
from gorod.server.web.app import routes
from tests.kit.running_server import CARDS, LOOSE, NAMES, RULES, served, serving
from tests.server.test_rights import operations


@served
async def test_every_answer_has_its_security_headers(server):
    made = await server.table()
    for path in (
        "/",
        "/judge",
        "/help",
        "/help/style.css",
        "/nothing",
        "/api/me",
        "/api/openapi.json",
        "/api/schema/swagger",
    ):
        answer = await server.http.get(path)
        headers = answer.headers
        assert headers["content-type"].count("charset") <= 1, path
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    view = await server.http.get(f"/api/tables/{made.id}/view", headers=made.bearer("judge"))
    assert view.headers["cache-control"] == "no-store"


@served
async def test_there_is_one_description_of_the_api_and_it_is_ours(server):
    assert (await server.http.get("/api/openapi.json")).status_code == 200
    for path in ("/api/schema", "/api/schema/openapi.json", "/api/schema/swagger"):
        answer = await server.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_session_at_https_is_kept_under_a_name_that_no_other_host_can_set(tmp_path):
    account = {"name": "Клуб", "password": "длинный пароль"}

    async def whole():
        config = Config(limits=LOOSE, public_url="https://gorod.example", registration="open")
        async with serving(tmp_path, config) as server:
            await server.http.post("/api/accounts", json=account)
            signed = await server.http.post("/api/sessions", json=account)
            server.http.cookies.clear()
            told = signed.headers.get_list("set-cookie")
            assert len(told) == 2
            for cookie in told:
                assert cookie.startswith("__Host-gorod_")
                assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
                assert "Domain" not in cookie
            value = re.match("__Host-gorod_session=([^;]+)", told[0])[1]
            for name, status in (("__Host-gorod_session", 200), ("gorod_session", 401)):
                headers = {"cookie": f"{name}={value}"}
                assert (await server.http.get("/api/me", headers=headers)).status_code == status
            own = {"cookie": f"__Host-gorod_session={value}"}
            out = await server.http.delete("/api/sessions", headers=own)
            assert out.headers["clear-site-data"] == '"cache"'
            assert "includeSubDomains" in out.headers["strict-transport-security"]
            assert (await server.http.get("/api/me", headers=own)).status_code == 401

    asyncio.run(whole())


STEPS = """
    balls beauty beauty-look best-move courtesan courtesan-look dawn deal doctor doctor-look don
    don-look dusk elect guess hunt last-word lawyer lawyer-look lift maniac maniac-look meet open
    over revote sheriff sheriff-look speech tie vote
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_name_on_the_page(lang):
    folder = files("gorod.i18n").joinpath(lang)
    texts = "".join(
        file.read_text("utf-8") for file in folder.iterdir() if file.name[-4:] == ".ftl"
    )
    assert sorted(re.findall(r"^step-(\S+) =", texts, re.MULTILINE)) == STEPS.split()


@served
async def test_a_page_has_nothing_inline(server):
    for path in ("/", "/judge", "/play", "/hall", "/overlay", "/tournaments", "/t/x"):
        page = (await server.http.get(path)).text
        assert not re.search(r"<script(?![^>]*src=)|<style|\son\w+=|style=|javascript:", page)
        assert not re.search(r"(src|href)=\"(?:https?:)?//", page)


@served
async def test_every_size_that_is_offered_can_be_made(server):
    books = (await server.http.get("/api/rulebooks")).json()
    assert len(books) == len(BOOKS)
    for book in books:
        for size in (min(book["sizes"]), max(book["sizes"])):
            wanted = {"rules": book["id"], "names": [""] * size}
            made = await server.http.post("/api/tables", json=wanted)
            assert made.is_success, (book["id"], size, made.text)


@served
async def test_public_tables_are_listed_and_others_are_not(server):
    await server.table(public=True, tags={"event": "Кубок <b>дня</b>"})
    await server.table(tags={"event": "Закрытая игра"})
    listed = (await server.http.get("/api/tables")).json()
    assert [table["title"] for table in listed] == ["Кубок <b>дня</b>"]


@served
async def test_errors_are_one_sentence_in_both_languages(server):
    for lang, text in (("ru", "здесь ничего нет"), ("en", "there is nothing here")):
        answer = await server.http.get("/nothing", headers={"accept-language": lang})
        assert (answer.status_code, answer.json()) == (404, {"code": "not-found", "text": text})
    wrong = await server.http.post("/api/tables", json={"rules": "<script>", "names": [1]})
    assert wrong.status_code == 400
    assert wrong.json()["code"] == "malformed"
    assert "script" not in wrong.text
    assert (await server.http.put("/api/tables")).status_code == 405


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_can_be_said(lang):
    """A code without its sentence would be an error of the server instead of an answer."""
    from pathlib import Path  # noqa: PLC0415

    source = "".join(p.read_text("utf-8") for p in Path("src/gorod/server").rglob("*.py"))
    codes = set(re.findall(r'_refused\(asked, "([a-z-]+)"', source))
    codes |= {"forbidden", "closed", "future", "no-console", "not-in-control", "table-full"}
    codes |= {FAR}
    codes |= set(re.findall(r'Problem\(\d+, "([a-z-]+)"', source))
    codes |= set(re.findall(r'_reject\(socket, lang, "([a-z-]+)"', source))
    assert len(codes) > 15
    for code in codes:
        assert catalogue(lang).say(f"server-{code}")


@served
async def test_a_body_that_is_too_large_is_refused(server):
    made = await server.table()
    body = {"id": "x", "seen": 1, "wish": {"wish": "undo", "reason": "я" * LONG_COMMAND}}
    path = f"/api/tables/{made.id}/commands"
    answer = await server.http.post(path, json=body, headers=made.bearer("judge"))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


FOREIGN_ORIGINS = (
    "https://evil.example",
    "null",
    "https://gorod.example.evil.example",
    "https://gorod.example@evil.example",
    "https://gorod.examples",
    "https://gorod.exampl",
    "http://gorod.example",
    "https://gorod.example:8443",
    "https://a.gorod.example",
    "//gorod.example",
)


def test_a_foreign_page_changes_nothing_by_any_method_of_any_route(tmp_path):
    """An origin that begins or ends like ours is another's; every writing method asks for it."""

    async def whole():
        config = Config(limits=LOOSE, public_url="https://gorod.example")
        async with serving(tmp_path, config) as server:
            made = await server.table()
            writing = {
                (method, re.sub(r"\{table:?\w*\}", made.id, path))
                for _, method, path in operations(routes())
                if method not in ("GET", "SOCKET")
            }
            assert {method for method, _ in writing} == {"POST", "PUT", "DELETE"}
            for method, path in sorted(writing):
                headers = {**made.bearer("judge"), "origin": FOREIGN_ORIGINS[0]}
                answer = await server.http.request(method, path, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "origin"), path
            link = f"/api/tables/{made.id}/links/{made.links['hall']}"
            for origin in FOREIGN_ORIGINS:
                headers = {**made.bearer("judge"), "origin": origin}
                assert (await server.http.delete(link, headers=headers)).status_code == 403, origin
                with pytest.raises(InvalidStatus):
                    async with server.bare(origin=origin):
                        pass
            own = {**made.bearer("judge"), "origin": "https://gorod.example"}
            assert (await server.http.delete(link, headers=own)).status_code == 204

    asyncio.run(whole())


def test_on_a_clubs_own_network_the_page_that_was_served_may_ask(tmp_path):
    body = {"rules": RULES, "names": NAMES}
    lan = {"host": "192.168.1.5:8000", "origin": "http://192.168.1.5:8000"}

    async def status(config):
        async with serving(tmp_path, config) as server:
            return (await server.http.post("/api/tables", json=body, headers=lan)).status_code

    assert asyncio.run(status(Config(limits=LOOSE))) == 201
    public = Config(limits=LOOSE, public_url="https://gorod.example")
    assert asyncio.run(status(public)) == 403


@served
async def test_accounts_sign_in_and_out(server):
    account = {"name": "Клуб  «Рассвет»", "password": "пароль подлиннее"}
    assert (await server.http.post("/api/accounts", json=account)).status_code == 201
    assert (await server.http.post("/api/accounts", json=account)).status_code == 409
    wrong = [{**account, "password": "не тот пароль"}, {**account, "name": "Никто"}]
    told = {(await server.http.post("/api/sessions", json=one)).text for one in wrong}
    assert len(told) == 1
    signed = await server.http.post("/api/sessions", json=account)
    cookie = signed.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    made = await server.table()
    assert (await server.http.get("/api/me")).json()["tables"] == [made.id]
    assert (await server.http.get(f"/api/tables/{made.id}/links")).status_code == 200
    await server.http.delete("/api/sessions")
    server.http.cookies.clear()
    assert (await server.http.get("/api/me")).status_code == 401
    stored = await server.services.store.account("Клуб «Рассвет»")
    assert stored.password.startswith("$argon2id$")


@pytest.mark.parametrize(
    ("what", "path", "body"),
    [
        ("create", "/api/tables", {"rules": RULES, "names": list(NAMES)}),
        ("account", "/api/accounts", {"name": "Клуб", "password": "длинный пароль"}),
        ("sign_in", "/api/sessions", {"name": "Клуб", "password": "длинный пароль"}),
        ("request", "/api/tables", {"rules": RULES, "names": list(NAMES)}),
    ],
)
def test_a_rate_limit_holds(tmp_path, what, path, body):
    limits = msgspec.structs.replace(LOOSE, **{what: Rate(3, 0.0001)})

    async def whole():
        async with serving(tmp_path, Config(limits=limits)) as server:
            statuses = [(await server.http.post(path, json=body)).status_code for _ in range(6)]
            assert statuses[-1] == 429
            assert 429 not in statuses[:1]

    asyncio.run(whole())


@served
async def test_a_judge_exports_the_record_and_a_player_does_not(server):
    async with server.dealt() as (made, judge):
        while judge.last["phase"].startswith("N"):
            await judge.do("proceed")
        await judge.do("nominate", seat=1, target=4)
        path = f"/api/tables/{made.id}/record"
        record = (await server.http.get(path, headers=made.bearer("judge"))).text
        played = replay(parse(record, "x"), "x")
        live = await server.services.hub.tables.get(made.id)
        assert played.game == live.timeline.now.game
        assert (await server.http.get(path, headers=made.bearer("seat:1"))).status_code == 403
        document = f"/api/tables/{made.id}/document"
        own = (await server.http.get(document, headers=made.bearer("seat:1"))).json()
        assert [p["seat"] for p in own["players"] if p["role"]] in ([1], own_team(live))
        protocol = f"/api/tables/{made.id}/protocol?lang=en"
        assert "Игрок 1" in (await server.http.get(protocol, headers=made.bearer("hall"))).text


def own_team(live):
    cards = live.timeline.now.game.cards
    return [seat for seat, card in enumerate(cards, 1) if card in ("don", "mafia")]


@served
async def test_health_and_metrics(server):
    async with server.dealt(CARDS):
        assert (await server.http.get("/healthz")).json() == {"status": "ok"}
        metrics = (await server.http.get("/metrics")).text
        assert 'gorod_commands_total{answer="ack"} 2.0' in metrics
        assert "gorod_sockets 1.0" in metrics
        spoofed = {"x-forwarded-for": "203.0.113.9"}
        assert (await server.http.get("/metrics", headers=spoofed)).status_code == 404


def test_metrics_with_a_token_are_for_whoever_shows_it(tmp_path):
    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE, metrics_token="secret")) as server:  # noqa: S106
            for shown, status in (("secret", 200), ("secre", 404), ("", 404)):
                headers = {"x-metrics-token": shown}
                answer = await server.http.get("/metrics", headers=headers)
                assert answer.status_code == status

    asyncio.run(whole())


@served
async def test_the_api_describes_itself(server):
    described = (await server.http.get("/api/openapi.json")).json()
    assert described["openapi"].startswith("3.1")
    assert {"/api/tables", "/api/tables/{table}/commands", "/api/tickets"} <= set(
        described["paths"]
    )
    assert {"FromClient", "ToClient", "Hello", "Ask", "Gone", "Ping"} <= set(
        described["components"]["schemas"]
    )
    assert {"View", "PlayerPart", "Ack", "Stale"} <= set(described["components"]["schemas"])


def test_no_secret_is_logged_stored_or_put_into_an_address(tmp_path, caplog):
    """Tokens, tickets, passwords and cards, looked for in all that was written."""
    lines = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(JsonLines().format(record))
    secrets = []

    async def whole():
        async with serving(tmp_path) as server:
            account = {"name": "Клуб", "password": "очень тайный пароль"}
            await server.http.post("/api/accounts", json=account)
            signed = await server.http.post("/api/sessions", json=account)
            secrets.extend([account["password"], signed.cookies["gorod_session"]])
            wrong = {**account, "password": "почти тайный пароль"}
            assert (await server.http.post("/api/sessions", json=wrong)).status_code == 401
            secrets.append(wrong["password"])
            async with server.dealt(CARDS) as (made, judge):
                secrets.extend(made.tokens.values())
                ticket = await server.http.post("/api/tickets", headers=made.bearer("hall"))
                secrets.append(ticket.json()["ticket"])
                await judge.do("order", seats=[1, 2, 3])
                await judge.send('{"type":"hello","token":"' + made.tokens["judge"] + '"}')
                await judge.until("error")
                await server.http.get("/x", headers={"authorization": "Bearer wrong-but-secret"})
            secrets.append("wrong-but-secret")

    logging.getLogger().addHandler(handler)
    LOGGER.setLevel(logging.DEBUG)
    with caplog.at_level(logging.DEBUG, "gorod"):
        asyncio.run(whole())
    logging.getLogger().removeHandler(handler)
    written = "\n".join(line for line in lines if '"gorod' in line or '"what"' in line)
    assert json.loads(lines[-1])["what"]
    assert len(lines) > 5
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in written
        assert secret.encode() not in stored
    assert "sheriff" not in written


def test_flags_count_more_than_the_environment():
    environment = {"GOROD_PORT": "9000", "GOROD_DEMO": "yes", "GOROD_HOST": "::1"}
    config = configured({"port": "9001"}, environment)
    assert (config.port, config.demo, config.url) == (9001, True, "http://[::1]:9001")
    assert configured({"public_url": "https://x.example/"}, {}).origins == {"https://x.example"}
    for bad in ({"port": "99999"}, {"port": "x"}, {"demo": "maybe"}):
        with pytest.raises(SettingError):
            configured(bad, {})
