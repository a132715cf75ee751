"""Clauses 5 to 7 of the FIIM regulation of 2011, as far as they have no effect themselves.

They announce amendments: roles, clauses and tables that a club chooses.
"""

from gorod.rulebooks.book import info

ROLES = info(
    "5",
    en=(
        "Section: roles a club may add. In our reading there is one of each, in place of a "
        "citizen, at seven players or more; they are called after the Sheriff, and in the first "
        "night only to be seen."
    ),
    ru=(
        "Раздел: роли, которые клуб может добавить. В нашем прочтении — по одной, вместо мирного, "
        "если играют семеро и больше; их будят после шерифа, а в первую ночь — только чтобы "
        "увидеть."
    ),
)
EXTRAS = info(
    "6",
    en=(
        "Section: clauses that a club may add to the game. In our reading those that contradict "
        "one another are not accepted together."
    ),
    ru=(
        "Раздел: пункты, которые клуб может добавить к игре. В нашем прочтении те, что "
        "противоречат друг другу, вместе не берутся."
    ),
)
NO_MEETING = info(
    "6.3",
    en="A mafia without its meeting comes in two variants; a game has one of them.",
    ru="Мафия без знакомства: есть два варианта, в игре бывает один из них.",
)
THEME = info(
    "6.9",
    en=(
        "A themed game gives roles and actions new names from some plot, and the players act it. "
        "In our reading the rules stay as they are."
    ),
    ru=(
        "В игре на тему ролям и действиям дают имена из какой-то истории, а игроки её разыгрывают. "
        "В нашем прочтении правила остаются прежними."
    ),
)
TABLES = info(
    "7",
    en=(
        "Section: tables other than ten. From 2 to 9 and 12 are described; in our reading any "
        "other number is refused."
    ),
    ru=(
        "Раздел: не десять за столом. Описаны столы от 2 до 9 и на 12; остальным, в нашем "
        "прочтении, отказ."
    ),
)
