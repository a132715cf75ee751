"""Appendix 1 of the FIIM regulation of 2011: the day, the vote and the shootout."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.best_moves import a_hint_is_not_known, nobody_names_a_best_move
from gorod.rulebooks.policies.speaking import (
    any_living_player_once,
    first_word_moves_to_the_next_living,
    nothing_settles_a_vote,
    silence_spares_the_tie_speech,
    the_list_is_not_told,
)
from gorod.rulebooks.policies.voting import (
    a_tie_of_four_ends_the_day,
    lone_candidate_of_the_first_day_stays,
    more_than_half_of_the_living_lift,
)

NO_BEST_MOVE = (
    "best-move",
    "best-move-cut",
    "best-move-final",
    "best-move-hint",
    "best-move-right",
)
"""Whoever leaves has his word and nothing else."""

CLAUSES = (
    clause(
        "A.day1.speech",
        en=(
            "Everyone has a minute; seat 1 opens, the rest follow round the table. «СПАСИБО» "
            "closes a speech."
        ),
        ru=(
            "У каждого минута; открывает место 1, за ним остальные по кругу. Речь закрывает "
            "«СПАСИБО»."
        ),
        cites=("day-breaks", "speech"),
        seconds={"speech": 60},
        speaking_order=first_word_moves_to_the_next_living,
    ),
    clause(
        "A.day1.nominate",
        en=(
            "In his own minute a player may put up one of the living, himself too, with the "
            "gesture and «Я выставляю игрока под № …». A name refused, being out or already "
            "listed, leaves him his right."
        ),
        ru=(
            "В свою минуту игрок может выставить одного живого, и себя тоже: жест и слова «Я "
            "выставляю игрока под № …». Если имя не взяли — тот выбыл или уже в списке, — право "
            "остаётся."
        ),
        cites=("nomination", "own-minute", "asking"),
        nominee=any_living_player_once,
        ask=the_list_is_not_told,
    ),
    clause(
        "A.day1.vote",
        en=(
            "When all have spoken, the list is voted, and a single highest count leaves, be it "
            "under half. With an empty list night falls."
        ),
        ru=(
            "Когда все высказались, голосуют по списку; уходит тот, у кого больше всех, пусть и "
            "меньше половины. Список пуст — наступает ночь."
        ),
        cites=("ballot", "ballot-order", "no-candidates", "most-votes", "voter"),
        after_discussion=lone_candidate_of_the_first_day_stays,
        settles_vote=nothing_settles_a_vote,
        ballot_result=a_tie_of_four_ends_the_day,
    ),
    clause(
        "A.day1.single",
        en=(
            "A lone candidate of the first day is left alone. On later days he is voted and "
            "leaves, however few hands come up."
        ),
        ru=(
            "Одинокого кандидата первого дня не голосуют. В другие дни голосуют, и он уходит, "
            "сколько бы рук ни было."
        ),
        cites=("lone-candidate",),
    ),
    clause(
        "A.day1.lastword",
        en="Whoever is voted out, or shot, has a minute to say goodbye. His card is not opened.",
        ru="Заголосованный, как и убитый, прощается минуту. Карту он не открывает.",
        cites=("last-word", "victim-word", *NO_BEST_MOVE),
        seconds={"last-word": 60},
        best_move_numbers=nobody_names_a_best_move,
        hint=a_hint_is_not_known,
    ),
    clause(
        "A.tie.speech",
        en=(
            "«Перестрелка»: if several share the highest count, each has 30 seconds to clear "
            "himself, first listed first."
        ),
        ru=(
            "«Перестрелка»: больше всех голосов сразу у нескольких — каждый защищается 30 секунд, "
            "в порядке списка."
        ),
        cites=("tie", "tie-speech"),
        tie_speech=silence_spares_the_tie_speech(30),
    ),
    clause(
        "A.tie.revote",
        en=(
            "After that the table votes on them alone. If only some of them tie now, those speak "
            "and are voted anew."
        ),
        ru=(
            "Затем стол голосует только их. Если поровну теперь лишь у части, те говорят и "
            "голосуются снова."
        ),
        cites=("revote", "smaller-tie"),
    ),
    clause(
        "A.tie.lift",
        en=(
            "If the same tie comes back: «Кто за то, чтобы все голосуемые покинули игру?». They "
            "go if more than half of the living say yes; about a whole table we do not ask."
        ),
        ru=(
            "Если поровну опять у тех же: «Кто за то, чтобы все голосуемые покинули игру?». "
            "Уходят, если «за» больше половины живых; про весь стол сразу не спрашиваем."
        ),
        cites=("lift", "whole-table"),
        lift_result=more_than_half_of_the_living_lift,
        cues={"lift": "Кто за то, чтобы все голосуемые покинули игру?"},
    ),
    clause(
        "A.tie.four",
        en=(
            "With four alive a tie closes the day on the spot: no 30 seconds, no second ballot, "
            "no lift. Everyone stays, «Наступает ночь»."
        ),
        ru=(
            "Если живых четверо, перестрелка сразу закрывает день: ни 30 секунд, ни второго "
            "голосования, ни подъёма. Все остались, «Наступает ночь»."
        ),
        cites=("four-tie",),
    ),
)
