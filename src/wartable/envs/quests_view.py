"""What a seat of Quests observes: its view as numbers."""

# not compiled: it is only read when an environment is made

from wartable.envs.parts import (
    LEFT_OUT,
    Around,
    Counts,
    Fields,
    InOrder,
    Maybe,
    Numbers,
    OneNumber,
    Portion,
    WhichSeat,
    Word,
)
from wartable.quests.components import CITIZENS, DEED_IDS, GUILD_MASTERS, QUESTS, RESOURCE_IDS, ROLE_IDS, SLOTS
from wartable.quests.view import GroupView, PartyView, PlayerView, QuestsView, SlotView

OPEN_GROUPS = 3  # more are rare; of those the newest are told
CITIZEN_IDS = [citizen.id for citizen in CITIZENS]
QUEST_IDS = [quest.id for quest in QUESTS]


def quests_view(players: int) -> Portion:
    brings = Numbers([*ROLE_IDS, *RESOURCE_IDS])
    return Fields(
        QuestsView,
        {
            "players": Around(players, view_player(True), view_player(False)),
            "line": InOrder(int(SLOTS), Fields(SlotView, {"cost": LEFT_OUT, "citizen": Word(CITIZEN_IDS)})),
            "hire_from_hand_cost": LEFT_OUT,
            "spaces": Counts(QUEST_IDS),
            "citizen_deck": OneNumber(),
            "quest_deck": OneNumber(),
            "citizen_discard": Counts(CITIZEN_IDS),
            "quest_discard": Counts(QUEST_IDS),
            "solo": LEFT_OUT,
            "active": WhichSeat(players),
            "main_actions": OneNumber(),
            "first_player": WhichSeat(players),
            "round": OneNumber(),
            "idle_rounds": OneNumber(),
            "quests_to_end": LEFT_OUT,
            "end_triggered": OneNumber(),
            "groups": InOrder(OPEN_GROUPS, view_group()),
            "set_aside": Word(CITIZEN_IDS),
            "owed": OneNumber(),
            "party": Maybe(
                Fields(PartyView, {"quest": Word(QUEST_IDS), "citizens": Counts(CITIZEN_IDS), "brings": brings})
            ),
            "over": OneNumber(),
        },
    )


def view_player(own: bool) -> Portion:
    """QV-038: only the viewer's own hand is seen, and until the end only their own guild master."""
    return Fields(
        PlayerView,
        {
            "seat": LEFT_OUT,
            "hand": Counts(CITIZEN_IDS) if own else LEFT_OUT,
            "hand_size": OneNumber(),
            "guild": Counts(CITIZEN_IDS),
            "guild_yield": Numbers([*ROLE_IDS, *RESOURCE_IDS]),
            "reserve": Word(QUEST_IDS),
            "completed": Counts(QUEST_IDS),
            "points": OneNumber(),
            "guild_master": Word([master.id for master in GUILD_MASTERS]),
        },
    )


def view_group() -> Portion:
    """What can still be used; where it came from does not matter any more."""
    return Fields(GroupView, {"source": LEFT_OUT, "steps": Counts(DEED_IDS), "only_one": OneNumber()})
