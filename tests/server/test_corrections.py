"""A judge corrects an earlier fact: the preview, the changes, and who is notified."""

import asyncio
from dataclasses import replace

import pytest

from gorod.engine import commands as c
from gorod.engine.history import line_of
from gorod.engine.phases import Speech
from gorod.i18n import catalogue
from gorod.rulebooks.policies.points import best_move_points
from gorod.scoring import score
from gorod.server.store.database_backup import verify
from gorod.server.streams.answers import Ack, Refused
from gorod.server.tables.preview import foreseen
from gorod.server.tables.table_requests import Correct, Do, Redo, Take, Timer, Undo
from gorod.server.wire.reads import protocol_for, record_text
from tests.kit.golden_records import GOLDEN, Golden
from tests.kit.running_server import CARDS, live_table, served
from tests.server.command_sender import DEAL, JUDGE, CommandSender


def at_table(test):
    def run(tmp_path):
        async def whole():
            async with live_table(tmp_path) as (live, _):
                judge = CommandSender(live)
                await judge.ask(Take())
                await judge.ask(DEAL)
                while live.timeline.now.game.night:
                    await judge.ask(Do(c.Proceed()))
                await test(live, judge)

        asyncio.run(whole())

    return run


async def nominated(live, judge):
    """Seat 1 puts up 5, seat 2 puts up 6; their turns."""
    turns = []
    for seat, target in ((1, 5), (2, 6)):
        await judge.ask(Do(c.Nominate(seat, target)))
        turns.append(live.timeline.version)
        await judge.ask(Do(c.Pass(seat)))
    return turns


async def to_the_vote(live, judge):
    while isinstance(live.timeline.now.game.phase, Speech):
        await judge.ask(Do(c.Pass(live.timeline.now.game.floor)))


@at_table
async def test_another_command_stands_in_its_place_and_the_later_ones_stay(live, judge):
    first, second = await nominated(live, judge)
    before = live.timeline.now
    assert isinstance(await judge.ask(Correct(first, "не расслышал", c.Nominate(1, 7))), Ack)
    now = live.timeline.now
    assert now.game.today.candidates == (7, 6)
    assert now.game.phase == before.game.phase
    assert live.timeline.version == before.version + 1
    names = [live.timeline.name(turn) for turn in live.timeline.since(first)]
    assert names == list(range(first, second + 2))
    assert isinstance(await judge.ask(Correct(first, "и ещё раз", c.Nominate(1, 8))), Ack)
    assert live.timeline.now.game.today.candidates == (8, 6)


@at_table
async def test_a_fact_is_struck_and_a_forgotten_one_put_in(live, judge):
    first, second = await nominated(live, judge)
    assert isinstance(await judge.ask(Correct(first, "не выставлял")), Ack)
    assert live.timeline.now.game.today.candidates == (6,)
    forgotten = Correct(second, "забыл записать", c.Foul(4, ""), insert=True)
    assert isinstance(await judge.ask(forgotten), Ack)
    assert live.timeline.now.game.fouls[3] == 1
    added = live.timeline.version
    assert isinstance(await judge.ask(Correct(added, "фол не тому", c.Foul(9, ""))), Ack)
    assert live.timeline.now.game.fouls[3] == 0
    assert live.timeline.now.game.fouls[8] == 1


def hands_of(live):
    commands = [turn.command for turn in line_of(live.timeline.now.turn)]
    return [(one.candidate, one.hands) for one in commands if isinstance(one, c.Hands)]


@at_table
async def test_the_votes_that_were_left_follow_the_ballots_before_them(live, judge):
    """They were given to the last candidate by the rules: nobody has voted twice."""
    await nominated(live, judge)
    await to_the_vote(live, judge)
    await judge.ask(Do(c.Hands(5, (1, 2, 3))))
    voted = live.timeline.version
    await judge.ask(Do(c.Hands(6, (4, 5, 6, 7, 8, 9, 10))))
    more = Correct(voted, "не заметил две руки", c.Hands(5, (1, 2, 3, 7, 9)))
    assert isinstance(await judge.ask(more), Ack)
    assert hands_of(live) == [(5, (1, 2, 3, 7, 9)), (6, (4, 5, 6, 8, 10))]
    assert "вторая рука" not in protocol_for(live.timeline, JUDGE, "ru")
    fewer = Correct(voted, "седьмой не поднимал", c.Hands(5, (1, 2, 3, 9)))
    assert isinstance(await judge.ask(fewer), Ack)
    assert hands_of(live) == [(5, (1, 2, 3, 9)), (6, (4, 5, 6, 7, 8, 10))]


@at_table
async def test_hands_that_the_judge_has_named_stay(live, judge):
    await nominated(live, judge)
    await to_the_vote(live, judge)
    await judge.ask(Do(c.Hands(5, (1, 2, 3))))
    voted = live.timeline.version
    await judge.ask(Do(c.Hands(6, (4, 7))))
    assert isinstance(await judge.ask(Correct(voted, "и седьмой", c.Hands(5, (1, 2, 3, 7)))), Ack)
    assert hands_of(live) == [(5, (1, 2, 3, 7)), (6, (4, 7))]


@at_table
async def test_numbers_that_were_left_follow_too(live, judge):
    await nominated(live, judge)
    await to_the_vote(live, judge)
    await judge.ask(Do(c.Tally(5, 3)))
    voted = live.timeline.version
    await judge.ask(Do(c.Tally(6, 7)))
    assert isinstance(await judge.ask(Correct(voted, "было пять", c.Tally(5, 5))), Ack)
    commands = [turn.command for turn in line_of(live.timeline.now.turn)]
    assert [one.count for one in commands if isinstance(one, c.Tally)] == [5, 5]


@at_table
async def test_a_later_command_that_is_now_refused_refuses_the_correction(live, judge):
    first, second = await nominated(live, judge)
    await to_the_vote(live, judge)
    await judge.ask(Do(c.Hands(5, (1, 2, 3))))
    game, version = live.timeline.now.game, live.timeline.version
    answer = await judge.ask(Correct(first, "не выставлял"))
    assert isinstance(answer, Refused)
    assert (answer.code, live.timeline.version) == ("later-refused", version)
    assert answer.cite.startswith("fiim-2019 ")
    assert live.timeline.now.game is game
    dropping = Correct(second, "выставил другого", c.Nominate(2, 5), keep="until")
    assert isinstance(await judge.ask(dropping), Refused)  # 5 is on the list: its own fault
    assert isinstance(await judge.ask(Correct(first, "не выставлял", keep="until")), Ack)
    assert live.timeline.now.game.today.candidates == (6,)
    assert live.timeline.name(live.timeline.now.turn) < version


@pytest.mark.parametrize(
    "wish",
    [
        Correct(1, "рассадка"),
        Correct(999, "такого хода нет"),
        Correct(3, "то же самое", c.Deal(CARDS)),
    ],
)
def test_nothing_to_correct(tmp_path, wish):
    @at_table
    async def scene(live, judge):
        answer = await judge.ask(wish)
        assert (type(answer), answer.code) == (Refused, "nothing-to-correct")

    scene(tmp_path)


@at_table
async def test_undo_takes_the_whole_correction_back_and_redo_makes_it_again(live, judge):
    first, _ = await nominated(live, judge)
    was = live.timeline.now
    await judge.ask(Correct(first, "не расслышал", c.Nominate(1, 7)))
    await judge.ask(Do(c.Pass(3)))
    assert live.timeline.now.steps == was.steps + 2
    await judge.ask(Undo(2))
    assert live.timeline.now.game is was.game
    assert live.timeline.now.steps == was.steps
    await judge.ask(Redo())
    assert live.timeline.now.game.today.candidates == (7, 6)
    await judge.ask(Undo())
    await judge.ask(Undo())
    assert live.timeline.now.game.today.candidates == (5, 6)  # further back the line is the old one
    await judge.ask(Undo(2))
    assert live.timeline.now.game.today.candidates == (5,)


@at_table
async def test_the_clock_goes_on_while_the_step_does(live, judge):
    first, second = await nominated(live, judge)
    await judge.ask(Timer("start"))
    live.timeline.time.pass_(20)
    await judge.ask(Correct(first, "не расслышал", c.Nominate(1, 7)))
    clock = live.timeline.now.clock
    assert clock.running
    assert clock.left_at(live.timeline.time.ms()) == 40_000
    await judge.ask(Correct(second, "он ещё говорит", keep="until"))
    await judge.ask(Correct(second - 1, "он ещё говорит", c.Foul(3, ""), keep="until"))
    assert not live.timeline.now.clock.running
    assert live.timeline.now.clock.left == 60_000


@at_table
async def test_an_undo_within_a_step_leaves_the_clock_alone(live, judge):
    """A viewer who does not see the undo would see the clock jump."""
    await judge.ask(Timer("start"))
    await judge.ask(Do(c.Foul(4, "")))
    live.timeline.time.pass_(20)
    await judge.ask(Undo())
    clock = live.timeline.now.clock
    assert clock.running
    assert clock.left_at(live.timeline.time.ms()) == 40_000


@at_table
async def test_a_card_that_was_entered_wrong(live, judge):
    cards = (*CARDS[1:7], CARDS[0], *CARDS[7:])
    assert isinstance(await judge.ask(Correct(3, "перепутал карты", c.Deal(cards))), Ack)
    assert live.timeline.now.game.cards == cards
    promised = live.timeline.now.deal.commitment
    assert isinstance(await judge.ask(Correct(3, "раздать заново", keep="until")), Ack)
    assert live.timeline.now.game.cards == ()
    assert live.timeline.now.deal.commitment != promised
    assert isinstance(await judge.ask(Undo()), Ack)
    assert live.timeline.now.game.cards == cards


@at_table
async def test_both_stay_in_the_record_and_in_the_judges_protocol(live, judge):
    first, _ = await nominated(live, judge)
    await judge.ask(Correct(first, "не расслышал # номер", c.Nominate(1, 7)))
    moves = record_text(live.timeline).split("\n\n", 1)[1].splitlines()
    undone = ["undo не расслышал номер"] * 4
    old = ["D1", "nominate 1 5", "pass 1", "nominate 2 6", "pass 2"]
    assert moves == [*old, *undone, "", "D1", "nominate 1 7", *old[2:]]
    told = protocol_for(live.timeline, JUDGE, "ru")
    assert "Исправлено, было: 1 выставляет 5 (причина: не расслышал # номер)" in told
    hall = protocol_for(live.timeline, type(JUDGE)("hall", "t1"), "ru")
    assert "расслышал" not in hall


def test_it_is_stored_verified_and_found_again(tmp_path):
    async def whole():
        async with live_table(tmp_path) as (live, store):
            judge = CommandSender(live)
            for wish in (Take(), DEAL):
                await judge.ask(wish)
            while live.timeline.now.game.night:
                await judge.ask(Do(c.Proceed()))
            first, _ = await nominated(live, judge)
            wish = Correct(first, "не расслышал", c.Nominate(1, 7))
            done = await judge.ask(wish, "fix")
            assert (await store.entries("t1"))[-1].kind == "correction"
        async with live_table(tmp_path) as (live, _):
            assert live.timeline.now.game.today.candidates == (7, 6)
            assert await CommandSender(live).ask(wish, "fix", 1) == done
            assert isinstance(await CommandSender(live).ask(Undo(), "back"), Ack)
            assert live.timeline.now.game.today.candidates == (5, 6)
        assert (await verify(str(tmp_path / "gorod.db"))).findings == ()

    asyncio.run(whole())


# --- over the wire -----------------------------------------------------------------------------


async def to_the_day(judge):
    await moved(judge, "proceed")
    while "nominate" not in verbs(judge):
        await moved(judge, "proceed")


async def to_the_hunt(judge):
    await to_the_day(judge)
    while "shoot" not in verbs(judge):
        speaking = "pass" in verbs(judge)
        seat = {"seat": judge.last["clock"]["seat"]} if speaking else {}
        await moved(judge, "pass" if speaking else "proceed", **seat)


def verbs(judge):
    return {offer["move"] for offer in judge.last["offers"]}


async def moved(judge, kind, **fields):
    answer = await judge.do(kind, **fields)
    while judge.seq < answer["seq"]:
        await judge.view()
    return judge.seq


@served
async def test_a_corrected_check_is_told_to_the_sheriff_alone(server):
    async with server.dealt(CARDS) as (made, judge):
        await to_the_hunt(judge)
        await moved(judge, "shoot", shots=[[8, 1], [9, 1], [10, 1]])
        await moved(judge, "show", duty="don", target=2)
        turn = await moved(judge, "show", duty="sheriff", target=3)
        async with (
            server.socket(made.tokens["hall"]) as hall,
            server.socket(made.tokens["seat:7"]) as sheriff,
            server.socket(made.tokens["seat:8"]) as don,
        ):
            for viewer in (hall, sheriff, don):
                await viewer.view()
            body = {"turn": turn, "command": {"type": "show", "duty": "sheriff", "target": 9}}
            path = f"/api/tables/{made.id}/correct/preview"
            by = made.bearer("judge") | {"accept-language": "en"}
            told = (await server.http.post(path, json=body, headers=by)).json()
            assert [(c["old"] != "", c["new"] != "") for c in told["changes"]] == [(True, True)]
            assert "9" in told["changes"][0]["new"]
            assert told["changes"][0]["moment"] == "N2"
            assert judge.seq == turn
            wish = {"wish": "correct", "reason": "показал девять", **body}
            assert (await judge.ask(wish))["type"] == "ack"
            for viewer in (hall, sheriff, don):
                assert await viewer.quiet(), "a frame for one of them would name the sheriff"
            await judge.ask({"wish": "timer", "do": "set", "seconds": 30})
            checks = (await sheriff.view())["checks"]
            assert [(check["target"], check["answer"]) for check in checks] == [(9, "black")]
            assert [check["target"] for check in (await don.view())["checks"]] == [2]


@served
async def test_the_preview_names_the_later_command_that_would_be_refused(server):
    async with server.dealt(CARDS) as (made, judge):
        await to_the_day(judge)
        first = await moved(judge, "nominate", seat=1, target=5)
        await moved(judge, "pass", seat=1)
        await moved(judge, "nominate", seat=2, target=6)
        for seat in range(2, 11):
            await moved(judge, "pass", seat=seat)
        vote = await moved(judge, "hands", candidate=5, hands=[1, 2, 3])
        path, by = f"/api/tables/{made.id}", made.bearer("judge") | {"accept-language": "en"}
        told = await server.http.post(f"{path}/correct/preview", json={"turn": first}, headers=by)
        seen = told.json()
        assert (seen["stop"]["turn"], seen["stop"]["statement"]) == (vote, "vote 5: 1 2 3")
        assert (seen["own"], seen["lost"]) == (False, 1)
        assert seen["refused"]
        assert seen["cite"].startswith("fiim-2019 ")
        turns = (await server.http.get(f"{path}/turns", headers=by)).json()
        assert turns[-1] == seen["stop"]
        assert turns[0]["command"]["type"] == "deal"
        one = (await server.http.get(f"{path}/turns/{first}", headers=by)).json()
        assert one["fact"]["statement"] == "nominate 1 5"
        assert "nominate" in {offer["move"] for offer in one["offers"]}
        assert (await server.http.get(f"{path}/turns/1", headers=by)).status_code == 404
        log = (await server.http.get(f"{path}/view", headers=by)).json()["log"]["add"]
        assert {line["turn"] for line in log if line["event"] == "nominated"} >= {first}
        hall = await server.http.get(f"{path}/view", headers=made.bearer("hall"))
        assert not any("turn" in line for line in hall.json()["log"]["add"])


@served
async def test_what_makes_no_sense_is_not_previewed(server):
    async with server.dealt(CARDS) as (made, _):
        path, by = f"/api/tables/{made.id}/correct/preview", made.bearer("judge")
        for body in (
            {"turn": 77},
            {"turn": 3, "command": {"type": "foul", "seat": 99}},
            {"turn": 0},
        ):
            told = await server.http.post(path, json=body, headers=by)
            assert told.status_code in (400, 422)


@served
async def test_a_reason_has_to_be_given(server):
    async with server.dealt(CARDS) as (_, judge):
        for reason in ("", "  "):
            answer = await judge.ask({"wish": "correct", "turn": 3, "reason": reason})
            assert answer["type"] == "error"


@served
async def test_a_judges_link_that_is_told_late_asks_nothing_of_the_present(server):
    async with server.dealt(CARDS) as (made, _):
        await server.link(made, "side-judge", delay=60)
        by, path = made.bearer("side-judge"), f"/api/tables/{made.id}"
        for name in ("turns", "turns/3", "record"):
            assert (await server.http.get(f"{path}/{name}", headers=by)).status_code == 403
        for name, body in (
            ("foresee", {"command": {"type": "proceed"}}),
            ("correct/preview", {"turn": 3}),
        ):
            told = await server.http.post(f"{path}/{name}", json=body, headers=by)
            assert told.status_code == 403


def test_a_night_of_an_earlier_release_is_corrected_without_its_last_moment(tmp_path):
    """Its later commands come again as they were: the morning came with the last act."""

    async def whole():
        async with live_table(tmp_path) as (live, _):
            with_dawn = live.timeline.book
            duties = ("meet", "sheriff-look", "dawn")
            rules = replace(with_dawn.rules, night_duties=lambda _, __: duties)
            judge = CommandSender(live)
            await judge.ask(Take())
            await judge.ask(DEAL)
            dealt = live.timeline.version
            while live.timeline.now.game.night:
                await judge.ask(Do(c.Proceed()))
            await judge.ask(Do(c.Nominate(1, 5)))
            live.timeline.book = replace(with_dawn, rules=rules)
            other = c.Deal((*CARDS[1:], CARDS[0]))
            assert isinstance(await judge.ask(Correct(dealt, "карты не те", other)), Ack)
            game = live.timeline.now.game
            assert (game.today.candidates, game.moment, game.floor) == ((5,), "D1", 1)
            assert line_of(live.timeline.now.turn)[-2].command == c.Proceed()

    asyncio.run(whole())


def test_points_that_a_best_move_outweighs_are_foreseen_as_worth_nothing(tmp_path):
    golden = Golden(GOLDEN / "fiim-2019/01-red-by-vote.mgn").played()
    first, award = next(
        (seat, points)
        for seat in range(1, 11)
        for points in golden.book.rules.award_values
        if best_move_points(golden.book.edition, golden.game, seat) >= points
        and golden.book.rules.award(golden.game, seat, points) is None
    )

    async def whole():
        async with live_table(tmp_path) as (live, _):
            judge = CommandSender(live)
            await judge.ask(Take())
            for turn in golden.history.line:
                if turn.command is not None and not isinstance(turn.command, c.GiveAward):
                    assert isinstance(await judge.ask(Do(turn.command)), Ack)
            before = score(live.timeline.book, live.timeline.now.game)
            nothing = foreseen(live.timeline, c.GiveAward(first, award), catalogue("ru"))
            other = next(s for s in range(1, 11) if not before[s - 1].extra)
            something = foreseen(live.timeline, c.GiveAward(other, award), catalogue("ru"))
            return before, nothing, other, something

    before, nothing, other, something = asyncio.run(whole())
    assert nothing.lines[-1] == "Не будет засчитано: лучший ход стоит не меньше [8.4.6]"
    assert nothing.total == float(before[first - 1].total)
    assert not any("засчитано" in line for line in something.lines)
    assert something.total == float(before[other - 1].total) + award / 100
