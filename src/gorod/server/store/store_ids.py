"""Ids of what a store keeps. Their types keep one from being taken for another."""

from __future__ import annotations

from typing import NewType

LinkId = NewType("LinkId", str)
"""The public id of a link; its token is kept as a hash alone."""
NO_LINK = LinkId("")
AccountId = NewType("AccountId", int)
NO_ACCOUNT = AccountId(0)
