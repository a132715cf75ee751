"""Which options of the FIIM regulation of 2011 go together, and at which tables."""

from gorod.rulebooks.book import Reason

TEN = frozenset({10})
FROM_SEVEN = frozenset({7, 8, 9, 10, 12})
FROM_FOUR = FROM_SEVEN | {4, 5, 6}

BOTH_MEETINGS = Reason("6.3", en="a game has one of the two variants", ru="вариант в игре один")
ONE_BALLOT = Reason("6", en="each replaces the ballot", ru="каждый из них заменяет голосование")
NO_CANDIDATES = Reason("6.1", en="there are no candidates", ru="кандидатов нет")
NO_PUBLIC_LIST = Reason(
    "6.10",
    en="nobody can tell who voted for the executed",
    ru="неизвестно, кто голосовал против казнённого",
)
COLOURS_ONLY = Reason(
    "6.13",
    en="the reverse game has its own ten cards",
    ru="у игры наоборот своя колода из десяти карт",
)
