"""The check that the page knows no rule finds copies of rules, and leaves drawing alone."""

import pytest
from tools.page_rules import component_ids, findings, rule_prefixes

IDS = {"archer", "orc", "dragon", "defensive"}
PREFIXES = {"QV", "DV"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("// as DV-145 says", "names a rule"),
        ("const KILLS = [2, 2, 1, 1, 0];", "is a row of numbers"),
        ("const STRENGTH = { archer: 2 };", "gives a component a value"),
        ("  archer: ['orc', 'dragon'],", "gives a component a value"),
    ],
)
def test_copies_of_rules_are_found(line: str, why: str) -> None:
    assert findings(f"const a = 1;\n{line}\n", IDS, PREFIXES) == [(2, why)]


@pytest.mark.parametrize(
    "line",
    [
        "const place = { x: 2, y: 3 };",
        "  archer: 'bow',",
        "const STARS = [1, 5, 2, 8]; // no rule: where stars stand",
        "<style>\n  p { inset: 1px 2px 3px 4px; }\n</style>",
    ],
)
def test_drawing_is_left_alone(line: str) -> None:
    assert findings(line, IDS, PREFIXES) == []


def test_ids_come_from_the_data_and_prefixes_from_the_rule_pages() -> None:
    assert {"warlord", "orc"} <= component_ids()
    assert {"QV", "SK", "RL", "IM", "DV"} == rule_prefixes()
