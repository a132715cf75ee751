"""Fake services for notices on real sockets: a push service with browsers, and a Bot API."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from gorod.server.notify.push_encryption import browser_key, from_text, point_of, to_text

PATIENCE = 60.0
HELD_S = 1.0
"""How many seconds a poll for updates is held open at most; shorter than Telegram's."""
TOKEN = "123456:" + "A" * 35


@dataclass
class Browser:
    """A browser that has subscribed; only it can read what it is sent."""

    name: str
    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen bytes..!"

    @property
    def address(self) -> dict[str, str]:
        """The content of its `PushSubscription`."""
        point = to_text(point_of(self.key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": point, "auth": to_text(self.auth)}

    def read(self, body: bytes) -> tuple[dict[str, str], int]:
        """Return the text of a sealed message, and its length with padding (RFC 8291)."""
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        own = point_of(self.key.public_key())
        shared = self.key.exchange(ec.ECDH(), browser_key(sender))
        secret = _derived(shared, self.auth, b"WebPush: info\0" + own + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        record = AESGCM(key).decrypt(nonce, sealed, None)
        text = record.rstrip(b"\0")
        assert text.endswith(b"\x02")
        return json.loads(text[:-1]), len(record)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


@dataclass
class Pushed:
    """One request that a push service received."""

    browser: str
    headers: dict[str, str]
    body: bytes
    said: dict[str, str]
    record: int


class _Waiting:
    """Received items, for tests that wait for them."""

    def __init__(self) -> None:
        self._new = Condition()
        self.url = ""

    def _came(self) -> None:
        with self._new:
            self._new.notify_all()

    def _await(self, number: int, things: list[Any]) -> Any:
        with self._new:
            self._new.wait_for(lambda: len(things) >= number, PATIENCE)
        return things[number - 1]


class PushService(_Waiting):
    """Accept messages for browsers, verifying the signature and decrypting them."""

    def __init__(self) -> None:
        super().__init__()
        self.browsers: dict[str, Browser] = {}
        self.pushed: list[Pushed] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """The next answers; afterwards everything is accepted again."""
        self.attempts = 0

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, Browser(name, f"{self.url}/push/{name}"))

    def message(self, number: int) -> Pushed:
        """Wait for a message and return it by its number, from 1."""
        found: Pushed = self._await(number, self.pushed)
        return found

    def answer(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        self.attempts += 1
        if self.answers:
            return self.answers.pop(0)
        name = path.rpartition("/")[2]
        browser = self.browsers.get(name)
        if browser is None:
            return 410, {}
        token, _, key = headers["authorization"].removeprefix("vapid t=").partition(", k=")
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key))
        jwt.decode(token, public, ["ES256"], audience=self.url, options={"verify_exp": False})
        said, record = browser.read(body)
        self.pushed.append(Pushed(name, headers, body, said, record))
        self._came()
        return 201, {}


class BotApi(_Waiting):
    """A Bot API: people write to the bot, and read what it writes to them."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[tuple[str, str]] = []
        """Chat and text of each message of the bot."""
        self.buttons: list[str] = []
        """What the button under each message sends; empty if there is none."""
        self.popped: list[tuple[str, str]] = []
        """What was answered to each tap."""
        self.answers: list[tuple[int, dict[str, Any]]] = []
        """The next answers to `sendMessage`."""
        self.attempts = 0
        self._updates: list[dict[str, Any]] = []
        self._number = 100
        self.drops = False
        """Accept a message and close the connection without an answer."""

    def types(self, chat: int, text: str, lang: str = "ru") -> None:
        """Let somebody write to the bot."""
        self._number += 1
        written = {"chat": {"id": chat, "type": "private"}, "text": text}
        self._updates.append(
            {"update_id": self._number, "message": {**written, "from": {"language_code": lang}}}
        )

    def taps(self, chat: int, data: str, lang: str = "ru") -> None:
        """Let somebody tap the button under a message."""
        self._number += 1
        under = {"chat": {"id": chat, "type": "private"}}
        tap = {"id": str(self._number), "data": data, "message": under}
        query = {**tap, "from": {"language_code": lang}}
        self._updates.append({"update_id": self._number, "callback_query": query})

    def message(self, number: int) -> tuple[str, str]:
        found: tuple[str, str] = self._await(number, self.written)
        return found

    def answer(self, path: str, _headers: dict[str, str], body: bytes) -> tuple[int, Any]:
        assert path.startswith(f"/bot{TOKEN}/"), path
        params, method = json.loads(body), path.rpartition("/")[2]
        if method == "getMe":
            return 200, {"ok": True, "result": {"id": 1, "username": "gorod_bot"}}
        if method == "getUpdates":
            self._updates = [u for u in self._updates if u["update_id"] >= params["offset"]]
            if not self._updates:
                sleep(min(params["timeout"], HELD_S))
            return 200, {"ok": True, "result": self._updates}
        if method == "answerCallbackQuery":
            self.popped.append((params["callback_query_id"], params["text"]))
            return 200, {"ok": True, "result": True}
        self.attempts += 1
        if self.answers:
            return self.answers.pop(0)
        self.written.append((str(params["chat_id"]), params["text"]))
        rows = params.get("reply_markup", {}).get("inline_keyboard", [])
        self.buttons.append(rows[0][0]["callback_data"] if rows else "")
        self._came()
        return (0, {}) if self.drops else (200, {"ok": True, "result": {"message_id": 1}})


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    with _served(service):
        yield service


@contextmanager
def bot_api() -> Iterator[BotApi]:
    api = BotApi()
    with _served(api):
        yield api


@contextmanager
def _served(service: PushService | BotApi) -> Iterator[None]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, told = service.answer(self.path, headers, body)
            if not status:
                self.close_connection = True
                return
            is_bot = isinstance(service, BotApi)
            text = json.dumps(told).encode() if is_bot else b""
            self.send_response(status)
            for name, value in ({} if is_bot else told).items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    class Quiet(ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            """Ignore errors: a sender that is killed closes the connection."""

    server = Quiet(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
