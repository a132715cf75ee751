"""People at an online table in the browser, using touch.

Every page has a player who uses only what the page offers: a hand in a vote, a number on the night
pad, a name to put up, the end of one's own speech. Their choices are drawn from a seed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.kit import fingers
from tests.kit.network_cable import Cable

OFFERED = """() => {
    const main = document.querySelector("main");
    const asks = document.querySelector("[data-asks]");
    const all = (where, from = document) => [...from.querySelectorAll(where)];
    const numbers = (buttons) => buttons.filter((one) => !one.disabled)
        .map((one) => one.innerText.trim());
    return {
        phase: main?.dataset.phase ?? "",
        seq: JSON.parse(sessionStorage.getItem("last-view") ?? "null")?.view.seq ?? 0,
        idle: main?.dataset.idle === "true",
        over: !!document.querySelector(".won"),
        living: all(".tiles li:not(.out)").map((one) => one.dataset.seat),
        asks: asks?.dataset.asks ?? "",
        pad: asks ? numbers(all(".pad .number", asks)) : [],
        hands: asks && !asks.querySelector(".hands [aria-pressed=true]")
            ? numbers(all(".hands button", asks)) : [],
        nominees: numbers(all(".quick .pad .number")),
        others: all(".moves:not(.quick) > button:not(.lasting):not(.danger)").length,
        covered: !!document.querySelector("dialog"),
        sheet: numbers(all("dialog:not([data-deaf]) .pad .number")),
        ends: !!document.querySelector(".moves .lasting"),
    };
}"""
"""What a page offers to its user."""


@dataclass
class Player:
    """A person with one page."""

    page: Page
    seat: int
    chance: Random
    cable: Cable | None = None
    away: bool = False
    """Whether their network is cut, or they have left."""
    did: dict[str, int] = field(default_factory=dict)
    """How often they did each thing."""
    once: set[str] = field(default_factory=set)

    def offered(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(OFFERED)
        return found

    def act(self, seen: dict[str, Any]) -> bool:
        """Do one thing that the page offers; return whether there was any."""
        if not seen["idle"] or seen["over"]:
            return False
        if seen["sheet"]:
            self._name_several(seen["sheet"])
        elif seen["covered"]:
            return True  # the sheet ignores taps at first
        elif seen["pad"]:
            self._answer_at_night(seen)
        elif seen["hands"]:
            self._raise_a_hand(seen["hands"])
        elif self._first(seen, "nominees") and self.chance.random() < 0.7:
            self._put_up(seen)
        elif self._first(seen, "others"):
            fingers.tap(self.page, ".moves:not(.quick) > button:not(.lasting):not(.danger)")
        elif seen["ends"]:
            self._done("speech")
            fingers.hold(self.page, ".moves .lasting", 900)
        else:
            return False
        return True

    def _first(self, seen: dict[str, Any], what: str) -> bool:
        """Whether this is offered for the first time in this phase."""
        key = f"{seen['phase']}/{what}"
        new = bool(seen[what]) and key not in self.once
        self.once |= {key} if new else set()
        return new

    def _done(self, what: str) -> None:
        self.did[what] = self.did.get(what, 0) + 1

    def _number(self, within: str, number: str) -> None:
        place = self.page.locator(within).get_by_role("button", name=number, exact=True)
        fingers.tap(self.page, place)

    def _answer_at_night(self, seen: dict[str, Any]) -> None:
        """Press the number that all press in this night, so that the mafia agrees silently."""
        self._done(seen["asks"])
        living = [number for number in seen["pad"] if number in seen["living"]]
        count = 3 if seen["asks"] == "order" else 1
        chosen = Random(f"{seen['phase']}/{living}").sample(living, count)
        for number in chosen:
            self._number(".asks .pad", number)
        fingers.tap(self.page, ".asks .pad .send")

    def _raise_a_hand(self, hands: list[str]) -> None:
        self._done("hand")
        self._number(".asks .hands", self.chance.choice(hands))

    def _put_up(self, seen: dict[str, Any]) -> None:
        self._done("nominate")
        self._number(".quick .pad", self.chance.choice(seen["nominees"]))

    def _name_several(self, numbers: list[str]) -> None:
        """Name several seats in the sheet that a button has opened."""
        self._done("best move")
        for number in self.chance.sample(numbers, min(3, len(numbers))):
            self._number("dialog .pad", number)
        fingers.tap(self.page, "dialog .pad .send")
        self.page.locator("dialog").wait_for(state="detached")
