"""A sender of commands to a table, without a socket."""

from gorod.engine import commands as c
from gorod.server.access.principal import Principal
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Do
from tests.kit.running_server import CARDS

JUDGE = Principal("judge", "t1")
DEAL = Do(c.Deal(CARDS))


def seat(number):
    return Principal("seat", "t1", seat=number)


class CommandSender:
    """A sender of commands to a table."""

    def __init__(self, live, by=JUDGE, console="console-1"):
        self.live, self.by, self.console, self.sent = live, by, console, 0

    async def ask(self, wish, name=None, seen=None, lang="ru"):
        self.sent += 1
        number = self.live.timeline.number(self.by.viewer) if seen is None else seen
        name = name or f"{self.console}-{self.sent}"
        sender = Sender(self.by, self.console, lang)
        return await self.live.submit(sender, Ask(name, number, wish))
