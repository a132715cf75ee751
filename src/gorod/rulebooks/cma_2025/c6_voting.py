"""Chapter 6 of the CMA rules of 2025: the vote, the tie and the lift."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.speaking import silence_spares_the_tie_speech
from gorod.rulebooks.policies.voting import (
    a_day_may_end_without_a_departure,
    all_the_living_vote,
    by_the_rule_of_the_vote,
    first_day_lifts_three_at_most,
    lone_candidate_of_the_first_day_stays,
    missing_hands_go_to_the_last,
    more_than_half_of_the_living_lift,
    no_card_is_opened,
    whoever_is_voted_out_has_a_last_word,
)

CLAUSES = (
    clause(
        "6.1",
        en=(
            "When everyone has spoken, the table votes on today's list and on nobody else. An "
            "empty list means no vote."
        ),
        ru=(
            "Когда высказались все, голосуют сегодняшний список и никого кроме. Пустой список — "
            "голосования нет."
        ),
        cites=("ballot", "no-candidates"),
        after_discussion=lone_candidate_of_the_first_day_stays,
    ),
    clause(
        "6.1.1.a",
        en="Whoever was put up earlier is voted earlier.",
        ru="Кто выставлен раньше, того раньше и голосуют.",
        cites=("ballot-order",),
        also=("ballot",),
    ),
    clause(
        "6.1.1.b",
        en=(
            "First the judge reads out the list, and the fouls where useful, and has hands and "
            "things taken off the table."
        ),
        ru=(
            "Сперва судья читает список, где нужно — и фолы, и просит освободить стол от рук и "
            "вещей."
        ),
        reminders={"list": "vote-opening", "fouls": "vote-opening", "clear-table": "vote-opening"},
    ),
    clause(
        "6.1.2",
        en=(
            "A vote is a fist, thumb up, set on the table as soon as the name is heard and left "
            "there till «Стоп» or «Спасибо», some 1.5 seconds."
        ),
        ru=(
            "Голос — кулак, большой палец вверх: на стол сразу, как прозвучало имя, и до слова "
            "«Стоп» или «Спасибо», секунды полторы."
        ),
        also=("hands",),
        vote_window=1.5,
        cues={"vote": "Кто голосует против игрока номер {seat}?", "vote-over": "Спасибо"},
    ),
    clause(
        "6.1.3",
        en="No fist is taken away before the judge has told the count.",
        ru="Кулаки не убирают, пока судья не назвал счёт.",
        reminders={"count": "vote revote"},
    ),
    clause(
        "6.2",
        en="One ballot, one vote; in our reading, of two the first counts.",
        ru="Одно голосование — один голос; из двух, в нашем прочтении, считается первый.",
        cites=("hands", "voter"),
        voters=all_the_living_vote,
        no_vote=by_the_rule_of_the_vote,
    ),
    clause(
        "6.3",
        en=(
            "Whoever showed no fist has voted against the last name on the list, in a revote "
            "against the last of those tied."
        ),
        ru=(
            "Не поставил кулак — значит, голос против последнего в списке, а при переголосовании — "
            "против последнего из поделивших."
        ),
        cites=("missing-hands",),
        absent_hands=missing_hands_go_to_the_last,
    ),
    clause(
        "6.4",
        en="A hand taken away early has voted all the same, and it costs a foul (10.6).",
        ru="Убрал руку раньше времени — голос всё равно отдан, и за это фол (10.6).",
        also=("hands",),
    ),
    clause(
        "6.5.a",
        en="On the first day a lone candidate is not voted, and nobody leaves.",
        ru="В первый день единственного кандидата не голосуют, никто не уходит.",
        cites=("lone-candidate",),
    ),
    clause(
        "6.5.b",
        en=(
            "Later any list is voted, even of one name; in our reading that player gets every vote"
            " and leaves."
        ),
        ru=(
            "Позже голосуют любой список, даже из одного имени; в нашем прочтении на нём сходятся "
            "все голоса, и он уходит."
        ),
        also=("ballot",),
    ),
    clause(
        "6.6",
        en="The player with more votes than any other has a last minute and is out.",
        ru="У кого голосов больше, чем у любого другого, тот говорит последнюю минуту и выбывает.",
        cites=("most-votes",),
        also=("last-word",),
        ballot_result=first_day_lifts_three_at_most,
        nobody_leaves=a_day_may_end_without_a_departure,
    ),
    clause(
        "6.7",
        en=(
            "If the highest count is shared, each of those players has 30 seconds more, and then "
            "they alone are voted again."
        ),
        ru=(
            "Если больше всех сразу у нескольких, каждый из них говорит ещё 30 секунд, и голосуют "
            "снова, но только их."
        ),
        cites=("tie", "tie-speech"),
        tie_speech=silence_spares_the_tie_speech(30),
        cues={"tie": "Слово игроку номер {seat}, тридцать секунд"},
    ),
    clause(
        "6.8",
        en="Among the tied, too, whoever was put up earlier speaks and is voted earlier.",
        ru="И среди поделивших: раньше выставлен — раньше говорит и раньше голосуется.",
        cites=("revote",),
        also=("tie-speech",),
        cues={"revote": "Переголосование. Кто голосует против игрока номер {seat}?"},
    ),
    clause(
        "6.9",
        en=(
            "If the revote ties only some of them, those speak for 30 seconds and are voted once "
            "more, as long as they grow fewer."
        ),
        ru=(
            "Если переголосование поделили лишь некоторые из них, у тех ещё по 30 секунд и ещё "
            "одно голосование — и так, пока их меньше прежнего."
        ),
        cites=("smaller-tie",),
    ),
    clause(
        "6.10.a",
        en=(
            "If the very same players tie again, the judge asks «Кто за то, чтобы все голосуемые "
            "игроки покинули игровой стол?», save in the cases of 6.10.1 and 13.5."
        ),
        ru=(
            "Если опять поделили те же самые, судья спрашивает «Кто за то, чтобы все голосуемые "
            "игроки покинули игровой стол?», кроме случаев 6.10.1 и 13.5."
        ),
        also=("lift",),
        cues={"lift": "Кто за то, чтобы все голосуемые игроки покинули игровой стол?"},
    ),
    clause(
        "6.10.b",
        en=(
            "A majority sends them all out; a majority against, or equal votes, keeps them. In our "
            "reading it takes more than half of the living, the tied included, and a hand not "
            "raised is a no."
        ),
        ru=(
            "Большинство «за» — уходят все; большинство против или поровну — остаются. В нашем "
            "прочтении нужно больше половины живых, считая и самих поделивших, а неподнятая рука — "
            "против."
        ),
        cites=("lift",),
        lift_result=more_than_half_of_the_living_lift,
    ),
    clause(
        "6.10.1",
        en=(
            "On the first day more than three may not be lifted; in our reading, if four or more "
            "tie twice, nothing is asked and they stay."
        ),
        ru=(
            "В первый день больше троих не поднимают; в нашем прочтении, если дважды поделили "
            "четверо или больше, вопроса нет и все остаются."
        ),
        cites=("first-day-lift",),
    ),
    clause(
        "6.11.a",
        en="The card of whoever is out stays closed till the game is over.",
        ru="Карта выбывшего закрыта, пока игра не кончена.",
        also=("last-word",),
    ),
    clause(
        "6.11.b",
        en=(
            "The player has a minute for a last word, then lays the plate down without a sound and"
            " goes out of the playing area. A disqualified player has no such minute (9.5)."
        ),
        ru=(
            "На последнее слово ему минута, потом он без звука кладёт номерок и выходит из игровой "
            "зоны. У дисквалифицированного этой минуты нет (9.5)."
        ),
        cites=("last-word",),
        seconds={"last-word": 60},
        cues={"last-word": "Последнее слово игрока номер {seat}"},
        reminders={"plate": "last-word"},
        no_last_word=whoever_is_voted_out_has_a_last_word,
        opens=no_card_is_opened,
    ),
)
