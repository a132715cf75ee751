"""Chapters 8.6 to 8.8 of the FIIM rules of 2019: compensation, ranking and protests."""

from gorod.engine.results import REMEDIES
from gorod.rulebooks.book import clause, info

CLAUSES = (
    clause(
        "8.6",
        en=(
            "The victim of the first hunt is compensated with C_i when red loses; in our reading a "
            "draw brings none."
        ),
        ru=(
            "Убитому в первую охоту при поражении красных положена компенсация C_i; в нашем "
            "прочтении ничья её не даёт."
        ),
        cites=("compensation",),
    ),
    clause(
        "8.6.1",
        en=(
            "i is how often he fell so as a red or Sheriff on the distance, B is 40% of his games "
            "there, to the nearest whole. C_i is 0.4·i/B while i is within B, and 0.4 above it."
        ),
        ru=(
            "i — сколько раз он так пал красным или шерифом на дистанции, B — 40 % его игр на "
            "ней, до ближайшего целого. C_i равно 0,4·i/B, пока i в пределах B, а выше — 0,4."
        ),
        cites=("compensation-value",),
    ),
    clause(
        "8.6.2",
        en=(
            "C_i depends on how often he fell so over the distance. In our reading i is the sum, "
            "so all his compensated games are worth the same and are valued anew as it grows."
        ),
        ru=(
            "C_i зависит от того, сколько раз он так пал за дистанцию. В нашем прочтении i — "
            "сумма: все его игры с компенсацией стоят поровну и с её ростом переоцениваются."
        ),
        also=("compensation-value",),
    ),
    clause(
        "8.6.3",
        en=(
            "C_i is a main score, given for just those games in which the first hunt took him as a "
            "red or Sheriff and red lost; in our reading a declared defeat is a loss too."
        ),
        ru=(
            "C_i идёт в основные, и только за игры, где его, красного или шерифа, взяла первая "
            "охота, а красные проиграли; в нашем прочтении присуждённое поражение — тоже "
            "поражение."
        ),
        also=("compensation",),
    ),
    clause(
        "8.6.4",
        en=(
            "A new number of entrants opens a new stage, whose games and deaths are counted apart. "
            "In our reading one player replacing another opens none."
        ),
        ru=(
            "Новое число участников — новая стадия, её игры и отстрелы считают отдельно. В нашем "
            "прочтении замена одного игрока стадию не открывает."
        ),
        cites=("compensation-stage",),
    ),
    clause(
        "8.7",
        en=(
            "The rating adds main and additional points, in our reading those of 8.2–8.6. Equal "
            "players are parted by the items below, one after another."
        ),
        ru=(
            "Рейтинг складывают из основных и дополнительных, в нашем прочтении по 8.2–8.6. Равных "
            "разводят пункты ниже, один за другим."
        ),
        cites=("rating",),
    ),
    clause(
        "8.7.1",
        en="First: whose additional points (8.2.4, 8.3, 8.4, 8.5) make more.",
        ru="Сначала — у кого больше дополнительных (8.2.4, 8.3, 8.4, 8.5).",
        cites=("tie-extra",),
    ),
    clause(
        "8.7.2",
        en="Then: who won more games.",
        ru="Затем — кто выиграл больше игр.",
        cites=("tie-wins",),
    ),
    clause(
        "8.7.3",
        en="Then: who won more games as Don or Sheriff; in our reading both together.",
        ru="Затем — у кого больше побед доном или шерифом; в нашем прочтении вместе.",
        cites=("tie-leaders",),
    ),
    clause(
        "8.7.4",
        en=(
            "Then: who fell to the first hunt more often; in our reading in any role and whoever "
            "won."
        ),
        ru=(
            "Затем — кого чаще убивали в первую охоту; в нашем прочтении в любой роли и при любом "
            "исходе."
        ),
        cites=("tie-first-killed",),
    ),
    clause(
        "8.7.5",
        en="Last: the lot, whose outcome is written down.",
        ru="Наконец — жребий, его исход записывают.",
        cites=("tie-lot",),
    ),
    clause(
        "8.8",
        en="Whoever disagrees with a result may contest it.",
        ru="Кто не согласен с исходом игры, может его опротестовать.",
        cites=("protest",),
    ),
    clause(
        "8.8.1",
        en=(
            "The protest is written into the protocol while no more than 10 minutes have gone "
            "since the game ended."
        ),
        ru="Протест вписывают в протокол, пока с конца игры прошло не больше 10 минут.",
        cites=("protest-window",),
        also=("protest",),
        protest_seconds=600,
    ),
    clause(
        "8.8.2",
        en="An appeals commission or the Chief Judge in person decides.",
        ru="Судит о нём апелляционная комиссия или сам главный судья.",
        cites=("protest-ruling",),
        remedies=REMEDIES,
    ),
    info(
        "8.8.3",
        en="They may watch recordings and call in the judges' committee of FIIM.",
        ru="Им можно смотреть записи и звать на помощь судейский комитет ФИИМ.",
    ),
    clause(
        "8.8.4",
        en=(
            "Their decision is final in this tournament. About the judges themselves one may write "
            "to the FIIM committee."
        ),
        ru=(
            "Их решение в этом турнире окончательное. На самих судей можно пожаловаться в "
            "судейский комитет ФИИМ."
        ),
        cites=("protest-final",),
    ),
)
