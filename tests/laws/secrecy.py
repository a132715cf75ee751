"""Laws of secrecy: what a viewer receives does not depend on what he may not know."""

from gorod.engine import stream
from gorod.engine.struct import encode_json
from tests.kit.other_secrets import scramble


def secrets_do_not_show(rules, log, viewer, seed):
    """Replace every secret in the log: the viewer's bytes and their number do not change."""
    other = scramble(rules, log, viewer, seed)
    faces, others = tuple(stream(log, viewer)), tuple(stream(other, viewer))
    for face, instead in zip(faces, others, strict=False):
        assert face == instead, f"viewer {viewer} can tell {face!r} from {instead!r}"
    assert len(faces) == len(others), f"viewer {viewer} counts {len(faces)} and {len(others)}"
    assert encode_json(faces) == encode_json(others)
    return other != log
