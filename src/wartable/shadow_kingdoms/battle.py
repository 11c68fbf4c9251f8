"""The battle at the Camp: its nine steps in order, Strength, points, and the rewards of step 5."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle_verbs import end_battle, score_battle, settle_dice
from wartable.shadow_kingdoms.camp import ChoosePlan, CycleAfterBattle, can_complete
from wartable.shadow_kingdoms.changes import ChangeDice, FlipDice
from wartable.shadow_kingdoms.components import CHART, PLANS, PLANS_TO_END, STRENGTH_BONUS, STRENGTH_MARKER
from wartable.shadow_kingdoms.conquest import CoverArea, RemoveMarker
from wartable.shadow_kingdoms.dice import value_of
from wartable.shadow_kingdoms.effects import (
    BATTLE_END,
    BATTLE_STRENGTH,
    CHAMPION,
    COMPLETE_PLAN,
    NO_OFFER,
    POWERS,
    Power,
)
from wartable.shadow_kingdoms.gains import amount_of, collect_held, hold
from wartable.shadow_kingdoms.offers import Occasion, Use, can_use, offering
from wartable.shadow_kingdoms.options import (
    ALL_GAINS,
    BATTLE_REWARDS,
    CHAMPION_ITEM,
    DONE,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.table import Location, ShadowKingdoms
from wartable.shadow_kingdoms.wilds import ChooseTroops, ChooseWilds

# The verb that names an item of step 5, by the kind of its source; an expansion adds its own.
ITEM_VERBS: Final[list[int]] = [CHAMPION_ITEM, 0, 0, 0, 0, 0]


class Camp(Location):
    """SK-031: a location only for its owner's Warden. SK-032, SK-R02: open if a plan is certain to be completed there.

    SK-030: as Wardens begin in Camp and must move, nobody battles on the first turn, or twice running.
    """

    def is_open(self, game: ShadowKingdoms, seat: i64) -> bool:
        player = game.players[seat]
        return can_complete(game, seat, player.gold, player.magic, game.line)

    def enter(self, game: ShadowKingdoms, seat: i64) -> None:
        game.then(PerformBattle(seat))


@final
class PerformBattle(Step[ShadowKingdoms]):
    """SK-103, SK-237: exactly one battle, step 1 to step 9 in order. SK-R36: rewards are held until step 5.

    SK-R21: once it is over, plans may be cycled again.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        game.battle.is_holding = True
        game.do(
            ChoosePlan(self.seat),
            ChooseTroops(self.seat),
            ChooseWilds(self.seat, []),
            FlipDice(self.seat, 0),
            ChangeDice(self.seat, 0, 0),
            ScoreStrength(self.seat),
            ClaimRewards(self.seat),
            RemoveMarker(self.seat),
            CoverArea(self.seat),
            EndBattle(self.seat),
            CycleAfterBattle(self.seat),
        )


@final
class ScoreStrength(Step[ShadowKingdoms]):
    """SK-111: the dice on the plan and all bonuses. SK-112, SK-113, SK-I24: at most the Influence.

    SK-114, SK-115: points by the chart. SK-133, SK-134: 1 more with the Strength marker off. SK-160..SK-162, SK-178:
    Champions add by Battle Type. SK-R51: Influence gained later does not count.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        settle_dice(game, self.seat)
        player = game.players[self.seat]
        battle = game.battle
        battle.combined = combined_strength(game, self.seat)
        battle.total = min(player.influence, battle.combined)
        score_battle(game, self.seat, CHART[battle.total])


def combined_strength(game: ShadowKingdoms, seat: i64) -> i64:
    """SK-111: with the dice on the plan as they are now."""
    player = game.players[seat]
    total: i64 = amount_of(player, BATTLE_STRENGTH, PLANS[game.battle.plan].type)
    if not player.is_covered(STRENGTH_MARKER):
        total += STRENGTH_BONUS
    for die in game.battle.troops:
        total += value_of(die)
    return total


@final
class ClaimRewards(Step[ShadowKingdoms]):
    """SK-116, SK-R36: held rewards, and those for completing the plan (SK-166, SK-174, SK-176).

    RL-R27: the list is fixed.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        battle = game.battle
        battle.is_holding = False
        player = game.players[self.seat]
        kind = PLANS[battle.plan].type
        if player.listens_to(COMPLETE_PLAN):
            for number in player.powers:
                power = POWERS[number]
                if power.when == COMPLETE_PLAN and power.offer == NO_OFFER and power.only in (kind, -1):
                    hold(game, power, 1)
        items = offering(player, COMPLETE_PLAN, kind)
        if items:
            game.then(PickRewards(self.seat, len(battle.held) > 0, items))
        else:
            collect_held(game, self.seat)


@final
class PickRewards(Step[ShadowKingdoms]):
    """RL-R27: all automatic gains together, and each item once, in any order while it is possible and payable.

    Leaving is possible once the automatic gains are taken. RL-R52: an item whose card is no longer active is lost.
    """

    def __init__(self, seat: i64, has_gains: bool, items: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.has_gains: Final = has_gains
        self.items: Final = items

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        if self.has_gains:
            options.append(plain(ALL_GAINS))
        for number in self.items:
            power = POWERS[number]
            if number in game.players[self.seat].powers and can_use(game, self.seat, power):
                options.append(item_option(power))
        if not self.has_gains:
            options.append(plain(DONE))
        return Decision(self.seat, BATTLE_REWARDS, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == ALL_GAINS:
            collect_held(game, self.seat)
            game.then(PickRewards(self.seat, False, self.items))
        elif verb_of(option) != DONE:
            taken = item_named(self.items, option)
            rest = [number for number in self.items if number != taken]
            game.do(Use(self.seat, taken), PickRewards(self.seat, self.has_gains, rest))


def item_named(items: list[int], option: i64) -> int:
    """The item that an option names."""
    for number in items:
        if item_option(POWERS[number]) == option:
            return number
    raise LookupError("no such item is offered")


def item_option(power: Power) -> i64:
    """E8: the name of an item: its Champion, its Relic, or the overlay's Gem."""
    argument: i64 = power.source if power.source_kind in (CHAMPION, 5) else 0
    return option(ITEM_VERBS[power.source_kind], argument)


@final
class EndBattle(Step[ShadowKingdoms]):
    """SK-126: step 9. RL-R24: what may still be done with the dice comes before they go to the bag."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        if game.players[self.seat].listens_to(BATTLE_END):
            game.do(Occasion(self.seat, BATTLE_END, -1), ReturnTroops(self.seat))
        else:
            return_troops(game, self.seat)


@final
class ReturnTroops(Step[ShadowKingdoms]):
    """SK-126: the dice left on the plan go to the bag, and the plan counts as completed."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        return_troops(game, self.seat)


def return_troops(game: ShadowKingdoms, seat: i64) -> None:
    """SK-R89: from now on the plan counts. SK-208: the seventh completed plan triggers the end."""
    end_battle(game, seat)
    if len(game.players[seat].completed) >= PLANS_TO_END and not game.end_triggered:
        game.end_triggered = True
        game.tell("end_triggered", {"seat": seat})
