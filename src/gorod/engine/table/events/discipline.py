"""Events of discipline: warnings, fouls, removals, defeats and bans."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Cause


class Warned(AnyEvent, frozen=True):
    """The judge gave an oral warning."""

    seat: int
    clause: str
    rule: str = "warning"


class Fouled(AnyEvent, frozen=True):
    """A foul; `silence` says which speech it costs.

    It is empty for none, `nearest`, `after-this` for the one after the present speech, or
    `ends-speech` for the rest of the present one.
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

    `removed` is false if the game was already decided: then only the penalty follows. `silent` is
    true if the table learns of it only in the morning.
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

    `unsaid` while somebody is leaving or may have been shot: neither a victim's disqualification
    nor a game that is decided cancels a vote, so only the judge knows of it until the day is
    announced.
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
    """Whether the offender also gets the penalty of a disqualification."""
    reason: str = ""
    team: str = ""
    """The team, if no single player is to blame (seat 0)."""


class Waived(AnyEvent, frozen=True):
    """The judge waives what this clause would bring about; the reason is stored."""

    clause: str
    reason: str
    rule: str = "waiver"


class AsPlayed(AnyEvent, frozen=True):
    """The table played on with a move that the rules refuse; the events it caused follow.

    `rule` is the rule that refuses it. Only judges may read the chief judge's words.
    """

    verb: str
    seat: int = 0
    """Who made the move; in a vote, the candidate."""
    target: int = 0
    seats: Seats = ()
    """The hands of a vote."""
    shots: tuple[tuple[int, int], ...] = ()
    why: str = ""
    """The id of the refusal, which is about `who` and `whom`."""
    who: int = 0
    whom: int = 0
    by: str = ""
    """The chief judge who consents."""
    reason: str = ""
    rule: str = ""
    private: bool = False
    """Whether it is hidden from the table: a night act, or a secret ballot."""


class Banned(AnyEvent, frozen=True):
    """A player is removed from the tournament; `penalised` if they also get this game's penalty."""

    seat: int
    clause: str
    penalised: bool
    rule: str = "ban"
    term: str = ""
    """For how long, if the document says so."""
