"""Chapter 15 of the tournament rules of 2026: the defeat of a team."""

from gorod.rulebooks.book import DEFEAT, Sanction, clause
from gorod.rulebooks.policies.removing import never, no_defeat_in_a_farewell
from gorod.rulebooks.policies.three_sides import one_by_the_departed_and_one_by_the_mafia

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
            "The game stops there, and the other teams have won: ППК. With us each item above does "
            "so, unless the Host enters a reason to play on."
        ),
        ru=(
            "Игру тут же прекращают, победили остальные команды: ППК. У нас так с каждым пунктом "
            "выше, разве что ведущий записал, почему играют дальше."
        ),
        cites=("team-defeat", "amnesty"),
        amnesty=frozenset(),
    ),
)
