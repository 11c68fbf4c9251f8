"""Confirming: what is spent or revealed at once is said before one click does it."""

import random

import pytest

import wartable
from wartable.matches.match import Match, Option
from wartable.shadow_kingdoms.tactics import VisitTactics
from wartable.shadow_kingdoms.things import asked_about
from wartable.titles import TITLES
from wartable.words import names_at, option_sentence, plain, sentence

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


def test_cycling_is_a_mode_and_a_card_says_why_it_cannot_be_taken() -> None:
    """SK-067, SK-088, SK-R21. Given a reserved plan and Magic left, then plans can only be cycled, in a mode,

    the question says so, and a click on a plan is told why it cannot be reserved.
    """
    match = wartable.new_game("shadow_kingdoms", players=2, seed=3, options={"colours": "by_seat"})
    chance = random.Random(3)
    for _ in range(2000):
        question = match.decisions()[0]
        if question.question == "tactics_shrine" and question.facts:
            break
        match.choose(question.seat, chance.choice(question.options).key)
    modes = {option.key.split(":")[0]: option.mode for option in question.options}
    assert modes["done"] is None and modes["cycle"] is not None and "reserve" not in modes
    told = [sentence("shadow_kingdoms", "questions", question.question, {"seat": 0, **question.facts})]
    told.append(sentence("shadow_kingdoms", "modes", modes["cycle"].name, modes["cycle"].facts))
    assert [plain(one) for one in told] == ["Cycle more, or end your turn.", "1 Magic: put a plan under the deck"]
    plan = next(option.touches[0] for option in question.options if option.mode)
    refusal = match.title.why_not(match.game, question.seat, plan)
    assert (refusal.rule, refusal.sentence) == ("SK-088", "Only one can be taken per visit.")


@pytest.mark.parametrize(
    ("slots", "gold", "told"),
    [
        ("full", 9, "Your reserve has no open slot: cycle plans, or leave."),
        ("open", 0, "Every plan costs more than you have: cycle plans, or leave."),
        ("open", 9, "Reserve a Battle Plan, or leave."),
    ],
)
def test_the_question_says_why_no_plan_can_be_reserved(slots: str, gold: int, told: str) -> None:
    """SK-088, SK-090. Given no open slot, or too little Gold, then the question at the Shrine speaks of that."""
    match = wartable.new_game("shadow_kingdoms", players=2, seed=3, options={"colours": "by_seat"})
    chance = random.Random(3)
    while (question := match.decisions()[0]).question != "tactics_shrine" or question.facts:
        match.choose(question.seat, chance.choice(question.options).key)
    player = match.game.players[question.seat]
    player.gold = gold
    if slots == "full":
        player.reserve[:] = [plan for plan, _ in enumerate(player.reserve)]
    match.game.asker = VisitTactics(question.seat, 0, False, 0)  # with a die that gives no discount
    facts = asked_about(match.game, match.game.asker.asks(match.game))
    assert plain(sentence("shadow_kingdoms", "questions", "tactics_shrine", {"seat": 0, **facts})) == told


def test_the_base_game_speaks_of_monsters_and_of_no_relics() -> None:
    """Given the base game, then points beyond the track are not put down to Relics, and nobody chooses a colour."""
    names = names_at(TITLES["shadow_kingdoms"], ["Ann"])
    assert plain(sentence("shadow_kingdoms", "asked", "colour", {"seat": 0}, names)) == "Ann chooses their monsters."
    for riftlands, text in ((False, "Influence beyond 20"), (True, "Influence beyond 20 and Relics")):
        match = wartable.new_game("shadow_kingdoms", players=2, seed=1, options={"riftlands": riftlands})
        match.game.players[0].points += 1
        line = next(one for one in match.title.earned(match.game) if one.name == "other")
        assert plain(sentence("shadow_kingdoms", "account", "other", line.facts)) == text


def test_the_button_that_ends_a_turn_says_so() -> None:
    """SK-029, SK-R21. Given a visit to the Tactics Shrine, then to be done there is to end the turn, in words."""
    match = wartable.new_game("shadow_kingdoms", players=2, seed=3, options={"colours": "by_seat"})
    while (question := match.decisions()[0]).question != "tactics_shrine":
        keys = [one.key for one in question.options]
        match.choose(question.seat, "go:tactics" if "go:tactics" in keys else keys[0])
    [done] = [one for one in match.decisions()[0].options if one.key == "done"]
    assert plain(option_sentence("shadow_kingdoms", "done", done.facts, names_at(TITLES["shadow_kingdoms"], ()))) == (
        "End your turn"
    )
