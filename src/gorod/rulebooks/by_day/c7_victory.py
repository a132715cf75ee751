"""Victory in the by-day rules."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.clans import maniac_first_then_mafia_at_parity

CLAUSES = (
    clause(
        "W.1",
        en=(
            "With the last mafioso and the Maniac gone the civilians have won, even if nobody is "
            "left at all. We look once a day, after the execution."
        ),
        ru=(
            "Нет ни мафии, ни маньяка — победили мирные, пусть даже не осталось никого. Смотрим "
            "раз в день, после расстрела."
        ),
        cites=("civilians-win",),
        victory=maniac_first_then_mafia_at_parity,
    ),
    clause(
        "W.2",
        en="With one other player left, or none, the Maniac has won.",
        ru="Остался рядом с маньяком один игрок или ни одного — победил маньяк.",
        cites=("maniac-wins",),
    ),
    clause(
        "W.3",
        en=(
            "With the Maniac gone, the mafia wins once the civilians are no more than they. Two "
            "exits in a day may leap over equality, so being ahead counts as well."
        ),
        ru=(
            "Если маньяка нет, мафия побеждает, когда мирных не больше, чем её. За день выбывают "
            "и двое, так что перевес засчитываем наравне с равенством."
        ),
        cites=("mafia-wins",),
    ),
)
