"""`gorod admin …` lets the owner of the machine manage the accounts of its server."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words, unknown_word
from gorod.record.record_errors import shown

NAMED = ("reset", "approve", "refuse", "invite", "purge-account")
CUPS = ("hide", "unhide", "remove", "restore", "official", "unofficial")
"""Actions that name a tournament; those in `NAMED` name an account."""
OTHERS = ("registration", "close-table", "purge-table", "purge-tournament", "purge-quick")
NEEDS = {
    **dict.fromkeys((*NAMED, *CUPS, *OTHERS), 1),
    "quota": 3,
    "list": 0,
    "tables": 0,
    **dict.fromkeys(("void-links", "clock"), 0),
}
"""How many words each action needs; `owner` may have one."""
ACTS = (*NEEDS, "owner")


def words() -> Words:
    options = Words("admin")
    options.add_argument("words", nargs="*")
    options.add_argument("--database")
    options.add_argument("--public-url", dest="url", default="")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Run one action on the database, whether its server runs or not."""
    asked = words().read(argv)
    if not asked.words:
        raise CliError("cli-usage", command="admin")
    act, *rest = asked.words
    if act not in ACTS:
        raise unknown_word("cli-admin-unknown", act, ACTS)
    if len(rest) > 1 if act == "owner" else len(rest) != NEEDS[act]:
        raise CliError("cli-usage", command="admin")
    # Only the commands about a database need it and an event loop, which are slow to import.
    from gorod.cli.databases import chosen, done  # noqa: PLC0415
    from gorod.server.administration import Refused, Unknown, administered  # noqa: PLC0415

    database = chosen(asked.database)
    try:
        lines = done(administered(database, act, rest, asked.url), database)
    except Unknown as unknown:
        raise CliError("cli-admin-nobody", name=shown(str(unknown) or rest[0])) from None
    except Refused as refused:
        raise CliError(f"cli-admin-{refused}", name=shown(rest[0])) from None
    for message, told in lines:
        print(tongue.texts.say(message, **told))
    return 0
