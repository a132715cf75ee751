"""Chapter 12 of the tournament rules of 2026: the sanctions and the ladder of fouls."""

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
            "tournament for the player, a loss for his team."
        ),
        ru=(
            "Чем грозит нарушение: замечанием, фолом, концом игры или всего турнира для игрока, "
            "проигрышем для команды."
        ),
        sanction=FOUL,
        cites=("warning", "foul", "late-disqualification"),
    ),
    clause(
        "12.2",
        en=(
            "Three fouls in a day, and tomorrow the player says nothing: no minute, no defence in "
            "a tie, no word by permission. He still puts up and votes, and a last word remains "
            "his."
        ),
        ru=(
            "Три фола за день — назавтра игрок молчит: ни минуты, ни оправданий, ни слова по "
            "разрешению. Выставлять и голосовать он может, и последнее слово при нём."
        ),
        cites=("mute-turn", "silence"),
        speech=the_muted_keep_a_silent_turn(60, "speech"),
        foul_costs=a_foul_costs_nothing_today,
        mutes_all_day=True,
    ),
    clause(
        "12.3",
        en=(
            "Four fouls, and tomorrow he neither speaks nor puts up nor votes. Others may put him "
            "up and vote him out."
        ),
        ru=(
            "Четыре фола — назавтра он не говорит, не выставляет и не голосует. Его самого "
            "выставить и заголосовать можно."
        ),
        cites=("no-vote", "voter"),
    ),
    clause(
        "12.4",
        en="The fifth foul ends his game: he rises and goes in silence.",
        ru="Пятый фол — конец игры для него: встаёт и уходит без слов.",
        cites=("foul-removal",),
        fouls_to_removal=5,
    ),
    clause(
        "12.5",
        en=(
            "Every morning the count is back at zero. What three or four fouls earned yesterday is "
            "served that day all the same, and then it lapses."
        ),
        ru=(
            "Каждое утро счёт снова нулевой. Заработанное вчера тремя или четырьмя фолами в этот "
            "день всё равно отбывают, потом оно сгорает."
        ),
        cites=("day-breaks",),
        daybreak=fouls_cost_the_next_day(mute=3, voteless=4),
    ),
)
