"""Chapters 7.12 to 7.15 of the CMA rules of 2025: the best move, the killed, night conduct."""

from gorod.engine.powers.victims_best_move import BestMove
from gorod.rulebooks.book import clause, judge
from gorod.rulebooks.policies.best_moves import (
    first_victims_name_four_unless_two_were_voted_out,
)

BEST_MOVE = (
    "Ночь продолжается, просыпается только первоубиенный игрок, игрок номер {seat}, вас убили. "
    "Проснитесь, у вас есть 20 секунд, чтобы назвать четыре цифры лучшего хода"
)

CLAUSES = (
    clause(
        "7.12.a",
        en=(
            "Whoever the second night killed may leave a best move before «Утро»: four seats, "
            "unless 13.7 forbids it. In our reading the first four different numbers count; fewer "
            "will do, and his own is worth nothing."
        ),
        ru=(
            "Кого убила вторая ночь, тот до слова «Утро» может оставить лучший ход: четыре номера, "
            "если не мешает 13.7. В нашем прочтении считаются первые четыре разных номера; можно "
            "меньше, свой ничего не стоит."
        ),
        cites=("best-move-right", "best-move-cut", "best-move-final"),
        grants=(BestMove,),
        best_move_numbers=first_victims_name_four_unless_two_were_voted_out,
    ),
    clause(
        "7.12.b",
        en=(
            "The judge wakes this player alone, «Ночь продолжается, просыпается только "
            "первоубиенный игрок», and gives 20 seconds. «Принято, наденьте маску!» ends it, and "
            "the numbers are said again."
        ),
        ru=(
            "Судья будит его одного: «Ночь продолжается, просыпается только первоубиенный игрок», "
            "и даёт 20 секунд. В конце «Принято, наденьте маску!», и номера звучат ещё раз."
        ),
        cites=("best-move", "best-move-hint"),
        seconds={"best-move": 20},
        cues={"best-move": BEST_MOVE, "best-move-over": "Принято, наденьте маску!"},
    ),
    clause(
        "7.12.c",
        en=(
            "If several died, the judge first says who. The last of them names seats aloud, the "
            "others on fingers, and theirs are read out after «Утро». The order in our reading: "
            "mafia's victim, Maniac's victim, Beauty's guest."
        ),
        ru=(
            "Если убитых несколько, судья сперва называет их. Последний говорит ход вслух, прочие "
            "— на пальцах, их ходы читают после «Утро». Порядок в нашем прочтении: жертва мафии, "
            "жертва маньяка, гость красотки."
        ),
        cites=("night-victim", "best-moves-read"),
    ),
    clause(
        "7.12.d",
        en="Each of the killed has a last minute and goes straight after it.",
        ru="У каждого убитого последняя минута, и сразу после неё он уходит.",
        cites=("victim-word",),
    ),
    judge(
        "7.12.e",
        en=(
            "While somebody leaves, the rest keep their hands still. Those killed at night are "
            "free of this (A.3)."
        ),
        ru="Пока кто-то уходит, остальные не жестикулируют. Убитых ночью это не касается (A.3).",
        sanction=("10.2",),
    ),
    judge(
        "7.13",
        en=(
            "The night is for sitting still: no voice, song or dance, no hand on a neighbour, no "
            "food, drink or smoke, nor anything else that does not belong there."
        ),
        ru=(
            "Ночью сидят смирно: ни голоса, ни песен, ни плясок, соседа не трогают, еда, питьё и "
            "сигареты под запретом, как и всё, чему ночью не место."
        ),
        sanction=("11.2", "11.6"),
    ),
    judge(
        "7.14",
        en=(
            "The mask is the right size, sits close on its elastic and has no gaps; hands neither "
            "hold nor press it."
        ),
        ru="Маска впору, сидит на резинке плотно и без щелей; руками её не держат и не прижимают.",
        sanction=("11.6",),
    ),
    clause(
        "7.15",
        en=(
            "Before dark off come hats and hoods, glasses, and whatever shines, such as watches "
            "and bracelets."
        ),
        ru="До темноты снимают шапки и капюшоны, очки и всё, что блестит, вроде часов и браслетов.",
        reminders={"headgear": "dusk"},
    ),
)
