"""Warnings, fouls, removals, defeats and bans."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Cause


class Warned(AnyEvent, frozen=True):
    """An oral warning."""

    seat: int
    clause: str
    rule: str = "warning"


class Fouled(AnyEvent, frozen=True):
    """A foul; `silence` says which speech it costs.

    None, the `nearest`, the one `after-this`, or the rest of this very one (`ends-speech`).
    """

    seat: int
    clause: str
    count: int
    silence: str = ""
    rule: str = "foul"
    reason: str = ""
    """Why the judge chose this degree, in their own words."""


class Disqualified(AnyEvent, frozen=True):
    """A player is out: `cause` is `foul` (one too many), `disqualified`, or `removed` by a limit.

    `removed` is false when the game had been decided: then only the penalty follows. `silent`
    when the table learns of it in the morning.
    """

    seat: int
    clause: str
    cause: Cause
    removed: bool
    rule: str
    silent: bool = False
    reason: str = ""


class RemovalDue(AnyEvent, frozen=True):
    """A player will be removed when the morning comes."""

    seat: int
    clause: str
    rule: str = "removal-due"
    reason: str = ""


class VoteCancelled(AnyEvent, frozen=True):
    """A disqualification cancels the vote of a day.

    `unsaid` while somebody is leaving or may have been shot: neither the victim nor a game that
    is decided cancels a vote, so the judge alone knows it until the announcement of the day.
    """

    day: int
    rule: str
    unsaid: bool = False


class TeamDefeated(AnyEvent, frozen=True):
    """The offender's team loses at once."""

    seat: int
    clause: str
    winners: tuple[str, ...]
    rule: str = "team-defeat"
    penalised: bool = True
    """The offender also gets the penalty of a disqualification."""
    reason: str = ""
    team: str = ""
    """The team, where no single player is to blame (seat 0)."""


class Waived(AnyEvent, frozen=True):
    """The judge does without what this clause would bring about; the reason is kept."""

    clause: str
    reason: str
    rule: str = "waiver"


class AsPlayed(AnyEvent, frozen=True):
    """The table played on with a move that the rules refuse; what it brought about follows.

    `rule` is the one that refuses it. The words of the chief judge are for the judges alone.
    """

    verb: str
    seat: int = 0
    """Who made the move; in a vote, against whom."""
    target: int = 0
    seats: Seats = ()
    """The hands of a vote."""
    shots: tuple[tuple[int, int], ...] = ()
    why: str = ""
    """Id of the refusal, about `who` and `whom`."""
    who: int = 0
    whom: int = 0
    by: str = ""
    """The chief judge who consents."""
    reason: str = ""
    rule: str = ""
    private: bool = False
    """A night act, or a secret ballot: the table does not learn of it."""


class Banned(AnyEvent, frozen=True):
    """Removal from the tournament; `penalised` when this game's penalty comes with it."""

    seat: int
    clause: str
    penalised: bool
    rule: str = "ban"
    term: str = ""
    """For how long, where the document says it."""
