"""The order of moves of the by-day rules: how a closed day is resolved."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.settled_moves import (
    suicides_fall_first,
    the_clan_shoots_as_one,
    the_commissar_checks_if_he_lives,
    the_doctor_undoes_the_shot,
    the_hetaera_takes_the_move,
    the_maniac_takes_move_and_vote,
    the_most_votes_execute,
)

CLAUSES = (
    clause(
        "O.0",
        en=(
            "Who came through and who missed follows from the steps below; thus a Commissar whom "
            "the Doctor saved makes his check. In our reading suicides and the disqualified fall "
            "before step one."
        ),
        ru=(
            "Кто дошёл, а кто промахнулся, видно из шагов ниже: так, спасённый доктором комиссар "
            "проверку делает. В нашем прочтении самоубийцы и дисквалифицированные выбывают до "
            "первого шага."
        ),
        cites=("moves",),
        moves={"suicides": suicides_fall_first},
    ),
    clause(
        "O.1",
        en="Step one, the Maniac: nobody can stop him but himself, by suicide.",
        ru="Шаг первый — маньяк: помешать ему может лишь собственное самоубийство.",
        also=("act-maniac",),
        moves={"maniac": the_maniac_takes_move_and_vote},
    ),
    clause(
        "O.2",
        en="Step two, the Hetaera, unless the Maniac is with her.",
        ru="Шаг второй — гетера, если у неё не маньяк.",
        also=("act-hetaera",),
        moves={"hetaera": the_hetaera_takes_the_move},
    ),
    clause(
        "O.3",
        en="Step three, the mafia. Blocks already made hold even if their author is shot.",
        ru="Шаг третий — мафия. Сделанные блоки держатся, даже если стреляют в их автора.",
        also=("act-mafia", "shot"),
        moves={"mafia": the_clan_shoots_as_one},
    ),
    clause(
        "O.4",
        en="Step four, the Doctor: the shot is undone, or its target is now dead.",
        ru="Шаг четвёртый — доктор: выстрел снят либо цель теперь мертва.",
        also=("act-doctor",),
        moves={"doctor": the_doctor_undoes_the_shot},
    ),
    clause(
        "O.5",
        en="Step five, the Commissar, if he has lived to it.",
        ru="Шаг пятый — комиссар, если дожил.",
        also=("act-commissar",),
        moves={"commissar": the_commissar_checks_if_he_lives},
    ),
    clause(
        "O.6",
        en=(
            "Step six, the execution. In our reading healing has no bearing on it, and only after "
            "it do we look for a winner."
        ),
        ru=(
            "Шаг шестой — расстрел. В нашем прочтении лечение на него не влияет, а победителя ищут "
            "только после него."
        ),
        also=("threshold", "coin", "execution"),
        moves={"execution": the_most_votes_execute},
    ),
)
