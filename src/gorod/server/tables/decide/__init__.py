"""Decides all requests to a table: `DECIDE` has the function for each type of request.

First it is asked whether the sender may make the request (`admission`), then whether they have seen
the present state of the game, then whether the rules allow it. Nothing is written here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from gorod.server.tables.by_day.service_requests import ServiceRequest
from gorod.server.tables.decide import beside_moves, lessons, rewinds, service, table_moves
from gorod.server.tables.decide.verdict import Deciding, Verdict
from gorod.server.tables.live_lesson import ChooseCue
from gorod.server.tables.lobby_requests import LobbyRequest
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import (
    Close,
    Contribute,
    Correct,
    Do,
    Draw,
    HandBack,
    Name,
    OnlineRequest,
    Phones,
    Redo,
    Take,
    Timer,
    Undo,
)
from gorod.server.tables.talk import TalkRequest

Decide = Callable[[Deciding, Sender, Any], Verdict]

DECIDE: dict[type, Decide] = {
    Do: table_moves.move,
    Draw: table_moves.draw,
    Close: table_moves.close,
    Undo: rewinds.rewind,
    Redo: rewinds.rewind,
    Correct: rewinds.correct,
    Timer: beside_moves.timer,
    Name: beside_moves.name,
    Take: beside_moves.take,
    HandBack: beside_moves.hand_back,
    Phones: beside_moves.phones,
    Contribute: beside_moves.contribute,
    ChooseCue: lessons.choose_cue,
    **dict.fromkeys(get_args(OnlineRequest), beside_moves.play),
    **dict.fromkeys(get_args(LobbyRequest), beside_moves.gather),
    **dict.fromkeys(get_args(TalkRequest), beside_moves.talk),
    **dict.fromkeys(get_args(ServiceRequest), service.serve),
}
"""How each request is decided, once its sender is admitted."""
