"""The game day of the by-day rules: its hours and its calendar."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.clans import no_nights

CLAUSES = (
    clause(
        "D.1",
        en="A game day opens at 00:00 in Moscow (UTC+3), wherever the player is.",
        ru="День открывается в 00:00 по Москве (UTC+3), где бы игрок ни жил.",
        cites=("game-day", "position"),
        night_duties=no_nights,
    ),
    clause(
        "D.2",
        en=(
            "What the day brought is published by 9:00 of the next day; in our reading Friday's, "
            "therefore, by Saturday morning."
        ),
        ru=(
            "Что принёс день, публикуют до 9:00 следующего; пятничное, в нашем прочтении, — до "
            "утра субботы."
        ),
        cites=("day-close",),
        seconds={"deadline": 32400},
    ),
    clause(
        "D.3",
        en="23:59:59 is the last second for a vote; then the level changes by itself.",
        ru="Последняя секунда для голоса — 23:59:59, дальше уровень сменится сам.",
        cites=("day-end",),
        also=("day-close",),
    ),
    clause(
        "D.4",
        en=(
            "Tuesday to Friday are a game day each; Saturday, Sunday and Monday make one, up to "
            "Monday 23:59. In our reading that means 23:59:59, holidays change nothing, and a game "
            "begun on one of the three ends its first day that Monday."
        ),
        ru=(
            "Вторник, среда, четверг и пятница — по игровому дню; суббота, воскресенье и "
            "понедельник вместе — ещё один, до 23:59 понедельника. В нашем прочтении это 23:59:59, "
            "праздники ничего не меняют, а начали в один из этих трёх — первый день кончается в "
            "тот же понедельник."
        ),
        also=("game-day",),
    ),
)
