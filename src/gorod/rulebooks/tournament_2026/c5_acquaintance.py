"""Chapter 5 of the tournament rules of 2026: the acquaintance with the Host."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.nights import no_order_is_set, the_black_team

CLAUSES = (
    clause(
        "5.1",
        en=(
            "The Host meets the Courtesan, the mafia with the Don, the Sheriff, the Doctor if one "
            "was dealt, and the Maniac, in that order. Nobody acts yet."
        ),
        ru=(
            "Ведущий встречает путану, мафию с доном, шерифа, доктора, если его сдали, и маньяка, "
            "одного за другим. Ходов ещё нет."
        ),
        cites=("courtesan-look", "sheriff-look", "doctor-look", "maniac-look"),
        also=("meeting",),
        cues={
            "courtesan-look": "Просыпается Путана",
            "meet": "Просыпается Мафия",
            "sheriff-look": "Просыпается Шериф",
            "doctor-look": "Просыпается Доктор",
            "maniac-look": "Просыпается Маньяк",
        },
    ),
    clause(
        "5.2",
        en=(
            "Those called lift the mask, or leave it on and make their role plain with a gesture; "
            "then the Host sends them back to sleep."
        ),
        ru=(
            "Кого позвали, тот поднимает маску или, не трогая её, жестом даёт понять, кто он; "
            "потом его снова усыпляют."
        ),
        also=("courtesan-look", "sheriff-look", "doctor-look", "maniac-look"),
    ),
    clause(
        "5.3",
        en="The mafia has 30 seconds to see who is who and to make a plan.",
        ru="У мафии 30 секунд: увидеть своих и составить план.",
        cites=("meeting", "shooting-order"),
        seconds={"meet": 30},
        order=no_order_is_set,
        leader="don",
        pack=the_black_team,
    ),
)
