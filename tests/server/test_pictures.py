"""Pictures that people send: known by their bytes, kept without what a camera wrote."""

import struct
from random import Random

import pytest

from gorod.server.pictures import cleaned
from tests.kit.sample_pictures import (
    CLEAN,
    JPEG,
    LOSSLESS,
    PHOTOGRAPHED,
    PNG,
    SECRET,
    SEEN_THROUGH,
    WEBP,
    chunk,
    exif,
    riff,
    segment,
)

WHOLE = {**CLEAN, "seen-through": SEEN_THROUGH, "lossless": LOSSLESS}
KINDS = {"jpeg": "image/jpeg", "png": "image/png"}


@pytest.mark.parametrize("name", WHOLE)
def test_what_has_nothing_to_hide_stays_as_it_is(name):
    assert cleaned(WHOLE[name]) == (KINDS.get(name, "image/webp"), WHOLE[name])


@pytest.mark.parametrize("name", PHOTOGRAPHED)
def test_what_the_camera_wrote_is_gone(name):
    assert SECRET in PHOTOGRAPHED[name]
    assert cleaned(PHOTOGRAPHED[name]) == (KINDS.get(name, "image/webp"), CLEAN[name])


@pytest.mark.parametrize("order", "<>")
@pytest.mark.parametrize("turned", range(1, 9))
def test_which_way_up_it_is_held_stays(turned, order):
    sent = JPEG[:2] + segment(0xE1, exif(turned, order)) + JPEG[2:]
    _, kept = cleaned(sent)
    assert SECRET not in kept
    if turned == 1:
        assert kept == JPEG
    else:
        # A big-endian TIFF with one entry: 0112, SHORT, once.
        assert kept[2:].startswith(b"\xff\xe1\x00\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03")
        assert kept[30:].startswith(struct.pack(">H", turned))
        assert kept.endswith(JPEG[2:])
    assert cleaned(kept) == ("image/jpeg", kept)


@pytest.mark.parametrize("name", WHOLE)
def test_a_picture_that_is_cut_off_is_none(name):
    for length in range(len(WHOLE[name])):
        assert cleaned(WHOLE[name][:length]) is None, length


@pytest.mark.parametrize("name", WHOLE)
def test_any_bytes_are_a_picture_or_none(name):
    chance = Random(name)
    for _ in range(2000):
        data = bytearray(PHOTOGRAPHED.get(name, WHOLE[name]))
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(3, len(data))] = chance.randrange(256)
        found = cleaned(bytes(data))
        if found is not None:
            assert cleaned(found[1]) == found


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
        b"GIF89a" + bytes(20),
        b"%PDF-1.7",
        b"<html><script>",
        PNG[:8] + chunk(b"IHDR", struct.pack(">II", 5000, 8) + bytes(5)) + PNG[33:],
        PNG[:8] + chunk(b"IHDR", struct.pack(">II", 0, 8) + bytes(5)) + PNG[33:],
        riff((b"VP8X", bytes([2, 0, 0, 0, 11, 0, 0, 7, 0, 0])), (b"ANIM", bytes(6))),
        WEBP[:8] + b"WAVE" + WEBP[12:],
    ],
)
def test_what_is_no_photo_is_refused(sent):
    assert cleaned(sent) is None
