"""The English meanings of the official phrases.

The documents are Russian, and so is what a judge says at the table. A page in English shows the
meaning below each phrase. A phrase that several documents share is listed once.
"""

from __future__ import annotations

from functools import lru_cache

from gorod.engine.rules import CommonRules
from gorod.report.current_step import FIRST, CurrentStep
from gorod.report.phrases import REMEMBERED, USUAL, Spoken

GLOSSES: dict[str, str] = {
    "Наступает ночь": "Night falls",
    "В городе ночь": "It is night in the city",
    "Игрок номер {seat}": "Player {seat}",
    # The first night.
    "Просыпается мафия": "The mafia wakes up",
    "Просыпается Мафия": "The mafia wakes up",
    "Мафия засыпает": "The mafia falls asleep",
    "Просыпается Дон": "The don wakes up",
    "Засыпает Дон": "The don falls asleep",
    "Просыпается Шериф и осматривает игроков": "The sheriff wakes up and looks at the players",
    "Просыпается Шериф": "The sheriff wakes up",
    "Просыпается Доктор": "The doctor wakes up",
    "Просыпается Маньяк": "The maniac wakes up",
    "Просыпается Адвокат": "The lawyer wakes up",
    "Просыпается Красотка": "The beauty wakes up",
    "Просыпается Путана": "The courtesan wakes up",
    "Просыпаются красные": "The reds wake up",
    "Красные засыпают": "The reds fall asleep",
    # Later nights.
    "Мафия выходит на охоту": "The mafia goes hunting",
    "Мафия удаляется": "The mafia leaves",
    "Мафия, осталось 10 секунд": "Mafia, ten seconds left",
    "Красные выходят на охоту": "The reds go hunting",
    "Красные удаляются": "The reds leave",
    "Я принимаю эту цифру": "I take this number",
    "Просыпается Дон и ищет Шерифа": "The don wakes up and looks for the sheriff",
    "Просыпается Дон и ищет шерифа": "The don wakes up and looks for the sheriff",
    "Просыпается Дон и ищет красных": "The don wakes up and looks for the reds",
    "Просыпается Дон. Дон ищет Шерифа": "The don wakes up. The don looks for the sheriff",
    "Дон засыпает": "The don falls asleep",
    "Просыпается Шериф и ищет дона": "The sheriff wakes up and looks for the don",
    "Просыпается Шериф и ищет мафию": "The sheriff wakes up and looks for the mafia",
    "Просыпается Шериф. Шериф ищет Мафию": "The sheriff wakes up. The sheriff looks for the mafia",
    "Шериф засыпает": "The sheriff falls asleep",
    "Маньяк удаляется": "The maniac leaves",
    "Маньяк засыпает": "The maniac falls asleep",
    "Красотка удаляется": "The beauty leaves",
    "Доктор удаляется": "The doctor leaves",
    "Доктор засыпает": "The doctor falls asleep",
    "Путана засыпает": "The courtesan falls asleep",
    # The morning.
    "Утро": "Morning",
    "В городе утро": "It is morning in the city",
    "Утро. Все просыпаются": "Morning. Everybody wakes up",
    "Утро доброе и светлое": "A good and bright morning",
    "Утро действительно доброе, ночью никто не пострадал": (
        "The morning is good indeed, nobody was hurt at night"
    ),
    "Ночь продолжается, просыпается только первоубиенный игрок, игрок номер {seat}, вас убили. "
    "Проснитесь, у вас есть 20 секунд, чтобы назвать четыре цифры лучшего хода": (
        "The night goes on, only the first victim wakes up: player {seat}, you were killed. "
        "Wake up, you have 20 seconds to name the four numbers of your best move"
    ),
    "Принято, наденьте маску!": "Noted, put your mask on!",
    # The day.
    "Слово игроку номер {seat}": "Player {seat} has the floor",
    "Пас": "Pass",
    "Принято": "Noted",
    "Кандидатура принята": "The candidate is taken",
    "Поддержано": "Seconded",
    "Кандидатура уже выставлена": "This candidate is nominated already",
    "Кто голосует против игрока номер {seat}?": "Who votes against player {seat}?",
    "Спасибо": "Thank you",
    "Слово игроку номер {seat}, тридцать секунд": "Player {seat} has the floor, thirty seconds",
    "Переголосование. Кто голосует против игрока номер {seat}?": (
        "The second ballot. Who votes against player {seat}?"
    ),
    "Кто за то, чтоб все голосуемые игроки покинули игровой стол?": (
        "Who wants all the players who are voted on to leave the table?"
    ),
    "Кто за то, чтобы все голосуемые игроки покинули игровой стол?": (
        "Who wants all the players who are voted on to leave the table?"
    ),
    "Кто за то, чтобы все голосуемые покинули игру?": (
        "Who wants all who are voted on to leave the game?"
    ),
    "Кто «ЗА» то, чтобы все игроки покинули игру?": "Who wants all these players to leave?",
    "Алиби": "Alibi",
    "Последнее слово игрока номер {seat}": "The last word of player {seat}",
    "Последнее слово игрока номер {seat}. Лучший ход": (
        "The last word of player {seat}. The best move"
    ),
    "Лучший ход игрока номер {seat}": "The best move of player {seat}",
    "День {number}:": "Day {number}:",
}


@lru_cache(maxsize=REMEMBERED)
def glossed(rules: CommonRules, at: CurrentStep, heard: Spoken) -> dict[str, str]:
    """Return every phrase that is said or heard now, with its English meaning.

    The words of a theme have no meaning here. The words that end a speech, and those of its last
    ten seconds, are included before they are said.
    It is the same at every table, so nobody may change it.
    """
    said = (*heard.says, heard.hears, heard.late)
    cues = rules.cues
    phrases = (*(cues[key] for key in heard.keys), USUAL.get(at.step), heard.hears, heard.late)
    meant = {
        at.fill_in(phrase): _fill_in(at, GLOSSES[phrase])
        for phrase in phrases
        if phrase is not None and phrase in GLOSSES
    }
    return {phrase: gloss for phrase, gloss in meant.items() if phrase in said}


def _fill_in(at: CurrentStep, gloss: str) -> str:
    filled = gloss.replace("{number}", at.moment[1:])
    return filled.replace("{seat}", str(at.seat or FIRST))
