"""Whether the rules run compiled: running them as plain Python unawares takes ten times as long."""

from wartable.engine import agenda


def is_compiled() -> bool:
    return not (agenda.__file__ or "").endswith(".py")
