"""Chapter 11 of the CMA rules of 2025: what removes a player from the game."""

from gorod.rulebooks.book import DISQUALIFY, Sanction, clause

CLAUSES = (
    clause(
        "11.1",
        en="Disqualification for walking off.",
        ru="Дисквалификация за самовольный уход.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.2",
        en="Disqualification for a touch at night.",
        ru="Дисквалификация за касание ночью.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.3",
        en="Disqualification for signs at night to those who hold a role.",
        ru="Дисквалификация за ночные знаки тем, у кого роль.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.4",
        en=(
            "Disqualification for abusing anyone, oneself too: players, judges, the hall. If it "
            "was the judge of the game or the Chief Judge, 13.2 is added."
        ),
        ru=(
            "Дисквалификация за оскорбление, кому бы оно ни досталось: игроку, судье, залу или "
            "себе самому. Если судье игры или главному судье, добавляется 13.2."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "11.5",
        en="Disqualification for a look at night, though not meant.",
        ru="Дисквалификация за ночной взгляд, пусть и нечаянный.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.6",
        en=(
            "Disqualification for a voice at night and any other breach of it, a mask worn wrongly "
            "among them."
        ),
        ru="Дисквалификация за голос ночью и любой другой её срыв, маску не по правилам тоже.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.7",
        en="Disqualification for crying at the table.",
        ru="Дисквалификация за плач за столом.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.8",
        en="Disqualification for conscience, faith or begging in place of arguments.",
        ru="Дисквалификация за совесть, веру и мольбу вместо доводов.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.9",
        en=(
            "Disqualification for peeping on purpose and for news from outside play; removal from "
            "the tournament (13.2) goes with it."
        ),
        ru=(
            "Дисквалификация за подсматривание нарочно и за сведения не из игры; вместе с ней "
            "снятие с турнира (13.2)."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "11.10",
        en="Disqualification for begging, by word or hand, a name into a best move or out of it.",
        ru="Дисквалификация за уговоры словом или рукой, кого внести в лучший ход, а кого нет.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.11",
        en="Disqualification for making an argument of one's sway over a best move.",
        ru="Дисквалификация за своё влияние на лучший ход в роли довода.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.12",
        en="Disqualification for a secret whisper of what the others do not know.",
        ru="Дисквалификация за тайный шёпот о том, чего другие не знают.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.13",
        en="Disqualification for a foreign language, used so that the table does not understand.",
        ru="Дисквалификация за чужой язык, чтобы стол не понял.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.14",
        en="Disqualification for swearing.",
        ru="Дисквалификация за мат.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.15",
        en="Disqualification for pressing others with the standings to vote one's way.",
        ru="Дисквалификация за давление турнирным положением, чтобы голосовали как надо.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.16",
        en="Disqualification for a plate thrown down on purpose.",
        ru="Дисквалификация за номерок, уроненный нарочно.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.17",
        en="Disqualification for any of the signs in 8.1.27.",
        ru="Дисквалификация за любой жест из 8.1.27.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.18",
        en=(
            "Disqualification for talk, cries, whispers or signs from someone who is out or, his "
            "last word over, on his way. Up to the end of that word it is 12.5."
        ),
        ru=(
            "Дисквалификация за речь, крик, шёпот и знаки того, кто выбыл или, закончив последнее "
            "слово, уходит. До конца этого слова — 12.5."
        ),
        sanction=Sanction("disqualify", from_the_hall=True),
    ),
)
