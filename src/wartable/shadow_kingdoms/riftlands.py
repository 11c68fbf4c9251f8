"""Riftlands: the expansion as an edition of the game: what it lays out, when it joins in, and its final scoring.

RL-109: its points come in addition to those of the base game. RL-R49: nothing it adds can stop a game or run on.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.combinators import each_seat_from
from wartable.engine.contract import ScoreLine
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.components import (
    CHAMPIONS,
    MARKERS,
    PLANS,
    SHRINES,
    Award,
    icons,
)
from wartable.shadow_kingdoms.effects import (
    CHOOSE_ONE,
    DRAFT_RELIC,
    GAIN_FOR_PRICE,
    GEM_AFTER_BATTLE,
    KEEP_DIE,
    NOTHING,
    ROLL_UP_ANY,
    ROLL_UP_GAINED_DIE,
    ROLL_UP_OWN_TROOP,
    SHRINE_IDS,
    TROOP_IDS,
)
from wartable.shadow_kingdoms.knowledge import dealt
from wartable.shadow_kingdoms.magic import icons_on_completed
from wartable.shadow_kingdoms.offers import OCCASIONS, OFFERS
from wartable.shadow_kingdoms.overlays import ChooseOne, GainForPrice, GemAfterBattle, KeepBattleDie
from wartable.shadow_kingdoms.raises import RollUpAny, RollUpGainedDie, RollUpOwnTroop
from wartable.shadow_kingdoms.relics import DraftRelic, Rearrange
from wartable.shadow_kingdoms.rift_shrine import RiftlandsShrine
from wartable.shadow_kingdoms.riftlands_components import (
    AREAS,
    CHITS,
    MOST_IN_SET,
    NEW_AWARDS,
    OVERLAY_MARKER,
    OVERLAYS,
    POINTS_PER_OWN_ICON,
    RELIC_TYPE_IDS,
    RELICS,
    RIFTS,
    SET_POINTS,
    SOLO,
    SPACES,
)
from wartable.shadow_kingdoms.rifts import (
    Rifts,
    change_chits,
    chits_in,
    chits_on_board,
    fill_relic_space,
    put_on_stack,
    relics_of,
    rifts_of,
    take_relic,
)
from wartable.shadow_kingdoms.shrines import Shrine
from wartable.shadow_kingdoms.staffs import CampWithStaffs, FirstTasksWithStaffs
from wartable.shadow_kingdoms.table import Deck, Edition, ShadowKingdoms

ONE_OF_EACH_RELIC: Final[list[int]] = [1] * len(RELICS)
ADVERSARY: Final[i64] = 1  # solo: the owner after the only seat
EXPEDITION_SHRINE: Final[i64] = SHRINE_IDS.index(SOLO["adversary_expedition_on_entering"])


@final
class Riftlands(Edition):
    """The expansion's cards, locations and moments."""

    def sets_up(self, game: ShadowKingdoms) -> None:
        """RL-007, RL-R54, RL-R55: shuffle the Relics and fill the spaces. RL-008: then one Riftlands Award."""
        cards = list(range(len(RELICS)))
        game.chance.shuffle(cards)
        owners: i64 = game.seats + 1
        game.annex = Rifts(Deck(cards, 0, 0), [NOTHING] * (AREAS * SPACES), [0] * (owners * AREAS))
        for space in range(AREAS * SPACES):
            fill_relic_space(game, space)
        game.awards.append(int(NEW_AWARDS[game.chance.below(len(NEW_AWARDS))].number))
        game.claims.append([])

    def gives_sets(self, game: ShadowKingdoms) -> None:
        """RL-003: each player gets the overlay of their own monster kind."""
        for player in game.players:
            player.gets_powers(OVERLAYS[player.troop].always)

    def uncovers(self, game: ShadowKingdoms, seat: i64, marker: i64) -> None:
        """RL-036, RL-R02: the power works from the moment its marker has left the overlay, wherever it goes."""
        if marker == OVERLAY_MARKER:
            player = game.players[seat]
            player.gets_powers(OVERLAYS[player.troop].unlockable)

    def after_refill(self, game: ShadowKingdoms, seat: i64) -> None:
        """RL-023, RL-R13: each player in turn, from the active one clockwise, may exchange active Relics."""
        steps = [Rearrange(other) for other in each_seat_from(seat, game.seats)]
        game.do(*steps)

    def adversary_enters(self, game: ShadowKingdoms, shrine: i64) -> None:
        """RL-R31: on entering the Gem Shrine one chit goes where it has fewest, and the left Relic of that area to it.

        RL-R30: the Adversary does not visit the Riftlands Shrine.
        """
        if shrine != EXPEDITION_SHRINE or chits_on_board(game, ADVERSARY) == CHITS:
            return
        counts = [int(chits_in(game, ADVERSARY, area)) for area in range(AREAS)]
        area: i64 = counts.index(min(counts))
        change_chits(game, ADVERSARY, area, 1)
        game.tell("adversary_chit", {"rift": RIFTS[area].id})
        for space in range(area * SPACES, area * SPACES + SPACES):
            relic: i64 = rifts_of(game).spaces[space]
            if relic != NOTHING:
                game.tell("adversary_relic", {"relic": RELICS[relic].id})
                take_relic(game, relic)
                put_on_stack(game, ADVERSARY, relic)
                return

    def imagines(self, world: ShadowKingdoms) -> None:
        """RL-I01: the Relic deck is dealt again; Relics cycled under it stay."""
        rifts = rifts_of(world)
        seen = [relic for relic in rifts.spaces if relic != NOTHING]
        for owner in range(world.seats + 1):
            seen = seen + relics_of(world, owner)
        rifts.deck = dealt(ONE_OF_EACH_RELIC, seen, rifts.deck, world.chance)

    def award_is_met(self, game: ShadowKingdoms, seat: i64, award: Award) -> bool:
        """RL-097..RL-101: chits in the areas, or Relics of different types."""
        if award.kind == "chits_total":
            return chits_on_board(game, seat) >= award.count
        if award.kind == "relic_types":
            return len({int(RELICS[relic].type) for relic in relics_of(game, seat)}) >= award.count
        have = sorted((int(chits_in(game, seat, area)) for area in range(AREAS)), reverse=True)
        return all(have[place] >= least for place, least in enumerate(award.areas))

    def count(self, game: ShadowKingdoms, seat: i64, unit: str) -> i64:
        """RL-062: chits on the board; RL-063: Relics."""
        return chits_on_board(game, seat) if unit == "own_chits_on_board" else len(relics_of(game, seat))

    def other_sources(self) -> dict[str, Fact]:
        """Relics may bring points too."""
        return {"relics": 1}

    def score_lines(self, game: ShadowKingdoms) -> list[ScoreLine]:
        """RL-102, RL-104, RL-107, RL-108: Relic sets, ranks in the areas, own icons."""
        lines: list[ScoreLine] = []
        for seat, player in enumerate(game.players):
            lines.append(ScoreLine(seat, "relics", set_points(relics_of(game, seat)), {}))
            for area, rift in enumerate(RIFTS):
                lines.append(ScoreLine(seat, "expedition", rank_points(game, area, seat), {"rift": rift.id}))
            own = POINTS_PER_OWN_ICON * icons_on_completed(player, player.troop)
            lines.append(ScoreLine(seat, "own_icons", own, {"troop": TROOP_IDS[player.troop]}))
        return lines

    def adversary_points(self, game: ShadowKingdoms) -> i64:
        """RL-R33..RL-R35: ranks, Relic sets, and icons of its own colour on its plans."""
        points: i64 = set_points(relics_of(game, ADVERSARY))
        for area in range(AREAS):
            points += rank_points(game, area, ADVERSARY)
        for plan in game.adversary.plans:
            points += POINTS_PER_OWN_ICON * icons(PLANS[plan], game.adversary.troop)
        return points


def set_points(relics: list[int]) -> i64:
    """RL-102, RL-118: by the number of Relics of each type; RL-103: six score as five."""
    points: i64 = 0
    for kind in range(len(RELIC_TYPE_IDS)):
        number: i64 = 0
        for relic in relics:
            if RELICS[relic].type == kind:
                number += 1
        points += SET_POINTS[min(number, MOST_IN_SET)]
    return points


def rank_points(game: ShadowKingdoms, area: i64, owner: i64) -> i64:
    """RL-104, RL-R36: ranked by chits, none without one. RL-105, RL-106: tied players share their ranks, rounded down.

    RL-117, RL-120, RL-R37: only ranks up to the third are shared; nobody behind a tie moves up. RL-I15: never more is
    paid than printed.
    """
    own = chits_in(game, owner, area)
    if own == 0:
        return 0
    ahead: i64 = 0
    level: i64 = 0
    for other in range(len(rifts_of(game).chits) // AREAS):
        chits = chits_in(game, other, area)
        if chits > own:
            ahead += 1
        elif chits == own:
            level += 1
    ranks = RIFTS[area].ranks[ahead : ahead + level]
    return sum(ranks) // level


def riftlands() -> Riftlands:
    """RL-001: the updated Champions replace the base cards. RL-008, RL-009: a fourth Award.

    RL-R01: an eleventh marker.
    """
    replaced = [champion.replaces for champion in CHAMPIONS if champion.replaces]
    edition = Riftlands([champion for champion in CHAMPIONS if champion.id not in replaced], MARKERS[:])
    edition.locations = [Shrine(number) for number in range(SHRINES)]
    edition.locations.append(CampWithStaffs("camp"))
    edition.locations.append(RiftlandsShrine("riftlands"))
    return edition


def fill_vocabulary() -> None:
    """The offers and first tasks that only this expansion makes.

    Wild dice, Staffs and the Goblin's exchange are looked up where they are used.
    """
    OFFERS[DRAFT_RELIC] = DraftRelic()
    OFFERS[ROLL_UP_ANY] = RollUpAny()
    OFFERS[ROLL_UP_GAINED_DIE] = RollUpGainedDie()
    OFFERS[ROLL_UP_OWN_TROOP] = RollUpOwnTroop()
    OFFERS[GEM_AFTER_BATTLE] = GemAfterBattle()
    OFFERS[KEEP_DIE] = KeepBattleDie()
    OFFERS[CHOOSE_ONE] = ChooseOne()
    OFFERS[GAIN_FOR_PRICE] = GainForPrice()
    OCCASIONS[0] = FirstTasksWithStaffs()
