"""Which commands each office may give. A player may give those that concern themselves."""

from __future__ import annotations

from gorod.tournament import tournament_commands as c
from gorod.tournament.ids import PersonId
from gorod.tournament.participants import Office
from gorod.tournament.state import Tournament

MANAGERS = frozenset({Office.ORGANISER, Office.CHIEF, Office.SECRETARY})
RUNNING = frozenset({Office.ORGANISER, Office.CHIEF, Office.SECRETARY, Office.JUDGE})
RULING = frozenset({Office.CHIEF, Office.COMMITTEE})
ANY_OFFICE = frozenset(Office)

ALLOWED: dict[type, frozenset[Office]] = {
    c.Describe: frozenset({Office.ORGANISER}),
    c.PutAway: frozenset({Office.ORGANISER}),
    c.BringBack: frozenset({Office.ORGANISER}),
    c.MarkPaid: MANAGERS,
    c.Schedule: MANAGERS,
    c.AskConsent: frozenset({Office.ORGANISER}),
    c.GiveConsent: frozenset(),
    c.ErasePerson: frozenset({Office.ORGANISER}),
    c.Regulate: frozenset({Office.ORGANISER, Office.CHIEF}),
    c.Appoint: frozenset({Office.ORGANISER, Office.CHIEF}),
    c.ImportOfficials: frozenset({Office.ORGANISER, Office.CHIEF}),
    c.AddClub: MANAGERS,
    c.EditClub: MANAGERS,
    c.AddPlayer: MANAGERS,
    c.EditPlayer: MANAGERS,
    c.ImportPlayers: MANAGERS,
    c.MergePlayers: MANAGERS,
    c.RemovePlayer: MANAGERS,
    c.FormTeam: MANAGERS,
    c.KeepApart: MANAGERS,
    c.LetMeet: MANAGERS,
    c.SignUp: MANAGERS,
    c.CheckIn: RUNNING,
    c.WithdrawPlayer: MANAGERS,
    c.DisqualifyPlayer: frozenset({Office.CHIEF}),
    c.ReplacePlayer: MANAGERS,
    c.EnterStage: MANAGERS,
    c.Advance: MANAGERS,
    c.FinishStage: MANAGERS,
    c.RecordLot: MANAGERS,
    c.Reveal: frozenset({Office.ORGANISER, Office.CHIEF}),
    c.DraftSeating: MANAGERS,
    c.ConfirmSeating: MANAGERS,
    c.ReleaseSeating: MANAGERS,
    c.RecallSeating: MANAGERS,
    c.AssignJudge: MANAGERS,
    c.LockRound: MANAGERS,
    c.UnlockRound: MANAGERS,
    c.StartGame: RUNNING,
    c.EndGame: RUNNING,
    c.SignGame: RUNNING,
    c.ConfirmGame: RUNNING,
    c.RejectGame: RUNNING,
    c.ReopenGame: MANAGERS,
    c.FileProtest: RUNNING,
    c.VoteOnProtest: RUNNING,
    c.DecideProtest: RULING | {Office.JUDGE},
    c.ReadArchive: frozenset(),
    c.KeepResults: frozenset(),
    c.Undo: ANY_OFFICE,
}
"""Command -> the offices that may give it.

Whether a plain judge may decide a protest depends on the document; `decide` checks it.
"""

OF_A_COPY = (c.ReadArchive, c.KeepResults, c.ErasePerson)
"""Commands that a copy of a tournament, made by somebody else, still accepts."""

SELF = (c.SignUp, c.GiveConsent, c.WithdrawPlayer, c.FileProtest)

APPOINTING = (c.Appoint, c.ImportOfficials)

RESERVED = ":"
"""No id of a person has this sign, so that nobody is taken for an account, a table or the server.

Only a person who opens a tournament by an account is called `account:7`.
"""
TABLE = PersonId(":table")
"""A live table, which reports when its game began and ended, and when that was taken back."""
SERVER = PersonId(":server")
"""The server itself, when it opens a tournament that an earlier release has left."""
OF_A_TABLE = (c.StartGame, c.EndGame, c.Undo)


def may(t: Tournament, who: PersonId, command: c.Command) -> bool:
    """Whether this person may give that command at all."""
    if t.copy or isinstance(command, c.SaveDraft | c.ReadArchive):
        erases = isinstance(command, c.ErasePerson)  # people can be erased from a copy as well
        told = not t.copy or isinstance(command, OF_A_COPY)  # the server alone reads archives
        return _holds(t, who, command) if erases else told
    if who == TABLE:
        return isinstance(command, OF_A_TABLE)
    if who == SERVER:
        return isinstance(command, c.KeepResults)
    # A player who signs up by a link enters their own name first.
    if isinstance(command, c.AddPlayer):
        return bool(who) and (command.player.id == who or _holds(t, who, command))
    if isinstance(command, SELF) and who and t.who(command.player) == who:
        return True
    return _holds(t, who, command) and not _above(t, who, command)


def may_take_back(t: Tournament, who: PersonId, command: c.Command, by: PersonId) -> bool:
    """Whether this person may undo what `by` asked for.

    People undo their own acts if they have the right to do them. What somebody else did, a
    signature above all, is undone by those who may do it for every game: a table's judge may only
    undo their own acts.
    """
    if not may(t, who, command):
        return False
    if who in (by, TABLE):
        return True
    if isinstance(command, APPOINTING) and Office.ORGANISER in t.offices(by) - t.offices(who):
        return False  # otherwise somebody whom an organiser has dismissed would come back
    return bool((t.offices(who) - {Office.JUDGE}) & ALLOWED.get(type(command), MANAGERS))


def _above(t: Tournament, who: PersonId, command: c.Command) -> bool:
    """Whether it makes, changes or dismisses an organiser, which is for organisers alone."""
    if not isinstance(command, APPOINTING) or Office.ORGANISER in t.offices(who):
        return False
    wanted = command.officials if isinstance(command, c.ImportOfficials) else (command.official,)
    return any(
        Office.ORGANISER in {*own.offices, *t.offices(own.id)} and own != t.officials.get(own.id)
        for own in wanted
    )


def _holds(t: Tournament, who: PersonId, command: c.Command) -> bool:
    return bool(t.offices(who) & ALLOWED[type(command)])
