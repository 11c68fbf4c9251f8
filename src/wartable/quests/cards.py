"""Cards: the faces of citizens, quests and guild masters, their text and icons made from the data."""

# not compiled: msgspec structures

from functools import cache
from typing import Any

from wartable.engine.face import Amount, CardFace
from wartable.quests.components import (
    CITIZENS,
    COST_IDS,
    DEED_ROWS,
    GUILD_MASTERS,
    QUESTS,
    RESOURCE_IDS,
    ROLE_IDS,
    TOML,
    Citizen,
    GuildMaster,
    Quest,
)

CITIZEN_RULES = [number for number in range(137, 168) if number not in (150, 152, 162)]  # those explain a power twice
FIRST_QUEST_RULE = 104
FIRST_GUILD_MASTER_RULE = 186


@cache
def faces() -> list[CardFace]:
    """Every different card, in the canonical order of the component data."""
    citizens = [citizen_face(citizen) for citizen in CITIZENS]
    quests = [quest_face(quest) for quest in QUESTS]
    return citizens + quests + [guild_master_face(master) for master in GUILD_MASTERS]


def citizen_face(citizen: Citizen) -> CardFace:
    """QV-012..QV-014, QV-219: role, resources and power of a citizen."""
    gives = [Amount(name, citizen.numbers[name]) for name in RESOURCE_IDS if citizen.numbers[name]]
    equals = [Amount(name, None) for name in citizen.equals]
    return CardFace(
        id=citizen.id,
        sort="citizen",
        name=citizen.name,
        kind=citizen.role,
        gives=gives + equals,
        icons=power_icons(citizen),
        text=power_text(citizen),
        copies=citizen.copies,
        rule=f"QV-{CITIZEN_RULES[citizen.kind]}",
    )


def quest_face(quest: Quest) -> CardFace:
    """QV-015, QV-016: requirement, points, type and bonus of a quest."""
    asked = [(role, quest.roles[role]) for role in ROLE_IDS]
    asked += [(name, quest.resources[name]) for name in RESOURCE_IDS]
    return CardFace(
        id=quest.id,
        sort="quest",
        name=quest.name,
        kind=quest.type,
        needs=[Amount(what, amount) for what, amount in asked if amount],
        points=quest.points,
        icons=[str(DEED_ROWS[deed]["id"]) for deed in quest.bonus],
        text=as_sentence(" and ".join(phrases(quest.bonus)) or "no bonus"),
        flavor=quest.flavor,
        rule=f"QV-{FIRST_QUEST_RULE + quest.number}",
    )


def guild_master_face(master: GuildMaster) -> CardFace:
    """QV-017, QV-185: the bonus of a guild master."""
    names = {row["id"]: row["name"] for row in TOML["quest_types"]}
    types = " or ".join(names[one] for one in master.bonus)
    return CardFace(
        id=master.id,
        sort="guild_master",
        name=master.name,
        icons=list(master.bonus),
        text=f"1 point for each completed quest of the type {types}.",
        rule=f"QV-{FIRST_GUILD_MASTER_RULE + master.number}",
    )


def power_text(citizen: Citizen) -> str:
    """QV-032, QV-034: the sentence of a hire power: what is paid, then what is gained."""
    power = citizen.power
    if not power.deeds:
        return "No hire power."
    cost = cost_row(citizen)["phrase"]
    gains = (" or " if power.only_one else " and ").join(phrases(power.deeds))
    return as_sentence(f"{cost}: {gains}" if cost else gains)


def power_icons(citizen: Citizen) -> list[str]:
    """QV-026..QV-034: the row of icons of a hire power."""
    power = citizen.power
    cost = cost_row(citizen)["icons"]
    icons: list[str] = [*cost, "pay"] if cost else []
    for place, deed in enumerate(power.deeds):
        if place and power.only_one:
            icons.append("or")
        icons += DEED_ROWS[deed].get("icons", [DEED_ROWS[deed]["id"]])
    return icons


def cost_row(citizen: Citizen) -> dict[str, Any]:
    name = COST_IDS[citizen.power.cost]
    return next(row for row in TOML["power_costs"] if row["id"] == name)


def phrases(deeds: list[int]) -> list[str]:
    """The words for each deed; the same action twice is said once."""
    said: list[str] = []
    for deed in dict.fromkeys(deeds):
        row = DEED_ROWS[deed]
        said.append(row["phrase_twice"] if deeds.count(deed) == 2 else row["phrase"])
    return said


def as_sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
