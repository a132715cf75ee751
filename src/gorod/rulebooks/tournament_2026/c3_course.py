"""Chapter 3 of the tournament rules of 2026: the phases of a game."""

from gorod.engine.powers.victims_best_move import BestMove
from gorod.rulebooks.book import clause, judge
from gorod.rulebooks.policies.best_moves import by_the_rule_of_the_right
from gorod.rulebooks.policies.speaking import nothing_settles_a_vote
from gorod.rulebooks.policies.stagnation import as_many_as_shooters_were_dealt

CLAUSES = (
    clause(
        "3.1",
        en=(
            "The deal and the meeting with the Host come first, then day and night by turns. In "
            "our reading the day opens, so no role acts before the first vote."
        ),
        ru=(
            "Сначала раздача и знакомство с ведущим, потом по очереди дни и ночи. В нашем "
            "прочтении открывает день: до первого голосования роли не ходят."
        ),
        cites=("course", "position"),
        first_hunt=2,
    ),
    clause(
        "3.2",
        en="A day is a circle of speeches and the vote after it.",
        ru="День — это круг речей и голосование за ним.",
        also=("day-breaks",),
        settles_vote=nothing_settles_a_vote,
    ),
    clause(
        "3.3",
        en=(
            "A night is the calls of the roles and «Утро» with what came of them. After the first "
            "one its dead, if any, make the best move before that."
        ),
        ru=(
            "Ночь — это вызовы ролей и «Утро» с тем, что вышло. После первой убитые, если они "
            "есть, до этого делают лучший ход."
        ),
        cites=("night-resolved",),
    ),
    clause(
        "3.4",
        en="One night alone has a best move, the first in which roles act.",
        ru="Лучший ход положен одной ночи — первой, когда роли ходят.",
        cites=("best-move-right",),
        grants=(BestMove,),
        best_move_numbers=as_many_as_shooters_were_dealt,
        no_best_move=by_the_rule_of_the_right,
    ),
    judge(
        "3.5",
        en="The Host may call a technical night at any time to confer with the side judges (11.1).",
        ru=(
            "Ведущий в любой момент может объявить техническую ночь, чтобы посоветоваться с "
            "боковыми судьями (11.1)."
        ),
        also=("technical-night",),
        sanction="12.1",
    ),
)
