"""Chapter 7 of the FIIM rules of 2019: special situations."""

from gorod.rulebooks.book import Sanction, clause
from gorod.rulebooks.policies.best_moves import (
    first_victim_names_three_unless_two_were_voted_out,
    lost_by_the_first_vote,
)
from gorod.rulebooks.policies.nights import draw_after_unchanged_nights
from gorod.rulebooks.policies.removing import (
    nearest_vote_or_the_next_once_known,
    nothing_at_dawn,
    the_settled_candidate,
)
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
            "A disqualification takes away the vote in progress or the next to come, unless the "
            "player was killed that night or is already voted out. In our reading counts already "
            "taken are void, and one vote is lost, however many players go before it."
        ),
        ru=(
            "Дисквалификация снимает идущее голосование, а если его нет — ближайшее; убитый этой "
            "ночью и заголосованный ничего не снимают. В нашем прочтении собранные голоса "
            "пропадают, и снимается одно голосование, сколько бы игроков до него ни удалили."
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
            "takes tomorrow's vote. On a day without a vote the result is known with «Наступает "
            "ночь»; in our reading a disqualification before that is spent on this day, and "
            "tomorrow's vote is held."
        ),
        ru=(
            "Когда итог дня известен, дисквалификация того, кто по нему не уходит, снимает "
            "завтрашнее голосование. В день без голосования итог известен со слов «Наступает "
            "ночь»; в нашем прочтении дисквалификация до них приходится на этот день, и завтра "
            "голосуют."
        ),
        cites=("cancels-next", "vote-cancelled-before"),
    ),
    clause(
        "7.2*",
        en=(
            "If the last to speak puts up the only candidate, the result is known from that "
            "«Принято», and a disqualification after it takes tomorrow's vote. In our reading the "
            "candidate then leaves together with the disqualified player, before the victory is "
            "looked at; on the first day no candidate leaves."
        ),
        ru=(
            "Если последний по кругу выставил единственного, итог известен уже с этого «Принято», "
            "и дисквалификация после него снимает завтрашнее голосование. В нашем прочтении "
            "кандидат уходит вместе с дисквалифицированным, и лишь потом смотрят на победу; в "
            "первый день кандидат не уходит."
        ),
        cites=("cancels-after-standing", "settled-by-nomination", "standing-result"),
        settles_vote=last_speaker_names_the_only_candidate,
        leaves_too=the_settled_candidate,
    ),
    clause(
        "7.3",
        en=(
            "Peeking on purpose, other ways of learning things outside play, or an insult to the "
            "judge of the game or the Chief Judge also ends the tournament for the player. In our "
            "reading what the player has already scored stands."
        ),
        ru=(
            "За сознательное подглядывание, другие неигровые способы что-то узнать, оскорбление "
            "судьи игры или главного судьи игрока снимают с турнира. В нашем прочтении набранное "
            "раньше остаётся."
        ),
        cites=("ban",),
        sanction=Sanction("ban", also_named=("6.7.4", "6.7.10")),
        banned_too=frozenset(),
    ),
    clause(
        "7.4",
        en="Who is on the list, the judge does not tell the players.",
        ru="Кто сегодня выставлен, судья игрокам не подсказывает.",
        cites=("asking",),
        ask=the_list_is_not_told,
        list_is_shown=True,
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
            "seconds; in our reading the silence is thereby served."
        ),
        ru=(
            "Если к минуте молчания за столом трое или четверо, игрок говорит 30 секунд; в нашем "
            "прочтении этим молчание отбыто."
        ),
        cites=("short-speech",),
        speech=silence_is_a_short_speech_at_small_tables(
            full=60, short=30, small=frozenset({3, 4})
        ),
    ),
    clause(
        "7.7",
        en=(
            "If the number of players has not changed over three nights running, the third brings "
            "a draw. In our reading these are nights with a hunt, counted whole from «Наступает "
            "ночь» and with the days between; anyone leaving starts the count again."
        ),
        ru=(
            "Если за три ночи кряду число игроков не изменилось, после третьей присуждают ничью. В "
            "нашем прочтении это ночи с охотой, считая целиком, от слов «Наступает ночь», вместе с "
            "днями между ними; любой уход начинает счёт заново."
        ),
        cites=("draw",),
        dawn=draw_after_unchanged_nights(3),
    ),
    clause(
        "7.8",
        en=(
            "The lift of a whole table is not put to the vote: in our reading nothing is asked "
            "then, and everyone stays."
        ),
        ru=(
            "Подъём всего стола на голосование не ставят: в нашем прочтении вопроса тогда нет и "
            "все остаются."
        ),
        cites=("whole-table",),
    ),
    clause(
        "7.9",
        en=(
            "Whoever goes by the deciding vote or shot still has the minute. A disqualification "
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
            "move. In our reading the disqualified are not counted."
        ),
        ru=(
            "Если по голосованию первого дня ушли двое и больше, жертва первой охоты лучшего хода "
            "не делает. В нашем прочтении дисквалифицированные не в счёт."
        ),
        cites=("best-move-lost",),
        no_best_move=lost_by_the_first_vote,
        best_move_numbers=first_victim_names_three_unless_two_were_voted_out,
    ),
)
