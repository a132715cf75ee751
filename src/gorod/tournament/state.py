"""The current state of a tournament. It is never changed in place: it is the fold of the log."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.struct import Struct
from gorod.tournament.about import About
from gorod.tournament.consent import Consent
from gorod.tournament.filed_protests import Protest
from gorod.tournament.ids import NOBODY, ClubId, GameId, PersonId, ProtestId, RoundId, StageId
from gorod.tournament.participants import (
    Ban,
    BanLevel,
    Club,
    Office,
    Official,
    Player,
    Presence,
    Team,
)
from gorod.tournament.provenance import Provenance
from gorod.tournament.regulation import PointsEdition, Regulation, StagePlan
from gorod.tournament.round_times import StageTimes, starts
from gorod.tournament.rounds import Draft, Lot, Round, TableGame


class Tournament(Struct, frozen=True):
    """One tournament."""

    name: str = ""
    about: About = About()
    consent: str = ""
    """The text that players agree to when they sign up; empty if nothing is asked."""
    consent_texts: dict[str, str] = {}
    """Digest -> text, for every text that was ever asked for."""
    consents: dict[PersonId, tuple[Consent, ...]] = {}
    """Player -> what they agreed to, the latest last."""
    erased: dict[PersonId, str] = {}
    """Whose personal data were erased -> when."""
    nameless: frozenset[PersonId] = frozenset()
    """Players whose nickname was erased, known from the first entry on.

    The entries from before the erasure are without it as well; signed protocols still have it.
    """
    redrawn: bool = False
    """Whether an erasure is in the log, known from the first entry on."""
    away: bool = False
    """Whether it is put away: then only its own people find it in their lists."""
    times: dict[StageId, StageTimes] = {}
    """Stage -> when its rounds begin."""
    regulation: Regulation | None = None
    clubs: dict[ClubId, Club] = {}
    players: dict[PersonId, Player] = {}
    merged: dict[PersonId, PersonId] = {}
    """A duplicate's id -> the player whom it belongs to."""
    removed: dict[PersonId, str] = {}
    """Id of somebody who is in no list any more -> their nickname, as the log still names them."""
    officials: dict[PersonId, Official] = {}
    teams: dict[str, Team] = {}
    bans: tuple[Ban, ...] = ()
    signed_up: dict[PersonId, Presence] = {}
    """Player -> presence, in the order in which they signed up."""
    entrants: dict[StageId, tuple[PersonId, ...]] = {}
    """Stage -> who plays in it."""
    finished: tuple[StageId, ...] = ()
    rounds: dict[RoundId, Round] = {}
    games: dict[GameId, TableGame] = {}
    protests: dict[ProtestId, Protest] = {}
    lots: tuple[Lot, ...] = ()
    drafts: dict[GameId, Draft] = {}
    revealed: bool = False
    archives: tuple[Provenance, ...] = ()
    """One for each time that the log was read from an archive, the latest last."""

    def who(self, player: PersonId) -> PersonId:
        """Return the player to whom an id belongs, after all merges."""
        while player in self.merged:
            player = self.merged[player]
        return player

    def ids_of(self, player: PersonId) -> tuple[PersonId, ...]:
        """Return every id that belongs to a person.

        The one that stays comes first, then those merged with it.
        """
        own = self.who(player)
        return (own, *(other for other in self.merged if self.who(other) == own))

    def nickname(self, player: PersonId) -> str:
        """Return a player's nickname; an unknown id is returned as it is."""
        known = self.players.get(self.who(player))
        return self.removed.get(player, player) if known is None else known.nickname

    def consents_of(self, player: PersonId) -> tuple[Consent, ...]:
        """Return what a person agreed to, under each of their ids."""
        given = (one for own in self.ids_of(player) for one in self.consents.get(own, ()))
        return tuple(sorted(given, key=lambda one: one.at))

    @property
    def points(self) -> PointsEdition | None:
        """The points of the regulation, if it has any."""
        return None if self.regulation is None else self.regulation.points

    def plan(self, stage: StageId) -> StagePlan | None:
        return None if self.regulation is None else self.regulation.stage(stage)

    def starts(self, stage: StageId) -> tuple[str, ...]:
        """Return when each round of a stage begins; empty for those whose start is not known."""
        plan = self.plan(stage)
        return starts(self.times.get(stage), 0 if plan is None else plan.rounds)

    def takes_part(self, player: PersonId) -> bool:
        """Whether a player has signed up, is present, and is not out."""
        own = self.signed_up.get(self.who(player))
        return own is not None and own.checked_in and not own.out

    def comes(self, player: PersonId) -> bool:
        """Whether a player has signed up within the limit and is not out, present or not."""
        own = self.signed_up.get(self.who(player))
        return own is not None and not own.out and self.who(player) not in self.waiting

    @property
    def played(self) -> frozenset[PersonId]:
        """Everybody who has sat down to a game."""
        begun = (game for game in self.games.values() if game.begun)
        return frozenset(self.who(player) for game in begun for player in game.players)

    @property
    def listed(self) -> frozenset[PersonId]:
        """The players on the public list: those who are in the tournament or were in play."""
        played = self.played
        return frozenset(
            player
            for player, own in self.signed_up.items()
            if player not in self.merged and (not own.out or player in played)
        )

    @property
    def waiting(self) -> tuple[PersonId, ...]:
        """The players beyond the limit, in the order in which they move up.

        Substitutes need no place.
        """
        limit = 0 if self.regulation is None else self.regulation.players
        inside = [p for p, own in self.signed_up.items() if not own.out and not own.substitute]
        return tuple(inside[limit:]) if limit else ()

    def games_of(self, stage: StageId, number: int) -> Iterator[TableGame]:
        """Return the games of a round, including attempts that do not count."""
        return (g for g in self.games.values() if (g.stage, g.round) == (stage, number))

    @property
    def provenance(self) -> Provenance | None:
        """Which archive the tournament was read from; None if it was made here."""
        return self.archives[-1] if self.archives else None

    @property
    def copy(self) -> bool:
        """Whether this is a history that somebody else made: it is read, and nothing is added."""
        return self.provenance is not None and not self.provenance.continued

    @property
    def founder(self) -> PersonId:
        """The person who opened the tournament, or read it from an archive: its first organiser."""
        read = self.provenance
        return next(iter(self.officials), NOBODY) if read is None else read.by

    def offices(self, person: PersonId) -> frozenset[Office]:
        """Return a person's offices; those of a history that was read give no right."""
        read = self.provenance
        if read is not None:
            if person == read.by:
                return frozenset({Office.ORGANISER})
            if person in read.former:
                return frozenset()
        known = self.officials.get(person)
        return frozenset() if known is None else frozenset(known.offices)

    def kept_apart(
        self, stage: StageId, level: BanLevel = BanLevel.NEVER
    ) -> Iterator[tuple[PersonId, PersonId]]:
        """Yield every pair to keep apart at this level in a stage.

        These are the pairs that were named and, for `NEVER`, the members of a team.
        """
        yield from (
            (ban.one, ban.other) for ban in self.bans if ban.level == level and ban.of(stage)
        )
        if level != BanLevel.NEVER:
            return
        for team in self.teams.values():
            for at, one in enumerate(team.members):
                yield from ((one, other) for other in team.members[at + 1 :])
