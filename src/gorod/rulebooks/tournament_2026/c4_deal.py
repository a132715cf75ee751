"""Chapter 4 of the tournament rules of 2026: the deal."""

from gorod.rulebooks.book import clause, info

CLAUSES = (
    info(
        "4.1",
        en="Everyone sits behind a number, and that is who they are for this game.",
        ru="Перед каждым табличка с номером, под ним он сегодня и играет.",
    ),
    clause(
        "4.2",
        en=(
            "Seat by seat the players unmask and hold up one to five fingers. The card at that "
            "count is theirs: the Host shows it together with the gesture of the role, and the "
            "mask goes back on."
        ),
        ru=(
            "Место за местом игроки открывают лицо и показывают от одного до пяти пальцев. Карта "
            "под этим счётом — их: ведущий показывает её вместе с жестом роли, и маска снова на "
            "лице."
        ),
        also=("deal",),
        cues={"deal": "Игрок номер {seat}"},
    ),
    clause(
        "4.3",
        en="When the last seat has its card, the acquaintance begins.",
        ru="Последнее место с картой — начинается знакомство.",
        also=("deal",),
    ),
)
