"""Extras: packages that only some uses need. Where one is missing, the refusal says how to install it."""

from collections.abc import Iterator
from contextlib import contextmanager

from wartable.engine.decision import BadSetup

OWN = "wartable"


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported meanwhile comes with this extra of Wartable; a package that is missing is refused by name."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        if package == OWN:  # that would be our own mistake
            raise
        raise BadSetup("", "missing_package", {"package": package, "extra": name}) from missing
