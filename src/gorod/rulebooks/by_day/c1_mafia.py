"""The roles of the by-day rules, first part: the idea, the civilian, the mafia and its Boss."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.by_day.clans import (
    CLANS,
    LARGEST,
    SMALLEST,
    a_quarter_mafia_and_one_of_each_quest,
    from_day_two_or_at_once_above_fifteen,
    the_clan_is_told_its_members,
)
from gorod.rulebooks.policies.by_day.targets import no_daily_move, nobody_of_the_own_clan

CLAUSES = (
    info(
        "I.1",
        en=(
            "A few who act together face many who do not know whom to trust; a Maniac stands in "
            "the way of both."
        ),
        ru=(
            "Немногие сговорились против многих, кто друг другу не верит; маньяк стоит поперёк "
            "дороги и тем и другим."
        ),
    ),
    clause(
        "R.civ.1",
        en="All that civilians have is their vote; they make no daily move.",
        ru="Всё оружие мирного жителя — голос, ежедневного хода у него нет.",
        cites=("act-citizen",),
        targets={"citizen": no_daily_move},
    ),
    clause(
        "R.mafia.1",
        en=(
            "A quarter of the players is mafia; in our reading the Boss counted in and halves "
            "rounded up: three of ten, five of eighteen. The other quests come one each, so eight "
            "is the smallest game."
        ),
        ru=(
            "Мафии — четверть игроков; в нашем прочтении вместе с Боссом, половина идёт вверх: "
            "трое из десяти, пятеро из восемнадцати. Остальных квестов по одному, поэтому меньше "
            "восьми не играют."
        ),
        cites=("deal", "seating"),
        sizes=frozenset(range(SMALLEST, LARGEST + 1)),
        deck=a_quarter_mafia_and_one_of_each_quest,
        teams=CLANS,
    ),
    clause(
        "R.mafia.2",
        en="Each member sees from the very start who else is in the clan and who leads it.",
        ru="Кто в клане и кто в нём Босс, каждый мафиози видит сразу.",
        cites=("clan-known",),
        dawn=the_clan_is_told_its_members,
    ),
    clause(
        "R.mafia.3",
        en="Once in a game day the clan has a shot at somebody outside it.",
        ru="Раз в игровые сутки у клана есть выстрел по кому-то не из своих.",
        cites=("act-mafia", "act-boss", "shot"),
    ),
    clause(
        "R.mafia.4",
        en=(
            "Sixteen players or more, and the first day has a shot. Up to fifteen it is for "
            "acquaintance; in our reading no order is taken and no line about the mafia is "
            "printed."
        ),
        ru=(
            "Если игроков шестнадцать и больше, выстрел есть и в первый день. До пятнадцати первый "
            "день — знакомство; в нашем прочтении заявок не берут и строки о мафии в итогах нет."
        ),
        cites=("first-shot",),
        shot_today=from_day_two_or_at_once_above_fifteen,
    ),
    clause(
        "R.mafia.5",
        en=(
            "Every member of the clan must send an order, or it is «Мафия промахнулась». In our "
            "reading a suicide's order is not there; a blocked member's is, unless nobody "
            "unblocked is left to shoot."
        ),
        ru=(
            "Заявку шлёт каждый член клана, иначе «Мафия промахнулась». В нашем прочтении у "
            "самоубийцы её нет, а у заблокированного рядового есть, лишь бы хоть один в клане "
            "остался без блока."
        ),
        cites=("orders-of-all",),
    ),
    clause(
        "R.mafia.6",
        en="If the orders name different players, nobody is shot: «Мафия промахнулась».",
        ru="Назвали разных — выстрела не было: «Мафия промахнулась».",
        cites=("orders-differ",),
    ),
    clause(
        "R.mafia.7",
        en="No order is taken against one's own clan, the Boss among them.",
        ru="Своего, в том числе Босса, движок целью не примет.",
        cites=("own-clan",),
        targets={"mafia": nobody_of_the_own_clan, "boss": nobody_of_the_own_clan},
    ),
    clause(
        "R.mafia.8",
        en="If the Maniac or the Hetaera got to the Boss, it is «Мафия промахнулась».",
        ru="У Босса побывал маньяк или гетера — «Мафия промахнулась».",
        cites=("boss-blocked",),
    ),
    clause(
        "R.mafia.9",
        en=(
            "The clan may miss by agreement: each member answers «промах», and «Мафия "
            "промахнулась» is printed. In our reading, if only some do so, the orders differ, "
            "which is a miss too."
        ),
        ru=(
            "Клан может промахнуться по уговору: каждый отвечает «промах», в итогах «Мафия "
            "промахнулась». В нашем прочтении, если так ответили не все, заявки разошлись, и это "
            "тоже промах."
        ),
        cites=("agreed-miss",),
    ),
    info(
        "R.boss.1",
        en="The Boss leads the clan in name; his order weighs as much as any other.",
        ru="Босс — главный только по званию: его заявка не тяжелее прочих.",
    ),
    clause(
        "R.boss.2",
        en=(
            "The shot needs the Boss untouched by the Maniac and the Hetaera. In our reading "
            "nobody inherits the post: when the Boss is out, the clan shoots without this "
            "condition."
        ),
        ru=(
            "Для выстрела нужно, чтобы ни маньяк, ни гетера до Босса не дошли. В нашем прочтении "
            "преемника нет: когда Босс выбыл, клан стреляет без этого условия."
        ),
        also=("boss-blocked",),
    ),
)
