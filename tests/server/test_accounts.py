"""Accounts over HTTP: signing in, passwords, recovery, sessions, approval by the owner."""

from tests.kit.served import served

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
