"""The log and the record: what is logged, in which order, and what a record holds of choices made at the same time."""

import re

from tests.support.immortals import battle, finish_phase, given, plan, play, reveal, told
from tests.support.immortals_battle import NEITHER, OTHERS, before_battle
from tests.support.immortals_draft import DARK_HAND, DARK_HAND_2, LIGHT_HAND, choose, draft

from wartable.immortals.title import TITLE
from wartable.matches.match import Match, replay
from wartable.words import names_at, plain, sentence

NAMES = names_at(TITLE, ["Ann", "Bob", "Cleo"])


def lines(match: Match) -> list[str]:
    """The log as a spectator reads it."""
    return [plain(sentence("immortals", "log", event.name, event.seen_by(None), NAMES)) for event in match.events]


def test_draft_cards_are_revealed_in_player_order() -> None:
    """IM-029, IM-030: the cards kept unseen are logged in that order too."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[3, 1], [], [4, 2]])
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    names = ("revealed_draft_card", "kept_draft_card")
    assert [event.facts["seat"] for event in match.events if event.name in names] == [0, 1, 2]


def test_an_action_that_is_lost_is_told_apart_from_one_that_is_declined() -> None:
    """IM-078, IM-079, IM-R47: a blank card, an action that cannot be done, and one that its player declines."""
    cards = {"construct": "region_treehome", "extract_gold": "conflict_light_treehome", "magic_1": "blank"}
    match = given(armies=["treehome-light 1"], plans=[cards, *OTHERS])
    play(reveal(match, "construct"), "gold")  # it cannot be paid
    assert lines(match)[1].startswith("Ann cannot perform the action")
    play(match, "gold", "gold")  # the others have to pass
    play(reveal(match, "magic_1"), "gold")
    assert "The card is blank: Ann forfeits the action." in lines(match)
    play(match, "gold", "gold")
    play(reveal(match, "extract_gold"), "forfeit")
    assert lines(match)[-1] == "Ann forfeits the action."
    assert [len(told(match, name)) for name in ("lost_action", "bluffed", "forfeited")] == [1, 1, 1]


def test_reinforcements_that_cannot_come_are_told() -> None:
    """IM-R53, IM-R28: no site in the realm of a limbo, and no card to draw."""
    match = given(armies=["treehome-light 1"], limbo=[(3, 3)], phase="reinforcements")
    play(match, "no_draw", "no_draw", "no_draw", "done")
    assert told(match, "no_reinforcements") == [{"seat": 0, "realm": "dark"}]
    empty = given(armies=["treehome-light 1"], stack="empty", phase="reinforcements")
    assert [fact["seat"] for fact in told(empty, "nothing_to_draw")] == [0, 1, 2]


def test_inhabitants_who_leave_are_told() -> None:
    """IM-R64: the log says how many go back to the supply, and the view of the battle still ends with its result."""
    match = before_battle(
        NEITHER, "the_murk-dark", "white_falls-dark", ["the_murk-dark 3", "white_falls-dark 2"], tray_inhabitants=1
    )
    match = battle(match, "armies:2", [2, 2], 1)
    assert "1 inhabitant goes back to the supply." in lines(match)
    seen = match.view(None).battle  # type: ignore[attr-defined]
    assert (seen.holder, seen.armies, seen.attack, seen.defence) == (1, 1, 2, 3)


def ended(armies: list[str], points: list[int]) -> Match:
    plans = [{"attack_1": "blank"}, *OTHERS]
    return finish_phase(given(armies=armies, plans=plans, points=points, round_number=7))


def test_a_tie_at_the_end_is_explained() -> None:
    """IM-185, IM-186: who is tied, with how many armies, and who wins; without a tie nothing is said."""
    match = ended(["moonwell-light 2", "treehome-light 3", "gull_bay-light 9"], [5, 5, 4])
    assert lines(match)[-4:] == [
        "Ann is tied at 5 points and has 2 armies on the board.",
        "Bob is tied at 5 points and has 3 armies on the board.",
        "Bob has the most armies on the board and wins.",
        "The game is over.",
    ]
    shared = ended(["moonwell-light 2", "treehome-light 2", "gull_bay-light 9"], [5, 5, 4])
    assert lines(shared)[-3:-1] == ["Ann shares the victory.", "Bob shares the victory."]
    assert told(ended(["moonwell-light 2", "treehome-light 2"], [5, 6, 4]), "level") == []


def test_a_record_holds_simultaneous_choices_in_the_order_in_which_they_were_made() -> None:
    """IM-027, IM-058, IM-I24: whatever their order, the same choices lead to the same table."""
    forward, backward = (Match(TITLE, 3, 4, {}) for _ in range(2))
    for match, turned in ((forward, False), (backward, True)):
        while match.game.round < 2:
            questions = match.decisions()
            question = questions[-1 if turned else 0]
            match.choose(question.seat, question.options[0].key)
    assert forward.choices != backward.choices and sorted(forward.choices) == sorted(backward.choices)
    assert forward.view(None) == backward.view(None)
    for match in (forward, backward):
        assert match.record().choices == match.choices
        assert replay(TITLE, match.record()).view(0) == forward.view(0)


def test_a_plan_is_told_only_when_it_is_complete() -> None:
    """IM-058, IM-R40: the log has one line for each plan, and one when all are laid."""
    match = given(armies=["treehome-light 1"], regions=["treehome"], phase="planning")
    for seat in range(3):
        assert [fact["seat"] for fact in told(match, "planned")] == list(range(seat))
        plan(match, {"construct": "region_treehome"} if seat == 0 else {"construct": "blank"})
    assert len(told(match, "all_planned")) == 1


def test_questions_name_what_they_are_about() -> None:
    """IM-022, IM-079, IM-097: the home, the card and what it is for, the site that is built on."""
    first = Match(TITLE, 3, 1, {})
    assert re.search(r"to \w.* \(light\), your home region\?$", asked_of(first))
    cards = {"construct": "region_treehome"}
    match = given(armies=["treehome-light 1"], plans=[cards, *OTHERS], gold=[5], energy=[5])
    reveal(match, "construct")
    assert asked_of(match) == "Build with Treehome, or forfeit?"
    assert asked_of(play(match, "perform")) == "What do you build on Treehome (light)?"


def asked_of(match: Match) -> str:
    question = match.decisions()[0]
    return plain(sentence("immortals", "questions", question.question, {"seat": 0, **question.facts}, NAMES))
