"""Cards: the faces of citizens, quests and guild masters, their text and icons made from the data."""

# not compiled: msgspec structures

from functools import cache
from typing import Any

from wartable.engine.contract import ENGLISH
from wartable.engine.face import Amount, CardFace
from wartable.quests.components import (
    CITIZENS,
    COST_IDS,
    DEED_ROWS,
    GUILD_MASTERS,
    QUESTS,
    RESOURCE_IDS,
    ROLE_IDS,
    Citizen,
    GuildMaster,
    Quest,
)
from wartable.quests.printed import TOML
from wartable.words import Speaker

FREE = "none"


@cache
def faces(language: str = ENGLISH) -> list[CardFace]:
    """Every different card, in the canonical order of the component data."""
    speaker = Speaker("quests", language)
    citizens = [citizen_face(citizen, speaker) for citizen in CITIZENS]
    quests = [quest_face(quest, speaker) for quest in QUESTS]
    return citizens + quests + [guild_master_face(master, speaker) for master in GUILD_MASTERS]


def citizen_face(citizen: Citizen, speaker: Speaker) -> CardFace:
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
        text=power_text(citizen, speaker),
        copies=citizen.copies,
        rule=citizen.rule,
    )


def quest_face(quest: Quest, speaker: Speaker) -> CardFace:
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
        text=speaker.as_sentence(gains_text(quest.bonus, "and", speaker) or speaker.say("cards-no_bonus")),
        flavor=speaker.say(f"flavor-{quest.id}"),
        rule=quest.rule,
    )


def guild_master_face(master: GuildMaster, speaker: Speaker) -> CardFace:
    """QV-017, QV-185: the bonus of a guild master."""
    types = speaker.listed([speaker.word(one) for one in master.bonus], "or")
    (points,) = set(master.bonus.values())  # printed once, for both types
    return CardFace(
        id=master.id,
        sort="guild_master",
        name=master.name,
        points=points,
        icons=list(master.bonus),
        text=speaker.say("cards-guild_master", types=types),
        rule=master.rule,
    )


def power_text(citizen: Citizen, speaker: Speaker) -> str:
    """QV-032, QV-034: the sentence of a hire power: what is paid, then what is gained."""
    power = citizen.power
    if not power.deeds:
        return speaker.say("cards-no_power")
    gains = gains_text(power.deeds, "or" if power.only_one else "and", speaker)
    cost = COST_IDS[power.cost]
    return speaker.as_sentence(gains if cost == FREE else speaker.say(f"cards-{cost}", gains=gains))


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


def gains_text(deeds: list[int], by: str, speaker: Speaker) -> str:
    """The words for each deed; the same action twice is said once."""
    said = [speaker.say(f"cards-{DEED_ROWS[deed]['id']}", times=deeds.count(deed)) for deed in dict.fromkeys(deeds)]
    return speaker.listed(said, by)
