"""Best moves that are said aloud."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class SpokenBestMoves(Power):
    """The table hears every best move that is named before the morning."""
