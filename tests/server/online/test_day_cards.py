"""The card of the day under the automatic judge: one each day, drawn from the promised secret."""

from gorod.engine.commands import DrawCard
from gorod.engine.phases import Over, Speech
from gorod.engine.struct import replace
from gorod.fair.checking import Step, Verdict, checked, verdict_of
from gorod.fair.deals import drawn_from
from gorod.server.tables.day_cards import DECK, NUMBERS, card_of
from gorod.server.tables.replayed import proof_of
from gorod.server.tables.table_entries import Moved, decode
from tests.server.online.test_automatic_judge import in_phase, seen_by, test_with

OPTION = {"rules": "fiim-2011", "options": ("6.11",)}


async def cards_of(table):
    """The cards that were laid, with the moments at which they were."""
    entries = await table.services.store.entries("t1")
    bodies = [(entry, decode(entry.body)) for entry in entries]
    return [
        (table.timeline.states[entry.version - 1].game.moment, entry.actor, body)
        for entry, body in bodies
        if isinstance(body, Moved) and isinstance(body.command, DrawCard)
    ]


def test_a_card_is_drawn_before_the_first_speech_of_every_day(tmp_path):
    async def test(table):
        await table.until(
            lambda timeline: timeline.now.game.number == 3 and timeline.now.game.night
        )
        cards = await cards_of(table)
        assert [moment for moment, _, __ in cards] == ["D1", "D2"]
        assert {actor for _, actor, __ in cards} == {"automatic-judge"}
        assert {body.drawn for _, __, body in cards} == {"card"}
        texts = {card.text for card in DECK}
        assert all(body.command.text in texts for _, __, body in cards)

    test_with(tmp_path, test, **OPTION)


def test_everybody_reads_it_and_it_is_kept(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        assert not table.timeline.now.game.today.card
        await table.go()
        text = table.timeline.now.game.today.card
        assert text
        told = [
            timeline for timeline in seen_by(table, 4).log.add if timeline["event"] == "card-drawn"
        ]
        assert [timeline["text"] for timeline in told] == [text]
        assert not table.timeline.now.clock.running, "its reading does not cost the speaker time"

    test_with(tmp_path, test, **OPTION)


def test_a_card_binds_those_who_live(tmp_path):
    async def test(table):
        await table.until(in_phase(Speech))
        game = table.timeline.now.game
        every = [card_of(number, game) for number in range(1, len(DECK) + 1)]
        assert every[0] == DrawCard(DECK[0].text)
        assert every[1].speakers == (2, 4, 6, 8, 10)
        assert every[4].candidates == (1, 3, 5, 7, 9)
        assert every[6].voters == (1, 3, 5, 7, 9)

    test_with(tmp_path, test, **OPTION)


def test_the_draw_follows_from_the_promised_secret(tmp_path):
    async def test(table):
        await table.until(
            lambda timeline: timeline.now.game.number == 3 and timeline.now.game.night
        )
        deal, cards = table.timeline.now.deal, await cards_of(table)
        assert [draw.moment for draw in deal.draws] == [moment for moment, _, __ in cards]
        assert all(drawn_from(deal, draw.moment, NUMBERS) == draw for draw in deal.draws)
        laid = [body.command.text for _, __, body in cards]
        assert [DECK[draw.fell - 1].text for draw in deal.draws] == laid
        over = replace(table.timeline.now, turn=replace(table.timeline.now.turn, game=ended(table)))
        findings = checked(proof_of(table.timeline, over))
        assert verdict_of(findings) is Verdict.HOLDS
        assert [one.step for one in findings].count(Step.DRAW) == len(cards)

    test_with(tmp_path, test, **OPTION)


def ended(table):
    """The same game, over."""
    return replace(table.timeline.now.game, phase=Over())
