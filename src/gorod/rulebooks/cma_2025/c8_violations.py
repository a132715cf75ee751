"""Chapter 8 of the CMA rules of 2025: what counts as a violation, and how to appeal."""

from gorod.engine.powers.chosen_degree import ChosenDegree
from gorod.engine.powers.repeated_protests import Appeals
from gorod.engine.powers.waivers import Waivers
from gorod.engine.results import REMEDIES
from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.weighing import defeats_of_the_leaving_and_misses_without_a_don

CLAUSES = (
    info(
        "8.1",
        en="Section: what is forbidden at the table.",
        ru="Раздел: что за столом запрещено.",
    ),
    judge(
        "8.1.1",
        en="Vowing or betting, in whatever words, to prove a role or turn the game.",
        ru=(
            "Клясться или заключать пари, какими угодно словами, чтобы доказать роль или повлиять "
            "на игру."
        ),
        sanction=("12.1",),
        acts=("vows",),
    ),
    judge(
        "8.1.2",
        en="Getting one's way by blackmailing, threatening or bribing.",
        ru="Влиять на игру шантажом, угрозами или подкупом.",
        sanction=("12.2",),
    ),
    judge(
        "8.1.3",
        en=(
            "Backing a claimed role with something that can be seen only at night, in one's own "
            "move."
        ),
        ru="Подкреплять заявленную роль тем, что можно увидеть только ночью, во время своего хода.",
        sanction=("12.4",),
    ),
    judge(
        "8.1.4",
        en=(
            "Peeking on purpose, or learning things by other means outside play, such as hints "
            "from the hall."
        ),
        ru=(
            "Сознательно подглядывать или узнавать что-то другим неигровым путём, например "
            "подсказкой из зала."
        ),
        sanction=("11.9", "12.3", "13.2"),
    ),
    judge(
        "8.1.5",
        en="Abusing a player, a judge or somebody who watches.",
        ru="Оскорбить игрока, судью или кого-то в зале.",
        sanction=("11.4", "13.2", "12.5"),
    ),
    judge(
        "8.1.6",
        en="Signalling to a role that is awake at night.",
        ru="Подавать знаки роли, которая ночью проснулась.",
        sanction=("11.3", "12.5"),
    ),
    judge(
        "8.1.7",
        en="Seeing something at night without wanting to.",
        ru="Увидеть ночью лишнее, не желая того.",
        sanction=("11.5", "12.5"),
        acts=("peeks",),
    ),
    judge(
        "8.1.8",
        en="Touching anyone at night.",
        ru="Дотронуться до кого-либо ночью.",
        sanction=("11.2", "12.5"),
    ),
    judge(
        "8.1.9",
        en="Talking or crying out at night, or spoiling it in some other way.",
        ru="Заговорить или вскрикнуть ночью, испортить её как-то ещё.",
        sanction=("11.6", "12.5"),
        acts=("talks-at-night",),
    ),
    judge(
        "8.1.10",
        en="Leaving the table with no visible reason.",
        ru="Уйти из-за стола без видимой причины.",
        sanction=("11.1", "12.5"),
    ),
    judge(
        "8.1.11",
        en=(
            "Still talking, calling, whispering or signalling on the way out or once out. In our "
            "reading it is 12.5 up to the end of the last word and 11.18 after that."
        ),
        ru=(
            "Уходя или уже уйдя, говорить, кричать, шептать или подавать знаки. В нашем прочтении "
            "до конца последнего слова это 12.5, потом — 11.18."
        ),
        sanction=("11.18", "12.5"),
    ),
    judge(
        "8.1.12",
        en=(
            "Proving a role or swaying a vote by something outside play, such as honour, faith or "
            "begging, as in «видит Бог, я красный»."
        ),
        ru=(
            "Доказывать роль или добиваться голоса не игрой, а честным словом, верой, мольбой и "
            "прочим неигровым, вроде «видит Бог, я красный»."
        ),
        sanction=("11.8", "12.5"),
    ),
    judge(
        "8.1.13",
        en=(
            "Banging the table, unethical conduct towards players or judges, quarrelling with the "
            "judge."
        ),
        ru="Стучать по столу, вести себя неэтично с игроками и судьями, спорить с судьёй.",
        sanction=("10.4", "10.5", "12.5"),
        acts=("bangs-the-table", "argues-with-judge"),
    ),
    judge(
        "8.1.14",
        en="By day, touching others or waving the hands beyond measure.",
        ru="Днём касаться других или чрезмерно жестикулировать.",
        sanction=("10.3", "10.2", "12.5"),
        acts=("touches-neighbour", "waves-hands"),
    ),
    judge(
        "8.1.15",
        en=(
            "Being heard or understood outside one's own minute: a gasp, a murmur, lips that can "
            "be read."
        ),
        ru="Быть услышанным или понятым вне своей минуты: возглас, шепоток, слова по губам.",
        sanction=("10.1", "12.5"),
        acts=("speaks-out-of-turn",),
    ),
    judge(
        "8.1.16",
        en="Lifting the fist before «Стоп» or «Спасибо».",
        ru="Убрать кулак раньше, чем прозвучит «Стоп» или «Спасибо».",
        sanction=("10.6", "12.5"),
        acts=("withdraws-hand",),
    ),
    judge(
        "8.1.17",
        en="Urging others on, by hand or voice, while votes are taken.",
        ru="Подбивать других рукой или голосом, пока собирают голоса.",
        sanction=("10.7", "12.5"),
        acts=("urges-voters",),
    ),
    judge(
        "8.1.18",
        en="Crying while at the table.",
        ru="Заплакать, сидя за столом.",
        sanction=("11.7", "12.5"),
    ),
    judge(
        "8.1.19",
        en=(
            "Breaking the order of voting, for example by voting against several or by holding the "
            "fist back when the judge collects the rest for the last name. The rules list no "
            "penalty; in our reading it is a foul, and the first vote counts."
        ),
        ru=(
            "Нарушить порядок голосования: например, голосовать против нескольких или не ставить "
            "кулак, когда судья требует оставшиеся голоса на последнего. Наказание не указано; в "
            "нашем прочтении это фол, в счёт идёт первый голос."
        ),
        sanction=("9.3",),
        acts=("votes-twice",),
    ),
    judge(
        "8.1.20",
        en=(
            "Voting in another form than the fist, for example with a palm, a finger or an elbow. "
            "The rules list no penalty; in our reading it is a foul, and the vote counts."
        ),
        ru=(
            "Голосовать не в той форме: не кулаком, а, например, ладонью, пальцем, локтем. "
            "Наказание не указано; в нашем прочтении это фол, голос засчитан."
        ),
        sanction=("9.3",),
    ),
    judge(
        "8.1.21",
        en="Using one's sway over a best move as proof of a role or reason for an act.",
        ru=(
            "Ссылаться на то, что повлиял на лучший ход, чтобы доказать роль или объяснить свои "
            "действия."
        ),
        sanction=("11.11",),
    ),
    judge(
        "8.1.22",
        en=(
            "Whispering into a neighbour's ear, out of reach of judges and table, what the day has "
            "told nobody else."
        ),
        ru=(
            "Шептать соседу в ухо то, чего днём больше никто не знает, чтобы не слышали ни судьи, "
            "ни стол."
        ),
        sanction=("11.12",),
    ),
    judge(
        "8.1.23",
        en="Swearing.",
        ru="Ругаться матом.",
        sanction=("11.14",),
        acts=("swears",),
    ),
    judge(
        "8.1.24",
        en="Steering somebody's best move by hands or lips.",
        ru="Руками или губами подсказывать кому-то лучший ход.",
        sanction=("11.10",),
    ),
    judge(
        "8.1.25",
        en=(
            "Arguing from the tournament's table. To force a vote it is 11.15; otherwise, in our "
            "reading, it is a warning, and repeated a foul."
        ),
        ru=(
            "Ссылаться на турнирную таблицу. Ради принуждения к голосу это 11.15; иначе, в нашем "
            "прочтении, предупреждение, за повтор фол."
        ),
        sanction=("11.15", "9.3"),
    ),
    judge(
        "8.1.26",
        en="Dropping one's number plate on purpose.",
        ru="Нарочно сбросить номерок.",
        sanction=("11.16",),
    ),
    judge(
        "8.1.27",
        en=(
            "Making a banned sign: the middle finger, a fist on the forehead, a finger twirled at "
            "the temple, palms together to beg for a vote, anything religious."
        ),
        ru=(
            "Показать запретный жест: средний палец, кулак по лбу, палец у виска, ладони вместе с "
            "просьбой о голосе, что угодно религиозное."
        ),
        sanction=("11.17",),
    ),
    judge(
        "UPD-A.1",
        en=(
            "The items are not equally grave, and the judge weighs each case. In our reading the "
            "judge may choose a degree other than the listed one, or do without a defeat that "
            "would follow by itself, and gives the reason."
        ),
        ru=(
            "Пункты весят по-разному, и каждый случай судья рассматривает отдельно. В нашем "
            "прочтении он может выбрать другую степень наказания или отказаться от поражения, "
            "которое наступило бы само, и называет причину."
        ),
        sanction=("9.3",),
        cites=("degree", "waiver"),
        grants=(ChosenDegree, Waivers),
        degrees=frozenset({"foul", "disqualify", "defeat"}),
        may_waive=defeats_of_the_leaving_and_misses_without_a_don("12.5", "4.2.c"),
    ),
    clause(
        "UPD-A.2",
        en=(
            "A player can appeal once the game is over: its judge answers first, the head of the "
            "college of judges (СК) second. The third step is an open letter to the presidium of "
            "CMA, which decides with the college and in public."
        ),
        ru=(
            "Апелляцию подают после игры: её судье, потом главе СК, потом открытым письмом в "
            "президиум СМА. Президиум вместе с СК отвечает на виду у всех."
        ),
        cites=("protest", "protest-window", "protest-ruling", "protest-final"),
        protest_seconds=None,
        grants=(Appeals,),
        appeals=("judge", "chief", "committee"),
        remedies=REMEDIES,
    ),
)
