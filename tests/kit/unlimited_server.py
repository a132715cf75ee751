"""`python -m tests.kit.unlimited_server serve …` starts a server without bounds on one sender.

Browsers under test share one address, and tap faster than any judge.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace

from gorod.cli import main
from gorod.server import config
from tests.kit.running_server import LOOSE

bounded = config.configured


def unbounded(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> config.Config:
    return replace(bounded(flags, environment), limits=LOOSE)


if __name__ == "__main__":
    config.configured = unbounded
    sys.exit(main(sys.argv[1:]))
