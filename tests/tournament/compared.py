"""Compare the fast standings with the slow ones."""

from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament import slow_standings


def fast(t, stage, upto=None, provisional=False, ledger=None):  # noqa: FBT002  as the slow one
    table = (ledger or Ledger()).table(t, Scope(stage, upto, provisional))
    return {
        line.player: {
            "player": line.player,
            "games": line.row.games,
            "wins": line.row.wins,
            "main": line.row.main,
            "extra": line.row.extra,
            "compensation": line.row.compensation,
            "total": line.row.total,
            "first_killed": line.row.first_killed,
            "leaders": line.row.don_sheriff_wins,
            "place": line.row.place,
        }
        for line in table.lines
    }


def agree(t, ledger=None):
    """Compare the standings of every stage and round, confirmed and provisional."""
    for plan in t.regulation.stages:
        for upto in (None, *range(plan.rounds + 1)):
            for provisional in (False, True):
                slow = slow_standings.standings(t, plan.id, upto, provisional)
                assert fast(t, plan.id, upto, provisional, ledger) == slow, (plan.id, upto)
