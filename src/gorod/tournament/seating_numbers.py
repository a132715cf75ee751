"""Between the tournament and a planner: the players of a stage as numbers, and a plan as drafts.

A planner knows players as 1, 2, 3 … A number is a place in the stage: whoever takes over
somebody's seats takes over their number, so the rounds that were played still fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from gorod.tournament import tournament_commands as c
from gorod.tournament.ids import NOBODY, PersonId, StageId
from gorod.tournament.judge_assignment import loads, proposed_judges
from gorod.tournament.participants import BanLevel
from gorod.tournament.rounds import RoundStatus, Tables, round_key
from gorod.tournament.state import Tournament

Numbered = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of numbers, seat 1 first."""


def number_of(t: Tournament, stage: StageId, player: PersonId) -> int:
    """The number of a player, or of whoever sits there after them; 0 for a stranger."""
    return numbers_of(t, stage)(player)


def numbers_of(t: Tournament, stage: StageId) -> Callable[[PersonId], int]:
    """The same for many players: the places of the stage are looked up once."""
    places = {t.who(own): at for at, own in enumerate(t.entrants.get(stage, ()), 1)}

    @cache
    def number(player: PersonId) -> int:
        seen: set[str] = set()
        player = t.who(player)
        while player not in places and player not in seen:
            seen.add(player)
            left = t.signed_up.get(player)
            player = NOBODY if left is None else t.who(left.by)
        return places.get(player, 0)

    return number


def first_open(t: Tournament, stage: StageId) -> int:
    """The first round that can be seated anew: no game of it, nor of a later one, has begun."""
    begun = [g.round for g in t.games.values() if g.stage == stage and g.begun]
    return max(begun, default=0) + 1


def numbered(t: Tournament, stage: StageId) -> Numbered:
    """The rounds that are seated so far, from the first one on, in numbers."""
    number = numbers_of(t, stage)
    found: list[tuple[tuple[int, ...], ...]] = []
    while (own := t.rounds.get(round_key(stage, len(found) + 1))) is not None:
        found.append(tuple(tuple(map(number, table)) for table in own.tables))
    return tuple(found)


def apart(t: Tournament, stage: StageId) -> tuple[tuple[int, int], ...]:
    """The pairs that must not meet, where both play in this stage."""
    return _pairs(t, stage, BanLevel.NEVER)


def avoided(t: Tournament, stage: StageId) -> tuple[tuple[int, int], ...]:
    """The pairs that should rather not meet there."""
    return _pairs(t, stage, BanLevel.AVOID)


def _pairs(t: Tournament, stage: StageId, level: BanLevel) -> tuple[tuple[int, int], ...]:
    number = numbers_of(t, stage)
    pairs = ((number(a), number(b)) for a, b in t.kept_apart(stage, level))
    return tuple(sorted({(min(pair), max(pair)) for pair in pairs if all(pair)}))


def gone(t: Tournament, stage: StageId) -> tuple[int, ...]:
    """The numbers of those who have left and whom nobody replaced."""
    players = enumerate(t.entrants.get(stage, ()), 1)
    return tuple(at for at, player in players if not t.comes(player) and not t.takes_part(player))


def drafts(
    t: Tournament, stage: StageId, rounds: Numbered, first: int, *, source: str, reason: str
) -> list[c.Command]:
    """What to ask of the tournament so that the rounds from `first` on are seated so.

    On numbers beyond the stage nobody sits. Judges are proposed with their work in all of these
    rounds in view; a round that is shown already is recalled first, for which the reason is given.
    """
    players = t.entrants.get(stage, ())
    work, wanted = loads(t), list[c.Command]()
    for number, tables in enumerate(rounds, 1):
        if number < first:
            continue
        own = t.rounds.get(round_key(stage, number))
        if own is not None and own.status == RoundStatus.RELEASED:
            wanted.append(c.RecallSeating(stage, number, reason))
        seated: Tables = tuple(
            tuple(players[at - 1] for at in table if at <= len(players)) for table in tables
        )
        judges = proposed_judges(t, seated, work)
        work = _more(work, judges)
        wanted.append(c.DraftSeating(stage, number, seated, judges, source))
    return wanted


def _more(work: Counter[str], judges: Sequence[PersonId]) -> Counter[str]:
    return work + Counter(judge for judge in judges if judge)
