"""The execution in the by-day rules: votes, threshold and those who sent none."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.clans import quarter

ROLES = {
    "role-citizen": "Мирный житель",
    "role-mafia": "Мафия",
    "role-boss": "Босс мафии",
    "role-commissar": "Комиссар",
    "role-doctor": "Доктор",
    "role-maniac": "Маньяк",
    "role-hetaera": "Гетера",
}

CLAUSES = (
    clause(
        "E.1",
        en=(
            "Everyone in the game owes a name for the execution while the day is open. «Промах» "
            "or nobody is not an answer here."
        ),
        ru=(
            "Пока день открыт, каждый, кто в игре, обязан назвать, кого расстрелять. «Промах» или "
            "«никого» здесь не ответ."
        ),
        cites=("every-vote",),
        also=("ballot-entry",),
    ),
    clause(
        "E.2",
        en=(
            "The host prints who has how many votes and whose they are, also when they execute "
            "nobody, with the role of the executed. A leader who fell short keeps his role to "
            "himself."
        ),
        ru=(
            "Ведущий печатает, за кого сколько голосов и чьи они, даже если никого не расстреляли, "
            "и роль расстрелянного. Если лидеру до порога не хватило, его роль остаётся тайной."
        ),
        cites=("vote-table",),
        lines={
            "votes": "Голоса за расстрел #{name} — {count}: {voters}",
            "vote-void": "Голос #{name} за расстрел {target} не засчитан",
            "executed": "Расстрелян #{name}: {role}",
            **ROLES,
        },
    ),
    clause(
        "E.3",
        en="For the executed the game is over; one already dead today is not replaced by another.",
        ru="Для расстрелянного игра кончена; если он сегодня уже погиб, взамен никого не берут.",
        cites=("execution",),
    ),
    clause(
        "E.4",
        en=(
            "It takes a quarter of those who began the day, halves rounded up: four of sixteen, "
            "five of eighteen. Today's dead, blocked and suicides are still among them."
        ),
        ru=(
            "Нужна четверть от начавших день, половина идёт вверх: четыре из шестнадцати, пять из "
            "восемнадцати. Погибшие, заблокированные и самоубийцы этого дня в числе остаются."
        ),
        cites=("threshold",),
        also=("coin",),
        threshold=quarter,
    ),
    clause(
        "E.5",
        en="Having died today does not take back the vote one sent.",
        ru="Погиб сегодня — посланный голос всё равно в счёте.",
        also=("vote-table",),
    ),
    clause(
        "E.6",
        en="Who named whom is open to all, though not before the results.",
        ru="Кто кого назвал, увидят все, но не раньше итогов.",
        also=("vote-table",),
    ),
    clause(
        "E.7",
        en=(
            "No vote by the end of the day is suicide, blocked or not; the role comes out with "
            "the results."
        ),
        ru="Никого за день не назвал — самоубийство, хоть бы и под блоком; роль будет в итогах.",
        cites=("no-vote",),
        lines={"suicide": "Самоубийство #{name}: {role}"},
    ),
)
