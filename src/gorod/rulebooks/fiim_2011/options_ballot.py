"""Clauses 6.1 to 6.4 of the FIIM regulation of 2011: one more minute, odd hands, no meeting."""

from gorod.engine.powers.golden_minute import GoldenMinute
from gorod.engine.powers.secret_ballot import SecretBallot
from gorod.engine.powers.self_votes import SelfVotes
from gorod.rulebooks.book import Option, amends, clause
from gorod.rulebooks.policies.meetings import (
    meeting_takes_the_place_of_the_first_hunt,
    no_check_is_answered,
    nobody_ever_meets,
    not_before_the_third_night,
)
from gorod.rulebooks.policies.odd_ballots import (
    a_candidate_who_has_spoken_once_a_game,
    everybody_with_a_vote,
    no_missing_hand_goes_to_another,
    those_who_held_back,
)

GOLDEN_MINUTE = clause(
    "6.1",
    en=(
        "«Золотая минута»: a player under suspicion who has already spoken may take 60 seconds "
        "more, once in the game. In our reading that is a candidate of the coming ballot, before "
        "it opens, and nobody is put up in this minute."
    ),
    ru=(
        "«Золотая минута»: подозреваемый, который уже говорил, может раз за игру взять ещё 60 "
        "секунд. В нашем прочтении это кандидат предстоящего голосования, до его начала, и "
        "выставлять в эту минуту нельзя."
    ),
    cites=("golden-minute",),
    grants=(GoldenMinute,),
    golden=a_candidate_who_has_spoken_once_a_game(60),
)

SELF_VOTE = clause(
    "6.2",
    en=(
        "Whoever holds his vote back has cast it at himself. In our reading that holds whether he "
        "was put up or not, instead of L.5.4, and he may tie or leave by it."
    ),
    ru=(
        "Кто голоса не отдал, тот отдал его против себя. В нашем прочтении это так, выставлен он "
        "или нет, вместо L.5.4, и с этим голосом можно попасть в перестрелку и уйти."
    ),
    cites=("self-votes",),
    absent_hands=amends(no_missing_hand_goes_to_another),
    grants=(SelfVotes,),
    self_votes=those_who_held_back(everybody_with_a_vote),
)

LATE_MEETING = clause(
    "6.3a",
    en=(
        "The blacks do not meet in the first night; they see one another only after the first "
        "vote, and “in the first night” they do not shoot. In our reading (contested) the first "
        "hunt is in the third night, the meeting and the first checks in the second."
    ),
    ru=(
        "В первую ночь чёрные не знакомятся: увидят друг друга лишь после первого голосования и «в "
        "первую ночь» не стреляют. В нашем прочтении (оно спорное) первая охота — в третью ночь, "
        "знакомство и первые проверки — во вторую."
    ),
    cites=("meeting", "hunt"),
    night_duties=amends(meeting_takes_the_place_of_the_first_hunt),
    first_hunt=amends(not_before_the_third_night),
)

NO_MEETING = clause(
    "6.3b",
    en=(
        "The blacks never meet: they must sense one another and settle the shots during play. No "
        "check gets an answer, so the Sheriff is worth a citizen. In our reading they hunt from "
        "the second night, and all must hit one number."
    ),
    ru=(
        "Чёрные не знакомятся вовсе: им надо почувствовать своих и договориться об отстрелах по "
        "ходу игры. Проверки остаются без ответа, и шериф стоит не больше мирного. В нашем "
        "прочтении охота — со второй ночи, и попасть надо всем в один номер."
    ),
    cites=("don-none", "sheriff-none"),
    night_duties=amends(nobody_ever_meets),
    check_answer=amends(no_check_is_answered),
)

SECRET_BALLOT = clause(
    "6.4",
    en=(
        "Votes go to the host on paper. In our reading revotes and lifts do too, the table hears "
        "only the sums, and a paper that is empty, late or names no candidate is a missing vote."
    ),
    ru=(
        "Голоса сдают ведущему на бумаге. В нашем прочтении так и при переголосовании, и при "
        "подъёме, стол слышит только суммы, а записка пустая, поздняя или не с тем именем — это "
        "неотданный голос."
    ),
    cites=("hands",),
    grants=(SecretBallot,),
)

BEFORE_6_3 = (
    Option(
        "6.1",
        en="a golden minute: a candidate may speak once more before the ballot",
        ru="золотая минута: кандидат может ещё раз сказать слово до голосования",
        clauses=(GOLDEN_MINUTE,),
        aliases=("golden-minute",),
    ),
    Option(
        "6.2",
        en="a vote held back counts against its owner",
        ru="неотданный голос считается против самого игрока",
        clauses=(SELF_VOTE,),
        aliases=("self-vote",),
    ),
)

FROM_6_3 = (
    Option(
        "6.3a",
        en="the mafia meets only after the first vote, and hunts from the third night",
        ru="мафия знакомится лишь после первого голосования, охота с третьей ночи",
        clauses=(LATE_MEETING,),
        aliases=("late-meeting",),
    ),
    Option(
        "6.3b",
        en="the mafia never meets, and checks go without an answer",
        ru="мафия не знакомится вовсе, проверки остаются без ответа",
        clauses=(NO_MEETING,),
        aliases=("no-meeting",),
    ),
    Option(
        "6.4",
        en="a secret ballot: the table learns the sums alone",
        ru="тайное голосование: стол узнаёт только суммы",
        clauses=(SECRET_BALLOT,),
        aliases=("secret-ballot",),
    ),
)
