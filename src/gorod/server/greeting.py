"""The first lines that `gorod serve` prints: the server's addresses, above all for phones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from gorod.i18n import Catalogue
from gorod.report.qr import in_a_terminal
from gorod.server.config import Config
from gorod.server.network import EVERYWHERE, is_own, reachable

WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
"""Colours in which a QR code can be read on any terminal."""


def greeted(config: Config, texts: Catalogue, say: Callable[[str], None], *, drawn: bool) -> str:
    """Print the lines, with a QR code if `drawn`; return the address for printed links."""
    if config.public_url:
        say(texts.say("serve-running", url=config.url))
        _code(config.url, say, drawn=drawn)
        _in_clear(config, texts, say)
        return config.url
    found = config.addresses(reachable(config.host))
    if not found:
        say(texts.say("serve-running", url=config.own_url))
        say(texts.say("serve-no-network" if config.host in EVERYWHERE else "serve-alone"))
        if config.host in EVERYWHERE:
            _in_clear(config, texts, say)
        _vouched(config, texts, say, config.own_url)
        return config.own_url
    best, *others = found
    say(texts.say("serve-phones", url=best))
    _code(best, say, drawn=drawn)
    for other in others:
        say(texts.say("serve-phones-also", url=other))
    if config.host in EVERYWHERE:
        say(texts.say("serve-here", url=config.own_url))
    say(texts.say("serve-seen"))
    _in_clear(config, texts, say)
    _vouched(config, texts, say, best)
    return best


def _in_clear(config: Config, texts: Catalogue, say: Callable[[str], None]) -> None:
    """Warn that others in the network can read everything, if nothing provides TLS."""
    heard = config.host in EVERYWHERE or not is_own(config.host)
    if heard and config.scheme == "http" and not config.behind_proxy:
        say(texts.say("serve-in-clear"))


def _vouched(config: Config, texts: Catalogue, say: Callable[[str], None], url: str) -> None:
    """Explain the warning that a phone shows for our own certificate, with its fingerprint."""
    if not config.authority:
        return
    from gorod.server.certificates import fingerprint  # noqa: PLC0415  at https only

    own = fingerprint(Path(config.tls_cert))
    say(texts.say("serve-certificate", fingerprint=own))
    vouching = fingerprint(Path(config.authority))
    say(texts.say("serve-authority", url=f"{url}/authority.crt", fingerprint=vouching))
    say(texts.say("serve-authority-help", url=f"{url}/help/club-laptop#https"))


def _code(url: str, say: Callable[[str], None], *, drawn: bool) -> None:
    if not drawn:
        return
    before, after = (WHITE_ON_BLACK, AS_BEFORE) if sys.stdout.isatty() else ("", "")
    for line in in_a_terminal(f"{url}/"):
        say(f"{before}{line}{after}")
