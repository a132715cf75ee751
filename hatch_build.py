"""The build of a wheel stops when the pages of `web/` have not been built: it could not serve."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/gorod/server/web/ui"


class PagesHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Looks for the pages before anything is packed; an editable install does without them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Fails in words where nobody has built them."""
        if version != "editable" and not Path(self.root, PAGES, "desk.html").is_file():
            raise FileNotFoundError(f"{PAGES} has no pages: run `make ui` first")
