"""The table of moves: one row for each thing that a judge or a player may do.

A row names the command of a move and how it is written in a record. Offers refer to rows; what is
legal, what a record says, what a bot tries and what a page sends are all read from here. A new move
needs a row here, a class in `commands`, an offer, and a decision.
"""

from __future__ import annotations

from typing import Any, Literal

from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as d
from gorod.engine.duties import ROLES
from gorod.engine.struct import Struct, field_names, kebab

By = Literal["judge", "speaker", "anyone", "office", "card", "pack"]
"""Who makes a move.

`judge` is the judge or host, `speaker` the player who has the floor, `anyone` any player, `office`
the holder of an office; `card` is the holder of a card, who acts in secret, and `pack` all hunters,
who act together.
"""

Form = Literal["deal", "next", "aim", "hands", "shots", "count", "press", "write", "impose"]
"""How a page asks for a move.

`deal` has its own screen and `next` is the big button. For `aim` one seat is tapped, for `hands`
several, for `shots` one for each hunter. `count` asks for a number, `press` is a button, `write`
opens a form, and `impose` is chosen for a seat.
"""


class Move(Struct, frozen=True):
    """One row of the table."""

    name: str
    command: type[Struct]
    by: By
    form: Form | None
    """None if the move is never offered: it is an attempt that a record may mention."""
    notation: str | None
    """How its arguments are written, by the fields of the command.

    None if records do not contain the move. See `gorod.record.grammar`.
    """
    example: str = ""
    verb: str = ""
    """The verb of the notation, if it is not the name."""
    discipline: bool = False
    """Whether the judge uses it to discipline or stop a game, at almost any moment."""
    unnamed: bool = False
    """Whether a record may omit whose move it was; the seat is then 0."""
    rule: str = ""
    """The rule that says when the move is possible; empty if a power or by-day rules say it."""
    aloud: bool = False
    """Whether the speaker says it to the whole table, which may then hear why it is refused."""
    awaited: bool = False
    """Whether the judge has to enter it before the game can go on."""
    tap: int = 0
    """Which of several offered moves a tap on a seat means: the one with the lowest number.

    0 if a tap never means it.
    """
    people_only: bool = False
    """Whether bots leave it to people, because its meaning lies in the words."""
    last: bool = False
    """Whether it ends a player's turn or game; a page shows it apart from the other moves."""

    @property
    def said(self) -> str:
        """The word for the move in a record and in `awaits`."""
        return self.verb or self.name

    @property
    def tag(self) -> str:
        """The type of the command in JSON."""
        return kebab(self.command.__name__)

    @property
    def fixed(self) -> dict[str, Any]:
        """The fields of the command that the name of the move already determines."""
        return {"duty": self.name} if self.command is c.Show else {}

    @property
    def has_seat(self) -> bool:
        """Whether the command has a seat: it is the actor, unless the offer lets one choose it."""
        return "seat" in field_names(self.command)


_ROWS = (
    # The course of the game.
    Move("deal", c.Deal, "judge", "deal", None, rule="deal"),
    Move("proceed", c.Proceed, "judge", "next", None, rule="course"),
    Move("technical", c.Technical, "judge", "press", "", "technical", rule="course"),
    # The day.
    Move(
        "nominate",
        c.Nominate,
        "speaker",
        "aim",
        "seat- target",
        "nominate 3 7",
        unnamed=True,
        aloud=True,
        tap=9,
        rule="nomination",
    ),
    Move("withdraw", c.Withdraw, "speaker", None, "target", "withdraw 8", rule="withdrawal"),
    Move(
        "pass",
        c.Pass,
        "speaker",
        "next",
        "seat",
        "pass 3",
        aloud=True,
        last=True,
        rule="speech-end",
    ),
    Move(
        "ask",
        c.Ask,
        "anyone",
        "press",
        "seat",
        "ask 3",
        aloud=True,
        people_only=True,
        rule="asking",
    ),
    Move(
        "allow",
        c.Allow,
        "speaker",
        "aim",
        "seat target",
        "allow 3 5",
        aloud=True,
        people_only=True,
        rule="own-minute",
    ),
    Move(
        "forbid",
        c.Forbid,
        "speaker",
        "aim",
        "seat target",
        "forbid 3 5",
        aloud=True,
        people_only=True,
        rule="own-minute",
    ),
    Move(
        "vote",
        c.Hands,
        "judge",
        "hands",
        "candidate: hands",
        "vote 7: 1 2 5",
        awaited=True,
        tap=1,
        rule="ballot",
    ),
    Move(
        "tally",
        c.Tally,
        "judge",
        "count",
        "candidate: count",
        "tally 7: 4",
        awaited=True,
        rule="ballot",
    ),
    Move(
        "lift",
        c.LiftHands,
        "judge",
        "hands",
        "lift",
        "lift: 1 2 3",
        awaited=True,
        tap=2,
        rule="lift",
    ),
    # The night.
    Move("order", c.Order, "card", "hands", "seats", "order 4 6 8", rule="shooting-order"),
    Move("shoot", c.Shoot, "pack", "shots", "shots", "shoot 4", awaited=True, tap=5, rule="hunt"),
    Move("miss", c.Miss, "judge", "press", "", "miss", rule="hunt"),
    Move("don", c.Show, "card", "aim", "show", "don 7", unnamed=True, tap=6, rule="night-check"),
    Move(
        "sheriff",
        c.Show,
        "card",
        "aim",
        "show",
        "sheriff 3",
        unnamed=True,
        tap=6,
        rule="night-check",
    ),
    Move(
        "maniac",
        c.Show,
        "card",
        "aim",
        "attack",
        "maniac attack 5 speech,vote",
        unnamed=True,
        tap=6,
        rule="night-check",
    ),
    Move(
        "doctor", c.Show, "card", "aim", "show", "doctor 2", unnamed=True, tap=6, rule="night-check"
    ),
    Move(
        "beauty", c.Show, "card", "aim", "show", "beauty 6", unnamed=True, tap=6, rule="night-check"
    ),
    Move(
        "courtesan",
        c.Show,
        "card",
        "aim",
        "show",
        "courtesan 6",
        unnamed=True,
        tap=6,
        rule="night-check",
    ),
    Move(
        "lawyer", c.Show, "card", "aim", "show", "lawyer 4", unnamed=True, tap=6, rule="night-check"
    ),
    Move(
        "best", c.Best, "speaker", "hands", "seat: named", "best 4: 1 8 9", tap=4, rule="best-move"
    ),
    # Discipline.
    Move(
        "hint", c.Hint, "judge", "impose", "seat", "hint 4", discipline=True, rule="best-move-hint"
    ),
    Move(
        "warn", c.Warn, "judge", "impose", "seat clause?", "warn 3", discipline=True, rule="warning"
    ),
    Move(
        "foul",
        c.Foul,
        "judge",
        "impose",
        "seat clause? reason",
        "foul 3 6.6.1",
        discipline=True,
        rule="foul",
    ),
    Move(
        "dq",
        c.Disqualify,
        "judge",
        "impose",
        "seat clause~ reason",
        "dq 3 6.7.5",
        discipline=True,
        rule="disqualification",
    ),
    Move(
        "defeat",
        c.Defeat,
        "judge",
        "impose",
        "seat clause~ reason",
        "defeat 3 6.8.1",
        discipline=True,
        rule="team-defeat",
    ),
    Move(
        "waive",
        c.Waive,
        "judge",
        "write",
        "clause: reason",
        "waive 12.5: a slip of the tongue",
        discipline=True,
    ),
    Move("ban", c.Ban, "judge", "impose", "seat clause~", "ban 3 7.3", discipline=True, rule="ban"),
    # Points and protests.
    Move(
        "bonus", c.GiveAward, "judge", "impose", "seat points reason", "bonus 3 +0.3", rule="award"
    ),
    Move("fine", c.GiveFine, "judge", "impose", "seat clause", "fine 3 8.5.1", rule="fine"),
    Move("approve", c.Approve, "judge", "press", "", "approve", rule="consent"),
    Move(
        "protest",
        c.FileProtest,
        "anyone",
        "write",
        "seat text",
        "protest 3 hands miscounted",
        people_only=True,
        rule="protest",
    ),
    Move(
        "support", c.Support, "judge", "hands", ": seats", "support: 3 4 5", rule="protest-ruling"
    ),
    Move(
        "ruling",
        c.Rule,
        "judge",
        "write",
        "upheld text",
        "ruling upheld hands miscounted",
        rule="protest-ruling",
    ),
    # Optional clauses and small tables.
    Move("golden", c.TakeGolden, "anyone", "aim", "seat", "golden 3", people_only=True),
    Move(
        "elect",
        c.Elect,
        "judge",
        "hands",
        "candidate: hands",
        "elect 4: 1 2 5",
        awaited=True,
        tap=3,
    ),
    Move("execute", c.Execute, "office", "aim", "seat", "execute 6", awaited=True, tap=7),
    Move("successor", c.Successor, "office", "aim", "seat", "successor 5"),
    Move(
        "ball",
        c.GiveBall,
        "anyone",
        "aim",
        "seat colour target",
        "ball 3 black 7",
        awaited=True,
        tap=8,
    ),
    Move("card", c.DrawCard, "judge", "write", "card", "card no pronouns"),
    Move("breach", c.Breach, "judge", "impose", "seat", "breach 3", discipline=True),
    Move("open", c.OpenCard, "judge", "press", "", "open", awaited=True, rule="course"),
    Move(
        "accuse",
        c.Accuse,
        "anyone",
        "aim",
        "seat>target",
        "accuse 1>2",
        awaited=True,
        rule="course",
    ),
    # By-day games.
    Move("ballot", d.CastBallot, "anyone", "aim", "seat target-", "ballot 3 7", tap=10),
    Move("act", d.Act, "card", "aim", "seat target-", "act 5 9"),
    Move("suicide", d.CommitSuicide, "anyone", "press", "seat", "suicide 3", last=True),
    Move("legend", d.WriteLegend, "anyone", "write", "seat text", "legend 3 once upon a time"),
    Move(
        "forecast", d.EnterForecast, "anyone", "write", "seat text", "forecast 3 the doctor misses"
    ),
    Move("hit", d.ConfirmForecast, "judge", "aim", "seat", "hit 3"),
    Move("answer", d.EnterCode, "anyone", "press", "seat day", "answer 3 D6"),
    Move("question", d.AnswerQuestion, "anyone", "write", "seat hours", "question 3 1.5"),
    Move("best-legend", d.ChooseLegend, "anyone", "aim", "seat target", "best-legend 3 5"),
    Move("best-player", d.NameBestPlayer, "judge", "aim", "seat", "best-player 7"),
    Move(
        "best-player-vote",
        d.ChoosePlayer,
        "anyone",
        "aim",
        "seat target",
        "best-player 3 7",
        "best-player",
    ),
    Move("praise", d.PraiseLegend, "judge", "aim", "seat", "praise 9"),
    Move("coin", d.FlipCoin, "judge", "aim", "seat", "coin 11", awaited=True),
    Move(
        "stop",
        d.StopGame,
        "judge",
        "write",
        "text",
        "stop too few players are left",
        discipline=True,
    ),
    Move("close", d.CloseDay, "judge", "next", "", "close"),
)

MOVES: dict[str, Move] = {move.name: move for move in _ROWS}

_BY_COMMAND: dict[type, Move] = {move.command: move for move in _ROWS if move.command is not c.Show}


def move_of(command: Any) -> Move | None:  # noqa: ANN401  any command
    """Return the row of a command, or None if it has none."""
    if type(command) is c.Show:
        return MOVES[command.duty] if command.duty in ROLES else None
    return _BY_COMMAND.get(type(command))


DISCIPLINE = frozenset(move.name for move in _ROWS if move.discipline)
"""Moves by which the judge disciplines or stops a game; they are legal at almost any moment."""
