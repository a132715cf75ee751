"""Accounts over HTTP: signing in, passwords, recovery, sessions, approval by the owner."""

import asyncio

import msgspec
import pytest

from gorod.server.access.accounts import SESSION_SECONDS
from gorod.server.access.browsers import label_of
from gorod.server.access.limits import Rate
from gorod.server.access.passwords import weakness
from gorod.server.access.rescue import CODES
from gorod.server.config import Config
from gorod.server.store.row_codecs import RESCUES
from tests.kit.running_server import LOOSE, SteeredTime, served, serving

PASSWORD = "длинный пароль"  # noqa: S105  of clubs that live for one test
SHORT = "коротко"
CLUB = {"name": "Клуб", "password": PASSWORD}


async def refusal(server, path, **body):
    answer = await server.http.post(path, json=body)
    return answer.status_code, answer.json()["text"]


@served
async def test_a_wrong_short_password_is_a_wrong_password(server):
    await server.http.post("/api/accounts", json=CLUB)
    wrong = (401, "неверное имя или пароль")
    assert await refusal(server, "/api/sessions", name="Клуб", password=SHORT) == wrong
    assert await refusal(server, "/api/sessions", name="К", password="") == wrong


@served
async def test_a_registration_that_is_too_short_says_what_is(server):
    status, text = await refusal(server, "/api/accounts", name="Клуб", password=SHORT)
    assert (status, "пароль слишком короткий" in text) == (422, True)
    status, text = await refusal(server, "/api/accounts", name=" К ", password=PASSWORD)
    assert (status, "имя слишком короткое" in text) == (422, True)


@served
async def test_a_session_that_is_over_is_called_so(server):
    await server.http.post("/api/accounts", json=CLUB)
    await server.http.post("/api/sessions", json=CLUB)
    token = server.http.cookies["gorod_session"]
    await server.services.accounts.sign_out(token)
    told = (await server.http.get("/api/me")).json()
    assert told == {"code": "session-ended", "text": "вход закончился, войдите снова"}
    server.http.cookies.clear()
    assert (await server.http.get("/api/me")).json()["code"] == "unauthorised"


def test_a_session_that_is_used_every_day_ends_with_its_time(tmp_path):
    time, day = SteeredTime(), 24 * 3600

    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE), time=time) as server:
            await server.http.post("/api/accounts", json=CLUB)
            await server.http.post("/api/sessions", json=CLUB)
            token = server.http.cookies["gorod_session"]
            assert await server.services.accounts.holder(token) is not None
            for _ in range(SESSION_SECONDS // day - 1):
                time.pass_(day)
                assert await knows(server)
            time.pass_(day)
            assert (await server.http.get("/api/me")).json()["code"] == "session-ended"
            assert await server.services.accounts.holder(token) is None

    asyncio.run(whole())


def test_a_link_to_a_new_password_ends_with_its_time(tmp_path):
    """Nobody asked for another one meanwhile, which would have swept it away."""
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE), time=time) as server:
            await registered(server)
            late = await server.services.accounts.rescues.link(1, seconds=60)
            time.pass_(60)
            body = {"key": late, "password": FRESH}
            answer = await server.http.post("/api/recovery/link", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "link-spent")

    asyncio.run(whole())


FRESH = "совсем другой пароль"
PHONE = {"user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1"}


async def registered(server):
    """A club that is signed in here; its printed codes."""
    told = (await server.http.post("/api/accounts", json=CLUB)).json()
    assert (await server.http.post("/api/sessions", json=CLUB)).status_code == 204
    return told["codes"]


async def elsewhere(server, password=PASSWORD):
    """The cookie of another browser of the same club."""
    kept = dict(server.http.cookies)
    server.http.cookies.clear()
    body = {"name": "Клуб", "password": password}
    signed = await server.http.post("/api/sessions", json=body, headers=PHONE)
    server.http.cookies.clear()
    server.http.cookies.update(kept)
    return {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}


async def knows(server, headers=None):
    return (await server.http.get("/api/me", headers=headers)).status_code == 200


@served
async def test_a_changed_password_signs_every_other_browser_out(server):
    await registered(server)
    other = await elsewhere(server)
    body = {"old": "не тот пароль", "password": FRESH}
    refused = await server.http.put("/api/me/password", json=body)
    assert (refused.status_code, refused.json()["code"]) == (422, "password-wrong")
    short = {"old": PASSWORD, "password": SHORT}
    assert (await server.http.put("/api/me/password", json=short)).status_code == 422
    good = {"old": PASSWORD, "password": FRESH}
    assert (await server.http.put("/api/me/password", json=good)).status_code == 204
    assert await knows(server)
    server.http.cookies.clear()
    assert not await knows(server, other)
    assert (await server.http.post("/api/sessions", json=CLUB)).status_code == 401
    changed = {**CLUB, "password": FRESH}
    assert (await server.http.post("/api/sessions", json=changed)).status_code == 204


@served
async def test_sessions_are_listed_and_ended_one_by_one_or_all_others(server):
    await registered(server)
    phone, third = await elsewhere(server), await elsewhere(server)
    listed = (await server.http.get("/api/me/sessions")).json()
    assert [one["own"] for one in listed] == [True, False, False]
    assert {one["label"] for one in listed[1:]} == {"Safari, iPhone"}
    token = phone["cookie"].partition("=")[2]
    assert token not in str(listed)
    first = await own_id(server, phone)
    assert first in {one["id"] for one in listed}
    assert (await server.http.delete(f"/api/me/sessions/{first}")).status_code == 204
    assert (await server.http.delete(f"/api/me/sessions/{first}")).status_code == 404
    assert (await server.http.delete("/api/me/sessions")).status_code == 204
    assert len((await server.http.get("/api/me/sessions")).json()) == 1
    assert await knows(server)
    server.http.cookies.clear()
    assert [await knows(server, one) for one in (phone, third)] == [False, False]


async def own_id(server, headers):
    kept = dict(server.http.cookies)
    server.http.cookies.clear()
    listed = (await server.http.get("/api/me/sessions", headers=headers)).json()
    server.http.cookies.update(kept)
    return next(one["id"] for one in listed if one["own"])


@served
async def test_a_stranger_ends_nobodys_session(server):
    await registered(server)
    (own,) = (await server.http.get("/api/me/sessions")).json()
    server.http.cookies.clear()
    other = {"name": "Другой", "password": PASSWORD}
    await server.http.post("/api/accounts", json=other)
    await server.http.post("/api/sessions", json=other)
    assert (await server.http.delete(f"/api/me/sessions/{own['id']}")).status_code == 404
    await server.http.delete("/api/me/sessions")
    server.http.cookies.clear()
    assert len(await server.services.accounts.browsers.listed(1, "")) == 1


@served
async def test_a_printed_code_sets_a_password_once_and_is_kept_as_a_hash(server):
    codes = await registered(server)
    assert len(set(codes)) == CODES
    assert (await server.http.get("/api/me")).json()["codes"] == CODES
    kept = await server.services.store.found(RESCUES)
    assert not any(code in str(kept) or code.replace("-", "") in str(kept) for code in codes)
    typed = codes[0].upper().replace("-", " ")
    body = {"name": "Клуб", "code": typed, "password": FRESH}
    unknown = await server.http.post("/api/recovery/code", json={**body, "name": "Никто"})
    wrong = await server.http.post("/api/recovery/code", json={**body, "code": "abcd-abcd-abcd"})
    assert (unknown.status_code, unknown.text) == (422, wrong.text)
    assert (await server.http.post("/api/recovery/code", json=body)).status_code == 204
    assert not await knows(server), "whoever was signed in is so no longer"
    again = await server.http.post("/api/recovery/code", json={**body, "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (422, "code-wrong")
    changed = {**CLUB, "password": FRESH}
    assert (await server.http.post("/api/sessions", json=changed)).status_code == 204
    assert (await server.http.get("/api/me")).json()["codes"] == CODES - 1
    fresh = await server.http.post("/api/me/codes", json={"password": FRESH})
    assert fresh.status_code == 201
    old = {**body, "code": codes[1]}
    assert (await server.http.post("/api/recovery/code", json=old)).status_code == 422


@served
async def test_a_one_time_link_sets_a_password_once_and_in_time(server):
    await registered(server)
    rescues = server.services.accounts.rescues
    late = await rescues.link(1, seconds=0)
    key = await rescues.link(1, seconds=60)
    for spent in (late, "x"):
        answer = await server.http.post(
            "/api/recovery/link", json={"key": spent, "password": FRESH}
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "link-spent")
    body = {"key": key, "password": FRESH}
    assert (await server.http.post("/api/recovery/link", json=body)).json()["name"] == "Клуб"
    assert (await server.http.post("/api/recovery/link", json=body)).status_code == 422


def test_failures_slow_strangers_and_not_a_device_that_is_known(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE), time=time) as server:
            await registered(server)
            device = {"cookie": f"gorod_device={server.http.cookies['gorod_device']}"}
            server.http.cookies.clear()
            wrong = {**CLUB, "password": "не тот пароль"}

            async def tried(body, headers=None):
                answer = await server.http.post("/api/sessions", json=body, headers=headers)
                server.http.cookies.clear()
                return answer.status_code

            statuses = [await tried(wrong) for _ in range(9)]
            assert statuses == [401] * 4 + [429] * 5
            assert await tried(CLUB) == 429, "strangers wait, whatever they type"
            assert await tried(CLUB, device) == 204, "the owner of the account does not"
            time.pass_(2)
            assert await tried(wrong) == 401
            assert await tried(wrong) == 429
            time.pass_(3)
            assert await tried(CLUB) == 204
            assert await tried(wrong) == 401

    asyncio.run(whole())


def attacked(tmp_path, test, **limits):
    """A club with a device at home, on a server that knows where requests come from."""

    async def whole():
        config = Config(limits=msgspec.structs.replace(LOOSE, **limits), behind_proxy=True)
        async with serving(tmp_path, config, time=SteeredTime()) as server:
            await registered(server)
            device = server.http.cookies["gorod_device"]
            server.http.cookies.clear()

            async def tried(body, host, cookie=""):
                headers = {"x-forwarded-for": host, "cookie": cookie}
                answer = await server.http.post("/api/sessions", json=body, headers=headers)
                server.http.cookies.clear()
                return answer.status_code

            await test(tried, f"gorod_device={device}")

    asyncio.run(whole())


WRONG = {**CLUB, "password": "не тот пароль"}
HOME, ABROAD = "192.0.2.1", "198.51.100.7"


def test_who_guesses_from_elsewhere_keeps_nobody_out_at_home(tmp_path):
    async def scenario(tried, device):
        assert [await tried(WRONG, ABROAD) for _ in range(12)][-1] == 429
        assert await tried(CLUB, ABROAD) == 429, "whoever guesses waits"
        assert await tried(CLUB, HOME) == 204, "the right password from another network does not"
        assert await tried(CLUB, ABROAD, device) == 204, "nor a device that is known"

    attacked(tmp_path, scenario, sign_in=Rate(10, 0.1))


def test_a_crowd_of_networks_slows_strangers_and_no_known_device(tmp_path):
    for number, limit in enumerate(("sign_in_name", "sign_in_all")):

        async def scenario(tried, device):
            hosts = [f"198.51.100.{n}" for n in range(1, 8)]
            assert [await tried(WRONG, host) for host in hosts] == [401] * 4 + [429] * 3
            assert await tried(CLUB, HOME) == 429
            assert await tried(CLUB, HOME, device) == 204

        folder = tmp_path / str(number)
        folder.mkdir()
        attacked(folder, scenario, **{limit: Rate(5, 0.000_001)})


def test_one_network_does_not_use_up_what_all_have_at_a_name(tmp_path):
    async def scenario(tried, device):
        for _ in range(50):
            await tried(WRONG, ABROAD)
        assert await tried(CLUB, HOME) == 204

    attacked(tmp_path, scenario, sign_in_name=Rate(20, 0.000_001))


def test_a_browser_is_named_in_two_words():
    firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
    assert label_of(firefox) == "Firefox, Windows"
    assert label_of("curl/8") == ""


WEAK = (
    ("1234567890", "password-common"),
    ("          ", "password-common"),
    ("aaaaaaaaaaaa", "password-common"),
    ("Qwertyuiop", "password-common"),
    ("0987654321", "password-common"),
    ("йцукенгшщз", "password-common"),
    ("Password-2026!", "password-common"),
    ("пароль12345", "password-common"),
    ("МАФИЯ-мафия-1", "password-common"),
    ("абвгдежзийкл", "password-common"),
    ("Клуб Север 1", "password-name"),
    ("клубсеверклубсевер", "password-name"),
    ("короткий", "password-short"),
)
STRONG = ("длинный пароль", "совсем другой", "лампа кот окно", "k7#rT9!qLm2", "Клуб Север и луна")


@pytest.mark.parametrize(("password", "why"), WEAK)
def test_what_everybody_tries_first_is_no_password(password, why):
    assert weakness(password, "Клуб Север") == why


@pytest.mark.parametrize("password", STRONG)
def test_anything_else_that_is_long_enough_is_one(password):
    assert weakness(password, "Клуб Север") == ""


@served
async def test_a_weak_password_is_refused_at_every_door_in_words(server):
    weak = {"name": "Клуб", "password": "1234567890"}
    status, text = await refusal(server, "/api/accounts", **weak)
    assert (status, "пробуют первым" in text) == (422, True)
    codes = await registered(server)
    change = {"old": PASSWORD, "password": "Клуб-Клуб-1"}
    refused = await server.http.put("/api/me/password", json=change)
    assert refused.json()["code"] == "password-name"
    by_code = {"name": "Клуб", "code": codes[0], "password": "1234567890"}
    refused = await server.http.post("/api/recovery/code", json=by_code)
    assert refused.json()["code"] == "password-common"
    key = await server.services.accounts.rescues.link(1, seconds=60)
    by_link = {"key": key, "password": "клуб клуб клуб"}
    refused = await server.http.post("/api/recovery/link", json=by_link)
    assert refused.json()["code"] == "password-name"
    by_link = {"key": key, "password": FRESH}
    assert (await server.http.post("/api/recovery/link", json=by_link)).status_code == 200


@served
async def test_no_account_passes_for_another(server):
    await server.http.post("/api/accounts", json=CLUB)
    for name in ("клуб", "К Л У Б", "KЛУБ", "Кlуб".replace("l", "л"), "Ķлуб".replace("Ķ", "K")):
        answer = await server.http.post("/api/accounts", json={**CLUB, "name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken"), name
    unseen = await server.http.post("/api/accounts", json={**CLUB, "name": "Клуб\u200b"})
    assert unseen.json()["code"] == "unseen-letters"
    other = await server.http.post("/api/accounts", json={**CLUB, "name": "Клуб Юг"})
    assert other.status_code == 201


def test_a_session_that_nobody_uses_ends_by_itself(tmp_path):
    time = SteeredTime()
    day = 24 * 3600

    async def whole():
        async with serving(tmp_path, Config(limits=LOOSE), time=time) as server:
            await registered(server)
            other = await elsewhere(server)
            for _ in range(2):
                time.pass_(6 * day)
                assert await knows(server), "it is used now and then"
            listed = (await server.http.get("/api/me/sessions")).json()
            assert [one["own"] for one in listed] == [True]
            server.http.cookies.clear()
            assert not await knows(server, other)

    asyncio.run(whole())


@served
async def test_signing_in_again_ends_the_session_that_the_browser_had(server):
    await registered(server)
    before = {"cookie": f"gorod_session={server.http.cookies['gorod_session']}"}
    assert (await server.http.post("/api/sessions", json=CLUB)).status_code == 204
    assert await knows(server)
    assert len((await server.http.get("/api/me/sessions")).json()) == 1
    server.http.cookies.clear()
    assert not await knows(server, before)
