"""What a seat of Immortals observes: its view as numbers."""

# not compiled: it is only read when an environment is made

from wartable.envs.parts import (
    LEFT_OUT,
    Around,
    BySeat,
    Counts,
    Fields,
    FoundBy,
    InOrder,
    Maybe,
    Numbers,
    OneNumber,
    Portion,
    WhichSeat,
    Word,
)
from wartable.immortals.battle_view import CubesView
from wartable.immortals.components import (
    BOARDS,
    CARD_IDS,
    DARK_TRIBES,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    LIGHT_TRIBES,
    MAGIC_IDS,
    REALM_IDS,
    SITE_IDS,
    SPACES,
)
from wartable.immortals.table import PHASE_WORDS, SOURCE_WORDS
from wartable.immortals.view import HandView, ImmortalsView, PlanSpaceView, PlayerView, SiteView

REGION_CARDS = CARD_IDS[:FIRST_CONFLICT]
CONFLICT_CARDS = CARD_IDS[FIRST_CONFLICT:FIRST_MAGIC]
GROUP_SIZES = sorted({int(size) for boards in BOARDS for board in boards for size in board.groups(True)})


def immortals_view(players: int) -> Portion:
    cubes = Fields(CubesView, {"armies": BySeat(players), "inhabitants": OneNumber()})
    return Fields(
        ImmortalsView,
        {
            "players": Around(players, view_player(True), view_player(False)),
            "sites": FoundBy({"id": SITE_IDS}, view_site(players)),
            "phase": Word(PHASE_WORDS),
            "round": OneNumber(),
            "rounds": LEFT_OUT,
            "first_player": WhichSeat(players),
            "marker": WhichSeat(players),
            "active": WhichSeat(players),
            "revealed": Word(CARD_IDS),
            "source": Word(SITE_IDS),
            "goal": Word(SITE_IDS),
            "battle": LEFT_OUT,  # told from the log, which is off in simulations; what it led to is on the table
            "areas": LEFT_OUT,  # they follow from the sites
            "scoring": LEFT_OUT,  # told from the log too
            "tray": cubes,
            "inside_tower": cubes,
            "inhabitants": OneNumber(),
            "portals": OneNumber(),
            "region_stack": Counts(REGION_CARDS),
            "stack": OneNumber(),
            "draft_stacks": Numbers(REALM_IDS),
            "discard": Counts(CONFLICT_CARDS),
            "over": OneNumber(),
        },
    )


def view_site(players: int) -> Portion:
    return Fields(
        SiteView,
        {
            "id": LEFT_OUT,
            "region": LEFT_OUT,
            "area": LEFT_OUT,
            "realm": LEFT_OUT,
            "energy": LEFT_OUT,
            "gold": LEFT_OUT,
            "owner": WhichSeat(players),
            "armies": OneNumber(),
            "building": Word(["shrine", "capital"]),
            "portal": OneNumber(),
        },
    )


def view_player(own: bool) -> Portion:
    """IM-066: a player's own cards are seen; of others', what everybody may know."""
    return Fields(
        PlayerView,
        {
            "seat": LEFT_OUT,
            "color": LEFT_OUT,
            "light_tribe": Word([tribe.id for tribe in LIGHT_TRIBES]),
            "dark_tribe": Word([tribe.id for tribe in DARK_TRIBES]),
            "home": LEFT_OUT,
            "construct": LEFT_OUT,
            "groups": Counts(GROUP_SIZES),
            "supply": OneNumber(),
            "limbo": Numbers(REALM_IDS),
            "gold": OneNumber(),
            "energy": OneNumber(),
            "points": OneNumber(),
            "tally": Numbers(SOURCE_WORDS),
            "next_scoring": OneNumber(),
            "region_cards": Counts(REGION_CARDS),
            "conflict_cards": OneNumber(),
            "shown_conflicts": Counts(CONFLICT_CARDS),
            "draft_hand": OneNumber(),
            "draft_realm": Word(REALM_IDS),
            "choosing": OneNumber(),
            "spaces": InOrder(int(SPACES), view_space(own)),
            "hand": Maybe(view_hand()) if own else LEFT_OUT,
        },
    )


def view_space(own: bool) -> Portion:
    """What is printed on a space follows from the tribes."""
    return Fields(
        PlanSpaceView,
        {
            "id": LEFT_OUT,
            "half": LEFT_OUT,
            "action": LEFT_OUT,
            "same_as": LEFT_OUT,
            "cost": LEFT_OUT,
            "laid": OneNumber(),
            "card": Word(CARD_IDS) if own else LEFT_OUT,
            "outlook": LEFT_OUT,
        },
    )


def view_hand() -> Portion:
    return Fields(
        HandView,
        {
            "regions": Counts(REGION_CARDS),
            "conflicts": Counts(CONFLICT_CARDS),
            "magic": Counts(MAGIC_IDS),
            "blanks": OneNumber(),
            "draft": Counts(CONFLICT_CARDS),
            "chosen": Word(CARD_IDS),
        },
    )
