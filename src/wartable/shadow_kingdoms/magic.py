"""The Magic Shrine and Awards: gain Magic, or claim an Award with a Conquest Marker."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import AWARDS, MAGIC_SHRINE_GAIN, PLANS, TROOPS, Award, icons
from wartable.shadow_kingdoms.dice import colours
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import NO_SOURCE, gain_magic
from wartable.shadow_kingdoms.markers import marker_options, uncover
from wartable.shadow_kingdoms.options import (
    CLAIM,
    MAGIC_SHRINE,
    MARKER_CHOICE,
    TAKE_MAGIC,
    argument_of,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import put_on_award

FIELD: Final[i64] = 4
FIELD_MASK: Final[i64] = 15


@final
class VisitMagic(Step[ShadowKingdoms]):
    """SK-056: claim one Award, or gain 2 Magic. SK-R12: one of them must be done. SK-R14: the die just taken counts."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options = [plain(TAKE_MAGIC)]
        for place in range(len(game.awards)):
            if may_claim(game, self.seat, place):
                options.append(option(CLAIM, game.awards[place]))
        return Decision(self.seat, MAGIC_SHRINE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == TAKE_MAGIC:
            gain_magic(game, self.seat, MAGIC_SHRINE_GAIN, NO_SOURCE)
        else:
            game.then(ClaimAward(self.seat, game.awards.index(argument_of(option))))


@final
class ClaimAward(Step[ShadowKingdoms]):
    """SK-058, SK-R71: move a marker of the player's choice to the Award. SK-063: it unlocks its circle as in a battle.

    SK-R13: choose it, remove it, apply what it unlocks, place it, score. SK-R15: there always is one.
    """

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, MARKER_CHOICE, marker_options(game, self.seat))

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        uncover(game, self.seat, argument_of(option))
        put_on_award(game, self.seat, self.place)


def may_claim(game: ShadowKingdoms, seat: i64, place: i64) -> bool:
    """SK-057: the condition holds now. SK-062: one marker of a player on each Award.

    SK-060, SK-I14: a circle is free.
    """
    if seat in game.claims[place]:
        return False
    return is_met(game, seat, AWARDS[game.awards[place]])


def is_met(game: ShadowKingdoms, seat: i64, award: Award) -> bool:
    """SK-R85: conditions are minimal; more than asked for is fine."""
    player = game.players[seat]
    kind = award.kind
    if kind == "pattern":
        return has_shape(player, award)
    if kind == "plans_of_type" or kind == "plans_of_size":
        return matching_plans(player, award) >= award.count
    if kind == "icons_of_each_troop":
        return fewest_icons(player) >= award.count
    if kind == "dice_of_different_troops":
        return different_troops(player) >= award.count
    return has_means(game, seat, award)


def has_means(game: ShadowKingdoms, seat: i64, award: Award) -> bool:
    """SK-203: Gems; SK-204: Champions; SK-205: Influence; SK-206: Gold and Magic. Others belong to an expansion."""
    player = game.players[seat]
    if award.kind == "gems":
        return player.gems >= award.count
    if award.kind == "champions":
        return len(player.champions) >= award.count
    if award.kind == "influence":
        return player.influence >= award.count
    if award.kind == "gold_and_magic":
        return player.gold >= award.gold and player.magic >= award.magic
    return game.edition.award_is_met(game, seat, award)


def has_shape(player: Player, award: Award) -> bool:
    """SK-064, SK-199, SK-R16: the covered areas contain the shape somewhere, turned or mirrored; others do no harm."""
    for shape in award.shapes:
        if player.covered & shape == shape:
            return True
    return False


def matching_plans(player: Player, award: Award) -> i64:
    """SK-200: completed plans of a Battle Type; SK-201: completed plans with a given number of icons."""
    found: i64 = 0
    for number in player.completed:
        plan = PLANS[number]
        if (award.type != NOTHING and plan.type == award.type) or (award.size and plan.size == award.size):
            found += 1
    return found


def icons_on_completed(player: Player, troop: i64) -> i64:
    found: i64 = 0
    for number in player.completed:
        found += icons(PLANS[number], troop)
    return found


def fewest_icons(player: Player) -> i64:
    """SK-202: the Troop Type of which the completed plans show the fewest icons."""
    fewest: i64 = icons_on_completed(player, 0)
    for troop in range(1, TROOPS):
        found = icons_on_completed(player, troop)
        if found < fewest:
            fewest = found
    return fewest


def different_troops(player: Player) -> i64:
    """SK-207: how many Troop Types the dice on the board show. RL-R22: the die on the extra space counts."""
    counts = colours(player.dice)
    if player.locked_die != NOTHING:
        counts += colours([player.locked_die])
    found: i64 = 0
    for troop in range(TROOPS):
        if counts >> FIELD * troop & FIELD_MASK:
            found += 1
    return found
