"""How a table of Shadow Kingdoms is laid: plans, dice, Champions, Relics and boards by their names.

Cards and dice are written as names with spaces between them: dice="orc:6 gnoll:2", "-" is an empty slot. What no
argument names lies in the decks and the bag, so that all components are on the table. Markers that are `off` a board
lie on areas of its map, one for each completed plan, unless Awards hold them.
"""

from collections.abc import Sequence

from tests.support.playing import asked, offered, offered_as, play, told  # noqa: F401  its tests import them from here

from wartable.shadow_kingdoms.components import (
    CHAMPIONS,
    PLANS,
    TROOPS,
    award_number,
    champion_number,
    marker_number,
    plan_number,
    side_number,
)
from wartable.shadow_kingdoms.dice import die_of
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, NOTHING, SHRINE_IDS, TROOP_IDS
from wartable.shadow_kingdoms.knowledge import all_champions
from wartable.shadow_kingdoms.options import IDS
from wartable.shadow_kingdoms.riftlands_components import OVERLAYS, RELICS, relic_number
from wartable.shadow_kingdoms.rifts import rifts_of
from wartable.shadow_kingdoms.table import Deck, Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import BAG_FIELD

# plans that the tests name often
CLASH_3 = "havoc_at_kestrel_down"  # Clash: orc, skeleton, gnoll
CLASH_2 = "duel_at_stagbrook"  # Clash: goblin, gargoyle
SIEGE_2 = "rams_at_oakengate"  # Siege: orc, skeleton
AMBUSH_2 = "toll_at_crooked_bridge"  # Ambush: goblin, orc
AVERY = "triumph_at_avery_hollow"  # Clash: 2 orc, goblin, gargoyle
FOUR = "slaughter_at_greyline"  # Clash: orc, skeleton, gargoyle, gnoll
FITTING = {AMBUSH_2: "goblin:{0} orc:{1}", SIEGE_2: "orc:{0} skeleton:{1}", CLASH_2: "goblin:{0} gargoyle:{1}"}
TYPE_PLANS = {"ambush": AMBUSH_2, "clash": CLASH_2, "siege": SIEGE_2}

# plans of the line in most positions: four icons each, so that nobody completes them by chance
HARD_LINE = (
    "siege_of_castle_aldermoor walls_of_elderglen fangs_at_hollow_barrow battle_of_olden_mill caravan_of_amber_gap"
)
ROWS = {
    "instant": "elite_guard thief shadow",
    "ongoing": "cutter soul_reavers warrior",
    "endgame": "firebrand bombardier hoarder",
}
SHRINES = {
    "gem": "goblin:4 orc:6",
    "magic": "orc:4 skeleton:6",
    "champions": "skeleton:4 gargoyle:6",
    "gold": "gargoyle:4 gnoll:6",
    "tactics": "goblin:6 gnoll:4",
}
SPARE_MARKERS = "champions_6 champions_10 reserve_right reserve_middle troop_4 troop_5 strength gems wild track_14"
AREAS = "0:0 0:1 0:2 1:0 1:1 1:2 2:0 2:1 2:2"


class Board:
    """One player's side of the table, as a test wants it. What is left out is as at the start."""

    def __init__(
        self,
        *,
        gold: int = 6,
        magic: int = 3,
        influence: int = 10,
        gems: int = 0,
        dice: str = "",
        extra: str = "",
        off: str = "",
        champions: str = "",
        reserve: Sequence[str] = (),
        completed: str = "",
        covered: str | None = None,
        map_side: str = "",
        troop: str = "",
        place: str = "camp",
        points: int = 0,
        active: str = "",
        stack: str = "",
        chits: Sequence[int] = (0, 0, 0),
    ) -> None:
        self.gold, self.magic, self.influence, self.gems = gold, magic, influence, gems
        self.dice, self.extra, self.off, self.champions = dice, extra, off, champions
        self.reserve, self.completed, self.covered, self.map_side = reserve, completed, covered, map_side
        self.troop, self.place, self.points = troop, place, points
        self.active, self.stack, self.chits = active, stack, chits


def dice_of(names: str) -> list[int]:
    """Dice by name, in canonical order."""
    found = [name.split(":") for name in names.split()]
    return sorted(int(die_of(TROOP_IDS.index(troop), int(value))) for troop, value in found)


def lay_awards(game: ShadowKingdoms, awards: str, claims: Sequence[Sequence[int]]) -> None:
    for place, name in enumerate(awards.split()):
        game.awards[place] = award_number(name)
    game.claims = [list(claims[place]) if place < len(claims) else [] for place in range(len(game.awards))]


def lay_board(game: ShadowKingdoms, owner: int, board: Board) -> None:
    player = game.players[owner]
    player.gold, player.magic, player.influence = board.gold, board.magic, board.influence
    player.gems, player.points = board.gems, board.points
    player.troop = TROOP_IDS.index(board.troop) if board.troop else owner
    player.side = side_number(board.map_side) if board.map_side else 2 * owner
    player.board = player.side // 2
    player.place = IDS["l"].index(board.place)
    player.dice = dice_of(board.dice)
    player.locked_die = dice_of(board.extra)[0] if board.extra else NOTHING
    player.reserve = [plan_number(name) if name else NOTHING for name in [*board.reserve, "", "", ""][:3]]
    player.champions = [champion_number(name) for name in board.champions.split()]
    player.owned = [sum(CHAMPIONS[kind].type == t for kind in player.champions) for t in range(3)]
    player.powers, player.hears = [], 0
    for kind in player.champions:
        if CHAMPIONS[kind].type == 1:
            player.gets_powers(CHAMPIONS[kind].powers)
    lay_markers(game, owner, board)


def lay_markers(game: ShadowKingdoms, owner: int, board: Board) -> None:
    """Markers off the board lie on Awards and areas; there are as many completed plans as covered areas."""
    player = game.players[owner]
    on_awards = sum(owner in claims for claims in game.claims)
    completed = board.completed.split()
    off = board.off.split()
    number = len(board.covered.split()) if board.covered is not None else max(len(completed), len(off) - on_awards)
    spare = [name for name in SPARE_MARKERS.split() if name not in off]
    off += spare[: max(number + on_awards - len(off), 0)]
    areas = board.covered.split() if board.covered is not None else AREAS.split()[: len(off) - on_awards]
    player.markers = sum(1 << marker for marker in range(len(game.edition.markers)))
    for name in off:
        player.markers &= ~(1 << marker_number(name))
    player.covered = sum(1 << (3 * int(area[0]) + int(area[2])) for area in areas)
    player.completed = [plan_number(name) for name in completed]
    player.completed += spare_plans(game, len(areas) - len(completed))


def spare_plans(game: ShadowKingdoms, number: int) -> list[int]:
    """Plans that count as completed where a test does not care which."""
    used = {plan for player in game.players for plan in player.completed + player.reserve}
    used |= {plan_number(name) for name in HARD_LINE.split()}
    used |= {plan_number(name) for name in (CLASH_3, CLASH_2, SIEGE_2, AMBUSH_2, AVERY, FOUR)}
    return [int(plan.number) for plan in reversed(PLANS) if int(plan.number) not in used][:number]


def lay_dice(game: ShadowKingdoms, shrines: dict[str, str], bag_is_empty: bool) -> None:
    game.shrines = [dice_of(shrines[name]) for name in SHRINE_IDS]
    game.bag = 0
    lying = [die for dice in game.shrines for die in dice] + [die for player in game.players for die in player.dice]
    lying += [int(player.locked_die) for player in game.players if player.locked_die != NOTHING]
    for troop in range(TROOPS):
        left = game.count.dice_per_color - sum(die // 6 == troop for die in lying)
        assert left >= 0, TROOP_IDS[troop]
        game.bag += left << BAG_FIELD * troop
    assert not bag_is_empty or game.bag == 0


def lay_plans(game: ShadowKingdoms, line: str, top: str, no_deck: bool) -> None:
    """`line` begins with the 1-Gold space; an absent deck is dealt to the last player as completed plans."""
    game.line = [plan_number(name) for name in line.split()]
    first = [plan_number(name) for name in top.split()]
    used = [plan for player in game.players for plan in player.completed + player.reserve] + game.line + first
    rest = [number for number in range(len(PLANS)) if number not in used]
    game.plan_deck = Deck([] if no_deck else first + rest, 0, 0)
    if no_deck:
        game.adversary.plans = rest  # out of the way: nothing counts them in a game of several players


def free_rows(game: ShadowKingdoms) -> dict[str, str]:
    """The usual rows; cards that somebody owns are replaced by others."""
    owned = [CHAMPIONS[kind].id for player in game.players for kind in player.champions]
    rows = {}
    for kind, name in enumerate(CHAMPION_TYPE_IDS):
        cards = [*ROWS[name].split(), *(one.id for one in game.edition.champions if one.type == kind)]
        rows[name] = " ".join([card for card in dict.fromkeys(cards) if kind == 0 or card not in owned][:3])
    return rows


def lay_champions(game: ShadowKingdoms, rows: dict[str, str], tops: dict[str, str], no_decks: bool) -> None:
    """Cards without a deck to lie in are owned by the last player, whose limit such a test does not look at."""
    game.rows = []
    for kind, name in enumerate(CHAMPION_TYPE_IDS):
        row = [NOTHING if card == "-" else champion_number(card) for card in rows[name].split()]
        first = [champion_number(card) for card in tops.get(name, "").split()]
        rest = all_champions(game, kind)
        for card in [*row, *first, *(one for player in game.players for one in player.champions)]:
            if card != NOTHING and CHAMPIONS[card].type == kind:
                rest.remove(card)
        game.rows = game.rows + [int(card) for card in row]
        game.champion_decks[kind] = Deck(first + rest, 0, 0)
        if no_decks:
            game.champion_decks[kind] = Deck(first + rest, len(first + rest), 0)


def lay_relics(game: ShadowKingdoms, boards: Sequence[Board], relics: str) -> None:
    rifts = rifts_of(game)
    active = [[relic_number(name) for name in board.active.split()] for board in boards]
    stacks = [[relic_number(name) for name in board.stack.split()] for board in boards]
    owned = [relic for cards in active + stacks for relic in cards]
    face_up = [relic_number(name) for name in relics.split()]
    rest = [number for number in range(len(RELICS)) if number not in owned + face_up]
    rifts.spaces = face_up + rest[: 6 - len(face_up)]
    rifts.deck = Deck(rest[6 - len(face_up) :], 0, 0)
    rifts.active, rifts.stacks = [sorted(cards) for cards in [*active, []]], [sorted(cards) for cards in [*stacks, []]]
    rifts.chits = [chits for board in boards for chits in board.chits] + [0, 0, 0]
    for owner, player in enumerate(game.players):
        give_overlay(player)
        for relic in rifts.active[owner]:
            player.gets_powers(RELICS[relic].powers)


def give_overlay(player: Player) -> None:
    overlay = OVERLAYS[player.troop]
    player.gets_powers(overlay.always)
    if not player.is_covered(marker_number("overlay_power")):
        player.gets_powers(overlay.unlockable)


def line_with(plan: str, place: int) -> str:
    """The usual line with a plan on the space of so much Gold."""
    plans = HARD_LINE.split()
    return " ".join([*plans[: place - 1], plan, *plans[place:]])
