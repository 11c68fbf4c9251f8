"""Gains and payments: the verbs of the track, Gems and points, with the powers that they set off.

SK-014: Gold, Magic and Influence are counters. SK-R53: spending sets nothing off, and no gain leads back to itself:
Influence and Gems lead to Gold and Magic, these only to one more gain of their own kind. So every cascade ends.
"""

from typing import Final

from mypy_extensions import i64

from wartable.engine.log import Fact
from wartable.shadow_kingdoms.components import (
    CHAMPION_LIMITS,
    CHAMPIONS_6,
    CHAMPIONS_10,
    GEM_LIMIT,
    GEM_MARKER,
    GEMS_AT_START,
    LOCKED_LIMIT,
    POINTS_PER_INFLUENCE,
    TRACK_LIMIT,
    TRACK_MARKER,
    TROOP_4,
    TROOP_5,
    TROOP_SPACES_AT_START,
)
from wartable.shadow_kingdoms.effects import (
    ANY,
    CHAMPION_LIMIT,
    DIE_SPACE,
    GAIN_GOLD,
    GAIN_INFLUENCE,
    GAIN_MAGIC,
    GAIN_OR_SPEND_GEM,
    GEM_SPACE,
    NO_OFFER,
    POWERS,
    SOURCES,
    Gain,
    Power,
)
from wartable.shadow_kingdoms.options import IDS
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

HELD_FIELD: Final[i64] = 8
HELD_POINTS: Final[i64] = (1 << HELD_FIELD) - 1
NO_SOURCE: Final[i64] = -1
SOURCE_LETTERS: Final = ("h", "b", "k", "m", "t", "R")  # of options.IDS, by kind of source


# --- limits


def amount_of(player: Player, event: i64, kind: i64) -> i64:
    """SK-R27: the numbers of all powers in force that modify this, added up."""
    total: i64 = 0
    if player.hears >> event & 1:
        for number in player.powers:
            power = POWERS[number]
            if power.when == event and (power.only == ANY or power.only == kind):
                total += power.amount
    return total


def track_limit(player: Player) -> i64:
    """SK-066, SK-087, SK-135: 13 while the marker covers 14, then 20."""
    return LOCKED_LIMIT if player.is_covered(TRACK_MARKER) else TRACK_LIMIT


def gem_limit(player: Player) -> i64:
    """SK-051, SK-132: 1 Gem, or 3 once the marker is off. RL-028, RL-I07: the Gnoll has one space more."""
    limit: i64 = GEMS_AT_START if player.is_covered(GEM_MARKER) else GEM_LIMIT
    return limit + amount_of(player, GEM_SPACE, ANY)


def champion_limit(player: Player) -> i64:
    """SK-078, SK-129: 3, then 6, then 10. RL-031, RL-I08: one more for the Orc."""
    off: i64 = 2 - (player.markers >> CHAMPIONS_6 & 1) - (player.markers >> CHAMPIONS_10 & 1)
    limit: i64 = CHAMPION_LIMITS[off]
    return limit + amount_of(player, CHAMPION_LIMIT, ANY)


def may_gain_champion(player: Player) -> bool:
    """SK-R29, SK-I09: the limit binds bought and free Champions alike."""
    return len(player.champions) < champion_limit(player)


def die_spaces(player: Player) -> i64:
    """SK-139, SK-119: 3, 4 or 5 Troop spaces. RL-052, RL-R45, RL-R63: and that of Alpha Leader."""
    off: i64 = 2 - (player.markers >> TROOP_4 & 1) - (player.markers >> TROOP_5 & 1)
    return TROOP_SPACES_AT_START + off + amount_of(player, DIE_SPACE, ANY)


def may_gain_gem(game: ShadowKingdoms, seat: i64) -> bool:
    """SK-050, SK-R83: there is a Gem in the Shrine, and a free space on the board."""
    return game.gems > 0 and game.players[seat].gems < gem_limit(game.players[seat])


def may_gain_influence(player: Player) -> bool:
    """SK-R41: Influence at a locked 13 gives nothing; at 20 it gives points."""
    return player.influence < track_limit(player) or track_limit(player) == TRACK_LIMIT


# --- gains


def gain_gold(game: ShadowKingdoms, seat: i64, amount: i64, source: i64) -> None:
    gain_on_track(game, seat, GAIN_GOLD, amount, source)


def gain_magic(game: ShadowKingdoms, seat: i64, amount: i64, source: i64) -> None:
    gain_on_track(game, seat, GAIN_MAGIC, amount, source)


def gain_on_track(game: ShadowKingdoms, seat: i64, gain: i64, amount: i64, source: i64) -> None:
    """SK-087, SK-233 (Gold), SK-065, SK-066 (Magic): what exceeds the limit is lost.

    SK-R33: a gain of nothing sets nothing off.
    """
    player = game.players[seat]
    what = "gold" if gain == GAIN_GOLD else "magic"
    gained: i64 = min(track_limit(player) - (player.gold if gain == GAIN_GOLD else player.magic), amount)
    if gained < amount:
        tell_lost(game, seat, what, amount - gained)
    if gained <= 0:
        return
    if gain == GAIN_GOLD:
        player.gold += gained
    else:
        player.magic += gained
    if game.telling:
        tell_gain(game, seat, what, gained, source)
    if player.hears >> gain & 1:
        set_off(game, seat, gain, ANY, gained, source)


def gain_influence(game: ShadowKingdoms, seat: i64, amount: i64, source: i64) -> None:
    """SK-138, SK-241: what exceeds the limit gives points, or is lost.

    SK-R34: Priest and Satyr see only what the token moved. SK-136, SK-I16: it is never spent or reduced.
    """
    player = game.players[seat]
    limit = track_limit(player)
    room: i64 = limit - player.influence
    gained: i64 = min(room, amount)
    player.influence += gained
    if game.telling and gained:
        tell_gain(game, seat, "influence", gained, source)
    if amount > gained:
        exceed_influence(game, seat, limit, amount - gained)
    if gained > 0 and player.hears >> GAIN_INFLUENCE & 1:
        set_off(game, seat, GAIN_INFLUENCE, ANY, gained, source)


def exceed_influence(game: ShadowKingdoms, seat: i64, limit: i64, excess: i64) -> None:
    """SK-137, SK-R40: Influence beyond 20 gives points. SK-R39: beyond a locked 13 it is lost."""
    if limit == TRACK_LIMIT:
        gain_points(game, seat, POINTS_PER_INFLUENCE * excess)
    else:
        tell_lost(game, seat, "influence", excess)


def gain_gem(game: ShadowKingdoms, seat: i64, source: i64) -> None:
    """SK-R83: a Gem always comes from the Gem Shrine, if it has one and there is a free space.

    SK-R82: each is one event.
    """
    if not may_gain_gem(game, seat):
        tell_lost(game, seat, "gem", 1)
        return
    player = game.players[seat]
    game.gems -= 1
    player.gems += 1
    if game.telling:
        tell_gain(game, seat, "gem", 1, source)
    if player.hears >> GAIN_OR_SPEND_GEM & 1:
        set_off(game, seat, GAIN_OR_SPEND_GEM, ANY, 1, source)


def gain_points(game: ShadowKingdoms, seat: i64, points: i64) -> None:
    """SK-015, SK-I17, SK-R63: points are added when they are earned; there is no limit, and they never decrease."""
    game.players[seat].points += points
    if game.telling:
        game.tell("points", {"seat": seat, "points": points})


def gain_final_points(game: ShadowKingdoms, seat: i64, points: i64) -> None:
    """SK-210: the account lists these, line by line."""
    game.players[seat].points += points


def gain_adversary_points(game: ShadowKingdoms, points: i64) -> None:
    """SK-222, SK-224, SK-228: the Adversary's points, which it has no board to count on."""
    game.adversary.points += points


def gain(game: ShadowKingdoms, seat: i64, what: Gain, times: i64, source: i64) -> None:
    """SK-R80: Influence, Magic, Gold, Gem, points, in this order. SK-084, SK-145: each as far as it fits."""
    if what.influence:
        gain_influence(game, seat, what.influence * times, source)
    if what.magic:
        gain_magic(game, seat, what.magic * times, source)
    if what.gold:
        gain_gold(game, seat, what.gold * times, source)
    for _ in range(what.gems):
        gain_gem(game, seat, source)
    if what.points:
        gain_points(game, seat, what.points)


# --- payments


def pay_gold(game: ShadowKingdoms, seat: i64, amount: i64) -> None:
    """SK-R86: the price was at hand before; the code that offers it has made sure of that."""
    game.players[seat].gold -= amount
    if game.telling and amount:
        game.tell("paid_gold", {"seat": seat, "amount": amount})


def pay_magic(game: ShadowKingdoms, seat: i64, amount: i64) -> None:
    """SK-R86: the price was at hand before; the code that offers it has made sure of that."""
    game.players[seat].magic -= amount
    if game.telling and amount:
        game.tell("paid_magic", {"seat": seat, "amount": amount})


def spend_gem(game: ShadowKingdoms, seat: i64) -> None:
    """SK-052: a used Gem goes back to the Gem Shrine. SK-R82: each is one event for Oracle and Shaman."""
    player = game.players[seat]
    player.gems -= 1
    game.gems += 1
    if game.telling:
        game.tell("spent_gem", {"seat": seat})
    if player.hears >> GAIN_OR_SPEND_GEM & 1:
        set_off(game, seat, GAIN_OR_SPEND_GEM, ANY, 1, NO_SOURCE)


# --- powers


def set_off(game: ShadowKingdoms, seat: i64, event: i64, kind: i64, points: i64, source: i64) -> None:
    """SK-081, SK-234..SK-236, SK-R35: the automatic gains of all powers in force for this event, in the order
    of the data.
    """
    for number in game.players[seat].powers:
        power = POWERS[number]
        if works_at(power, event, kind) and not (power.except_self and power.number == source):
            reward(game, seat, power, points)


def set_off_those(game: ShadowKingdoms, seat: i64, event: i64, kind: i64, powers: list[int]) -> None:
    """SK-R30, RL-R10, RL-R52: only powers that were in force when the event happened, and still are."""
    now = game.players[seat].powers
    for number in powers:
        power = POWERS[number]
        if works_at(power, event, kind) and number in now:
            reward(game, seat, power, 1)


def works_at(power: Power, event: i64, kind: i64) -> bool:
    """Whether a power gives something automatically at this event."""
    return power.when == event and power.offer == NO_OFFER and (power.only == ANY or power.only == kind)


def reward(game: ShadowKingdoms, seat: i64, power: Power, points: i64) -> None:
    """SK-R36, RL-R25: what Champions give in steps 1 to 4 of a battle is held until step 5."""
    battle = game.battle
    if battle.is_holding and power.is_held:
        hold(game, power, points)
    else:
        collect(game, seat, power, points)


def hold(game: ShadowKingdoms, power: Power, points: i64) -> None:
    """SK-R36: a reward waits for step 5 of the battle."""
    game.battle.held = [*game.battle.held, power.number << HELD_FIELD | points]


def collect_held(game: ShadowKingdoms, seat: i64) -> None:
    """SK-117, SK-240: each held reward is an instance of its own, with everything it sets off."""
    held = game.battle.held
    game.battle.held = []
    for reward in held:
        code: i64 = reward
        collect(game, seat, POWERS[code >> HELD_FIELD], code & HELD_POINTS)


def collect(game: ShadowKingdoms, seat: i64, power: Power, points: i64) -> None:
    """SK-R32: one effect of one source is one instance, whatever its amount."""
    gain(game, seat, power.gain, points if power.per_point else 1, power.number)


def tell_gain(game: ShadowKingdoms, seat: i64, what: str, amount: i64, source: i64) -> None:
    """Log a gain, and the card it came from, if any."""
    facts: dict[str, Fact] = {"seat": seat, "what": what, "amount": amount}
    if source != NO_SOURCE:
        facts |= source_fact(POWERS[source])
    game.tell("gained", facts)


def source_fact(power: Power) -> dict[str, Fact]:
    """The card, slot or bonus that a power belongs to, as a fact."""
    return {SOURCES[power.source_kind]: IDS[SOURCE_LETTERS[power.source_kind]][power.source]}


def tell_lost(game: ShadowKingdoms, seat: i64, what: str, amount: i64) -> None:
    """Log a gain for which there is no room, or no Gem."""
    if game.telling:
        game.tell("lost", {"seat": seat, "what": what, "amount": amount})


def tell_idle(game: ShadowKingdoms, seat: i64) -> None:
    """Log that the player cannot do anything with the action of the Shrine just entered."""
    if game.telling:
        game.tell("idle", {"seat": seat, "location": IDS["l"][game.players[seat].place]})
