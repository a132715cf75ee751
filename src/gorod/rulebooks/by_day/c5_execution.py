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
            "Everyone in the game sends a vote for the execution while the day is open. In our "
            "reading it must be a name: «промах» or nobody is not an answer here."
        ),
        ru=(
            "Пока день открыт, каждый, кто в игре, сообщает, кого расстрелять. В нашем прочтении "
            "это имя: «промах» или «никого» здесь не ответ."
        ),
        cites=("every-vote",),
        also=("ballot-entry",),
    ),
    clause(
        "E.2",
        en=(
            "The host publishes the vote, who has how many and whose they are, with the role of "
            "the leader. In our reading it is published also when nobody is executed, but the role "
            "only of an executed player."
        ),
        ru=(
            "Ведущий публикует голосование: у кого сколько голосов и чьи они, и роль лидера. В "
            "нашем прочтении — и тогда, когда никого не расстреляли, но роль только "
            "расстрелянного."
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
            "An execution takes a quarter of the votes, rounded as in arithmetic. In our reading "
            "it is of those who began the day, today's dead, blocked and suicides included, and a "
            "half goes up: four of sixteen, five of eighteen."
        ),
        ru=(
            "Для расстрела нужна четверть голосов с округлением по арифметике. В нашем прочтении — "
            "от начавших день, считая погибших, заблокированных и самоубийц этого дня, и половина "
            "идёт вверх: четыре из шестнадцати, пять из восемнадцати."
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
        en=(
            "The voting is open and its results are public; in our reading not before the day's "
            "results."
        ),
        ru="Голосование открытое, результаты видны всем; в нашем прочтении — не раньше итогов дня.",
        also=("vote-table",),
    ),
    clause(
        "E.7",
        en=(
            "No vote by the end of the day is suicide, and the role comes out with the results; in "
            "our reading a blocked player is no exception."
        ),
        ru=(
            "Никого за день не назвал — самоубийство, роль будет в итогах; в нашем прочтении и "
            "блок от этого не избавляет."
        ),
        cites=("no-vote",),
        lines={"suicide": "Самоубийство #{name}: {role}"},
    ),
)
