"""Messages from the searching process to the server, one JSON object per line."""

from __future__ import annotations

import msgspec

from gorod.tournament.seating import Measures, Rounds, SeatingRequest


class ProgressLine(msgspec.Struct, frozen=True, tag_field="is", tag="told"):
    """The progress of a search, sometimes with the best plan so far, including seats."""

    share: float
    pairs2: int
    rounds: Rounds = ()
    measures: Measures | None = None
    stopped: bool = False
    """Whether the search ended early, because of the clock or because it was stopped."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """There is no such plan, or none was found; the reason is a message of the catalogue."""

    message: str
    args: dict[str, str | int]


Line = ProgressLine | Refused

encode = msgspec.json.Encoder().encode
request_of = msgspec.json.Decoder(SeatingRequest).decode
line_of = msgspec.json.Decoder(Line).decode
