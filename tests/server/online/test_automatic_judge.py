"""What the automatic judge does at a table, when, and what becomes of what players enter."""

import asyncio

import pytest

from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.history import line_of
from gorod.engine.phases import Night, Speech, Vote
from gorod.engine.table.table_format import TABLE
from gorod.rulebooks import BOOKS
from gorod.rulebooks.book import OptionError
from gorod.server.online.automatic_judge import DESERTED, LONGEST_PAUSE_MS
from gorod.server.streams.answers import Ack, Conflict, Refused, Stale
from gorod.server.tables.online_decisions import asked_at
from gorod.server.tables.online_play import SeatAnswer
from gorod.server.tables.table_entries import Entered, Timed, decode
from gorod.server.tables.table_requests import (
    Close,
    Contribute,
    Correct,
    Do,
    Draw,
    Enter,
    HandBack,
    Pause,
    Take,
    Timer,
    Undo,
    VoteFoul,
)
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.watcher import Eyes
from tests.kit.online_table import conducted
from tests.server.secrecy.memory import MemoryStore

TABLES = {rules: book for rules, book in BOOKS.items() if book.format is TABLE}
SIZES = [(rules, size) for rules, book in TABLES.items() for size in sorted(book.sizes)]
OPTIONS = [(rules, option) for rules, book in TABLES.items() for option in book.available]


def test_with(path, test, **wanted):
    async def whole():
        async with conducted(path, held=MemoryStore(), **wanted) as table:
            await test(table)

    asyncio.run(whole())


test_with.__test__ = False


def in_phase(kind):
    return lambda timeline: isinstance(timeline.now.game.phase, kind)


def duty(name):
    def there(timeline):
        phase = timeline.now.game.phase
        return isinstance(phase, Night) and phase.duties[0].startswith(name)

    return there


def meets(timeline):
    """Whether some have their eyes open together, and their time runs."""
    return duty("meet")(timeline) and timeline.now.clock is not None and timeline.now.clock.running


def holder(table, role):
    return table.timeline.now.game.holder(role)


def code(answer):
    return answer.code if isinstance(answer, Refused) else type(answer).__name__


def seen_by(table, seat):
    """The view of a seat, as a frame would have it."""
    return gallery_of(table.timeline).watcher(Eyes("seat", seat)).frame()


async def nominated(table, *targets):
    """The first speakers put these seats up; then nobody says anything until the ballot."""
    await table.until(in_phase(Speech))
    for target in targets:
        speaker = table.timeline.now.game.floor
        await table.done(f"seat:{speaker}", Do(c.Nominate(speaker, target)))
        await table.done(f"seat:{speaker}", Do(c.Pass(speaker)))
    await table.until(in_phase(Vote))


# --- the course ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "size"), SIZES)
def test_a_game_in_which_nobody_does_anything_comes_to_its_end_or_to_rest(rules, size, tmp_path):
    async def silent(table):
        await table.until(lambda timeline: timeline.now.play.pause.on)
        assert table.over or table.timeline.version > DESERTED * size

    test_with(tmp_path, silent, rules=rules, size=size)


@pytest.mark.parametrize(("rules", "option"), OPTIONS)
def test_it_does_so_under_every_option(rules, option, tmp_path):
    async def silent(table):
        await table.until(lambda timeline: timeline.now.play.pause.on)
        assert table.over or table.timeline.version > DESERTED * size

    size = next(size for size in (10, *sorted(BOOKS[rules].sizes)) if goes(rules, option, size))
    test_with(tmp_path, silent, rules=rules, size=size, options=(option,))


def goes(rules, option, size):
    try:
        return bool(BOOKS[rules].chosen((option,), size))
    except OptionError:
        return False


@pytest.mark.parametrize("rules", [*TABLES])
@pytest.mark.parametrize("pace", ["quick", "calm"])
def test_a_meeting_lasts_its_time_though_everybody_has_entered(rules, pace, tmp_path):
    """The minute of 4.2.1 (fiim-2019) is the only one that the blacks have together."""

    async def test(table):
        await table.until(meets)
        begun, document = table.time.ms(), table.timeline.book.rules.seconds.get("meet", 0)
        ends = begun + 1000 * (document or {"quick": 6, "calm": 16}[pace])
        own = table.asks(1)
        for seat in range(1, table.timeline.size + 1) if own is not None else ():
            await table.done(f"seat:{seat}", Enter(own.move, seats=own.choices[:2]))
        while meets(table.timeline):
            await table.go()
        assert table.time.ms() == ends

    test_with(tmp_path, test, rules=rules, size=10, pace=pace)


def test_the_judge_in_control_ends_a_meeting_earlier(tmp_path):
    async def test(table):
        await table.until(meets)
        await table.done("judge", Take())
        await table.done("judge", Close())
        assert not duty("meet")(table.timeline)

    test_with(tmp_path, test)


def test_the_cards_are_drawn_after_a_moment_or_when_everybody_has_added_to_them(tmp_path):
    async def test(table):
        begun = table.time.ms()
        assert table.next_at() > begun + 5_000
        for seat in range(1, 11):
            await table.done(f"seat:{seat}", Contribute(f"a{seat}"))
        assert table.next_at() < begun + 5_000
        await table.go()
        deal = table.timeline.now.deal
        assert deal.source == "drawn"
        assert len(deal.contributions) == 10

    test_with(tmp_path, test)


def test_a_speech_begins_when_the_phrase_was_read_and_lasts_its_time(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        speaker, told = table.timeline.now.game.floor, table.time.ms()
        assert not table.timeline.now.clock.running
        await table.go()
        assert table.timeline.now.clock.running
        started = table.time.ms()
        assert started - told >= 1_000, "there is time to read the phrase"
        await table.go()
        assert table.time.ms() - started == 60_000
        assert table.timeline.now.game.floor != speaker
        last = decode((await table.services.store.entries("t1"))[-2].body)
        assert isinstance(last, Timed), "the deadline is in the log"
        assert last.clock.running

    test_with(tmp_path, test)


def test_the_document_times_speeches_and_the_pace_everything_else(tmp_path):
    async def lasted(table):
        await table.until(in_phase(Speech))
        read = table.time.ms()
        await table.go()
        spoke = table.time.ms()
        await table.go()
        return spoke - read, table.time.ms() - spoke

    times = {}
    for pace in ("quick", "club", "calm"):

        async def test(table, pace=pace):
            times[pace] = await lasted(table)

        (tmp_path / pace).mkdir()
        test_with(tmp_path / pace, test, pace=pace)
    assert times["quick"][0] < times["club"][0] < times["calm"][0]
    assert {spoke for _, spoke in times.values()} == {60_000}


# --- what players enter -------------------------------------------------------------------------


def test_hands_are_counted_as_they_were_entered_and_the_rest_as_the_document_says(tmp_path):
    async def test(table):
        await nominated(table, 3, 5)
        await table.enter({1: 3, 2: 3, 4: 5, 6: 0}, "vote")
        await table.enter({2: 5}, "vote")  # before the count a hand may go to another
        await table.until(lambda timeline: not isinstance(timeline.now.game.phase, Vote))
        (ballot,) = table.timeline.now.game.facts.ballots
        assert ballot.hands[0] == 1 << 1
        assert ballot.hands[1] == sum(1 << seat for seat in range(2, 11)), "no hand: the last one"

    test_with(tmp_path, test)


def test_a_question_is_closed_when_everybody_has_answered(tmp_path):
    async def test(table):
        await nominated(table, 3, 5)
        await table.go()
        started, end = table.time.ms(), table.next_at()
        await table.enter(dict.fromkeys(range(1, 11), 5), "vote")
        assert started < table.next_at() < end
        await table.go()
        assert table.timeline.now.game.phase.hands == (0,)

    test_with(tmp_path, test)


def test_a_late_a_doubled_and_a_strange_entry_are_refused(tmp_path):
    async def test(table):
        assert code(await table.ask("seat:1", Enter("vote", 3))) == "not-asked"
        await nominated(table, 3, 5)
        assert code(await table.ask("seat:1", Enter("lift", 1))) == "not-asked"
        assert code(await table.ask("seat:1", Enter("vote", 4))) == "not-offered"
        assert code(await table.ask("seat:1", Enter("vote", seats=(3, 5)))) == "not-offered"
        assert code(await table.ask("judge", Enter("vote", 3))) == "forbidden"
        seen = table.timeline.number(1)
        first = await table.ask("seat:1", Enter("vote", 3), "once")
        assert await table.ask("seat:1", Enter("vote", 3), "once") == first
        assert isinstance(await table.ask("seat:1", Enter("vote", 5), "once"), Conflict)
        question = asked_at(table.timeline, table.timeline.now)
        answers = table.timeline.now.play.answers_to(question.key)
        assert answers == {1: SeatAnswer(3, key="D1 vote 1")}
        await table.until(lambda timeline: getattr(timeline.now.game.phase, "hands", ()) != ())
        late = await table.ask("seat:1", Enter("vote", 5), seen=seen)
        assert isinstance(late, Stale), "it was decided before the count"
        assert code(await table.ask("seat:1", Enter("vote", 5))) == "not-asked", "one hand each"

    test_with(tmp_path, test)


def test_at_night_every_living_seat_is_asked_the_same_and_the_holder_answers(tmp_path):
    async def test(table):
        await table.until(duty("hunt"))
        await shot(table, citizen(table))
        await table.until(duty("sheriff"))
        sheriff = holder(table, "sheriff")
        asks = {seat: seen_by(table, seat).asks for seat in range(1, 11)}
        assert {(ask.move, ask.most) for ask in asks.values()} == {("sheriff", 1)}
        target = holder(table, "don")
        for seat in range(1, 11):
            await table.done(f"seat:{seat}", Enter("sheriff", target if seat == sheriff else seat))
            own = seen_by(table, seat).asks.own
            assert own.target == (target if seat == sheriff else seat)
        await table.until(
            lambda timeline: timeline.now.game.facts.checks[-1:] and by(timeline) == "sheriff"
        )
        check = table.timeline.now.game.facts.checks[-1]
        assert (check.seat, check.target, check.answer) == (sheriff, target, "black")

    test_with(tmp_path, test)


def by(timeline):
    return timeline.now.game.facts.checks[-1].duty


def citizen(table):
    return holder(table, "citizen")


async def shot(table, victim):
    """All hunters enter the same number."""
    game = table.timeline.now.game
    for seat in game.living:
        await table.done(f"seat:{seat}", Enter("shoot", victim))


def test_shots_of_the_hunters_alone_count(tmp_path):
    async def test(table):
        await table.until(duty("hunt"))
        victim = citizen(table)
        await shot(table, victim)
        await table.until(lambda timeline: timeline.now.game.hunted_tonight)
        hunt = table.timeline.now.game.facts.hunts[-1]
        assert hunt.victim == victim
        assert {seat for seat, _ in hunt.shots} == {
            seat for seat in range(1, 11) if table.timeline.now.game.black >> seat & 1
        }

    test_with(tmp_path, test)


def test_the_don_sets_the_order_by_what_everybody_enters_as_well(tmp_path):
    async def test(table):
        await table.until(duty("meet"))
        don = holder(table, "don")
        for seat in range(1, 11):
            own = (4, 6, 8) if seat == don else (1, 2, 3)
            await table.done(f"seat:{seat}", Enter("order", seats=own))
        await table.until(lambda timeline: not duty("meet")(timeline))
        orders = [turn for turn in commands(table) if isinstance(turn, c.Order)]
        assert orders == [c.Order((4, 6, 8))]

    test_with(tmp_path, test)


def commands(table):
    found, turn = [], table.timeline.now.turn
    while turn is not None:
        found.append(turn.command)
        turn = turn.before
    return found[::-1]


def test_a_move_by_an_ordinary_command_moves_nothing_at_night(tmp_path):
    async def test(table):
        await table.until(duty("hunt"))
        await table.until(duty("don"))
        don, version = holder(table, "don"), table.timeline.version
        await table.ask(f"seat:{don}", Do(c.Show("don", 1, don)))
        assert table.timeline.version == version
        assert not [o for o in seen_by(table, don).offers if o.move == "don"]

    test_with(tmp_path, test)


# --- whoever judges -----------------------------------------------------------------------------


PHASES = ("deal", "meet", "speech", "vote", "hunt", "don", "sheriff", "dusk")


@pytest.mark.parametrize("step", PHASES)
def test_a_person_takes_the_table_over_and_hands_it_back_in_every_step(step, tmp_path):
    async def test(table):
        if step == "vote":
            await nominated(table, 3, 5)
        await table.until(lambda timeline: timeline.current_step().step == step)
        assert table.phase.endswith(step)
        assert code(await table.ask("judge", Timer("start", 5))) == "not-in-control"
        await table.done("judge", Take())
        assert table.services.conductor.next_at() is None
        assert not table.timeline.automatic
        await table.done("judge", HandBack())
        assert table.timeline.automatic
        await table.until(lambda timeline: timeline.current_step().step != step)
        assert not table.phase.endswith(f".{step}")
        assert code(await table.ask("judge", HandBack())) == "not-in-control"

    test_with(tmp_path, test)


def test_a_human_judge_closes_a_question_with_what_was_entered(tmp_path):
    async def test(table):
        await nominated(table, 3, 5)
        await table.done("judge", Take())
        await table.enter({1: 3, 2: 3}, "vote")
        frame = gallery_of(table.timeline).watcher(Eyes("judge", -1)).frame()
        assert [(one.seat, one.target) for one in frame.entered] == [(1, 3), (2, 3)]
        await table.done("judge", Close())
        assert table.timeline.now.game.phase.hands == (0b110,)

    test_with(tmp_path, test)


@pytest.mark.parametrize("corrected", [False, True])
def test_what_was_entered_in_a_deal_that_was_replaced_is_not_counted_in_the_next(
    corrected, tmp_path
):
    """The same night comes again with other cards, and the question has the same name."""

    async def test(table):
        await table.until(duty("meet"))
        for seat in range(1, 11):
            await table.done(f"seat:{seat}", Enter("order", seats=(seat,)))
        await table.done("seat:1", VoteFoul(5))
        await table.done("judge", Take())
        if corrected:
            dealt = next(
                t for t in line_of(table.timeline.now.turn) if isinstance(t.command, c.Deal)
            )
            cards = (dealt.command.cards[-1], *dealt.command.cards[:-1])
            name = table.timeline.name(dealt)
            await table.done("judge", Correct(name, "карты перепутаны", c.Deal(cards)))
        else:
            while table.timeline.now.game.cards:
                await table.done("judge", Undo())
            await table.done("judge", Draw())
        assert duty("meet")(table.timeline)
        frame = gallery_of(table.timeline).watcher(Eyes("judge", -1)).frame()
        assert asked_at(table.timeline, table.timeline.now).move == "order"
        assert frame.entered == ()
        assert [seen_by(table, seat).asks.own for seat in range(1, 11)] == [None] * 10
        assert table.timeline.now.play.fouls == ()
        await table.done("judge", Close())
        made = {type(event) for event in table.timeline.now.turn.events}
        assert e.OrderSet not in made, "nobody has named an order with these cards"

    test_with(tmp_path, test, foul_vote=True)


def test_an_entry_that_an_earlier_release_wrote_is_read():
    body = b'{"is":"entered","seat":3,"entry":{"key":"N1 meet","seats":[5,6]}}'
    assert decode(body) == Entered(3, SeatAnswer(seats=(5, 6), key="N1 meet"))


def test_an_undo_inside_a_deal_keeps_what_was_entered(tmp_path):
    async def test(table):
        await nominated(table, 3, 5)
        await table.done("judge", Take())
        await table.enter({1: 3, 2: 3}, "vote")
        await table.done("judge", Close())
        await table.done("judge", Undo())
        await table.done("judge", Close())
        assert table.timeline.now.game.phase.hands == (0b110,)

    test_with(tmp_path, test)


def test_a_table_that_was_made_for_a_person_is_judged_by_one_until_it_is_handed_over(tmp_path):
    async def test(table):
        assert table.services.conductor.next_at() is None
        await table.done("judge", Take())
        await table.done("judge", HandBack())
        await table.until(in_phase(Speech))
        assert table.phase == "D1.speech"

    test_with(tmp_path, test, judge="human")


# --- pauses and fouls ---------------------------------------------------------------------------


def test_more_than_half_of_the_living_let_the_table_stand_still_and_go_on(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        await table.go()
        table.time.pass_(20)
        for seat in range(1, 6):
            await table.done(f"seat:{seat}", Pause(on=True))
        assert not table.timeline.now.play.pause.on
        assert code(await table.ask("seat:1", Pause(on=True))) == "already-voted"
        await table.done("seat:6", Pause(on=True))
        assert seen_by(table, 1).online.paused.on
        left = table.timeline.now.clock.left_at(table.time.ms())
        assert (left, table.timeline.now.clock.running) == (40_000, False)
        speaker = table.timeline.now.game.floor
        assert code(await table.ask(f"seat:{speaker}", Do(c.Pass(speaker)))) == "paused"
        table.time.pass_(60)
        for seat in range(5, 11):
            await table.done(f"seat:{seat}", Pause(on=False))
        assert seen_by(table, 1).online.paused is None
        await table.go()
        started = table.time.ms()
        await table.go()
        assert table.time.ms() - started == left
        assert table.timeline.now.game.floor != speaker

    test_with(tmp_path, test)


def test_a_pause_that_players_wanted_ends_by_itself(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        for seat in range(1, 7):
            await table.done(f"seat:{seat}", Pause(on=True))
        begun = table.time.ms()
        await table.go()
        assert table.time.ms() - begun == LONGEST_PAUSE_MS
        assert not table.timeline.now.play.pause.on

    test_with(tmp_path, test)


def test_the_judge_pauses_at_once_and_nothing_is_due(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        await table.done("judge", Take())
        await table.done("judge", Pause(on=True))
        await table.done("judge", HandBack())
        assert table.services.conductor.next_at() is None

    test_with(tmp_path, test)


def test_players_vote_a_foul_where_the_table_is_made_so(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        assert code(await table.ask("seat:4", VoteFoul(4))) == "not-asked"
        for seat in range(1, 7):
            assert table.timeline.now.game.fouls[9] == 0
            await table.done(f"seat:{seat}", VoteFoul(10))
        assert code(await table.ask("seat:1", VoteFoul(10))) in ("already-voted", "Ack")
        await table.go()
        assert table.timeline.now.game.fouls[9] == 1
        assert isinstance(await table.ask("seat:1", VoteFoul(10)), Ack), (
            "the next one is voted anew"
        )
        await table.go()
        assert table.timeline.now.game.fouls[9] == 1

    test_with(tmp_path, test, foul_vote=True)


def test_nobody_votes_fouls_elsewhere(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        assert code(await table.ask("seat:4", VoteFoul(3))) == "no-foul-vote"

    test_with(tmp_path, test)
