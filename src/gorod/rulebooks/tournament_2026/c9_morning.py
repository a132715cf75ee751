"""Chapter 9 of the tournament rules of 2026: the results of the night."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.guests import (
    doctor_and_block_save,
    guest_of_the_killed_hostess_follows_her,
)

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
            "Each of the dead has 30 seconds for a last word. In our reading a victim removed for "
            "peeking has none."
        ),
        ru=(
            "У каждого убитого 30 секунд на последнее слово. В нашем прочтении у того, кого "
            "удаляют за подглядывание, его нет."
        ),
        cites=("victim-word",),
    ),
    clause(
        "9.2.a",
        en=(
            "The Host never tells how many have died; in our reading save before a best move "
            "(10.2)."
        ),
        ru=(
            "Сколько убитых, ведущий не говорит; в нашем прочтении — кроме как перед лучшим ходом "
            "(10.2)."
        ),
        cites=("night-victim",),
    ),
    clause(
        "9.2.b",
        en=(
            "The mafia's victim speaks before the Maniac's. In our reading a guest who falls with "
            "the Courtesan comes right after her."
        ),
        ru=(
            "Убитый мафией говорит раньше, чем убитый маньяком. Гость, ушедший с путаной, в нашем "
            "прочтении идёт сразу за ней."
        ),
        also=("night-victim", "night-resolved"),
        night_deaths=guest_of_the_killed_hostess_follows_her,
        night_saves=doctor_and_block_save,
    ),
)
