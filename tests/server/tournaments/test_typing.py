"""A paper that is typed in a form: moves become lines, and the rulebook says what may come next."""

import asyncio

from tests.server.tournaments.kit import desk_over_http

CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
ROLES = "\n".join(f"seat {n} {card} Игрок {n}" for n, card in enumerate(CARDS, 1))
HEADER = f"mgn 1\nrules fiim-2019\n{ROLES}\n"
GAME = "/games/q.1.1/draft"


def typing(path, scene):
    async def whole():
        async with desk_over_http(path) as desk:
            await desk.entered(10)
            await desk.seated(1)

            async def sent(text, **more):
                answer = await desk.post(GAME, {"text": text, **more}, "judge")
                assert answer.status_code == 200, answer.text
                return answer.json()

            await scene(desk, sent)

    asyncio.run(whole())


def verbs(told):
    return [(step["phase"], offer["verb"]) for step in told["next"] for offer in step["offers"]]


def test_moves_of_a_form_become_lines_under_their_night_and_day(tmp_path):
    async def scene(_, sent):
        told = await sent(HEADER)
        assert sorted(told["deck"]) == sorted(CARDS)
        # Speeches complete themselves: everybody may nominate, and if nobody does it is night.
        speakers = [
            o["actor"] for s in told["next"] for o in s["offers"] if o["verb"] == "nominate"
        ]
        assert speakers == list(range(1, 11))
        assert verbs(told)[-1][0].startswith("N2.")
        told = await sent(HEADER, add={"type": "nominate", "seat": 3, "target": 7})
        assert told["record"].endswith("seat 10 mafia Игрок 10\n\nD1\nnominate 3 7\n")
        told = await sent(told["record"], add={"type": "nominate", "seat": 4, "target": 8})
        assert told["record"].endswith("D1\nnominate 3 7\nnominate 4 8\n")
        assert [(line["moment"], line["statement"]) for line in told["told"]] == [
            ("D1", "nominate 3 7"),
            ("D1", "nominate 4 8"),
        ]
        assert all(line["words"] for line in told["told"])
        # Seats 1 to 4 have spoken; then the vote is due, and nothing beyond it.
        speakers = [
            o["actor"] for s in told["next"] for o in s["offers"] if o["verb"] == "nominate"
        ]
        assert speakers == [5, 6, 7, 8, 9, 10]
        assert verbs(told)[-2:] == [("D1.vote", "vote"), ("D1.vote", "tally")]

    typing(tmp_path, scene)


def test_a_move_that_the_rulebook_refuses_is_not_written(tmp_path):
    async def scene(_, sent):
        first = await sent(HEADER, add={"type": "nominate", "seat": 3, "target": 7})
        told = await sent(first["record"], add={"type": "nominate", "seat": 4, "target": 7})
        assert told["record"] == ""
        assert "4.4" in told["refused"]
        assert told["legal"]

    typing(tmp_path, scene)


def test_before_a_fault_it_is_said_what_could_stand_there(tmp_path):
    async def scene(desk, sent):
        text = HEADER + "\nD1\nnominate 3 7\nnominate 4 7\nnominate 5 8\n"
        told = await sent(text)
        fault = text.splitlines().index("nominate 4 7") + 1
        assert (told["legal"], told["line"], told["at"]) == (False, fault, fault - 1)
        assert "4.4" in told["cite"]
        assert [line["statement"] for line in told["told"]] == ["nominate 3 7"]
        told = await sent(text, add={"type": "nominate", "seat": 4, "target": 9})
        assert told["record"].splitlines()[fault - 1] == "nominate 4 9"
        # Somewhere in the middle, where its writer is.
        good = HEADER + "\nD1\nnominate 3 7\nnominate 5 8\n"
        told = await sent(good, at=fault - 1, add={"type": "foul", "seat": 6, "clause": "6.6.1"})
        assert told["record"].splitlines()[fault - 1] == "foul 6 6.6.1"
        # A judge can always save: also what the form wrote.
        told = await sent(good, id="d9", add={"type": "nominate", "seat": 6, "target": 1})
        saved = await desk.read(GAME, "judge")
        assert (told["saved"], saved["text"]) == (True, told["record"])

    typing(tmp_path, scene)


def test_a_header_with_a_fault_offers_the_cards_only(tmp_path):
    async def scene(_, sent):
        told = await sent(HEADER.replace("seat 8 don", "seat 8 ?"))
        assert (told["legal"], told["next"], len(told["deck"])) == (False, [], 10)

    typing(tmp_path, scene)
