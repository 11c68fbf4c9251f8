"""Rows of Shadow Kingdoms, made from the table: what `shadow_kingdoms_view.py` makes from the view, in the same order.

Lists on the table never change in place, so a piece holds as long as the table has the very lists it was made from.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.pieces import AskedRows, PieceWriter, nothing, number, one_of, remember, sets_of, write_counts
from wartable.envs.shadow_kingdoms_actions import MOST_DICE
from wartable.envs.shadow_kingdoms_board import AwardRows, CardRows, RiftRows
from wartable.envs.shadow_kingdoms_player import PLACE, TROOP, KeptPlayer
from wartable.shadow_kingdoms.battle import combined_strength
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.components import CHART, DIE_CODES, PLANS, SHRINES, SLOTS, TROOPS
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import track_limit
from wartable.shadow_kingdoms.options import QUESTION_WORDS
from wartable.shadow_kingdoms.riftlands_components import RELICS
from wartable.shadow_kingdoms.rifts import Rifts
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import BAG_FIELD, BAG_MASK
from wartable.shadow_kingdoms.wilds import surplus

DIE_BITS: Final = 5

DIE: Final = one_of(int(DIE_CODES))
PLAN: Final = one_of(len(PLANS))
SLOT: Final = one_of(int(SLOTS))
SHRINE: Final = one_of(int(SHRINES))
NO_MORE_PAY: Final = nothing(3)
BATTLE_NUMBERS: Final = 1 + 3 + 3  # whether it is there, its Strength, and what would pay more


@final
class ShadowKingdomsRows(PieceWriter):
    """Everything is open but the order of the decks, of which only sizes are told."""

    def __init__(self, players: int, riftlands: bool) -> None:
        self.players: Final[i64] = players
        self.riftlands: Final = riftlands
        self.seat: Final = one_of(players)
        self.wardens: Final = sets_of(players)
        self.asked: Final = AskedRows(QUESTION_WORDS, players)
        self.cards: Final = CardRows(riftlands)
        self.awards: Final = AwardRows(players)
        self.rifts: Final = RiftRows(players)
        self.kept: Final[list[KeptPlayer | None]] = []
        self.counted: Final[dict[int, bytes]] = {}
        self.ordered: Final[dict[int, bytes]] = {}
        # seat, plan, slot, dice, those in order, surplus, three numbers and what would pay more, behind `is_there`
        dice = int(DIE_CODES)
        self.no_battle: Final = nothing(
            1 + players + len(PLANS) + int(SLOTS) + dice * (1 + MOST_DICE) + int(TROOPS) + 6
        )

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, ShadowKingdoms)
        self.asked.write(game, seat, pieces)
        for place in range(self.players):
            self.write_player(game, (seat + place) % self.players, place == 0, slot, pieces)
        self.write_shrines(game, seat, pieces)
        pieces.append(number(game.gems))
        for troop in range(TROOPS):
            pieces.append(number(game.bag >> BAG_FIELD * troop & BAG_MASK))
        self.cards.write(game, slot, pieces)
        self.awards.write(game, seat, slot, pieces)
        if self.riftlands:
            self.rifts.write(game, seat, slot, pieces)
        if self.players == 1:
            write_adversary(game, self.riftlands, pieces)
        self.write_battle(game, seat, pieces)
        pieces.append(self.seat[1 + (game.active - seat) % self.players])
        pieces.append(self.seat[1 + (game.first_player - seat) % self.players])
        pieces.append(number(game.round))
        pieces.append(number(1 if game.end_triggered else 0))
        pieces.append(number(1 if game.over else 0))

    def write_player(self, game: ShadowKingdoms, owner: i64, is_own: bool, slot: i64, pieces: list[bytes]) -> None:
        player = game.players[owner]
        kept = self.kept_of(game, owner, slot * self.players + owner)
        pieces.append(TROOP[1 + player.troop])
        pieces.append(PLACE[1 + player.place])
        pieces.append(number(player.gold))
        pieces.append(number(player.magic))
        pieces.append(number(player.influence))
        pieces.append(number(track_limit(player)))
        pieces.append(number(player.gems))
        pieces.append(kept.gem_limit)
        pieces.append(self.in_order(player.dice) if is_own else self.count(player.dice))
        pieces.append(kept.rest)

    def kept_of(self, game: ShadowKingdoms, owner: i64, at: i64) -> KeptPlayer:
        """The pieces that were kept of a player, or new ones if anything in them is different now."""
        player = game.players[owner]
        annex = game.annex
        rifts = annex if isinstance(annex, Rifts) else None
        while len(self.kept) <= at:
            self.kept.append(None)
        found = self.kept[at]
        if found is not None and found.is_of(player, rifts):
            return found
        made = KeptPlayer(player.copy(), rifts, owner)
        self.kept[at] = made
        return made

    def count(self, dice: list[int]) -> bytes:
        """How many there are of each die; they are in order."""
        key = key_of(dice)
        found = self.counted.get(key)
        if found is None:
            told: list[bytes] = []
            write_counts(sorted(dice), DIE_CODES, told)
            found = b"".join(told)
            remember(self.counted, key, found)
        return found

    def in_order(self, dice: list[int]) -> bytes:
        """The dice one by one, as sets of dice are chosen by their places."""
        key = key_of(dice)
        found = self.ordered.get(key)
        if found is None:
            told = [DIE[1 + die] for die in dice[:MOST_DICE]]
            found = b"".join([*told, nothing(int(DIE_CODES) * (MOST_DICE - len(told)))])
            remember(self.ordered, key, found)
        return found

    def write_shrines(self, game: ShadowKingdoms, seat: i64, pieces: list[bytes]) -> None:
        for shrine in range(SHRINES):
            wardens: i64 = 0
            for place in range(self.players):
                if game.players[(seat + place) % self.players].place == shrine:
                    wardens |= 1 << place
            pieces.append(self.wardens[wardens])
            if self.players == 1:
                pieces.append(number(1 if game.adversary.place == shrine else 0))
            pieces.append(self.count(game.shrines[shrine]))

    def write_battle(self, game: ShadowKingdoms, seat: i64, pieces: list[bytes]) -> None:
        battle = game.battle
        if battle.plan == NOTHING:
            pieces.append(self.no_battle)
            return
        pieces.append(number(1))
        pieces.append(self.seat[1 + (game.active - seat) % self.players])
        pieces.append(PLAN[1 + battle.plan])
        pieces.append(SLOT[1 + battle.slot])
        pieces.append(self.count(sorted(battle.troops)))
        pieces.append(self.in_order(numbered_dice(game, game.active)))
        write_counts(surplus(battle.troops, PLANS[battle.plan]), TROOPS, pieces)
        write_strength(game, pieces)


def write_strength(game: ShadowKingdoms, pieces: list[bytes]) -> None:
    """SK-112, SK-114: live Strength, as far as the Influence goes, what it pays, and the next row of the chart."""
    battle = game.battle
    influence = game.players[game.active].influence
    combined = battle.combined if battle.total else combined_strength(game, game.active)
    total = battle.total or min(combined, influence)
    pieces.append(number(combined))
    pieces.append(number(total))
    pieces.append(number(CHART[total]))
    strength: i64 = total + 1
    while strength <= influence and CHART[strength] <= CHART[total]:
        strength += 1
    if strength > influence:
        pieces.append(NO_MORE_PAY)
        return
    pieces.append(number(1))
    pieces.append(number(strength))
    pieces.append(number(CHART[strength]))


def write_adversary(game: ShadowKingdoms, riftlands: bool, pieces: list[bytes]) -> None:
    adversary, annex = game.adversary, game.annex
    pieces.append(SHRINE[1 + adversary.place])
    pieces.append(TROOP[1 + adversary.troop])
    pieces.append(number(adversary.points))
    write_counts(sorted(adversary.plans), len(PLANS), pieces)
    if isinstance(annex, Rifts) and riftlands:
        write_counts(sorted(annex.stacks[1]), len(RELICS), pieces)


def key_of(dice: list[int]) -> int:
    """A number for the dice in their order."""
    key = 0
    for die in dice:
        key = key << DIE_BITS | die + 1
    return key
