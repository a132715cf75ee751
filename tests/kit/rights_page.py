"""`python -m tests.kit.rights_page` writes the table of rights as a page of docs/."""

from pathlib import Path

from gorod.server.access.rights import ALL, KINDS, RIGHTS

PAGE = Path(__file__).parents[2] / "docs" / "rights.md"
HEAD = """# Who may do what

Written by `python -m tests.kit.rights_page` from the one table of rights; `make test` compares the
two, so a right never changes unseen. Every route, every wish of a socket and every command of a
desk names an operation; what is not in the table is refused. A kind is what a person is at that
table or tournament: the holder of a link, or an account at what is its own. What they see is cut
further by their audience.

| Operation | Who may |
|---|---|
"""


def page() -> str:
    rows = []
    for operation, kinds in sorted(RIGHTS.items()):
        named = [kind for kind in KINDS if kind in kinds]
        who = "everybody" if kinds == ALL else ", ".join(named) or "nobody by a request"
        rows.append(f"| `{operation}` | {who} |\n")
    return HEAD + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
