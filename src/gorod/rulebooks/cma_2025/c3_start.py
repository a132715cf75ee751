"""Chapter 3 of the CMA rules of 2025: the seats and the deal."""

from gorod.rulebooks.book import clause

CLAUSES = (
    clause(
        "3.1.a",
        en="The judge calls the twelve to their places.",
        ru="Судья зовёт двенадцать игроков к столу.",
        also=("seating",),
    ),
    clause(
        "3.1.b",
        en=(
            "The table judge draws lots for the seats right before the game, or they stand in the "
            "tournament's seating plan."
        ),
        ru=(
            "Места судья стола разыгрывает жребием прямо перед игрой, или они уже стоят в "
            "турнирной рассадке."
        ),
        also=("seating",),
    ),
    clause(
        "3.2.a",
        en="Having named the players, the judge opens the game: «В городе ночь» or «Ночь».",
        ru="Назвав игроков, судья открывает игру: «В городе ночь» или «Ночь».",
        also=("seating",),
        cues={"deal": "В городе ночь"},
    ),
    clause(
        "3.2.b",
        en="The night seat: arms crossed, hands on the shoulders, chin down to the chest.",
        ru="Ночная посадка: руки крест-накрест, ладони на плечах, подбородок прижат к груди.",
        reminders={"posture": "deal dusk"},
    ),
    clause(
        "3.3",
        en=(
            "One after another and blind, players show a card number, lift the mask to learn the "
            "role, mask again and bow low. The judge repeats the role with its gesture (UPD-G)."
        ),
        ru=(
            "Один за другим, вслепую, игроки показывают номер карты, поднимают маску, узнают роль, "
            "закрываются и склоняются. Судья повторяет роль жестом (UPD-G)."
        ),
        also=("deal",),
    ),
)
