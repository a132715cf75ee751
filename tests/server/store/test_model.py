"""Duplicates, reordered and late commands against a model of thirty lines."""

import asyncio
from types import SimpleNamespace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from gorod.server.store.chain import continues
from gorod.server.store.interface import BrokenChainError, VersionTakenError
from gorod.server.store.open import open_store
from tests.kit.stores import log_of, receipt_of, table_of

TABLES = (0, 1)
DEVICES = (0, 1, 2)


class Model:
    """What one table should hold, and what each message should be answered."""

    def __init__(self):
        self.log, self.receipts = [], {}

    def answer(self, message):
        if message.receipt.command in self.receipts:
            return self.receipts[message.receipt.command]
        first = message.entries[0]
        if first.version <= len(self.log):
            return VersionTakenError
        if first.version > len(self.log) + 1 or (self.log and first.previous != self.log[-1].hash):
            return BrokenChainError
        self.log.extend(message.entries)
        self.receipts[message.receipt.command] = message.receipt
        return None


def machine(runner, store, seen):  # noqa: C901  the rules of one machine close over its store
    class Messages(RuleBasedStateMachine):
        """Devices that see the log late send messages that come late, twice and in any order."""

        def __init__(self):
            super().__init__()
            seen.machines += 1
            self.tables = [f"m{seen.machines}-{n}" for n in TABLES]
            self.models = [Model() for _ in TABLES]
            self.tails = {(device, n): None for device in DEVICES for n in TABLES}
            self.sent, self.waiting = [], []
            for table in self.tables:
                runner.run(store.add_table(table_of(table)))

        @rule(
            device=st.sampled_from(DEVICES),
            n=st.sampled_from(TABLES),
            ahead=st.integers(0, 1),
            size=st.integers(1, 3),
            copies=st.integers(0, 2),
        )
        def write(self, device, n, ahead, size, copies):
            """A message based on the version that the device has seen.

            `ahead` messages are still waiting.
            """
            mine = [w for w in self.waiting if w.device == device and w.n == n]
            tail = mine[-1].entries[-1] if ahead and mine else self.tails[device, n]
            seen.messages += 1
            entries = log_of(self.tables[n], [[seen.messages, k] for k in range(size)], tail)
            receipt = receipt_of(entries[-1], f"c{seen.messages}", b"%d" % seen.messages)
            message = SimpleNamespace(device=device, n=n, entries=entries, receipt=receipt)
            self.waiting += [message] * (1 + copies)

        @rule(chance=st.randoms(use_true_random=False))
        def send_again(self, chance):
            """The same id, with the same body or with another one."""
            if self.sent:
                old = chance.choice(self.sent)
                self.waiting.append(old)
                entries = log_of(self.tables[old.n], ["forged"], self.tails[old.device, old.n])
                forged = receipt_of(entries[-1], old.receipt.command, b"forged")
                self.waiting.append(SimpleNamespace(**{**vars(old), "receipt": forged}))

        @rule(device=st.sampled_from(DEVICES), n=st.sampled_from(TABLES))
        def catch_up(self, device, n):
            log = self.models[n].log
            self.tails[device, n] = log[-1] if log else None

        @rule(chance=st.randoms(use_true_random=False), count=st.integers(1, 8))
        def arrive(self, chance, count):
            """Some of what waits arrives at once, in any order."""
            chance.shuffle(self.waiting)
            now, self.waiting = self.waiting[:count], self.waiting[count:]
            self.sent += now
            answers = runner.run(together(store, now))
            for message, answer in zip(now, answers, strict=True):
                expected = self.models[message.n].answer(message)
                assert expected == (type(answer) if isinstance(answer, Exception) else answer)
                seen.outcomes.add(str(type(answer)))

        @invariant()
        def the_store_holds_what_the_model_holds(self):
            for table, model in zip(self.tables, self.models, strict=True):
                log = runner.run(store.entries(table))
                assert log == model.log
                assert continues(log)

    return Messages


async def together(store, messages):
    return await asyncio.gather(
        *(store.append(message.entries, message.receipt) for message in messages),
        return_exceptions=True,
    )


def test_messages_that_come_twice_late_or_out_of_order(database):
    seen = SimpleNamespace(machines=0, messages=0, outcomes=set())
    few = settings(max_examples=25, stateful_step_count=30)
    with asyncio.Runner() as runner:
        store = runner.run(open_store(database))
        run_state_machine_as_test(machine(runner, store, seen), settings=few)
        runner.run(store.close())
    assert len(seen.outcomes) == 4  # written, known, taken, not the next
