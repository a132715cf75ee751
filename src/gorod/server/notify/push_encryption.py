"""Encryption of web push messages, which only the browser can read (RFC 8291).

Every encrypted message has the same length, regardless of its content.
"""

from __future__ import annotations

import base64
import binascii
import secrets
import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 2048
"""The length of a padded message before encryption; push services accept 4096 bytes."""
LAST = b"\x02"
POINT, AUTH, SALT = 65, 16, 16


class TooLongError(ValueError):
    """A message that is too long for the length that all messages have."""


def sealed(
    text: bytes,
    browser: bytes,
    auth: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    record: int = RECORD,
) -> bytes:
    """Return an encrypted message as a request's body; only tests pass `own` and `salt`."""
    if len(text) + len(LAST) > record:
        raise TooLongError(len(text))
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(SALT)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), browser_key(browser))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    filled = (text + LAST).ljust(record, b"\0")
    head = salt + struct.pack("!IB", 4096, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, filled, None)


def browser_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """Decode the key of a browser; raise `ValueError` if it is not a point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def to_text(raw: bytes) -> str:
    """Encode bytes in the way of the web push standards."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode such a text; raise `ValueError` if it is malformed."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error:
        raise ValueError(text) from None
