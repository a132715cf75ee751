"""What lets a reader trust a protocol: signatures, consents, and decisions on protests.

Papers, pages and files all take it from here, so that no two of them can tell it differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gorod.engine.struct import Struct
from gorod.tournament.counted_points import as_confirmed
from gorod.tournament.filed_protests import Protest
from gorod.tournament.ids import PersonId
from gorod.tournament.messages import named
from gorod.tournament.protocols import Fault
from gorod.tournament.rounds import SignedProtocol, TableGame
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import told_protests

AWARD, AS_PLAYED = "award", "as-played"
"""What a chief judge consents to: points that need consent, and a move against the rules."""


class Signature(Struct, frozen=True):
    """One of the two signatures under a protocol."""

    by: str
    """The signer's name."""
    at: str
    chief: bool = False
    """Whether the signer was the chief judge when they signed."""


class ChiefConsent(Struct, frozen=True):
    """What the chief judge consented to, and how the tournament knows it."""

    kind: str
    clause: str
    at: str
    """When the chief judge signed; or when the second signer accepted the word of another."""
    by: str = ""
    """The chief judge's name; empty if only the table's judge says that they consented."""
    on_word_of: str = ""
    """The table's judge who wrote the consent down, unless the chief judge signed themselves."""
    accepted_by: str = ""
    """The second signer who accepted that word."""
    seat: int = 0
    points: int = 0
    """For an award: the points, in hundredths."""
    moment: str = ""
    """For a move against the rules: when it was made, `D2`."""


class Attested(Struct, frozen=True):
    """The signatures, consents and protests of one game."""

    signatures: tuple[Signature, ...] = ()
    consents: tuple[ChiefConsent, ...] = ()
    protests: tuple[Protest, ...] = ()


NOTHING = Attested()


def attested(t: Tournament, game: TableGame, who: PersonId) -> Attested:
    """Return what this reader is told of a signed game.

    It contains only those protests that they may know.
    """
    return _attested(t, game, told_protests(t, who, game))


def wholly_attested(t: Tournament, game: TableGame) -> Attested:
    """Return everything, for the archive, which holds the whole tournament."""
    return _attested(t, game, (p for p in t.protests.values() if p.game == game.id))


def _attested(t: Tournament, game: TableGame, protests: Iterable[Protest]) -> Attested:
    sheet = game.sheet
    if sheet is None:
        return NOTHING
    signed = (
        (sheet.signed_by, sheet.signed_at),
        (sheet.confirmed_by, sheet.confirmed_at),
    )
    return Attested(
        tuple(Signature(named(t, by), at, by == game.chief) for by, at in signed if by),
        tuple(_consents(t, game, sheet)),
        tuple(protests),
    )


def _consents(t: Tournament, game: TableGame, sheet: SignedProtocol) -> Iterator[ChiefConsent]:
    """Yield the consents; none before the second signature.

    Until then the tournament asks for them.
    """
    protocol = as_confirmed(t, game) if sheet.confirmed_by else None
    if protocol is None or isinstance(protocol, Fault):
        return
    citations = protocol.book.citations
    chief = named(t, game.chief) if game.chief else ""
    at = sheet.signed_at if game.chief == sheet.signed_by else sheet.confirmed_at
    judge = "" if chief else named(t, sheet.signed_by)
    second = "" if chief else named(t, sheet.confirmed_by)
    for award in protocol.consented:
        clause = ", ".join(citations.get("consent", ()))
        yield ChiefConsent(AWARD, clause, at, chief, judge, second, award.seat, award.points)
    for move in protocol.game.facts.as_played:
        clause, by = ", ".join(citations.get(move.rule, ())), move.by
        yield ChiefConsent(AS_PLAYED, clause, at, by, judge, second, moment=move.moment)
