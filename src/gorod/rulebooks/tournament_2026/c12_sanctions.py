"""Chapter 12 of the tournament rules of 2026: the sanctions and the ladder of fouls."""

from gorod.engine.powers.daylong_penalties import DaylongPenalties
from gorod.rulebooks.book import FOUL, clause
from gorod.rulebooks.policies.muting import (
    a_foul_costs_nothing_today,
    fouls_cost_the_next_day,
    the_muted_keep_a_silent_turn,
)

CLAUSES = (
    clause(
        "12.1",
        en=(
            "What a breach may bring: a spoken warning, a foul, the end of the game or of the "
            "tournament for the player, a loss for the team."
        ),
        ru=(
            "Чем грозит нарушение: устным предупреждением, фолом, удалением с игры или с турнира, "
            "поражением команды."
        ),
        sanction=FOUL,
        cites=("warning", "foul", "late-disqualification"),
    ),
    clause(
        "12.2",
        en=(
            "Three fouls, and in the next round the player says nothing, but still puts up and "
            "votes. In our reading there is no defence in a tie and no word by permission either, "
            "while a last word remains."
        ),
        ru=(
            "Три фола — в следующем круге игрок молчит, но выставляет и голосует. В нашем "
            "прочтении нет ни речи в автокатастрофе, ни слова по разрешению, а последнее слово при "
            "нём."
        ),
        cites=("mute-turn", "silence"),
        speech=the_muted_keep_a_silent_turn(60, "speech"),
        foul_costs=a_foul_costs_nothing_today,
        grants=(DaylongPenalties,),
    ),
    clause(
        "12.3",
        en=(
            "Four fouls, and in the next round the player neither speaks nor puts up nor votes. "
            "Others may put that player up and vote against them."
        ),
        ru=(
            "Четыре фола — в следующем круге он не говорит, не выставляет и не голосует. Выставить "
            "и заголосовать его самого можно."
        ),
        cites=("no-vote",),
    ),
    clause(
        "12.4",
        en="The fifth foul ends the game for the player, who rises and goes in silence.",
        ru="Пятый фол дисквалифицирующий: игрок молча уходит из-за стола.",
        cites=("foul-removal",),
        fouls_to_removal=5,
    ),
    clause(
        "12.5",
        en=(
            "Fouls are annulled after every night. In our reading what three or four of them "
            "earned yesterday is served that day all the same, and then it lapses."
        ),
        ru=(
            "После каждой ночи фолы аннулируются. В нашем прочтении заработанное вчера тремя или "
            "четырьмя в этот день всё равно отбывают, потом оно сгорает."
        ),
        also=("day-breaks",),
        daybreak=fouls_cost_the_next_day(mute=3, voteless=4),
    ),
)
