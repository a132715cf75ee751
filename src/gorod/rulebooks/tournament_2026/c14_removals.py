"""Chapter 14 of the tournament rules of 2026: removal from the game."""

from gorod.engine.powers.delayed_removal import DelayedRemoval
from gorod.rulebooks.book import DISQUALIFY, clause
from gorod.rulebooks.policies.electing import a_removed_candidate_leaves_the_list
from gorod.rulebooks.policies.removing import nobody_else_leaves, nothing_at_dawn

CLAUSES = (
    clause(
        "14.1",
        en=(
            "For the items below a player is removed in silence, with no last word. In our reading"
            " that cancels no vote: the player and the hands are merely taken out of it, at once."
        ),
        ru=(
            "За пункты ниже игрока молча удаляют, без последнего слова. Голосования это, в нашем "
            "прочтении, не отменяет: из него сразу вычёркивают самого игрока и его руки."
        ),
        cites=("disqualification", "disqualifying-foul", "slate-cut", "silent-removal"),
        cancelled_vote=a_removed_candidate_leaves_the_list,
        dawn_cancels=nothing_at_dawn,
        leaves_too=nobody_else_leaves,
    ),
    clause(
        "14.1.1",
        en=(
            "Removal for «Клянусь», «Зуб даю», «Отвечаю» and all that amounts to them, signs "
            "included, and for pushing others to it."
        ),
        ru=(
            "Удаление за «Клянусь», «Зуб даю», «Отвечаю» и всё, что значит то же, знаком тоже, и "
            "если подбил на это других."
        ),
        sanction=DISQUALIFY,
        acts=("vows",),
    ),
    clause(
        "14.1.2",
        en=(
            "Removal for peeking: the player goes at «Утро», with no last word. In our reading "
            "what was done at night stands."
        ),
        ru=(
            "Удаление за подглядывание: уходит он, когда объявлено «Утро», без последнего слова. В "
            "нашем прочтении его ночной ход в силе."
        ),
        sanction=DISQUALIFY,
        acts=("peeks",),
        cites=("removal-due",),
        grants=(DelayedRemoval,),
        delayed=frozenset({"14.1.2"}),
    ),
    clause(
        "14.1.3",
        en=(
            "Removal for a sign, a word or a touch once night has been called. In our reading the "
            "player is out at once; what was shown stands, what was not is lost."
        ),
        ru=(
            "Удаление за жест, слово или касание, когда ночь уже объявлена. В нашем прочтении "
            "выбывает сразу: что показал, то в силе, чего не успел, того не будет."
        ),
        sanction=DISQUALIFY,
        acts=("talks-at-night",),
    ),
    clause(
        "14.1.4",
        en="Removal for crying at the table.",
        ru="Удаление за слёзы за столом.",
        sanction=DISQUALIFY,
    ),
    clause(
        "14.1.5",
        en="Removal for foul language, spoken or shown.",
        ru="Удаление за мат, вслух или жестом.",
        sanction=DISQUALIFY,
        acts=("swears",),
    ),
)
