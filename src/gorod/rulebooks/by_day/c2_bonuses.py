"""General provisions of the by-day rules, 11 to 17: legends, forecasts, bonuses and the draw."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.by_day.hours import HOUR, most_chosen_or_the_praised_of_equals

CLAUSES = (
    info(
        "G.11",
        en="Nobody has to write for the legend, but whoever does earns time.",
        ru="В легенде играют по желанию, зато за неё дают время.",
    ),
    clause(
        "G.11a",
        en=(
            "The legend that the players chose as the day's best brings 6 hours. In our reading "
            "one's own cannot be chosen, and between equals the host decides."
        ),
        ru=(
            "Легенда, которую игроки выбрали лучшей за день, приносит 6 часов. В нашем прочтении "
            "за свою не голосуют, а между равными выбирает ведущий."
        ),
        cites=("best-legend",),
        best_legend=most_chosen_or_the_praised_of_equals,
    ),
    clause(
        "G.11b",
        en="The host, too, may mark a legend, with 4 hours, if one deserves it.",
        ru="Отметить легенду может и ведущий: 4 часа, если есть за что.",
        cites=("praise",),
    ),
    clause(
        "G.11c",
        en="Every legend that appeared within the day is worth half an hour.",
        ru="Любая легенда, вышедшая за день, стоит получаса.",
        cites=("legend",),
    ),
    clause(
        "G.12",
        en=(
            "Every player may write down what the coming lay-out will be; the engine says «Ответ "
            "или код неверный», and the host checks by hand. All right on day i: 24 − 2i hours, "
            "never under 1. In our reading the forecast is of the table as this day will leave it, "
            "by those who are out too, and the last entry counts."
        ),
        ru=(
            "Каждый игрок может записать прогноз на расклад; движок ответит «Ответ или код "
            "неверный», сверит ведущий вручную. Всё сошлось в день i — 24 − 2i часов, но не меньше "
            "1. В нашем прочтении это расклад, каким его оставит этот день, прогноз может дать и "
            "выбывший, а считается последняя запись."
        ),
        cites=("forecast",),
        lines={"forecast-entered": "Ответ или код неверный"},
    ),
    clause(
        "G.13",
        en="For outstanding play the host may give one player 4 hours.",
        ru="За яркую игру ведущий может дать игроку 4 часа.",
        cites=("best-player",),
    ),
    clause(
        "G.14",
        en="There are questions on the legend every day, worth 6 hours altogether at most.",
        ru="Каждый день есть вопросы по легенде, все вместе — до 6 часов.",
        cites=("question",),
        question_minutes=6 * HOUR,
    ),
    clause(
        "G.15",
        en=(
            "A game day brings up to 20 hours of bonuses and up to 24 more for the forecast. In "
            "our reading legends, best player and questions are cut at 20, and of the 24 no more "
            "than 22 can be had."
        ),
        ru=(
            "За игровой день — до 20 часов бонусов и ещё до 24 за прогноз. В нашем прочтении "
            "легенды, лучший игрок и вопросы срезаются на 20, а из 24 на деле выходит не больше "
            "22."
        ),
        cites=("daily-cap",),
    ),
    clause(
        "G.16",
        en=(
            "Who is out sees no roles until the end and may earn small bonuses. In our reading "
            "legends, questions, the forecast and the votes for the best of the day remain open; "
            "being the best player, the code and the execution vote do not."
        ),
        ru=(
            "Выбывший ролей до конца не видит и может брать небольшие бонусы. В нашем прочтении "
            "это легенды, вопросы, прогноз и голоса за лучших дня; стать лучшим игроком, ввести "
            "код или голосовать на расстрел он уже не может."
        ),
        cites=("departed",),
        departed_may=frozenset({"legend", "question", "forecast", "best-legend", "best-player"}),
    ),
    clause(
        "G.17",
        en="Chance alone deals the roles, by program; the record of the draw is shown at the end.",
        ru="Роли раздаёт программа, наугад; запись жеребьёвки показывают в конце.",
        cites=("draw-log",),
    ),
)
