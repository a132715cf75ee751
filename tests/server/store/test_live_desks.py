"""Live desks over both databases: folded again, shared by two processes, one writer at a time."""

import asyncio

from gorod.server.access.principal import Kind, Principal
from gorod.server.store.database_backup import verify
from gorod.server.store.stored_rows import Tournament
from gorod.server.streams.answers import Ack
from gorod.server.streams.registry import Registry
from gorod.server.tournaments.live_tournament import Sender
from gorod.server.tournaments.tournament_entries import Tabled
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.server.tournaments.tournament_requests import TournamentCommands
from gorod.tournament import tournament_commands as c
from gorod.tournament.participants import Club
from gorod.tournament.regulation import Regulation, StagePlan
from tests.kit.running_server import SteeredTime
from tests.kit.stores import NOW, opened

ROW = Tournament("кубок", NOW, 1, "org")
BY = Principal(Kind.ORGANISER, "кубок", who="org", also=frozenset({Kind.ORGANISER}))
OPEN = c.Open("Кубок", Regulation("fiim-2019", (StagePlan("q", "qualification", 1, 1),)))


def tournaments(store):
    return LiveTournaments(Registry(store, SteeredTime()))


async def open_desk(store):
    desk = await tournaments(store).create(ROW)
    assert isinstance(
        await desk.submit(Sender(BY, who="org"), TournamentCommands("open", 0, (OPEN,))), Ack
    )
    return desk


def club(name, seen=1, key=""):
    wanted = (c.AddClub(Club(name, f"Клуб {name}")),)
    return Sender(BY), TournamentCommands(key or f"k{name}", seen, wanted)


async def test_a_desk_is_folded_again_with_its_notes(database):
    async with opened(database) as store:
        desk = await open_desk(store)
        for n in range(3):
            await desk.submit(*club(str(n)))
        await desk.submit(Sender(BY), TournamentCommands("undo", 4, (c.Undo(4, "лишний"),)))
        assert await desk.claim(Tabled("q.1.1", "t1"), "")
        assert not await desk.claim(Tabled("q.1.1", "t2"), "")
        log, version = desk.log, desk.version
    async with opened(database) as store:
        again = await tournaments(store).get("кубок")
        assert (again.log, again.version) == (log, version)
        assert again.tables == {"q.1.1": "t1"}
        assert list(again.t.clubs) == ["0", "1"]
    assert (await verify(database)).findings == ()


async def test_two_processes_write_to_one_desk_and_neither_loses_anything(database):
    async with opened(database) as one, opened(database) as two:
        mine = await open_desk(one)
        theirs = await tournaments(two).get("кубок")
        answers = await asyncio.gather(
            *(mine.submit(*club(f"a{n}")) for n in range(10)),
            *(theirs.submit(*club(f"b{n}")) for n in range(10)),
        )
        assert all(isinstance(answer, Ack) for answer in answers)
        assert sorted(answer.seq for answer in answers) == list(range(2, 22))
        await mine.catch_up()
        await theirs.catch_up()
        assert mine.log == theirs.log
        # The same command at the other process is the same command.
        again = await theirs.submit(*club("a3"))
        assert again == answers[3]
    assert (await verify(database)).findings == ()


async def test_another_process_is_told_and_looks(address):
    async with opened(address) as one, opened(address) as two:
        desks = tournaments(two)
        mine = await open_desk(one)
        theirs = await desks.get("кубок")
        await mine.submit(*club("a"))
        await one.show_tournament("кубок", shown=True)
        for _ in range(200):
            if theirs.version == 2 and theirs.row.shown:
                break
            await asyncio.sleep(0.05)
        assert (theirs.version, theirs.row.shown) == (2, True)
