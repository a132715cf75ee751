"""The clock of a by-day game: days open and close by the calendar, each once."""

import asyncio

from tests.server.by_day.by_day_games import game


def test_a_day_opens_closes_and_is_published_by_the_calendar(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            assert (await g.now())["stage"] == "waiting"
            refused = await g.do(1, "cast-ballot", target=2)
            assert refused["type"] == "refused"
            g.time.to("07-01T00:00:00")
            now = await g.until("open", 1)
            assert now["ends"] == "2026-07-02T00:00:00+03:00"
            assert now["best_votes_from"] == "2026-07-01T22:00:00+03:00"
            await g.vote({seat: seat % 12 + 1 for seat in range(1, 12)})
            g.time.to("07-01T23:59:59")
            await g.done(12, "cast-ballot", target=1)
            g.time.to("07-02T00:00:00")
            now = await g.until("shut", 1)
            assert now["host"]["ready"]
            assert now["host"]["preview"][0] == "Доктор промахнулся"
            late = await g.do(3, "write-legend", text="поздно")
            assert (late["type"], late["code"], late["cite"]) == (
                "refused",
                "other-day",
                "by-day D.3",
            )
            await g.asked("judge", "story", day=1, text="Жил-был город.")
            assert (await g.now("seat:1"))["days"] == []
            g.time.to("07-02T00:47:00")
            await g.asked("judge", "publish")
            now = await g.until("open", 2)
            (day,) = (await g.now("hall"))["days"]
            assert (day["story"], day["late"]) == ("Жил-был город.", False)
            assert "D1" in (await g.view("hall"))["publication"]
            g.time.to("07-02T00:50:00")
            await g.done(3, "cast-ballot", target=1)

    asyncio.run(whole())


def test_a_day_that_nobody_publishes_is_published_at_nine(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            g.time.to("07-01T00:00:00")
            await g.until("open", 1)
            await g.vote({seat: seat % 12 + 1 for seat in range(1, 13)})
            g.time.to("07-02T08:59:59")
            await g.until("shut", 1)
            g.time.to("07-02T09:00:00")
            now = await g.until("open", 2)
            assert not now["days"][0]["late"]

    asyncio.run(whole())


def test_without_prose_the_results_come_with_the_closing(tmp_path):
    async def whole():
        async with game(tmp_path, prose=False) as g:
            g.time.to("07-01T00:00:00")
            await g.until("open", 1)
            await g.vote({seat: seat % 12 + 1 for seat in range(1, 13)})
            g.time.to("07-02T00:00:00")
            now = await g.until("open", 2)
            assert now["days"][0]["published"].startswith("2026-07-01T21:00:00")

    asyncio.run(whole())
