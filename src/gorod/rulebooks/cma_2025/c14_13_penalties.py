"""Chapters 14.13 to 14.15 of the CMA rules of 2025: penalties, compensation and the rating."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.cma_2025.edition import FINES
from gorod.rulebooks.policies.fines import unless_contradicted

CLAUSES = (
    clause(
        "14.13",
        en=(
            "For each harmful act below the judge has to take 0.5 in additional points; different "
            "acts add up."
        ),
        ru=(
            "За каждый вредный поступок ниже судья обязан снять 0,5 дополнительных; разные "
            "складываются."
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
            "Penalty for the Sheriff if a black he had found was not out by the end, his check "
            "kept back or left among several."
        ),
        ru=(
            "Штраф шерифу, если найденный им чёрный так и не выбыл, а проверку он не сказал или "
            "оставил среди нескольких."
        ),
        fines={"14.13.3": -50},
    ),
    clause(
        "14.13.4",
        en=(
            "Penalty for the Sheriff if he left a red check among several, and a black out of "
            "these was not out by the end."
        ),
        ru=(
            "Штраф шерифу, если он оставил красную проверку среди нескольких, а чёрный из их числа "
            "так и не выбыл."
        ),
        fines={"14.13.4": -50},
    ),
    clause(
        "14.13.5",
        en=(
            "Penalty for the Sheriff if checks he left as true were false, even in part, and red "
            "lost by it."
        ),
        ru=(
            "Штраф шерифу, если проверки, которые он оставил как верные, хоть отчасти ложны, и "
            "красные из-за этого проиграли."
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
        cites=("fine",),
    ),
    clause(
        "14.14",
        en=(
            "Whoever was killed on the second night, the first with shots, is compensated, in any "
            "role and whoever won."
        ),
        ru=(
            "Убитому второй ночью, первой с выстрелами, положена компенсация, в любой роли и кто "
            "бы ни выиграл."
        ),
        cites=("compensation",),
    ),
    clause(
        "14.14.1",
        en=(
            "The n-th such death of a player in the tournament brings him 0.1 × n for that game: "
            "0.1, then 0.2, then 0.3. Deaths that brought nothing count in n, too."
        ),
        ru=(
            "Такая смерть игрока, n-я за турнир, приносит ему за эту игру 0,1 × n: 0,1, потом 0,2, "
            "потом 0,3. Смерти без компенсации в n тоже входят."
        ),
        cites=("compensation-value",),
    ),
    clause(
        "14.15",
        en=(
            "Main points plus additional points are the rating. Players with equal sums share a "
            "place, if no regulation of the tournament parts them."
        ),
        ru=(
            "Рейтинг складывает основные и дополнительные. Равные делят место, если положение "
            "турнира не скажет иначе."
        ),
        cites=("rating",),
    ),
)
