"""The secret ballot."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class SecretBallot(Power):
    """In a vote the table learns only the number of hands."""
