"""Chapter 5 of the FIIM rules of 2019: what counts as a violation, each with its sanction."""

from gorod.rulebooks.book import info, judge

CLAUSES = (
    info(
        "5.1",
        en="Section: what is forbidden at the table.",
        ru="Раздел: что за столом запрещено.",
    ),
    judge(
        "5.1.1",
        en="Vowing or betting, however it is put, to back a role or to steer the game.",
        ru=(
            "Клясться или спорить на что-то, в каких угодно словах, чтобы подтвердить роль или "
            "повернуть игру."
        ),
        sanction="6.8.1",
    ),
    judge(
        "5.1.2",
        en="Getting one's way in the game by blackmailing, threatening or bribing.",
        ru="Добиваться своего в игре шантажом, угрозой или подкупом.",
        sanction="6.8.2",
    ),
    judge(
        "5.1.3",
        en=(
            "The Sheriff proves his role with something that only he could have seen at night. "
            "Whom the penalty reaches, 6.8.4 says."
        ),
        ru=(
            "Шериф доказывает свою роль тем, что ночью мог видеть только он. Кого касается "
            "наказание, сказано в 6.8.4."
        ),
        sanction="6.8.4",
    ),
    judge(
        "5.1.4",
        en=(
            "Looking out from under the mask on purpose, or learning things by other means outside "
            "play."
        ),
        ru="Сознательно подглядывать или узнавать что-либо другим неигровым путём.",
        sanction=("6.7.10", "7.3"),
    ),
    judge(
        "5.1.5",
        en="Any hint that reaches the table from the spectators.",
        ru="Любая подсказка столу из зрительного зала.",
        sanction="6.8.3",
    ),
    judge(
        "5.1.6",
        en="Abusing a player or a judge; foul language.",
        ru="Оскорбить игрока или судью, ругаться матом.",
        sanction=("6.7.4", "7.3"),
    ),
    judge(
        "5.1.7",
        en="Making signs to the Don or the Sheriff while they are awake.",
        ru="Подавать знаки проснувшимся дону или шерифу.",
        sanction="6.7.3",
    ),
    judge(
        "5.1.8",
        en="Seeing something at night without meaning to.",
        ru="Увидеть ночью лишнее, сам того не желая.",
        sanction="6.7.5",
    ),
    judge(
        "5.1.9",
        en="Touching anyone at night.",
        ru="Коснуться кого-либо ночью.",
        sanction="6.7.2",
    ),
    judge(
        "5.1.10",
        en="Saying or crying out something at night, or spoiling it in another way.",
        ru="Заговорить или вскрикнуть ночью, сорвать её как-то иначе.",
        sanction="6.7.6",
    ),
    judge(
        "5.1.11",
        en="Leaving one's seat at the table.",
        ru="Уйти из-за игрового стола.",
        sanction="6.7.1",
    ),
    judge(
        "5.1.12",
        en=(
            "Proving one's role, openly or by hints, or swaying a vote by something outside play, "
            "such as honour, faith or begging: «честное слово, я красный», «видит Бог, я красный»."
        ),
        ru=(
            "Доказывать роль, прямо или намёками, или добиваться голоса не игрой, а честным "
            "словом, верой, мольбой и прочим неигровым: «честное слово, я красный», «видит Бог, я "
            "красный»."
        ),
        sanction=("6.7.8", "6.8.5"),
    ),
    judge(
        "5.1.13",
        en=(
            "Banging the table, unethical conduct towards players or judges, quarrelling with the "
            "judge."
        ),
        ru="Стучать по столу, вести себя неэтично с игроками и судьями, спорить с судьёй.",
        sanction=("6.6.4", "6.6.5"),
    ),
    judge(
        "5.1.14",
        en="By day, touching others or waving the hands beyond measure.",
        ru="Днём касаться других или чрезмерно жестикулировать.",
        sanction=("6.6.3", "6.6.2"),
    ),
    judge(
        "5.1.15",
        en=(
            "Making oneself heard or understood outside one's own minute, be it a gasp, a whisper "
            "or lips that can be read."
        ),
        ru="Подавать голос вне своей минуты, пусть это возглас, шепоток или слова по губам.",
        sanction="6.6.1",
    ),
    judge(
        "5.1.16",
        en="Lifting the fist before «Стоп» or «Спасибо».",
        ru="Убрать кулак раньше, чем прозвучит «Стоп» или «Спасибо».",
        sanction="6.6.6",
    ),
    judge(
        "5.1.17",
        en="Urging others on, by voice or hand, while votes are taken.",
        ru="Подбивать других голосом или рукой, пока собирают голоса.",
        sanction="6.6.7",
    ),
    judge(
        "5.1.18",
        en="Crying while at the table.",
        ru="Заплакать, сидя за столом.",
        sanction=("6.7.7", "6.8.5"),
    ),
    judge(
        "5.1.19",
        en=(
            "Breaking the order of voting, for example by voting against several or by holding "
            "back the fist when the judge collects what is left for the last name."
        ),
        ru=(
            "Нарушить порядок голосования: например, голосовать против нескольких или не ставить "
            "кулак, когда судья требует оставшиеся голоса на последнего."
        ),
        sanction="6.6.8",
    ),
    judge(
        "5.1.20",
        en=(
            "Voting in another form than the upright fist, for example with an open hand, a finger "
            "or an elbow."
        ),
        ru="Голосовать не в той форме: не кулаком, а, например, ладонью, пальцем, локтем.",
        sanction="6.7.9",
    ),
    judge(
        "5.1.21",
        en=(
            "Gesturing in the last minute of the first hunt's victim while their best move is "
            "still to come."
        ),
        ru=(
            "Жестикулировать в последнюю минуту жертвы первой охоты, пока её лучший ход ещё "
            "впереди."
        ),
        sanction="6.6.9",
    ),
    judge(
        "5.1.22",
        en=(
            "Begging, with words or hands, that someone be put into the best move or kept out of "
            "it."
        ),
        ru="Уговаривать словом или рукой, чтобы кого-то внесли в лучший ход или обошли.",
        sanction="6.7.11",
    ),
    judge(
        "5.1.23",
        en=(
            "Using one's sway over the best move as proof of a role or as a reason for one's "
            "actions."
        ),
        ru=(
            "Ссылаться на то, что повлиял на лучший ход, чтобы доказать роль или объяснить свои "
            "действия."
        ),
        sanction=("6.7.12", "6.8.5"),
    ),
    judge(
        "5.1.24",
        en=(
            "Whispering what others do not know so that neither judges nor most of the table can "
            "hear, into an ear or behind a hand."
        ),
        ru=(
            "Шептать то, чего другие не знают, так, чтобы не слышали ни судьи, ни почти весь "
            "стол: соседу в ухо, из-под ладони."
        ),
        sanction=("6.7.13", "6.8.5"),
    ),
)
