"""Web push: what the browser's push service carries is sealed for the browser alone (RFC 8291).

Every sealed message has the same length, whatever it says.
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
"""The bytes of a message with its padding, before it is sealed; a push service takes 4096."""
LAST = b"\x02"
POINT, AUTH, SALT = 65, 16, 16


class TooLongError(ValueError):
    """A message that does not fit into the one length that all have."""


def sealed(
    text: bytes,
    browser: bytes,
    auth: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    record: int = RECORD,
) -> bytes:
    """A message as the body of a request; `own` and `salt` are new for each, but in a test."""
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
    """The key of a browser; raises `ValueError` where the bytes are no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def to_text(raw: bytes) -> str:
    """Bytes as the web push standards write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The bytes again; raises `ValueError` where it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error:
        raise ValueError(text) from None
