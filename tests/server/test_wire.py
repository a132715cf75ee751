"""What leaves: every field has an audience, and a view is nobody else's."""

import asyncio
import copy
import json
from importlib import import_module
from random import Random
from typing import Annotated, get_args

import msgspec
import pytest

import gorod.server.web.app  # noqa: F401  with the routes every model of theirs is known
from gorod.engine import JUDGE, SPECTATOR, seen
from gorod.engine.history import History, Turn
from gorod.engine.phases import Over
from gorod.report.replayed_document import document
from gorod.server.access.audience import (
    EVERYONE,
    JUDGES,
    UndeclaredFieldError,
    audiences,
    fitted,
    models_in,
)
from gorod.server.streams import answers
from gorod.server.tables.replayed import replayed
from gorod.server.tables.table_requests import Do, Take, Undo
from gorod.server.wire import frames, models, watcher
from gorod.server.wire.bodies import ResponseBody
from gorod.server.wire.watcher import Eyes, Watcher
from tests.kit.other_secrets import scramble
from tests.kit.random_games import TEMPERS, Player
from tests.kit.running_server import SIZE, live_table
from tests.server.command_sender import DEAL, CommandSender

import_module("gorod.server.web.app")  # every module with something that leaves
OUTGOING = [
    *get_args(frames.ToClient),
    *(
        kind
        for kind in vars(models).values()
        if isinstance(kind, type) and kind is not msgspec.Struct
    ),
    *ResponseBody.__subclasses__(),
    *answers._Answer.__subclasses__(),
]
EYES = {
    "judge": Eyes("judge", JUDGE),
    "side-judge": Eyes("side-judge", JUDGE),
    **{f"seat:{n}": Eyes("seat", n) for n in range(1, SIZE + 1)},
    "hall": Eyes("hall", SPECTATOR),
    "overlay": Eyes("overlay", SPECTATOR),
    "overlay-roles": Eyes("overlay-roles", SPECTATOR),
    "host": Eyes("host", SPECTATOR),
    "lobby": Eyes("lobby", SPECTATOR),
}


@pytest.mark.parametrize(
    "model",
    sorted({m for m in OUTGOING if issubclass(m, msgspec.Struct)}, key=lambda m: m.__name__),
    ids=lambda m: m.__name__,
)
def test_every_field_that_leaves_says_whom_it_is_for(model):
    assert set(audiences(model)) == set(model.__struct_fields__)
    for inner in models_in(model):
        audiences(inner)


def test_a_field_without_an_audience_fails():
    class Careless(msgspec.Struct):
        secret: str

    with pytest.raises(UndeclaredFieldError):
        fitted(Careless("mafia"), "hall")


def test_what_is_not_for_a_viewer_is_dropped_at_any_depth():
    class Inner(msgspec.Struct):
        role: Annotated[str | msgspec.UnsetType, JUDGES]

    class Outer(msgspec.Struct):
        seats: Annotated[tuple[Inner, ...], EVERYONE]

    told = msgspec.json.encode(fitted(Outer((Inner("don"),)), "hall"))
    assert told == b'{"seats":[{}]}'


def test_an_unknown_thing_is_not_a_frame():
    with pytest.raises(TypeError):
        frames.packed(object(), 1)


@pytest.fixture(scope="module")
def timeline(tmp_path_factory):
    """The line of a whole random game."""

    async def whole():
        async with live_table(tmp_path_factory.mktemp("wire")) as (live, _):
            judge = CommandSender(live)
            await judge.ask(Take())
            await judge.ask(DEAL)
            player = Player(live.timeline.book.rules, Random(4), TEMPERS["unruly"])
            while not isinstance(live.timeline.now.game.phase, Over):
                await judge.ask(Do(player.move(live.timeline.now.game)))
                if live.timeline.version % 25 == 0:
                    await judge.ask(Undo(3))
            return live.timeline

    return asyncio.run(whole())


def all_frames(timeline, eyes):
    watching = Watcher(timeline, eyes)
    sent = [
        json.loads(frames.encode(watching.frame(watching.seq - 1)))
        for state in timeline.states
        if watching.bring_to(state)
    ]
    return watching, sent


def test_a_client_folds_the_same_log_from_any_number(timeline):
    for eyes in EYES.values():
        watching, sent = all_frames(timeline, eyes)
        assert [view["seq"] for view in sent] == list(range(1, len(sent) + 1))
        log, logs = [], [[]]
        for view in sent:
            log = [*log[: view["log"]["keep"]], *view["log"]["add"]]
            logs.append(log)
        whole = json.loads(frames.encode(watching.frame()))["log"]["add"]
        assert log == whole
        for since in range(1, len(sent) + 1, 7):
            part = json.loads(frames.encode(watching.frame(since)))["log"]
            assert [*logs[since][: part["keep"]], *part["add"]] == whole


@pytest.mark.parametrize("name", EYES)
def test_the_log_of_a_view_is_the_log_of_its_record(timeline, name):
    """The command line and the server share one shape; the judges of a table also get turns."""
    eyes = EYES[name]
    told = json.loads(frames.encode(all_frames(timeline, eyes)[0].frame()))["log"]["add"]
    turns = [one.pop("turn", None) for one in told]
    assert all(turns) if eyes.kind in JUDGES.kinds else not any(turns)
    assert told == document(replayed(timeline, timeline.now), eyes.viewer)["log"]


def test_an_undo_that_is_remembered_and_one_that_is_folded_anew_are_told_alike(
    timeline, monkeypatch
):
    told = {name: all_frames(timeline, eyes)[1] for name, eyes in EYES.items()}
    monkeypatch.setattr(watcher, "NEAR", 0)
    assert told == {name: all_frames(timeline, eyes)[1] for name, eyes in EYES.items()}
    monkeypatch.setattr(watcher, "NEAR", 2)
    assert told == {name: all_frames(timeline, eyes)[1] for name, eyes in EYES.items()}


def test_nobody_else_is_sent_a_role(timeline):
    cards = timeline.now.game.cards
    for name, eyes in EYES.items():
        _, sent = all_frames(timeline, eyes)
        known = {p["seat"]: p["role"] for v in sent for p in v["players"] if p["role"]}
        everybody = dict(enumerate(cards, 1))
        if eyes.kind in ("judge", "side-judge", "overlay-roles"):
            assert known == everybody
        elif eyes.kind == "seat" and cards[eyes.viewer - 1] in ("don", "mafia"):
            assert known == {8: "don", 9: "mafia", 10: "mafia"}
        elif eyes.kind == "seat":
            assert known == {eyes.viewer: cards[eyes.viewer - 1]}
        else:
            assert not known, name


def test_the_overlay_with_roles_knows_roles_and_nothing_more(timeline):
    _, roles = all_frames(timeline, EYES["overlay-roles"])
    _, plain = all_frames(timeline, EYES["overlay"])
    for with_roles, without in zip(roles, plain, strict=True):
        for player in (*with_roles["players"], *without["players"]):
            player["role"] = player["team"] = None
        assert with_roles == without


@pytest.mark.parametrize("kind", ["hall", "overlay", "overlay-roles"])
def test_whoever_only_watches_gets_no_private_field(timeline, kind):
    _, sent = all_frames(timeline, EYES[kind])
    private = {"offers", "checks", "protest", "control", "proposals"}
    assert not any(private & view.keys() for view in sent)
    assert not any("points" in player for view in sent for player in view["players"])


def test_the_judge_alone_has_control(timeline):
    for name, eyes in EYES.items():
        _, sent = all_frames(timeline, eyes)
        assert ("control" in sent[-1]) == (name in ("judge", "side-judge"))


@pytest.mark.parametrize("name", [f"seat:{n}" for n in range(1, SIZE + 1)] + ["hall", "overlay"])
def test_scrambled_secrets_change_no_byte_of_a_frame(timeline, name):
    """Everything that the viewer may not know is replaced in the log of the line that counts."""
    eyes = EYES[name]
    turns = History(timeline.now.turn).line
    log = tuple(event for turn in turns for event in turn.events)
    other = tuple(scramble(timeline.book.rules, log, eyes.viewer, 5))
    assert other != log
    told = [all_bytes(along(timeline, turns, events, eyes), eyes) for events in (log, other)]
    assert told[0] == told[1]


def all_bytes(timeline, eyes):
    watcher = Watcher(timeline, eyes)
    return [
        frames.encode(watcher.frame(watcher.seq - 1)).decode()
        for p in timeline.states
        if watcher.bring_to(p)
    ]


def along(timeline, turns, log, eyes):
    """Return the line with these events, without what was undone."""
    made = {id(state.turn): state for state in reversed(timeline.states)}
    rest, before, states = list(log), None, []
    for version, turn in enumerate(turns, 1):
        visible = sum(seen(event, eyes.viewer) is not None for event in turn.events)
        events = []
        while visible:
            events.append(rest.pop(0))
            visible -= seen(events[-1], eyes.viewer) is not None
        before = Turn(turn.command, tuple(events), turn.game, before)
        states.append(msgspec.structs.replace(made[id(turn)], version=version, turn=before))
    other = copy.copy(timeline)
    other.states = states
    return other
