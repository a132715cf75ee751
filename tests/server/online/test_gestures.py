"""Those who meet at night, or hunt with open eyes, agree by gestures; nobody else sees them."""

import pytest

from gorod.engine.commands import Deal, Proceed
from gorod.engine.history import line_of
from gorod.engine.phases import Night
from gorod.engine.seats import seats_of
from gorod.server.streams.answers import Ack
from gorod.server.tables.gestures import MOST
from gorod.server.tables.table_entries import Gestured, decode
from gorod.server.tables.table_requests import (
    Correct,
    Do,
    Draw,
    Enter,
    Gesture,
    HandBack,
    Pause,
    Take,
    Undo,
)
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.watcher import Eyes
from tests.kit.running_server import CARDS, served
from tests.server.online.lobbies import full_table
from tests.server.online.test_automatic_judge import code, duty, seen_by, test_with

SIZES = {"fiim-2019": 10, "fiim-2011": 10, "cma-2025": 12, "tournament-2026": 10}
OPEN_HUNTS = ("cma-2025", "tournament-2026")


def blacks(table):
    return seats_of(table.timeline.now.game.black)


def reds(table):
    return tuple(s for s in range(1, table.timeline.size + 1) if s not in blacks(table))


def judges(table):
    return gallery_of(table.timeline).watcher(Eyes("judge", -1)).frame()


def told(view):
    return [(one.seat, one.id, one.seats) for one in view.shown]


@pytest.mark.parametrize("rules", SIZES)
def test_those_who_meet_show_each_other_what_nobody_else_sees(rules, tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        one, other, *_ = blacks(table)
        red = reds(table)[0]
        version = table.timeline.version
        await table.done(f"seat:{one}", Gesture("shoot", (red, other)))
        await table.done(f"seat:{red}", Gesture("shoot", (one,)))
        await table.done(f"seat:{other}", Gesture("yes"))
        await table.done(f"seat:{other}", Gesture())
        shown = [(one, "shoot", (red, other)), (other, "yes", ())]
        for seat in blacks(table):
            view = seen_by(table, seat).open_eyes
            assert (view.awake, told(view)) == (blacks(table), shown)
        for seat in reds(table):
            view = seen_by(table, seat).open_eyes
            assert (view.awake, told(view), view.aims) == ((), [], ())
        assert told(judges(table).open_eyes) == shown
        entries = await table.services.store.entries("t1")
        new = [decode(entry.body) for entry in entries[version:]]
        assert all(isinstance(body, Gestured) for body in new)
        assert len(new) == 2, "what sleepers press is not written down"

    test_with(tmp_path, test, rules=rules, size=SIZES[rules])


@pytest.mark.parametrize("rules", SIZES)
def test_hunters_see_each_other_where_the_document_opens_their_eyes(rules, tmp_path):
    async def test(table):
        await table.until(duty("hunt"))
        one, other, *_ = blacks(table)
        red = reds(table)[0]
        await table.done(f"seat:{one}", Enter("shoot", red))
        await table.done(f"seat:{red}", Enter("shoot", other))
        view = seen_by(table, other).open_eyes
        if rules in OPEN_HUNTS:
            assert [(aim.seat, aim.target) for aim in view.aims] == [(one, red)]
            await table.done(f"seat:{one}", Enter("shoot", 0))
            assert [aim.target for aim in seen_by(table, other).open_eyes.aims] == [0]
            assert seen_by(table, red).open_eyes.aims == ()
            assert seen_by(table, red).open_eyes.awake == ()
        else:
            assert view is None, "they shoot with closed eyes"
            assert code(await table.ask(f"seat:{one}", Gesture("yes"))) == "not-asked"

    test_with(tmp_path, test, rules=rules, size=SIZES[rules])


def test_two_packs_meet_one_after_the_other(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        rules, game = table.timeline.book.rules, table.timeline.now.game
        first, second = (seats_of(rules.pack(game, name)) for name in ("meet", "meet-2"))
        await table.done(f"seat:{first[0]}", Gesture("yes"))
        await table.done(f"seat:{second[0]}", Gesture("no"))
        assert seen_by(table, second[0]).open_eyes.awake == ()
        assert told(seen_by(table, first[1]).open_eyes) == [(first[0], "yes", ())]
        await table.until(duty("meet-2"))
        assert seen_by(table, second[0]).open_eyes.awake == second
        assert told(seen_by(table, second[0]).open_eyes) == [], "they have not seen the others"
        assert seen_by(table, first[0]).open_eyes.awake == ()

    test_with(tmp_path, test, rules="fiim-2011", size=12)


def test_a_mafia_that_never_meets_has_nothing_to_show(tmp_path):
    async def test(table):
        await table.until(
            lambda timeline: timeline.now.game.number == 1 and not timeline.now.game.night
        )
        views = {seen_by(table, seat).open_eyes for seat in range(1, 11)}
        assert views == {None}
        keys = [state for state in table.timeline.states if isinstance(state.game.phase, Night)]
        assert keys, "there was a night"
        assert not any(p.game.phase.duties[0].startswith("meet") for p in keys)

    test_with(tmp_path, test, rules="fiim-2011", options=("6.3b",))


def test_what_makes_no_sense_or_comes_at_another_time_is_refused(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        one, red = blacks(table)[0], reds(table)[0]
        for seat in (one, red):
            for wrong in (
                Gesture("whistle"),
                Gesture("shoot"),
                Gesture("yes", (1,)),
                Gesture("shoot", (3, 3)),
                Gesture("sheriff", (11,)),
                Gesture("", (1,)),
            ):
                assert code(await table.ask(f"seat:{seat}", wrong)) == "malformed", wrong
        assert code(await table.ask("judge", Gesture("yes"))) == "forbidden"
        for _ in range(MOST + 5):
            assert isinstance(await table.ask(f"seat:{one}", Gesture("yes")), Ack)
        assert len(table.timeline.now.play.gestures) == MOST
        await table.done("judge", Take())
        await table.done("judge", Pause(on=True))
        assert code(await table.ask(f"seat:{red}", Gesture("yes"))) == "paused"
        assert code(await table.ask(f"seat:{one}", Gesture("yes"))) == "paused"
        await table.done("judge", Pause(on=False))
        await table.done("judge", Do(Proceed()))
        for seat in (one, red):
            assert code(await table.ask(f"seat:{seat}", Gesture("yes"))) == "not-asked"

    test_with(tmp_path, test)


def test_a_deal_that_was_taken_back_takes_its_gestures_along(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        one = blacks(table)[0]
        await table.done(f"seat:{one}", Gesture("i-lead"))
        await table.done("judge", Take())
        while table.timeline.now.game.cards:
            await table.done("judge", Undo())
        await table.done("judge", Draw())
        await table.done("judge", HandBack())
        await table.until(duty("meet"))
        for seat in range(1, 11):
            assert told(seen_by(table, seat).open_eyes) == []

    test_with(tmp_path, test)


def test_a_deal_that_was_corrected_shows_nobody_what_others_showed(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        await table.done(f"seat:{blacks(table)[0]}", Gesture("i-lead"))
        await table.done("judge", Take())
        dealt = next(t for t in line_of(table.timeline.now.turn) if isinstance(t.command, Deal))
        cards = (*dealt.command.cards[1:], dealt.command.cards[0])
        await table.done(
            "judge", Correct(table.timeline.name(dealt), "карты перепутаны", Deal(cards))
        )
        assert duty("meet")(table.timeline)
        for seat in range(1, 11):
            assert told(seen_by(table, seat).open_eyes) == []

    test_with(tmp_path, test)


def test_the_meeting_lasts_its_time_whatever_is_shown(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        await table.go()
        assert table.timeline.now.clock.running
        end = table.next_at()
        for seat in range(1, 11):
            await table.done(f"seat:{seat}", Gesture("yes"))
        assert table.next_at() == end

    test_with(tmp_path, test)


def test_what_was_shown_is_there_after_a_restart(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        one, other, *_ = blacks(table)
        await table.done(f"seat:{one}", Gesture("sheriff", (4,)))
        again = await _refolded(table)
        view = gallery_of(again).watcher(Eyes("seat", other)).frame().open_eyes
        assert told(view) == [(one, "sheriff", (4,))]

    test_with(tmp_path, test)


async def _refolded(table):
    timeline = Timeline(table.timeline.table, table.time)
    for entry in await table.services.store.entries("t1"):
        timeline.add(entry, decode(entry.body), live=False)
    return timeline


# --- over real sockets --------------------------------------------------------------------------


@served
async def test_a_seat_is_answered_with_its_view_and_nobody_else_hears_of_it(server):
    table = await full_table(server, judge="human")
    black = [seat for seat, card in enumerate(CARDS, 1) if card in ("don", "mafia")]
    don, red = CARDS.index("don") + 1, 1
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        async with table.everybody(*(f"seat:{seat}" for seat in range(1, 11))) as all_:
            leader, sleeper = all_[f"seat:{don}"], all_[f"seat:{red}"]
            assert leader.last["open_eyes"]["awake"] == black
            shown = {"wish": "gesture", "id": "shoot", "seats": [red]}
            assert (await leader.ask(shown))["type"] == "ack"
            told = [{"seat": don, "id": "shoot", "seats": [red]}]
            assert leader.last["open_eyes"]["shown"] == told
            assert (await sleeper.ask({"wish": "gesture", "id": "yes"}))["type"] == "ack"
            mine = sleeper.last["open_eyes"]
            assert (mine["awake"], mine["shown"]) == ([], [])
            assert sleeper.last["seq"] == leader.last["seq"]
            for viewer in all_.values():
                assert await viewer.quiet()
            mate = all_[f"seat:{black[-1]}"]
            assert (await mate.ask({"wish": "gesture"}))["type"] == "ack"
            assert mate.last["open_eyes"]["shown"] == told, "a page asks on every beat"
        assert "open_eyes" not in await table.view("hall")
        assert "open_eyes" not in await table.view("host")


@served
async def test_bots_name_the_order_and_follow_a_person(server):
    """Bots are the don and a mafioso; the person among the blacks names other numbers."""
    table = await full_table(server, people=1, judge="human", pace="quick", kind="reasoning")
    cards = ["mafia", "don", "mafia", "sheriff", *["citizen"] * 6]
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=cards)
        while not any(one["id"] == "shoot" for one in judge.last["open_eyes"]["shown"]):
            await judge.view()
        named = next(one for one in judge.last["open_eyes"]["shown"] if one["id"] == "shoot")
        assert named["seat"] == 2, "the don names the order"
        assert not {*named["seats"]} & {1, 2, 3}, "and none of those whom they have just met"
        shown = {"wish": "gesture", "id": "shoot", "seats": [9, 8, 7]}
        assert (await table.ask("seat:1", shown))["type"] == "ack"
        while not any(
            one["seat"] == 2 and one["seats"] == [9, 8, 7] for one in judge.last["entered"]
        ):
            await judge.view()
        nods = {(2, "yes"), (3, "yes")}
        while not nods <= {(o["seat"], o["id"]) for o in judge.last["open_eyes"]["shown"]}:
            await judge.view()
        assert all(one["seat"] in (1, 2, 3) for one in judge.last["open_eyes"]["shown"])
