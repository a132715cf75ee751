"""The configuration of a server: from flags, else GOROD_* variables, else these defaults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from gorod.server.access.accounts import Strength
from gorod.server.access.limits import Rate
from gorod.server.access.owners import Registration
from gorod.server.ice import known
from gorod.server.mail.handover import Pace
from gorod.server.mail.relay import RelayError, SenderError, relay_of
from gorod.server.network import bracketed, everywhere
from gorod.server.notify.push_channel import HOSTS
from gorod.server.notify.telegram_channel import API, TOKEN
from gorod.server.notify.vapid import VapidKeyError, vapid_key
from gorod.server.store.open import DEFAULT, file_of, is_postgres

PREFIX = "GOROD_"
LAST_PORT = 65_535
LONGEST_DELAY = 3600
LAST_DAY = 36_500
LARGEST_LIMIT = 1e15
QUICK_DAYS = 90
"""How many days a public server keeps an idle quick game."""
LAST_HOUR = 24 * 365
MOST_PROCESSES = 64
USUAL_PORT = {"http": 80, "https": 443}


class Limits(msgspec.Struct, frozen=True):
    """Limits on what one sender may ask; they are generous, because a club has one address."""

    request: Rate = Rate(1000, 200)
    """All requests of one address."""
    create: Rate = Rate(30, 0.05)
    """Tables created by one address without an account."""
    make: Rate = Rate(60, 0.1)
    """Tables and tournaments created by one account."""
    account: Rate = Rate(10, 0.01)
    """Registrations by one address."""
    sign_in: Rate = Rate(10, 0.1)
    """Sign-in attempts by one address, and by one address or one known device at one name."""
    sign_in_name: Rate = Rate(300, 0.05)
    """Sign-in attempts at one name from everywhere, except from known devices."""
    sign_in_all: Rate = Rate(300, 5)
    """Sign-in attempts at all names, except from known devices; each costs a password hash."""
    wrong_token: Rate = Rate(20, 0.5)
    """Invalid tokens sent by one address."""
    join: Rate = Rate(100, 0.5)
    """Seats of online tables that one address takes or changes."""
    sign_up: Rate = Rate(300, 1)
    """Players who sign themselves up from one address; a whole hall has one address."""
    qr: Rate = Rate(300, 5)
    """QR codes drawn for one address; each costs as much as a hundred other requests."""
    paper: Rate = Rate(60, 1)
    """Printed sheets, exported files and archives for one address; they are made one by one."""
    papers_waiting: int = 50
    """Papers that are being made or wait for it; further requests are refused."""
    letter: Rate = Rate(3, 1 / 600)
    """Letters to one account, to one address, and asked for by one name."""
    letter_from: Rate = Rate(30, 0.05)
    """Letters that one network address asks for."""
    frame: Rate = Rate(20, 5)
    """Frames of one socket."""
    seat_command: Rate = Rate(600, 1)
    """Commands of one seat at one table, whether or not they change anything."""
    talk: Rate = Rate(20, 0.5)
    """Lines that one seat, the host or the judge of an online table says."""
    far_undo: Rate = Rate(10, 0.1)
    """Undos, redos and corrections at one table that go more than eight turns back."""
    entries_per_table: int = 5000
    """Entries of one table's log; a long game has a few hundred."""
    entries_by_day: int = 40_000
    """Entries of a by-day game's log; forty players enter something every day for weeks."""
    turns_per_table: int = 20_000
    """Turns that one table has ever played, including those that corrections played again."""
    lobby_entries: int = 2000
    """Entries of an online table about people who come, go and speak; the others are the game's."""
    tables_per_account: int = 1000
    """Tables of one account, including closed ones; the owner can set another number."""
    tournaments_per_account: int = 100
    """Tournaments of one account; the owner can set another number."""
    quick_tables_in_all: int = 10_000
    """Tables without an account, so that strangers leave room for clubs."""
    tables_in_all: int = 50_000
    tournaments_in_all: int = 5000
    accounts_in_all: int = 10_000
    bytes_in_all: int = 20_000_000_000
    """The size of the database above which nothing new can be created; existing games go on."""
    links_per_maker: int = 5000
    """Links that one person has ever made at one table or tournament."""
    links_per_player: int = 100
    """Links that one player has ever made to their own seat at one table."""
    header_bytes: int = 16_384
    """Bytes of a request's first line and header."""
    header_lines: int = 100
    header_s: float = 10.0
    """Seconds from the beginning of a connection, or of a request, to the end of its header."""
    body_s: float = 30.0
    """Seconds from the header to the end of a body; longer while it comes fast enough."""
    body_bytes_per_s: int = 4096
    """The least speed of a body that takes longer."""
    connections_per_address: int = 1000
    """HTTP connections of one address, without viewers' sockets."""
    sockets_per_address: int = 3000
    sockets_per_table: int = 500
    """Sockets of one kind that only watches (the hall, overlays); further ones are refused."""
    sockets_per_tournament: int = 3000
    """Sockets of one kind that only watches a tournament; further ones are refused."""
    sockets_per_link: int = 8
    """Sockets of one link of a judge, seat, player or official, or of one account at a tournament.

    A further socket closes the oldest of them.
    """
    sockets_per_place: int = 32
    """Sockets of one seat, or of all judges; a further one closes the fullest link's oldest."""
    pending: int = 64
    """Frames that may wait for a slow reader before they are dropped."""
    stuck_ms: int = 10_000
    """Milliseconds that a frame may wait for the reader's network."""
    hello_s: float = 10.0


@dataclass(frozen=True, slots=True)
class Config:
    """The whole configuration."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT
    lan: bool = False
    """Listen on all networks unless a host is named, so that phones can reach the server."""
    https: bool = False
    """Use TLS with a certificate that the server makes itself."""
    tls_cert: str = ""
    tls_key: str = ""
    """The files of a certificate made by others; with `https`, of the server's own one."""
    authority: str = ""
    """The authority of the server's own certificate, as a file to install on phones."""
    public_url: str = ""
    """The address by which people reach the server, if it is behind a proxy."""
    behind_proxy: bool = False
    """Trust the client addresses that the proxy sends."""
    metrics_token: str = ""
    smtp: str = field(default="", repr=False)
    """The SMTP server as a URL, which may contain a password."""
    mail_from: str = ""
    """The sender's address of letters; by default the user name at the SMTP server."""
    vapid_key: str = ""
    """The file of the key for push services; by default one beside the database."""
    push_hosts: str = HOSTS
    """The push services to which messages for browsers may be sent."""
    telegram_token_file: str = ""
    """The file with the token of a Telegram bot."""
    telegram_api: str = API
    """The address of the Bot API."""
    ice: str = ""
    """STUN and TURN servers for speech at online tables, separated by commas."""
    turn_secret_file: str = ""
    """The file with the secret that this server shares with the TURN servers."""
    voice_relay: bool = False
    """Send speech through the TURN servers only, so that players' addresses stay hidden."""
    quick_games: bool = True
    """Allow tables without an account."""
    roles_delay: int = 15
    """The least delay, in seconds, of an overlay with roles while the game is played."""
    registration: str = ""
    """How accounts are registered (a word of `Registration`) until the owner decides it."""
    keep_quick_games: int = -1
    """Days after which an idle quick game is deleted; 0 keeps them for ever."""
    demo: bool = False
    qr: bool = False
    """Print a QR code of the address for phones even if the output is not a terminal."""
    pace: float = 1.5
    """Seconds between the moves of the demonstration's bots."""
    key: str = ""
    """The file of the key that signs the ends of logs; by default one beside a SQLite database."""
    processes: int = 1
    """How many servers share the database behind one balancer; each allows its part of a rate."""
    workers: int = 1
    """How many processes this server has; they share its port and its database."""
    backup_hours: float = 26.0
    """Hours after which a backup is overdue; 0 never warns."""
    log_level: str = "info"
    journal: str = ""
    """The file of the journal; by default it goes to standard error."""
    limits: Limits = field(default_factory=Limits)
    strength: Strength = field(default_factory=Strength)
    mail_pace: Pace = field(default_factory=Pace)

    @property
    def first_registration(self) -> Registration:
        """How accounts are registered until the owner decides; by invitation on a public server."""
        usual = Registration.INVITE if self.public_url else Registration.OPEN
        return Registration(self.registration) if self.registration else usual

    @property
    def quick_days(self) -> int:
        """Days that an idle quick game is kept; a club's own machine keeps it for ever."""
        if self.keep_quick_games >= 0:
            return self.keep_quick_games
        return QUICK_DAYS if self.public_url else 0

    @property
    def vapid_file(self) -> Path | None:
        """The configured file, or one beside a SQLite file, which is made when needed; or None."""
        if self.vapid_key:
            return Path(self.vapid_key)
        if is_postgres(self.database):
            return None
        file = file_of(self.database).resolve()
        return file.with_name(f"{file.name}.vapid")

    @property
    def telegram_token(self) -> str:
        """The content of the token's file, which was checked at the start."""
        return _token_in(self.telegram_token_file) if self.telegram_token_file else ""

    @property
    def turn_secret(self) -> str:
        """The content of the secret's file, which was checked at the start."""
        return _secret_in(self.turn_secret_file) if self.turn_secret_file else ""

    @property
    def scheme(self) -> str:
        return "https" if self.https or self.tls_cert else "http"

    @property
    def own_url(self) -> str:
        """The address by which this machine itself reaches the server."""
        host = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "127.0.0.1"}.get(  # noqa: S104
            self.host, self.host
        )
        return self.addresses([host])[0]

    @property
    def url(self) -> str:
        """The server's address as far as it is known without a request."""
        return self.public_url.rstrip("/") or self.own_url

    def addresses(self, hosts: Iterable[str]) -> list[str]:
        """Return the addresses of this server under these hosts."""
        usual = self.port == USUAL_PORT[self.scheme]
        port = "" if usual else f":{self.port}"
        return [f"{self.scheme}://{bracketed(host)}{port}" for host in hosts]

    @property
    def origins(self) -> frozenset[str]:
        """The origins of pages whose requests this server accepts."""
        own = urlsplit(self.url)
        allowed = {f"{own.scheme}://{own.netloc}".lower()}
        if not self.public_url:
            allowed |= set(self.addresses(["localhost", "127.0.0.1"]))
        return frozenset(allowed)


INNER = ("strength", "authority", "mail_pace")
SETTINGS = tuple(f.name for f in fields(Config) if f.name not in INNER)
"""The settings that can be configured from outside."""


class SettingError(Exception):
    """A setting has an invalid value; the argument is its name."""


def configured(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Config:
    """Return the configuration: flags override variables, and variables override defaults."""
    chosen: dict[str, object] = {}
    for name in SETTINGS:
        text = flags.get(name)
        if text is None:
            text = environment.get(f"{PREFIX}{name.upper()}") or None
        if text is not None:
            chosen[name] = _read(name, text)
    if bool(chosen.get("tls_cert")) != bool(chosen.get("tls_key")):
        raise SettingError("tls_key" if chosen.get("tls_cert") else "tls_cert")
    _letters(chosen)
    _notices(chosen)
    _voices(chosen)
    if chosen.get("lan"):
        chosen.setdefault("host", everywhere())
    return Config(**chosen)  # type: ignore[arg-type]  # read by the type of its default


def _letters(chosen: Mapping[str, object]) -> None:
    """Check that letters can be sent: they need an SMTP server, a sender and a public address.

    Their links must not be built from the Host header of a request, which can be forged.
    """
    smtp, sender = str(chosen.get("smtp", "")), str(chosen.get("mail_from", ""))
    if not smtp:
        if sender:
            raise SettingError("smtp")
        return
    try:
        relay_of(smtp, sender)
    except RelayError:
        raise SettingError("smtp") from None
    except SenderError:
        raise SettingError("mail_from") from None
    if not chosen.get("public_url"):
        raise SettingError("public_url")


def _notices(chosen: Mapping[str, object]) -> None:
    """Check that a bot has a valid token and API, and the server a public address."""
    file, api = str(chosen.get("telegram_token_file", "")), str(chosen.get("telegram_api", API))
    if urlsplit(api).scheme not in ("http", "https"):
        raise SettingError("telegram_api")
    if file and not _token_in(file):
        raise SettingError("telegram_token_file")
    if file and not chosen.get("public_url"):
        raise SettingError("public_url")
    if chosen.get("vapid_key"):
        try:
            vapid_key(Path(str(chosen["vapid_key"])))
        except VapidKeyError:
            raise SettingError("vapid_key") from None


def _voices(chosen: Mapping[str, object]) -> None:
    """Check the servers for speech; a forced relay needs a TURN server."""
    servers, file = str(chosen.get("ice", "")), str(chosen.get("turn_secret_file", ""))
    if not known(servers):
        raise SettingError("ice")
    if file and not _secret_in(file):
        raise SettingError("turn_secret_file")
    if chosen.get("voice_relay") and "turn" not in servers:
        raise SettingError("voice_relay")


def _secret_in(file: str) -> str:
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, ValueError):
        return ""


def _token_in(file: str) -> str:
    """Return the token of a bot; "" if the file contains none."""
    try:
        text = Path(file).read_text("ascii").strip()
    except (OSError, ValueError):
        return ""
    return text if TOKEN.fullmatch(text) else ""


def _read(name: str, text: str) -> object:
    if name == "limits":
        return _limits(text)
    default = getattr(_DEFAULT, name)
    try:
        if isinstance(default, bool):
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[
                text.lower()
            ]
        if name == "registration":
            return Registration(text)
        value = type(default)(text)
    except (ValueError, KeyError):
        raise SettingError(name) from None
    most = {
        "port": LAST_PORT,
        "backup_hours": LAST_HOUR,
        "processes": MOST_PROCESSES,
        "workers": MOST_PROCESSES,
        "keep_quick_games": LAST_DAY,
        "roles_delay": LONGEST_DELAY,
    }.get(name)
    if most is not None and not 0 <= value <= most:  # NaN is refused, too
        raise SettingError(name)
    return value


def _limits(text: str) -> Limits:
    """Parse limits such as `sockets_per_table=1000 paper=200/60`: a number, or burst/per minute."""
    usual = Limits()
    try:
        parts = [part.partition("=") for part in text.split()]
        chosen = {name: _limit(getattr(usual, name), value) for name, _, value in parts}
    except (AttributeError, TypeError, ValueError):
        raise SettingError("limits") from None
    return msgspec.structs.replace(usual, **chosen)


def _limit(usual: Rate | float, text: str) -> Rate | float:
    """Parse a limit of the same type as the default; it must be positive and finite."""
    numbers = [float(number) for number in text.split("/")]
    if not all(0 < number < LARGEST_LIMIT for number in numbers):
        raise ValueError(text)
    if isinstance(usual, Rate):
        burst, minute = numbers
        return Rate(burst, minute / 60)
    (number,) = numbers
    return type(usual)(number)


_DEFAULT = Config()
