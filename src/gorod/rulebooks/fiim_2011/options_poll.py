"""Clauses 6.5 to 6.8 of the FIIM regulation of 2011: deputies, mayors, anarchy and balls."""

from gorod.engine.powers.ball_poll import BallPoll
from gorod.engine.powers.counted_hands import CountedHands
from gorod.engine.powers.deputy import Deputy
from gorod.engine.powers.mayor import Mayor
from gorod.engine.powers.weighted_votes import WeightedVotes
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
        "Every day the table elects a deputy, who alone decides who is executed. In our reading "
        "the highest count wins, anyone alive may be named, the deputy too, and after two ties "
        "there is no deputy and nobody goes."
    ),
    ru=(
        "Каждый день стол выбирает депутата, и кого казнить, решает он один. В нашем прочтении "
        "побеждает наибольший счёт, назвать можно любого живого, хоть себя, а дважды поровну — ни "
        "депутата, ни казни."
    ),
    cites=("deputy", "execution"),
    after_discussion=amends(a_deputy_is_elected_every_day),
    grants=(Deputy,),
    deputy_result=highest_count_or_after_two_ties_nobody,
)

MAYOR = clause(
    "6.6",
    en=(
        "When the cards are dealt, the table elects a mayor, whose vote weighs 1.5; killed or "
        "executed, he hands the office to another. In our reading the election comes before the "
        "first speeches, the heir is named in the last word, and the office ends with a mayor who "
        "is removed."
    ),
    ru=(
        "Когда карты розданы, стол выбирает мэра, его голос весит 1,5; убитый или казнённый, он "
        "передаёт должность другому. В нашем прочтении выборы — до первых речей, преемника "
        "называют в последнем слове, а если мэр удалён, должности больше нет."
    ),
    cites=("mayor", "successor"),
    grants=(Mayor, WeightedVotes),
    mayor_election=a_mayor_is_elected_before_the_first_speech,
    mayor_result=highest_count_or_after_two_ties_the_lot,
    weight=the_mayor_has_a_vote_and_a_half,
    lift_result=amends(more_than_half_of_the_votes_lift),
)

ANARCHY = clause(
    "6.7",
    en=(
        "In one day a player may vote against several candidates. In our reading once against "
        "each; the highest count leaves, and only one who voted against nobody has a missing vote."
    ),
    ru=(
        "За день можно голосовать против нескольких кандидатов. В нашем прочтении — по разу против "
        "каждого; уходит наибольший счёт, а неотданный голос лишь у того, кто не голосовал ни "
        "разу."
    ),
    cites=("hands",),
    grants=(CountedHands,),
    counted=one_hand_against_each,
)

ROMANIAN = clause(
    "6.8",
    en=(
        "Each of the living gives a black ball to the player most suspected and a white one to the "
        "most honest; more black than white is an execution. In our reading nobody is put up, the "
        "two balls go to different players, and all in excess go together."
    ),
    ru=(
        "Каждый живой даёт чёрный шар самому подозрительному и белый самому честному; чёрных "
        "больше — казнь. В нашем прочтении никого не выставляют, шары отдают разным игрокам, а "
        "казнят разом всех, у кого чёрных больше."
    ),
    cites=("balls",),
    nominee=amends(nobody_is_put_up),
    after_discussion=amends(balls_are_given_after_the_discussion),
    grants=(BallPoll,),
    balls_result=all_with_more_black_than_white_leave,
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
