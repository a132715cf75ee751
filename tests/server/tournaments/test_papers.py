"""Papers over HTTP: people who may see the contents get them; those with links make links."""

import asyncio
import io
import re

import pypdf

from tests.server.tournaments.kit import ACCEPTED, desk_over_http
from tests.tournament.test_running import some_winner, unawarded

OF_SEATING = ("seat-cards/q/1", "table-schedule/q", "players-schedule/q")


def run(path, scene):
    async def whole():
        async with desk_over_http(path) as desk:
            await (await desk.shown()).entered(11)
            await scene(desk)

    asyncio.run(whole())


def text_of(answer):
    assert answer.headers["content-type"] == "application/pdf", answer.text
    pages = pypdf.PdfReader(io.BytesIO(answer.content)).pages
    return [" ".join(page.extract_text().split()) for page in pages]


async def paper(desk, path, who="public", lang="ru"):
    headers = {**desk.headers[who], "accept-language": lang}
    return await desk.http.get(desk.at(f"/files/{path}/pdf"), headers=headers)


def test_papers_of_the_seating_are_there_when_it_is_released(tmp_path):
    async def scene(desk):
        draft, confirm, release = desk.seating(1)
        await desk.do(draft)
        for path in OF_SEATING:
            assert (await paper(desk, path)).status_code == 404
            assert (await paper(desk, path, "p1")).status_code == 404
            assert "ЧЕРНОВИК" in text_of(await paper(desk, path, "secretary"))[0]
        await desk.do(confirm, release)
        for path in OF_SEATING:
            (*_, last) = text_of(await paper(desk, path))
            assert "Игрок 10" in last
            assert "ЧЕРНОВИК" not in last
        (page,) = text_of(await paper(desk, "seat-cards/q/1", lang="en"))
        assert page.count("Round 1 · table 1") == 10
        assert (await paper(desk, "seat-cards/q/2")).status_code == 404
        assert (await paper(desk, "table-schedule/f")).status_code == 404

    run(tmp_path, scene)


def test_the_table_is_printed_as_of_a_round(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        await desk.confirmed("q.1.1", seed=1)
        (page,) = text_of(await paper(desk, "standings/q"))
        table = await desk.read("/standings/q", "public")
        total = table["columns"].index("total")
        for player, row in zip(table["players"], table["rows"], strict=True):
            number = desk.players.index(player) + 1
            printed = f"{row[total]:g}".replace(".", ",")
            assert re.search(rf"Игрок {number} [^И]*{printed}", page)
        assert "после 2 туров" in page
        path = desk.at("/files/standings/q/pdf?upto=1")
        early = await desk.http.get(path, headers={"accept-language": "en"})
        assert "after 1 round" in text_of(early)[0]
        # The formats that were there before are still found beside it.
        assert (await desk.get("/files/standings/q/csv", "public")).status_code == 200
        assert (await desk.get("/files/standings/q/doc", "public")).status_code == 404

    run(tmp_path, scene)


def test_the_sheet_of_a_judge_opens_his_desk(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        answer = await desk.post("/files/judge-sheets/pdf", {"stage": "q", "round": 1})
        assert answer.status_code == 201, answer.text
        (page,) = text_of(answer)
        assert "Судья judge" in page
        assert "Отбор, тур 1, стол 1" in page
        token = re.search(r"/desk#([\w-]{43})", page)[1]
        opened = await desk.http.get("/api/link", headers={"authorization": f"Bearer {token}"})
        assert opened.status_code == 200, opened.text
        assert opened.headers["cache-control"] == "no-store"
        everybody = text_of(await desk.post("/files/judge-sheets/pdf", {}))
        assert len(everybody) == 6, "every official and the organiser"
        named = {"officials": ["chief"]}
        (page,) = text_of(await desk.post("/files/judge-sheets/pdf", named, "chief"))
        assert "Судья chief" in page
        for bad in ({"officials": ["nobody"]}, {"stage": "q", "round": 2}):
            refused = await desk.post("/files/judge-sheets/pdf", bad)
            assert (refused.status_code, refused.json()["code"]) == (422, "paper-nobody")

    run(tmp_path, scene)


def test_strips_for_players_and_a_poster_make_links(tmp_path):
    async def scene(desk):
        before = len(await desk.read("/links"))
        pages = text_of(await desk.post("/files/player-sheets/pdf", {"hours": 48}))
        assert len(pages) == 2
        assert "Игрок 11" in " ".join(pages)
        made = (await desk.read("/links"))[before:]
        assert sorted(link["scope"] for link in made) == sorted(f"player:{p}" for p in desk.players)
        assert all(link["expires"] for link in made)
        (page,) = text_of(await desk.post("/files/sign-up-poster/pdf", {}))
        assert "Запишитесь на турнир" in page
        assert re.search(r"/sign-up#[\w-]{43}", page)
        one = await desk.post("/files/player-sheets/pdf", {"players": [desk.players[0]]})
        assert "Игрок 1" in text_of(one)[0]

    run(tmp_path, scene)


def test_new_sheets_can_void_those_from_before(tmp_path):
    async def scene(desk):
        before = {link["id"]: link for link in await desk.read("/links")}
        await desk.post("/files/player-sheets/pdf", {"players": [desk.players[0]]})
        # Without a word the sheets from before go on working.
        assert (await desk.get("", "p1")).status_code == 200
        await desk.post("/files/player-sheets/pdf", {"players": [desk.players[0]], "void": True})
        assert (await desk.get("", "p1")).status_code in (401, 404)
        assert (await desk.get("", "p2")).status_code == 200
        links = await desk.read("/links")
        mine = [link for link in links if link["scope"] == f"player:{desk.players[0]}"]
        assert sum(not link["revoked"] for link in mine) == 1
        # A person who asks for their own sheet keeps the link with which they came.
        sheet = {"officials": ["chief"], "void": True}
        assert (await desk.post("/files/judge-sheets/pdf", sheet, "chief")).status_code == 201
        assert (await desk.get("", "chief")).status_code == 200
        assert len(links) > len(before)

    run(tmp_path, scene)


def test_papers_with_links_are_for_those_who_make_links(tmp_path):
    async def scene(desk):
        before = await desk.read("/links")
        for who in ("public", "p1", "judge", "secretary", "newcomer"):
            for name in ("judge-sheets", "player-sheets", "sign-up-poster"):
                answer = await desk.post(f"/files/{name}/pdf", {}, who)
                assert answer.status_code in (401, 403)
        assert await desk.read("/links") == before

    run(tmp_path, scene)


def test_papers_for_the_federation(tmp_path):
    """Forms for officials, the ranking for everybody, the rest for those who have the whole."""

    async def scene(desk):
        await desk.seated(1)
        assert (await paper(desk, "blank-protocols/q")).status_code == 401
        (form,) = text_of(await paper(desk, "blank-protocols/q", "judge"))
        assert "Игрок 10" in form
        assert "Судья judge" in form
        assert (await paper(desk, "ranking")).status_code == 404
        assert (await paper(desk, "protocols", "chief")).status_code == 404
        await desk.signed("q.1.1", seed=1)
        text = (
            "mgn 1\nrules fiim-2019\nknown result\n"
            + "\n".join(
                f"seat {n} {card} Игрок {n}"
                for n, card in enumerate(["citizen"] * 6 + ["sheriff", "don", "mafia", "mafia"], 1)
            )
            + "\n\nresult red\ndq 10\n"
        )
        reject = {"type": "reject-game", "game": "q.1.1", "reason": "на бумаге было иначе"}
        await desk.do(reject, who="chief")
        await desk.do({"type": "sign-game", "game": "q.1.1", "record": text}, who="judge")
        digest = (await desk.read("/games/q.1.1"))["sheets"][-1]["digest"]
        told = {"type": "confirm-game", "game": "q.1.1", "digest": digest}
        await desk.do({**told, "despite": ["known-result"]}, who="second")
        (ranks,) = text_of(await paper(desk, "ranking"))
        assert "Итоговые места турнира" in ranks
        # Nothing is open but places that a lot would part.
        assert "Предварительно" not in ranks
        assert "Есть равные места" in ranks
        (protocol,) = text_of(await paper(desk, "protocols/q", "chief"))
        assert "ЗАПИСАН ТОЛЬКО РЕЗУЛЬТАТ" in protocol
        assert "Вторая подпись Судья second" in protocol
        assert "Этап Отбор" in protocol
        for what in ("protocols", "protocols/q", "judging", "sanctions"):
            assert (await paper(desk, what)).status_code == 401
            assert (await paper(desk, what, "judge")).status_code == 403
        (judges,) = text_of(await paper(desk, "judging", "secretary"))
        assert "записан только результат" in judges
        (out,) = text_of(await paper(desk, "sanctions", "chief"))
        assert "Игрок 10" in out
        assert "дисквалификация" in out
        # The table says it too, on the screen and in files.
        table = await desk.read("/standings/q", "public")
        at = table["columns"].index("only-result")
        assert {row[at] for row in table["rows"]} == {1}
        assert table["columns"][-1] == "out"
        (page,) = text_of(await paper(desk, "standings/q"))
        assert "У 1 игры записан только результат" in page

    run(tmp_path, scene)


def test_everybody_reads_who_signed_who_consented_and_what_was_decided(tmp_path):
    """The page said that black had won, the file beside it that red had; no signer was named."""

    async def scene(desk):
        await desk.seated(1)
        record = unawarded(await desk.record("q.1.1", 1))
        winner = some_winner(record)
        told = f"{record}bonus {winner} +0.7\napprove\n"
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        await desk.do({"type": "sign-game", "game": "q.1.1", "record": told}, who="judge")
        digest = (await desk.read("/games/q.1.1"))["sheets"][-1]["digest"]
        confirm = {"type": "confirm-game", "game": "q.1.1", "digest": digest, "despite": ACCEPTED}
        await desk.do(confirm, who="second")
        view = await desk.read("/games/q.1.1", "public")
        assert [one["by"] for one in view["signatures"]] == ["Судья judge", "Судья second"]
        assert all(one["at"] for one in view["signatures"])
        (consent,) = view["consents"]
        assert (consent["on_word_of"], consent["accepted_by"]) == ("Судья judge", "Судья second")
        assert "со слов судьи стола (Судья judge)" in consent["text"]
        assert "sheets" not in view
        player = desk.players[0]
        filed = {"type": "file-protest", "id": "x", "game": "q.1.1", "text": "счёт"}
        filed["player"] = player
        await desk.do(filed)
        decided = {"type": "decide-protest", "protest": "x", "outcome": "changed", "text": "руки"}
        await desk.do({**decided, "result": "draw"}, who="chief")
        view = await desk.read("/games/q.1.1", "public")
        (known,) = view["protests"]
        assert (known["decision"]["outcome"], known["decision"]["kind"]) == ("changed", "draw")
        assert known["decision"]["by"] == "Судья chief"
        kept = (await desk.get("/games/q.1.1/record", "public")).text
        assert "tag confirmed Судья second, " in kept
        assert "\nruling upheld changed draw" in kept
        sheet = await desk.get("/games/q.1.1/protocol.pdf", "public")
        (page,) = text_of(sheet)
        assert "Решение по протесту игрока 1" in page
        assert "Судья chief" in page
        assert "со слов судьи стола (Судья judge)" in page

    run(tmp_path, scene)
