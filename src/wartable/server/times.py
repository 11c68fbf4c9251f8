"""Times: the one place that reads the time of day for what is written into logs, and how it is written there."""

import time
from datetime import UTC, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)
clock = time.time_ns


def millis() -> int:
    """Milliseconds since 1970."""
    return clock() // 1_000_000


def written(at: int) -> str:
    return (EPOCH + at * MILLISECOND).isoformat(timespec="milliseconds")


def read(text: str) -> int:
    return (datetime.fromisoformat(text) - EPOCH) // MILLISECOND
