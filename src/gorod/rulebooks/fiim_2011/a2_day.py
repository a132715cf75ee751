"""Appendix 1 of the FIIM regulation of 2011: the day, the vote and the shootout."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.speaking import (
    any_living_player_once,
    first_word_moves_to_the_next_living,
    nothing_settles_a_vote,
    silence_spares_the_tie_speech,
    the_first_day_breaks_by_its_own_rule,
    the_list_is_no_question,
)
from gorod.rulebooks.policies.voting import (
    a_day_may_end_without_a_departure,
    a_tie_of_four_ends_the_day,
    all_the_living_vote,
    by_the_rule_of_the_vote,
    lone_candidate_of_the_first_day_stays,
    more_than_half_of_the_living_lift,
    no_card_is_opened,
    whoever_is_voted_out_has_a_last_word,
)

NO_BEST_MOVE = ("best-move", "best-move-hint", "best-move-right")
"""Rules of best moves, which do not exist here: a player who leaves has only a last word."""

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
        cites=("first-day-breaks", "speech"),
        seconds={"speech": 60},
        speaking_order=first_word_moves_to_the_next_living,
        daybreak=the_first_day_breaks_by_its_own_rule,
    ),
    clause(
        "A.day1.nominate",
        en=(
            "In the discussion a player may put up one other, with the gesture and «Я выставляю "
            "игрока под № …». In our reading it is done in one's own turn, anyone alive may be "
            "named, oneself too, and a refused name leaves the right."
        ),
        ru=(
            "На кругу игрок может выставить одного: жест и слова «Я выставляю игрока под № …». В "
            "нашем прочтении — в свою очередь, годится любой живой, и сам говорящий тоже, а "
            "непринятое имя права не сжигает."
        ),
        cites=("nomination", "own-minute", "listed", "withdrawal"),
        nominee=any_living_player_once,
        ask=the_list_is_no_question,
        list_is_shown=True,
    ),
    clause(
        "A.day1.vote",
        en=(
            "When all have spoken, the list is voted, and whoever has the most votes leaves. In "
            "our reading that is the single highest count, be it under half; with an empty list "
            "night falls."
        ),
        ru=(
            "Когда все высказались, голосуют по списку; уходит набравший большинство. В нашем "
            "прочтении это единственный лидер, пусть у него и меньше половины; список пуст — "
            "наступает ночь."
        ),
        cites=("ballot", "ballot-order", "no-candidates", "most-votes", "voter"),
        after_discussion=lone_candidate_of_the_first_day_stays,
        settles_vote=nothing_settles_a_vote,
        ballot_result=a_tie_of_four_ends_the_day,
        voters=all_the_living_vote,
        no_vote=by_the_rule_of_the_vote,
        nobody_leaves=a_day_may_end_without_a_departure,
    ),
    clause(
        "A.day1.single",
        en=(
            "A lone candidate of the first day is not voted; on later days any number is. In our "
            "reading a lone one then leaves, however few hands come up."
        ),
        ru=(
            "Одинокого кандидата первого дня не голосуют; в другие дни голосуют сколько угодно. "
            "Единственный тогда, в нашем прочтении, уходит, сколько бы рук ни было."
        ),
        cites=("lone-candidate",),
    ),
    clause(
        "A.day1.lastword",
        en=(
            "Whoever is out has a minute to say goodbye. In our reading those shot at night have "
            "it too, and no card is opened."
        ),
        ru=(
            "Выбывший прощается минуту. В нашем прочтении минута есть и у убитого ночью, а карту "
            "не открывают."
        ),
        cites=("last-word", "victim-word", *NO_BEST_MOVE),
        seconds={"last-word": 60},
        no_last_word=whoever_is_voted_out_has_a_last_word,
        opens=no_card_is_opened,
    ),
    clause(
        "A.tie.speech",
        en=(
            "«Перестрелка»: if several share the highest count, each has 30 seconds to clear "
            "themselves, first listed first."
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
            "After that the table votes on them alone. In our reading, if only some of them tie "
            "now, those speak and are voted anew."
        ),
        ru=(
            "Затем стол голосует только их. Если поровну теперь лишь у части, в нашем прочтении те "
            "говорят и голосуются снова."
        ),
        cites=("revote", "smaller-tie"),
    ),
    clause(
        "A.tie.lift",
        en=(
            "If the same tie comes back: «Кто за то, чтобы все голосуемые покинули игру?». A "
            "majority sends them out, equal votes leave them. In our reading it takes more than "
            "half of the living, and about a whole table nothing is asked."
        ),
        ru=(
            "Если поровну опять: «Кто за то, чтобы все голосуемые покинули игру?». Большинство "
            "выводит их, при равенстве они остаются. В нашем прочтении нужно больше половины "
            "живых, а про весь стол сразу не спрашивают."
        ),
        cites=("lift", "whole-table"),
        lift_result=more_than_half_of_the_living_lift,
        cues={"lift": "Кто за то, чтобы все голосуемые покинули игру?"},
    ),
    clause(
        "A.tie.four",
        en=(
            "With four at the table a tie is not voted again: everyone stays, «Наступает ночь». In "
            "our reading there are no 30 seconds and no lift either, and the four are counted when "
            "the revote would come."
        ),
        ru=(
            "Если за столом четверо, при перестрелке не переголосовывают: все остались, «Наступает "
            "ночь». В нашем прочтении нет и 30 секунд, и подъёма, а четверых считают к моменту "
            "переголосования."
        ),
        cites=("four-tie",),
    ),
)
