"""Whether the rules run compiled: whoever runs them plain without knowing waits ten times as long."""

from wartable.engine import agenda


def is_compiled() -> bool:
    return not (agenda.__file__ or "").endswith(".py")
