"""Relics: picking one, its place on the overlay or the stack, and exchanging them at a refill."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.effects import ANY, GAIN_RELIC, NOTHING, Power
from wartable.shadow_kingdoms.gains import NO_SOURCE, pay_magic, set_off
from wartable.shadow_kingdoms.offers import Offer, magic_price
from wartable.shadow_kingdoms.options import PASS, argument_of, option, plain, verb_of
from wartable.shadow_kingdoms.riftlands_components import (
    ACTIVE_SPACES,
    KEEP,
    REARRANGE,
    RELIC_CHOICE,
    RELIC_FOR_SECOND,
    RELIC_PICK,
    RELIC_PLACE,
    RELICS,
    REPLACE_RELIC,
    SPACES,
    TO_ACTIVE,
    TO_STACK,
)
from wartable.shadow_kingdoms.rifts import activate, put_on_stack, retire, rifts_of, take_from_stack, take_relic
from wartable.shadow_kingdoms.table import ShadowKingdoms


def face_up(game: ShadowKingdoms, area: i64) -> list[int]:
    """The face-up Relics of one area, or of all, in their spaces' order."""
    spaces = rifts_of(game).spaces
    found: list[int] = []
    for space in range(len(spaces)):
        if spaces[space] != NOTHING and (area == ANY or space // SPACES == area):
            found.append(spaces[space])
    return found


@final
class PickRelic(Step[ShadowKingdoms]):
    """RL-017: claim one face-up Relic of the area. RL-R43: by an effect, of any area.

    RL-R48: then it may be declined.
    """

    def __init__(self, seat: i64, area: i64, magic: i64, may_pass: bool) -> None:
        self.seat: Final[i64] = seat
        self.area: Final[i64] = area
        self.magic: Final[i64] = magic
        self.may_pass: Final = may_pass

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for relic in face_up(game, self.area):
            options.append(option(RELIC_CHOICE, relic))
        if not options:
            return None
        if self.may_pass:
            options.append(plain(PASS))
        return Decision(self.seat, RELIC_PICK, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == PASS:
            return
        pay_magic(game, self.seat, self.magic)
        game.then(PlaceRelic(self.seat, argument_of(option)))


@final
class DraftRelic(Offer):
    """RL-048, RL-051, RL-085, RL-R43: one face-up Relic of any area, without chit or rift cost."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return len(face_up(game, ANY)) > 0

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(PickRelic(seat, ANY, magic_price(game.players[seat], power), True))


@final
class PlaceRelic(Step[ShadowKingdoms]):
    """RL-021: to an overlay space or to the stack. RL-022, RL-R12: with both spaces full an active one may be retired.

    RL-R09: then the Relic moves and its space is refilled; then what gaining a Relic sets off.
    """

    def __init__(self, seat: i64, relic: i64) -> None:
        self.seat: Final[i64] = seat
        self.relic: Final[i64] = relic

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options = [plain(TO_STACK)]
        active = rifts_of(game).active[self.seat]
        if len(active) < ACTIVE_SPACES:
            options.append(plain(TO_ACTIVE))
        else:
            for relic in active:
                options.append(option(REPLACE_RELIC, relic))
        return Decision(self.seat, RELIC_PLACE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        take_relic(game, self.relic)
        if game.telling:
            game.tell("gained_relic", {"seat": self.seat, "relic": RELICS[self.relic].id})
        verb = verb_of(option)
        if verb == TO_STACK:
            put_on_stack(game, self.seat, self.relic)
        else:
            if verb == REPLACE_RELIC:
                retire(game, self.seat, argument_of(option))
            activate(game, self.seat, self.relic)
        set_off(game, self.seat, GAIN_RELIC, ANY, 1, NO_SOURCE)


@final
class Rearrange(Step[ShadowKingdoms]):
    """RL-023, RL-024, RL-I11, RL-R13: at a refill a player may exchange active Relics with cards of their own stack.

    RL-R12: an empty space may be filled too. E7: space by space in canonical order, so that every set is reached once.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        rifts = rifts_of(game)
        stack = rifts.stacks[self.seat]
        active = rifts.active[self.seat]
        spaces = active + [NOTHING] * (ACTIVE_SPACES - len(active))
        if stack:
            game.then(RearrangeSpace(self.seat, spaces, stack, NOTHING))


@final
class RearrangeSpace(Step[ShadowKingdoms]):
    """E7: one overlay space: keep its Relic, or take one of the stack as it was, after the card chosen last."""

    def __init__(self, seat: i64, spaces: list[int], stack: list[int], after: i64) -> None:
        self.seat: Final[i64] = seat
        self.spaces: Final = spaces  # the Relics of this space and those still to be asked for
        self.stack: Final = stack
        self.after: Final[i64] = after

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        verb: i64 = RELIC_CHOICE if len(self.spaces) == ACTIVE_SPACES else RELIC_FOR_SECOND
        options = [plain(KEEP)]
        for relic in self.stack:
            if relic > self.after:
                options.append(option(verb, relic))
        return Decision(self.seat, REARRANGE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        old: i64 = self.spaces[0]
        is_kept = verb_of(option) == KEEP
        after: i64 = self.after if is_kept else argument_of(option)
        if not is_kept:
            exchange(game, self.seat, old, after)
        rest = self.spaces[1:]
        if rest and not (is_kept and old == NOTHING):
            game.then(RearrangeSpace(self.seat, rest, self.stack, after))


def exchange(game: ShadowKingdoms, seat: i64, old: i64, new: i64) -> None:
    """RL-023: a Relic of the stack becomes active; the one in its place, if any, goes to the stack."""
    if old != NOTHING:
        retire(game, seat, old)
    take_from_stack(game, seat, new)
    activate(game, seat, new)
