"""Chapters 4.5 to 4.7 of the CMA rules of 2025 and two inserts: red roles, order, gestures."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.deeds import (
    nobody_is_visited_or_healed_twice,
    own_or_departed_number,
)
from gorod.rulebooks.policies.nights import each_role_once, meeting_then_hunts

CLAUSES = (
    clause(
        "4.5",
        en=(
            "First night: the Sheriff may let the judge see him, or unmask once more and watch the "
            "city for up to 10 seconds."
        ),
        ru=(
            "Первая ночь: шериф может показаться судье или ещё раз открыть глаза и до 10 секунд "
            "смотреть на город."
        ),
        cites=("sheriff-look",),
        seconds={"sheriff-look": 10},
        cues={"sheriff-look": "Просыпается Шериф"},
    ),
    clause(
        "4.5.1.a",
        en=(
            "From the second night the Sheriff has up to 10 seconds to learn the colour of one "
            "player."
        ),
        ru="Со второй ночи у шерифа до 10 секунд, чтобы узнать цвет одного игрока.",
        cites=("sheriff-check",),
        also=("one-check",),
        seconds={"sheriff": 10},
    ),
    clause(
        "4.5.1.b",
        en=(
            "Don and mafia answer black, reds answer red. The Maniac answers red while there are "
            "blacks in the game and black when there are none; 7.9.c says from which moment."
        ),
        ru=(
            "Дон и мафия — чёрные, красные — красные. Маньяк — красный, пока в игре есть чёрные, и "
            "чёрный, когда их нет; с какой минуты, сказано в 7.9.c."
        ),
        cites=("sheriff-red", "sheriff-black"),
    ),
    clause(
        "4.5.2",
        en="A check may be skipped, with КРЕСТ or by not lifting the mask.",
        ru="Проверку можно пропустить: КРЕСТ или маска остаётся на глазах.",
        cites=("sheriff-nobody",),
        also=("sheriff-check",),
    ),
    clause(
        "4.6",
        en="First night: the Beauty is called and may let the judge see her.",
        ru="Первая ночь: зовут красотку, и она может показаться судье.",
        cites=("beauty-look",),
        cues={"beauty-look": "Просыпается Красотка"},
    ),
    clause(
        "4.6.2a",
        en=(
            "From the second night the Beauty takes one player a night, never the same one twice "
            "in a game. In our reading a repeated number is refused, and she may show another "
            "while time lasts."
        ),
        ru=(
            "Со второй ночи красотка забирает одного игрока, к одному и тому же дважды за игру "
            "нельзя. В нашем прочтении повтор судья не принимает, а пока есть время, она может "
            "показать другого."
        ),
        cites=("beauty-act", "beauty-once"),
        also=("one-check",),
        act_refused=nobody_is_visited_or_healed_twice,
    ),
    clause(
        "4.6.2b.1",
        en="The Beauty is shot and nobody healed her: she and her guest die together.",
        ru="Красотку застрелили и не вылечили — гибнут оба, она и гость.",
        also=("night-resolved",),
    ),
    clause(
        "4.6.2b.2",
        en="A shot at her guest does not kill him.",
        ru="Выстрел в её гостя гостя не убивает.",
        also=("night-resolved",),
    ),
    clause(
        "4.6.2b.3",
        en="If Beauty and Doctor choose each other on the same night, no shots can kill either.",
        ru="Красотка и доктор выбрали друг друга — этой ночью обоих не убить ничем.",
        cites=("saved-by-each-other",),
        also=("night-resolved",),
    ),
    clause(
        "4.6.2b.4",
        en="The bullet is hers and the Doctor is with her guest: she dies alone.",
        ru="Пуля досталась красотке, а доктор был у её гостя — погибает она одна.",
        cites=("guest-healed",),
        also=("night-resolved",),
    ),
    clause(
        "4.6.3.a",
        en="She may stay alone as often as she likes, with КРЕСТ or by not lifting the mask.",
        ru="Никого не уводить можно сколько угодно ночей: КРЕСТ или маска остаётся на глазах.",
        cites=("beauty-nobody",),
        also=("beauty-act",),
    ),
    clause(
        "4.6.3.b",
        en=(
            "Her own number, or one whose player is out, means that she stays alone, and no visit "
            "is used up."
        ),
        ru="Свой номер или номер выбывшего — значит, она одна; визит при этом не тратится.",
        cites=("beauty-nobody-by-number",),
        also=("beauty-act",),
        declines=own_or_departed_number,
    ),
    clause(
        "4.7",
        en="First night: the Doctor is called and may let the judge see him.",
        ru="Первая ночь: зовут доктора, и он может показаться судье.",
        cites=("doctor-look",),
        cues={"doctor-look": "Просыпается Доктор"},
    ),
    clause(
        "4.7.1",
        en=(
            "From the second night the Doctor heals one player a night, each only once in a game, "
            "and so himself. In our reading a repeated number is refused, and that of a player who "
            "is out heals nobody and uses up nothing."
        ),
        ru=(
            "Со второй ночи доктор лечит одного, каждого по разу за игру, и себя тоже. В нашем "
            "прочтении повтор судья не принимает, а номер выбывшего — лечения нет, и ничего не "
            "потрачено."
        ),
        cites=("doctor-act", "doctor-once", "doctor-nobody-by-number"),
        also=("one-check",),
    ),
    clause(
        "4.7.2",
        en="He may heal nobody, with КРЕСТ or by not lifting the mask.",
        ru="Лечить он не обязан: КРЕСТ или маска остаётся на глазах.",
        cites=("doctor-nobody",),
        also=("doctor-act",),
    ),
    clause(
        "ORD",
        en=(
            "Each night calls the mafia, then Don, Maniac, Sheriff, Beauty and Doctor. In our "
            "reading roles already out are called as well, at the usual pace."
        ),
        ru=(
            "Каждую ночь будят мафию, затем дона, маньяка, шерифа, красотку и доктора. В нашем "
            "прочтении выбывшие роли зовут тоже, с обычными паузами."
        ),
        cites=("night-check", "one-check", "hunt-unmanned"),
        once_a_night=each_role_once,
        night_duties=meeting_then_hunts(
            first=(
                *("meet", "don-look", "maniac-look", "sheriff-look", "beauty-look", "doctor-look"),
                "dawn",
            ),
            later=("hunt", "don", "maniac", "sheriff", "beauty", "doctor", "dawn"),
        ),
    ),
    clause(
        "UPD-G",
        en=(
            "At the deal the judge repeats each role by hand: citizen thumb up, mafia thumb down, "
            "Don the ring finger, Sheriff OK, Beauty a heart, Doctor crossed fingers, Maniac a cut "
            "across the neck."
        ),
        ru=(
            "На раздаче судья повторяет роль рукой: мирный — палец вверх, мафия — палец вниз, дон "
            "— безымянный палец, шериф — «окей», красотка — сердце, доктор — скрещённые пальцы, "
            "маньяк — рукой по горлу."
        ),
        gestures={
            "role-citizen": "thumb-up",
            "role-mafia": "thumb-down",
            "role-don": "ring-finger",
            "role-sheriff": "ok",
            "role-beauty": "heart",
            "role-doctor": "crossed-fingers",
            "role-maniac": "throat",
        },
    ),
)
