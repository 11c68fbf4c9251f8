"""A whole game of Quests against a bot, played by clicking."""

from playwright.sync_api import expect
from tests.web.conftest import NewPerson

MOST_CHOICES = 700


def test_two_clicks_lead_from_the_start_page_to_a_running_game(person: NewPerson) -> None:
    """given the start page / when Play is clicked / then a game against two bots runs and asks its first question"""
    mira = person()
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Play").click()
    mira.await_turn()
    expect(mira.page.locator(".mat")).to_have_count(2)
    assert mira.offered()


def test_a_whole_game_is_played_by_clicking_cards(person: NewPerson) -> None:
    """given a game against a bot / when all is answered by clicking / then the score is shown line by line"""
    mira = person()
    table = mira.new_table("me", "greedy", seed=11)
    for _ in range(MOST_CHOICES):
        mira.await_turn()
        if mira.is_over():
            break
        mira.choose_sensibly()
    assert mira.is_over(), "the game took too long"
    assert not [frame for frame in mira.frames if '"type":"refused"' in frame]

    account = mira.page.get_by_role("dialog")
    expect(account).to_be_visible()
    told = mira.moment["account"]
    for seat, score in enumerate(told["scores"]):
        lines = [line["points"] for line in told["lines"] if line["seat"] == seat]
        assert sum(lines) == score
    expect(account.locator("section li")).to_have_count(len(told["lines"]))
    expect(account.get_by_role("link", name="Download the record")).to_be_visible()

    account.get_by_role("link", name="Watch the replay").click()
    mira.page.wait_for_url(f"**/t/{table}/0")
    expect(mira.page.locator(".tag")).to_have_text("Moment 0")
    slider = mira.page.get_by_role("slider")
    slider.focus()
    mira.page.keyboard.press("End")
    expect(mira.page.locator(".tag")).to_have_text(f"Moment {mira.moment['number']}")
