"""The document of a game that is replayed from its record: `gorod replay --json`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from gorod.engine.viewers import JUDGE, Viewer
from gorod.fair import Proof
from gorod.record.fair_tags import readable_proof
from gorod.record.header import ATTESTED
from gorod.record.replay import Replay
from gorod.report.awaited import awaits
from gorod.report.current_step import OVER, CurrentStep, current_step
from gorod.report.entries import LogEntry, entries
from gorod.report.fold import view_of
from gorod.report.formats import presentation_of
from gorod.report.game_document import (
    ClockPart,
    GameDocument,
    PlayerPart,
    ballot_part,
    check_parts,
    outcome_part,
    player_part,
    points_part,
    protest_part,
)
from gorod.report.phrases import Spoken, answered, spoken
from gorod.report.view import View
from gorod.report.visible_points import knows_points

FIRST = (
    *("rules", "options", "phase", "awaits", "cue", "clock"),
    *("candidates", "ballot", "vote_cancelled", "checks", "protest", "outcome", "players", "log"),
)
"""The keys that every game has, in the order of `docs/notation.md`; the others follow."""


class ReplayedDocument(GameDocument, gc=False, kw_only=True):
    """The document of a game with the fields that only a record has."""

    awaits: list[str]
    clock: ClockPart | None
    log: list[LogEntry]
    known: str | UnsetType = UNSET
    """`result` or `deaths`: nobody adjudicated the game, and only this is known of it."""
    attested: dict[str, str] | UnsetType = UNSET
    fair: Proof | UnsetType = UNSET
    """The proof of the deal: for the judge, and after the game for everybody."""


def document(played: Replay, viewer: Viewer = JUDGE) -> dict[str, Any]:
    """Return the game at its current step, in the viewer's eyes, as plain data."""
    rules, game = played.book.rules, played.game
    view = view_of(played.book, played.history.log, viewer)
    at = current_step(rules, game)
    heard = spoken(rules, played.history.head, viewer)
    attested = {key: text for key, text in played.record.header.tags if ATTESTED.fullmatch(key)}
    whole = ReplayedDocument(
        rules=played.record.header.rules,
        options=played.book.options,
        phase=at.phase,
        awaits=awaits(played, viewer),
        cue=at.cue(rules),
        clock=_clock(at),
        candidates=view.candidates,
        ballot=ballot_part(view),
        vote_cancelled=view.vote_cancelled,
        checks=check_parts(view),
        protest=protest_part(view),
        outcome=outcome_part(view),
        players=tuple(_players(played, view, viewer)),
        log=entries(played, viewer),
        says=_says(played, heard),
        hears=heard.hears,
        late=heard.late,
        known=view.known_only or UNSET,
        attested=attested or UNSET,
    )
    proof = readable_proof(played.record.header.tags, rules.deck(game.size))
    if proof is not None and (viewer == JUDGE or view.over):
        whole.fair = proof
    presentation_of(played.book).document(whole, played, view, viewer)
    parts = {name: _plain(part) for name, part in msgspec.to_builtins(whole).items()}
    return {**{name: parts[name] for name in FIRST}, **parts}


def _plain(value: object) -> object:
    """Turn tuples into lists, because JSON has no tuples."""
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def _says(played: Replay, heard: Spoken) -> tuple[str, ...]:
    """Return the phrases to say now; if the last move was refused, only the reply to it."""
    last = played.refused[-1] if played.refused else None
    now = last is not None and last.before is played.history.head
    reply = answered(played.book.rules, last.refusal) if last is not None and now else None
    return (reply,) if reply else heard.says


def _clock(at: CurrentStep) -> ClockPart | None:
    if at.seconds is None or at.step == OVER:
        return None
    return ClockPart(at.seat or None, at.seconds)


def _players(played: Replay, view: View, viewer: Viewer) -> list[PlayerPart]:
    points = presentation_of(played.book).score(played.book, played.game)
    parts = [
        player_part(played.book, view, player, name, viewer)
        for player, name in zip(view.players, played.names, strict=True)
    ]
    for part, own in zip(parts, points, strict=True):
        if own and knows_points(view, viewer, part.seat):
            part.points = points_part(own)
    return parts
