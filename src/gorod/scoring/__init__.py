"""Points: what a game is worth to each seat, and the standings of a tournament. Pure functions.

`score` reads one finished game; `standings` reads all of them and adds what depends on the whole
tournament. Values are exact fractions, and each names the clause that grants it.
"""

from gorod.scoring.compensation_points import compensation
from gorod.scoring.game_points import bans_due, proposals, score, superseded
from gorod.scoring.items import Item, Points
from gorod.scoring.numbers import as_json, as_text
from gorod.scoring.played_games import Played, SameName
from gorod.scoring.score_rows import Row, Scored
from gorod.scoring.standings import Standings, standings, tallied
from gorod.scoring.ties import TIES, TieBreaks, drawn_order, ranked, tie_breaks

__all__ = [
    "TIES",
    "Item",
    "Played",
    "Points",
    "Row",
    "SameName",
    "Scored",
    "Standings",
    "TieBreaks",
    "as_json",
    "as_text",
    "bans_due",
    "compensation",
    "drawn_order",
    "proposals",
    "ranked",
    "score",
    "standings",
    "superseded",
    "tallied",
    "tie_breaks",
]
