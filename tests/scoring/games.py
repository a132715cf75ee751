"""Finished games and careers for scoring tests, by the layout that the scenarios call STD."""

from fractions import Fraction

from gorod.engine import start
from gorod.engine.commands import Deal, Hands, Nominate, Pass, Proceed
from gorod.engine.game import Award, BestMove, Facts, Fine, Game, Outcome, Protest
from gorod.engine.phases import Dusk, Night, Over, Speech, Vote
from gorod.engine.seats import mask_of, whole_table
from gorod.rulebooks.fiim_2019 import FIIM_2019 as BOOK
from gorod.scoring import Played, score, standings
from tests.scoring.commands import accepted, refusal

STD = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
CITIZEN, SHERIFF, DON = 1, 7, 8
BLACK = ("don", "mafia")


def value(text):
    """`0.25` as an exact number."""
    return Fraction(text)


def finished(
    *winners,
    cards=STD,
    kind="victory",
    killed=(),
    named=None,
    hinted=(),
    out=(),
    awards=None,
    waiting=None,
    fines=(),
    protests=(),
):
    """A game that is over; no winners is a draw."""
    given = [Award(seat, points, waits=False) for seat, points in (awards or {}).items()]
    given += [Award(seat, points, waits=True) for seat, points in (waiting or {}).items()]
    black = mask_of(tuple(s for s, card in enumerate(cards, 1) if card in BLACK))
    return Game(
        size=10,
        phase=Over(),
        alive=whole_table(10) & ~mask_of((*killed, *out)),
        cards=cards,
        red=whole_table(10) & ~black,
        black=black,
        number=4,
        night=False,
        fouls=(0,) * 10,
        outcome=Outcome(winners, kind if winners else "draw", "", "victory", "", "D4"),
        facts=Facts(
            first_killed=mask_of(tuple(killed)),
            best_moves=tuple(BestMove(seat, seats) for seat, seats in (named or {}).items()),
            hinted=mask_of(tuple(hinted)),
            disqualified=mask_of(tuple(out)),
            awards=tuple(given),
            fines=tuple(Fine(seat, clause, -40) for seat, clause in fines),
            protests=tuple(Protest(3, "text", status) for status in protests),
        ),
    )


def points(game, seat):
    return score(BOOK, game)[seat - 1]


def entries(scored):
    """(kind, value, clause) of every item."""
    return [(item.kind, item.value, item.clause) for item in scored.items]


# --- playing through the engine -----------------------------------------------------------------


def dealt():
    game, _ = start(BOOK.rules, 10)
    return do(game, Deal(STD))


def do(game, *commands):
    return accepted(BOOK, game, *commands)


def refused(game, command):
    """Return the clauses under which the rulebook refuses a command."""
    answer = refusal(BOOK, game, command)
    return BOOK.cite(answer)


def until(game, phase):
    """Play until that phase; nobody says or shows anything before it."""
    while type(game.phase) is not phase:
        quiet = type(game.phase) in (Night, Dusk)
        game = do(game, Proceed() if quiet else Pass(game.floor))
    return game


def hunting(game):
    """Play until the next hunt is due."""
    game = until(game, Night)
    while game.phase.duties[0] != "hunt":
        game = do(game, Proceed())
        game = game if type(game.phase) is Night else until(game, Night)
    return game


def voted_out(game, seat):
    """Let all living players vote for the day's only candidate, who then says goodbye."""
    game = until(game, Speech)
    game = until(do(game, Nominate(game.floor, seat)), Vote)
    game = do(game, Hands(seat, game.living))
    return do(game, Pass(seat))


# --- careers ------------------------------------------------------------------------------------


def turn(result, seat=CITIZEN, *, killed=False, award=0, fines=(), out=False):
    """Return a game from the side of one player: `won`, `lost` or `drawn`, on that seat."""
    own, other = ("black", "red") if seat >= DON else ("red", "black")
    winners = {"won": (own,), "lost": (other,), "drawn": ()}[result]
    game = finished(
        *winners,
        killed=(seat,) if killed else (),
        awards={seat: award} if award else {},
        fines=[(seat, clause) for clause in fines],
        out=(seat,) if out else (),
    )
    return seat, game


def career(name, *turns, games=0, stage=""):
    """A player's games, filled up with plain defeats; strangers sit on the other seats."""
    turns = (*turns, *[turn("lost")] * (games - len(turns)))
    return [
        Played(
            names=tuple(
                name if seat == own else f"~{name}.{stage}.{index}.{seat}" for seat in range(1, 11)
            ),
            game=game,
            points=score(BOOK, game),
            stage=stage,
        )
        for index, (own, game) in enumerate(turns)
    ]


def named_rows(*careers, lots=()):
    """The standings without the strangers."""
    table = standings(BOOK, [played for games in careers for played in games], lots)
    return [row for row in table.rows if not row.name.startswith("~")]


def sole_row(*careers):
    (row,) = named_rows(*careers)
    return row
