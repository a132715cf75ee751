"""The server's self-made certificate for a club's laptop, which phones can be told to trust.

An authority is made once and kept, with its key, beside the database. It signs the certificate of
the server, which is renewed before it expires or when the machine gets another address. A phone
that trusts the authority keeps trusting the server. The authority may only sign for private
addresses and names of this machine, so that its key, if stolen, cannot be used to imitate a bank.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from gorod.server.network import is_own, lan_addresses

FOLDER = "gorod-tls"
AUTHORITY, AUTHORITY_KEY = "authority.pem", "authority-key.pem"
CHAIN, KEY = "server.pem", "server-key.pem"
LASTS = timedelta(days=397)
"""Less than the 825 days, and the 398 of public authorities, that iPhones accept."""
AUTHORITY_LASTS = timedelta(days=3650)
EARLY = timedelta(days=30)
"""How long before it expires a certificate is replaced."""
SKEW = timedelta(days=1)
"""How long ago it becomes valid, so that phones with a slow clock accept it."""
PRIVATE = tuple(
    map(
        ip_network,
        ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7"),
    )
)
LOCAL_NAMES = ("localhost", "local")


@dataclass(frozen=True, slots=True)
class Issued:
    """The files of the certificate, its key and the authority."""

    chain: Path
    key: Path
    authority: Path


def folder_for(database: str) -> Path:
    """Return the folder beside the database file, or in the working directory if it has none."""
    home = Path() if "://" in database else Path(database).absolute().parent
    return home.absolute() / FOLDER


def issued(folder: Path, more: Iterable[str] = (), now: datetime | None = None) -> Issued:
    """Return a certificate that is valid for this machine's current names; make it if necessary."""
    moment = now or datetime.now(UTC)
    names = _names(more)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = Issued(folder / CHAIN, folder / KEY, folder / AUTHORITY)
    authority = _kept(found.authority, folder / AUTHORITY_KEY)
    if authority is None or not _vouches(authority[0], names, moment):
        authority = _authority(names, moment)
        _write(folder / AUTHORITY_KEY, _pem_of_key(authority[1]))
        _write(found.authority, _pem(authority[0]))
    server = _kept(found.chain, found.key)
    if server is None or not _good(server[0], authority[0], names, moment):
        server = _server(*authority, names, moment)
        _write(found.key, _pem_of_key(server[1]))
        _write(found.chain, _pem(server[0]) + _pem(authority[0]))
    return found


def fingerprint(certificate: Path) -> str:
    """Return the fingerprint as phones and browsers show it, to compare."""
    digest = x509.load_pem_x509_certificate(certificate.read_bytes()).fingerprint(hashes.SHA256())
    return digest.hex(":").upper()


def as_downloaded(authority: Path) -> bytes:
    """Return the authority's certificate in the form that phones install."""
    loaded = x509.load_pem_x509_certificate(authority.read_bytes())
    return loaded.public_bytes(serialization.Encoding.DER)


# --- names ---------------------------------------------------------------------------------------


def _names(more: Iterable[str]) -> list[str]:
    """Return every address and name by which this machine may be reached."""
    host = socket.gethostname().partition(".")[0].lower()
    named = [host, f"{host}.local"] if host.isascii() and host.replace("-", "").isalnum() else []
    wanted = [*lan_addresses(), "127.0.0.1", "::1", "localhost", *named]
    return list(dict.fromkeys([*wanted, *(one for one in more if not is_own(one))]))


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _permitted(names: Iterable[str]) -> x509.NameConstraints:
    """Return what an authority may sign for: private networks, and this machine's names."""
    networks: list[IPv4Network | IPv6Network] = list(PRIVATE)
    domains = list(LOCAL_NAMES)
    for name in names:
        try:
            address = ip_address(name)
        except ValueError:
            if not name.endswith(".local"):
                domains.append(name)
            continue
        if not any(address in network for network in networks):
            networks.append(ip_network(name))
    subtrees = [x509.IPAddress(one) for one in networks]
    return x509.NameConstraints([*subtrees, *map(x509.DNSName, dict.fromkeys(domains))], None)


def _covers(constraints: x509.NameConstraints, name: str) -> bool:
    trees = [tree.value for tree in constraints.permitted_subtrees or ()]
    try:
        address = ip_address(name)
    except ValueError:
        return any(isinstance(one, str) and f".{name}".endswith(f".{one}") for one in trees)
    return any(not isinstance(one, str) and address in one for one in trees)


# --- what is kept --------------------------------------------------------------------------------

Pair = tuple[x509.Certificate, ec.EllipticCurvePrivateKey]


def _kept(certificate: Path, key: Path) -> Pair | None:
    """Return a certificate and its key; None unless both exist and belong together."""
    try:
        loaded = x509.load_pem_x509_certificate(certificate.read_bytes())
        own = serialization.load_pem_private_key(key.read_bytes(), None)
    except (OSError, ValueError):
        return None
    if not isinstance(own, ec.EllipticCurvePrivateKey) or own.public_key() != loaded.public_key():
        return None
    return loaded, own


def _vouches(authority: x509.Certificate, names: Iterable[str], now: datetime) -> bool:
    if authority.not_valid_after_utc - now < LASTS + EARLY or authority.not_valid_before_utc > now:
        return False
    constraints = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    return all(_covers(constraints, name) for name in names)


def _good(
    server: x509.Certificate, authority: x509.Certificate, names: Iterable[str], now: datetime
) -> bool:
    if server.not_valid_after_utc - now < EARLY or server.not_valid_before_utc > now:
        return False
    if server.issuer != authority.subject:
        return False
    own = server.extensions.get_extension_for_class(x509.AuthorityKeyIdentifier).value
    if own.key_identifier != _key_id(authority).digest:
        return False
    vouched = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {_general(name) for name in names} <= set(vouched)


def _key_id(certificate: x509.Certificate) -> x509.SubjectKeyIdentifier:
    return x509.SubjectKeyIdentifier.from_public_key(certificate.public_key())


# --- what is made --------------------------------------------------------------------------------


def _subject(words: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, words)])


def _began(
    subject: str, key: ec.EllipticCurvePrivateKey, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(_subject(subject))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SKEW)
        .not_valid_after(now - SKEW + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _usage(*, authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=authority,
        crl_sign=authority,
        encipher_only=False,
        decipher_only=False,
    )


def _authority(names: Iterable[str], now: datetime) -> Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    words = f"Gorod, {socket.gethostname()[:40]}, {now:%Y-%m-%d}"
    made = (
        _began(words, key, now, AUTHORITY_LASTS)
        .issuer_name(_subject(words))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(authority=True), critical=True)
        .add_extension(_permitted(names), critical=True)
        .sign(key, hashes.SHA256())
    )
    return made, key


def _server(
    authority: x509.Certificate,
    signs: ec.EllipticCurvePrivateKey,
    names: Iterable[str],
    now: datetime,
) -> Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    purposes = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    vouched = x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(_key_id(authority))
    made = (
        _began("Gorod", key, now, LASTS)
        .issuer_name(authority.subject)
        .add_extension(x509.SubjectAlternativeName(map(_general, names)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(authority=False), critical=True)
        .add_extension(purposes, critical=False)
        .add_extension(vouched, critical=False)
        .sign(signs, hashes.SHA256())
    )
    return made, key


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _pem_of_key(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(path: Path, content: bytes) -> None:
    """Write a file atomically, readable by this user only."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
    new.replace(path)
