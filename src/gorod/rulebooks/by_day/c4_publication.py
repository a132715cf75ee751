"""Publication in the by-day rules: the lines that everyone reads."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.publishing import quests_then_suicides_then_the_vote

VISITS = {
    "mafia-killed": "Мафия убила #{name}",
    "mafia-healed": "Мафия стреляла в #{name}",
    "doctor-visited": "Доктор вылечил #{name}",
    "maniac-visited": "Маньяк был у #{name}",
    "hetaera-visited": "Гетера была у #{name}",
}
MISSES = {
    "mafia-missed": "Мафия промахнулась",
    "doctor-missed": "Доктор промахнулся",
    "maniac-missed": "Маньяк промахнулся",
    "hetaera-missed": "Гетера промахнулась",
    "commissar-missed": "Комиссар промахнулся",
}

CLAUSES = (
    clause(
        "P.1",
        en=(
            "Under «День 1:» stand five lines: mafia, Doctor, Maniac, Hetaera, Commissar, as in "
            "«Маньяк был у #Игрок». In our reading that order is of the lines, not of the moves, "
            "and if a quest is out, its line still comes, as a miss."
        ),
        ru=(
            "Под «День 1:» пять строк: мафия, доктор, маньяк, гетера, комиссар — вроде «Маньяк был "
            "у #Игрок». В нашем прочтении это порядок строк, а не ходов, и если квест выбыл, его "
            "строка всё равно есть, это промах."
        ),
        cites=("publication", "quest-out"),
        publication=quests_then_suicides_then_the_vote,
        cues={"open": "День {number}:"},
        lines=VISITS,
    ),
    clause(
        "P.2",
        en=(
            "A miss reads «Мафия промахнулась», «Доктор промахнулся», «Комиссар промахнулся»; the "
            "others have just «Промах», in our reading printed as «Маньяк промахнулся» and «Гетера "
            "промахнулась»."
        ),
        ru=(
            "Промах пишут так: «Мафия промахнулась», «Доктор промахнулся», «Комиссар промахнулся»; "
            "у остальных просто «Промах», в нашем прочтении — «Маньяк промахнулся» и «Гетера "
            "промахнулась»."
        ),
        also=("publication",),
        lines=MISSES,
    ),
    clause(
        "P.3",
        en="The mafia's victim is named; in our reading the role is not.",
        ru="Жертву мафии называют по имени; роль её, в нашем прочтении, не открывают.",
        also=("shot",),
    ),
)
