"""A judge who plays a record through the console by touch, with a count of the taps.

The record is replayed by the engine first; the judge then enters the resulting commands, including
those that a record need not spell out: the end of a speech, the next cue of a night.

A *fact* is the smallest thing that the judge has to enter because the console cannot know it: one
hand, one number of a best move or of a shooting order, one rare card, one nomination, shot, check.
If they have to enter who and whom (a ballot by day, a ball), or whom and by which clause or how
much (a sanction, points), that counts as two. A *step* is a speech ended or a cue said: nothing is
told but that it is over. A *tap* is every touch, holds included.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

from gorod.engine import commands as c
from gorod.engine.events import HandsCounted
from gorod.engine.history import Turn
from gorod.engine.seats import seats_of
from tests.kit import fingers
from tests.kit.browser import ROOT
from tests.kit.golden_records import Golden

PROBE = Path(__file__).with_name("probe.js")
STEPS = (c.Proceed, c.Pass, c.CloseDay)
SMALLEST = (360, 640)


SPOKEN = {"book": ""}
"""The document of the game that is played: the console uses its words."""


@cache
def catalogue(book: str) -> FluentBundle:
    bundle = FluentBundle(["ru"], use_isolating=False)
    common, pages = ROOT / "src/gorod/i18n/ru", ROOT / "web/src/lib"
    own = (common / f"books/{book}.ftl", pages / f"books/ru/{book}.ftl")
    for path in (*sorted(common.glob("*.ftl")), pages / "ru.ftl", *filter(Path.exists, own)):
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def said(name: str, **args: str) -> str:
    """Return what the console says in Russian."""
    texts = catalogue(SPOKEN["book"])
    text, _ = texts.format_pattern(texts.get_message(name).value, args)
    return text


def verb(name: str) -> str:
    known = catalogue(SPOKEN["book"]).has_message(f"do-{name}")
    id_ = f"do-{name}" if known else f"verb-{name}"
    text = said(id_)
    return text[0].upper() + text[1:]


@dataclass
class Tally:
    """The number of taps, facts and steps of a game."""

    taps: int = 0
    facts: int = 0
    steps: int = 0
    lines: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            *(getattr(self, n) + getattr(other, n) for n in ("taps", "facts", "steps", "lines"))
        )

    @property
    def per_fact(self) -> float:
        """A step counts as one thing entered and one tap."""
        return self.taps / (self.facts + self.steps)

    @property
    def without_steps(self) -> float:
        """Return the ratio with the steps left out on both sides."""
        return (self.taps - self.steps) / self.facts

    def __str__(self) -> str:
        return (
            f"{self.taps:4} taps, {self.facts:4} facts and {self.steps:3} steps: "
            f"{self.per_fact:.2f} a fact ({self.without_steps:.2f} without steps)"
        )


@dataclass
class Judge:
    """One finger on one console."""

    page: Page
    tally: Tally = field(default_factory=Tally)
    faults: dict[str, str] = field(default_factory=dict)
    """What scrolled, was cut off or was too small for a finger, with its first phase."""
    seen: dict[str, Any] = field(default_factory=dict)

    # --- fingers ----------------------------------------------------------------------------------

    def tap(self, selector: str, words: str = "") -> None:
        place = self.find(selector, words)
        fingers.tap(self.page, (place["x"], place["y"]))
        self.tally.taps += 1

    def find(self, selector: str, words: str = "") -> dict[str, Any]:
        place = self.page.evaluate("([s, w]) => probe.at(s, w)", [selector, words])
        assert "lost" not in place, place
        return place

    def look(self) -> dict[str, Any]:
        seen = self.page.evaluate("() => probe.look()")
        assert seen is not None, "the console does not come to rest"
        for fault in seen["faults"]:
            self.faults.setdefault(fault, seen["phase"])
        self.seen = seen
        return seen

    def seat(self, *seats: int) -> None:
        for number in seats:
            self.tap(f'[data-seat="{number}"] .body')

    def next(self) -> None:
        self.tap("footer .next")

    def hold(self, selector: str, until: str) -> None:
        """Hold until something is shown, then release."""
        place = self.find(selector)
        fingers.hold(self.page, (place["x"], place["y"]), until=until)
        self.page.evaluate("() => probe.forget()")
        self.tally.taps += 1

    # --- what he tells ----------------------------------------------------------------------------

    def does(self, turn: Turn) -> None:
        command = turn.command
        before = self.tally.taps
        TELLS[type(command)](self, turn)
        facts = FACTS.get(type(command), lambda _: 1)(turn)
        if isinstance(command, STEPS):
            self.tally.steps += 1
        else:
            self.tally.facts += facts
            self.tally.lines += 1
        assert self.tally.taps > before, f"{command} cost nothing"
        self.look()

    def marks(self, seats: tuple[int, ...]) -> None:
        """Mark exactly these; those that the console has marked already stay."""
        chosen = set(self.seen["chosen"])
        self.seat(*(s for s in chosen if s not in seats))
        self.seat(*(s for s in seats if s not in chosen))

    def picks(self, verb_: str) -> None:
        self.tap(".ways button", verb(verb_))

    def sheet(self, seat: int) -> None:
        """Open a player's sheet: by a hold during the game, by a tap after it."""
        if self.seen["phase"] == "over":
            self.seat(seat)
        else:
            self.hold(f'[data-seat="{seat}"] .body', "dialog[open]")

    def imposes(self, seat: int, name: str, clause: str) -> None:
        self.sheet(seat)
        if clause:
            self.tap('dialog input[type="search"]')
            self.page.keyboard.type(clause)
        elif name == "foul":
            self.tap("dialog .plain .foul")
            return
        self.tap(f'dialog .clause[data-clause="{clause}"]')
        self.tap("dialog .impose", verb(name))
        if self.look()["sheet"]:
            self.tap("dialog .danger")


def deal(judge: Judge, turn: Turn) -> None:
    command = turn.command
    judge.tap(".deal button", said("deal-cards"))
    left = list(enumerate(command.cards, start=1))
    while (prompt := judge.look()["prompt"]) != said("cards-done"):
        own = next(s for s in left if prompt.lower().startswith(said(f"role-{s[1]}")))
        left.remove(own)
        judge.seat(own[0])
    judge.next()


def step(judge: Judge, _: Turn) -> None:
    judge.next()


def close_day(judge: Judge, _: Turn) -> None:
    """Close the day; its consequences are shown first, because it is closed once for everybody."""
    judge.next()
    judge.tap("dialog button", said("next-close"))


def order(judge: Judge, turn: Turn) -> None:
    command = turn.command
    judge.picks("order")
    judge.seat(*command.seats)
    judge.next()


def aimed(name: str):
    def does(judge: Judge, turn: Turn) -> None:
        command = turn.command
        if any(b.startswith(verb(name)) for b in judge.seen["buttons"]):
            judge.picks(name)
        judge.seat(command.target)

    return does


def counted(turn: Turn) -> tuple[int, ...]:
    """Return the hands that count, including those that the rules give to the last candidate."""
    told = next(e for e in turn.events if isinstance(e, HandsCounted))
    return tuple(sorted({*told.hands, *getattr(told, "absent", ())}))


def hands(judge: Judge, turn: Turn) -> None:
    judge.marks(counted(turn))
    judge.next()


def marked(judge: Judge, turn: Turn) -> None:
    command = turn.command
    judge.marks(command.hands if isinstance(command, c.LiftHands | c.Elect) else command.named)
    judge.next()


def shoot(judge: Judge, turn: Turn) -> None:
    """Enter one number for all hunters, or each hunter's own."""
    shots = dict(turn.command.shots)
    hunters = seats_of(turn.before.game.black & turn.before.game.alive)
    if turn.command.number:
        judge.seat(turn.command.number)
    elif not shots:
        judge.tap(".ways button", said("miss"))
    elif len(set(shots.values())) == 1 and set(shots) == set(hunters) and 0 not in shots.values():
        judge.seat(shots[hunters[0]])
    else:
        judge.tap(".ways button", said("shots-apart"))
        for hunter in hunters:
            if shots.get(hunter):
                judge.seat(shots[hunter])
            else:
                judge.tap(".ways button", said("between" if hunter in shots else "not-shot"))
        judge.next()


def miss(judge: Judge, _: Turn) -> None:
    judge.tap(".ways button", said("miss"))


def show(judge: Judge, turn: Turn) -> None:
    command = turn.command
    if not command.target:
        judge.next()
        return
    judge.seat(command.target)
    if judge.look()["answer"]:
        judge.hold(".show", ".show.held")
        judge.next()


def foul(judge: Judge, turn: Turn) -> None:
    command = turn.command
    strip = f'[data-seat="{command.seat}"] .foul'
    if judge.page.locator(strip).count():
        judge.tap(strip)
    else:  # at night and in a vote there is none
        judge.sheet(command.seat)
        judge.tap("dialog .plain .foul")
    if judge.look()["sheet"]:
        judge.tap("dialog .danger")


def sanction(name: str):
    def does(judge: Judge, turn: Turn) -> None:
        command = turn.command
        judge.imposes(command.seat, name, command.clause)

    return does


def imposed(name: str):
    def does(judge: Judge, turn: Turn) -> None:
        judge.sheet(turn.command.seat)
        judge.tap("dialog button", verb(name))

    return does


def award(judge: Judge, turn: Turn) -> None:
    judge.sheet(turn.command.seat)
    worth = f"+{turn.command.points / 100:.2f}".replace(".", ",").removesuffix("0")
    judge.tap("dialog button", worth)
    judge.tap("dialog .act", said("give-points", value=worth))


def pressed(name: str):
    """Press a button of the table, or of one seat in its sheet, unless it is beside the clock."""

    def does(judge: Judge, turn: Turn) -> None:
        seat = getattr(turn.command, "seat", 0)
        words = f"{verb(name)} {seat}" if seat else verb(name)
        if any(button.startswith(words) for button in judge.seen["buttons"]):
            judge.tap(".ways button", words)
        else:
            judge.sheet(seat)
            judge.tap("dialog button", verb(name))

    return does


def ball(judge: Judge, turn: Turn) -> None:
    name = f"ball-{turn.command.colour}"
    if not judge.seen["prompt"].startswith(verb(name)):
        judge.picks(name)
    judge.seat(turn.command.seat, turn.command.target)


def named(name: str):
    """Return a way in which only the seat is named."""

    def does(judge: Judge, turn: Turn) -> None:
        if any(b.startswith(verb(name)) for b in judge.seen["buttons"]):
            judge.picks(name)
        judge.seat(turn.command.seat)

    return does


def act(judge: Judge, turn: Turn) -> None:
    """Enter whose move it is, then its target."""
    judge.picks("act")
    judge.seat(turn.command.seat)
    target(judge, turn)


def approve(judge: Judge, _: Turn) -> None:
    judge.tap(".result button", said("summary"))
    judge.tap("dialog button", verb("approve"))
    judge.tap("dialog header button", said("close"))


def ballot(judge: Judge, turn: Turn) -> None:
    judge.seat(turn.command.seat)
    target(judge, turn)


def target(judge: Judge, turn: Turn) -> None:
    if turn.command.target:
        judge.seat(turn.command.target)
    else:
        judge.tap(".ways button", said("nobody"))


TELLS = {
    c.Deal: deal,
    c.Proceed: step,
    c.Pass: step,
    c.CloseDay: close_day,
    c.Order: order,
    c.Nominate: aimed("nominate"),
    c.Accuse: aimed("accuse"),
    c.Hands: hands,
    c.LiftHands: marked,
    c.Elect: marked,
    c.Best: marked,
    c.Shoot: shoot,
    c.Miss: miss,
    c.Show: show,
    c.Foul: foul,
    c.Warn: sanction("warn"),
    c.Disqualify: sanction("dq"),
    c.Defeat: sanction("defeat"),
    c.Ban: sanction("ban"),
    c.GiveFine: sanction("fine"),
    c.GiveAward: award,
    c.Approve: approve,
    c.Hint: imposed("hint"),
    c.Breach: imposed("breach"),
    c.TakeGolden: pressed("golden"),
    c.OpenCard: pressed("open"),
    c.Technical: pressed("technical"),
    c.EnterCode: pressed("answer"),
    c.CommitSuicide: pressed("suicide"),
    c.GiveBall: ball,
    c.Execute: named("execute"),
    c.Successor: named("successor"),
    c.CastBallot: ballot,
    c.Act: act,
}
FACTS = {
    c.Deal: lambda turn: sum(card != "citizen" for card in turn.command.cards),
    c.Order: lambda turn: len(turn.command.seats),
    c.Hands: lambda turn: max(1, len(counted(turn))),
    c.LiftHands: lambda turn: max(1, len(turn.command.hands)),
    c.Elect: lambda turn: max(1, len(turn.command.hands)),
    c.Best: lambda turn: max(1, len(turn.command.named)),
    c.Shoot: lambda turn: max(1, len({*dict(turn.command.shots).values()})),
    **dict.fromkeys((c.GiveBall, c.CastBallot, c.Act, c.GiveAward), lambda _: 2),
    **dict.fromkeys((c.Disqualify, c.Warn, c.Defeat, c.Ban, c.GiveFine), lambda _: 2),
}


# --- a whole game ---------------------------------------------------------------------------------


HASTY = "localStorage.settings ??= JSON.stringify({steady: false})"
"""A device that accepts every tap at once, as waiting in a whole game proves nothing more."""


def sits_down(page: Page, url: str, golden: Golden, *, hasty: bool = True) -> Judge:
    """Go from the first page to the deal; the names are typed, everything else is chosen."""
    if hasty:
        page.add_init_script(HASTY)
    header = golden.record.header
    SPOKEN["book"] = header.rules
    page.add_init_script(path=PROBE)
    page.goto(url)
    page.locator(f'form option[value="{header.rules}"]').wait_for(state="attached")
    page.locator("form select").first.select_option(header.rules)
    size = page.locator("form select").nth(1)
    if size.count():
        size.select_option(str(len(header.seats)))
    for name, _ in header.options:
        box = page.locator(f'input[type="checkbox"][value="{name}"]')
        box.evaluate("one => one.closest('details').open = true")
        box.check()
    names = page.locator(".names input")
    names.first.evaluate("one => one.closest('details').open = true")
    for seat in header.seats:
        names.nth(seat.number - 1).fill(seat.name)
    page.locator(".start").click()
    page.locator('.console[data-idle="true"]').wait_for()
    return Judge(page)


def plays(judge: Judge, golden: Golden) -> None:
    for turn in golden.played().history.line:
        if turn.command is not None:
            judge.does(turn)
