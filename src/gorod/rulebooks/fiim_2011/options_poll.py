"""Clauses 6.5 to 6.8 of the FIIM regulation of 2011: deputies, mayors, anarchy and balls."""

from gorod.rulebooks.book import Option, amends, clause
from gorod.rulebooks.policies.balls import (
    all_with_more_black_than_white_leave,
    balls_are_given_after_the_discussion,
    nobody_is_put_up,
)
from gorod.rulebooks.policies.elections import (
    a_deputy_is_elected_every_day,
    a_mayor_is_elected_before_the_first_speech,
    highest_count_or_after_two_ties_nobody,
    highest_count_or_after_two_ties_the_lot,
)
from gorod.rulebooks.policies.odd_ballots import one_hand_against_each
from gorod.rulebooks.policies.weights import (
    more_than_half_of_the_votes_lift,
    the_mayor_has_a_vote_and_a_half,
)

DEPUTY = clause(
    "6.5",
    en=(
        "Every day the table elects a deputy, the highest count winning, and he names the one "
        "to be executed, himself if he likes. After two ties there is no deputy and nobody "
        "goes."
    ),
    ru=(
        "Каждый день стол выбирает депутата, побеждает наибольший счёт, и казнимого называет "
        "он, хоть себя. Дважды поровну — депутата нет, и никто не уходит."
    ),
    cites=("deputy", "execution"),
    after_discussion=amends(a_deputy_is_elected_every_day),
    polls={"deputy": highest_count_or_after_two_ties_nobody},
)

MAYOR = clause(
    "6.6",
    en=(
        "Before the first speeches the table elects a mayor, whose vote weighs 1.5. If shot "
        "or executed, he names his heir in the last word; if removed, the office ends with "
        "him."
    ),
    ru=(
        "До первых речей стол выбирает мэра, его голос весит 1,5. Убитый или казнённый, он "
        "называет преемника в последнем слове; удалён — должности больше нет."
    ),
    cites=("mayor", "successor"),
    before_speeches=amends(a_mayor_is_elected_before_the_first_speech),
    polls={"mayor": highest_count_or_after_two_ties_the_lot},
    weight=the_mayor_has_a_vote_and_a_half,
    lift_result=amends(more_than_half_of_the_votes_lift),
)

ANARCHY = clause(
    "6.7",
    en=(
        "A voter may show his hand against several candidates, once each; the highest count "
        "leaves as ever. Only one who voted against nobody has a missing vote."
    ),
    ru=(
        "Можно поднять руку против нескольких кандидатов, по разу на каждого; уходит, как "
        "всегда, наибольший счёт. Неотданный голос лишь у того, кто не голосовал ни разу."
    ),
    cites=("hands",),
    counted=amends(one_hand_against_each),
)

ROMANIAN = clause(
    "6.8",
    en=(
        "Nobody is put up. Each of the living hands a black ball to a player he suspects and "
        "a white one to another he believes; all who got black in excess go together."
    ),
    ru=(
        "Никого не выставляют. Каждый живой даёт чёрный шар тому, кого подозревает, и белый "
        "другому, кому верит; все, у кого чёрных больше, уходят разом."
    ),
    cites=("balls",),
    nominee=amends(nobody_is_put_up),
    after_discussion=amends(balls_are_given_after_the_discussion),
    polls={"balls": all_with_more_black_than_white_leave},
)

OPTIONS = (
    Option(
        "6.5",
        en="a people's deputy, elected every day, names the one to be executed",
        ru="народный депутат, избранный на день, сам называет казнимого",
        clauses=(DEPUTY,),
        aliases=("deputy",),
    ),
    Option(
        "6.6",
        en="a mayor with a vote and a half, who names his heir",
        ru="мэр с полутора голосами, который называет преемника",
        clauses=(MAYOR,),
        aliases=("mayor",),
    ),
    Option(
        "6.7",
        en="anarchy: one may vote against several candidates",
        ru="анархия: можно голосовать против нескольких",
        clauses=(ANARCHY,),
        aliases=("anarchy",),
    ),
    Option(
        "6.8",
        en="the Romanian variant: black and white balls instead of a ballot",
        ru="румынский вариант: чёрные и белые шары вместо голосования",
        clauses=(ROMANIAN,),
        aliases=("romanian",),
    ),
)
