"""A stored entry that was changed: that table or tournament alone is refused, and loudly."""

import asyncio
import sqlite3

from tests.kit.running_server import serving
from tests.server.tournaments.kit import desk_over_http


def rewritten(path, table, version, *, before, after):
    """Somebody edits the file with a tool; the hash of the entry stays as it was."""
    with sqlite3.connect(path / "gorod.db") as file:
        sql = "SELECT body FROM entries WHERE table_id = ? AND version = ?"
        (body,) = file.execute(sql, (table, version)).fetchone()
        assert before in body
        changed = "UPDATE entries SET body = ? WHERE table_id = ? AND version = ?"
        file.execute(changed, (body.replace(before, after), table, version))
    file.close()


def test_a_table_with_a_changed_entry_is_refused_and_the_others_are_played(tmp_path, caplog):
    """The cards could be changed in the file, and the server showed them as dealt."""

    async def whole():
        async with serving(tmp_path) as server:
            bad, good = await server.table(public=True), await server.table(public=True)
            async with server.judge(bad) as judge:
                await judge.ask({"wish": "draw"})
        with sqlite3.connect(tmp_path / "gorod.db") as file:
            sql = "SELECT max(version), body FROM entries WHERE table_id = ?"
            last, body = file.execute(sql, (bad.id,)).fetchone()
        rewritten(tmp_path, bad.id, last, before=body[-2:], after=b" " + body[-2:])
        async with serving(tmp_path) as server:
            path = f"/api/tables/{bad.id}/view"
            told = await server.http.get(path, headers=bad.bearer("judge"))
            assert (told.status_code, told.json()["code"]) == (503, "damaged")
            async with server.bare() as viewer:
                await viewer.send({"type": "hello", "token": bad.tokens["judge"]})
                assert (await viewer.next())["code"] == "damaged"
            listed = (await server.http.get("/api/tables")).json()
            assert [one["table"] for one in listed] == [good.id]
            async with server.judge(good) as judge:
                assert (await judge.ask({"wish": "draw"}))["type"] == "ack"

    asyncio.run(whole())
    assert "log damaged" in caplog.text


def test_a_tournament_with_a_changed_entry_is_refused_and_the_list_goes_on(tmp_path):
    async def whole():
        async with desk_over_http(tmp_path) as desk:
            await (await desk.shown()).entered(10)
            bad, version = desk.id, await desk.version()
        name = "Игрок 1".encode()
        with sqlite3.connect(tmp_path / "gorod.db") as file:
            sql = "SELECT version FROM entries WHERE table_id = ? AND instr(body, ?) LIMIT 1"
            (found,) = file.execute(sql, (bad, name)).fetchone()
        assert found <= version
        rewritten(tmp_path, bad, found, before=name, after="Игрок X".encode())
        async with desk_over_http(tmp_path) as desk:
            await desk.shown()
            told = await desk.http.get(f"/api/tournaments/{bad}")
            assert (told.status_code, told.json()["code"]) == (503, "damaged")
            listed = (await desk.http.get("/api/tournaments")).json()
            assert [one["id"] for one in listed] == [desk.id]
            assert (await desk.http.get("/api/ratings")).status_code == 200

    asyncio.run(whole())
