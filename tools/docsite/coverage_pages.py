"""Rule coverage as pages: every id with its rule, the code that enforces it and the tests that cover it."""

import html
import posixpath
import re

from tools.docsite.repository import relative, source_page
from tools.rule_coverage import Coverage, Place

from wartable.words import word

# The rules themselves are found by a search; their table would only repeat them.
HEAD = "---\nhide: [toc]\nsearch:\n  exclude: true\n---\n\n"
MARKUP = re.compile(r"\*\*|`|^\[[^\]]*\]\s*|\s*\|\s*$")
BOOKS = {"riftlands.md": "Riftlands"}  # an expansion is no title of its own
ABOUT = """# Rule coverage

Every rule has an id. The code that enforces a rule names the id in its docstring, and so does every test that covers
it; `tools/rule_coverage.py` fails where one of them is missing. These tables are made from the same search.

| | rules | code | tests |
|---|---|---|---|
"""


def index_page(coverages: list[Coverage]) -> str:
    rows = [
        f"| [{book_title(one)}]({one.page}) | {len(one.rules)} | {count(one, 'code')} | {count(one, 'tests')} |"
        for one in coverages
    ]
    total = sum(len(one.rules) for one in coverages)
    return f"{ABOUT}" + "\n".join(rows) + f"\n\n{total:,} rules altogether; the last columns count the places.\n"


def count(coverage: Coverage, where: str) -> str:
    places = coverage.in_code if where == "code" else coverage.in_tests
    return f"{len({place for rule in coverage.rules for place in places.get(rule, [])}):,}"


def coverage_page(coverage: Coverage) -> str:
    """The table of one book, as HTML: Markdown would take seconds for so many links."""
    rows = "".join(row(coverage, rule, text) for rule, text in coverage.rules.items())
    title = f"# Rule coverage: {book_title(coverage)}\n\n"
    about = f"The [rules](../rules/{coverage.page}), the code that enforces them, and the tests that cover them.\n\n"
    head = "<thead><tr><th>rule</th><th></th><th>code</th><th>tests</th></tr></thead>"
    return f'{HEAD}{title}{about}<table class="coverage">{head}<tbody>{rows}</tbody></table>\n'


def row(coverage: Coverage, rule: str, text: str) -> str:
    told = html.escape(MARKUP.sub("", text))
    address = f"../../rules/{posixpath.splitext(coverage.page)[0]}/#{rule}"
    code, tests = (
        "<br>".join(place_link(coverage.page, place) for place in places.get(rule, []))
        for places in (coverage.in_code, coverage.in_tests)
    )
    return f'<tr id="{rule}"><td><a href="{address}">{rule}</a></td><td>{told}</td><td>{code}</td><td>{tests}</td></tr>'


def place_link(page: str, place: Place) -> str:
    """From the built page, which is a folder of its own."""
    address = relative(f"coverage/{posixpath.splitext(page)[0]}/index.html", source_page(place.path))
    told = re.sub(r"^(src/wartable|tests)/", "", place.path).removeprefix(f"{posixpath.splitext(page)[0]}/")
    return f'<a href="{address}#L{place.line}" title="{html.escape(place.name)}">{told}:{place.line}</a>'


def paths_of(coverages: list[Coverage]) -> set[str]:
    """The files that the tables lead to."""
    found = [place for one in coverages for places in (one.in_code, one.in_tests) for place in places.values()]
    return {place.path for places in found for place in places}


def book_title(coverage: Coverage) -> str:
    return BOOKS.get(coverage.page) or word(posixpath.splitext(coverage.page)[0], "title")
