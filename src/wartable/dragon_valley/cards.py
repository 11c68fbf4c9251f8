"""Cards: the faces of King's Aid cards, building tiles, territory tiles and units, their text made from the data."""

# not compiled: msgspec structures

from functools import cache
from typing import Any

from wartable.dragon_valley.components import (
    BUILDING_ROWS,
    CARD_ROWS,
    FOE_IDS,
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
from wartable.engine.face import Amount, CardFace

CARD_RULES = {
    "blessing": "DV-216",
    "charge": "DV-220",
    "claimed": "DV-221",
    "construction": "DV-225",
    "defensive_fire": "DV-226",
    "invasion": "DV-231",
    "kings_envoy": "DV-235",
    "loyalty_change": "DV-249",
    "lucky_day": "DV-250",
    "remodel": "DV-236",
    "smite": "DV-248",
    "squashed_rebellion": "DV-242",
}
BUILDING_RULES = {
    "arc_jewel": "DV-182",
    "moat_and_ferry": "DV-183",
    "wall": "DV-184",
    "moat_arc_wall": "DV-187",
    "tower": "DV-188",
    "blacksmith": "DV-196",
    "fletcher": "DV-197",
    "carpenter": "DV-198",
    "stable": "DV-199",
    "chapel": "DV-205",
    "royal_guard": "DV-206",
    "sappers": "DV-211",
    "scout_house": "DV-212",
    "dungeon": "DV-214",
}
NAMES = {unit.id: unit.name for unit in UNITS}
PLURALS = {"battering_ram": "Rams", "orc": "Orcs", "dragon": "Dragons"}
PLURALS |= {"trebuchet": "Trebuchets", "archer": "Archers", "knight": "Knights"}

# One sentence for each word of the effects; card texts are put together from these.
OPS = {
    "protect_from_battle_loss": "Until the end of the round one unit in your barony is not destroyed in battles.",
    "extra_movement": "With a Move action you may move all your units a second time.",
    "look_at_territory": "Look secretly at {amount} face-down territory tile{s}.",
    "claim_territory": "Or claim a tile that you besiege: no other player may besiege or conquer it.",
    "extra_build_name": "With a Build action you may also build tiles of one second name.",
    "fire_from_building": "Every enemy that starts on or enters one defensive building is destroyed for 1 point.",
    "extra_enemy_set": "After your enemies have moved they move a second time.",
    "extra_action": "Take a second action in this turn, of another kind.",
    "swap_units": "You may exchange one of your units for a unit of another player; they change places.",
    "reveal_cards": "Reveal the top {amount} cards of the deck.",
    "keep_card": "You may keep one of them.",
    "move_buildings": "Move tiles of one name to other allowed spaces,",
    "take_back_buildings": "or take tiles of one name back,",
    "swap_buildings": "or swap one tile for another,",
    "nothing": "or change nothing.",
    "destroy_enemy": "Destroy one enemy in your barony, without points.",
    "add_prisoner": "Put a prisoner into your Dungeon; if none has room, lose 1 point.",
    "cash_prisoners": "Then you may remove all prisoners for {payout} points.",
    "cancel_card": "Turn it face down to prevent an exchange by Loyalty Change.",
    "battles_destroy_enemy": "Turn it face down: until the end of the round your battles destroy every enemy engaged.",
    "sap_building_name": "Turn it face down and name a building: all of that name have no effect in this round.",
}


@cache
def faces() -> list[CardFace]:
    """Every different piece, in the canonical order of the component data."""
    cards = [card_face(card) for card in CARD_ROWS]
    buildings = [building_face(building) for building in BUILDING_ROWS]
    territories = [territory_face(territory) for territory in TERRITORIES]
    return cards + buildings + territories + [unit_face(unit) for unit in UNITS]


def card_face(card: Card) -> CardFace:
    """DV-010: a King's Aid card."""
    text = " ".join(phrase(effect) for effect in card.effects)
    kind = "compulsory" if card.mandatory else "optional"
    return CardFace(id=card.id, sort="card", name=card.name, kind=kind, text=text, rule=CARD_RULES[card.id])


def phrase(effect: dict[str, Any]) -> str:
    """The sentence of one effect."""
    amount = effect.get("amount", 1)
    payout = ", ".join(str(points) for points in PAYOUT[1:-1]) + f" or {PAYOUT[-1]}"
    return OPS[effect["op"]].format(amount=amount, s="" if amount == 1 else "s", payout=payout)


def building_face(building: Building) -> CardFace:
    """DV-009: a building tile: where it stands, and what it does."""
    sentences = [building_text(building), *(phrase(effect) for effect in building.effects)]
    return CardFace(
        id=building.id,
        sort="building",
        name=building.name,
        kind=building.kind,
        icons=[*building.stops, *building.destroyed_by],
        text=" ".join(sentence for sentence in sentences if sentence),
        copies=building.count,
        rule=BUILDING_RULES[building.id],
    )


def building_text(building: Building) -> str:
    """What a tile does to enemies and for units, from its fields alone."""
    if building.destroys:
        return "Stops all enemies. The first Orc is destroyed; a Ram or Dragon is destroyed together with the Tower."
    if building.turns:
        text = f"Stops {listed(building.turns)}; those that start on it go one space to the right, or over the cliff."
        return text + (f" {listed(building.destroyed_by)} destroy it." if building.destroyed_by else "")
    if building.upgrades:
        need = " (battles only with a Royal Guard)" if building.id == "carpenter" else ""
        units = PLURALS[building.upgrades]
        return f"{units} cover one more square and may engage one more enemy{need}. Rams and Dragons destroy it."
    if building.id == "stable":
        return "All your units move one space farther. Rams and Dragons destroy it."
    return f"Holds up to {TOML['dungeon']['capacity']} prisoners." if building.kind == "underground" else ""


def listed(ids: list[str]) -> str:
    words = [PLURALS[one] for one in ids]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def territory_face(territory: Territory) -> CardFace:
    """DV-011: a territory tile: the squares to cover and the crown."""
    needs = [Amount(unit, number) for unit, number in zip(FRIEND_IDS, territory.squares, strict=True) if number]
    text = "Nothing to conquer: it leaves the game." if territory.empty else f"Conquered for {territory.crown} points."
    return CardFace(
        id=territory.id,
        sort="territory",
        name=territory.name,
        kind="empty" if territory.empty else "territory",
        needs=needs,
        points=None if territory.empty else territory.crown,
        text=text,
        copies=territory.count,
        rule="DV-011",
    )


def unit_face(unit: Unit) -> CardFace:
    """DV-012: a cube: how far it moves, and whom it destroys by the chart (DV-114..DV-122)."""
    beaten = [row for row in TOML["battle"] if unit.id in (row["friendly"], row["enemy"])]
    beats = [row["enemy"] for row in beaten if row["friendly"] == unit.id and row["enemy_destroyed"]]
    beats += [row["friendly"] for row in beaten if row["enemy"] == unit.id and row["friendly_destroyed"]]
    text = f"Moves {unit.move} space{'' if unit.move == 1 else 's'}."
    return CardFace(
        id=unit.id,
        sort="unit",
        name=unit.name,
        kind="friendly" if unit.id in FRIEND_IDS else "enemy",
        icons=beats,
        text=f"{text} Destroys {listed(beats)}." if beats else f"{text} Destroys nobody.",
        copies=unit.count,
        rule="DV-003" if unit.id in FOE_IDS else "DV-094",
    )
