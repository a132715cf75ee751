"""Chapters 14.13 to 14.15 of the CMA rules of 2025: penalties, compensation and the rating."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.cma_2025.c14_scale import FINES
from gorod.rulebooks.policies.fines import unless_contradicted

CLAUSES = (
    clause(
        "14.13",
        en=(
            "For each harmful act below the judge has to take 0.5 in additional points; different "
            "acts add up."
        ),
        ru=(
            "За каждое действие ниже, повредившее игре, судья обязан снять 0,5 дополнительных; "
            "разные складываются."
        ),
        cites=("fine",),
        fine=unless_contradicted(FINES),
    ),
    clause(
        "14.13.1",
        en=(
            "Penalty for a red who broke the first day's vote onto a red or himself, if red then "
            "lost."
        ),
        ru=(
            "Штраф красному, который в первый день сломал в своего или в себя, если красные потом "
            "проиграли."
        ),
        fines={"14.13.1": -50},
    ),
    clause(
        "14.13.2",
        en="Penalty for a red who with four at the table broke onto a red, whoever won.",
        ru="Штраф красному, который при четверых сломал в красного, кто бы ни выиграл.",
        fines={"14.13.2": -50},
    ),
    clause(
        "14.13.3",
        en=(
            "Penalty, in our reading for the Sheriff, if a black he had found was not out by the "
            "end, his check kept back or left among several."
        ),
        ru=(
            "Штраф, в нашем прочтении шерифу, если найденный им чёрный так и не выбыл, а проверка "
            "не названа или оставлена среди нескольких."
        ),
        fines={"14.13.3": -50},
    ),
    clause(
        "14.13.4",
        en=(
            "Penalty, in our reading for the Sheriff, if he left a red check among several, and a "
            "black out of these was not out by the end."
        ),
        ru=(
            "Штраф, в нашем прочтении шерифу, если он оставил красную проверку среди нескольких, а "
            "чёрный из их числа так и не выбыл."
        ),
        fines={"14.13.4": -50},
    ),
    clause(
        "14.13.5",
        en=(
            "Penalty, in our reading for the Sheriff, if checks he left as true were false, even "
            "in part, and red lost by it."
        ),
        ru=(
            "Штраф, в нашем прочтении шерифу, если проверки, которые он оставил как верные, хоть "
            "отчасти ложны, и красные из-за этого проиграли."
        ),
        fines={"14.13.5": -50},
    ),
    clause(
        "14.13.6",
        en=(
            "The Sheriff is spared for leaving a check among several if his rival came forward "
            "only when he was already out."
        ),
        ru=(
            "За проверку среди нескольких шерифа не штрафуют, если второй шериф объявился, когда "
            "его самого уже не было."
        ),
        also=("fine",),
    ),
    clause(
        "14.14",
        en=(
            "Whoever was killed in the first night is compensated; in our reading the first with "
            "shots, in any role and whoever won."
        ),
        ru=(
            "Убитому в первую ночь положена компенсация; в нашем прочтении — в первую с "
            "выстрелами, в любой роли и кто бы ни выиграл."
        ),
        cites=("compensation",),
    ),
    clause(
        "14.14.1",
        en=(
            "Each such death brings 0.1 more than the one before: 0.1, 0.2, 0.3. In our reading "
            "they are the player's over the tournament, and deaths that brought nothing count too."
        ),
        ru=(
            "За каждую такую смерть — на 0,1 больше, чем за прошлую: 0,1, 0,2, 0,3. В нашем "
            "прочтении считаются смерти игрока за турнир, и те, за которые компенсации не было, "
            "тоже."
        ),
        cites=("compensation-value",),
    ),
    clause(
        "14.15",
        en=(
            "Main points plus additional points are the rating. In our reading players with equal "
            "sums share a place, unless the tournament's regulation parts them."
        ),
        ru=(
            "Рейтинг складывает основные и дополнительные. В нашем прочтении равные делят место, "
            "если положение турнира не скажет иначе."
        ),
        cites=("rating",),
    ),
)
