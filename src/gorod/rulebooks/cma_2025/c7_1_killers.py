"""Chapters 7.1 to 7.8 of the CMA rules of 2025: mafia, Don and Maniac from the second night."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.deeds import (
    doctor_and_beauty_save,
    guest_survives_shots_and_dies_with_her,
)

CLAUSES = (
    clause(
        "7.1",
        en="«Наступает ночь», «В городе ночь» or «Ночь»: masks go on without delay.",
        ru="«Наступает ночь», «В городе ночь» или «Ночь» — и маски сразу на глазах.",
        cites=("night-falls",),
        cues={"dusk": "Наступает ночь"},
    ),
    clause(
        "7.2",
        en="Beginning with the second night, there is shooting.",
        ru="Начиная со второй ночи стреляют.",
        cites=("hunt",),
        first_hunt=2,
    ),
    clause(
        "7.3.a",
        en=(
            "«Мафия выходит на охоту» or «Просыпается команда мафии», and the blacks have 40 "
            "seconds."
        ),
        ru="«Мафия выходит на охоту» или «Просыпается команда мафии» — и у чёрных 40 секунд.",
        also=("hunt",),
        cues={"hunt": "Мафия выходит на охоту"},
    ),
    clause(
        "7.3.b",
        en=(
            "The mafia's target, in our reading a black one too, is out when the night ends, "
            "unless the Beauty took him or the Doctor healed him. His card stays closed, and he "
            "has a last minute."
        ),
        ru=(
            "Цель мафии, в нашем прочтении и своя, выбывает с концом ночи, если её не забрала "
            "красотка и не вылечил доктор. Карта закрыта, на последнее слово минута."
        ),
        cites=("night-kill", "night-resolved"),
        hits_kill_at_once=False,
        night_deaths=guest_survives_shots_and_dies_with_her,
        night_saves=doctor_and_beauty_save,
    ),
    clause(
        "7.4",
        en=(
            "ПРОМАХ or КРЕСТ from the Don, or from any one black if he is gone, is a miss; in our "
            "reading so is the number of a player already out. «Мафия удаляется» follows."
        ),
        ru=(
            "ПРОМАХ или КРЕСТ от дона, а без него хотя бы от одного чёрного — промах; номер "
            "выбывшего, в нашем прочтении, — тоже. Затем «Мафия удаляется»."
        ),
        cites=("night-miss",),
        cues={"hunt-over": "Мафия удаляется"},
    ),
    clause(
        "7.5",
        en=(
            "«Просыпается Дон и ищет шерифа»: he shows a number, and a nod with a sign of the hand "
            "says Sheriff or not; the Maniac is not. «Дон засыпает» follows. In our reading a "
            "player who is out may be checked too."
        ),
        ru=(
            "«Просыпается Дон и ищет шерифа»: он показывает номер, судья кивком и рукой отвечает, "
            "шериф это или нет; маньяк — нет. Затем «Дон засыпает». В нашем прочтении проверить "
            "можно и выбывшего."
        ),
        cites=("don-yes", "don-no"),
        also=("don-check",),
        cues={"don": "Просыпается Дон и ищет шерифа", "don-over": "Дон засыпает"},
        gestures={"don-yes": "nod-hand", "don-no": "shake-hand"},
    ),
    clause(
        "7.6",
        en=(
            "«Просыпается Маньяк»: in 10 seconds he shows whom he kills; in our reading himself if "
            "he likes. That player is out when the night ends, unless Beauty or Doctor saved him; "
            "card closed, a last minute."
        ),
        ru=(
            "«Просыпается Маньяк»: за 10 секунд он показывает жертву; в нашем прочтении можно и "
            "себя. Она выбывает с концом ночи, если не спасли красотка или доктор; карта закрыта, "
            "на последнее слово минута."
        ),
        cites=("maniac-kill",),
        also=("maniac-act", "night-resolved"),
        cues={"maniac": "Просыпается Маньяк"},
    ),
    clause(
        "7.8",
        en=(
            "ПРОМАХ or КРЕСТ from the Maniac is a miss; in our reading so is the number of a "
            "player already out. «Маньяк удаляется» follows."
        ),
        ru=(
            "ПРОМАХ или КРЕСТ от маньяка — промах; номер выбывшего, в нашем прочтении, — тоже. "
            "Затем «Маньяк удаляется»."
        ),
        cites=("maniac-nobody-by-number",),
        also=("maniac-act", "maniac-nobody"),
        cues={"maniac-over": "Маньяк удаляется"},
    ),
)
