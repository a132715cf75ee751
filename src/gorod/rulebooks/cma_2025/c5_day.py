"""Chapter 5 of the CMA rules of 2025: the day, the speeches and the nominations."""

from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.speaking import (
    any_living_player_once,
    first_word_moves_to_the_next_living,
    nothing_settles_a_vote,
    the_morning_brings_no_penalty,
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
        daybreak=the_morning_brings_no_penalty,
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
        also=("day-breaks", "speech"),
    ),
    clause(
        "5.2.b",
        en=(
            "Each new day is opened by the next player at the table; in our reading by the first "
            "living one after whoever actually opened the day before."
        ),
        ru=(
            "Новый день открывает следующий за столом; в нашем прочтении — первый живой после "
            "того, кто на деле открывал вчерашний."
        ),
        also=("day-breaks",),
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
            "By day no mask covers the eyes and nothing the face. The rules set no penalty; in our "
            "reading it is a warning, and the second time a foul."
        ),
        ru=(
            "Днём маску на глаза не надевают и лицо не закрывают. Наказания в правилах нет; в "
            "нашем прочтении сначала предупреждение, на второй раз — фол."
        ),
        sanction=("9.3",),
    ),
    clause(
        "5.7.a",
        en=(
            "A player is put up in one form only, «Я выставляю игрока номер #», and the judge says "
            "aloud that the name is taken. In our reading it is done in one's own minute, and "
            "anyone alive will do, oneself too."
        ),
        ru=(
            "Форма одна: «Я выставляю игрока номер #», и судья вслух говорит, что кандидатура "
            "принята. В нашем прочтении — в свою минуту, и годится любой живой, сам говорящий "
            "тоже."
        ),
        cites=("nomination", "own-minute"),
        nominee=any_living_player_once,
        cues={"nomination-over": "Принято"},
    ),
    clause(
        "5.7.b",
        en=(
            "For a name already on the list the judge says nothing or «Поддержано». In our reading "
            "it does not use up the speaker's nomination."
        ),
        ru=(
            "Если игрок уже выставлен, судья молчит или говорит «Поддержано». Право выставить "
            "другого, в нашем прочтении, остаётся."
        ),
        cites=("listed",),
        cues={"nomination-listed": "Поддержано"},
    ),
    clause(
        "5.8",
        en="A candidate once taken stays on the list.",
        ru="Взятая кандидатура из списка не уходит.",
        cites=("withdrawal",),
        settles_vote=nothing_settles_a_vote,
    ),
    clause(
        "5.9",
        en="Each day one candidate is taken from each player.",
        ru="За день у игрока берут одного кандидата.",
        cites=("one-nomination",),
    ),
)
