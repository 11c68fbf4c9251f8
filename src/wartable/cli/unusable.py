"""Unusable: how a command says that what it was asked for cannot be done."""

from wartable.engine.log import Fact
from wartable.words import say


class Unusable(Exception):
    """What was asked for cannot be done; the sentence of this name says why."""

    def __init__(self, name: str, **facts: Fact) -> None:
        super().__init__(say("cli", f"unusable-{name}", facts))
