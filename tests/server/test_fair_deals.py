"""Deals at a live table: promises, contributions, draws and openings, without early leaks."""

import asyncio
import shutil

import msgspec
import pytest

from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as b
from gorod.fair import DRAWN, ENTERED, Verdict, checked, verdict_of
from gorod.fair.deals import digest_of
from gorod.record import parse
from gorod.record.fair_tags import proof_in
from gorod.server.access.principal import Principal
from gorod.server.store.open import open_store
from gorod.server.store.stored_rows import Table
from gorod.server.streams.answers import Ack
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.replayed import proof_of
from gorod.server.tables.table_entries import Seated
from gorod.server.tables.table_requests import (
    Contribute,
    Correct,
    Do,
    Draw,
    Phones,
    Redo,
    Take,
    Undo,
)
from gorod.server.wire import frames
from gorod.server.wire.reads import look, look_with_proof, proof_for, protocol_for, record_text
from tests.kit.running_server import SeededChance, SteeredTime, live_table
from tests.server.command_sender import DEAL, CommandSender, seat

END = Do(c.Defeat(8, "6.8.1"))
WATCHING = (
    Principal("judge", "t1"),
    *(Principal("seat", "t1", seat=n) for n in range(1, 11)),
    Principal("hall", "t1"),
    Principal("overlay", "t1"),
)


def before_the_deal(test):
    """Run an async scenario at a table whose judge is in control and whose cards are not dealt."""

    def run(tmp_path):
        async def whole():
            async with live_table(tmp_path) as (live, store):
                judge = CommandSender(live)
                assert isinstance(await judge.ask(Take()), Ack)
                await test(live, judge, store)

        asyncio.run(whole())

    return run


async def again(live, store):
    """The same table in another process."""
    other = LiveTable(live.timeline.table, store, live.timeline.time, SeededChance(2))
    await other.load()
    return other


def verdict(live):
    proof = proof_of(live.timeline, live.timeline.now)
    return verdict_of(checked(proof, live.timeline.now.game.cards))


def verdict_of_record(live):
    header = parse(record_text(live.timeline), "x.mgn").header
    proof = proof_in(header.tags, live.timeline.book.rules.deck(live.timeline.size))
    cards = tuple(one.role for one in header.seats)
    return proof, verdict_of(checked(proof, cards))


def told(live):
    """Return everything that anybody gets from a table, as text."""
    timeline = live.timeline
    for by in WATCHING:
        yield frames.encode(look(timeline, by)).decode()
        yield frames.encode(look_with_proof(timeline, by)).decode()
        yield msgspec.json.encode(proof_for(timeline, by)).decode()
        yield protocol_for(timeline, by, "ru") or ""
    if timeline.now.game.cards:
        yield record_text(timeline)


@before_the_deal
async def test_everybody_at_the_table_adds_once_and_nobody_after_the_deal(live, judge, store):
    three = CommandSender(live, seat(3), "phone")
    assert isinstance(await three.ask(Contribute("dice615")), Ack)
    assert (await three.ask(Contribute("again"))).code == "already-contributed"
    assert isinstance(await judge.ask(Phones(on=False)), Ack)
    assert isinstance(await CommandSender(live, seat(7), "p7").ask(Contribute("7a")), Ack), (
        "in any case"
    )
    assert isinstance(await judge.ask(Contribute("8c1f")), Ack)
    assert (
        await CommandSender(live, Principal("hall", "t1")).ask(Contribute("x"))
    ).code == "forbidden"
    views = {by.kind: look(live.timeline, by).contributions for by in WATCHING}
    assert {tuple((one.by, one.text) for one in added) for added in views.values()} == {
        (("3", "dice615"), ("7", "7a"), ("judge", "8c1f"))
    }
    await judge.ask(Draw())
    late = await CommandSender(live, seat(4), "p4").ask(Contribute("late"))
    assert late.code == "already-dealt"
    assert look(live.timeline, WATCHING[0]).contributions == ()
    await judge.ask(END)
    assert verdict(live) is Verdict.HOLDS


@pytest.mark.parametrize("text", ["", "a b", "a,1=b", "a|b", "я", "x" * 65, "x\n"])
def test_a_contribution_is_letters_and_digits(text):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"wish": "contribute", "text": text}, Contribute)


@before_the_deal
async def test_a_restart_between_promise_and_deal_changes_neither(live, judge, store):
    await CommandSender(live, seat(3), "phone").ask(Contribute("dice615"))
    promised = live.timeline.now.deal
    other = await again(live, store)
    assert other.timeline.now.deal == promised
    judge.live = other
    await judge.ask(Draw())
    await judge.ask(END)
    assert other.timeline.now.deal.commitment == promised.commitment
    assert verdict(other) is Verdict.HOLDS


@before_the_deal
async def test_nothing_of_a_secret_leaves_before_the_end(live, judge, store):
    """Not by a view, a file, a protocol or the judge's record; nor after an undo of the end."""
    await judge.ask(Draw())
    await judge.ask(Undo())
    await judge.ask(Draw())
    first, second = (deal.secret for deal in live.timeline.now.deals)

    def leaks():
        return {secret for text in told(live) for secret in (first, second) if secret in text}

    assert leaks() == set()
    await judge.ask(Do(c.Proceed()))
    assert leaks() == set()
    await judge.ask(END)
    assert leaks() == {first, second}
    late = Principal("hall", "t1", delay=60)
    assert second not in msgspec.json.encode(proof_for(live.timeline, late)).decode()
    await judge.ask(Undo())
    assert leaks() == set()


def test_a_copy_of_the_database_opens_no_secret_either(tmp_path):
    async def whole():
        async with live_table(tmp_path) as (live, _):
            judge = CommandSender(live)
            await judge.ask(Take())
            await judge.ask(Draw())
            secret = live.timeline.now.deal.secret
        copied = tmp_path / "copy"
        copied.mkdir()
        shutil.copy(tmp_path / "gorod.db", copied / "gorod.db")
        async with live_table(copied) as (restored, _):
            assert restored.timeline.now.deal.secret == secret
            assert all(secret not in text for text in told(restored))

    asyncio.run(whole())


@before_the_deal
async def test_a_deal_that_was_taken_back_stays_in_the_chain_and_in_the_record(live, judge, store):
    await CommandSender(live, seat(3), "phone").ask(Contribute("dice615"))
    await judge.ask(Draw())
    await judge.ask(Undo(reason="карта упала"))
    assert isinstance(await CommandSender(live, seat(3), "phone").ask(Contribute("more"), "2"), Ack)
    await judge.ask(Draw())
    await judge.ask(END)
    first, second = live.timeline.now.deals
    assert (first.source, second.source, second.previous) == (DRAWN, DRAWN, digest_of(first))
    assert first.cards != second.cards
    proof, found = verdict_of_record(live)
    assert (proof, found) == (proof_of(live.timeline, live.timeline.now), Verdict.HOLDS)
    assert proof.deals[0].cards == first.cards
    other = await again(live, store)
    assert other.timeline.now.deals == live.timeline.now.deals


@before_the_deal
async def test_a_deal_that_comes_back_by_a_redo_is_the_one_on_the_table(live, judge, store):
    await judge.ask(Draw())
    await judge.ask(Undo())
    await judge.ask(Redo())
    assert (live.timeline.now.dealt, len(live.timeline.now.deals)) == (1, 2)
    await judge.ask(END)
    assert verdict(live) is Verdict.HOLDS
    unused = proof_of(live.timeline, live.timeline.now).deals[1]
    assert (unused.secret, unused.source) == ("", ""), "what is still to be used stays closed"


@before_the_deal
async def test_of_cards_that_were_entered_nothing_is_claimed(live, judge, store):
    await judge.ask(DEAL)
    await judge.ask(END)
    deal = proof_of(live.timeline, live.timeline.now).deals[0]
    assert (deal.source, deal.secret, deal.cards) == (ENTERED, "", ())
    assert verdict(live) is Verdict.NOTHING
    assert verdict_of_record(live)[1] is Verdict.NOTHING


@before_the_deal
async def test_cards_that_the_judge_corrected_are_said_to_be_changed(live, judge, store):
    await judge.ask(Draw())
    cards = live.timeline.now.game.cards
    turned = (*cards[1:], cards[0])
    turn = live.timeline.now.turn_version
    assert isinstance(await judge.ask(Correct(turn, "карты перепутаны", c.Deal(turned))), Ack)
    await judge.ask(END)
    proof = proof_of(live.timeline, live.timeline.now)
    assert (proof.deals[0].changed, proof.deals[0].cards) == (True, cards)
    assert verdict_of_record(live)[0] == proof


@before_the_deal
async def test_a_record_that_was_tampered_with_is_found_out(live, judge, store):
    await judge.ask(Draw())
    await judge.ask(END)
    header = parse(record_text(live.timeline), "x.mgn").header
    cards = tuple(one.role for one in header.seats)
    deck = live.timeline.book.rules.deck(10)
    proof = proof_in(header.tags, deck)
    assert verdict_of(checked(proof, cards)) is Verdict.HOLDS
    swapped = (*cards[1:], cards[0])
    assert verdict_of(checked(proof, swapped)) is Verdict.FAILS
    tags = dict(header.tags)
    forged = {**tags, "fair-table": "another"}
    assert verdict_of(checked(proof_in(tuple(forged.items()), deck), cards)) is Verdict.FAILS


def test_a_lot_comes_from_the_secret_and_falls_the_same_again(tmp_path):
    """A tie of a by-day game: the coin is drawn, taken back and drawn again."""

    async def whole():
        store = await open_store(str(tmp_path / "gorod.db"))
        try:
            table = Table("t1", "2026", "by-day", (), tuple(f"p{n}" for n in range(1, 9)))
            await store.add_table(table)
            live = LiveTable(table, store, SteeredTime(), SeededChance())
            await live.begin(Seated(secret="5e" * 32))
            judge = CommandSender(live)
            for wish in (Take(), Draw()):
                assert isinstance(await judge.ask(wish), Ack)
            for one in range(1, 9):
                await judge.ask(Do(b.CastBallot(one, 2 if one % 2 else 1)))
            assert isinstance(await judge.ask(Draw()), Ack)
            coin = live.timeline.now.deal.draws[0]
            assert coin.among == (1, 2)
            await judge.ask(Undo())
            await judge.ask(Draw())
            assert live.timeline.now.deal.draws == (coin,)
            await judge.ask(Do(b.StopGame("конец")))
            assert verdict(live) is Verdict.HOLDS
        finally:
            await store.close()

    asyncio.run(whole())
