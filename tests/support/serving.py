"""Starts a real server for tests: `python -m tests.support.serving DATA [PAUSE] [wide|usual]`."""

import sys
from pathlib import Path

from wartable.server.limits import Limits
from wartable.server.run import serve

WIDE = Limits(
    guest_creates="100000/minute",
    address_creates="100000/minute",
    guest_joins="100000/minute",
    address_joins="100000/minute",
    address_asks="1000000/minute",
    guest_sockets=10_000,
    address_sockets=10_000,
    messages=100_000,
    moves=100_000,
)

if __name__ == "__main__":
    data, pause, limits = (*sys.argv[1:], "0", "wide")[:3] if len(sys.argv) < 4 else sys.argv[1:4]
    serve(port=0, data=Path(data), bot_pause=float(pause), limits=WIDE if limits == "wide" else Limits())
