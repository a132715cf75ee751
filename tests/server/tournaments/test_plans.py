"""The planner over HTTP: searches in separate processes, plans taken, players swapped."""

import asyncio
import os
from asyncio.subprocess import Process
from collections import Counter
from itertools import combinations
from pathlib import Path

import httpx
import msgspec
import pytest
import uvloop

from gorod.engine.struct import replace
from gorod.server.tournaments.planning.planner import Plans
from gorod.server.tournaments.planning.search_job import PlanState
from gorod.server.tournaments.planning.stored_plans import StoredPlans
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.seating import SeatingRequest, seat, shape_of
from tests.kit.http_clients import client
from tests.kit.server_processes import ServerProcess
from tests.server.tournaments.kit import PASSWORD, desk_over_http
from tests.tournament.kit import record
from tests.tournament.seating import checker

TWO = Regulation("fiim-2019", (StagePlan("q", "qualification", rounds=4, tables=2),))
LARGE = Regulation("fiim-2019", (StagePlan("q", "qualification", rounds=15, tables=10),))
WORKER = "gorod.server.tournaments.planning.worker"


def people(number):
    """Return this many players who are present and play in the first stage."""
    for n in range(1, number + 1):
        yield {"type": "add-player", "player": {"id": f"n{n}", "nickname": f"Игрок {n}"}}
        yield {"type": "sign-up", "player": f"n{n}"}
        yield {"type": "check-in", "player": f"n{n}"}
    names = [f"n{n}" for n in range(1, number + 1)]
    yield {"type": "enter-stage", "stage": "q", "players": names}


def run(path, scene, number=20, regulation=TWO):
    async def whole():
        async with desk_over_http(path, regulation) as desk:
            desk.http.timeout = httpx.Timeout(60)  # a search has the lowest priority
            await desk.shown()
            await desk.do(*people(number))
            await scene(desk)

    uvloop.run(whole())  # as `gorod serve` does; it refuses to write to a process that has ended


async def begun(desk, **wish):
    answer = await desk.post("/plans/q", {"seconds": 1, **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def found(desk, **wish):
    """The plan when the search has ended."""
    await begun(desk, **wish)
    while (view := await desk.read("/plans/q"))["state"] == "searching":
        await asyncio.sleep(0.05)
    return view


async def stopped(desk, who="organiser"):
    answer = await desk.http.delete(desk.at("/plans/q"), headers=desk.headers[who])
    assert answer.status_code == 200, answer.text
    return answer.json()


async def taken(desk, name="t1", reason=""):
    body = {"id": name, "seen": await desk.version(), "reason": reason}
    return await desk.post("/plans/q/take", body)


def numbers(rounds):
    return [[[int(player[1:]) for player in table] for table in tables] for tables in rounds]


def searching(server=None):
    """The processes that search, those of this server alone if it is named."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_text().split("\0")
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if WORKER in words and parent == (server or os.getpid()):
            found.append(int(folder.name))
    return found


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def gone(pid):
    for _ in range(100):
        if not alive(pid):
            return True
        await asyncio.sleep(0.05)
    return False


def test_a_plan_is_searched_for_looked_at_and_taken(tmp_path):
    async def scene(desk):
        none = await desk.read("/plans/q")
        assert (none["state"], none["first"], none["rounds"]) == ("none", 1, [])
        view = await found(desk, seed=7)
        assert (view["state"], view["share"], view["seed"], view["first"]) == ("done", 1, 7, 1)
        # The same as the command line finds, by the same seed.
        wanted = seat(SeatingRequest(shape_of(20, 2, 4), seed=7, seconds=1))
        plan = numbers(view["rounds"])
        assert plan == [[list(table) for table in tables] for tables in wanted.rounds]
        assert checker.faults(plan, 20, 10) == []
        assert view["score"] == view["measures"]["pairs2"] == checker.pairs2(plan)
        assert view["measures"]["neighbours"] == checker.beside2(plan)
        assert view["measures"]["tables"] == checker.tables2(plan)
        # M + 2 C(4,2) 2 [2 C(5,2)]: ten meet five by five in every two rounds.
        assert view["bounds"]["round_pairs"] == 360 + 2 * 6 * 2 * 2 * 10
        assert view["optimal"] == (view["score"] == 840)
        answer = await taken(desk)
        assert answer.status_code == 200, answer.text
        again = await desk.post("/plans/q/take", {"id": "t1", "seen": 1})
        assert (again.status_code, again.json()) == (200, answer.json())
        rounds = await desk.read("/rounds")
        seated = [[[s["player"] for s in t["seats"]] for t in r["tables"]] for r in rounds]
        assert seated == view["rounds"]
        assert {r["status"] for r in rounds} == {"draft"}
        assert {r["source"] for r in rounds} == {
            f"gorod seat --seed 7 --seconds 1: {view['score']}"
        }
        assert all(table["judge_id"] for r in rounds for table in r["tables"])

    run(tmp_path, scene)


def test_without_a_seed_one_is_drawn_and_written_down(tmp_path):
    async def scene(desk):
        first, second = await found(desk), await found(desk)
        assert first["seed"] != second["seed"]
        assert f"--seed {second['seed']} " in second["source"]

    run(tmp_path, scene)


def test_a_search_is_stopped_and_its_best_can_be_taken(tmp_path):
    async def scene(desk):
        await begun(desk, seconds=120)
        twice = await desk.post("/plans/q", {})
        assert (twice.status_code, twice.json()["code"]) == (409, "plan-busy")
        while not (view := await desk.read("/plans/q", "secretary"))["rounds"]:
            await asyncio.sleep(0.05)
        assert (view["state"], len(searching())) == ("searching", 1)
        assert os.getpriority(os.PRIO_PROCESS, searching()[0]) == min(
            os.getpriority(os.PRIO_PROCESS, 0) + 10, 19
        )
        view = await stopped(desk, "secretary")
        assert view["state"] == "stopped"
        assert 0 <= view["share"] < 1
        assert checker.faults(numbers(view["rounds"]), 100, 10) == []
        assert view["score"] <= view["start_score"]
        assert view["source"].endswith("cut short")
        assert searching() == []
        assert (await stopped(desk))["state"] == "stopped"
        assert (await taken(desk)).status_code == 200
        await begun(desk, seconds=120)
        # To take while it searches is to stop it first.
        assert (await taken(desk, "t2")).status_code == 200
        assert (await desk.read("/plans/q"))["state"] == "stopped"
        assert searching() == []

    run(tmp_path, scene, 100, LARGE)


@pytest.mark.parametrize("moment", ["ended", "written"])
def test_a_plan_can_be_taken_at_the_moment_when_its_search_ends(tmp_path, monkeypatch, moment):
    async def scene(desk):
        reached, asked, on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        stop, wait, write = Plans.stop, Process.wait, StoredPlans.write

        async def held():
            reached.set()
            await on.wait()

        async def waited_for(process):
            code = await wait(process)
            await held()
            return code

        async def written(stored, key, plan):
            if plan.state != PlanState.SEARCHING:
                await held()
            await write(stored, key, plan)

        async def stopping(plans, *which):
            asked.set()
            await stop(plans, *which)

        if moment == "ended":
            monkeypatch.setattr(Process, "wait", waited_for)
        else:
            monkeypatch.setattr(StoredPlans, "write", written)
        monkeypatch.setattr(Plans, "stop", stopping)
        await begun(desk)
        await reached.wait()
        taking = asyncio.create_task(taken(desk))
        await asked.wait()
        on.set()
        answer = await taking
        assert answer.status_code == 200, answer.text
        assert {own["status"] for own in await desk.read("/rounds")} == {"draft"}
        assert (await found(desk))["state"] == "done"

    run(tmp_path, scene)


def test_a_round_that_was_played_stays_and_whoever_left_is_seated_no_more(tmp_path):
    async def scene(desk):
        await found(desk, seed=3)
        await taken(desk)
        for number in (1, 2):
            where = {"stage": "q", "round": number}
            await desk.do(
                {"type": "confirm-seating", **where}, {"type": "release-seating", **where}
            )
        before = await desk.read("/rounds")
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        await desk.do({"type": "withdraw-player", "player": "n5"})
        stale = await taken(desk, "t2")
        assert (stale.status_code, stale.json()["code"]) == (409, "plan-stale")
        assert (await desk.read("/plans/q"))["stale"]
        early = await desk.post("/plans/q", {"first": 1})
        assert (early.status_code, early.json()["code"]) == (422, "plan-first")
        view = await found(desk)
        assert (view["first"], view["stale"], len(view["rounds"])) == (2, False, 4)
        assert all("n5" not in table for tables in view["rounds"][1:] for table in tables)
        # Nineteen are one table.
        assert [len(tables) for tables in view["rounds"]] == [2, 1, 1, 1]
        refused = await taken(desk, "t3")
        assert (refused.status_code, refused.json()["code"]) == (422, "reason-missing")
        assert (await taken(desk, "t4", "игрок ушёл")).status_code == 200
        after = await desk.read("/rounds")
        assert after[0]["tables"] == (await desk.read("/rounds/q/1"))["tables"]
        assert [t["seats"] for t in after[0]["tables"]] == [t["seats"] for t in before[0]["tables"]]
        assert [own["status"] for own in after] == ["released", "draft", "draft", "draft"]

    run(tmp_path, scene)


def test_what_cannot_be_seated_is_said_in_words_with_names(tmp_path):
    async def scene(desk):
        team = [f"n{n}" for n in range(1, 4)]
        await desk.do({"type": "form-team", "team": {"id": "t", "name": "Трое", "members": team}})
        view = await found(desk)
        assert (view["state"], view["rounds"]) == ("failed", [])
        assert "Игрок 1, Игрок 2, Игрок 3" in view["text"]
        none = await taken(desk)
        assert (none.status_code, none.json()["code"]) == (422, "plan-none")
        for n in range(1, 12):
            await desk.do({"type": "withdraw-player", "player": f"n{n}"})
        view = await found(desk)
        assert (view["state"], view["text"]) == (
            "failed",
            "для стола на 10 мест мало игроков: 9",
        )
        assert (await desk.get("/plans/f")).status_code == 404

    run(tmp_path, scene)


def test_two_change_places_by_hand_and_the_cost_is_shown(tmp_path):
    async def scene(desk):
        view = await found(desk, seed=7)
        await taken(desk)
        plan = numbers(view["rounds"])
        one, other = plan[2][0][3], plan[2][1][8]
        body = {"round": 3, "one": f"n{one}", "other": f"n{other}"}
        seen = await desk.post("/plans/q/swap", body)
        assert seen.status_code == 200, seen.text
        told = seen.json()
        plan[2][0][3], plan[2][1][8] = other, one
        assert told["before"]["pairs2"] == view["score"]
        assert told["after"]["pairs2"] == checker.pairs2(plan)
        assert told["after"]["neighbours"] == checker.beside2(plan)
        assert (told["taken"], told["flags"]) == (False, [])
        assert (await desk.read("/rounds"))[2]["tables"][0]["seats"][3]["player"] == f"n{one}"
        named = {**body, "id": "s1", "seen": await desk.version()}
        for _ in range(2):  # sent again it is not done twice
            assert (await desk.post("/plans/q/swap", named)).json()["taken"]
        own = (await desk.read("/rounds"))[2]
        assert own["tables"][0]["seats"][3]["player"] == f"n{other}"
        assert own["source"].endswith(", swapped by hand")
        stale = await desk.post("/plans/q/swap", {**named, "id": "s2"})
        assert (stale.status_code, stale.json()["type"]) == (409, "stale")
        for bad in ({"one": "n1", "other": "n1"}, {"one": "n1", "other": "nobody"}):
            refused = await desk.post("/plans/q/swap", {**body, **bad})
            assert (refused.status_code, refused.json()["code"]) == (422, "plan-swap")
        assert (await desk.post("/plans/q/swap", {**body, "round": 5})).status_code == 404

    run(tmp_path, scene)


def test_a_swap_in_a_round_that_is_shown_needs_a_reason_and_makes_a_draft_of_it(tmp_path):
    async def scene(desk):
        view = await found(desk)
        await taken(desk)
        where = {"stage": "q", "round": 1}
        await desk.do({"type": "confirm-seating", **where}, {"type": "release-seating", **where})
        (one, *_), (other, *_) = view["rounds"][0]
        body = {"round": 1, "one": one, "other": other, "id": "s1", "seen": await desk.version()}
        refused = await desk.post("/plans/q/swap", body)
        assert (refused.status_code, refused.json()["code"]) == (422, "reason-missing")
        told = await desk.post("/plans/q/swap", {**body, "id": "s2", "reason": "просил судья"})
        assert told.json()["taken"], told.text
        own = await desk.read("/rounds/q/1")
        assert own["status"] == "draft"
        assert [table["seats"][0]["player"] for table in own["tables"]] == [other, one]
        assert (await desk.get("/rounds/q/1", "public")).status_code == 404

    run(tmp_path, scene)


def test_a_pair_that_must_not_meet_is_flagged_by_a_swap(tmp_path):
    async def scene(desk):
        await desk.do({"type": "keep-apart", "one": "n1", "other": "n2"})
        view = await found(desk)
        assert view["measures"]["apart"] == 0
        await taken(desk)
        table = next(t for t in view["rounds"][0] if "n1" in t)
        own = next(p for p in table if p != "n1")
        swap = {"round": 1, "one": own, "other": "n2"}
        told = (await desk.post("/plans/q/swap", swap)).json()
        assert [flag["kind"] for flag in told["flags"]] == ["apart"]
        assert (told["before"]["apart"], told["after"]["apart"]) == (0, 1)

    run(tmp_path, scene)


def test_a_pair_at_the_only_table_is_named_and_seated_together_knowingly(tmp_path):
    one_table = Regulation("fiim-2019", (StagePlan("q", "final", rounds=2, tables=1),))

    async def scene(desk):
        await desk.do({"type": "keep-apart", "one": "n1", "other": "n2"})
        view = await found(desk)
        assert (view["state"], view["inseparable"]) == ("failed", True)
        assert "Игрок 1 × Игрок 2" in view["text"]
        view = await found(desk, together=True)
        assert (view["state"], view["measures"]["apart"]) == ("done", 2)
        await taken(desk)
        where = {"type": "confirm-seating", "stage": "q", "round": 1}
        assert await desk.refused({**where, "despite": ["judge-missing"]}) == "seating-apart"
        await desk.do({**where, "despite": ["judge-missing", "apart"]})
        logged = (await desk.read("/log?after=0&count=200"))[-1]
        assert logged["command"]["despite"] == ["judge-missing", "apart"]

        # A ban for another stage does not hinder.
        await desk.do({"type": "let-meet", "one": "n1", "other": "n2"})
        softer = {"type": "keep-apart", "one": "n1", "other": "n2", "level": "avoid"}
        await desk.do(softer)
        view = await found(desk)
        assert (view["state"], view["measures"]["avoided"]) == ("done", 2)
        assert (await desk.read(""))["bans"][0]["level"] == "avoid"

    run(tmp_path, scene, number=10, regulation=one_table)


def test_a_plan_says_what_it_costs_before_it_is_taken(tmp_path):
    """One of thirty leaves: two tables, nine rest, three or four games each was said nowhere."""
    three = Regulation("fiim-2019", (StagePlan("q", "qualification", rounds=5, tables=3),))

    async def scene(desk):
        cost = (await desk.read("/plans/q"))["cost"]
        assert (cost["tables"], cost["rest"], cost["games"]) == (3, 0, [5, 5])
        await desk.do({"type": "withdraw-player", "player": "n30"})
        cost = (await desk.read("/plans/q"))["cost"]
        assert (cost["players"], cost["tables"], cost["rest"]) == (29, 2, 9)
        assert (cost["games"], cost["missing"], cost["may_be_short"]) == ([3, 4], 1, False)
        view = await found(desk)
        games = Counter(player for tables in view["rounds"] for t in tables for player in t)
        met = Counter(
            frozenset(two)
            for tables in view["rounds"]
            for t in tables
            for two in combinations(t, 2)
        )
        cost = view["cost"]
        assert cost["games"] == [min(games.values()), max(games.values())] == [3, 4]
        pairs = [met[frozenset(two)] for two in combinations([f"n{n}" for n in range(1, 30)], 2)]
        assert cost["met"] == [min(pairs), max(pairs)]
        assert cost["beside"] >= 1

    run(tmp_path, scene, number=30, regulation=three)


def test_a_table_with_one_less_where_the_document_has_it(tmp_path):
    three = Regulation("fiim-2011", (StagePlan("q", "qualification", rounds=2, tables=3),))

    async def scene(desk):
        await desk.do({"type": "withdraw-player", "player": "n30"})
        assert (await desk.read("/plans/q"))["cost"]["may_be_short"]
        view = await found(desk, short=True)
        cost = view["cost"]
        assert (cost["tables"], cost["rest"], cost["short"], cost["games"]) == (3, 0, 1, [2, 2])
        sizes = [sorted(len(table) for table in tables) for tables in view["rounds"]]
        assert sizes == [[9, 10, 10]] * 2
        await taken(desk)
        own = await desk.read("/rounds/q/1")
        assert {flag["kind"] for flag in own["flags"] if flag["soft"]} >= {"other-size"}
        assert all(flag["soft"] for flag in own["flags"])
        told = ["judge-missing", "other-size"]
        await desk.do(
            {"type": "confirm-seating", "stage": "q", "round": 1, "despite": told},
            {"type": "release-seating", "stage": "q", "round": 1},
        )
        small = next(t for t in (await desk.read("/rounds/q/1"))["tables"] if len(t["seats"]) == 9)
        names = [seat["nickname"] for seat in small["seats"]]
        played = record(replace(three, seats=9), names, 1)
        start = {"type": "start-game", "game": small["game"]}
        signed = {"type": "sign-game", "game": small["game"], "record": played}
        await desk.do(start, signed, who="judge")  # a whole game of nine counts

    run(tmp_path, scene, number=30, regulation=three)


def test_no_process_outlives_the_server(tmp_path):
    pids = []

    async def scene(desk):
        await begun(desk, seconds=120)
        while not searching():
            await asyncio.sleep(0.02)
        pids.extend(searching())

    run(tmp_path, scene, 100, LARGE)
    assert pids
    assert not any(map(alive, pids))


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_no_process_outlives_a_server_that_is_killed(tmp_path, how):
    asyncio.run(killed(str(tmp_path / "gorod.db"), how))


async def killed(database, how):
    server = ServerProcess(database)
    server.start()
    try:
        await server.ready()
        async with client(server.url) as http:
            account = {"name": "Организатор", "password": PASSWORD}
            await http.post("/api/accounts", json=account)
            await http.post("/api/sessions", json=account)
            body = {"name": "Кубок", "regulation": msgspec.to_builtins(LARGE)}
            made = await http.post("/api/tournaments", json=body)
            where = f"/api/tournaments/{made.json()['tournament']}"
            body = {"id": "c1", "seen": 1, "commands": list(people(100))}
            assert (await http.post(f"{where}/commands", json=body)).status_code == 200
            told = await http.post(f"{where}/plans/q", json={"seconds": 120})
            assert told.json()["state"] == "searching"
            while not searching(server.pid):
                await asyncio.sleep(0.02)
            (pid,) = searching(server.pid)
    finally:
        server.kill() if how == "kill" else server.stop()
    assert await gone(pid)
