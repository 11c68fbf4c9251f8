"""Cards: the faces of region, conflict and magic cards and of tribe boards, made from the data; names of sites."""

# not compiled: msgspec structures

from functools import cache

from wartable.engine.contract import ENGLISH
from wartable.engine.face import Amount, CardFace
from wartable.immortals.components import (
    AREA_IDS,
    BLANKS,
    CONFLICT_CARDS,
    DARK_TRIBES,
    FIRST_CONFLICT,
    LIGHT_TRIBES,
    MAGIC_CARD_ROWS,
    MOST_PLAYERS,
    REALM_IDS,
    REGION_ROWS,
    SITE_IDS,
    SPELL_IDS,
    STANDS_FOR,
    STRUCTURE_IDS,
    TOML,
    ConflictCard,
    Cost,
    MagicCard,
    Region,
    Spell,
    Tribe,
)
from wartable.immortals.masks import members
from wartable.words import Speaker

AREA_NAMES = [row["name"] for row in TOML["area"]]
AREA_COLORS = [row["color"] for row in TOML["area"]]
ACTION_NAMES = {row["id"]: row["name"] for row in TOML["action"]}


@cache
def faces(language: str = ENGLISH) -> list[CardFace]:
    """Every different card and half board, in the order of the component data."""
    speaker = Speaker("immortals", language)
    regions = [region_face(region, number, speaker) for number, region in enumerate(REGION_ROWS)]
    conflicts = [conflict_face(card, number, speaker) for number, card in enumerate(CONFLICT_CARDS, FIRST_CONFLICT)]
    magic = [magic_face(card, speaker) for card in MAGIC_CARD_ROWS]
    tribes = [light_face(tribe, speaker) for tribe in LIGHT_TRIBES]
    tribes += [dark_face(tribe, speaker) for tribe in DARK_TRIBES]
    return [*regions, *conflicts, *magic, blank_face(speaker), *tribes]


def names(language: str = ENGLISH) -> dict[tuple[str, str], str]:
    """The names of what is on the table beside cards: the sites."""
    speaker = Speaker("immortals", language)
    return {("site", site): site_name(number, speaker) for number, site in enumerate(SITE_IDS)}


def site_name(site: int, speaker: Speaker) -> str:
    return speaker.say(f"cards-in_the_{REALM_IDS[site & 1]}", name=speaker.word(REGION_ROWS[site >> 1].id))


def area_name(area: int, speaker: Speaker) -> str:
    return speaker.name("area", AREA_IDS[area], AREA_NAMES[area])


def sites_meant(card: int) -> list[str]:
    """IM-002, IM-067, IM-069, IM-071: the sites that a card stands for."""
    return [f"site:{SITE_IDS[site]}" for site in members(STANDS_FOR[card])]


def region_face(region: Region, card: int, speaker: Speaker) -> CardFace:
    """IM-002: a region card with the energy and gold of both realms."""
    gives = [
        Amount(f"{what}_{realm}", amounts[number])
        for number, realm in enumerate(REALM_IDS)
        for what, amounts in (("energy", region.energy), ("gold", region.gold))
    ]
    yields = [
        speaker.say(f"cards-yield_{realm}", energy=int(region.energy[number]), gold=int(region.gold[number]))
        for number, realm in enumerate(REALM_IDS)
    ]
    area = area_name(region.area, speaker)
    return CardFace(
        id=f"region_{region.id}",
        sort="card",
        name=speaker.word(region.id),
        kind=AREA_COLORS[region.area],
        gives=gives,
        icons=["region", AREA_IDS[region.area]],
        stands_for=sites_meant(card),
        text=speaker.say("cards-region", yields=speaker.listed(yields, "semicolon"), area=area),
        rule="IM-002",
    )


def conflict_face(card: ConflictCard, number: int, speaker: Speaker) -> CardFace:
    """IM-003: a conflict card: a site, or an area of a realm (wild)."""
    realm = REALM_IDS[card.realm]
    if card.wild:
        name = speaker.say(f"cards-wild_in_the_{realm}", name=area_name(card.area, speaker))
        text, gives = speaker.say("cards-wild"), []
    else:
        region = REGION_ROWS[card.region]
        name = speaker.say(f"cards-in_the_{realm}", name=speaker.word(region.id))
        text = speaker.say(f"cards-conflict_{realm}", region=region.id)
        gives = [Amount("energy", region.energy[card.realm]), Amount("gold", region.gold[card.realm])]
    return CardFace(
        id=card.id,
        sort="card",
        name=name,
        kind=realm,
        gives=gives,
        icons=[
            "wild" if card.wild else "conflict",
            AREA_IDS[card.area if card.wild else REGION_ROWS[card.region].area],
            realm,
        ],
        stands_for=sites_meant(number),
        text=text,
        rule="IM-003",
    )


def magic_face(card: MagicCard, speaker: Speaker) -> CardFace:
    """IM-005: a magic card with its cost and options."""
    options = speaker.listed([spell_text(spell, speaker) for spell in card.spells], "or_else")
    return CardFace(
        id=card.id,
        sort="card",
        name=card.name,
        kind="magic",
        needs=amounts(card.cost),
        icons=["magic"],
        text=speaker.say("cards-magic", cost=cost_text(card.cost, speaker), options=options),
        copies=MOST_PLAYERS,
        rule=card.rule,
    )


def spell_text(spell: Spell, speaker: Speaker) -> str:
    return speaker.say(f"cards-{SPELL_IDS[spell.effect]}", number=int(spell.number))


def blank_face(speaker: Speaker) -> CardFace:
    return CardFace(
        id="blank",
        sort="card",
        name=speaker.say("cards-blank_name"),
        kind="blank",
        icons=["blank"],
        text=speaker.say("cards-blank"),
        copies=MOST_PLAYERS * BLANKS,
        rule=TOML["blank_card"]["rule"],
    )


def light_face(tribe: Tribe, speaker: Speaker) -> CardFace:
    """IM-096, IM-097: a light half board: home region, army groups, start resources and costs of construction."""
    costs = [
        speaker.say(f"cards-cost_of_{name}", cost=cost_text(cost, speaker))
        for name, cost in zip(STRUCTURE_IDS, tribe.construct, strict=True)
    ]
    home, groups = speaker.word(REGION_ROWS[tribe.home].id), groups_text(tribe, speaker)
    text = speaker.say("cards-light_tribe", home=home, groups=groups, costs=speaker.listed(costs, "semicolon"))
    return tribe_face(tribe, "light", text)


def dark_face(tribe: Tribe, speaker: Speaker) -> CardFace:
    """IM-125..IM-130: a dark half board: army groups, start resources and the special space."""
    action = tribe.special["action"]
    special = speaker.name("action", action, ACTION_NAMES[action])
    cost = cost_text(Cost(tribe.special["cost"]), speaker)
    text = speaker.say("cards-dark_tribe", groups=groups_text(tribe, speaker), special=special, cost=cost)
    return tribe_face(tribe, "dark", text)


def tribe_face(tribe: Tribe, realm: str, text: str) -> CardFace:
    gives = [Amount("energy", tribe.energy), Amount("gold", tribe.gold)]
    return CardFace(
        id=tribe.id, sort="tribe", name=tribe.name, kind=realm, gives=gives, icons=["tribe"], text=text, rule=tribe.rule
    )


def groups_text(tribe: Tribe, speaker: Speaker) -> str:
    return speaker.listed([str(size) for size in [*tribe.groups, int(tribe.outer_group)]], "comma")


def amounts(cost: Cost) -> list[Amount]:
    return [Amount(what, number) for what, number in (("energy", cost.energy), ("gold", cost.gold)) if number]


def cost_text(cost: Cost, speaker: Speaker) -> str:
    said = [speaker.say(f"cards-so_much_{one.what}", amount=int(one.amount or 0)) for one in amounts(cost)]
    return speaker.listed(said) or speaker.say("cards-free")
