"""The short form of `python -m tests.server.fuzz`."""

import pytest
from tests.server.fuzz import run
from tests.support.databases import Home


@pytest.mark.slow
def test_1000_hostile_messages_and_500_requests_change_nothing_and_break_nothing(home: Home) -> None:
    seen = run(1000, 500, 1, home)
    assert (seen["messages"], seen["requests"], seen["bare"]) == (1000, 500, 20)
    assert seen["refused malformed"] > 100
    assert seen["refused not_seated"] > 100
    assert seen["HTTP 400"] > 50
    assert seen["HTTP 403"] + seen["HTTP 404"] > 20
