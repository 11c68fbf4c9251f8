"""Confirming: what is spent or revealed at once is said before one click does it."""

import random

import wartable
from wartable.matches.match import Match, Option

GAMES = 3


def test_cards_that_are_replaced_and_prices_that_end_a_turn_are_confirmed() -> None:
    """SK-R23, SK-R80, SK-R81. Given random games, then a click that turns over a card has said so, with its price."""
    chance = random.Random(15)
    for seed in range(GAMES):
        match = wartable.new_game("shadow_kingdoms", players=1 + seed, seed=seed)
        while not match.over:
            question = match.decisions()[0]
            option = chance.choice(question.options)
            if match.draft(question.seat, []) is None:
                check(match, question.seat, option)
            match.choose(question.seat, option.key)


def check(match: Match, seat: int, option: Option) -> None:
    note, world = option.confirm, match.copy()
    world.choose(seat, option.key)
    is_final = world.marks[-1] == len(world.choices)  # a card put under its deck in the open teaches nobody anything
    if is_final and hidden_cards(world) < hidden_cards(match):
        assert note is not None, option.key
    gold = match.game.players[seat].gold - world.game.players[seat].gold
    if note is not None and note.name == "pays":
        assert note.facts["gold"] >= gold


def hidden_cards(match: Match) -> int:
    return int(match.game.plan_deck.size) + sum(int(deck.size) for deck in match.game.champion_decks)


def test_taking_a_die_and_moving_a_warden_ask_for_no_second_click() -> None:
    """SK-029, SK-035. Given a first turn, then going to a Shrine and taking a die are done with one click each."""
    match = wartable.new_game("shadow_kingdoms", players=2, seed=1, options={"colours": "by_seat"})
    asked = 0
    while asked < 2:
        question = match.decisions()[0]
        if question.question in ("destination", "die_at_shrine"):
            asked += 1
            assert not any(one.confirm for one in question.options)
        match.choose(question.seat, question.options[0].key)


def test_cycling_says_what_it_costs() -> None:
    """SK-067, SK-R23. Given Magic at the Tactics Shrine, then cycling a plan is confirmed with its price."""
    match = wartable.new_game("shadow_kingdoms", players=2, seed=3, options={"colours": "by_seat"})
    chance = random.Random(3)
    for _ in range(400):
        question = match.decisions()[0]
        cycles = [one for one in question.options if one.key.startswith("cycle:")]
        if question.question == "tactics_shrine" and cycles:
            notes = [one.confirm for one in cycles]
            assert all(note is not None and (note.name, note.facts) == ("cycles", {"cost": 1}) for note in notes)
            return
        match.choose(question.seat, chance.choice(question.options).key)
    raise AssertionError("nobody could cycle a plan")
