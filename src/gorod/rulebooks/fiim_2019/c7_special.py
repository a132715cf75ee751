"""Chapter 7 of the FIIM rules of 2019: special situations."""

from gorod.rulebooks.book import Sanction, clause
from gorod.rulebooks.policies.best_moves import first_victim_names_three_unless_two_were_voted_out
from gorod.rulebooks.policies.nights import draw_after_unchanged_nights
from gorod.rulebooks.policies.removing import nearest_vote_or_the_next_once_known, nothing_at_dawn
from gorod.rulebooks.policies.speaking import (
    last_speaker_names_the_only_candidate,
    silence_is_a_short_speech_at_small_tables,
    the_list_is_not_told,
)
from gorod.rulebooks.policies.voting import cancelled_or_already_settled

CLAUSES = (
    clause(
        "7.1",
        en=(
            "A disqualification takes away the vote in progress, counts and all, or else the next "
            "to come, and only one however many players go before it. It takes none if the player "
            "was shot that night or is already voted out."
        ),
        ru=(
            "Дисквалификация снимает идущее голосование со всеми его голосами, а если его нет — "
            "ближайшее, и только одно, сколько бы игроков до него ни удалили. Застреленный этой "
            "ночью и заголосованный ничего не снимают."
        ),
        cites=("cancels-nearest", "vote-cancelled"),
        called_off=cancelled_or_already_settled,
        cancelled_vote=nearest_vote_or_the_next_once_known,
        dawn_cancels=nothing_at_dawn,
    ),
    clause(
        "7.2",
        en=(
            "When today's result is known, the disqualification of anyone it did not send out "
            "takes tomorrow's vote. On a day without a vote the result is «Наступает ночь»; "
            "before it, the loss falls on that day."
        ),
        ru=(
            "Когда итог дня известен, дисквалификация того, кто не заголосован, снимает "
            "завтрашнее голосование. Если сегодня не голосуют, итог — это «Наступает ночь»; до "
            "неё потеря приходится на сегодня."
        ),
        cites=("cancels-next", "vote-cancelled"),
    ),
    clause(
        "7.2*",
        en=(
            "If the last to speak puts up the only candidate, the result holds from that "
            "«Принято»: he leaves, and on the first day nobody does. A disqualification after "
            "that takes tomorrow's vote."
        ),
        ru=(
            "Если последний по кругу выставил единственного, итог есть уже с этого «Принято»: тот "
            "уходит, а в первый день не уходит никто. Дисквалификация после этого снимает "
            "завтрашнее голосование."
        ),
        cites=("cancels-after-standing", "standing-result"),
        settles_vote=last_speaker_names_the_only_candidate,
    ),
    clause(
        "7.3",
        en=(
            "Peeking on purpose, news from outside play, or an insult to the judge of the game or "
            "the Chief Judge also ends the tournament for the player. What he has already scored "
            "stands."
        ),
        ru=(
            "Подглядывание нарочно, сведения не из игры, оскорбление судьи игры или главного "
            "судьи — и для игрока кончается весь турнир. Набранное раньше остаётся."
        ),
        cites=("ban",),
        sanction=Sanction("ban", also_named=("6.7.4", "6.7.10")),
    ),
    clause(
        "7.4",
        en="Who is on the list, the judge does not tell the players.",
        ru="Кто сегодня выставлен, судья игрокам не подсказывает.",
        cites=("asking",),
        ask=the_list_is_not_told,
    ),
    clause(
        "7.5",
        en="The third foul does not take the 30 seconds of a tie.",
        ru="Третий фол не отнимает 30 секунд при переголосовании.",
        cites=("kept-tie-speech",),
    ),
    clause(
        "7.6",
        en=(
            "If three or four are left when the silenced minute comes, the player speaks for 30 "
            "seconds, and the silence is served."
        ),
        ru=(
            "Если к минуте молчания живых трое или четверо, игрок говорит 30 секунд, и молчание "
            "отбыто."
        ),
        cites=("short-speech",),
        speech=silence_is_a_short_speech_at_small_tables(
            full=60, short=30, small=frozenset({3, 4})
        ),
    ),
    clause(
        "7.7",
        en=(
            "If as many players remain after three hunting nights running as before them, the "
            "third brings a draw. Anyone leaving starts the count again."
        ),
        ru=(
            "Если после трёх ночей охоты кряду живых столько же, сколько до них, третья приносит "
            "ничью. Любой уход начинает счёт заново."
        ),
        cites=("draw",),
        dawn=draw_after_unchanged_nights(3),
    ),
    clause(
        "7.8",
        en=(
            "A whole table is never lifted: if all the living tie twice, nothing is asked and "
            "everyone stays."
        ),
        ru="Весь стол не поднимают: если дважды поровну у всех живых, вопроса нет и все остаются.",
        cites=("whole-table",),
    ),
    clause(
        "7.9",
        en=(
            "Whoever goes by the deciding vote or shot still has his minute. A disqualification "
            "after that leaves the result alone and only costs the offender 0.5."
        ),
        ru=(
            "Кто уходит решающим голосованием или выстрелом, свою минуту получает. "
            "Дисквалификация после этого исход не трогает, виновный лишь теряет 0,5."
        ),
        cites=("late-disqualification",),
    ),
    clause(
        "7.10",
        en=(
            "If the first day's vote sent out two or more, the first hunt's victim makes no best "
            "move. The disqualified are not among those counted."
        ),
        ru=(
            "Если первый день унёс голосованием двоих и больше, жертва первой охоты лучшего хода "
            "не делает. Дисквалифицированные не в счёт."
        ),
        cites=("best-move-right",),
        best_move_numbers=first_victim_names_three_unless_two_were_voted_out,
    ),
)
