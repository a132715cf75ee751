"""The arguments of a statement, which follow its verb: one class per shape of arguments.

`str` of each class is its canonical writing, so a shape needs only two functions: one to read and
one to write it. A seat of `None` is written `-`: nobody, a refusal, or nothing shown.
"""

from decimal import Decimal
from typing import Literal

from gorod.engine.struct import Struct
from gorod.engine.vocabulary import Cause
from gorod.record.source_lines import quoted

Takes = Literal["speech", "vote"]
Colour = Literal["black", "white"]


def seat_text(seat: int | None) -> str:
    return "-" if seat is None else str(seat)


def seats_text(seats: tuple[int, ...]) -> str:
    return " ".join(map(str, seats)) or "-"


def decimal_text(value: Decimal) -> str:
    """Return the shortest plain writing: `0.3` for 0.30, `10` for 1E+1."""
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


UNSAID = "?"
"""What is written where nobody noted it."""


class Nothing(Struct, frozen=True, gc=False):
    """No arguments: `miss`, `approve`."""

    def __str__(self) -> str:
        return ""


class OneSeat(Struct, frozen=True, gc=False):
    """One seat: `pass 3`."""

    seat: int

    def __str__(self) -> str:
        return str(self.seat)


class SeatList(Struct, frozen=True, gc=False):
    """Several seats: `order 4 6 8`; `order -` if none was shown."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return seats_text(self.seats)


class SeatSeat(Struct, frozen=True, gc=False):
    """A seat and its target: `nominate 3 7`."""

    seat: int
    target: int

    def __str__(self) -> str:
        return f"{self.seat} {self.target}"


class NobodySeat(Struct, frozen=True, gc=False):
    """A target whose actor was not noted: `nominate - 7`."""

    target: int

    def __str__(self) -> str:
        return f"- {self.target}"


class LiftTold(Struct, frozen=True, gc=False):
    """The result of a lift, without the hands: `lift count 6`, `lift passed`, `lift failed`."""

    passed: bool | None = None
    count: int = 0

    def __str__(self) -> str:
        if self.passed is None:
            return f"count {self.count}"
        return "passed" if self.passed else "failed"


class Accusation(Struct, frozen=True, gc=False):
    """A seat and the one that it accuses: `accuse 1>2`."""

    seat: int
    target: int

    def __str__(self) -> str:
        return f"{self.seat}>{self.target}"


class SeatMove(Struct, frozen=True, gc=False):
    """A seat and its target or nobody: `act 5 9`, `act 5 -`."""

    seat: int
    target: int | None

    def __str__(self) -> str:
        return f"{self.seat} {seat_text(self.target)}"


class Target(Struct, frozen=True, gc=False):
    """A target without its actor: `shoot 4`, `sheriff -`. The holder of the role acts."""

    target: int | None

    def __str__(self) -> str:
        return seat_text(self.target)


class Unsaid(Struct, frozen=True, gc=False):
    """A role that was called, but nobody noted what it showed: `sheriff ?`."""

    def __str__(self) -> str:
        return UNSAID


class Pair(Struct, frozen=True, gc=False):
    """A seat and the one whom it showed: `8>4`, `10>-`."""

    seat: int
    target: int | None

    def __str__(self) -> str:
        return f"{self.seat}>{seat_text(self.target)}"


class Pairs(Struct, frozen=True, gc=False):
    """Who showed whom, in the order shown: `shoot 8>4 9>4 10>-`, `don 9>8`."""

    pairs: tuple[Pair, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.pairs))


class Attack(Struct, frozen=True, gc=False):
    """An attack of the maniac: `maniac attack 5 speech,vote`.

    `seat` is the maniac's, if `7>5` was written.
    """

    seat: int | None
    target: int
    takes: tuple[Takes, ...]

    def __str__(self) -> str:
        who = self.target if self.seat is None else f"{self.seat}>{self.target}"
        return f"attack {who} {','.join(self.takes)}"


class Hands(Struct, frozen=True, gc=False):
    """The hands that were raised: `lift: 1 2 3`; no hands are written `lift: -`."""

    hands: tuple[int, ...]

    def __str__(self) -> str:
        return f": {seats_text(self.hands)}"


class SeatHands(Struct, frozen=True, gc=False):
    """A seat and a list of others: `vote 7: 1 2 5`, `best 4: 1 8 9`."""

    seat: int
    hands: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.seat}: {seats_text(self.hands)}"


class SeatCount(Struct, frozen=True, gc=False):
    """A seat and the number of hands against it: `tally 7: 4`."""

    seat: int
    count: int

    def __str__(self) -> str:
        return f"{self.seat}: {self.count}"


class SeatClause(Struct, frozen=True, gc=False):
    """A seat and a clause: `dq 3 6.7.5`, `dq 9 10.4: shouted at the judge`.

    A foul may go without its clause.
    """

    seat: int
    clause: str | None
    reason: str = ""

    def __str__(self) -> str:
        named = str(self.seat) if self.clause is None else f"{self.seat} {self.clause}"
        return f"{named}: {self.reason}" if self.reason else named


class ClauseText(Struct, frozen=True, gc=False):
    """A clause and a reason: `waive 12.5: a slip of the tongue`."""

    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}"


class SeatPoints(Struct, frozen=True, gc=False):
    """A seat and points, always signed: `bonus 3 +0.3`, `bonus 3 +0.3: the best speech`."""

    seat: int
    points: Decimal
    reason: str = ""

    def __str__(self) -> str:
        sign = "+" if self.points >= 0 else ""
        given = f"{self.seat} {sign}{decimal_text(self.points)}"
        return f"{given}: {self.reason}" if self.reason else given


class SeatHours(Struct, frozen=True, gc=False):
    """A seat and a number of hours: `question 3 1.5`."""

    seat: int
    hours: Decimal

    def __str__(self) -> str:
        return f"{self.seat} {decimal_text(self.hours)}"


class SeatDay(Struct, frozen=True, gc=False):
    """A seat and a game day: `answer 3 D6`."""

    seat: int
    day: int

    def __str__(self) -> str:
        return f"{self.seat} D{self.day}"


class Text(Struct, frozen=True, gc=False):
    """Free text: `undo text…`."""

    text: str

    def __str__(self) -> str:
        return self.text


class SeatText(Struct, frozen=True, gc=False):
    """A seat and free text: `protest 3 text…`."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}".rstrip()


class SeatName(Struct, frozen=True, gc=False):
    """The name of a seat from here on: `name 3 Аня`."""

    seat: int
    name: str

    def __str__(self) -> str:
        return f"{self.seat} {quoted(self.name)}".rstrip()


class Ruling(Struct, frozen=True, gc=False):
    """A ruling with its text: `ruling upheld text…`, `ruling rejected text…`."""

    upheld: bool
    text: str

    def __str__(self) -> str:
        return f"{'upheld' if self.upheld else 'rejected'} {self.text}".rstrip()


class Ball(Struct, frozen=True, gc=False):
    """A ball of a colour that one seat gives another: `ball 3 black 7`."""

    seat: int
    colour: Colour
    target: int

    def __str__(self) -> str:
        return f"{self.seat} {self.colour} {self.target}"


class Leaving(Struct, frozen=True, gc=False):
    """Who left, and how if that is written: `out 4 6 lift 7 foul`, `out 4`, `out -`."""

    groups: tuple[tuple[tuple[int, ...], str], ...]

    def __str__(self) -> str:
        told = (f"{seats_text(seats)} {cause}".rstrip() for seats, cause in self.groups)
        return " ".join(told) or "-"


class Left(Struct, frozen=True, gc=False):
    """How one seat left: `left 5 N2 kill`; the moment, the cause or both may be unknown."""

    seat: int
    moment: str = ""
    cause: Cause = ""

    def __str__(self) -> str:
        return " ".join(word for word in (str(self.seat), self.moment, self.cause) if word)


class Result(Struct, frozen=True, gc=False):
    """The result of a game whose course is unknown: `result red`, `result draw:black+maniac`."""

    word: str

    def __str__(self) -> str:
        return self.word


class End(Struct, frozen=True, gc=False):
    """The result at the end of the course: `end red`, `end black maniac`, `end draw`."""

    results: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.results)


class Checkpoint(Struct, frozen=True, gc=False):
    """The night or day that begins: `N2`, `D3`."""

    moment: str

    def __str__(self) -> str:
        return self.moment


class AsPlayed(Struct, frozen=True, gc=False):
    """A move, who consents to it, and why: `nominate 3 6 by Ivanov: nobody noticed`."""

    verb: str
    said: "Args"
    by: str
    reason: str

    def __str__(self) -> str:
        gap = "" if isinstance(self.said, Hands) else " "
        return f"{self.verb}{gap}{self.said} by {self.by}: {self.reason}"


Args = (
    Nothing
    | OneSeat
    | SeatList
    | SeatSeat
    | NobodySeat
    | LiftTold
    | Accusation
    | SeatMove
    | Target
    | Unsaid
    | Pairs
    | Attack
    | Hands
    | SeatHands
    | SeatCount
    | SeatClause
    | ClauseText
    | SeatPoints
    | SeatHours
    | SeatDay
    | Text
    | SeatText
    | SeatName
    | Ruling
    | Ball
    | Leaving
    | Left
    | Result
    | End
    | Checkpoint
    | AsPlayed
)
