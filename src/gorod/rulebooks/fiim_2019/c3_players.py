"""Chapter 3 of the FIIM rules of 2019: requirements for the players."""

from gorod.rulebooks.book import clause, info, judge

CLAUSES = (
    info(
        "3.1",
        en="Until they are out of the game players keep to the playing area.",
        ru="Пока игрок не выбыл, с площадки он не уходит.",
    ),
    judge(
        "3.2",
        en=(
            "A player's own gear is welcome unless it is dangerous, offends someone or gives them "
            "an edge they did not earn."
        ),
        ru=(
            "Своя экипировка годится, если она никому не опасна, никого не задевает и не даёт "
            "владельцу форы."
        ),
        sanction=("6.3",),
    ),
    clause(
        "3.3",
        en=(
            "If the judge asks, phones and the like are muted or turned off and handed over "
            "before play."
        ),
        ru="Если судья просит, телефоны и прочую технику до игры глушат или выключают и отдают.",
        reminders={"phones": "deal"},
    ),
    judge(
        "3.4",
        en="To play in their own mask players need a yes from the judge of their table.",
        ru="Играть в своей маске можно, если судья стола не против.",
        sanction=("6.3",),
    ),
)
