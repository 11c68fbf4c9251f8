"""Puzzles in the browser: missed, solved on the table, and gone on from; on a desktop, by keys, on a phone."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check

from wartable.bots.puzzles import Puzzle, all_puzzles, puzzle_named

GAME = "quests"


def take_next(solver: Person) -> Puzzle:
    """From the page of puzzles to one of a game."""
    solver.go("/puzzles")
    solver.page.get_by_label("Game", exact=True).select_option(GAME)
    solver.page.get_by_role("button", name="Next puzzle").click()
    return posed(solver)


def posed(solver: Person) -> Puzzle:
    expect(solver.page.locator(".puzzle .words")).to_contain_text("One answer is clearly the best")
    found = puzzle_named(str(solver.moment["puzzle"]["puzzle"]))
    assert found is not None
    return found


def answer(solver: Person, key: str) -> None:
    """By the list of options, which says what each of them is."""
    option = next(one for one in solver.moment["decision"]["options"] if one["key"] == key)
    options = solver.page.get_by_role("tab", name="Options")
    if options.is_visible():
        options.click()
    solver.page.locator(".options li button").get_by_text(option["text"], exact=True).click()
    if option["confirm"] is not None:
        solver.page.get_by_role("menuitem", name=option["text"]).click()


def wrong(puzzle: Puzzle) -> str:
    return max(puzzle.costs, key=lambda key: puzzle.costs[key])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_puzzle_is_missed_and_then_solved(person: NewPerson, phone: bool) -> None:
    """given a puzzle / when it is missed / then the reply is shown; at the next try it is solved, and played on"""
    mira = person(phone=phone)
    puzzle = take_next(mira)
    expect(mira.page.get_by_role("button", name="Hint")).to_have_count(0)
    answer(mira, wrong(puzzle))
    expect(mira.page.locator(".verdict")).to_contain_text("There is something better")
    mira.page.get_by_role("button", name="Try again").click()
    assert posed(mira).id == puzzle.id
    answer(mira, puzzle.answers[0])
    expect(mira.page.locator(".verdict")).to_contain_text("Right:")
    check(mira.page)
    posing = mira.page.url
    mira.page.get_by_role("button", name="Play on against bots").click()
    expect(mira.page).not_to_have_url(posing)
    expect(mira.page.locator(".table-top")).to_be_visible()
    expect(mira.page.locator(".puzzle")).to_have_count(0)
    mira.go("/puzzles")
    expect(mira.page.get_by_text("Right at the first try: 0 of 1")).to_be_visible()


def test_a_puzzle_is_solved_by_keys_alone(person: NewPerson) -> None:
    """given the puzzle of the day's page / when only keys are pressed / then a puzzle is taken, answered and counted"""
    mira = person()
    mira.go("/puzzles")
    mira.page.get_by_label("Game", exact=True).select_option(GAME)
    mira.page.get_by_role("button", name="Next puzzle").press("Enter")
    puzzle = posed(mira)
    offers = [one["key"] for one in mira.moment["decision"]["options"]]
    mira.page.keyboard.press("o")
    for _ in range(2 * len(offers)):
        if is_focused(mira, puzzle.answers[0]):
            break
        mira.page.keyboard.press("Tab")
    mira.page.keyboard.press("Enter")
    if mira.page.get_by_role("menuitem").count():
        mira.page.keyboard.press("Enter")
    expect(mira.page.locator(".verdict")).to_contain_text("Right:")


def test_a_miss_that_ends_the_game_leaves_the_verdict_in_sight(person: NewPerson) -> None:
    """given the last turn of a game, and an answer that loses it / when it is given / then no account covers the
    verdict, and the puzzle can be tried again
    """
    lost = next(one for one in all_puzzles().values() if max(one.costs.values()) > 0.99)
    mira = person()
    mira.go("/puzzles")
    made = mira.page.request.post(f"/api/puzzles/{lost.id}").json()
    mira.go(f"/t/{made['id']}")
    answer(mira, wrong(posed(mira)))
    expect(mira.page.get_by_text("The game is over.").first).to_be_visible()
    expect(mira.page.get_by_role("dialog")).to_have_count(0)
    mira.page.get_by_role("button", name="Try again").click()
    assert posed(mira).id == lost.id


def is_focused(solver: Person, key: str) -> bool:
    text = next(one["text"] for one in solver.moment["decision"]["options"] if one["key"] == key)
    return bool(solver.page.evaluate("text => document.activeElement.textContent.trim() === text", text))
