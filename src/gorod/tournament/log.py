"""The log of a tournament: every accepted command, by whom and when, with its events.

It is the truth, and the audit log. Undoing adds an entry; what was undone stays readable. An entry
can be taken back if nothing depends on it: if everything after it is decided the same with and
without it. What was decided stays as it is stored, even if today's rules would decide otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable

from gorod.engine.struct import Struct, replace
from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.decide import Asked, decide
from gorod.tournament.denied import Denied
from gorod.tournament.evolve import evolve
from gorod.tournament.ids import PersonId
from gorod.tournament.office_rights import may, may_take_back
from gorod.tournament.provenance import head
from gorod.tournament.refusal_reasons import Reason
from gorod.tournament.state import Tournament


class Entry(Struct, frozen=True):
    """One line of the log."""

    number: int
    at: str
    who: PersonId
    command: c.Command
    events: tuple[e.Event, ...]


class Log(Struct, frozen=True):
    """The entries, and the tournament that they fold into."""

    entries: tuple[Entry, ...] = ()
    tournament: Tournament = Tournament()

    def then(self, command: c.Command, who: PersonId, at: str) -> Log | Denied:
        """Return the log with one more entry, or why there is none."""
        if isinstance(command, c.Undo):
            return self._undone(command, who, at)
        if isinstance(command, c.ReadArchive) and not self._holds(command):
            return Denied("other-chain")
        answer = decide(self.tournament, command, Asked(who, at))
        if isinstance(answer, Denied):
            return answer
        entry = Entry(len(self.entries) + 1, at, who, command, answer)
        return Log((*self.entries, entry), evolve(self.tournament, answer))

    def _holds(self, command: c.ReadArchive) -> bool:
        """Whether the chain that was read is the one of this log."""
        if self.tournament.redrawn:  # an erasure removed words that were part of that chain
            return command.entries == len(self.entries)
        told = (command.entries, command.head)
        return told == (len(self.entries), head(self.entries))

    def with_stored(self, entry: Entry) -> Log:
        """Return the log with one more entry, as it was decided elsewhere."""
        if isinstance(entry.command, c.Undo):
            again, known = read_log((*self.entries, entry)), self.tournament
            t = replace(again.tournament, nameless=known.nameless, redrawn=known.redrawn)
            return Log(again.entries, t)
        return Log((*self.entries, entry), evolve(self.tournament, entry.events))

    def _undone(self, command: c.Undo, who: PersonId, at: str) -> Log | Denied:
        denied = self._not_undoable(command, who)
        if denied is not None:
            return denied
        fact = e.Undone(command.entry, command.reason)
        entry = Entry(len(self.entries) + 1, at, who, command, (fact,))
        return _rebuilt((*self.entries, entry), command.entry)

    @property
    def history_end(self) -> int:
        """The number of the entry that says the log was read from an archive; 0 if there is none.

        This entry and all before it are history.
        """
        for entry in reversed(self.entries if self.tournament.archives else ()):
            if isinstance(entry.command, c.ReadArchive):
                return entry.number
        return 0

    def may_undo(self, entry: Entry, who: PersonId) -> bool:
        """Whether this person has the right to take the entry back, or to take that back."""
        if entry.number <= self.history_end:
            return False
        meant = _meant(self.entries, entry)
        if isinstance(meant.command, c.ErasePerson):
            return False
        return may_take_back(self.tournament, who, meant.command, entry.who)

    def _not_undoable(self, command: c.Undo, who: PersonId) -> Denied | None:
        if not 1 <= command.entry <= len(self.entries):
            return Denied("entry-unknown", (str(command.entry),))
        target = self.entries[command.entry - 1]
        meant = _meant(self.entries, target).command
        for_good = FOR_GOOD.get(type(meant))
        if for_good or target.number in undone(self.entries):
            return Denied(for_good or "undone-already", (str(target.number),))
        if self.tournament.copy:
            return Denied("copy")
        if target.number <= self.history_end:
            return Denied("undo-history", (str(target.number),))
        if not may(self.tournament, who, command) or not self.may_undo(target, who):
            return Denied("not-yours", (who,))
        return None if command.reason.strip() else Denied("reason-missing")


FOR_GOOD: dict[type, Reason] = {c.Open: "undo-open", c.ErasePerson: "undo-erased"}
"""Commands that nobody can take back -> the reason for it."""


def _meant(entries: tuple[Entry, ...], target: Entry) -> Entry:
    """Return the entry that is finally meant by an undo, or an undo of one.

    Taking it back needs the right to do it.
    """
    while isinstance(target.command, c.Undo):
        target = entries[target.command.entry - 1]
    return target


def undone(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the entries that do not count; an undo that was itself undone counts for nothing."""
    gone: set[int] = set()
    for entry in reversed(tuple(entries)):
        if isinstance(entry.command, c.Undo) and entry.number not in gone:
            gone.add(entry.command.entry)
    return frozenset(gone)


def read_log(entries: tuple[Entry, ...]) -> Log:
    """Fold a stored log."""
    gone = undone(entries)
    counting = (event for entry in entries if entry.number not in gone for event in entry.events)
    return Log(entries, evolve(beginning(entries), counting))


def beginning(entries: Iterable[Entry]) -> Tournament:
    """Return the empty tournament onto which these entries are folded.

    It already knows whose words will be erased, because the entries from before are without them.
    """
    erased = [entry.command for entry in entries if isinstance(entry.command, c.ErasePerson)]
    named = frozenset(command.person for command in erased if command.label)
    return Tournament(nameless=named, redrawn=bool(erased))


def _rebuilt(entries: tuple[Entry, ...], changed: int) -> Log | Denied:
    """Return the log with one entry undone or restored, if everything after it is decided alike."""
    gone, before = undone(entries), undone(entries[:-1])
    after = as_it_was = beginning(entries)
    first = _meant(entries, entries[changed - 1]).number
    for entry in entries:
        if isinstance(entry.command, c.Undo):
            continue
        if entry.number not in gone:
            if entry.number >= first and _stands_on_it(entry, after, as_it_was, before):
                return Denied("stands-on-it", (str(changed), str(entry.number)))
            after = evolve(after, entry.events)
        if entry.number not in before:
            as_it_was = evolve(as_it_was, entry.events)
    return Log(entries, after)


def _stands_on_it(
    entry: Entry, after: Tournament, as_it_was: Tournament, before: frozenset[int]
) -> bool:
    """Whether an entry would be decided otherwise after the change than before it.

    An entry that today's rules decide otherwise in both cases does not depend on the change.
    """
    # It states what protocols are, and depends on no rule.
    if isinstance(entry.command, c.KeepResults):
        return False
    asked = Asked(entry.who, entry.at)
    answer = decide(after, entry.command, asked)
    if answer == entry.events:
        return False
    return entry.number in before or answer != decide(as_it_was, entry.command, asked)
