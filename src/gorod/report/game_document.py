"""The JSON document of a game in one viewer's eyes: the one definition of its fields.

The command line prints it (`gorod replay --json`, see `docs/notation.md`). A server's view of a
live table is the same document, with additions that only a live table has: a running clock, offers,
control. Everything is taken from what the viewer knows, never from the game.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from gorod.engine.seats import Seats
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.table.view.best_move import hits
from gorod.report.view import CheckView, Left, OutcomeView, PlayerView, View
from gorod.rulebooks import Rulebook
from gorod.scoring import Item, Points, as_json


class ClockPart(msgspec.Struct, gc=False):
    """How much time the document gives for this step, in seconds."""

    seat: int | None
    """The seat whose time it is; null if it is nobody's."""
    seconds: int | None


class LeftPart(msgspec.Struct, gc=False):
    """When and how a player left the game; a field is null if that is not known."""

    moment: str | None
    cause: str | None
    clause: str | None


class BestMovePart(msgspec.Struct, gc=False):
    """Whom the first killed player named, and how many of them that player had to look for."""

    named: Seats
    hits: int | UnsetType | None
    """For the judge; null for everybody else."""


class ItemPart(msgspec.Struct, gc=False):
    """One item of a seat's points."""

    kind: str
    value: float
    clause: str
    reason: str | UnsetType = UNSET


class PointsPart(msgspec.Struct, gc=False):
    """The points that a seat earns in the game."""

    main: float
    extra: float
    total: float
    items: tuple[ItemPart, ...]


class PlayerPart(msgspec.Struct, gc=False):
    """A seat, as far as the viewer knows it."""

    seat: int
    name: str
    role: str | None
    team: str | None
    alive: bool | None
    """Null if only the result is known: players without a recorded departure may have left, too."""
    left: LeftPart | None
    fouls: int
    silenced: bool
    """Whether a silence is still due or lasts today."""
    first_killed: bool
    best_move: BestMovePart | None
    points: PointsPart | UnsetType | None = UNSET


class BallotPart(msgspec.Struct, gc=False):
    """The open ballot, or else the last closed one."""

    slate: Seats = msgspec.field(name="list")
    counts: dict[str, float]
    """Seat -> votes, for those counted so far; a vote may weigh one and a half."""
    round: int | UnsetType = UNSET
    """The number of the vote over the same candidates; only at a live table."""


class CheckPart(msgspec.Struct, gc=False):
    """A night check that the viewer may know."""

    moment: str
    seat: int
    target: int
    answer: str | None
    """Null if the document's checks have no answer."""


class ProtestPart(msgspec.Struct, gc=False):
    """The protest that waits for a ruling, or else the last one decided."""

    seat: int
    status: str
    passed: bool | None
    """Whether the players' vote passed it, if they vote on it."""
    text: str | UnsetType = UNSET
    ruling: str | UnsetType = UNSET
    """The text and the ruling are given only at a live table. A record has both in its log."""


class ResultPart(msgspec.Struct, gc=False):
    """How a game ended."""

    winners: tuple[str, ...]
    kind: str
    reason: str
    clause: str | None
    moment: str | None


class OutcomePart(ResultPart, gc=False):
    """The result that counts, once it is announced."""

    played: ResultPart | UnsetType = UNSET
    """The result as it was played, if a ruling has changed it."""


class ReminderPart(msgspec.Struct, gc=False):
    """Something that the judge has to see to at this step, with its clause."""

    id: str
    clause: str


class ProposalPart(msgspec.Struct, gc=False):
    """A penalty that the record proves due and the judge has not given."""

    seat: int
    clause: str
    value: float


class PlacePart(msgspec.Struct, gc=False):
    """A place in the final protocol of a by-day game."""

    place: int
    seat: int
    clan: str
    hours: float


class GameDocument(msgspec.Struct, gc=False, kw_only=True):
    """A game in one viewer's eyes.

    Fields that a document or a format does not have are left out.
    """

    rules: str
    options: tuple[str, ...]
    phase: str
    cue: str | None
    candidates: Seats
    ballot: BallotPart | None
    vote_cancelled: bool
    checks: tuple[CheckPart, ...] | UnsetType = UNSET
    protest: ProtestPart | UnsetType | None = UNSET
    outcome: OutcomePart | None
    players: tuple[PlayerPart, ...]
    says: tuple[str, ...]
    """What the judge says now, in order: what closes the last step, then the phrase of this one."""
    hears: str | None
    """The word by which the speaker ends a speech, if the document has one."""
    late: str | None
    """What the judge says when ten seconds are left."""
    mayor: int | UnsetType | None = UNSET
    mayor_lapsed: bool | UnsetType = UNSET
    """Whether a mayor has left without a successor."""
    card: str | UnsetType | None = UNSET
    """The text of the card of the day, a condition that holds today."""
    closed_card: str | UnsetType | None = UNSET
    """The card that nobody drew."""
    rating: str | UnsetType | None = UNSET
    """The rating that the game counts for, once it is over: `main`, `separate` or `none`."""
    reminders: tuple[ReminderPart, ...] | UnsetType = UNSET
    proposals: tuple[ProposalPart, ...] | UnsetType = UNSET
    publication: dict[str, tuple[str, ...]] | UnsetType = UNSET
    """Day -> the lines that everybody reads about it, in a by-day game."""
    bonus_hours: dict[str, float] | UnsetType = UNSET
    """Seat -> bonus hours, as far as the viewer may know them."""
    protocol: tuple[PlacePart, ...] | UnsetType = UNSET
    """The final protocol of a by-day game."""
    deal: str | UnsetType | None = UNSET
    """The seed of the deal of a by-day game, once it is over."""


def ballot_part(view: View) -> BallotPart | None:
    own = view.ballot
    if own is None:
        return None
    counts = {str(seat): count for seat, count in zip(own.slate, own.counts, strict=False)}
    return BallotPart(slate=own.slate, counts=counts)


def check_parts(view: View) -> tuple[CheckPart, ...]:
    return tuple([CheckPart(c.moment, c.seat, c.target, _answer(c)) for c in view.checks])


def _answer(check: CheckView) -> str | None:
    return None if check.answer == "none" else check.answer


def protest_part(view: View) -> ProtestPart | None:
    filed = view.protest
    if filed is None:
        return None
    return ProtestPart(filed.seat, filed.status, filed.passed)


def outcome_part(view: View) -> OutcomePart | None:
    if view.outcome is None:
        return None
    played = UNSET if view.played is None else ResultPart(*_result(view.played))
    return OutcomePart(*_result(view.outcome), played)


def _result(
    result: OutcomeView,
) -> tuple[tuple[str, ...], str, str, str | None, str | None]:
    clause, moment = result.clause or None, result.moment or None
    return result.winners, result.kind, result.reason, clause, moment


def player_part(
    book: Rulebook, view: View, player: PlayerView, name: str, viewer: Viewer
) -> PlayerPart:
    """Return a seat without its points; the caller adds them if the viewer may know them."""
    part = plain_part(player, name, view.known_only)
    part.best_move = _best_move(book, view, player, viewer)
    return part


def plain_part(player: PlayerView, name: str, known_only: str) -> PlayerPart:
    """Return a seat without its points and its best move.

    `known_only` is `View.known_only`, which says whether only a result is known.
    """
    left = player.left
    return PlayerPart(
        seat=player.seat,
        name=name,
        role=player.role,
        team=player.team,
        alive=None if known_only == "result" and left is None else player.alive,
        left=None if left is None else _left(left),
        fouls=player.fouls,
        silenced=player.silenced or player.muted,
        first_killed=player.first_killed,
        best_move=None,
        points=None,
    )


def _left(left: Left) -> LeftPart:
    return LeftPart(left.moment or None, left.cause or None, left.clause or None)


def _best_move(
    book: Rulebook, view: View, player: PlayerView, viewer: Viewer
) -> BestMovePart | None:
    named = player.best_move
    if named is None:
        return None
    found = hits(book, view, player.seat, named) if viewer == JUDGE else None
    return BestMovePart(named, found)


def points_part(own: Points) -> PointsPart:
    items = tuple(map(_item, own.items))
    return PointsPart(as_json(own.main), as_json(own.extra), as_json(own.total), items)


def _item(item: Item) -> ItemPart:
    return ItemPart(item.kind, as_json(item.value), item.clause, item.reason or UNSET)
