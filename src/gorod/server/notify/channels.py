"""What every channel is: a way to bring one short message to one address."""

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
    """A message that is ready to be sent; its words are those of the catalogues."""

    id: str
    """The same for every attempt: a receiver that knows it shows the message once."""
    address: str = field(repr=False)
    lang: str
    title: str
    text: str
    url: str
    """The page to look at; it holds no secret."""
    leave: str = field(repr=False)
    """The address at which one tap ends it; empty where there is nothing to end yet."""
    subscription: str = ""
    """What one tap ends, by its id."""
    seconds: int = 86_400
    """How long it is of use."""


@dataclass(frozen=True, slots=True)
class Sent:
    """The server that brings messages has taken it."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It was not taken, or nobody knows."""

    why: str
    """A word of ours and a number: what a server says may name people."""
    again: bool = True
    """Whether another attempt may help."""
    gone: bool = False
    """Nobody is at that address any more: it is forgotten."""
    doubt: bool = False
    """It may have been taken all the same."""
    after: float = 0
    """Seconds that the server asks us to wait."""


Outcome = Sent | Failed


class Channel(Protocol):
    """One way of telling people."""

    name: ChannelName
    repeatable: bool
    """Whether a message that is sent twice is shown once: its receiver knows it by its id."""
    at_once: int
    """Messages that are on their way at the same time."""

    async def send(self, message: Message) -> Outcome:
        """Hands one message over; it takes less than a lease lasts."""

    async def close(self) -> None:
        """Ends connections that are still open."""
