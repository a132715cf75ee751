"""Every rule id that the engine itself writes into events and refusals.

A rulebook must cite a clause for each; for those of a power that few documents know, if it
answers one of the slots that bring the power into play. Ids are part of stored events: renaming
one is a change of the record format. Policies add ids of their own, cited by the books that use
them.
"""

from __future__ import annotations

from collections.abc import Mapping

RULE_IDS: frozenset[str] = frozenset(
    {
        "amnesty",
        "asking",
        "award",
        "ballot",
        "ballot-order",
        "ban",
        "best-move",
        "best-move-cut",
        "best-move-final",
        "best-move-hint",
        "best-move-right",
        "best-moves-read",
        "consent",
        "course",
        "day-breaks",
        "deal",
        "disqualification",
        "disqualifying-foul",
        "don-check",
        "farewell-defeat",
        "fine",
        "foul",
        "foul-removal",
        "hands",
        "hunt",
        "last-word",
        "late-disqualification",
        "lift",
        "meeting",
        "missing-hands",
        "night-check",
        "night-falls",
        "night-kill",
        "night-miss",
        "night-resolved",
        "night-victim",
        "nomination",
        "one-check",
        "own-minute",
        "position",
        "protest",
        "protest-final",
        "protest-ruling",
        "protest-window",
        "revote",
        "seating",
        "sheriff-check",
        "sheriff-look",
        "shooting-order",
        "silence",
        "speech",
        "speech-end",
        "team-defeat",
        "tie",
        "tie-speech",
        "victim-word",
        "voter",
        "warning",
        "withdrawal",
    }
)

OF_POWERS: Mapping[str, frozenset[str]] = {
    "day_card": frozenset({"breach", "day-card"}),
    "degrees": frozenset({"degree"}),
    "delayed": frozenset({"removal-due"}),
    "golden": frozenset({"golden-minute"}),
    "guess": frozenset({"card-opened", "guess-awaited", "spare-card"}),
    "nothing_shown": frozenset({"silent-removal"}),
    "immune": frozenset({"immunity"}),
    "may_waive": frozenset({"waiver"}),
    "permission": frozenset({"permission"}),
    "polls": frozenset({"balls", "execution", "successor"}),
    "protest_passes": frozenset({"protest-vote"}),
    "self_votes": frozenset({"self-votes"}),
    "warnings_count": frozenset({"silence-now"}),
    "technical_night": frozenset({"technical-night"}),
    "wrong_shown": frozenset({"silent-removal"}),
}
"""Slot -> the rule ids that appear once a document answers it."""
