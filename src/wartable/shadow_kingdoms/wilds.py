"""Wild sources, and step 2 of a battle: which dice go on the plan, and what stands for missing Troop Types.

SK-013: a Wild stands for any one Troop Type. SK-R46: the surplus is, colour by colour, the dice on the plan beyond what
it shows; each surplus die needs one source.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.battle_verbs import send_troops
from wartable.shadow_kingdoms.components import DIE_CODES, FIELD, FIELD_MASK, PLANS, TROOPS, WILD_MARKER, Plan
from wartable.shadow_kingdoms.dice import colours, troop_of
from wartable.shadow_kingdoms.effects import ANY, BATTLE_DICE, NOTHING, POWERS
from wartable.shadow_kingdoms.gains import pay_magic, source_fact, spend_gem
from wartable.shadow_kingdoms.options import (
    BATTLE_TROOPS,
    SEND_TROOPS,
    WILD_ABILITY,
    WILD_GEM,
    WILD_SOURCE,
    argument_of,
    option,
    packed_dice,
    plain,
    unpacked_dice,
    verb_of,
)
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

ABILITY: Final[i64] = -1
GEM: Final[i64] = -2
WILD_POWER_VERBS: Final[list[int]] = [0, 0, 0, 0, 0, 0]  # by kind of source; an expansion with such powers fills it


@final
@mypyc_attr(acyclic=True)
class Army:
    """The dice of a player counted by Troop Type, and the Wild sources: those for one colour, and those for any."""

    def __init__(self, dice: i64, size: i64, coloured: i64, free: i64, prices: list[int]) -> None:
        self.dice: Final[i64] = dice
        self.size: Final[i64] = size
        self.coloured: Final[i64] = coloured
        self.free: Final[i64] = free
        self.prices: Final = prices

    def satisfies(self, plan: Plan, magic: i64) -> bool:
        """SK-107, SK-R47: as many dice as the plan shows can be put on it so that every surplus die has a source."""
        if self.size < plan.size:
            return False
        missing: i64 = 0
        helped: i64 = 0
        for troop in range(TROOPS):
            more: i64 = (self.dice >> FIELD * troop & FIELD_MASK) - (plan.needs >> FIELD * troop & FIELD_MASK)
            if more < 0:
                missing -= more
            elif more > 0:
                sources: i64 = self.coloured >> FIELD * troop & FIELD_MASK
                helped += min(sources, more)
        return missing <= helped + self.free or missing <= helped + self.free + payable(self.prices, magic)


def army_of(player: Player) -> Army:
    """SK-130, SK-131, SK-054, RL-R42: the ability for their own colour, Gems for any; powers of either kind, some
    for Magic.
    """
    dice: i64 = colours(player.dice)
    size: i64 = len(player.dice)
    if player.locked_die != NOTHING:
        dice += 1 << FIELD * troop_of(player.locked_die)
        size += 1
    return Army(dice, size, coloured_sources(player), player.gems + free_powers(player), paid_powers(player))


def coloured_sources(player: Player) -> i64:
    total: i64 = 0
    if not player.is_covered(WILD_MARKER):
        total += 1 << FIELD * player.troop
    if player.listens_to(BATTLE_DICE):
        for number in player.powers:
            power = POWERS[number]
            if power.when == BATTLE_DICE and power.only != ANY:
                total += 1 << FIELD * power.only
    return total


def free_powers(player: Player) -> i64:
    """Powers that make any die Wild for nothing."""
    found: i64 = 0
    if player.listens_to(BATTLE_DICE):
        for number in player.powers:
            power = POWERS[number]
            if power.when == BATTLE_DICE and power.only == ANY and power.cost_magic == 0:
                found += 1
    return found


def paid_powers(player: Player) -> list[int]:
    """The Magic that each power asks that makes any die Wild at a price."""
    prices: list[int] = []
    if player.listens_to(BATTLE_DICE):
        for number in player.powers:
            power = POWERS[number]
            if power.when == BATTLE_DICE and power.cost_magic:
                prices.append(power.cost_magic)
    return prices


def payable(prices: list[int], magic: i64) -> i64:
    found: i64 = 0
    for price in prices:
        if magic >= price:
            magic -= price
            found += 1
    return found


@final
class ChooseTroops(Step[ShadowKingdoms]):
    """SK-107, D14: each different set of the plan's size whose surplus has sources, dice in canonical order."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        player = game.players[self.seat]
        dice = player.dice
        if player.locked_die != NOTHING:
            dice = [*dice, DIE_CODES + player.locked_die]
        plan = PLANS[game.battle.plan]
        army = army_of(player)
        options: list[int] = []
        for chosen in subsets(dice, 0, plan.size):
            troops = Army(colours(unlocked(chosen)), plan.size, army.coloured, army.free, army.prices)
            if troops.satisfies(plan, player.magic):
                options.append(option(SEND_TROOPS, packed_dice(chosen)))
        return Decision(self.seat, BATTLE_TROOPS, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        send_troops(game, self.seat, unpacked_dice(argument_of(option)))


def unlocked(dice: list[int]) -> list[int]:
    """The dice as ordinary ones, wherever they were."""
    return [die % DIE_CODES for die in dice]


def subsets(dice: list[int], first: i64, size: i64) -> list[list[int]]:
    """Each different set of a given number of dice, in canonical order; of equal dice the first ones are taken."""
    if size == 0:
        return [[]]
    found: list[list[int]] = []
    last: i64 = NOTHING
    for place in range(first, len(dice) - size + 1):
        die: i64 = dice[place]
        if die != last:
            for rest in subsets(dice, place + 1, size - 1):
                found.append([die, *rest])
        last = die
    return found


def surplus(troops: list[int], plan: Plan) -> list[int]:
    """SK-R46: the Troop Types of the surplus dice, in canonical order."""
    counts = colours(troops)
    found: list[int] = []
    for troop in range(TROOPS):
        more: i64 = (counts >> FIELD * troop & FIELD_MASK) - (plan.needs >> FIELD * troop & FIELD_MASK)
        for _ in range(more):
            found.append(troop)
    return found


@final
class Sources:
    """What is left to stand for surplus dice."""

    def __init__(self, ability: i64, powers: list[int], gems: i64, magic: i64) -> None:
        self.ability: Final[i64] = ability  # the Troop Type for which the Wild ability is still unused, or NOTHING
        self.powers: Final = powers
        self.gems: Final[i64] = gems
        self.magic: Final[i64] = magic

    def without(self, source: i64) -> "Sources":
        if source == ABILITY:
            return Sources(NOTHING, self.powers, self.gems, self.magic)
        if source == GEM:
            return Sources(self.ability, self.powers, self.gems - 1, self.magic)
        rest = [number for number in self.powers if number != source]
        return Sources(self.ability, rest, self.gems, self.magic - POWERS[source].cost_magic)

    def for_troop(self, troop: i64) -> list[int]:
        """D15: in this order: the ability, powers for the colour, powers for any, a Gem, powers for Magic."""
        found: list[int] = []
        if self.ability == troop:
            found.append(ABILITY)
        for rank in (COLOURED_POWER, FREE_POWER, GEM_RANK, PAID_POWER):
            if rank == GEM_RANK:
                if self.gems:
                    found.append(GEM)
                continue
            for number in self.powers:
                power = POWERS[number]
                is_for_it = power.only == ANY or power.only == troop
                if rank_of(number) == rank and is_for_it and power.cost_magic <= self.magic:
                    found.append(number)
        return found


ABILITY_RANK: Final[i64] = 0
COLOURED_POWER: Final[i64] = 1
FREE_POWER: Final[i64] = 2
GEM_RANK: Final[i64] = 3
PAID_POWER: Final[i64] = 4


def rank_of(source: i64) -> i64:
    """The place of a source in the order of D15."""
    if source == ABILITY:
        return ABILITY_RANK
    if source == GEM:
        return GEM_RANK
    power = POWERS[source]
    if power.only != ANY:
        return COLOURED_POWER
    return PAID_POWER if power.cost_magic else FREE_POWER


def order_of(source: i64) -> i64:
    """The order of D15, in which powers of the same place follow that of the data."""
    number: i64 = max(source, 0)
    return rank_of(source) * len(POWERS) + number


def sources_left(game: ShadowKingdoms, seat: i64) -> Sources:
    """RL-R42: the ability, the power and each Mask once per battle, and every Gem."""
    player = game.players[seat]
    used = game.battle.wilds
    is_able = not player.is_covered(WILD_MARKER) and ABILITY not in used
    powers: list[int] = []
    if player.listens_to(BATTLE_DICE):
        for number in player.powers:
            if POWERS[number].when == BATTLE_DICE and number not in used:
                powers.append(number)
    return Sources(player.troop if is_able else NOTHING, powers, player.gems, player.magic)


def may_follow(source: i64, left: list[int], used: list[int]) -> bool:
    """D15: equal dice take sources down the list, and so do all dice those that serve any: one way to each set."""
    for place in range(len(used)):
        earlier: i64 = used[place]
        is_equal = left[place] == left[len(used)]
        serves_any = min(rank_of(source), rank_of(earlier)) >= FREE_POWER
        if (is_equal or serves_any) and order_of(source) < order_of(earlier):
            return False
    return True


def can_cover(left: list[int], used: list[int], sources: Sources) -> bool:
    """Whether the surplus dice after those that have used a source can all get one."""
    if len(used) == len(left):
        return True
    for source in sources.for_troop(left[len(used)]):
        if may_follow(source, left, used) and can_cover(left, [*used, source], sources.without(source)):
            return True
    return False


@final
class ChooseWilds(Step[ShadowKingdoms]):
    """SK-054, SK-110, SK-130, SK-R46: for each surplus die one source. SK-R45: no other die gets one.

    D15: asked die by die in canonical order, if the remaining ones keep a source.
    """

    def __init__(self, seat: i64, used: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.used: Final = used  # by the surplus dice so far

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        left = surplus(game.battle.troops, PLANS[game.battle.plan])
        if len(self.used) >= len(left):
            return None
        sources = sources_left(game, self.seat)
        options: list[int] = []
        for source in sources.for_troop(left[len(self.used)]):
            if may_follow(source, left, self.used) and can_cover(left, [*self.used, source], sources.without(source)):
                options.append(wild_option(source))
        return Decision(self.seat, WILD_SOURCE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        source = source_of(game, self.seat, option)
        use_source(game, self.seat, source)
        game.then(ChooseWilds(self.seat, [*self.used, source]))


def wild_option(source: i64) -> i64:
    if source == ABILITY:
        return plain(WILD_ABILITY)
    if source == GEM:
        return plain(WILD_GEM)
    power = POWERS[source]
    return option(WILD_POWER_VERBS[power.source_kind], power.source)


def source_of(game: ShadowKingdoms, seat: i64, code: i64) -> i64:
    """The source that an option names."""
    if verb_of(code) == WILD_ABILITY:
        return ABILITY
    if verb_of(code) == WILD_GEM:
        return GEM
    for number in sources_left(game, seat).powers:
        if wild_option(number) == code:
            return number
    raise ValueError("no such source")


def use_source(game: ShadowKingdoms, seat: i64, source: i64) -> None:
    """SK-052, SK-055: a Gem goes back to the Shrine, any number of them; others serve once per battle."""
    if source == GEM:
        spend_gem(game, seat)
        return
    game.battle.wilds = [*game.battle.wilds, source]
    if game.telling:
        power: dict[str, Fact] = {} if source == ABILITY else source_fact(POWERS[source])
        game.tell("made_wild", {**power, "seat": seat})
    if source != ABILITY:
        pay_magic(game, seat, POWERS[source].cost_magic)
