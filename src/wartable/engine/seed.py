"""Seed: what the chance of a game grows from, a whole number (quick) or 64 hexadecimal digits (sealed)."""

# not compiled: nothing here is hot

import re
from typing import Literal

from wartable.engine.chance import Chance, chance_from, sealed_from
from wartable.engine.decision import BadSetup

Seed = int | str
Kind = Literal["quick", "sealed"]

NUMBERS = 1 << 63
SECRET_BYTES = 32
SECRET = re.compile(r"[0-9a-f]{64}")
NUMBER = re.compile(r"-?[0-9]{1,19}")


def kind_of(seed: Seed) -> Kind:
    return "sealed" if isinstance(seed, str) else "quick"


def chance_of(seed: Seed) -> Chance:
    """The generator that a seed stands for; refuses what is not a seed, without repeating what may be a secret."""
    if isinstance(seed, str):
        if not SECRET.fullmatch(seed):
            raise BadSetup("", "sealed_seed")
        return sealed_from(bytes.fromhex(seed))
    if not -NUMBERS <= seed < NUMBERS:
        raise BadSetup("", "seed_too_large", {"seed": str(seed)})
    return chance_from(seed)


def read_seed(text: str) -> Seed:
    """A seed as people write it."""
    if SECRET.fullmatch(text.lower()):
        return text.lower()
    if NUMBER.fullmatch(text):
        return int(text)
    raise BadSetup("", "seed")
