"""Victory in the by-day rules."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.clans import maniac_first_then_mafia_at_parity

CLAUSES = (
    clause(
        "W.1",
        en=(
            "With the last mafioso and the Maniac gone the civilians have won; in our reading even "
            "if nobody is left at all, and we look once a day, after the execution."
        ),
        ru=(
            "Нет ни мафии, ни маньяка — победили мирные; в нашем прочтении пусть даже не осталось "
            "никого, и смотрят раз в день, после расстрела."
        ),
        cites=("civilians-win",),
        victory=maniac_first_then_mafia_at_parity,
    ),
    clause(
        "W.2",
        en="The Maniac wins one on one with any player; in our reading also alone.",
        ru=(
            "Маньяк побеждает, оставшись один на один с любым игроком; в нашем прочтении и совсем "
            "один."
        ),
        cites=("maniac-wins",),
    ),
    clause(
        "W.3",
        en=(
            "With the Maniac gone, the mafia wins once it equals the civilians; in our reading "
            "also when it outnumbers them, since two may go in a day."
        ),
        ru=(
            "Если маньяка нет, мафия побеждает, сравнявшись с мирными; в нашем прочтении и когда "
            "её стало больше: за день выбывают и двое."
        ),
        cites=("mafia-wins",),
    ),
)
