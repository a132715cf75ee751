"""The life of a tournament over HTTP: its facts, its days in the list, its end."""

import msgspec

from gorod.tournament.about import About
from tests.server.tournaments.kit import SMALL
from tests.server.tournaments.test_desk import run

TOLD = {"first_day": "2026-11-21", "last_day": "2026-11-22", "place": "Москва", "fee": "1500 ₽"}


def test_everybody_reads_when_and_where_in_their_own_language(tmp_path):
    async def scene(desk):
        await desk.shown()
        await desk.do({"type": "describe", "name": "Кубок Полиса", "about": TOLD})
        face = await desk.read("", "public", params={"lang": "en"})
        assert face["name"] == "Кубок Полиса"
        assert face["about"]["when"] == "21–22 November 2026"
        assert face["about"]["fee"] == "1500 ₽"
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
