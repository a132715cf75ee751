"""Chapter 13 of the tournament rules of 2026: what a foul is given for."""

from gorod.rulebooks.book import DISQUALIFY, FOUL, clause, info

CLAUSES = (
    clause(
        "13.1",
        en="Items 13.1.1 to 13.1.8 are worth a foul each; 13.1.9 is punished otherwise.",
        ru="За каждый из пунктов 13.1.1–13.1.8 — один фол; за 13.1.9 наказывают иначе.",
        also=("foul",),
    ),
    clause(
        "13.1.1",
        en=(
            "Foul for a voice in a minute that is not one's own, if its owner did not allow it; a "
            "whisper or a gasp will do."
        ),
        ru="Фол за голос в чужую минуту, если её хозяин не разрешал; хватит и шепотка, и возгласа.",
        sanction=FOUL,
        acts=("speaks-out-of-turn",),
    ),
    clause(
        "13.1.2",
        en="Foul for gestures so wide that they put others off.",
        ru="Фол за чрезмерные жесты, которые отвлекают других.",
        sanction=FOUL,
        acts=("waves-hands",),
    ),
    clause(
        "13.1.3",
        en="Foul for a gesture of whatever kind from the start of a vote to its end.",
        ru="Фол за любой жест от начала голосования до его конца.",
        sanction=FOUL,
        acts=("urges-voters",),
    ),
    clause(
        "13.1.4",
        en="Foul for laying hands on a voter's hand, or hampering the vote in another bodily way.",
        ru=(
            "Фол, если на голосовании коснулся чужой руки, потянул её или иначе физически помешал "
            "голосовать."
        ),
        sanction=FOUL,
    ),
    clause(
        "13.1.5",
        en="Foul for a raised voice and a yell.",
        ru="Фол за крик и чересчур громкий голос.",
        sanction=FOUL,
        acts=("shouts",),
    ),
    clause(
        "13.1.6",
        en=(
            "Foul for provoking the Host in a vote, for example with a hand against oneself or "
            "hands against several."
        ),
        ru=(
            "Фол за провокацию ведущего на голосовании: например, голос «в себя» или против "
            "нескольких."
        ),
        sanction=FOUL,
        acts=("votes-twice",),
    ),
    clause(
        "13.1.7",
        en=(
            "Foul for a hand gone from the table between «Спасибо» and «Принято»; it has voted all "
            "the same."
        ),
        ru="Фол за руку, убранную между «Спасибо» и «Принято»; свой голос она уже отдала.",
        sanction=FOUL,
        acts=("withdraws-hand",),
    ),
    clause(
        "13.1.8",
        en="Foul for speaking to the Host; one «кто выставлен?» in one's minute is free.",
        ru="Фол за обращение к ведущему; один вопрос «кто выставлен?» в свою минуту не в счёт.",
        sanction=FOUL,
        acts=("argues-with-judge",),
    ),
    clause(
        "13.1.9",
        en=(
            "Rude words and unethical conduct towards players are punished with a warning or a "
            "removal; in our reading this is no foul."
        ),
        ru=(
            "За некорректные слова и неэтичное поведение с игроками ведущий делает замечание или "
            "удаляет; в нашем прочтении это не фол."
        ),
        sanction=DISQUALIFY,
    ),
    info(
        "13.2",
        en=(
            "Rude is what is coarse or hostile, goes for the person, belittles, or labels by race, "
            "nation, faith or sex."
        ),
        ru=(
            "Грубо — это резко и враждебно, с переходом на личности, с унижением или с ярлыком по "
            "расе, нации, вере, сексуальности."
        ),
    ),
)
