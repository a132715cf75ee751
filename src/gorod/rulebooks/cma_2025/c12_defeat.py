"""Chapter 12 of the CMA rules of 2025: violations that lose the game for a team."""

from gorod.rulebooks.book import DEFEAT, Sanction, clause
from gorod.rulebooks.policies.removing import (
    any_listed_violation_may_lose_the_game,
    every_other_team_alive,
    farewell_violations_with_mercy_for_the_killed,
    only_for,
)
from gorod.rulebooks.policies.weighing import unless_the_judge_waives

FOULS = frozenset(f"10.{item}" for item in range(1, 8))
GRAVE = frozenset(f"11.{item}" for item in range(1, 9))
REMOVING = frozenset(f"11.{item}" for item in range(1, 19))

CLAUSES = (
    clause(
        "12.1",
        en=(
            "Team defeat (ППК) for a vow, a bet and the like. In our reading the game stops there, "
            "every other side with someone alive wins, and no 0.5 is taken for it."
        ),
        ru=(
            "Поражение команды (ППК) за клятву, пари и всё подобное. В нашем прочтении игра тут же "
            "кончается, победа — каждой другой стороне, где есть живые, а 0,5 за это не снимают."
        ),
        cites=("team-defeat",),
        defeat_winners=every_other_team_alive,
        defeat_penalised=only_for(*REMOVING),
        sanction=DEFEAT,
        acts=("vows",),
        defeat_refused=any_listed_violation_may_lose_the_game,
    ),
    clause(
        "12.2",
        en="Team defeat for blackmailing, threatening or bribing.",
        ru="Поражение команды за шантаж, угрозу или подкуп.",
        sanction=DEFEAT,
    ),
    clause(
        "12.3",
        en=(
            "Team defeat for a hint from the hall; in our reading the judge says which team "
            "answers for it."
        ),
        ru=(
            "Поражение команды за подсказку из зала; какая команда отвечает, в нашем прочтении "
            "говорит судья."
        ),
        sanction=Sanction("defeat", from_the_hall=True),
    ),
    clause(
        "12.4",
        en="Team defeat if a claim to a role is backed with what only the night could have shown.",
        ru=(
            "Поражение команды, если вскрывшийся ролью доказывает её тем, что можно увидеть лишь "
            "ночью."
        ),
        sanction=DEFEAT,
    ),
    clause(
        "12.5",
        en=(
            "Team defeat for any item of 10.1–11.8 in one's last minute or once the vote has sent "
            "one out; 11.9–11.18 remain disqualifications. In our reading 10.x is a plain foul for "
            "those killed at night (A.3)."
        ),
        ru=(
            "Поражение команды за любой пункт 10.1–11.8 в свою последнюю минуту или когда уже "
            "заголосован; 11.9–11.18 остаются дисквалификацией. В нашем прочтении убитому ночью за "
            "10.x — просто фол (A.3)."
        ),
        cites=("farewell-defeat",),
        farewell_defeat=unless_the_judge_waives(
            "12.5", farewell_violations_with_mercy_for_the_killed(FOULS, GRAVE | {"12.5"})
        ),
        sanction=Sanction("defeat", farewell_only=True),
    ),
)
