"""What a judge's console asks beside views and commands."""

from tests.kit.running_server import CARDS, served


def by(made, scope="judge"):
    return made.bearer(scope) | {"accept-language": "en"}


async def foreseen(server, made, **command):
    path = f"/api/tables/{made.id}/foresee"
    return await server.http.post(path, json={"command": command}, headers=by(made))


@served
async def test_the_rules_of_a_table_are_told_with_their_gestures(server):
    made = await server.table()
    for scope in ("judge", "seat:1", "hall"):
        book = (
            await server.http.get(f"/api/tables/{made.id}/book", headers=by(made, scope))
        ).json()
        told = {clause["number"]: clause["text"] for clause in book["clauses"]}
        assert "nod" in told["9.4"]
        assert book["gestures"]["don-no"] == "shake"


@served
async def test_what_a_command_would_bring_is_told_and_not_done(server):
    async with server.dealt(CARDS) as (made, judge):
        for _ in range(2):
            await judge.do("foul", seat=4)
        before = judge.seq
        told = (await foreseen(server, made, type="foul", seat=4)).json()
        assert told["lines"][0].startswith("4 (Игрок 4): third foul")
        assert "removes" not in told or not told["removes"]
        assert await judge.quiet()
        assert judge.seq == before


@served
async def test_it_is_told_who_would_leave_the_game(server):
    async with server.dealt(CARDS) as (made, judge):
        for _ in range(3):
            await judge.do("foul", seat=4)
        assert (await foreseen(server, made, type="foul", seat=4)).json()["removes"] == [4]


async def looked(server, made, scope="judge"):
    answer = await server.http.get(f"/api/tables/{made.id}/view", headers=made.bearer(scope))
    assert answer.status_code == 200
    return answer.json()


def walked(view):
    return [(step["phase"], step["seat"]) for step in view["ahead"]]


@served
async def test_the_console_is_told_the_steps_that_come_if_it_only_goes_on(server):
    """As they then come; up to where something has to be told, and to nobody else."""
    async with server.dealt(CARDS) as (made, judge):
        for _ in range(3):
            await judge.do("proceed")
        view = await looked(server, made)
        told = view["ahead"]
        speeches = [("D1.speech", seat) for seat in range(2, 11)]
        assert walked(view) == [*speeches, ("D1.dusk", 0), ("N2.hunt", 0)]
        await judge.do("pass", seat=1)
        came, expected = await looked(server, made), told[0]
        for part in ("phase", "cue", "says", "hears", "late"):
            assert came[part] == expected[part], part
        assert came["clock"]["seconds"] == expected["seconds"] == 60
        assert came["clock"]["seat"] == expected["seat"] == 2
        verbs = [offer["move"] for offer in expected["offers"]]
        assert verbs == ["nominate", "pass"]
        assert [o["move"] for o in came["offers"] if o["move"] in verbs] == verbs
        await judge.do("nominate", seat=2, target=5)
        await judge.do("pass", seat=2)
        await judge.do("nominate", seat=3, target=6)
        votes = [("D1.vote", 5), ("D1.vote", 6)]
        assert walked(await looked(server, made))[-2:] == votes, "what the last hands decide is not"
        for scope in ("seat:1", "hall", "overlay"):
            assert "ahead" not in await looked(server, made, scope), scope


@served
async def test_a_ballot_is_told_as_far_as_hands_decide_nothing(server):
    """For any hands against 5 the next question is 6; the hands against 6 decide."""
    async with server.dealt(CARDS) as (made, judge):
        for _ in range(3):
            await judge.do("proceed")
        for seat in range(1, 11):
            if seat in (2, 3, 4):
                await judge.do("nominate", seat=seat, target=seat + 3)
            await judge.do("pass", seat=seat)
        view = await looked(server, made)
        assert (view["phase"], walked(view)) == ("D1.vote", [("D1.vote", 6), ("D1.vote", 7)])
        told = view["ahead"]
        assert [step["ballot"] for step in told] == [
            {"list": [5, 6, 7], "counts": {}, "round": 1}
        ] * 2
        for candidate, hands in ((5, [1, 2, 3]), (6, [])):
            await judge.do("hands", candidate=candidate, hands=hands)
            came, expected = await looked(server, made), told.pop(0)
            for part in ("phase", "cue", "says", "hears", "late", "ruling"):
                assert came[part] == expected[part], part
            offered = [o["choices"]["candidate"] for o in came["offers"] if o["move"] == "vote"]
            ahead = [o["choices"]["candidate"] for o in expected["offers"] if o["move"] == "vote"]
            assert offered == ahead
        assert walked(came) == []


@served
async def test_a_refusal_is_foreseen_with_its_clause(server):
    async with server.dealt(CARDS) as (made, _):
        told = (await foreseen(server, made, type="nominate", seat=1, target=2)).json()
        assert told["lines"] == []
        assert told["refused"]
        assert told["cite"].startswith("fiim-2019")


@served
async def test_what_makes_no_sense_is_not_considered(server):
    async with server.dealt(CARDS) as (made, _):
        assert (await foreseen(server, made, type="foul", seat=99)).status_code == 422


@served
async def test_nobody_but_the_judges_foresees(server):
    async with server.dealt(CARDS) as (made, _):
        path, body = f"/api/tables/{made.id}/foresee", {"command": {"type": "proceed"}}
        for scope in ("seat:1", "hall", "overlay"):
            answer = await server.http.post(path, json=body, headers=by(made, scope))
            assert answer.status_code == 403


@served
async def test_built_files_are_found_by_their_names_alone(server):
    for name in ("../desk.html", "..%2f..%2fui.py", ".built", "nothing.js", "x.py"):
        assert (await server.http.get(f"/assets/{name}")).status_code == 404


@served
async def test_assets_are_packed_for_whoever_asks(server):
    plain = await server.http.get("/assets/icon.svg", headers={"accept-encoding": "identity"})
    packed = await server.http.get("/assets/icon.svg", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.status_code == plain.status_code
    assert packed.content == plain.content


@served
async def test_the_protocol_is_printed_for_whoever_may_read_it(server):
    made = await server.table()
    path = f"/api/tables/{made.id}/protocol.pdf"
    assert (await server.http.get(path, headers=by(made))).status_code == 404
    async with server.dealt(CARDS) as (made, _):
        path = f"/api/tables/{made.id}/protocol.pdf"
        sheets = {}
        for scope in ("judge", "seat:1", "hall"):
            told = await server.http.get(path, headers=by(made, scope))
            assert told.headers["content-type"] == "application/pdf"
            sheets[scope] = told.content
        assert len(set(sheets.values())) == 3
        assert (await server.http.get(path, headers=by(made, "overlay"))).status_code == 403
