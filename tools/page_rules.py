#!/usr/bin/env python3
"""Finds what looks like a copy of a rule in the page's sources, which know none: `tools/page_rules.py`.

Such signs are a rule's id, a table that gives components numbers or other components, a row of numbers or of names of
components or questions, a number that is written out on the page, and sums over what is offered. What is no rule says
so on the line, or where a row begins: `no rule: <what it is>`. A check can be deceived, so a reader looks too.
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
WORDS = ROOT / "src" / "wartable" / "words" / "en"
GENERATED = "protocol.ts"
DRAWN = "Picture.svelte"  # the picture on a game's box
NO_RULE = "no rule:"
ID = re.compile(r"\*\*([A-Z]{2}-[A-Z]?\d+)\*\*")
NUMBERS = re.compile(r"\[\s*-?\d+(?:\s*,\s*-?\d+){2,}\s*,?\s*\]")
ENTRY = re.compile(r"""['"]?(?P<key>[a-z][a-z0-9_]+)['"]?\s*:\s*(?P<value>-?\d|\[[^\]]*\])""")
WORD = re.compile(r"""['"]([a-z][a-z0-9_]+)['"]""")
ROW = re.compile(r"""\[\s*(?:['"][a-z][a-z0-9_]*['"]\s*,?\s*){3,}\]""")
FEW = 3  # names in a row
QUESTION = re.compile(r"^[a-z_]+-questions-([a-z0-9_]+) =", re.MULTILINE)
SHOWN = re.compile(r"""[>}][^<>{}="'`;]*\d[^<>{}="'`;]*[<{]""")  # in the text of the page, outside of {...}
SHOWN_BY = re.compile(r"""\b(?:text|label|title|amount|points|value|limit)=["{]['"]?[-+−×/]?\d+["'}]""")
OFFERED = r"(?:options|additions|picks|numbers|touches)\??\.length(?:\s*\?\?\s*\d+)?\)?"
COUNTED = re.compile(rf"{OFFERED}\s*[-+*/%]|[-+*/%]\s*\(?[\w.?]*{OFFERED}")


def page_files() -> list[Path]:
    found = [path for pattern in ("*.ts", "*.svelte") for path in PAGE.rglob(pattern)]
    return sorted(path for path in found if path.name not in (GENERATED, DRAWN) and not path.name.endswith(".test.ts"))


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


def question_words() -> set[str]:
    """What is asked, in the words of the games."""
    return {word for path in WORDS.glob("*.ftl") for word in QUESTION.findall(path.read_text("utf-8"))}


def findings(text: str, ids: set[str], questions: set[str], prefixes: set[str]) -> list[tuple[int, str]]:
    """The lines of a source that look like a rule, with what gave them away."""
    rule = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]?\d+\b")
    source = script_of(text)
    lines = source.splitlines()
    found = [(number, "is a row of names") for number in rows_of_names(source, ids | questions)]
    for number, line in enumerate(lines, 1):
        found += [(number, why) for why in signs_in(line, rule, ids)]
    found += [(number, "shows a number of its own") for number in numbers_shown(markup_of(source))]
    return sorted({(number, why) for number, why in found if NO_RULE not in lines[number - 1]})


def signs_in(line: str, rule: re.Pattern[str], ids: set[str]) -> list[str]:
    signs = {
        "names a rule": rule.search(line),
        "is a row of numbers": NUMBERS.search(line),
        "gives a component a value": any(gives_a_value(entry, ids) for entry in ENTRY.finditer(line)),
        "counts what is offered": COUNTED.search(line),
    }
    return [why for why, is_there in signs.items() if is_there]


def rows_of_names(source: str, names: set[str]) -> list[int]:
    """The lines on which rows of components or questions begin, however many lines they take."""
    rows = [row for row in ROW.finditer(source) if sum(word in names for word in WORD.findall(row.group())) >= FEW]
    return [line_of(source, row.start()) for row in rows]


def numbers_shown(markup: str) -> list[int]:
    """The lines of the page's markup on which a number stands that no data gave."""
    found = [*SHOWN.finditer(markup), *SHOWN_BY.finditer(markup)]
    return [line_of(markup, one.start() + re.search(r"\d", one.group()).start()) for one in found]  # type: ignore[union-attr]


def line_of(source: str, place: int) -> int:
    return source.count("\n", 0, place) + 1


def gives_a_value(entry: re.Match[str], ids: set[str]) -> bool:
    """`archer: 2` or `archer: ['orc', 'dragon']`."""
    if entry["key"] not in ids:
        return False
    return not entry["value"].startswith("[") or any(word in ids for word in WORD.findall(entry["value"]))


def script_of(text: str) -> str:
    """The lines of a source without its style sheet, which is full of numbers."""
    return re.sub(r"<style.*?</style>", lambda style: "\n" * style.group().count("\n"), text, flags=re.DOTALL)


def markup_of(source: str) -> str:
    """The lines of a component without its script; nothing of a module that has no markup."""
    if "<script" not in source:
        return ""
    return re.sub(r"<script.*?</script>", lambda script: "\n" * script.group().count("\n"), source, flags=re.DOTALL)


def main() -> int:
    ids, questions, prefixes = component_ids(), question_words(), rule_prefixes()
    failures = 0
    for path in page_files():
        for number, why in findings(path.read_text(encoding="utf-8"), ids, questions, prefixes):
            failures += 1
            print(f"{path.relative_to(ROOT)}:{number} {why}")
    if failures:
        print("The page knows no rule: let the server say it, or say on the line `no rule: <what it is>`.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
