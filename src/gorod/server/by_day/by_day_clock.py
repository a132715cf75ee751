"""Opens, closes and publishes the game days when the calendar says so."""

from __future__ import annotations

from datetime import datetime

from gorod.server.journal import note
from gorod.server.tables.by_day.settings import BY_DAY
from gorod.server.tables.live_table import LiveTable


class ByDayClock:
    """The deadlines of the calendar, which the table itself computes."""

    tag = BY_DAY

    def when(self, live: LiveTable) -> datetime | None:
        due = live.due
        return None if due is None else due.at

    async def act(self, live: LiveTable) -> None:
        for done in await live.keep_time():
            note("game day", table=live.id, act=done.act, day=done.day)
