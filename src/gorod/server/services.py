"""All parts of a server, put together in one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from gorod.server.access.accounts import Accounts
from gorod.server.access.limits import Limiter, WorkQueue
from gorod.server.access.links import Links
from gorod.server.access.owners import Owners
from gorod.server.access.slowing import Slowing
from gorod.server.access.tickets import Tickets
from gorod.server.by_day.announcements import Announcements
from gorod.server.by_day.bots import ByDayBots
from gorod.server.by_day.by_day_clock import ByDayClock
from gorod.server.chance import Chance, SystemChance
from gorod.server.config import Config
from gorod.server.hub import Hub
from gorod.server.hub.signalling import Signalling
from gorod.server.journal import Seldom
from gorod.server.mail.correspondence import Correspondence
from gorod.server.mail.errands import Errands
from gorod.server.mail.relay import relay_of
from gorod.server.metrics import Metrics
from gorod.server.notify.channel_settings import ChannelSettings
from gorod.server.notify.notifier import Notifier
from gorod.server.online.bot_seats import BotSeats
from gorod.server.online.conductor import Conductor
from gorod.server.online.doorkeeper import Doorkeeper
from gorod.server.online.joining import Joining
from gorod.server.quotas import Quotas
from gorod.server.readings_together import ReadingsTogether
from gorod.server.showcase import Showcase
from gorod.server.siblings import Siblings
from gorod.server.store.interface import Store
from gorod.server.time_source import ForwardTime, SystemTime, Time
from gorod.server.tournaments.archive_copies import ArchiveMatcher
from gorod.server.tournaments.link_endings import LinkEnder
from gorod.server.tournaments.planning.planner import Plans
from gorod.server.tournaments.push import TournamentPush
from gorod.server.tournaments.ratings.public_games import PublicGamesCache
from gorod.server.tournaments.role_access_log import RoleAccessLog
from gorod.server.tournaments.round_notices import RoundNotices
from gorod.server.tournaments.table_sync import TableReporter
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.server.upkeep.backup_age import Backups
from gorod.server.upkeep.deletion import Purging
from gorod.server.upkeep.log_signing import LogSigner
from gorod.server.upkeep.quick_games import QuickGameCleaner
from gorod.server.upkeep.store_health import StoreHealth

ARCHIVES = 4
"""How many archives may be read or wait to be read."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a server that routes use."""

    config: Config
    store: Store
    time: Time
    chance: Chance
    metrics: Metrics
    hub: Hub
    conductor: Conductor
    tournaments: LiveTournaments
    table_reporter: TableReporter
    link_ender: LinkEnder
    role_access_log: RoleAccessLog
    push: TournamentPush
    round_notices: RoundNotices
    plans: Plans
    public_games: PublicGamesCache
    archive_matcher: ArchiveMatcher
    links: Links
    accounts: Accounts
    tickets: Tickets
    limiters: dict[str, Limiter]
    slowing: Slowing
    owners: Owners
    quotas: Quotas
    purging: Purging
    quick_game_cleaner: QuickGameCleaner
    letters: Correspondence
    notify: Notifier
    backups: Backups
    store_health: StoreHealth
    log_signer: LogSigner
    joining: Joining
    doorkeeper: Doorkeeper
    signalling: Signalling
    bot_seats: BotSeats
    seldom: Seldom
    readings: ReadingsTogether
    """The metrics of all workers."""
    papers: WorkQueue
    """Makes papers one at a time."""
    showcase: Showcase = field(default_factory=Showcase)
    archives: WorkQueue = field(default_factory=lambda: WorkQueue(ARCHIVES))
    """Unpacks archives from strangers, and decides their entries again, one archive at a time."""
    siblings: Siblings | None = None
    """The other workers of this server; None if it is one process."""

    def allows(self, what: str, key: str) -> bool:
        """Whether another request is within the limit; a refusal is counted."""
        allowed = self.limiters[what].allows(key)
        if not allowed:
            self.metrics.limited.labels(what=what).inc()
            self.seldom.security(self.time.ms(), "limit met", limit=what)
        return allowed

    async def close(self) -> None:
        """Stop all background work, write everything down, and close the store."""
        await self.quick_game_cleaner.close()
        await self.backups.close()
        await self.store_health.close()
        await self.letters.errands.close()
        await self.notify.close()
        await self.plans.close()
        await self.conductor.close()
        await self.hub.close()
        await self.table_reporter.settled()
        self.accounts.close()
        await self.log_signer.close()
        await self.store.close()


def assemble(
    config: Config,
    store: Store,
    time: Time | None = None,
    chance: Chance | None = None,
    siblings: Siblings | None = None,
) -> Services:
    """Put a server together without its sockets; tests pass their own clock and randomness."""
    clock, source, metrics = time or SystemTime(), chance or SystemChance(), Metrics()
    forward = ForwardTime(clock)
    hub = Hub(store, clock, source, config, metrics, forward=forward)
    tournaments = LiveTournaments(hub.registry)
    archive_matcher = ArchiveMatcher(store, tournaments)
    accounts = Accounts(store, forward, source, config.strength)
    limits = config.limits
    rates = {
        "request": limits.request,
        "create": limits.create,
        "make": limits.make,
        "account": limits.account,
        "sign-in": limits.sign_in,
        "sign-in-name": limits.sign_in_name,
        "sign-in-all": limits.sign_in_all,
        "wrong-token": limits.wrong_token,
        "sign-up": limits.sign_up,
        "join": limits.join,
        "qr": limits.qr,
        "paper": limits.paper,
        "letter": limits.letter,
        "letter-from": limits.letter_from,
    }
    servers = max(1, config.processes) * max(1, config.workers)
    shares = {name: rate.among(servers) for name, rate in rates.items()}
    limiters = {name: Limiter(rate, clock) for name, rate in shares.items()}
    relay = relay_of(config.smtp, config.mail_from) if config.smtp else None
    greeting = urlsplit(config.url).hostname or "localhost"
    channel_settings = ChannelSettings(
        config.url,
        clock,
        relay,
        greeting,
        config.mail_pace,
        config.vapid_file,
        config.push_hosts,
        config.telegram_token,
        config.telegram_api,
    )
    letters = Correspondence(config.url, relay, accounts, limiters["letter"], Errands(metrics))
    notify = Notifier(store, hub.links, channel_settings, source, metrics, letters=letters)
    hub.deadlines.add(ByDayClock())
    hub.deadlines.add(ByDayBots(hub))
    hub.deadlines.add(Announcements(notify, clock))
    owners = Owners(store, accounts, forward, source, config.first_registration)
    quotas = Quotas(store, limits)
    purging = Purging(store, accounts, owners, quotas)
    return Services(
        config=config,
        store=store,
        time=clock,
        chance=source,
        metrics=metrics,
        hub=hub,
        conductor=Conductor(hub),
        tournaments=tournaments,
        table_reporter=TableReporter(hub, tournaments),
        link_ender=LinkEnder(hub, tournaments),
        role_access_log=RoleAccessLog(hub, tournaments),
        push=TournamentPush(hub, tournaments, owners),
        round_notices=RoundNotices(hub.registry, tournaments, notify, clock),
        public_games=PublicGamesCache(store, tournaments, archive_matcher, owners),
        archive_matcher=archive_matcher,
        plans=Plans(clock, store),
        links=hub.links,
        seldom=hub.seldom,
        readings=ReadingsTogether(metrics, siblings),
        accounts=accounts,
        tickets=Tickets(store, hub.links, forward, source),
        limiters=limiters,
        papers=WorkQueue(limits.papers_waiting),
        slowing=Slowing(clock),
        owners=owners,
        quotas=quotas,
        purging=purging,
        quick_game_cleaner=QuickGameCleaner(store, hub, clock, purging, config.quick_days),
        letters=letters,
        notify=notify,
        backups=Backups(store, clock, metrics, config.backup_hours, notify.enqueue),
        store_health=StoreHealth(store, forward),
        log_signer=LogSigner(store, clock),
        joining=Joining(hub),
        doorkeeper=Doorkeeper(hub),
        signalling=Signalling(hub),
        bot_seats=BotSeats(hub),
        siblings=siblings,
    )
