"""Functions that read the arguments of each shape."""

from typing import get_args

from gorod.engine.results import names_a_result
from gorod.engine.vocabulary import Cause
from gorod.record.args import (
    UNSAID,
    Accusation,
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
    Takes,
    Target,
    Text,
    Unsaid,
)
from gorod.record.cursor import Cursor
from gorod.record.record_errors import fault, shown
from gorod.record.source_lines import unquoted
from gorod.record.words import (
    NOBODY,
    amount,
    choice,
    clause,
    day_number,
    hand_count,
    hours,
    looks_like_moment,
    moment,
    once,
    pair,
    seat_number,
    seat_or_nobody,
)

# By-day games are won by clans, the others by teams; a draw may name those who share it. A game
# that its host stopped has only that result.
RESULTS = ("red", "black", "maniac", "civilian", "mafia", "draw", "stopped")
CAUSES: tuple[Cause, ...] = tuple(filter(None, get_args(Cause)))
"""The ways in which somebody can leave the game, in any rulebook."""
TAKES: dict[str, tuple[Takes, ...]] = {
    "speech": ("speech",),
    "vote": ("vote",),
    "speech,vote": ("speech", "vote"),
    "vote,speech": ("speech", "vote"),
    "both": ("speech", "vote"),
}


def nothing(_words: Cursor) -> Nothing:
    return Nothing()


def one_seat(words: Cursor) -> OneSeat:
    return OneSeat(words.seat())


def seat_seat(words: Cursor) -> SeatSeat:
    return SeatSeat(words.seat(), words.seat())


def seat_maybe_seat(words: Cursor) -> OneSeat | SeatSeat:
    """Read one seat if the host chooses; if a player chooses, their seat comes before it."""
    seat = words.seat()
    return SeatSeat(seat, words.seat()) if words.peek() else OneSeat(seat)


def seat_move(words: Cursor) -> SeatMove:
    return SeatMove(words.seat(), seat_or_nobody(words.take()))


def seat_list(words: Cursor) -> SeatList:
    if not words.peek():
        words.take()  # raises the error about what is missing
    return SeatList(words.seats())


def accusation(words: Cursor) -> Accusation:
    word = words.take()
    shown_pair = pair(word)
    if shown_pair.target is None:
        raise fault("record-pair-bad", word=shown(word))
    return Accusation(shown_pair.seat, shown_pair.target)


def night_act(words: Cursor) -> Target | Pairs:
    first = words.take()
    if ">" in first:
        return Pairs((pair(first), *map(pair, words.rest())))
    return Target(seat_or_nobody(first))


def role_act(words: Cursor) -> Target | Pairs | Unsaid:
    if words.peek() != UNSAID:
        return night_act(words)
    words.take()
    return Unsaid()


def maniac_act(words: Cursor) -> Target | Pairs | Unsaid | Attack:
    if words.peek().lower() != "attack":
        return role_act(words)
    words.take()
    whom = words.take()
    takes = TAKES[choice(words.take(), TAKES)]
    if ">" not in whom:
        return Attack(None, seat_number(whom), takes)
    who, _, whom = whom.partition(">")
    return Attack(seat_number(who), seat_number(whom), takes)


def hands(words: Cursor) -> Hands:
    words.colon()
    return Hands(raised(words.seats()))


def seat_hands(words: Cursor) -> SeatHands:
    seat = words.seat()
    words.colon()
    return SeatHands(seat, raised(words.seats()))


def seat_count(words: Cursor) -> SeatCount:
    seat = words.seat()
    words.colon()
    return SeatCount(seat, hand_count(words.take()))


def seat_named(words: Cursor) -> SeatHands:
    """Read a list like hands, but let a number repeat: the rulebook says what that means."""
    seat = words.seat()
    words.colon()
    return SeatHands(seat, words.seats())


def raised(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hands; a repeated number is an error, as a hand goes up once for a candidate."""
    if len(set(seats)) < len(seats):
        twice = next(seat for index, seat in enumerate(seats) if seat in seats[:index])
        raise fault("record-hand-repeated", seat=twice)
    return seats


def seat_clause(words: Cursor) -> SeatClause:
    return SeatClause(words.seat(), clause(words.take()))


def seat_clause_reason(words: Cursor) -> SeatClause:
    return SeatClause(words.seat(), clause(words.take()), _reason(words))


def seat_maybe_clause_reason(words: Cursor) -> SeatClause:
    seat = words.seat()
    if not words.peek():
        return SeatClause(seat, None)
    return SeatClause(seat, clause(words.take()), _reason(words))


def _reason(words: Cursor) -> str:
    if not words.peek():
        return ""
    words.colon()
    return words.some_prose()


def clause_text(words: Cursor) -> ClauseText:
    named = clause(words.take())
    words.colon()
    return ClauseText(named, words.some_prose())


def seat_maybe_clause(words: Cursor) -> SeatClause:
    seat = words.seat()
    return SeatClause(seat, clause(words.take()) if words.peek() else None)


def seat_points(words: Cursor) -> SeatPoints:
    return SeatPoints(words.seat(), amount(words.take()), _reason(words))


def nomination(words: Cursor) -> SeatSeat | NobodySeat:
    if words.peek() != NOBODY:
        return seat_seat(words)
    words.take()
    return NobodySeat(words.seat())


def lift(words: Cursor) -> Hands | LiftTold:
    """Read the hands of `lift: 1 2`; without a colon, a word says what is known instead of them."""
    if not words.peek()[:1].isalpha():
        return hands(words)
    word = choice(words.take(), ("count", "passed", "failed"))
    if word != "count":
        return LiftTold(word == "passed")
    return LiftTold(count=hand_count(words.take()))


def seat_hours(words: Cursor) -> SeatHours:
    return SeatHours(words.seat(), hours(words.take()))


def seat_day(words: Cursor) -> SeatDay:
    return SeatDay(words.seat(), day_number(words.take()))


def some_text(words: Cursor) -> Text:
    return Text(words.some_prose())


def seat_text(words: Cursor) -> SeatText:
    return SeatText(words.seat(), words.prose())


def seat_name(words: Cursor) -> SeatName:
    return SeatName(words.seat(), unquoted(words.prose()))


def ruling(words: Cursor) -> Ruling:
    decision = choice(words.take(), ("upheld", "rejected"))
    return Ruling(decision == "upheld", words.prose())


def ball(words: Cursor) -> Ball:
    seat = words.seat()
    black = choice(words.take(), ("black", "white")) == "black"
    return Ball(seat, "black" if black else "white", words.seat())


def leaving(words: Cursor) -> Leaving:
    """Read seats with the cause behind them; a lone `-` means nobody."""
    if words.peek() == NOBODY:
        words.take()
        return Leaving(())
    groups: list[tuple[tuple[int, ...], str]] = []
    seats: list[int] = []
    for word in (words.take(), *words.rest()):
        if word.lower() in CAUSES and seats:
            groups.append((tuple(seats), word.lower()))
            seats = []
        elif word[:1].isalpha():
            if not seats:
                raise fault("record-word-missing", usage=words.usage)
            choice(word, CAUSES)
        else:
            seats.append(seat_number(word))
    groups += [(tuple(seats), "")] if seats else []
    raised(tuple(seat for some, _ in groups for seat in some))
    return Leaving(tuple(groups))


def living(words: Cursor) -> SeatList:
    first = words.take()
    return SeatList(tuple(sorted(raised(tuple(map(seat_number, (first, *words.rest())))))))


def left(words: Cursor) -> Left:
    seat, at = words.seat(), ""
    if looks_like_moment(words.peek()):
        at = moment(words.take())
    return Left(seat, at, choice(words.take(), CAUSES) if words.peek() else "")


def result(words: Cursor) -> Result:
    word = words.take().lower()
    if words.peek() == ":":
        words.colon()
        word = f"{word}:{words.take().lower()}"
    if not names_a_result(word):
        raise fault("record-choice-bad", word=shown(word), choices="red, black, maniac, draw")
    return Result(word)


def end(words: Cursor) -> End:
    results: list[str] = []
    for word in (words.take(), *words.rest()):
        results.append(once(choice(word, RESULTS), results))
    return End(tuple(results))


def checkpoint(words: Cursor) -> Checkpoint:
    return Checkpoint(moment(words.take()))
