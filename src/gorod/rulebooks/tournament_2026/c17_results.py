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
        also=("team-defeat",),
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
            "A team has won once nobody else sits at the table. In our reading a Maniac and one "
            "civilian play on, and if no one is left the Host enters the result."
        ),
        ru=(
            "Команда победила, как только чужих за столом нет. В нашем прочтении маньяк и один "
            "мирный играют дальше, а если нет вообще никого, итог записывает ведущий."
        ),
        cites=("victory-alone",),
        victory=last_side_wins_black_at_parity_without_maniac,
    ),
    clause(
        "17.2.1",
        en=(
            "With the Maniac out, the mafia wins once it equals the civilians, Doctor and "
            "Courtesan counted like anyone; in our reading also when it outnumbers them."
        ),
        ru=(
            "Когда маньяка нет, мафия побеждает, сравнявшись с мирными; доктор и путана считаются "
            "как все. В нашем прочтении и тогда, когда её стало больше."
        ),
        cites=("victory-black",),
    ),
    clause(
        "17.3",
        en=(
            "When only the Maniac and a single mafioso sit at the table, they share a draw. In our "
            "reading against two he plays on."
        ),
        ru=(
            "Вдвоём остались маньяк и кто-то из мафии — между ними ничья. Двое из мафии и маньяк, "
            "в нашем прочтении, играют дальше."
        ),
        cites=("draw-black-maniac",),
    ),
    clause(
        "17.4",
        en=(
            "With the Maniac out, three nights running with five players bring civilians and mafia "
            "a draw. In our reading such a night begins and ends with five; one that takes six to "
            "five does not count."
        ),
        ru=(
            "Когда маньяка нет, три ночи кряду впятером — ничья между мафией и мирными. В нашем "
            "прочтении такая ночь и начинается, и кончается впятером; ночь, после которой из шести "
            "стало пять, не в счёт."
        ),
        cites=("draw-red-black",),
        dawn=victims_one_by_one_and_a_draw_of_the_stuck(
            as_many_as_shooters_were_dealt, players=5, nights=3
        ),
    ),
    clause(
        "17.5",
        en=(
            "The ППК is borne by the team of whoever broke the rules so that play cannot go on; in"
            " our reading whether still in the game or out."
        ),
        ru=(
            "ППК несёт команда того, кто нарушил правила так, что играть дальше нельзя; в нашем "
            "прочтении — в игре он ещё или уже выбыл."
        ),
        also=("team-defeat",),
        sanction=Sanction("defeat", from_the_hall=True, also_named=("15.2",)),
    ),
    clause(
        "17.5.1",
        en=(
            "Each other team with someone still in the game wins: at night a player shot at is no "
            "longer in, by day a player is in until the Host has told them to go. In our reading "
            "healing does not matter, and a shot the Courtesan spoilt is none."
        ),
        ru=(
            "Побеждает каждая другая команда, у которой кто-то ещё в игре: ночью тот, в кого "
            "стреляли, уже не в игре, днём игрок в игре, пока его уход не объявлен. В нашем "
            "прочтении лечение не важно, а промах из-за путаны — не выстрел."
        ),
        also=("team-defeat",),
        defeat_winners=every_other_team_not_shot_at,
    ),
)
