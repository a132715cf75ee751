"""Laws of secrecy: what a viewer receives does not depend on what they may not know."""

from gorod.engine import stream
from gorod.engine.struct import encode_json
from tests.kit.other_secrets import scramble


def secrets_do_not_show(rules, log, viewer, seed):
    """Replacing every secret in the log changes neither the viewer's bytes nor their number."""
    other = scramble(rules, log, viewer, seed)
    visible, others = tuple(stream(log, viewer)), tuple(stream(other, viewer))
    for one, instead in zip(visible, others, strict=False):
        assert one == instead, f"viewer {viewer} can tell {one!r} from {instead!r}"
    assert len(visible) == len(others), f"viewer {viewer} counts {len(visible)} and {len(others)}"
    assert encode_json(visible) == encode_json(others)
    return other != log
