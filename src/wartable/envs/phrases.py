"""Phrases: what everybody may see of a table in few words, for pictures. The parts of observations say what matters."""

# not compiled: pictures are for people

from collections import Counter
from dataclasses import dataclass
from typing import Any

from wartable.envs.parts import (
    Around,
    BySeat,
    Counts,
    CountsOf,
    Fields,
    FoundBy,
    InOrder,
    Maybe,
    Numbers,
    OneNumber,
    Portion,
    WhichSeat,
    WhichSeats,
    Word,
)
from wartable.envs.play import Play

YES = "yes"


@dataclass(frozen=True)
class Panel:
    """Lines with a title; of a seat, or of the table."""

    title: str
    lines: list[str]
    seat: int | None = None


def panels(play: Play) -> list[Panel]:
    """Who is asked what, then the seats, then the rest of the table."""
    rules, view = play.rules, play.rules.title.view(play.game, None)
    top = rules.observer.view
    assert isinstance(top, Fields)
    asked = [f"{seat_word(seat)}: {spoken(question)}" for seat, question in rules.title.asked(play.game)]
    seats, table, others = [], list[str](), []
    for name, part in top.parts:
        value = getattr(view, name)
        if isinstance(part, Around):
            seats += [seat_panel(part, one) for one in value]
        elif isinstance(part, (InOrder, FoundBy, Counts)):
            others.append(Panel(spoken(name), lines_of(part, value)))
        else:
            table += [named(name, phrase(part, value), ": ")] if phrase(part, value) else []
    shown = [Panel(f"{rules.title.name.replace('_', ' ')}: asked", asked), *seats, Panel("table", table), *others]
    return [panel for panel in shown if panel.lines]


def seat_panel(part: Around, value: Any) -> Panel:
    fields = part.other
    assert isinstance(fields, Fields)
    told = [(name, phrase(one, getattr(value, name))) for name, one in fields.parts]
    return Panel(seat_word(value.seat), [named(name, words, ": ") for name, words in told if words], value.seat)


def lines_of(part: Portion, value: Any) -> list[str]:
    """A line for each thing that has anything to tell."""
    if isinstance(part, InOrder):
        told = [(str(place + 1), phrase(part.part, one)) for place, one in enumerate(value[: part.length])]
    elif isinstance(part, FoundBy):
        told = [(found_at(part, one), phrase(part.part, one)) for one in value]
    else:
        told = [("", phrase(part, value))]
    return [named(name, words, ": ") if name else words for name, words in told if words]


def phrase(part: Portion, value: Any) -> str:
    """A value in few words; none where there is nothing to tell."""
    if value is None or value is False:
        return ""
    if isinstance(part, (InOrder, FoundBy)):
        return "; ".join(lines_of(part, value))
    if isinstance(part, Fields):
        told = [(name, phrase(one, getattr(value, name))) for name, one in part.parts]
        return ", ".join(words if len(told) == 1 else named(name, words, " ") for name, words in told if words)
    if isinstance(part, Around):
        return "; ".join(f"{seat_word(one.seat)}: {phrase(part.other, one)}" for one in value)
    if isinstance(part, Maybe):
        return phrase(part.part, value)
    return plain_phrase(part, value)


def plain_phrase(part: Portion, value: Any) -> str:
    """Numbers, words and seats."""
    if isinstance(part, OneNumber):
        return YES if value is True else str(value or "")
    if isinstance(part, Word):
        return spoken(value)
    if isinstance(part, Counts):
        words = [getattr(one, part.field) for one in value] if isinstance(part, CountsOf) else value
        return ", ".join(times(one, count) for one, count in Counter(words).items() if one is not None)
    if isinstance(part, Numbers):
        return ", ".join(f"{spoken(one)} {count}" for one, count in value.items() if count)
    if isinstance(part, WhichSeat):
        return seat_word(value) if value >= 0 else ""
    if isinstance(part, WhichSeats):
        return ", ".join(seat_word(seat) for seat in value)
    assert isinstance(part, BySeat), part
    return ", ".join(f"{seat_word(seat)} {value[seat]}" for seat in range(part.size) if value[seat])


def found_at(part: FoundBy, value: object) -> str:
    return " ".join(spoken(getattr(value, key)) for key, _ in part.places)


def named(name: str, words: str, between: str) -> str:
    """What is only true or not needs no more than its name."""
    return spoken(name) if words == YES else f"{spoken(name)}{between}{words}"


def times(word: object, count: int) -> str:
    return spoken(word) if count == 1 else f"{count} x {spoken(word)}"


def spoken(word: object) -> str:
    return str(word).replace("_", " ")


def seat_word(seat: int) -> str:
    return f"player {seat}"
