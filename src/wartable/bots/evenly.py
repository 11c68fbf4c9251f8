"""Comparing two options evenly: both are looked at equally long before it is asked how far one is ahead.

In a tree, an option that was looked at longer is seen with better play after it, by its seat and by those who reply.
Beside one that was hardly looked at, it may seem better or worse than it is.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.search.lead import Lead
from wartable.bots.search.search import Search
from wartable.bots.search.tree import TreeSearch

LOOKS: Final[i64] = 200
OTHER_WORLDS: Final[i64] = 1_000_003  # from the seed of one search to that of the next


def even_lead(search: Search, option: i64, other: i64, worlds: i64) -> Lead:
    """How far an option is ahead of another, by a search that has not run."""
    if isinstance(search, TreeSearch):
        looks: i64 = min(LOOKS, search.iterations)
        search.look_at(option, looks)
        search.look_at(other, looks)
    return search.lead_of(option, other, worlds)
