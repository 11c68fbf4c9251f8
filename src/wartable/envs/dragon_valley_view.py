"""What a seat of Dragon Valley observes: its view as numbers."""

# not compiled: it is only read when an environment is made

from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CARD_IDS,
    CELL_IDS,
    FOE_IDS,
    FRIEND_IDS,
    LOCATIONS,
    PLACE_IDS,
    TERRITORY_IDS,
    UNITS,
)
from wartable.dragon_valley.draw_view import DrawView, PileView
from wartable.dragon_valley.table import ENDING_WORDS, PHASE_WORDS
from wartable.dragon_valley.underway import BuildingPlanView, FrayView, MovingView
from wartable.dragon_valley.view import (
    BaronyView,
    BuildingView,
    DragonValleyView,
    EnemyView,
    LocationView,
    SiegeView,
    StackView,
)
from wartable.envs.parts import (
    LEFT_OUT,
    Around,
    Counts,
    CountsOf,
    Fields,
    FoundBy,
    InOrder,
    Maybe,
    Numbers,
    OneNumber,
    Portion,
    WhichSeat,
    WhichSeats,
    Word,
)

DRAWS = 2  # as many as divide at the same time
PILES = 4
UNIT_IDS = [unit.id for unit in UNITS]
ITEMS = [
    *(f"building:{one}" for one in BUILDING_IDS),
    *(f"card:{one}" for one in CARD_IDS),
    *(f"unit:{one}" for one in UNIT_IDS),
]


def dragon_valley_view(players: int) -> Portion:
    barony = view_barony()
    return Fields(
        DragonValleyView,
        {
            "mode": LEFT_OUT,
            "end_score": LEFT_OUT,
            "last_round": LEFT_OUT,
            "is_last_round": OneNumber(),
            "solo": LEFT_OUT,
            "round": OneNumber(),
            "phase": Word(PHASE_WORDS),
            "favored": WhichSeat(players),
            "active": WhichSeat(players),
            "actions": Counts(["move", "build", "recharge"]),
            "baronies": Around(players, barony, barony),
            "locations": InOrder(int(LOCATIONS), view_location(players)),
            "draws": InOrder(DRAWS, view_draw(players)),
            "bag": Numbers(UNIT_IDS),
            "dead": Numbers(FRIEND_IDS),
            "stack": OneNumber(),
            "deck": OneNumber(),
            "undrawn": Numbers(BUILDING_IDS),
            "unseen_cards": Counts(CARD_IDS),
            "discards": Counts(CARD_IDS),
            "revealed": Counts(CARD_IDS),
            "sapped": Counts(BUILDING_IDS),
            "hidden_territories": Counts(TERRITORY_IDS),
            "building": Maybe(Fields(BuildingPlanView, {"building": Word(BUILDING_IDS), "left": OneNumber()})),
            "moving": Maybe(view_moving()),
            "fray": Maybe(view_fray(players)),
            "over": OneNumber(),
            "ending": Word([one for one in ENDING_WORDS if one]),
        },
    )


def view_barony() -> Portion:
    return Fields(
        BaronyView,
        {
            "seat": LEFT_OUT,
            "color": LEFT_OUT,
            "score": OneNumber(),
            "units": FoundBy({"place": PLACE_IDS, "unit": FRIEND_IDS}, view_stack()),
            "enemies": FoundBy({"place": CELL_IDS, "enemy": FOE_IDS}, view_enemy()),
            "buildings": FoundBy({"place": CELL_IDS}, view_building()),
            "supply": Numbers(BUILDING_IDS),
            "cards": Counts(CARD_IDS),
            "prisoners": OneNumber(),
            "guard": OneNumber(),
            "markers": OneNumber(),
            "conquered": Counts(TERRITORY_IDS),
            "built": OneNumber(),
            "kept": Numbers(FOE_IDS),
            "moves": Numbers(FRIEND_IDS),
            "covers": Numbers(FRIEND_IDS),
            "place": OneNumber(),
        },
    )


def view_stack() -> Portion:
    found: dict[str, Portion | None] = {"place": LEFT_OUT, "unit": LEFT_OUT}
    return Fields(StackView, found | {"count": OneNumber(), "ready": OneNumber(), "blessed": OneNumber()})


def view_enemy() -> Portion:
    return Fields(EnemyView, {"place": LEFT_OUT, "enemy": LEFT_OUT, "count": OneNumber(), "engaged": OneNumber()})


def view_building() -> Portion:
    state: dict[str, Portion | None] = {"face_up": OneNumber(), "sapped": OneNumber(), "fire": OneNumber()}
    return Fields(BuildingView, state | {"place": LEFT_OUT, "building": Word(BUILDING_IDS)})


def view_location(players: int) -> Portion:
    """What a territory needs and its crown are printed on it."""
    siege = view_siege()
    return Fields(
        LocationView,
        {
            "id": LEFT_OUT,
            "state": Word(["unknown", "known", "face_up", "gone"]),
            "territory": Word(TERRITORY_IDS),
            "needs": LEFT_OUT,
            "crown": LEFT_OUT,
            "covered": Numbers(FRIEND_IDS),
            "sieges": Around(players, siege, siege),
            "claimed": WhichSeat(players),
            "looked": WhichSeats(players),
        },
    )


def view_siege() -> Portion:
    units = Numbers(FRIEND_IDS)
    return Fields(SiegeView, {"seat": LEFT_OUT, "units": units, "covers": units, "withdrawing": OneNumber()})


def view_draw(players: int) -> Portion:
    pile = Fields(PileView, {"thing": LEFT_OUT, "items": Counts(ITEMS), "owner": WhichSeat(players)})
    return Fields(
        DrawView,
        {
            "castellan": WhichSeat(players),
            "choosers": WhichSeats(players),
            "piles": InOrder(PILES, pile),
            "waiting": CountsOf("item", ITEMS),
        },
    )


def view_moving() -> Portion:
    place = Word(PLACE_IDS)
    return Fields(MovingView, {"place": place, "unit": Word(FRIEND_IDS), "blessed": OneNumber(), "to": place})


def view_fray(players: int) -> Portion:
    who = {"seat": WhichSeat(players), "place": Word(PLACE_IDS)}
    return Fields(FrayView, who | {"unit": Word(FRIEND_IDS), "blessed": OneNumber(), "enemy": Word(FOE_IDS)})
