"""Chapters 4.1 to 4.4 of the CMA rules of 2025: the first night of mafia, Don and Maniac."""

from gorod.engine.powers.open_hunt import OpenHunt
from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.nights import (
    any_number_may_be_shot_at,
    last_number_of_the_don_or_of_all_without_him,
    no_order_is_set,
    nobody_shown,
    number_of_the_don_or_of_all_without_him,
    shot_of_the_don_of_the_team_or_of_nobody,
    the_black_team,
)

CLAUSES = (
    clause(
        "4.1.a",
        en=(
            "First night: the blacks have a minute to see one another and settle their plan. A "
            "gesture tells them who is Don."
        ),
        ru=(
            "Первая ночь: у чёрных минута, чтобы увидеть друг друга и условиться. Кто дон, он "
            "показывает сам."
        ),
        cites=("meeting", "shooting-order"),
        order=no_order_is_set,
        seconds={"meet": 60},
        cues={"meet": "Просыпается мафия"},
        leader="don",
        pack=the_black_team,
    ),
    clause(
        "4.1.b",
        en="At the 50th second the judge must say that ten are left. After them masks go on.",
        ru="На 50-й секунде судья обязан сказать: осталось десять. Прошли и они — маски на глаза.",
        reminders={"ten-seconds-to-meet": "meet"},
    ),
    clause(
        "4.1.1",
        en=(
            "From the second night on, plan and shot together have exactly 40 seconds, and ten "
            "before the end are called at the 30th."
        ),
        ru=(
            "Со второй ночи на план и выстрел вместе ровно 40 секунд, о последних десяти говорят "
            "на 30-й."
        ),
        also=("hunt",),
        seconds={"hunt": 40},
        reminders={"ten-seconds-to-hunt": "hunt"},
    ),
    clause(
        "4.2.a",
        en=(
            "While the Don is in the game, the number he showed last is the shot; the judge "
            "repeats it and may say «Я принимаю эту цифру». In our reading, if the Don shows "
            "nothing, it is a miss whatever his team shows."
        ),
        ru=(
            "Пока дон в игре, выстрел — его последняя цифра; судья её повторяет и может сказать «Я "
            "принимаю эту цифру». В нашем прочтении, если дон ничего не показал, это промах, что "
            "бы ни показывала команда."
        ),
        cites=("don-shot", "don-silent"),
        also=("hunt",),
        hunt_victim=last_number_of_the_don_or_of_all_without_him,
        grants=(OpenHunt,),
        settled=number_of_the_don_or_of_all_without_him,
        hunt_result=shot_of_the_don_of_the_team_or_of_nobody("4.2.c"),
        cues={"hunt-taken": "Я принимаю эту цифру"},
        shot_refused=any_number_may_be_shot_at,
    ),
    clause(
        "4.2.b",
        en=(
            "With the Don gone, the blacks who remain shoot by common consent: what counts is the "
            "latest number that all of them showed."
        ),
        ru=(
            "Дона уже нет — выстрелом становится последняя цифра, которую чёрные показали все "
            "заодно."
        ),
        cites=("team-shot",),
        also=("hunt",),
    ),
    clause(
        "4.2.c",
        en=(
            "If without a Don nothing is agreed or the numbers differ, the judge may count a miss. "
            "In our reading it is a miss, unless the judge decides otherwise before the mafia "
            "sleeps; the decision is written down with its reason."
        ),
        ru=(
            "Если без дона не договорились или показали разные цифры, судья вправе засчитать "
            "ПРОМАХ. В нашем прочтении это промах, если судья не решил иначе, пока мафия не "
            "уснула; решение записывают с причиной."
        ),
        cites=("hunt-undecided", "hunt-weighed"),
        also=("night-miss",),
    ),
    clause(
        "4.2.d",
        en=(
            "Nobody has to shoot: ПРОМАХ or КРЕСТ is shown by the Don or, if he is gone, by all "
            "blacks together. In our reading, without a Don even one such gesture spoils the shot."
        ),
        ru=(
            "Стрелять не обязательно: ПРОМАХ или КРЕСТ показывает дон, а без него — все чёрные "
            "вместе. В нашем прочтении без дона и один такой жест уже портит выстрел."
        ),
        also=("night-miss",),
    ),
    clause(
        "4.3",
        en="First night: the Don is called and may let the judge see him.",
        ru="Первая ночь: дона зовут, и он может показаться судье.",
        cites=("don-look",),
        cues={"don-look": "Просыпается Дон"},
    ),
    clause(
        "4.3.1",
        en="From the second night the Don wakes alone, too: up to 10 seconds to seek the Sheriff.",
        ru="Со второй ночи дона будят и отдельно: до 10 секунд на поиски шерифа.",
        cites=("don-check",),
        also=("one-check",),
        seconds={"don": 10},
    ),
    clause(
        "4.3.2",
        en="He may skip any night, with КРЕСТ or by not lifting the mask.",
        ru="Любую ночь дон вправе пропустить: КРЕСТ или маска остаётся на глазах.",
        cites=("don-nobody",),
        also=("don-check",),
        silence_rule=nobody_shown,
    ),
    clause(
        "4.4",
        en="First night: the Maniac is called and may let the judge see him.",
        ru="Первая ночь: зовут маньяка, и он может показаться судье.",
        cites=("maniac-look",),
        cues={"maniac-look": "Просыпается Маньяк"},
    ),
    clause(
        "4.4.1",
        en=(
            "From the second night the Maniac has a kill of his own, one player a night, and 10 "
            "seconds at most for it."
        ),
        ru="Со второй ночи у маньяка своё убийство, одно за ночь, на всё до 10 секунд.",
        cites=("maniac-act",),
        also=("one-check",),
        seconds={"maniac": 10},
    ),
    clause(
        "4.4.2",
        en="He may let everyone live, with КРЕСТ, with ПРОМАХ or by not lifting the mask.",
        ru="Убивать он не обязан: КРЕСТ, ПРОМАХ или маска остаётся на глазах.",
        cites=("maniac-nobody",),
        also=("maniac-act",),
    ),
)
