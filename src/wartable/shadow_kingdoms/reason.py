"""Reason: what a refusal is made of, and what the files that look for reasons share."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.options import QUESTION_WORDS
from wartable.shadow_kingdoms.table import Player
from wartable.words import rule_behind

Reason = tuple[str, str, dict[str, Fact]]  # the rule, the sentence's name in the catalogue, and its facts


def refused(reason: Reason) -> NotOffered:
    rule, name, facts = reason
    return NotOffered(rule, name, facts, "shadow_kingdoms")


def unknown(decision: Decision) -> Reason:
    """Nothing of that name exists; the rule is the one behind the question that is asked."""
    return rule_behind("shadow_kingdoms", QUESTION_WORDS[decision.question]), "unknown", {}


def too_little_magic(rule: str, player: Player, cost: int) -> Reason:
    return rule, "cannot_pay_magic", {"cost": cost, "magic": int(player.magic)}


def too_little_gold(rule: str, player: Player, cost: int) -> Reason:
    return rule, "cannot_pay", {"cost": cost, "gold": int(player.gold)}
