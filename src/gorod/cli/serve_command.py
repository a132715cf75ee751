"""`gorod serve`: run the server until it is stopped."""

from __future__ import annotations

import os
from collections.abc import Sequence

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words
from gorod.record.record_errors import shown


def words() -> Words:
    options = Words("serve")
    own = ("host", "port", "database", "public-url", "tls-cert", "tls-key", "pace", "log-level")
    for name in own:
        options.add_argument(f"--{name}", dest=name.replace("-", "_"))
    for name in (
        "metrics-token",
        "smtp",
        "mail-from",
        "vapid-key",
        "push-hosts",
        "telegram-token-file",
        "telegram-api",
        "ice",
        "turn-secret-file",
        "backup-hours",
        "key",
        "journal",
        "processes",
        "workers",
        "registration",
        "keep-quick-games",
        "roles-delay",
        "limits",
    ):
        options.add_argument(f"--{name}", dest=name.replace("-", "_"))
    for name in ("demo", "lan", "https", "qr", "behind-proxy", "voice-relay"):
        dest = name.replace("-", "_")
        options.add_argument(f"--{name}", dest=dest, action="store_const", const="yes")
    options.add_argument("--no-quick-games", dest="quick_games", action="store_const", const="no")
    options.add_argument("rest", nargs="*")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Run the server, configured by flags first, then by GOROD_* variables.

    Ctrl-C ends it with everything written down.
    """
    asked = vars(words().read(argv))
    if asked["rest"]:
        raise CliError("cli-usage", command="serve")
    # The server is slow to import, and the other commands do without it.
    from gorod.cli.databases import complaint  # noqa: PLC0415
    from gorod.server.config import SettingError, configured  # noqa: PLC0415
    from gorod.server.run import serve  # noqa: PLC0415
    from gorod.server.store.interface import OpenError  # noqa: PLC0415
    from gorod.server.web.ui import MissingPagesError  # noqa: PLC0415

    flags = {name: value for name, value in asked.items() if name not in ("rest", "help")}
    try:
        config = configured(flags, os.environ)
        return serve(config, tongue.texts)
    except SettingError as error:
        raise CliError("cli-setting", name=str(error).replace("_", "-")) from None
    except MissingPagesError as error:
        raise CliError("cli-no-pages", page=str(error)) from None
    except OpenError as error:
        raise complaint(error, config.database) from None
    except OSError as error:
        detail = shown(error.strerror or str(error))
        raise CliError("cli-serve-socket", detail=detail) from None
