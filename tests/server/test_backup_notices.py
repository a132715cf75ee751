"""The owner of the server is notified when no backup was made for too long."""

import asyncio
from dataclasses import replace
from datetime import timedelta

from gorod.server.access.accounts import OWNER_STANDING
from gorod.server.config import Config
from gorod.server.notify.channels import ChannelName
from gorod.server.notify.notices import NoticeKind, account
from gorod.server.notify.subscriptions import Subscriber
from gorod.server.store.row_codecs import BACKED_UP, OUTBOX, PROFILES, SETTINGS
from gorod.server.store.store_ids import NO_LINK
from gorod.server.store.stored_rows import Setting
from gorod.server.time_source import stamp
from tests.kit.running_server import LOOSE, SteeredTime, serving

HOUR = 3600


def test_the_owner_is_told_once_a_day_that_a_backup_is_overdue_and_nobody_else_is(tmp_path):
    time = SteeredTime()

    async def whole():
        config = replace(Config(limits=LOOSE), backup_hours=26)
        async with serving(tmp_path, config, time=time) as server:
            services = server.services
            await services.owners.first_start()
            club = await services.accounts.create("Клуб", "a long password")
            (owner,) = await services.store.found(PROFILES, standing=OWNER_STANDING)
            for one in (owner.account, club.id):
                whom = Subscriber(account(one), "", NO_LINK, "ru")
                await services.notify.subscriptions.add(
                    whom, ChannelName.EMAIL, f"{one}@example.org", confirmed=True
                )

            async def told():
                await services.backups.look()
                kind = NoticeKind.BACKUP_OVERDUE
                found = await services.store.found(OUTBOX, kind=kind)
                assert {one.person for one in found} <= {account(owner.account)}
                return sum(not one.channel for one in found)

            assert await told() == 0, "a new server has as long for its first one"
            time.pass_(27 * HOUR)
            assert await told() == 1
            time.pass_(HOUR)
            assert await told() == 1, "once a day"
            time.pass_(24 * HOUR)
            assert await told() == 2
            made = Setting(BACKED_UP, stamp(time.now() - timedelta(hours=1)))
            await services.store.put(SETTINGS, made)
            time.pass_(24 * HOUR)
            assert await told() == 2, "there is a good one"

    asyncio.run(whole())
