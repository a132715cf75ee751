"""Golden games: records in plain text, each with the playthrough that it has to produce.

`python -m tests.kit.golden_records` compares every playthrough and prints what differs; with
`--write` it rewrites them, and the diff is to be reviewed. tests/golden/README.md explains the
format.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from functools import cache
from pathlib import Path

from gorod.engine import JUDGE, SPECTATOR, Event, Game, Refusal, Viewer, evolve, fold, stream
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.game import Departure, Outcome
from gorod.engine.history import Turn
from gorod.engine.seats import has
from gorod.engine.struct import encode_json, field_names, replace, tag_of
from gorod.record import Record, RecordError, Replay, parse, replay
from gorod.record.header import header_lines
from gorod.record.replay import taken
from gorod.record.syntax import Statement, statement_text
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.points import best_move_found
from gorod.scoring import Points, as_text, proposals, score, superseded
from tests.kit.by_day_golden import final_lines, publication, times
from tests.kit.judge_view import awaited, clock, step_name

GOLDEN = Path(__file__).parents[1] / "golden"
EXPECT = "# expect: "
"""The beginning of a line in a record's head comment that states an expected result."""

SEATS = frozenset({"seat", "target", "victim", "candidate", "don", "opener", "mayor", "by"})
"""Fields that hold one seat; 0 means nobody."""
UNWRITTEN = frozenset({"proceed", "deal"})
"""Commands that have no verb in the notation."""


@dataclass(frozen=True, slots=True)
class Golden:
    """One golden game: a record, and the file beside it with the expected playthrough."""

    path: Path

    @property
    def rules(self) -> str:
        """The rules by which the game is played; the folder is named after the rulebook."""
        return self.path.parent.name

    @property
    def name(self) -> str:
        return f"{self.rules}/{self.path.stem}"

    @property
    def playthrough(self) -> Path:
        return self.path.with_suffix(".txt")

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def record(self) -> Record:
        return _parsed(self.text, self.path.name)

    def played(self) -> Replay:
        return _played(self.text, self.path.name)


@cache
def _parsed(text: str, file: str) -> Record:
    return parse(text, file)


@cache
def _played(text: str, file: str) -> Replay:
    return replay(_parsed(text, file), file)


def games() -> tuple[Golden, ...]:
    """Return every golden game, ordered by name."""
    return tuple(map(Golden, sorted(GOLDEN.glob("*/*.mgn"))))


def orphans() -> tuple[Path, ...]:
    """Return playthroughs whose record no longer exists."""
    known = {game.playthrough for game in games()}
    return tuple(path for path in sorted(GOLDEN.glob("*/*.txt")) if path not in known)


# --- What the head of a record expects ----------------------------------------------------------


def expected(record: Record) -> tuple[str, ...]:
    """Return the expectations of the head comment, line by line."""
    head = record.notes[0].above if record.notes else ()
    return tuple(line.removeprefix(EXPECT) for line in head if line.startswith(EXPECT))


def outcome_in_short(played: Replay) -> tuple[str, ...]:
    """Return the result, departures and points in the words of an expectation."""
    game = played.game
    left = "; ".join(f"{d.seat} {d.cause} {d.moment}" for d in game.facts.departures)
    if played.book.format is BY_DAY:
        result = _result(played.book, game.outcome)
        return result, f"out {left or 'nobody'}", times(played), *_published(played)
    points = " ".join(as_text(own.total) for own in score(played.book, game))
    return _result(played.book, game.outcome), f"out {left or 'nobody'}", f"points {points}"


def _published(played: Replay) -> Iterator[str]:
    """Return the lines published each day, if the record states them as an expectation."""
    if any(line.startswith("publication") for line in expected(played.record)):
        yield from publication(played)


def _result(book: Rulebook, outcome: Outcome | None) -> str:
    if outcome is None:
        return "not over"
    who = f"{' '.join(outcome.winners)}, {outcome.kind}" if outcome.winners else outcome.kind
    return f"{who} ({outcome.reason}) at {outcome.moment} {_cited(book, outcome)}"


# --- The playthrough ----------------------------------------------------------------------------


def playthrough(golden: Golden) -> str:
    """Return everything that happens in a record, statement by statement, and its final state."""
    record, file = golden.record, golden.path.name
    played = replay(record, file, until=0)
    opening = played.history.line
    lines = [f"{golden.name}.mgn", "", *(text for _, text in header_lines(record.header))]
    lines += [*_happened(played.book, opening, own=len(opening)), _stands(played)]
    for index, statement in enumerate(record.statements):
        lines += ["", statement_text(statement)]
        after = taken(played, statement, file)
        if statement.refuse:
            lines.append(_refused(record, index, file, played.book))
        else:
            lines += [*_taken(statement, played, after), _stands(after)]
        played = after
    return "\n".join((*lines, "", *_final(played), "", *_seen(played))) + "\n"


def _taken(statement: Statement, before: Replay, after: Replay) -> Iterator[str]:
    """Return the events that a statement caused, or that it took back."""
    earlier, line = before.history.line, after.history.line
    if statement.verb == "undo":
        events = sum(len(turn.events) for turn in earlier[len(line) :])
        taken = statement_text(after.undone[-1].statement)
        yield f"  - taken back: {taken} ({events} event{'s' if events > 1 else ''})"
        return
    moved = len(after.moves) > len(before.moves)
    yield from _happened(after.book, line[len(earlier) :], own=1 if moved else 0)


def _happened(book: Rulebook, turns: Sequence[Turn], own: int) -> Iterator[str]:
    """Return events with `+`, and those of automatically completed steps with `~`."""
    for index, turn in enumerate(turns):
        mark = "+" if len(turns) - index <= own else "~"
        for moment, event in _dated(turn):
            yield f"  {mark} {moment} {_told(book, event)}"


def _dated(turn: Turn) -> Iterator[tuple[str, Event]]:
    """Return each event with its moment in the protocol."""
    game = None if turn.before is None else turn.before.game
    for event in turn.events:
        game = fold((event,)) if game is None else evolve(game, event)
        yield game.moment, event


EMPTY: tuple[object, ...] = (None, (), "")


def _told(book: Rulebook, event: Event) -> str:
    """Format an event as `nominated seat=3 target=7 [4.4.2]`; empty values are left out."""
    names = (name for name in field_names(type(event)) if name != "rule")
    facts = {name: getattr(event, name) for name in names}
    told = (
        f"{name}={_value(name, v)}"
        for name, v in facts.items()
        if v is not False and v not in EMPTY
    )
    return " ".join((tag_of(event), *told, _cited(book, event)))


def _value(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(_part, value)) or "-"
    if name == "points" and isinstance(value, int):
        return f"{value / 100:+.2f}"
    if value is None or (name in SEATS and value == 0):
        return "-"
    text = str(value)
    return f'"{text}"' if " " in text else text or "-"


def _part(value: object) -> str:
    """Format a shot as in the record: `8>4`, and `8>-` between two numbers."""
    if isinstance(value, tuple):
        return ">".join(str(part or "-") for part in value)
    return str(value)


def _cited(book: Rulebook, ruling: Event | Outcome | Departure) -> str:
    if isinstance(ruling, Outcome | Departure):
        clauses = book.cite(Refusal("decided", rule=ruling.rule, clause=ruling.clause))
    else:
        clauses = book.cite(ruling)
    return f"[{', '.join(clauses)}]"


def _refused(record: Record, index: int, file: str, book: Rulebook) -> str:
    """Return why the rulebook refuses a statement, by trying it without its prefix."""
    tried = replace(record.statements[index], refuse=False)
    try:
        replay(replace(record, statements=(*record.statements[:index], tried)), file)
    except RecordError as error:
        why = error.reason.id.removeprefix("refused-")
        clauses = error.cite.removeprefix(book.id).strip()
        return f"  ! refused: {why} [{clauses}]"
    # As a move it would wait until it is legal; as an attempt it was refused when it was made.
    made = replay(replace(record, statements=record.statements[: index + 1]), file)
    refusal = made.refused[-1].refusal
    return f"  ! refused: {refusal.why} [{', '.join(book.cite(refusal))}]"


def _stands(played: Replay) -> str:
    """Return where the game is and what it waits for."""
    rules, game = played.book.rules, played.game
    seat, seconds = clock(rules, game)
    words = [step_name(game)]
    if seat:
        words.append(f"seat {seat} has {seconds} s")
    elif seconds:
        words.append(f"{seconds} s")
    verbs = awaited(rules, game)
    unasked = UNWRITTEN | ({"tally"} if "vote" in verbs else set())
    awaits = " ".join(verb for verb in verbs if verb not in unasked)
    return f"  = {', '.join(words)}; awaits {awaits or '-'}"


# --- How it stands at the end -------------------------------------------------------------------


def _final(played: Replay) -> Iterator[str]:
    book, game = played.book, played.game
    yield "RESULT"
    yield f"  {_result(book, game.outcome)}"
    yield ""
    yield "PLAYERS"
    if book.format is BY_DAY:
        for seat in range(1, game.size + 1):
            yield f"  {seat} {played.names[seat - 1]}, {game.card(seat)}: {_left(played, seat)}"
        yield from ("", "PROTOCOL", *(f"  {line}" for line in final_lines(played)))
    else:
        for name, own in zip(played.names, score(book, game), strict=True):
            yield from _player(played, name, own)
    sections = {
        "CHECKS": _checks(game),
        "NIGHT ACTS": _deeds(game),
        "BEST MOVE": _best_moves(book, game),
        "JUDGE'S POINTS": () if book.format is BY_DAY else _judged(book, game),
        "PROTESTS": _protests(game),
        "TAKEN BACK": (f"{u.statement.text}: {u.reason}" for u in played.undone),
    }
    for title, section in sections.items():
        lines = [f"  {line}" for line in section]
        if lines:
            yield from ("", title, *lines)


def _player(played: Replay, name: str, own: Points) -> Iterator[str]:
    """Return one line about a player's fate, and one for each entry of their points."""
    game, seat = played.game, own.seat
    words = [f"{seat} {name}, {game.card(seat)}: {_left(played, seat)}"]
    if fouls := game.fouls[seat - 1]:
        words.append(f"{fouls} foul{'s' if fouls > 1 else ''}")
    if has(game.loses_next_speech & game.alive, seat):
        words.append("silent next time")
    if has(game.facts.first_killed, seat):
        words.append("killed by the first hunt")
    if has(game.facts.disqualified, seat):
        words.append("disqualification counted")
    if has(game.facts.banned, seat):
        words.append("banned from the tournament")
    totals = f"{as_text(own.total)} (main {as_text(own.main)}, additional {as_text(own.extra)})"
    yield f"  {', '.join(words)}; points {totals}"
    for item in own.items:
        yield f"      {item.kind} {as_text(item.value, signed=True)} [{item.clause}]"


def _left(played: Replay, seat: int) -> str:
    for left in played.game.facts.departures:
        if left.seat == seat:
            return f"left at {left.moment}, {left.cause} {_cited(played.book, left)}"
    return "alive" if played.game.lives(seat) else "out before the record begins"


def _checks(game: Game) -> Iterator[str]:
    for check in game.facts.checks:
        shown = f"shows {check.target}: {check.answer}" if check.target else "shows nobody"
        moment = "D" if check.duty == "commissar" else "N"
        yield f"{moment}{check.night} {check.duty} (seat {check.seat}) {shown}"


def _deeds(game: Game) -> Iterator[str]:
    for deed in game.facts.deeds:
        when = f"N{deed.night}" if deed.night else "before"
        yield f"{when} {deed.duty} (seat {deed.seat}) shows {deed.target or 'nobody'}"


def _best_moves(book: Rulebook, game: Game) -> Iterator[str]:
    for move in game.facts.best_moves:
        hint = ", after asking for a hint" if has(game.facts.hinted, move.seat) else ""
        named = " ".join(map(str, move.named)) or "nobody"
        found = best_move_found(book.edition.best_moves, game, move.seat)
        yield f"seat {move.seat} names {named}: {found} black{hint}"


def _judged(book: Rulebook, game: Game) -> Iterator[str]:
    for award in game.facts.awards:
        waits = ", waits for the chief judge" if award.waits else ""
        yield f"seat {award.seat} awarded {award.points / 100:+.2f}{waits}"
    for seat, item in superseded(book, game):
        yield f"seat {seat} not credited {as_text(item.value, signed=True)} [{item.clause}]"
    for fine in game.facts.fines:
        yield f"seat {fine.seat} fined {fine.points / 100:+.2f} [{fine.clause}]"
    for seat, clause, value in proposals(book, game):
        yield f"seat {seat} to be fined {as_text(value, signed=True)} [{clause}]"


def _protests(game: Game) -> Iterator[str]:
    for filed in game.facts.protests:
        yield f"seat {filed.seat}, {filed.status}: {filed.text}"
        if filed.ruling:
            yield f"  ruling: {filed.ruling}"


# --- Who has seen how much ----------------------------------------------------------------------


def viewers(game: Game) -> dict[str, Viewer]:
    """Return one viewer of every kind: the first seat that holds each card."""
    seats = {card: game.holder(card) for card in sorted(set(game.cards))}
    named = {f"{card} (seat {seat})": seat for card, seat in seats.items()}
    return {"judge": JUDGE, **named, "spectator": SPECTATOR}


def _seen(played: Replay) -> Iterator[str]:
    """Return how many events each kind of viewer received, and a hash of all of them."""
    yield "SEEN"
    for name, viewer in viewers(played.game).items():
        events = [encode_json(event) for event in stream(played.history.log, viewer)]
        digest = hashlib.sha256(b"\n".join(events)).hexdigest()
        yield f"  {name}: {len(events)} events, sha256 {digest}"


# --- The command --------------------------------------------------------------------------------


def difference(golden: Golden) -> str:
    """Return how the playthrough differs from the file beside the record; empty if it does not."""
    path = golden.playthrough
    stored = path.read_text(encoding="utf-8") if path.exists() else ""
    made = playthrough(golden)
    if stored == made:
        return ""
    before, after = (text.splitlines(keepends=True) for text in (stored, made))
    return "".join(unified_diff(before, after, f"{golden.name}.txt", "played now"))


def write() -> None:
    """Write every playthrough as it comes out now, and delete those without a record."""
    for path in orphans():
        path.unlink()
    for golden in games():
        golden.playthrough.write_text(playthrough(golden), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kit.golden_records", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the playthroughs anew")
    if parser.parse_args(arguments).write:
        write()
        return 0
    found = [diff for diff in map(difference, games()) if diff]
    found += [f"{path.parent.name}/{path.name}: no such record\n" for path in orphans()]
    sys.stdout.writelines(found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
