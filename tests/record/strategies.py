"""Random records: every verb, every shape, comments wherever they are allowed."""

from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from gorod.record.args import (
    Accusation,
    AsPlayed,
    Attack,
    Ball,
    Checkpoint,
    ClauseText,
    End,
    Hands,
    Leaving,
    Left,
    LiftTold,
    NobodySeat,
    Nothing,
    OneSeat,
    Pair,
    Pairs,
    Result,
    Ruling,
    SeatClause,
    SeatCount,
    SeatDay,
    SeatHands,
    SeatHours,
    SeatList,
    SeatMove,
    SeatName,
    SeatPoints,
    SeatSeat,
    SeatText,
    Target,
    Text,
)
from gorod.record.grammar import ROWS, notation_of
from gorod.record.header import ROLES, Header, HeaderNote, Position, SeatLine, StateLine
from gorod.record.header import header_lines as lines_of
from gorod.record.parse import Record
from gorod.record.readers import CAUSES, RESULTS
from gorod.record.shapes import PLAYED, SHAPES
from gorod.record.syntax import Statement

# A whole record takes a while to draw, and longer on a busy machine, so time is not a failure.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

LETTERS = st.characters(
    blacklist_categories=("Cc", "Cs", "Zl", "Zp", "Zs"), blacklist_characters="#\ufeff"
)
WORD = st.text(LETTERS, min_size=1, max_size=8)
PROSE = st.lists(WORD, max_size=4).map(" ".join)
SOME_PROSE = st.lists(WORD, min_size=1, max_size=4).map(" ".join)
COMMENT = st.just("") | PROSE.map(lambda text: f"# {text}".rstrip())
ABOVE = st.lists(PROSE.map(lambda text: f"#{text}"), max_size=2).map(tuple)

SEAT = st.integers(1, 99)
MAYBE_SEAT = st.none() | SEAT
SEATS = st.lists(SEAT, max_size=6).map(tuple)
RAISED = st.lists(SEAT, max_size=6, unique=True).map(tuple)
PAIR = st.builds(Pair, SEAT, MAYBE_SEAT)
PAIRS = st.lists(PAIR, min_size=1, max_size=4).map(tuple).map(Pairs)
ACT = st.builds(Target, MAYBE_SEAT) | PAIRS
TAKES = st.sampled_from([("speech",), ("vote",), ("speech", "vote")])
CLAUSE = st.sampled_from(["6.6.1", "7.2*", "A.6.12", "L.9.1.1", "4.2.a", "R.mafia.1"])
POINTS = st.integers(-99_999, 99_999).map(lambda n: Decimal(n) / 1000)
DAY = st.integers(1, 99)
MOMENT = st.builds("{}{}".format, st.sampled_from("ND"), DAY)

ONE_SEAT = st.builds(OneSeat, SEAT)
SEAT_SEAT = st.builds(SeatSeat, SEAT, SEAT)
NOTHING = st.just(Nothing())
CLAUSED = st.builds(SeatClause, SEAT, CLAUSE)
REASONED = st.builds(SeatClause, SEAT, CLAUSE, st.just("") | SOME_PROSE)
RAISED_FOR = st.builds(SeatHands, SEAT, RAISED)


def leavings(seats):
    """These seats, each with a cause; the last of them may go without one."""
    groups = [st.tuples(st.just((seat,)), st.sampled_from(CAUSES)) for seat in seats[:-1]]
    groups += [st.tuples(st.just((seat,)), st.sampled_from(("", *CAUSES))) for seat in seats[-1:]]
    return st.tuples(*groups).map(Leaving)


BY_PATTERN = {
    "": NOTHING,
    "seat": ONE_SEAT,
    "target": ONE_SEAT,
    "seat target": SEAT_SEAT,
    "seat- target": SEAT_SEAT | st.builds(NobodySeat, SEAT),
    "seat target-": st.builds(SeatMove, SEAT, MAYBE_SEAT),
    "seat>target": st.builds(Accusation, SEAT, SEAT),
    "seat | seat target": ONE_SEAT | SEAT_SEAT,
    "seat colour target": st.builds(Ball, SEAT, st.sampled_from(["black", "white"]), SEAT),
    "seats": st.builds(SeatList, SEATS),
    ": seats": st.builds(Hands, RAISED),
    "candidate: hands": RAISED_FOR,
    "candidate: count": st.builds(SeatCount, SEAT, st.integers(0, 99)),
    "seat: named": st.builds(SeatHands, SEAT, SEATS),
    "lift": st.builds(Hands, RAISED) | st.builds(LiftTold, st.booleans()),
    "shots": ACT,
    "show": ACT,
    "attack": ACT | st.builds(Attack, MAYBE_SEAT, SEAT, TAKES),
    "seat clause": CLAUSED,
    "seat clause~": CLAUSED,
    "seat clause?": st.builds(SeatClause, SEAT, st.none() | CLAUSE),
    "seat clause~ reason": REASONED,
    "seat clause? reason": st.builds(SeatClause, SEAT, st.none()) | REASONED,
    "clause: reason": st.builds(ClauseText, CLAUSE, SOME_PROSE),
    "seat points reason": st.builds(SeatPoints, SEAT, POINTS, st.just("") | SOME_PROSE),
    "seat text": st.builds(SeatText, SEAT, PROSE),
    "upheld text": st.builds(Ruling, st.booleans(), PROSE),
    "text": st.builds(Text, SOME_PROSE),
    "card": st.builds(Text, SOME_PROSE),
    "seat hours": st.builds(SeatHours, SEAT, POINTS.map(abs)),
    "seat day": st.builds(SeatDay, SEAT, DAY),
}
"""What moves of each pattern may contain; a test compares the patterns with the notation's."""

ARGS = {
    **{verb: BY_PATTERN[notation_of(verb)] for verb in ROWS},
    "dawn": NOTHING,
    "first": ONE_SEAT,
    "undo": st.builds(Text, SOME_PROSE),
    "name": st.builds(SeatName, SEAT, PROSE | st.sampled_from(["Tony #1", 'The "#1" one'])),
    "end": st.lists(st.sampled_from(RESULTS), min_size=1, unique=True).map(tuple).map(End),
    "out": st.lists(SEAT, max_size=6, unique=True).flatmap(leavings),
    "alive": RAISED.filter(bool).map(sorted).map(tuple).map(SeatList),
    "result": st.sampled_from(("red", "draw", "black+maniac", "draw:red+black")).map(Result),
    "left": st.builds(Left, SEAT, st.just("") | MOMENT, st.sampled_from(("", *CAUSES))),
    "checkpoint": st.builds(Checkpoint, MOMENT),
}
NAME = SOME_PROSE.filter(lambda name: ":" not in name)
ARGS["as-played"] = st.sampled_from(PLAYED).flatmap(
    lambda verb: st.builds(AsPlayed, st.just(verb), ARGS[verb], NAME, SOME_PROSE)
)

ZONES = st.sampled_from([UTC, timezone(timedelta(hours=3)), timezone(-timedelta(minutes=210))])


def moves_of(verb, times):
    return st.builds(
        Statement,
        line=st.just(0),
        verb=st.just(verb),
        args=ARGS[verb],
        text=st.just(""),
        at=st.none() | times,
        refuse=st.sampled_from([False, True] if SHAPES[verb].refusable else [False]),
        comment=COMMENT,
        above=ABOVE,
    )


@st.composite
def headers(draw):
    size = draw(st.integers(2, 40))
    hidden = draw(st.booleans())
    role = st.none() if hidden else st.sampled_from(ROLES)
    seats = tuple(SeatLine(n, draw(role), draw(PROSE)) for n in range(1, size + 1))
    position = draw(st.none() | positions(size))
    return Header(
        1,
        draw(st.sampled_from(["fiim-2019", "cma-2025", "by-day"])),
        draw(options()),
        draw(tags()),
        seats,
        draw(st.none() | WORD) if hidden else None,
        position,
        draw(states(size)) if position else (),
    )


def options():
    name = st.sampled_from(["doctor", "6.3a", "6.13", "minutes"])
    return st.dictionaries(name, st.none() | WORD).map(lambda found: tuple(found.items()))


def tags():
    key = st.sampled_from(["date", "event", "round", "table", "судья"])
    return st.dictionaries(key, SOME_PROSE).map(lambda found: tuple(found.items()))


def positions(size):
    seat = st.integers(1, size)
    alive = st.lists(seat, min_size=1, unique=True).map(sorted).map(tuple)
    return st.builds(Position, MOMENT, st.none() | seat, alive)


@st.composite
def states(draw, size):
    seats = draw(st.lists(st.integers(1, size), max_size=3, unique=True))
    fact = {
        "fouls": st.integers(0, 4).map(str),
        "healed": st.lists(SEAT, min_size=1, max_size=3).map(lambda s: ",".join(map(str, s))),
        "guest": SEAT.map(str),
        "silenced": st.sampled_from(["", "D4"]),
        "alibi": st.just(""),
    }
    keys = st.lists(st.sampled_from(sorted(fact)), min_size=1, unique=True)
    return tuple(StateLine(seat, tuple((k, draw(fact[k])) for k in draw(keys))) for seat in seats)


@st.composite
def records(draw):
    header = draw(headers())
    # One file has one kind of clock: with a zone everywhere or nowhere.
    zones = draw(st.sampled_from([st.none(), ZONES]))
    times = st.datetimes(datetime(1, 1, 1), timezones=zones)  # noqa: DTZ001 - the zone is drawn
    moves = st.sampled_from(sorted(SHAPES)).flatmap(lambda verb: moves_of(verb, times))
    keys = draw(st.lists(st.sampled_from([key for key, _ in lines_of(header)]), unique=True))
    notes = tuple(HeaderNote(key, draw(COMMENT), draw(ABOVE)) for key in keys)
    return Record(header, tuple(draw(st.lists(moves, max_size=12))), notes, draw(ABOVE))
