"""Chapter 6 of the FIIM rules of 2019: fouls, disqualification and defeat of a team."""

from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.rulebooks.book import DEFEAT, DISQUALIFY, FOUL, Sanction, clause, judge
from gorod.rulebooks.policies.removing import (
    always,
    any_listed_violation_may_lose_the_game,
    costs_the_nearest_speech,
    farewell_violations,
    only_while_a_best_move_is_awaited,
    the_other_colour,
)

FAREWELL = ("6.7.7", "6.7.8", "6.7.12", "6.7.13", "6.7.14")
"""Violations by a leaving player that lose the game for their team."""

CLAUSES = (
    judge(
        "6.1",
        en="The judge writes down each violation: which seat, which clause.",
        ru="Каждое нарушение судья записывает: кто и по какому пункту.",
        sanction=("6.3",),
    ),
    judge(
        "6.2",
        en="The penalty comes from the judge of the game or from the Chief Judge.",
        ru="Наказание назначает судья игры либо главный судья.",
        sanction=("6.3",),
    ),
    clause(
        "6.3",
        en=(
            "Five measures: a spoken warning, a foul, disqualification from this game, the end of "
            "the tournament for the player, a loss for the team. Warnings are not counted up."
        ),
        ru=(
            "Пять мер: замечание вслух, фол, дисквалификация из этой игры, снятие с турнира, "
            "поражение команды. Замечания не копятся."
        ),
        cites=("warning",),
        sanction=FOUL,
    ),
    clause(
        "6.4",
        en=(
            "The third foul silences the player in his nearest minute; he may still put someone "
            "up. In our reading that is the next minute he has not begun, once, and his last word "
            "is not touched."
        ),
        ru=(
            "Третий фол — игрок молчит в ближайшую минуту, но выставить может. В нашем прочтении "
            "это ближайшая ещё не начатая минута, один раз, а последнее слово остаётся при нём."
        ),
        cites=("silence", "silent-turn"),
        foul_costs=costs_the_nearest_speech(3),
    ),
    clause(
        "6.5",
        en=(
            "A fourth foul or a single disqualifying one ends the game for the player on the spot, "
            "with no last word. In our reading both are a disqualification."
        ),
        ru=(
            "Четвёртый фол или один дисквалифицирующий — и игрок тут же покидает игру, последнего "
            "слова у него нет. В нашем прочтении и то и другое — дисквалификация."
        ),
        cites=("foul-removal", "disqualification"),
        fouls_to_removal=4,
    ),
    clause(
        "6.6",
        en="The items below are worth a foul each.",
        ru="За каждый пункт ниже — один фол.",
        cites=("foul",),
    ),
    clause(
        "6.6.1",
        en="Foul for a voice out of turn; a gasp, a whisper or lips the judge can read will do.",
        ru="Фол за речь вне своей минуты; хватит и возгласа, и шёпота, и слов по губам.",
        sanction=FOUL,
        acts=("speaks-out-of-turn",),
    ),
    clause(
        "6.6.2",
        en="Foul for too many gestures.",
        ru="Фол за чрезмерные жесты.",
        sanction=FOUL,
        acts=("waves-hands",),
    ),
    clause(
        "6.6.3",
        en="Foul for a touch by day.",
        ru="Фол за касание днём.",
        sanction=FOUL,
        acts=("touches-neighbour",),
    ),
    clause(
        "6.6.4",
        en="Foul for banging the table and for unethical conduct towards players or judges.",
        ru="Фол за стук по столу и за неэтичное поведение с игроками и судьями.",
        sanction=FOUL,
        acts=("bangs-the-table",),
    ),
    clause(
        "6.6.5",
        en="Foul for quarrelling with the judge.",
        ru="Фол за споры с судьёй.",
        sanction=FOUL,
        acts=("argues-with-judge",),
    ),
    clause(
        "6.6.6",
        en=(
            "Foul for a fist lifted before «Стоп» or «Спасибо», whose vote still counts, and for "
            "a hand laid down before votes are called."
        ),
        ru=(
            "Фол за кулак, убранный до «Стоп» или «Спасибо» (голос засчитан), и за руку, "
            "выложенную заранее."
        ),
        sanction=FOUL,
        acts=("withdraws-hand",),
    ),
    clause(
        "6.6.7",
        en="Foul for signs and appeals while votes are taken.",
        ru="Фол за знаки и уговоры, пока собирают голоса.",
        sanction=FOUL,
        acts=("urges-voters",),
    ),
    clause(
        "6.6.8",
        en=(
            "Foul for breaking the order of voting: a vote against several, a fist held back when "
            "the judge demands it, and the like. In our reading the first vote counts."
        ),
        ru=(
            "Фол за нарушение порядка голосования: голос против нескольких, непоставленный по "
            "требованию судьи кулак и тому подобное. В счёт, в нашем прочтении, идёт первый голос."
        ),
        sanction=FOUL,
        acts=("votes-twice",),
    ),
    clause(
        "6.6.9",
        en=(
            "Foul for gestures in the minute of the first hunt's victim until the best move is "
            "made. If he has none to make, there is no such foul."
        ),
        ru=(
            "Фол за жесты в минуту жертвы первой охоты, пока лучший ход не сделан. Права на ход "
            "нет — нет и этого фола."
        ),
        cites=("best-move-gesture",),
        sanction=FOUL,
        grants=(ToleratedFouls,),
        tolerated=only_while_a_best_move_is_awaited("6.6.9"),
        conditional_fouls=frozenset({"6.6.9"}),
    ),
    clause(
        "6.7",
        en="Each item below is a disqualification: the player is out at once and loses 0.5.",
        ru="Каждый пункт ниже — дисквалификация: игрок сразу выбывает и теряет 0,5.",
        cites=("disqualifying-foul",),
    ),
    clause(
        "6.7.1",
        en="Disqualification for leaving the table, even when the game is already decided.",
        ru="Дисквалификация за уход из-за стола, даже когда исход уже решён.",
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.2",
        en="Disqualification for a touch at night.",
        ru="Дисквалификация за касание ночью.",
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.3",
        en="Disqualification for signs to the Don or the Sheriff at night.",
        ru="Дисквалификация за ночные знаки дону или шерифу.",
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.4",
        en=(
            "Disqualification for insulting a player or a judge and for foul language, even when "
            "the game is already decided. If the insult was to the judge of the game or the Chief "
            "Judge, 7.3 is added."
        ),
        ru=(
            "Дисквалификация за оскорбление игрока или судьи и за мат, даже когда исход уже "
            "решён. Оскорблён судья игры или главный судья — добавляется 7.3."
        ),
        sanction=DISQUALIFY,
        acts=("swears",),
    ),
    clause(
        "6.7.5",
        en="Disqualification for peeking at night, though not meant.",
        ru="Дисквалификация за ночное подглядывание, пусть и нечаянное.",
        sanction=DISQUALIFY,
        acts=("peeks",),
    ),
    clause(
        "6.7.6",
        en=(
            "Disqualification for talking or crying out at night and for any other breach of it; "
            "in our reading the judge may choose less for a trifle."
        ),
        ru=(
            "Дисквалификация за разговоры и выкрики ночью и любое другое ночное нарушение; в нашем "
            "прочтении за мелочь судья вправе дать меньше."
        ),
        sanction=Sanction("disqualify", lowers_to_foul=True),
        acts=("talks-at-night",),
    ),
    clause(
        "6.7.7",
        en=(
            "Disqualification for crying at the table. In one's last minute, or once voted out, it "
            "is a defeat of the team (6.8.5)."
        ),
        ru=(
            "Дисквалификация за слёзы за столом. В последнюю минуту или у заголосованного — "
            "поражение команды (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.8",
        en=(
            "Disqualification for appealing to honour, faith, pity and other things outside play, "
            "to prove a role or sway a vote. In one's last minute, or once voted out, it is a "
            "defeat of the team (6.8.5)."
        ),
        ru=(
            "Дисквалификация, если роль доказывают или голос просят не игрой, а честным словом, "
            "верой, мольбой. В последнюю минуту или у заголосованного — поражение команды (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.9",
        en=(
            "Disqualification for voting with an open hand, a finger, an elbow; it also stops "
            "that day's vote (7.1)."
        ),
        ru=(
            "Дисквалификация за голос ладонью, пальцем, локтем; она же снимает голосование этого "
            "дня (7.1)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.10",
        en=(
            "Disqualification for peeking on purpose and for other ways of learning things outside "
            "play. In our reading removal from the tournament (7.3) goes with it."
        ),
        ru=(
            "Дисквалификация за сознательное подглядывание и другие неигровые способы что-то "
            "узнать. В нашем прочтении вместе с ней и снятие с турнира (7.3)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.11",
        en="Disqualification for begging a name into the best move or out of it.",
        ru="Дисквалификация за уговоры, кого внести в лучший ход, а кого нет.",
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.12",
        en=(
            "Disqualification for arguing from one's influence on the best move. In one's last "
            "minute, or once voted out, it is a defeat of the team (6.8.5)."
        ),
        ru=(
            "Дисквалификация за ссылку на своё влияние на лучший ход, чтобы доказать роль или "
            "оправдать действия. В последнюю минуту или у заголосованного — поражение команды "
            "(6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.13",
        en=(
            "Disqualification for a hidden whisper of what others do not know. In one's last "
            "minute, or once voted out, it is a defeat of the team (6.8.5)."
        ),
        ru=(
            "Дисквалификация за скрытый шёпот о том, чего другие не знают. В последнюю минуту или "
            "у заголосованного — поражение команды (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.14",
        en=(
            "Disqualification for hiding one's words behind a foreign language. In one's last "
            "minute, or once voted out, it is a defeat of the team (6.8.5)."
        ),
        ru=(
            "Дисквалификация, если сказанное прячут за иностранным языком. В последнюю минуту или "
            "у заголосованного — поражение команды (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.8",
        en=(
            "For the items below the offender is fined as for a disqualification and the "
            "offender's team loses the game, which stops there with the other side as winner. In "
            "our reading the 0.5 is lost once."
        ),
        ru=(
            "За пункты ниже виновный получает штраф за дисквалификацию, а его команда проигрывает: "
            "игра тут же кончается победой соперника. В нашем прочтении 0,5 теряют один раз."
        ),
        cites=("team-defeat",),
        defeat_winners=the_other_colour,
        defeat_penalised=always,
        defeat_refused=any_listed_violation_may_lose_the_game,
    ),
    clause(
        "6.8.1",
        en="Team defeat for a vow, a bet and the like.",
        ru="Поражение команды за клятву, пари и всё подобное.",
        sanction=DEFEAT,
        acts=("vows",),
    ),
    clause(
        "6.8.2",
        en="Team defeat for blackmailing, threatening or bribing.",
        ru="Поражение команды за шантаж, угрозу или подкуп.",
        sanction=DEFEAT,
    ),
    clause(
        "6.8.3",
        en=(
            "Team defeat for a hint from the spectators. In our reading the judge names the seat "
            "that answers: the departed player who hinted, or the one who was helped."
        ),
        ru=(
            "Поражение команды за подсказку из зала. В нашем прочтении судья называет, кто "
            "отвечает: выбывший, который подсказал, или тот, кому подсказали."
        ),
        sanction=Sanction("defeat", from_the_hall=True),
    ),
    clause(
        "6.8.4",
        en=(
            "Team defeat if someone who claimed to be Sheriff, in our reading truly or falsely, "
            "proves it with what can be seen only on a check."
        ),
        ru=(
            "Поражение команды, если вскрывшийся шерифом, в нашем прочтении и настоящий, и ложный, "
            "доказывает это тем, что видно лишь при проверке."
        ),
        sanction=DEFEAT,
    ),
    clause(
        "6.8.5",
        en=(
            "Team defeat if 6.7.7, 6.7.8, 6.7.12, 6.7.13 or 6.7.14 comes from a player in the last"
            " minute or already voted out. Other items of 6.7 stay plain disqualifications."
        ),
        ru=(
            "Поражение команды, если 6.7.7, 6.7.8, 6.7.12, 6.7.13 или 6.7.14 допустил игрок в "
            "последнюю минуту или уже заголосованный. Прочее из 6.7 — просто дисквалификация."
        ),
        cites=("farewell-defeat",),
        sanction=Sanction("defeat", farewell_only=True, also_named=FAREWELL),
        farewell_defeat=farewell_violations(*FAREWELL, "6.8.5"),
    ),
    clause(
        "6.9",
        en=(
            "Once a vote or a shot has decided the game, 6.7.2–6.7.3, 6.7.5–6.7.14 and 6.8.1–6.8.5 "
            "lapse. In our reading fouls, the fourth too, are still given, as are 6.7.1 and 6.7.4."
        ),
        ru=(
            "Когда голосование или выстрел решили игру, 6.7.2–6.7.3, 6.7.5–6.7.14 и 6.8.1–6.8.5 "
            "больше не действуют. В нашем прочтении фолы, и четвёртый тоже, остаются, как и 6.7.1 "
            "и 6.7.4."
        ),
        cites=("amnesty",),
        amnesty=frozenset(
            {f"6.7.{item}" for item in (2, 3, *range(5, 15))}
            | {f"6.8.{item}" for item in range(1, 6)}
        ),
    ),
)
