"""Cards: the faces of Champions, plans, Awards, maps, Relics and overlays, their text made from the data."""

# not compiled: msgspec structures

from functools import cache
from typing import Any

from wartable.engine.contract import ENGLISH
from wartable.engine.face import Amount, CardFace
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.components import (
    AREA_IDS,
    AWARDS,
    BASE_COSTS,
    CHAIN_IDS,
    CHAMPIONS,
    CIRCLES,
    MAP_SIDES,
    PLANS,
    Award,
    Champion,
    MapSide,
    Plan,
)
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, TROOP_IDS, TYPE_IDS
from wartable.shadow_kingdoms.riftlands_components import OVERLAYS, RELIC_TYPE_IDS, RELICS, Overlay, Relic
from wartable.words import Speaker

ANY = "any"
FROM_THE_START = ("gained", "always")  # when an effect works whose row names no moment


@cache
def faces(language: str = ENGLISH) -> list[CardFace]:
    """Every different card, in the canonical order of the component data, the expansion's last in each sort."""
    speaker = Speaker("shadow_kingdoms", language)
    cards = [champion_face(champion, speaker) for champion in CHAMPIONS]
    cards += [plan_face(plan, speaker) for plan in PLANS] + [award_face(award, speaker) for award in AWARDS]
    cards += [map_face(side, speaker) for side in MAP_SIDES] + [relic_face(relic, speaker) for relic in RELICS]
    return cards + [overlay_face(overlay, speaker) for overlay in OVERLAYS]


def champion_face(champion: Champion, speaker: Speaker) -> CardFace:
    """SK-003, SK-074: type, base cost and effect of a Champion."""
    row = champion.row
    return CardFace(
        id=champion.id,
        sort="champion",
        name=champion.name,
        kind=CHAMPION_TYPE_IDS[champion.type],
        needs=[Amount("gold", BASE_COSTS[champion.type])],
        icons=list(row.get("do", {})),
        text=score_text(row["score"], speaker) if "score" in row else effect_text(row, speaker),
        copies=champion.copies,
        rule=champion.rule,
    )


def plan_face(plan: Plan, speaker: Speaker) -> CardFace:
    """SK-002: Battle Type and icons of a plan."""
    needs = [Amount(TROOP_IDS[t], plan.troops.count(t)) for t in dict.fromkeys(plan.troops)]
    icons = [TROOP_IDS[troop] for troop in plan.troops]
    kind = TYPE_IDS[plan.type]
    text = speaker.say("cards-plan", kind=kind, icons=words_text(icons, speaker))
    return CardFace(
        id=plan.id, sort="plan", name=plan.name, kind=kind, needs=needs, icons=icons, text=text, rule="SK-002"
    )


def award_face(award: Award, speaker: Speaker) -> CardFace:
    """SK-057, SK-199..SK-207: the condition of an Award; after a pattern its areas, as row and column."""
    return CardFace(
        id=award.id,
        sort="award",
        name=award.name,
        kind=award.deck,
        gives=[Amount("points", points) for points in CIRCLES],
        icons=[award.kind, *(f"{row}:{col}" for row, col in award.row.get("cells", []))],
        text=award_text(award, speaker),
        rule=award.rule,
    )


def map_face(side: MapSide, speaker: Speaker) -> CardFace:
    """SK-140: the areas of a map side, row by row, and the Chain bonuses of its borders: across first, then down."""
    areas = [AREA_IDS[kind] for kind in side.areas]
    rows = [words_text(areas[row : row + 3], speaker) for row in (0, 3, 6)]
    chains = [Amount(CHAIN_IDS[kind], 1) for _, _, kind in side.borders]
    return CardFace(
        id=side.id,
        sort="map",
        name=side.name,
        kind=side.side,
        gives=chains,
        icons=areas,
        text=speaker.as_sentence(speaker.listed(rows, "semicolon")),
        rule="SK-140",
    )


def relic_face(relic: Relic, speaker: Speaker) -> CardFace:
    """RL-066..RL-095: the power of a Relic."""
    return CardFace(
        id=relic.id,
        sort="relic",
        name=relic.name,
        kind=RELIC_TYPE_IDS[relic.type],
        icons=list(relic.row.get("do", {})),
        text=effect_text(relic.row, speaker),
        rule=relic.rule,
    )


def overlay_face(overlay: Overlay, speaker: Speaker) -> CardFace:
    """RL-026..RL-044: what an overlay always does, and what it can unlock."""
    troop = TROOP_IDS[overlay.troop]
    always = speaker.listed([effect_text(part, speaker) for part in overlay.row["always_on"]], "sentences")
    power = effect_text(overlay.row["unlockable"], speaker)
    return CardFace(
        id=overlay.id,
        sort="overlay",
        name=speaker.say("cards-overlay_name", troop=troop),
        kind=troop,
        text=speaker.say("cards-overlay", always=always, power=power),
        rule=overlay.rule,
    )


def award_text(award: Award, speaker: Speaker) -> str:
    """The condition of an Award, with the numbers and the Battle Type that its row names."""
    facts: dict[str, Fact] = {name: value for name, value in award.row.items() if isinstance(value, int)}
    if "type" in award.row:
        facts["kind"] = award.row["type"]
    areas = speaker.listed([str(number) for number in award.areas])
    return speaker.say(f"cards-award-{award.kind}", **facts, areas=areas)


def effect_text(row: dict[str, Any], speaker: Speaker) -> str:
    """The sentence of an effect: when it works, what it costs, what it does."""
    effect = paid_text(row, deeds_text(row, speaker), speaker)
    when = row.get("when", "gained")
    if when not in FROM_THE_START:
        effect = speaker.say(f"cards-when-{when}", **named_in(row), effect=effect)
    text = speaker.as_sentence(effect)
    if "on_place" in row:
        more = both_text(row["on_place"], row, speaker)
        text = speaker.say("cards-on_place", text=text, troop=row["on_place_troop"], effect=more)
    return text


def named_in(row: dict[str, Any]) -> dict[str, Fact]:
    """The troop, Shrine or Battle Type of an effect, where its row names one."""
    names = {"troop": row.get("troop"), "shrine": row.get("shrine"), "kind": row.get("battle_type")}
    return {name: value for name, value in names.items() if value and value != ANY}


def deeds_text(row: dict[str, Any], speaker: Speaker) -> str:
    if row.get("do"):
        text = both_text(row["do"], row, speaker)
    else:
        sides = [side_text(side, row, speaker) for side in row.get("choose_one", [])]
        text = speaker.listed(sides, "or_else")
    if row.get("optional") and not row.get("cost_magic"):
        text = speaker.say("cards-may", effect=text)
    return speaker.say("cards-more", effect=text) if row.get("except_self") else text


def side_text(side: dict[str, Any], row: dict[str, Any], speaker: Speaker) -> str:
    """One of the effects between which the player chooses, with its own price."""
    deeds = {name: value for name, value in side.items() if not name.startswith("cost")}
    return paid_text(side, both_text(deeds, row, speaker), speaker)


def both_text(deeds: dict[str, Any], row: dict[str, Any], speaker: Speaker) -> str:
    return speaker.listed([deed_text(name, value, row, speaker) for name, value in deeds.items()])


def deed_text(name: str, value: Any, row: dict[str, Any], speaker: Speaker) -> str:
    facts = named_in(row) | ({"amount": int(value)} if isinstance(value, int) else {})
    if name == "draft_champion":
        facts = {} if value == ANY else {"kind": value}
    return speaker.say(f"cards-{name}", **facts)


def paid_text(row: dict[str, Any], effect: str, speaker: Speaker) -> str:
    """The effect with its price, where it has one."""
    prices = [
        speaker.say(f"cards-price-{what}", amount=row[f"cost_{what}"])
        for what in ("gold", "magic")
        if row.get(f"cost_{what}")
    ]
    if "cost_magic_per_owned" in row:
        prices.append(speaker.say("cards-price-per_champion", kind=row["cost_magic_per_owned"]))
    return speaker.say("cards-paid", price=speaker.listed(prices), effect=effect) if prices else effect


def score_text(score: dict[str, Any], speaker: Speaker) -> str:
    """SK-179..SK-198: what an End-game Champion pays."""
    if "at_least" in score:
        return speaker.say("cards-score_of_each", points=score["vp"], number=score["at_least"])
    kind = {"kind": score["of"]} if "of" in score else {}
    unit = speaker.say(f"cards-counted-{score['count']}", **kind)
    bounds = {"rounded_up": score.get("per"), "above": score.get("above"), "at_most": score["max"]}
    for name, number in bounds.items():
        if number:
            unit = speaker.say(f"cards-{name}", number=number, unit=unit)
    return speaker.say("cards-score", points=score["vp"], unit=unit)


def words_text(ids: list[str], speaker: Speaker) -> str:
    return speaker.listed([speaker.word(one) for one in ids], "comma")
