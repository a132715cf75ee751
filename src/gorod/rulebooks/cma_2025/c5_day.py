"""Chapter 5 of the CMA rules of 2025: the day, the speeches and the nominations."""

from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.speaking import (
    any_living_player_once,
    first_word_moves_to_the_next_living,
    nothing_settles_a_vote,
)

CLAUSES = (
    clause(
        "5.1.a",
        en=(
            "The day opens with any words that contain «Утро», for one «В городе утро»; masks come "
            "off."
        ),
        ru="День открывают любые слова с «Утро», хотя бы «В городе утро»; маски долой.",
        cites=("day-breaks",),
        cues={"dawn": "В городе утро"},
    ),
    clause(
        "5.1.b",
        en=(
            "Each day everyone has one minute, to talk and to put somebody up. When ten seconds "
            "are left, the judge has to say it."
        ),
        ru=(
            "На день у каждого одна минута: и на речь, и на выставление. Остаётся десять секунд — "
            "судья непременно об этом говорит."
        ),
        cites=("speech",),
        seconds={"speech": 60},
        cues={"speech": "Слово игроку номер {seat}"},
        reminders={"ten-seconds-to-speak": "speech"},
    ),
    clause(
        "5.2.a",
        en="The word goes round by seats, on the first day from seat 1.",
        ru="Слово идёт по кругу, в первый день — с места 1.",
        cites=("day-breaks", "speech"),
    ),
    clause(
        "5.2.b",
        en=(
            "Each new day is opened by the first living player after the one who actually opened "
            "the day before."
        ),
        ru="Новый день открывает первый живой после того, кто на деле открывал вчерашний.",
        cites=("day-breaks",),
        speaking_order=first_word_moves_to_the_next_living,
    ),
    info(
        "5.3",
        en="Players call one another by nickname or by seat.",
        ru="Зовут друг друга по нику или по месту.",
    ),
    info(
        "5.4",
        en="The judge is addressed as «Господин (-жа) Судья» or «Господин (-жа) Ведущий (-ая)».",
        ru="К судье обращаются «Господин (-жа) Судья» или «Господин (-жа) Ведущий (-ая)».",
    ),
    clause(
        "5.5",
        en="A speech is over with «ПАС», with «СПАСИБО» or with its time.",
        ru="Речь кончается словом «ПАС», словом «СПАСИБО» или временем.",
        cites=("speech-end",),
    ),
    judge(
        "5.6",
        en=(
            "By day the face is open and no mask covers the eyes. We warn first and give a foul "
            "the second time."
        ),
        ru="Днём лицо открыто, глаза без маски. Сначала предупреждаем, на второй раз — фол.",
        sanction=("9.3",),
    ),
    clause(
        "5.7.a",
        en=(
            "A player is put up in one form only, «Я выставляю игрока номер #», in the speaker's "
            "own minute; any living player will do, oneself too. The judge says aloud that the "
            "name is taken."
        ),
        ru=(
            "Форма одна: «Я выставляю игрока номер #», и только в свою минуту; годится любой "
            "живой, и сам говорящий тоже. Судья вслух говорит, что взял кандидатуру."
        ),
        cites=("nomination", "own-minute"),
        nominee=any_living_player_once,
        cues={"nomination-over": "Принято"},
    ),
    clause(
        "5.7.b",
        en=(
            "For a name already on the list the judge says nothing or «Поддержано». It does not "
            "use up the speaker's nomination."
        ),
        ru=(
            "Если имя уже в списке, судья молчит или говорит «Поддержано». Право выставить другого "
            "остаётся."
        ),
        cites=("nomination",),
        cues={"nomination-listed": "Поддержано"},
    ),
    clause(
        "5.8",
        en="A candidate once taken stays on the list.",
        ru="Взятая кандидатура из списка не уходит.",
        cites=("nomination",),
        settles_vote=nothing_settles_a_vote,
    ),
    clause(
        "5.9",
        en="Each day one candidate is taken from each player.",
        ru="За день у игрока берут одного кандидата.",
        cites=("one-nomination",),
    ),
)
