"""Confirming: what is spent or revealed at once is said before one click does it."""

import random

from tests.support.quests import PILGRIMS, given

import wartable
from wartable.titles import TITLES
from wartable.words import names_at, plain, sentence

GAMES = 4


def test_a_quest_with_one_possible_party_names_the_cards_that_it_takes() -> None:
    """QV-R26. Given a guild that can meet a quest in one way, then completing it says who is discarded."""
    match = given(guilds=["monk captain"], quests=f"{PILGRIMS} - - - - -")
    option = next(one for one in match.decisions()[0].options if one.key.startswith("quest:"))
    assert option.confirm is not None and option.confirm.name == "pays"
    names = names_at(TITLES["quests"], ["Ann", "Bob"])
    told = plain(sentence("quests", "confirm", option.confirm.name, option.confirm.facts, names))
    assert told == "This discards Captain, Monk."


def test_a_quest_whose_party_is_chosen_next_asks_for_no_second_click() -> None:
    """QV-R26. Given several parties, then a question follows in which the party can still be changed."""
    match = given(guilds=["monk captain cleric"], quests=f"{PILGRIMS} - - - - -")
    option = next(one for one in match.decisions()[0].options if one.key.startswith("quest:"))
    assert option.confirm is None


def test_whatever_undo_could_not_take_back_is_confirmed_or_made_by_picking() -> None:
    """Given random games, when an option reveals something, then it said so before, or was the end of a draft."""
    chance = random.Random(15)
    for seed in range(GAMES):
        match = wartable.new_game("quests", players=2 + seed % 3, seed=seed)
        while not match.over:
            question = match.decisions()[0]
            option = chance.choice(question.options)
            is_set = match.draft(question.seat, []) is not None
            note = option.confirm
            match.choose(question.seat, option.key)
            is_final = match.marks[-1] == len(match.choices)
            assert is_set or (note is not None) >= is_final


def test_a_question_names_the_citizen_and_what_its_power_would_give() -> None:
    """QV-032. Given a hired Baron, then the question says who is paid and for what."""
    match = given(line="baron - - - - -", hands=["monk knight"])
    match.choose(0, "hire:slot:0")
    question = match.decisions()[0]
    assert question.question == "pay_power"
    names = names_at(TITLES["quests"], ["Ann", "Bob", "Cid"])
    told = plain(sentence("quests", "questions", question.question, {"seat": 0, **question.facts}, names))
    assert told == "Pay a citizen for the power of the Baron? Then you may: hire."


def test_an_action_that_can_be_taken_twice_is_named_once() -> None:
    """QV-032. Given a hired Bard, whose power gives two draws, then the question does not say the same word twice."""
    match = given(line="bard - - - - -", hands=["monk knight"])
    match.choose(0, "hire:slot:0")
    question = match.decisions()[0]
    names = names_at(TITLES["quests"], ["Ann", "Bob", "Cid"])
    told = plain(sentence("quests", "questions", question.question, {"seat": 0, **question.facts}, names))
    assert told == "Pay a citizen for the power of the Bard? Then you may: draw two citizens."


def test_a_bonus_names_where_it_comes_from_and_what_is_left_of_it() -> None:
    """QV-059. Given a quest completed with a bonus, then the question says which quest and which actions."""
    match = given(guilds=["monk captain"], hands=["monk"], quests=f"{PILGRIMS} - - - - -")
    match.choose(0, f"quest:{PILGRIMS}")
    assert match.decisions()[0].facts == {"quest": PILGRIMS, "gains": "hire"}
