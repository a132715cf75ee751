"""Chapter 10 of the tournament rules of 2026: the best move."""

from gorod.engine.powers.spoken_best_moves import SpokenBestMoves
from gorod.rulebooks.book import clause

CLAUSES = (
    clause(
        "10.1",
        en=(
            "If the first night had victims, each may in turn name those they think are the "
            "shooters; in our reading mafia and Maniac alike."
        ),
        ru=(
            "Если в первую ночь есть убитые, каждый в свой черёд может назвать, кто, по его "
            "мнению, стрелки; в нашем прочтении это и мафия, и маньяк."
        ),
        cites=("best-move", "best-move-final"),
        also=("best-move-right",),
        grants=(SpokenBestMoves,),
    ),
    clause(
        "10.2",
        en="Before that the Host tells how many are dead and who, as they will go.",
        ru="До этого ведущий говорит, сколько убитых и кто, в той очереди, в какой уйдут.",
        also=("night-victim",),
    ),
    clause(
        "10.3",
        en=(
            "Each has 10 seconds and as many numbers as there were shooters at the start; in our "
            "reading, the Maniac counted, 3 at 9–10 players, 4 at 11–12, 5 at 13–14."
        ),
        ru=(
            "У каждого 10 секунд и столько номеров, сколько стрелков было на старте; в нашем "
            "прочтении, считая маньяка, 3 на 9–10 игроков, 4 на 11–12, 5 на 13–14."
        ),
        cites=("best-move-cut",),
        also=("best-move",),
        seconds={"best-move": 10},
    ),
    clause(
        "10.4",
        en="While numbers are taken, one mask alone is up: that of the player who gives them.",
        ru="Пока номера принимают, маска поднята у одного — у того, кто их называет.",
        also=("best-move",),
        reminders={"one-unmasked": "best-move"},
    ),
)
