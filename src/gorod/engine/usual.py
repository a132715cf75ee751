"""What holds where a document is silent: powers that only few documents know."""

from __future__ import annotations

from gorod.engine.duties import ROLES
from gorod.engine.events import Decided, Event, Events
from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.refusal import Refusal


def the_blacks(game: Game, _: str) -> int:
    """The black team meets and hunts."""
    return game.black


def any_shot(_: Game, __: int, ___: int) -> Refusal | None:
    """Any number that is called may be shot at."""
    return None


def a_plain_miss(_: Game, __: tuple[tuple[int, int], ...] | None) -> Events | Refusal:
    """Nobody is hit, and that is all."""
    return ()


def nothing_settled(_: Game, __: tuple[tuple[int, int], ...]) -> int:
    """Those who hunt do not see one another."""
    return 0


def a_hit_or_a_miss(
    _: Game, __: tuple[tuple[int, int], ...] | None, victim: int
) -> tuple[int, str]:
    """Whom the shots hit they hit."""
    return victim, "night-kill" if victim else "night-miss"


def nobody_is_blocked(_: Game, __: int) -> bool:
    """Nothing keeps a role from its act."""
    return False


def nobody_is_saved(_: Game) -> tuple[()]:
    """Who is hit dies."""
    return ()


def the_role_itself(_: Game, duty: str, __: int) -> str:
    """The rule of the role's call says so."""
    return ROLES[duty]


def one_check_a_night(_: str) -> str:
    """No role acts twice in a night, whichever it is."""
    return "one-check"


def every_act_is_taken(_: Game, __: str, ___: int, ____: int) -> str:
    """What a role shows is noted."""
    return ""


def free_to_decline(_: Game, __: str, ___: int) -> Event | None:
    """A role that shows nobody loses its move and nothing else."""
    return None


def no_price(_: Game, __: str, ___: int, ____: int) -> Event | None:
    """A wrong choice is merely not taken."""
    return None


def nothing_is_tolerated(_: Game, __: int, ___: str) -> Refusal | None:
    """Every foul that the judge sees may be given."""
    return None


def any_defeat(_: Game, __: int, ___: str) -> Refusal | None:
    """Whoever may be punished for it at all may lose his team the game."""
    return None


def nothing_to_waive(_: Game) -> tuple[str, ...]:
    """What a clause brings about by itself happens."""
    return ()


def the_right_is_not_his(_: Game, __: int) -> str:
    """Whoever has no best move was never given one."""
    return "best-move-right"


def consent(_: Game) -> str:
    """All awards that wait have one rule."""
    return "consent"


def a_miss(_: tuple[tuple[int, int], ...]) -> str:
    """All shots that hit nobody miss alike."""
    return "night-miss"


def leaves_alone(_: Game, __: int) -> Event | None:
    """A disqualification sends nobody else away."""
    return None


def that_is_all(_: Game, nobody: Event) -> Event:
    """The day is over."""
    return nobody


def nobody_permits(_: Game, seat: int, __: int) -> Refusal | None:
    """A speaker cannot share his minute."""
    return Refusal("no-permissions", rule="own-minute", seat=seat)


def all_the_living(game: Game) -> int:
    """Everybody who is alive votes."""
    return game.alive


def not_a_voter(_: Game, __: int) -> str:
    """The rule that says who votes says also who does not."""
    return "voter"


def first_hands(_: Game, ballot: Vote, shown: int) -> int:
    """Whoever has voted before in this ballot has no second vote."""
    return shown & ~ballot.cast


def one_vote_each(_: Game, hands: int) -> int:
    """All hands weigh alike."""
    return hands.bit_count()


def none_of_them(_: Game, __: Vote) -> int:
    """Votes that are held back are dealt with as candidates are voted."""
    return 0


def no_golden_minute(_: Game, __: int) -> Refusal:
    """Nobody speaks once more before a ballot."""
    return Refusal("no-such-move", rule="course")


def nothing(_: Game) -> Event | None:
    """Nothing at all."""
    return None


def nobody(_: Game) -> int:
    """Nobody at all."""
    return 0


def a_last_word(_: Game) -> str:
    """Whoever is voted out says goodbye."""
    return ""


def never(_: Game) -> bool:
    """In no case."""
    return False


def no_guess(_: str) -> Decided:
    """A table that guesses at a card has to say who wins by it."""
    raise LookupError("this document knows no guess")


def no_vote_on_it(_: Game, __: int, ___: int) -> bool | None:
    """The chief judge decides alone."""
    return None
