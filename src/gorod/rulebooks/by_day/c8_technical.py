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
            "With each new day the survivors of the last receive a code worth 24 hours, to be "
            "typed in before the new day ends; forgotten is lost. The code of the last day of all "
            "is taken on an epilogue level."
        ),
        ru=(
            "С новым днём выжившие во вчерашнем получают код на 24 часа и вводят его, пока этот "
            "день не кончился; забыли — пропал. За последний день код вводят на уровне-эпилоге."
        ),
        cites=("code",),
    ),
    clause(
        "T.3",
        en=(
            "The vote and a quest's target are typed as answers to bonuses of their own. The "
            "first valid answer shuts the bonus."
        ),
        ru=(
            "И голос, и цель квеста вводят ответом на свой бонус. Первый верный ответ бонус "
            "закрывает."
        ),
        cites=("answer-final",),
    ),
    clause(
        "T.4",
        en=(
            "From 22:00, on the long day that of Monday, everyone votes for the best legend of "
            "the day and for its best player: once each, and not for oneself. The best player of "
            "the vote is announced with the results; hours for it are the host's to give."
        ),
        ru=(
            "С 22:00, на длинном дне — в понедельник, каждый голосует за лучшую легенду дня и за "
            "лучшего его игрока: по разу и не за себя. Кого выбрали лучшим игроком, объявляют с "
            "итогами; часы за это даёт только ведущий."
        ),
        cites=("best-votes", "favourite"),
        seconds={"best-votes": 7200},
        favourites=the_most_chosen,
    ),
    clause(
        "T.5",
        en=(
            "Midnight brings a stub without inputs. Results and inputs follow within 40–50 "
            "minutes, or by 9:00 if something went wrong; only day 1 is open at once."
        ),
        ru=(
            "В полночь на уровне стоит заглушка, ввода нет. Итоги и ввод появляются за 40–50 "
            "минут, а если что-то стряслось — до 9:00; только первый день открыт сразу."
        ),
        cites=("placeholder",),
        seconds={"publication": 3000},
    ),
    clause(
        "T.6",
        en=(
            "The final protocol knows three groups of players. If the host had to stop the game, "
            "the winners' group is empty."
        ),
        ru=(
            "Финишный протокол делит игроков на три группы. Если ведущему пришлось остановить "
            "игру, группа победителей пуста."
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
            "Next the loser who held out longer or is still there. If both fell on one day, the "
            "later step is the better; on the same step both start level."
        ),
        ru=(
            "Затем тот из проигравших, кто держался дольше или ещё в игре. Пали в один день — "
            "лучше, кто на более позднем шаге; на одном шаге — старт у обоих равный."
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
            "Before bonuses each clan is 24 hours behind the one above. Bonuses are subtracted, "
            "so the diligent may overtake players of a better clan, and times below zero are "
            "normal."
        ),
        ru=(
            "Без бонусов каждый клан на 24 часа позади предыдущего. Бонусы вычитают, поэтому "
            "усердный может обойти игроков клана повыше, а время ниже нуля — обычное дело."
        ),
        also=("final-protocol",),
    ),
)
