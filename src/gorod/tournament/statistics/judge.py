"""A judge's numbers: games, their results, sanctions, awards, protocols sent back or contested."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gorod.rulebooks.policies.points import winners
from gorod.tournament.ids import PersonId
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class JudgeNumbers:
    """The numbers of one judge, over the games of these standings."""

    judge: PersonId
    games: int
    red: int
    black: int
    other: int
    """Draws, and victories of a third side."""
    fouls: int
    disqualified: int
    awarded: Fraction
    fines: int
    sent_back: int
    protests: int
    upheld: int


def judge_numbers(t: Tournament, table: Standings) -> tuple[JudgeNumbers, ...]:
    """Return the numbers of every judge who has a game that counts, by name."""
    signed: dict[PersonId, list[int]] = {}
    for at, (key, _) in table.games.items():
        game = t.games[key]
        if game.sheet is not None:
            signed.setdefault(game.judge or game.sheet.signed_by, []).append(at)
    names = {judge: t.officials[judge].name if judge in t.officials else judge for judge in signed}
    return tuple(
        _numbers(t, table, judge, signed[judge]) for judge in sorted(signed, key=names.__getitem__)
    )


def _numbers(t: Tournament, table: Standings, judge: PersonId, places: list[int]) -> JudgeNumbers:
    own = [table.games[at] for at in places]
    games = [played.game for _, played in own]
    keys = {key for key, _ in own}
    won = [winners(game) for game in games]
    about = [filed for filed in t.protests.values() if filed.game in keys]
    upheld = [f for f in about if f.decision is not None and f.decision.upholds]
    awards = [award.points for game in games for award in game.facts.awards if not award.waits]
    return JudgeNumbers(
        judge=judge,
        games=len(own),
        red=won.count(("red",)),
        black=won.count(("black",)),
        other=len(won) - won.count(("red",)) - won.count(("black",)),
        fouls=sum(sum(game.fouls) for game in games),
        disqualified=sum(game.facts.disqualified.bit_count() for game in games),
        awarded=Fraction(sum(awards), 100),
        fines=sum(len(game.facts.fines) for game in games),
        sent_back=sum(bool(sheet.rejected_by) for key in keys for sheet in t.games[key].sheets),
        protests=len(about),
        upheld=len(upheld),
    )
