"""What people read is in the words, not in the code and not in the component files."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "wartable"
SEVERAL_WORDS = re.compile(r"[A-Za-z]{2,}[,:]? [A-Za-z]{2,}")
SQL = re.compile(r"\s*(ALTER|AND|BEGIN|DELETE|INSERT|PRAGMA|RELEASE|ROLLBACK|SAVEPOINT|SELECT|UPDATE|WHERE|WITH) ")
LONGEST_NAME = 3  # words; more are a sentence, except under the key `name`

ELSEWHERE = {
    "words": "where they belong",
    "lab": "reports for researchers are documents, in English as all of docs is",
}
FOR_PROGRAMMERS = {
    "server/asking.py": "describes the interface to those who write clients",
    "server/marks.py": "names, which are the same in every language, and words for signs that only programs read",
    "server/advice.py": "names a piece of work in the log",
    "server/client_files.py": "a header that browsers read",
    "server/connections.py: content-type: application/json": "a header that programs read",
    "server/connections.py: x-content-type-options: nosniff": "a header that browsers read",
    "server/connections.py: connection: close": "a header that programs read",
    "server/metrics.py": "describes the figures to those who draw curves",
    "server/jobs.py: extract(epoch FROM clock_timestamp())": "a part of a statement",
    "server/migrations/versions/r0007_fair_deals.py: CAST(body AS JSON)": "a part of a statement",
    "server/moving.py: READ COMMITTED": "how a database reads",
    "server/postgres.py: READ COMMITTED": "how a database reads",
    "server/folder.py: Application Support": "a folder of the system",
    "cli/foresight.py: calibration error": "a term of statistics",
    "server/table_connections.py: dict[str, Any]": "a type",
    "cli/rules.py: bold cyan": "a colour",
}
# Only those who mend them see these.
OWN_ERRORS = {"Conflict", "IndexError", "LookupError", "NotSaved", "RuntimeError", "TypeError", "ValueError"}
NAMED_IN_THE_LOG = {"not_saved", "saved"}  # take the name of what could not be saved
TOLD_ON_REQUEST = {"help", "description"}  # of a command or a setting: read with it, before anything runs


def modules() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] not in ELSEWHERE:
            yield path


def texts(node: ast.AST) -> Iterator[str]:
    """The texts in a piece of code, without docstrings and without what only programmers read."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)
        return
    if is_for_programmers(node):
        return
    for child in ast.iter_child_nodes(node):
        yield from texts(child)


def is_for_programmers(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return True
    if isinstance(node, ast.keyword):
        return node.arg in TOLD_ON_REQUEST
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return isinstance(node.func.value, ast.Name) and node.func.value.id == "log"
    return isinstance(node.func, ast.Name) and node.func.id in OWN_ERRORS | NAMED_IN_THE_LOG


def is_a_sentence(text: str, place: str) -> bool:
    allowed = place in FOR_PROGRAMMERS or f"{place}: {text}" in FOR_PROGRAMMERS
    return not allowed and not SQL.match(text) and bool(SEVERAL_WORDS.search(text))


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("say('You lose.')", ["You lose."]),
        ("raise BadSetup('', f'There are {n} seats.')", ["There are 0 seats."]),
        ("'''A docstring of a file.'''", []),
        ("raise ValueError('never seen by players')", []),
        ("log.error('no sentence %s', name)", []),
        ("saved(writing, 'a new table')", []),
        ("typer.Option(help='How many seats.')", []),
        ("Meta(description='The largest body.')", []),
        ("name = 'hire'", []),
    ],
)
def test_what_counts_as_a_sentence(code: str, found: list[str]) -> None:
    assert [text for text in texts(ast.parse(code)) if is_a_sentence(text, "")] == found


def test_no_sentence_is_left_in_code() -> None:
    """given every text of several words in the code / then it comes from the words, or only programmers read it"""
    found = []
    for path in modules():
        place = path.relative_to(SOURCE).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{place}: {text}" for text in texts(tree) if is_a_sentence(text, place)]
    assert found == []


def test_no_exception_is_idle() -> None:
    """given what is allowed to stand in code / then it does stand there"""
    for place in FOR_PROGRAMMERS:
        file, _, text = place.partition(": ")
        assert text in (SOURCE / file).read_text(encoding="utf-8")


def rows(table: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a component file with its key."""
    if isinstance(table, str):
        yield key, table
    elif isinstance(table, dict):
        for name, value in table.items():
            yield from rows(value, name)
    elif isinstance(table, list):
        for value in table:
            yield from rows(value, key)


@pytest.mark.parametrize("path", sorted(SOURCE.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_component_files_hold_names_and_no_sentences(path: Path) -> None:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [text for key, text in rows(tables) if key != "name" and len(text.split()) > LONGEST_NAME]
    assert found == []
