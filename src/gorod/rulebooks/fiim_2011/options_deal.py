"""Clauses 6.9 to 6.13 of the FIIM regulation of 2011: themes, appeals, cards and colours."""

from gorod.engine.powers.day_card import DayCard
from gorod.rulebooks.book import Option, amends, clause, judge
from gorod.rulebooks.fiim_2011.headings import THEME
from gorod.rulebooks.policies.answerable_voters import only_those_who_sent_out_an_innocent
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
        "If the card of an executed player is opened and red, only those who voted for him can be "
        "voted; on the first day and after an executed mafioso anyone can. In our reading that "
        "holds for the next day, and a day without an execution is free too."
    ),
    ru=(
        "Если карту казнённого открывают и она красная, голосовать можно лишь тех, кто голосовал "
        "за него; в первый день и после казни мафиози — любого. В нашем прочтении это на следующий "
        "день, и день без казни тоже свободный."
    ),
    cites=("appeal",),
    nominee=amends(only_those_who_sent_out_an_innocent),
    opens=amends(every_card_is_opened),
)

DAY_CARD = judge(
    "6.11",
    en=(
        "A card drawn for the day sets a condition, and whoever breaks it loses the vote; a card "
        "may also narrow down who speaks and who can be chosen. In our reading the vote is lost "
        "for that day and goes to nobody."
    ),
    ru=(
        "Карточка дня ставит условие; кто его нарушил, лишается голоса. Она может и сузить круг "
        "тех, кто говорит и кого выбирают. В нашем прочтении голоса лишаются на этот день, и он "
        "никому не переходит."
    ),
    sanction="6.11",
    cites=("day-card", "breach", "no-speech"),
    grants=(DayCard,),
    nominee=amends(only_whom_the_card_lets_be_chosen),
    speech=amends(those_without_a_word_keep_a_silent_turn),
    voters=amends(those_without_a_vote_stay_out),
    lift_result=amends(more_than_half_of_the_votes_lift),
)

SPARE_CARD = clause(
    "6.12",
    en=(
        "The host is dealt a card as well, and it stays closed until the end. In our reading one "
        "citizen more goes into the deck, the table may lack the Don, the Sheriff or a black, and "
        "every call is made anyway."
    ),
    ru=(
        "Ведущий сдаёт карту и себе, её не открывают до конца игры. В нашем прочтении в колоду "
        "кладут ещё одного мирного, за столом может не быть дона, шерифа или чёрного, но будят всё "
        "равно всех."
    ),
    cites=("deal", "spare-card"),
    deck=amends(one_citizen_more),
)

REVERSE = clause(
    "6.13",
    en=(
        "Seven black cards and three red: the Don is called Sheriff and the Sheriff Don. The "
        "citizens shoot at night, and their Sheriff sets the order. In our reading everything else "
        "is reversed too: the three reds meet and win at parity, the seven blacks win when no red "
        "is left."
    ),
    ru=(
        "Семь чёрных карт и три красные: дон именуется шерифом, а шериф доном. Ночью стреляют "
        "мирные, порядок отстрела назначает их шериф. В нашем прочтении наоборот и всё остальное: "
        "трое красных знакомятся и побеждают равенством, семеро чёрных — когда красных не "
        "осталось."
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
