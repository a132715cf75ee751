"""A connection to a client without a network: what is written is passed to a function."""

from collections.abc import Callable

SHORT, LONG = 126, 127


class PlainOutlet:
    """Accept everything at once, and pass the text of each frame to `take`."""

    paused = False

    def __init__(self, take: Callable[[str], object] = lambda _: None) -> None:
        self._take = take
        self.drained: Callable[[], None] = lambda: None

    def write(self, frame: bytes) -> None:
        self._take(unframed(frame))


def unframed(frame: bytes) -> str:
    """Return the text in a WebSocket frame of a server."""
    begin = {SHORT: 4, LONG: 10}.get(frame[1], 2)
    size = frame[1] if begin == 2 else int.from_bytes(frame[2:begin], "big")
    assert len(frame) == begin + size
    return frame[begin:].decode()
