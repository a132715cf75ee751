"""Bots of by-day games: random legal moves for the seats that the host has left to the server.

A bot sends what a player's page would send, in the same way, at its own time of the day. It looks
only at what its seat is offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from random import Random

from gorod.bots.random_legal import picked
from gorod.engine import Command, Offer
from gorod.engine.by_day.by_day_commands import Act, CastBallot
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.decide import coded_day
from gorod.server.access.principal import Kind, Principal
from gorod.server.hub import Hub
from gorod.server.store.store_ids import TableId
from gorod.server.tables.by_day.course import Course, survivors_code
from gorod.server.tables.by_day.service_requests import TypeCode
from gorod.server.tables.by_day.settings import BY_DAY
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Do, TableRequest

EARLIEST, LATEST = 0.05, 0.6
"""The parts of a day between which a bot moves."""


class ByDayBots:
    """Plays the bots of all by-day games of this process."""

    tag = BY_DAY

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._played: dict[str, tuple[int, frozenset[int]]] = {}
        """Table -> the day, and the seats that have made their moves on it."""

    def when(self, live: LiveTable) -> datetime | None:
        return min((moment for _, moment in self._waiting(live)), default=None)

    async def act(self, live: LiveTable) -> None:
        now, day = self._hub.time.now(), live.timeline.now.game.number
        for seat, moment in [*self._waiting(live)]:
            if moment <= now:
                for number, wish in enumerate(requests(live, seat)):
                    await self._ask(live, seat, f"bot-{day}-{number}", wish)
                known, seats = self._played.get(live.id, (0, frozenset()))
                self._played[live.id] = day, (seats if known == day else frozenset()) | {seat}

    async def _ask(self, live: LiveTable, seat: int, name: str, wish: TableRequest) -> None:
        by = Principal(Kind.SEAT, live.id, seat)
        await self._hub.submit(live, Sender(by), Ask(name, live.timeline.number(seat), wish))

    def _waiting(self, live: LiveTable) -> Iterator[tuple[int, datetime]]:
        """Yield the bots that have not made their moves today, and the times at which they will."""
        state = live.timeline.now
        course, game = state.by_day, state.game
        if course is None or not course.settings.bots or course.stage(game) != "open":
            return
        day, seats = self._played.get(live.id, (0, frozenset()))
        for seat in course.settings.bots:
            if game.lives(seat) and not (day == game.number and seat in seats):
                yield seat, _moment(course, live.id, game.number, seat)


def _moment(course: Course, table: TableId, day: int, seat: int) -> datetime:
    """Return when a bot moves on a day: the same for every process, and after a restart."""
    span = course.days.span(day)
    part = Random(f"{table} {day} {seat}").uniform(EARLIEST, LATEST)  # noqa: S311  nobody's secret
    return span.opens + (span.ends - span.opens) * part


def requests(live: LiveTable, seat: int) -> Iterator[TableRequest]:
    """Yield what a bot enters: its code, the daily form, its vote. A clan shoots at one player."""
    state = live.timeline.now
    course, game, phase = state.by_day, state.game, state.game.phase
    if course is None or not isinstance(phase, Open):
        return
    coded = coded_day(game, seat)
    if coded:
        yield TypeCode(survivors_code(state.deal.secret, live.id, coded, seat))
    offered = {offer.move: offer for offer in live.timeline.offers(game, seat)}
    secret = state.deal.secret
    together = Random(f"{secret} {game.number}")  # noqa: S311  the same for all bots of a clan
    alone = Random(f"{secret} {game.number} {seat}")  # noqa: S311  nobody foresees it
    yield Do(_aimed(offered, "act", together) or Act(seat, alone.choice(game.living)))
    vote = _aimed(offered, "ballot", alone)
    if vote is not None:
        yield Do(vote)


def _aimed(offered: dict[str, Offer], move: str, chance: Random) -> Command | None:
    """Return the command of an offer with a random target; None if it is not offered."""
    offer = offered.get(move)
    if offer is None:
        return None
    target = picked(offer.choices["target"], chance)
    return (Act if move == "act" else CastBallot)(offer.actor, target)
