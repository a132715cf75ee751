"""The key that identifies this server to push services (VAPID, RFC 8292), kept in a file."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from gorod.server.notify.push_encryption import point_of, to_text

GOOD_FOR_S = 12 * 3600


class VapidKeyError(Exception):
    """A file that contains no such key, or cannot be read or made."""


class Vapid:
    """Signs requests to push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key, self._contact = key, contact
        self.public = to_text(point_of(key.public_key()))
        """The public key, which browsers need to subscribe."""

    def authorization(self, audience: str, now: datetime) -> str:
        """Return the `Authorization` header for one push service."""
        ends = int(now.timestamp()) + GOOD_FOR_S
        claims = {"aud": audience, "exp": ends, "sub": self._contact}
        return f"vapid t={jwt.encode(claims, self._key, algorithm='ES256')}, k={self.public}"


def vapid_key(file: Path) -> ec.EllipticCurvePrivateKey:
    """Return the key in a file; make the file, readable by this user only, if there is none."""
    try:
        if not file.exists():
            _make(file)
        key = load_pem_private_key(file.read_bytes(), None)
    except (OSError, ValueError, TypeError) as error:
        raise VapidKeyError(str(file)) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise VapidKeyError(str(file))
    return key


def _make(file: Path) -> None:
    """Write the key under another name first: processes that start at once then share one key."""
    key = ec.generate_private_key(ec.SECP256R1())
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
        made.write(text)
        made.flush()
        os.fsync(made.fileno())
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
