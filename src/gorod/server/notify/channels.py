"""The interface of channels, each of which sends a short message to one address."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol


class ChannelName(StrEnum):
    """The channels, as they are stored and named in the API."""

    PUSH = "push"
    EMAIL = "email"
    TELEGRAM = "telegram"


@dataclass(frozen=True, slots=True)
class Message:
    """A message that is ready to be sent; its words come from the catalogues."""

    id: str
    """The same for every attempt, so that receivers who know it show the message only once."""
    address: str = field(repr=False)
    lang: str
    title: str
    text: str
    url: str
    """The page to open; it contains no secret."""
    leave: str = field(repr=False)
    """The address at which one tap ends the subscription; empty if there is none yet."""
    subscription: str = ""
    """The id of the subscription."""
    seconds: int = 86_400
    """For how many seconds the message is useful."""


@dataclass(frozen=True, slots=True)
class Sent:
    """The channel's server has accepted the message."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The message was not accepted, or it is not known whether it was."""

    why: str
    """A word of ours and a number only, because the server's own words may name people."""
    again: bool = True
    """Whether another attempt may help."""
    gone: bool = False
    """Whether the address no longer exists; its subscription is then deleted."""
    doubt: bool = False
    """Whether it may have been accepted nevertheless."""
    after: float = 0
    """Seconds that the server asks us to wait."""


Outcome = Sent | Failed


class Channel(Protocol):
    """A way to send messages to people."""

    name: ChannelName
    repeatable: bool
    """Whether receivers recognise a repeated message by its id and show it once."""
    at_once: int
    """How many messages are sent at the same time."""

    async def send(self, message: Message) -> Outcome:
        """Send one message; it takes less time than a lease."""

    async def close(self) -> None:
        """Close open connections."""
