"""Clauses 6.9 to 6.13 of the FIIM regulation of 2011: themes, appeals, cards and colours."""

from gorod.rulebooks.book import Option, amends, clause, judge
from gorod.rulebooks.fiim_2011.headings import THEME
from gorod.rulebooks.policies.appeals import only_those_who_sent_out_an_innocent
from gorod.rulebooks.policies.night_roles import (
    those_without_a_vote_stay_out,
    those_without_a_word_keep_a_silent_turn,
)
from gorod.rulebooks.policies.nights import all_of_the_pack_shoot_one
from gorod.rulebooks.policies.odd_ballots import only_whom_the_card_lets_be_chosen
from gorod.rulebooks.policies.reversing import (
    black_without_red_red_at_parity,
    quiet_nights_favour_the_other_side,
    seven_blacks_and_three_reds,
    sheriff_before_don,
    sheriff_seeks_don_and_don_seeks_red,
    the_reds,
)
from gorod.rulebooks.policies.spare_cards import every_card_is_opened, one_citizen_more
from gorod.rulebooks.policies.weights import more_than_half_of_the_votes_lift

APPEAL = clause(
    "6.10",
    en=(
        "The card of the executed is opened. After a red one, only those whose votes sent him "
        "out can be put up the next day; on the first day and in all other cases anyone can."
    ),
    ru=(
        "Карту казнённого открывают. Если она красная, назавтра выставить можно лишь тех, "
        "чьими голосами он ушёл; в первый день и во всех прочих случаях — любого."
    ),
    cites=("appeal",),
    nominee=amends(only_those_who_sent_out_an_innocent),
    opens=amends(every_card_is_opened),
)

DAY_CARD = judge(
    "6.11",
    en=(
        "A card drawn for the day sets a condition, and whoever breaks it does not vote that "
        "day. A card may also narrow down who speaks, votes and can be chosen."
    ),
    ru=(
        "Карточка дня ставит условие; кто его нарушил, сегодня не голосует. Она может и "
        "сузить круг тех, кто говорит, голосует и кого выбирают."
    ),
    sanction="6.11",
    cites=("day-card", "breach", "no-speech"),
    day_card=True,
    nominee=amends(only_whom_the_card_lets_be_chosen),
    speech=amends(those_without_a_word_keep_a_silent_turn),
    voters=amends(those_without_a_vote_stay_out),
    lift_result=amends(more_than_half_of_the_votes_lift),
)

SPARE_CARD = clause(
    "6.12",
    en=(
        "One citizen more goes into the deck, and the host draws a card as well, shown only "
        "when the game is over. The table may lack the Don, the Sheriff or a black; every "
        "call is made anyway."
    ),
    ru=(
        "В колоду кладут ещё одного мирного, и карту тянет также ведущий; её видят, когда "
        "игра кончилась. За столом может не быть дона, шерифа или чёрного, но будят всё равно "
        "всех."
    ),
    cites=("deal", "spare-card"),
    deck=amends(one_citizen_more),
)

REVERSE = clause(
    "6.13",
    en=(
        "Colours trade places: three reds meet, shoot and win at parity, and seven blacks "
        "hunt for them by day. The leader of the shooters is called Sheriff, the one who "
        "seeks them Don."
    ),
    ru=(
        "Цвета меняются местами: трое красных знакомятся, стреляют и берут равенством, а "
        "семеро чёрных ищут их днём. Главный у стрелков зовётся шерифом, а тот, кто их ищет, "
        "— доном."
    ),
    cites=(
        "deal",
        "meeting",
        "sheriff-yes",
        "sheriff-no",
        "don-red",
        "don-black",
        "victory-red",
        "victory-black",
        "four-nights",
    ),
    deck=amends(seven_blacks_and_three_reds),
    leader="sheriff",
    pack=amends(the_reds),
    hunt_victim=all_of_the_pack_shoot_one(the_reds(None)),
    night_duties=amends(sheriff_before_don),
    check_answer=amends(sheriff_seeks_don_and_don_seeks_red),
    victory=amends(black_without_red_red_at_parity),
    dawn=amends(quiet_nights_favour_the_other_side),
    cues={
        "meet": "Просыпаются красные",
        "meet-over": "Красные засыпают",
        "hunt": "Красные выходят на охоту",
        "hunt-over": "Красные удаляются",
        "sheriff": "Просыпается Шериф и ищет дона",
        "don": "Просыпается Дон и ищет красных",
    },
)

OPTIONS = (
    Option(
        "6.9",
        en="a themed game: roles, actions and cues under other names",
        ru="игра на тему: роли, действия и фразы под другими именами",
        clauses=(THEME,),
        aliases=("theme",),
        valued=True,
    ),
    Option(
        "6.10",
        en="an appeal: the executed card is opened, and his voters answer for a red one",
        ru="апелляция: карту казнённого открывают, за красного отвечают голосовавшие",
        clauses=(APPEAL,),
        aliases=("appeal",),
    ),
    Option(
        "6.11",
        en="a card of the day sets a condition",
        ru="карточка дня ставит условие",
        clauses=(DAY_CARD,),
        aliases=("day-card",),
    ),
    Option(
        "6.12",
        en="a spare card: the host draws one too",
        ru="лишняя карта: одну тянет и ведущий",
        clauses=(SPARE_CARD,),
        aliases=("spare-card",),
    ),
    Option(
        "6.13",
        en="the reverse game: reds hunt by night, blacks look for them by day",
        ru="игра наоборот: красные охотятся ночью, чёрные ищут их днём",
        clauses=(REVERSE,),
        aliases=("reverse",),
    ),
)
