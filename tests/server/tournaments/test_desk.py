"""The desk over HTTP: from signing up to the standings, with everything that goes wrong between."""

import asyncio
import io
import zipfile

import msgspec
import pytest

from gorod.server.access.principal import SERVER, Origin
from gorod.server.access.rights import AT_TOURNAMENTS, OFFICE, RIGHTS, operation_of
from gorod.tournament.files.archive import unpack
from gorod.tournament.tournament_commands import Command
from tests.server.tournaments.kit import ACCEPTED, OFFICIALS, desk_over_http


def run(path, scene, **more):
    async def whole():
        async with desk_over_http(path, **more) as desk:
            await scene(desk)

    asyncio.run(whole())


def test_a_small_tournament_from_sign_up_to_standings(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(11)
        waits = await desk.sign_up(12)
        assert waits["waiting"]
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        # A protest by the player's own link, within the window; only their own game exists for
        # them.
        filed = {"type": "file-protest", "id": "", "game": "q.1.1", "text": "не тот голос"}
        assert (
            await desk.refused({**filed, "player": desk.players[10]}, who="p11") == "game-unknown"
        )
        await desk.do({**filed, "player": desk.players[0]}, who="p1")
        (protest,) = await desk.read("/protests", "chief")
        ruled = {
            "type": "decide-protest",
            "protest": protest["id"],
            "outcome": "corrected",
            "text": "балл возвращён",
            "corrections": [{"seat": 1, "points": 30}],
        }
        assert await desk.refused(ruled, who="organiser") == "forbidden"
        await desk.do(ruled, who="chief")
        # Locked, opened with a reason, locked again.
        lock = {"type": "lock-round", "stage": "q", "round": 1}
        await desk.do(lock)
        reopen = {"type": "reopen-game", "game": "q.1.1", "reason": "описка"}
        assert await desk.refused(reopen) == "round-locked"
        unlock = {"type": "unlock-round", "stage": "q", "round": 1, "reason": "описка в штрафе"}
        await desk.do(unlock)
        await desk.do(lock)
        # Somebody leaves; a waiting player moves up and takes their seat.
        out, by = desk.players[9], desk.players[11]
        await desk.seated(2, judge="second")
        await desk.do({"type": "withdraw-player", "player": out}, who="p10")
        await desk.do({"type": "check-in", "player": by})
        await desk.do({"type": "replace-player", "out": out, "by": by, "reason": "уехал"})
        (table,) = (await desk.read("/rounds/q/2", "public"))["tables"]
        assert table["seats"][9]["nickname"] == "Игрок 12"
        assert table["state"] == "planned"
        await desk.confirmed("q.2.1", seed=2)
        table = await desk.read("/standings/q", "public")
        assert len(table["rows"]) == 11
        first = table["players"][0]
        page = await desk.read(f"/standings/q/{first}", "public")
        total = table["rows"][0][table["columns"].index("total")]
        assert sum(part["value"] for part in page["parts"]) == pytest.approx(total)
        corrected = await desk.read(f"/standings/q/{desk.players[0]}", "public")
        assert ("award", 0.3) in {(p["kind"], p["value"]) for p in corrected["parts"]}
        assert {entry["name"] for entry in await desk.read("/log")} >= {"Игрок 1", "Судья chief"}

    run(tmp_path, scene)


def test_a_command_is_answered_once_and_another_body_is_a_conflict(tmp_path):
    async def scene(desk):
        add = {"type": "add-club", "club": {"id": "c", "name": "Клуб"}}
        before = await desk.version()
        first = await desk.ask(add, name="same", seen=before)
        again = await desk.ask(add, name="same", seen=before)
        assert (first.status_code, first.json()) == (again.status_code, again.json())
        assert await desk.version() == before + 1
        other = {"type": "add-club", "club": {"id": "d", "name": "Другой"}}
        conflict = await desk.ask(other, name="same")
        assert (conflict.status_code, conflict.json()["type"]) == (409, "conflict")
        theirs = await desk.ask(other, name="same", who="chief")
        assert theirs.status_code == 200

    run(tmp_path, scene)


def test_what_changed_since_one_looked_makes_stale_and_what_did_not_does_not(tmp_path):
    async def scene(desk):
        def club(name):
            return {"type": "edit-club", "club": {"id": "c", "name": name}}

        await desk.do({"type": "add-club", "club": {"id": "c", "name": "Клуб"}})
        seen = await desk.version()
        await desk.do(club("Первый"), who="chief")
        stale = await desk.ask(club("Второй"), seen=seen)
        assert (stale.status_code, stale.json()["type"]) == (409, "stale")
        other = {"type": "add-club", "club": {"id": "d", "name": "Другой"}}
        assert (await desk.ask(other, seen=seen)).status_code == 200
        future = await desk.ask(other, seen=10_000)
        assert future.json()["code"] == "future"

    run(tmp_path, scene)


def test_a_second_signature_names_its_data_and_is_never_stale(tmp_path):
    async def scene(desk):
        await desk.entered(10)
        await desk.seated(1)
        seen = await desk.version()
        await desk.signed("q.1.1", seed=3)
        told = {"type": "confirm-game", "game": "q.1.1", "digest": "00", "despite": ACCEPTED}
        other = await desk.ask(told, who="second", seen=seen)
        assert (other.status_code, other.json()["code"]) == (422, "other-data")
        digest = (await desk.read("/games/q.1.1"))["sheets"][-1]["digest"]
        taken = await desk.ask({**told, "digest": digest}, who="second", seen=seen)
        assert taken.status_code == 200

    run(tmp_path, scene)


def test_commands_that_come_together_happen_together_or_not_at_all(tmp_path):
    async def scene(desk):
        good = {"type": "add-club", "club": {"id": "c", "name": "Клуб"}}
        before = await desk.version()
        refused = await desk.ask(good, good)
        assert refused.json()["code"] == "id-taken"
        assert await desk.version() == before
        assert (await desk.read(""))["clubs"] == []

    run(tmp_path, scene)


def test_signing_up_again_with_the_same_id_is_the_same_player(tmp_path):
    async def scene(desk):
        one, again = await desk.sign_up(1), await desk.sign_up(1)
        assert one["player"] == again["player"]
        assert one["link"]["token"] != again["link"]["token"]
        body = {"id": "device-" + "x" * 20, "nickname": "Игрок 1"}
        taken = await desk.post("/sign-up", body, "newcomer")
        assert (taken.status_code, taken.json()["code"]) == (422, "nickname-taken")
        body = {"id": f"device-{1:020}", "nickname": "Игрок 2"}
        assert (await desk.post("/sign-up", body, "newcomer")).status_code == 409
        (link,) = [k for k in await desk.read("/links") if k["scope"] == "sign-up"]
        await desk.http.delete(desk.at(f"/links/{link['id']}"), headers=desk.headers["organiser"])
        assert (await desk.post("/sign-up", body, "newcomer")).status_code == 401

    run(tmp_path, scene)


def test_signing_up_tells_nobody_who_stands_in_the_desks_own_list(tmp_path):
    """A namesake who is only listed gets the same answer as any new nickname, in every spelling."""

    async def scene(desk):
        for number, nickname in enumerate(("Тайный", "Вышедший")):
            player = {"id": f"own-{number}", "nickname": nickname}
            await desk.do({"type": "add-player", "player": player})
        await desk.do({"type": "sign-up", "player": "own-1"})
        await desk.do({"type": "withdraw-player", "player": "own-1"})
        answers = []
        for number, nickname in enumerate(("Тайный", "Новый", "тайныЙ 2", "Bышедший")):
            body = {"id": f"device-{number:020}", "nickname": nickname}
            told = await desk.post("/sign-up", body, "newcomer")
            answers.append((told.status_code, sorted(told.json()), told.json().get("waiting")))
        assert len({str(answer) for answer in answers}) == 1, answers
        assert answers[0][0] == 201
        # Who is in the tournament is in the public list, and may be named.
        body = {"id": "device-" + "y" * 20, "nickname": "Новый"}
        taken = await desk.post("/sign-up", body, "newcomer")
        assert taken.json()["code"] == "nickname-taken"
        # The desk has both, and brings only one of them into the tournament.
        known = [p["nickname"] for p in (await desk.read(""))["players"]]
        assert known.count("Тайный") == 2
        assert await desk.refused({"type": "sign-up", "player": "own-0"}) == "nickname-taken"
        (own,) = [
            p["id"]
            for p in (await desk.read(""))["players"]
            if p["nickname"] == "Тайный" and p["id"] != "own-0"
        ]
        edit = {"id": own, "nickname": "Тайный", "city": "Тверь"}
        await desk.do({"type": "edit-player", "player": edit})
        await desk.do({"type": "merge-players", "kept": own, "duplicate": "own-0"})

    run(tmp_path, scene)


def test_a_paper_is_adjudicated_as_it_is_typed_and_always_saved(tmp_path):
    async def scene(desk):
        await desk.entered(10)
        await desk.seated(1)
        whole = await desk.record("q.1.1", seed=3)
        nonsense = {"id": "d1", "text": "это ещё не протокол"}
        told = (await desk.post("/games/q.1.1/draft", nonsense, "judge")).json()
        assert (told["saved"], told["legal"], told["line"]) == (True, False, 1)
        assert told["text"]
        assert (await desk.read("/games/q.1.1/draft", "chief"))["text"] == nonsense["text"]
        lines = whole.splitlines()
        cut = next(at for at, line in enumerate(lines) if line.startswith("N1"))
        half = {"id": "d2", "text": "\n".join(lines[: cut + 1]) + "\n"}
        told = (await desk.post("/games/q.1.1/draft", half, "judge")).json()
        assert (told["legal"], told["finished"]) == (True, False)
        told = (await desk.post("/games/q.1.1/draft", {"text": whole}, "judge")).json()
        assert (told["saved"], told["legal"], told["finished"]) == (False, True, True)
        strange = whole.replace("Игрок 1", "Игрок 99", 1)
        told = (await desk.post("/games/q.1.1/draft", {"text": strange}, "judge")).json()
        assert (told["legal"], bool(told["text"])) == (False, True)
        assert (await desk.get("/games/q.1.1/draft", "p1")).status_code == 403

    run(tmp_path, scene)


def test_files_have_what_the_screen_has_and_an_archive_is_read_again(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(10)
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        screen = await desk.read("/standings/q", "public")
        sheet = await desk.read("/files/standings/q/json", "public")
        assert [list(row.values()) for row in sheet] == screen["rows"]
        for kind in ("csv", "xlsx"):
            answer = await desk.get(f"/files/standings/q/{kind}", "public")
            assert answer.status_code == 200
        assert (await desk.get("/files/standings/q/exe", "public")).status_code == 404
        assert "Игрок 10" in (await desk.get("/files/schedule/csv", "public")).text
        pdf = await desk.get("/games/q.1.1/protocol.pdf", "public")
        assert pdf.content.startswith(b"%PDF")
        text = (await desk.get("/games/q.1.1/protocol", "public")).text
        assert "Игрок 1" in text
        assert "Подписано: Судья judge" in text
        assert "Судья second" in text.splitlines()[-1], "the second signer, with the time"
        packed = (await desk.get("/archive", "secretary")).content
        assert "games/q.1.1.mgn" in zipfile.ZipFile(io.BytesIO(packed)).namelist()
        read = await desk.http.post(
            "/api/archives?again=true", content=packed, headers=desk.headers["organiser"]
        )
        assert read.status_code == 201, read.text
        first, desk.id = desk.id, read.json()["tournament"]
        assert desk.id != first
        assert (await desk.read("/standings/q"))["rows"] == screen["rows"]
        again = unpack((await desk.get("/archive")).content)
        assert again.entries[:-1] == unpack(packed).entries
        torn = packed[:-40]
        answer = await desk.http.post(
            "/api/archives", content=torn, headers=desk.headers["organiser"]
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "archive")

    run(tmp_path, scene)


def test_a_list_of_players_is_previewed_then_taken_and_faults_are_named(tmp_path):
    async def scene(desk):
        file = "ник,город,клуб\nТень,Москва,Ночь\nСлава,Тверь,\n,Омск,\n".encode()
        headers = desk.headers["secretary"]

        async def send(path):
            return (await desk.http.post(desk.at(path), content=file, headers=headers)).json()

        seen = await send("/players/preview")
        assert [change["nickname"] for change in seen["changes"]] == ["Тень", "Слава"]
        assert [fault["cell"] for fault in seen["faults"]] == ["A4"]
        assert seen["clubs"] == ["Ночь"]
        assert (await desk.read(""))["players"] == []
        taken = await send("/players")
        assert (taken["taken"], taken["left"]) == (True, [["", "Омск", ""]])
        assert [p["nickname"] for p in (await desk.read(""))["players"]] == ["Тень", "Слава"]
        assert not (await send("/players"))["taken"]
        nothing = await desk.http.post(
            desk.at("/players"), content=b"\x01\x02\x03", headers=headers
        )
        assert (nothing.status_code, nothing.json()["code"]) == (422, "no-table")

    run(tmp_path, scene)


def test_who_signs_up_under_the_nickname_of_another_is_asked_whether_it_is_them(tmp_path):
    async def scene(desk):
        told = {"type": "add-player", "player": {"id": "7", "nickname": "Лис"}}
        assert (await desk.ask(told)).status_code == 200
        await desk.do({"type": "sign-up", "player": "7"})

        async def said(nickname):
            body = {"id": "x" * 22 + str(len(nickname)), "nickname": nickname}
            return await desk.post("/sign-up?lang=ru", body, "newcomer")

        taken, twin = await said("лис"), await said("Л и c")
        assert taken.status_code == twin.status_code == 422
        ask = "Это вы? Попросите свою ссылку у организатора"
        assert taken.json()["text"] == f"ник «лис» уже у игрока «Лис». {ask}"
        assert twin.json()["text"] == f"ник «Л и c» похож на ник игрока «Лис». {ask}"
        first = await said("Лиса")
        assert first.status_code == 201
        assert (await said("Лиса")).json()["player"] == first.json()["player"]

    run(tmp_path, scene)


def test_rows_of_a_list_are_chosen_and_the_list_is_taken_back_in_one_act(tmp_path):
    async def scene(desk):
        file = "№;Ник\n1;Лис\n2;Лиc\n3;Ёж\n4;Сова\n".encode("cp1251")

        async def send(path, who="secretary", data=file):
            address = desk.at(path)
            return await desk.http.post(address, content=data, headers=desk.headers[who])

        seen = (await send("/players/preview")).json()
        assert seen["layout"] == {
            "header": 1,
            "columns": ["", "nickname"],
            "headings": ["№", "Ник"],
        }
        assert [(x["doubt"], x["other"]) for x in seen["changes"]][1] == ("alike", "Лис")
        taken = (await send("/players?header=1&columns=,nickname&rows=2-3,5&sign_up=true")).json()
        people = (await desk.read(""))["players"]
        assert [p["nickname"] for p in people] == ["Лис", "Лиc", "Сова"]
        assert all(p["signed_up"] and not p["id"].isdecimal() for p in people)
        undo = {"type": "undo", "entry": taken["entry"], "reason": "не тот список"}
        assert (await desk.ask(undo)).status_code == 200
        assert (await desk.read(""))["players"] == []
        for rows in ("x", "2--3", "-3", "9" * 5000, "1," * 10_001):
            assert (await send(f"/players?rows={rows}")).status_code in (400, 414, 431)
        large, old = b"x\n" * 3001, b"\xd0\xcf\x11\xe0 old"
        assert (await send("/players/preview", data=large)).json()["code"] == "table-large"
        assert (await send("/players/preview", data=old)).json()["code"] == "old-excel"

    run(tmp_path, scene)


def test_a_list_of_judges_gets_links_which_are_closed_together(tmp_path):
    async def scene(desk):
        file = "Имя\tДолжность\nАнна\tсудья\nСвета\tсекретарь\n".encode()

        async def send(path, who="organiser", **body):
            address = desk.at(path)
            return await desk.http.post(address, headers=desk.headers[who], **body)

        assert (await send("/officials", "secretary", content=file)).status_code == 403
        seen = (await send("/officials/preview", content=file)).json()
        assert [change["offices"] for change in seen["changes"]] == [["judge"], ["secretary"]]
        assert "Анна" not in {one["name"] for one in (await desk.read(""))["officials"]}
        taken = (await send("/officials?links=true", content=file)).json()
        assert [link["name"] for link in taken["links"]] == ["Анна", "Света"]
        assert {"Анна", "Света"} <= {one["name"] for one in (await desk.read(""))["officials"]}
        known = await desk.read("/links")
        new = [link["id"] for link in known][-2:]
        assert (await send("/links/end", json={"links": [*new, "nobody"]})).status_code == 404
        assert (await send("/links/end", json={"links": new})).status_code == 204
        closed = [link["id"] for link in await desk.read("/links") if link["revoked"]]
        assert sorted(closed) == sorted(new)

    run(tmp_path, scene)


def sample(kind):
    """Return some value of a type that can be parsed, even if the tournament refuses it."""
    if isinstance(kind, msgspec.inspect.StructType):
        fields = {f.encode_name: sample(f.type) for f in kind.fields if f.required}
        return {**({"type": kind.tag} if kind.tag else {}), **fields}
    plain = {msgspec.inspect.StrType: "x", msgspec.inspect.IntType: 1}
    return plain.get(type(kind), [])


@pytest.mark.parametrize("kind", sorted(AT_TOURNAMENTS))
def test_every_command_is_refused_to_whoever_has_no_row_for_it(tmp_path, kind):
    async def scene(desk):
        await desk.entered(10)
        nobody = await desk.server.services.links.mint(desk.id, "official:nobody", Origin(SERVER))
        desk.headers["official"] = {"authorization": f"Bearer {nobody.token}"}
        who = {"desk-judge": "judge", "player": "p1"}.get(kind, kind)
        held = {OFFICE[office] for office in OFFICIALS.get(who, ())} | {kind}
        for command in Command.__args__:
            told = sample(msgspec.inspect.type_info(command))
            answer = await desk.ask(told, who=who, seen=0)
            if held & RIGHTS["tournament-command"]:
                allowed = held & RIGHTS[operation_of(command)]
                assert (answer.json().get("code") != "forbidden") == bool(allowed), told
            else:
                assert answer.status_code in (401, 403, 404)

    run(tmp_path, scene)


def test_a_regulation_that_cannot_be_says_why(tmp_path):
    async def scene(desk):
        stages = [{"id": "q", "kind": "qualification", "rounds": 1, "tables": 1}]
        wrong = {"rulebook": "fiim-2011", "options": ["6.5", "6.8"], "stages": stages}
        for lang, words in (("en", "such options"), ("ru", "такие варианты")):
            answer = await desk.http.post(
                f"/api/tournaments?lang={lang}",
                json={"name": "Кубок", "regulation": wrong},
                headers=desk.headers["organiser"],
            )
            assert answer.status_code == 422
            assert answer.json()["code"] == "regulation"
            assert words in answer.json()["text"]
            assert "6.5, 6.8" in answer.json()["text"]

    run(tmp_path, scene)
