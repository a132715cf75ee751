"""Clause 7 of the FIIM regulation of 2011: tables of other sizes, each with its own course."""

from gorod.rulebooks.book import Option, clause
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
    one_mafioso,
    somebody_must_be_put_up,
    the_first_day_is_without_last_words,
    the_first_day_opens_the_card,
    whoever_is_left_alone_must_leave,
)
from gorod.rulebooks.policies.speaking import (
    nobody_is_put_up_on_the_first_circle,
    two_circles_on_the_first_day,
)

NO_SECOND_HUNT = meeting_then_a_night_of_checks_then_hunts(
    first=("meet", "don-look", "sheriff-look"), later=("hunt", "don", "sheriff")
)
"""Whether "the first night" of 7.2 and 7.3 is the first or the second one is contested (R11-28)."""

CLAUSES = (
    clause(
        "7.1",
        en=(
            "Twelve: eight reds with the Sheriff, and two black pairs, a Don and a mafioso each, "
            "who do not know one another but win as one side. The first pair hunts on even "
            "nights, the second on odd ones from the third; both Dons check nightly."
        ),
        ru=(
            "Двенадцать: восемь красных с шерифом и две чёрные пары, дон и мафиози в каждой; пары "
            "не знакомы, но побеждают вместе. Первая охотится в чётные ночи, вторая в нечётные с "
            "третьей; оба дона проверяют еженощно."
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
            "Nine: six reds, three blacks, and no hunt in the second night, as though the tenth "
            "who is not there had been shot. The first day has two circles, both from seat 1, "
            "with nominations in the second only."
        ),
        ru=(
            "Девять: шесть красных, трое чёрных, во вторую ночь охоты нет, будто застрелен "
            "десятый, которого не было. В первый день два круга, оба с места 1, выставляют только "
            "на втором."
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
            "Eight: five reds, three blacks, and the first hunt in the third night. The first day "
            "runs as at ten."
        ),
        ru=(
            "Восемь: пять красных, трое чёрных, первая охота в третью ночь. Первый день идёт как "
            "у десятерых."
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
            "Four to six: one mafioso, nobody hosts, and play opens by day. Someone must be "
            "executed, even after repeated ties: the mafioso, and red has won; a citizen opens "
            "his card and hosts from then on."
        ),
        ru=(
            "От четырёх до шести: один мафиози, ведущего нет, и начинают с дня. Казнить кого-то "
            "нужно, пусть и после новых ничьих: мафиози — победа красных; мирный открывает карту "
            "и дальше ведёт."
        ),
        cites=("seating", "deal", "day-again"),
        sizes=frozenset({4, 5, 6}),
        deck=one_mafioso,
        night_duties=nobody_wakes_before_the_first_day("hunt"),
        after_discussion=somebody_must_be_put_up,
        ballot_result=a_second_tie_begins_the_first_day_anew,
        called_off=whoever_is_left_alone_must_leave,
        last_words=the_first_day_is_without_last_words,
        opens=the_first_day_opens_the_card,
    ),
    clause(
        "7.6",
        en=(
            "Three: the same, but the only day decides. If the mafioso is executed, red wins; if "
            "not, or after a second tie, black does."
        ),
        ru=(
            "Трое: то же, но решает единственный день. Казнён мафиози — победа красных; нет или "
            "снова поровну — чёрных."
        ),
        cites=("seating", "deal", "one-day"),
        sizes=frozenset({3}),
        deck=one_mafioso,
        night_duties=nobody_wakes_before_the_first_day(),
        after_discussion=a_day_without_a_candidate_is_black,
        ballot_result=a_second_tie_is_black,
        last_words=the_first_day_is_without_last_words,
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
"""What the number of seats amends."""
