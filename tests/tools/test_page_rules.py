"""The check that the page knows no rule finds copies of rules, and leaves drawing alone."""

import pytest
from tools.page_rules import component_ids, findings, question_words, rule_prefixes

IDS = {"archer", "orc", "dragon", "defensive"}
QUESTIONS = {"battle_plan", "battle_troops", "marker"}
PREFIXES = {"QV", "DV"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("// as DV-145 says", "names a rule"),
        ("const KILLS = [2, 2, 1, 1, 0];", "is a row of numbers"),
        ("const STRENGTH = { archer: 2 };", "gives a component a value"),
        ("  archer: ['orc', 'dragon'],", "gives a component a value"),
        ("const CIRCLES = [7, 5, 3];", "is a row of numbers"),
        ("const STEPS = ['battle_plan', 'battle_troops', 'marker'];", "is a row of names"),
        ("const ORDER = [\n  'orc',\n  'dragon',\n  'archer',\n];", "is a row of names"),
        ("const dark = (decision?.options.length ?? 1) - 1 - light;", "counts what is offered"),
        ("const rest = total - picks.length;", "counts what is offered"),
    ],
)
def test_copies_of_rules_are_found(line: str, why: str) -> None:
    assert findings(f"const a = 1;\n{line}\n", IDS, QUESTIONS, PREFIXES) == [(2, why)]


@pytest.mark.parametrize(
    "line",
    [
        "const place = { x: 2, y: 3 };",
        "  archer: 'bow',",
        "const STARS = [1, 5, 2, 8]; // no rule: where stars stand",
        "const SHOWN = ['orc', 'dragon', 'archer']; // no rule: the order in which they are drawn",
        "const PAGES = ['dark', 'light', 'tower'];",
        "const has = picks.length > 0;",
        "<style>\n  p { inset: 1px 2px 3px 4px; }\n</style>",
    ],
)
def test_drawing_is_left_alone(line: str) -> None:
    assert findings(line, IDS, QUESTIONS, PREFIXES) == []


@pytest.mark.parametrize(
    "line",
    [
        "<b>{done}<small>/5</small></b>",
        "<Mark what={type} /><b>+1</b>",
        '<Circle {player} glyph="champion" text="6" />',
        "<Circle {player} text={10} />",
        "<p>{name} holds\n  3 cards</p>",
    ],
)
def test_numbers_written_out_on_the_page_are_found(line: str) -> None:
    component = f"<script lang='ts'>\n  const a = 1 > 0;\n</script>\n{line}\n"
    number = 4 + line.count("\n")
    assert findings(component, IDS, QUESTIONS, PREFIXES) == [(number, "shows a number of its own")]


@pytest.mark.parametrize(
    "line",
    [
        "<b>{done}<small>/{view.quests_to_end}</small></b>",
        '<rect x="4" width="12" rx="3" class="tile-2" />',
        "<h2>{title}</h2>",
        "<ul>{#each { length: 3 } as _}<li></li>{/each}</ul>",
        "<text>0</text><!-- no rule: where an axis begins -->",
    ],
)
def test_markup_without_numbers_of_its_own_is_left_alone(line: str) -> None:
    assert findings(f"<script></script>\n{line}\n", IDS, QUESTIONS, PREFIXES) == []


def test_ids_come_from_the_data_and_prefixes_from_the_rule_pages() -> None:
    assert {"warlord", "orc"} <= component_ids() and {"battle_plan", "assign_item", "plan"} <= question_words()
    assert {"QV", "SK", "RL", "IM", "DV"} == rule_prefixes()
