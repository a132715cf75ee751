"""Chapter 14 of the tournament rules of 2026: removal from the game."""

from gorod.rulebooks.book import DISQUALIFY, clause
from gorod.rulebooks.policies.removing import no_vote_is_cancelled, nothing_at_dawn

CLAUSES = (
    clause(
        "14.1",
        en=(
            "For the items below a player goes in silence, with no goodbye. That cancels no vote: "
            "he and his hands are merely taken out of it."
        ),
        ru=(
            "За пункты ниже игрок уходит без слов и без прощания. Голосования это не отменяет: из "
            "него лишь вычёркивают самого игрока и его руки."
        ),
        cites=("disqualification", "disqualifying-foul", "slate-cut", "silent-removal"),
        cancelled_vote=no_vote_is_cancelled,
        dawn_cancels=nothing_at_dawn,
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
    ),
    clause(
        "14.1.2",
        en=(
            "Removal for peeking. He sits on until «Утро», and what he did at night stands; then "
            "he goes with no last word."
        ),
        ru=(
            "Удаление за подглядывание. До «Утра» игрок остаётся, и его ночной ход в силе; потом "
            "уходит без последнего слова."
        ),
        sanction=DISQUALIFY,
        cites=("removal-due",),
        delayed=frozenset({"14.1.2"}),
    ),
    clause(
        "14.1.3",
        en=(
            "Removal for a sign, a word or a touch once night has been called. He is out at once; "
            "what he has shown stands, what he has not is lost."
        ),
        ru=(
            "Удаление за знак, слово или касание, когда ночь уже объявлена. Выбывает сразу: что "
            "показал, то в силе, чего не успел, того не будет."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "14.1.4",
        en="Removal for crying at the table.",
        ru="Удаление за плач во время игры.",
        sanction=DISQUALIFY,
    ),
    clause(
        "14.1.5",
        en="Removal for foul language, spoken or shown.",
        ru="Удаление за мат, вслух или жестом.",
        sanction=DISQUALIFY,
    ),
)
