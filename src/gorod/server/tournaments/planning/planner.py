"""All searches of this server: one per tournament at a time, each in a separate process."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

from gorod.server.journal import fault, note
from gorod.server.store.interface import Store, StoreError
from gorod.server.store.store_ids import TournamentId
from gorod.server.time_source import Time
from gorod.server.tournaments.planning.search_job import Plan, PlanState, Search
from gorod.server.tournaments.planning.stored_plans import Key, StoredPlans
from gorod.server.tournaments.planning.worker_messages import Refused, encode, line_of
from gorod.tournament.ids import StageId
from gorod.tournament.seating import SeatingRequest

WORKER = (sys.executable, "-m", "gorod.server.tournaments.planning.worker")
AT_ONCE = 2
"""How many searches run at the same time; others wait for their turn."""
TELL_S, LOOK_S = 1.0, 0.25
"""Seconds between two reports to other processes, and between two looks at their answers."""
LONGEST_LINE = 16 * 1024 * 1024
PATIENCE, SHORT = 15.0, 2.0
"""Seconds that a stopped search gets to return its best plan.

The short time applies if it has already reported a plan.
"""


class Plans:
    """The last plan of each stage of each tournament.

    A search runs in the process that received the request and regularly stores its state, so that
    every process shows the same plan and can stop or take it.
    """

    def __init__(self, time: Time, store: Store) -> None:
        self._time, self._stored = time, StoredPlans(store, time)
        self._searches: dict[Key, Search] = {}
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def plan(self, tournament: TournamentId, stage: StageId) -> Plan | None:
        """Return the plan in this process, or as another process has last stored it."""
        key = (tournament, stage)
        here, task = self._searches.get(key), self._tasks.get(key)
        if here is not None and task is not None and here.plan.state != PlanState.SEARCHING:
            await asyncio.wait({task})  # a caller who sees that it has ended may begin another one
            here = self._searches.get(key)
        if here is None:
            return await self._stored.read(key)
        self._look_at_the_clock(here)
        return here.plan

    async def busy(self, tournament: TournamentId) -> bool:
        """Whether a search for this tournament is running."""
        return any(key[0] == tournament for key in self._tasks) or await self._stored.busy(
            tournament
        )

    def _look_at_the_clock(self, search: Search) -> None:
        if search.plan.state == PlanState.SEARCHING:
            search.plan.elapsed = (self._time.ms() - search.began) / 1000

    async def keep(self, tournament: TournamentId, plan: Plan) -> None:
        """Make this the plan of its stage; start a search if it has a request to search for."""
        key = (tournament, plan.stage)
        if plan.wish is None:
            await self._stored.write(key, plan)
            return
        await self._stored.begin(key, plan)
        search = self._searches[key] = Search(plan, self._time.ms())
        self._tasks[key] = asyncio.ensure_future(self._searched(key, search, plan.wish))

    async def stop(self, tournament: TournamentId, stage: StageId) -> None:
        """Stop the search; the best plan so far becomes the plan."""
        key = (tournament, stage)
        if key in self._tasks:
            await self._stop_here(key)
            return
        await self._stored.ask_to_stop(key)
        for _ in range(round((PATIENCE + SHORT) / LOOK_S)):
            if not await self._stored.searching(key):
                return
            await asyncio.sleep(LOOK_S)

    async def _stop_here(self, key: Key) -> None:
        search, task = self._searches.get(key), self._tasks.get(key)
        if search is None or task is None:
            return
        search.stopping = True
        if search.process is None:
            self._cancel(search, task)
        else:
            _ask_to_stop(search.process)
        await asyncio.wait({task}, timeout=SHORT if search.plan.rounds else PATIENCE)
        if not task.done():
            self._cancel(search, task)
            await asyncio.wait({task})

    async def close(self) -> None:
        """Cancel all searches, so that no process outlives the server."""
        tasks = set(self._tasks.values())
        for key, task in self._tasks.items():
            self._cancel(self._searches.get(key), task)
        if tasks:
            await asyncio.wait(tasks)

    @staticmethod
    def _cancel(search: Search | None, task: asyncio.Task[None]) -> None:
        """Cancel a search unless it has ended: its plan is then being stored."""
        if search is None or search.plan.state == PlanState.SEARCHING:
            task.cancel()

    async def _searched(self, key: Key, search: Search, wish: SeatingRequest) -> None:
        plan = search.plan
        telling = asyncio.create_task(self._tell(key, search))
        try:
            async with self._turn:
                await self._search(search, wish)
        except asyncio.CancelledError:
            plan.state, plan.cut_short = PlanState.STOPPED, True
            plan.score = plan.score if plan.measures is None else plan.measures.pairs2
        except Exception as error:  # noqa: BLE001  a search that breaks stops nothing else
            fault("planner failed", error, tournament=key[0])
            plan.failed("server-plan-failed")
        finally:
            search.process = None
            plan.elapsed = (self._time.ms() - search.began) / 1000
            telling.cancel()
            await self._written(key, plan)
            self._tasks.pop(key, None)

    async def _written(self, key: Key, plan: Plan) -> None:
        """Store the plan. It stays in memory only if the store does not accept it."""
        try:
            if await self._stored.owned(key, plan):
                await self._stored.write(key, plan)
        except StoreError as error:
            fault("store", error)
        else:
            self._searches.pop(key, None)

    async def _tell(self, key: Key, search: Search) -> None:
        """Store the search's state every second, and stop it if another process asks for that."""
        while True:
            await asyncio.sleep(TELL_S)
            self._look_at_the_clock(search)
            try:
                if not await self._stored.owned(key, search.plan) or await self._stored.to_stop(
                    key
                ):
                    stopping = asyncio.ensure_future(self._stop_here(key))
                    await asyncio.shield(stopping)
                    return
                await self._stored.write(key, search.plan)
            except StoreError as error:
                fault("store", error)

    async def _search(self, search: Search, wish: SeatingRequest) -> None:
        process = await asyncio.create_subprocess_exec(
            *WORKER,
            stdin=PIPE,
            stdout=PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,  # signals from a terminal are for the server only
        )
        try:
            search.process = process
            await _listened(process, search, wish)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
        if process.returncode != 0:
            note("planner ended", code=process.returncode)
            search.plan.failed("server-plan-failed")


def _ask_to_stop(process: Process) -> None:
    """Tell a search to stop, unless it has just ended: nothing can be written to it any more."""
    if process.stdin is not None and not process.stdin.is_closing():
        process.stdin.write(b"stop\n")


async def _listened(process: Process, search: Search, wish: SeatingRequest) -> None:
    plan = search.plan
    if process.stdin is None or process.stdout is None:
        raise TypeError("a process without pipes")
    process.stdin.write(encode(wish) + b"\n")
    if search.stopping:
        _ask_to_stop(process)
    refused: Refused | None = None
    while raw := await process.stdout.readline():
        line = line_of(raw)
        if isinstance(line, Refused):
            refused = line
            continue
        plan.share, plan.score = line.share, line.pairs2
        plan.start_score = line.pairs2 if plan.start_score is None else plan.start_score
        if line.rounds:
            plan.rounds, plan.measures, plan.cut_short = line.rounds, line.measures, line.stopped
    await process.wait()
    if refused is not None:  # set once the process has ended, so that another search may begin
        plan.failed(refused.message, refused.args)
    elif plan.state == PlanState.SEARCHING:
        ended = search.stopping and plan.share < 1
        plan.state = PlanState.STOPPED if ended else PlanState.DONE
