"""What does each move of a closed day do? The order of moves follows the rulebook."""

from __future__ import annotations

from gorod.engine.by_day.by_day_events import MoveSettled, PlayerOut
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.by_day.reckoning import Reckoning
from gorod.engine.seats import Seats, seats_of
from gorod.engine.struct import replace
from gorod.engine.vocabulary import NO_ROLE
from gorod.rulebooks.policies.by_day.clans import members

Missed = tuple[str, str, int]
"""Why a move missed, by which rule, and because of whom (0: nobody else)."""


def suicides_fall_first(rules: ByDayRules, day: Reckoning) -> Reckoning:
    """Remove the disqualified, the declared suicides, and everybody who sent no vote."""
    phase, cards, removed = day.phase, day.game.cards, dict(day.phase.removals)
    for seat in day.game.living:
        if seat in removed:
            clause = removed[seat]
            out = PlayerOut(seat, "disqualified", cards[seat - 1], rules.grounds[clause], clause)
            day = day.leaves(out)
        elif phase.suicides >> seat & 1:
            day = day.leaves(PlayerOut(seat, "suicide", cards[seat - 1], rule="suicide"))
        elif not phase.votes[seat - 1]:
            day = day.leaves(PlayerOut(seat, "no-vote", cards[seat - 1], rule="no-vote"))
    return day


def the_maniac_takes_move_and_vote(_: ByDayRules, day: Reckoning) -> Reckoning:
    """Nobody can stop the Maniac; the player they visit has neither a move nor a vote."""
    maniac = day.quest("maniac")
    target = day.act(maniac)
    if target and day.here(target):
        day = replace(day, blocked=day.blocked | 1 << target, void=target)
    return _visited(day, "maniac", maniac, target)


def the_hetaera_takes_the_move(_: ByDayRules, day: Reckoning) -> Reckoning:
    """A player visited by the Hetaera has no move, unless they are the Maniac."""
    hetaera = day.quest("hetaera")
    target = day.act(hetaera)
    if target and day.here(target) and target != day.quest("maniac"):
        day = replace(day, blocked=day.blocked | 1 << target)
    return _visited(day, "hetaera", hetaera, target)


def _visited(day: Reckoning, role: str, seat: int, target: int) -> Reckoning:
    doctor, maniac, hetaera = day.visits
    if role == "doctor":
        visits = (target, maniac, hetaera)
    elif role == "maniac":
        visits = (doctor, target, hetaera)
    else:
        visits = (doctor, maniac, target)
    settled = _settled(day, role, seat, target, "visited")
    return replace(day, visits=visits, events=(*day.events, settled))


def _settled(day: Reckoning, role: str, seat: int, target: int, result: str) -> MoveSettled:
    """Return the host's notice of a quest's move: whom it reached, or why it missed."""
    if target:
        rule = f"act-{role}" if day.game.alive >> target & 1 else "target-out"
        return MoveSettled(role, seat, target, result, rule)
    why, rule, by = _why_quest_missed(day, role, seat)
    return MoveSettled(role, seat, 0, "missed", rule, why, by)


def _why_quest_missed(day: Reckoning, role: str, seat: int) -> Missed:
    """Return why a move missed; only a move that was made can have been blocked."""
    if not day.game.lives(seat):
        return "out", "quest-out", 0
    gone = day.out >> seat & 1
    if gone and any(out.seat == seat and out.cause != "kill" for out in day.exits):
        return "suicide", "suicide-move", 0
    answer = day.phase.acts[seat - 1]
    if not answer:
        return "silent", "silent", 0
    if answer < 0:
        return "declined", "declined", 0
    by = _blocker(day, seat)
    if by:
        return "blocked", f"blocked-by-{day.game.card(by)}", by
    return "killed", f"killed-{role}", 0


def _blocker(day: Reckoning, seat: int) -> int:
    """Return who took a player's move: the Maniac, who is first, or the Hetaera; 0 for nobody."""
    if not day.blocked >> seat & 1:
        return 0
    return day.quest("maniac") if day.visits[1] == seat else day.quest("hetaera")


def the_clan_shoots_as_one(rules: ByDayRules, day: Reckoning) -> Reckoning:
    """There is a shot if every member ordered it, and the Boss and one shooter are not blocked."""
    if not rules.shot_today(day.game):
        return day
    clan = seats_of(members(day.game, "mafia") & day.game.alive)
    missed = _why_missed(day, clan)
    if missed is not None:
        why, rule, by = missed
        return day.settles(MoveSettled("mafia", 0, 0, "missed", rule, why, by))
    shot = day.phase.acts[clan[0] - 1]
    rule = "act-mafia" if day.game.lives(shot) else "target-out"
    return replace(day, shot=shot).settles(MoveSettled("mafia", 0, shot, "shot", rule))


def _why_missed(day: Reckoning, clan: Seats) -> Missed | None:
    """Return why the mafia misses, or None if it shoots."""
    if not clan:
        return "out", "quest-out", 0
    return _order_lacking(day, clan) or _orders_useless(day, clan) or _clan_blocked(day, clan)


def _order_lacking(day: Reckoning, clan: Seats) -> Missed | None:
    for seat in clan:
        if not day.here(seat):
            return "suicide", "suicide-move", seat
    for seat in clan:
        if not day.phase.acts[seat - 1]:
            return "silent", "orders-of-all", seat
    return None


def _orders_useless(day: Reckoning, clan: Seats) -> Missed | None:
    orders = {day.phase.acts[seat - 1] for seat in clan}
    if len(orders) > 1:
        return "differ", "orders-differ", 0
    return ("declined", "agreed-miss", 0) if orders == {-1} else None


def _clan_blocked(day: Reckoning, clan: Seats) -> Missed | None:
    """Return the miss if the Boss is blocked, or all members are; otherwise None."""
    by = _blocker(day, day.quest("boss"))
    if by:
        return "blocked", "boss-blocked", by
    if all(_blocker(day, seat) for seat in clan):
        return "blocked", "orders-of-all", _blocker(day, clan[0])
    return None


def the_doctor_undoes_the_shot(_: ByDayRules, day: Reckoning) -> Reckoning:
    """A Doctor who is shot heals nobody. A target who is in the game and not healed is out."""
    doctor, shot = day.quest("doctor"), day.shot
    healed = 0 if shot == doctor else day.act(doctor)
    day = _visited(day, "doctor", doctor, healed)
    if not shot or not day.here(shot):
        return day
    if shot == healed:
        return replace(day, saved=True)
    return day.leaves(PlayerOut(shot, "kill", NO_ROLE, rule="shot"))


def the_commissar_checks_if_he_lives(_: ByDayRules, day: Reckoning) -> Reckoning:
    """A Commissar who is blocked, dead or silent misses."""
    seat = day.quest("commissar")
    target = day.act(seat)
    settled = _settled(day, "commissar", seat, target, "checked")
    return replace(day, checked=target, events=(*day.events, settled))


def the_most_votes_execute(rules: ByDayRules, day: Reckoning) -> Reckoning:
    """A large enough lead executes; if several share it, only the one whom the coin names."""
    counts = day.counts
    top = max(counts.values(), default=0)
    if top < rules.threshold(len(day.game.living)):
        return replace(day, top=top)
    tied = tuple(sorted(target for target, count in counts.items() if count == top))
    coin = day.phase.coin if day.phase.coin in tied else 0
    executed = tied[0] if len(tied) == 1 else coin
    return replace(day, top=top, tied=tied, executed=executed)
