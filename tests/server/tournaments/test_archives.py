"""An archive that another club reads: a history, marked, rated once, and without offices."""

import asyncio
import threading

from msgspec import structs

from gorod.server.access.accounts import plain
from gorod.server.http.responses import disposition
from gorod.server.routes.tournaments import file_routes
from gorod.tournament.files.archive import BrokenArchiveError, unpack
from gorod.tournament.regulation import StagePlan
from tests.server.tournaments.kit import PASSWORD, SMALL, desk_over_http


def run(path, scene):
    async def whole():
        async with desk_over_http(path) as desk:
            await (await desk.shown()).entered(10)
            await desk.seated(1)
            await desk.confirmed("q.1.1", seed=1)
            await scene(desk)

    asyncio.run(whole())


async def club(desk, name):
    account = {"name": name, "password": PASSWORD}
    await desk.http.post("/api/accounts", json=account)
    signed = await desk.http.post("/api/sessions", json=account)
    desk.http.cookies.clear()
    desk.headers[name] = {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}
    return name


async def send(desk, packed, who, **how):
    return await desk.http.post(
        "/api/archives", params=how, content=packed, headers=desk.headers[who]
    )


async def opened(desk, packed, who, **how):
    answer = await send(desk, packed, who, **how)
    assert answer.status_code == 201, answer.text
    return answer.json()["tournament"]


def test_another_club_opens_a_marked_copy_that_it_cannot_change(tmp_path):
    async def scene(desk):
        packed = (await desk.get("/archive")).content
        other = await club(desk, "Клуб Б")
        rated = (await desk.http.get("/api/ratings")).json()
        known = await send(desk, packed, other)
        assert (known.status_code, known.json()["code"]) == (409, "archive-known")
        assert "Кубок" in known.json()["text"]
        assert "Организатор" in known.json()["text"]
        others = await send(desk, packed, other, continued=True)
        assert (others.status_code, others.json()["code"]) == (409, "archive-others")
        first, desk.id = desk.id, await opened(desk, packed, other, again=True)
        view = await desk.read("", other)
        assert (view["me"]["name"], view["me"]["kind"], view["me"]["may"]) == (
            other,
            "organiser",
            ["erase-person"],
        )
        told = view["archive"]
        assert (told["name"], told["continued"], view["organiser"]) == (other, False, "Организатор")
        assert (await desk.get("", "organiser")).status_code == 404, "not theirs here"
        assert (await desk.read("/log", other))[-1]["name"] == other
        assert not any(line["may_undo"] for line in await desk.read("/log", other))
        for command in (
            {"type": "unlock-round", "stage": "q", "round": 1, "reason": "так"},
            {"type": "reopen-game", "game": "q.1.1", "reason": "так"},
            {"type": "read-archive", "name": "x", "head": "", "entries": 0},
        ):
            answer = await desk.ask(command, who=other)
            assert answer.status_code in (403, 422), answer.text
        for path, body in (("/links", {"scope": "official:judge"}), ("/games/q.1.1/draft", {})):
            answer = await desk.post(path, body, other)
            assert (answer.status_code, answer.json()["code"]) == (409, "copy")
        shown = await desk.http.put(
            desk.at("/shown"), json={"shown": True}, headers=desk.headers[other]
        )
        assert shown.status_code == 204
        lines = {line["id"]: line for line in (await desk.http.get("/api/tournaments")).json()}
        assert lines[first].get("archive") is None
        assert lines[desk.id]["archive"]["name"] == other
        assert lines[desk.id]["organiser"] == "Организатор"
        assert (await desk.http.get("/api/ratings")).json() == rated, "nothing counts twice"
        again = await send(desk, packed, other)
        assert again.json()["code"] == "archive-own"

    run(tmp_path, scene)


def test_ones_own_tournament_is_restored_only_where_it_is_not_and_goes_on_in_ones_name(tmp_path):
    packed = []
    for folder in ("lost", "new"):
        (tmp_path / folder).mkdir()

    async def scene(desk):
        own = await send(desk, (await desk.get("/archive")).content, "organiser", continued=True)
        assert (own.status_code, own.json()["code"]) == (409, "archive-own")
        packed.append((await desk.get("/archive")).content)

    run(tmp_path / "lost", scene)

    async def elsewhere():
        async with desk_over_http(tmp_path / "new") as desk:
            desk.id = await opened(desk, packed[0], "organiser", continued=True)
            view = await desk.read("")
            assert view["archive"]["continued"]
            assert "reopen-game" in view["me"]["may"]
            for link in ("official:judge", "official:chief"):
                refused = await desk.post("/links", {"scope": link})
                assert refused.status_code == 422, "offices of the history open nothing"
            await desk.do({"type": "reopen-game", "game": "q.1.1", "reason": "опечатка"})
            last = (await desk.read("/log"))[-1]
            assert (last["name"], last["who"]) == ("Организатор", view["me"]["who"])
            assert last["who"].startswith("reader:")
            log = unpack((await desk.get("/archive")).content)
            assert log.tournament.provenance.name == "Организатор"
            await (await desk.shown()).official()
            rated = (await desk.http.get("/api/ratings")).json()
            assert rated["tournaments"] == 0, "this server has not seen those games"

    asyncio.run(elsewhere())


def test_a_club_that_an_earlier_release_let_act_as_the_organiser_speaks_for_itself(tmp_path):
    """Such a tournament is stored with the office of another account; opening it mends that."""

    async def scene(desk):
        services = desk.server.services
        other = await club(desk, "Клуб Б")
        theirs = await services.store.tournament(desk.id)
        account = await services.store.account(plain(other))
        row = structs.replace(theirs, id="acting", account=account.id)
        log = (await services.tournaments.get(desk.id)).log
        copied = await services.tournaments.create(row)
        await copied.adopt_archive(log)
        services.tournaments.clear()  # as after a new start

        desk.id = "acting"
        view = await desk.read("", other)
        assert (view["me"]["name"], view["me"]["kind"]) == (other, "organiser")
        assert view["me"]["who"] != theirs.organiser
        assert view["archive"]["name"] == other
        assert view["archive"]["continued"]
        await desk.do({"type": "lock-round", "stage": "q", "round": 1}, who=other)
        entries = await desk.read("/log", other)
        assert entries[-1]["who"] == view["me"]["who"]
        theirs = {"type": "undo", "entry": 2, "reason": "не наше"}
        assert await desk.refused(theirs, who=other) == "undo-history"
        # It is written once, however often it is opened.
        services.tournaments.clear()
        await desk.read("", other)
        again = (await services.tournaments.get("acting")).log
        assert len(again.entries) == len(log.entries) + 2

    run(tmp_path, scene)


def test_archives_are_read_one_at_a_time_and_a_bomb_is_named(tmp_path, monkeypatch):
    reading, most = 0, 0

    def slowly(_):
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        go.wait()
        reading -= 1
        raise BrokenArchiveError("too-large")

    async def scene(desk):
        sent = [asyncio.create_task(send(desk, b"x", "organiser")) for _ in range(6)]
        refused, _ = await asyncio.wait(sent, return_when=asyncio.FIRST_COMPLETED)
        while len(refused) < 2:
            refused, _ = await asyncio.wait(sent, timeout=0.05)
        assert {one.result().status_code for one in refused} == {429}
        go.set()
        answers = [await one for one in sent]
        told = sorted((one.status_code, one.json()["code"]) for one in answers)
        assert told == [(422, "archive-large")] * 4 + [(429, "too-many")] * 2
        assert most == 1

    go = threading.Event()
    monkeypatch.setattr(file_routes, "unpack", slowly)
    run(tmp_path, scene)


def test_a_stage_named_in_cyrillic_is_downloaded_by_its_name(tmp_path):
    async def whole():
        stages = (StagePlan("отбор", "qualification", rounds=2, tables=1),)
        async with desk_over_http(tmp_path, structs.replace(SMALL, stages=stages)) as desk:
            for kind in ("csv", "xlsx", "json"):
                answer = await desk.get(f"/files/standings/отбор/{kind}")
                assert answer.status_code == 200
                told = answer.headers["content-disposition"]
                assert told.startswith(f'attachment; filename="standings-_____.{kind}"; filename*=')

    asyncio.run(whole())


def test_a_name_that_no_header_holds_is_told_in_utf_8():
    assert disposition("attachment", "q.1.1.mgn") == 'attachment; filename="q.1.1.mgn"'
    told = disposition("attachment", 'т"1\r\n.mgn')
    assert told == "attachment; filename=\"__1__.mgn\"; filename*=UTF-8''%D1%82%221%0D%0A.mgn"


def test_whoever_leaves_in_the_middle_of_a_body_is_no_bug(tmp_path, caplog):
    async def scene(desk):
        port = desk.server.services.config.port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        cookie = desk.headers["organiser"]["cookie"]
        head = f"POST /api/archives HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
        writer.write(f"{head}Content-Length: 100\r\n\r\nPK".encode())
        await writer.drain()
        writer.close()
        while not any("/api/archives" in str(one.__dict__) for one in caplog.records):
            await asyncio.sleep(0.01)
        assert reader

    with caplog.at_level("INFO", "gorod"):
        run(tmp_path, scene)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
