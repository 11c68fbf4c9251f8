"""Cards: the faces of King's Aid cards, building tiles, territory tiles and units, their text made from the data."""

# not compiled: msgspec structures

from functools import cache
from typing import Any

from wartable.dragon_valley.components import (
    BUILDING_ROWS,
    CARD_ROWS,
    FRIEND_IDS,
    PAYOUT,
    TERRITORIES,
    TOML,
    UNITS,
    Building,
    Card,
    Territory,
    Unit,
)
from wartable.engine.contract import ENGLISH
from wartable.engine.face import Amount, CardFace
from wartable.words import Speaker


@cache
def faces(language: str = ENGLISH) -> list[CardFace]:
    """Every different piece, in the canonical order of the component data."""
    speaker = Speaker("dragon_valley", language)
    cards = [card_face(card, speaker) for card in CARD_ROWS]
    buildings = [building_face(building, speaker) for building in BUILDING_ROWS]
    territories = [territory_face(territory, speaker) for territory in TERRITORIES]
    return cards + buildings + territories + [unit_face(unit, speaker) for unit in UNITS]


def card_face(card: Card, speaker: Speaker) -> CardFace:
    """DV-010: a King's Aid card."""
    text = speaker.listed([effect_text(effect, speaker) for effect in card.effects], "sentences")
    kind = "compulsory" if card.mandatory else "optional"
    return CardFace(id=card.id, sort="card", name=card.name, kind=kind, text=text, rule=card.rule)


def effect_text(effect: dict[str, Any], speaker: Speaker) -> str:
    """What one effect does; card texts are put together from these."""
    payout = speaker.listed([str(points) for points in PAYOUT[1:]], "or")
    return speaker.say(f"cards-{effect['op']}", amount=effect.get("amount", 1), payout=payout)


def building_face(building: Building, speaker: Speaker) -> CardFace:
    """DV-009: a building tile: where it may be built, and what it does."""
    sentences = building_texts(building, speaker) + [effect_text(effect, speaker) for effect in building.effects]
    return CardFace(
        id=building.id,
        sort="building",
        name=building.name,
        kind=building.kind,
        icons=[*building.stops, *building.destroyed_by],
        text=speaker.listed(sentences, "sentences"),
        copies=building.count,
        rule=building.rule,
    )


def building_texts(building: Building, speaker: Speaker) -> list[str]:
    """What a tile does to enemies and for units, from its fields alone."""
    if building.destroys:
        return [speaker.say("cards-tower")]
    if building.turns:
        texts = [speaker.say("cards-turns", enemies=units_text(building.turns, speaker))]
        breakers = units_text(building.destroyed_by, speaker)
        return [*texts, speaker.say("cards-destroyed_by", enemies=breakers)] if breakers else texts
    if building.upgrades:
        name = "cards-upgrades_guarded" if building.id == "carpenter" else "cards-upgrades"
        return [speaker.say(name, units=units_text([building.upgrades], speaker))]
    if building.id == "stable":
        return [speaker.say("cards-stable")]
    is_prison = building.kind == "underground"
    return [speaker.say("cards-dungeon", prisoners=TOML["dungeon"]["capacity"])] if is_prison else []


def units_text(ids: list[str], speaker: Speaker) -> str:
    return speaker.listed([speaker.say(f"cards-many-{one}") for one in ids])


def territory_face(territory: Territory, speaker: Speaker) -> CardFace:
    """DV-011: a territory tile: the squares to cover and the crown."""
    needs = [Amount(unit, number) for unit, number in zip(FRIEND_IDS, territory.squares, strict=True) if number]
    name = "cards-nothing_to_conquer" if territory.empty else "cards-conquered"
    return CardFace(
        id=territory.id,
        sort="territory",
        name=territory.name,
        kind="empty" if territory.empty else "territory",
        needs=needs,
        points=None if territory.empty else territory.crown,
        text=speaker.say(name, points=territory.crown),
        copies=territory.count,
        rule="DV-011",
    )


def unit_face(unit: Unit, speaker: Speaker) -> CardFace:
    """DV-012: a cube: how far it moves, and whom it destroys by the chart (DV-114..DV-122)."""
    beaten = [row for row in TOML["battle"] if unit.id in (row["friendly"], row["enemy"])]
    beats = [row["enemy"] for row in beaten if row["friendly"] == unit.id and row["enemy_destroyed"]]
    beats += [row["friendly"] for row in beaten if row["enemy"] == unit.id and row["friendly_destroyed"]]
    moves = speaker.say("cards-moves", spaces=int(unit.move))
    harms = "cards-destroys" if beats else "cards-harmless"
    destroys = speaker.say(harms, units=units_text(beats, speaker))
    return CardFace(
        id=unit.id,
        sort="unit",
        name=unit.name,
        kind="friendly" if unit.id in FRIEND_IDS else "enemy",
        icons=beats,
        text=speaker.listed([moves, destroys], "sentences"),
        copies=unit.count,
        rule=unit.rule,
    )
