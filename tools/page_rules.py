#!/usr/bin/env python3
"""Finds what looks like a copy of a rule in the page's sources, which know none: `tools/page_rules.py`.

A rule's id, a table that gives components numbers or other components, and a row of numbers are such signs. What is
no rule says so on the line: `no rule: <what it is>`. A check can be deceived, so a reader looks too.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src"
COMPONENTS = ROOT / "src" / "wartable"
RULES = ROOT / "docs" / "rules"
GENERATED = "protocol.ts"
NO_RULE = "no rule:"
ID = re.compile(r"\*\*([A-Z]{2}-[A-Z]?\d+)\*\*")
NUMBERS = re.compile(r"\[\s*-?\d+(?:\s*,\s*-?\d+){3,}\s*,?\s*\]")
ENTRY = re.compile(r"""['"]?(?P<key>[a-z][a-z0-9_]+)['"]?\s*:\s*(?P<value>-?\d|\[[^\]]*\])""")
WORD = re.compile(r"""['"]([a-z][a-z0-9_]+)['"]""")


def page_files() -> list[Path]:
    found = [path for pattern in ("*.ts", "*.svelte") for path in PAGE.rglob(pattern)]
    return sorted(path for path in found if path.name != GENERATED and not path.name.endswith(".test.ts"))


def component_ids() -> set[str]:
    """Every id in the component files of the games."""
    return {found for path in COMPONENTS.glob("*/*.toml") for found in ids_in(tomllib.loads(path.read_text("utf-8")))}


def ids_in(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for one in value.values():
            yield from ids_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from ids_in(one)


def rule_prefixes() -> set[str]:
    """The letters with which the ids of rules begin."""
    return {rule.split("-")[0] for page in RULES.glob("*.md") for rule in ID.findall(page.read_text("utf-8"))}


def findings(text: str, ids: set[str], prefixes: set[str]) -> list[tuple[int, str]]:
    """The lines of a source that look like a rule, with what gave them away."""
    rule = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]?\d+\b")
    found = []
    for number, line in enumerate(script_of(text).splitlines(), 1):
        if NO_RULE in line:
            continue
        if rule.search(line):
            found.append((number, "names a rule"))
        if NUMBERS.search(line):
            found.append((number, "is a row of numbers"))
        if any(gives_a_value(entry, ids) for entry in ENTRY.finditer(line)):
            found.append((number, "gives a component a value"))
    return found


def gives_a_value(entry: re.Match[str], ids: set[str]) -> bool:
    """`archer: 2` or `archer: ['orc', 'dragon']`."""
    if entry["key"] not in ids:
        return False
    return not entry["value"].startswith("[") or any(word in ids for word in WORD.findall(entry["value"]))


def script_of(text: str) -> str:
    """The lines of a source without its style sheet, which is full of numbers."""
    return re.sub(r"<style.*?</style>", lambda style: "\n" * style.group().count("\n"), text, flags=re.DOTALL)


def main() -> int:
    ids, prefixes = component_ids(), rule_prefixes()
    failures = 0
    for path in page_files():
        for number, why in findings(path.read_text(encoding="utf-8"), ids, prefixes):
            failures += 1
            print(f"{path.relative_to(ROOT)}:{number} {why}")
    if failures:
        print("The page knows no rule: let the server say it, or say on the line `no rule: <what it is>`.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
