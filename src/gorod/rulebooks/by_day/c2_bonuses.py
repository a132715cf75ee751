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
            "The legend that the players chose as the day's best brings 6 hours. One's own cannot "
            "be chosen, and between equals the host decides."
        ),
        ru=(
            "Легенда, которую игроки выбрали лучшей за день, приносит 6 часов. За свою не "
            "голосуют, между равными выбирает ведущий."
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
            "Every player, in the game or out of it, may write down how this day will leave the "
            "table; the engine says «Ответ или код неверный», and the host checks the last entry "
            "by hand. All right on day i: 24 − 2i hours, never under 1."
        ),
        ru=(
            "Каждый игрок, в игре он или выбыл, может записать, каким расклад станет после этого "
            "дня; движок ответит «Ответ или код неверный», последнюю запись сверит ведущий. Всё "
            "сошлось в день i — 24 − 2i часов, но не меньше 1."
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
            "Legends, best player and questions are cut at 20 hours for a game day. The forecast "
            "is outside this limit; 24 hours are spoken of, 22 can be had."
        ),
        ru=(
            "Легенды, лучший игрок и вопросы за игровой день — не больше 20 часов, лишнее "
            "срезается. Прогноз сверх предела; обещано 24, на деле выходит до 22."
        ),
        cites=("daily-cap",),
    ),
    clause(
        "G.16",
        en=(
            "Who is out learns the roles when all do, at the end. Legends, questions, the "
            "forecast and the votes for the best of the day remain open to them; being the best "
            "player, the code and the execution vote do not."
        ),
        ru=(
            "Выбывший ролей до конца не видит. Легенды, вопросы, прогноз и голоса за лучших дня "
            "за ним остаются; стать лучшим игроком, ввести код или голосовать на расстрел он уже "
            "не может."
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
