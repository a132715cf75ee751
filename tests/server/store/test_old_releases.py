"""What earlier releases stored: opened, continued, copied, verified and audited by this one."""

import asyncio

import pytest

from gorod.engine import commands as g
from gorod.engine.history import line_of
from gorod.engine.phases import Speech
from gorod.engine.refusal import Refusal
from gorod.i18n import catalogue
from gorod.rulebooks import BOOKS
from gorod.server.audit.database_audit import audit, audit_file
from gorod.server.store.database_backup import backup, restore, verify
from gorod.server.store.open import open_store
from gorod.server.tables.corrections import facts, previewed
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_requests import Correct, Redo, Take, Undo
from tests.kit import earlier_releases
from tests.kit.changed_rulebook import changed_book, forget
from tests.kit.running_server import SeededChance, SteeredTime
from tests.server.old.write import Judge


@pytest.fixture(params=["as they are", "one slot changed"], autouse=True)
def rules(request, monkeypatch):
    """Today's rules, and today's rules with every speech a second longer."""
    if request.param != "as they are":
        for name, book in BOOKS.items():
            if hasattr(book.rules, "seconds"):
                longer = {step: second + 1 for step, second in book.rules.seconds.items()}
                changed_book(monkeypatch, name, seconds=longer)
    yield request.param
    forget()


@pytest.fixture(params=earlier_releases.RELEASES)
def release(request):
    return request.param


@pytest.fixture
def path(release, tmp_path):
    return earlier_releases.database(release, tmp_path)


def test_it_is_verified_copied_and_restored(path, tmp_path, rules):
    whole = asyncio.run(verify(str(path)))
    assert whole.findings == ()
    assert (whole.tables, whole.tournaments) == (21, 2)
    assert asyncio.run(backup(str(path), tmp_path / "copy")) == whole
    restored = str(tmp_path / "restored.db")
    assert asyncio.run(restore(tmp_path / "copy", restored)) == whole
    told = audit_file(tmp_path / "copy", catalogue("ru"))
    assert (told.tables, told.tournaments) == (21, 2)
    assert asyncio.run(audit(restored, catalogue("en"), lambda _, __: None)).tables == 21
    if rules != "as they are":
        assert {one.rules for one in told.differences} >= {"fiim-2019", "fiim-2011"}


def test_it_is_restored_into_the_other_database(path, tmp_path, postgres):
    whole = asyncio.run(backup(str(path), tmp_path / "copy"))
    elsewhere = postgres()
    assert asyncio.run(restore(tmp_path / "copy", elsewhere)) == whole
    assert asyncio.run(verify(elsewhere)) == whole


async def opened(store, told):
    live = LiveTable(await store.table(told["table"]), store, SteeredTime(), SeededChance())
    await live.load()
    return live


async def test_every_table_opens_where_it_was_and_goes_on(path, release):
    store = await open_store(str(path))
    try:
        for told in earlier_releases.said(release)["tables"]:
            live = await opened(store, told)
            assert live.timeline.version == told["version"]
            assert live.timeline.current_step().step == told["step"]
            if live.timeline.table.live:
                await goes_on(live)
                again = await opened(store, told)
                assert again.timeline.now.game == live.timeline.now.game
    finally:
        await store.close()
    assert (await verify(str(path))).findings == ()


async def goes_on(live):
    """Undo everything, redo it, and make one more correction; the decisions come back."""
    judge, game = Judge(live, SteeredTime()), live.timeline.now.game
    judge.sent = 10_000
    steps = live.timeline.now.steps
    await judge.do(Take())
    await judge.do(Undo(steps, "сначала"))
    assert not live.timeline.now.game.cards
    await judge.do(Redo())
    assert live.timeline.now.game == game
    assert live.timeline.build == ""
    if await judge.correct():
        assert live.timeline.build


async def test_a_correction_says_which_later_moves_the_rules_decide_otherwise_today(
    path, release, rules
):
    """They come again with the correction, but what changes in them is not its doing."""
    store = await open_store(str(path))
    try:
        told = next(one for one in earlier_releases.said(release)["tables"] if one["left"] == "day")
        live = await opened(store, told)
        timeline = live.timeline
        first = next(fact for fact in facts(timeline, catalogue("ru")) if fact.lines)
        seen = previewed(
            timeline, Correct(first.turn, "-", g.Foul(1), insert=True), catalogue("ru")
        )
        if rules == "one slot changed":
            assert seen.otherwise
            assert all(fact.turn > first.turn for fact in seen.otherwise)
    finally:
        await store.close()


async def test_a_later_move_that_is_refused_today_is_said_to_be_refused_anyhow(
    path, release, monkeypatch
):
    def refused(_, __, target):
        return Refusal("listed-already", rule="nomination", seat=target)

    changed_book(monkeypatch, "fiim-2019", nominee=refused)
    store = await open_store(str(path))
    try:
        told = next(one for one in earlier_releases.said(release)["tables"] if one["left"] == "day")
        live = await opened(store, told)
        judge = Judge(live, SteeredTime())
        judge.sent = 10_000
        await judge.do(Take())
        speech = next(
            turn
            for turn in line_of(live.timeline.now.turn)
            if turn.before is not None and isinstance(turn.before.game.phase, Speech)
        )
        wish = Correct(live.timeline.name(speech), "забытый фол", g.Foul(1), insert=True)
        answer = await judge.ask(wish)
        assert (answer.code, answer.text.split()[0]) == ("later-refused", "нынешние")
    finally:
        await store.close()
