"""Spectators of a training table get what they would get at any other table."""

import asyncio

import pytest

from tests.kit.running_server import SteeredTime, serving
from tests.server.secrecy.leaks import LESSONS
from tests.server.secrecy.worlds import Leak
from tests.server.test_training import Learning, training

WATCHING = ("hall", "seat:3", "overlay", "overlay-roles")
OWN = ("table", "commitment")
"""What differs between tables: the name, and the promise of the deal."""
STEPS = 60


async def views(server, made):
    """Return what each of the spectators gets now."""
    told = {}
    for scope in WATCHING:
        url = f"/api/tables/{made.id}/view"
        answer = await server.http.get(url, headers=made.bearer(scope))
        length = answer.headers["content-length"] if scope.startswith("seat") else ""
        told[scope] = {k: v for k, v in answer.json().items() if k not in OWN}, length
    return told


async def compare(server, lesson, ordinary, when):
    one, other = await views(server, lesson), await views(server, ordinary)
    for scope in WATCHING:
        if one[scope] != other[scope]:
            (left, _), (right, _) = one[scope], other[scope]
            names = {key for key in left | right if left.get(key) != right.get(key)}
            raise Leak(f"{scope} {when}: {sorted(names) or 'length'}")


async def tried(learning):
    """What the rules refuse, and a phrase that is wrong: notes of the lesson, and no moves."""
    answer = await learning.judge.ask({"wish": "do", "command": {"type": "pass", "seat": 99}})
    assert answer["type"] == "refused", answer
    stage = await learning.stage()
    if stage.scene.question is not None:
        choice = (stage.scene.question.right + 1) % 3
        await learning.judge.ask({"wish": "cue", "choice": choice})


async def in_step(server):
    """A lesson and an ordinary game beside it; raises where somebody can tell them apart."""
    lesson = await training(server)
    async with server.judge(lesson) as learner:
        names = [player["name"] for player in learner.last["players"]]
        ordinary = await server.table(names, phones=False)
        for made in (lesson, ordinary):
            for scope in WATCHING:
                await server.link(made, scope)
        async with server.judge(ordinary) as judge:
            cards = [player["role"] for player in learner.last["players"]]
            await judge.do("deal", cards=cards)
            learning, beside = Learning(server, lesson, learner), Learning(server, ordinary, judge)
            for number in range(STEPS):
                await tried(learning)
                await compare(server, lesson, ordinary, f"before step {number}")
                stage = await learning.stage()
                if not stage.left:
                    break
                command = stage.left[0]  # nobody is punished: the lesson has its mistakes
                assert (await learning.enter(command))["type"] == "ack"
                assert (await beside.enter(command))["type"] == "ack"
                await compare(server, lesson, ordinary, f"after step {number}")


def run(path):
    async def whole():
        async with serving(path, time=SteeredTime()) as server:
            await in_step(server)

    asyncio.run(whole())


def test_those_who_watch_a_lesson_are_told_nothing_of_it(tmp_path):
    run(tmp_path)


@pytest.mark.parametrize("name", LESSONS)
def test_a_planted_leak_of_a_lesson_is_caught(name, monkeypatch, tmp_path):
    _, plant = LESSONS[name]
    plant(monkeypatch.setattr)
    with pytest.raises(Leak):
        run(tmp_path)
