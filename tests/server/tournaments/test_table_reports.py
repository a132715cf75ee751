"""Events at a live table reach its tournament once, even after a crash, and can be undone."""

import asyncio

import msgspec

from gorod.engine import commands as g
from gorod.engine.phases import Over
from gorod.engine.viewers import JUDGE
from gorod.server.services import assemble
from gorod.server.streams.answers import Ack
from gorod.server.tables.table_requests import Do, Redo, Take, Undo
from gorod.tournament.office_rights import TABLE
from gorod.tournament.regulation import PointsEdition, Regulation
from tests.kit.running_server import CARDS
from tests.kit.stores import opened
from tests.server import command_sender
from tests.server.tournaments.kit import STAGES, desk_over_http
from tests.server.tournaments.test_live_games import played, run, table_of

LOST = Do(g.Defeat(8, "6.8.1"))
"""The judge ends the game at once."""


async def begun(desk, game="q.1.1"):
    """The live table of a game, and its judge."""
    live = await table_of(desk, game)
    judge = command_sender.CommandSender(live)
    await judge.ask(Take())
    return live, judge


async def lost_at_once(desk):
    """A round is seated, and its game is dealt and ended at once."""
    await desk.seated(1)
    live, judge = await begun(desk)
    await judge.ask(command_sender.DEAL)
    await judge.ask(LOST)
    return live, judge


async def settled(desk):
    await desk.server.services.table_reporter.settled()


async def told(desk, kinds=("start-game", "end-game", "undo", "file-protest")):
    """What the log says about the course of games, and who said it."""
    await settled(desk)
    log = await desk.read("/log")
    found = [(entry["command"]["type"], entry["name"]) for entry in log]
    return [own for own in found if own[0] in kinds]


def test_a_deal_starts_the_game_and_its_end_ends_it_once(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        live, judge = await begun(desk)
        assert await told(desk) == []
        await judge.ask(command_sender.DEAL)
        assert await told(desk) == [("start-game", "игровой стол")]
        (table,) = (await desk.read("/rounds/q/1", "public"))["tables"]
        assert (table["state"], table["live"]) == ("playing", True)
        await played(live, judge)
        assert await told(desk) == [("start-game", "игровой стол"), ("end-game", "игровой стол")]
        (table,) = (await desk.read("/rounds/q/1", "public"))["tables"]
        assert (table["state"], table["live"]) == ("ended", False)
        assert {duty["kind"] for duty in await desk.read("/duties")} >= {"sign"}

    run(tmp_path, scene)


def test_what_is_undone_at_the_table_is_taken_back_at_the_desk(tmp_path):
    async def scene(desk):
        _, judge = await lost_at_once(desk)
        await settled(desk)
        await judge.ask(Undo())
        assert [kind for kind, _ in await told(desk)] == ["start-game", "end-game", "undo"]
        (table,) = (await desk.read("/rounds/q/1"))["tables"]
        assert (table["state"], table["live"]) == ("playing", True)
        await judge.ask(Redo())
        assert [kind for kind, _ in await told(desk)][-1] == "end-game"
        # Back to before the deal: neither has it ended, nor begun.
        await judge.ask(Undo(2))
        assert [kind for kind, _ in await told(desk)][-2:] == ["undo", "undo"]
        (table,) = (await desk.read("/rounds/q/1"))["tables"]
        assert table["state"] == "planned"
        await judge.ask(command_sender.DEAL)
        assert [kind for kind, _ in await told(desk)][-1] == "start-game"

    run(tmp_path, scene)


def test_what_a_person_said_is_not_taken_back_by_a_table(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        await desk.do({"type": "end-game", "game": "q.1.1"}, who="judge")
        _, judge = await begun(desk)
        await judge.ask(command_sender.DEAL)
        await judge.ask(LOST)
        await judge.ask(Undo(2))
        assert [name for _, name in await told(desk)] == ["Судья judge", "Судья judge"]

    run(tmp_path, scene)


def test_an_end_on_which_a_protest_stands_stays(tmp_path):
    async def scene(desk):
        _, judge = await lost_at_once(desk)
        await settled(desk)
        filed = {"type": "file-protest", "id": "", "game": "q.1.1", "text": "рано"}
        await desk.do({**filed, "player": desk.players[0]}, who="p1")
        await judge.ask(Undo())
        await judge.ask(Redo())
        kinds = [kind for kind, _ in await told(desk)]
        assert kinds == ["start-game", "end-game", "file-protest"]

    run(tmp_path, scene)


def test_a_start_that_the_desk_refuses_stops_no_game_and_is_tried_again(tmp_path):
    """The same people still sit at another table: its judge has not ended that game."""

    async def scene(desk):
        await desk.seated(1)
        await desk.seated(2)
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        _, judge = await begun(desk, "q.2.1")
        await judge.ask(command_sender.DEAL)
        assert len(await told(desk)) == 1
        await desk.do({"type": "end-game", "game": "q.1.1"}, who="judge")
        await judge.ask(Do(g.Foul(3)))
        assert [kind for kind, _ in await told(desk)][-1] == "start-game"

    run(tmp_path, scene)


def test_a_protest_noted_in_the_game_is_filed_once_by_the_player_himself(tmp_path):
    async def scene(desk):
        _, judge = await lost_at_once(desk)
        await judge.ask(Do(g.FileProtest(3, "рук было четыре")))
        await judge.ask(Undo())
        await judge.ask(Redo())
        assert (await told(desk))[-1] == ("file-protest", "Игрок 3")
        (filed,) = await desk.read("/protests", "chief")
        assert (filed["seat"], filed["text"], filed["game"]) == (3, "рук было четыре", "q.1.1")
        assert {duty["kind"] for duty in await desk.read("/duties")} >= {"decide-protest"}

    run(tmp_path, scene)


def test_what_a_crash_left_untold_is_told_when_the_table_is_next_looked_at(tmp_path):
    async def whole():
        async with desk_over_http(tmp_path) as desk:
            await desk.entered(10)
            await desk.seated(1)
            live, judge = await begun(desk)
            reporter = desk.server.services.table_reporter
            # The process that would report it dies before it has done so.
            reporter._report_quietly = lambda _: asyncio.sleep(0)
            await judge.ask(command_sender.DEAL)
            await judge.ask(LOST)
            assert isinstance(live.timeline.now.game.phase, Over)
            table, tournament, headers = live.id, desk.id, desk.headers
        async with desk_over_http(tmp_path, opened=False) as desk:
            desk.id, desk.headers = tournament, headers
            assert await told(desk) == []
            await desk.server.services.hub.tables.get(table)
            assert [kind for kind, _ in await told(desk)] == ["start-game", "end-game"]

    asyncio.run(whole())


# --- the regulation's points ----------------------------------------------------------------------

OWN = PointsEdition(
    "Кубок", "регламент 5", win={"red": 200}, award_winner=(7,), award_loser=(7,), award_total=14
)
POINTED = Regulation("fiim-2019", STAGES, players=11, points=OWN)
POINTED_VIEW = msgspec.to_builtins(POINTED)


def test_a_table_is_played_for_the_points_of_the_regulation(tmp_path):
    async def scene(desk):
        live, judge = await lost_at_once(desk)
        (award,) = [
            o for o in live.timeline.offers(live.timeline.now.game, JUDGE) if o.verb == "bonus"
        ]
        assert award.choices["points"].of == (7,)
        refused = await judge.ask(Do(g.GiveAward(1, 30)))
        assert refused.code == "award-value"
        assert isinstance(await judge.ask(Do(g.GiveAward(1, 7))), Ack)
        made = await desk.post("/games/q.1.1/table", {}, "judge")
        (link,) = made.json()["links"]
        at = f"/api/tables/{live.id}"
        by = {"authorization": f"Bearer {link['token']}"}
        view = (await desk.http.get(f"{at}/view", headers=by)).json()
        reds = [seat for seat, card in enumerate(CARDS, 1) if card in ("citizen", "sheriff")]
        first, second = (view["players"][seat - 1]["points"]["total"] for seat in reds[:2])
        assert (first, second) == (2.07, 2)
        text = (await desk.http.get(f"{at}/record", headers=by)).text
        assert ":points" not in text
        assert ":desk" not in text
        assert ":desk" not in view["tags"]

    run(tmp_path, scene, regulation=POINTED)


def test_points_that_change_before_the_deal_make_a_new_table(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        before = await table_of(desk, "q.1.1")
        await desk.do({"type": "regulate", "regulation": POINTED_VIEW})
        after = await table_of(desk, "q.1.1")
        assert after.id != before.id
        assert after.timeline.book.edition.win["red"] == 200

    run(tmp_path, scene)


def test_a_process_that_lags_behind_takes_nothing_back(tmp_path):
    """A second process that is not told what the first one writes has an old table."""

    async def whole():
        async with desk_over_http(tmp_path) as desk, opened(str(tmp_path / "gorod.db")) as store:
            other = assemble(desk.server.services.config, store, desk.time)
            await desk.entered(10)
            await desk.seated(1)
            live, judge = await begun(desk)
            await judge.ask(command_sender.DEAL)
            await settled(desk)
            old = await other.hub.tables.get(live.id)
            await judge.ask(LOST)
            await settled(desk)
            assert not isinstance(old.timeline.now.game.phase, Over)
            their = await other.tournaments.get(desk.id)  # which may report the table by itself
            await their.catch_up()
            await other.table_reporter.report(old)
            assert isinstance(old.timeline.now.game.phase, Over)
            assert [entry.who for entry in their.log.entries].count(TABLE) == 2

    asyncio.run(whole())
