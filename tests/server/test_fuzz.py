"""The short form of `python -m tests.server.fuzz`."""

from pathlib import Path

import pytest
from tests.server.fuzz import run


@pytest.mark.slow
def test_1500_hostile_messages_change_nothing_and_break_nothing(tmp_path: Path) -> None:
    seen = run(1500, 7, tmp_path)
    assert seen["refused malformed"] > 100
    assert seen["refused not_seated"] > 100
    assert seen["HTTP 400"]
    assert seen["bare"] == 150
