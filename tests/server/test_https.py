"""`gorod serve --https`: real clients that trust the authority which the server has made."""

import asyncio
import os
import re
import signal
import ssl
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.x509.oid import ExtendedKeyUsageOID

from gorod.server import certificates, network
from gorod.server.certificates import as_downloaded, fingerprint, folder_for, issued
from gorod.server.config import Config, SettingError, configured
from gorod.server.web.serve import running
from tests.kit.running_server import LOOSE, NAMES, RULES, WEAK
from tests.kit.server_processes import until_open

NOW = datetime(2026, 11, 16, tzinfo=UTC)
HOME = ["192.168.1.5", "fd00::5"]


@pytest.fixture
def at_home(monkeypatch):
    monkeypatch.setattr(certificates, "lan_addresses", lambda: HOME)


def of(made):
    return x509.load_pem_x509_certificate(made.chain.read_bytes())


def vouched(made):
    found = of(made).extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(name.value) for name in found}


def strict(made):
    context = ssl.create_default_context(cafile=str(made.authority))
    context.verify_flags |= ssl.VERIFY_X509_STRICT
    return context


def shaken(made, name):
    """A whole handshake between a server with this certificate and a client that trusts it."""
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(made.chain, made.key)
    inward, outward = ssl.MemoryBIO(), ssl.MemoryBIO()
    there = server.wrap_bio(inward, outward, server_side=True)
    here = strict(made).wrap_bio(outward, inward, server_hostname=name)
    for _ in range(4):
        for side in (here, there):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
    return here.getpeercert() is not None and here.version() in ("TLSv1.2", "TLSv1.3")


def test_a_certificate_is_one_that_phones_accept(tmp_path, at_home):
    made = issued(tmp_path / "tls", now=NOW)
    certificate = of(made)
    assert {*HOME, "127.0.0.1", "::1", "localhost"} <= vouched(made)
    lasts = certificate.not_valid_after_utc - certificate.not_valid_before_utc
    assert lasts < timedelta(days=398)
    purposes = certificate.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(purposes) == [ExtendedKeyUsageOID.SERVER_AUTH]
    authority = x509.load_der_x509_certificate(as_downloaded(made.authority))
    certificate.verify_directly_issued_by(authority)
    bounds = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert bounds.critical, "it may vouch for private addresses only"
    assert re.fullmatch(r"[0-9A-F]{2}(:[0-9A-F]{2}){31}", fingerprint(made.authority))


def test_nobody_else_reads_the_keys(tmp_path, at_home):
    folder = tmp_path / "tls"
    issued(folder, now=NOW)
    assert folder.stat().st_mode & 0o777 == 0o700
    for file in folder.iterdir():
        assert file.stat().st_mode & 0o777 == 0o600, file


@pytest.mark.parametrize("name", [*HOME, "127.0.0.1", "localhost"])
def test_a_strict_client_that_trusts_the_authority_comes_in(tmp_path, name, monkeypatch):
    monkeypatch.setattr(certificates, "lan_addresses", lambda: HOME)
    assert shaken(issued(tmp_path / "tls"), name)


def test_no_other_name_is_vouched_for(tmp_path, at_home):
    made = issued(tmp_path / "tls")
    for name in ("10.9.9.9", "bank.example"):
        with pytest.raises(ssl.SSLCertVerificationError):
            shaken(made, name)


def test_it_is_kept_until_it_ends_or_the_machine_moves(tmp_path, monkeypatch):
    folder = tmp_path / "tls"
    monkeypatch.setattr(certificates, "lan_addresses", lambda: HOME)
    first = issued(folder, now=NOW)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}

    def changed():
        now = {file.name: file.read_bytes() for file in folder.iterdir()}
        return {name for name in now if now[name] != before[name]}

    issued(folder, now=NOW + timedelta(days=300))
    assert changed() == set()
    # Soon over, or another address: a new certificate by the authority that phones trust already.
    issued(folder, now=NOW + timedelta(days=380))
    assert changed() == {"server.pem", "server-key.pem"}
    monkeypatch.setattr(certificates, "lan_addresses", lambda: [*HOME, "10.1.2.3"])
    moved = issued(folder, now=NOW + timedelta(days=381))
    assert changed() == {"server.pem", "server-key.pem"}
    assert "10.1.2.3" in vouched(moved)
    # The authority may not vouch for an address, or a key is lost: everything is made again.
    monkeypatch.setattr(certificates, "lan_addresses", lambda: ["203.0.113.7"])
    issued(folder, now=NOW + timedelta(days=381))
    assert changed() == set(before)
    assert shaken(issued(folder), "203.0.113.7")
    first.key.write_text("no key")
    assert of(issued(folder)).not_valid_after_utc > datetime.now(UTC)


def test_where_it_is_kept(tmp_path):
    assert folder_for(str(tmp_path / "club.db")) == tmp_path / "gorod-tls"
    assert folder_for("postgresql://x/y") == Path().absolute() / "gorod-tls"


def test_a_whole_server_speaks_tls(tmp_path):
    """Pages, links, a cookie and a socket, by the name of the machine and by its address."""

    async def whole():
        config = Config(
            host=network.everywhere(), port=0, database=str(tmp_path / "g.db"), https=True
        )
        config = Config(**{**_fields(config), "limits": LOOSE, "strength": WEAK})
        async with running(config) as services:
            own = services.config
            context = ssl.create_default_context(cafile=own.authority)
            hosts = [*network.reachable(own.host), "localhost", "127.0.0.1"]
            for url in own.addresses(hosts):
                async with httpx.AsyncClient(base_url=url, verify=context, timeout=180) as http:
                    page = await http.get("/")
                    policy = page.headers["content-security-policy"]
                    assert f"connect-src 'self' {url.replace('https', 'wss')};" in policy
                    assert "strict-transport-security" not in page.headers
                    made = await http.post("/api/tables", json={"rules": RULES, "names": NAMES})
                    assert made.json()["links"][0]["url"].startswith("https://")
                    origin = {"origin": url}
                    again = await http.post(
                        "/api/tables", json={"rules": RULES, "names": NAMES}, headers=origin
                    )
                    assert again.status_code == 201
            async with httpx.AsyncClient(base_url=own.own_url, verify=context, timeout=180) as http:
                account = {"name": "Клуб", "password": "длинный пароль"}
                await http.post("/api/accounts", json=account)
                signed = await http.post("/api/sessions", json=account)
                assert "Secure" in signed.headers["set-cookie"]
                offered = await http.get("/authority.crt")
                assert offered.headers["content-type"] == "application/x-x509-ca-cert"
                assert offered.content == as_downloaded(Path(own.authority))
            async with httpx.AsyncClient(base_url=own.own_url, timeout=180) as stranger:
                with pytest.raises(httpx.ConnectError):
                    await stranger.get("/")

    asyncio.run(whole())


def _fields(config):
    return {name: getattr(config, name) for name in config.__dataclass_fields__}


def test_the_demonstration_plays_at_https_and_prints_what_to_compare(tmp_path):
    command = [sys.executable, "-m", "gorod", "serve", "--demo", "--https", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--pace", "0.05", "--log-level", "info"],
        cwd=tmp_path,
        stdout=-1,
        stderr=-1,
        text=True,
        env={**os.environ, "GOROD_DATABASE": "evening.db"},
    )
    try:
        lines = until_open(process)
        text = "".join(lines)
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=180)
    finally:
        process.kill()
    assert "https://127.0.0.1:" in lines[0]
    folder = tmp_path / "gorod-tls"
    for file in ("server.pem", "authority.pem"):
        assert fingerprint(folder / file) in text
    assert "bots failed" not in log
    assert "/judge#" in text


def test_a_certificate_of_ones_own_needs_its_key(tmp_path, at_home):
    for flags in ({"tls_cert": "a.pem"}, {"tls_key": "a.pem"}):
        with pytest.raises(SettingError):
            configured(flags, {})
    made = issued(tmp_path / "tls")
    config = configured({"tls_cert": str(made.chain), "tls_key": str(made.key)}, {})
    assert config.url == "https://127.0.0.1:8000"
