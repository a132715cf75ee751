"""The base of what leaves a desk."""

from __future__ import annotations

import msgspec


class Face(msgspec.Struct, omit_defaults=False):
    """Base of what leaves."""
