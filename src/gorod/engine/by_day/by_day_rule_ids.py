"""Every rule id that the by-day format of the engine writes into events and refusals."""

from __future__ import annotations

RULE_IDS: frozenset[str] = frozenset(
    {
        "act",
        "answer-final",
        "ballot-entry",
        "best-legend",
        "best-player",
        "best-votes",
        "clan-known",
        "code",
        "coin",
        "course",
        "day-close",
        "day-end",
        "deal",
        "departed",
        "disqualification",
        "draw-log",
        "execution",
        "favourite",
        "forecast",
        "game-day",
        "legend",
        "one-vote",
        "placeholder",
        "position",
        "praise",
        "publication",
        "question",
        "seating",
        "secret-answer",
        "stopped",
        "suicide",
        "threshold",
        "vote-table",
        "vote-void",
    }
)
