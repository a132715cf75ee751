"""The TLS settings of bots: they trust the server they belong to, whoever signed for it."""

from __future__ import annotations

import ssl

from gorod.server.config import Config

PARTIAL_CHAIN = ssl.VerifyFlags(0x80000)
"""X509_V_FLAG_PARTIAL_CHAIN: a certificate that is named is trusted by itself."""


def trust_of(config: Config) -> ssl.SSLContext | None:
    """Exactly the server with this certificate, by whatever name; nobody at plain http."""
    if not config.tls_cert:
        return None
    context = ssl.create_default_context(cafile=config.tls_cert)
    context.verify_flags |= PARTIAL_CHAIN
    context.check_hostname = False
    return context
