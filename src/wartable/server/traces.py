"""Traces: what a choice touched, and which lines of the log still stand after something was taken back."""

from typing import Any

from wartable.engine.log import Event
from wartable.matches.match import Match


def lines_in_common(old: Match | None, new: Match | None) -> int:
    """How many log lines of the old match still stand in the new one."""
    if old is None or new is None:
        return 0
    known, told = old.events, new.events
    if len(new.choices) > len(old.choices):
        return len(known)
    return _first_difference([_facts(event) for event in known], [_facts(event) for event in told])


def _facts(event: Event) -> tuple[object, ...]:
    return (event.name, event.facts, event.secret)


def _first_difference(one: list[Any], other: list[Any]) -> int:
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))


def touched_by(match: Match, seat: int, key: str) -> list[str]:
    title, game = match.title, match.game
    for decision in game.decisions():
        if decision.seat == seat:
            chosen = (code for code in decision.options if title.key(code) == key)
            return next((title.touches(game, decision, code) for code in chosen), [])
    return []
