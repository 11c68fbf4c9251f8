"""The rule pages as the tests read them: the printed sentence of every id."""

import re
from pathlib import Path

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
SENTENCE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*(?: \[[^\]]*\])? (.*)$", re.MULTILINE)


def sentences(page: str) -> dict[str, str]:
    """The sentences of a page by id, without their sources in square brackets."""
    return dict(SENTENCE.findall((PAGES / f"{page}.md").read_text(encoding="utf-8")))


def ids_between(first: str, last: str) -> list[str]:
    """The ids of a run of rules, both ends included: QV-104 to QV-135."""
    prefix, begin, end = first[:-3], int(first[-3:]), int(last[-3:])
    return [f"{prefix}{number:03}" for number in range(begin, end + 1)]
