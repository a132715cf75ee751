"""Hosts, lateness and sleep: two hosts at once, a second too late, a machine that slept."""

import asyncio
import json
from collections import Counter

from gorod.server.tables.table_entries import Moved, decode
from tests.kit.running_server import SeededChance, serving
from tests.server.by_day.by_day_games import Calendar, game, made

SIZE = 12


def everybody_votes(size=SIZE):
    """Nobody has more than one vote."""
    return {seat: seat % size + 1 for seat in range(1, size + 1)}


async def opened(g):
    g.time.to("07-01T00:00:00")
    await g.until("open", 1)


async def a_slip(g):
    """Everybody has voted, and the vote of seat 3 was meant for another."""
    await opened(g)
    await g.vote(everybody_votes())
    turns = await g.get("/turns")
    turn = next(one["turn"] for one in turns if one["statement"].startswith("ballot 3 "))
    return {"turn": turn, "command": {"type": "cast-ballot", "seat": 3, "target": 9}}


async def second_host(g):
    url = f"/api/tables/{g.table}/links"
    answer = await g.server.http.post(url, json={"scope": "judge"}, headers=g.bearer("judge"))
    g.tokens["second"] = answer.json()["token"]


def test_two_hosts_act_without_taking_over_and_versions_decide(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            await second_host(g)
            await opened(g)
            seen = (await g.view("second"))["seq"]
            await g.done(3, "cast-ballot", target=4)  # players do not disturb the hosts
            first = {"wish": "story", "day": 1, "text": "Первый."}
            other = {"wish": "story", "day": 1, "text": "Второй."}
            assert (await g.wish("judge", first, seen))["type"] == "ack"
            assert (await g.wish("second", other, seen))["type"] == "stale"
            assert (await g.now("second"))["host"]["draft"] == "Первый."
            answer = await g.wish("second", other)
            assert answer["type"] == "ack", answer

    asyncio.run(whole())


def test_two_hosts_publish_at_once_and_the_day_is_published_once(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            await second_host(g)
            await opened(g)
            await g.vote(everybody_votes())
            g.time.to("07-02T00:10:00")
            await g.wait(lambda now: now["stage"] == "shut" and now["host"]["ready"])
            seen = (await g.view("judge"))["seq"]
            wish = {"wish": "publish"}
            asking = [g.wish(host, wish, seen) for host in ("judge", "second")]
            answers = Counter(answer["type"] for answer in await asyncio.gather(*asking))
            assert answers == {"ack": 1, "stale": 1}
            assert len((await g.until("open", 2))["days"]) == 1

    asyncio.run(whole())


def test_a_move_is_taken_in_the_last_second_and_refused_one_later(tmp_path):
    """The clock of the server decides, also before it has written that the day is over."""

    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            g.time.to("07-01T23:59:59.999")
            await g.done(1, "cast-ballot", target=2)
            g.time.to("07-02T00:00:00")
            late = await g.do(2, "cast-ballot", target=1)
            assert (late["code"], late["cite"]) == ("other-day", "by-day D.3")
            own = {"type": "cast-ballot", "seat": 3, "target": 1, "at": [1, 5]}
            forged = await g.wish("seat:3", {"wish": "do", "command": own})
            assert forged["type"] == "refused"

    asyncio.run(whole())


def test_the_host_enters_nothing_for_a_player(tmp_path):
    """T.1: only what a player enters is taken."""

    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            for command, fields in (
                ("cast-ballot", {"seat": 1, "target": 2}),
                ("act", {"seat": 1, "target": 0}),
                ("close-day", {}),
                ("enter-code", {"seat": 1, "day": 1}),
            ):
                answer = await g.host(command, **fields)
                assert answer["code"] == "not-offered", command
            taken = await g.do(1, "answer-question", minutes=60)
            assert taken["code"] == "not-offered"

    asyncio.run(whole())


def test_a_machine_that_slept_over_midnight_closes_the_day_once(tmp_path):
    async def whole():
        time = Calendar()
        async with serving(tmp_path, time=time, chance=SeededChance()) as server:
            g = await made(server, time, SIZE)
            await opened(g)
            await g.vote(everybody_votes())
        time.to("07-02T10:00:00")
        async with serving(tmp_path, time=time, chance=SeededChance(9)) as server:
            g.server = server
            now = await g.until("open", 2)
            assert now["days"][0]["late"]
            closings = [entry for entry in await g.log() if closes(entry)]
            assert len(closings) == 1
            assert closings[0].actor == "clock"

    asyncio.run(whole())


def closes(entry):
    body = decode(entry.body)
    return isinstance(body, Moved) and type(body.command).__name__ == "CloseDay"


def test_a_day_that_passed_while_the_server_was_away_is_given_again(tmp_path):
    async def whole():
        time = Calendar()
        async with serving(tmp_path, time=time, chance=SeededChance()) as server:
            g = await made(server, time, SIZE)
            await opened(g)
            await g.vote(everybody_votes())
        time.to("07-03T12:00:00")
        async with serving(tmp_path, time=time, chance=SeededChance(9)) as server:
            g.server = server
            now = await g.until("open", 2)
            assert now["ends"] == "2026-07-04T00:00:00+03:00"
            assert now["calendar"][0]["reason"] == "server-away"
            await g.done(1, "cast-ballot", target=2)

    asyncio.run(whole())


def test_a_day_that_was_made_longer_takes_inputs_to_its_new_end(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            past = await g.wish("judge", {"wish": "extend", "until": "2026-07-01", "reason": "х"})
            assert past["code"] == "date-past"
            await g.asked("judge", "extend", until="2026-07-03", reason="все в дороге")
            g.time.to("07-03T23:59:59")
            await g.vote(everybody_votes())
            now = await g.now("seat:1")
            assert now["calendar"][0]["reason"] == "все в дороге"
            g.time.to("07-04T00:00:00")
            await g.until("shut", 1)

    asyncio.run(whole())


def test_holidays_are_announced_and_count(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            dates = ["2026-07-02", "2026-07-03"]
            await g.asked("judge", "holidays", dates=dates, reason="фестиваль")
            await g.vote(everybody_votes())
            g.time.to("07-02T00:01:00")
            await g.wait(lambda now: now["stage"] == "shut" and now["host"]["ready"])
            await g.asked("judge", "publish")
            now = await g.until("open", 2)
            assert now["ends"] == "2026-07-07T00:00:00+03:00"
            assert now["holidays"] == dates

    asyncio.run(whole())


def test_a_corrected_vote_keeps_its_history(tmp_path):
    async def whole():
        async with game(tmp_path, prose=False) as g:
            slip = await a_slip(g)
            await g.asked("judge", "correct", **slip, reason="ошибка ввода")
            g.time.to("07-02T00:00:00")
            await g.until("open", 2)
            record = await g.get("/record")
            assert "ошибка ввода" in record

    asyncio.run(whole())


def test_what_everybody_has_read_is_corrected_with_a_reason_that_everybody_reads(tmp_path):
    async def whole():
        async with game(tmp_path, prose=False) as g:
            slip = await a_slip(g)
            g.time.to("07-02T00:00:00")
            await g.until("open", 2)
            before = (await g.view("hall"))["publication"]
            seqs = {scope: (await g.view(scope))["seq"] for scope in ("hall", "seat:1", "seat:3")}
            silent = {"wish": "correct", **slip, "reason": " "}
            body = {"id": "silent", "seen": (await g.view())["seq"], "wish": silent}
            url, by = f"/api/tables/{g.table}/commands", g.bearer("judge")
            assert (await g.server.http.post(url, json=body, headers=by)).status_code == 400
            done = await g.wish("judge", {**silent, "reason": "палец соскользнул"})
            assert done["type"] == "ack", done
            for scope, seq in seqs.items():
                view = await g.view(scope)
                (note,) = view["by_day"]["calendar"]
                assert (note["do"], note["day"], note["reason"]) == (
                    "correct",
                    1,
                    "палец соскользнул",
                )
                assert view["seq"] == seq + 1
            assert (await g.view("hall"))["publication"] != before
            assert (await g.get("/by-day/book", "seat:2"))["days"][0]["calendar"] == [note]

    asyncio.run(whole())


def test_a_correction_of_what_nobody_has_read_is_announced_to_nobody(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            await g.vote(everybody_votes())
            turns = await g.get("/turns")
            turn = next(one for one in turns if one["statement"].startswith("ballot 3 "))
            command = {"type": "cast-ballot", "seat": 3, "target": 9}
            wish = {"turn": turn["turn"], "reason": "ошибка ввода", "command": command}
            await g.asked("judge", "correct", **wish)
            for scope in ("hall", "seat:1", "seat:3"):
                assert (await g.now(scope))["calendar"] == []

    asyncio.run(whole())


def test_nothing_is_undone_without_a_word(tmp_path):
    """An undo would take a player's vote away, and nobody would read why."""

    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            await g.vote(everybody_votes())
            for wish in ({"wish": "undo"}, {"wish": "undo", "turns": 3}, {"wish": "redo"}):
                answer = await g.wish("judge", wish)
                assert (answer["type"], answer["code"]) == ("refused", "by-day-undo")
            assert (await g.view())["control"]["undo"] == 0
            assert all(one["voted"] for one in (await g.now())["host"]["board"])

    asyncio.run(whole())


def test_an_introduction_is_as_long_as_a_story_of_the_host(tmp_path):
    """However its letters are written: two bytes each, or escaped in twelve."""

    async def whole():
        async with game(tmp_path) as g:
            body = {
                "players": [{"name": f"Гость {n}" * 4} for n in range(1, 41)],
                "start": "2026-07-06",
            }
            for text in ("ж" * 20_000, "🕯" * 20_000):
                for escaped in (True, False):
                    sent = json.dumps({**body, "introduction": text}, ensure_ascii=escaped).encode()
                    url, kind = "/api/by-day", {"content-type": "application/json"}
                    made = await g.server.http.post(url, content=sent, headers=kind)
                    assert made.status_code == 201, made.text
            long = {**body, "introduction": "ж" * 20_001}
            for lang, word in (("ru", "вступление длиннее"), ("en", "introduction is longer")):
                told = await g.server.http.post(f"/api/by-day?lang={lang}", json=long)
                assert (told.status_code, told.json()["code"]) == (422, "introduction-long")
                assert word in told.json()["text"]

    asyncio.run(whole())


def test_a_legend_is_a_story_and_the_host_s_story_is_a_chapter(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            await opened(g)
            await g.done(1, "write-legend", text="ж" * 4_000)
            assert (await g.do(2, "write-legend", text="ж" * 4_001))["code"] == "malformed"
            assert (await g.do(2, "enter-forecast", text="ж" * 501))["code"] == "malformed"
            await g.asked("judge", "story", day=1, text="ж" * 20_000)
            assert (await g.now())["host"]["draft"] == "ж" * 20_000
            record = await g.get("/record")
            assert "ж" * 4_000 in record

    asyncio.run(whole())
