"""A paper that is typed in a form: moves become lines, and the rulebook says what may come next."""

import asyncio

import pytest

from gorod.engine import commands as c
from gorod.engine.struct import encode_json
from gorod.i18n import catalogue
from gorod.server.desks.typed import Typing, typed
from gorod.tournament.protocols import read_protocol
from gorod.tournament.regulation import Regulation, StagePlan
from tests.server.tournaments.kit import desk_over_http
from tests.tournament.kit import Desk, played

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


BOOKS = (("fiim-2019", 10), ("fiim-2011", 10), ("cma-2025", 12), ("tournament-2026", 10))


@pytest.mark.parametrize(("rulebook", "size"), BOOKS)
def test_a_whole_game_entered_move_by_move_is_that_game(rulebook, size):
    """Whatever a judge enters in the form, in any book: the record tells the game he entered."""
    stages = (StagePlan("q", "qualification", rounds=1, tables=1),)
    regulation = Regulation(rulebook, stages, seats=size)
    desk = Desk(regulation).entered(size)
    desk.seated("q", 1, (tuple(f"p{n}" for n in range(1, size + 1)),))
    game, texts = desk.t.games["q.1.1"], catalogue("ru")
    cards, turns = played(encode_json(regulation), seed=8)
    names = desk.names("q.1.1")
    seats = (f"seat {n} {cards[n - 1]} {name}" for n, name in enumerate(names, 1))
    text = "\n".join(("mgn 1", f"rules {rulebook}", *seats)) + "\n"
    for turn in turns:
        if turn.command is None or isinstance(turn.command, c.Deal | c.Proceed):
            continue  # a form has the cards, and no cue is written
        told = typed(desk.t, game, Typing(text, add=turn.command), texts)
        assert (told.refused, told.legal) == ("", True), turn.command
        text = told.record or text
    read = read_protocol(text, None)
    meant = turns[-1].game
    assert (read.game.outcome, read.game.alive) == (meant.outcome, meant.alive)
    assert read.game.sheet == meant.sheet
