"""How a server is set up: flags, then GOROD_* variables, then these values."""

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
"""Days that a server for strangers keeps a quick game at which nothing happens."""
LAST_HOUR = 24 * 365
MOST_PROCESSES = 64
USUAL_PORT = {"http": 80, "https": 443}


class Limits(msgspec.Struct, frozen=True):
    """Bounds of what one sender may ask; generous, because a club has one address."""

    request: Rate = Rate(1000, 200)
    """Any request of one address."""
    create: Rate = Rate(30, 0.05)
    """Tables made by one address without an account."""
    make: Rate = Rate(60, 0.1)
    """Tables and tournaments made by one account."""
    account: Rate = Rate(10, 0.01)
    """Registrations by one address."""
    sign_in: Rate = Rate(10, 0.1)
    """Attempts by one address, and by one address or one known device at one name."""
    sign_in_name: Rate = Rate(300, 0.05)
    """Attempts at one name from everywhere, without those of known devices."""
    sign_in_all: Rate = Rate(300, 5)
    """Attempts at all names from everywhere, without those of known devices: each costs a hash."""
    wrong_token: Rate = Rate(20, 0.5)
    """Tokens that open nothing, shown by one address."""
    join: Rate = Rate(100, 0.5)
    """Seats of online tables that one address takes or changes."""
    sign_up: Rate = Rate(300, 1)
    """Players who sign themselves up from one address: a hall has one."""
    qr: Rate = Rate(300, 5)
    """Codes drawn for one address: each costs as much as a hundred other requests."""
    paper: Rate = Rate(60, 1)
    """Sheets, tables as files and archives for one address; they are made one by one."""
    papers_waiting: int = 50
    """Papers that are made or wait to be made; one more is refused."""
    letter: Rate = Rate(3, 1 / 600)
    """Letters to one account, to one address, and asked for by one name."""
    letter_from: Rate = Rate(30, 0.05)
    """Letters that one address of the network asks for."""
    frame: Rate = Rate(20, 5)
    """Frames of one socket."""
    seat_command: Rate = Rate(600, 1)
    """Commands of one seat at one table, whether or not they move anything."""
    talk: Rate = Rate(20, 0.5)
    """Lines that one seat, the owner or the judge of an online table says."""
    far_undo: Rate = Rate(10, 0.1)
    """Undos, redos and corrections at one table that reach more than eight turns back."""
    entries_per_table: int = 5000
    """Entries of one table's log: a long game has a few hundred."""
    entries_by_day: int = 40_000
    """Entries of the log of a by-day game: forty players enter something every day for weeks."""
    turns_per_table: int = 20_000
    """Turns that one table has ever played, with those that corrections played again."""
    lobby_entries: int = 2000
    """Entries of an online table about who comes, goes and speaks; the game has the others."""
    tables_per_account: int = 1000
    """Tables of one account, closed ones with them; the owner can allow another number."""
    tournaments_per_account: int = 100
    """Tournaments of one account; the owner can allow another number."""
    quick_tables_in_all: int = 10_000
    """Tables without an account: strangers leave room for clubs."""
    tables_in_all: int = 50_000
    tournaments_in_all: int = 5000
    accounts_in_all: int = 10_000
    bytes_in_all: int = 20_000_000_000
    """What the database may take before nothing new is made; games that are there go on."""
    links_per_maker: int = 5000
    """Links that one person has ever made at one table or tournament."""
    links_per_player: int = 100
    """Links that one player has ever made to their own seat at one table."""
    header_bytes: int = 16_384
    """The first line and the header of a request."""
    header_lines: int = 100
    header_s: float = 10.0
    """From the beginning of a connection, or of a request, to the end of its header."""
    body_s: float = 30.0
    """From the header to the end of a body; longer, while it comes fast enough."""
    body_bytes_per_s: int = 4096
    """How fast a body has to come that takes longer."""
    connections_per_address: int = 1000
    """Connections of one address that speak HTTP; a viewer's socket is none of them."""
    sockets_per_address: int = 3000
    sockets_per_table: int = 500
    """Sockets of one kind that only watches (the hall, overlays): one more is refused."""
    sockets_per_tournament: int = 3000
    """Sockets of one kind that only watches a tournament: one more is refused."""
    sockets_per_link: int = 8
    """Sockets of one judge's, seat's, player's or official's link, or of one account at a
    tournament: for one more the oldest of them goes."""
    sockets_per_place: int = 32
    """Sockets of one seat, or of all judges: for one more the oldest of the fullest link goes."""
    pending: int = 64
    """Frames that may wait for a slow reader before they are dropped."""
    stuck_ms: int = 10_000
    """How long one frame may wait for the reader's network."""
    hello_s: float = 10.0


@dataclass(frozen=True, slots=True)
class Config:
    """All of it."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT
    lan: bool = False
    """Listen to the whole network where no host is named; a phone reaches the server then."""
    https: bool = False
    """Speak TLS with a certificate of our own making."""
    tls_cert: str = ""
    tls_key: str = ""
    """A certificate of somebody else's making, as files; with `https` those that were made."""
    authority: str = ""
    """Who vouches for a certificate of our own making, as a file to install on phones."""
    public_url: str = ""
    """How people reach the server, where a proxy stands before it."""
    behind_proxy: bool = False
    """Believe the addresses that the proxy tells."""
    metrics_token: str = ""
    smtp: str = field(default="", repr=False)
    """The server that takes letters, as a URL; it may hold a password."""
    mail_from: str = ""
    """The address that letters come from; without it, the name that signs in at that server."""
    vapid_key: str = ""
    """The file of the key by which push services know this server; else one beside the database."""
    push_hosts: str = HOSTS
    """The push services to which messages for browsers are handed over."""
    telegram_token_file: str = ""
    """The file with the token of a Telegram bot."""
    telegram_api: str = API
    """Where the Bot API is."""
    ice: str = ""
    """STUN and TURN servers for the voices of online tables, parted by commas."""
    turn_secret_file: str = ""
    """The file with the secret that the TURN servers share with this one."""
    voice_relay: bool = False
    """Voices go through the TURN servers only, so that nobody learns the address of another."""
    quick_games: bool = True
    """Tables without an account."""
    roles_delay: int = 15
    """Seconds by which an overlay with roles is told late at least, while the game is played."""
    registration: str = ""
    """A word of `Registration`: who may register until the owner decides it on their page."""
    keep_quick_games: int = -1
    """Days after which a quick game at rest is deleted; 0 keeps them for ever."""
    demo: bool = False
    qr: bool = False
    """Print a code of the address for phones also where nobody looks at a terminal."""
    pace: float = 1.5
    """Seconds between the moves of the demonstration's bots."""
    key: str = ""
    """The file of the key that signs the ends of all logs; else one beside a SQLite database."""
    processes: int = 1
    """How many servers share the database behind one balancer: each allows its part of a rate."""
    backup_hours: float = 26.0
    """Hours after which a backup is overdue; 0 never warns."""
    log_level: str = "info"
    journal: str = ""
    """The file that the journal is written to; standard error without it."""
    limits: Limits = field(default_factory=Limits)
    strength: Strength = field(default_factory=Strength)
    mail_pace: Pace = field(default_factory=Pace)

    @property
    def first_registration(self) -> Registration:
        """Who may register where the owner has not decided; a server for strangers invites."""
        usual = Registration.INVITE if self.public_url else Registration.OPEN
        return Registration(self.registration) if self.registration else usual

    @property
    def quick_days(self) -> int:
        """Days that a quick game is kept at rest; a club's own machine keeps it for ever."""
        if self.keep_quick_games >= 0:
            return self.keep_quick_games
        return QUICK_DAYS if self.public_url else 0

    @property
    def vapid_file(self) -> Path | None:
        """The file that was named, or one beside a SQLite file; it is made when it is needed."""
        if self.vapid_key:
            return Path(self.vapid_key)
        if is_postgres(self.database):
            return None
        file = file_of(self.database).resolve()
        return file.with_name(f"{file.name}.vapid")

    @property
    def telegram_token(self) -> str:
        """What the file of the token says; it was looked at when the server was set up."""
        return _token_in(self.telegram_token_file) if self.telegram_token_file else ""

    @property
    def turn_secret(self) -> str:
        """What the file of the secret says; it was looked at when the server was set up."""
        return _secret_in(self.turn_secret_file) if self.turn_secret_file else ""

    @property
    def scheme(self) -> str:
        return "https" if self.https or self.tls_cert else "http"

    @property
    def own_url(self) -> str:
        """How this machine itself reaches the server."""
        host = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "127.0.0.1"}.get(  # noqa: S104
            self.host, self.host
        )
        return self.addresses([host])[0]

    @property
    def url(self) -> str:
        """How people reach it, for all that is known without a request of theirs."""
        return self.public_url.rstrip("/") or self.own_url

    def addresses(self, hosts: Iterable[str]) -> list[str]:
        """Hosts as addresses of this server."""
        usual = self.port == USUAL_PORT[self.scheme]
        port = "" if usual else f":{self.port}"
        return [f"{self.scheme}://{bracketed(host)}{port}" for host in hosts]

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may speak to this server from a browser."""
        own = urlsplit(self.url)
        allowed = {f"{own.scheme}://{own.netloc}".lower()}
        if not self.public_url:
            allowed |= set(self.addresses(["localhost", "127.0.0.1"]))
        return frozenset(allowed)


INNER = ("strength", "authority", "mail_pace")
SETTINGS = tuple(f.name for f in fields(Config) if f.name not in INNER)
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
    if bool(chosen.get("tls_cert")) != bool(chosen.get("tls_key")):
        raise SettingError("tls_key" if chosen.get("tls_cert") else "tls_cert")
    _letters(chosen)
    _notices(chosen)
    _voices(chosen)
    if chosen.get("lan"):
        chosen.setdefault("host", everywhere())
    return Config(**chosen)  # type: ignore[arg-type]  # read by the type of its default


def _letters(chosen: Mapping[str, object]) -> None:
    """Letters need a server, a sender, and an address of ours that no request can forge."""
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
    """A bot needs its token, an address to speak to, and an address of ours for its messages."""
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
    """Voices need servers that a browser knows, and a relay where they are to go through one."""
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
    """The token of a bot; empty if the file holds none."""
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
        "keep_quick_games": LAST_DAY,
        "roles_delay": LONGEST_DELAY,
    }.get(name)
    if most is not None and not 0 <= value <= most:  # NaN is no number of hours, either
        raise SettingError(name)
    return value


def _limits(text: str) -> Limits:
    """`sockets_per_table=1000 paper=200/60`: a number, or so many at once and then a minute."""
    usual = Limits()
    try:
        parts = [part.partition("=") for part in text.split()]
        chosen = {name: _limit(getattr(usual, name), value) for name, _, value in parts}
    except (AttributeError, TypeError, ValueError):
        raise SettingError("limits") from None
    return msgspec.structs.replace(usual, **chosen)


def _limit(usual: Rate | float, text: str) -> Rate | float:
    """A limit of the same kind: above nothing, and finite."""
    numbers = [float(number) for number in text.split("/")]
    if not all(0 < number < LARGEST_LIMIT for number in numbers):
        raise ValueError(text)
    if isinstance(usual, Rate):
        burst, minute = numbers
        return Rate(burst, minute / 60)
    (number,) = numbers
    return type(usual)(number)


_DEFAULT = Config()
