"""Erase what a log tells about a person: each entry is rewritten without it.

A log is never shortened and no entry of it is decided again: only the words that describe the
person are removed, from commands and events alike. Signed protocols are left as they were signed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gorod.tournament.participants import Departure

SIGNED = "record"
"""The key of a protocol's text, which is kept: two people signed exactly that text."""
WORDS = ("reason", "text", "witnesses")
"""The keys of what people typed in their own words."""
LEAVING = {"withdraw-player": "player", "replace-player": "out", "player-left": "player"}
"""Commands and events that say why somebody left -> the key that names the person."""
ASKED = ("ask-consent", "consent-asked")
"""What players agreed to is kept word for word: their consents name its digest."""
GONE = "…"
"""Replaces a name in a sentence, unless the person has a label."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Erasure:
    """Whose data are removed, and which of them."""

    ids: frozenset[str]
    """The person's id, and those that were merged with it."""
    label: str = ""
    """Replaces a player's nickname, or an official's name."""
    place: bool = False
    """Whether the city and the club are removed as well."""
    names: frozenset[str] = frozenset()
    """All names that the person ever had; none of them stays in a sentence."""

    def with_names(self, entries: Iterable[Json]) -> Erasure:
        """Return the same erasure with every name that these entries give the person."""
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
        """Return an entry of the log without the person."""
        own: Json = self._without(told, "")
        command = own.get("command")
        if own.get("who") in self.ids and isinstance(command, dict) and self.label:
            key = {"open": "organiser", "read-archive": "name"}.get(str(command.get("type")), "")
            if command.get(key):
                own = {**own, "command": {**command, key: self.label}}
        return own

    def said(self, told: Any) -> Any:  # noqa: ANN401  whatever JSON holds
        """Return an answer that was given to a command, without the person."""
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
        """Return what replaces the fields of this object that are about the person."""
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
