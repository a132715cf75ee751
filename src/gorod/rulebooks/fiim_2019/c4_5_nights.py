"""Chapters 4.5 and 4.6 of the FIIM rules of 2019: the hunting nights and the further course."""

from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.deeds import every_number_counts
from gorod.rulebooks.policies.nights import (
    all_living_blacks_shoot_one,
    any_number_may_be_shot_at,
    any_seat_may_be_shown,
    by_the_call_of_the_role,
    don_seeks_sheriff_and_sheriff_seeks_black,
    every_hit_kills,
    nobody_else,
    nobody_is_saved,
    one_check_a_night,
)

CLAUSES = (
    info(
        "4.5",
        en="Section: the nights with a hunt, from the second on.",
        ru="Раздел: ночи с охотой, начиная со второй.",
    ),
    clause(
        "4.5.1",
        en="«Наступает ночь» closes the day, and masks go on without delay.",
        ru="День закрывают слова «Наступает ночь», маски надевают тут же.",
        cites=("night-falls",),
        cues={"dusk": "Наступает ночь"},
    ),
    clause(
        "4.5.2",
        en="Beginning with the second night, the mafia has a shot each night.",
        ru="Начиная со второй ночи у мафии есть выстрел.",
        cites=("hunt",),
        first_hunt=2,
    ),
    clause(
        "4.5.3",
        en=(
            "After «Мафия выходит на охоту» the judge counts from 1 to 10 every time, not "
            "skipping those who are out. The blacks fire blind: hand up high, fingers for a gun."
        ),
        ru=(
            "После «Мафия выходит на охоту» судья считает от 1 до 10, всегда и не пропуская "
            "выбывших. Чёрные стреляют вслепую: рука высоко, пальцы вместо пистолета."
        ),
        also=("hunt",),
        cues={"hunt": "Мафия выходит на охоту"},
    ),
    clause(
        "4.5.4",
        en=(
            "A player is killed if each living black fires at him and at nobody else. He goes in "
            "the morning, his card stays hidden, and he has a minute to speak. In our reading any "
            "living player can be hit, a black too, and tonight's check is still the victim's."
        ),
        ru=(
            "Игрок убит, если каждый живой чёрный выстрелил в него и больше ни в кого. Уходит он "
            "утром, карта закрыта, последнее слово — минута. В нашем прочтении попасть можно в "
            "любого живого, и в чёрного, а проверка этой ночи ещё за убитым."
        ),
        cites=("night-kill", "night-victim", "victim-word"),
        hunt_victim=all_living_blacks_shoot_one,
        hits_kill_at_once=True,
        night_deaths=nobody_else,
        shot_refused=any_number_may_be_shot_at,
        night_saves=nobody_is_saved,
    ),
    clause(
        "4.5.5",
        en=(
            "If one black fires elsewhere, fires twice or holds fire, the hunt has missed and "
            "nobody dies; in our reading also if the target is already out. «Мафия удаляется» ends "
            "the hunt."
        ),
        ru=(
            "Один чёрный выстрелил в другого, дважды или ни разу — это промах, убитого нет; в "
            "нашем прочтении и тогда, когда цель уже выбыла. Охоту закрывает «Мафия удаляется»."
        ),
        cites=("night-miss",),
        cues={"hunt-over": "Мафия удаляется"},
        hunt_result=every_hit_kills,
    ),
    clause(
        "4.5.6",
        en=(
            "«Просыпается Дон и ищет Шерифа»: the Don shows a number, and the judge nods or shakes "
            "his head; «Дон засыпает» follows. In our reading any seat may be shown, and both "
            "phrases are said even if the Don is out."
        ),
        ru=(
            "«Просыпается Дон и ищет Шерифа»: дон показывает номер, судья кивает или качает "
            "головой, затем «Дон засыпает». В нашем прочтении показать можно любое место, а обе "
            "фразы звучат, даже если дона уже нет."
        ),
        cites=("don-check", "don-yes", "don-no"),
        also=("night-check",),
        cues={"don": "Просыпается Дон и ищет Шерифа", "don-over": "Дон засыпает"},
        check_answer=don_seeks_sheriff_and_sheriff_seeks_black,
    ),
    clause(
        "4.5.7",
        en=(
            "«Просыпается Шериф»: he shows a number; nod and thumb up is red, nod and thumb down "
            "is black, the Don too; «Шериф засыпает» follows. In our reading any seat may be "
            "shown, and both phrases are said even if he is out."
        ),
        ru=(
            "«Просыпается Шериф»: он показывает номер; кивок и палец вверх — красный, кивок и "
            "палец вниз — чёрный, дон тоже; затем «Шериф засыпает». В нашем прочтении показать "
            "можно любое место, а обе фразы звучат и без шерифа."
        ),
        cites=("sheriff-check", "sheriff-red", "sheriff-black"),
        also=("night-check",),
        cues={"sheriff": "Просыпается Шериф", "sheriff-over": "Шериф засыпает"},
    ),
    clause(
        "4.5.8",
        en=(
            "The Don and the Sheriff check one seat a night each. A second check is refused, and "
            "the first may be left out."
        ),
        ru=(
            "И дон, и шериф проверяют за ночь одно место. Второй проверки не дают, а от первой "
            "можно отказаться."
        ),
        cites=("one-check", "night-check"),
        act_refused=any_seat_may_be_shown,
        declines=every_number_counts,
        silence_rule=by_the_call_of_the_role,
        once_a_night=one_check_a_night,
    ),
    judge(
        "4.5.9",
        en=(
            "At night one sits upright, arms crossed and hands on the shoulders, the head tipped "
            "forward by some 45°."
        ),
        ru=(
            "Ночью сидят прямо, руки крест-накрест, ладони на плечах, голову опускают градусов на "
            "45."
        ),
        sanction=("6.7.6", "6.3"),
    ),
    judge(
        "4.5.9.1",
        en=(
            "The night is quiet and still: no talk, song or dance, no touching, no food, drink or "
            "tobacco, and nothing else out of keeping with the night."
        ),
        ru=(
            "Ночью не говорят, не поют и не танцуют, не касаются других, не едят, не пьют и не "
            "курят и не делают ничего, что к ночи не относится."
        ),
        sanction=("6.7.2", "6.7.6"),
    ),
    judge(
        "4.5.9.2",
        en=(
            "The mask fits, sits close on its elastic and lets nothing through; hands stay off it. "
            "In our reading a breach is a disqualification unless the judge chooses something "
            "milder."
        ),
        ru=(
            "Маска по размеру, сидит на резинке без щелей, руками её не держат и не прижимают. В "
            "нашем прочтении нарушение — дисквалификация, но судья вправе обойтись меньшим."
        ),
        sanction=("6.7.6", "6.3"),
    ),
    judge(
        "4.5.9.3",
        en="Hats, hoods, glasses and whatever throws back light come off before dark.",
        ru="До темноты снимают шапки, очки и всё, что отражает свет.",
        sanction=("6.7.6", "6.3"),
        reminders={"headgear": "dusk"},
    ),
    info(
        "4.6",
        en="Section: the rest of the game.",
        ru="Раздел: что дальше.",
    ),
    clause(
        "4.6.1",
        en=(
            "Nights and days go on like this until a side wins, the game is drawn or a team is "
            "declared beaten."
        ),
        ru=(
            "Ночи и дни идут тем же порядком, пока нет победителя, ничьей или присуждённого "
            "поражения."
        ),
        cites=("course",),
    ),
)
