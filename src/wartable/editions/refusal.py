"""Why an edition cannot be played, with the line, the field and what is allowed there."""

from typing import Any

from wartable.editions.lines import Field, line_of, row_name
from wartable.engine.log import Fact
from wartable.engine.refusal import Refusal

PART = "editions"


class BadEdition(Refusal):
    """The file is no edition, or not one of this game, or its data do not fit together."""

    def __init__(self, name: str, place: Field = (), **facts: Fact) -> None:
        super().__init__("", name, facts, PART)
        self.place = place

    def found_in(self, file: str, text: str, given: dict[str, Any]) -> "BadEdition":
        """The same, with the place in the file."""
        facts: dict[str, Fact] = {"file": file, "line": line_of(text, self.place), "field": told(self.place, given)}
        return BadEdition(self.name, self.place, **(self.facts | facts))

    def __reduce__(self) -> tuple[object, ...]:
        """Worker processes send it home."""
        return (_made_again, (self.name, self.place, self.facts))


def not_within(place: Field, value: float, least: float, most: float) -> BadEdition:
    """Why a number is too small or too large."""
    name = "not_within" if least < most else "not_the_number"
    return BadEdition(name, place, value=f"{value}", least=f"{least}", most=f"{most}")


def _made_again(name: str, place: Field, facts: dict[str, Fact]) -> BadEdition:
    return BadEdition(name, place, **facts)


def told(place: Field, given: Any) -> str:
    """A field as people read it, rows by their ids: citizens.knight.gold."""
    names: list[str] = []
    for part in place:
        if isinstance(part, int):
            given = given[part]
            names.append(row_name(given, part))
        else:
            given = given.get(part, {})
            names.append(part)
    return ".".join(names)
