"""Viewers: the judge, a seat, or the hall."""

from __future__ import annotations

Viewer = int
"""A seat's number, or one of the two constants below."""

JUDGE: Viewer = -1
SPECTATOR: Viewer = 0
