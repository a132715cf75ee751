"""Chapters 4.1 to 4.4 of the CMA rules of 2025: the first night of mafia, Don and Maniac."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.nights import (
    last_number_of_the_don_or_of_all_without_him,
    no_order_is_set,
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
        cites=("hunt",),
        seconds={"hunt": 40},
        reminders={"ten-seconds-to-hunt": "hunt"},
    ),
    clause(
        "4.2.a",
        en=(
            "While the Don is in the game, the number he showed last is the shot, whatever his "
            "team shows; if he shows nothing, it is a miss. The judge repeats the number and may "
            "say «Я принимаю эту цифру»."
        ),
        ru=(
            "Пока дон в игре, выстрел — его последняя цифра, что бы ни показывала команда; не "
            "показал ничего — промах. Судья цифру повторяет и может сказать «Я принимаю эту "
            "цифру»."
        ),
        cites=("hunt",),
        hunt_victim=last_number_of_the_don_or_of_all_without_him,
        cues={"hunt-taken": "Я принимаю эту цифру"},
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
        cites=("hunt",),
    ),
    clause(
        "4.2.c",
        en=(
            "If without a Don the numbers differ or nothing is agreed, it is a miss. Until the "
            "mafia sleeps the judge may decide otherwise and say why."
        ),
        ru=(
            "Без дона цифры разошлись или уговора нет — промах. Пока мафия не уснула, судья может "
            "решить иначе и назвать причину."
        ),
        cites=("night-miss",),
    ),
    clause(
        "4.2.d",
        en=(
            "Nobody has to shoot. ПРОМАХ or КРЕСТ is the Don's to show, or everyone's if he is "
            "gone; without him even a single such gesture spoils the shot."
        ),
        ru=(
            "Стрелять не обязательно. ПРОМАХ или КРЕСТ показывает дон, а без него — все; без дона "
            "и один такой жест уже портит выстрел."
        ),
        cites=("night-miss",),
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
        cites=("don-check", "one-check"),
        seconds={"don": 10},
    ),
    clause(
        "4.3.2",
        en="He may skip any night, with КРЕСТ or by not lifting the mask.",
        ru="Любую ночь дон вправе пропустить: КРЕСТ или маска остаётся на глазах.",
        cites=("don-check",),
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
        cites=("maniac-act", "one-check"),
        seconds={"maniac": 10},
    ),
    clause(
        "4.4.2",
        en="He may let everyone live, with КРЕСТ, with ПРОМАХ or by not lifting the mask.",
        ru="Убивать он не обязан: КРЕСТ, ПРОМАХ или маска остаётся на глазах.",
        cites=("maniac-act",),
    ),
)
