"""A finished game as one seat saw it: nothing before the end, and then what that seat had seen."""

from gorod.server.access.principal import Principal
from gorod.server.wire.reads import look, replay_for
from tests.kit.running_server import CARDS, served

SHERIFF, DON, BLACK, CITIZEN = 7, 8, 9, 1
DEFEAT = {"seat": DON, "clause": "6.8.1"}


async def replay(server, made, scope, **asked):
    path = f"/api/tables/{made.id}/replay"
    return await server.http.get(path, params=asked, headers=made.bearer(scope))


async def night_played(judge):
    """The first day goes by, the mafia misses, the don and the sheriff check."""
    for _ in range(60):
        offers = {offer["move"]: offer for offer in judge.last["offers"]}
        phase = judge.last["phase"]
        if phase.startswith("D2"):
            return
        if "shoot" in offers:
            await judge.do("miss")
        elif phase == "N2.don":
            await judge.do("show", duty="don", target=SHERIFF, seat=DON)
        elif phase == "N2.sheriff":
            await judge.do("show", duty="sheriff", target=BLACK, seat=SHERIFF)
        elif "pass" in offers:
            await judge.do("pass", seat=judge.last["clock"]["seat"])
        else:
            await judge.do("proceed")
        await judge.quiet(0.02)
    raise AssertionError(judge.last["phase"])


@served
async def test_before_the_end_nobody_is_told_anything(server):
    async with server.dealt(CARDS) as (made, judge):
        await server.link(made, "side-judge")
        await server.link(made, f"replay:{SHERIFF}")
        await night_played(judge)
        for scope in ("judge", "side-judge", f"seat:{SHERIFF}", f"replay:{SHERIFF}"):
            answer = await replay(server, made, scope, seat=SHERIFF)
            assert (answer.status_code, answer.json()["code"]) == (404, "too-early"), scope
        path = f"/api/tables/{made.id}/replay"
        shared = await server.http.post(path, headers=made.bearer(f"seat:{SHERIFF}"))
        assert shared.status_code == 404
        assert (await replay(server, made, "hall", seat=1)).status_code == 403


@served
async def test_a_seat_goes_through_the_game_as_it_saw_it(server):
    async with server.dealt(CARDS) as (made, judge):
        await night_played(judge)
        await judge.do("defeat", **DEFEAT)
        told = (await replay(server, made, f"seat:{SHERIFF}")).json()
        assert told["seat"] == SHERIFF
        assert told["total"] == len(told["steps"])
        first, last = told["steps"][0], told["steps"][-1]
        assert first["phase"] == "N1.deal"
        assert first["players"][SHERIFF - 1]["role"] is None
        assert last["outcome"] is not None
        checks = [step["checks"] for step in told["steps"]]
        assert checks[0] == []
        assert [one["target"] for one in checks[-1]] == [BLACK]
        # Until the end only their own card is open to them.
        before = [step for step in told["steps"] if step["outcome"] is None][-1]
        opened = [player["seat"] for player in before["players"] if player["role"]]
        assert opened == [SHERIFF]
        assert all(step["offers"] == [] for step in told["steps"])
        plain = (await replay(server, made, f"seat:{CITIZEN}")).json()
        assert not any(step["checks"] for step in plain["steps"])


@served
async def test_steps_fold_into_the_log_that_the_seat_has(server):
    async with server.dealt(CARDS) as (made, judge):
        await night_played(judge)
        await judge.ask({"wish": "undo"})
        await judge.do("defeat", **DEFEAT)
        live = await server.services.hub.tables.get(made.id)
        for seat in (SHERIFF, CITIZEN):
            by = Principal("seat", made.id, seat=seat)
            log = []
            for step in replay_for(live.timeline, by, seat):
                log = [*log[: step.log.keep], *step.log.add]
            now = look(live.timeline, by)
            assert [line["event"] for line in log] == [line["event"] for line in now.log.add]
            assert step.players == now.players
            assert step.outcome == now.outcome


@served
async def test_a_seat_reads_its_own_and_a_judge_any(server):
    async with server.dealt(CARDS) as (made, judge):
        await judge.do("defeat", **DEFEAT)
        assert (await replay(server, made, "seat:3", seat=4)).status_code == 404
        assert (await replay(server, made, "judge")).status_code == 404
        assert (await replay(server, made, "judge", seat=11)).status_code == 404
        assert (await replay(server, made, "judge", seat=4)).json()["seat"] == 4
        later = (await replay(server, made, "seat:3", begins=2)).json()
        whole = (await replay(server, made, "seat:3")).json()
        assert later["begins"] == 2
        assert later["steps"] == whole["steps"][2:]


@served
async def test_a_shared_link_opens_the_replay_and_nothing_else(server):
    async with server.dealt(CARDS) as (made, judge):
        await judge.do("defeat", **DEFEAT)
        path = f"/api/tables/{made.id}/replay"
        shared = (await server.http.post(path, headers=made.bearer("seat:7"))).json()
        assert shared["scope"] == "replay:7"
        assert "/replay#" in shared["url"]
        by = {"authorization": f"Bearer {shared['token']}"}
        assert (await server.http.get(path, headers=by)).json()["seat"] == 7
        assert (await server.http.get(path, params={"seat": 8}, headers=by)).status_code == 404
        assert (await server.http.get("/api/link", headers=by)).json()["table"] == made.id
        for other in ("view", "protocol", "record", "document"):
            answer = await server.http.get(f"/api/tables/{made.id}/{other}", headers=by)
            assert answer.status_code == 403, other
        assert (await server.http.post("/api/tickets", headers=by)).status_code == 403
        assert (await server.http.post(path, headers=by)).status_code == 403
        await judge.ask({"wish": "undo"})
        gone = await server.http.get(path, headers=by)
        assert gone.status_code == 404, "the game goes on: it is closed again"


@served
async def test_whoever_is_told_late_has_no_replay(server):
    async with server.dealt(CARDS) as (made, judge):
        await server.link(made, "side-judge", delay=60)
        await judge.do("defeat", **DEFEAT)
        assert (await replay(server, made, "side-judge", seat=1)).status_code == 403
