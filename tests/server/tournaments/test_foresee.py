"""What the desk tells before anything happens: a decision's effect, the rules, pre-flight."""

import asyncio

from tests.server.tournaments.kit import desk_over_http


def run(path, scene):
    async def whole():
        async with desk_over_http(path) as desk:
            await scene(desk)

    asyncio.run(whole())


async def contested(desk):
    await desk.entered(10)
    await desk.seated(1)
    await desk.confirmed("q.1.1", seed=3)
    filed = {"type": "file-protest", "id": "x", "game": "q.1.1", "text": "не тот голос"}
    await desk.do({**filed, "player": desk.players[3]}, who="judge")
    await desk.do({"type": "lock-round", "stage": "q", "round": 1})


async def foreseen(desk, command, who="chief"):
    answer = await desk.post("/foresee", {"id": "f", "seen": 0, "commands": [command]}, who)
    assert answer.status_code == 200, answer.text
    return answer.json()


def ruling(outcome, **more):
    return {"type": "decide-protest", "protest": "x", "outcome": outcome, "text": "так", **more}


def test_a_decision_tells_whose_total_it_would_change_and_changes_nothing(tmp_path):
    async def scene(desk):
        await contested(desk)
        before = await desk.read("/standings/q")
        version = await desk.version("chief")  # the first use of their link is an entry itself
        told = await foreseen(desk, ruling("corrected", corrections=[{"seat": 4, "points": 300}]))
        (own,) = [one for one in told["moved"] if one["player"] == desk.players[3]]
        assert own["total_after"] == own["total"] + 3
        assert own["place_after"] == 1
        assert await desk.version() == version
        assert await desk.read("/standings/q") == before
        # The same decision is made, and the standings are as the preview said.
        await desk.do(ruling("corrected", corrections=[{"seat": 4, "points": 300}]), who="chief")
        after = await desk.read("/standings/q")
        row = dict(zip(after["columns"], after["rows"][0], strict=True))
        assert (after["players"][0], row["total"]) == (desk.players[3], own["total_after"])

    run(tmp_path, scene)


def test_a_replay_tells_of_the_new_game_and_the_round_that_opens(tmp_path):
    async def scene(desk):
        await contested(desk)
        told = await foreseen(desk, ruling("replayed"))
        assert (told["games"], told["unlocked"]) == (["q.1.1.r2"], ["q.1"])
        assert len(told["moved"]) == 10

    run(tmp_path, scene)


def test_what_would_be_refused_says_why_by_the_same_words(tmp_path):
    async def scene(desk):
        await contested(desk)
        told = await foreseen(desk, ruling("corrected"))
        assert (told["code"], told["moved"]) == ("corrections-missing", [])
        assert told["refused"]
        assert (await foreseen(desk, ruling("rejected"), who="secretary"))["code"] == "not-yours"
        body = {"id": "f", "seen": 0, "commands": [ruling("rejected")]}
        assert (await desk.post("/foresee", body, "p1")).status_code == 403
        assert (await desk.post("/foresee", body, "public")).status_code in (401, 403, 404)

    run(tmp_path, scene)


def test_pre_flight_tries_a_copy_and_names_who_has_no_link(tmp_path):
    async def scene(desk):
        await contested(desk)
        told = await desk.read("/preflight", "secretary")
        assert told["restorable"]
        assert told["entries"] > 0
        assert told["free_bytes"] > 0
        assert told["unreachable"] == []
        new = {"id": "third", "name": "Третий", "offices": ["judge"]}
        await desk.do({"type": "appoint", "official": new})
        assert (await desk.read("/preflight"))["unreachable"] == ["Третий"]
        assert (await desk.get("/preflight", "p1")).status_code == 403

    run(tmp_path, scene)


def test_the_rules_of_a_tournament_are_told_to_whoever_may_see_it(tmp_path):
    async def scene(desk):
        assert (await desk.get("/book", "public")).status_code == 404
        await desk.shown()
        told = await desk.read("/book", "public")
        assert told["id"] == "fiim-2019"
        assert set(told["teams"]) == {"red", "black"}
        assert {clause["number"] for clause in told["clauses"]} >= {"8.8.1", "4.4.2"}

    run(tmp_path, scene)
