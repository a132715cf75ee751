"""A reader of the network before a TLS terminator, who sees only records and their lengths."""

import asyncio
import ssl
from contextlib import AsyncExitStack, asynccontextmanager

from websockets.asyncio.client import connect

from gorod.server.certificates import issued
from gorod.server.hub import table_room
from gorod.server.wire import frames
from tests.kit.running_server import CARDS, Viewer, serving
from tests.server.test_corrections import moved, to_the_hunt

SEATS = range(1, 11)
HEADER = 5
DATA = 23
"""The type of a TLS record that holds application data."""
SEAL = 17
"""What TLS 1.3 adds to each record, so that the number of records does not matter."""
SENT = 512


class Reader:
    """Counts what goes to one phone."""

    def __init__(self):
        self.bytes = 0
        self._rest = b""

    def see(self, chunk):
        self._rest += chunk
        while len(self._rest) >= HEADER:
            length = int.from_bytes(self._rest[3:HEADER], "big")
            if len(self._rest) < HEADER + length:
                return
            if self._rest[0] == DATA:
                self.bytes += length - SEAL
            self._rest = self._rest[HEADER + length :]

    def taken(self):
        seen, self.bytes = self.bytes, 0
        return seen


async def _pump(reader, writer, see=None):
    try:
        while chunk := await reader.read(65_536):
            if see:
                see(chunk)
            writer.write(chunk)
            await writer.drain()
    except (ConnectionError, ssl.SSLError):
        pass
    finally:
        writer.close()


@asynccontextmanager
async def between(port, *, secure=None, readers=None):
    """Listen on a separate port and pass everything on; a reader observes every connection."""
    held = set()

    async def passed(inward, outward):
        held.add(asyncio.current_task())
        there, back = await asyncio.open_connection("127.0.0.1", port)
        see = None
        if readers is not None:
            readers.append(Reader())
            see = readers[-1].see
        await asyncio.gather(_pump(inward, back), _pump(there, outward, see))

    server = await asyncio.start_server(passed, "127.0.0.1", 0, ssl=secure)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)


async def read_game(path):
    """By step: how much each seat was sent, as the reader counts it."""
    made_of = issued(path / "own")
    terminating = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    terminating.load_cert_chain(made_of.chain, made_of.key)
    trusting = ssl.create_default_context(cafile=str(made_of.authority))
    readers, steps = [], {}
    async with AsyncExitStack() as held:
        server = await held.enter_async_context(serving(path))
        port = server.services.config.port
        secure = await held.enter_async_context(between(port, secure=terminating))
        open_ = await held.enter_async_context(between(secure, readers=readers))
        made = await server.table(phones=True)
        judge = await held.enter_async_context(server.judge(made))
        phones = {}
        for seat in SEATS:
            url = f"wss://localhost:{open_}/ws"
            one = await held.enter_async_context(
                connect(url, ssl=trusting, host="127.0.0.1", compression=None)
            )
            phones[seat] = Viewer(one)
            token = made.tokens[f"seat:{seat}"]
            await phones[seat].send({"type": "hello", "token": token})
            await phones[seat].view()
        for reader in readers:
            reader.taken()

        async def seen(step):
            for phone in phones.values():
                while phone.last["phase"] != judge.last["phase"]:
                    await phone.next()
            steps[step] = [reader.taken() for reader in readers]

        await moved(judge, "deal", cards=list(CARDS))
        await seen("the deal")
        await to_the_hunt(judge)
        await seen("to the second night")
        await moved(judge, "shoot", shots=[[8, 1], [9, 1], [10, 1]])
        await seen("the shots")
        for step in ("don", "sheriff"):
            for seat in SEATS:
                await _whisper(phones[seat], step, seat)
            await judge.view()
            await seen(step)
        await moved(judge, "proceed")
        await seen("the morning")
    return steps


async def _whisper(phone, duty, seat):
    """Send a secret move as a page does: with the same length for any content."""
    command = {"type": "show", "duty": duty, "target": 3, "seat": seat}
    wish = {"wish": "do", "command": command}
    raw = f'{{"type":"ask","id":"{duty}","seen":{phone.seq},"wish":{wish}}}'.replace("'", '"')
    await phone.send(raw.ljust(SENT))
    assert (await phone.until("ack", "refused", "stale"))["type"] == "ack"


def apart(steps):
    """The steps at which the reader can tell seats apart."""
    return [step for step, counted in steps.items() if len(set(counted)) > 1]


def test_who_reads_tls_records_cannot_tell_roles(tmp_path):
    steps = asyncio.run(read_game(tmp_path))
    assert all(all(counted) for counted in steps.values()), "the reader reads nothing"
    assert apart(steps) == []


def test_the_reader_can_tell_them_where_nothing_is_filled_up(tmp_path, monkeypatch):
    monkeypatch.setattr(frames, "filled", lambda frame, _: frame)
    monkeypatch.setattr(table_room, "class_of", lambda _: 1)
    steps = asyncio.run(read_game(tmp_path))
    assert "the deal" in apart(steps)
    don = steps["the deal"][7]
    assert steps["the deal"].count(don) == 1, "the don is the only one who is sent so much"
