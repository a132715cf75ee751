"""What a statement says beside its verb: one class per shape of arguments.

`str` of each class is its canonical writing, so reading and writing of a shape are two
functions only. A seat of `None` is written `-`: nobody, refuses, shows nothing.
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
    """The shortest plain writing: 0.30 is `0.3`, 1E+1 is `10`."""
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


UNSAID = "?"
"""What nobody noted."""


class Nothing(Struct, frozen=True, gc=False):
    """`miss`, `approve`: the verb says it all."""

    def __str__(self) -> str:
        return ""


class OneSeat(Struct, frozen=True, gc=False):
    """`pass 3`."""

    seat: int

    def __str__(self) -> str:
        return str(self.seat)


class SeatList(Struct, frozen=True, gc=False):
    """`order 4 6 8`; `order -` when none was shown."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return seats_text(self.seats)


class SeatSeat(Struct, frozen=True, gc=False):
    """`nominate 3 7`: who and whom."""

    seat: int
    target: int

    def __str__(self) -> str:
        return f"{self.seat} {self.target}"


class NobodySeat(Struct, frozen=True, gc=False):
    """`nominate - 7`: whom, by somebody who was not noted."""

    target: int

    def __str__(self) -> str:
        return f"- {self.target}"


class LiftTold(Struct, frozen=True, gc=False):
    """`lift count 6`, `lift passed`, `lift failed`: no hands were noted."""

    passed: bool | None = None
    count: int = 0

    def __str__(self) -> str:
        if self.passed is None:
            return f"count {self.count}"
        return "passed" if self.passed else "failed"


class Accusation(Struct, frozen=True, gc=False):
    """`accuse 1>2`: who and whom."""

    seat: int
    target: int

    def __str__(self) -> str:
        return f"{self.seat}>{self.target}"


class SeatMove(Struct, frozen=True, gc=False):
    """`act 5 9`, `act 5 -`."""

    seat: int
    target: int | None

    def __str__(self) -> str:
        return f"{self.seat} {seat_text(self.target)}"


class Target(Struct, frozen=True, gc=False):
    """`shoot 4`, `sheriff -`: the role acts, whoever holds it."""

    target: int | None

    def __str__(self) -> str:
        return seat_text(self.target)


class Unsaid(Struct, frozen=True, gc=False):
    """`sheriff ?`: the role was called, and nobody noted what it showed."""

    def __str__(self) -> str:
        return UNSAID


class Pair(Struct, frozen=True, gc=False):
    """`8>4`, `10>-`."""

    seat: int
    target: int | None

    def __str__(self) -> str:
        return f"{self.seat}>{seat_text(self.target)}"


class Pairs(Struct, frozen=True, gc=False):
    """`shoot 8>4 9>4 10>-`, `don 9>8`: who showed whom, in the order shown."""

    pairs: tuple[Pair, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.pairs))


class Attack(Struct, frozen=True, gc=False):
    """`maniac attack 5 speech,vote`; `seat` is the maniac's where `7>5` was written."""

    seat: int | None
    target: int
    takes: tuple[Takes, ...]

    def __str__(self) -> str:
        who = self.target if self.seat is None else f"{self.seat}>{self.target}"
        return f"attack {who} {','.join(self.takes)}"


class Hands(Struct, frozen=True, gc=False):
    """`lift: 1 2 3`; no hands are written `lift: -`."""

    hands: tuple[int, ...]

    def __str__(self) -> str:
        return f": {seats_text(self.hands)}"


class SeatHands(Struct, frozen=True, gc=False):
    """`vote 7: 1 2 5`, `best 4: 1 8 9`."""

    seat: int
    hands: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.seat}: {seats_text(self.hands)}"


class SeatCount(Struct, frozen=True, gc=False):
    """`tally 7: 4`: so many hands."""

    seat: int
    count: int

    def __str__(self) -> str:
        return f"{self.seat}: {self.count}"


class SeatClause(Struct, frozen=True, gc=False):
    """`dq 3 6.7.5`, `dq 9 10.4: shouted at the judge`; a foul may go without its clause."""

    seat: int
    clause: str | None
    reason: str = ""

    def __str__(self) -> str:
        named = str(self.seat) if self.clause is None else f"{self.seat} {self.clause}"
        return f"{named}: {self.reason}" if self.reason else named


class ClauseText(Struct, frozen=True, gc=False):
    """`waive 12.5: a slip of the tongue`."""

    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}"


class SeatPoints(Struct, frozen=True, gc=False):
    """`bonus 3 +0.3`, `bonus 3 +0.3: the best speech`, always signed."""

    seat: int
    points: Decimal
    reason: str = ""

    def __str__(self) -> str:
        sign = "+" if self.points >= 0 else ""
        given = f"{self.seat} {sign}{decimal_text(self.points)}"
        return f"{given}: {self.reason}" if self.reason else given


class SeatHours(Struct, frozen=True, gc=False):
    """`question 3 1.5`."""

    seat: int
    hours: Decimal

    def __str__(self) -> str:
        return f"{self.seat} {decimal_text(self.hours)}"


class SeatDay(Struct, frozen=True, gc=False):
    """`answer 3 D6`."""

    seat: int
    day: int

    def __str__(self) -> str:
        return f"{self.seat} D{self.day}"


class Text(Struct, frozen=True, gc=False):
    """`undo text…`."""

    text: str

    def __str__(self) -> str:
        return self.text


class SeatText(Struct, frozen=True, gc=False):
    """`protest 3 text…`."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}".rstrip()


class SeatName(Struct, frozen=True, gc=False):
    """`name 3 Аня`: from here on that is what the seat is called."""

    seat: int
    name: str

    def __str__(self) -> str:
        return f"{self.seat} {quoted(self.name)}".rstrip()


class Ruling(Struct, frozen=True, gc=False):
    """`ruling upheld text…`, `ruling rejected text…`."""

    upheld: bool
    text: str

    def __str__(self) -> str:
        return f"{'upheld' if self.upheld else 'rejected'} {self.text}".rstrip()


class Ball(Struct, frozen=True, gc=False):
    """`ball 3 black 7`."""

    seat: int
    colour: Colour
    target: int

    def __str__(self) -> str:
        return f"{self.seat} {self.colour} {self.target}"


class Leaving(Struct, frozen=True, gc=False):
    """`out 4 6 lift 7 foul`, `out 4`, `out -`: who left, and how where that is written."""

    groups: tuple[tuple[tuple[int, ...], str], ...]

    def __str__(self) -> str:
        told = (f"{seats_text(seats)} {cause}".rstrip() for seats, cause in self.groups)
        return " ".join(told) or "-"


class Left(Struct, frozen=True, gc=False):
    """`left 5 N2 kill`; the moment, the cause or both may not be known."""

    seat: int
    moment: str = ""
    cause: Cause = ""

    def __str__(self) -> str:
        return " ".join(word for word in (str(self.seat), self.moment, self.cause) if word)


class Result(Struct, frozen=True, gc=False):
    """`result red`, `result draw`, `result draw:black+maniac`."""

    word: str

    def __str__(self) -> str:
        return self.word


class End(Struct, frozen=True, gc=False):
    """`end red`, `end black maniac`, `end draw`."""

    results: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.results)


class Checkpoint(Struct, frozen=True, gc=False):
    """`N2`, `D3`."""

    moment: str

    def __str__(self) -> str:
        return self.moment


class AsPlayed(Struct, frozen=True, gc=False):
    """`nominate 3 6 by Ivanov: nobody noticed`: a move, who consents to it, and why."""

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
