"""HTTP routes by which people choose how they get notices, by their link or their account."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.request_address import sender
from gorod.server.mail.address import mailbox
from gorod.server.notify.channels import ChannelName
from gorod.server.notify.notices import KINDS_FOR, person_of
from gorod.server.notify.push_channel import (
    PushAddress,
    PushAddressError,
    PushChannel,
    push_address,
)
from gorod.server.notify.quiet_hours import USUAL_ZONE, QuietHoursError, checked
from gorod.server.notify.subscriptions import Subscriber, TooManyError
from gorod.server.notify.telegram_channel import TelegramChannel
from gorod.server.notify.vapid import VapidKeyError
from gorod.server.routes.accounts.account_routes import limited
from gorod.server.routes.notices.schemas import (
    BotStart,
    NewBrowser,
    NewMailbox,
    NewNoticeKinds,
    NewQuietTimes,
    NoticeChannel,
    NoticeWanted,
    NoticeWay,
    OwnNotices,
    QuietTimes,
)
from gorod.server.services import Services
from gorod.server.store.stored_rows import QuietHours, Subscription

Ask = Request[Any, Any, Any]
OWN = {"operation": "notices"}
PATH = "/api/notices"
SHOWN_LETTERS = 1


def subscriber(by: Principal, lang: str) -> Subscriber:
    return Subscriber(person_of(by), by.table, by.link, lang)


@get(PATH, opt=OWN)
async def notices_read(
    by: NamedDependency[Principal], services: NamedDependency[Services]
) -> OwnNotices:
    """Return the available channels and what the sender has chosen."""
    person, notify = person_of(by), services.notify
    hours = await notify.subscriptions.quiet(person)
    return OwnNotices(
        tuple(_channels(services)),
        tuple(_view(one) for one in await notify.subscriptions.of(person)),
        QuietTimes("", "", USUAL_ZONE)
        if hours is None
        else QuietTimes(hours.begins, hours.ends, hours.zone),
        await _wanted(services, by),
    )


@post(f"{PATH}/push", opt=OWN, status_code=201)
async def push_add(
    data: JSONBody[NewBrowser],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> NoticeWay:
    """Subscribe a browser to web push. Only addresses of known push services are accepted."""
    channel = _push(services)
    if channel is None:
        raise Problem(409, "channel-off")
    try:
        told = push_address(PushAddress(data.endpoint, data.p256dh, data.auth), channel.hosts)
    except PushAddressError:
        raise Problem(422, "push-wrong") from None
    address = msgspec.json.encode(told).decode()
    return await _added(services, subscriber(by, lang), ChannelName.PUSH, address, confirmed=True)


@post(f"{PATH}/email", opt=OWN, status_code=202)
async def email_add(
    data: JSONBody[NewMailbox],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> NoticeWay:
    """Add an e-mail address; a letter asks its reader to confirm that they want notices there."""
    if ChannelName.EMAIL not in services.notify.dispatcher.channels:
        raise Problem(409, "mail-off")
    address = mailbox(data.address)
    if not address:
        raise Problem(422, "email-wrong")
    own = by.account and await services.accounts.mailboxes.of(by.account) == address
    who = subscriber(by, lang)
    if own:
        return await _added(services, who, ChannelName.EMAIL, address, confirmed=True)
    limited(services, "letter-from", sender(request.scope))
    limited(services, "letter", f"to:{address}")
    view = await _added(services, who, ChannelName.EMAIL, address, confirmed=False)
    if not view.confirmed:
        await services.notify.ask_to_confirm(view.id, services.chance.id())
    return view


@post(f"{PATH}/telegram", opt=OWN, status_code=200)
async def telegram_add(
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> BotStart:
    """Return a one-time code; the chat from which it is sent to the bot will get the notices."""
    channel = services.notify.dispatcher.channels.get(ChannelName.TELEGRAM)
    if not isinstance(channel, TelegramChannel):
        raise Problem(409, "channel-off")
    limited(services, "letter-from", sender(request.scope))
    bot = await channel.bot()
    if not bot:
        raise Problem(503, "channel-silent")
    try:
        code = await services.notify.subscriptions.start_code(subscriber(by, lang))
    except TooManyError:
        raise Problem(409, "too-many-subscriptions") from None
    return BotStart(f"https://t.me/{bot}?start={code}", code)


@put(f"{PATH}/quiet", opt=OWN, status_code=200)
async def quiet_set(
    data: JSONBody[NewQuietTimes],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> QuietTimes:
    """Set the hours in which the sender gets no notices, in their own time zone."""
    try:
        hours = checked(QuietHours(person_of(by), by.table, data.begins, data.ends, data.zone))
    except QuietHoursError:
        raise Problem(422, "hours-wrong") from None
    await services.notify.subscriptions.set_quiet(hours)
    return QuietTimes(data.begins, data.ends, data.zone)


@put(f"{PATH}/kinds", opt=OWN, status_code=200)
async def kinds_set(
    data: JSONBody[NewNoticeKinds],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> tuple[NoticeWanted, ...]:
    """Set which kinds of notices the sender does not want; they get all other kinds."""
    if not set(data.off) <= set(KINDS_FOR.get(by.kind, ())):
        raise Problem(422, "kind-unknown")
    await services.notify.subscriptions.decline(person_of(by), by.table, data.off)
    return await _wanted(services, by)


@delete(f"{PATH}/{{subscription:str}}", opt=OWN, status_code=204)
async def subscription_end(
    subscription: FromPath[str],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """End one subscription of the sender. Those of others are reported as unknown."""
    if not await services.notify.subscriptions.remove(person_of(by), subscription):
        raise Problem(404)


@delete(PATH, opt=OWN, status_code=204)
async def notices_end(by: NamedDependency[Principal], services: NamedDependency[Services]) -> None:
    """End all notices to the sender and delete everything that they had chosen."""
    await services.notify.subscriptions.erase(person_of(by))


def _channels(services: Services) -> list[NoticeChannel]:
    found = []
    for channel in services.notify.dispatcher.channels.values():
        key = ""
        if isinstance(channel, PushChannel):
            try:
                key = channel.vapid.public
            except VapidKeyError:  # the disk is full or not writable
                continue
        found.append(NoticeChannel(channel.name, key))
    return found


async def _wanted(services: Services, by: Principal) -> tuple[NoticeWanted, ...]:
    off = await services.notify.subscriptions.unwanted(person_of(by))
    return tuple(NoticeWanted(kind, kind not in off) for kind in KINDS_FOR.get(by.kind, ()))


def _push(services: Services) -> PushChannel | None:
    channel = services.notify.dispatcher.channels.get(ChannelName.PUSH)
    return channel if isinstance(channel, PushChannel) else None


async def _added(
    services: Services, who: Subscriber, channel: ChannelName, address: str, *, confirmed: bool
) -> NoticeWay:
    try:
        made = await services.notify.subscriptions.add(who, channel, address, confirmed=confirmed)
    except TooManyError:
        raise Problem(409, "too-many-subscriptions") from None
    return _view(made)


def _view(one: Subscription) -> NoticeWay:
    shown = hidden(one.address) if one.channel == ChannelName.EMAIL else ""
    name = ChannelName(one.channel)
    return NoticeWay(one.id, name, shown, not one.expires, one.created)


def hidden(address: str) -> str:
    """Return an e-mail address with most of its letters hidden: `o…@mail.example`."""
    local, _, domain = address.rpartition("@")
    return f"{local[:SHOWN_LETTERS]}…@{domain}"


HANDLERS = [
    notices_read,
    push_add,
    email_add,
    telegram_add,
    quiet_set,
    kinds_set,
    subscription_end,
    notices_end,
]
