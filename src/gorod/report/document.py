"""The JSON object of a game: what one viewer is entitled to see, and no more."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from gorod.engine.viewers import JUDGE, Viewer
from gorod.record.fair_tags import readable_proof
from gorod.record.header import ATTESTED
from gorod.record.replay import Replay
from gorod.report.awaited import awaits
from gorod.report.entries import entries
from gorod.report.fold import view_of
from gorod.report.formats import presentation_of
from gorod.report.phrases import Spoken, answered, spoken
from gorod.report.standing import OVER, Standing, standing
from gorod.report.table.view.best_move import hits
from gorod.report.view import CheckView, OutcomeView, PlayerView, View
from gorod.report.visible_points import knows_points
from gorod.rulebooks import Rulebook
from gorod.scoring import Item, Points, as_json


def document(played: Replay, viewer: Viewer = JUDGE) -> dict[str, Any]:
    """The game as it stands, in the viewer's eyes."""
    rules, game = played.book.rules, played.game
    view = view_of(played.book, played.history.log, viewer)
    at = standing(rules, game)
    heard = spoken(rules, played.history.head, viewer)
    whole: dict[str, Any] = {
        "rules": played.record.header.rules,
        "options": list(played.book.options),
        "phase": at.phase,
        "awaits": awaits(played, viewer),
        "cue": at.cue(rules),
        "clock": _clock(at),
        "candidates": list(view.candidates),
        "ballot": _ballot(view),
        "vote_cancelled": view.vote_cancelled,
        "checks": _checks(view),
        "protest": _protest(view),
        "outcome": _outcome(view),
        "players": _players(played, view, viewer),
        "log": entries(played, viewer),
        "says": _says(played, heard),
        "hears": heard.hears,
        "late": heard.late,
    }
    if view.told:
        whole["known"] = view.told
    attested = {key: text for key, text in played.record.header.tags if ATTESTED.fullmatch(key)}
    if attested:
        whole["attested"] = attested
    proof = readable_proof(played.record.header.tags, rules.deck(game.size))
    if proof is not None and (viewer == JUDGE or view.over):
        whole["fair"] = to_builtins(proof)
    return {**whole, **presentation_of(played.book).document(played, view, viewer)}


def _says(played: Replay, heard: Spoken) -> list[str]:
    """The phrases to say now; a move that was just refused is answered first."""
    last = played.refused[-1] if played.refused else None
    now = last is not None and last.before is played.history.head
    reply = answered(played.book.rules, last.refusal) if last is not None and now else None
    return [reply] if reply else list(heard.says)


def _clock(at: Standing) -> dict[str, Any] | None:
    if at.seconds is None or at.step == OVER:
        return None
    return {"seat": at.seat or None, "seconds": at.seconds}


def _ballot(view: View) -> dict[str, Any] | None:
    if view.ballot is None:
        return None
    counted = zip(view.ballot.slate, view.ballot.counts, strict=False)
    counts = {str(seat): count for seat, count in counted}
    return {"list": list(view.ballot.slate), "counts": counts}


def _checks(view: View) -> list[dict[str, Any]]:
    return [
        {"moment": c.moment, "seat": c.seat, "target": c.target, "answer": _answer(c)}
        for c in view.checks
    ]


def _answer(check: CheckView) -> str | None:
    """What he was told; null where checks go without an answer."""
    return None if check.answer == "none" else check.answer


def _protest(view: View) -> dict[str, Any] | None:
    filed = view.protest
    if filed is None:
        return None
    return {"seat": filed.seat, "status": filed.status, "passed": filed.passed}


def _outcome(view: View) -> dict[str, Any] | None:
    """The result that counts; under `played` the one that a ruling has changed."""
    if view.outcome is None:
        return None
    played = {} if view.played is None else {"played": _result(view.played)}
    return {**_result(view.outcome), **played}


def _result(result: OutcomeView) -> dict[str, Any]:
    return {
        "winners": list(result.winners),
        "kind": result.kind,
        "reason": result.reason,
        "clause": result.clause or None,
        "moment": result.moment or None,
    }


def _players(played: Replay, view: View, viewer: Viewer) -> list[dict[str, Any]]:
    points = presentation_of(played.book).score(played.book, played.game)
    return [
        {
            "seat": player.seat,
            "name": name,
            "role": player.role,
            "team": player.team,
            "alive": _alive(view, player),
            "left": _left(player),
            "fouls": player.fouls,
            "silenced": player.silenced or player.muted,
            "first_killed": player.first_killed,
            "best_move": _best_move(played.book, view, player, viewer),
            "points": _points(own) if own and knows_points(view, viewer, player.seat) else None,
        }
        for player, name, own in zip(view.players, played.names, points, strict=True)
    ]


def _alive(view: View, player: PlayerView) -> bool | None:
    """Null where only the result is known: those of whom nothing is told may have left as well."""
    return None if view.told == "result" and player.left is None else player.alive


def _left(player: PlayerView) -> dict[str, Any] | None:
    left = player.left
    if left is None:
        return None
    told = {"moment": left.moment, "cause": left.cause, "clause": left.clause}
    return {key: value or None for key, value in told.items()}


def _best_move(
    book: Rulebook, view: View, player: PlayerView, viewer: Viewer
) -> dict[str, Any] | None:
    named = player.best_move
    if named is None:
        return None
    found = hits(book, view, player.seat, named) if viewer == JUDGE else None
    return {"named": list(named), "hits": found}


def _points(own: Points) -> dict[str, Any]:
    return {
        "main": as_json(own.main),
        "extra": as_json(own.extra),
        "total": as_json(own.total),
        "items": [_item(item) for item in own.items],
    }


def _item(item: Item) -> dict[str, Any]:
    told = {"kind": item.kind, "value": as_json(item.value), "clause": item.clause}
    return {**told, "reason": item.reason} if item.reason else told
