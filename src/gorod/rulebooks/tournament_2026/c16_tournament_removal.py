"""Chapter 16 of the tournament rules of 2026: removal from the tournament."""

from gorod.rulebooks.book import Sanction, clause

CLAUSES = (
    clause(
        "16.1",
        en="For the items below the Chief Judge may end the tournament for a player.",
        ru="За пункты ниже главный судья может удалить игрока с турнира.",
        cites=("ban",),
        banned_too=frozenset(),
    ),
    clause(
        "16.1.1",
        en=(
            "Out of the tournament for peeking on purpose, or for getting at roles and acts by "
            "some other trick."
        ),
        ru=(
            "Удаление с турнира за сознательное подглядывание и другие уловки, чтобы узнать роли и "
            "их действия."
        ),
        sanction=Sanction("ban"),
    ),
    clause(
        "16.1.2",
        en="Out of the tournament for badly insulting its players or the people who run it.",
        ru="Удаление с турнира за грубое оскорбление участников или команды турнира.",
        sanction=Sanction("ban"),
    ),
)
