"""Erasing what a log tells about a person: each entry written anew without it.

A log is never shortened and no entry of it is decided anew: only the words that describe the person
go, in commands and in facts alike. Signed protocols are left as they were signed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gorod.tournament.participants import Departure

SIGNED = "record"
"""The key of a protocol's text; two people signed exactly that text."""
WORDS = ("reason", "text", "witnesses")
"""The keys of what people typed in their own words."""
LEAVING = {"withdraw-player": "player", "replace-player": "out", "player-left": "player"}
"""What somebody said when they left, and by which key they are named there."""
ASKED = ("ask-consent", "consent-asked")
"""What players agreed to stays word for word: their consents name its digest."""
GONE = "…"
"""What stands in a sentence where a name stood, unless the person has a label."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Erasure:
    """Whose data go, and which of them."""

    ids: frozenset[str]
    """The person's id, and those that were merged with it."""
    label: str = ""
    """What a player is called instead of the nickname, an official instead of the name."""
    place: bool = False
    """The city and the club go as well."""
    names: frozenset[str] = frozenset()
    """What the person was ever called; none of it stays in a sentence."""

    def with_names(self, entries: Iterable[Json]) -> Erasure:
        """The same, with every name that these entries give the person."""
        told = {name for entry in entries for name in self._told(entry)}
        return Erasure(self.ids, self.label, self.place, frozenset(told) | self.names)

    def _told(self, node: Any) -> Iterator[str]:  # noqa: ANN401  whatever JSON holds
        if isinstance(node, list):
            for one in node:
                yield from self._told(one)
        elif isinstance(node, dict):
            if self._is_player(node) or self._is_official(node):
                yield from filter(None, (str(node.get("name") or ""),))
            if self._is_player(node) and self.label:
                yield str(node["nickname"])
            for value in node.values():
                yield from self._told(value)

    def _is_player(self, node: Json) -> bool:
        return node.get("id") in self.ids and "nickname" in node

    def _is_official(self, node: Json) -> bool:
        return node.get("id") in self.ids and "offices" in node

    def entry(self, told: Json) -> Json:
        """An entry of the log without the person."""
        own: Json = self._without(told, "")
        command = own.get("command")
        if own.get("who") in self.ids and isinstance(command, dict) and self.label:
            key = {"open": "organiser", "read-archive": "name"}.get(str(command.get("type")), "")
            if command.get(key):
                own = {**own, "command": {**command, key: self.label}}
        return own

    def said(self, told: Any) -> Any:  # noqa: ANN401  whatever JSON holds
        """An answer that was given, without the person."""
        return self._without(told, WORDS[0])

    def _without(self, node: Any, key: str) -> Any:  # noqa: ANN401  as above
        if isinstance(node, str):
            return self._sentence(node) if key in WORDS else node
        if isinstance(node, list):
            return [self._without(one, key) for one in node]
        if not isinstance(node, dict) or node.get("type") in ASKED:
            return node
        found = {name: self._without(value, name) for name, value in node.items()}
        return {**found, **self._instead(node)}

    def _instead(self, node: Json) -> Json:
        """What stands in a record about the person instead of what stood there."""
        if self._is_player(node):
            where = {"city": "", "club": ""} if self.place else {}
            return {"name": "", **where, **({"nickname": self.label} if self.label else {})}
        if self._is_official(node) or (node.get("by") in self.ids and "head" in node):
            return {"name": self.label} if self.label else {}
        subject = LEAVING.get(str(node.get("type")))
        if subject and node.get(subject) in self.ids and node.get("how") != Departure.DISQUALIFIED:
            return {"reason": ""}
        return {}

    def _sentence(self, text: str) -> str:
        for name in sorted(self.names, key=len, reverse=True):
            whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            text = whole.sub(lambda _: self.label or GONE, text)
        return text
