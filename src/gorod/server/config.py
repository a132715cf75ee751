"""How a server is set up: flags, then GOROD_* variables, then these values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from urllib.parse import urlsplit

import msgspec

from gorod.server.access.accounts import Strength
from gorod.server.access.limits import Rate
from gorod.server.store.open import DEFAULT

PREFIX = "GOROD_"
LAST_PORT = 65_535


class Limits(msgspec.Struct, frozen=True):
    """Bounds of what one sender may ask; generous, because a club has one address."""

    request: Rate = Rate(1000, 200)
    """Any request of one address."""
    create: Rate = Rate(30, 0.05)
    """Tables made by one address without an account."""
    account: Rate = Rate(10, 0.01)
    sign_in: Rate = Rate(10, 0.1)
    """Attempts by one address, and at one name."""
    wrong_token: Rate = Rate(20, 0.5)
    sign_up: Rate = Rate(300, 1)
    """Players who sign themselves up from one address: a hall has one."""
    qr: Rate = Rate(300, 5)
    """Codes drawn for one address: each costs as much as a hundred other requests."""
    frame: Rate = Rate(20, 5)
    """Frames of one socket."""
    sockets_per_address: int = 3000
    sockets_per_table: int = 500
    pending: int = 64
    """Frames that may wait for a slow reader before he is dropped."""
    stuck_ms: int = 10_000
    """How long one frame may wait for the reader's network."""
    hello_s: float = 10.0


@dataclass(frozen=True, slots=True)
class Config:
    """All of it."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT
    public_url: str = ""
    """How people reach the server, where a proxy stands before it."""
    behind_proxy: bool = False
    """Believe the addresses that the proxy tells."""
    metrics_token: str = ""
    quick_games: bool = True
    """Tables without an account."""
    demo: bool = False
    pace: float = 1.5
    """Seconds between the moves of the demonstration's bots."""
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)
    strength: Strength = field(default_factory=Strength)

    @property
    def url(self) -> str:
        """Where links lead."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host in ("", "0.0.0.0", "::") else self.host  # noqa: S104
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may speak to this server from a browser."""
        own = urlsplit(self.url)
        allowed = {f"{own.scheme}://{own.netloc}".lower()}
        if not self.public_url:
            allowed |= {f"http://{name}:{self.port}" for name in ("localhost", "127.0.0.1")}
        return frozenset(allowed)


SETTINGS = tuple(f.name for f in fields(Config) if f.name not in ("limits", "strength"))
"""What can be set from outside."""


class SettingError(Exception):
    """A setting whose value makes no sense; its name, for people."""


def configured(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Config:
    """A flag counts more than a variable, a variable more than the default."""
    chosen: dict[str, object] = {}
    for name in SETTINGS:
        text = flags.get(name)
        if text is None:
            text = environment.get(f"{PREFIX}{name.upper()}") or None
        if text is not None:
            chosen[name] = _read(name, text)
    return Config(**chosen)  # type: ignore[arg-type]  # read by the type of its default


def _read(name: str, text: str) -> object:
    default = getattr(_DEFAULT, name)
    try:
        if isinstance(default, bool):
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[
                text.lower()
            ]
        value = type(default)(text)
    except (ValueError, KeyError):
        raise SettingError(name) from None
    if name == "port" and not 0 <= value <= LAST_PORT:
        raise SettingError(name)
    return value


_DEFAULT = Config()
