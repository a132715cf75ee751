"""What does each move of a closed day do? The order of moves is the order of the rulebook."""

from __future__ import annotations

from dataclasses import replace

from gorod.engine.by_day.events import MoveSettled, PlayerOut
from gorod.engine.by_day.reckoning import Reckoning
from gorod.engine.by_day.rules import ByDayRules
from gorod.engine.seats import Seats, seats_of
from gorod.rulebooks.policies.by_day.clans import members


def suicides_fall_first(_: ByDayRules, day: Reckoning) -> Reckoning:
    """The disqualified, the declared suicides, and whoever sent no vote."""
    removed = dict(day.phase.removals)
    for seat in day.game.living:
        role = day.game.card(seat)
        if seat in removed:
            out = PlayerOut(seat, "disqualified", role, "disqualification", removed[seat])
            day = day.leaves(out)
        elif day.phase.suicides >> seat & 1:
            day = day.leaves(PlayerOut(seat, "suicide", role, rule="suicide"))
        elif not day.phase.votes[seat - 1]:
            day = day.leaves(PlayerOut(seat, "no-vote", role, rule="no-vote"))
    return day


def the_maniac_takes_move_and_vote(_: ByDayRules, day: Reckoning) -> Reckoning:
    """Nobody can stop him; whoever he visits has neither move nor vote."""
    maniac = day.quest("maniac")
    target = day.act(maniac)
    if target and day.here(target):
        day = replace(day, blocked=day.blocked | 1 << target, void=target)
    return _visited(day, "maniac", maniac, target)


def the_hetaera_takes_the_move(_: ByDayRules, day: Reckoning) -> Reckoning:
    """A quest she visits does not move, except the Maniac."""
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
    result, rule = ("visited", f"act-{role}") if target else ("missed", f"missed-{role}")
    return replace(day, visits=visits).settles(MoveSettled(role, seat, target, result, rule))


def the_clan_shoots_as_one(rules: ByDayRules, day: Reckoning) -> Reckoning:
    """A shot that every member ordered, with the Boss and at least one shooter unblocked."""
    if not rules.shot_today(day.game):
        return day
    clan = seats_of(members(day.game, "mafia") & day.game.alive)
    missed = _why_missed(day, clan)
    shot = 0 if missed else day.phase.acts[clan[0] - 1]
    result = "missed" if missed else "shot"
    return replace(day, shot=shot).settles(
        MoveSettled("mafia", 0, shot, result, missed or "act-mafia")
    )


def _why_missed(day: Reckoning, clan: Seats) -> str:
    """The rule by which the mafia misses; empty for a shot."""
    orders = {day.phase.acts[seat - 1] for seat in clan}
    boss = day.quest("boss")
    if not clan or 0 in orders or not all(day.here(seat) for seat in clan):
        return "orders-of-all"
    if orders == {-1}:
        return "agreed-miss"
    if len(orders) > 1:
        return "orders-differ"
    if day.blocked >> boss & 1:
        return "boss-blocked"
    return "" if any(not day.blocked >> seat & 1 for seat in clan) else "orders-of-all"


def the_doctor_undoes_the_shot(_: ByDayRules, day: Reckoning) -> Reckoning:
    """A Doctor who is shot heals nobody; a target in the game that is not healed is out."""
    doctor, shot = day.quest("doctor"), day.shot
    healed = 0 if shot == doctor else day.act(doctor)
    day = _visited(day, "doctor", doctor, healed)
    if not shot or not day.here(shot):
        return day
    if shot == healed:
        return replace(day, saved=True)
    return day.leaves(PlayerOut(shot, "kill", "", rule="shot"))


def the_commissar_checks_if_he_lives(_: ByDayRules, day: Reckoning) -> Reckoning:
    """Blocked, dead or silent, he misses."""
    seat = day.quest("commissar")
    target = day.act(seat)
    result, rule = ("checked", "act-commissar") if target else ("missed", "missed-commissar")
    return replace(day, checked=target).settles(
        MoveSettled("commissar", seat, target, result, rule)
    )


def the_most_votes_execute(rules: ByDayRules, day: Reckoning) -> Reckoning:
    """A lead that is enough executes; a shared one only whom the coin names."""
    votes = day.phase.votes
    cast = [target for seat, target in enumerate(votes, 1) if target and seat != day.void]
    counts = {target: cast.count(target) for target in cast}
    top = max(counts.values(), default=0)
    if top < rules.threshold(len(day.game.living)):
        return replace(day, top=top)
    tied = tuple(sorted(target for target, count in counts.items() if count == top))
    coin = day.phase.coin if day.phase.coin in tied else 0
    executed = tied[0] if len(tied) == 1 else coin
    return replace(day, top=top, tied=tied, executed=executed)
