"""Chapter 4.4 of the FIIM rules of 2019: nominations, the vote, the tie and the lift."""

from gorod.rulebooks.book import clause, info, judge
from gorod.rulebooks.policies.speaking import any_living_player_once, silence_spares_the_tie_speech
from gorod.rulebooks.policies.voting import (
    a_day_may_end_without_a_departure,
    all_the_living_vote,
    by_the_rule_of_the_vote,
    highest_count_leaves_ties_are_voted_again,
    lone_candidate_of_the_first_day_stays,
    missing_hands_go_to_the_last,
    more_than_half_of_the_living_lift,
    no_card_is_opened,
    whoever_is_voted_out_has_a_last_word,
)

CLAUSES = (
    info(
        "4.4",
        en="Section: how the table votes.",
        ru="Раздел: как стол голосует.",
    ),
    clause(
        "4.4.1",
        en=(
            "When the circle is over the table votes, and only on those put up today. If nobody "
            "was, there is no vote."
        ),
        ru=(
            "Круг закончен — стол голосует, и только по выставленным сегодня. Не выставили никого "
            "— голосования нет."
        ),
        cites=("ballot", "no-candidates"),
        after_discussion=lone_candidate_of_the_first_day_stays,
    ),
    clause(
        "4.4.2",
        en=(
            "In one's own minute a player may be put up: «Я выставляю игрока № …». The judge "
            "answers «Принято» if the name is taken. In our reading that is anyone alive, oneself "
            "too; a player who is out or already on the list is refused."
        ),
        ru=(
            "В свою минуту игрок вправе выставить другого: «Я выставляю игрока № …». Если "
            "кандидатура принята, судья отвечает «Принято». В нашем прочтении годится любой живой, "
            "и сам говорящий тоже; выбывшего и уже выставленного не принимают."
        ),
        cites=("nomination", "own-minute", "listed", "withdrawal"),
        nominee=any_living_player_once,
        cues={"nomination-over": "Принято"},
    ),
    clause(
        "4.4.3",
        en=(
            "Each day a player gets one candidate onto the list. In our reading a refused name "
            "does not use up the right."
        ),
        ru=(
            "За день от игрока принимают одну кандидатуру. В нашем прочтении отказ права не "
            "сжигает: можно назвать другого."
        ),
        cites=("one-nomination",),
    ),
    clause(
        "4.4.4",
        en="As the «Принято» came one after another, so the candidates are voted.",
        ru="В каком порядке звучало «Принято», в таком и голосуют.",
        cites=("ballot-order",),
        also=("ballot",),
        cues={"vote": "Кто голосует против игрока номер {seat}?"},
    ),
    clause(
        "4.4.5",
        en=(
            "A vote is a fist set upright on the table as soon as the number is called and kept "
            "there until «Стоп» or «Спасибо», about 1.5 seconds. In our reading a fist after that "
            "word is no vote."
        ),
        ru=(
            "Голос — это кулак, поставленный стоймя сразу после номера и до слова «Стоп» или "
            "«Спасибо», примерно полторы секунды. Кулак после этого слова, в нашем прочтении, не "
            "голос."
        ),
        also=("hands",),
        vote_window=1.5,
        cues={"vote-over": "Спасибо"},
    ),
    judge(
        "4.4.6",
        en="Fists are not taken away before the judge has said how many there are.",
        ru="Кулаки не убирают, пока судья не сказал, сколько их.",
        sanction="6.6.6",
    ),
    clause(
        "4.4.7",
        en=(
            "A player votes against one candidate in a ballot. In our reading everyone alive "
            "votes, candidates too, and of two fists the first is the vote."
        ),
        ru=(
            "В одном голосовании у игрока один голос. В нашем прочтении голосуют все живые, и сами "
            "выставленные, а из двух кулаков считается первый."
        ),
        cites=("hands", "voter"),
        voters=all_the_living_vote,
        no_vote=by_the_rule_of_the_vote,
    ),
    clause(
        "4.4.8",
        en=(
            "Whoever showed no fist has voted against the last name on the list; in our reading, "
            "in a revote, against the last of those being voted."
        ),
        ru=(
            "Кто кулак не поставил, тот против последнего в списке; при переголосовании, в нашем "
            "прочтении, — против последнего из тех, кого голосуют."
        ),
        cites=("missing-hands",),
        absent_hands=missing_hands_go_to_the_last,
    ),
    clause(
        "4.4.9",
        en="A hand pulled back too soon has voted all the same.",
        ru="Рука, убранная раньше времени, свой голос уже отдала.",
        also=("hands",),
    ),
    clause(
        "4.4.10",
        en=(
            "A lone candidate of the first day is not put to the vote; on any later day any number "
            "of candidates is. In our reading a lone one then has all the votes and leaves."
        ),
        ru=(
            "Единственного выставленного в первый день не голосуют; в другие дни голосуют сколько "
            "угодно, хоть одного. В нашем прочтении на одном сходятся все голоса, и он уходит."
        ),
        cites=("lone-candidate",),
    ),
    clause(
        "4.4.11",
        en=(
            "Whoever has the most votes leaves; in our reading that is the single highest count, "
            "be it less than half."
        ),
        ru=(
            "Уходит набравший большинство; в нашем прочтении это единственный лидер, пусть голосов "
            "у него и меньше половины."
        ),
        cites=("most-votes",),
        ballot_result=highest_count_leaves_ties_are_voted_again,
        nobody_leaves=a_day_may_end_without_a_departure,
    ),
    clause(
        "4.4.12",
        en=(
            "If several share the highest count, each of them has 30 seconds more, and the table "
            "votes again on them alone."
        ),
        ru=(
            "Если больше всех голосов сразу у нескольких, каждый из них говорит ещё 30 секунд, и "
            "стол переголосовывает только их."
        ),
        cites=("tie", "tie-speech"),
        tie_speech=silence_spares_the_tie_speech(30),
        cues={"tie": "Слово игроку номер {seat}, тридцать секунд"},
    ),
    clause(
        "4.4.12.1",
        en="In a tie, too, whoever was put up earlier speaks earlier and is voted earlier.",
        ru="При равенстве кто раньше выставлен, тот раньше и говорит, и голосуется.",
        cites=("revote",),
        also=("tie-speech",),
        cues={"revote": "Переголосование. Кто голосует против игрока номер {seat}?"},
    ),
    clause(
        "4.4.12.2",
        en=(
            "If a revote ties only some of them, those have 30 seconds again and another revote, "
            "and so on while they grow fewer."
        ),
        ru=(
            "Если после переголосования поровну лишь у части из них, те говорят ещё по 30 секунд "
            "и голосуются опять — и так, пока их становится меньше."
        ),
        cites=("smaller-tie",),
    ),
    clause(
        "4.4.12.3",
        en=(
            "If the very same players tie again, the judge asks «Кто за то, чтоб все голосуемые "
            "игроки покинули игровой стол?». A majority lifts them, equal votes leave them. In our "
            "reading it takes more than half of the living, and a hand not raised is a no."
        ),
        ru=(
            "Если поровну опять у тех же, судья спрашивает «Кто за то, чтоб все голосуемые игроки "
            "покинули игровой стол?». Большинство поднимает их, при равенстве они остаются. В "
            "нашем прочтении нужно больше половины живых, а неподнятая рука — против."
        ),
        cites=("lift",),
        lift_result=more_than_half_of_the_living_lift,
        cues={"lift": "Кто за то, чтоб все голосуемые игроки покинули игровой стол?"},
    ),
    clause(
        "4.4.12.14",
        en=(
            "A player voted out keeps the card secret and has a minute for a last word. In our "
            "reading that holds with a tie or without, and several speak in the order they were "
            "put up."
        ),
        ru=(
            "Заголосованный карту не открывает и говорит последнее слово, минуту. В нашем "
            "прочтении это так и без переголосования, а несколько уходящих говорят в порядке "
            "выставления."
        ),
        cites=("last-word",),
        seconds={"last-word": 60},
        cues={"last-word": "Последнее слово игрока номер {seat}"},
        no_last_word=whoever_is_voted_out_has_a_last_word,
        opens=no_card_is_opened,
    ),
)
