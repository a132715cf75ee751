"""Chapter 11 of the CMA rules of 2025: what removes a player from the game."""

from gorod.rulebooks.book import DISQUALIFY, Sanction, clause

CLAUSES = (
    clause(
        "11.1",
        en="Disqualification for leaving the table.",
        ru="Дисквалификация за уход из-за стола.",
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
        en="Disqualification for peeking at night, though not meant.",
        ru="Дисквалификация за ночное подглядывание, пусть и нечаянное.",
        sanction=DISQUALIFY,
        acts=("peeks",),
    ),
    clause(
        "11.6",
        en=(
            "Disqualification for talking or crying out at night and any other breach of it, a "
            "mask worn wrongly among them."
        ),
        ru=(
            "Дисквалификация за разговоры и выкрики ночью и любое другое ночное нарушение, и за "
            "маску не по правилам."
        ),
        sanction=DISQUALIFY,
        acts=("talks-at-night",),
    ),
    clause(
        "11.7",
        en="Disqualification for tears at the table.",
        ru="Дисквалификация за слёзы за столом.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.8",
        en=(
            "Disqualification for appealing to honour, faith, pity and other things outside play, "
            "to prove a role or sway a vote."
        ),
        ru=(
            "Дисквалификация, если роль доказывают или голос просят не игрой, а честным словом, "
            "верой, мольбой."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "11.9",
        en=(
            "Disqualification for peeking on purpose and for other ways of learning things outside "
            "play; removal from the tournament (13.2) goes with it."
        ),
        ru=(
            "Дисквалификация за сознательное подглядывание и другие неигровые способы что-то "
            "узнать; вместе с ней снятие с турнира (13.2)."
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
        en="Disqualification for arguing from one's influence on a best move.",
        ru=(
            "Дисквалификация за ссылку на своё влияние на лучший ход, чтобы доказать роль или "
            "оправдать действия."
        ),
        sanction=DISQUALIFY,
    ),
    clause(
        "11.12",
        en="Disqualification for a hidden whisper of what the others do not know.",
        ru="Дисквалификация за скрытый шёпот о том, чего другие не знают.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.13",
        en="Disqualification for hiding one's words behind a foreign language.",
        ru="Дисквалификация, если сказанное прячут за иностранным языком.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.14",
        en="Disqualification for swearing.",
        ru="Дисквалификация за мат.",
        sanction=DISQUALIFY,
        acts=("swears",),
    ),
    clause(
        "11.15",
        en="Disqualification for forcing others to vote one's way by the tournament's table.",
        ru="Дисквалификация за ссылку на турнирную таблицу, чтобы принудить голосовать с собой.",
        sanction=DISQUALIFY,
    ),
    clause(
        "11.16",
        en="Disqualification for a plate dropped on purpose.",
        ru="Дисквалификация за номерок, сброшенный нарочно.",
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
            "Disqualification for talk, cries, whispers or signs from someone who is out or on the"
            " way. In our reading that is after the last word; up to its end it is 12.5."
        ),
        ru=(
            "Дисквалификация за речь, крик, шёпот и знаки того, кто выбыл или уходит. В нашем "
            "прочтении — после последнего слова; до его конца это 12.5."
        ),
        sanction=Sanction("disqualify", from_the_hall=True),
    ),
)
