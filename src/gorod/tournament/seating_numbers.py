"""Between the tournament and a planner: players of a stage as numbers, and plans as drafts.

A planner knows players as 1, 2, 3 … A number is a place in the stage: a player who takes over
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
    """Return the number of a player, or of their replacement; 0 for a stranger."""
    return numbers_of(t, stage)(player)


def numbers_of(t: Tournament, stage: StageId) -> Callable[[PersonId], int]:
    """Return a function that does the same for many players; it looks up the places once."""
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
    """Return the first round that can be seated again: no game of it or a later one has begun."""
    begun = [g.round for g in t.games.values() if g.stage == stage and g.begun]
    return max(begun, default=0) + 1


def numbered(t: Tournament, stage: StageId) -> Numbered:
    """Return the rounds that are seated so far, from the first one on, in numbers."""
    number = numbers_of(t, stage)
    found: list[tuple[tuple[int, ...], ...]] = []
    while (own := t.rounds.get(round_key(stage, len(found) + 1))) is not None:
        found.append(tuple(tuple(map(number, table)) for table in own.tables))
    return tuple(found)


def apart(t: Tournament, stage: StageId) -> tuple[tuple[int, int], ...]:
    """Return the pairs that must not meet, if both play in this stage."""
    return _pairs(t, stage, BanLevel.NEVER)


def avoided(t: Tournament, stage: StageId) -> tuple[tuple[int, int], ...]:
    """Return the pairs that should rather not meet there."""
    return _pairs(t, stage, BanLevel.AVOID)


def _pairs(t: Tournament, stage: StageId, level: BanLevel) -> tuple[tuple[int, int], ...]:
    number = numbers_of(t, stage)
    pairs = ((number(a), number(b)) for a, b in t.kept_apart(stage, level))
    return tuple(sorted({(min(pair), max(pair)) for pair in pairs if all(pair)}))


def gone(t: Tournament, stage: StageId) -> tuple[int, ...]:
    """Return the numbers of those who have left and whom nobody replaced."""
    players = enumerate(t.entrants.get(stage, ()), 1)
    return tuple(at for at, player in players if not t.comes(player) and not t.takes_part(player))


def drafts(
    t: Tournament, stage: StageId, rounds: Numbered, first: int, *, source: str, reason: str
) -> list[c.Command]:
    """Return the commands that seat the rounds from `first` on like this.

    Numbers beyond the stage are seats for nobody. Judges are proposed with regard to their work in
    all of these rounds. A round that is released already is recalled first, for the given reason.
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
