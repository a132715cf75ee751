"""Personal data over HTTP: the consent at signing up, the copy of one's data, their erasure."""

import asyncio
import io
import sqlite3
from contextlib import closing
from zipfile import ZipFile

from gorod.server.store.database_backup import backup, verify
from gorod.server.store.integrity import verify_file
from gorod.tournament.consent import digest_of
from gorod.tournament.files.archive import unpack
from tests.kit.sample_pictures import PNG
from tests.server.tournaments.kit import desk_over_http
from tests.server.tournaments.test_live_games import table_of

TEXT = "Согласен на обработку данных"
NEW = {"id": "device-00000000000000000001", "nickname": "Ёж", "name": "Иван Ежов"}


def run(path, scene, **more):
    async def whole():
        async with desk_over_http(path, **more) as desk:
            await scene(desk)

    asyncio.run(whole())


def test_signing_up_needs_the_consent_that_is_asked_for(tmp_path):
    async def scene(desk):
        assert (await desk.read("", "newcomer"))["consent"] is None
        await desk.do({"type": "ask-consent", "text": TEXT})
        asked = (await desk.read("", "newcomer"))["consent"]
        assert (asked["text"], asked["digest"]) == (TEXT, digest_of(TEXT))
        for told, code in (("", "consent-needed"), (digest_of("другой"), "consent-changed")):
            answer = await desk.post("/sign-up", {**NEW, "consent": told}, "newcomer")
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert not (await desk.read(""))["players"]
        answer = await desk.post("/sign-up", {**NEW, "consent": asked["digest"]}, "newcomer")
        assert answer.status_code == 201, answer.text
        own = {"authorization": f"Bearer {answer.json()['link']['token']}"}
        desk.headers["own"] = own
        (given,) = (await desk.read("", "own"))["me"]["consents"]
        assert (given["text"], given["digest"]) == (TEXT, digest_of(TEXT))
        (listed,) = (await desk.read(""))["players"]
        assert listed["consent"] == given["at"]
        assert "consent" not in (await desk.read("", "own"))["players"][0]
        (line,) = [x for x in await desk.read("/log") if x["command"]["type"] == "give-consent"]
        assert line["command"]["text"] == digest_of(TEXT)
        # Sent again after a broken line it is the same player, also if the text has changed.
        await desk.do({"type": "ask-consent", "text": "Другой текст"})
        again = await desk.post("/sign-up", {**NEW, "consent": asked["digest"]}, "newcomer")
        assert again.json()["player"] == answer.json()["player"]
        changed = {"type": "give-consent", "player": answer.json()["player"]}
        await desk.do({**changed, "text": digest_of("Другой текст")}, who="own")
        assert len((await desk.read("", "own"))["me"]["consents"]) == 2

    run(tmp_path, scene)


NAME = "Евграф Колядин"


async def signed_up(desk, nickname="Чародей", number=1):
    told = {"id": f"device-{number:020}", "nickname": nickname, "name": NAME, "city": "Омск"}
    answer = await desk.post("/sign-up", told, "newcomer")
    assert answer.status_code == 201, answer.text
    desk.headers["own"] = {"authorization": f"Bearer {answer.json()['link']['token']}"}
    return answer.json()["player"]


def test_erased_names_are_in_no_file_and_the_log_verifies(tmp_path):
    async def scene(desk):
        await desk.shown()
        who = await signed_up(desk)
        await desk.http.put(
            desk.at(f"/people/{who}/photo"), content=PNG, headers=desk.headers["organiser"]
        )
        photo = (await desk.server.services.store.photo(desk.id, who)).body
        assert photo
        edited = {"id": who, "nickname": "Чародей", "name": f"{NAME} старший", "city": "Омск"}
        await desk.do({"type": "edit-player", "player": edited})
        await desk.do({"type": "withdraw-player", "player": who, "reason": f"{NAME} болен"})
        erase = {"type": "erase-person", "person": who}
        both = await desk.ask(erase, {"type": "sign-up", "player": who})
        assert both.json()["code"] == "erase-alone"
        for other in ("chief", "secretary", "own"):
            assert (await desk.ask(erase, who=other)).status_code in (401, 403, 422)
        done = await desk.do(erase)
        again = await desk.ask(erase, name=done["id"], seen=0)
        assert again.status_code == 200, "sent again it is answered as before"
        (listed,) = (await desk.read(""))["players"]
        assert (listed["nickname"], listed["name"], listed["city"]) == ("Чародей", "", "Омск")
        assert (await desk.get(f"/people/{who}/photo")).status_code == 404
        assert (await desk.get("", "own")).status_code == 401
        assert NAME not in (await desk.get("/log")).text
        archive = (await desk.get("/archive")).content
        with ZipFile(io.BytesIO(archive)) as packed:
            assert "Колядин" not in packed.read("log.jsonl").decode()
        database = desk.server.services.config.database
        await backup(database, tmp_path / "copy.sqlite")
        copied = (tmp_path / "copy.sqlite").read_bytes()
        assert "Колядин".encode() not in copied
        assert photo not in copied
        assert not (await verify(database)).findings
        # The tournament continues, and its archive can be read elsewhere.
        await desk.do({"type": "add-club", "club": {"id": "k", "name": "Клуб"}})
        unpack(archive)

    run(tmp_path, scene)
    for file in tmp_path.rglob("*"):
        if file.is_file():
            assert "Колядин".encode() not in file.read_bytes(), file


def test_an_entry_that_was_changed_by_hand_is_found_after_an_erasure(tmp_path):
    async def scene(desk):
        who = await signed_up(desk)
        await desk.do({"type": "erase-person", "person": who})

    run(tmp_path, scene)
    path = tmp_path / "gorod.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE entries SET body = CAST(replace(body, 'Чародей', 'Чужой') AS BLOB)")
    assert {own.what for own in verify_file(path).findings} == {"hash"}


def test_a_nickname_that_is_erased_stands_in_no_list_and_the_protocol_counts(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(10)
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        before = await desk.read("/standings/q", "public")
        sheet = (await desk.read("/games/q.1.1"))["sheets"]
        who = desk.players[2]
        label = {"label": "Участник 3", "place": True}
        await desk.do({"type": "erase-person", "person": who, **label})
        after = await desk.read("/standings/q", "public")
        assert after["players"] == before["players"]
        at = after["players"].index(who)
        assert [str(cell).replace("Участник 3", "Игрок 3") for cell in after["rows"][at]] == [
            str(cell) for cell in before["rows"][at]
        ]
        assert (await desk.read("/games/q.1.1"))["sheets"] == sheet
        assert not (await verify(desk.server.services.config.database)).findings
        unpack((await desk.get("/archive")).content)

    run(tmp_path, scene)


def test_the_seat_of_whoever_is_erased_opens_no_longer(tmp_path):
    async def scene(desk):
        await desk.entered(10)
        await desk.seated(1)
        path = f"/api/tables/{(await table_of(desk, 'q.1.1')).id}/view"
        links = []
        for who in ("p3", "p4"):
            made = (await desk.post("/games/q.1.1/seat", None, who)).json()
            links.append({"authorization": f"Bearer {made['token']}"})
        seen = [(await desk.http.get(path, headers=own)).status_code for own in links]
        assert seen == [200, 200]
        await desk.do({"type": "erase-person", "person": desk.players[2]})
        seen = [(await desk.http.get(path, headers=own)).status_code for own in links]
        assert seen == [401, 200]

    run(tmp_path, scene)


def test_an_official_who_is_erased_loses_link_and_name(tmp_path):
    async def scene(desk):
        told = {"id": "j9", "name": NAME, "offices": ["judge"]}
        await desk.do({"type": "appoint", "official": told})
        desk.headers["j9"] = await desk.link("official:j9")
        assert (await desk.get("/log", "j9")).status_code == 200
        await desk.do({"type": "erase-person", "person": "j9", "label": "Судья 9"})
        assert (await desk.get("/log", "j9")).status_code == 401
        names = {own["id"]: own["name"] for own in (await desk.read(""))["officials"]}
        assert names["j9"] == "Судья 9"
        assert NAME not in (await desk.get("/log")).text

    run(tmp_path, scene)


def test_a_person_has_a_copy_of_everything_that_is_kept_about_them(tmp_path):
    async def scene(desk):
        await desk.do({"type": "ask-consent", "text": TEXT})
        consent = digest_of(TEXT)
        for n in range(1, 12):
            told = {"id": f"device-{n:020}", "nickname": f"Игрок {n}", "name": f"Имя {n}"}
            answer = await desk.post("/sign-up", {**told, "consent": consent}, "newcomer")
            desk.players.append(answer.json()["player"])
            token = answer.json()["link"]["token"]
            desk.headers[f"p{n}"] = {"authorization": f"Bearer {token}"}
        there = [{"type": "check-in", "player": player} for player in desk.players]
        await desk.do(*there, {"type": "enter-stage", "stage": "q", "players": desk.players})
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        who = desk.players[0]
        protest = {"type": "file-protest", "id": "x", "game": "q.1.1", "player": who}
        await desk.do({**protest, "text": "не так", "clauses": []}, who="p1")
        await desk.http.put(
            desk.at(f"/people/{who}/photo"), content=PNG, headers=desk.headers["p1"]
        )
        given = await desk.get(f"/people/{who}/data", "p1")
        assert "attachment" in given.headers["content-disposition"]
        own = given.json()
        assert own["title"] == "Персональные данные: Игрок 1"
        (person,) = own["person"]
        assert (person["nickname"], person["name"]) == ("Игрок 1", "Имя 1")
        assert own["consents"][0]["text"] == TEXT
        assert own["photo"]["kind"] == "image/png"
        (game,) = own["games"]
        assert game["game"] == "тур 1, стол 1"
        assert own["protests"][0]["text"] == "не так"
        assert len(own["links"]) == 1
        kinds = {line["command"]["type"] for line in own["log"]}
        assert {"add-player", "sign-up", "give-consent", "check-in", "file-protest"} <= kinds
        assert "Имя 2" not in given.text
        assert not {"draft-seating", "enter-stage"} & kinds
        # The organiser takes anybody's, others only their own; officials have theirs too.
        taken = (await desk.get(f"/people/{who}/data")).json()
        assert {**taken, "made_at": ""} == {**own, "made_at": ""}
        for other in ("p2", "chief", "secretary", "judge"):
            assert (await desk.get(f"/people/{who}/data", other)).status_code == 403
        assert (await desk.get(f"/people/{who}/data", "public")).status_code in (401, 403, 404)
        judge = (await desk.get("/people/judge/data", "judge")).json()
        assert judge["person"][0]["name"] == "Судья judge"
        assert judge["games"][0]["signed"][0].keys() == {"first"}
        assert (await desk.get("/people/nobody/data")).status_code == 404

    run(tmp_path, scene)


def test_a_person_is_erased_from_a_copy_as_well(tmp_path):
    async def scene(desk):
        who = await signed_up(desk)
        packed = (await desk.get("/archive")).content
        made = await desk.http.post(
            "/api/archives?again=true", content=packed, headers=desk.headers["organiser"]
        )
        desk.id = made.json()["tournament"]
        assert NAME in (await desk.get("/log")).text
        await desk.do({"type": "erase-person", "person": who, "label": "Игрок 1"})
        assert NAME not in (await desk.get("/log")).text
        assert await desk.refused({"type": "erase-person", "person": "zz"}) == "player-unknown"
        assert not (await verify(desk.server.services.config.database)).findings
        unpack((await desk.get("/archive")).content)

    run(tmp_path, scene)
