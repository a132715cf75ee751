"""What is being chosen stays chosen while frames arrive, until the step or its chooser changes."""

from tests.kit import fingers
from tests.kit.scripted_table import Driven

TOUCH = {"has_touch": True, "reduced_motion": "reduce"}


def judged(device, game, size=(390, 844)):
    """A console at a table that a script has played so far; it has taken the table over."""
    console = device(size, **TOUCH)
    console.page.goto(game.address("judge"))
    console.ready()
    take = console.page.get_by_role("button", name="Забрать управление")
    touch(console, take)
    take.wait_for(state="detached")
    return console.ready()


def touch(console, place):
    fingers.tap(console.page, place)


def seat(console, number):
    touch(console.ready(), f'[data-seat="{number}"] .body')


def onward(game, verb, *nominees):
    """Speeches end, one after another, until something is offered; the first of them nominate."""
    named = iter(nominees)
    for _ in range(60):
        verbs = {offer["move"]: offer for offer in game.view["offers"]}
        if verb in verbs:
            return game
        if "nominate" in verbs and (target := next(named, 0)):
            game.do("nominate", seat=verbs["nominate"]["actor"], target=target)
        if "pass" in verbs:
            game.do("pass", seat=verbs["pass"]["actor"])
        else:
            game.do("proceed")
    raise AssertionError(game.phase)


def test_a_candidate_of_an_election_is_chosen_and_keeps_his_hands(device, url):
    game = Driven(url, "fiim-2011", options=("6.5",))
    game.deal()
    console = judged(device, onward(game, "elect"))
    page = console.page

    def row(number):
        return page.locator(".slate .row").nth(number - 1)

    seat(console, 1)
    touch(console, row(5))
    page.get_by_text("За 5: отметьте руки").wait_for()
    assert console.chosen() == []
    seat(console, 3)
    seat(console, 4)
    fingers.hold(page, '[data-seat="9"] .body', until="dialog[open]")  # a vote has no strip
    fingers.tap(page, "dialog .plain .foul")
    page.locator("dialog").wait_for(state="detached")
    console.ready()
    assert console.fouls(9) == 1
    assert console.chosen() == [3, 4]
    shown = [row(one).inner_text().split() for one in (1, 5, 8)]
    assert shown == [["1", "1"], ["5", "2"], ["8", "0"]]
    touch(console, page.get_by_role("button", name="Принять 2 голоса"))
    page.get_by_text("За 1: отметьте руки").wait_for()
    console.ready()
    assert console.chosen() == [1]
    page.reload()
    console.ready()
    assert console.chosen() == [1]
    seat(console, 7)
    touch(console, "footer .next")
    console.ready()
    touch(console, row(8))
    for one in (2, 5, 6, 8, 9, 10):
        seat(console, one)
    touch(console, "footer .next")
    page.get_by_text("Депутат (8) называет номер").wait_for()
    record = console.exported("record")
    assert "elect 5: 3 4\nelect 1: 1 7\nelect 8: 2 5 6 8 9 10" in record.replace("foul 9\n", "")


def test_who_was_chosen_by_day_is_kept_when_somebody_else_votes(device, url):
    game = Driven(url, "by-day", 10)
    game.deal()
    console = judged(device, game)
    seat(console, 4)
    assert console.chosen() == [4]
    prompt = console.page.locator(".prompt", has_text="4")
    prompt.wait_for()
    for voter in (1, 3):
        cast = {"type": "cast-ballot", "seat": voter, "target": 7}
        game.wish({"wish": "do", "command": cast}, f"seat:{voter}")
    console.page.locator(".chain", has_text="2 4 5").wait_for()
    assert console.chosen() == [4]
    seat(console, 7)
    console.page.locator(".chain", has_text="2 5 6").wait_for()
    game.look()
    cast = [line for line in game.view["log"]["add"] if line["event"] == "ballot-entered"]
    assert [(one["seat"], one["target"]) for one in cast] == [(1, 7), (3, 7), (4, 7)]


def test_marked_hands_survive_a_frame_and_lose_only_who_left(device, url):
    """A second device gives a foul in the middle of a vote; the first takes the table back."""
    game = Driven(url)
    game.deal()
    onward(game, "vote", 5, 6, 7)
    console = judged(device, game)
    for one in (1, 2, 3):
        seat(console, one)
    game.look()
    game.wish({"wish": "take"})
    game.do("foul", seat=9)
    console.page.locator('[data-seat="9"] .dots i').wait_for()
    touch(console, console.page.get_by_role("button", name="Забрать управление"))
    console.page.locator("footer .undo").wait_for()
    assert console.ready().chosen() == [1, 2, 3]


def test_hands_are_told_by_number_and_the_next_ballot_begins_by_name(device, url):
    """On a laptop all of it is in view; the lift can be entered as a number too."""
    game = Driven(url)
    game.deal()
    onward(game, "vote", 5, 6, 7)
    console = judged(device, game, (1366, 768))
    page = console.page
    switch = page.get_by_role("group", name="Как отметить руки")
    named, number = (switch.get_by_role("button", name=words) for words in ("Поимённо", "Числом"))
    assert named.get_attribute("aria-pressed") == "true"
    touch(console, number)
    assert number.get_attribute("aria-pressed") == "true"
    rows = page.locator(".slate li")
    middle = page.locator(".middle").bounding_box()
    for place in (rows.nth(0), rows.nth(1), rows.nth(2), named, number, page.locator(".pad")):
        box = place.bounding_box()
        assert box["y"] >= middle["y"]
        assert box["y"] + box["height"] <= middle["y"] + middle["height"] + 1
    assert "Сколько рук?" in page.locator("footer").inner_text()
    assert page.locator("footer .next").count() == 0, "nothing is missing: a tap tells it"
    pad = page.locator(".pad")
    touch(console, pad.get_by_role("button", name="5", exact=True))
    console.ready()
    assert named.is_disabled(), "one number was told: the others are numbers too"
    for hands in ("5", "0"):
        touch(console, pad.get_by_role("button", name=hands, exact=True))
        console.ready()
    for _ in range(2):
        touch(console, "footer .next")
        console.ready()
    assert console.phase == "D1.revote"
    assert named.get_attribute("aria-pressed") == "true"
    touch(console, number)
    for _ in range(2):
        touch(console, pad.get_by_role("button", name="5", exact=True))
        console.ready()
    assert console.phase == "D1.lift"
    assert named.get_attribute("aria-pressed") == "true"
    touch(console, number)
    page.get_by_text("За подъём: сколько рук?").wait_for()
    touch(console, pad.get_by_role("button", name="4", exact=True))
    console.ready()
    assert "lift count 4" in console.exported("record")
