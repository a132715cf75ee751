"""What is not released, not confirmed or kept back cannot be read by guessing an address."""

import asyncio
import io

import pypdf
import pytest

from gorod.server.access.principal import SERVER, Origin
from tests.kit.sample_pictures import PNG
from tests.server.tournaments.kit import ACCEPTED, KEPT_BACK, PASSWORD, desk_over_http

OUTSIDERS = ("public", "stranger", "newcomer", "p1", "p10", "dismissed", "elsewhere")
GAMES = ("q.1.1", "q.2.1", "q.3.1", "f.1.1")
OF_A_GAME = ("", "/record", "/protocol", "/protocol.pdf", "/live", "/draft")
ADDRESSES = [
    *("", "/regulation", "/rounds", "/live", "/protests", "/meetings", "/duties", "/log"),
    *("/links", "/archive", "/judges/q", "/files/schedule/json", "/files/players/csv"),
    *(f"/rounds/q/{n}" for n in (1, 2, 3)),
    *(f"/standings/{stage}" for stage in ("q", "f")),
    *(f"/standings/q?upto={n}" for n in (1, 2, 3)),
    *("/standings/q?provisional=true", "/files/standings/q/json", "/files/standings/q/json?upto=2"),
    *(f"/games/{game}{part}" for game in GAMES for part in OF_A_GAME),
    *("/overall", "/photos", "/plans/q", "/plans/f"),
    *(f"/people/{who}{part}" for who in ("FIRST", "LAST", "new") for part in ("", "/photo")),
]
PAPERS = [
    *(f"/files/standings/{stage}/pdf" for stage in ("q", "f")),
    *(f"/files/seat-cards/q/{n}/pdf" for n in (1, 2, 3)),
    *("/files/table-schedule/q/pdf", "/files/players-schedule/q/pdf"),
]
ABOUT_ALL = ("/api/tournaments", "/api/ratings", "/api/clubs")


async def outsiders(desk):
    """Everybody who has some link or account, and no office here."""
    account = {"name": "Посторонний", "password": PASSWORD}
    await desk.http.post("/api/accounts", json=account)
    signed = await desk.http.post("/api/sessions", json=account)
    desk.http.cookies.clear()
    desk.headers["stranger"] = {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}
    gone = {"id": "gone", "name": "Бывший", "offices": ["judge"]}
    await desk.do({"type": "appoint", "official": gone})
    await desk.do({"type": "appoint", "official": {**gone, "offices": []}})
    # Their links have ended; one that somehow lived on would still open nothing.
    links = desk.server.services.links
    kept = await links.mint(desk.id, "official:gone", Origin(SERVER))
    desk.headers["dismissed"] = {"authorization": f"Bearer {kept.token}"}
    table = await desk.server.table()
    desk.headers["elsewhere"] = table.bearer("judge")


async def seen_by(desk, who, addresses=ADDRESSES):
    answers = {}
    for address in addresses:
        named = address.replace("FIRST", desk.players[0]).replace("LAST", desk.players[-1])
        answer = await desk.get(named, who)
        answers[address] = (answer.status_code, answer.content)
    for address in ABOUT_ALL:
        answer = await desk.http.get(address, headers=desk.headers[who])
        answers[address] = (answer.status_code, answer.content)
    return answers


async def all_seen(desk):
    return {who: await seen_by(desk, who) for who in OUTSIDERS}


async def papers_seen(desk):
    """Printing takes a while: what everybody and a player get."""
    return {who: await seen_by(desk, who, PAPERS) for who in ("public", "p1")}


def run(path, scene, **more):
    async def whole():
        async with desk_over_http(path, **more) as desk:
            await (await desk.shown()).entered(11)
            await outsiders(desk)
            await scene(desk)

    asyncio.run(whole())


def test_nothing_of_a_seating_shows_before_it_is_released(tmp_path):
    async def scene(desk):
        before = await all_seen(desk)
        draft, confirm, release = desk.seating(1)
        await desk.do({"type": "add-player", "player": {"id": "new", "nickname": "Тайный"}})
        await desk.do({"type": "keep-apart", "one": desk.players[0], "other": desk.players[1]})
        await desk.do(draft)
        assert await all_seen(desk) == before
        await desk.do({**confirm, "despite": ["apart"]})
        assert await all_seen(desk) == before
        await desk.do(release)
        after = await all_seen(desk)
        for who in OUTSIDERS:
            assert after[who]["/rounds/q/1"][0] == 200
        # A request about the next round is still answered as if it had not been planned.
        assert after["public"]["/rounds/q/2"] == after["public"]["/rounds/q/3"]

    run(tmp_path, scene)


def test_nothing_of_a_plan_a_draft_or_a_photo_shows(tmp_path):
    async def scene(desk):
        before, printed = await all_seen(desk), await papers_seen(desk)
        assert {answer[0] for answer in printed["public"].values()} == {200, 404}
        await desk.do({"type": "add-player", "player": {"id": "new", "nickname": "Тайный"}})
        photo = desk.at("/people/new/photo")
        sent = await desk.http.put(photo, content=PNG, headers=desk.headers["secretary"])
        assert sent.status_code == 204
        await desk.post("/plans/q", {"seconds": 1, "seed": 5})
        assert await all_seen(desk) == before
        while (plan := await desk.read("/plans/q"))["state"] == "searching":
            await asyncio.sleep(0.05)
        assert plan["rounds"]
        assert await all_seen(desk) == before
        told = {"id": "t", "seen": await desk.version()}
        assert (await desk.post("/plans/q/take", told)).status_code == 200
        assert (await all_seen(desk), await papers_seen(desk)) == (before, printed)
        for who in OUTSIDERS:
            for path in ("", "/take", "/swap"):
                asked = await desk.post(f"/plans/q{path}", {}, who)
                assert asked.status_code in (401, 403)
        assert len(await desk.read("/rounds", "secretary")) == 2
        assert await desk.read("/rounds", "judge") == [], "a draft is no judge's"
        where = {"stage": "q", "round": 1}
        await desk.do({"type": "confirm-seating", **where}, {"type": "release-seating", **where})
        after = await papers_seen(desk)
        for who in ("public", "p1"):
            assert after[who]["/files/seat-cards/q/1/pdf"][0] == 200
            missing = after[who]["/files/seat-cards/q/3/pdf"]
            assert after[who]["/files/seat-cards/q/2/pdf"] == missing
            text = pypdf.PdfReader(io.BytesIO(after[who]["/files/players-schedule/q/pdf"][1]))
            assert "Тур 1 Стол" in " ".join(text.pages[0].extract_text().split())

    run(tmp_path, scene)


def test_a_protocol_that_is_not_confirmed_is_as_one_that_does_not_exist(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        await desk.do({"type": "end-game", "game": "q.1.1"}, who="judge")
        before = await all_seen(desk)
        text = await desk.record("q.1.1", seed=1)
        told = {"id": "d1", "text": text}
        assert (await desk.post("/games/q.1.1/draft", told, "judge")).json()["saved"]
        assert await all_seen(desk) == before
        await desk.do({"type": "sign-game", "game": "q.1.1", "record": text}, who="judge")
        assert await all_seen(desk) == before
        for who in OUTSIDERS:
            for part in OF_A_GAME:
                assert before[who][f"/games/q.1.1{part}"] == before[who][f"/games/q.3.1{part}"]
        digest = (await desk.read("/games/q.1.1"))["sheets"][-1]["digest"]
        second = {"type": "confirm-game", "game": "q.1.1", "digest": digest}
        await desk.do({**second, "despite": ACCEPTED}, who="second")
        for who in OUTSIDERS:
            view = await desk.read("/games/q.1.1", who)
            assert view["state"] == "confirmed"
            assert "sheets" not in view
            assert len(await desk.read("/files/standings/q/json", who)) == 10

    run(tmp_path, scene)


def test_a_table_that_is_kept_back_stays_where_it_was(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        await desk.seated(2, judge="second")
        await desk.do({"type": "start-game", "game": "q.2.1"}, who="judge")
        await desk.do({"type": "end-game", "game": "q.2.1"}, who="judge")
        before, printed = await all_seen(desk), await papers_seen(desk)
        told = {"type": "sign-game", "game": "q.2.1", "record": await desk.record("q.2.1", seed=2)}
        await desk.do(told, who="judge")
        digest = (await desk.read("/games/q.2.1"))["sheets"][-1]["digest"]
        second = {"type": "confirm-game", "game": "q.2.1", "digest": digest}
        await desk.do({**second, "despite": ACCEPTED}, who="second")
        assert (await all_seen(desk), await papers_seen(desk)) == (before, printed)
        assert len((await desk.read("/standings/q"))["rows"]) == 10
        games = (await desk.read("/standings/q"))["columns"].index("games")
        assert {row[games] for row in (await desk.read("/standings/q"))["rows"]} == {2}
        assert {row[games] for row in (await desk.read("/standings/q", "p1"))["rows"]} == {1}
        await desk.do({"type": "reveal"})
        assert {row[games] for row in (await desk.read("/standings/q", "p1"))["rows"]} == {2}
        assert (await desk.read("/games/q.2.1", "public"))["state"] == "confirmed"

    run(tmp_path, scene, regulation=KEPT_BACK)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_a_tournament_that_is_not_shown_is_as_one_that_does_not_exist(tmp_path, method):
    async def scene(desk):
        hidden = {"shown": False}
        await desk.http.put(desk.at("/shown"), json=hidden, headers=desk.headers["organiser"])
        posts = ["/commands", "/links", "/sign-up", "/players", "/games/q.1.1/table", "/shown"]
        posts += ["/plans/q", "/plans/q/take", "/plans/q/swap", "/people/new/photo"]
        posts += [f"/files/{name}/pdf" for name in ("judge-sheets", "player-sheets")]
        for who in ("public", "stranger", "dismissed", "elsewhere"):
            for address in ADDRESSES if method == "GET" else [*posts, "/links/0123456789abcdef"]:
                answers = []
                for name in (desk.id, "0" * 16):
                    where = f"/api/tournaments/{name}{address}"
                    asked = await desk.http.request(method, where, headers=desk.headers[who])
                    answers.append((asked.status_code, asked.content))
                assert answers[0] == answers[1], (who, address)
            listed = await desk.http.get("/api/tournaments", headers=desk.headers[who])
            assert listed.json() == []
        assert (await desk.read("", "p1"))["name"] == "Кубок"

    run(tmp_path, scene)


def test_what_is_asked_of_others_is_refused_alike_whether_it_exists_or_not(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        filed = {"type": "file-protest", "id": "x", "player": desk.players[10], "text": "нет"}
        codes = [
            await desk.refused({**filed, "game": game}, who="p11") for game in ("q.1.1", "q.9.9")
        ]
        assert codes == ["game-unknown", "game-unknown"]
        for player in (desk.players[0], "nobody"):
            told = {"type": "withdraw-player", "player": player}
            assert await desk.refused(told, who="p11") == "not-yours"
        for command in ({"type": "reveal"}, {"type": "save-draft", "game": "q.1.1", "text": ""}):
            assert await desk.refused(command, who="p1") == "forbidden"
        answer = await desk.ask(*desk.seating(2), who="p1")
        assert (answer.status_code, answer.json()["seq"]) == (422, 0)

    run(tmp_path, scene)


def test_real_names_and_versions_are_the_officials(tmp_path):
    async def scene(desk):
        for who in OUTSIDERS:
            view = await desk.read("", who)
            assert {"version", "apart", "shown", "revealed"}.isdisjoint(view)
            assert all("name" not in player for player in view["players"])
            assert all("entrants" not in stage for stage in view["stages"])
        view = await desk.read("", "judge")
        assert {"apart", "shown", "revealed"}.isdisjoint(view)
        assert "version" in view
        assert all("name" not in player for player in view["players"]), "nor a judge's"
        view = await desk.read("", "secretary")
        assert view["players"][0]["name"] == "Имя 1"

    run(tmp_path, scene)


def test_a_judge_of_tables_sees_their_own_table_and_else_what_everybody_does(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        await desk.seated(2, judge="judge")
        await desk.signed("q.2.1", seed=2)
        private = await seen_by(desk, "public")
        told = await seen_by(desk, "second")
        for address in ("/standings/q", "/overall", "/games/q.2.1", "/games/q.2.1/draft"):
            assert told[address][0] in (private[address][0], 404), address
        assert told["/standings/q"] == private["/standings/q"]
        assert told["/games/q.2.1"][0] == 404, "another's table of a round that is kept back"
        assert (await desk.get("/games/q.2.1", "judge")).status_code == 200
        assert "sheets" in await desk.read("/games/q.2.1", "judge")
        assert "sheets" not in await desk.read("/games/q.1.1", "second")
        for address in ("/plans/q", "/preflight", "/links", "/archive", "/files/players/csv"):
            assert (await desk.get(address, "second")).status_code == 403, address
        lines = await desk.read("/log", "second")
        assert {line["who"] for line in lines} == {"second"}
        assert [line["judge"] for line in await desk.read("/judges/q", "second")] == []
        assert await desk.read("/duties", "second") == []
        state = (await desk.read("/rounds", "second"))[1]["tables"][0]["state"]
        assert state == "ended"
        for who in ("judge", "second"):
            seen = await seen_by(desk, who)
            assert not any("Имя 1".encode() in body for _, body in seen.values()), who

    run(tmp_path, scene, regulation=KEPT_BACK)


def test_a_players_link_opens_no_office_and_a_dismissed_official_nothing(tmp_path):
    async def scene(desk):
        told = {"id": desk.players[0], "name": "Судья и игрок", "offices": ["chief"]}
        await desk.do({"type": "appoint", "official": told})
        assert "version" not in await desk.read("", "p1")
        assert (await desk.ask({"type": "reveal"}, who="p1", seen=0)).status_code == 401
        assert (await desk.ask({"type": "reveal"}, who="dismissed", seen=0)).status_code == 403

    run(tmp_path, scene)


def test_a_table_tells_of_its_tournament_to_its_own_judges_alone(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        made = await desk.post("/games/q.1.1/table", {"scope": "hall"}, "judge")
        table = made.json()["table"]
        body = {"id": "x", "seat": 1, "text": "спор"}
        for who in OUTSIDERS:
            for method, what in (("GET", "tournament"), ("POST", "hand-in"), ("POST", "protests")):
                answers = []
                for name in (table, "0" * 16):
                    where = f"/api/tables/{name}/{what}"
                    told = None if method == "GET" else body
                    asked = await desk.http.request(
                        method, where, json=told, headers=desk.headers[who]
                    )
                    answers.append((asked.status_code, asked.content))
                assert answers[0] == answers[1], (who, what)
                assert answers[0][0] in (401, 404)
        hall = {"authorization": f"Bearer {made.json()['links'][0]['token']}"}
        for method, what in (("GET", "tournament"), ("POST", "hand-in"), ("POST", "protests")):
            told = None if method == "GET" else body
            asked = await desk.http.request(
                method, f"/api/tables/{table}/{what}", json=told, headers=hall
            )
            assert asked.status_code == 403

    run(tmp_path, scene)
