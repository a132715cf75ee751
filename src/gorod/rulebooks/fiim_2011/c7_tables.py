"""Clause 7 of the FIIM regulation of 2011: tables of other sizes, each with its own course."""

from gorod.engine.powers.card_guess import CardGuess
from gorod.rulebooks.book import Option, amends, clause
from gorod.rulebooks.policies.dealing import one_deck
from gorod.rulebooks.policies.guessing import (
    only_the_guess_decides,
    red_wins_by_a_true_guess,
    two_players_and_a_closed_card,
)
from gorod.rulebooks.policies.nights import (
    all_of_the_pack_shoot_one,
    meeting_then_a_night_of_checks_then_hunts,
)
from gorod.rulebooks.policies.packs import a_don_with_a_mafioso_each, packs_hunt_in_turn
from gorod.rulebooks.policies.small_tables import (
    a_day_without_a_candidate_is_black,
    a_second_tie_begins_the_first_day_anew,
    a_second_tie_is_black,
    nobody_wakes_before_the_first_day,
    not_after_the_first_day,
    one_mafioso,
    somebody_must_be_put_up,
    the_first_day_ends_with_an_execution,
    the_first_day_opens_the_card,
    the_only_day_is_without_last_words,
    whoever_is_left_alone_must_leave,
    whom_the_first_day_executes_hosts,
)
from gorod.rulebooks.policies.speaking import (
    nobody_is_put_up_on_the_first_circle,
    two_circles_on_the_first_day,
)

NO_SECOND_HUNT = meeting_then_a_night_of_checks_then_hunts(
    first=("meet", "don-look", "sheriff-look", "dawn"), later=("hunt", "don", "sheriff", "dawn")
)
"""It is contested whether "the first night" of 7.2 and 7.3 is the first or the second (R11-28)."""

CLAUSES = (
    clause(
        "7.1",
        en=(
            "Twelve: two black pairs, a Don and a mafioso each, wake in turn and order their "
            "shots, the first in nights 2, 4 and 6, the second in 3, 5 and 7; they may hit one of "
            "the other pair. Each Don has a check a night. In our reading the turns go on after "
            "that, the pairs do not know each other and win as one side against eight reds."
        ),
        ru=(
            "Двенадцать: две чёрные пары, дон и мафиози в каждой, просыпаются по очереди и "
            "заказывают отстрел, первая во 2-ю, 4-ю и 6-ю ночи, вторая в 3-ю, 5-ю и 7-ю; попасть "
            "можно и в мафиози из другой пары. У каждого дона своя проверка. В нашем прочтении "
            "очередь идёт и дальше, пары не знакомы и побеждают вместе против восьми красных."
        ),
        cites=("seating", "deal"),
        sizes=frozenset({12}),
        deck=one_deck(citizen=7, sheriff=1, don=2, mafia=2),
        night_duties=packs_hunt_in_turn,
        pack=a_don_with_a_mafioso_each,
        hunt_victim=all_of_the_pack_shoot_one(a_don_with_a_mafioso_each),
    ),
    clause(
        "7.2",
        en=(
            "Nine: three blacks who “in the first night” do not shoot, as though the absent tenth "
            "had been shot. The first day has two circles, with nominations in the second only. In "
            "our reading (contested) the hunt left out is that of the second night, and seat 1 "
            "opens both circles."
        ),
        ru=(
            "Девять: трое чёрных, и «в первую ночь» они не стреляют, будто стреляли в "
            "отсутствующего десятого. В первый день два круга, выставляют только на втором. В "
            "нашем прочтении (оно спорное) пропускается охота второй ночи, а оба круга открывает "
            "место 1."
        ),
        cites=("seating", "deal", "two-circles"),
        sizes=frozenset({9}),
        deck=one_deck(citizen=5, sheriff=1, mafia=2, don=1),
        night_duties=NO_SECOND_HUNT,
        first_hunt=3,
        speaking_order=two_circles_on_the_first_day,
        nominee=nobody_is_put_up_on_the_first_circle,
    ),
    clause(
        "7.3",
        en=(
            "Eight: three blacks who “in the first night” do not shoot. The first day runs as at "
            "ten. In our reading (contested) the first hunt is in the third night."
        ),
        ru=(
            "Восемь: трое чёрных, и «в первую ночь» они не стреляют. Первый день идёт как у "
            "десятерых. В нашем прочтении (оно спорное) первая охота — в третью ночь."
        ),
        cites=("seating", "deal"),
        sizes=frozenset({8}),
        deck=one_deck(citizen=4, sheriff=1, mafia=2, don=1),
        night_duties=NO_SECOND_HUNT,
        first_hunt=3,
    ),
    clause(
        "7.4",
        en=(
            "Seven: five reds with the Sheriff against the Don and one mafioso. Hunts from the "
            "second night and the rest as at ten."
        ),
        ru=(
            "Семь: пять красных с шерифом против дона и одного мафиози. Охота со второй ночи, и "
            "прочее как у десятерых."
        ),
        cites=("seating", "deal"),
        sizes=frozenset({7}),
        deck=one_deck(citizen=4, sheriff=1, mafia=1, don=1),
    ),
    clause(
        "7.5",
        en=(
            "Four to six: one mafioso, no host chosen beforehand, and play opens by day: someone "
            "must be chosen, voted and killed. If it is the mafioso, red has won; if not, he hosts "
            "from then on. In our reading that day repeats until somebody is executed, and an "
            "executed citizen opens his card and has no last word."
        ),
        ru=(
            "От четырёх до шести: один мафиози, ведущего заранее нет, и начинают с дня: кого-то "
            "надо выбрать, проголосовать и убить. Если это мафиози, победили красные; если нет, "
            "дальше ведёт он. В нашем прочтении день повторяют, пока кого-то не казнят, а "
            "казнённый мирный открывает карту и последнего слова не имеет."
        ),
        cites=("seating", "deal", "day-again", "executed-hosts"),
        sizes=frozenset({4, 5, 6}),
        deck=one_mafioso,
        night_duties=nobody_wakes_before_the_first_day("hunt", "dawn"),
        after_discussion=somebody_must_be_put_up,
        ballot_result=a_second_tie_begins_the_first_day_anew,
        called_off=whoever_is_left_alone_must_leave,
        nobody_leaves=the_first_day_ends_with_an_execution,
        farewell_defeat=amends(not_after_the_first_day),
        no_last_word=whom_the_first_day_executes_hosts,
        opens=the_first_day_opens_the_card,
    ),
    clause(
        "7.6",
        en=(
            "Three: the same, but the only day decides: if the mafioso is executed, red wins, if a "
            "citizen is, black does. In our reading a second tie is black's win too."
        ),
        ru=(
            "Трое: то же, но решает единственный день: казнён мафиози — победа красных, мирный — "
            "чёрных. Снова поровну, в нашем прочтении, — тоже победа чёрных."
        ),
        cites=("seating", "deal", "one-day", "only-execution"),
        sizes=frozenset({3}),
        deck=one_mafioso,
        night_duties=nobody_wakes_before_the_first_day(),
        after_discussion=a_day_without_a_candidate_is_black,
        ballot_result=a_second_tie_is_black,
        no_last_word=the_only_day_is_without_last_words,
        opens=the_first_day_opens_the_card,
    ),
    clause(
        "7.7",
        en=(
            "Two: of two red cards and a black, each draws one and one lies closed. Either both "
            "call the closed card black or one accuses the other: a true guess is a win for red, "
            "a false one for black."
        ),
        ru=(
            "Двое: из двух красных карт и чёрной каждый тянет по одной, последняя лежит закрытой. "
            "Либо оба называют чёрной её, либо один обвиняет другого: угадано — победа красных, "
            "нет — чёрных."
        ),
        cites=("seating", "deal", "guess", "guess-awaited", "card-opened", "spare-card"),
        sizes=frozenset({2}),
        deck=one_deck(citizen=2, mafia=1),
        night_duties=nobody_wakes_before_the_first_day(),
        dawn=two_players_and_a_closed_card,
        grants=(CardGuess,),
        guess=red_wins_by_a_true_guess,
        victory=only_the_guess_decides,
    ),
)


def _table(number: str, en: str, ru: str, *sizes: int) -> Option:
    clauses = tuple(c for c in CLAUSES if c.number == number)
    return Option(number, en, ru, clauses, table=frozenset(sizes))


TABLES = (
    _table("7.1", "Twelve players", "Двенадцать игроков", 12),
    _table("7.2", "Nine players", "Девять игроков", 9),
    _table("7.3", "Eight players", "Восемь игроков", 8),
    _table("7.4", "Seven players", "Семь игроков", 7),
    _table("7.5", "Four to six players", "От четырёх до шести игроков", 4, 5, 6),
    _table("7.6", "Three players", "Трое игроков", 3),
    _table("7.7", "Two players", "Двое игроков", 2),
)
"""The amendments for other numbers of seats."""
