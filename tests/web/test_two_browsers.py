"""Two people in two browsers, and a spectator who never receives a hidden card."""

import json
from typing import Any

from playwright.sync_api import expect
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import sit_down

CHOICES = 24
DRAWS = 4  # the first turn of both: two cards each, which only their owners may know


def test_a_spectator_never_receives_hidden_cards(person: NewPerson) -> None:
    """given two players and a spectator / when they play / then only the owner's frames hold a hand or guild master"""
    mira, tom, ash = person(), person(), person()
    table = mira.new_table("me", "open")
    tom.go(f"/t/{table}")
    sit_down(tom, "Tom")
    ash.go(f"/t/{table}")
    expect(ash.page.get_by_text("You are watching this table")).to_be_visible()
    players = [mira, tom]
    for choice in range(CHOICES):
        active = awaited(players)
        if choice < DRAWS:
            active.click_thing("citizen_deck")
        else:
            active.choose_sensibly()
    number = max(one.moment["number"] for one in players)
    ash.page.wait_for_function(
        "number => Number(document.querySelector('.table-top').dataset.seq) >= number", arg=number
    )

    assert len(ash.moments()) >= CHOICES
    for seat, owner in enumerate(players):
        assert all(view["hand"] is not None and view["guild_master"] for view in player_views(owner, seat))
        for other in (players[1 - seat], ash):
            assert all(view["hand"] is None and view["guild_master"] is None for view in player_views(other, seat))
    assert all(moment["decision"] is None for moment in ash.moments())
    assert not secrets_told(ash, players), "a spectator was told the name of a card that was drawn in secret"
    expect(mira.page.get_by_text("one spectator")).to_be_visible()


def awaited(players: list[Person]) -> Person:
    """The person who is asked."""
    for _ in range(300):
        for one in players:
            if one.is_asked() and one.moment["decision"]:
                return one
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def player_views(viewer: Person, seat: int) -> list[dict[str, Any]]:
    return [moment["view"]["players"][seat] for moment in viewer.moments() if moment["view"]]


def secrets_told(spectator: Person, players: list[Person]) -> list[str]:
    """Lines that owners read with more names than the spectator does, and that the spectator has in full as well."""
    known = {json.dumps(line["text"]) for line in log_of(spectator)}
    private = [line for one in players for line in log_of(one) if "draws" in json.dumps(line["text"])]
    named = [line for line in private if any((part["ref"] or "").startswith("citizen:") for part in line["text"])]
    assert named, "nobody drew a card: the test has seen nothing"
    return [json.dumps(line["text"]) for line in named if json.dumps(line["text"]) in known]


def log_of(viewer: Person) -> list[dict[str, Any]]:
    return [line for moment in viewer.moments() for line in moment["log"]]
