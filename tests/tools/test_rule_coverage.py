"""Rule coverage: what counts as naming a rule, and what it says about a rule that nobody names."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import rule_coverage

PAGE = """# Rules
- **QV-001** [Components] There are 84 citizens.
- **QV-002** [Components] There are 32 quests.
| **QV-R01** | Which citizens? |
**QV-I01** No card is in two places.
A sentence that only mentions **QV-777** gives no rule.
"""
EVERYTHING = '"""QV-001, QV-002, QV-R01 and QV-I01."""\n'


def make_repository(root: Path, code: str, tests: str) -> Path:
    for place, text in (
        ("docs/rules/quests.md", PAGE),
        ("docs/rules/immortals.md", "- **IM-001** Not built yet."),
        ("src/wartable/quests/turn.py", code),
        ("tests/quests/test_turn.py", tests),
    ):
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def missing(root: Path) -> list[str]:
    coverages, _ = rule_coverage.measure(root)
    return [line for coverage in coverages for line in coverage.missing()]


def test_a_page_gives_the_ids_at_the_head_of_its_lines_with_their_sentences(tmp_path: Path) -> None:
    root = make_repository(tmp_path, "", "")
    rules = rule_coverage.rules_of(root / "docs/rules/quests.md")
    assert list(rules) == ["QV-001", "QV-002", "QV-R01", "QV-I01"]
    assert rules["QV-002"] == "[Components] There are 32 quests."


def test_nothing_is_missing_when_code_and_tests_name_every_id(tmp_path: Path) -> None:
    assert missing(make_repository(tmp_path, EVERYTHING, EVERYTHING)) == []


@pytest.mark.parametrize(
    ("code", "tests", "where"),
    [
        (EVERYTHING, '"""QV-001, QV-R01, QV-I01."""', "not in tests"),
        ('"""QV-001, QV-R01, QV-I01."""', EVERYTHING, "not in code"),
        ('"""QV-001, QV-R01, QV-I01."""', '"""QV-001, QV-R01, QV-I01."""', "not in code and tests"),
    ],
)
def test_an_id_without_code_or_without_test_is_reported(tmp_path: Path, code: str, tests: str, where: str) -> None:
    (line,) = missing(make_repository(tmp_path, code, tests))
    assert line.startswith(f"QV-002  {where}  ")
    assert line.endswith("[Components] There are 32 quests.")


def test_comments_and_other_strings_do_not_count(tmp_path: Path) -> None:
    code = '"""QV-001, QV-R01, QV-I01."""\n# QV-002\nRULE = "QV-002"\n'
    (line,) = missing(make_repository(tmp_path, code, EVERYTHING))
    assert line.startswith("QV-002")


def test_docstrings_of_classes_and_methods_count(tmp_path: Path) -> None:
    code = 'class Quest:\n    """QV-001, QV-I01."""\n    def act(self):\n        """QV-002, QV-R01."""\n'
    assert missing(make_repository(tmp_path, code, EVERYTHING)) == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("QV-104..QV-106", ["QV-104", "QV-105", "QV-106"]),
        ("QV-104..106", ["QV-104", "QV-105", "QV-106"]),
        ("QV-R09..QV-R11", ["QV-R09", "QV-R10", "QV-R11"]),
        ("SK-001, and RL-I02.", ["SK-001", "RL-I02"]),
        ("QV-1, UTF-8 and SHA-256", []),
    ],
)
def test_code_names_ids_one_by_one_or_as_ranges(text: str, ids: list[str]) -> None:
    assert list(rule_coverage.ids_in(text)) == ids


def test_a_test_writes_its_ids_out(tmp_path: Path) -> None:
    page = "".join(f"- **QV-{number}** [Quests] A quest.\n" for number in range(104, 108))
    named = '"""QV-104..QV-107: every quest."""\n'
    root = make_repository(tmp_path, named, named)
    (root / "docs/rules/quests.md").write_text(page)
    assert [line[:22] for line in missing(root)] == ["QV-105  not in tests  ", "QV-106  not in tests  "]
    (root / "tests/quests/test_turn.py").write_text('"""QV-104, QV-105, QV-106, QV-107: every quest."""\n')
    assert missing(root) == []


def test_a_game_without_code_is_not_measured(tmp_path: Path) -> None:
    root = make_repository(tmp_path, EVERYTHING, EVERYTHING)
    (root / "src/wartable/immortals").mkdir()
    coverages, _ = rule_coverage.measure(root)
    assert [coverage.page for coverage in coverages] == ["quests.md"]


def test_an_id_that_no_page_gives_is_reported(tmp_path: Path) -> None:
    root = make_repository(tmp_path, EVERYTHING, EVERYTHING + 'def test():\n    """QV-999, XX-001"""\n')
    _, unknown = rule_coverage.measure(root)
    assert unknown == ["QV-999", "XX-001"]


def test_an_id_of_a_row_that_no_page_gives_is_reported(tmp_path: Path) -> None:
    root = make_repository(tmp_path, EVERYTHING, EVERYTHING)
    rows = '[[citizens]]\nrule = "QV-001"\n[[citizens]]\nrule = "QV-998"\n[solo]\nranks = [{ rule = "QV-997" }]\n'
    (root / "src/wartable/quests/components.toml").write_text(rows)
    _, unknown = rule_coverage.measure(root)
    assert unknown == ["QV-997", "QV-998"]


@pytest.mark.parametrize(("tests", "status"), [(EVERYTHING, 0), ('"""QV-001"""', 1)])
def test_the_command_fails_when_something_is_missing(tmp_path: Path, tests: str, status: int) -> None:
    root = make_repository(tmp_path, EVERYTHING, tests)
    command = [sys.executable, rule_coverage.__file__, "--root", str(root)]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == status
    assert "quests.md: 4 ids, 4 in code" in finished.stdout
