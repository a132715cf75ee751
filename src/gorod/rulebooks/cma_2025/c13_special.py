"""Chapter 13 of the CMA rules of 2025: special situations."""

from gorod.rulebooks.book import Sanction, clause
from gorod.rulebooks.policies.best_moves import first_victims_name_four_unless_two_were_voted_out
from gorod.rulebooks.policies.nights import victims_name_before_the_morning
from gorod.rulebooks.policies.removing import nearest_vote_which_night_leaves_open
from gorod.rulebooks.policies.speaking import the_list_is_not_told
from gorod.rulebooks.policies.voting import a_cancelled_vote_removes_nobody

CLAUSES = (
    clause(
        "13.1.a",
        en=(
            "A fourth or a disqualifying foul takes away the vote in progress or, if there is "
            "none, the nearest: one vote, however many players go before it. The day's speeches go "
            "on."
        ),
        ru=(
            "Четвёртый или дисквалифицирующий фол снимает идущее голосование, а нет его — "
            "ближайшее: одно, сколько бы игроков до него ни удалили. Речи дня продолжаются."
        ),
        cites=("cancels-nearest", "vote-cancelled"),
        called_off=a_cancelled_vote_removes_nobody,
        cancelled_vote=nearest_vote_which_night_leaves_open,
    ),
    clause(
        "13.1.b",
        en=(
            "No vote is lost if the player was killed that night or the vote has already sent him "
            "out."
        ),
        ru="Голосование не страдает, если удалённый убит этой ночью или уже заголосован.",
        cites=("vote-cancelled",),
    ),
    clause(
        "13.2",
        en=(
            "Peeping on purpose, news from outside play, or an insult to the judge of the game or "
            "the Chief Judge ends the tournament for the player."
        ),
        ru=(
            "Подсматривание нарочно, сведения не из игры, оскорбление судьи игры или главного "
            "судьи — и турнир для игрока окончен."
        ),
        cites=("ban",),
        sanction=Sanction("ban", also_named=("11.4", "11.9")),
    ),
    clause(
        "13.3",
        en=(
            "Whoever asks who is on the list gets no answer from the judge; it is read out only "
            "before the vote."
        ),
        ru="На вопрос, кто в списке, судья не отвечает; список звучит только перед голосованием.",
        cites=("asking",),
        ask=the_list_is_not_told,
    ),
    clause(
        "13.4",
        en=(
            "If three nights running, from the second on, leave as many players as before, the "
            "morning after the third is a draw. Anyone's leaving, by day too, starts the count "
            "anew."
        ),
        ru=(
            "Если три ночи кряду, считая со второй, игроков остаётся столько же, утро после "
            "третьей — ничья. Любой уход, и дневной, начинает счёт заново."
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
        en="Whoever goes by the deciding vote or kill still has his full minute.",
        ru="Кто уходит решающим голосованием или выстрелом, свою полную минуту получает.",
        cites=("last-word", "victim-word"),
    ),
    clause(
        "13.6.b",
        en=(
            "Once somebody has won, nothing alters it, neither disqualification nor team defeat; "
            "being disqualified then only costs 0.5."
        ),
        ru=(
            "Победа наступила — её не изменят ни дисквалификация, ни поражение команды; "
            "дисквалифицированный лишь теряет 0,5."
        ),
        cites=("late-disqualification", "amnesty"),
        amnesty=frozenset(),
    ),
    clause(
        "13.7",
        en=(
            "If two or three left by the first day's vote, nobody killed on the second night has a "
            "best move."
        ),
        ru=(
            "Если голосование первого дня унесло двоих или троих, у убитых второй ночью лучшего "
            "хода нет."
        ),
        cites=("best-move-right",),
    ),
)
