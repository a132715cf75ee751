"""Chapter 15 of the tournament rules of 2026: the defeat of a team."""

from gorod.rulebooks.book import DEFEAT, Sanction, clause
from gorod.rulebooks.policies.removing import never, no_defeat_in_a_farewell
from gorod.rulebooks.policies.three_sides import one_by_the_departed_and_one_by_the_mafia
from gorod.rulebooks.policies.weighing import defeats_after_which_the_game_can_go_on

CLAUSES = (
    clause(
        "15.1",
        en="The items below cost a whole team the game.",
        ru="Пункты ниже стоят игры всей команде.",
        cites=("team-defeat", "farewell-defeat"),
        farewell_defeat=no_defeat_in_a_farewell,
        defeat_penalised=never,
        defeat_refused=one_by_the_departed_and_one_by_the_mafia("15.1.1", "15.1.3"),
    ),
    clause(
        "15.1.1",
        en=(
            "Team defeat for a word or a sign from someone who is out. His team pays, even with "
            "nobody left in it."
        ),
        ru=(
            "Поражение команды за слово или знак от выбывшего. Платит его команда, даже если в ней "
            "никого не осталось."
        ),
        sanction=Sanction("defeat", from_the_hall=True),
    ),
    clause(
        "15.1.2",
        en="Team defeat for help from the hall. The Host names the team that gained by it.",
        ru="Поражение команды за помощь из зала. Кому она была на руку, называет ведущий.",
        sanction=Sanction("defeat", from_the_hall=True),
        cites=("best-move-hint",),
    ),
    clause(
        "15.1.3",
        en="Defeat of the mafia if its minute has gone by with no common victim.",
        ru="Поражение мафии, если её минута прошла без общей жертвы.",
        sanction=DEFEAT,
    ),
    clause(
        "15.2",
        en=(
            "If play cannot go on, the Host stops the game there and the other teams have won: "
            "ППК. If it can, the Host enters the reason and play goes on."
        ),
        ru=(
            "Если играть дальше нельзя, ведущий тут же останавливает игру, победили остальные "
            "команды: ППК. Если можно, он записывает причину, и игра продолжается."
        ),
        cites=("team-defeat", "amnesty", "waiver"),
        may_waive=defeats_after_which_the_game_can_go_on("15.1.3", "15.1.1", "15.1.2"),
        amnesty=frozenset(),
    ),
)
