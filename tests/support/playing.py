"""What the tests of every game do with a match: take options by their keys, and look at what is offered and told."""

from typing import Any

from wartable.matches.match import Match


def play(match: Match, *keys: str) -> Match:
    """Take options by their keys, one after the other, for the seat that is asked first."""
    for key in keys:
        match.choose(match.decisions()[0].seat, key)
        assert match.title.broken_invariants(match.game) == []
    return match


def offered(match: Match) -> list[str]:
    return [option.key for question in match.decisions() for option in question.options]


def offered_as(match: Match, word: str) -> list[str]:
    """The keys that begin with a word."""
    return [key for key in offered(match) if key == word or key.startswith(f"{word}:")]


def asked(match: Match) -> str:
    return match.decisions()[0].question if not match.over else "over"


def told(match: Match, name: str) -> list[dict[str, Any]]:
    """The facts of all events of a name, as a spectator learns them."""
    return [dict(event.seen_by(None)) for event in match.events if event.name == name]
