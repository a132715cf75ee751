"""Failed attempts to sign in: each makes the next one wait longer; a success resets it."""

from __future__ import annotations

from gorod.server.time_source import Time

FREE = 4
"""How many failures have no effect, because people mistype."""
FIRST_MS, LONGEST_MS = 1_000, 300_000
FORGOTTEN_MS = 3_600_000
MOST = 50_000
"""How many names and devices are remembered; the oldest failure is forgotten first."""


class Slowing:
    """Counts failures in memory, by name or by device; no account is ever locked for good."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._failed: dict[str, tuple[int, int]] = {}

    def allows(self, key: str) -> bool:
        """Whether the next attempt may be made now."""
        failures, last = self._known(key)
        if failures < FREE:
            return True
        wait = min(LONGEST_MS, FIRST_MS << min(failures - FREE, 20))
        return self._time.ms() - last >= wait

    def failed(self, key: str) -> None:
        failures, _ = self._known(key)
        self._failed.pop(key, None)
        while len(self._failed) >= MOST:
            del self._failed[next(iter(self._failed))]
        self._failed[key] = (failures + 1, self._time.ms())

    def succeeded(self, key: str) -> None:
        self._failed.pop(key, None)

    def _known(self, key: str) -> tuple[int, int]:
        failures, last = self._failed.get(key, (0, 0))
        return (failures, last) if self._time.ms() - last < FORGOTTEN_MS else (0, 0)
