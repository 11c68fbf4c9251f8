"""Draft: an unfinished choice. People pick in any order and change their minds; the engine asks in canonical order.

Legality is not stated here again: picks are tried, question by question, in a world that agrees with all that the
seat knows and with nothing else, so a draft shows nothing that its seat could not know.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Event, Fact
from wartable.engine.picking import Note, Total
from wartable.matches.walk import Walk, without

LONGEST_CHAIN: Final[i64] = 64


@final
class OfferedPick:
    """A pick that is offered somewhere on the way through the chain, and how it can be described."""

    def __init__(self, draft: "Draft", pick: str, world: Game, decision: Decision, option: i64) -> None:
        self.pick: Final = pick
        self._draft: Final = draft
        self.world: Final = world
        self.decision: Final = decision
        self.option: Final[i64] = option
        self._is_option: Final = option >= 0 and draft.title.key(option) == pick

    @property
    def facts(self) -> dict[str, Fact]:
        if self._is_option:
            return self._draft.title.facts(self.world, self.decision, self.option)
        return self._draft.picking.facts(self.world, self.decision, self.pick)

    @property
    def touches(self) -> list[str]:
        draft = self._draft
        return draft.picking.touched(draft.world, draft.picks, self.pick, self._things())

    def _things(self) -> list[str]:
        if self._is_option:
            return self._draft.title.touches(self.world, self.decision, self.option)
        return self._draft.picking.things(self.world, self.decision, self.pick)

    @property
    def notes(self) -> list[Note]:
        return self._draft.picking.notes(self.world, self.decision, self._draft.picks, self.pick)


@final
class Draft(Walk):
    """The picks of a seat towards the open question, and what the engine says about them."""

    def __init__(self, title: Title[Any], game: Game, seat: i64, picks: list[str]) -> None:
        super().__init__(title, game, seat)
        self.picks: Final[list[str]] = picks
        self.offers: Final[dict[str, OfferedPick]] = {}
        self._open: Game | None = None  # the world at a fork that is not answered

    # --- what the engine says

    def keys(self) -> list[str] | None:
        """The choices that carry the draft out in canonical order; None while it cannot be declared done."""
        options = self._way(self.picks, False)
        return None if options is None else [self.title.key(option) for option in options]

    def is_full(self) -> bool:
        """Whether the draft can be declared done, nothing more could be picked beside it, and it ends no turn."""
        options, world = self._way(self.picks, False), self.world
        if options is None or not self.picks:
            return False
        for option in options:
            decision = self._asked(world)
            assert decision is not None
            if not self._parts_of(option) and any(self._parts_of(other) for other in decision.options):
                return False
            world = self._after(world, option)
        return not self.picking.is_final(world)

    def is_possible(self, picks: list[str]) -> bool:
        """Whether these picks can be completed, perhaps with others, or may stay as they are."""
        may_stay = self.picking.may_stay(self.world, self.decision, picks)
        if may_stay is not None:
            return may_stay
        completions = self.picking.completions(self.world, self.seat, picks)
        if completions is None:
            return self._way(picks, True) is not None
        for one in completions:
            if self._way(one, False) is not None:
                return True
        return False

    def additions(self) -> list[str]:
        """The picks that can still be added, in the order in which they are offered."""
        self._collect()
        if self.picking.replaces:
            return [pick for pick in self.offers if pick not in self.picks or not self.is_instead(pick)]
        return [pick for pick in self.offers if self._can_be_added(pick)]

    def _can_be_added(self, pick: str) -> bool:
        """Whether there would be one more of this pick."""
        if self.picking.swaps and pick not in self.picks:
            return True  # instead of others, if not beside them
        return self._with(self.picks, pick).count(pick) > self.picks.count(pick)

    def is_instead(self, pick: str) -> bool:
        """Whether a pick would take the place of another."""
        if not self.picking.replaces:
            return False
        return len(self._beside(self.picks, pick)) < len(self.picks) or not self.is_possible([*self.picks, pick])

    def totals(self) -> list[Total]:
        return self.picking.totals(self.world, self.decision, self.picks)

    def confirm(self) -> Note | None:
        return self.picking.confirm(self.world, self.decision, self.picks)

    def foreseen(self) -> object | None:
        """The part of the view that the draft is about, as it would be."""
        return self.picking.foreseen(self.world, self.decision, self.picks)

    def suggestions(self) -> list[list[str]]:
        return self.picking.suggestions(self.world, self.decision)

    def suggested(self) -> list[str]:
        """The best set known to work, or nothing."""
        sets = self.suggestions()
        return sets[0] if sets else []

    def follows(self) -> list[Event]:
        """What would happen if the draft were carried out, as far as it is known before anything is revealed."""
        world, events = self.world.copy(), list[Event]()
        world.events = events
        for option in self._way(self.picks, False) or []:
            world.answer(self.seat, option)
        return events if world.foretold < 0 else events[: world.foretold]

    def changed(self, drop: list[str], add: list[str]) -> list[str]:
        """The picks after some are taken back and others added; those that do not go with the new ones are dropped."""
        picks = self.picks[:]
        for pick in drop:
            if pick in picks:
                picks.remove(pick)
        if self.picking.forks and drop:
            picks = self._supported(picks)
        for pick in add:
            picks = self._with(picks, pick)
        return picks

    def not_added(self, drop: list[str], add: list[str]) -> str | None:
        """The first pick that would not be among the others if the draft were changed like this."""
        after = self.changed(drop, add)
        kept = [] if self.picking.replaces else without(self.picks, drop)  # a pick may take the place of its equal
        for pick in add:
            if after.count(pick) < kept.count(pick) + add.count(pick):
                return pick
        return None

    def _supported(self, picks: list[str]) -> list[str]:
        """The picks minus those that could be made only because of one that has been taken back."""
        kept: list[str] = []
        for pick in picks:
            if self.is_possible([*kept, pick]):
                kept.append(pick)
        return kept

    def picks_of(self, keys: list[str]) -> list[str]:
        """The picks that a row of choices makes, as far as it belongs to the chain."""
        world, picks = self.world, list[str]()
        for key in keys:
            decision = self._asked(world)
            option = None if decision is None else self._option(decision, key)
            if option is None:
                break
            world = self._after(world, option)
            picks += self._made(world, option)
        return picks

    def _option(self, decision: Decision, key: str) -> int | None:
        for option in decision.options:
            if self.title.key(option) == key:
                return option
        return None

    def refusal(self, game: Game) -> NotOffered:
        """Why the draft cannot be declared done: a pick that is not possible, or one that is missing."""
        for number, pick in enumerate(self.picks):
            if not self.is_possible(self.picks[: number + 1]):
                return self._clash(game, self.picks[:number], pick)
        return self.picking.missing(self.world, self.decision, self.picks)

    def why_not(self, game: Game, pick: str) -> NotOffered:
        """Why a pick, or a thing on the table, cannot be added now."""
        return self._clash(game, self.picks, pick)

    def why_not_there(self, game: Game, things: list[str]) -> NotOffered:
        """Why pressing these things one after the other picks nothing."""
        about = self.pick_about(things[0]) if len(things) == 1 else None
        return self.why_not(game, about or self.picking.meant(self.world, things))

    def _clash(self, game: Game, picks: list[str], pick: str) -> NotOffered:
        """A pick that is not offered at all, perhaps not beyond the picks, or does not go with others."""
        self._collect()
        if self._open is not None and pick not in self.offers:
            return self.title.why_not(self._open, int(self.seat), pick)
        if not self.is_possible([pick]):
            return self.title.why_not(game, int(self.seat), pick)
        return self.picking.clash(self.world, self.decision, picks, pick)

    def pick_about(self, thing: str) -> str | None:
        """A pick that is offered in this chain and is about a thing on the table."""
        self._collect()
        for offer in self.offers.values():
            if thing in offer.touches:
                return offer.pick
        return None

    # --- changing

    def _with(self, picks: list[str], pick: str) -> list[str]:
        if not self.picking.replaces and self.is_possible([*picks, pick]):
            return [*picks, pick]
        if not self.picking.replaces:
            return self._swapped(picks, pick) if self.picking.swaps else picks
        rest = self._beside(picks, pick)
        if self.is_possible([*rest, pick]):
            return [*rest, pick]
        kept = self._those_that_go_with(pick, rest)
        return [*kept, pick] if self.is_possible([*kept, pick]) else picks

    def _those_that_go_with(self, pick: str, picks: list[str]) -> list[str]:
        """The earlier a pick was made, the longer it stays."""
        kept: list[str] = []
        for one in picks:
            if self.is_possible([*kept, one, pick]):
                kept.append(one)
        return kept

    def _swapped(self, picks: list[str], pick: str) -> list[str]:
        """The picks with this one instead of the latest whose place it can take, or instead of all."""
        for place in reversed(range(len(picks))):
            rest = picks[:place] + picks[place + 1 :]
            if picks[place] != pick and self.is_possible([*rest, pick]):
                return [*rest, pick]
        return [pick] if self.is_possible([pick]) else picks

    def _beside(self, picks: list[str], pick: str) -> list[str]:
        """The picks that stay when this one is made: its places must have room for it."""
        rest = picks[:]
        for place in self.picking.places(pick):
            room = self.picking.room(self.world, self.decision, place)
            for one in [one for one in rest if place in self.picking.places(one)][room - 1 :]:
                rest = without(rest, [one])
        return rest

    # --- collecting

    def _collect(self) -> None:
        """All picks that are offered along the way of these picks, and on from there."""
        if self.offers:
            return
        way = self._way(self.picking.looked_along(self.picks), True) or []
        self._collect_from(self.world, way, LONGEST_CHAIN)
        self._describe_along(way)

    def _describe_along(self, way: list[int]) -> None:
        """What is offered on several ways is described as it is first offered on that of the picks."""
        world, place, described = self.world, 0, set[str]()
        while (decision := self._asked(world)) is not None:
            for option in decision.options:
                for pick in self._parts_of(option):
                    if pick not in described:
                        self.offers[pick] = OfferedPick(self, pick, world, decision, option)
                        described.add(pick)
            if place == len(way) or (self._parts_of(way[place]) and not self._is_picked(way[place])):
                return
            world, place = self._after(world, way[place]), place + 1

    def _collect_from(self, world: Game, way: list[int], steps: i64) -> None:
        decision = self._asked(world)
        if decision is None or steps == 0:
            return
        self._offer_all(world, decision)
        for option in self._ways_on(world, decision, way):
            after = self._after(world, option)
            seen = world if after.learned else after  # nothing is shown of a world past a reveal
            for forced, taken in self._forced(after):
                self._offer(seen, forced, taken)
            if not self._is_contradicted(after):
                self._collect_from(after, way[1:] if way and option == way[0] else [], steps - 1)

    def _is_contradicted(self, after: Game) -> bool:
        """Whether the engine itself has put something else in the place that a pick takes."""
        made = [part for _, forced in self._forced(after) for part in self._parts_of(forced)]
        taken = self._taken()
        return any(part not in self.picks and self._takes(part, taken) for part in made)

    def _taken(self) -> list[str]:
        return [place for pick in self.picks for place in self.picking.places(pick)]

    def _takes(self, part: str, places: list[str]) -> bool:
        return any(place in places for place in self.picking.places(part))

    def _ways_on(self, world: Game, decision: Decision, way: list[int]) -> list[int]:
        """On the way of the picks, and then by leaving, or by the first option, which leaves most open after it.

        Every way is looked at where the picks do not decide a detour, none beyond a fork that they do not decide.
        """
        detours = self.picking.detours
        if detours is not None and decision.question in detours and not (way and self._is_picked(way[0])):
            return self._detours(decision)
        if way:
            return way[:1]
        leaving = self._leaving(decision)
        if decision.question in self.picking.forks and not leaving:
            self._open = world
            return []
        return (leaving or decision.options)[:1]

    def _detours(self, decision: Decision) -> list[int]:
        """Every way, unless a pick has taken the place that all of them would take."""
        taken = self._taken()
        if not any(self._takes(part, taken) for option in decision.options for part in self._parts_of(option)):
            return decision.options
        return [option for option in decision.options if self._is_picked(option)]

    def _is_picked(self, option: i64) -> bool:
        return any(part in self.picks for part in self._parts_of(option))

    def _leaving(self, decision: Decision) -> list[int]:
        """The options that leave a question without a pick, where others make one."""
        leaving = [option for option in decision.options if not self._parts_of(option)]
        return leaving if len(leaving) < len(decision.options) else []

    def _offer_all(self, world: Game, decision: Decision) -> None:
        for option in decision.options:
            self._offer(world, decision, option)
        for pick in self.picking.beyond(world, decision):
            if pick not in self.offers:
                self.offers[pick] = OfferedPick(self, pick, world, decision, -1)

    def _offer(self, world: Game, decision: Decision, option: i64) -> None:
        for pick in self._parts_of(option):
            if pick not in self.offers:
                self.offers[pick] = OfferedPick(self, pick, world, decision, option)
