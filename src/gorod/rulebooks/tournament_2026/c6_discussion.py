"""Chapter 6 of the tournament rules of 2026: the discussion and nominations."""

from gorod.engine.powers.shared_minute import SharedMinute
from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.muting import (
    another_living_player_once,
    the_speaker_is_told_the_list_once,
    those_let_in_may_speak,
    whoever_is_not_muted_may_be_let_in,
)
from gorod.rulebooks.policies.speaking import first_word_moves_to_the_next_living

CLAUSES = (
    clause(
        "6.1.1",
        en="The word goes round the table, a minute each, and in it one may also put someone up.",
        ru="Слово идёт по кругу, каждому минута; в неё же можно и выставить.",
        cites=("speech",),
        seconds={"speech": 60},
    ),
    clause(
        "6.1.2",
        en=(
            "Seat 1 begins on day one. From then on each day begins with the nearest living seat "
            "past yesterday's opener."
        ),
        ru=(
            "В первый день начинает место 1, дальше — ближайшее живое место за тем, кто начинал "
            "вчера."
        ),
        also=("speech", "day-breaks"),
        speaking_order=first_word_moves_to_the_next_living,
    ),
    clause(
        "6.1.3",
        en=(
            "A minute has one voice, its owner's, and the voices they let in: «разрешаю» and a "
            "number, until «запрещаю» and the number. In our reading a silenced player cannot be "
            "let in; the permission ends with the minute."
        ),
        ru=(
            "В минуту говорит её хозяин и те, кому он позволил: «разрешаю» и номер, пока не скажет "
            "«запрещаю» и номер. Лишённому слова, в нашем прочтении, разрешить нельзя; с минутой "
            "кончается и разрешение."
        ),
        cites=("permission", "own-minute"),
        grants=(SharedMinute, ToleratedFouls),
        permission=whoever_is_not_muted_may_be_let_in,
        tolerated=those_let_in_may_speak("13.1.1"),
        conditional_fouls=frozenset({"13.1.1"}),
    ),
    clause(
        "6.1.4",
        en="Done early? Say «Пас», and the next one speaks.",
        ru="Кто договорил раньше, говорит «Пас», и слово у следующего.",
        cites=("speech-end",),
        cues={"speech-over": "Пас"},
    ),
    clause(
        "6.2.1.a",
        en=(
            "To put a player up one says «Выставляю номер #» in one's own minute and sets a hand "
            "on the table, thumb up; it takes both. In our reading someone muted by fouls shows it "
            "with fingers and thumb when the Host asks."
        ),
        ru=(
            "Выставляют в свою минуту словами «Выставляю номер #» и рукой на столе, палец вверх; "
            "нужно и то и другое. В нашем прочтении лишённый слова показывает номер пальцами, "
            "когда ведущий спросит."
        ),
        cites=("nomination",),
    ),
    clause(
        "6.2.1.b",
        en="With «Кандидатура принята» the player is on the list.",
        ru="«Кандидатура принята» — и игрок в списке.",
        also=("nomination",),
        cues={"nomination-over": "Кандидатура принята"},
    ),
    clause(
        "6.2.1.c",
        en=(
            "For someone already listed the answer is «Кандидатура уже выставлена»; the right is "
            "not spent, and another may be named."
        ),
        ru=(
            "Если он там уже есть, ответ «Кандидатура уже выставлена»; право цело, можно назвать "
            "кого-то ещё."
        ),
        cites=("listed",),
        cues={"nomination-listed": "Кандидатура уже выставлена"},
    ),
    clause(
        "6.2.1.d",
        en=(
            "If the words or the hand were wrong, the Host keeps silent, and nobody has been put "
            "up."
        ),
        ru="Слова или рука не те — ведущий не отвечает, и выставления не было.",
        also=("nomination",),
        reminders={"gesture": "speech"},
    ),
    clause(
        "6.2.2",
        en="A player adds one name a day to the list.",
        ru="За день игрок вносит в список одно имя.",
        cites=("one-nomination",),
        nominee=another_living_player_once,
    ),
    clause(
        "6.2.3",
        en="Nobody puts themselves up.",
        ru="Самого себя не выставляют.",
        cites=("self-nomination",),
    ),
    clause(
        "6.2.4",
        en="What has been accepted stays on the list.",
        ru="Что принято, то из списка не убрать.",
        cites=("withdrawal",),
    ),
    clause(
        "6.2.5",
        en=(
            "Once in their minute a player may ask «кто выставлен?» and hears the list. A second "
            "time, or in another's minute, the question is a foul (13.1.8)."
        ),
        ru=(
            "Раз за свою минуту можно спросить «кто выставлен?» и услышать список. Второй раз или "
            "в чужую минуту такой вопрос — фол (13.1.8)."
        ),
        cites=("asking",),
        ask=the_speaker_is_told_the_list_once,
        list_is_shown=False,
    ),
)
