"""Remarks: what a player is told about cards and areas: the price to pay now, and the points of a skirmish."""

import random

import wartable
from wartable.matches.match import Match, Question

PRICED = {"tactics_shrine": "reserve", "champions_shrine": "buy", "battle_plan": "battle", "champion_pick": "take"}


def moments(seed: int, questions: tuple[str, ...]) -> list[tuple[Match, Question]]:
    """The first moments of a random game at which each question is asked, as copies."""
    match, chance = wartable.new_game("shadow_kingdoms", players=2, seed=seed), random.Random(seed)
    found: dict[str, tuple[Match, Question]] = {}
    while not match.over and len(found) < len(questions):
        question = match.decisions()[0]
        if question.question in questions and question.question not in found:
            copy = match.copy()
            found[question.question] = (copy, copy.decisions()[0])
        match.choose(question.seat, chance.choice(question.options).key)
    return list(found.values())


def test_the_price_that_is_told_is_the_price_that_is_paid() -> None:
    """SK-038, SK-075, SK-076, SK-089, SK-104. Given a visit, then each card tells what taking it would cost."""
    checked = 0
    for seed in range(4):
        for match, question in moments(seed, tuple(PRICED)):
            remarks = match.title.remarks(match.game, question.seat)
            for option in question.options:
                if option.key.startswith(PRICED[question.question]) and option.touches[0] in remarks:
                    assert remarks[option.touches[0]].facts["price"] == option.facts["cost"], option.key
                    checked += 1
    assert checked > 20


def test_areas_tell_what_covering_them_pays() -> None:
    """SK-141, SK-143. Given a battle just won, then the areas that fit it tell the points, and they are scored."""
    for match, question in moments(1, ("area",)):
        remarks = match.title.remarks(match.game, question.seat)
        for option in question.options:
            world = match.copy()
            world.choose(question.seat, option.key)
            scored = [event.facts["points"] for event in world.events[len(match.events) :] if event.name == "skirmish"]
            told = remarks.get(option.touches[0])
            assert (int(told.signs[0]) if told else 0) == sum(int(one) for one in scored)
