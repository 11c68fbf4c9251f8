"""Floods: while somebody else asks for as much as they can get, a player is answered as quickly as before, or nearly.

How much "nearly" is allowed: twice the quiet time, or twice what a server beside the flooded one takes at that moment,
for a machine that does other things too slows both; and a little for the few times that are measured. A machine may
also be held up in the midst of it: so there are a few attempts.
"""

from collections.abc import Iterator

import pytest
from tests.server.floods import Costs, Waits, costs, flooded, line_of, served
from tests.support import flooding
from tests.support.sending import EVERY_SENDER, TALKERS
from tests.support.server import RunningServer

ATTEMPTS = 4
KINDS = (*flooding.KINDS, EVERY_SENDER, "hasty_requests", TALKERS)
LITTLE = (0.005, 0.02, 0.005, 0.01)  # seconds: acknowledgements, bots, lists, moments


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """Two servers with the limits of every day, whose bots do not pause: one to be flooded, and one beside it."""
    folder = tmp_path_factory.mktemp("floods")
    running = [RunningServer(folder / name, limits="usual") for name in ("flooded", "beside")]
    served(*running)  # until workers have started
    yield running
    for one in running:
        assert one.stop() == 0
        assert "Traceback" not in one.log(), one.log()


@pytest.fixture(scope="module")
def quiet(usual: list[RunningServer]) -> Waits:
    """What is waited for without a flood; should that have changed later, the server beside the flooded one tells."""
    return served(*usual)[0]


def is_nearly_as_quick(found: Costs) -> bool:
    usual = (max(pair) for pair in zip(found.quiet, found.beside, strict=True))
    return all(loud < 2 * quiet + little for loud, quiet, little in zip(found.loud, usual, LITTLE, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_does_not_make_another_player_wait(usual: list[RunningServer], quiet: Waits, kind: str) -> None:
    """Given a player whose answers take so long, when another address floods the server, then not twice as long."""
    lines = []
    for attempt in range(ATTEMPTS):
        found = costs(usual, kind, served(*usual)[0] if attempt else quiet)
        if is_nearly_as_quick(found):
            return
        lines.append(line_of(kind, found))
    raise AssertionError("\n".join(lines))


@pytest.mark.slow
def test_reviews_of_one_address_do_not_shut_out_another(usual: list[RunningServer]) -> None:
    """Given somebody who has as many reviews made as may be, when another asks for one, then it is begun at once."""
    ann = usual[0].guest()
    seat = ann.sit(ann.create("random", "random", seed=5)["id"])
    while not seat.moment["over"]:
        seat.next()
    with flooded(usual[0], "reviews"):
        seat.connection.send('{"type":"ask_review","id":"r"}')
        assert seat.await_type("reviewing", "review", "refused")["type"] == "reviewing"
        assert seat.await_type("reviewing", "review", "refused")["type"] == "reviewing"
