"""Chapters 8.1 to 8.4 of the FIIM rules of 2019: points, the best move and the judge's awards."""

from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.victims_best_move import BestMove
from gorod.rulebooks.book import clause, info
from gorod.rulebooks.fiim_2019.c8_scale import EDITION
from gorod.rulebooks.policies.awards import (
    BY_FIVE_HUNDREDTHS,
    award_within,
    large_awards_of_winners_wait,
    one_rule_for_all_awards_that_wait,
)

CLAUSES = (
    info(
        "8.1",
        en="A tournament is counted in points.",
        ru="Турнир считают в баллах.",
    ),
    info(
        "8.2",
        en="Points for a game are counted by themselves, as the items below say.",
        ru="Очки за игру начисляются сами, по пунктам ниже.",
    ),
    clause(
        "8.2.1",
        en=(
            "Red won: a main point to each red; in our reading to the departed and the "
            "disqualified too."
        ),
        ru=(
            "Победили красные — балл каждому красному; в нашем прочтении и выбывшим, и "
            "дисквалифицированным."
        ),
        cites=("win-red",),
    ),
    clause(
        "8.2.2",
        en="Black won: a main point to each black, on the same terms.",
        ru="Победили чёрные — балл каждому чёрному, на тех же условиях.",
        cites=("win-black",),
    ),
    clause(
        "8.2.3",
        en="Losing or drawing is worth zero in itself.",
        ru="Поражение и ничья сами по себе — ноль.",
        cites=("no-win",),
    ),
    clause(
        "8.2.4",
        en=(
            "Being disqualified costs 0.5 in additional points; in our reading by a fourth foul "
            "too, once in a game."
        ),
        ru=(
            "Дисквалификация стоит 0,5 дополнительных; в нашем прочтении и четвёртым фолом тоже, "
            "один раз за игру."
        ),
        cites=("disqualification-penalty",),
        also=("late-disqualification",),
    ),
    clause(
        "8.3",
        en=(
            "The victim of the first night, in our reading of the first hunt, may make a best move"
            " in the last minute: three seats they believe black. If that hunt missed, nobody has "
            "one."
        ),
        ru=(
            "Убитый в первую ночь, в нашем прочтении — в первую охоту, может в последнюю минуту "
            "сделать лучший ход: назвать три места, где он видит чёрных. Если та охота "
            "промахнулась, хода нет ни у кого."
        ),
        cites=("best-move-right",),
        grants=(BestMove,),
        cues={"best-move": "Последнее слово игрока номер {seat}. Лучший ход"},
    ),
    clause(
        "8.3.1",
        en=(
            "He makes plain that the move is coming, say «Запишите тройку чёрных», and gives the "
            "three without a break. The judge notes them and says «Принято»."
        ),
        ru=(
            "Он ясно предупреждает о ходе, хотя бы словами «Запишите тройку чёрных», и даёт три "
            "места без перерыва. Судья записывает и говорит «Принято»."
        ),
        cites=("best-move",),
        cues={"best-move-over": "Принято"},
    ),
    clause(
        "8.3.2",
        en=(
            "If he breaks off to reason, the move is over and holds what he has said so far. In "
            "our reading a seat said twice counts once."
        ),
        ru=(
            "Отвлёкся на рассуждения — ход окончен, принято то, что уже прозвучало. Место, "
            "сказанное дважды, в нашем прочтении идёт за одно."
        ),
        cites=("best-move-cut",),
    ),
    clause(
        "8.3.3",
        en=(
            "What was said is neither replaced nor completed later. In our reading a "
            "disqualification afterwards does not undo it."
        ),
        ru=(
            "Сказанное потом не меняют и не дополняют. В нашем прочтении и дисквалификация после "
            "хода его не отменяет."
        ),
        cites=("best-move-final",),
    ),
    clause(
        "8.3.4",
        en=(
            "To a red, the Sheriff too, three blacks bring 0.4 additional points, two bring 0.25, "
            "fewer bring nothing. In our reading a black victim may name seats, for nothing."
        ),
        ru=(
            "Красному, и шерифу тоже, трое чёрных дают 0,4 дополнительных, двое — 0,25, меньше — "
            "ничего. В нашем прочтении чёрный места назвать может, но ничего за них не получит."
        ),
        cites=("best-move-points",),
    ),
    clause(
        "8.3.5",
        en="If the victim turned to someone for help with the move, it is worth nothing.",
        ru="Попросил помочь с ходом — ход ничего не стоит.",
        cites=("best-move-hint",),
        grants=(NotedHints,),
    ),
    clause(
        "8.3.6",
        en="As in 7.10: two or more voted out on the first day, no best move.",
        ru="Как в 7.10: заголосованы двое и больше в первый день — лучшего хода нет.",
        also=("best-move-lost",),
    ),
    clause(
        "8.4",
        en="After the game the judge or judges may mark out the best with additional points.",
        ru="После игры судья или судьи могут отметить лучших дополнительными.",
        cites=("award",),
        award=award_within(EDITION),
        award_values=BY_FIVE_HUNDREDTHS,
    ),
    clause(
        "8.4.1",
        en=(
            "Four players at most are named; in our reading even one whose best move outweighs the "
            "award is among them."
        ),
        ru=(
            "Отмечают не больше четырёх; в нашем прочтении в их числе и тот, чей лучший ход "
            "перевесил награду."
        ),
        cites=("award-players",),
    ),
    clause(
        "8.4.2",
        en="The awards that are credited make 1 together at most.",
        ru="Засчитанные награды вместе — не больше 1.",
        cites=("award-total",),
    ),
    clause(
        "8.4.3",
        en=(
            "A winner may be given 0.2, 0.3, 0.4 or 0.5, and 0.6 or 0.7 if the Chief Judge "
            "agrees. 0.1 is not for winners."
        ),
        ru=(
            "Победителю можно дать 0,2, 0,3, 0,4 или 0,5, а если главный судья не против — 0,6 "
            "или 0,7. По 0,1 победителям не дают."
        ),
        cites=("award-winner", "consent"),
        award_waits=large_awards_of_winners_wait(EDITION),
        consented=one_rule_for_all_awards_that_wait,
    ),
    clause(
        "8.4.4",
        en="A loser may be given 0.1, 0.2, 0.3 or 0.4.",
        ru="Проигравшему можно дать 0,1, 0,2, 0,3 или 0,4.",
        cites=("award-loser",),
    ),
    info(
        "8.4.5",
        en=(
            "The judge may leave part of the 1 unspent, and may reward either side, in our reading "
            "the disqualified too."
        ),
        ru=(
            "Весь балл раздавать не нужно, отметить можно и победителей, и проигравших, а в нашем "
            "прочтении и дисквалифицированных."
        ),
    ),
    clause(
        "8.4.6",
        en=(
            "Award and best move do not add up: the larger is credited, and only a credited award "
            "uses up the limit. In our reading, if they are equal, it is the best move."
        ),
        ru=(
            "Награда и лучший ход не складываются: идёт большее, и лимит тратит только засчитанная "
            "награда. Если они равны, в нашем прочтении идёт лучший ход."
        ),
        cites=("award-superseded",),
    ),
    clause(
        "8.4.7",
        en="In a draw the judge gives nothing; a best move keeps its worth.",
        ru="В ничьей судья ничего не даёт, лучший ход свою цену сохраняет.",
        cites=("award-draw",),
    ),
)
