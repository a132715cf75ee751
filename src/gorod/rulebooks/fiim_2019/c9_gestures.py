"""Chapter 9 of the FIIM rules of 2019: the judge's gestures."""

from gorod.rulebooks.book import clause, info

CLAUSES = (
    info(
        "9.1",
        en="The judge makes these gestures and no others.",
        ru="Судья показывает только эти жесты, других нет.",
    ),
    clause(
        "9.2",
        en="The Sheriff's check, red: a nod, and with it the thumb up.",
        ru="Проверка шерифа, красный: кивок и вместе с ним палец вверх.",
        also=("sheriff-red",),
        gestures={"sheriff-red": "nod-thumb-up"},
    ),
    clause(
        "9.3",
        en="The Sheriff's check, black: a nod, and with it the thumb down.",
        ru="Проверка шерифа, чёрный: кивок и вместе с ним палец вниз.",
        also=("sheriff-black",),
        gestures={"sheriff-black": "nod-thumb-down"},
    ),
    clause(
        "9.4",
        en="The Don's check, the Sheriff: a nod.",
        ru="Проверка дона, шериф: кивок.",
        also=("don-yes",),
        gestures={"don-yes": "nod"},
    ),
    clause(
        "9.5",
        en="The Don's check, anyone else: a shake of the head.",
        ru="Проверка дона, не шериф: судья качает головой.",
        also=("don-no",),
        gestures={"don-no": "shake"},
    ),
)
