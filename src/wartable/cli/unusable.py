"""Unusable: how a command says that what it was asked for cannot be done."""

from wartable.engine.log import Fact
from wartable.words import say


class Unusable(Exception):
    """What was asked for cannot be done; the sentence of this name says why. `may_pass`: a later try may succeed."""

    def __init__(self, name: str, *, may_pass: bool = False, **facts: Fact) -> None:
        self.may_pass = may_pass
        super().__init__(say("cli", f"unusable-{name}", facts))
