"""What the process that searches says: one line of JSON after the other."""

from __future__ import annotations

import msgspec

from gorod.tournament.seating import Measures, Rounds, SeatingRequest


class Told(msgspec.Struct, frozen=True, tag_field="is", tag="told"):
    """How far it is, and now and then the best plan so far, with seats."""

    share: float
    pairs2: int
    rounds: Rounds = ()
    measures: Measures | None = None
    stopped: bool = False
    """The clock, or whoever waited, ended it before its work was done."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """There is no such plan, or none was found: a sentence of the catalogue."""

    message: str
    args: dict[str, str | int]


Line = Told | Refused

encode = msgspec.json.Encoder().encode
request_of = msgspec.json.Decoder(SeatingRequest).decode
line_of = msgspec.json.Decoder(Line).decode
