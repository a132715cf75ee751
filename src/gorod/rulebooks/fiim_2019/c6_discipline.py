"""Chapter 6 of the FIIM rules of 2019: fouls, disqualification and defeat of a team."""

from gorod.rulebooks.book import DEFEAT, DISQUALIFY, FOUL, Sanction, clause, judge
from gorod.rulebooks.policies.removing import (
    always,
    costs_the_nearest_speech,
    farewell_violations,
    the_other_colour,
)

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
            "the tournament for the player, a loss for his team. Warnings are not counted up."
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
            "The third foul silences the player once, in the next minute he has not begun; he may "
            "still put someone up. His last word is not touched."
        ),
        ru=(
            "Третий фол — игрок один раз молчит, в ближайшую ещё не начатую минуту, но выставить "
            "может. Последнее слово остаётся при нём."
        ),
        cites=("silence", "silent-turn"),
        foul_costs=costs_the_nearest_speech(3),
    ),
    clause(
        "6.5",
        en=(
            "A fourth foul or a single disqualifying one ends the game for the player on the "
            "spot, with no farewell minute. Either way it is a disqualification."
        ),
        ru=(
            "Четвёртый фол или один дисквалифицирующий — и игрока тотчас выводят, прощальной "
            "минуты у него нет. И то и другое — дисквалификация."
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
        ru="Фол за голос вне своей минуты; хватит и возгласа, и шепотка, и слов по губам.",
        sanction=FOUL,
    ),
    clause(
        "6.6.2",
        en="Foul for too many gestures.",
        ru="Фол за лишние жесты.",
        sanction=FOUL,
    ),
    clause(
        "6.6.3",
        en="Foul for a touch by day.",
        ru="Фол за касание днём.",
        sanction=FOUL,
    ),
    clause(
        "6.6.4",
        en="Foul for banging the table and for treating players or judges badly.",
        ru="Фол за стук и за некрасивое обращение с игроками и судьями.",
        sanction=FOUL,
    ),
    clause(
        "6.6.5",
        en="Foul for quarrelling with the judge.",
        ru="Фол за пререкания с судьёй.",
        sanction=FOUL,
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
    ),
    clause(
        "6.6.7",
        en="Foul for signs and appeals while votes are taken.",
        ru="Фол за знаки и уговоры, пока собирают голоса.",
        sanction=FOUL,
    ),
    clause(
        "6.6.8",
        en=(
            "Foul for a second vote, which is ignored, and for holding back the vote the judge "
            "demands."
        ),
        ru="Фол за второй голос (он не в счёт) и за кулак, не поставленный по требованию судьи.",
        sanction=FOUL,
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
        sanction=FOUL,
    ),
    clause(
        "6.7",
        en="Each item below is a disqualification: the player is out at once and loses 0.5.",
        ru="Каждый пункт ниже — дисквалификация: игрок сразу выбывает и теряет 0,5.",
        cites=("disqualifying-foul",),
    ),
    clause(
        "6.7.1",
        en=(
            "Disqualification for walking off from the table, even when the game is already "
            "decided."
        ),
        ru="Дисквалификация за самовольный уход, даже когда исход уже решён.",
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
    ),
    clause(
        "6.7.5",
        en="Disqualification for a look at night, though not meant.",
        ru="Дисквалификация за ночной взгляд, пусть и нечаянный.",
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.6",
        en=(
            "Disqualification for a voice at night and for any other breach of it; for a trifle "
            "the judge may choose less."
        ),
        ru=(
            "Дисквалификация за голос ночью и любое другое её нарушение; за мелочь судья вправе "
            "дать меньше."
        ),
        sanction=Sanction("disqualify", lowers_to_foul=True),
    ),
    clause(
        "6.7.7",
        en=(
            "Disqualification for crying at the table. If the player is already leaving, his team "
            "loses (6.8.5)."
        ),
        ru=(
            "Дисквалификация за плач за столом. Если игрок уже уходит, проигрывает его команда "
            "(6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.8",
        en=(
            "Disqualification for honour, faith or begging in place of arguments. If the player "
            "is already leaving, his team loses (6.8.5)."
        ),
        ru=(
            "Дисквалификация за совесть, веру и мольбу вместо доводов. Если игрок уже уходит, "
            "проигрывает его команда (6.8.5)."
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
            "Disqualification for peeking on purpose and for news from outside play; removal from "
            "the tournament (7.3) goes with it."
        ),
        ru=(
            "Дисквалификация за подглядывание нарочно и за сведения не из игры; вместе с ней "
            "снятие с турнира (7.3)."
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
            "Disqualification for making an argument of one's sway over the best move. If the "
            "player is already leaving, his team loses (6.8.5)."
        ),
        ru=(
            "Дисквалификация за своё влияние на лучший ход в роли довода. Если игрок уже уходит, "
            "проигрывает его команда (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.13",
        en=(
            "Disqualification for a secret whisper of what others do not know. If the player is "
            "already leaving, his team loses (6.8.5)."
        ),
        ru=(
            "Дисквалификация за тайный шёпот о том, чего другие не знают. Если игрок уже уходит, "
            "проигрывает его команда (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.7.14",
        en=(
            "Disqualification for using a foreign language so that the table does not understand. "
            "If the player is already leaving, his team loses (6.8.5)."
        ),
        ru=(
            "Дисквалификация за чужой язык, чтобы стол не понял. Если игрок уже уходит, "
            "проигрывает его команда (6.8.5)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "6.8",
        en=(
            "For the items below the offender loses 0.5, once, and his team loses the game, which "
            "stops there with the other side as winner."
        ),
        ru=(
            "За пункты ниже виновный теряет 0,5, один раз, а его команда — игру: она тут же "
            "кончается победой соперника."
        ),
        cites=("team-defeat",),
        defeat_winners=the_other_colour,
        defeat_penalised=always,
    ),
    clause(
        "6.8.1",
        en="Team defeat for a vow, a bet and the like.",
        ru="Поражение команды за клятву, спор на что-то и всё подобное.",
        sanction=DEFEAT,
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
            "Team defeat for a prompt from spectators. The judge names the seat that answers: the "
            "departed player who prompted, or the one who was helped."
        ),
        ru=(
            "Поражение команды за помощь от зрителей. Судья называет, кто отвечает: выбывший, "
            "который подсказал, или тот, кому подсказали."
        ),
        sanction=Sanction("defeat", from_the_hall=True),
    ),
    clause(
        "6.8.4",
        en=(
            "Team defeat if someone who claimed to be Sheriff, true or false, proves it with what "
            "can be seen only on a check."
        ),
        ru=(
            "Поражение команды, если назвавшийся шерифом, настоящий или ложный, доказывает это "
            "тем, что видно лишь при проверке."
        ),
        sanction=DEFEAT,
    ),
    clause(
        "6.8.5",
        en=(
            "Team defeat if 6.7.7, 6.7.8, 6.7.12, 6.7.13 or 6.7.14 comes from a player in his "
            "last minute or already voted out. Other items of 6.7 stay plain disqualifications."
        ),
        ru=(
            "Поражение команды, если 6.7.7, 6.7.8, 6.7.12, 6.7.13 или 6.7.14 допустил игрок в "
            "последнюю минуту или уже заголосованный. Прочее из 6.7 — просто дисквалификация."
        ),
        cites=("farewell-defeat",),
        sanction=Sanction("defeat", farewell_only=True),
        farewell_defeat=farewell_violations(
            "6.7.7", "6.7.8", "6.7.12", "6.7.13", "6.7.14", "6.8.5"
        ),
    ),
    clause(
        "6.9",
        en=(
            "Once a vote or a shot has decided the game, 6.7.2–6.7.3, 6.7.5–6.7.14 and "
            "6.8.1–6.8.5 lapse. Fouls, the fourth too, 6.7.1 and 6.7.4 are still given."
        ),
        ru=(
            "Когда голосование или выстрел решили игру, 6.7.2–6.7.3, 6.7.5–6.7.14 и 6.8.1–6.8.5 "
            "больше не действуют. Фолы, и четвёртый тоже, 6.7.1 и 6.7.4 остаются."
        ),
        cites=("amnesty",),
        amnesty=frozenset(
            {f"6.7.{item}" for item in (2, 3, *range(5, 15))}
            | {f"6.8.{item}" for item in range(1, 6)}
        ),
    ),
)
