"""Cards: the faces of region, conflict and magic cards and of tribe boards, made from the data; names of sites."""

# not compiled: msgspec structures

from functools import cache

from wartable.engine.face import Amount, CardFace
from wartable.immortals.components import (
    CONFLICT_CARDS,
    DARK_TRIBES,
    LIGHT_TRIBES,
    MAGIC_CARD_ROWS,
    REALM_IDS,
    REGION_ROWS,
    SITE_IDS,
    STRUCTURE_IDS,
    TOML,
    Conflict,
    Cost,
    MagicCard,
    Region,
    Spell,
    Tribe,
)

AREA_NAMES = [row["name"] for row in TOML["area"]]
AREA_COLORS = [row["color"] for row in TOML["area"]]
ACTION_NAMES = {row["id"]: row["name"] for row in TOML["action"]}
REALM_NAMES = ("Light", "Dark")
MAGIC_RULES = ("IM-131", "IM-132", "IM-134", "IM-137")
SPECIAL_RULES = {
    "demons": "IM-125",
    "orcs": "IM-126",
    "necromancers": "IM-127",
    "night_elves": "IM-128",
    "trolls": "IM-129",
}
SPELL_TEXTS = (
    "draw {number} conflict {cards}",
    "take the first player marker; it counts from the next round",
    "build a shrine on one of your sites",
    "take over the region card of one of your sites, if you have more armies there than its holder in the twin",
    "bring {number} armies from one limbo to your sites of that realm",
)


@cache
def faces() -> list[CardFace]:
    """Every different card and half board, in the order of the component data."""
    regions = [region_face(region) for region in REGION_ROWS]
    conflicts = [conflict_face(card) for card in CONFLICT_CARDS]
    magic = [magic_face(card, rule) for card, rule in zip(MAGIC_CARD_ROWS, MAGIC_RULES, strict=True)]
    tribes = [light_face(tribe) for tribe in LIGHT_TRIBES] + [dark_face(tribe) for tribe in DARK_TRIBES]
    return [*regions, *conflicts, *magic, blank_face(), *tribes]


def names() -> dict[tuple[str, str], str]:
    """The names of what is on the table beside cards: the sites."""
    return {("site", site): site_name(number) for number, site in enumerate(SITE_IDS)}


def site_name(site: int) -> str:
    return f"{REGION_ROWS[site >> 1].name} ({REALM_IDS[site & 1]})"


def region_face(region: Region) -> CardFace:
    """IM-002: a region card with the energy and gold of both realms."""
    gives = [
        Amount(f"{what}_{realm}", amounts[number])
        for number, realm in enumerate(REALM_IDS)
        for what, amounts in (("energy", region.energy), ("gold", region.gold))
    ]
    yields = "; ".join(
        f"{REALM_NAMES[number]}: {region.energy[number]} energy, {region.gold[number]} gold" for number in (0, 1)
    )
    return CardFace(
        id=f"region_{region.id}",
        sort="card",
        name=region.name,
        kind=AREA_COLORS[region.area],
        gives=gives,
        icons=["region"],
        text=f"{yields}. {AREA_NAMES[region.area]}, both realms. Comes back after use.",
        rule="IM-002",
    )


def conflict_face(card: Conflict) -> CardFace:
    """IM-003: a conflict card: a site, or an area of a realm (wild)."""
    realm = REALM_IDS[card.realm]
    if card.wild:
        name, text = (
            f"{AREA_NAMES[card.area]} ({realm}, wild)",
            "Stands for any site of its area and realm. Never extracts.",
        )
        gives = []
    else:
        region = REGION_ROWS[card.region]
        name, text = (
            f"{region.name} ({realm})",
            f"Stands for {region.name} in the {realm} realm only. Discarded after use.",
        )
        gives = [Amount("energy", region.energy[card.realm]), Amount("gold", region.gold[card.realm])]
    return CardFace(
        id=card.id, sort="card", name=name, kind=realm, gives=gives, icons=["conflict"], text=text, rule="IM-003"
    )


def magic_face(card: MagicCard, rule: str) -> CardFace:
    """IM-005: a magic card with its cost and options."""
    options = ", or ".join(spell_text(spell) for spell in card.spells)
    return CardFace(
        id=card.id,
        sort="card",
        name=card.name,
        kind="magic",
        needs=amounts(card.cost),
        icons=["magic"],
        text=f"For {cost_text(card.cost)}: {options}.",
        copies=5,
        rule=rule,
    )


def spell_text(spell: Spell) -> str:
    return SPELL_TEXTS[spell.effect].format(number=spell.number, cards="card" if spell.number == 1 else "cards")


def blank_face() -> CardFace:
    return CardFace(
        id="blank",
        sort="card",
        name="Blank card",
        kind="blank",
        icons=["blank"],
        text="Hides that an action is forfeited. Revealed, it brings 1 gold or 1 energy.",
        copies=20,
        rule="IM-078",
    )


def light_face(tribe: Tribe) -> CardFace:
    """IM-096, IM-097: a light half board: home region, army groups, start resources and costs of construction."""
    costs = "; ".join(f"{name} {cost_text(cost)}" for name, cost in zip(STRUCTURE_IDS, tribe.construct, strict=True))
    home = REGION_ROWS[tribe.home].name
    text = f"Home: {home}. Groups: {groups_text(tribe)}. Construction: {costs}."
    return tribe_face(tribe, "light", text, "IM-096")


def dark_face(tribe: Tribe) -> CardFace:
    """IM-125..IM-130: a dark half board: army groups, start resources and the special space."""
    special = ACTION_NAMES[tribe.special["action"]]
    cost = cost_text(Cost(tribe.special["cost"]))
    text = f"Groups: {groups_text(tribe)}. Special: {special} ({cost})."
    return tribe_face(tribe, "dark", text, SPECIAL_RULES[tribe.id])


def tribe_face(tribe: Tribe, realm: str, text: str, rule: str) -> CardFace:
    gives = [Amount("energy", tribe.energy), Amount("gold", tribe.gold)]
    return CardFace(
        id=tribe.id, sort="tribe", name=tribe.name, kind=realm, gives=gives, icons=["tribe"], text=text, rule=rule
    )


def groups_text(tribe: Tribe) -> str:
    return ", ".join(str(size) for size in [*tribe.groups, int(tribe.outer_group)])


def amounts(cost: Cost) -> list[Amount]:
    return [Amount(what, number) for what, number in (("energy", cost.energy), ("gold", cost.gold)) if number]


def cost_text(cost: Cost) -> str:
    return " and ".join(f"{one.amount} {one.what}" for one in amounts(cost)) or "free"
