"""Laws 1 to 4 of the FIIM code of 2011: admission and conduct by night and by day."""

from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.deeds import every_number_counts
from gorod.rulebooks.policies.nights import (
    a_second_shot_misses_by_its_own_rule,
    any_seat_may_be_shown,
    by_the_call_of_the_role,
    one_check_a_night,
)

CLAUSES = (
    clause(
        "L.1",
        en="A player without a number for the game is not let in.",
        ru="Без номерка за стол не пускают.",
        reminders={"number-tag": "deal"},
    ),
    info(
        "L.2",
        en="Play needs a blindfold: the player's own or one lent by the club.",
        ru="Играют в повязке: своей или клубной.",
    ),
    info(
        "L.3",
        en="Section: the night; a breach means a warning (L.6.3).",
        ru="Раздел: ночь; за нарушение — предупреждение (L.6.3).",
    ),
    clause(
        "L.3.1",
        en="At «Наступает ночь» blindfolds go on without delay.",
        ru="Прозвучало «Наступает ночь» — повязки тут же на глазах.",
        cites=("night-falls",),
        cues={"dusk": "Наступает ночь"},
        reminders={"blindfolds": "dusk"},
    ),
    clause(
        "L.3.2",
        en=(
            "Each black has a single shot a night. In our reading a second one makes the hunt a "
            "miss and costs a warning."
        ),
        ru=(
            "У чёрного на ночь один выстрел. Второй, в нашем прочтении, превращает охоту в промах "
            "и стоит предупреждения."
        ),
        cites=("second-shot",),
        also=("night-miss",),
        hunt_result=a_second_shot_misses_by_its_own_rule,
    ),
    clause(
        "L.3.3",
        en="One check a night for the Don and one for the Sheriff; another is refused.",
        ru="Дону одна проверка на ночь и шерифу одна; в следующей отказывают.",
        cites=("one-check", "night-check"),
        act_refused=any_seat_may_be_shown,
        declines=every_number_counts,
        silence_rule=by_the_call_of_the_role,
        once_a_night=one_check_a_night,
    ),
    judge(
        "L.3.4",
        en=(
            "The night is silent and still: no word, no song, no dance, nothing that does not "
            "belong to it."
        ),
        ru="Ночью тихо: ни слова, ни песни, ни танца и ничего, что к ночи не относится.",
        sanction="L.6.3",
        acts=("talks-at-night",),
    ),
    info(
        "L.4",
        en="Section: the day; a breach means a warning (L.6.4).",
        ru="Раздел: день; за нарушение — предупреждение (L.6.4).",
    ),
    clause(
        "L.4.1",
        en="A speech keeps to its minute.",
        ru="Речь укладывается в минуту.",
        also=("speech",),
    ),
    judge(
        "L.4.2",
        en="At the table one says «Вы» and uses the nickname or the number.",
        ru="За столом говорят «Вы» и зовут по нику или номеру.",
        sanction="L.6.4",
    ),
    judge(
        "L.4.3",
        en="To the host one says «Господин ведущий».",
        ru="Ведущего зовут «Господин ведущий».",
        sanction="L.6.4",
    ),
    clause(
        "L.4.4",
        en="On the circle one finishes with «спасибо».",
        ru="На кругу в конце говорят «спасибо».",
        cites=("speech-end",),
    ),
    judge(
        "L.4.5",
        en="One talks only when one's turn has come.",
        ru="Говорят, только когда дошла очередь.",
        sanction="L.6.4",
        acts=("speaks-out-of-turn",),
    ),
    clause(
        "L.4.6",
        en="A speech in a shootout keeps to 30 seconds.",
        ru="Речь в перестрелке укладывается в 30 секунд.",
        also=("tie-speech",),
    ),
    info(
        "L.4.7",
        en="Section: what the discussion does not allow.",
        ru="Раздел: чего в обсуждении нельзя.",
    ),
    judge(
        "L.4.7.1",
        en="To vow, whatever the words.",
        ru="Давать клятвы, какими бы словами это ни делать.",
        sanction="L.6.4",
        acts=("vows",),
    ),
    judge(
        "L.4.7.2",
        en="To call any faith to witness.",
        ru="Ссылаться на веру, какой бы она ни была.",
        sanction="L.6.4",
    ),
    judge(
        "L.4.7.3",
        en="To say «честно», alone or joined with other words.",
        ru="Говорить «честно», отдельно или с другими словами.",
        sanction="L.6.4",
    ),
    judge(
        "L.4.7.4",
        en="To give percentages, be it «100%» or less.",
        ru="Называть проценты, хоть «100%», хоть меньше.",
        sanction="L.6.4",
    ),
    judge(
        "L.4.7.5",
        en="To bet, so as to be taken for a red.",
        ru="Спорить на что-либо, чтобы тебя сочли красным.",
        sanction="L.6.4",
    ),
    judge(
        "L.4.7.6",
        en="To bang the table or to wave one's hands so that others are put off.",
        ru="Стучать по столу или жестикулировать так, что это мешает другим.",
        sanction="L.6.4",
        acts=("bangs-the-table", "waves-hands"),
    ),
    judge(
        "L.4.7.7",
        en="To lay a hand on a player or on the host.",
        ru="Прикасаться к игрокам и ведущему.",
        sanction="L.6.4",
        acts=("touches-neighbour",),
    ),
    judge(
        "L.4.7.8",
        en="To quarrel with the host.",
        ru="Спорить с ведущим.",
        sanction="L.6.4",
        acts=("argues-with-judge",),
    ),
)
