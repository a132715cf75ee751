"""`python -m tests.kit.notice_sender`: a process that sends notices until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from gorod.server.access.links import Links
from gorod.server.chance import SystemChance
from gorod.server.metrics import Metrics
from gorod.server.notify import states
from gorod.server.notify.channel_settings import ChannelSettings
from gorod.server.notify.notifier import Notifier
from gorod.server.store.open import open_store
from gorod.server.time_source import SystemTime
from tests.kit.push_service import TOKEN

LEASE_S = 2
"""The lease is short, so that a test need not wait for the claims of a killed process to expire."""


async def main(database: str, vapid: str, push_host: str, bot: str) -> None:
    states.LEASE_S = LEASE_S
    store, time, chance = await open_store(database), SystemTime(), SystemChance()
    channel_settings = ChannelSettings(
        "https://mafia.example",
        time,
        vapid_file=Path(vapid),
        push_hosts=push_host,
        telegram_token=TOKEN,
        telegram_api=bot,
    )
    notifier = Notifier(store, Links(store, time, chance), channel_settings, chance, Metrics())
    notifier.dispatcher.start()
    sys.stdout.write("sending\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
