"""Chapter 17 of the tournament rules of 2026: how a game ends."""

from gorod.rulebooks.book import Sanction, clause
from gorod.rulebooks.policies.stagnation import (
    as_many_as_shooters_were_dealt,
    victims_one_by_one_and_a_draw_of_the_stuck,
)
from gorod.rulebooks.policies.three_sides import (
    every_other_team_not_shot_at,
    last_side_wins_black_at_parity_without_maniac,
)

CLAUSES = (
    clause(
        "17.1",
        en=(
            "Eight endings: «победа мирных», «победа мафии», «победа маньяка»; «ничья между мафией "
            "и маньяком», «ничья между мафией и мирными»; by ППК «победа мафии и маньяка», «победа "
            "мафии и мирных», «победа мирных и маньяка». A ППК that leaves one team is its plain "
            "win."
        ),
        ru=(
            "Исходов восемь: «победа мирных», «победа мафии», «победа маньяка»; «ничья между "
            "мафией и маньяком», «ничья между мафией и мирными»; по ППК «победа мафии и маньяка», "
            "«победа мафии и мирных», «победа мирных и маньяка». Если после ППК команда одна, это "
            "просто её победа."
        ),
        cites=("team-defeat",),
        results=(
            "red",
            "black",
            "maniac",
            "draw:black+maniac",
            "draw:red+black",
            "black+maniac",
            "red+black",
            "red+maniac",
        ),
    ),
    clause(
        "17.2",
        en=(
            "A team has won once nobody else sits at the table. A Maniac and one civilian play on, "
            "and if no one is left the Host enters the result."
        ),
        ru=(
            "Команда победила, как только чужих за столом нет. Маньяк и один мирный играют дальше, "
            "а если нет вообще никого, итог записывает ведущий."
        ),
        cites=("victory-alone",),
        victory=last_side_wins_black_at_parity_without_maniac,
    ),
    clause(
        "17.2.1",
        en=(
            "With the Maniac out, the mafia wins as soon as the civilians do not outnumber it, "
            "Doctor and Courtesan counted like anyone."
        ),
        ru=(
            "Когда маньяк выбыл, мафия побеждает, едва мирных станет не больше, чем её; доктор и "
            "путана считаются как все."
        ),
        cites=("victory-black",),
    ),
    clause(
        "17.3",
        en=(
            "When only the Maniac and a single mafioso sit at the table, they share a draw. "
            "Against two he plays on."
        ),
        ru=(
            "Вдвоём остались маньяк и кто-то из мафии — у них ничья. Двое из мафии и маньяк играют "
            "дальше."
        ),
        cites=("draw-black-maniac",),
    ),
    clause(
        "17.4",
        en=(
            "With the Maniac out, three nights running with five players at dusk and at dawn bring "
            "civilians and mafia a draw. A night that takes six to five does not count, and at "
            "other numbers there is no such draw."
        ),
        ru=(
            "Когда маньяк выбыл, три ночи кряду, начатые и законченные впятером, приносят мирным и "
            "мафии ничью. Ночь, сделавшая из шести пять, не в счёт, и при другом числе игроков "
            "такой ничьей нет."
        ),
        cites=("draw-red-black",),
        dawn=victims_one_by_one_and_a_draw_of_the_stuck(
            as_many_as_shooters_were_dealt, players=5, nights=3
        ),
    ),
    clause(
        "17.5",
        en=(
            "The ППК is borne by the team of whoever broke the rules so that play cannot go on, "
            "whether he is still in the game or out."
        ),
        ru=(
            "ППК несёт команда того, кто нарушил правила так, что играть дальше нельзя, в игре он "
            "ещё или уже выбыл."
        ),
        cites=("team-defeat",),
        sanction=Sanction("defeat", from_the_hall=True, also_named=("15.2",)),
    ),
    clause(
        "17.5.1",
        en=(
            "Each other team with someone still in the game wins. At night a player shot at is no "
            "longer in, healed or not, save for a shot the Courtesan spoilt; by day he is in until "
            "the Host has said that he goes."
        ),
        ru=(
            "Побеждает каждая другая команда, у которой кто-то ещё в игре. Ночью тот, в кого "
            "стреляли, уже не в игре, пусть его и лечили (промах из-за путаны не выстрел); днём "
            "игрок в игре, пока его уход не объявлен."
        ),
        cites=("team-defeat",),
        defeat_winners=every_other_team_not_shot_at,
    ),
)
