"""`python -m tests.kit.rights_page` writes the table of rights as a page of docs/."""

from pathlib import Path

from gorod.server.access.rights import ALL, KINDS, RIGHTS

PAGE = Path(__file__).parents[2] / "docs" / "rights.md"
HEAD = """# Who may do what

`python -m tests.kit.rights_page` writes this page from the table of rights; `make test` compares
the two, so a change of rights is always seen. Every route, every request over a socket and every
command of a tournament has an operation; an operation that is not in the table is refused. A kind
says what somebody is at a table or a tournament: the holder of a link, or the account to which it
belongs. What they are sent is limited further by the audience of each field.

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
