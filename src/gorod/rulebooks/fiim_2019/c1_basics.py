"""Chapter 1 of the FIIM rules of 2019: the players, the cards, the phases and the victory."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.dealing import TWO_TEAMS, one_deck
from gorod.rulebooks.policies.nights import meeting_then_hunts
from gorod.rulebooks.policies.victory import red_without_black_black_at_parity

CLAUSES = (
    clause(
        "1.1",
        en=(
            "Ten sit down and the cards decide the sides: seven red, the Sheriff among them, and "
            "three black, the Don among them. Any other deal is refused."
        ),
        ru=(
            "За стол садятся десятеро, стороны решает случай: семь красных карт, среди них шериф, "
            "и три чёрные, среди них дон. Иной расклад не принимается."
        ),
        cites=("deal",),
        deck=one_deck(citizen=6, sheriff=1, mafia=2, don=1),
        teams=TWO_TEAMS,
    ),
    info(
        "1.2",
        en=(
            "The judge opens, leads and closes the game and each of its phases. Side judges may "
            "work with them."
        ),
        ru=(
            "Игру и каждую её фазу открывает, ведёт и закрывает судья. При нём могут работать "
            "боковые судьи."
        ),
    ),
    clause(
        "1.3",
        en="Night and day take turns, and the night comes first.",
        ru="Ночь и день сменяют друг друга, первой идёт ночь.",
        cites=("position",),
        also=("course",),
        night_duties=meeting_then_hunts(
            first=("meet", "sheriff-look", "dawn"), later=("hunt", "don", "sheriff", "dawn")
        ),
    ),
    clause(
        "1.4",
        en=(
            "Red has won once the last black is out, black once they are no fewer than the reds; "
            "what counts is the moment of the vote result or of the shot. In our reading a "
            "disqualification counts likewise, and red is looked at first."
        ),
        ru=(
            "Красные победили, как только выбыл последний чёрный, чёрные — как только их не "
            "меньше, чем красных; считается момент голосования или выстрела. В нашем прочтении "
            "дисквалификация считается так же, а на красных смотрят первыми."
        ),
        cites=("victory",),
        victory=red_without_black_black_at_parity,
        results=("red", "black", "draw"),
    ),
)
