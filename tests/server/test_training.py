"""A training table over a real server: an ordinary one that remembers its judge's mistakes."""

import asyncio

import msgspec
import pytest

from gorod.engine import commands as c
from gorod.engine.struct import replace
from tests.kit.lessons import SIZES
from tests.kit.running_server import Made, served, serving

SEED = "seed-7"
BOOK_IDS = tuple(SIZES)


async def training(server, rules="fiim-2019", seed=SEED):
    wanted = {"rules": rules, "size": SIZES[rules], "seed": seed}
    answer = await server.http.post("/api/training", json=wanted)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {link["scope"]: link["token"] for link in made["links"]}
    return Made(made["table"], tokens, {link["scope"]: link["id"] for link in made["links"]})


class Learning:
    """The judge of a training table; the right commands come from the server's own lesson."""

    def __init__(self, server, made, judge):
        self.server, self.made, self.judge = server, made, judge

    async def stage(self):
        live = await self.server.services.hub.tables.readable(self.made.id)
        return live.timeline.lesson.stage(live.timeline.now.turn)

    async def enter(self, command):
        before = self.judge.seq
        wish = {"wish": "do", "command": msgspec.to_builtins(command)}
        answer = await self.judge.ask(wish)
        while answer["type"] == "stale":
            await self.judge.view()
            answer = await self.judge.ask(wish)
        while answer["type"] == "ack" and self.judge.seq <= before:
            await self.judge.view()
        return answer

    async def until(self, wanted):
        """Judge rightly up to such a stage."""
        while not wanted(stage := await self.stage()):
            answer = await self.enter(stage.owed[0].punished if stage.owed else stage.left[0])
            assert answer["type"] == "ack", answer
        return stage

    async def leave(self):
        """Enter the rest of the step without punishing anybody."""
        stage = await self.stage()
        for command in stage.left:
            await self.enter(command)

    @property
    def lesson(self):
        return self.judge.last["training"]

    def mistakes(self, kind=""):
        every = [one for part in self.lesson["reports"] for one in part["mistakes"]]
        return [one for one in every if kind in ("", one["kind"])]


def due(kind):
    return lambda stage: bool(stage.left) and type(stage.left[0]) is kind and not stage.owed


@served
async def test_a_training_table_is_dealt_and_has_only_the_learners_link(server):
    made = await training(server)
    assert set(made.tokens) == {"judge"}
    async with server.judge(made) as judge:
        assert judge.last["phase"] == "N1.meet"
        assert all(player["role"] and player["name"] for player in judge.last["players"])
        room = judge.last["training"]
        assert room["seed"] == SEED
        assert [one["what"] for one in room["room"]] == ["orders"]
        assert room["reports"] == []


@served
async def test_the_same_seed_is_the_same_game(server):
    seen = []
    for seed in (SEED, SEED, "another"):
        made = await training(server, seed=seed)
        async with server.judge(made) as judge:
            players = [(one["name"], one["role"]) for one in judge.last["players"]]
            seen.append((players, judge.last["training"]["room"]))
    assert seen[0] == seen[1] != seen[2]


@served
async def test_what_cannot_be_trained(server):
    wanted = {"rules": "fiim-2019", "size": 10}
    for wrong in (
        {"rules": "by-day", "size": 10},
        {"rules": "tournament-2026", "size": 14},
        {"rules": "none", "size": 10},
        wanted | {"seed": "а б"},
        wanted | {"seed": ""},
    ):
        answer = await server.http.post("/api/training", json=wrong)
        assert answer.status_code in (400, 422), wrong


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_game_that_is_judged_rightly_has_no_mistakes(tmp_path, rules):
    async def whole():
        async with serving(tmp_path) as server:
            made = await training(server, rules)
            async with server.judge(made) as judge:
                learning = Learning(server, made, judge)
                await learning.until(lambda stage: stage.part.startswith("N2"))
                assert learning.mistakes() == []
                assert {one["kind"]: one["mistakes"] for one in learning.lesson["score"]} == {
                    "missed-foul": 0,
                    "needless-foul": 0,
                    "wrong-call": 0,
                    "wrong-order": 0,
                    "wrong-cue": 0,
                }

    asyncio.run(whole())


@served
async def test_mistakes_are_told_at_the_end_of_the_part_with_their_clauses(server):
    made = await training(server)
    async with server.judge(made) as judge:
        learning = Learning(server, made, judge)
        stage = await learning.until(due(c.Nominate))
        right = stage.left[0]
        await learning.enter(c.Pass(right.seat))
        (report,) = learning.lesson["reports"]
        assert (report["moment"], report["part"], report["closed"]) == ("D1", "speeches", False)
        (mistake,) = report["mistakes"]
        assert mistake["kind"] == "wrong-order"
        assert mistake["clauses"]
        assert mistake["should"]["ru"] == f"{right.seat} выставляет {right.target}"
        assert mistake["did"]["ru"] == f"{right.seat} заканчивает речь"
        await learning.until(lambda stage: not stage.part.endswith("speeches"))
        assert learning.lesson["reports"][0]["closed"]


@served
async def test_a_mistake_that_is_taken_back_stands_no_more_and_is_remembered(server):
    made = await training(server)
    async with server.judge(made) as judge:
        learning = Learning(server, made, judge)
        stage = await learning.until(due(c.Nominate))
        await learning.enter(c.Pass(stage.left[0].seat))
        await learning.until(due(c.Nominate))
        (mistake,) = learning.mistakes()
        before = judge.seq
        answer = await judge.ask({"wish": "undo", "turns": mistake["back"]})
        assert answer["type"] == "ack"
        while judge.seq <= before:
            await judge.view()
        assert (await learning.stage()).scene == stage.scene
        (mistake,) = learning.mistakes()
        assert (mistake["stands"], mistake["back"]) == (False, 0)
        assert (await learning.enter(stage.left[0]))["type"] == "ack"
        assert [one["stands"] for one in learning.mistakes()] == [False]


@served
async def test_what_the_rules_refuse_is_remembered_as_out_of_order(server):
    made = await training(server)
    async with server.judge(made) as judge:
        learning = Learning(server, made, judge)
        await learning.until(due(c.Pass))
        before = judge.seq
        answer = await learning.enter(c.Hands(1, (2, 3)))
        assert answer["type"] == "refused"
        while judge.seq <= before:
            await judge.view()
        (mistake,) = learning.mistakes("wrong-order")
        assert mistake["did"]["ru"]
        assert mistake["should"] == {}
        assert (await learning.enter((await learning.stage()).left[0]))["type"] == "ack"


@served
async def test_a_phrase_is_asked_for_once(server):
    made = await training(server)
    async with server.judge(made) as judge:
        learning = Learning(server, made, judge)
        assert (await judge.ask({"wish": "cue", "choice": 0}))["code"] == "not-asked"
        stage = await learning.until(lambda stage: stage.scene.question is not None)
        asked = learning.lesson["question"]
        assert (len(asked["choices"]), asked["chosen"]) == (3, None)
        wrong = (stage.scene.question.right + 1) % 3
        before = judge.seq
        assert (await judge.ask({"wish": "cue", "choice": wrong}))["type"] == "ack"
        while judge.seq <= before:
            await judge.view()
        assert learning.lesson["question"]["chosen"] == wrong
        (mistake,) = learning.mistakes()
        assert mistake["kind"] == "wrong-cue"
        assert mistake["right"] == asked["choices"][stage.scene.question.right]
        assert mistake["clauses"] == list(stage.scene.question.clauses)
        assert (await judge.ask({"wish": "cue", "choice": 0}))["code"] == "not-asked"


@served
async def test_a_missed_foul_and_one_for_nothing(server):
    made = await training(server)
    async with server.judge(made) as judge:
        learning = Learning(server, made, judge)
        stage = await learning.until(lambda stage: bool(stage.owed) and "speech" in stage.scene.key)
        slip = stage.owed[0]
        await learning.leave()
        (missed,) = learning.mistakes("missed-foul")
        assert (missed["seat"], missed["act"]) == (slip.seat, slip.misconduct.act)
        assert missed["clauses"][0] == slip.misconduct.clause
        assert not missed["late"]
        stage = await learning.until(due(c.Pass))
        innocent = next(s for s in stage.turn.game.living if s != slip.seat)
        await learning.enter(c.Foul(innocent))
        assert len(learning.mistakes("needless-foul")) == 1
        await learning.enter(slip.punished)
        (missed,) = learning.mistakes("missed-foul")
        assert missed["late"]
        assert len(learning.mistakes("needless-foul")) == 1


def test_a_restart_loses_nothing_of_a_lesson(tmp_path):
    async def first():
        async with serving(tmp_path) as server:
            made = await training(server, "cma-2025")
            async with server.judge(made) as judge:
                learning = Learning(server, made, judge)
                stage = await learning.until(due(c.Nominate))
                await learning.enter(replace(stage.left[0], target=stage.left[0].seat))
                await learning.enter(c.Hands(1, ()))
                await learning.until(lambda stage: stage.scene.question is not None)
                await judge.ask({"wish": "cue", "choice": 1})
                await learning.until(lambda stage: stage.part.endswith("vote"))
                return made, learning.lesson

    async def again(made):
        async with serving(tmp_path) as server, server.judge(made) as judge:
            return judge.last["training"]

    made, lesson = asyncio.run(first())
    assert lesson["reports"]
    assert asyncio.run(again(made)) == lesson


@served
async def test_nobody_but_the_judges_is_told_of_the_lesson(server):
    """The hall and the seats of a training table get what they would get at any other."""
    made = await training(server)
    for scope in ("hall", "seat:3", "overlay", "overlay-roles", "side-judge"):
        await server.link(made, scope)
    async with server.judge(made) as judge:
        learning = Learning(server, made, judge)
        await learning.until(lambda stage: "speech" in stage.scene.key)
        for scope in ("hall", "seat:3", "overlay", "overlay-roles"):
            async with server.socket(made.tokens[scope]) as viewer:
                await viewer.view()
                assert "training" not in viewer.last, scope
                assert SEED not in viewer.raw[-1], scope
                answer = await viewer.ask({"wish": "cue", "choice": 0})
                assert answer["code"] == "forbidden", scope
        async with server.socket(made.tokens["side-judge"]) as viewer:
            await viewer.view()
            assert viewer.last["training"] == learning.lesson
