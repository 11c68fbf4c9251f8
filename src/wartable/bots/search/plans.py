"""Plans: how a search thinks and for how long, as values. Only the command line writes them in words."""

# not compiled: msgspec structures, read once per search

from typing import Final, Self

import msgspec

from wartable.engine.decision import BadSetup

NO_HURRY: Final = 3600.0  # seconds
NOT_TOLD: Final = ("seconds", "iterations", "slack")  # written first, or not at all


class SearchPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both kinds of search need to know. It ends after its iterations or its seconds, whichever come first.

    `slack` is how often, from 0 to 1, a kind player takes the next best option instead of the best. With `trusting`,
    what the judge need not compare is done by habit and takes no thought. `courses` is how many whole courses are
    compared where an answer takes several choices; with none, the habit decides there too.
    """

    iterations: int = 1000
    seconds: float = NO_HURRY
    slack: float = 0.0
    trusting: bool = True
    courses: int = 0

    def paced(self, iterations: int, seconds: float) -> Self:
        """The same search with another budget."""
        return msgspec.structs.replace(self, iterations=iterations, seconds=seconds)

    def text(self) -> str:
        """The plan in the words of `plan_from`, without its seconds and without what has its usual value."""
        told = [f"iterations={self.iterations}", f"slack={self.slack}"]
        for field in msgspec.structs.fields(self):
            value = getattr(self, field.name)
            if field.name not in NOT_TOLD and value != field.default:
                told.append(f"{field.encode_name}={value:g}")
        return ":".join(told)


class TreePlan(SearchPlan, frozen=True):
    """For `TreeSearch`. `horizon` is how often the tree may pass from one seat to another.

    `width` options are looked at from the start, and visits to the power of `growth` more. A solo player gets
    `alone` times the iterations.
    """

    horizon: int = 1
    exploration: float = 0.15
    alone: int = 1
    width: float = 2.0
    growth: float = 0.6


class SideBySidePlan(SearchPlan, frozen=True, kw_only=True):
    """For `SideBySideSearch`: how many options it compares, and by how many standard errors one must beat the habit."""

    compared: int = msgspec.field(name="halving")
    caution: float = 0.0


def plan_from(text: str) -> SearchPlan:
    """A search as the command line describes it, as in `search:iterations=300:horizon=2`."""
    words = dict(part.partition("=")[::2] for part in text.split(":"))
    kind = SideBySidePlan if "halving" in words else TreePlan
    try:
        return msgspec.convert(words, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup("", "no_such_search", {"text": text, "why": str(error)}, "levels") from error
