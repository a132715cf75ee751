"""Chapter 13 of the CMA rules of 2025: special situations."""

from gorod.rulebooks.book import Sanction, clause
from gorod.rulebooks.policies.best_moves import (
    first_victims_name_four_unless_two_were_voted_out,
    lost_by_the_first_vote,
)
from gorod.rulebooks.policies.nights import victims_name_before_the_morning
from gorod.rulebooks.policies.removing import (
    nearest_vote_which_night_leaves_open,
    nobody_else_leaves,
)
from gorod.rulebooks.policies.speaking import the_list_is_not_told
from gorod.rulebooks.policies.voting import a_cancelled_vote_removes_nobody

CLAUSES = (
    clause(
        "13.1.a",
        en=(
            "A fourth or a disqualifying foul takes away the vote in progress or the nearest one. "
            "In our reading it is one vote, however many players go before it, and the day's "
            "speeches go on."
        ),
        ru=(
            "Четвёртый или дисквалифицирующий фол снимает идущее или ближайшее голосование. В "
            "нашем прочтении — одно, сколько бы игроков до него ни удалили, а речи дня "
            "продолжаются."
        ),
        cites=("cancels-nearest", "vote-cancelled"),
        called_off=a_cancelled_vote_removes_nobody,
        cancelled_vote=nearest_vote_which_night_leaves_open,
        leaves_too=nobody_else_leaves,
    ),
    clause(
        "13.1.b",
        en="No vote is lost if the player was killed that night or has already been voted out.",
        ru="Голосование не страдает, если удалённый убит этой ночью или уже заголосован.",
        also=("vote-cancelled",),
    ),
    clause(
        "13.2",
        en=(
            "Peeking on purpose, other ways of learning things outside play, or an insult to the "
            "judge of the game or the Chief Judge ends the tournament for the player."
        ),
        ru=(
            "За сознательное подглядывание, другие неигровые способы что-то узнать, оскорбление "
            "судьи игры или главного судьи игрока снимают с турнира."
        ),
        cites=("ban",),
        sanction=Sanction("ban", also_named=("11.4", "11.9")),
        banned_too=frozenset({"11.9"}),
    ),
    clause(
        "13.3",
        en=(
            "A player may not learn from the judge who is on the list; in our reading it is read "
            "out only before the vote."
        ),
        ru=(
            "Кто выставлен, судья игрокам не говорит; в нашем прочтении список звучит только перед "
            "голосованием."
        ),
        cites=("asking",),
        ask=the_list_is_not_told,
        list_is_shown=False,
    ),
    clause(
        "13.4",
        en=(
            "If the number of players has not changed over three nights running, the third brings "
            "a draw. In our reading the count begins with the second night, and anyone's leaving, "
            "by day too, starts it anew."
        ),
        ru=(
            "Если за три ночи кряду число игроков не изменилось, после третьей присуждают ничью. В "
            "нашем прочтении счёт идёт со второй ночи, и любой уход, и дневной, начинает его "
            "заново."
        ),
        cites=("draw",),
        dawn=victims_name_before_the_morning(
            numbers=first_victims_name_four_unless_two_were_voted_out, draw_after=3
        ),
    ),
    clause(
        "13.5",
        en=(
            "A whole table is not lifted: if all the living tie twice, nothing is asked and "
            "everyone stays."
        ),
        ru="Весь стол не поднимают: дважды поделили все живые — вопроса нет, все остаются.",
        cites=("whole-table",),
    ),
    clause(
        "13.6.a",
        en="Whoever goes by the deciding vote or kill still has the full minute.",
        ru="Кто уходит решающим голосованием или выстрелом, свою полную минуту получает.",
        also=("last-word", "victim-word"),
    ),
    clause(
        "13.6.b",
        en=(
            "Once a vote or a kill has won the game, a disqualification does not alter it and only "
            "costs 0.5; in our reading a team defeat does not either."
        ),
        ru=(
            "Победа наступила — дисквалификация её не изменит, виновный лишь теряет 0,5; в нашем "
            "прочтении не изменит и поражение команды."
        ),
        cites=("late-disqualification", "amnesty"),
        amnesty=frozenset(),
    ),
    clause(
        "13.7",
        en=(
            "If two or three left by the first day's vote, those killed in the first night, in our "
            "reading the first with shots, have no best move."
        ),
        ru=(
            "Если по голосованию первого дня ушли двое или трое, у убитых в первую ночь, в нашем "
            "прочтении — первую с выстрелами, лучшего хода нет."
        ),
        cites=("best-move-lost",),
        no_best_move=lost_by_the_first_vote,
    ),
)
