"""Files as they come: missing, huge, binary, from another system."""

import tracemalloc
from pathlib import Path

import pytest

from gorod.record.parse import parse
from gorod.record.record_errors import RecordError
from gorod.record.source import MAX_BYTES, decode_record, read_record
from gorod.record.source_lines import MAX_LINE

TEXT = "mgn 1\nrules fiim-2019\nseat 1 don Аня\nseat 2 sheriff\n"


def refused(path):
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.file == str(path)
    return caught.value


def written(folder, data):
    path = folder / "game.mgn"
    path.write_bytes(data)
    return path


def test_a_plain_file_is_read(tmp_path):
    assert read_record(written(tmp_path, TEXT.encode())) == TEXT
    assert read_record(str(tmp_path / "game.mgn")) == TEXT


def test_a_byte_order_mark_and_foreign_line_ends_are_tolerated(tmp_path):
    for end in ("\n", "\r\n", "\r"):
        data = b"\xef\xbb\xbf" + TEXT.replace("\n", end).encode()
        assert parse(read_record(written(tmp_path, data)), "game.mgn") == parse(TEXT, "game.mgn")


def test_a_missing_file(tmp_path):
    assert refused(tmp_path / "none.mgn").reason.id == "record-file-missing"


def test_a_directory(tmp_path):
    assert refused(tmp_path).reason.id == "record-file-directory"


def test_a_file_without_permission(tmp_path, monkeypatch):
    path = written(tmp_path, TEXT.encode())

    def forbidden(*_args, **_kwargs):
        raise PermissionError(13, "Permission denied")

    # The tests may run as root, to whom nothing is forbidden.
    monkeypatch.setattr("pathlib.Path.open", forbidden)
    assert refused(path).reason.id == "record-file-forbidden"
    assert refused(tmp_path).reason.id == "record-file-directory"


def test_a_path_that_no_system_can_open(tmp_path):
    assert refused(tmp_path / ("x" * 300)).reason.id == "record-file-unreadable"
    with pytest.raises(RecordError) as caught:
        read_record("a\0b")
    assert (caught.value.reason.id, caught.value.file) == ("record-file-unreadable", "a\\u0000b")


def test_a_file_beyond_the_limit_is_not_read_whole(tmp_path):
    path = tmp_path / "huge.mgn"
    with path.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    try:
        assert refused(path).reason.id == "record-file-too-large"
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 20 * 1024 * 1024


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
def test_an_endless_device_is_not_read_whole():
    assert refused("/dev/zero").reason.id == "record-file-too-large"


def test_the_limit_itself_is_allowed():
    padding = MAX_BYTES - len(TEXT.encode())
    assert len(decode_record(TEXT.encode() + b"\n" * padding).encode()) == MAX_BYTES
    with pytest.raises(RecordError):
        decode_record(TEXT.encode() + b"\n" * (padding + 1))


@pytest.mark.parametrize("data", [b"", b"\n \r\n", b"\xef\xbb\xbf"])
def test_an_empty_file(tmp_path, data):
    assert refused(written(tmp_path, data)).reason.id == "record-file-empty"


def test_a_binary_file(tmp_path):
    assert refused(written(tmp_path, b"mgn 1\n\0\0")).reason.id == "record-file-binary"
    assert refused(written(tmp_path, TEXT.encode("utf-16"))).reason.id == "record-file-binary"


@pytest.mark.parametrize("junk", ["Аня".encode("cp1251"), b"\xed\xa0\x80", b"\xff\xfe", b"\xc3"])
def test_a_file_in_another_encoding_is_told_its_line(tmp_path, junk):
    error = refused(written(tmp_path, b"mgn 1\ntag judge " + junk + b"\n"))
    assert (error.reason.id, error.line) == ("record-file-not-utf8", 2)


def test_a_very_long_line(tmp_path):
    longest = "#" * MAX_LINE
    assert read_record(written(tmp_path, f"{TEXT}{longest}\n".encode()))
    error = refused(written(tmp_path, f"{TEXT}{longest}#\n".encode()))
    assert (error.reason.id, error.line) == ("record-line-too-long", 5)


@pytest.mark.parametrize("char", ["\x1b", "\x00", "\x85", "\u2028", "\ud800", "\x0c"])
def test_a_control_character_is_refused_by_name(char):
    with pytest.raises(RecordError) as caught:
        parse(f"{TEXT}# {char}\n", "game.mgn")
    assert (caught.value.reason.id, caught.value.line) == ("record-control-character", 5)
    assert caught.value.reason.args == {"code": f"U+{ord(char):04X}"}
