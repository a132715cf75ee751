"""The pure-Python twin of msgspec: the same semantics, and the same games byte for byte."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine import plain_struct, struct

ROOT = Path(__file__).parents[2]

# Two libraries, one interface: every test below must hold for both.
MSGSPEC = SimpleNamespace(
    Struct=msgspec.Struct,
    decode_json=msgspec.json.decode,
    encode_json=msgspec.json.encode,
    fields=msgspec.structs.fields,
    replace=msgspec.structs.replace,
)


def records(lib):
    """A few records made with one of the libraries."""

    class Base(lib.Struct, frozen=True, gc=False, tag=str.lower):
        pass

    class Point(Base, frozen=True):
        x: int
        y: int = 0

    class Mark(Base, frozen=True):
        text: str
        at: Point | None = None
        pairs: tuple[tuple[int, int], ...] = ()
        pair: tuple[int, str] = (0, "")
        on: bool = False
        after: int | None = None

        def shout(self):
            return self.text.upper()

    class Plain(lib.Struct, frozen=True):
        value: object

    return SimpleNamespace(
        Base=Base, Point=Point, Mark=Mark, Plain=Plain, either=Point | Mark, **vars(lib)
    )


BOTH = {"msgspec": records(MSGSPEC), "twin": records(plain_struct)}


@pytest.fixture(params=BOTH.values(), ids=BOTH)
def lib(request):
    return request.param


# --- Making records -----------------------------------------------------------------------------


def test_fields_are_filled_by_position_then_by_name_then_by_default(lib):
    assert lib.Point(1, 2) == lib.Point(x=1, y=2) == lib.Point(1, y=2)
    assert lib.Point(1).y == 0
    assert lib.Mark("a").shout() == "A"


@pytest.mark.parametrize(
    ("args", "named", "complaint"),
    [
        ((), {}, "Missing required argument 'x'"),
        ((1, 2, 3), {}, "Extra positional arguments provided"),
        ((1,), {"z": 3}, "Unexpected keyword argument 'z'"),
        ((1,), {"x": 3}, "'x'"),
    ],
)
def test_wrong_arguments_are_a_type_error(lib, args, named, complaint):
    with pytest.raises(TypeError, match=complaint):
        lib.Point(*args, **named)


def test_a_record_never_changes(lib):
    point = lib.Point(1)
    with pytest.raises(AttributeError, match="immutable type: 'Point'"):
        point.x = 2
    with pytest.raises(AttributeError, match="immutable type: 'Point'"):
        del point.x
    with pytest.raises(AttributeError):
        point.colour = "red"
    assert point == lib.Point(1)


def test_records_are_equal_by_type_and_values(lib):
    assert lib.Point(1) == lib.Point(1)
    assert lib.Point(1) != lib.Point(2)
    assert lib.Plain(1) != lib.Point(1)
    assert lib.Plain(1) != 1
    assert hash(lib.Point(1)) == hash(lib.Point(1))
    assert len({lib.Point(1), lib.Point(1), lib.Point(2)}) == 2
    with pytest.raises(TypeError):
        hash(lib.Plain([]))


def test_a_record_prints_its_fields(lib):
    assert repr(lib.Mark("a", lib.Point(1))) == (
        "Mark(text='a', at=Point(x=1, y=0), pairs=(), pair=(0, ''), on=False, after=None)"
    )


def test_replace_makes_a_copy_with_changes(lib):
    point = lib.Point(1, 2)
    assert lib.replace(point, y=3) == lib.Point(1, 3)
    assert lib.replace(point) == point
    assert lib.replace(point) is not point
    with pytest.raises(TypeError, match="`Point` has no field 'z'"):
        lib.replace(point, z=1)


def test_fields_and_tags_are_declared_once_and_inherited(lib):
    assert [field.name for field in lib.fields(lib.Point)] == ["x", "y"]
    assert lib.Point.__struct_config__.tag == "point"
    assert lib.Plain.__struct_config__.tag is None

    class Farther(lib.Point, frozen=True):
        z: int = 9

    assert Farther(1, 2).z == 9
    assert [field.name for field in lib.fields(Farther)] == ["x", "y", "z"]
    assert Farther.__struct_config__.tag == "farther"


def test_a_tag_may_be_a_word_or_the_name_itself(lib):
    class Named(lib.Struct, frozen=True, tag=True):
        pass

    class Worded(lib.Struct, frozen=True, tag="a-word"):
        pass

    assert lib.encode_json([Named(), Worded()]) == b'[{"type":"Named"},{"type":"a-word"}]'


def test_a_record_may_have_a_parent_that_is_none(lib):
    class Loud:
        __slots__ = ()

        def loud(self):
            return f"{self}!"

    class Both(lib.Point, Loud, frozen=True):
        pass

    assert Both(1).loud() == "Both(x=1, y=0)!"
    assert [field.name for field in lib.fields(Both)] == ["x", "y"]


# --- Writing and reading ------------------------------------------------------------------------


def test_json_has_the_tag_first_and_no_spaces(lib):
    mark = lib.Mark("é", lib.Point(1), ((1, 2),), (3, "x"), on=True)
    assert lib.encode_json(mark).decode() == (
        '{"type":"mark","text":"é","at":{"type":"point","x":1,"y":0},"pairs":[[1,2]],'
        '"pair":[3,"x"],"on":true,"after":null}'
    )
    assert lib.encode_json(lib.Plain({1: [None, "a"]})) == b'{"value":{"1":[null,"a"]}}'


def test_json_is_read_back_into_the_annotated_type(lib):
    mark = lib.Mark("é", lib.Point(1), ((1, 2), (3, 4)), (3, "x"), on=True, after=5)
    written = lib.encode_json((mark, lib.Point(2)))
    assert lib.decode_json(written, type=tuple[lib.either, ...]) == (mark, lib.Point(2))
    assert lib.decode_json(lib.encode_json(mark), type=lib.Mark) == mark
    assert lib.decode_json(b"null", type=lib.Point | None) is None
    assert lib.decode_json(b"[1,true,null]") == [1, True, None]


def test_a_pair_or_nothing_is_read_back(lib):
    kind = tuple[int, int] | None
    assert lib.decode_json(b"[2,7200]", type=kind) == (2, 7200)
    assert lib.decode_json(b"null", type=kind) is None


def test_unknown_fields_are_passed_over_and_a_lone_type_needs_no_tag(lib):
    assert lib.decode_json(b'{"type":"point","x":1,"w":7}', type=lib.either) == lib.Point(1)
    assert lib.decode_json(b'{"x":1}', type=lib.Point) == lib.Point(1)
    assert lib.decode_json(b'{"value":[1]}', type=lib.Plain | None) == lib.Plain([1])


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ('{"type":"point","x":"1"}', "Point"),
        ('{"type":"point","x":true}', "Point"),
        ('{"type":"point","x":1.5}', "Point"),
        ('{"type":"point"}', "Point"),
        ('{"type":"mark","x":1}', "Point"),
        ('{"type":"circle","x":1}', "either"),
        ('{"x":1}', "either"),
        ("[1]", "Point"),
        ("1", "either"),
        ('{"type":"mark","text":1}', "Mark"),
        ('{"type":"mark","text":"","on":1}', "Mark"),
        ('{"type":"mark","text":"","after":"soon"}', "Mark"),
        ('{"type":"mark","text":"","after":true}', "Mark"),
        ('{"type":"mark","text":"","pairs":"12"}', "Mark"),
        ('{"type":"mark","text":"","pairs":[[1]]}', "Mark"),
        ('{"type":"mark","text":"","pair":[1,2]}', "Mark"),
        ('{"type":"mark","text":"","at":{"type":"mark","text":""}}', "Mark"),
        ('{"type":"point"', "Point"),
    ],
)
def test_what_does_not_fit_is_a_value_error(lib, data, kind):
    with pytest.raises(ValueError):  # noqa: PT011  two libraries, two wordings
        lib.decode_json(data, type=getattr(lib, kind))


TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@given(text=TEXTS, numbers=st.lists(st.integers(-(1 << 63), (1 << 63) - 1)), on=st.booleans())
def test_both_write_the_same_bytes(text, numbers, on):
    value = {"text": text, "numbers": numbers, "on": on, "none": None}
    written = plain_struct.encode_json(value)
    assert written == msgspec.json.encode(value)
    assert plain_struct.decode_json(written) == json.loads(written) == value


# --- The engine on either of them ---------------------------------------------------------------


def test_struct_falls_back_to_the_twin_where_msgspec_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "msgspec", None)
    spec = importlib.util.spec_from_file_location("struct_without_msgspec", struct.__file__)
    alone = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(alone)
    assert alone.Struct is plain_struct.Struct
    assert alone.replace is plain_struct.replace
    assert alone.field_names(BOTH["twin"].Point) == ("x", "y")
    assert alone.tag_of(BOTH["twin"].Point(1)) == "point"


def test_names_are_stored_in_kebab_case():
    point = BOTH["msgspec"].Point(1)
    assert [struct.kebab(name) for name in ("Night", "FloorGiven")] == ["night", "floor-given"]
    assert struct.tag_of(point) == "point"
    assert struct.field_names(type(point)) == ("x", "y")


PLAY = """
import hashlib, sys
if sys.argv[1] == "twin":
    sys.modules["msgspec"] = None
from gorod.engine import Event, fold, stream
from gorod.engine.struct import Struct, decode_json, encode_json
from tests.kit.invented import SUBJECTS
from tests.kit.random_games import play
digest, bases = hashlib.sha256(), Struct.__module__
for book_id in sorted(SUBJECTS):
    for seed in range(int(sys.argv[2])):
        played = play(book_id, seed)
        log = played.log()
        digest.update(encode_json(log))
        digest.update(encode_json(played.game))
        digest.update(encode_json(played.commands))
        digest.update(encode_json(tuple(stream(log, seed % (played.game.size + 1)))))
        digest.update(repr(played.game).encode())
        assert fold(decode_json(encode_json(log), type=tuple[Event, ...])) == played.game
print(bases, digest.hexdigest())
"""


def played_on(library, games=40):
    """What a process prints that plays on this library; it is compared, not measured."""
    unmeasured = {name: value for name, value in os.environ.items() if "COV" not in name}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, library, str(games)],
        cwd=ROOT,
        env=unmeasured | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_both_play_the_same_games_byte_for_byte():
    bases, digest = played_on("msgspec")
    twin_bases, twin_digest = played_on("twin")
    assert (bases, twin_bases) == ("msgspec", "gorod.engine.plain_struct")
    assert digest == twin_digest
