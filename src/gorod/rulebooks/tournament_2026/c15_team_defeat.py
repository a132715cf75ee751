"""Chapter 15 of the tournament rules of 2026: the defeat of a team."""

from gorod.engine.powers.waivers import Waivers
from gorod.rulebooks.book import DEFEAT, Sanction, clause
from gorod.rulebooks.policies.removing import never, no_defeat_in_a_farewell
from gorod.rulebooks.policies.three_sides import one_by_the_departed_and_one_by_the_mafia
from gorod.rulebooks.policies.weighing import defeats_after_which_the_game_can_go_on

CLAUSES = (
    clause(
        "15.1",
        en="The items below cost a whole team the game.",
        ru="Пункты ниже стоят игры всей команде.",
        cites=("farewell-defeat",),
        also=("team-defeat",),
        farewell_defeat=no_defeat_in_a_farewell,
        defeat_penalised=never,
        defeat_refused=one_by_the_departed_and_one_by_the_mafia("15.1.1", "15.1.3"),
    ),
    clause(
        "15.1.1",
        en=(
            "Team defeat for a word or a sign from someone who is out; in our reading of the same "
            "team, even with nobody left in it."
        ),
        ru=(
            "Поражение команды за речь и жесты выбывшего; в нашем прочтении — его команды, даже "
            "если в ней никого не осталось."
        ),
        sanction=Sanction("defeat", from_the_hall=True),
    ),
    clause(
        "15.1.2",
        en=(
            "Team defeat for hints from the hall; in our reading of the team that gained by it, "
            "which the Host names."
        ),
        ru=(
            "Поражение команды за подсказки из зала; в нашем прочтении — той, кому помогли, её "
            "называет ведущий."
        ),
        sanction=Sanction("defeat", from_the_hall=True),
        cites=("best-move-hint",),
    ),
    clause(
        "15.1.3",
        en=(
            "Defeat of the mafia if its minute has gone by with no common victim; in our reading "
            "the Host may remove the team instead (8.3.3)."
        ),
        ru=(
            "Поражение мафии, если за минуту она не договорилась об общей жертве; в нашем "
            "прочтении ведущий может вместо этого удалить команду (8.3.3)."
        ),
        sanction=DEFEAT,
    ),
    clause(
        "15.2",
        en=(
            "If play cannot go on, the Host stops the game there and the other teams have won: "
            "ППК. In our reading the Host decides whether it can; if it can, the Host enters the "
            "reason and play goes on."
        ),
        ru=(
            "Если играть дальше нельзя, ведущий тут же останавливает игру, победили остальные "
            "команды: ППК. В нашем прочтении можно ли играть, решает он; если можно, записывает "
            "причину, и игра продолжается."
        ),
        cites=("team-defeat", "amnesty", "waiver"),
        grants=(Waivers,),
        may_waive=defeats_after_which_the_game_can_go_on("15.1.3", "15.1.1", "15.1.2"),
        amnesty=frozenset(),
    ),
)
