"""E-mail addresses: from what people type to the form in which they are stored and compared."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 254
LOCAL = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
LONGEST_LOCAL = 64
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN = re.compile(rf"{LABEL}(?:\.{LABEL})+")


def mailbox(typed: str) -> str:
    """Return the address in lower case, its domain in IDNA; "" if it is not an address."""
    text = unicodedata.normalize("NFKC", typed).strip().lower()
    local, _, domain = text.rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii")
    except UnicodeError:
        return ""
    fits = LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain) and len(local) <= LONGEST_LOCAL
    whole = f"{local}@{domain}"
    return whole if fits and len(whole) <= LONGEST else ""
