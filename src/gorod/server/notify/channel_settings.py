"""Builds the channels of a server from its configuration."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from gorod.server.mail.handover import Handover, Pace
from gorod.server.mail.relay import Relay
from gorod.server.notify.channels import Channel
from gorod.server.notify.email_channel import EmailChannel
from gorod.server.notify.outgoing_http import Requests
from gorod.server.notify.push_channel import HOSTS, PushChannel
from gorod.server.notify.telegram_channel import API, TelegramApi, TelegramChannel
from gorod.server.notify.vapid import Vapid, vapid_key
from gorod.server.time_source import Time


@dataclass(frozen=True)
class ChannelSettings:
    """The configuration of all channels."""

    url: str
    time: Time
    relay: Relay | None = None
    greeting: str = "localhost"
    pace: Pace = field(default_factory=Pace)
    vapid_file: Path | None = None
    push_hosts: str = HOSTS
    telegram_token: str = field(default="", repr=False)
    telegram_api: str = API

    @cached_property
    def requests(self) -> Requests:
        return Requests()

    @property
    def contact(self) -> str:
        """Return the contact address that push services are given."""
        return f"mailto:{self.relay.sender}" if self.relay is not None else self.url

    @cached_property
    def handover(self) -> Handover | None:
        """Return what sends letters to the SMTP server; None if there is none."""
        return None if self.relay is None else Handover(self.relay, self.greeting, self.pace)

    def channels(self) -> list[Channel]:
        found: list[Channel] = []
        if self.vapid_file is not None:
            found.append(self._push(self.vapid_file))
        if self.relay is not None and self.handover is not None:
            found.append(EmailChannel(self.handover, self.relay, self.time))
        if self.telegram_token:
            api = TelegramApi(self.telegram_token, self.telegram_api, self.requests)
            found.append(TelegramChannel(api))
        return found

    def _push(self, file: Path) -> PushChannel:
        def vapid() -> Vapid:
            return Vapid(vapid_key(file), self.contact)

        return PushChannel(vapid, self.push_hosts, self.requests, self.time)
