"""Options of the FIIM regulation of 2011 that cannot be combined, or not at every table."""

from gorod.rulebooks.book import Conflict

ROLES = frozenset({"doctor", "maniac", "lawyer"})
NO_MEETING = frozenset({"6.3a", "6.3b"})
INSTEAD_OF_THE_BALLOT = frozenset({"6.5", "6.7", "6.8"})
FROM_FOUR_ON = INSTEAD_OF_THE_BALLOT | {"6.6", "6.10", "6.11", "6.12"}

CONFLICTS = (
    Conflict(
        NO_MEETING,
        "6.3",
        en="these are two variants, and a game has one of them",
        ru="это два варианта, в игре бывает только один",
    ),
    Conflict(
        INSTEAD_OF_THE_BALLOT,
        "6",
        en="each of them takes the place of the ballot",
        ru="каждый из них занимает место обычного голосования",
    ),
    Conflict(
        frozenset({"6.10"}),
        "6.10",
        en="nobody could tell who voted against the executed",
        ru="нельзя сказать, кто голосовал против казнённого",
        against=frozenset({"6.4", "6.5", "6.8"}),
    ),
    Conflict(
        frozenset({"6.1"}),
        "6.1",
        en="there are no candidates to whom the minute could be given",
        ru="нет кандидатов, которым можно дать минуту",
        against=frozenset({"6.5", "6.8"}),
    ),
    Conflict(
        frozenset({"6.6"}),
        "6.6",
        en="balls are not votes, so the office would have no effect",
        ru="шары — не голоса, и должность ничего бы не значила",
        against=frozenset({"6.8"}),
    ),
    Conflict(
        frozenset({"6.4", "6.12"}),
        "7.5",
        en="such a table has no host on the first day",
        ru="за таким столом в первый день нет ведущего",
        sizes=frozenset({4, 5, 6}),
    ),
    Conflict(
        frozenset({"6.13"}),
        "6.13",
        en="the reverse game has its own ten cards",
        ru="у игры наоборот своя колода из десяти карт",
        against=ROLES | {"6.12"},
    ),
    Conflict(
        frozenset({"6.13"}),
        "6.13",
        en="the reverse game is for ten players",
        ru="наоборот играют только вдесятером",
        sizes=frozenset({*range(2, 10), 12}),
    ),
    Conflict(
        NO_MEETING,
        "6.3",
        en="at this table there is only one mafioso",
        ru="за таким столом мафиози только один",
        sizes=frozenset(range(2, 7)),
    ),
    Conflict(
        ROLES,
        "5",
        en="extra roles need seven players",
        ru="для дополнительных ролей нужны семеро игроков",
        sizes=frozenset(range(2, 7)),
    ),
    Conflict(
        FROM_FOUR_ON,
        "6",
        en="the table is too small for it",
        ru="стол для этого слишком мал",
        sizes=frozenset({2, 3}),
    ),
)
