"""Laws 5 to 8 of the FIIM code of 2011: the vote and the warnings."""

from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.rulebooks.book import Sanction, clause, info
from gorod.rulebooks.policies.silencing import (
    silence_is_a_turn_without_the_word,
    the_third_breaks_off_a_speech_or_costs_the_next,
)
from gorod.rulebooks.policies.voting import missing_hands_go_to_the_last

CLAUSES = (
    info(
        "L.5",
        en=(
            "Section: the vote; for a breach the host may warn (L.6.5), and for a hand taken back "
            "the host removes (L.9.1.5)."
        ),
        ru=(
            "Раздел: голосование; за нарушение ведущий может предупредить (L.6.5), а за убранную "
            "руку удаляет (L.9.1.5)."
        ),
    ),
    clause(
        "L.5.1",
        en="A player puts up one candidate a day and no more.",
        ru="За день от игрока один кандидат, не больше.",
        cites=("one-nomination",),
    ),
    clause(
        "L.5.2",
        en=(
            "A player votes against one candidate. In our reading, of two hands the first is the "
            "vote, and the host may warn."
        ),
        ru=(
            "Голос у игрока один. Поставил дважды — в нашем прочтении считается первый, а ведущий "
            "может предупредить."
        ),
        cites=("hands",),
    ),
    clause(
        "L.5.3",
        en=(
            "A hand laid on the table and left there up to «спасибо» is a vote; laid down with "
            "that word or after it, it is none. In our reading that player may vote on a later "
            "candidate."
        ),
        ru=(
            "Рука легла на стол и пролежала до «спасибо» — это голос; легла вместе с этим словом "
            "или позже — не голос. В нашем прочтении можно голосовать дальше по списку."
        ),
        also=("hands",),
        vote_window=0.0,
    ),
    clause(
        "L.5.4",
        en="Whoever has not voted is counted against the last of the list.",
        ru="Кто не голосовал, тот посчитан против последнего в списке.",
        cites=("missing-hands",),
        absent_hands=missing_hands_go_to_the_last,
    ),
    info(
        "L.6",
        en="Section: what warnings are given for. They add up.",
        ru="Раздел: за что предупреждают. Предупреждения копятся.",
    ),
    clause(
        "L.6.1",
        en="Warning for unethical conduct towards players or host.",
        ru="Предупреждение за неэтичное поведение с игроками и ведущим.",
        cites=("warned-for-manners",),
        sanction=Sanction("foul", rule="warned-for-manners"),
    ),
    clause(
        "L.6.2",
        en="Warning for sobbing at the table.",
        ru="Предупреждение за рыдания за столом.",
        cites=("warned-for-tears",),
        sanction=Sanction("foul", rule="warned-for-tears"),
    ),
    clause(
        "L.6.3",
        en="Warning for breaking law 3, on the night.",
        ru="Предупреждение тому, кто нарушил закон 3, о ночи.",
        cites=("warned-at-night",),
        sanction=Sanction("foul", rule="warned-at-night", also_named=("L.3.1", "L.3.2", "L.3.3")),
    ),
    clause(
        "L.6.4",
        en="Warning for breaking law 4, on the day.",
        ru="Предупреждение тому, кто нарушил закон 4, о дне.",
        cites=("warned-by-day",),
        sanction=Sanction("foul", rule="warned-by-day", also_named=("L.4.1", "L.4.4", "L.4.6")),
    ),
    clause(
        "L.6.5",
        en="Warning for whatever else the host thinks deserves one.",
        ru="Предупреждение за всё другое, что ведущий сочтёт нужным.",
        cites=("foul", "warning"),
        grants=(CountedWarnings,),
        sanction=Sanction("foul", also_named=("L.5.1", "L.5.2", "L.5.3")),
    ),
    clause(
        "L.7",
        en=(
            "A third warning in the middle of one's speech breaks it off. On the next circle the "
            "player speaks in full."
        ),
        ru=(
            "Третье предупреждение посреди речи её обрывает. На другом кругу игрок говорит полную "
            "минуту."
        ),
        cites=("silence-now",),
        foul_costs=the_third_breaks_off_a_speech_or_costs_the_next,
    ),
    clause(
        "L.8",
        en=(
            "If the third comes after the speech, that of the next circle is lost. In our reading, "
            "before it or at night, the one ahead; putting up by gesture, the 30 seconds and the "
            "last word remain."
        ),
        ru=(
            "Если третье пришло после речи, пропадает речь на следующем кругу. В нашем прочтении "
            "до речи или ночью — ближайшая, а выставить жестом, 30 секунд и последнее слово "
            "остаются."
        ),
        cites=("silence", "silent-turn", "kept-tie-speech"),
        speech=silence_is_a_turn_without_the_word(60),
    ),
)
