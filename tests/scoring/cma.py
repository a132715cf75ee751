"""Finished games of twelve by the layout that the CMA scenarios call L, and their points.

The rulebook here is only the scoring of cma-2025: its edition, awards and penalties, with their
clauses in the document. Games are never played under it.
"""

from dataclasses import replace as amended

from gorod.engine.game import Award, Ballot, BestMove, Departure, Facts, Fine, Game, Outcome
from gorod.engine.phases import Over
from gorod.engine.seats import mask_of, whole_table
from gorod.rulebooks.book import clause
from gorod.rulebooks.cma_2025.c14_scale import EDITION, FINES
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.rulebooks.policies.awards import award_within, what_the_judge_may_not_give_alone_waits
from gorod.rulebooks.policies.fines import unless_contradicted
from gorod.scoring import Played, score, standings
from tests.scoring.commands import accepted, refusal

L = ("don", "mafia", "mafia", "maniac", "sheriff", "beauty", "doctor") + ("citizen",) * 5
DON, MAFIA, MANIAC, SHERIFF, CITIZEN = 1, 2, 4, 5, 8
BLACK = mask_of((1, 2, 3))
SIZE = 12

BOOK = amended(
    FIIM_2019,
    id="cma-2025",
    edition=EDITION,
    clauses=tuple(clause(number, en="", ru="") for number in FINES),
    rules=amended(
        FIIM_2019.rules,
        award=award_within(EDITION),
        award_waits=what_the_judge_may_not_give_alone_waits(EDITION),
        fines=dict.fromkeys(FINES, -50),
        fine=unless_contradicted(FINES),
    ),
    citations={
        "win-red": ("14.2.1",),
        "win-black": ("14.2.2",),
        "win-maniac": ("A.1",),
        "disqualification-penalty": ("14.3",),
        "best-move-maniac": ("14.4.2",),
        "best-move-red": ("14.4.3",),
        "award": ("14.5",),
        "award-players": ("14.6",),
        "consent": ("14.6", "14.7", "14.8"),
        "award-winner": ("14.8",),
        "award-loser": ("14.9",),
        "award-draw": ("14.12",),
        "fine": ("14.13",),
        "compensation-value": ("14.14.1",),
    },
)


def finished(
    *winners,
    kind="victory",
    killed=(),
    named=None,
    barred=(),
    out=(),
    alive=None,
    awards=None,
    fines=(),
    ballots=(),
):
    """A game that is over; no winners is a draw. `barred` had no best move by 13.7."""
    awards = [Award(seat, points, waits=False) for seat, points in (awards or {}).items()]
    gone = mask_of((*killed, *out))
    return Game(
        size=SIZE,
        phase=Over(),
        alive=whole_table(SIZE) & ~gone if alive is None else mask_of(alive),
        cards=L,
        red=whole_table(SIZE) & ~BLACK & ~(1 << MANIAC),
        black=BLACK,
        maniac=1 << MANIAC,
        number=4,
        night=False,
        fouls=(0,) * SIZE,
        outcome=Outcome(winners, kind if winners else "draw", "", "victory", "", "D4"),
        facts=Facts(
            departures=tuple(Departure(seat, "N2", "kill", "night-kill") for seat in killed),
            ballots=tuple(ballots),
            first_killed=mask_of(tuple(killed)),
            best_right=mask_of(tuple(seat for seat in killed if seat not in barred)),
            best_moves=tuple(BestMove(seat, seats) for seat, seats in (named or {}).items()),
            disqualified=mask_of(tuple(out)),
            awards=tuple(awards),
            fines=tuple(Fine(seat, clause, -50) for seat, clause in fines),
        ),
    )


def ballot(day, slate, *hands, alive=range(1, SIZE + 1)):
    """A counted ballot: the candidates, and who voted against each."""
    return Ballot(day, mask_of(tuple(alive)), slate, tuple(map(mask_of, hands)), 1)


def points(game, seat):
    return score(BOOK, game)[seat - 1]


def do(game, *commands):
    return accepted(BOOK, game, *commands)


def refused(game, command):
    """Return why the rulebook refuses a command, and by which clauses."""
    answer = refusal(BOOK, game, command)
    return answer.why, BOOK.cite(answer)


def career(name, *turns, book=BOOK):
    """A player's games, (seat, game) each; strangers sit on the other seats."""
    return [
        Played(
            names=tuple(
                name if seat == own else f"~{name}.{index}.{seat}" for seat in range(1, SIZE + 1)
            ),
            game=game,
            points=score(book, game),
        )
        for index, (own, game) in enumerate(turns)
    ]


def rows(*careers, lots=(), book=BOOK):
    """The standings without the strangers."""
    table = standings(book, [played for games in careers for played in games], lots)
    return [row for row in table.rows if not row.name.startswith("~")]


def row(*turns, book=BOOK):
    (own,) = rows(career("A", *turns, book=book), book=book)
    return own


def by_game(own, kind=None):
    """Return the points of each game: (place of the game, sum of its items)."""
    sums = {}
    for scored in own.items:
        if kind in (None, scored.item.kind):
            sums[scored.game] = sums.get(scored.game, 0) + scored.item.value
    return sums
