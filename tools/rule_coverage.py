#!/usr/bin/env python3
"""Says which rule ids of `docs/rules` no docstring of the code, or of a test, names. Fails if any is missing.

The pages of a game are that of its own name and those of its title's books. Code may name ids one by one or as a
range, `QV-104..QV-135`; a test writes out each id that it tests, for in a range nobody sees which ones it forgot. An id
that a row of the component data carries must stand on a page too.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wartable.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
ID = r"[A-Z]{2}-[A-Z]?\d{2,3}"
WRITTEN_RULE = re.compile(rf"^\s*(?:-|\|)?\s*\*\*({ID})\*\*\s*\|?\s*(.*)", re.MULTILINE)
WRITTEN_OUT = re.compile(rf"\b{ID}\b")
NAMED = re.compile(rf"\b({ID})(?:\.\.(?:[A-Z]{{2}}-)?([A-Z]?\d{{2,3}}))?\b")
NUMBERED = re.compile(r"([A-Z]{2}-[A-Z]?)(\d+)")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
HOLDERS = (ast.stmt, ast.ExceptHandler, ast.match_case)


@dataclass(frozen=True)
class Place:
    """Where a docstring names an id: a file of the repository, the line, and what the docstring belongs to."""

    path: str
    line: int
    name: str


Places = dict[str, list[Place]]


@dataclass(frozen=True)
class Coverage:
    """The rules of one page, and where code and tests name their ids."""

    page: str
    rules: dict[str, str]
    in_code: Places
    in_tests: Places

    def missing(self) -> list[str]:
        """A line for each id that is not named where it should be."""
        lines = []
        for rule, text in self.rules.items():
            places = [name for name, ids in (("code", self.in_code), ("tests", self.in_tests)) if rule not in ids]
            if places:
                lines.append(f"{rule}  not in {' and '.join(places):14}  {text[:70]}")
        return lines

    def summary(self) -> str:
        code, tests = (len(self.rules.keys() & ids.keys()) for ids in (self.in_code, self.in_tests))
        return f"{self.page}: {len(self.rules)} ids, {code} in code, {tests} in tests"


def rules_of(page: Path) -> dict[str, str]:
    """The ids a page gives, in its order, each with its sentence."""
    return dict(WRITTEN_RULE.findall(page.read_text(encoding="utf-8")))


def places(found: Iterable[tuple[Place, str]], ids: Callable[[str], Iterable[str]]) -> Places:
    """Where each id is that the docstrings hold."""
    places: Places = {}
    for place, text in found:
        for rule in dict.fromkeys(ids(text)):
            places.setdefault(rule, []).append(place)
    return places


def docstrings(root: Path, folder: str) -> Iterator[tuple[Place, str]]:
    for path in sorted((root / folder).rglob("*.py")):
        inside = path.relative_to(root).as_posix()
        for node in documented(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
            if text := ast.get_docstring(node, clean=False):
                yield Place(inside, getattr(node, "lineno", 1), getattr(node, "name", "")), text


def documented(node: ast.AST) -> Iterator[ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Everything below a node that can have a docstring; expressions hold none, so they are not looked at."""
    if isinstance(node, DOCUMENTED):
        yield node
    for below in ast.iter_child_nodes(node):
        if isinstance(below, HOLDERS):
            yield from documented(below)


def ids_in_rows(folder: Path) -> set[str]:
    """Every id that a row of the folder's component data carries."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))]
    return {row["rule"] for file in files for row in rows_of(file) if "rule" in row}


def rows_of(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The table and all those inside it."""
    yield table
    for value in table.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                yield from rows_of(one)


def written_out(text: str) -> set[str]:
    return set(WRITTEN_OUT.findall(text))


def ids_in(text: str) -> Iterator[str]:
    for first, last in NAMED.findall(text):
        yield from between(first, last) if last else [first]


def between(first: str, last: str) -> Iterator[str]:
    """The ids of a range, both ends included."""
    found = NUMBERED.fullmatch(first)
    assert found, first
    prefix, digits = found.groups()
    for number in range(int(digits), int(last.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) + 1):
        yield f"{prefix}{number:0{len(digits)}}"


def measure(root: Path) -> tuple[list[Coverage], list[str]]:
    """The coverage of each page whose game has code, and the ids that are named but stand in no page."""
    in_tests = places(docstrings(root, "tests"), written_out)
    coverages, unknown = [], []
    every_rule = {rule for page in (root / "docs" / "rules").glob("*.md") for rule in rules_of(page)}
    for title in TITLES.values():
        folder = f"src/wartable/{title.name}"
        if any((root / folder).glob("*.py")):
            found = list(docstrings(root, folder))
            in_code = places(found, ids_in)
            named = places(found, written_out).keys() | ids_in_rows(root / folder)
            unknown += sorted(named - every_rule)
            pages = {page: rules_of(root / "docs" / "rules" / f"{page}.md") for page in (title.name, *title.books)}
            coverages += [Coverage(f"{page}.md", rules, in_code, in_tests) for page, rules in pages.items()]
    return coverages, unknown + sorted(in_tests.keys() - every_rule)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository to look at")
    coverages, unknown = measure(parser.parse_args().root)
    missing = [line for coverage in coverages for line in coverage.missing()]
    for line in missing:
        print(line)
    for rule in unknown:
        print(f"{rule}  is named but stands on no page of docs/rules")
    for coverage in coverages:
        print(coverage.summary())
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
