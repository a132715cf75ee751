"""The base of what leaves a desk. Every field says for whom it is; `fitted` drops the rest."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS

Text = Annotated[str | UnsetType, OFFICIALS]


class Face(msgspec.Struct, omit_defaults=False):
    """Base of what leaves."""
