"""The language of those who ask: the one that their page speaks, or what their browser prefers, or English."""

from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import parse_qs

from litestar.types import Scope

from wartable.engine.contract import ENGLISH
from wartable.words.catalogue import languages

ASKED = "language"  # in the address of a socket, for which a page cannot set headers
LONGEST = 200  # characters of a header that are read
MOST_REMEMBERED = 256


def language_for(scope: Scope, headers: Mapping[str, str]) -> str:
    query = bytes(scope.get("query_string") or b"")[:LONGEST].decode("latin-1")
    asked = parse_qs(query).get(ASKED, [""])[0] if ASKED in query else ""
    return preferred(asked or headers.get("accept-language", "")[:LONGEST], tuple(languages()))


@lru_cache(MOST_REMEMBERED)
def preferred(wishes: str, offered: tuple[str, ...]) -> str:
    """The offered language that is liked best, by an Accept-Language header: `de-AT, en;q=0.5`."""
    liked = sorted((_wish(one) for one in wishes.split(",")), key=lambda wish: -wish[1])
    return next((tongue for tongue, weight in liked if tongue in offered and weight > 0), ENGLISH)


def _wish(text: str) -> tuple[str, float]:
    """A language without its region, and how much it is wished for; what cannot be read is not wished for."""
    name, _, weight = text.replace(" ", "").partition(";q=")
    try:
        return name.partition("-")[0].lower(), float(weight or 1)
    except ValueError:
        return name, 0.0
