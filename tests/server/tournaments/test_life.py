"""The life of a tournament over HTTP: its facts, its days in the list, its end."""

import io
import re
import zipfile
from urllib.parse import unquote

import msgspec

from gorod.tournament.about import About
from tests.server.tournaments.kit import SMALL
from tests.server.tournaments.test_desk import run

TOLD = {"first_day": "2026-11-21", "last_day": "2026-11-22", "place": "Москва", "fee": "1500 ₽"}


def test_everybody_reads_when_and_where_in_their_own_language(tmp_path):
    async def scene(desk):
        await desk.shown()
        await desk.do({"type": "describe", "name": "Кубок Полиса", "about": TOLD})
        view = await desk.read("", "public", params={"lang": "en"})
        assert view["name"] == "Кубок Полиса"
        assert view["about"]["when"] == "21–22 November 2026"
        assert view["about"]["fee"] == "1500 ₽"
        (listed,) = (await desk.http.get("/api/tournaments?lang=ru")).json()
        assert listed["when"] == "21–22 ноября 2026"
        assert listed["place"] == "Москва"
        for who in ("chief", "secretary", "judge"):
            told = {"type": "describe", "name": "Чужой", "about": TOLD}
            assert (await desk.ask(told, who=who)).status_code == 422
        log = await desk.read("/log")
        assert log[-1]["command"]["type"] == "describe"

    run(tmp_path, scene)


def test_a_tournament_is_made_with_its_facts(tmp_path):
    async def scene(desk):
        body = {"name": "Второй", "regulation": msgspec.to_builtins(SMALL), "about": TOLD}
        at = desk.headers["organiser"]
        made = await desk.http.post("/api/tournaments", json=body, headers=at)
        assert made.status_code == 201
        desk.id = made.json()["tournament"]
        assert (await desk.read(""))["about"]["place"] == "Москва"
        wrong = {**body, "about": {"first_day": "завтра"}}
        refused = await desk.http.post("/api/tournaments", json=wrong, headers=at)
        assert refused.status_code == 422
        assert "завтра" in refused.json()["text"]
        assert About().first_day == ""

    run(tmp_path, scene)


TIMES = {"start": "2026-11-21T12:00", "minutes": 60, "rest": 10}


def test_rounds_have_times_for_everybody_and_a_calendar(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(11)
        await desk.do({"type": "describe", "name": "Кубок", "about": {**TOLD, "zone": "Asia/Omsk"}})
        await desk.do({"type": "schedule", "stage": "q", "times": TIMES}, who="secretary")
        (stage,) = (await desk.read("", "public"))["stages"]
        assert stage["starts"] == ["2026-11-21T12:00", "2026-11-21T13:10"]
        assert "times" not in stage
        (own,) = (await desk.read(""))["stages"]
        assert own["times"]["minutes"] == 60
        await desk.seated(1)
        file = await desk.get("/files/calendar/ics", "public")
        assert file.headers["content-type"].startswith("text/calendar")
        assert "DTSTART:20261121T060000Z" in file.text
        assert "DESCRIPTION" not in file.text
        mine = await desk.get("/files/calendar/ics", "p1")
        assert mine.text.count("DESCRIPTION") == 1

    run(tmp_path, scene)


def test_files_are_named_by_the_tournament_and_the_stage(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(11)
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        await desk.do({"type": "describe", "name": "Кубок / Полиса", "about": TOLD})
        named = {
            "/files/standings/q/pdf?lang=ru": "Кубок _ Полиса, отбор, таблица.pdf",
            "/files/standings/q/csv?lang=ru": "Кубок _ Полиса, отбор, таблица.csv",
            "/files/standings/q/xlsx?lang=en": "Кубок _ Полиса, qualification, standings.xlsx",
            "/files/seat-cards/q/1/pdf?lang=ru": "Кубок _ Полиса, отбор, тур 1, карточки мест.pdf",
            "/files/schedule/csv?lang=ru": "Кубок _ Полиса, рассадка.csv",
            "/archive?lang=ru": "Кубок _ Полиса, архив.zip",
        }
        for path, name in named.items():
            told = (await desk.get(path)).headers["content-disposition"]
            assert unquote(told.partition("UTF-8''")[2]) == name
        text = (await desk.get("/files/standings/q/csv?lang=ru")).content.decode("utf-8-sig")
        head, first = text.splitlines()[:2]
        assert head.startswith("место;")
        assert re.search(r";\d+,\d", first), first
        english = (await desk.get("/files/standings/q/csv?lang=en")).content.decode("utf-8-sig")
        assert english.startswith("place,")
        sheet = (await desk.get("/files/standings/q/xlsx?lang=ru")).content
        book = zipfile.ZipFile(io.BytesIO(sheet)).read("xl/workbook.xml").decode()
        assert 'name="Отбор"' in book

    run(tmp_path, scene)


def test_a_tournament_is_deleted_by_its_name_while_nothing_is_signed(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(11)
        await desk.seated(1)
        assert (await desk.post("/deletion", {"name": "Кубок"}, "chief")).status_code == 403
        wrong = await desk.post("/deletion", {"name": "Другой"})
        assert (wrong.status_code, wrong.json()["code"]) == (422, "name-differs")
        assert (await desk.post("/deletion", {"name": " Кубок "})).status_code == 204
        assert (await desk.get("")).status_code == 404
        assert (await desk.get("", "chief")).status_code == 401
        assert (await desk.http.get("/api/tournaments")).json() == []

    run(tmp_path, scene)


def test_what_is_signed_is_put_away_and_brought_back(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(11)
        await desk.seated(1)
        assert (await desk.read(""))["signed"] is False
        await desk.signed("q.1.1", seed=1)
        refused = await desk.post("/deletion", {"name": "Кубок"})
        assert (refused.status_code, refused.json()["code"]) == (409, "signed-already")
        await desk.do({"type": "put-away"})
        assert (await desk.http.get("/api/tournaments")).json() == []
        own = await desk.http.get("/api/tournaments", headers=desk.headers["organiser"])
        assert [one["away"] for one in own.json()] == [True]
        assert "away" not in await desk.read("", "public"), "its pages stay"
        await desk.do({"type": "bring-back"})
        assert len((await desk.http.get("/api/tournaments")).json()) == 1

    run(tmp_path, scene)


def test_the_list_is_ordered_by_days(tmp_path):
    async def scene(desk):
        at = desk.headers["organiser"]
        for name, day in (("Поздний", "2030-05-01"), ("Ранний", "2020-05-01")):
            about = {"first_day": day}
            body = {"name": name, "regulation": msgspec.to_builtins(SMALL), "about": about}
            await desk.http.post("/api/tournaments", json=body, headers=at)
        listed = (await desk.http.get("/api/tournaments", headers=at)).json()
        assert [one["name"] for one in listed] == ["Ранний", "Кубок", "Поздний"]

    run(tmp_path, scene)


def test_only_officials_see_who_has_paid(tmp_path):
    async def scene(desk):
        await (await desk.shown()).entered(11)
        await desk.do({"type": "mark-paid", "player": desk.players[0]}, who="secretary")
        told = {own["id"]: own for own in (await desk.read("", "secretary"))["players"]}
        assert told[desk.players[0]]["paid"] is True
        assert told[desk.players[1]]["paid"] is False
        for who in ("public", "p1", "judge"):
            assert all("paid" not in own for own in (await desk.read("", who))["players"])

    run(tmp_path, scene)
