"""The technical format of the by-day rules: engine, codes and the final protocol."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.hours import the_most_chosen

CLAUSES = (
    clause(
        "T.1",
        en="Only what was typed into the engine exists; a call, a message or a letter is nothing.",
        ru="Есть только то, что введено в движок; звонок, сообщение и письмо не значат ничего.",
        cites=("course",),
    ),
    clause(
        "T.2",
        en=(
            "With each new day the survivors of the last receive a code worth 24 hours; forgotten "
            "is lost. In our reading it is typed in before the new day ends, survivors are those "
            "in the game after the execution, and the last code is taken on an epilogue level."
        ),
        ru=(
            "С новым днём выжившие во вчерашнем получают код на 24 часа; забыли — пропал. В нашем "
            "прочтении его вводят, пока этот день не кончился, выжившие — те, кто в игре после "
            "расстрела, а последний код вводят на уровне-эпилоге."
        ),
        cites=("code",),
    ),
    clause(
        "T.3",
        en=(
            "The vote and a quest's target are typed as answers to bonuses of their own. In our "
            "reading the first valid answer shuts the bonus."
        ),
        ru=(
            "И голос, и цель квеста вводят ответом на свой бонус. В нашем прочтении первый верный "
            "ответ бонус закрывает."
        ),
        cites=("answer-final",),
    ),
    clause(
        "T.4",
        en=(
            "From 22:00 the players vote for the best player and for the best legend of the day. "
            "In our reading on the long day that is Monday's 22:00, one votes once in each and not "
            "for oneself; the best player is announced with the results, and hours for it are the "
            "host's to give."
        ),
        ru=(
            "С 22:00 игроки голосуют за лучшего игрока и за лучшую легенду дня. В нашем прочтении "
            "на длинном дне это 22:00 понедельника, голосуют по разу и не за себя; лучшего игрока "
            "объявляют с итогами, а часы за это даёт только ведущий."
        ),
        cites=("best-votes", "favourite"),
        seconds={"best-votes": 7200},
        favourites=the_most_chosen,
    ),
    clause(
        "T.5",
        en=(
            "Midnight brings a stub; the rest follows within 40–50 minutes, or by 9:00 if "
            "something went wrong. In our reading nothing can be entered until then, and only day "
            "1 is open at once."
        ),
        ru=(
            "В полночь на уровне стоит заглушка; остальное появляется за 40–50 минут, а при "
            "форс-мажоре до 9:00. В нашем прочтении до этого ввода нет, и только первый день "
            "открыт сразу."
        ),
        cites=("placeholder",),
        seconds={"publication": 3000},
    ),
    clause(
        "T.6",
        en=(
            "The final protocol knows three groups of players. In our reading, if the host had to "
            "stop the game, the winners' group is empty."
        ),
        ru=(
            "Финишный протокол делит игроков на три группы. В нашем прочтении, если ведущему "
            "пришлось остановить игру, группа победителей пуста."
        ),
        cites=("final-protocol", "stopped"),
    ),
    clause(
        "T.6.1",
        en="The winning clan starts from zero; more bonus time, higher place.",
        ru="Победивший клан идёт от нуля: больше бонусного времени — выше место.",
        cites=("base-winner",),
    ),
    clause(
        "T.6.2",
        en=(
            "Next the clan that was out last. In our reading, if both losers fell on one day, the "
            "later step is the better; on the same step both start level."
        ),
        ru=(
            "Затем клан, который выбыл последним. В нашем прочтении, если проигравшие пали в один "
            "день, лучше тот, кто на более позднем шаге; на одном шаге старт у обоих равный."
        ),
        cites=("base-second",),
    ),
    clause(
        "T.6.3",
        en="Last the clan that was gone first.",
        ru="Последним — клан, которого не стало раньше всех.",
        cites=("base-third",),
    ),
    clause(
        "T.7",
        en=(
            "Before bonuses neighbouring clans are 24 hours apart, and bonuses may let the "
            "diligent change places. In our reading all of a clan start level, bonuses are "
            "subtracted, and times below zero are normal."
        ),
        ru=(
            "Без бонусов соседние кланы разделяют 24 часа, и за счёт бонусов возможны "
            "перестановки. В нашем прочтении в клане старт у всех один, бонусы вычитают, а время "
            "ниже нуля — обычное дело."
        ),
        also=("final-protocol",),
    ),
)
