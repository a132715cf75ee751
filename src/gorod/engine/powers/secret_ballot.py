"""The secret ballot."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class SecretBallot(Power):
    """The table learns of a vote only how many hands there were."""
