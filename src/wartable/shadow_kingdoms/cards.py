"""Cards: the faces of Champions, plans, Awards, maps, Relics and overlays, their text made from the data."""

# not compiled: msgspec structures

from functools import cache
from typing import Any

from wartable.engine.face import Amount, CardFace
from wartable.shadow_kingdoms.components import (
    AREA_IDS,
    AWARDS,
    BASE_COSTS,
    CHAIN_IDS,
    CHAMPIONS,
    MAP_SIDES,
    PLANS,
    Award,
    Champion,
    MapSide,
    Plan,
)
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, TROOP_IDS, TYPE_IDS
from wartable.shadow_kingdoms.riftlands_components import NEW_AWARDS, OVERLAYS, RELIC_TYPE_IDS, RELICS, Overlay, Relic

FIRST_CHAMPION_RULE, FIRST_NEW_CHAMPION_RULE, BASE_KINDS = 152, 45, 47
FIRST_NEW_AWARD_RULE, FIRST_RELIC_RULE = 97, 66
AWARD_RULES = [199, 199, 199, 199, 199, 200, 200, 200, 201, 202, 203, 204, 205, 206, 207]
OVERLAY_RULES = {"gargoyle": 26, "gnoll": 28, "goblin": 30, "orc": 31, "skeleton": 34}

# When a power works; a troop, Shrine or Battle Type follows where the row names one.
WHEN = {
    "gained": "",
    "gain_champion": "Whenever you gain a Champion: ",
    "gain_champion_instant": "Whenever you gain an Instant Champion: ",
    "gain_chain_bonus": "For each Chain bonus: ",
    "gain_gold": "Each time you gain Gold from another source: ",
    "gain_magic": "Each time you gain Magic from another source: ",
    "gain_influence": "For each Influence you gain: ",
    "gain_or_spend_gem": "For each Gem gained or spent: ",
    "gain_plan_from_line": "Whenever you gain a Battle Plan from the line: ",
    "complete_plan": "For each completed {battle_type}: ",
    "battle_strength": "In {battle_type} battles: ",
    "battle_dice": "In a battle: ",
    "battle_end": "At the end of a battle: ",
    "pay_champion": "Whenever you pay for a Champion: ",
    "pay_plan": "Whenever you pay for a Battle Plan: ",
    "pay_reserve_bonus": "For each reserve bonus: ",
    "visit": "When your Warden moves to the {shrine} Shrine: ",
    "draft_die": "When you take {a_die}: ",
    "gain_relic": "For each Relic you gain: ",
    "place_chit": "For each Expedition chit you place: ",
    "first_task": "Right after your Warden has moved: ",
    "always": "",
}
WHAT = {
    "gain_influence": "gain {n} Influence",
    "gain_magic": "gain {n} Magic",
    "gain_gold": "gain {n} Gold",
    "gain_gem": "gain {n} Gem",
    "gain_vp": "gain {n} VP",
    "strength": "+{n} Strength",
    "discount_gold": "pay {n} Gold less",
    "extra_gem_space": "{n} more Gem space",
    "extra_champion_limit": "your Champion limit is {n} higher",
    "extra_die_space": "{n} more space for a die",
    "extra_locked_die_space": "{n} extra space for a die, which it leaves only in a battle",
    "repeat_shrine_action": "perform its action twice",
    "die_from_shrine": "take one die from any Shrine, without its action",
    "draft_champion": "take one face-up {of}Champion",
    "buy_champion": "buy one face-up Champion for its base cost",
    "reserve_free": "reserve one Battle Plan without paying its cost",
    "draft_relic": "take one face-up Relic",
    "cycle_plan": "cycle one Battle Plan free of charge",
    "cycle_champion": "cycle one face-up Champion free of charge",
    "cycle_relic": "cycle one face-up Relic free of charge",
    "roll_up_any": "raise any one of your dice by {n}",
    "roll_up_gained_die": "raise it by {n}",
    "roll_up_own_troop": "raise one of your dice of this kind by 2, or two of them by 1 each",
    "wild_die_of_troop": "count one {troop} die as Wild",
    "wild_any": "count any one die as Wild",
    "gold_to_magic_max": "turn up to {n} Gold into as much Magic",
    "gain_gem_after_battle": "gain {n} Gem, not for use in this battle",
    "keep_die_reroll_then_raise": "keep one die of it: roll it, raise it by {n}, and put it on an open space",
    "move_die_between_shrines": "put one die of a Shrine into another Shrine",
    "move_own_chit": "move one of your chits to another rift area",
}
COUNTED = {
    "completed_plans": "completed Battle Plan",
    "completed_plans_of_type": "completed {of}",
    "icons_on_completed_plans": "{of} icon on your completed plans",
    "champions": "Champion you have",
    "champions_of_type": "{of} Champion you have",
    "gold": "Gold",
    "magic": "Magic",
    "influence": "Influence",
    "gems": "Gem you have",
    "dice_on_board": "die on your player board",
    "reserved_plans": "plan still reserved",
    "own_markers_on_awards": "marker of yours on an Award",
    "own_chits_on_board": "chit of yours in the rift areas",
    "relics": "Relic you have",
    "chain_bonuses_earned": "Chain bonus you earned",
}
CONDITIONS = {
    "pattern": "Markers on your map in the shape shown, turned or mirrored.",
    "plans_of_type": "{count} completed {type} plans.",
    "plans_of_size": "{count} completed plans with {size} icons.",
    "icons_of_each_troop": "{count} icons of each Troop Type on your completed plans.",
    "gems": "{count} Gems.",
    "champions": "{count} Champions.",
    "influence": "Influence {count}.",
    "gold_and_magic": "{gold} Gold and {magic} Magic.",
    "dice_of_different_troops": "Dice of {count} different Troop Types.",
    "chits_by_area": "Chits in different rift areas: {areas}.",
    "chits_total": "{count} chits in the rift areas together.",
    "relic_types": "Relics of {count} different types.",
}


@cache
def faces() -> list[CardFace]:
    """Every different card, in the canonical order of the component data, the expansion's last in each sort."""
    cards = [champion_face(champion) for champion in CHAMPIONS] + [plan_face(plan) for plan in PLANS]
    cards += [award_face(award) for award in AWARDS] + [map_face(side) for side in MAP_SIDES]
    return cards + [relic_face(relic) for relic in RELICS] + [overlay_face(overlay) for overlay in OVERLAYS]


def champion_face(champion: Champion) -> CardFace:
    """SK-003, SK-074: type, base cost and effect of a Champion."""
    number = int(champion.number)
    is_new = number >= BASE_KINDS
    row = champion.row
    return CardFace(
        id=champion.id,
        sort="champion",
        name=champion.name,
        kind=CHAMPION_TYPE_IDS[champion.type],
        needs=[Amount("gold", BASE_COSTS[champion.type])],
        icons=list(row.get("do", {})),
        text=score_text(row["score"]) if "score" in row else effect_text(row),
        copies=champion.copies,
        rule=f"RL-{FIRST_NEW_CHAMPION_RULE + number - BASE_KINDS:03}"
        if is_new
        else f"SK-{FIRST_CHAMPION_RULE + number}",
    )


def plan_face(plan: Plan) -> CardFace:
    """SK-002: Battle Type and icons of a plan."""
    needs = [Amount(TROOP_IDS[t], plan.troops.count(t)) for t in dict.fromkeys(plan.troops)]
    icons = [TROOP_IDS[troop] for troop in plan.troops]
    words = ", ".join(name_of(icon) for icon in icons)
    kind = TYPE_IDS[plan.type]
    text = f"{name_of(kind)}: {words}."
    return CardFace(
        id=plan.id, sort="plan", name=plan.name, kind=kind, needs=needs, icons=icons, text=text, rule="SK-002"
    )


def award_face(award: Award) -> CardFace:
    """SK-057, SK-199..SK-207: the condition of an Award; after a pattern its areas, as row and column."""
    is_new = award in NEW_AWARDS
    place = NEW_AWARDS.index(award) if is_new else int(award.number)
    row = {**award.row, "areas": " and ".join(str(number) for number in award.areas)}
    return CardFace(
        id=award.id,
        sort="award",
        name=award.name,
        kind=award.deck,
        icons=[award.kind, *(f"{row}:{col}" for row, col in award.row.get("cells", []))],
        text=CONDITIONS[award.kind].format(**{**row, "type": name_of(award.row.get("type", ""))}),
        rule=f"RL-{FIRST_NEW_AWARD_RULE + place:03}" if is_new else f"SK-{AWARD_RULES[place]}",
    )


def map_face(side: MapSide) -> CardFace:
    """SK-140: the areas of a map side, row by row, and the Chain bonuses of its borders: across first, then down."""
    areas = [AREA_IDS[kind] for kind in side.areas]
    text = "; ".join(", ".join(name_of(area) for area in areas[row : row + 3]) for row in (0, 3, 6))
    chains = [Amount(CHAIN_IDS[kind], 1) for _, _, kind in side.borders]
    return CardFace(
        id=side.id,
        sort="map",
        name=side.name,
        kind=side.side,
        gives=chains,
        icons=areas,
        text=f"{text}.",
        rule="SK-140",
    )


def relic_face(relic: Relic) -> CardFace:
    """RL-066..RL-095: the power of a Relic."""
    return CardFace(
        id=relic.id,
        sort="relic",
        name=relic.name,
        kind=RELIC_TYPE_IDS[relic.type],
        icons=list(relic.row.get("do", {})),
        text=effect_text(relic.row),
        rule=f"RL-{FIRST_RELIC_RULE + relic.number:03}",
    )


def overlay_face(overlay: Overlay) -> CardFace:
    """RL-026..RL-044: what an overlay always does, and what it can unlock."""
    troop = TROOP_IDS[overlay.troop]
    always = " ".join(effect_text(part) for part in overlay.row["always_on"])
    power = effect_text(overlay.row["unlockable"])
    return CardFace(
        id=overlay.id,
        sort="overlay",
        name=f"{name_of(troop)} overlay",
        kind=troop,
        text=f"{always} To unlock: {power}",
        rule=f"RL-{OVERLAY_RULES[troop]:03}",
    )


def effect_text(row: dict[str, Any]) -> str:
    """The sentence of an effect: when it works, what it costs, what it does."""
    of_all = "Battle Plan" if row.get("when") == "complete_plan" else "all"
    when = WHEN[row.get("when", "gained")].format(
        battle_type=name_of(row["battle_type"]) if row.get("battle_type", "any") != "any" else of_all,
        shrine=name_of(row.get("shrine", "")),
        a_die=f"{article(row['troop'])} {name_of(row['troop'])} die" if "troop" in row else "a die",
    )
    text = as_sentence(f"{when}{price_text(row)}{deeds_text(row)}")
    if "on_place" in row:
        more = " and ".join(deed_text(name, value, row) for name, value in row["on_place"].items())
        text += f" When a {name_of(row['on_place_troop'])} die is put there: {more}."
    return text


def deeds_text(row: dict[str, Any]) -> str:
    deeds = [deed_text(name, value, row) for name, value in row.get("do", {}).items()]
    sides = [
        price_text(side) + " and ".join(deed_text(n, v, row) for n, v in side.items() if not n.startswith("cost"))
        for side in row.get("choose_one", [])
    ]
    may = "you may " if row.get("optional") and not row.get("cost_magic") else ""
    more = " more" if row.get("except_self") else ""
    return may + (" and ".join(deeds) if deeds else ", or ".join(sides)) + more


def deed_text(name: str, value: Any, row: dict[str, Any]) -> str:
    of = f"{name_of(value)} " if name == "draft_champion" and value != "any" else ""
    return WHAT[name].format(n=value, of=of, troop=name_of(row.get("troop", "")))


def price_text(row: dict[str, Any]) -> str:
    parts = [f"{row[f'cost_{what}']} {name_of(what)}" for what in ("gold", "magic") if row.get(f"cost_{what}")]
    if "cost_magic_per_owned" in row:
        parts.append(f"1 Magic for each {name_of(row['cost_magic_per_owned'])} Champion you have")
    return f"pay {' and '.join(parts)}: " if parts else ""


def score_text(score: dict[str, Any]) -> str:
    """SK-179..SK-198: what an End-game Champion pays."""
    if "at_least" in score:
        return f"{score['vp']} VP if you completed {score['at_least']} plans of each Battle Type."
    unit = COUNTED[score["count"]].format(of=name_of(score.get("of", "")))
    per = f"{score['per']} {unit}, rounded up" if "per" in score else unit
    above = f" above {score['above']}" if "above" in score else ""
    most = f", at most {score['max']}" if score["max"] else ""
    return f"{score['vp']} VP for each {per}{above}{most}."


def name_of(word: str) -> str:
    """The printed name of a Troop Type, Battle Type, Shrine or Champion type."""
    return {"endgame": "End-game"}.get(word, word.replace("_", " ").title())


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def as_sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
