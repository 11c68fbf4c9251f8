"""Rows of Shadow Kingdoms, made from the table: what `shadow_kingdoms_view.py` makes from the view, in the same order.

Lists on the table never change in place, so a piece holds as long as the table has the very lists it was made from.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.pieces import (
    NOTHING_KEPT,
    SMALL_BITS,
    ZEROS,
    AskedRows,
    KeptNumbers,
    PieceWriter,
    nothing,
    number,
    one_of,
    sets_of,
    write_counts,
)
from wartable.envs.shadow_kingdoms_actions import MOST_DICE
from wartable.envs.shadow_kingdoms_board import AwardRows, CardRows, KeptPiece, RiftRows, kept_at
from wartable.envs.shadow_kingdoms_player import PLACE, TROOP, KeptPlayer
from wartable.shadow_kingdoms.battle import combined_strength
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.components import CHART, DIE_CODES, PLANS, SHRINES, SLOTS, TROOPS
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.options import QUESTION_WORDS
from wartable.shadow_kingdoms.riftlands_components import RELICS
from wartable.shadow_kingdoms.rifts import Rifts
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import BAG_FIELD, BAG_MASK
from wartable.shadow_kingdoms.wilds import surplus

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
        self.everybody: Final[i64] = (1 << players) - 1
        self.asked: Final = AskedRows(QUESTION_WORDS, players)
        self.cards: Final = CardRows(riftlands)
        self.awards: Final = AwardRows(players)
        self.rifts: Final = RiftRows(players)
        self.kept: Final[list[KeptPlayer]] = []
        self.supplies: Final[list[KeptNumbers]] = []
        self.counted: Final[list[KeptPiece]] = []  # dice of Shrines, then of players
        self.ordered: Final[list[KeptPiece]] = []
        self.holders: Final[i64] = SHRINES + players
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
        self.write_shrines(game, seat, slot, pieces)
        pieces.append(self.supply(game, slot))
        self.cards.write(game, slot, pieces)
        self.awards.write(game, seat, slot, pieces)
        if self.riftlands:
            self.rifts.write(game, seat, slot, pieces)
        if self.players == 1:
            pieces.append(adversary_piece(game, self.riftlands))
        pieces.append(self.battle(game, seat))
        pieces.append(self.seat[1 + (game.active - seat) % self.players])
        pieces.append(self.seat[1 + (game.first_player - seat) % self.players])
        pieces.append(number(game.round))
        pieces.append(number(1 if game.end_triggered else 0))
        pieces.append(number(1 if game.over else 0))

    def write_player(self, game: ShadowKingdoms, owner: i64, is_own: bool, slot: i64, pieces: list[bytes]) -> None:
        player = game.players[owner]
        kept = self.kept_of(game, owner, slot)
        pieces.append(TROOP[1 + player.troop])
        pieces.append(PLACE[1 + player.place])
        pieces.append(kept.track(player))
        if is_own:
            pieces.append(self.in_order(player.dice, slot * self.players + owner))
        else:
            pieces.append(self.count(player.dice, slot * self.holders + SHRINES + owner))
        pieces.append(kept.rest)

    def kept_of(self, game: ShadowKingdoms, owner: i64, slot: i64) -> KeptPlayer:
        """The pieces that were kept of a player, made again if anything in them is different now."""
        at = slot * self.players + owner
        while len(self.kept) <= at:
            self.kept.append(KeptPlayer())
        found = KeptPlayer() if slot == NOTHING_KEPT else self.kept[at]
        annex = game.annex
        found.look(game.players[owner], annex if isinstance(annex, Rifts) else None, owner)
        return found

    def supply(self, game: ShadowKingdoms, slot: i64) -> bytes:
        """Gems, and the dice in the bag by Troop Type."""
        while len(self.supplies) <= slot:
            self.supplies.append(KeptNumbers())
        kept = KeptNumbers() if slot == NOTHING_KEPT else self.supplies[slot]
        packed: i64 = game.gems
        for troop in range(TROOPS):
            packed = packed << SMALL_BITS | game.bag >> BAG_FIELD * troop & BAG_MASK
        return kept.of(packed, 1 + TROOPS)

    def count(self, dice: list[int], at: i64) -> bytes:
        """How many there are of each die; `at` is where the piece of these dice is kept."""
        found = kept_at(self.counted, at)
        if not found.is_of(dice, None, 0):
            found.keep(dice, None, 0)
            told: list[bytes] = []
            write_counts(sorted(dice), DIE_CODES, told)
            found.piece = b"".join(told)
        return found.piece

    def in_order(self, dice: list[int], at: i64) -> bytes:
        """The dice one by one, as sets of dice are chosen by their places."""
        found = kept_at(self.ordered, at)
        if not found.is_of(dice, None, 0):
            found.keep(dice, None, 0)
            told = [DIE[1 + die] for die in dice[:MOST_DICE]]
            told.append(ZEROS[DIE_CODES * (MOST_DICE - len(told))])
            found.piece = b"".join(told)
        return found.piece

    def write_shrines(self, game: ShadowKingdoms, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        wardens: i64 = 0
        for place in range(self.players):
            shrine: i64 = game.players[(seat + place) % self.players].place
            wardens |= 1 << shrine * self.players + place  # those in the camp come behind all Shrines
        for shrine in range(SHRINES):
            pieces.append(self.wardens[wardens >> shrine * self.players & self.everybody])
            if self.players == 1:
                pieces.append(number(1 if game.adversary.place == shrine else 0))
            pieces.append(self.count(game.shrines[shrine], slot * self.holders + shrine))

    def battle(self, game: ShadowKingdoms, seat: i64) -> bytes:
        battle = game.battle
        if battle.plan == NOTHING:
            return self.no_battle
        pieces = [number(1)]
        pieces.append(self.seat[1 + (game.active - seat) % self.players])
        pieces.append(PLAN[1 + battle.plan])
        pieces.append(SLOT[1 + battle.slot])
        pieces.append(self.count(battle.troops, NOTHING_KEPT))
        pieces.append(self.in_order(numbered_dice(game, game.active), NOTHING_KEPT))
        write_counts(surplus(battle.troops, PLANS[battle.plan]), TROOPS, pieces)
        write_strength(game, pieces)
        return b"".join(pieces)


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


def adversary_piece(game: ShadowKingdoms, riftlands: bool) -> bytes:
    adversary, annex = game.adversary, game.annex
    pieces = [SHRINE[1 + adversary.place], TROOP[1 + adversary.troop], number(adversary.points)]
    write_counts(sorted(adversary.plans), len(PLANS), pieces)
    if isinstance(annex, Rifts) and riftlands:
        write_counts(sorted(annex.stacks[1]), len(RELICS), pieces)
    return b"".join(pieces)
