"""Refused powers: why a Relic, rift, Staff or exchange cannot be chosen while the question is about them."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle import PickRewards
from wartable.shadow_kingdoms.conquest import PayForBonus
from wartable.shadow_kingdoms.effects import ANY, POWERS
from wartable.shadow_kingdoms.gains import may_gain_gem
from wartable.shadow_kingdoms.offers import magic_price
from wartable.shadow_kingdoms.options import BATTLE_REWARDS, IDS, PAID_BONUS, WILD_SOURCE
from wartable.shadow_kingdoms.reason import Reason, too_little_magic, unknown
from wartable.shadow_kingdoms.relics import RearrangeSpace, face_up
from wartable.shadow_kingdoms.rift_shrine import ActivateRift, rift_price
from wartable.shadow_kingdoms.riftlands_components import (
    ACTIVE_SPACES,
    CHITS,
    EXCHANGE,
    EXCHANGE_FIRST,
    INSTANT_BONUS,
    REARRANGE,
    RELIC_PICK,
    RELIC_PLACE,
    RELICS,
    RIFT,
    STAFF,
    STAFF_EXCHANGE,
    STAFF_FROM,
    STAFF_RELIC,
    STAFF_TO,
)
from wartable.shadow_kingdoms.rifts import Rifts, chits_on_board, relics_of, rifts_of
from wartable.shadow_kingdoms.staffs import UseStaffs, is_certain_without
from wartable.shadow_kingdoms.table import ShadowKingdoms

OF_RELICS = ("relic", "replace", "staff", "item", "pay", "wild")


def reason_for_power(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    question, word = decision.question, words[0]
    if question == WILD_SOURCE and word == "wild":
        is_known = words[-1] in ("ability", "gem", "power", *IDS["R"])
        return ("SK-R46", "no_wild_source", {}) if is_known else unknown(decision)
    if word in OF_RELICS and words[-1] in IDS["R"]:
        return reason_for_relic(game, decision, IDS["R"].index(words[-1]), word)
    if word in ("rift", "from", "to") and words[-1] in IDS["f"]:
        return reason_for_rift(game, decision, IDS["f"].index(words[-1]))
    if question in (EXCHANGE, EXCHANGE_FIRST) and word == "exchange":
        return ("RL-R20", "exchange_limit", {}) if words[-1].isdecimal() else unknown(decision)
    return reason_for_answer(game, decision, word)


def reason_for_answer(game: ShadowKingdoms, decision: Decision, word: str) -> Reason | None:
    """Answers without a thing: gains, Gems, and the place of a Relic."""
    question = decision.question
    if question == RELIC_PLACE and word == "active":
        return "RL-022", "spaces_full", {}
    if question == BATTLE_REWARDS and word == "gains":
        return "RL-R27", "gains_taken", {}
    if question == BATTLE_REWARDS and word == "gem":
        can = may_gain_gem(game, decision.seat)
        return ("RL-R23", "power_used", {}) if can else ("SK-R83", "no_room_for_gem", {})
    if question == BATTLE_REWARDS and word == "item":
        return "RL-R27", "gives_nothing", {}
    if question == STAFF_EXCHANGE and word in ("gold", "magic"):
        in_camp = not is_certain_without(game, decision.seat)
        return ("RL-R40", "must_stay_certain", {}) if in_camp else ("RL-094", "exchange_gives_nothing", {})
    return ("RL-043", "influence_or_gold", {}) if question == INSTANT_BONUS and word == "magic" else None


# --- Relics


def reason_for_relic(game: ShadowKingdoms, decision: Decision, relic: int, word: str) -> Reason | None:
    question = decision.question
    if not isinstance(game.annex, Rifts):
        return "RL-007", "no_riftlands", {}
    if question in (RELIC_PICK, STAFF_RELIC) and word == "relic":
        rule = "RL-017" if question == RELIC_PICK else "RL-091"
        return rule, "other_area" if relic in face_up(game, ANY) else "relic_not_here", {}
    if question == RELIC_PLACE and word in ("relic", "replace"):
        return reason_for_retiring(game, decision)
    if question == REARRANGE and word == "relic":
        return reason_for_exchanging(game, decision, relic)
    if question == STAFF and word in ("relic", "staff"):
        return reason_for_staff(game, decision, relic)
    if question in (BATTLE_REWARDS, PAID_BONUS) and word in ("relic", "item", "pay"):
        return reason_for_paid_relic(game, decision, relic)
    if word in ("relic", "replace"):
        return ("RL-024", "relics_stay", {}) if relic in relics_of(game, decision.seat) else None
    return {"item": ("RL-R27", "rewards_elsewhere", {}), "pay": ("RL-R28", "chains_elsewhere", {})}.get(word)


def reason_for_retiring(game: ShadowKingdoms, decision: Decision) -> Reason:
    """RL-R12: a Relic is retired only for a new one, and only when both spaces are full."""
    has_space = len(rifts_of(game).active[decision.seat]) < ACTIVE_SPACES
    return ("RL-R12", "space_is_free", {}) if has_space else ("RL-022", "not_active", {})


def reason_for_exchanging(game: ShadowKingdoms, decision: Decision, relic: int) -> Reason:
    """RL-023: only with cards of the player's own stack, as it was at the refill."""
    asker = game.asker
    assert isinstance(asker, RearrangeSpace)
    if relic in rifts_of(game).active[decision.seat]:
        return "RL-023", "active_already", {}
    return ("RL-023", "go_back", {}) if relic in asker.stack else ("RL-023", "not_in_stack", {})


def reason_for_staff(game: ShadowKingdoms, decision: Decision, relic: int) -> Reason:
    """RL-096, RL-R61, RL-R40: once, for its price, while it can give something."""
    asker, player = game.asker, game.players[decision.seat]
    if relic not in rifts_of(game).active[decision.seat]:
        return "RL-020", "not_active", {}
    assert isinstance(asker, UseStaffs)
    numbers = [number for number in RELICS[relic].powers if number in player.powers]
    if any(number in asker.used for number in numbers):
        return "RL-096", "power_used", {}
    if any(player.magic < POWERS[number].cost_magic for number in numbers):
        return too_little_magic("RL-096", player, max(int(POWERS[number].cost_magic) for number in numbers))
    return "RL-R61", "gives_nothing", {}


def reason_for_paid_relic(game: ShadowKingdoms, decision: Decision, relic: int) -> Reason:
    """RL-R27, RL-R28, RL-R52: active, unused, payable, and good for something."""
    asker, player = game.asker, game.players[decision.seat]
    if relic not in rifts_of(game).active[decision.seat]:
        return "RL-R52", "not_active", {}
    left = asker.items if isinstance(asker, PickRewards) else asker.powers if isinstance(asker, PayForBonus) else []
    numbers = [number for number in RELICS[relic].powers if number in left]
    if not numbers:
        return "RL-R52", "power_over", {}
    price = int(magic_price(player, POWERS[numbers[0]]))
    return too_little_magic("RL-R60", player, price) if player.magic < price else ("RL-R61", "gives_nothing", {})


# --- rifts


def reason_for_rift(game: ShadowKingdoms, decision: Decision, area: int) -> Reason | None:
    """RL-013, RL-R06: which rifts cannot be activated. RL-095: between which areas no chit can go."""
    asker, player = game.asker, game.players[decision.seat]
    if decision.question == STAFF_FROM:
        return "RL-095", "no_chit_here", {}
    if decision.question == STAFF_TO:
        return "RL-095", "same_area", {}
    if decision.question != RIFT or not isinstance(asker, ActivateRift):
        return None if isinstance(game.annex, Rifts) else ("RL-005", "no_riftlands", {})
    if chits_on_board(game, decision.seat) >= CHITS:
        return "RL-R06", "chits", {}
    return too_little_magic("RL-013", player, int(rift_price(game, decision.seat, area, asker.discount)))
