"""A live table over a real store: receipts, versions, undo, one judge in control."""

import asyncio
from datetime import timedelta

import pytest

from gorod.engine import commands as c
from gorod.engine.seats import seats_of
from gorod.fair.deals import digest_of
from gorod.server.access.principal import Principal
from gorod.server.streams import answers
from gorod.server.streams.answers import Ack, Conflict, Refused, Stale
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Do, Draw, Phones, Redo, Take, Timer, Undo
from tests.kit.running_server import SeededChance, SteeredTime, live_table
from tests.server.command_sender import DEAL, CommandSender, seat


def at_table(test):
    """Run an async scenario at a table whose judge is in control and whose cards are dealt."""

    def run(tmp_path):
        async def whole():
            async with live_table(tmp_path) as (live, store):
                judge = CommandSender(live)
                assert isinstance(await judge.ask(Take()), Ack)
                assert isinstance(await judge.ask(DEAL), Ack)
                await test(live, judge, store)

        asyncio.run(whole())

    return run


@at_table
async def test_a_command_is_on_disk_when_it_is_acknowledged(live, judge, store):
    answer = await judge.ask(Do(c.Proceed()))
    stored = await store.entries("t1")
    assert answer == Ack("console-1-3", 4)
    assert [entry.kind for entry in stored] == ["note", "note", "command", "command"]
    assert stored[-1].actor == "judge"


@at_table
async def test_a_copy_is_answered_the_same_and_done_once(live, judge, store):
    first = await judge.ask(Do(c.Proceed()), "same", 3)
    again = await judge.ask(Do(c.Proceed()), "same", 3)
    assert first == again == Ack("same", 4)
    assert live.timeline.version == 4


@at_table
async def test_whoever_is_told_late_only_watches(live, judge, store):
    late = CommandSender(live, Principal("judge", "t1", delay=60), "late")
    for wish in (Take(), Do(c.Proceed()), Undo(), Draw()):
        assert (await late.ask(wish)).code == "forbidden"
    assert live.timeline.version == 3


@at_table
async def test_another_body_under_the_same_id_is_a_conflict(live, judge, store):
    await judge.ask(Do(c.Proceed()), "same")
    assert isinstance(await judge.ask(Do(c.Technical()), "same"), Conflict)
    assert live.timeline.version == 4


def test_a_copy_after_a_restart_is_answered_the_same(tmp_path):
    async def whole():
        async with live_table(tmp_path) as (live, _):
            judge = CommandSender(live)
            await judge.ask(Take())
            drawn = await judge.ask(Draw(), "deal")
            cards = live.timeline.now.game.cards
        async with live_table(tmp_path) as (live, _):
            again = await CommandSender(live).ask(Draw(), "deal", 2)
            assert again == drawn
            assert live.timeline.now.game.cards == cards
            assert live.timeline.version == 3

    asyncio.run(whole())


@at_table
async def test_a_command_that_has_not_seen_the_last_move_is_stale(live, judge, store):
    await judge.ask(Do(c.Proceed()), seen=3)
    late = await judge.ask(Do(c.Proceed()), seen=3)
    assert isinstance(late, Stale)
    assert late.seq == 4
    assert live.timeline.version == 4


@at_table
async def test_a_clock_makes_nothing_stale(live, judge, store):
    await _to_the_day(judge, live)
    seen = live.timeline.number(1)
    await judge.ask(Timer("start"))
    speaker = CommandSender(live, seat(live.timeline.now.game.floor), "phone")
    assert isinstance(await speaker.ask(Do(c.Pass(speaker.by.seat)), seen=seen), Ack)


@at_table
async def test_a_number_of_the_future_is_refused(live, judge, store):
    answer = await judge.ask(Do(c.Proceed()), seen=99)
    assert (type(answer), answer.code) == (Refused, "future")


@at_table
async def test_a_rule_refuses_with_its_clause_and_the_copy_gets_the_same(live, judge, store):
    first = await judge.ask(Do(c.Nominate(1, 2)), "early", lang="en")
    assert isinstance(first, Refused)
    assert first.cite.startswith("fiim-2019 ")
    assert await judge.ask(Do(c.Nominate(1, 2)), "early", lang="en") == first
    assert live.timeline.version == 3


@at_table
async def test_senders_do_not_meet_in_each_others_receipts(live, judge, store):
    await _to_the_day(judge, live)
    floor = live.timeline.now.game.floor
    await judge.ask(Do(c.Pass(floor)), "x")
    other = await CommandSender(live, seat(floor), "phone").ask(Do(c.Pass(floor)), "x")
    assert isinstance(other, Refused)


@at_table
async def test_a_second_judge_takes_over_and_the_first_is_told(live, judge, store):
    second = CommandSender(live, console="console-2")
    refused = await second.ask(Do(c.Proceed()))
    assert refused.code == "not-in-control"
    assert isinstance(await second.ask(Take()), Ack)
    assert live.timeline.now.control.epoch == 2
    assert (await judge.ask(Do(c.Proceed()))).code == "not-in-control"
    assert isinstance(await second.ask(Do(c.Proceed())), Ack)


@at_table
async def test_what_was_asked_before_a_takeover_is_stale_after_it(live, judge, store):
    second = CommandSender(live, console="console-2")
    seen = live.timeline.version
    await second.ask(Do(c.Proceed()), "late", seen)
    await second.ask(Take())
    assert isinstance(await second.ask(Do(c.Proceed()), "late", seen), Stale)


@at_table
async def test_undo_restores_the_same_game_and_redo_returns(live, judge, store):
    await _to_the_day(judge, live)
    games = [live.timeline.now.game]
    for _ in range(3):
        await judge.ask(Do(c.Pass(live.timeline.now.game.floor)))
        games.append(live.timeline.now.game)
    assert isinstance(await judge.ask(Undo(3, "не тот игрок")), Ack)
    assert live.timeline.now.game == games[0]
    assert isinstance(await judge.ask(Redo()), Ack)
    assert live.timeline.now.game == games[3]
    assert (await judge.ask(Redo())).code == "nothing-to-redo"
    assert (await judge.ask(Undo(99))).code == "nothing-to-undo"


@at_table
async def test_a_deal_taken_back_is_drawn_from_a_new_secret(live, judge, store):
    await judge.ask(Undo())
    first, promised = live.timeline.now.deals
    assert promised.commitment != first.commitment
    assert promised.previous == digest_of(first)
    await judge.ask(Draw())
    now = live.timeline.now
    assert (now.deal.commitment, now.dealt) == (promised.commitment, 2)


@at_table
async def test_the_pack_shoots_through_the_judge_alone(live, judge, store):
    await _to_the_hunt(judge, live)
    shot = Do(c.Shoot(((8, 1),)))
    assert (await CommandSender(live, seat(8), "phone").ask(shot)).code == "not-offered"
    assert isinstance(await judge.ask(shot), Ack)


@at_table
async def test_the_judge_lets_players_phones_only_show(live, judge, store):
    """It is an entry of the log, so it outlives the process; a protest is filed all the same."""
    await _to_the_day(judge, live)
    floor = live.timeline.now.game.floor
    speaker = CommandSender(live, seat(floor), "phone")
    assert isinstance(await judge.ask(Phones(on=False)), Ack)
    assert (await speaker.ask(Do(c.Pass(floor)))).code == "phones-off"
    assert live.timeline.now.game.floor == floor
    again = LiveTable(live.timeline.table, store, live.timeline.time, SeededChance())
    await again.load()
    assert not again.timeline.now.phones
    assert (
        await CommandSender(again, seat(floor), "phone").ask(Do(c.Pass(floor)))
    ).code == "phones-off"
    assert (await speaker.ask(Phones(on=True))).code == "forbidden"
    await judge.ask(Do(c.Defeat(8, "6.8.1")))
    assert isinstance(await speaker.ask(Do(c.FileProtest(floor, "рук было четыре"))), Ack)
    await judge.ask(Undo(2))
    assert not live.timeline.now.phones, "an undo is of the game, not of the table"
    assert isinstance(await judge.ask(Phones(on=True)), Ack)
    assert isinstance(await speaker.ask(Do(c.Pass(floor))), Ack)


@at_table
async def test_a_refusal_tells_a_seat_nothing_about_others(live, judge, store):
    """The answer does not depend on whether another seat is the sheriff, or whose turn it is."""
    await _to_the_hunt(judge, live)
    tried = [c.Show("sheriff", 3, 7), c.Show("don", 3, 8), c.Order((1, 2)), c.Foul(3, "")]
    told = {
        (await CommandSender(live, seat(1), f"p{n}").ask(Do(wish))).code
        for n, wish in enumerate(tried)
    }
    assert told == {"not-offered"}


@at_table
async def test_a_secret_move_of_those_who_have_none_is_answered_like_a_real_one(live, judge, store):
    """On disk as well: an answer without a commit would come sooner."""
    await _to_the_hunt(judge, live)
    await judge.ask(Do(c.Shoot(((8, 1), (9, 1), (10, 1)))))
    assert live.timeline.current_step().step == "don"
    before = live.timeline.version
    decoy = await CommandSender(live, seat(1), "phone").ask(Do(c.Show("don", 3, 1)), "first")
    assert isinstance(decoy, Ack)
    assert live.timeline.version == before
    assert await store.receipt(live.id, Sender(seat(1), "phone").key("first"))
    wrong = await CommandSender(live, seat(8), "phone").ask(Do(c.Show("don", 99, 8)))
    assert isinstance(wrong, Refused), "whoever has the move is told that it was not taken"
    real = await CommandSender(live, seat(8), "phone").ask(Do(c.Show("don", 3, 8)), "first")
    assert isinstance(real, Ack)
    assert live.timeline.version == before + 1
    assert len(answers.encode(real)) == len(answers.encode(decoy))
    assert live.timeline.last_told.version == before, "nobody is told before a moment common to all"
    late = await CommandSender(live, seat(2), "phone").ask(Do(c.Show("don", 3, 2)))
    assert isinstance(late, Ack)
    live.release()
    assert live.timeline.last_told.version == before + 1
    over = await CommandSender(live, seat(2), "phone").ask(Do(c.Show("don", 3, 2)), "over")
    assert over.code == "not-offered"


@at_table
async def test_a_speaker_is_told_why_not(live, judge, store):
    await _to_the_day(judge, live)
    floor = live.timeline.now.game.floor
    speaker = CommandSender(live, seat(floor), "phone")
    assert isinstance(await speaker.ask(Do(c.Nominate(floor, 5))), Ack)
    answer = await speaker.ask(Do(c.Nominate(floor, 6)))
    assert answer.cite.startswith("fiim-2019 4.4")


@pytest.mark.parametrize(
    "command",
    [c.Pass(10**30), c.Pass(-1), c.Hands(1, (1 << 70,)), c.Rule(upheld=True, text="я" * 501)],
)
def test_numbers_that_are_no_seats_are_not_understood(tmp_path, command):
    async def whole():
        async with live_table(tmp_path) as (live, _):
            judge = CommandSender(live)
            await judge.ask(Take())
            assert (await judge.ask(Do(command))).code == "malformed"

    asyncio.run(whole())


@at_table
async def test_what_a_client_says_of_the_time_is_not_believed(live, judge, store):
    assert (await judge.ask(Do(c.FileProtest(1, "поздно", elapsed=1)))).code == "malformed"


def test_a_running_clock_survives_the_process(tmp_path):
    """The player continues speaking while the server is away."""
    time = SteeredTime()

    async def before():
        async with live_table(tmp_path, time) as (live, _):
            await _speech(live)
            time.pass_(20)
            assert live.timeline.now.clock.left_at(time.ms()) == 40_000

    async def after(now, left, *, running):
        async with live_table(tmp_path, now) as (live, _):
            assert (live.timeline.now.clock.left_at(now.ms()), live.timeline.now.clock.running) == (
                left,
                running,
            )

    asyncio.run(before())
    time.pass_(5)
    asyncio.run(after(time, 35_000, running=True))
    # Another machine has no reading in common with this one, but the time of day.
    for away, left, running in (
        (25, 35_000, True),
        (-3, 60_000, True),
        (299, 0, True),
        (301, 60_000, False),
        (-3600, 60_000, False),
    ):
        for up in (77, 9_000_000):  # it was started later than this one, or earlier
            another = SteeredTime("boot-2")
            another.passed = up
            another.wall += timedelta(seconds=away)
            asyncio.run(after(another, left, running=running))


def test_a_clean_stop_writes_the_clock_down(tmp_path):
    time = SteeredTime()

    async def whole():
        async with live_table(tmp_path, time) as (live, _):
            await _speech(live)
            time.pass_(20)
            await live.pause()
        async with live_table(tmp_path, SteeredTime("boot-2")) as (live, _):
            assert live.timeline.now.clock.left == 40_000

    asyncio.run(whole())


@pytest.mark.parametrize("hours", [-24, -1, 1, 24])
def test_a_jump_of_the_wall_clock_changes_nothing(tmp_path, hours):
    time = SteeredTime()

    async def whole():
        async with live_table(tmp_path, time) as (live, _):
            await _speech(live)
            at = live.timeline.current_step()
            time.pass_(70)
            time.wall = time.wall.replace(year=2026 + hours // abs(hours), hour=abs(hours) % 24)
            assert live.timeline.now.clock.left_at(time.ms()) == 0
            assert live.timeline.current_step() == at

    asyncio.run(whole())


def test_the_last_word_goes_on_after_the_best_move(tmp_path):
    """The victim's minute is one: naming three seats in it does not give another."""
    time = SteeredTime()

    async def whole():
        async with live_table(tmp_path, time) as (live, _):
            judge = await _speech(live)
            await _to_the_hunt(judge, live)
            hunters = seats_of(live.timeline.now.game.black)
            victim = seats_of(live.timeline.now.game.red)[0]
            await judge.ask(Do(c.Shoot(tuple((hunter, victim) for hunter in hunters))))
            while live.timeline.current_step().step != "best-move":
                await judge.ask(Do(c.Proceed()))
            await judge.ask(Timer("start"))
            time.pass_(25)
            await judge.ask(Do(c.Best(victim, hunters)))
            assert live.timeline.current_step().phase == "N2.last-word"
            assert live.timeline.now.clock.left_at(time.ms()) == 35_000
            assert live.timeline.now.clock.running

    asyncio.run(whole())


def test_an_undo_gives_the_time_back(tmp_path):
    time = SteeredTime()

    async def whole():
        async with live_table(tmp_path, time) as (live, _):
            judge = await _speech(live)
            time.pass_(25)
            await judge.ask(Do(c.Pass(live.timeline.now.game.floor)))
            assert live.timeline.now.clock.left == 60_000
            await judge.ask(Undo())
            assert (live.timeline.now.clock.left, live.timeline.now.clock.running) == (
                35_000,
                False,
            )

    asyncio.run(whole())


async def _speech(live):
    judge = CommandSender(live)
    await judge.ask(Take())
    await judge.ask(DEAL)
    await _to_the_day(judge, live)
    await judge.ask(Timer("start"))
    return judge


async def _to_the_day(judge, live):
    while live.timeline.now.game.night:
        assert isinstance(await judge.ask(Do(c.Proceed())), Ack)


async def _to_the_hunt(judge, live):
    await _to_the_day(judge, live)
    while live.timeline.current_step().step != "hunt":
        floor = live.timeline.now.game.floor
        await judge.ask(Do(c.Pass(floor) if floor else c.Proceed()))


def test_what_another_process_wrote_unseen_makes_nobody_stale(tmp_path):
    """A judge takes over elsewhere; a player's own act is not held up by it."""

    async def whole():
        async with live_table(tmp_path) as (one, store):
            judge = CommandSender(one)
            await judge.ask(Take())
            await judge.ask(DEAL)
            await _to_the_day(judge, one)
            floor = one.timeline.now.game.floor
            two = LiveTable(one.timeline.table, store, SteeredTime(), SeededChance())
            await two.load()
            await judge.ask(Take())
            answer = await CommandSender(two, seat(floor), "phone").ask(Do(c.Pass(floor)))
            assert isinstance(answer, Ack)
            await one.catch_up()
            assert one.timeline.now.game == two.timeline.now.game

    asyncio.run(whole())
