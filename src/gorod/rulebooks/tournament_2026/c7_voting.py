"""Chapter 7 of the tournament rules of 2026: the vote, the autocatastrophe and the lift."""

from gorod.engine.powers.counted_hands import CountedHands
from gorod.rulebooks.book import clause, judge
from gorod.rulebooks.policies.electing import (
    absent_hands_abstain,
    first_hand_not_against_oneself,
    more_than_half_of_the_voters_lift,
    one_revote_then_the_lift,
    removed_candidates_are_struck_off,
    the_tied_and_the_voteless_by_their_own_rules,
    the_tied_do_not_vote,
    two_candidates_or_no_vote,
)
from gorod.rulebooks.policies.muting import the_muted_keep_a_silent_turn
from gorod.rulebooks.policies.voting import (
    a_day_may_end_without_a_departure,
    no_card_is_opened,
    whoever_is_voted_out_has_a_last_word,
)

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
            "A single name is struck out and the night comes with no vote; so it does with no name "
            "at all. In our reading a list that a removal cut to one is treated alike."
        ),
        ru=(
            "Единственную кандидатуру снимают, и сразу наступает ночь; без кандидатур — тоже. В "
            "нашем прочтении так же и со списком, который удаление сократило до одного имени."
        ),
        cites=("no-candidates", "sole-candidate"),
        after_discussion=two_candidates_or_no_vote,
        called_off=removed_candidates_are_struck_off,
    ),
    clause(
        "7.1.3",
        en="The Host first reads the list out, from the earliest name.",
        ru="Сперва ведущий читает список вслух, с самого раннего имени.",
        also=("ballot",),
        reminders={"list": "vote-opening"},
    ),
    clause(
        "7.1.4",
        en="Whoever was put up earlier is voted earlier.",
        ru="Кого раньше выставили, того раньше и голосуют.",
        cites=("ballot-order",),
        also=("ballot",),
    ),
    clause(
        "7.1.5",
        en=(
            "A player has one vote and may abstain: it then goes to nobody. In our reading, if the "
            "whole table abstains, nobody leaves."
        ),
        ru=(
            "Голос у игрока один, и можно воздержаться: тогда он никому не достаётся. В нашем "
            "прочтении, если воздержался весь стол, никто не уходит."
        ),
        cites=("voter", "no-votes", "missing-hands"),
        also=("hands",),
        absent_hands=absent_hands_abstain,
    ),
    clause(
        "7.1.6",
        en=(
            "Nobody votes against themselves. In our reading such a hand is void and a foul "
            "(13.1.6), but the vote is not used up; whom one put up, one may vote out."
        ),
        ru=(
            "Против себя не голосуют. В нашем прочтении такая рука не в счёт, и это фол (13.1.6), "
            "но голос ещё цел; того, кого сам выставил, голосовать можно."
        ),
        also=("hands",),
        grants=(CountedHands,),
        counted=first_hand_not_against_oneself,
    ),
    clause(
        "7.1.7",
        en="If someone shows several hands in a ballot, the earliest is the vote.",
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
        also=("hands",),
        seconds={"vote": 2},
        vote_window=2.0,
        cues={"vote-over": "Спасибо", "vote-counted": "Принято"},
    ),
    clause(
        "7.1.8.b",
        en="A hand that missed «Спасибо» is no vote.",
        ru="Рука, не успевшая к «Спасибо», — не голос.",
        also=("hands",),
    ),
    judge(
        "7.1.8.c",
        en=(
            "Until «Принято» the hand stays down. If it moves away sooner, its vote stands and a "
            "foul is due."
        ),
        ru="До «Принято» рука стоит. Ушла раньше — голос в силе, но положен фол.",
        sanction="13.1.7",
        acts=("withdraws-hand",),
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
        nobody_leaves=a_day_may_end_without_a_departure,
        no_last_word=whoever_is_voted_out_has_a_last_word,
        opens=no_card_is_opened,
    ),
    clause(
        "7.2.1",
        en=(
            "When several share the top, that is an «автокатастрофа»: they have 30 seconds each in "
            "turn, and the table votes again. In our reading whoever is muted today is silent here "
            "as well."
        ),
        ru=(
            "Если больше всех голосов сразу у нескольких, это автокатастрофа: у каждого 30 секунд "
            "на оправдание, и стол голосует снова. В нашем прочтении кто сегодня молчит, тот и "
            "здесь молчит."
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
        ru="Сами участники автокатастрофы не голосуют. Кто из них собрал больше голосов, выбывает.",
        cites=("revote-result", "tied-vote"),
        also=("revote",),
        voters=the_tied_do_not_vote,
        no_vote=the_tied_and_the_voteless_by_their_own_rules,
    ),
    clause(
        "7.2.3",
        en=(
            "Level once more: «Кто «ЗА» то, чтобы все игроки покинули игру?»; a majority sends "
            "them out, otherwise they stay. In our reading it is asked about those at the top, at "
            "0 : 0 too, the tied do not vote, and it takes more than half of the voters."
        ),
        ru=(
            "Снова поровну: «Кто «ЗА» то, чтобы все игроки покинули игру?»; большинство выводит "
            "их, иначе все остаются. В нашем прочтении вопрос — о тех, у кого больше всех, и при 0 "
            ": 0 тоже, участники автокатастрофы не голосуют, и нужно больше половины голосующих."
        ),
        cites=("lift",),
        cues={"lift": "Кто «ЗА» то, чтобы все игроки покинули игру?"},
        lift_result=more_than_half_of_the_voters_lift,
    ),
)
