"""Chapters 8.1 to 8.4 of the FIIM rules of 2019: points, the best move and the judge's awards."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.fiim_2019.edition import EDITION
from gorod.rulebooks.policies.awards import award_within, large_awards_of_winners_wait
from gorod.rulebooks.policies.best_moves import a_hint_is_noted

CLAUSES = (
    info(
        "8.1",
        en="A tournament is counted in points.",
        ru="Турнир считают в баллах.",
    ),
    info(
        "8.2",
        en="Each game is scored by itself, as the items below say.",
        ru="Баллы за игру выходят сами, по пунктам ниже.",
    ),
    clause(
        "8.2.1",
        en="Red won: a main point to each red, the dead and the disqualified too.",
        ru="Победили красные — балл каждому красному, и выбывшим, и дисквалифицированным.",
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
            "Being disqualified, by a fourth foul too, costs 0.5 in additional points, once in a "
            "game."
        ),
        ru="Дисквалификация, и четвёртым фолом тоже, стоит 0,5 дополнительных, один раз за игру.",
        cites=("late-disqualification", "disqualification-penalty"),
    ),
    clause(
        "8.3",
        en=(
            "The first hunt's victim may spend part of his last minute on a best move: three "
            "seats he believes black. If that hunt missed, nobody has one."
        ),
        ru=(
            "Жертва первой охоты может в прощальную минуту сделать лучший ход: три места, где ей "
            "видятся чёрные. Если та охота промахнулась, хода нет ни у кого."
        ),
        cites=("best-move-right",),
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
            "If he breaks off to reason, the move is over and holds what he has said so far. A "
            "seat said twice counts once."
        ),
        ru=(
            "Отвлёкся на разговор — ход окончен, в нём то, что уже прозвучало. Место, сказанное "
            "дважды, идёт за одно."
        ),
        cites=("best-move-cut",),
    ),
    clause(
        "8.3.3",
        en=(
            "What was said is neither replaced nor completed later. A disqualification afterwards "
            "does not undo it."
        ),
        ru="Сказанное потом не меняют и не дополняют. Дисквалификация после хода его не отменяет.",
        cites=("best-move-final",),
    ),
    clause(
        "8.3.4",
        en=(
            "To a red, the Sheriff too, three blacks bring 0.4 additional points, two bring 0.25, "
            "fewer bring nothing. To a black victim the move brings nothing."
        ),
        ru=(
            "Красному, и шерифу тоже, трое чёрных дают 0,4 дополнительных, двое — 0,25, меньше — "
            "ничего. Чёрному ход не даёт ничего."
        ),
        cites=("best-move-points",),
    ),
    clause(
        "8.3.5",
        en="If he turned to someone for help with the move, it is worth nothing.",
        ru="Попросил помочь с ходом — ход ничего не стоит.",
        cites=("best-move-hint",),
        hint=a_hint_is_noted,
    ),
    clause(
        "8.3.6",
        en="As in 7.10: two or more voted out on the first day, no best move.",
        ru="Как в 7.10: заголосованы двое и больше в первый день — лучшего хода нет.",
        cites=("best-move-right",),
    ),
    clause(
        "8.4",
        en="After the game the judge or judges may mark out the best with additional points.",
        ru="После игры судья или судьи могут отметить лучших дополнительными.",
        cites=("award",),
        award=award_within(EDITION),
    ),
    clause(
        "8.4.1",
        en=(
            "Four players at most are named, even if the best move of one outweighs what he was "
            "given."
        ),
        ru="Отмечают не больше четырёх; в их числе и тот, чей лучший ход перевесил награду.",
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
            "The judge may leave part of the 1 unspent, and may reward either side, the "
            "disqualified too."
        ),
        ru=(
            "Весь балл раздавать не нужно, отметить можно и победителей, и проигравших, и "
            "дисквалифицированных."
        ),
    ),
    clause(
        "8.4.6",
        en=(
            "Award and best move do not add up: the larger is credited, and if they are equal, "
            "the best move. An award not credited leaves the limit alone."
        ),
        ru=(
            "Награда и лучший ход не складываются: идёт большее, а если они равны — лучший ход. "
            "Незачтённая награда лимита не тратит."
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
