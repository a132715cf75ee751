"""A bot at one seat of a table: it turns each view that its link gets into a request.

It answers the questions that all seats of an online table get, makes its own moves, speaks in
phrases when it has the floor, and sends decoys at night as every player's page does.
"""

from __future__ import annotations

from random import Random

from gorod.bots.bot import Bot
from gorod.bots.seat_view import SeatView
from gorod.bots.statement import Statements
from gorod.engine import Command, Offer
from gorod.engine import commands as c
from gorod.engine.choices import Choice, One, Some, Taking
from gorod.engine.duties import ROLES
from gorod.server.bots.gesturing import agreed, gesture_for, looking_round
from gorod.server.bots.json_moves import Json, as_json, decoy, offers_in
from gorod.server.bots.seat_log import SeatLog
from gorod.server.bots.spoken import HeardTalk, phrases_of

OWN = frozenset({"nominate", "pass", "best", "order", "ball", "execute", "successor", *ROLES})
"""Moves that a seat's bot makes by itself."""


class SeatPlayer:
    """One bot, what its seat knows, and the questions that it has answered."""

    def __init__(self, seat: int, bot: Bot, chance: Random) -> None:
        self.seat, self.bot = seat, bot
        self.log = SeatLog(seat)
        self._chance = chance
        self._ordered = self._hidden = self._answered = self._spoke = ""
        self._talk = HeardTalk()
        self._speech: list[Json] = []
        self._signed: list[str] = []

    def take(self, frame: Json) -> Json | None:
        """Return the bot's request after a view; None if it has nothing to do."""
        view = looking_round(self.log.take(frame), frame)
        heard = self._talk.take(frame)
        asks, phase = frame.get("asks"), frame["phase"]
        if asks:
            entered = self._entered(view, asks, frame, heard)
            return entered or self._shown(view, frame, _numbers(asks["own"]))
        if frame.get("open_eyes"):
            return self._shown(view, frame, [])
        # An order may be changed at any time: a bot that kept changing it would always forestall
        # the judge's next step.
        own = OWN - {"order"} if phase == self._ordered else OWN
        offered = [offer for offer in offers_in(frame) if offer.move in own]
        if "talk" in frame and any(offer.move == "pass" for offer in offered):
            said = self._said(view, heard, phase)
            if said is not None:
                return said
        decided = self.bot.decide(view, offered, heard) if offered else None
        command = None if decided is None else as_json(decided)
        if command is None and phase != self._hidden and "online" not in frame:
            command, self._hidden = decoy(frame, self.seat, self._chance), phase
        if command is None:
            return None
        if command["type"] == "order":
            self._ordered = phase
        return {"wish": "do", "command": command}

    def _said(self, view: SeatView, heard: Statements, phase: str) -> Json | None:
        """Return the next phrase of the speech, which is made once; None when it is over."""
        spoken = f"{phase} {self.seat}"
        if spoken != self._spoke:
            self._spoke = spoken
            self._speech = phrases_of(self.bot.speak(view, heard))
        return {"wish": "say", "phrase": self._speech.pop(0)} if self._speech else None

    def _shown(self, view: SeatView, frame: Json, numbers: list[int]) -> Json | None:
        """Return a gesture to those who are awake with the bot; None if it sleeps."""
        return gesture_for(view, frame, numbers, self._signed)

    def _entered(self, view: SeatView, asks: Json, frame: Json, heard: Statements) -> Json | None:
        """Answer a question once; each candidate of a ballot is a new question.

        It is also answered again if a teammate shows other numbers while they see each other.
        """
        followed = agreed(view, frame)
        asked = f"{frame['phase']} {asks['move']} {asks['choices'][:2]} {followed}"
        if asked == self._answered and asks["own"] is not None:
            return None
        self._answered = asked
        own = _own(view, asks)
        if own and followed:
            return _follows(followed, asks)
        decided = self.bot.decide(view, _shares(asks, self.seat), heard) if own else None
        return _entry(decided, asks, self._chance, hidden=not own)


def _own(view: SeatView, asks: Json) -> bool:
    """Whether this seat really decides; at night others are asked too, as a disguise."""
    match asks["move"]:
        case "shoot":
            return view.team == view.hunters
        case "order":
            return view.role == view.leader
        case move if move in ROLES:
            return bool(view.role == move)
    return True


def _follows(numbers: list[int], asks: Json) -> Json:
    """Return the entry that follows a teammate's numbers."""
    wish = {"wish": "enter", "move": asks["move"]}
    if asks["most"] > 1:
        return {**wish, "seats": numbers[: asks["most"]]}
    return {**wish, "target": numbers[0] if numbers[0] in asks["choices"] else 0}


def _numbers(entry: Json | None) -> list[int]:
    """Return the numbers in an entry."""
    if entry is None:
        return []
    named: list[int] = entry.get("seats") or [entry.get("target", 0)]
    return [number for number in named if number]


def _shares(asks: Json, seat: int) -> list[Offer]:
    """Return the question as offers to one seat, as `gorod.bots.seat_offers` makes them."""
    move, numbers = asks["move"], tuple(asks["choices"])
    hand = Some((seat,))
    candidates = [number for number in numbers if number]
    match move:
        case "vote":
            return [Offer(move, seat, {"candidate": One((candidates[0],)), "hands": hand})]
        case "elect":
            return [Offer(move, seat, {"candidate": One((n,)), "hands": hand}) for n in candidates]
        case "lift":
            return [Offer(move, seat, {"hands": hand})]
        case "order":
            return [Offer(move, seat, {"seats": Some(numbers, asks["most"], ordered=True)})]
    choices: dict[str, Choice] = {"target": One(numbers)}
    if move in ROLES:
        choices["takes"] = Taking(tuple(asks["takes"]))
    return [Offer(move, seat, choices)]


def _entry(decided: Command | None, asks: Json, chance: Random, *, hidden: bool) -> Json:
    """Return the entry for a decision; a seat that decides nothing enters a random number."""
    numbers, most = asks["choices"], asks["most"]
    wish = {"wish": "enter", "move": asks["move"]}
    if most > 1:
        some = decided.seats[:most] if isinstance(decided, c.Order) else ()
        return {**wish, "seats": list(some) or chance.sample(numbers, min(most, len(numbers)))}
    if hidden:
        return {**wish, "target": chance.choice(numbers)}
    target = _target(decided)
    takes = list(decided.takes) if isinstance(decided, c.Show) else []
    chosen = target if target in numbers else numbers[0]
    return {**wish, "target": chosen, **({"takes": takes} if takes and chosen else {})}


def _target(decided: Command | None) -> int:
    match decided:
        case c.Hands(candidate, hands) | c.Elect(candidate, hands):
            return candidate if hands else 0
        case c.LiftHands(hands):
            return 1 if hands else 0
        case c.Shoot(shots) if shots:
            return shots[0][1]
        case c.Show():
            return decided.target
    return 0
