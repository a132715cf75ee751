"""Clauses 6.1 to 6.4 of the FIIM regulation of 2011: one more minute, odd hands, no meeting."""

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
        "«Золотая минута»: a candidate who has spoken today may have 60 seconds more before "
        "the ballot opens, once in the game. Nobody is put up in them."
    ),
    ru=(
        "«Золотая минута»: кандидат, уже говоривший сегодня, может до начала голосования "
        "взять ещё 60 секунд, раз за игру. Выставлять в них нельзя."
    ),
    cites=("golden-minute",),
    golden=a_candidate_who_has_spoken_once_a_game(60),
)

SELF_VOTE = clause(
    "6.2",
    en=(
        "Whoever holds his vote back has cast it at himself, put up or not, instead of at the "
        "last on the list. He may tie or leave by it."
    ),
    ru=(
        "Кто придержал голос, отдал его против себя, выставлен он или нет, а не против "
        "последнего в списке. С этим можно и в перестрелку попасть, и уйти."
    ),
    cites=("self-votes",),
    absent_hands=amends(no_missing_hand_goes_to_another),
    self_votes=those_who_held_back(everybody_with_a_vote),
)

LATE_MEETING = clause(
    "6.3a",
    en=(
        "The blacks meet only in the second night, when the first vote is behind them, and do "
        "not fire in it. The first hunt is in the third night; checks begin in the second."
    ),
    ru=(
        "Чёрные видят друг друга лишь во вторую ночь, когда первое голосование позади, и в "
        "неё не стреляют. Первая охота — в третью ночь, проверки — со второй."
    ),
    cites=("meeting", "hunt"),
    night_duties=amends(meeting_takes_the_place_of_the_first_hunt),
    first_hunt=amends(not_before_the_third_night),
)

NO_MEETING = clause(
    "6.3b",
    en=(
        "The blacks never meet: whom to shoot they must guess from the play, from the second "
        "night on. No check gets an answer, so the Sheriff is worth a citizen."
    ),
    ru=(
        "Чёрные не встречаются вовсе: кого стрелять, они угадывают по игре, начиная со второй "
        "ночи. Проверки остаются без ответа, и шериф стоит не больше мирного."
    ),
    cites=("don-none", "sheriff-none"),
    night_duties=amends(nobody_ever_meets),
    check_answer=amends(no_check_is_answered),
)

SECRET_BALLOT = clause(
    "6.4",
    en=(
        "Votes go to the host on paper, revotes and lifts too, and the table hears only the "
        "sums. A paper that is empty, late or names no candidate is a missing vote."
    ),
    ru=(
        "Голоса сдают ведущему на бумаге, при переголосовании и подъёме тоже, а стол слышит "
        "только суммы. Записка пустая, поздняя или не с тем именем — это неотданный голос."
    ),
    cites=("hands",),
    secret_ballot=True,
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
