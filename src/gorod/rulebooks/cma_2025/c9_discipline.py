"""Chapter 9 of the CMA rules of 2025: the measures, the third foul and the fourth."""

from gorod.rulebooks.book import FOUL, clause, judge
from gorod.rulebooks.policies.removing import costs_the_nearest_speech
from gorod.rulebooks.policies.speaking import silence_is_a_short_speech

CLAUSES = (
    judge(
        "9.1",
        en="Each violation goes into the judge's notes.",
        ru="Каждое нарушение судья записывает.",
        sanction=("9.3",),
    ),
    judge(
        "9.2",
        en="The penalty is set by the judge of the game or by the Chief Judge.",
        ru="Наказание назначает судья игры или главный судья.",
        sanction=("9.3",),
    ),
    clause(
        "9.3",
        en=(
            "Five measures: a spoken warning, a foul, disqualification from this game, the end of "
            "the tournament for the player, a loss for the team."
        ),
        ru=(
            "Пять мер: устное предупреждение, фол, дисквалификация из этой игры, снятие с турнира, "
            "поражение всей команды."
        ),
        cites=("warning", "foul"),
        sanction=FOUL,
    ),
    clause(
        "9.4",
        en=(
            "The third foul cuts the nearest speech to 30 seconds. In our reading that is the next "
            "ordinary day speech, once; earned in one's own speech, it waits for tomorrow's. Tie "
            "speeches and the last word stay whole."
        ),
        ru=(
            "Третий фол сокращает ближайшую речь до 30 секунд. В нашем прочтении это ближайшая "
            "обычная речь дня, один раз; заработан в свою речь — ждёт завтрашней. Речи при "
            "переголосовании и последнее слово не урезают."
        ),
        cites=("silence", "short-speech", "kept-tie-speech"),
        foul_costs=costs_the_nearest_speech(3),
        speech=silence_is_a_short_speech(full=60, short=30),
    ),
    clause(
        "9.5",
        en=(
            "A fourth foul or one disqualifying foul, and the player is out on the spot, without a"
            " last word. In our reading what the player did earlier that night stands, what was "
            "still to come does not happen."
        ),
        ru=(
            "Четвёртый фол или один дисквалифицирующий — и игрок тут же вне игры, последнего слова "
            "нет. В нашем прочтении что успел этой ночью, то в силе, чего не успел, того не будет."
        ),
        cites=("foul-removal", "disqualification", "disqualifying-foul"),
        fouls_to_removal=4,
    ),
)
