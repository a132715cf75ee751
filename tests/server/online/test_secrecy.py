"""What the lobby, its host and the talk tell of roles: nothing, by words, lengths or counts.

The same table is played twice with the same words and other cards. Whoever may not know the cards
is sent the same bytes; and in each game all seats are sent frames of the same lengths.
"""

import asyncio
import json

import pytest

from gorod.server.hub.table_room import TableRoom
from gorod.server.tables.table_fold import TableFold
from gorod.server.tables.talk import TalkLine
from gorod.server.wire import online_views
from tests.kit.running_server import SIZE, SeededChance, SteeredTime, serving
from tests.server.online.lobbies import full_table
from tests.server.online.test_talk import to_the_first_speech

ONE = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
OTHER = ("citizen", "mafia", "don", "citizen", "mafia", "citizen", "citizen", "sheriff") + (
    "citizen",
) * 2
SAME_CARD = 1
WATCHING = ("host", "lobby", "hall")
SEATS = tuple(f"seat:{seat}" for seat in range(1, SIZE + 1))
LINES = (
    {"text": "Голосуем против восьмого"},
    {"phrase": {"id": "i-am", "role": "sheriff"}},
    {"phrase": {"id": "suspect", "seats": [8, 9]}},
    {"text": "Ж" * 300},
)


async def played(path, cards):
    """The raw frames of everybody, of a table with these cards."""
    keys = iter(f"key-{n:030}" for n in range(100))
    async with serving(path, chance=SeededChance(), time=SteeredTime()) as server:
        table = await full_table(server, judge="human", keys=keys)
        async with server.judge(table.made) as judge, table.everybody(*WATCHING, *SEATS) as all_:
            await judge.do("deal", cards=list(cards))
            floor = await to_the_first_speech(judge)
            for timeline in LINES:
                told = await table.ask(f"seat:{floor}", {"wish": "say", **timeline})
                assert told["type"] == "ack"
            await judge.do("pass", seat=floor)
            await table.ask("seat:5", {"wish": "leave"})
            await table.seated("Новая", 5, key=next(keys))
            last = (await table.view("host"))["seq"]
            for scope, viewer in all_.items():
                while scope != "seat:5" and viewer.seq < last:
                    await viewer.view()
            return {
                scope: [raw for raw in viewer.raw if '"type":"view"' in raw[:40]]
                for scope, viewer in all_.items()
            }


async def compared(tmp_path):
    """What differs between two games with other cards for those who may not know them."""
    one, other = [
        await played(tmp_path / name, cards) for name, cards in (("1", ONE), ("2", OTHER))
    ]
    found = [
        f"{scope} was sent other bytes"
        for scope in (*WATCHING, f"seat:{SAME_CARD}")
        if one[scope] != other[scope]
    ]
    for name, game in (("one", one), ("other", other)):
        shapes = {
            scope: [len(raw.encode()) for raw in frames]
            for scope, frames in game.items()
            if scope in SEATS and scope != "seat:5"
        }
        if len({*map(tuple, shapes.values())}) != 1:
            found.append(f"lengths of {name}: {shapes}")
        hall = [json.loads(raw) for raw in game["hall"]]
        found += [
            f"{scope} sees more than the hall in {name}"
            for scope in ("host", "lobby")
            if [json.loads(raw) for raw in game[scope]] != hall
        ]
    return found


def test_neither_words_nor_lengths_nor_counts_tell_a_role(tmp_path):
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    assert asyncio.run(compared(tmp_path)) == []


def ready_by_role(patch):
    """A place says whether its card is black."""
    whole = online_views.online_view

    def leaking(*given):
        view = whole(*given)
        if CARDS_OF:
            for place in view.seats:
                place.ready = CARDS_OF[-1][place.seat - 1] in ("don", "mafia")
        return view

    patch.setattr("gorod.server.wire.projection.online_view", leaking)


def a_name_with_the_card(patch):
    """A line of the talk is signed with the speaker's card."""

    def said(fold, now, body):
        state = whole(fold, now, body)
        if now.game.cards and body.seat:
            last = fold.talk[-1]
            fold.talk[-1] = TalkLine(
                last.said, last.moment, now.game.card(1 + body.seat % SIZE), last.turn
            )
        return state

    whole = TableFold._said
    patch.setattr(TableFold, "_said", said)


def talk_for_some(patch):
    """A planted leak: talk is pushed to some seats at once, and to one only with the next step."""
    whole = TableRoom._in_time

    def in_time(room, state, eyes):
        before = room.timeline.states[state.version - 2]
        said = state.talk > before.talk
        if said and eyes.kind == "seat" and state.game.card(eyes.viewer) == "don":
            return False
        return whole(room, state, eyes)

    patch.setattr(TableRoom, "_in_time", in_time)


CARDS_OF = []


@pytest.mark.parametrize("plant", [ready_by_role, a_name_with_the_card, talk_for_some])
def test_planted_leaks_are_found(tmp_path, monkeypatch, plant):
    CARDS_OF.clear()
    plant(monkeypatch)
    whole = TableFold._moved

    def moved(fold, now, body, decided, *, live):
        if getattr(body.command, "cards", None):
            CARDS_OF.append(body.command.cards)
        return whole(fold, now, body, decided, live=live)

    monkeypatch.setattr(TableFold, "_moved", moved)
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    assert asyncio.run(compared(tmp_path)) != []
