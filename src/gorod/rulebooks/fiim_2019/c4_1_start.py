"""Chapters 4.1 to 4.3 of the FIIM rules of 2019: the start, the first night and the day."""

from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.nights import the_black_team, the_don_sets_an_order
from gorod.rulebooks.policies.speaking import (
    first_word_moves_to_the_next_living,
    the_morning_brings_no_penalty,
)

CLAUSES = (
    info(
        "4.1",
        en="Section: how a game is opened.",
        ru="Раздел: как открывается игра.",
    ),
    clause(
        "4.1.1",
        en=(
            "Ten players take seats 1–10. The table judge draws the seats just before the start, "
            "or the tournament's schedule has already fixed them."
        ),
        ru=(
            "Десять игроков занимают места 1–10. Судья стола тянет жребий прямо перед игрой, или "
            "рассадка уже стоит в турнирном расписании."
        ),
        cites=("seating",),
        sizes=frozenset({10}),
    ),
    clause(
        "4.1.2",
        en="The judge presents the players and says «Наступает ночь»; everyone masks.",
        ru="Судья представляет игроков и говорит «Наступает ночь»; все надевают маски.",
        also=("seating",),
        cues={"deal": "Наступает ночь"},
    ),
    clause(
        "4.1.3",
        en=(
            "One by one, without looking, players draw a card, raise the mask to read it, mask "
            "again and bow the head. If the judge says so, they also stop their ears."
        ),
        ru=(
            "Игроки один за другим вслепую тянут карту, смотрят её, снова закрываются маской и "
            "опускают голову. Скажет судья — зажимают и уши."
        ),
        also=("deal",),
    ),
    info(
        "4.2",
        en="Section: the night of acquaintance, in which nobody is shot.",
        ru="Раздел: ночь знакомства, выстрелов в ней нет.",
    ),
    clause(
        "4.2.1",
        en=(
            "The blacks have exactly 60 seconds to meet; they never look at one another at night "
            "again. With gestures the Don makes himself known and says who is shot when."
        ),
        ru=(
            "У чёрных ровно 60 секунд на договорку, больше они ночью друг друга не увидят. Дон "
            "жестами называет себя и задаёт очередь отстрелов."
        ),
        cites=("meeting", "shooting-order"),
        order=the_don_sets_an_order,
        seconds={"meet": 60},
        cues={"meet": "Просыпается мафия"},
        leader="don",
        pack=the_black_team,
    ),
    clause(
        "4.2.2",
        en=(
            "The Don has no turn of his own tonight. In each later night he wakes for at most 10 "
            "seconds to seek the Sheriff."
        ),
        ru=(
            "Отдельного хода у дона этой ночью нет. Со второй ночи он просыпается искать шерифа, "
            "на это до 10 секунд."
        ),
        also=("don-check",),
        seconds={"don": 10},
    ),
    clause(
        "4.2.3",
        en=(
            "Tonight the Sheriff may watch the table for up to 20 seconds, but he checks nobody. "
            "From the second night he has up to 10 seconds to learn the colour of one player."
        ),
        ru=(
            "Этой ночью шериф может до 20 секунд смотреть на стол, но никого не проверяет. Со "
            "второй ночи у него до 10 секунд, чтобы узнать цвет одного игрока."
        ),
        cites=("sheriff-look",),
        also=("sheriff-check",),
        seconds={"sheriff-look": 20, "sheriff": 10},
        cues={"sheriff-look": "Просыпается Шериф и осматривает игроков"},
    ),
    info(
        "4.3",
        en="Section: how a day goes.",
        ru="Раздел: как проходит день.",
    ),
    clause(
        "4.3.1",
        en=(
            "The judge calls the day, masks come off and the talk begins. Everyone has one minute "
            "a day."
        ),
        ru=(
            "Судья объявляет день, маски снимают, начинается обсуждение. На день у каждого одна "
            "минута."
        ),
        cites=("speech",),
        also=("day-breaks",),
        seconds={"speech": 60},
        cues={"speech": "Слово игроку номер {seat}"},
    ),
    clause(
        "4.3.2",
        en=(
            "Seat 1 opens the first day, and the word goes round the table. Each new day is opened "
            "by the seat after yesterday's opener; in our reading by the next living one."
        ),
        ru=(
            "Первый день открывает место 1, слово идёт по кругу. Каждый новый день открывает сосед "
            "вчерашнего первого, в нашем прочтении — ближайший живой."
        ),
        cites=("day-breaks",),
        also=("speech",),
        speaking_order=first_word_moves_to_the_next_living,
        daybreak=the_morning_brings_no_penalty,
    ),
    info(
        "4.3.3",
        en="At the table people go by nickname or by number.",
        ru="За столом зовут друг друга по нику или по номеру.",
    ),
    info(
        "4.3.4",
        en="To the judge one says «Господин (-жа) Судья» or «Господин (-жа) Ведущий (-ая)».",
        ru="Судью зовут «Господин (-жа) Судья» или «Господин (-жа) Ведущий (-ая)».",
    ),
    clause(
        "4.3.5",
        en="«ПАС» or «СПАСИБО» closes a speech, even when time is left.",
        ru="«ПАС» или «СПАСИБО» закрывают речь, даже если минута не вышла.",
        cites=("speech-end",),
    ),
    judge(
        "4.3.6",
        en="By day nobody covers their eyes with the mask. The judge picks a warning or a foul.",
        ru="Днём глаза маской не закрывают. Предупредить или дать фол, решает судья.",
        sanction=("6.3", "6.6.2", "6.6.4"),
    ),
)
