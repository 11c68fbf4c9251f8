"""Battles of Immortals: an attack made ready, and plans that take no part in it."""

from tests.support.immortals import act, given

from wartable.matches.match import Match

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]
NEITHER = "conflict_dark_gull_bay"


def before_battle(card: str, source: str, target: str, armies: list[str], **more: object) -> Match:
    """An attack of seat 0 that lacks only its strength."""
    plans = more.pop("plans", [{"attack_1": card}, *OTHERS])
    match = given(armies=armies, plans=plans, **more)  # type: ignore[arg-type]
    match = act(match, "attack_1")
    for key in (f"from:{source}", f"to:{target}"):
        if key in [option.key for option in match.decisions()[0].options]:
            match.choose(0, key)
    return match
