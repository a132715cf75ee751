"""The parts of a protocol that every game has: heading, current step, signatures."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.record.fair_tags import FAIR
from gorod.record.header import ATTESTED
from gorod.record.replay import Replay
from gorod.report.awaited import awaits
from gorod.report.citing import document_name
from gorod.report.current_step import current_step
from gorod.report.figures import moment_name
from gorod.report.scribe import Scribe, printable
from gorod.report.text_columns import columns
from gorod.report.view import PlayerView, View

TAGS = ("date", "time", "event", "round", "stage", "table", "place", "judge")
"""Tags that the catalogues name, in the order of a protocol; others keep their own names."""


def heading(played: Replay, scribe: Scribe) -> Iterator[str]:
    """Yield the document, the tags, and the viewer for whom this is written."""
    book, texts = scribe.book, scribe.texts
    yield texts.say("protocol-title")
    yield document_name(texts, book)
    if played.game.told:
        yield texts.say("protocol-known", known=played.game.told)
    if scribe.viewer == SPECTATOR:
        yield texts.say("protocol-for-spectator")
    elif scribe.viewer != JUDGE:
        yield texts.say("protocol-for-seat", seat=scribe.who(scribe.viewer))
    rows = tags(played, scribe)
    yield from columns(rows, (False, False)) if rows else ()


def tags(played: Replay, scribe: Scribe) -> list[tuple[str, str]]:
    """Return the tags of the record, each with its printed name."""
    tagged = dict(played.record.header.tags)
    known = [(scribe.texts.say(f"tag-{key}"), tagged[key]) for key in TAGS if key in tagged]
    named = [key for key in tagged if not ATTESTED.fullmatch(key) and not FAIR.fullmatch(key)]
    return known + [(key, tagged[key]) for key in named if key not in TAGS]


def attested(played: Replay, scribe: Scribe) -> Iterator[str]:
    """Yield what a tournament wrote into the record about its signatures."""
    for key, value in played.record.header.tags:
        found = ATTESTED.fullmatch(key)
        if found is not None:
            yield f"{scribe.texts.say(f'tag-{found[1] or found[2]}')}: {printable(value)}"


def team_text(scribe: Scribe, player: PlayerView) -> str:
    return scribe.texts.say(f"card-{player.team}") if player.team else "?"


def left_text(scribe: Scribe, player: PlayerView) -> str:
    left = player.left
    if left is None:
        return "" if player.alive else scribe.texts.say("left-before")
    how = scribe.texts.say(f"left-{left.cause or 'unknown'}")
    first = scribe.texts.say("left-first-killed") if player.first_killed else ""
    when = f"{moment_name(scribe.texts, left.moment)}, " if left.moment else ""
    return f"{when}{how}{first}{scribe.cited((left.clause,) if left.clause else ())}"


def stands(played: Replay, scribe: Scribe, view: View) -> Iterator[str]:
    """Yield the current step of an unfinished game, and the moves it waits for."""
    if view.over:
        return
    texts, at = scribe.texts, current_step(played.book.rules, played.game)
    step = texts.say(f"step-{at.step}")
    place = f"{step}, {scribe.who(at.seat)}" if at.seat else step
    yield texts.say("protocol-stands", moment=moment_name(texts, at.moment), step=place)
    verbs = [texts.say(f"verb-{verb}") for verb in awaits(played, scribe.viewer)]
    if verbs:
        yield texts.say("protocol-awaits", verbs=", ".join(verbs))


def signatures(played: Replay, scribe: Scribe) -> Iterator[str]:
    """Yield a place for the judges' signatures; nothing for other viewers."""
    if scribe.viewer != JUDGE:
        return
    judge = dict(played.record.header.tags).get("judge", "")
    rule = "_" * 24
    rows = [
        (scribe.texts.say("protocol-judge"), rule, f"({judge})" if judge else ""),
    ]
    second = scribe.texts.say("protocol-second")
    if second:
        rows.append((second, rule, ""))
    yield from columns(rows, (False, False, False))
