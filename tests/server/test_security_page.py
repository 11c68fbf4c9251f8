"""docs/security.md: every test that it names is there, and no attack is listed without one."""

import re

import pytest
from tests.support.server import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TESTS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
SCRIPTS = re.findall(r"`python -m ([\w.]+)`", PAGE)
ROWS = [line for line in PAGE.partition("## What was considered")[2].splitlines() if line.startswith("| ")]


@pytest.mark.parametrize(("file", "name"), TESTS)
def test_every_test_that_is_named_exists(file: str, name: str) -> None:
    assert f"\ndef {name}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("module", SCRIPTS)
def test_every_script_that_is_named_exists(module: str) -> None:
    assert (ROOT / (module.replace(".", "/") + ".py")).is_file()


def test_every_attack_has_its_test() -> None:
    attacks = [row for row in ROWS if not row.startswith(("| attack |", "| fault |"))]
    assert len(attacks) > 30
    assert [row for row in attacks if not re.search(r"`tests/[\w/]+\.py::\w+`", row)] == []
