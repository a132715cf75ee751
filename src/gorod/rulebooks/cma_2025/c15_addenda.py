"""The addenda of the CMA rules of 2025, which override the chapters before them."""

from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.removing import (
    killed_players_may_gesticulate,
    removed_at_night_unless_killed_too,
)

CLAUSES = (
    clause(
        "A.6.12.a",
        en=(
            "A disqualification by day takes that day's vote. In our reading a result already "
            "known stands, and the next day's vote is lost."
        ),
        ru=(
            "Дисквалификация днём снимает голосование этого дня. В нашем прочтении уже известный "
            "итог в силе, а снимается завтрашнее."
        ),
        cites=("cancels-next", "vote-cancelled-before"),
        also=("vote-cancelled",),
    ),
    clause(
        "A.6.12.b",
        en="A disqualification after «Ночь» takes a vote; in our reading that of the day to come.",
        ru=(
            "Дисквалификация после слова «Ночь» снимает голосование; в нашем прочтении — "
            "наступающего дня."
        ),
        cites=("cancels-coming",),
        also=("vote-cancelled",),
        dawn_cancels=removed_at_night_unless_killed_too,
    ),
    info(
        "A.mask",
        en="Roles may do their night work masked or not, as they please.",
        ru="Роли делают своё ночное дело в маске или без, как им удобнее.",
    ),
    clause(
        "A.1",
        en=(
            "A Maniac who wins has 1.5, not the 2 of 14.2.3. What the judge adds depends on his "
            "own part in it."
        ),
        ru=(
            "Маньяк за победу получает 1,5, а не 2, как в 14.2.3. Сколько добавит судья, зависит "
            "от того, что он сам для неё сделал."
        ),
        cites=("win-maniac",),
    ),
    clause(
        "A.2",
        en=(
            "A best move without a single black costs the compensation. In our reading so does one "
            "not made; where 13.7 barred the move, it stays, and for all but the Maniac himself he "
            "counts as black."
        ),
        ru=(
            "Лучший ход без единого чёрного лишает компенсации. В нашем прочтении и несделанный "
            "ход тоже; если его запретил 13.7, она остаётся, а маньяк идёт за чёрного для всех, "
            "кроме самого себя."
        ),
        also=("compensation",),
    ),
    clause(
        "A.3",
        en=(
            "Those killed at night may gesture while anyone leaving speaks, and may get fouls. In "
            "our reading 10.x is then an ordinary foul, 7.12.e does not bind them, and 12.5 only "
            "for 11.1–11.8 in their own last minute."
        ),
        ru=(
            "Убитые ночью могут жестикулировать, пока говорит любой уходящий, и получать фолы. В "
            "нашем прочтении за 10.x это обычный фол, 7.12.e не про них, а 12.5 — лишь за "
            "11.1–11.8 в свою последнюю минуту."
        ),
        cites=("killed-may-gesticulate",),
        grants=(ToleratedFouls,),
        tolerated=killed_players_may_gesticulate("10.2"),
        conditional_fouls=frozenset({"10.2"}),
    ),
)
