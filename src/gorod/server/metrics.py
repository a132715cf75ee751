"""Metrics for the operator. They cover all tables together, and only the operator sees them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Readings:
    """Metrics to be read."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry

    def limited_so_far(self, what: str) -> int:
        """Return how many requests of a kind a rate limit has refused since the start."""
        return self._sample("gorod_limited_total", what=what)

    def letters_so_far(self, result: str) -> int:
        return self._sample("gorod_letters_total", result=result)

    def now(self, gauge: str) -> int:
        """Return the value of a gauge."""
        return self._sample(gauge)

    def _sample(self, name: str, **labels: str) -> int:
        return int(self.registry.get_sample_value(name, labels) or 0)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Metrics(Readings):
    """The metrics of one process, with a separate registry, so that two servers fit into one."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        super().__init__(own)
        self.commands = Counter("gorod_commands", "Commands by answer", ["answer"], registry=own)
        self._answered: dict[str, Counter] = {}
        self.seconds = Histogram(
            "gorod_command_seconds", "From command to answer", registry=own, buckets=SECONDS
        )
        self.frames = Counter("gorod_frames", "Views sent", registry=own)
        self.sockets = Gauge("gorod_sockets", "Open sockets", registry=own)
        self.tables = Gauge("gorod_tables", "Tables in memory", registry=own)
        self.dropped = Counter("gorod_dropped", "Sockets dropped by reason", ["why"], registry=own)
        self.requests = Counter("gorod_requests", "HTTP answers", ["status"], registry=own)
        self.limited = Counter("gorod_limited", "Refused by a rate limit", ["what"], registry=own)

        self.judged_late = Histogram(
            "gorod_automatic_judge_late_seconds",
            "How long after its time the automatic judge has acted",
            registry=own,
            buckets=SECONDS,
        )
        self.backup_age = Gauge(
            "gorod_backup_age_seconds", "Since the last good backup was made", registry=own
        )
        self.letters = Counter("gorod_letters", "Letters by result", ["result"], registry=own)
        self.notices = Counter(
            "gorod_notices", "Notices by channel and result", ["channel", "result"], registry=own
        )

    def answered(self, how: str) -> None:
        """Count an answered command; the counter of each kind of answer is looked up only once."""
        if how not in self._answered:
            self._answered[how] = self.commands.labels(answer=how)
        self._answered[how].inc()
