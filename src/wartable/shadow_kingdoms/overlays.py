"""Powers of the overlays that ask: the Orc's choice, the Skeleton's die, the Gnoll's Gem.

RL-R03: an overlay hides nothing of the base board. Gains at a price, which Relics offer too, are here as well.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY
from wartable.shadow_kingdoms.battle_verbs import keep_troop
from wartable.shadow_kingdoms.components import FACES
from wartable.shadow_kingdoms.dice import die_of, different, raised, troop_of
from wartable.shadow_kingdoms.effects import OVERLAY, POWERS, Power
from wartable.shadow_kingdoms.gains import (
    die_spaces,
    gain,
    gain_gem,
    may_gain_gem,
    may_gain_influence,
    pay_magic,
)
from wartable.shadow_kingdoms.offers import Offer, magic_price
from wartable.shadow_kingdoms.options import PASS, argument_of, option, plain, verb_of
from wartable.shadow_kingdoms.riftlands_components import (
    INSTANT_BONUS,
    KEEP_BATTLE_DIE,
    KEEP_DIE,
    TAKE_GOLD,
    TAKE_INFLUENCE,
)
from wartable.shadow_kingdoms.table import ShadowKingdoms


@final
class ChooseGain(Step[ShadowKingdoms]):
    """RL-043, RL-R26: one of two gains must be chosen, even if the limit lets nothing of it through."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, INSTANT_BONUS, [plain(TAKE_INFLUENCE), plain(TAKE_GOLD)])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        sides = POWERS[self.number].sides
        side = sides[0] if verb_of(option) == TAKE_INFLUENCE else sides[1]
        gain(game, self.seat, side, 1, self.number)


@final
class ChooseOne(Offer):
    """The offer of ChooseGain. RL-R61: it is always made."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return True

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(ChooseGain(seat, power.number))


@final
class KeepDie(Step[ShadowKingdoms]):
    """RL-044, RL-122, RL-R24: for 2 Magic one die of the battle is rolled again, raised by 1 and kept."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for die in different(game.battle.troops):
            options.append(option(KEEP_BATTLE_DIE, die))
        options.append(plain(PASS))
        return Decision(self.seat, KEEP_DIE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == PASS:
            return
        power = POWERS[self.number]
        pay_magic(game, self.seat, magic_price(game.players[self.seat], power))
        die = argument_of(option)
        rolled = die_of(troop_of(die), game.chance.below(FACES) + 1)
        game.learns(EVERYBODY)
        keep_troop(game, self.seat, die, raised(rolled, power.argument))


@final
class KeepBattleDie(Offer):
    """The offer of KeepDie. RL-R24: an open die space is needed."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        player = game.players[seat]
        return len(player.dice) < die_spaces(player)

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(KeepDie(seat, power.number))


@final
class GemAfterBattle(Offer):
    """RL-038, RL-039, RL-123, RL-R23: a Gem in step 5, if the power was not used as a Wild in this battle."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        for number in game.battle.wilds:
            if number >= 0 and POWERS[number].source_kind == OVERLAY:
                return False
        return may_gain_gem(game, seat)

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        gain_gem(game, seat, power.number)


@final
class GainForPrice(Offer):
    """RL-072, RL-074, RL-088, RL-089, RL-R60: pay at once and gain. RL-R61: not if nothing would come of it."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        if power.gain.gems:
            return may_gain_gem(game, seat)
        return power.gain.points > 0 or may_gain_influence(game.players[seat])

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        pay_magic(game, seat, magic_price(game.players[seat], power))
        gain(game, seat, power.gain, 1, power.number)
