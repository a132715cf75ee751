"""A paper that is typed in a form: moves become lines, and the rulebook says what may come next."""

import asyncio

import pytest

from gorod.engine import commands as c
from gorod.engine.struct import encode_json
from gorod.i18n import catalogue
from gorod.server.tournaments.paper_protocols.views import Typing, typed
from gorod.tournament.protocols import read_protocol
from gorod.tournament.regulation import Regulation, StagePlan
from tests.server.tournaments.kit import desk_over_http
from tests.tournament.kit import TournamentScenario, played

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
    return [(step["phase"], offer["move"]) for step in told["next"] for offer in step["offers"]]


def test_moves_of_a_form_become_lines_under_their_night_and_day(tmp_path):
    async def scene(_, sent):
        told = await sent(HEADER)
        assert sorted(told["deck"]) == sorted(CARDS)
        # Speeches complete themselves: everybody may nominate, and if nobody does it is night.
        speakers = [
            o["actor"] for s in told["next"] for o in s["offers"] if o["move"] == "nominate"
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
            o["actor"] for s in told["next"] for o in s["offers"] if o["move"] == "nominate"
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
    """Anything that a judge enters in the form, in any book, gives the record of that game."""
    stages = (StagePlan("q", "qualification", rounds=1, tables=1),)
    regulation = Regulation(rulebook, stages, seats=size)
    desk = TournamentScenario(regulation).entered(size)
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
    assert read.game.facts == meant.facts


# --- the short form -----------------------------------------------------------------------------

TOLD = {
    "result": "red",
    "first": 5,
    "best": [8, 9, 1],
    "sanctions": [{"kind": "dq", "seat": 10}, {"kind": "foul", "seat": 3, "clause": "6.6.1"}],
    "awards": [{"seat": 2, "points": 30}],
}


def test_a_sheet_that_knows_only_the_result_is_typed_signed_and_marked_everywhere(tmp_path):
    async def scene(desk, sent):
        told = await sent(HEADER, form="result")
        assert (told["form"], told["legal"]) == ("result", False)
        assert [one["word"] for one in told["results"]] == ["red", "black", "draw"]
        told = await sent(told["record"], facts=TOLD)
        assert (told["legal"], told["finished"], told["known"]) == (True, True, "result")
        assert told["record"].splitlines()[-6:] == [
            "result red",
            "first 5",
            "best 5: 8 9 1",
            "dq 10",
            "foul 3 6.6.1",
            "bonus 2 +0.3",
        ]
        # What the form shows is what the text says.
        shown = told["facts"]
        assert (shown["result"], shown["first"], shown["best"]) == ("red", 5, [8, 9, 1])
        assert [(one["kind"], one["seat"]) for one in shown["sanctions"]] == [
            ("dq", 10),
            ("foul", 3),
        ]
        # A penalty of the document is added as in the full form, and belongs to no night.
        more = await sent(told["record"], add={"type": "give-award", "seat": 1, "points": 20})
        assert (more["legal"], more["record"].splitlines()[-1]) == (True, "bonus 1 +0.2")
        signed = {"type": "sign-game", "game": "q.1.1", "record": told["signs"]}
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        await desk.do(signed, who="judge")
        game = await desk.read("/games/q.1.1")
        assert "known-result" in game["open_as"]
        digest = game["sheets"][-1]["digest"]
        confirm = {"type": "confirm-game", "game": "q.1.1", "digest": digest}
        assert await desk.refused(confirm, "second") == "known-result"
        await desk.do({**confirm, "despite": game["open_as"]}, who="second")
        assert (await desk.read("/games/q.1.1"))["known"] == "result"
        words = {"accept-language": "ru"}
        protocol = await desk.http.get(
            desk.at("/games/q.1.1/protocol"), headers={**desk.headers["judge"], **words}
        )
        assert "ЗАПИСАН ТОЛЬКО РЕЗУЛЬТАТ" in protocol.text

    typing(tmp_path, scene)


def test_changing_the_form_to_and_fro_loses_nothing(tmp_path):
    course = HEADER + "\nD1\nnominate 3 7\nfoul 4 6.6.1\n"

    async def scene(_, sent):
        short = await sent(course, form="result")
        assert "#course nominate 3 7" in short["record"]
        assert "foul 4 6.6.1" in short["record"].splitlines()  # the short form asks for it too
        short = await sent(short["record"], facts=TOLD)
        assert "#course" not in short["signs"]
        full = await sent(short["record"], form="course")
        rows = [row for row in full["record"].splitlines() if row and not row.startswith("#")]
        assert rows == [row for row in course.splitlines() if row]
        assert (full["legal"], full["form"]) == (True, "course")
        assert [line["statement"] for line in full["told"]] == ["nominate 3 7", "foul 4 6.6.1"]
        again = await sent(full["record"], form="result")
        assert again["facts"] == short["facts"]
        # A line for which the form has no place stays in the text.
        odd = again["record"] + "left 8 D3 vote\n"
        told = await sent(odd, facts={**TOLD, "first": 0, "best": []})
        assert "left 8 D3 vote" in told["record"].splitlines()
        assert "best" not in told["signs"]

    typing(tmp_path, scene)


def test_what_is_missing_is_said_in_words_with_both_ways_out(tmp_path):
    async def scene(desk, _):
        body = {"text": HEADER + "\nD1\n\nN2\nsheriff 8\nend red\n"}
        words = {**desk.headers["judge"], "accept-language": "ru"}
        answer = await desk.http.post(desk.at(GAME), json=body, headers=words)
        text = answer.json()["text"]
        assert "выстрел ночью" in text
        assert "Только результат" in text
        assert "shoot" not in text

    typing(tmp_path, scene)


def test_a_record_that_begins_in_the_middle_is_told_as_such(tmp_path):
    async def scene(desk, sent):
        record = HEADER + "position D4 alive 1 2 8\n\nD4\nnominate 1 8\nvote 8: 1 2 8\n\nend red\n"
        told = await sent(record)
        assert (told["legal"], told["finished"], told["begins"]) == (True, True, "D4"), told
        await desk.do({"type": "sign-game", "game": "q.1.1", "record": record}, who="judge")
        game = await desk.read("/games/q.1.1")
        assert "begins-later" in game["open_as"]
        assert game["begins"] == "D4"

    typing(tmp_path, scene)


def test_a_move_against_the_rules_is_written_as_played_with_the_chief_judges_name(tmp_path):
    async def scene(desk, sent):
        first = await sent(HEADER, add={"type": "nominate", "seat": 3, "target": 7})
        move = {"type": "nominate", "seat": 3, "target": 8}
        asked = {"type": "as-played", "move": move, "by": "Судья chief", "reason": "приняты обе"}
        told = await sent(first["record"], add=asked)
        last = told["record"].splitlines()[-1]
        assert last == "as-played nominate 3 8 by Судья chief: приняты обе"
        assert told["legal"]
        assert any("приняты обе" in word for word in told["told"][-1]["words"])
        # What the rules accept is written plainly.
        plain = {**asked, "move": {"type": "nominate", "seat": 4, "target": 9}}
        told = await sent(first["record"], add=plain)
        assert told["record"] == ""
        assert told["refused"]

    typing(tmp_path, scene)
