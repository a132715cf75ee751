"""Chapters 14.1 to 14.12 of the CMA rules of 2025: points, the best move, the judge's awards."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.cma_2025.c14_scale import EDITION
from gorod.rulebooks.policies.awards import (
    BY_FIVE_HUNDREDTHS,
    award_within,
    the_limit_that_was_passed,
    what_the_judge_may_not_give_alone_waits,
)

CLAUSES = (
    info(
        "14.1",
        en="A tournament is counted in points.",
        ru="Турнир считают в баллах.",
    ),
    info(
        "14.2",
        en="Points for a game are counted by themselves when it ends.",
        ru="Очки за игру начисляются сами, как только она окончена.",
    ),
    clause(
        "14.2.1",
        en="Red won: a point to each red, the dead and the disqualified too.",
        ru="Победили красные — балл каждому красному, и выбывшим, и дисквалифицированным.",
        cites=("win-red",),
    ),
    clause(
        "14.2.2",
        en="Black won: a point to each black, on the same terms.",
        ru="Победили чёрные — балл каждому чёрному, на тех же условиях.",
        cites=("win-black",),
    ),
    info(
        "14.2.3",
        en="The Maniac won: 2 stands here, but A.1 has lowered it, and we count 1.5.",
        ru="Победил маньяк: здесь стоит 2, но A.1 это снизил, и мы считаем 1,5.",
    ),
    clause(
        "14.2.4",
        en="Losing or drawing gives nothing in itself and takes nothing.",
        ru="Поражение и ничья сами по себе ничего не дают и не отнимают.",
        cites=("no-win",),
    ),
    clause(
        "14.3",
        en=(
            "Being disqualified from the table costs 0.5 in additional points; in our reading a "
            "winner keeps the point."
        ),
        ru=(
            "Дисквалификация из игры стоит 0,5 дополнительных; победный балл, в нашем прочтении, "
            "остаётся."
        ),
        cites=("disqualification-penalty",),
        also=("late-disqualification",),
    ),
    info(
        "14.4",
        en="Section: what a best move is worth. The document's «АХ» is a misprint for «ЛХ».",
        ru="Раздел: сколько стоит лучший ход. «АХ» в документе — опечатка, читаем «ЛХ».",
    ),
    clause(
        "14.4.1",
        en="A black's best move brings nothing.",
        ru="Чёрному лучший ход ничего не приносит.",
        cites=("best-move-black",),
    ),
    clause(
        "14.4.2",
        en="The Maniac's brings 0.4 for two blacks and 0.5 for all three.",
        ru="Маньяку — 0,4, если назвал двоих чёрных, и 0,5, если всех троих.",
        cites=("best-move-maniac",),
    ),
    clause(
        "14.4.3",
        en=(
            "A red's brings 0.3 for two, 0.4 for three and 0.5 for four; the Maniac counts among "
            "the blacks. One or none brings nothing."
        ),
        ru=(
            "Красному — 0,3 за двоих, 0,4 за троих, 0,5 за четверых; маньяк идёт за чёрного. Один "
            "или ни одного — ничего."
        ),
        cites=("best-move-red",),
    ),
    clause(
        "14.5",
        en=(
            "When the game is over, its judge or judges may mark out the best with additional "
            "points."
        ),
        ru="После игры её судья или судьи могут отметить лучших дополнительными.",
        cites=("award",),
        award=award_within(EDITION),
        award_values=BY_FIVE_HUNDREDTHS,
    ),
    clause(
        "14.6",
        en="Six may be rewarded; a seventh needs the Chief Judge's yes, an eighth is refused.",
        ru="Отметить можно шестерых; седьмого — если главный судья не против, восьмого нельзя.",
        cites=("award-players", "consent-players"),
    ),
    clause(
        "14.7",
        en="All awards together are 3 at most; beyond that the Chief Judge has to agree.",
        ru="Все награды вместе — до 3; сверх этого нужно согласие главного судьи.",
        cites=("award-total", "consent"),
        award_waits=what_the_judge_may_not_give_alone_waits(EDITION),
        consented=the_limit_that_was_passed(EDITION),
    ),
    clause(
        "14.8",
        en=(
            "A winner may be given any tenth from 0.1 to 0.7, and 0.7 only if the Chief Judge "
            "agrees."
        ),
        ru=(
            "Победителю можно дать любую десятую от 0,1 до 0,7, а 0,7 — если главный судья не "
            "против."
        ),
        cites=("award-winner", "consent-winner"),
    ),
    clause(
        "14.9",
        en="A loser may be given any tenth from 0.1 to 0.4.",
        ru="Проигравшему можно дать любую десятую от 0,1 до 0,4.",
        cites=("award-loser",),
    ),
    info(
        "14.10",
        en="The limits need not be used up, and any side may be rewarded, whoever won.",
        ru="Выбирать лимит до конца не нужно; отмечать можно любую сторону, кто бы ни выиграл.",
    ),
    clause(
        "14.11",
        en="An award and a best move add up, in our reading whether two, three or four were named.",
        ru=(
            "Награда и лучший ход складываются, в нашем прочтении названы ли двое, трое или "
            "четверо."
        ),
        also=("award-winner", "award-loser"),
    ),
    clause(
        "14.12",
        en="A draw has no awards; in our reading best moves, compensations and penalties stay.",
        ru="В ничьей наград нет; лучшие ходы, компенсации и штрафы, в нашем прочтении, остаются.",
        cites=("award-draw",),
    ),
)
