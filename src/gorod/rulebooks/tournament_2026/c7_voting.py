"""Chapter 7 of the tournament rules of 2026: the vote, the autocatastrophe and the lift."""

from gorod.rulebooks.book import clause, judge
from gorod.rulebooks.policies.electing import (
    absent_hands_abstain,
    first_hand_not_against_oneself,
    more_than_half_of_the_voters_lift,
    one_revote_then_the_lift,
    removed_candidates_are_struck_off,
    the_tied_do_not_vote,
    two_candidates_or_no_vote,
)
from gorod.rulebooks.policies.muting import the_muted_keep_a_silent_turn

CLAUSES = (
    clause(
        "7.1.1",
        en="After the last speech the table votes.",
        ru="Отговорили все — стол голосует.",
        cites=("ballot",),
    ),
    clause(
        "7.1.2",
        en=(
            "A single name, on any day, is struck out and the night comes with no vote; so it does "
            "with no name at all. A list that a removal cut to one is treated alike."
        ),
        ru=(
            "Одно имя в списке, в любой день, вычёркивают, и ночь приходит без голосования; без "
            "имён она приходит тоже. Так же и со списком, который удаление сократило до одного."
        ),
        cites=("no-candidates", "sole-candidate"),
        after_discussion=two_candidates_or_no_vote,
        called_off=removed_candidates_are_struck_off,
    ),
    clause(
        "7.1.3",
        en="The Host first reads the list out, from the earliest name.",
        ru="Сперва ведущий читает список вслух, с самого раннего имени.",
        cites=("ballot",),
        reminders={"list": "vote"},
    ),
    clause(
        "7.1.4",
        en="Whoever was put up earlier is voted earlier.",
        ru="Кого раньше выставили, того раньше и голосуют.",
        cites=("ballot", "ballot-order"),
    ),
    clause(
        "7.1.5",
        en=(
            "A player has one vote and may keep it to himself: it then goes to nobody. If the "
            "whole table does so, nobody leaves."
        ),
        ru=(
            "Голос у игрока один, и его можно оставить при себе: тогда он не достаётся никому. "
            "Если так сделал весь стол, никто не уходит."
        ),
        cites=("hands", "voter", "no-votes", "missing-hands"),
        absent_hands=absent_hands_abstain,
    ),
    clause(
        "7.1.6",
        en=(
            "A hand against oneself is void and a foul (13.1.6), but the vote is not used up. Whom "
            "one put up, one may vote out."
        ),
        ru=(
            "Рука в себя не в счёт, и это фол (13.1.6), но голос ещё цел. Того, кого сам выставил, "
            "голосовать можно."
        ),
        cites=("hands",),
        counted=first_hand_not_against_oneself,
    ),
    clause(
        "7.1.7",
        en="If someone shows several hands in a ballot, his earliest is the vote.",
        ru="Ставил руку не раз — голос там, где она стояла сначала.",
        cites=("hands",),
    ),
    clause(
        "7.1.8.a",
        en=(
            "Exactly 2 seconds to set the hand down, thumb up; then «Спасибо», the count and "
            "«Принято»."
        ),
        ru="Поставить руку, палец вверх, — ровно 2 секунды; затем «Спасибо», счёт и «Принято».",
        cites=("hands",),
        seconds={"vote": 2},
        vote_window=2.0,
        cues={"vote-over": "Спасибо", "vote-counted": "Принято"},
    ),
    clause(
        "7.1.8.b",
        en="A hand that missed «Спасибо» is no vote.",
        ru="Рука, не успевшая к «Спасибо», — не голос.",
        cites=("hands",),
    ),
    judge(
        "7.1.8.c",
        en=(
            "Until «Принято» the hand stays down. If it moves away sooner, its vote stands and a "
            "foul is due."
        ),
        ru="До «Принято» рука стоит. Ушла раньше — голос в силе, но положен фол.",
        sanction="13.1.7",
    ),
    clause(
        "7.1.9",
        en=(
            "More votes than anyone else, and the player is out with 30 seconds to say goodbye, "
            "unless an alibi holds him."
        ),
        ru=(
            "Голосов больше, чем у любого другого, — игрок выбыл, если его не держит алиби. На "
            "прощание 30 секунд."
        ),
        cites=("most-votes", "last-word"),
        seconds={"last-word": 30},
        ballot_result=one_revote_then_the_lift,
    ),
    clause(
        "7.2.1",
        en=(
            "When several share the top, that is an «автокатастрофа»: they have 30 seconds each in "
            "turn, and the table votes again. Whoever is muted today is silent here as well."
        ),
        ru=(
            "Если наверху сразу несколько, это автокатастрофа: у каждого 30 секунд на оправдание, "
            "и стол голосует снова. Кто сегодня молчит, тот и здесь молчит."
        ),
        cites=("tie", "tie-speech", "revote"),
        seconds={"tie": 30},
        tie_speech=the_muted_keep_a_silent_turn(30, "tie-speech"),
    ),
    clause(
        "7.2.2",
        en=(
            "Those in it put no hand down in this second vote. The top of it, if it is one player, "
            "leaves."
        ),
        ru=(
            "Сами попавшие в неё во второй раз рук не ставят. Кто собрал больше остальных, "
            "выбывает."
        ),
        cites=("revote", "revote-result", "voter"),
        voters=the_tied_do_not_vote,
    ),
    clause(
        "7.2.3",
        en=(
            "Level once more, be it at 0 : 0 or only some of them: «Кто «ЗА» то, чтобы все игроки "
            "покинули игру?», asked about those at the top. They go if more than half of the "
            "voters are for it, the tied not voting; otherwise they stay."
        ),
        ru=(
            "Снова вровень, пусть по нулям или лишь часть из них: «Кто «ЗА» то, чтобы все игроки "
            "покинули игру?» — о тех, кто наверху. Нужно больше половины голосующих, попавшие в "
            "автокатастрофу не голосуют; иначе все на месте."
        ),
        cites=("lift",),
        cues={"lift": "Кто «ЗА» то, чтобы все игроки покинули игру?"},
        lift_result=more_than_half_of_the_voters_lift,
    ),
)
