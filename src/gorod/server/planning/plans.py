"""All searches of this server: one at a time for a tournament, each in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field

from gorod.server.journal import fault, note
from gorod.server.planning.lines import Refused, encode, line_of
from gorod.server.planning.wishes import AS_USUAL, How
from gorod.server.timing import Time
from gorod.tournament.seating import Bounds, Measures, Rounds, Wish

NONE, SEARCHING, DONE, STOPPED, FAILED = "none", "searching", "done", "stopped", "failed"
INSEPARABLE = ("seat-apart-alone", "seat-apart-group", "seat-apart-round", "seat-apart-unfound")
WORKER = (sys.executable, "-m", "gorod.server.planning.worker")
AT_ONCE = 2
"""So many search at the same time; others wait for their turn."""
KEPT = 64
"""So many plans are kept in memory."""
LONGEST_LINE = 16 * 1024 * 1024
PATIENCE, SHORT = 15.0, 2.0
"""Seconds that a search is given to hand over its best; few where a plan is there already."""


@dataclass
class Plan:
    """A search: what was asked for, how far it is, and its best."""

    stage: str
    first: int
    seed: int
    seconds: float
    wish: Wish | None = None
    bounds: Bounds | None = None
    state: str = SEARCHING
    share: float = 0.0
    score: int | None = None
    start_score: int | None = None
    rounds: Rounds = ()
    measures: Measures | None = None
    message: str = ""
    args: dict[str, str | int] = field(default_factory=dict)
    began: int = 0
    ended: int | None = None
    stopping: bool = False
    cut_short: bool = False
    """By hand or by the clock: the same seed may give another plan."""
    how: How = AS_USUAL
    process: Process | None = None

    @property
    def optimal(self) -> bool:
        """No plan has fewer squared meetings, and nobody meets who should not."""
        if self.bounds is None or self.measures is None:
            return False
        whole = not self.how.short  # a bound for seats that stay empty tells nothing
        least = self.measures.pairs2 == self.bounds.best
        return whole and least and not self.measures.unwanted

    @property
    def inseparable(self) -> bool:
        """It failed because some must not meet; whoever plans may have them sit together."""
        return self.state == FAILED and self.message in INSEPARABLE

    @property
    def source(self) -> str:
        """What the record of a round says about its seating: method, seed, score."""
        made = f"gorod seat --seed {self.seed} --seconds {self.seconds:g}: {self.score}"
        return f"{made}, cut short" if self.cut_short else made

    def failed(self, message: str, args: dict[str, str | int] | None = None) -> None:
        self.state, self.message, self.args = FAILED, message, args or {}
        self.rounds, self.measures = (), None


class Plans:
    """By tournament and stage, the last plan of each."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._plans: dict[tuple[str, str], Plan] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    def plan(self, tournament: str, stage: str) -> Plan | None:
        return self._plans.get((tournament, stage))

    def busy(self, tournament: str) -> bool:
        """Whether a search for this tournament goes on."""
        return any(key[0] == tournament for key in self._tasks)

    def elapsed(self, plan: Plan) -> float:
        """Seconds since it began, until it ended."""
        until = self._time.ms() if plan.ended is None else plan.ended
        return (until - plan.began) / 1000

    def keep(self, tournament: str, plan: Plan) -> None:
        """The plan of its stage from now on; one with a wish is searched for."""
        key = (tournament, plan.stage)
        plan.began = self._time.ms()
        self._plans.pop(key, None)
        self._plans[key] = plan
        for old in [old for old in self._plans if old not in self._tasks][:-KEPT]:
            del self._plans[old]
        if plan.wish is None:
            plan.ended = plan.began
        else:
            self._tasks[key] = asyncio.ensure_future(self._searched(key, plan, plan.wish))

    async def stop(self, tournament: str, stage: str) -> None:
        """The best so far is the plan."""
        key = (tournament, stage)
        plan, task = self._plans.get(key), self._tasks.get(key)
        if plan is None or task is None:
            return
        plan.stopping = True
        if plan.process is None or plan.process.stdin is None:
            task.cancel()
        else:
            plan.process.stdin.write(b"stop\n")
        await asyncio.wait({task}, timeout=SHORT if plan.rounds else PATIENCE)
        if not task.done():
            task.cancel()
            await asyncio.wait({task})

    async def close(self) -> None:
        """No process outlives the server."""
        tasks = set(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _searched(self, key: tuple[str, str], plan: Plan, wish: Wish) -> None:
        try:
            async with self._turn:
                await self._search(plan, wish)
        except asyncio.CancelledError:
            plan.state, plan.cut_short = STOPPED, True
            plan.score = plan.score if plan.measures is None else plan.measures.pairs2
        except Exception as error:  # noqa: BLE001  a search that breaks stops nothing else
            fault("planner failed", error, tournament=key[0])
            plan.failed("server-plan-failed")
        finally:
            plan.process, plan.ended = None, self._time.ms()
            self._tasks.pop(key, None)

    async def _search(self, plan: Plan, wish: Wish) -> None:
        process = await asyncio.create_subprocess_exec(
            *WORKER,
            stdin=PIPE,
            stdout=PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,  # what a terminal tells the server is the server's to hear
        )
        try:
            plan.process = process
            await _listened(process, plan, wish)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
        if process.returncode != 0:
            note("planner ended", code=process.returncode)
            plan.failed("server-plan-failed")


async def _listened(process: Process, plan: Plan, wish: Wish) -> None:
    if process.stdin is None or process.stdout is None:
        raise TypeError("a process without pipes")
    process.stdin.write(encode(wish) + b"\n")
    if plan.stopping:
        process.stdin.write(b"stop\n")
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
    if refused is not None:  # told when the process is gone, so that another search may begin
        plan.failed(refused.message, refused.args)
    elif plan.state == SEARCHING:
        ended = plan.stopping and plan.share < 1
        plan.state = STOPPED if ended else DONE
