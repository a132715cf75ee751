"""Rates of several processes behind one balancer are together the rate that was meant."""

import asyncio
from dataclasses import replace

import pytest

from gorod.server.access.limits import Limiter, Rate
from gorod.server.config import Config, SettingError, configured
from gorod.server.services import assemble
from tests.kit.running_server import SteeredTime
from tests.kit.stores import opened


def let_in(limiters, asked):
    """Requests of one sender that are dealt out in turn."""
    return sum(limiters[n % len(limiters)].allows("one") for n in range(asked))


@pytest.mark.parametrize("processes", [1, 2, 4])
def test_a_sender_has_the_same_rate_behind_any_number_of_processes(processes):
    time, rate = SteeredTime(), Rate(40, 4)
    limiters = [Limiter(rate.among(processes), time) for _ in range(processes)]
    assert let_in(limiters, 200) == 40
    time.pass_(5)
    assert let_in(limiters, 200) == 20


def test_a_rate_that_is_divided_still_allows_one():
    assert Rate(3, 0.1).among(8) == Rate(1, 0.1 / 8)


def test_every_limiter_of_a_server_has_its_part(tmp_path):
    async def look():
        async with opened(str(tmp_path / "gorod.db")) as store:
            alone = assemble(Config(), store, SteeredTime())
            shared = assemble(replace(Config(), processes=2), store, SteeredTime())
            for name, limiter in alone.limiters.items():
                assert shared.limiters[name].rate == limiter.rate.among(2), name

    asyncio.run(look())


def test_the_setting_is_a_number_of_processes():
    assert configured({"processes": "4"}, {}).processes == 4
    for wrong in ("-1", "many", "1000"):
        with pytest.raises(SettingError):
            configured({"processes": wrong}, {})
