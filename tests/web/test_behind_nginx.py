"""The page behind a real nginx with TLS: loaded, played and connected again, all by https and wss."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.support.proxies import Proxied, behind, require
from tests.web.conftest import NewPerson


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """Instead of the server that the other tests of the page share."""
    require("nginx")
    with behind("nginx", tmp_path_factory.mktemp("nginx")) as ready:
        yield ready


def test_a_game_is_played_in_a_browser_through_nginx(person: NewPerson) -> None:
    """given a server behind nginx / when somebody plays / then choices go through, and a reload finds the same table"""
    mira = person()
    mira.new_table("me", "greedy", seed=11)
    for _ in range(6):
        mira.await_turn()
        mira.choose_sensibly()
    mira.await_turn()
    assert not [frame for frame in mira.frames if '"type":"refused"' in frame]
    number = mira.moment["number"]
    assert mira.page.evaluate("location.protocol") == "https:"
    cookie = next(one for one in mira.page.context.cookies() if one["name"] == "wartable_guest")
    assert (cookie["secure"], cookie["httpOnly"]) == (True, True)

    mira.page.reload()
    mira.await_turn()
    assert mira.moment["number"] == number


def test_an_address_that_leads_nowhere_shows_a_page(person: NewPerson) -> None:
    """given an address that nobody knows / when it is opened / then the page says so, and the status is 404"""
    mira = person()
    answer = mira.page.goto("/no/such/place")
    assert answer is not None
    assert answer.status == 404
    expect(mira.page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
    mira.mistakes.clear()  # the browser complains of the status in its console
