"""Chapter 8.5 of the FIIM rules of 2019: the penalties the judge must give after the game."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.fiim_2019.c8_scale import FINES
from gorod.rulebooks.policies.fines import unless_contradicted

CLAUSES = (
    clause(
        "8.5",
        en=(
            "The judge has no choice but to take 0.4 in additional points for each act below; in "
            "our reading once for a player and item in a game."
        ),
        ru=(
            "За каждое действие ниже судья обязан снять 0,4 дополнительных; в нашем прочтении один "
            "раз за игру на игрока и пункт."
        ),
        cites=("fine",),
        fine=unless_contradicted(FINES),
    ),
    clause(
        "8.5.1",
        en=(
            "Penalty for a red or the Sheriff who on the first day, all ten at the table, broke "
            "the agreed vote onto his own side or himself, even without meaning to."
        ),
        ru=(
            "Штраф красному или шерифу, который в первый день, пока за столом все десять, сломал "
            "в своего или в себя, пусть и нечаянно."
        ),
        fines={"8.5.1": -40},
    ),
    clause(
        "8.5.1*",
        en=(
            "Five things must meet: the first day, a split of the table said out loud, a break "
            "onto one's own or oneself, one's own or oneself gone, the game lost."
        ),
        ru=(
            "Должны сойтись пять вещей: нулевой круг, вслух объявленный распил, слом в своего или "
            "в себя, ушёл свой или он сам, игра проиграна."
        ),
        cites=("fine-conditions",),
    ),
    clause(
        "8.5.2",
        en=(
            "Penalty for a red who with four left broke onto a red on purpose, though lifting two "
            "would surely win for red. In our reading it is given whoever wins."
        ),
        ru=(
            "Штраф красному, который при четверых намеренно сломал в красного, хотя подъём двоих "
            "верно вёл красных к победе. В нашем прочтении даётся, кто бы ни выиграл."
        ),
        fines={"8.5.2": -40},
    ),
    clause(
        "8.5.3",
        en=(
            "Penalty for a Sheriff who did not come out, or came out with a check he knew to be "
            "false and never took it back, if red lost."
        ),
        ru=(
            "Штраф шерифу, который так и не вскрылся либо вскрылся, зная, что даёт ложную "
            "проверку, и не отказался от неё, если красные проиграли."
        ),
        fines={"8.5.3": -40},
    ),
    clause(
        "8.5.4",
        en=(
            "Penalty for those who forgot or let slip what their role asks, at the price of the "
            "game. Without a loss the items below do not apply."
        ),
        ru=(
            "Штраф тем, кто забыл роль или запустил её дела ценой игры. Без поражения пункты ниже "
            "не действуют."
        ),
        cites=("fine-neglect",),
    ),
    clause(
        "8.5.4.1",
        en=(
            "A black who slept through the acquaintance; if he is the Don, leaving the team "
            "without its order too."
        ),
        ru="Чёрный проспал договорку; если это дон, то и очередь отстрелов осталась не названа.",
        fines={"8.5.4.1": -40},
    ),
    clause(
        "8.5.4.2",
        en="A Sheriff whose game has two or more nights with no check.",
        ru="У шерифа за игру две ночи и больше без проверки.",
        fines={"8.5.4.2": -40},
    ),
    clause(
        "8.5.4.3",
        en="A Sheriff who let a check go when red would surely win on whatever it showed.",
        ru="Шериф пропустил проверку, с любым ответом которой красные выигрывали наверняка.",
        fines={"8.5.4.3": -40},
    ),
    clause(
        "8.5.4.4",
        en="A black whose game has two or more nights with no shot.",
        ru="У чёрного за игру две ночи и больше без выстрела.",
        fines={"8.5.4.4": -40},
    ),
    clause(
        "8.5.4.5",
        en="A black who missed a target plainly named to all of them, when hitting it won at once.",
        ru="Чёрный промахнулся по ясно названной цели, попадание в которую сразу приносило победу.",
        fines={"8.5.4.5": -40},
    ),
)
