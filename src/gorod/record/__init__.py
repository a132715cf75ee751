"""Reading, writing and re-adjudicating the game record, a `.mgn` file."""

from gorod.record.formatting import format_record
from gorod.record.parse import Record, parse
from gorod.record.record_errors import Message, RecordError
from gorod.record.replay import Replay, replay
from gorod.record.source import read_record

__all__ = [
    "Message",
    "Record",
    "RecordError",
    "Replay",
    "format_record",
    "parse",
    "read_record",
    "replay",
]
