"""Appendix 1 of the FIIM regulation of 2011: the later nights and days and the victory."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.nights import (
    all_living_blacks_shoot_one,
    any_number_may_be_shot_at,
    don_seeks_sheriff_and_sheriff_seeks_black,
    nobody_else,
    nobody_is_saved,
)
from gorod.rulebooks.policies.victory import red_without_black_black_at_parity_each_by_its_clause

CLAUSES = (
    clause(
        "A.night2.hunt",
        en=(
            "From the second night there is a hunt: «Мафия выходит на охоту», and the host reads "
            "out the numbers. The blacks fire with eyes closed, hand up, fingers for a gun. In our "
            "reading all numbers are read, of those who are out too."
        ),
        ru=(
            "Со второй ночи идёт охота: «Мафия выходит на охоту», и ведущий объявляет номера. "
            "Чёрные стреляют с закрытыми глазами: рука вверх, пальцы пистолетом. В нашем прочтении "
            "звучат все номера, выбывших тоже."
        ),
        cites=("hunt",),
        first_hunt=2,
        cues={"hunt": "Мафия выходит на охоту"},
    ),
    clause(
        "A.night2.hit",
        en=(
            "A number is hit when all blacks fire as it is read. In our reading that is every "
            "living black, a black may be hit too, and the victim goes at dawn, so his own check "
            "tonight still holds."
        ),
        ru=(
            "Номер поражён, когда на нём выстрелили все чёрные. В нашем прочтении это все живые "
            "чёрные, попасть можно и в чёрного, а жертва уходит утром, и её проверка этой ночи в "
            "силе."
        ),
        cites=("night-kill",),
        hunt_victim=all_living_blacks_shoot_one,
        hits_kill_at_once=True,
        night_deaths=nobody_else,
        shot_refused=any_number_may_be_shot_at,
        night_saves=nobody_is_saved,
    ),
    clause(
        "A.night2.miss",
        en=(
            "A miss, if just one black fired at another number, between numbers or not at all. In "
            "our reading also if he fired twice, or the number is out. The hunt ends with «Мафия "
            "удаляется»."
        ),
        ru=(
            "Промах, если хоть один чёрный выстрелил в другой номер, между номерами или не "
            "стрелял. В нашем прочтении и если он выстрелил дважды или номер выбыл. Конец охоты — "
            "«Мафия удаляется»."
        ),
        cites=("night-miss",),
        cues={"hunt-over": "Мафия удаляется"},
    ),
    clause(
        "A.night2.don",
        en=(
            "«Просыпается Дон и ищет шерифа»: he shows a number and gets a nod or a shake of the "
            "head. Then «Дон засыпает». In our reading any seat may be shown, and it is all said "
            "even without a living Don."
        ),
        ru=(
            "«Просыпается Дон и ищет шерифа»: он показывает номер, в ответ кивок или «нет» "
            "головой. Потом «Дон засыпает». В нашем прочтении показать можно любое место, а слова "
            "звучат и без живого дона."
        ),
        cites=("don-check", "don-yes", "don-no"),
        also=("night-check",),
        check_answer=don_seeks_sheriff_and_sheriff_seeks_black,
        cues={"don": "Просыпается Дон и ищет шерифа", "don-over": "Дон засыпает"},
        gestures={"don-yes": "nod", "don-no": "shake"},
    ),
    clause(
        "A.night2.sheriff",
        en=(
            "«Просыпается Шериф и ищет мафию»: he shows one player and learns if that is a black; "
            "the document gives no gesture for it. In our reading any seat may be shown, and the "
            "call is made even if he is out."
        ),
        ru=(
            "«Просыпается Шериф и ищет мафию»: он показывает одного и узнаёт, чёрный ли тот; жест "
            "ответа документ не задаёт. В нашем прочтении показать можно любое место, а будят, "
            "даже если шериф выбыл."
        ),
        cites=("sheriff-check", "sheriff-red", "sheriff-black"),
        also=("night-check",),
        cues={"sheriff": "Просыпается Шериф и ищет мафию"},
    ),
    clause(
        "A.day2.announce",
        en=(
            "At dawn the host says who was shot. After a miss the table hears «утро действительно "
            "доброе, ночью никто не пострадал»."
        ),
        ru=(
            "Утром ведущий говорит, кто убит. После промаха стол слышит «утро действительно "
            "доброе, ночью никто не пострадал»."
        ),
        cites=("night-victim",),
        cues={"good-morning": "Утро действительно доброе, ночью никто не пострадал"},
    ),
    clause(
        "A.day2.order",
        en=(
            "Each day opens with the seat next to yesterday's opener; in our reading the next "
            "living one, and an opener who has lost the word still counts."
        ),
        ru=(
            "День открывает сосед вчерашнего первого; в нашем прочтении — ближайший живой, а "
            "первый, лишённый слова, всё равно считается открывшим."
        ),
        cites=("day-breaks",),
    ),
    clause(
        "A.cycle",
        en=(
            "It goes on night by night and day by day until a side has won; in our reading a draw "
            "does not exist."
        ),
        ru=(
            "Так ночь за ночью и день за днём, пока кто-то не победит; ничьей, в нашем прочтении, "
            "не бывает."
        ),
        cites=("course", "position", "asking"),
        results=("red", "black"),
    ),
    clause(
        "A.end.red",
        en=(
            "Red has won as soon as the last black is out. In our reading this is looked at first, "
            "after every departure, a removal too."
        ),
        ru=(
            "Красные победили, как только ушёл последний чёрный. В нашем прочтении это смотрят "
            "первым, после каждого ухода, и после удаления."
        ),
        cites=("victory-red",),
        victory=red_without_black_black_at_parity_each_by_its_clause,
    ),
    clause(
        "A.end.black",
        en=(
            "Black has won at parity; in our reading also when blacks outnumber reds, since "
            "several can go at once."
        ),
        ru=(
            "Чёрные победили при равенстве; в нашем прочтении и когда их стало больше: уйти могут "
            "сразу несколько."
        ),
        cites=("victory-black",),
    ),
)
