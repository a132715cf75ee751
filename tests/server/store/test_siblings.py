"""The channels between the workers of one server: whole messages, in order, and no silent loss."""

import asyncio
import multiprocessing
import socket

import pytest

from gorod.server.file_lock import FileLock
from gorod.server.siblings import LOST, MOST_WAITING, Siblings, Worker, channels


def workers(count):
    return [Siblings(Worker(n, count, ends)) for n, ends in enumerate(channels(count))]


async def until(true):
    while not true():
        await asyncio.sleep(0.005)


async def test_everybody_but_the_sender_hears_a_message_whole_and_in_order():
    one, two, three = workers(3)
    heard = {}
    for name, each in (("one", one), ("two", two), ("three", three)):
        heard[name] = []
        each.hear(b"said", lambda message, _, to=heard[name]: to.append(message))
        each.start()
    for number in range(300):
        one.tell(b"said", b"%d" % number + b"x" * number)
        two.tell(b"said", b"two")
    await until(lambda: len(heard["two"]) == 300 and len(heard["three"]) == 600)
    assert heard["one"] == [b"two"] * 300
    assert heard["two"] == [b"%d" % number + b"x" * number for number in range(300)]
    for each in (one, two, three):
        each.close()


async def test_a_kind_that_nobody_hears_disturbs_nobody():
    one, two = workers(2)
    heard = []
    two.hear(b"said", lambda message, _: heard.append(message))
    two.start()
    ours, theirs = socket.socketpair()
    one.start()
    assert one.hand(1, b"what", b"?", ours)
    ours.close()
    one.tell(b"said", b"!")
    await until(lambda: heard == [b"!"])
    assert theirs.recv(1) == b"", "the socket that nobody wanted is closed"
    for each in (one, two):
        each.close()


async def test_a_socket_that_was_handed_over_is_open_at_the_other_end():
    one, two = workers(2)
    taken = []
    two.hear(b"sock", lambda message, given: taken.append((message, given)))
    for each in (one, two):
        each.start()
    ours, theirs = socket.socketpair()
    assert one.hand(1, b"sock", b"who it is", ours)
    ours.close()
    await until(lambda: taken)
    message, given = taken.pop()
    assert message == b"who it is"
    given.sendall(b"hello")
    assert theirs.recv(5) == b"hello"
    for each in (one, two):
        each.close()


async def test_whoever_does_not_read_is_told_afterwards_that_something_was_lost():
    one, two = workers(2)
    one.start()
    heard, lost = [], []
    two.hear(b"said", lambda message, _: heard.append(message))
    two.lost(lambda: lost.append(len(heard)))
    large = b"x" * 100_000
    for _ in range(MOST_WAITING + 100):
        one.tell(b"said", large)
    ours, theirs = socket.socketpair()
    assert not one.hand(1, b"sock", b"", ours), "a socket does not wait behind messages"
    two.start()
    await until(lambda: lost)
    one.tell(b"said", b"last")
    await until(lambda: heard[-1:] == [b"last"])
    assert len(lost) == 1
    assert len(heard) < MOST_WAITING
    assert LOST not in heard
    for each in (ours, theirs, one, two):
        each.close()


async def test_a_sibling_that_has_gone_stops_nobody():
    one, two = workers(2)
    one.start()
    for end in two.worker.channels.values():
        end.close()
    await asyncio.sleep(0)
    one.tell(b"said", b"?")
    ours, theirs = socket.socketpair()
    assert not one.hand(1, b"sock", b"", ours)
    for each in (ours, theirs, one):
        each.close()


def held_by_another(file, go, held):
    lock = FileLock(file)
    with lock:
        held.set()
        go.wait()


def test_a_lock_is_held_by_one_process_and_ends_with_it(tmp_path):
    spawn = multiprocessing.get_context("fork")
    go, held = spawn.Event(), spawn.Event()
    other = spawn.Process(target=held_by_another, args=(tmp_path / "turn", go, held))
    other.start()
    held.wait()
    lock = FileLock(tmp_path / "turn")
    with pytest.raises(BlockingIOError):
        lock.take(wait=False)
    other.kill()
    with lock:
        pass
    lock.close()
    other.join()


@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_stream_has_one_owner_and_all_have_some(count):
    ends = [Worker(n, count, {}) for n in range(count)]
    owners = [{worker.owner(f"t{stream}") for worker in ends} for stream in range(200)]
    assert all(len(one) == 1 for one in owners)
    assert set().union(*owners) == set(range(count))
