"""Chapter 9 of the tournament rules of 2026: the results of the night."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.guests import guest_of_the_killed_hostess_follows_her

CLAUSES = (
    clause(
        "9.1.a",
        en=(
            "When the last role sleeps, the Host announces «Утро» and its news. If nobody died, "
            "the morning is called «доброе» and «светлое»."
        ),
        ru=(
            "Уснула последняя роль — ведущий объявляет «Утро» и новости. Если все живы, утро "
            "называют «доброе» и «светлое»."
        ),
        cites=("day-breaks",),
        cues={"dawn": "Утро", "dawn-bright": "Утро доброе и светлое"},
    ),
    clause(
        "9.1.b",
        en=(
            "Each of the dead says goodbye in 30 seconds. A victim who was caught peeking goes in "
            "silence."
        ),
        ru=(
            "Каждый убитый прощается, на это 30 секунд. Кого удаляют за подглядывание, тот уходит "
            "молча."
        ),
        cites=("victim-word",),
    ),
    clause(
        "9.2.a",
        en="The Host never tells how many have died, save before a best move (10.2).",
        ru="Сколько убитых, ведущий не говорит, кроме как перед лучшим ходом (10.2).",
        cites=("night-victim",),
    ),
    clause(
        "9.2.b",
        en=(
            "The mafia's victim speaks before the Maniac's. A guest who falls with the Courtesan "
            "comes right after her."
        ),
        ru=(
            "Убитый мафией говорит раньше, чем убитый маньяком. Гость, павший с путаной, идёт "
            "сразу за ней."
        ),
        cites=("night-victim", "night-resolved"),
        night_deaths=guest_of_the_killed_hostess_follows_her,
    ),
)
