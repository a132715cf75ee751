"""Adds up the metrics of all workers, because a reader cannot choose which worker answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from socket import socket

import msgspec
from prometheus_client import CollectorRegistry
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from gorod.server.metrics import Metrics, Readings
from gorod.server.siblings import Siblings

ASKED, ANSWERED = b"asks", b"figs"
"""Kinds of messages: a worker asks for the others' figures, and another one sends its own."""
PATIENCE = 1.0
"""The seconds to wait for the others; a worker that does not answer is left out."""
ALIKE = frozenset({"gorod_backup_age_seconds"})
"""What every worker measures for the whole server; other figures are added up."""

Sample = tuple[str, dict[str, str], float]
Samples = list[tuple[str, str, str, list[Sample]]]
"""Name, explanation and type of each metric, with its samples."""

_encode = msgspec.msgpack.Encoder().encode
_answer = msgspec.msgpack.Decoder(tuple[int, Samples]).decode
_question = msgspec.msgpack.Decoder(tuple[int, int]).decode


class ReadingsTogether:
    """Asks the other workers for their metrics, and answers when they ask."""

    def __init__(self, metrics: Metrics, siblings: Siblings | None) -> None:
        self._metrics, self._siblings = metrics, siblings
        self._numbers = count(1)
        self._waiting: dict[int, list[Samples]] = {}
        self._complete: dict[int, asyncio.Event] = {}
        if siblings is not None:
            siblings.hear(ASKED, self._on_asked)
            siblings.hear(ANSWERED, self._on_answered)

    async def now(self) -> Readings:
        """Return the present figures of the whole server."""
        own = self._siblings
        if own is None:
            return self._metrics
        number = next(self._numbers)
        answers = self._waiting[number] = []
        complete = self._complete[number] = asyncio.Event()
        own.tell(ASKED, _encode((own.worker.number, number)))
        with suppress(TimeoutError):
            await asyncio.wait_for(complete.wait(), PATIENCE)
        del self._waiting[number], self._complete[number]
        together = CollectorRegistry()
        together.register(_Sum([_samples(self._metrics), *answers]))
        return Readings(together)

    def _on_asked(self, message: bytes, _: socket | None) -> None:
        asker, number = _question(message)
        if self._siblings is not None:
            answer = _encode((number, _samples(self._metrics)))
            self._siblings.tell(ANSWERED, answer, to=asker)

    def _on_answered(self, message: bytes, _: socket | None) -> None:
        number, samples = _answer(message)
        answers = self._waiting.get(number)
        if answers is None or self._siblings is None:  # it came too late
            return
        answers.append(samples)
        if len(answers) == self._siblings.worker.count - 1:
            self._complete[number].set()


def _samples(metrics: Metrics) -> Samples:
    return [
        (
            metric.name,
            metric.documentation,
            metric.type,
            [(sample.name, dict(sample.labels), sample.value) for sample in metric.samples],
        )
        for metric in metrics.registry.collect()
    ]


class _Sum(Collector):
    """Metrics that are the sums of others; the first part is this worker's own."""

    def __init__(self, parts: list[Samples]) -> None:
        self._parts = parts

    def collect(self) -> Iterator[Metric]:
        metrics: dict[str, Metric] = {}
        sums: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for part in self._parts:
            for name, documentation, kind, samples in part:
                metrics.setdefault(name, Metric(name, documentation, kind))
                into = sums.setdefault(name, {})
                for sample, labels, value in samples:
                    key = (sample, tuple(labels.items()))
                    alike = name in ALIKE or sample.endswith("_created")
                    into[key] = into.get(key, value if alike else 0.0) + (0.0 if alike else value)
        for name, metric in metrics.items():
            for (sample, pairs), value in sums[name].items():
                metric.add_sample(sample, dict(pairs), value)
            yield metric
