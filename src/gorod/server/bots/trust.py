"""The TLS settings of bots, which trust the certificate of their own server."""

from __future__ import annotations

import ssl

from gorod.server.config import Config

PARTIAL_CHAIN = ssl.VerifyFlags(0x80000)
"""X509_V_FLAG_PARTIAL_CHAIN: a certificate that is named is trusted by itself."""


def trust_of(config: Config) -> ssl.SSLContext | None:
    """Trust exactly the server with this certificate, under any name; None for plain http."""
    if not config.tls_cert:
        return None
    context = ssl.create_default_context(cafile=config.tls_cert)
    context.verify_flags |= PARTIAL_CHAIN
    context.check_hostname = False
    return context
