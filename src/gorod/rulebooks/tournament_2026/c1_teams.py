"""Chapter 1 of the tournament rules of 2026: the three teams and who is dealt."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.dealing import TOURNAMENT_TEAMS, deck_by_size

EACH = {"don": 1, "sheriff": 1, "courtesan": 1, "maniac": 1}
DECKS = {
    9: {"citizen": 4, "mafia": 1, **EACH},
    10: {"citizen": 5, "mafia": 1, **EACH},
    11: {"citizen": 5, "mafia": 2, **EACH},
    12: {"citizen": 6, "mafia": 2, **EACH},
    13: {"citizen": 5, "mafia": 3, "doctor": 1, **EACH},
    14: {"citizen": 6, "mafia": 3, "doctor": 1, **EACH},
}

CLAUSES = (
    clause(
        "1.1",
        en="Three sides play, each for itself: the civilians, the mafia and the Maniac.",
        ru="Сторон три, и каждая играет на себя: мирные, мафия и маньяк.",
        also=("course",),
    ),
    clause(
        "1.2",
        en=(
            "The Don is of the mafia. Sheriff, Doctor and Courtesan count as civilians, and the "
            "Maniac has no partner."
        ),
        ru="Дон — из мафии. Шериф, доктор и путана — за мирных, у маньяка напарников нет.",
        also=("deal",),
        teams=TOURNAMENT_TEAMS,
    ),
    clause(
        "1.3",
        en=(
            "A table is 9 to 14 strong, always with one Don, Sheriff, Courtesan and Maniac. Plain "
            "mafia are 1 at 9–10 players, 2 at 11–12, 3 at 13–14; only the last of these have a "
            "Doctor, and the rest are civilians."
        ),
        ru=(
            "За столом от 9 до 14 игроков, всегда с одним доном, шерифом, путаной и маньяком. "
            "Простой мафии 1 на 9–10 игроков, 2 на 11–12, 3 на 13–14; доктор есть лишь в последнем "
            "случае, остальные — мирные."
        ),
        cites=("seating", "deal"),
        sizes=frozenset(DECKS),
        deck=deck_by_size(DECKS),
    ),
)
