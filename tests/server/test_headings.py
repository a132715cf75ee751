"""What a game is called: the names of its files, and the heading of its protocol."""

from urllib.parse import unquote

import pytest

from tests.kit.running_server import CARDS, served


def called(answer):
    return unquote(answer.headers["content-disposition"].partition("filename*=UTF-8''")[2])


@served
async def test_files_are_called_by_their_day_rules_and_table(server):
    tags = {"date": "2026-11-16", "table": "1", "judge": "Мария", "place": "Клуб"}
    made = await server.table(tags=tags)
    async with server.judge(made) as judge:
        await judge.do("deal", cards=list(CARDS))
        get, bearer = server.http.get, made.bearer("judge")
        files = {
            "protocol.pdf?lang=ru": "Протокол 2026-11-16 ФИИМ-2019 стол 1.pdf",
            "protocol.pdf?lang=en": "Protocol 2026-11-16 FIIM-2019 table 1.pdf",
            "protocol?lang=ru": "Протокол 2026-11-16 ФИИМ-2019 стол 1.txt",
            "record?lang=ru": "Запись 2026-11-16 ФИИМ-2019 стол 1.mgn",
            "document?lang=ru": "Игра 2026-11-16 ФИИМ-2019 стол 1.json",
        }
        for path, name in files.items():
            answer = await get(f"/api/tables/{made.id}/{path}", headers=bearer)
            assert called(answer) == name
            assert f'filename="{made.id}.' in answer.headers["content-disposition"]
        text = (await get(f"/api/tables/{made.id}/protocol", headers=bearer)).text
        record = (await get(f"/api/tables/{made.id}/record", headers=bearer)).text
    heading = text.partition(" №")[0]
    for told in ("Дата", "2026-11-16", "Время", "Стол", "Где", "Клуб", "Мария"):
        assert told in heading
    assert "tag time" not in record
    assert "tag judge Мария" in record


@pytest.mark.parametrize("event", ["", "Кубок / <a>: *?"])
def test_a_table_without_a_number_is_told_by_its_hour_or_title(tmp_path, event):
    @served
    async def scene(server):
        made = await server.table(tags={"event": event})
        early = await server.http.get(
            f"/api/tables/{made.id}/document", headers=made.bearer("judge")
        )
        assert called(early).startswith("Игра ФИИМ-2019")
        async with server.judge(made) as judge:
            await judge.do("deal", cards=list(CARDS))
        path = f"/api/tables/{made.id}/record"
        name = called(await server.http.get(path, headers=made.bearer("judge")))
        assert name.startswith("Запись 20")
        assert name.endswith("Кубок _ _a__ __.mgn" if event else ".mgn")
        assert not set(name) & set('<>:"/\\|?*')

    scene(tmp_path)
