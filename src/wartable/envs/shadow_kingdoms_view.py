"""What a seat of Shadow Kingdoms observes: its view as numbers."""

# not compiled: it is only read when an environment is made

from wartable.envs.parts import (
    LEFT_OUT,
    Around,
    BySeat,
    Counts,
    Fields,
    InOrder,
    Maybe,
    Numbers,
    OneNumber,
    Portion,
    WhichSeat,
    WhichSeats,
    Word,
)
from wartable.envs.shadow_kingdoms_actions import MOST_DICE
from wartable.shadow_kingdoms.battle_view import BattleView, PayView
from wartable.shadow_kingdoms.components import (
    AREAS,
    AWARDS,
    BASE_CHAMPIONS,
    CHAMPIONS,
    CIRCLES,
    DIE_CODES,
    LINE_SPACES,
    MAP_SIDES,
    MARKERS,
    PLANS,
    ROW_SLOTS,
    SLOT_IDS,
    SLOTS,
    TYPES,
)
from wartable.shadow_kingdoms.effects import SHRINE_IDS, TROOP_IDS
from wartable.shadow_kingdoms.map_view import AreaView, MapView
from wartable.shadow_kingdoms.options import IDS, die_word
from wartable.shadow_kingdoms.riftlands_components import AREAS as RIFT_AREAS
from wartable.shadow_kingdoms.riftlands_components import RELICS, SPACES
from wartable.shadow_kingdoms.view import (
    AdversaryView,
    AwardView,
    CircleView,
    PlayerView,
    RiftView,
    RowView,
    ShadowKingdomsView,
    ShrineView,
    SlotView,
    SpaceView,
)

DICE = [die_word(die) for die in range(DIE_CODES)]
PLAN_IDS = [plan.id for plan in PLANS]
RELIC_IDS = [relic.id for relic in RELICS]
MAP_BOARDS = sorted({int(side.board) for side in MAP_SIDES})


def shadow_kingdoms_view(players: int, riftlands: bool) -> Portion:
    champions = [champion.id for champion in (CHAMPIONS if riftlands else BASE_CHAMPIONS)]
    space = Fields(SpaceView, {"cost": LEFT_OUT, "plan": Word(PLAN_IDS)})
    return Fields(
        ShadowKingdomsView,
        {
            "players": Around(
                players, view_player(champions, riftlands, True), view_player(champions, riftlands, False)
            ),
            "shrines": InOrder(len(SHRINE_IDS), view_shrine(players)),
            "gems": OneNumber(),
            "bag": Numbers(TROOP_IDS),
            "line": InOrder(int(LINE_SPACES), space),
            "plan_deck": OneNumber(),
            "rows": InOrder(int(TYPES), view_row(champions)),
            "awards": InOrder(3, view_award(players)),
            "chart": LEFT_OUT,
            "discounts": LEFT_OUT,
            "track_spaces": LEFT_OUT,
            "plans_to_end": LEFT_OUT,
            "relic_spaces": LEFT_OUT,
            "rifts": InOrder(int(RIFT_AREAS), view_rift(players)) if riftlands else LEFT_OUT,
            "relic_deck": OneNumber() if riftlands else LEFT_OUT,
            "adversary": view_adversary(riftlands) if players == 1 else LEFT_OUT,
            "battle": Maybe(view_battle(players)),
            "riftlands": LEFT_OUT,
            "active": WhichSeat(players),
            "first_player": WhichSeat(players),
            "round": OneNumber(),
            "end_triggered": OneNumber(),
            "over": OneNumber(),
        },
    )


def view_player(champions: list[str], riftlands: bool, own: bool) -> Portion:
    """The viewer's own dice are in order, as sets of dice are chosen by it."""
    relics = Counts(RELIC_IDS) if riftlands else LEFT_OUT
    return Fields(
        PlayerView,
        {
            "seat": LEFT_OUT,
            "troop": Word(TROOP_IDS),
            "place": Word(IDS["l"]),
            "gold": OneNumber(),
            "magic": OneNumber(),
            "influence": OneNumber(),
            "track_limit": OneNumber(),
            "gems": OneNumber(),
            "gem_limit": OneNumber(),
            "dice": InOrder(MOST_DICE, Word(DICE)) if own else Counts(DICE),
            "die_spaces": OneNumber(),
            "extra_die": Word(DICE),
            "has_extra_space": OneNumber(),
            "markers": Counts([marker.id for marker in MARKERS]),
            "slots": InOrder(int(SLOTS), view_slot()),
            "completed": Counts(PLAN_IDS),
            "champions": Counts(champions),
            "champion_limit": OneNumber(),
            "map": Maybe(view_map()),
            "map_board": Word(MAP_BOARDS),
            "points": OneNumber(),
            "active_relics": relics,
            "relic_stack": relics,
            "chits": InOrder(int(RIFT_AREAS), OneNumber()) if riftlands else LEFT_OUT,
            "chits_left": OneNumber() if riftlands else LEFT_OUT,
        },
    )


def view_slot() -> Portion:
    printed = {"id": LEFT_OUT, "bonus": LEFT_OUT, "marker": LEFT_OUT}
    return Fields(SlotView, printed | {"is_open": OneNumber(), "plan": Word(PLAN_IDS)})


def view_map() -> Portion:
    """What is printed follows from the side; Chain bonuses are earned where both areas are covered."""
    area = Fields(AreaView, {"row": LEFT_OUT, "column": LEFT_OUT, "kind": LEFT_OUT, "covered": OneNumber()})
    side = Word([side.id for side in MAP_SIDES])
    return Fields(MapView, {"id": side, "name": LEFT_OUT, "areas": InOrder(int(AREAS), area), "chains": LEFT_OUT})


def view_shrine(players: int) -> Portion:
    who: dict[str, Portion | None] = {
        "wardens": WhichSeats(players),
        "adversary": OneNumber() if players == 1 else LEFT_OUT,
    }
    return Fields(ShrineView, who | {"id": LEFT_OUT, "dice": Counts(DICE)})


def view_row(champions: list[str]) -> Portion:
    slots = InOrder(int(ROW_SLOTS), Word(champions))
    return Fields(RowView, {"type": LEFT_OUT, "slots": slots, "deck": OneNumber()})


def view_award(players: int) -> Portion:
    circle = Fields(CircleView, {"points": LEFT_OUT, "seats": WhichSeats(players)})
    award = Word([award.id for award in AWARDS])
    return Fields(AwardView, {"award": award, "circles": InOrder(len(CIRCLES), circle)})


def view_rift(players: int) -> Portion:
    printed = {"id": LEFT_OUT, "cost": LEFT_OUT, "ranks": LEFT_OUT}
    chits = InOrder(2, OneNumber()) if players == 1 else BySeat(players)  # a lone player's, then the Adversary's
    return Fields(RiftView, printed | {"relics": InOrder(int(SPACES), Word(RELIC_IDS)), "chits": chits})


def view_adversary(riftlands: bool) -> Portion:
    return Fields(
        AdversaryView,
        {
            "place": Word(SHRINE_IDS),
            "troop": Word(TROOP_IDS),
            "points": OneNumber(),
            "plans": Counts(PLAN_IDS),
            "relics": Counts(RELIC_IDS) if riftlands else LEFT_OUT,
        },
    )


def view_battle(players: int) -> Portion:
    """The step under way shows in the question. Dice are in the order in which flips and changes number them."""
    return Fields(
        BattleView,
        {
            "seat": WhichSeat(players),
            "steps": LEFT_OUT,
            "plan": Word(PLAN_IDS),
            "from_slot": Word(SLOT_IDS),
            "dice": Counts(DICE),
            "wild": LEFT_OUT,
            "numbered": InOrder(MOST_DICE, Word(DICE)),
            "surplus": Counts(TROOP_IDS),
            "combined": OneNumber(),
            "total": OneNumber(),
            "points": OneNumber(),
            "next": Maybe(Fields(PayView, {"strength": OneNumber(), "points": OneNumber()})),
        },
    )
