"""An invented document that uses every power of the engine that the real ones leave unused.

It is fiim-2019 under one long amendment: tables of two sizes, seven roles that act at night, a
maniac who plays alone, nights that are weighed only at dawn, best moves before the morning. The
laws hold for it as they do for the real rulebooks; its rules have no other purpose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.events import DeathAnnounced, Decided, Event, VoteCancelled
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Death
from gorod.engine.table.table_format import TABLE
from gorod.engine.vocabulary import Cause
from gorod.rulebooks import BOOKS, Option, OptionError, Rulebook
from gorod.rulebooks.book import clause
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.rulebooks.policies.awards import award_within, what_the_judge_may_not_give_alone_waits
from gorod.rulebooks.policies.dealing import TWO_TEAMS
from gorod.rulebooks.policies.nights import (
    don_seeks_sheriff_and_sheriff_seeks_black,
    draw_after_unchanged_nights,
    meeting_then_hunts,
    still_leaving,
)
from gorod.rulebooks.policies.points import BestMoveWorth
from gorod.rulebooks.policies.removing import nearest_vote_or_the_next_once_known
from gorod.rulebooks.policies.victory import red_without_black_black_at_parity, team_of

RED_ACTORS = ("sheriff", "doctor", "beauty", "courtesan")
CALLS = ("hunt", "don", "maniac", "sheriff", "courtesan", "beauty", "lawyer", "doctor")
SMALL = 11
ONE_ON_ONE = 2
FIRST_HUNT = FIIM_2019.rules.first_hunt


def deck(size: int) -> tuple[str, ...]:
    """A larger table has two citizens more."""
    black = ("don", "mafia", "lawyer")
    return (*("citizen",) * (size - 8), *RED_ACTORS, *black, "maniac")


def show_nobody_twice(game: Game, duty: str, _: int, target: int) -> Refusal | None:
    """Neither the doctor nor the beauty shows the same seat twice; the lawyer shows the living."""
    once = duty in ("doctor", "beauty")
    if once and any(d.duty == duty and d.target == target for d in game.facts.deeds):
        return Refusal("checked-already", rule=f"{duty}-act", seat=target)
    if duty == "lawyer" and not game.lives(target):
        return Refusal("out-of-game", rule="lawyer-act", seat=target)
    return None


def target_of(game: Game, duty: str) -> int:
    return game.deed(duty).target


def weighed_at_dawn(game: Game) -> tuple[Death, ...]:
    """The mafia and the maniac kill, beauty and doctor save; the beauty's guest dies with her."""
    saved = {target_of(game, "doctor"), target_of(game, "beauty")}
    shots: tuple[tuple[int, Cause], ...] = (
        (game.facts.hunts[-1].victim, "kill"),
        (target_of(game, "maniac"), "guest"),  # another cause, so that two nights can differ in it
    )
    dead: dict[int, Cause] = {}
    for seat, cause in shots:
        if game.lives(seat) and seat not in saved:
            dead.setdefault(seat, cause)
    guest = target_of(game, "beauty")
    if game.holder("beauty") in dead and game.lives(guest):
        dead.setdefault(guest, "guest")
    return tuple(Death(seat, cause, "night-kill") for seat, cause in dead.items())


def the_beauty_declines_by_a_number_that_is_out(
    game: Game, duty: str, seat: int, target: int
) -> bool:
    """The beauty declines by showing her own number, or that of a player who has left."""
    return duty == "beauty" and (target == seat or not game.lives(target))


def maniac_is_black_once_no_black_is_left(game: Game, duty: str, target: int) -> str:
    """The sheriff's answer about the maniac depends on the other players."""
    if duty == "sheriff" and game.maniac >> target & 1 and not game.black & game.alive:
        return "black"
    return don_seeks_sheriff_and_sheriff_seeks_black(game, duty, target)


def first_victims_name_before_the_morning(game: Game) -> Event | None:
    """All victims of the first hunting night name players; later nights follow the document."""
    dead = still_leaving(game)
    if dead and game.number == FIRST_HUNT:
        return DeathAnnounced(dead, naming=dead)
    return draw_after_unchanged_nights(3)(game)


def first_victims_name_two(game: Game, seat: int) -> int:
    return 2 if game.facts.first_killed >> seat & 1 else 0


def nobody_wins_while_the_maniac_has_three(game: Game) -> Decided | None:
    """With one other player left the maniac has won; without the maniac the document decides."""
    if not game.maniac & game.alive:
        return red_without_black_black_at_parity(game)
    if game.alive.bit_count() > ONE_ON_ONE:
        return None
    return Decided(("maniac",), "victory", "alone", rule="victory")


def all_other_teams_that_live(game: Game, seat: int) -> tuple[str, ...]:
    own = team_of(game, seat)
    left = {"red": game.red, "black": game.black, "maniac": game.maniac}
    return tuple(team for team, seats in left.items() if team != own and seats & game.alive)


def documents_rule_by_day(game: Game, seat: int) -> Event | None:
    """The document's rule for the day applies; at night it is unknown whether the offender died."""
    return None if game.night else nearest_vote_or_the_next_once_known(game, seat)


def cancelled_by_the_night(game: Game) -> Event | None:
    """A player disqualified tonight cancels the coming vote, unless somebody meant to kill them."""
    hit = {game.facts.hunts[-1].victim if game.hunted_tonight else 0, target_of(game, "maniac")}
    out = [
        d
        for d in game.facts.departures
        if d.moment == game.moment and d.cause in ("foul", "disqualified") and d.seat not in hit
    ]
    if not out or game.vote_is_cancelled(game.number) or game.outcome is not None:
        return None
    return VoteCancelled(game.number, "cancels-nearest", unsaid=True)


def penalised_unless_for_an_oath(named: str) -> bool:
    return named != "6.8.1"


EDITION = replace(
    FIIM_2019.edition,
    win={"red": 100, "black": 100, "maniac": 150},
    best_moves={
        **FIIM_2019.edition.best_moves,
        "maniac": BestMoveWorth("best-move-points", frozenset({"black"}), {2: 40}),
    },
    award_players_alone=2,
    award_total_alone=80,
)


def _amendments() -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    yield (
        ("deal",),
        {
            "sizes": frozenset({SMALL, SMALL + 2}),
            "deck": deck,
            "teams": {
                **TWO_TEAMS,
                **dict.fromkeys(RED_ACTORS, "red"),
                "lawyer": "black",
                "maniac": "maniac",
            },
        },
    )
    yield (
        ("night-resolved", *(f"{role}-act" for role in CALLS[2:] if role != "sheriff")),
        {
            "night_duties": meeting_then_hunts(first=("meet", "sheriff-look"), later=CALLS),
            "hits_kill_at_once": False,
            "night_deaths": weighed_at_dawn,
            "act_refused": show_nobody_twice,
            "declines": the_beauty_declines_by_a_number_that_is_out,
            "check_answer": maniac_is_black_once_no_black_is_left,
        },
    )
    yield (
        ("best-moves-read",),
        {
            "dawn": first_victims_name_before_the_morning,
            "best_move_numbers": first_victims_name_two,
            "seconds": {"best-move": 20},
        },
    )
    yield ((), {"victory": nobody_wins_while_the_maniac_has_three})
    yield (
        (),
        {
            "defeat_winners": all_other_teams_that_live,
            "defeat_penalised": penalised_unless_for_an_oath,
            "cancelled_vote": documents_rule_by_day,
            "dawn_cancels": cancelled_by_the_night,
        },
    )
    yield (
        (),
        {
            "award": award_within(EDITION),
            "award_waits": what_the_judge_may_not_give_alone_waits(EDITION),
        },
    )


INVENTED: Rulebook = replace(
    FIIM_2019
    + Option(
        "everything-at-once",
        en="Every power of the engine.",
        ru="Всё, что умеет движок.",
        clauses=tuple(
            clause(f"X-{at}", en=f"Invented, {at}.", ru=f"Выдумано, {at}.", cites=cites, **slots)
            for at, (cites, slots) in enumerate(_amendments(), 1)
        ),
    ),
    edition=EDITION,
)

SIZED: dict[str, Rulebook] = {
    f"{book.id}@{size}": replace(book.chosen((), size), id=f"{book.id}@{size}")
    for book in BOOKS.values()
    for size in sorted(book.tables)
}
"""The rulebooks as amended for tables of other sizes."""
SUBJECTS: dict[str, Rulebook] = {**BOOKS, INVENTED.id: INVENTED, **SIZED}
"""The rulebooks for which the laws are proved, by id."""
WHOLE = {**BOOKS, INVENTED.id: INVENTED}
"""Those of them that are not amendments for another size: their games reach everything."""


def _opted(book: Rulebook, names: Sequence[str], size: int) -> Rulebook | None:
    """Return the rulebook under these options at a table of that size, if they can be combined."""
    try:
        chosen = book.chosen(names, size)
    except OptionError:
        return None
    return replace(chosen, id=f"{book.id}@{size}+{'+'.join(chosen.options)}")


def _combined(book: Rulebook, chance: Random) -> Iterator[Rulebook]:
    """Return every option alone, and some of the combinations possible at any table."""
    usual = min(book.rules.sizes)
    yield from (found for name in book.available if (found := _opted(book, (name,), usual)))
    left = COMBINATIONS if book.available else 0
    while left:
        names = chance.sample(sorted(book.available), chance.randint(2, 6))
        found = _opted(book, names, chance.choice(sorted(book.sizes)))
        if found is not None:
            left -= 1
            yield found


COMBINATIONS = 24
OPTED: dict[str, Rulebook] = {
    found.id: found for book in BOOKS.values() for found in _combined(book, Random(book.id))
}
"""The rulebooks under their options: each option alone, and random combinations."""
AT_TABLES = {book.id: book for book in SUBJECTS.values() if book.format is TABLE}
BY_DAYS = {book.id: book for book in SUBJECTS.values() if book.format is BY_DAY}
"""The by-day rulebooks among them."""
