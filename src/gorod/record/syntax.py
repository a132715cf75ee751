"""A statement: its data, how it is read from a line, and its canonical writing.

The order of prefixes is `@time refuse verb …`.
"""

import difflib
from datetime import datetime

from gorod.engine.struct import Struct
from gorod.record.args import Args, Hands, SeatClause
from gorod.record.cursor import Cursor
from gorod.record.draft import HEADER_SHAPES
from gorod.record.record_errors import RecordError, fault, shown
from gorod.record.shapes import CHECKPOINT, SHAPES, VERBS, Shape
from gorod.record.source_lines import SourceLine, single_spaced
from gorod.record.stamps import parse_stamp, stamp_text
from gorod.record.words import looks_like_moment


class Statement(Struct, frozen=True, gc=False, eq=False):
    """One move, or a checkpoint (verb `checkpoint`).

    `text` is the statement as written, without time and comment. Like `line` it depends on the
    place only, and two statements that differ in nothing else are equal. `comment` keeps its `#`;
    `above` are the comment lines before the statement.
    """

    line: int
    verb: str
    args: Args
    text: str = ""
    at: datetime | None = None
    refuse: bool = False
    comment: str = ""
    above: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        """Whether two statements say the same, wherever they are in a file."""
        return isinstance(other, Statement) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())

    def _said(self) -> tuple[object, ...]:
        return self.verb, self.args, self.at, self.refuse, self.comment, self.above


def parse_statement(source: SourceLine, *, partial: bool = False) -> Statement:
    at, text = _split_stamp(source.body)
    refuse, bare = _split_refuse(text)
    verb, rest = _split_verb(bare)
    shape = SHAPES.get(verb)
    if shape is None:
        raise _no_move(source, verb, bare)
    if refuse and not shape.refusable:
        raise fault("record-refuse-impossible", word=shown(bare.partition(" ")[0]))
    args = _read_args(shape, rest)
    if shape.claused and isinstance(args, SeatClause) and not args.clause and not partial:
        raise fault("record-word-missing", usage=shape.usage)
    return Statement(source.number, verb, args, text, at, refuse, source.comment, source.above)


def statement_text(statement: Statement) -> str:
    """Return the canonical line, without its comment."""
    verb = "" if statement.verb == CHECKPOINT else statement.verb
    gap = "" if isinstance(statement.args, Hands) else " "
    stamp = stamp_text(statement.at) if statement.at else ""
    refuse = "refuse" if statement.refuse else ""
    return single_spaced(f"{stamp} {refuse} {verb}{gap}{statement.args}")


def _split_stamp(body: str) -> tuple[datetime | None, str]:
    if not body.startswith("@"):
        return None, body
    word, _, rest = body.partition(" ")
    return parse_stamp(word), _something(rest)


def _split_refuse(text: str) -> tuple[bool, str]:
    word, _, rest = text.partition(" ")
    if word.lower() != "refuse":
        return False, text
    rest = _something(rest)
    if rest.partition(" ")[0].lower() == "refuse":
        raise fault("record-refuse-twice")
    return True, rest


def _something(rest: str) -> str:
    if not rest:
        raise fault("record-prefix-alone")
    if rest.startswith("@"):
        raise fault("record-stamp-stray")
    return rest


def _split_verb(bare: str) -> tuple[str, str]:
    word, _, rest = bare.partition(" ")
    verb = word.lower()
    if verb in VERBS:
        return verb, rest
    if looks_like_moment(word):
        return CHECKPOINT, bare
    word = word.partition(":")[0]
    rest = bare[len(word) :].lstrip()
    verb = word.lower()
    # `checkpoint` names a shape and is not a word of the language.
    return "" if verb == CHECKPOINT else verb, rest


def _read_args(shape: Shape, rest: str) -> Args:
    words = Cursor(_words(shape, rest), shape.usage)
    args = shape.read(words)
    words.finish()
    return args


def _words(shape: Shape, rest: str) -> list[str]:
    """Return the words after a verb; a colon is a separate word outside prose."""
    if shape.prose or not (":" in rest or "@" in rest):
        return rest.split()
    plain, colon, reason = rest.partition(":") if shape.reason else (rest, "", "")
    if "@" in plain:
        raise fault("record-stamp-stray")
    return [*plain.replace(":", " : ").split(), *colon, *reason.split()]


def _no_move(source: SourceLine, verb: str, bare: str) -> RecordError:
    """Return the error for a first word that is no verb, with a similar one if there is one.

    A word of the header gets a different error.
    """
    if verb in HEADER_SHAPES:
        late = bare == source.body
        return fault("record-header-late" if late else "record-header-prefixed", verb=verb)
    word = bare.partition(" ")[0]
    near = difflib.get_close_matches(shown(word).lower(), (*VERBS, *HEADER_SHAPES), n=1)
    if near:
        return fault("record-verb-unknown-near", word=shown(word), near=near[0])
    return fault("record-verb-unknown", word=shown(word))
