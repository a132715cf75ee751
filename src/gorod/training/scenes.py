"""A scene: everything that happens in the room at one step, and what a judge should enter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from gorod.bots.statement import Statements
from gorod.engine import Command, Game, Refusal, is_offered, offers, step
from gorod.engine import commands as c
from gorod.engine.choices import One
from gorod.engine.events import HuntEnded
from gorod.engine.history import Turn
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import Night, Speech, Vote
from gorod.engine.seats import Seats, seats_of
from gorod.engine.struct import Struct, replace
from gorod.rulebooks import Rulebook
from gorod.training.cue_questions import CueQuestion, cue_question
from gorod.training.happenings import NOTHING, Happening, done, said
from gorod.training.lesson_players import LessonPlayers, Views
from gorod.training.misconduct import Misconduct, Slip, misconduct
from gorod.training.steps import step_key

SPOKEN = 3
"""How many statements of a speech are heard."""
SLIPS = {"speech": 0.22, "vote": 0.2, "night": 0.06}
"""Kind of step -> how often somebody breaks the rules there."""
GRAVE = 0.12
"""How often a violation is worse than a foul, if the document knows such ones."""
HARMLESS = 0.15
"""How often somebody does something that is no violation at all."""
LATE = 0.12
"""How often a hand comes too late to count."""
HESITATES = 0.45
"""How often a speaker nominates nobody after all."""
ASTRAY = 0.15
"""How often one of those who hunt shows another number, or none."""

BY_OTHERS = (
    "speaks-out-of-turn",
    "waves-hands",
    "touches-neighbour",
    "bangs-the-table",
    "argues-with-judge",
)
BY_SPEAKER = ("shouts", "swears", "vows")
IN_VOTES = ("withdraws-hand", "votes-twice", "urges-voters")
AFTER_HANDS = frozenset({"withdraws-hand", "votes-twice"})
"""Acts that are seen once the hands are up."""
AT_NIGHT = ("peeks", "talks-at-night")
NO_VIOLATION = ("writes", "drinks", "smiles", "looks-around")


class Scene(Struct, frozen=True):
    """One step of a lesson."""

    key: str
    happenings: tuple[Happening, ...] = ()
    script: tuple[Command, ...] = ()
    """What the judge enters, in order; sanctions may come at any moment of the step."""
    slips: tuple[Slip, ...] = ()
    late: Seats = ()
    """Seats whose hand came too late to count."""
    question: CueQuestion | None = None
    said: Statements = ()
    """What the speaker of the step has said."""


@dataclass(frozen=True, slots=True)
class _Before:
    """The point at which a scene begins."""

    turn: Turn
    views: Views
    heard: Statements

    @property
    def game(self) -> Game:
        return self.turn.game


class SceneMaker:
    """Makes the scenes of one lesson; chance depends on the seed and the step alone."""

    def __init__(self, book: Rulebook, size: int, seed: str) -> None:
        self.book, self.seed = book, seed
        self.players = LessonPlayers(book, size)
        self.misconduct = misconduct(book)

    def scene(self, turn: Turn, views: Views, heard: Statements) -> Scene:
        """Return the scene that a turn leads to."""
        at = _Before(turn, views, heard)
        key = step_key(at.game)
        speech = self._speech(at)
        script = self.players.script(views, at.game, (*heard, *speech))
        if not script:
            return Scene(key)
        late, script = self._late(at, self._hesitant(at, self._astray(at, script)))
        slips = tuple(self._slips(at, key, script))
        seen = [*map(said, speech[:SPOKEN]), *self._seen(at, script, late)]
        for slip in slips:
            act = Happening(slip.misconduct.act, slip.seat)
            place = len(seen) if slip.misconduct.act in AFTER_HANDS else 0
            _insert(seen, act, self._chance(key, slip.id), place)
        self._harmless(at, key, seen)
        asked = cue_question(self.book, turn, self._chance(key, "cue"))
        return Scene(key, tuple(seen), script, slips, late, asked, speech)

    def resumed(self, scene: Scene, turn: Turn, views: Views, heard: Statements) -> Scene:
        """Return a scene that a sanction has changed: somebody in it has left, or may not vote."""
        script = self.players.script(views, turn.game, heard)
        seen = self._seen(_Before(turn, views, heard), script, ())
        return replace(scene, happenings=tuple(seen), script=script, late=(), question=None)

    def _chance(self, *what: str) -> Random:
        return Random(" ".join((self.seed, *what)))  # noqa: S311  repeatable, and no secret

    def _speech(self, at: _Before) -> Statements:
        phase = at.game.phase
        if not isinstance(phase, Speech) or not phase.seconds:
            return ()
        return self.players.speech(at.views, phase.queue[0], at.heard)

    # --- what is done with the script -------------------------------------------------------

    def _astray(self, at: _Before, script: tuple[Command, ...]) -> tuple[Command, ...]:
        """Let one of those who hunt not shoot with the others, unless that decides the game."""
        first, chance = script[0], self._chance(step_key(at.game), "astray")
        if not isinstance(first, c.Shoot) or len(first.shots) < 2 or chance.random() >= ASTRAY:  # noqa: PLR2004
            return script
        shooter = chance.randrange(len(first.shots))
        numbers = (0, *at.game.living)
        shots = tuple(
            (seat, chance.choice(numbers) if n == shooter else target)
            for n, (seat, target) in enumerate(first.shots)
        )
        missed = c.Shoot(shots)
        after, events = step(self.book.rules, at.game, missed)
        ended = not isinstance(events, Refusal) and isinstance(events[0], HuntEnded)
        return (missed,) if ended and after.outcome is None else script

    def _hesitant(self, at: _Before, script: tuple[Command, ...]) -> tuple[Command, ...]:
        """Let some speakers nominate nobody; on the first day the target is random.

        On the first day nobody has a reason to choose one player rather than another.
        """
        first, chance = script[0], self._chance(step_key(at.game), "hesitant")
        if not isinstance(first, c.Nominate):
            return script
        if chance.random() < HESITATES:
            return script[1:] or script
        offered = offers_of_the_step(self.book.rules, at.game)
        aims = next(offer.choices["target"] for offer in offered if offer.move == "nominate")
        if at.game.number > 1 or not isinstance(aims, One):
            return script
        return (replace(first, target=int(chance.choice(aims.of))), *script[1:])

    def _late(self, at: _Before, script: tuple[Command, ...]) -> tuple[Seats, tuple[Command, ...]]:
        """Let a hand come after the judge's word: it is no vote, and its owner may vote later."""
        first, phase = script[0], at.game.phase
        chance = self._chance(step_key(at.game), "late")
        if not isinstance(first, c.Hands) or not isinstance(phase, Vote) or not first.hands:
            return (), script
        if len(phase.hands) + 1 == len(phase.slate) or chance.random() >= LATE:
            return (), script
        late = chance.choice(first.hands)
        hands = tuple(seat for seat in first.hands if seat != late)
        return (late,), (replace(first, hands=hands), *script[1:])

    def _seen(self, at: _Before, script: Sequence[Command], late: Seats) -> list[Happening]:
        every = [one for command in script for one in done(at.game, command)]
        seen = [one for one in every if one.what not in NOTHING] or every[:1]
        return [*seen, *(Happening("late-hand", seat) for seat in late)]

    # --- slips ------------------------------------------------------------------------------

    def _slips(self, at: _Before, key: str, script: tuple[Command, ...]) -> Iterator[Slip]:
        """Yield at most one violation at a step, and only one that the judge may punish there."""
        chance = self._chance(key, "slip")
        kind, acts = self._possible(at.game, script)
        if chance.random() >= SLIPS.get(kind, 0.0):
            return
        grave = chance.random() < GRAVE or kind == "night"
        known = [self.misconduct[act] for act in acts if act in self.misconduct]
        fitting = [one for one in known if grave or one.sanction == "foul"]
        chance.shuffle(fitting)
        for one in fitting:
            seat = self._offender(at.game, script, one, chance)
            slip = Slip(f"{key} {one.act}", seat, one)
            if seat and is_offered(offers(self.book.rules, at.game), slip.punished):
                yield slip
                return

    def _possible(self, game: Game, script: tuple[Command, ...]) -> tuple[str, tuple[str, ...]]:
        if isinstance(game.phase, Speech):
            return "speech", (*BY_OTHERS, *BY_SPEAKER)
        if isinstance(game.phase, Vote) and isinstance(script[0], c.Hands):
            return "vote", IN_VOTES
        if isinstance(game.phase, Night) and game.number > 1:
            return "night", AT_NIGHT
        return "", ()

    def _offender(
        self, game: Game, script: tuple[Command, ...], one: Misconduct, chance: Random
    ) -> int:
        """Return somebody who can do such a thing now; 0 for nobody."""
        able = list(self._able(game, script[0], one.act))
        return chance.choice(able) if able else 0

    def _able(self, game: Game, first: Command, act: str) -> Iterator[int]:
        phase = game.phase
        if isinstance(phase, Speech):
            speaker = phase.queue[0]
            mine = act in BY_SPEAKER
            yield from (s for s in game.living if (s == speaker) == mine)
        elif isinstance(phase, Vote) and isinstance(first, c.Hands):
            voted = seats_of(phase.cast & self.book.rules.voters(game))
            candidate = first.candidate
            pools = {"withdraws-hand": first.hands, "votes-twice": voted}
            yield from (s for s in pools.get(act, game.living) if s != candidate)
        else:
            plain = _commonest(game)
            yield from (s for s in game.living if game.card(s) == plain)

    def _harmless(self, at: _Before, key: str, seen: list[Happening]) -> None:
        chance = self._chance(key, "harmless")
        if isinstance(at.game.phase, Speech) and chance.random() < HARMLESS:
            seat = chance.choice(at.game.living)
            _insert(seen, Happening(chance.choice(NO_VIOLATION), seat), chance)


def _commonest(game: Game) -> str:
    """Return the card of those who have nothing to do at night."""
    return max(dict.fromkeys(game.cards), key=game.cards.count)


def _insert(seen: list[Happening], one: Happening, chance: Random, place: int = 0) -> None:
    """Insert a happening at a place, or somewhere before the last one."""
    seen.insert(place or chance.randrange(max(1, len(seen))), one)
