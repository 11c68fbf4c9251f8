"""Things: which printed cards and pieces options and events are about, found in any game without knowing it.

A game's options and events carry facts. A fact whose name and value are the sort and the id of something printed, as
`citizen` and `knight`, is about that thing; so the same few lines serve every game.
"""

from typing import Any

import msgspec

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision
from wartable.engine.log import Event
from wartable.words import option_name

DEALT = "dealt"


class NamedDeed(msgspec.Struct, frozen=True, order=True):
    """What is done, or happens, and to which thing: `hire-slot` to the citizen `knight`."""

    does: str
    sort: str
    thing: str


class Printed:
    """The printed things of a game."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.names = title.names()

    def of_option(self, game: Game, decision: Decision, option: int) -> list[NamedDeed]:
        """The deeds that an option offers."""
        facts = self.title.facts(game, decision, option)
        things = [(sort, str(thing)) for sort, thing in facts.items() if (sort, thing) in self.names]
        if not things:
            return []
        does = option_name(self.title.name, self.title.key(option), facts)
        return [NamedDeed(does, sort, thing) for sort, thing in things]

    def of_event(self, event: Event) -> tuple[int, list[NamedDeed]]:
        """The seat that an event is about, or -1, and what happened to which things."""
        facts = {**event.facts, **event.secret}
        seat = facts.get("seat", -1)
        things = [
            NamedDeed(event.name, sort, str(thing)) for sort, thing in facts.items() if (sort, thing) in self.names
        ]
        return (seat if isinstance(seat, int) else -1), things

    def dealt(self, game: Game, seat: int) -> list[NamedDeed]:
        """What chance has dealt to a seat for the whole game, such as a tribe."""
        sides = self.title.sides(game, seat)
        return [NamedDeed(DEALT, sort, side) for side in sides for sort, thing in self.names if thing == side]

    def name(self, deed: NamedDeed) -> str:
        return self.names[deed.sort, deed.thing]
